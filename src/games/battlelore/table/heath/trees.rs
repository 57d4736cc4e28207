//! Forests: firs and oaks at the rim of the hex, high at the back and low in front, so that a unit fits in and is seen.

use std::f32::consts::TAU;

use bevy::math::{FloatExt as _, Vec2, Vec3};

use super::mould::{Mould, Paint, mixed, whim};
use super::sides::out;
use super::tiles::on;
use crate::games::battlelore::Side;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::field::{INNER, TILE};
use crate::games::battlelore::terrain::Field;

/// Trees of a hex.
const TREES: usize = 9;
/// Height of the lowest and of the highest tree, in metres.
const HEIGHTS: (f32, f32) = (0.013, 0.041);
/// How far out the trunks are, as a share of the way to the sides.
const RIM: (f32, f32) = (0.78, 0.9);

const TRUNK: Paint = [0x4a, 0x31, 0x1c];
const FIR: [Paint; 2] = [[0x1f, 0x43, 0x24], [0x3a, 0x6b, 0x34]];
const OAK: [Paint; 2] = [[0x35, 0x52, 0x22], [0x6d, 0x8a, 0x38]];

/// Plants all forests; the lowest trees stand towards that side.
pub fn plant(mould: &mut Mould, field: &Field, towards: Side) {
    let front = if towards == Side::South { 1.0 } else { -1.0 };
    for hex in field.of(Surface::Forest).iter() {
        for number in 0..TREES {
            let seed = hex.index() * 16 + number;
            let turn = (number as f32 + 0.5 * whim(seed, 40)) / TREES as f32 * TAU;
            let way = Vec2::from_angle(turn);
            let at = way * RIM.0.lerp(RIM.1, whim(seed, 41)) / out(way);
            let back = 0.5 - at.y * front / (2.0 * INNER);
            let height = HEIGHTS.0.lerp(HEIGHTS.1, back) * (0.85 + 0.3 * whim(seed, 42));
            let foot = on(hex, at, TILE);
            // One kind prevails in each forest.
            if whim(seed, 43) < 0.15 + 0.7 * whim(hex.index(), 44).round() {
                fir(mould, foot, height, seed);
            } else {
                oak(mould, foot, height * 0.86, seed);
            }
        }
    }
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
