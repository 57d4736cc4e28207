//! What is seen of a blow: the way that it came, where it strikes, and how its victim is knocked back.

use bevy_math::{Quat, Vec2, Vec3};

use super::{faces, ids, layout};
use crate::games::battle_royal::PokemonId;
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::tasks::{Strike, Task};
use crate::table::{Look, Move, Origin, Placed, Pose, Way};

/// Width of the way of a blow, in metres on cards of usual size.
const STREAK: f32 = 0.026;
/// How far below the middle of a card it strikes, so that name and HP stay in sight; in metres on cards of usual size.
const LOWER: f32 = 0.014;
/// How far above the cards both are, in metres.
const ABOVE: f32 = 0.012;
/// How much of its way is not seen at its beginning and at its end, in metres on cards of usual size.
const OUTSIDE: (f32, f32) = (0.028, 0.020);
/// How far the victim is knocked back, and how it comes to rest; in metres.
const KNOCKED: [f32; 4] = [0.014, -0.008, 0.004, -0.002];

/// The attack under way on a Pokémon.
pub fn strike_on(table: &PublicState, victim: PokemonId) -> Option<Strike> {
    table.tasks.iter().rev().find_map(|task| match task {
        Task::Strike(strike) if strike.target == Some(victim) => Some(*strike),
        _ => None,
    })
}

/// Where a blow strikes.
pub fn struck(victim: Pose) -> Vec3 {
    victim.at + Vec3::new(0.0, ABOVE, LOWER * victim.scale)
}

/// The way of a blow from one card to another, and how it comes: it shoots out of the first one.
pub fn streak(from: Pose, to: Pose) -> (Placed, Move) {
    let way = (to.at - from.at).with_y(0.0);
    let (begin, end) = (OUTSIDE.0 * from.scale, OUTSIDE.1 * to.scale);
    let length = (way.length() - begin - end).max(STREAK);
    let ahead = way.normalize_or(Vec3::NEG_Z);
    let at = from.at + ahead * (begin + length / 2.0);
    let rest = Pose::table(at.x, from.at.y.max(to.at.y) + ABOVE, at.z)
        .turned(Quat::from_rotation_y((-ahead.x).atan2(-ahead.z)));
    let placed = layout::plain(ids::STREAK, Look::decal(faces::STREAK, Vec2::new(STREAK, length)), rest);
    let first = from.at + ahead * begin;
    let thin = Pose { at: first.with_y(rest.at.y), scale: 0.05, ..rest };
    let shoots = Move {
        secs: 0.16,
        way: Way::default(),
        starts: None,
        lands: None,
        ..Move::card(placed.id, Origin::Pose(thin))
    };
    (placed, shoots)
}

/// How a Pokémon at this place is knocked back by a blow from there.
pub fn knocked(id: PokemonId, at: Vec3, from: Vec3) -> Move {
    let back = (at - from).with_y(0.0).normalize_or(Vec3::NEG_Z);
    let corners = KNOCKED.map(|far| at + back * far).to_vec();
    let way = Way { corners, ..Way::default() };
    Move { secs: 0.45, way, starts: None, lands: None, ..Move::card(ids::mon(id), Origin::Itself) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_of_a_blow_points_from_one_card_to_the_other() {
        let (from, to) = (Pose::table(-0.08, 0.004, 0.12), Pose::table(0.30, 0.004, -0.05));
        let (streak, _) = streak(from, to);
        let tip = streak.pose.at + streak.pose.turn * Vec3::NEG_Z * streak.look.extent.half.z;
        let end = streak.pose.at + streak.pose.turn * Vec3::Z * streak.look.extent.half.z;
        assert!((tip.with_y(0.0).distance(to.at.with_y(0.0)) - OUTSIDE.1).abs() < 1e-4, "{tip}");
        assert!((end.with_y(0.0).distance(from.at.with_y(0.0)) - OUTSIDE.0).abs() < 1e-4, "{end}");
    }
}
