//! What holds in every position that can be reached.

use super::command_cards::{CardSet, CommandCard};
use super::council::{CARDS_OF_CLASS, LoreClass, Member, council};
use super::hexes::{Hex, HexSet};
use super::lore::deck;
use super::lore_cards::{LORE_CARDS, LoreCard, LoreSet};
use super::position::{Mark, PublicState, State};
use super::scenario::Levels;
use super::sections::Side;
use super::steps::PendingStep;
use super::{creatures, muster};
use crate::engine::notation::list;

/// Every card is somewhere, once; every living unit stands alone on a passable hex, has no more figures than it began with,
/// and every eliminated one has brought a Victory Banner (2, 6, 9.1).
pub(super) fn sound(state: &State) -> Result<(), String> {
    cards(state)?;
    lore(state)?;
    units(&state.table)?;
    banners(&state.table)?;
    steps(state)
}

fn cards(state: &State) -> Result<(), String> {
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let all =
        hands.chain(state.pile.iter().rev().copied()).chain(state.table.discards.iter()).chain(state.table.turn.card);
    let mut counts = [0u8; super::command_cards::MOST_KINDS];
    all.for_each(|card: CommandCard| counts[card.index()] += 1);
    let wrong: Vec<_> = CommandCard::all().filter(|card| counts[card.index()] != card.copies()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("there are too many or too few of {}", list(wrong))) }
}

fn lore(state: &State) -> Result<(), String> {
    let table = &state.table;
    if !table.lore.active {
        let none = state.lore == Default::default() && table.lore == Default::default();
        return if none { Ok(()) } else { Err("there is Lore in a game without it".to_owned()) };
    }
    let played = table.lore.casts.iter().flatten().map(|cast| cast.card);
    let cards = &state.lore;
    let places = [cards.hands[0], cards.hands[1], cards.buried, cards.unused, table.lore.discards];
    let all = places.iter().flat_map(|set| set.iter()).chain(cards.pile.iter().rev().copied()).chain(played);
    let mut counts = [0u8; LORE_CARDS];
    all.for_each(|card| counts[card.index()] += 1);
    if let Some(card) = LoreCard::all().find(|card| counts[card.index()] != 1) {
        return Err(format!("there are {} cards {card}", counts[card.index()]));
    }
    for class in LoreClass::ALL {
        let unused = cards.unused.iter().filter(|card| card.class() == class).count();
        let share = table.lore.shares[class.index()];
        if unused + usize::from(share) != usize::from(CARDS_OF_CLASS) {
            return Err(format!("{unused} cards of {} are not in the deck, which has {share}", class.into_str()));
        }
    }
    if table.lore.medieval && cards.unused != LoreCard::all().collect::<LoreSet>().without(deck::medieval()) {
        return Err("the deck is not the one without War Councils".to_owned());
    }
    let taken: u32 = table.units().iter().map(|unit| u32::from(unit.kept)).sum();
    let taken = taken + table.lore.tokens.iter().map(|&tokens| u32::from(tokens)).sum::<u32>();
    if taken > u32::from(council().lore_tokens) {
        return Err(format!("there are {taken} Lore tokens"));
    }
    match Side::BOTH.into_iter().find(|side| table.lore.held[side.index()] != cards.hands[side.index()].len()) {
        Some(side) => Err(format!("the Lore hand of {side:?} is not counted as it is")),
        None => Ok(()),
    }
}

fn units(table: &PublicState) -> Result<(), String> {
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
    if table.units().iter().filter(|unit| unit.has(Mark::Bought)).count() > 1 {
        return Err("two Creatures were ordered out of section".to_owned());
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

fn banners(table: &PublicState) -> Result<(), String> {
    for side in Side::BOTH {
        let fallen = table.units().iter().filter(|unit| unit.side == side.other() && !unit.is_alive()).count();
        let objectives = table.objectives.iter().flatten().filter(|objective| objective.won && objective.side == side);
        let won: usize = objectives.map(|objective| usize::from(objective.banners)).sum();
        let banners = usize::from(table.banners[side.index()]);
        // With Lore an eliminated unit may have returned, and the banner stays (14.2).
        if !table.lore.active && banners > fallen + won {
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
    let mustering = table.step() == PendingStep::Muster;
    if table.decider().is_none() && !mustering {
        return Err(format!("the match rests at {:?}, where nobody decides", table.steps.list()));
    }
    if mustering != (table.lore.levels != [0; 2]) || !mustering && state.councils != <[Levels; 2]>::default() {
        return Err(format!("War Councils are being chosen: {:?}, at {:?}", state.councils, table.steps.list()));
    }
    if mustering {
        let open = Side::BOTH.into_iter().any(|side| muster::left(state, side) > 0);
        let spent = Side::BOTH.into_iter().all(|side| {
            let levels = state.councils[side.index()];
            let all = Member::all().all(|member| muster::level(&levels, member) <= council().highest);
            all && levels.commander > 0 && levels.sum() <= table.lore.levels[side.index()]
        });
        if !open || !spent {
            return Err(format!("{:?} are no War Councils of {:?} levels", state.councils, table.lore.levels));
        }
    }
    let battling = table.steps.list().iter().any(|step| step.is_of_battle());
    if battling != table.battle.is_some() {
        return Err(format!("there is a battle: {}, at {:?}", table.battle.is_some(), table.steps.list()));
    }
    let fleeing = table.steps.list().iter().any(|step| matches!(step, PendingStep::Retreat | PendingStep::Trample));
    if fleeing != table.flight.is_some() {
        return Err(format!("there is a retreat: {}, at {:?}", table.flight.is_some(), table.steps.list()));
    }
    if table.step() == PendingStep::Trample && creatures::underfoot(table).len() < 2 {
        return Err("nobody has to say who is trampled first".to_owned());
    }
    let acting = table.steps.list().iter().any(|step| matches!(step, PendingStep::March | PendingStep::Summon));
    if acting != table.acting.is_some() {
        return Err(format!("a unit is acting: {}, at {:?}", table.acting.is_some(), table.steps.list()));
    }
    if !table.steps.list().contains(&PendingStep::Quake) && !table.shaken.is_empty() {
        return Err(format!("units totter at {:?}", table.steps.list()));
    }
    let casting = table.steps.list().iter().filter(|step| step.is_of_cast()).count();
    if (casting > 0) != table.lore.cast().is_some() {
        return Err(format!("a Lore card is dealt with: {}, at {:?}", casting > 0, table.steps.list()));
    }
    let drawn: CardSet = state.drawn.into_iter().flatten().collect();
    let hand = state.hands[table.turn.side.index()];
    if (table.step() == PendingStep::Keep) != state.drawn.is_some() || !drawn.without(hand).is_empty() {
        return Err(format!("a Scout has drawn {drawn:?}"));
    }
    Ok(())
}
