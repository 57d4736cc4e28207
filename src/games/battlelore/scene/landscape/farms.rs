//! What lies beside the field, in the half hexes at both ends of the short rows, where nobody plays: strips of corn, hedges, an
//! orchard, a mill, a chapel.

use std::f32::consts::TAU;

use bevy::math::Vec3;

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::tiles::{HALF_TOP, SIDE};
use super::trees;
use crate::games::battlelore::Side;
use crate::games::battlelore::hexes::ROWS;
use crate::games::battlelore::table::field::{CORNER, INNER};

/// What there is in the half hexes, from North to South: in the west, in the east.
const FARMS: [[Farm; 4]; 2] = [
    [Farm::Orchard, Farm::Strips, Farm::Mill, Farm::Strips],
    [Farm::Strips, Farm::Chapel, Farm::Orchard, Farm::Strips],
];
/// Strips of a field, each so wide and its ridge so high, and the gap to the next one, in metres.
const STRIPS: usize = 5;
const STRIP: f32 = 0.0064;
const RIDGE: f32 = 0.0011;
const GAP: f32 = 0.0008;
/// Bushes of a hedge, and trees of an orchard.
const BUSHES: usize = 7;
const TREES: usize = 7;
/// Height of the lowest and the highest tree of an orchard, and of a bush, in metres.
const TREE: (f32, f32) = (0.012, 0.018);
const BUSH: (f32, f32) = (0.0055, 0.0085);

/// Corn, turnips, ploughed earth.
const CROPS: [Paint; 3] = [[0xb2, 0x96, 0x4a], [0x5c, 0x76, 0x36], [0x6a, 0x4e, 0x30]];
const WALL: [Paint; 2] = [[0xb4, 0xa4, 0x86], [0xd8, 0xcc, 0xb0]];
const ROOF: [Paint; 2] = [[0x78, 0x38, 0x26], [0x96, 0x50, 0x34]];
const SHADOW: Paint = [0x2a, 0x20, 0x18];
const TIMBER: Paint = [0x5a, 0x40, 0x28];
const SAIL: Paint = [0xe6, 0xdc, 0xc2];
const PATH: Paint = [0xa2, 0x8c, 0x60];

/// What a half hex is used for.
#[derive(Clone, Copy, PartialEq)]
enum Farm {
    Strips,
    Orchard,
    Mill,
    Chapel,
}

/// A half hex: where it is, and which way is inwards.
#[derive(Clone, Copy)]
struct Half {
    row: u8,
    /// West is -1, east 1.
    end: f32,
    /// Which way the viewer is along z.
    front: f32,
}

impl Half {
    /// A point so far inwards from the end of the row, and along it towards South.
    fn at(self, inwards: f32, along: f32, height: f32) -> Vec3 {
        let z = (f32::from(self.row) - 4.0) * CORNER * 1.5 + along;
        Vec3::new(self.end * (13.0 * INNER - inwards), HALF_TOP + height, z)
    }

    /// How far it reaches to both sides of its middle, so far inwards.
    fn reach(inwards: f32) -> f32 {
        (SIDE - inwards * 0.5) / 0.866_025_4 - 0.004
    }

    /// A number for what grows there.
    fn seed(self, number: usize) -> usize {
        usize::from(self.row) * 64 + number * 2 + usize::from(self.end > 0.0)
    }

    /// Points in the order that is counter-clockwise as seen from above, whichever end it is.
    fn facet<const N: usize>(self, mould: &mut Mould, mut points: [Vec3; N], paint: Paint) {
        if self.end > 0.0 {
            points.reverse();
        }
        mould.facet(&points, paint);
    }
}

/// Lays out all that is beside the field, as it is seen from a side.
pub fn lay(mould: &mut Mould, towards: Side) {
    let front = if towards == Side::South { 1.0 } else { -1.0 };
    for (farms, end) in FARMS.into_iter().zip([-1.0, 1.0]) {
        for (farm, row) in farms.into_iter().zip((1..ROWS).step_by(2)) {
            let half = Half { row, end, front };
            match farm {
                Farm::Strips => {
                    strips(mould, half);
                    hedge(mould, half);
                }
                Farm::Orchard => orchard(mould, half),
                Farm::Mill => {
                    path(mould, half);
                    mill(mould, half);
                }
                Farm::Chapel => {
                    path(mould, half);
                    chapel(mould, half);
                }
            }
        }
    }
}

/// Long strips that rise to ridges, each with its crop.
fn strips(mould: &mut Mould, half: Half) {
    for strip in 0..STRIPS {
        let crop = CROPS[(whim(half.seed(strip), 55) * 2.999) as usize % CROPS.len()];
        let (near, far) = (0.002 + strip as f32 * (STRIP + GAP), 0.002 + strip as f32 * (STRIP + GAP) + STRIP);
        let middle = (near + far) / 2.0;
        let line = |inwards: f32, height: f32| {
            let reach = Half::reach(inwards) - 0.004;
            [half.at(inwards, -reach, height), half.at(inwards, reach, height)]
        };
        let ([a, b], [c, d], [e, f]) = (line(near, 0.0002), line(middle, RIDGE), line(far, 0.0002));
        half.facet(mould, [a, b, d, c], crop);
        half.facet(mould, [c, d, f, e], mixed(crop, [0xff, 0xf0, 0xc0], 0.12));
    }
}

/// Bushes along the side that faces the field.
fn hedge(mould: &mut Mould, half: Half) {
    for bush in 0..BUSHES {
        let seed = half.seed(10 + bush);
        let along = (bush as f32 / (BUSHES - 1) as f32 - 0.5) * 0.040;
        let foot = half.at(INNER - 0.0045 + 0.001 * whim(seed, 56), along, 0.0);
        trees::bush(mould, foot, BUSH.0 + (BUSH.1 - BUSH.0) * whim(seed, 57), seed);
    }
}

/// Trees in two rows.
fn orchard(mould: &mut Mould, half: Half) {
    for tree in 0..TREES {
        let seed = half.seed(20 + tree);
        let (row, place) = (tree % 2, (tree / 2) as f32);
        let inwards = 0.012 + 0.016 * row as f32 + 0.002 * whim(seed, 58);
        let along = (place - 1.5 + 0.5 * row as f32) * 0.0175;
        trees::bush(mould, half.at(inwards, along, 0.0), TREE.0 + (TREE.1 - TREE.0) * whim(seed, 59), seed);
    }
}

/// A path from the field to the end of the row.
fn path(mould: &mut Mould, half: Half) {
    let line = |along: f32| [half.at(INNER * 0.97, along, 0.0003), half.at(0.0, along * 1.2, 0.0003)];
    let ([a, b], [c, d]) = (line(0.018), line(0.010));
    half.facet(mould, [b, d, c, a], PATH);
}

/// A tower of stone with four sails to the viewer.
fn mill(mould: &mut Mould, half: Half) {
    let foot = half.at(0.024, -0.006, 0.0);
    let tower = [
        (0.0096, -0.001, WALL[0]),
        (0.0074, 0.016, WALL[1]),
        (0.0066, 0.026, WALL[1]),
        (0.0078, 0.026, ROOF[0]),
        (0.0048, 0.032, ROOF[1]),
        (0.0, 0.036, ROOF[1]),
    ];
    mould.turned(foot, &tower, 10, (half.seed(40), 0.02));
    let z = Vec3::Z * half.front;
    let hub = foot + Vec3::Y * 0.0255 + z * 0.0096;
    let x = Vec3::Y.cross(z);
    for sail in 0..4 {
        let (sin, cos) = (0.42 + sail as f32 / 4.0 * TAU).sin_cos();
        let (way, beside) = (x * cos + Vec3::Y * sin, Vec3::Y * cos - x * sin);
        let at = |out: f32, aside: f32, ahead: f32| hub + way * out + beside * aside + z * ahead;
        mould.facet(
            &[at(0.0, -0.0007, 0.0), at(0.022, -0.0005, 0.0), at(0.022, 0.0005, 0.0), at(0.0, 0.0007, 0.0)],
            TIMBER,
        );
        mould.facet(
            &[at(0.005, 0.0008, 0.0), at(0.021, 0.0008, 0.0), at(0.021, 0.0064, -0.001), at(0.005, 0.0052, -0.001)],
            SAIL,
        );
    }
    door(mould, foot + z * 0.0092, (x, z), 0.0026, 0.0062);
}

/// A nave with a gable roof, and a tower beside it.
fn chapel(mould: &mut Mould, half: Half) {
    let foot = half.at(0.023, -0.006, 0.0);
    let (long, deep, high, peak) = (0.0115, 0.0068, 0.0095, 0.0175);
    mould.block(foot + Vec3::Y * high / 2.0, Vec3::new(long, high / 2.0, deep), 0.0, WALL[1]);
    let at = |x: f32, y: f32, z: f32| foot + Vec3::new(x * (long + 0.001), y, z * (deep + 0.0014));
    for side in [1.0, -1.0] {
        let slope =
            [at(-side, high - 0.001, side), at(side, high - 0.001, side), at(side, peak, 0.0), at(-side, peak, 0.0)];
        mould.facet(&slope, if side * half.front > 0.0 { ROOF[1] } else { ROOF[0] });
        let gable = [at(side, high - 0.001, side), at(side, high - 0.001, -side), at(side, peak, 0.0)];
        mould.facet(&gable, WALL[0]);
    }
    let tower = foot + Vec3::X * half.end * (long + 0.0030);
    mould.block(tower + Vec3::Y * 0.0105, Vec3::new(0.0048, 0.0105, 0.0048), 0.0, WALL[1]);
    for side in 0..4 {
        let (sin, cos) = (side as f32 / 4.0 * TAU + TAU / 8.0).sin_cos();
        let (to_sin, to_cos) = (side as f32 / 4.0 * TAU + TAU * 3.0 / 8.0).sin_cos();
        let eave = |sin: f32, cos: f32| tower + Vec3::new(cos * 0.0080, 0.0208, -sin * 0.0080);
        mould.facet(&[eave(sin, cos), eave(to_sin, to_cos), tower + Vec3::Y * 0.034], ROOF[side % 2]);
    }
    let z = Vec3::Z * half.front;
    door(mould, foot + z * (deep + 0.0003), (Vec3::Y.cross(z), z), 0.0020, 0.0054);
}

/// A door in a wall that faces the viewer.
fn door(mould: &mut Mould, foot: Vec3, (x, z): (Vec3, Vec3), half: f32, high: f32) {
    let at = |aside: f32, height: f32| foot + x * aside + Vec3::Y * height + z * 0.0002;
    let points = [at(-half, 0.0), at(half, 0.0), at(half, high * 0.75), at(0.0, high), at(-half, high * 0.75)];
    mould.facet(&points, SHADOW);
}
