//! The sides of a hex, counter-clockwise as seen from above: north-west, west, south-west, south-east, east, north-east.

use bevy::math::Vec2;

use crate::games::battlelore::Hex;
use crate::games::battlelore::table::field::INNER;

/// Half the root of 3.
const HIGH: f32 = 0.866_025_4;

/// Where the sides face, as (x, z).
pub const OUT: [Vec2; 6] = [
    Vec2::new(-0.5, -HIGH),
    Vec2::new(-1.0, 0.0),
    Vec2::new(-0.5, HIGH),
    Vec2::new(0.5, HIGH),
    Vec2::new(1.0, 0.0),
    Vec2::new(0.5, -HIGH),
];
/// From the middle of a hex to that of the neighbour at each side, on the grid of [`Hex::centre`].
const STEPS: [(i32, i32); 6] = [(-1, -3), (-2, 0), (-1, 3), (1, 3), (2, 0), (1, -3)];

/// Along a side, counter-clockwise.
pub fn along(side: usize) -> Vec2 {
    let out = OUT[side];
    Vec2::new(out.y, -out.x)
}

/// The hex beyond a side.
pub fn beyond(hex: Hex, side: usize) -> Option<Hex> {
    let ((x, y), (right, down)) = (hex.centre(), STEPS[side]);
    hex.neighbours().iter().copied().find(|next| next.centre() == (x + right, y + down))
}

/// The corners of a hexagon whose sides are so far from its middle, the northern one first; each side begins at the corner of
/// its number.
pub fn corners(reach: [f32; 6]) -> [Vec2; 6] {
    std::array::from_fn(|corner| {
        let (before, after) = ((corner + 5) % 6, corner);
        let (far, near) = (reach[before], reach[after]);
        // Neighbouring sides face 60 degrees apart.
        (OUT[before] * (far - near / 2.0) + OUT[after] * (near - far / 2.0)) / 0.75
    })
}

/// How far out a point is: 0 in the middle of the hex, 1 at its sides.
pub fn out(at: Vec2) -> f32 {
    OUT.iter().map(|side| side.dot(at)).fold(0.0, f32::max) / INNER
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::table::field::{CORNER, middle};

    #[test]
    fn sides_lead_to_neighbours() {
        for hex in Hex::all() {
            let beyond: Vec<(usize, Hex)> =
                (0..6).filter_map(|side| beyond(hex, side).map(|next| (side, next))).collect();
            assert_eq!(beyond.len(), hex.neighbours().len());
            for (side, next) in beyond {
                let way = middle(next) - middle(hex);
                assert!((way.length() - 2.0 * INNER).abs() < 1.0e-6);
                assert!((Vec2::new(way.x, way.z) / (2.0 * INNER) - OUT[side]).length() < 1.0e-5);
            }
        }
    }

    #[test]
    fn corners_lie_between_their_sides() {
        for (number, corner) in corners([INNER; 6]).into_iter().enumerate() {
            assert!((corner.length() - CORNER).abs() < 1.0e-6);
            assert!(along(number).dot(corner) < 0.0 && along((number + 5) % 6).dot(corner) > 0.0);
        }
        assert!((corners([INNER; 6])[0] - Vec2::new(0.0, -CORNER)).length() < 1.0e-6);
    }
}
