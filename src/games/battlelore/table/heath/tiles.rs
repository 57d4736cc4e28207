//! The tiles of the field on their bed: grass, forest floor, hills in steps.

use std::f32::consts::TAU;

use bevy::math::{Vec2, Vec3};

use super::mould::{Mould, Paint, mixed, whim};
use super::sides::{beyond, corners};
use crate::games::battlelore::Hex;
use crate::games::battlelore::hexes::ROWS;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::field::{CORNER, INNER, STEP, TILE, ground, middle};
use crate::games::battlelore::terrain::Field;

/// How far the bed reaches beyond the hexes, in metres.
const MARGIN: f32 = 0.021;
/// Half of width and depth of the bed, in metres.
pub const BED: Vec2 = Vec2::new(13.0 * INNER + MARGIN, 8.0 * CORNER * 0.75 + CORNER + MARGIN - 0.003);
/// Height of the bed above the table, in metres.
pub const FLOOR: f32 = 0.001;
/// From the middle of a hex to the sides of its tile; the rest is the gap that shows the grid.
pub const SIDE: f32 = INNER * 0.975;
/// How much of its upper edge a tile lacks, in metres.
pub const BEVEL: f32 = 0.0022;
/// How much smaller than a tile the upper step of a hill is, in metres.
const SLOPE: f32 = 0.0037;
/// Height of the lower step of a hill's height, in metres.
const LOWER: f32 = 0.012;

/// Grass, in four tones.
const GRASS: [Paint; 4] = [[0x63, 0x74, 0x37], [0x5d, 0x6f, 0x33], [0x6a, 0x77, 0x3c], [0x6c, 0x72, 0x3a]];
const EDGE: Paint = [0x42, 0x4a, 0x27];
/// What catches the light at the brim of a tile.
const GLINT: Paint = [0xb4, 0xc4, 0x7c];
const BED_PAINT: Paint = [0x38, 0x3c, 0x24];
const WOODLAND: Paint = [0x38, 0x50, 0x28];
const WOODLAND_EDGE: Paint = [0x26, 0x34, 0x1d];
const HILLTOP: Paint = [0xa3, 0x92, 0x4c];
const HILLSIDE: Paint = [0x8c, 0x6a, 0x3c];

/// The grass of a hex.
pub fn grass(hex: Hex) -> Paint {
    let whim = whim(hex.index(), 1);
    // The dry tone is rare.
    GRASS[if whim > 0.88 { 3 } else { (whim * 3.4) as usize % 3 }]
}

/// The brim of a tile: lighter than its top, so that the grid is seen.
pub fn glint(top: Paint) -> Paint {
    mixed(top, GLINT, 0.38)
}

/// Where something of a hex is on the table.
pub fn on(hex: Hex, at: Vec2, height: f32) -> Vec3 {
    middle(hex) + Vec3::new(at.x, height, at.y)
}

/// The bed and all tiles but those with water.
pub fn lay(mould: &mut Mould, field: &Field) {
    let corner = |x: f32, z: f32| Vec3::new(x * BED.x, FLOOR, z * BED.y);
    mould.facet(&[corner(-1.0, -1.0), corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0)], BED_PAINT);
    halves(mould);
    for hex in Hex::all() {
        match field.terrain(hex) {
            Surface::River | Surface::Ford | Surface::Bridge => {}
            Surface::Hill => hill(mould, field, hex),
            Surface::Forest => {
                tile(mould, hex, [SIDE; 6], (FLOOR, TILE), [WOODLAND, WOODLAND_EDGE]);
                tufts(mould, field, hex, mixed(WOODLAND, [0x6c, 0x86, 0x40], 0.5));
            }
            _ => {
                tile(mould, hex, [SIDE; 6], (FLOOR, TILE), [grass(hex), EDGE]);
                tufts(mould, field, hex, mixed(grass(hex), [0x98, 0xa8, 0x58], 0.5));
            }
        }
    }
}

/// A tile with such sides, from one height to another, in the paints of its top and its sides.
fn tile(mould: &mut Mould, hex: Hex, reach: [f32; 6], (from, to): (f32, f32), [top, side]: [Paint; 2]) {
    let outer = corners(reach);
    let inner = corners(reach.map(|reach| reach - BEVEL));
    let ring = |points: &[Vec2; 6], height: f32| -> Vec<Vec3> {
        (0..7).map(|corner| on(hex, points[corner % 6], height)).collect()
    };
    let (edge, brim) = (ring(&outer, to - BEVEL), ring(&inner, to));
    mould.strip(&ring(&outer, from), &edge, [side; 2]);
    mould.strip(&edge, &brim, [glint(top); 2]);
    // A ring within, so that the grass is uneven.
    let within = inner.map(|corner| corner * 0.6);
    let heart = ring(&within, to);
    mould.strip(&brim, &heart, [top; 2]);
    for pair in heart.windows(2) {
        mould.facet(&[on(hex, Vec2::ZERO, to), pair[0], pair[1]], top);
    }
}

/// A hill: two steps for each of its height. The upper one reaches as far as the tile where the neighbour is as high.
fn hill(mould: &mut Mould, field: &Field, hex: Hex) {
    let mut from = FLOOR;
    for level in 1..=field.height(hex) {
        let foot = TILE + f32::from(level - 1) * STEP;
        let shrunk = SLOPE * 1.4 * f32::from(level - 1);
        let joined = |side| beyond(hex, side).is_some_and(|next| field.height(next) >= level);
        let reach = |more: f32| std::array::from_fn(|side| if joined(side) { SIDE } else { SIDE - shrunk - more });
        let paints = |light: f32| [mixed(HILLSIDE, HILLTOP, light), HILLSIDE];
        tile(mould, hex, reach(0.0), (from, foot + LOWER), paints(0.6));
        tile(mould, hex, reach(SLOPE), (foot + LOWER, foot + STEP), paints(1.0));
        from = foot + STEP;
    }
    tufts(mould, field, hex, mixed(HILLTOP, [0xb8, 0xa8, 0x60], 0.5));
}

/// Blades of grass near the rim, where no unit stands.
fn tufts(mould: &mut Mould, field: &Field, hex: Hex, paint: Paint) {
    let height = ground(field, hex);
    for number in 0..6 {
        let whim = |salt| whim(hex.index() * 8 + number, salt);
        let turn = (number as f32 + whim(20)) / 6.0 * TAU;
        let at = Vec2::from_angle(turn) * INNER * (0.62 + 0.2 * whim(21));
        for blade in 0..3 {
            let root = at + Vec2::from_angle(turn + blade as f32 * 2.1) * 0.0009;
            let tip = root + (root - at) * 0.8;
            let wide = Vec2::new(0.0005, 0.0);
            let high = height + 0.0022 + 0.0016 * whim(22 + blade);
            mould.blade([on(hex, root - wide, height), on(hex, root + wide, height), on(hex, tip, high)], paint);
        }
    }
}

/// The half hexes at both ends of the short rows, where nobody plays.
fn halves(mould: &mut Mould) {
    for row in (1..ROWS).step_by(2) {
        let z = (f32::from(row) - 4.0) * CORNER * 1.5;
        for (side, half) in [(-1.0, [0, 3, 4, 5]), (1.0, [0, 1, 2, 3])] {
            let place = |reach: f32, height: f32| -> Vec<Vec3> {
                let whole = corners([reach; 6]);
                let mut points: Vec<Vec3> = half
                    .iter()
                    .map(|corner| Vec3::new(13.0 * INNER * side + whole[*corner].x, height, z + whole[*corner].y))
                    .collect();
                points.push(points[0]);
                points
            };
            let (top, paint) = (TILE / 2.0, mixed(BED_PAINT, EDGE, 0.55));
            mould.strip(&place(SIDE, FLOOR), &place(SIDE, top - BEVEL / 2.0), [BED_PAINT; 2]);
            mould.strip(&place(SIDE, top - BEVEL / 2.0), &place(SIDE - BEVEL / 2.0, top), [paint; 2]);
            let lid = place(SIDE - BEVEL / 2.0, top);
            mould.facet(&lid[..4], paint);
        }
    }
}
