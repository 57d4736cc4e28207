//! A scenario as a small map: its ground, and who stands where, by side (a square tile or a round one) and class (its colour and as
//! many pips as it has steps: light, regular, heavy). Ground is told by what is drawn on it as well as by its colour.

use std::fmt::Write as _;
use std::sync::LazyLock;

use super::faces;
use crate::games::battlelore::scenario::{self, Scenario};
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::{Hex, Side};
use crate::table::{Drawing, Palette};

/// Width and height of a map in its own units: half hexes across, and thirds of hexes down.
const SIZE: (f32, f32) = (26.4, 28.6 * ROW);
/// Corners of a regular hexagon are so much farther apart upwards than the grid of the rules has them.
const ROW: f32 = 0.577_35;

/// The maps of all scenarios, those of the house first, in their order.
pub fn all() -> impl Iterator<Item = Drawing> {
    static MAPS: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
        let scenarios = scenario::all().chain(scenario::own());
        scenarios.map(|scenario| Drawing::new(SIZE.1 / SIZE.0, |palette| map(scenario, palette))).collect()
    });
    MAPS.iter().cloned()
}

fn colour(scenario: &Scenario, hex: Hex) -> &'static str {
    let field = &scenario.field;
    match field.terrain(hex) {
        _ if field.landmark(hex).is_some() => "#8e7a86",
        Surface::Forest => "#46602c",
        Surface::Hill => "#a07a48",
        Surface::River => "#3b7482",
        Surface::Ford => "#8fb3a4",
        Surface::Bridge => "#b48a58",
        _ => "#92a862",
    }
}

/// What is drawn on the ground of a hex, round its middle.
fn sign(scenario: &Scenario, hex: Hex) -> Option<&'static str> {
    let field = &scenario.field;
    Some(match field.terrain(hex) {
        _ if field.landmark(hex).is_some() => "M-.5 .5V-.5H-.25V-.25H.25V-.5H.5V.5Z",
        Surface::Forest => "M-.45 .55 0-.55 .45 .55ZM-.62 .6-.3-.1M.62 .6 .3-.1",
        Surface::Hill => "M-.62 .35Q0-.75 .62 .35M-.3 .5Q.1-.15 .5 .5",
        Surface::River => "M-.6-.25Q-.3-.5 0-.25T.6-.25M-.6 .25Q-.3 0 0 .25T.6 .25",
        Surface::Ford => "M-.6 0Q-.3-.25 0 0T.6 0M-.35 .4H-.15M.15 .4H.35M-.35-.4H-.15M.15-.4H.35",
        Surface::Bridge => "M-.6-.35H.6M-.6 .35H.6M-.3-.35V.35M0-.35V.35M.3-.35V.35",
        _ => return None,
    })
}

/// The middle of a hex on the map.
fn middle(hex: Hex) -> (f32, f32) {
    let (x, y) = hex.centre();
    (x as f32 + 1.2, (y as f32 + 2.3) * ROW)
}

/// Draws a map, North above.
fn map(scenario: &Scenario, palette: Palette) -> String {
    let mut svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}'>", SIZE.0, SIZE.1);
    for hex in Hex::all() {
        let (x, y) = middle(hex);
        let _ = write!(svg, "<polygon fill='{}' stroke='#4c5a2c' stroke-width='0.14' points='", colour(scenario, hex));
        let (own_x, own_y) = hex.centre();
        for (corner_x, corner_y) in hex.corners() {
            let (dx, dy) = ((corner_x - own_x) as f32, (corner_y - own_y) as f32 * ROW);
            let _ = write!(svg, "{:.2},{:.2} ", x + dx * 0.96, y + dy * 0.96);
        }
        svg.push_str("'/>");
        if let Some(sign) = sign(scenario, hex) {
            let drawn = "fill='none' stroke='#f6ecd2' stroke-opacity='.8' stroke-width='.14' stroke-linecap='round'";
            let _ = write!(svg, "<path transform='translate({x:.2} {y:.2})' d='{sign}' {drawn}/>");
        }
    }
    for placed in &scenario.units {
        let (x, y) = middle(placed.hex);
        let [red, green, blue] = faces::colour(placed.kind.facts().banner, palette);
        let style = format!("fill='#{red:02x}{green:02x}{blue:02x}' stroke-width='0.22'");
        let _ = match placed.side {
            Side::South => write!(svg, "<circle cx='{x:.2}' cy='{y:.2}' r='0.6' stroke='#f6ecd2' {style}/>"),
            Side::North => {
                let (left, top) = (x - 0.55, y - 0.55);
                write!(svg, "<rect x='{left:.2}' y='{top:.2}' width='1.1' height='1.1' stroke='#2a2118' {style}/>")
            }
        };
        let pips = placed.kind.facts().banner as u8 + 1;
        for pip in 0..pips {
            let aside = x + (f32::from(pip) - f32::from(pips - 1) / 2.0) * 0.36;
            let _ = write!(svg, "<ellipse cx='{aside:.2}' cy='{y:.2}' rx='0.13' ry='0.15' fill='#f6ecd2'/>");
        }
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[cfg(feature = "client")]
    #[test]
    fn every_scenario_has_a_map_that_shows_all_of_it() {
        for (scenario, drawing) in scenario::all().zip(all()) {
            let svg = drawing.svg(Palette::Normal);
            let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default());
            assert!(tree.is_ok(), "{}: {tree:?}", scenario.id);
            assert_eq!(svg.matches("<polygon").count(), Hex::all().len());
            let shown = |side, shape: &str| (scenario.army(side).count(), svg.matches(shape).count());
            let (south, circles) = shown(Side::South, "<circle");
            let (north, squares) = shown(Side::North, "<rect");
            assert_eq!((south, north), (circles, squares), "{}", scenario.id);
            let pips: usize = scenario.units.iter().map(|placed| placed.kind.facts().banner as usize + 1).sum();
            assert_eq!(svg.matches("<ellipse").count(), pips, "{}", scenario.id);
            for hex in Hex::all() {
                let (x, y) = middle(hex);
                assert!(x > 1.0 && x < SIZE.0 - 1.0 && y > 1.0 && y < SIZE.1 - 1.0, "{hex} is off the map");
            }
        }
    }

    /// Classes wear the colours of the palette, and every ground but the plain bears a sign.
    #[test]
    fn maps_follow_the_palette() {
        for (scenario, drawing) in scenario::all().zip(all()) {
            let [normal, ..] = Palette::ALL.map(|palette| drawing.svg(palette));
            let banners: BTreeSet<usize> = scenario.units.iter().map(|it| it.kind.facts().banner as usize).collect();
            for palette in Palette::ALL {
                let svg = drawing.svg(palette);
                assert_eq!(svg == normal, palette == Palette::Normal, "{} {palette:?}", scenario.id);
                for banner in faces::BANNERS.iter().filter(|banner| banners.contains(&(**banner as usize))) {
                    let [red, green, blue] = faces::colour(*banner, palette);
                    assert!(
                        svg.contains(&format!("fill='#{red:02x}{green:02x}{blue:02x}'")),
                        "{} {palette:?}",
                        scenario.id
                    );
                }
                let plain = Hex::all().filter(|hex| {
                    scenario.field.terrain(*hex) == Surface::Plain && scenario.field.landmark(*hex).is_none()
                });
                assert_eq!(svg.matches("<path").count(), Hex::all().len() - plain.count(), "{}", scenario.id);
            }
        }
    }
}
