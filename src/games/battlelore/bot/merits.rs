//! What a place on the field or a Command card is good for, as facts in words: clauses that hints and reasons end in.

use super::judged_position::JudgedPosition;
use super::rules_of_thumb::reach;
use super::style::Style;
use crate::engine::Words;
use crate::games::battlelore::command_cards::{CommandCard, Text};
use crate::games::battlelore::hexes::{Hex, HexSet};
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::orders::{self, Troops};
use crate::games::battlelore::position::{Mark, PublicState, Unit};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::{battle, movement};

pub(super) fn gain(name: &str) -> Words {
    Words::new(format!("battlelore-gain-{name}"))
}

/// The sentence with the units that a card could order if it were played now, and those of them that could attack at once.
pub(super) fn roused(words: Words, table: &PublicState, side: Side, card: CommandCard, command: u8) -> Words {
    let used = match card.text() {
        Text::CounterAttack => table.last_used[side.other().index()].map(CommandCard::across),
        _ => Some(card),
    };
    let mut after = *table;
    after.forget_turn();
    // Creatures that have to be paid for are left out.
    after.lore.tokens = [0; 2];
    let army = |troops: Troops| table.army(side).any(|(_, unit)| troops.include(unit));
    let fallback = used.and_then(Troops::asked_for).is_some_and(|troops| !army(troops));
    after.turn.side = side;
    (after.turn.card, after.turn.used, after.turn.command) = (Some(card), used, command);
    (after.turn.fallback, after.turn.lieu) = (fallback, None);
    let scene = JudgedPosition::new(&after, side, &Style::MASTER);
    let strikes = |unit: &Unit| {
        let [battle, _] = reach(&after, unit);
        best_strike(&scene, unit, battle.with(unit.hex)).is_some()
    };
    let strikers: HexSet = after.army(side).filter(|(_, unit)| strikes(unit)).map(|(_, unit)| unit.hex).collect();
    // Whoever can be ordered next never makes the whole number smaller (3.2), so those that can attack come first.
    let (mut count, mut attacks) = (0u8, 0u8);
    let mut trial = after;
    loop {
        let choices = orders::choices(&trial);
        let next = choices.intersection(strikers).lowest().or_else(|| choices.lowest());
        let Some(hex) = next else { break };
        let Some(id) = trial.at(hex) else { break };
        trial.unit_mut(id).marks.insert(Mark::Ordered);
        count += 1;
        attacks += u8::from(strikers.contains(hex));
    }
    words.with("count", count).with("attacks", attacks)
}

/// From which of these hexes a unit has its best attack in this turn, if it has any.
pub(super) fn best_strike(scene: &JudgedPosition, unit: &Unit, hexes: HexSet) -> Option<Hex> {
    let found = hexes.iter().filter_map(|from| {
        let (_, worth) = scene.best_attack(unit, from, from != unit.hex || unit.has(Mark::Unsteady))?;
        Some((from, worth))
    });
    found.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(from, _)| from)
}

/// The best attack of a unit from a hex: whom, and with how many dice.
pub(super) fn strike(scene: &JudgedPosition, unit: &Unit, from: Hex) -> Option<Words> {
    let table = scene.table;
    let (to, _) = scene.best_attack(unit, from, from != unit.hex || unit.has(Mark::Unsteady))?;
    let (id, other) = (table.at(unit.hex)?, table.at(to)?);
    let mut after = *table;
    if from != unit.hex {
        movement::enter(&mut after, id, from);
    }
    let dice = battle::dice(&after, id, other, false, &InBattle::default());
    let words = gain("strike").with_key("target", table.unit(other).kind.key());
    Some(words.with("at", to.to_string()).with("dice", dice))
}

/// What is good about a hex for a unit: the first of these that is true.
pub(super) fn merit(scene: &JudgedPosition, unit: &Unit, to: Hex) -> Words {
    let table = scene.table;
    let own = table.held[unit.side.index()].without(HexSet::one(unit.hex));
    let supported = |hex: Hex, friends: HexSet| friends.intersection(hex.around()).len() >= 2;
    let objectives = || table.objectives.iter().flatten();
    if objectives().any(|goal| goal.side == unit.side && !goal.won && goal.hex == to) {
        return gain("objective");
    }
    if table.field.circles().contains(to) {
        return gain("circle");
    }
    if supported(to, own) {
        return gain("support");
    }
    let now = if to == unit.hex { own } else { own.with(unit.hex) };
    let helped = table.army(unit.side).find(|&(_, friend)| {
        friend.hex != unit.hex && !supported(friend.hex, now) && supported(friend.hex, own.with(to))
    });
    if let Some((_, friend)) = helped {
        return gain("lends").with_key("unit", friend.kind.key()).with("hex", friend.hex.to_string());
    }
    let [there, here] = [to, unit.hex].map(|hex| scene.foes(unit, hex));
    if there == 0 || there < here {
        return gain("shelter").with("count", there).with("now", here);
    }
    let foes = table.army(unit.side.other()).map(|(_, enemy)| enemy);
    match foes.min_by_key(|enemy| enemy.hex.distance(to)) {
        Some(enemy) => {
            let words = gain("near").with_key("target", enemy.kind.key()).with("at", enemy.hex.to_string());
            words.with("count", enemy.hex.distance(to))
        }
        None => gain("open"),
    }
}

/// How near the own units are to a hex.
pub(super) fn company(scene: &JudgedPosition, hex: Hex) -> Words {
    match scene.table.army(scene.side).map(|(_, unit)| unit).min_by_key(|unit| unit.hex.distance(hex)) {
        Some(unit) => {
            let words = gain("friend").with_key("unit", unit.kind.key()).with("at", unit.hex.to_string());
            words.with("count", unit.hex.distance(hex))
        }
        None => gain("open"),
    }
}
