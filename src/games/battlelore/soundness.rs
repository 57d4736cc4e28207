//! What holds in every position that can be reached.

use super::command_cards::{CardSet, CommandCard};
use super::hexes::{Hex, HexSet};
use super::position::{State, Step, Table};
use super::sections::Side;
use crate::engine::notation::list;

/// Every card is somewhere, once; every living unit stands alone on a passable hex, has no more figures than it began with,
/// and every eliminated one has brought a Victory Banner (2, 6, 9.1).
pub(super) fn sound(state: &State) -> Result<(), String> {
    cards(state)?;
    units(&state.table)?;
    banners(&state.table)?;
    steps(state)
}

fn cards(state: &State) -> Result<(), String> {
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let all = hands.chain(state.pile.from_top()).chain(state.table.discards.iter()).chain(state.table.turn.card);
    let mut counts = [0u8; super::command_cards::KINDS];
    all.for_each(|card: CommandCard| counts[card.index()] += 1);
    let wrong: Vec<_> = CommandCard::all().filter(|card| counts[card.index()] != card.copies()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("there are too many or too few of {}", list(wrong))) }
}

fn units(table: &Table) -> Result<(), String> {
    let mut held = [HexSet::NONE; 2];
    for unit in table.units() {
        if unit.figures > unit.kind.facts().figures {
            return Err(format!("{} has {} figures", unit.hex, unit.figures));
        }
        if !unit.is_alive() {
            continue;
        }
        if held.iter().any(|held| held.contains(unit.hex)) {
            return Err(format!("two units stand on {}", unit.hex));
        }
        if !table.field.passable().contains(unit.hex) {
            return Err(format!("a unit stands on {}, where none can be", unit.hex));
        }
        held[unit.side.index()].insert(unit.hex);
    }
    if held != table.held {
        return Err(format!("units stand on {held:?}, but {:?} is kept", table.held));
    }
    let found = |hex: Hex| table.unit_at(hex).map(|unit| (unit.hex, unit.is_alive()));
    match Hex::all().find(|&hex| found(hex).is_some() != table.occupied().contains(hex)) {
        Some(hex) => Err(format!("who stands on {hex} is not kept as it is")),
        None => match Hex::all().find(|&hex| found(hex).is_some_and(|found| found != (hex, true))) {
            Some(hex) => Err(format!("another unit is kept for {hex}")),
            None => Ok(()),
        },
    }
}

fn banners(table: &Table) -> Result<(), String> {
    for side in Side::BOTH {
        let fallen = table.units().iter().filter(|unit| unit.side == side.other() && !unit.is_alive()).count();
        let objectives = table.objectives.iter().flatten().filter(|objective| objective.won && objective.side == side);
        let won: usize = objectives.map(|objective| usize::from(objective.banners)).sum();
        let banners = usize::from(table.banners[side.index()]);
        if banners > fallen + won {
            return Err(format!("{side:?} has {banners} banners for {fallen} units"));
        }
        let enough = table.banners[side.index()] >= table.goals[side.index()];
        if (enough || table.held[side.index()].is_empty()) && table.ending.is_none() {
            return Err(format!("{side:?} decides nothing, though the match should be over"));
        }
    }
    Ok(())
}

fn steps(state: &State) -> Result<(), String> {
    let table = &state.table;
    if table.ending.is_some() {
        return Ok(());
    }
    if table.decider().is_none() {
        return Err(format!("the match rests at {:?}, where nobody decides", table.steps.list()));
    }
    let battling = table.steps.list().len() > 1;
    if battling != table.battle.is_some() {
        return Err(format!("there is a battle: {}, at {:?}", table.battle.is_some(), table.steps.list()));
    }
    let drawn: CardSet = state.drawn.into_iter().flatten().collect();
    let hand = state.hands[table.turn.side.index()];
    if (table.step() == Step::Keep) != state.drawn.is_some() || !drawn.without(hand).is_empty() {
        return Err(format!("a Scout has drawn {drawn:?}"));
    }
    Ok(())
}
