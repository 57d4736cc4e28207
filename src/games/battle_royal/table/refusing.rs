//! Why something cannot be begun at all, where the rules are not asked.

use super::ids::{self, Thing};
use crate::client::table::{Explained, Target};
use crate::engine::{Refusal, Seat, Words};
use crate::games::battle_royal::tasks::Phase;
use crate::games::battle_royal::{MonId, View, attacks};

/// Why something cannot be begun.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let table = &view.table;
    let placing = table.phase == Phase::Placing;
    let (key, rule) = match ids::thing(*targets.last()?)? {
        Thing::Mon(id) if table.task().is_some() => {
            (if id.seat() == seat { "other-asked" } else { "not-asked" }, "turn")
        }
        Thing::Mon(id) if id.seat() != seat && table.is_active(id) && chosen(targets).is_some() => {
            match chosen(targets).and_then(|own| attacks::hindrance(table, own)) {
                Some(why) => return Some(Explained { words: why.words(), rule: Some(why.rule()) }),
                None => ("attack-first", "attacks"),
            }
        }
        Thing::Mon(id) if id.seat() != seat => ("not-yours", "turn"),
        Thing::Mon(id) if targets.len() == 1 && !table.is_active(id) => ("benched", "attacks"),
        Thing::Mon(id) if targets.len() == 1 => match attacks::hindrance(table, id) {
            Some(why) => return Some(Explained { words: why.words(), rule: Some(why.rule()) }),
            None => ("nothing-to-do", "attacks"),
        },
        Thing::Deck(_) => ("deck", "cards"),
        Thing::Discards(_) => ("discards", "cards"),
        Thing::Prize(_) => ("prizes", "prizes"),
        Thing::Unknown(_) => ("hand", "cards"),
        Thing::Spot(owner, _) | Thing::Bench(owner) | Thing::Field(owner) if owner != seat => ("not-yours", "turn"),
        Thing::Spot(..) | Thing::Bench(_) | Thing::Field(_) | Thing::Common if targets.len() == 1 => {
            ("card-first", "turn")
        }
        Thing::Common if placing => ("placing", "set-up"),
        Thing::Searched(_) | Thing::Played => ("not-asked", "turn"),
        Thing::Held(..) if targets.len() == 1 => return None,
        _ => ("not-there", "trainers"),
    };
    Some(Explained { words: Words::new(format!("battle_royal-why-{key}")), rule: Some(rule) })
}

/// The Pokémon that was chosen before, an attacker if what was pointed at last is to be attacked.
fn chosen(targets: &[Target]) -> Option<MonId> {
    match targets {
        [first, .., _] => match ids::thing(*first)? {
            Thing::Mon(id) => Some(id),
            _ => None,
        },
        _ => None,
    }
}
