//! The tiles of the field on their bed: grass, forest floor, hills.

use std::f32::consts::TAU;

use bevy::math::{Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::relief;
use super::sides::{corners, out};
use crate::games::battlelore::Hex;
use crate::games::battlelore::hexes::ROWS;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::bodies::BED;
use crate::games::battlelore::table::field::{CORNER, INNER, TILE, middle};
use crate::games::battlelore::terrain::Field;

/// Height of the bed above the table, in metres.
pub const FLOOR: f32 = 0.001;
/// From the middle of a hex to the sides of its tile; the rest is the gap that shows the grid.
pub const SIDE: f32 = INNER * 0.986;
/// Height of the half hexes beside the field, in metres: they lie lower.
pub const HALF_TOP: f32 = TILE * 0.62;
/// How much of its upper edge a tile lacks, in metres.
pub const BEVEL: f32 = 0.0014;
/// How far out the rings are of which the top of a tile is made, as a share of its brim: of even ground, of a hill.
const RINGS: [f32; 4] = [1.0, 0.86, 0.68, 0.36];
const HILL_RINGS: [f32; 10] = [1.0, 0.975, 0.95, 0.925, 0.90, 0.875, 0.85, 0.82, 0.78, 0.45];
/// Into how many pieces each side of it is cut: of even ground, of a hill.
const PIECES: usize = 1;
const HILL_PIECES: usize = 5;
/// Half of the distance at which the ground's slope is measured, in metres.
const NEAR: f32 = 0.0006;

const EDGE: Paint = [0x3e, 0x48, 0x24];
/// What catches the light at the brim of a tile.
const GLINT: Paint = [0xb0, 0xb4, 0x6c];
/// The ground that is seen in the gaps: grass in the shade.
const BED_PAINT: Paint = [0x3f, 0x47, 0x23];
const WOODLAND: Paint = [0x34, 0x50, 0x28];
const HILLTOP: Paint = [0x8c, 0x82, 0x42];
/// A hill's slope where it is steep and where it lies in a ledge.
const SCARP: Paint = [0x7c, 0x62, 0x40];
const LEDGE: Paint = [0x8e, 0x82, 0x44];
/// Rocks of a hill, as brown as its sides: grey ones would be taken for counters.
const ROCK: [Paint; 2] = [[0x5e, 0x4a, 0x2c], [0x9a, 0x80, 0x54]];
const ROCKS: usize = 7;
/// Tufts of grass in a hex that has some.
const TUFTS: usize = 3;
const FLOWERS: [Paint; 3] = [[0xec, 0xde, 0xa8], [0xe4, 0xba, 0x34], [0x9a, 0x68, 0x70]];

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
            Surface::Hill => {
                tile(mould, field, hex);
                tufts(mould, field, hex, mixed(HILLTOP, [0xb8, 0xa8, 0x60], 0.5));
                rocks(mould, field, hex);
            }
            Surface::Forest => {
                tile(mould, field, hex);
                tufts(mould, field, hex, mixed(WOODLAND, [0x6c, 0x86, 0x40], 0.5));
            }
            _ => {
                tile(mould, field, hex);
                tufts(mould, field, hex, mixed(relief::grass(hex, Vec2::ZERO), [0x98, 0xa8, 0x58], 0.5));
                meadow(mould, field, hex);
            }
        }
    }
}

/// What the ground is painted at a point of a hex: grass, leaves, or a hill's scarp and ledges.
fn paint(field: &Field, hex: Hex, at: Vec2, normal: Vec3) -> Paint {
    let grass = relief::grass(hex, at);
    match field.terrain(hex) {
        Surface::Forest => mixed(grass, WOODLAND, 0.85),
        Surface::Hill => {
            let climbed = relief::climbed(field, hex, at)[usize::from(field.height(hex)).saturating_sub(1)];
            let flat = mixed(LEDGE, mixed(grass, HILLTOP, 0.7), climbed);
            mixed(SCARP, flat, ((normal.y - 0.45) / 0.35).clamp(0.0, 1.0))
        }
        _ => grass,
    }
}

/// A tile with its top as the land lies.
fn tile(mould: &mut Mould, field: &Field, hex: Hex) {
    let hill = field.height(hex) > 0;
    let (rings, pieces): (&[f32], usize) = if hill { (&HILL_RINGS, HILL_PIECES) } else { (&RINGS, PIECES) };
    let outline = |reach: f32| -> Vec<Vec2> {
        let corners = corners([reach; 6]);
        let point =
            |n: usize| corners[n / pieces % 6].lerp(corners[(n / pieces + 1) % 6], (n % pieces) as f32 / pieces as f32);
        (0..=6 * pieces).map(point).collect()
    };
    let ground = |at: Vec2| -> (Vec3, Vec3, Paint) {
        let high = |x: f32, z: f32| relief::height(field, hex, at + Vec2::new(x, z) * NEAR);
        let slope = Vec3::new(high(-1.0, 0.0) - high(1.0, 0.0), 2.0 * NEAR, high(0.0, -1.0) - high(0.0, 1.0));
        let normal = slope.normalize_or(Vec3::Y);
        (on(hex, at, relief::height(field, hex, at)), normal, paint(field, hex, at, normal))
    };
    let brim = outline(SIDE - BEVEL);
    let mut rows: Vec<Vec<_>> =
        rings.iter().map(|share| brim.iter().map(|at| ground(*at * *share)).collect()).collect();
    rows.push(vec![ground(Vec2::ZERO); brim.len()]);
    let edge: Vec<Vec3> =
        outline(SIDE).into_iter().zip(&rows[0]).map(|(at, brim)| on(hex, at, brim.0.y - BEVEL)).collect();
    let foot: Vec<Vec3> = edge.iter().map(|at| at.with_y(FLOOR)).collect();
    let (top, glint): (Vec<Vec3>, Paint) = (rows[0].iter().map(|brim| brim.0).collect(), glint(rows[0][0].2));
    mould.strip(&foot, &edge, [EDGE; 2]);
    mould.strip(&edge, &top, [glint; 2]);
    mould.cloth(&rows);
}

/// Rocks on the slopes of a hill, where it ends.
fn rocks(mould: &mut Mould, field: &Field, hex: Hex) {
    for number in 0..ROCKS {
        let seed = hex.index() * 8 + number;
        let way = Vec2::from_angle((number as f32 + 0.8 * whim(seed, 26)) / ROCKS as f32 * TAU);
        let at = way * (0.86 + 0.07 * whim(seed, 25)) / out(way);
        // Where the hill goes on there is no slope.
        if relief::climbed(field, hex, at)[0] < 0.97 {
            stone(mould, on(hex, at, relief::height(field, hex, at)), 0.0026 + 0.0026 * whim(seed, 27), seed);
        }
    }
}

/// Blades of grass near the rim, where no unit stands, in most hexes.
fn tufts(mould: &mut Mould, field: &Field, hex: Hex, paint: Paint) {
    if whim(hex.index(), 19) < 0.35 {
        return;
    }
    for number in 0..TUFTS {
        let whim = |salt| whim(hex.index() * 8 + number, salt);
        let turn = (number as f32 + whim(20)) / TUFTS as f32 * TAU;
        let way = Vec2::from_angle(turn);
        let at = way * (0.84 + 0.06 * whim(21)) / out(way);
        let height = relief::height(field, hex, at);
        for blade in 0..3 {
            let root = at + Vec2::from_angle(turn + blade as f32 * 2.1) * 0.0019;
            let tip = root + (root - at) * 1.1;
            let wide = Vec2::new(0.0013, 0.0);
            let high = height + 0.0056 + 0.0036 * whim(22 + blade);
            mould.blade([on(hex, root - wide, height), on(hex, root + wide, height), on(hex, tip, high)], paint);
        }
    }
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
    let index = hex.index();
    if whim(index, 5) > 0.5 {
        return;
    }
    let paint = FLOWERS[(whim(index, 6) * 2.999) as usize % FLOWERS.len()];
    // All of a meadow's flowers grow in one corner of it.
    let corner = whim(index, 7);
    for number in 0..6 {
        let whim = |salt| whim(index * 8 + number, salt);
        let turn = (whim(30) * 0.3 + corner) * TAU;
        let way = Vec2::from_angle(turn);
        let at = way * (0.84 + 0.11 * whim(31)) / out(way);
        let at = on(hex, at, relief::height(field, hex, at) + 0.0012 + 0.0008 * whim(32));
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
            let paint = relief::common(Vec2::new(13.0 * INNER * side, z));
            mould.strip(&place(SIDE, FLOOR), &place(SIDE, HALF_TOP - BEVEL / 2.0), [EDGE; 2]);
            mould.strip(&place(SIDE, HALF_TOP - BEVEL / 2.0), &place(SIDE - BEVEL / 2.0, HALF_TOP), [glint(paint); 2]);
            let lid = place(SIDE - BEVEL / 2.0, HALF_TOP);
            mould.facet(&lid[..4], paint);
        }
    }
}
