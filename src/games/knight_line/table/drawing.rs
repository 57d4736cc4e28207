//! A stack of tiles as a drawing on a sheet.

use crate::client::table::Picture;

/// Metres are no measure here: height of a disc as a part of its width.
const DISC: f32 = 0.13;

/// Turned discs on top of each other, in wood of this colour (sRGB).
pub fn stack(colour: [u8; 3], height: u8) -> Picture {
    Picture::Drawing(svg(colour, height), 0.45 + DISC * f32::from(height))
}

fn svg([red, green, blue]: [u8; 3], height: u8) -> String {
    let (wide, flat) = (100.0, 17.0);
    let disc = wide * DISC;
    let high = 2.0 * flat + disc * f32::from(height) + 8.0;
    let shade = |part: f32| {
        let mix = |value: u8| (f32::from(value) * part).min(255.0) as u8;
        format!("#{:02x}{:02x}{:02x}", mix(red), mix(green), mix(blue))
    };
    let bright = u32::from(red) + u32::from(green) + u32::from(blue);
    let (edge, ink) = if bright > 330 { ("#3a2a1a", "#2b1c12") } else { ("#a58a5c", "#f3dfb0") };
    let mut discs = String::new();
    for level in 0..height {
        let top = high - 4.0 - flat - disc * f32::from(level + 1);
        let low = top + disc;
        let lean = if level % 2 == 0 { 0.0 } else { 0.6 };
        discs += &format!(
            "<path d='M{a} {top} L{a} {low} A48 {flat} 0 0 0 {b} {low} L{b} {top} Z' fill='url(#side)' stroke='{edge}' \
             stroke-width='0.9'/><ellipse cx='{m}' cy='{top}' rx='48' ry='{flat}' fill='{lid}' stroke='{edge}' \
             stroke-width='0.9'/>",
            a = 2.0 + lean,
            b = 98.0 + lean,
            m = 50.0 + lean,
            lid = shade(1.25),
        );
    }
    let lid = high - 4.0 - flat - disc * f32::from(height);
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 101 {high}' width='101' height='{high}'><defs>\
         <linearGradient id='side'><stop offset='0' stop-color='{dark}'/><stop offset='0.35' stop-color='{plain}'/>\
         <stop offset='1' stop-color='{darker}'/></linearGradient></defs>{discs}<g transform='translate(50 {lid}) \
         scale(1 0.42)'><text x='0' y='13' text-anchor='middle' font-family='&quot;Source Serif 4&quot;' font-weight='600' \
         font-size='38' fill='{ink}'>{height}</text></g></svg>",
        dark = shade(0.85),
        plain = shade(1.15),
        darker = shade(0.7),
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_drawing_of_discs_can_be_read() {
        for height in [1, 20] {
            let svg = super::svg([0xe6, 0xd3, 0xa8], height);
            let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).expect("an SVG");
            assert!(tree.size().height() > 40.0);
        }
    }
}
