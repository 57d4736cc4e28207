//! The slate under the stacks: warm towards the candle, cool away from it, and with the dust of wiped chalk.

use std::ops::Range;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// Squares along each side of the sheet.
const FINE: u32 = 56;
/// Where the candle stands, from the middle of the sheet in its widths and depths, and how far from it the slate is coldest.
const CANDLE: Vec2 = Vec2::new(0.64, -0.30);
const COLDEST: f32 = 1.30;
/// What the light of the slate is multiplied with near the candle and far from it.
const WARM: Vec3 = Vec3::new(1.40, 1.24, 1.04);
const COLD: Vec3 = Vec3::new(0.60, 0.68, 0.73);
/// Where chalk was wiped: middle, half length and half width in widths of the sheet, direction in radians, and how much brighter.
const WIPED: [(Vec2, Vec2, f32, f32); 7] = [
    (Vec2::new(-0.30, -0.24), Vec2::new(0.20, 0.05), 0.35, 0.26),
    (Vec2::new(0.24, 0.27), Vec2::new(0.22, 0.045), -0.25, 0.30),
    (Vec2::new(-0.34, 0.22), Vec2::new(0.12, 0.04), -0.60, 0.30),
    (Vec2::new(0.02, -0.02), Vec2::new(0.26, 0.09), 0.15, 0.12),
    (Vec2::new(0.36, -0.12), Vec2::new(0.13, 0.035), 0.80, 0.20),
    (Vec2::new(-0.06, 0.40), Vec2::new(0.20, 0.03), 0.10, 0.26),
    (Vec2::new(0.10, -0.40), Vec2::new(0.18, 0.03), -0.12, 0.18),
];
/// Between the two, dust lies in streaks along the way of the hand.
const STREAKS: Range<f32> = 0.55..1.0;

/// A flat sheet of one metre that looks up, darker and brighter as the slate is.
pub fn sheet() -> Mesh {
    let mut sheet = Plane3d::new(Vec3::Y, Vec2::splat(0.5)).mesh().subdivisions(FINE).build();
    if let Some(VertexAttributeValues::Float32x3(points)) = sheet.attribute(Mesh::ATTRIBUTE_POSITION) {
        let colours: Vec<[f32; 4]> =
            points.iter().map(|[x, _, z]| light(Vec2::new(*x, *z)).extend(1.0).to_array()).collect();
        sheet.insert_attribute(Mesh::ATTRIBUTE_COLOR, colours);
    }
    sheet
}

/// What the light of the slate is multiplied with at a point.
fn light(at: Vec2) -> Vec3 {
    let away = (at.distance(CANDLE) / COLDEST).clamp(0.0, 1.0);
    let dust: f32 = WIPED.iter().map(|&(middle, half, turn, bright)| wiped(at - middle, half, turn) * bright).sum();
    WARM.lerp(COLD, away * away * (3.0 - 2.0 * away)) * (1.0 + dust)
}

fn wiped(from: Vec2, half: Vec2, turn: f32) -> f32 {
    let along = Vec2::from_angle(-turn).rotate(from) / half;
    let streak = STREAKS.start + (STREAKS.end - STREAKS.start) * (0.5 + 0.5 * (along.y * 9.0 + along.x).sin());
    (-along.length_squared()).exp() * streak
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slate_is_warm_at_the_candle_and_cool_away_from_it() {
        let (near, far) = (light(Vec2::new(0.5, -0.3)), light(Vec2::new(-0.5, 0.5)));
        assert!(near.x > 1.6 * far.x && near.x / near.z > 1.2 && far.x < far.z, "{near} {far}");
        assert!(sheet().attribute(Mesh::ATTRIBUTE_COLOR).is_some());
    }
}
