//! The lie of the land: how high the ground is at every point, and what grass grows there. Both go on from hex to hex.

use bevy::math::{FloatExt as _, Vec2};

use super::mesh_builder::{Paint, mixed, whim};
use super::sides::{OUT, beyond, out};
use super::tiles::SIDE;
use crate::games::battlelore::Hex;
use crate::games::battlelore::table::field::{STEP, TILE, middle};
use crate::games::battlelore::terrain::Field;

/// How far the rim of a tile falls below its middle at most, in metres, and where that begins, as a share of the way to the sides:
/// units stand even.
const HOLLOW: f32 = 0.0022;
const EVEN: f32 = 0.62;
/// From one knoll to the next, in metres.
const KNOLLS: f32 = 0.075;
/// How wide the slope of a hill's height is, how much further in that of the next one begins, and how far its foot and its brow
/// run to and fro, in metres.
const SLOPE: f32 = 0.0076;
const TERRACE: f32 = 0.0052;
const RAGGED: f32 = 0.0013;
/// How far the slope is from even: it has two ledges.
const LEDGES: f32 = 0.75;

/// Grass where it is lush, where it is dry, and where heather grows in it.
const LUSH: Paint = [0x4a, 0x67, 0x2b];
const DRY: Paint = [0x7a, 0x79, 0x3d];
const HEATHER: Paint = [0x7d, 0x62, 0x4a];
/// From one stretch of it to the next, of the lush and the dry, the light and the dark, the heather, in metres.
const STRETCHES: [f32; 3] = [0.22, 0.055, 0.13];
/// Where heather begins, of 1, and how much of the ground it takes.
const RARE: f32 = 0.62;
const TAKES: f32 = 1.1;
/// How much darker grass is in a hollow than on a knoll.
const SHADE: f32 = 0.16;

/// A number from 0 to 1 that changes gently over the field: from one height to the next there are so many metres.
fn noise(at: Vec2, period: f32, salt: u32) -> f32 {
    let (cell, part) = ((at / period).floor().as_ivec2(), (at / period).fract_gl());
    let corner = |x: i32, y: i32| whim(((cell.x + x) * 4099 + cell.y + y) as usize, salt);
    let share = part * part * (3.0 - 2.0 * part);
    corner(0, 0).lerp(corner(1, 0), share.x).lerp(corner(0, 1).lerp(corner(1, 1), share.x), share.y)
}

fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A point of a hex on the field.
fn flat(hex: Hex, at: Vec2) -> Vec2 {
    let middle = middle(hex);
    Vec2::new(middle.x, middle.z) + at
}

/// How far the ground of a point lies below that of the middle of its hex if there is no hill, in metres.
fn hollow(hex: Hex, at: Vec2) -> f32 {
    HOLLOW * smooth((out(at) - EVEN) / (1.0 - EVEN)) * noise(flat(hex, at), KNOLLS, 11)
}

/// How much of a hill's slope has been climbed at a point, 0 to 1, at each of its heights: not at all if there is none.
pub fn climbed(field: &Field, hex: Hex, at: Vec2) -> [f32; 2] {
    [1, 2].map(|level| {
        if field.height(hex) < level {
            return 0.0;
        }
        // Where the neighbour is as high, the hill goes on.
        let open = (0..6).filter(|side| beyond(hex, *side).is_none_or(|next| field.height(next) < level));
        let inwards = open.map(|side| SIDE - OUT[side].dot(at)).fold(1.0, f32::min);
        let ragged = RAGGED * (2.0 * noise(flat(hex, at), 0.019, 12) - 1.0);
        let share = ((inwards - f32::from(level - 1) * TERRACE + ragged) / SLOPE).clamp(0.0, 1.0);
        let turn = share * 2.0 * std::f32::consts::TAU;
        smooth(share - LEDGES * turn.sin() / (2.0 * std::f32::consts::TAU))
    })
}

/// Height of the ground at a point of a hex, given from its middle, in metres above the table.
pub fn height(field: &Field, hex: Hex, at: Vec2) -> f32 {
    TILE - hollow(hex, at) + STEP * climbed(field, hex, at).iter().sum::<f32>()
}

/// The grass at a point of the field that lies even.
pub fn common(place: Vec2) -> Paint {
    let [wide, fine, rare] = STRETCHES;
    let dry = smooth(1.6 * noise(place, wide, 13) - 0.36).lerp(noise(place, fine, 14), 0.25);
    let heather = (noise(place, rare, 15) - RARE).max(0.0) * TAKES;
    shaded(mixed(mixed(LUSH, DRY, dry), HEATHER, heather), 0.94 + 0.12 * noise(place, fine, 16))
}

/// The grass at a point of a hex.
pub fn grass(hex: Hex, at: Vec2) -> Paint {
    shaded(common(flat(hex, at)), 1.0 - SHADE * hollow(hex, at) / HOLLOW)
}

fn shaded(paint: Paint, light: f32) -> Paint {
    paint.map(|part| (f32::from(part) * light).round() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::scenario;
    use crate::games::battlelore::scene::landscape::sides::along;
    use crate::games::battlelore::table::field::{CORNER, ground};

    /// Units stand even, and nothing of the ground is higher than they stand.
    #[test]
    fn the_middle_of_a_hex_is_as_high_as_the_rules_have_it() {
        for field in scenario::all().map(|scenario| scenario.field) {
            for hex in Hex::all().filter(|hex| ground(&field, *hex) >= TILE) {
                for (turn, share) in [(0.0, 0.0), (1.0, 0.4), (2.6, 0.6), (4.0, 0.9)] {
                    let way = Vec2::from_angle(turn);
                    let high = height(&field, hex, way * share / out(way).max(1.0e-6));
                    assert!(high <= TILE + f32::from(field.height(hex)) * STEP + 1.0e-6, "{hex} {share}");
                    let stands = share > 0.62 || high > TILE + f32::from(field.height(hex)) * STEP - 1.0e-6;
                    assert!(stands, "{hex} {share}: {high}");
                }
            }
        }
    }

    /// On both sides of a gap the land is the same, hill or not.
    #[test]
    fn the_land_goes_on_in_the_neighbour() {
        for field in scenario::all().map(|scenario| scenario.field) {
            for hex in Hex::all() {
                for (side, way) in OUT.into_iter().enumerate() {
                    let Some(next) = beyond(hex, side).filter(|next| field.height(*next) == field.height(hex)) else {
                        continue;
                    };
                    for share in [-0.3, 0.0, 0.3] {
                        let at = way * SIDE + along(side) * share * CORNER;
                        let there = flat(hex, at) - flat(next, Vec2::ZERO);
                        let (here, beyond) = (height(&field, hex, at), height(&field, next, there));
                        assert!((here - beyond).abs() < 0.002, "{hex} {next}: {here} {beyond}");
                        let apart = grass(hex, at).into_iter().zip(grass(next, there));
                        assert!(apart.into_iter().all(|(one, other)| one.abs_diff(other) < 14), "{hex} {next}");
                    }
                }
            }
        }
    }
}
