//! What holds in every state (13): no card is lost, and what lies on the table agrees with the rules.

use super::array_vec::ArrayVec;
use super::cards::CardId;
use super::main_phase::is_basic;
use super::options::OwnRefill;
use super::position::{DECK, PublicState, State};
use super::tasks::{Phase, Source, Task};
use super::{bindings, legal, modifiers};
use crate::engine::Seat;

/// The cards of a player that lie open: in play, discarded, or being played.
pub(super) fn open_cards(table: &PublicState, seat: Seat) -> Vec<CardId> {
    let player = table.player(seat);
    let in_play = table
        .each_of(table.mons(seat))
        .flat_map(|(_, mon)| mon.stack.iter().chain(mon.energy.iter()).chain(&mon.tool).copied());
    let mut cards: Vec<CardId> = in_play.chain(player.discard.iter().copied()).collect();
    cards.extend(table.stadiums.iter().filter(|stadium| stadium.owner == seat.0).map(|stadium| stadium.card));
    for task in table.tasks.iter() {
        match task {
            Task::Run(run) if !run.part && run.who == seat => {
                if let Source::Trainer(card) = run.source {
                    cards.push(card);
                }
            }
            Task::Stadium { card, .. } if table.current() == seat => cards.push(*card),
            _ => {}
        }
    }
    cards
}

/// All cards of a player, in order.
pub(super) fn cards_of(state: &State, seat: Seat) -> ArrayVec<CardId, DECK> {
    let secret = state.secret(seat);
    let hidden = secret.deck.iter().chain(secret.hand.iter()).map(|hidden| hidden.card);
    let placed = secret.actives.iter().chain(secret.bench.iter()).chain(secret.prizes.iter()).copied();
    let mut all = ArrayVec::default();
    for card in open_cards(&state.table, seat).into_iter().chain(hidden).chain(placed) {
        all.add(card);
    }
    all
}

/// What holds in every state that can be reached; or a sentence that says what does not.
pub(super) fn sound(state: &State) -> Result<(), String> {
    let table = &state.table;
    if let Some(seat) = table.tasks.iter().flat_map(Task::seats).find(|seat| seat.0 >= table.seats) {
        return Err(format!("seat {} has something to do and is not there", u32::from(seat.0) + 1));
    }
    for seat in table.all_seats() {
        let letter = seat.letter();
        if table.is_out(seat) {
            let hidden = state.secret(seat);
            if !hidden.deck.is_empty() || !hidden.hand.is_empty() || !table.mons(seat).is_empty() {
                return Err(format!("{letter} is out and still has cards"));
            }
            continue;
        }
        cards(state, seat)?;
        if state.secret(seat).prizes.len() != usize::from(table.prizes[seat.index()]) {
            return Err(format!("the Prizes of {letter} are not counted as they are"));
        }
        let secret = state.secret(seat);
        if let Some(card) =
            secret.actives.iter().chain(secret.bench.iter()).find(|card| !card.pokemon().is_some_and(is_basic))
        {
            return Err(format!("{letter} has placed {card}, which is no Basic Pokémon"));
        }
        mons(table, seat)?;
    }
    if !table.in_play.is_kept() {
        return Err("what is kept of the Pokémon in play is not right".to_owned());
    }
    stadiums(table)?;
    if legal::deciders(state).is_empty() != table.ending.is_some() {
        return Err("nobody has to decide although the match is not over, or somebody has although it is".to_owned());
    }
    if table.ending.is_some() {
        return Ok(());
    }
    if table.living().len() < 2 && table.phase != Phase::Placing {
        return Err("one player is left, and the match goes on".to_owned());
    }
    at_rest(table)
}

fn cards(state: &State, seat: Seat) -> Result<(), String> {
    let (all, list) = (cards_of(state, seat), state.table.lists[seat.index()]);
    if all == list {
        return Ok(());
    }
    let count = |cards: &[CardId], card: CardId| cards.iter().filter(|&&other| other == card).count();
    let odd = all.iter().chain(list.iter()).find(|&&card| count(&all, card) != count(&list, card));
    let odd = odd.map_or_else(String::new, ToString::to_string);
    Err(format!(
        "{} has {} cards of {}; {odd} is one of those that are not right",
        seat.letter(),
        all.len(),
        list.len()
    ))
}

fn mons(table: &PublicState, seat: Seat) -> Result<(), String> {
    for (spot, id) in (0..).zip(table.spots(seat)).filter_map(|(spot, id)| id.map(|id| (spot, id))) {
        if id.seat() != seat || table.mon(id).is_none() || table.spot(id) != Some(spot) {
            return Err(format!("{id} is not where the spots of {} say", seat.letter()));
        }
    }
    for id in table.mons(seat).iter() {
        let Some(mon) = table.mon(id) else { continue };
        if mon.stack.is_empty() || mon.stack.iter().any(|card| card.pokemon().is_none()) {
            return Err(format!("{id} is made of {:?}", mon.stack));
        }
        if mon.energy.iter().any(|card| card.energy().is_none()) || !mon.energy.is_sorted() {
            return Err(format!("the Energy of {id} is {:?}", mon.energy));
        }
        if mon.tool.is_some_and(|tool| tool.trainer().is_none()) {
            return Err(format!("the Tool of {id} is {:?}", mon.tool));
        }
        if !mon.conditions.is_empty() && !table.is_active(id) {
            return Err(format!("{id} has a Special Condition on the Bench"));
        }
        if mon.fatal.is_some() && modifiers::hp_left(table, id) > 0 {
            return Err(format!("{id} is said to be down and has HP left"));
        }
    }
    Ok(())
}

fn stadiums(table: &PublicState) -> Result<(), String> {
    let names: Vec<&str> = table.stadiums.iter().map(|stadium| stadium.card.card().name.as_str()).collect();
    if names.len() == 2 && names[0] == names[1] {
        return Err(format!("{} is in play twice", names[0]));
    }
    let kept = |seat: u8| !table.is_out(Seat(seat)) || table.rules.v6_deckout_and_removal;
    match table.stadiums.iter().find(|stadium| !kept(stadium.owner)) {
        Some(stadium) => Err(format!("{} has stayed", stadium.card)),
        None => Ok(()),
    }
}

/// What holds while a player decides about his turn.
fn at_rest(table: &PublicState) -> Result<(), String> {
    let asked = table.task().is_some_and(|task| task.binds());
    if !asked && table.phase != Phase::Placing && !bindings::are_complete(table) {
        return Err("an effect works and is not bound".to_owned());
    }
    if !table.tasks.is_empty() || !matches!(table.phase, Phase::Main | Phase::AttackOnly) {
        return Ok(());
    }
    if !table.queue.is_empty() {
        return Err(format!("{:?} waits to be done", table.queue));
    }
    for id in table.all_mons().iter() {
        if modifiers::hp_left(table, id) == 0 {
            return Err(format!("{id} has no HP left and is in play"));
        }
    }
    for seat in table.living().iter() {
        if table.bench(seat).len() > modifiers::bench_cap(table, seat) {
            return Err(format!("{} has too many Benched Pokémon", seat.letter()));
        }
    }
    let seat = table.current();
    let hole = table.empty_spots(seat).next().is_some() && !table.bench(seat).is_empty();
    if hole && table.rules.refill_in_own_turn == OwnRefill::Invariant {
        return Err(format!("{} has an empty Active Spot and a Bench", seat.letter()));
    }
    if table.is_out(seat) {
        return Err("it is the turn of somebody who is out".to_owned());
    }
    Ok(())
}
