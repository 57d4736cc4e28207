//! What people have made on the field: bridges, stones in fords, ramparts, circles, and the sewn lines between the sections.

use std::f32::consts::TAU;

use bevy::math::{Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::relief;
use super::river::{self, WATER};
use super::sides::{OUT, along, out};
use super::tiles::{FLOOR, SIDE, on};
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::bodies::BED;
use crate::games::battlelore::table::field::{CORNER, INNER, ground};
use crate::games::battlelore::terrain::Field;
use crate::games::battlelore::{Hex, Side};

const PLANK: [Paint; 2] = [[0x8f, 0x63, 0x38], [0xb4, 0x86, 0x55]];
const STONE: [Paint; 2] = [[0xa4, 0x9c, 0x8c], [0xcf, 0xc7, 0xb8]];
const STAKE: [Paint; 2] = [[0x5a, 0x3e, 0x24], [0x8a, 0x64, 0x3c]];
const CHALK: Paint = [0xd8, 0xc8, 0xf0];
/// Thread, and how much of it is seen: the rest is grass between its fibres.
const THREAD: Paint = [0xf4, 0xe4, 0xbc];
const SHOWN: f32 = 0.62;

/// Half of a bridge's width along the river and of its length across, in metres.
const BRIDGE: Vec2 = Vec2::new(0.026, 0.036);
const PLANKS: usize = 11;
/// Height of the posts of a bridge above its planks, in metres.
const POST: f32 = 0.009;
/// Stakes at one side of a rampart, and their height in metres.
const STAKES: usize = 9;
const STAKE_HEIGHT: f32 = 0.012;
/// From one stitch of a line between sections to the next, and half of its width and length, in metres.
const STITCHES: f32 = CORNER * 1.5 / 3.0;
const STITCH: Vec2 = Vec2::new(0.0020, 0.0074);

/// Radius of a cairn's lowest stone, in metres.
const CAIRN: f32 = 0.0075;

/// Everything that people have made.
pub fn build(mould: &mut Mould, field: &Field) {
    for hex in field.of(Surface::Bridge).iter() {
        bridge(mould, field, hex);
    }
    for hex in field.of(Surface::Ford).iter() {
        stepping_stones(mould, field, hex);
    }
    for hex in field.of(Surface::Rampart).iter() {
        rampart(mould, field, hex);
    }
    for hex in field.circles().iter() {
        circle(mould, field, hex);
    }
    sewn_lines(mould, field);
}

/// Planks across the river between two rails.
fn bridge(mould: &mut Mould, field: &Field, hex: Hex) {
    let river = river::course(field, hex);
    let turn = -river.to_angle();
    let deck = ground(field, hex);
    let at = |along: f32, across: f32, height: f32| on(hex, river * along + river.perp() * across, height);
    let long = BRIDGE.y * 2.0 / PLANKS as f32;
    for plank in 0..PLANKS {
        let across = (plank as f32 + 0.5) * long - BRIDGE.y;
        let whim = |salt| whim(hex.index() * 16 + plank, salt);
        // The ends lead down to the grass.
        let low = if plank == 0 || plank + 1 == PLANKS { 0.0024 } else { 0.0 };
        let half = Vec3::new(BRIDGE.x + 0.0012 * whim(50), 0.0008, long * 0.46);
        let middle = at(0.001 * (whim(51) - 0.5), across, deck - low - half.y);
        mould.block(middle, half, turn + 0.03 * (whim(52) - 0.5), mixed(PLANK[0], PLANK[1], whim(53)));
    }
    for side in [-1.0, 1.0] {
        let beside = side * (BRIDGE.x - 0.0022);
        let beam = Vec3::new(0.0016, (deck - 0.0016 - WATER) / 2.0, BRIDGE.y * 0.97);
        mould.block(at(beside * 0.96, 0.0, deck - 0.0016 - beam.y), beam, turn, STAKE[0]);
        mould.block(at(beside, 0.0, deck + POST * 0.8), Vec3::new(0.0009, 0.0011, BRIDGE.y * 0.93), turn, PLANK[1]);
        for across in [-0.9, 0.0, 0.9] {
            let half = Vec3::new(0.0015, POST / 2.0 + 0.001, 0.0015);
            mould.block(at(beside, across * BRIDGE.y, deck + half.y - 0.001), half, turn, PLANK[0]);
        }
    }
}

/// Flat stones from shore to shore.
fn stepping_stones(mould: &mut Mould, field: &Field, hex: Hex) {
    let river = river::course(field, hex);
    for number in 0..22 {
        let seed = hex.index() * 32 + number;
        let across = (number / 2) as f32 / 5.0 - 1.0 + 0.12 * (whim(seed, 60) - 0.5);
        let along = (if number % 2 == 0 { -1.0 } else { 1.0 }) * (0.002 + 0.011 * whim(seed, 61));
        let at = river.perp() * across * 0.031 + river * along;
        let radius = 0.0026 + 0.0022 * whim(seed, 62);
        let top = 0.0012 + 0.0006 * whim(seed, 63);
        let paint = mixed(STONE[0], STONE[1], whim(seed, 64));
        let profile = [
            (radius, -0.001, STONE[0]),
            (radius * 0.95, top * 0.6, paint),
            (radius * 0.6, top, paint),
            (0.0, top, paint),
        ];
        mould.turned(on(hex, at, WATER), &profile, 7, (seed, 0.22));
    }
}

/// Stakes along the sides that face the enemy of whoever has his baseline behind them; in the middle row, both ways.
fn rampart(mould: &mut Mould, field: &Field, hex: Hex) {
    let (north, south) = ([5, 0], [2, 3]);
    let fronts: &[[usize; 2]] = match Side::BOTH.into_iter().find(|side| side.half().contains(hex)) {
        Some(Side::South) => &[north],
        Some(Side::North) => &[south],
        None => &[north, south],
    };
    let foot = ground(field, hex);
    for side in fronts.iter().flatten() {
        let line = |share: f32| OUT[*side] * (SIDE - 0.0052) + along(*side) * share * CORNER * 0.455;
        for stake in 0..STAKES {
            let seed = hex.index() * 64 + side * 10 + stake;
            let at =
                line((stake as f32 / (STAKES - 1) as f32) * 2.0 - 1.0) + Vec2::splat(0.0008) * (whim(seed, 70) - 0.5);
            let high = STAKE_HEIGHT * (0.85 + 0.3 * whim(seed, 71));
            let paint = mixed(STAKE[0], STAKE[1], whim(seed, 72));
            let tip = mixed(paint, [0xd0, 0xa8, 0x70], 0.6);
            let profile = [(0.0021, 0.0, STAKE[0]), (0.0021, high * 0.75, paint), (0.0, high, tip)];
            mould.turned(on(hex, at, foot), &profile, 6, (seed, 0.06));
        }
        let turn = -along(*side).to_angle();
        let rail = Vec3::new(CORNER * 0.46, 0.0009, 0.0009);
        mould.block(on(hex, line(0.0) - OUT[*side] * 0.0022, foot + STAKE_HEIGHT * 0.45), rail, turn, STAKE[1]);
    }
}

/// Two chalk rings and a star.
fn circle(mould: &mut Mould, field: &Field, hex: Hex) {
    let height = ground(field, hex) + 0.0005;
    let ring = |radius: f32| -> Vec<Vec3> {
        (0..=48).map(|step| on(hex, Vec2::from_angle(-step as f32 / 48.0 * TAU) * radius, height)).collect()
    };
    for (outer, inner) in [(0.0345, 0.0330), (0.0310, 0.0302)] {
        mould.strip(&ring(outer), &ring(inner), [CHALK; 2]);
    }
    let point = |number: usize| Vec2::from_angle((number as f32 / 5.0 - 0.25) * TAU) * 0.0302;
    for number in 0..5 {
        let (from, to) = (point(number), point((number + 2) % 5));
        let wide = (to - from).perp().normalize_or_zero() * 0.0005;
        let points = [from + wide, to + wide, to - wide, from - wide].map(|at| on(hex, at, height));
        mould.facet(&points, CHALK);
    }
}

/// Stitches along the two lines between the sections (1.3), where the ground is even, and a cairn at each of their ends.
fn sewn_lines(mould: &mut Mould, field: &Field) {
    let rows = (CORNER * 4.0 / STITCHES * 1.5).round() as i32;
    for x in [-4.0 * INNER, 4.0 * INNER] {
        for row in -rows..=rows {
            let at = Vec2::new(x, row as f32 * STITCHES);
            let Some((hex, from)) = under(at) else { continue };
            let terrain = field.terrain(hex);
            // Below a bridge and in the water there is nothing to paint on.
            let blank = matches!(terrain, Surface::River | Surface::Ford | Surface::Bridge)
                || terrain == Surface::Hill && out(from) > 0.75;
            if blank {
                continue;
            }
            let corners =
                [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)].map(|(x, z)| at + STITCH * Vec2::new(x, z));
            let grass = relief::grass(hex, from);
            // The thread lies taut over hollows.
            let heights = corners.into_iter().filter_map(under).map(|(hex, from)| relief::height(field, hex, from));
            let height = heights.fold(0.0, f32::max) + 0.0004;
            mould.facet(&corners.map(|corner| Vec3::new(corner.x, height, corner.y)), mixed(grass, THREAD, SHOWN));
        }
        for end in [-1.0, 1.0] {
            cairn(mould, Vec3::new(x, FLOOR, end * (BED.y - CAIRN)), (x > 0.0) as usize * 2 + (end > 0.0) as usize);
        }
    }
}

/// Stones upon each other at the end of a line between sections.
fn cairn(mould: &mut Mould, foot: Vec3, number: usize) {
    let mut height = 0.0;
    for (stone, radius) in [1.0, 0.78, 0.54].into_iter().enumerate() {
        let (seed, radius) = (number * 8 + stone, CAIRN * radius);
        let paint = mixed(STONE[0], STONE[1], 0.2 + 0.3 * stone as f32);
        let high = radius * 0.9;
        let aside = Vec3::new(whim(seed, 80) - 0.5, 0.0, whim(seed, 81) - 0.5) * 0.0012;
        let profile = [
            (radius * 0.8, 0.0, STONE[0]),
            (radius, high * 0.4, paint),
            (radius * 0.8, high, paint),
            (0.0, high * 1.05, paint),
        ];
        mould.turned(foot + aside + Vec3::Y * height, &profile, 7, (seed, 0.16));
        height += high;
    }
}

/// The hex at a point of the field, and where in it the point is.
fn under(at: Vec2) -> Option<(Hex, Vec2)> {
    let from = |hex: Hex| (hex, at - flat(hex));
    Hex::all().map(from).min_by(|one, other| one.1.length().total_cmp(&other.1.length()))
}

fn flat(hex: Hex) -> Vec2 {
    let at = on(hex, Vec2::ZERO, 0.0);
    Vec2::new(at.x, at.z)
}
