//! Dice: cubes with a picture on each side, and how they are thrown so that the right side comes up.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_math::curve::EaseFunction;
use bevy_math::{Quat, Vec3};

use crate::table::{Move, Origin, PieceId, Pose, Way};

/// Seconds that a die rolls, and how much longer each next one does.
const ROLLS: (f32, f32) = (0.9, 0.07);
/// Where the hand is that throws, seen from where the die comes to rest, in metres.
const HAND: Vec3 = Vec3::new(-0.16, 0.10, 0.12);

/// How the side with this number is turned away from the upper one, as [`crate::table::Body::Die`] counts them.
pub fn side(number: usize) -> Quat {
    match number {
        0 => Quat::IDENTITY,
        1 => Quat::from_rotation_x(PI),
        2 => Quat::from_rotation_z(-FRAC_PI_2),
        3 => Quat::from_rotation_z(FRAC_PI_2),
        4 => Quat::from_rotation_x(FRAC_PI_2),
        _ => Quat::from_rotation_x(-FRAC_PI_2),
    }
}

/// How far dice lie turned at most, in radians: as far as corners of neighbours allow, which would stand in each other otherwise.
const ASKEW: f32 = 0.09;

/// A die at rest on `place` with the side of this number up, turned a little as dice lie; `seed` says how.
pub fn lying(place: Pose, number: usize, seed: u32) -> Pose {
    let askew = (seed as f32 * 2.399).sin() * ASKEW;
    Pose { turn: place.turn * Quat::from_rotation_y(askew) * side(number).inverse(), ..place }
}

/// The throw of a die, the `index`th of a handful, that comes to rest at `rest`: out of the hand, over the table in
/// shorter and shorter hops, tumbling, and still.
pub fn throw(die: PieceId, rest: Pose, index: u16) -> Move {
    let index = f32::from(index);
    let from = Pose { at: rest.at + HAND + Vec3::new(0.0, 0.008 * index, -0.012 * index), ..rest };
    Move {
        delay: 0.03 * index,
        secs: ROLLS.0 + ROLLS.1 * index,
        way: Way {
            arc: 0.05,
            hops: 3,
            tumble: 2.0 + (index * 0.7) % 1.0,
            pace: EaseFunction::QuadraticOut,
            ..Way::default()
        },
        starts: Some("dice-shake"),
        lands: Some("dice-wood"),
        throws: None,
        ..Move::card(die, Origin::Pose(from))
    }
    .drawn_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_that_was_rolled_lies_up() {
        let outward = [Vec3::Y, Vec3::NEG_Y, Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
        for (number, out) in outward.into_iter().enumerate() {
            let place = Pose::table(0.1, 0.0, 0.2).turned(Quat::from_rotation_y(0.7));
            for seed in 0..5 {
                let up = lying(place, number, seed).turn * out;
                assert!(up.distance(Vec3::Y) < 1e-5, "side {number} points to {up}");
            }
            assert!((side(number) * Vec3::Y).distance(out) < 1e-5, "side {number}");
        }
    }
}
