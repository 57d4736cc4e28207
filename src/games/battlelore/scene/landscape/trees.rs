//! Forests: firs and oaks at the rim of the hex, high at the back and low in front, so that a unit fits in and is seen; and bushes.

use std::f32::consts::TAU;

use bevy::math::{FloatExt as _, Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::sides::out;
use super::tiles::on;
use crate::games::battlelore::Side;
use crate::games::battlelore::hexes::ROWS;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::field::{CORNER, INNER, TILE};
use crate::games::battlelore::terrain::Field;

const TREES: usize = 11;
/// Height of the lowest and of the highest tree, in metres.
const HEIGHTS: (f32, f32) = (0.014, 0.048);
/// How far out the trunks are, as a share of the way to the sides.
const RIM: (f32, f32) = (0.85, 0.94);
/// Bushes in a half hex beside the field, where nobody plays, and the height of the lowest and the highest one, in metres.
const BUSHES: usize = 3;
const BUSH: (f32, f32) = (0.012, 0.024);

const TRUNK: Paint = [0x4a, 0x31, 0x1c];
const FIR: [Paint; 2] = [[0x1d, 0x46, 0x28], [0x4a, 0x84, 0x42]];
const OAK: [Paint; 2] = [[0x34, 0x58, 0x22], [0x84, 0xa2, 0x42]];

/// Plants all forests, the lowest trees towards that side, and what grows beside the field.
pub fn plant(mould: &mut Mould, field: &Field, towards: Side) {
    hedge(mould);
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

/// Bushes along both ends of the short rows, in the half hexes where nobody plays.
fn hedge(mould: &mut Mould) {
    for row in (1..ROWS).step_by(2) {
        for side in [-1.0, 1.0] {
            for bush in 0..BUSHES {
                let seed = usize::from(row) * 32 + bush * 2 + usize::from(side > 0.0);
                let whim = |salt| whim(seed, salt);
                let along = (bush as f32 - 1.0 + 0.5 * (whim(46) - 0.5)) * CORNER * 0.46;
                // The half hex is widest in its middle.
                let inwards = INNER * (0.1 + (0.5 - along.abs() / CORNER * 0.5) * whim(47));
                let z = (f32::from(row) - 4.0) * CORNER * 1.5 + along;
                let foot = Vec3::new(side * (13.0 * INNER - inwards), TILE / 2.0, z);
                let height = BUSH.0.lerp(BUSH.1, whim(48));
                if whim(49) < 0.4 {
                    fir(mould, foot, height * 1.3, seed);
                } else {
                    oak(mould, foot, height, seed);
                }
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
