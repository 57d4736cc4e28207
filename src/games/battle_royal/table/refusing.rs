//! Why something cannot be begun at all, where the rules are not asked.

use super::ids::{self, TargetKind};
use crate::engine::{Refusal, Seat, Words};
use crate::games::battle_royal::tasks::Phase;
use crate::games::battle_royal::{PokemonId, View, attacks};
use crate::table::{Explained, Target};

/// Why something cannot be begun.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let table = &view.table;
    let placing = table.phase == Phase::Placing;
    let (key, rule) = match ids::thing(*targets.last()?)? {
        TargetKind::Mon(id) if table.task().is_some() => {
            (if id.seat() == seat { "other-asked" } else { "not-asked" }, "turn")
        }
        TargetKind::Mon(id) if id.seat() != seat && table.is_active(id) && chosen(targets).is_some() => {
            match chosen(targets).and_then(|own| attacks::hindrance(table, own)) {
                Some(why) => return Some(Explained { words: why.words(), rule: Some(why.rule()) }),
                None => ("attack-first", "attacks"),
            }
        }
        TargetKind::Mon(id) if id.seat() != seat => ("not-yours", "turn"),
        TargetKind::Mon(id) if targets.len() == 1 && !table.is_active(id) => ("benched", "attacks"),
        TargetKind::Mon(id) if targets.len() == 1 => match attacks::hindrance(table, id) {
            Some(why) => return Some(Explained { words: why.words(), rule: Some(why.rule()) }),
            None => ("nothing-to-do", "attacks"),
        },
        TargetKind::Deck(_) => ("deck", "cards"),
        TargetKind::Discards(_) => ("discards", "cards"),
        TargetKind::Prize(_) => ("prizes", "prizes"),
        TargetKind::Unknown(_) => ("hand", "cards"),
        TargetKind::Spot(owner, _) | TargetKind::Bench(owner) | TargetKind::Field(owner) if owner != seat => {
            ("not-yours", "turn")
        }
        TargetKind::Spot(..) | TargetKind::Bench(_) | TargetKind::Field(_) | TargetKind::Common
            if targets.len() == 1 =>
        {
            ("card-first", "turn")
        }
        TargetKind::Common if placing => ("placing", "set-up"),
        TargetKind::Searched(_) | TargetKind::Played => ("not-asked", "turn"),
        TargetKind::Held(..) if targets.len() == 1 => return None,
        _ => ("not-there", "trainers"),
    };
    Some(Explained { words: Words::new(format!("battle_royal-why-{key}")), rule: Some(rule) })
}

/// The Pokémon that was chosen before, an attacker if what was pointed at last is to be attacked.
fn chosen(targets: &[Target]) -> Option<PokemonId> {
    match targets {
        [first, .., _] => match ids::thing(*first)? {
            TargetKind::Mon(id) => Some(id),
            _ => None,
        },
        _ => None,
    }
}
