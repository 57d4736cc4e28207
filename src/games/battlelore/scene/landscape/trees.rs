//! Forests: firs and oaks, high at the back and low in front. Those at the rim of a hex stay, so that a unit fits in and is seen.

use std::f32::consts::TAU;

use bevy::math::{FloatExt as _, Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::relief;
use super::sides::out;
use super::tiles::on;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::field::INNER;
use crate::games::battlelore::terrain::Field;
use crate::games::battlelore::{Hex, Side};

/// Trees at the rim of a hex, where no unit stands, and within it, where one may: those give way.
const TREES: usize = 11;
const INNER_TREES: usize = 11;
const FEW: usize = 5;
/// Height of the lowest and of the highest tree at the rim and within, in metres.
const HEIGHTS: (f32, f32) = (0.013, 0.046);
const INNER_HEIGHTS: (f32, f32) = (0.022, 0.050);
/// How far out the trunks at the rim and those within are, as a share of the way to the sides.
const RIM: (f32, f32) = (0.85, 0.94);
const WITHIN: (f32, f32) = (0.20, 0.66);
/// How deep the highest tree within reaches, foot and all, in metres.
pub const DEEP: f32 = 0.060;
const TRUNK: Paint = [0x4a, 0x31, 0x1c];
const FIR: [Paint; 2] = [[0x1d, 0x46, 0x28], [0x4a, 0x84, 0x42]];
const OAK: [Paint; 2] = [[0x34, 0x58, 0x22], [0x84, 0xa2, 0x42]];

/// Plants the rims of all forests, the lowest trees towards that side.
pub fn plant(mould: &mut Mould, field: &Field, towards: Side) {
    for hex in field.of(Surface::Forest).iter() {
        for number in 0..TREES {
            let seed = hex.index() * 32 + number;
            let way = Vec2::from_angle((number as f32 + 0.5 * whim(seed, 40)) / TREES as f32 * TAU);
            let at = way * RIM.0.lerp(RIM.1, whim(seed, 41)) / out(way);
            tree(mould, (field, towards), (hex, at), HEIGHTS, seed);
        }
    }
}

/// Plants the trees within a forest hex: fewer where the machine is slow.
pub fn fill(mould: &mut Mould, field: &Field, towards: Side, hex: Hex, slow: bool) {
    let trees = if slow { FEW } else { INNER_TREES };
    for number in 0..trees {
        let seed = hex.index() * 32 + TREES + number;
        // As seeds lie in a sunflower: evenly, in no rows.
        let far = WITHIN.0.lerp(WITHIN.1, ((number as f32 + 0.5) / trees as f32).sqrt());
        let at = Vec2::from_angle(number as f32 * 2.4 + whim(hex.index(), 46) * TAU) * far * INNER;
        tree(mould, (field, towards), (hex, at), INNER_HEIGHTS, seed);
    }
}

/// A tree of a forest, low in front and high at the back.
fn tree(mould: &mut Mould, (field, towards): (&Field, Side), (hex, at): (Hex, Vec2), heights: (f32, f32), seed: usize) {
    let front = if towards == Side::South { 1.0 } else { -1.0 };
    let back = 0.5 - at.y * front / (2.0 * INNER);
    let height = heights.0.lerp(heights.1, back) * (0.82 + 0.36 * whim(seed, 42));
    let foot = on(hex, at, relief::height(field, hex, at));
    // One kind prevails in each forest.
    if whim(seed, 43) < 0.15 + 0.7 * whim(hex.index(), 44).round() {
        fir(mould, foot, height, seed);
    } else {
        oak(mould, foot, height * 0.86, seed);
    }
}

/// A round tree or bush that stands alone.
pub fn bush(mould: &mut Mould, foot: Vec3, height: f32, seed: usize) {
    oak(mould, foot, height, seed);
}

fn trunk(mould: &mut Mould, foot: Vec3, radius: f32, height: f32, seed: usize) {
    mould.turned(foot, &[(radius, 0.0, TRUNK), (radius * 0.8, height, TRUNK)], 5, (seed, 0.1));
}

fn fir(mould: &mut Mould, foot: Vec3, height: f32, seed: usize) {
    trunk(mould, foot, height * 0.045, height * 0.25, seed);
    let tone = |share: f32| mixed(FIR[0], FIR[1], share * (0.7 + 0.3 * whim(seed, 45)));
    for (tier, (low, high, radius)) in
        [(0.14, 0.52, 0.25), (0.36, 0.76, 0.20), (0.58, 1.0, 0.14)].into_iter().enumerate()
    {
        let profile = [
            (radius * height, low * height, tone(0.0)),
            (radius * 0.45 * height, (low + high) / 2.0 * height, tone(0.8)),
            (0.0, high * height, tone(1.0)),
        ];
        mould.turned(foot, &profile, 8, (seed + 7 * tier, 0.12));
    }
}

fn oak(mould: &mut Mould, foot: Vec3, height: f32, seed: usize) {
    trunk(mould, foot, height * 0.06, height * 0.4, seed);
    let tone = |share: f32| mixed(OAK[0], OAK[1], share * (0.65 + 0.35 * whim(seed, 45)));
    let (radius, middle) = (height * 0.36, height * 0.64);
    let profile: Vec<(f32, f32, Paint)> = (0..6)
        .map(|row| {
            let angle = (row as f32 / 5.0 - 0.5) * TAU / 2.0;
            let wide = if row == 5 { 0.0 } else { angle.cos().max(0.2) };
            (radius * wide, middle + radius * angle.sin(), tone(row as f32 / 5.0))
        })
        .collect();
    mould.turned(foot, &profile, 8, (seed, 0.13));
}
