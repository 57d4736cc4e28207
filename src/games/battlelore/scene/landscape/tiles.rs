//! The tiles of the field on their bed: grass, forest floor, hills in steps.

use std::f32::consts::TAU;

use bevy::math::{Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::sides::{beyond, corners, out};
use crate::games::battlelore::Hex;
use crate::games::battlelore::hexes::ROWS;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::bodies::BED;
use crate::games::battlelore::table::field::{CORNER, INNER, STEP, TILE, ground, middle};
use crate::games::battlelore::terrain::Field;

/// Height of the bed above the table, in metres.
pub const FLOOR: f32 = 0.001;
/// From the middle of a hex to the sides of its tile; the rest is the gap that shows the grid.
pub const SIDE: f32 = INNER * 0.972;
/// How much of its upper edge a tile lacks, in metres.
pub const BEVEL: f32 = 0.0018;
/// How much smaller than a tile the upper step of a hill is, in metres.
const SLOPE: f32 = 0.0037;
/// Height of the lower step of a hill's height, in metres.
const LOWER: f32 = 0.012;

/// Grass where it is lush and where it is dry, and heather, which is rare.
const LUSH: Paint = [0x56, 0x6e, 0x30];
const DRY: Paint = [0x7c, 0x7c, 0x40];
const HEATHER: Paint = [0x82, 0x6e, 0x42];
/// By what the grass of a hex is multiplied: one of these.
const TINTS: [f32; 3] = [0.88, 1.0, 1.12];
/// What the middle of a tile is lighter with.
const SUN: Paint = [0x9a, 0x98, 0x54];
const EDGE: Paint = [0x38, 0x40, 0x20];
/// What catches the light at the brim of a tile.
const GLINT: Paint = [0xb0, 0xb4, 0x6c];
const BED_PAINT: Paint = [0x28, 0x2e, 0x18];
const WOODLAND: Paint = [0x34, 0x52, 0x28];
const WOODLAND_EDGE: Paint = [0x28, 0x3a, 0x1f];
const HILLTOP: Paint = [0x90, 0x8a, 0x42];
const HILLSIDE: Paint = [0x98, 0x70, 0x3d];
/// Rocks of a hill, as brown as its sides: grey ones would be taken for counters.
const ROCK: [Paint; 2] = [[0x5e, 0x4a, 0x2c], [0x8c, 0x72, 0x44]];
/// Tufts of grass in a hex that has some.
const TUFTS: usize = 3;
const FLOWERS: [Paint; 3] = [[0xec, 0xde, 0xa8], [0xe4, 0xba, 0x34], [0x9a, 0x68, 0x70]];

/// The grass of a hex: lush and dry stretches go over several hexes, in three tints.
pub fn grass(hex: Hex) -> Paint {
    let (at, rare) = (middle(hex), whim(hex.index(), 1));
    if rare > 0.90 {
        return HEATHER;
    }
    let stretch = (at.x * 9.0 + 1.3).sin() * (at.z * 11.0 - 0.7).cos();
    let tint = TINTS[(whim(hex.index(), 8) * 2.999) as usize % TINTS.len()];
    let paint = mixed(LUSH, DRY, (0.48 + 0.32 * stretch + 0.24 * (rare - 0.47)).clamp(0.0, 1.0));
    paint.map(|part| (f32::from(part) * tint).round() as u8)
}

/// The brim of a tile: a little lighter than its top, so that the grid is seen.
pub fn glint(top: Paint) -> Paint {
    mixed(top, GLINT, 0.2)
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
                meadow(mould, field, hex);
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
    // A ring within, so that the grass is uneven, and lighter towards the middle, as if the tile were a little round.
    let within = inner.map(|corner| corner * 0.6);
    let (heart, light) = (ring(&within, to), mixed(top, SUN, 0.22));
    mould.strip(&brim, &heart, [top, light]);
    for pair in heart.windows(2) {
        mould.facet(&[on(hex, Vec2::ZERO, to), pair[0], pair[1]], light);
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
    // Rocks at the rim.
    for number in 0..field.height(hex).min(1) * 3 {
        let seed = hex.index() * 8 + usize::from(number);
        let turn = (f32::from(number) + 0.8 * whim(seed, 26)) / 3.0 * TAU;
        stone(mould, rim(hex, turn, 0.86, ground(field, hex)), 0.0042 + 0.0024 * whim(seed, 27), seed);
    }
}

/// Blades of grass near the rim, where no unit stands, in most hexes.
fn tufts(mould: &mut Mould, field: &Field, hex: Hex, paint: Paint) {
    if whim(hex.index(), 19) < 0.35 {
        return;
    }
    let height = ground(field, hex);
    for number in 0..TUFTS {
        let whim = |salt| whim(hex.index() * 8 + number, salt);
        let turn = (number as f32 + whim(20)) / TUFTS as f32 * TAU;
        let way = Vec2::from_angle(turn);
        let at = way * (0.84 + 0.06 * whim(21)) / out(way);
        for blade in 0..3 {
            let root = at + Vec2::from_angle(turn + blade as f32 * 2.1) * 0.0019;
            let tip = root + (root - at) * 1.1;
            let wide = Vec2::new(0.0013, 0.0);
            let high = height + 0.0056 + 0.0036 * whim(22 + blade);
            mould.blade([on(hex, root - wide, height), on(hex, root + wide, height), on(hex, tip, high)], paint);
        }
    }
}

/// The point of a hex in a direction so far out, as a share of the way to its sides.
fn rim(hex: Hex, turn: f32, share: f32, height: f32) -> Vec3 {
    let way = Vec2::from_angle(turn);
    on(hex, way * share / out(way), height)
}

/// A rock of a hill.
fn stone(mould: &mut Mould, foot: Vec3, radius: f32, seed: usize) {
    let paint = mixed(ROCK[0], ROCK[1], 0.4 + 0.6 * whim(seed, 28));
    let profile = [
        (radius, -0.001, ROCK[0]),
        (radius * 0.92, radius * 0.42, paint),
        (radius * 0.5, radius * 0.8, paint),
        (0.0, radius * 0.86, paint),
    ];
    mould.turned(foot, &profile, 7, (seed, 0.2));
}

/// Flowers in some meadows, near the rim, where no unit stands.
fn meadow(mould: &mut Mould, field: &Field, hex: Hex) {
    let (index, height) = (hex.index(), ground(field, hex));
    if whim(index, 5) > 0.5 {
        return;
    }
    let paint = FLOWERS[(whim(index, 6) * 2.999) as usize % FLOWERS.len()];
    // All of a meadow's flowers grow in one corner of it.
    let corner = whim(index, 7);
    for number in 0..6 {
        let whim = |salt| whim(index * 8 + number, salt);
        let turn = (whim(30) * 0.3 + corner) * TAU;
        let at = rim(hex, turn, 0.84 + 0.11 * whim(31), height + 0.0012 + 0.0008 * whim(32));
        let leaf = |step: usize| {
            let (sin, cos) = (step as f32 / 5.0 * TAU).sin_cos();
            at + Vec3::new(cos, 0.0, -sin) * (0.0011 + 0.0006 * whim(33))
        };
        mould.facet(&std::array::from_fn::<Vec3, 5, _>(leaf), paint);
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
            let (top, paint) = (TILE / 2.0, mixed(BED_PAINT, LUSH, 0.5));
            mould.strip(&place(SIDE, FLOOR), &place(SIDE, top - BEVEL / 2.0), [BED_PAINT; 2]);
            mould.strip(&place(SIDE, top - BEVEL / 2.0), &place(SIDE - BEVEL / 2.0, top), [paint; 2]);
            let lid = place(SIDE - BEVEL / 2.0, top);
            mould.facet(&lid[..4], paint);
        }
    }
}
