//! What the enemy could attack with his next card: signs laid on the field on request.

use bevy_math::{Vec2, Vec3};

use super::layout::{Ground, thing};
use super::{faces, ids};
use crate::games::battlelore::{Hex, HexSet, Side, Unit, View, movement, targeting};
use crate::table::{Look, Placed, Side as Eyes};

/// How many units of a side could attack each hex, each ordered by a plain card.
fn attackers(view: &View, side: Side) -> impl Fn(Hex) -> usize {
    let table = view.table;
    let units: Vec<_> = table.army(side).map(|(_, unit)| (*unit, movement::footholds(&table, unit))).collect();
    move |hex| {
        let reaches = |(unit, footholds): &&(Unit, HexSet)| {
            let range = unit.range();
            footholds.iter().any(|from| {
                from.adjacent(hex)
                    || range.is_some_and(|range| from.distance(hex) <= range && targeting::sees(&table, from, hex))
            })
        };
        units.iter().filter(reaches).count()
    }
}

/// A sign on every hex that the enemy of the near side could attack, with the number of units that could do so.
pub fn signs(view: &View, eyes: Eyes) -> Vec<Placed> {
    let ground = Ground::new(view, eyes);
    let attackers = attackers(view, Side::of_seat(eyes.seat).other());
    Hex::all()
        .filter_map(|hex| {
            let count = attackers(hex).min(9);
            let look = Look::decal(faces::threat(count as u8), Vec2::splat(0.030));
            let mut pose = ground.hex(hex);
            pose.at += Vec3::new(0.0, 0.0012, 0.0);
            (count > 0).then(|| thing(ids::threat(hex), look, pose))
        })
        .collect()
}
