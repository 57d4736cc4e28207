//! Why something cannot be pointed at now.

use super::ids::{self, TargetKind};
use super::names;
use crate::engine::{Refusal as _, Seat, Words};
use crate::games::battlelore::lore::windows;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::{Mark, PublicState, UnitId};
use crate::games::battlelore::{PendingStep, Refusal, Side, View, actions, movement, orders, retreat, targeting};
use crate::table::{Explained, Say as _, Target};

/// Why pointing at these targets means nothing now; if somebody else is to decide, why there is nothing to point at in the own
/// turn.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let table = &view.table;
    if table.step() == PendingStep::Muster {
        return (!targets.is_empty()).then(|| why("council-first", "council"));
    }
    let decider = table.decider()?;
    if decider.seat() != seat {
        let waits = targets.is_empty() && table.turn.side.seat() == seat;
        let words = Words::new("battlelore-why-decides").with("seat", decider.seat());
        return waits.then(|| Explained { words, rule: view.rule() });
    }
    let side = decider;
    let things: Vec<TargetKind> = targets.iter().filter_map(|&target| ids::thing(view, target)).collect();
    match (things.first()?, things.last()?) {
        (_, TargetKind::Pile | TargetKind::LorePile) => Some(why("deck", "draw")),
        (_, TargetKind::Discards | TargetKind::LoreDiscards) => Some(why("discards", "draw")),
        (_, TargetKind::Played | TargetKind::Cast(_)) => Some(why("card-played", "cards")),
        (_, TargetKind::Command(owner, _)) => command(table, side, *owner),
        (_, TargetKind::Lore(card)) => lore(view, side, *card),
        (first, last) => on_field(table, side, *first, *last),
    }
}

fn why(name: &str, rule: &'static str) -> Explained {
    Explained { words: Words::new(format!("battlelore-why-{name}")), rule: Some(rule) }
}

/// What the rules say of an action that they refuse.
fn refused(refusal: Refusal) -> Explained {
    Explained { words: refusal.words(), rule: Some(refusal.rule()) }
}

fn command(table: &PublicState, side: Side, owner: Side) -> Option<Explained> {
    match table.step() {
        _ if owner != side => Some(why("their-hand", "components")),
        PendingStep::Command | PendingStep::Swap => None,
        PendingStep::Keep => Some(why("keep", "cards")),
        _ => Some(why("card-later", "turn")),
    }
}

/// A Lore card: it is another one's, another moment's, too dear, or of no use.
fn lore(view: &View, side: Side, card: LoreCard) -> Option<Explained> {
    let table = &view.table;
    if view.lore[side.index()].is_some_and(|hand| !hand.contains(card)) {
        return Some(why("their-hand", "components"));
    }
    let facts = card.facts()?;
    let now = windows::timing(table.step());
    Some(match now {
        None => refused(Refusal::NotNow),
        Some(_) if table.lore.played[side.index()] => refused(Refusal::LorePlayed),
        Some(now) if now != facts.timing => {
            let words = Words::new("battlelore-why-lore-later").with_key("window", names::moment(facts.timing));
            Explained { words, rule: Some("lore-cards") }
        }
        Some(_) if table.lore.price(side, card) > table.lore.tokens[side.index()] => {
            let words = Words::new("battlelore-why-too-dear").with_key("card", card.key());
            let words = words.with("cost", table.lore.price(side, card));
            Explained { words: words.with("tokens", table.lore.tokens[side.index()]), rule: Some("lore-cards") }
        }
        Some(_) => refused(Refusal::NoTarget(card)),
    })
}

/// A unit or a place, alone or after an own unit.
fn on_field(table: &PublicState, side: Side, first: TargetKind, last: TargetKind) -> Option<Explained> {
    let hex = |thing: TargetKind| match thing {
        TargetKind::Unit(id) => Some(table.unit(id).hex),
        TargetKind::Hex(hex) => Some(hex),
        _ => None,
    };
    let (from, to) = (hex(first)?, hex(last)?);
    let chosen = table.at(from).filter(|&id| from != to && table.unit(id).side == side);
    let battle = table.battle.as_ref();
    match (table.step(), battle) {
        (PendingStep::Command, _) => Some(why("card-first", "turn")),
        (PendingStep::Orders, _) => orders::check(table, to).err().map(refused),
        (PendingStep::Moves, _) => match chosen {
            Some(_) if table.unit_at(to).is_some_and(|unit| unit.side != side) => Some(why("moves-first", "turn")),
            Some(_) => movement::check(table, from, to).err().map(refused),
            None => moving(table, side, last),
        },
        (PendingStep::Combat, _) => match chosen {
            Some(_) if table.at(to).is_none() => Some(why("moves-over", "turn")),
            Some(_) => targeting::check(table, from, to).err().map(refused),
            None => fighting(table, side, last),
        },
        (PendingStep::Retreat, _) => retreat::check(table, to).err().map(refused),
        (PendingStep::Pursue, Some(battle)) => actions::check_pursuit(table, battle.attacker, to).err().map(refused),
        (PendingStep::Bonus, Some(battle)) => targeting::check_target(table, battle.attacker, to).err().map(refused),
        (PendingStep::Again, Some(battle)) if table.unit(battle.attacker).hex.adjacent(to) => {
            Some(refused(Refusal::ForbiddenByCard(to)))
        }
        (PendingStep::Again, Some(battle)) => targeting::check_target(table, battle.attacker, to).err().map(refused),
        (PendingStep::Targets | PendingStep::Chain | PendingStep::Resolve, _) => Some(refused(Refusal::WrongTarget)),
        (PendingStep::Place, _) => Some(why("landmark-place", "landmarks")),
        (step, Some(_)) if step.is_of_battle() => Some(why("battle-first", "targeting")),
        _ => Some(refused(Refusal::NotNow)),
    }
}

/// Why no move can begin with this.
fn moving(table: &PublicState, side: Side, thing: TargetKind) -> Option<Explained> {
    let TargetKind::Unit(id) = thing else { return Some(why("unit-first", "movement")) };
    let unit = table.unit(id);
    Some(match unit {
        _ if unit.side != side => why("enemy-unit", "orders"),
        _ if !unit.has(Mark::Ordered) => refused(Refusal::NotOrdered(unit.hex)),
        _ if unit.has(Mark::Moved) => refused(Refusal::AlreadyMoved(unit.hex)),
        _ if unit.has(Mark::Idle) => why("idle", "spider"),
        _ if unit.web => refused(Refusal::Webbed(unit.hex)),
        _ if movement::limits(table, unit).longest == 0 => refused(Refusal::MayNotMove(unit.hex)),
        _ if movement::reach(table, id).is_empty() => why("no-way", "movement"),
        _ => return None,
    })
}

/// Why no attack can begin with this.
fn fighting(table: &PublicState, side: Side, thing: TargetKind) -> Option<Explained> {
    let TargetKind::Unit(id) = thing else { return Some(why("moves-over", "turn")) };
    let unit = table.unit(id);
    Some(match unit {
        _ if unit.side != side => why("attacker-first", "targeting"),
        _ if !unit.has(Mark::Ordered) => refused(Refusal::NotOrdered(unit.hex)),
        _ if unit.has(Mark::Battled) => refused(Refusal::AlreadyBattled(unit.hex)),
        _ if targeting::spent(unit) || unit.has(Mark::Idle) => refused(Refusal::MovedTooFar(unit.hex)),
        _ if targeting::attacks(table, id).is_empty() => no_enemy(table, id),
        _ => return None,
    })
}

/// Why a unit that may battle has nobody to attack.
fn no_enemy(table: &PublicState, id: UnitId) -> Explained {
    let unit = table.unit(id);
    let enemies = table.held[unit.side.other().index()];
    let near = |hexes: u8| !enemies.intersection(unit.hex.within(hexes)).is_empty();
    match unit.range() {
        _ if near(1) => why("card-forbids", "tactic-cards"),
        Some(range) if near(range) => why("nobody-in-sight", "sight"),
        Some(_) => why("nobody-in-range", "weapons"),
        None => why("nobody-beside", "targeting"),
    }
}
