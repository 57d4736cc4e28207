//! Where hexes are on the table.

use bevy_math::Vec3;

use crate::games::battlelore::Hex;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::terrain::Field;
use crate::table::Pose;

/// From the middle of a hex to its corners, in metres.
pub const CORNER: f32 = 0.05;
/// From the middle of a hex to its sides, in metres.
pub const INNER: f32 = CORNER * 0.866_025_4;
/// Height of a plain tile above the table, in metres.
pub const TILE: f32 = 0.008;
/// How much higher each step of a hill is, in metres.
pub const STEP: f32 = 0.022;

/// A point of the grid of the rules with South near, on the table.
pub fn point((x, y): (i32, i32)) -> Vec3 {
    Vec3::new((x - 12) as f32 * INNER, 0.0, (y - 12) as f32 * CORNER / 2.0)
}

/// The middle of a hex with South near, on the table.
pub fn middle(hex: Hex) -> Vec3 {
    point(hex.centre())
}

/// How high the ground of a hex is above the table, in metres.
pub fn ground(field: &Field, hex: Hex) -> f32 {
    match field.terrain(hex) {
        Surface::Ford => TILE - 0.002,
        Surface::Bridge => TILE + 0.004,
        _ => TILE + f32::from(field.height(hex)) * STEP,
    }
}

/// The middle of a hex on its ground, with South near.
pub fn pose(field: &Field, hex: Hex) -> Pose {
    let at = middle(hex);
    Pose::table(at.x, ground(field, hex), at.z)
}
