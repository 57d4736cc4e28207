//! What pointing at something would bring about: the damage of an attack step by step, what a Pokémon lacks, what a card does.

use super::ids::{self, TargetKind};
use super::inspect;
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::damage::Reckoning;
use crate::games::battle_royal::forecast::{Forecast, forecast};
use crate::games::battle_royal::{PokemonId, View, modifiers};
use crate::table::{OptionId, Target};

/// Lines about what has been chosen and is pointed at.
pub fn preview(view: &View, seat: Seat, targets: &[Target]) -> Vec<Words> {
    let things: Vec<TargetKind> = targets.iter().filter_map(|target| ids::thing(*target)).collect();
    let option = targets.iter().find_map(|target| match target {
        Target::Option(option) => Some(*option),
        _ => None,
    });
    match (things.as_slice(), option) {
        ([TargetKind::Mon(attacker), TargetKind::Mon(target)], Some(option)) if attacker != target => {
            attack(view, *attacker, option, *target)
        }
        ([.., TargetKind::Mon(id)], _) => inspect::at_a_glance(&view.table, *id),
        ([.., TargetKind::Held(_, card) | TargetKind::Searched(card) | TargetKind::Stadium(card)], _) => {
            inspect::in_short(*card)
        }
        ([TargetKind::Deck(owner)], _) => vec![
            Words::new("battle_royal-place-deck")
                .with("seat", *owner)
                .with("count", view.decks[owner.index()].len() as i64),
        ],
        ([TargetKind::Discards(owner)], _) => vec![
            Words::new("battle_royal-place-discards")
                .with("seat", *owner)
                .with("count", view.table.player(*owner).discard.len() as i64),
        ],
        ([TargetKind::Prize(owner)], _) => vec![
            Words::new("battle_royal-place-prizes")
                .with("seat", *owner)
                .with("count", view.table.prizes[owner.index()]),
        ],
        ([TargetKind::Common], _) => vec![Words::new("battle_royal-inspect-common")],
        ([TargetKind::Bench(owner)], _) if *owner == seat => {
            vec![Words::new("battle_royal-about-bench").with("count", modifiers::free_bench(&view.table, seat))]
        }
        _ => Vec::new(),
    }
}

/// What an attack would do to its target.
fn attack(view: &View, attacker: PokemonId, option: OptionId, target: PokemonId) -> Vec<Words> {
    let table = &view.table;
    let Some((_, index)) = ids::attack_of(option) else { return Vec::new() };
    let mut lines = inspect::standing(table, target);
    let printed = table.mon(attacker).and_then(|mon| mon.pokemon().attacks.get(usize::from(index)));
    lines.extend(printed.map(|attack| {
        let name = name_key(Named::Attack, &attack.name);
        Words::new("battle_royal-forecast-attack").with_key("attack", name)
    }));
    let Some(Forecast { immune, least, most }) = forecast(table, attacker, index, target) else {
        lines.push(Words::new("battle_royal-forecast-none"));
        return lines;
    };
    if immune {
        lines.push(Words::new("battle_royal-forecast-immune"));
        return lines;
    }
    lines.extend(steps(&most));
    let left = modifiers::hp_left(table, target);
    if least.dealt == most.dealt {
        lines.push(Words::new("battle_royal-forecast-deals").with("damage", most.dealt));
    } else {
        lines.push(Words::new("battle_royal-forecast-range").with("least", least.dealt).with("most", most.dealt));
    }
    lines.push(if least.dealt >= left {
        Words::new("battle_royal-forecast-knock-out")
    } else if most.dealt >= left {
        Words::new("battle_royal-forecast-may-knock-out")
    } else {
        Words::new("battle_royal-forecast-left").with("hp", left - most.dealt)
    });
    lines
}

/// What is added or taken off, with its sign.
fn signed(points: i32) -> String {
    let sign = if points < 0 { '−' } else { '+' };
    format!("{sign}{}", points.unsigned_abs())
}

/// The arithmetic of a blow, a line for each step that changes something; nothing if none does.
pub fn steps(blow: &Reckoning) -> Vec<Words> {
    let mut lines = Vec::new();
    if blow.boosts != 0 {
        lines.push(Words::new("battle_royal-step-boosts").with("n", signed(blow.boosts)));
    }
    if blow.weakness {
        lines.push(Words::new("battle_royal-step-weakness"));
    }
    if blow.resistance > 0 {
        lines.push(Words::new("battle_royal-step-resistance").with("n", blow.resistance));
    }
    if blow.prevented {
        lines.push(Words::new("battle_royal-step-prevented"));
    } else if blow.effects != 0 {
        lines.push(Words::new("battle_royal-step-effects").with("n", signed(blow.effects)));
    }
    if !lines.is_empty() {
        lines.insert(0, Words::new("battle_royal-step-printed").with("n", blow.printed));
    }
    lines
}

/// The arithmetic of a blow in few words, step by step; nothing if no step changes anything.
pub fn sum(blow: &Reckoning) -> Vec<Words> {
    let brief = |name: &str| Words::new(format!("battle_royal-brief-{name}"));
    let boosts = (blow.boosts != 0).then(|| brief("signed").with("n", signed(blow.boosts)));
    let weakness = blow.weakness.then(|| brief("weakness"));
    let resistance = (blow.resistance > 0).then(|| brief("resistance").with("n", blow.resistance));
    let effects = match (blow.prevented, blow.effects) {
        (true, _) => Some(brief("prevented")),
        (false, 0) => None,
        (false, points) => Some(brief("effects").with("n", signed(points))),
    };
    let first = brief("printed").with("n", blow.printed);
    let steps: Vec<Words> = [boosts, weakness, resistance, effects].into_iter().flatten().collect();
    if steps.is_empty() { steps } else { std::iter::once(first).chain(steps).collect() }
}
