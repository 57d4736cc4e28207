//! A stack of tiles as a drawing on a sheet, and on the lid of the box.

use super::faces;
use crate::engine::Seat;
use crate::table::{Drawing, Palette, Picture};

/// Metres are no measure here: height of a disc as a part of its width.
const DISC: f32 = 0.13;
/// Half the width of a disc, half the depth that is seen of its top, and room round the stack, in hundredths of the drawing.
const HALF: f32 = 48.0;
const FLAT: f32 = 22.0;
const ROUND: f32 = 4.0;

/// Turned discs on top of each other, in the wood of their owner; the grey tile belongs to nobody.
pub fn stack(owner: Option<Seat>, height: u8) -> Picture {
    Picture::Drawing(Drawing::new(high(height) / 100.0, |palette| svg(owner, height, palette)))
}

fn high(height: u8) -> f32 {
    2.0 * (FLAT + ROUND) + 100.0 * DISC * f32::from(height)
}

fn svg(owner: Option<Seat>, height: u8, palette: Palette) -> String {
    let [red, green, blue] = owner.map_or(faces::GREY, |owner| faces::colour(owner).colour(palette));
    let shade = |part: f32| {
        let mix = |value: u8| (f32::from(value) * part).min(255.0) as u8;
        format!("#{:02x}{:02x}{:02x}", mix(red), mix(green), mix(blue))
    };
    let bright = u32::from(red) + u32::from(green) + u32::from(blue) > 330;
    let (edge, ink) = if bright { ("#6b4f2e", "#2b1c12") } else { ("#b09468", "#f3dfb0") };
    let high = high(height);
    let top = |level: u8| high - ROUND - FLAT - 100.0 * DISC * f32::from(level);
    let mut discs = String::new();
    for level in 0..height {
        let (low, top) = (top(level), top(level + 1));
        let lean = if level % 2 == 0 { 0.0 } else { 0.6 };
        discs += &format!(
            "<path d='M{a} {top} L{a} {low} A{HALF} {FLAT} 0 0 0 {b} {low} L{b} {top} Z' fill='url(#side)' \
             stroke='{edge}' stroke-width='0.8'/><ellipse cx='{m}' cy='{top}' rx='{HALF}' ry='{FLAT}' fill='{lid}' \
             stroke='{edge}' stroke-width='0.8'/>",
            a = 50.0 - HALF + lean,
            b = 50.0 + HALF + lean,
            m = 50.0 + lean,
            lid = shade(1.1),
        );
    }
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 {high}' width='100' height='{high}'><defs>\
         <linearGradient id='side'><stop offset='0' stop-color='{dark}'/><stop offset='0.35' stop-color='{plain}'/>\
         <stop offset='1' stop-color='{darker}'/></linearGradient></defs>{discs}<g transform='translate(50 {lid}) \
         scale(1 {flat})'><g fill='none' stroke='{edge}' stroke-width='1.2' opacity='0.35'>{GRAIN}</g>{sign}<text x='0' \
         y='16' text-anchor='middle' font-family='&quot;Source Serif 4&quot;' font-weight='900' font-size='46' \
         fill='{ink}'>{height}</text></g></svg>",
        lid = top(height),
        flat = FLAT / HALF,
        sign = owner.map_or(String::new(), |owner| sign(owner, ink)),
        dark = shade(0.8),
        plain = shade(1.02),
        darker = shade(0.62),
    )
}

/// The grain of the wood on the top.
const GRAIN: &str = "<path d='M-32 -32 Q0 -38 30 -33 M-43 -17 Q0 -25 43 -16 M-46 3 Q2 -5 46 5 M-43 18 Q0 12 42 20 M-33 32 Q0 28 \
                     30 34'/>";

/// The sign that is inlaid round the number, the same as on the table: a ring, a square, beads.
fn sign(owner: Seat, ink: &str) -> String {
    let shape = match owner.index() {
        0 => "<circle r='37' stroke-width='2.6'/>",
        1 => "<rect x='-26' y='-26' width='52' height='52' stroke-width='2.8'/>",
        _ => "<circle r='37' stroke-width='6' stroke-linecap='round' stroke-dasharray='0 19.37'/>",
    };
    format!("<g fill='none' stroke='{ink}'>{shape}</g>")
}

#[cfg(test)]
mod tests {
    #[cfg(feature = "client")]
    use super::*;

    #[cfg(feature = "client")]
    #[test]
    fn a_drawing_of_discs_can_be_read() {
        for owner in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            for height in [1, 20] {
                let svg = super::svg(owner, height, Palette::Safe);
                let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).expect("an SVG");
                assert!((tree.size().height() - super::high(height)).abs() < 0.1);
            }
        }
    }
}
