//! The frame of the field: four bars of walnut with the numbers of rows and columns, and brass at the corners.

use bevy::math::{Vec2, Vec3};

use super::mesh_builder::{Mould, Paint};
use crate::games::battlelore::table::bodies::{BAR, BED, HEIGHT};

/// How round their edges are, in metres.
const ROUND: f32 = 0.0022;
/// Half of a corner's width, and its thickness, in metres.
const CORNER: f32 = 0.0150;
const SHEET: f32 = 0.0016;

/// What walnut and brass are darkened with.
const WOOD: Paint = [0xb2, 0xaa, 0xa6];
const METAL: Paint = [0xe4; 3];

/// Half of width and depth of the whole field with its frame, in metres.
pub const WHOLE: Vec2 = Vec2::new(BED.x + BAR, BED.y + BAR);

/// The two bars along x, or those along z.
pub fn bars(long: bool) -> Mould {
    let mut mould = Mould::default();
    for side in [-1.0, 1.0] {
        let (middle, half) = if long {
            (Vec2::new(side * (BED.x + BAR / 2.0), 0.0), Vec2::new(BAR / 2.0, BED.y))
        } else {
            (Vec2::new(0.0, side * (BED.y + BAR / 2.0)), Vec2::new(WHOLE.x, BAR / 2.0))
        };
        bevelled(&mut mould, middle, half, (HEIGHT, ROUND), WOOD);
    }
    mould
}

/// The brass at the corners, a little outside the bars.
pub fn brass() -> Mould {
    let mut mould = Mould::default();
    for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)] {
        let middle = Vec2::new(x * (WHOLE.x - CORNER + 0.001), z * (WHOLE.y - CORNER + 0.001));
        bevelled(&mut mould, middle, Vec2::splat(CORNER), (HEIGHT + SHEET, SHEET), METAL);
    }
    mould
}

/// A block on the table, so high, with so much of its upper edges cut off.
fn bevelled(mould: &mut Mould, middle: Vec2, half: Vec2, (top, cut): (f32, f32), paint: Paint) {
    let ring = |less: f32, height: f32| -> Vec<Vec3> {
        let corner = |x: f32, z: f32| Vec3::new(middle.x + x * (half.x - less), height, middle.y + z * (half.y - less));
        [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| corner(x, z)).to_vec()
    };
    mould.strip(&ring(0.0, 0.0), &ring(0.0, top - cut), [paint; 2]);
    mould.strip(&ring(0.0, top - cut), &ring(cut, top), [paint; 2]);
    mould.facet(&ring(cut, top)[..4], paint);
}
