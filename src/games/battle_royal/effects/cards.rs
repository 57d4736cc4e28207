//! Effects that move cards between deck, hand and discard pile (10, zones).

use super::super::actions::Action;
use super::super::array_vec::ArrayVec;
use super::super::cards::effects::{LookedTo, Players};
use super::super::cards::filters::{CardFilter, Filter};
use super::super::cards::{CardId, CardSet};
use super::super::energy;
use super::super::pokemon::{PokemonId, PokemonSet};
use super::super::position::{DECK, Hidden, State};
use super::super::tasks::Run;
use super::is_attack;
use crate::engine::Seat;

/// Whether cards are searched for without naming a property (B-6).
#[inline]
pub(in super::super) fn is_any(filter: &Filter) -> bool {
    filter.iter().any(CardFilter::is_any)
}

#[inline]
pub(in super::super) fn fitting<'a>(cards: impl Iterator<Item = &'a CardId>, filter: &Filter) -> CardSet {
    cards.copied().filter(|card| filter.fits(*card)).collect()
}

/// The cards of a deck or a hand that fit.
#[inline]
pub(super) fn hidden_fitting(cards: &[Hidden], filter: &Filter) -> CardSet {
    fitting(cards.iter().map(|hidden| &hidden.card), filter)
}

/// The top cards of a deck that are looked at.
fn looked_at(deck: &ArrayVec<Hidden, DECK>, count: u8) -> &[Hidden] {
    &deck[deck.len() - usize::from(count).min(deck.len())..]
}

/// The Stage 2 cards of a hand and the Basics that they evolve from past their Stage 1 (`RareCandy`).
#[inline]
pub(super) fn candies(state: &State, seat: Seat) -> Vec<(CardId, PokemonId)> {
    let table = &state.table;
    let mut found = Vec::new();
    let mut last = None;
    for hidden in state.secret(seat).hand.iter().filter(|hidden| last.replace(hidden.card) != Some(hidden.card)) {
        let basics = hidden.card.long_before();
        if basics.is_empty() {
            continue;
        }
        for id in table.mons(seat).iter() {
            let mon = table.mon(id).filter(|mon| !mon.new && mon.stack.len() == 1);
            if mon.is_some_and(|mon| basics.contains(mon.card())) {
                found.push((hidden.card, id));
            }
        }
    }
    found
}

/// Cards of the deck that a Pokémon evolves into.
fn evolutions(state: &State, run: &Run) -> CardSet {
    let Some(mon) = run.me.and_then(|id| state.table.mon(id)) else { return CardSet::default() };
    let deck = state.secret(run.who).deck.iter().map(|hidden| hidden.card);
    deck.filter(|card| card.before().contains(mon.card())).collect()
}

/// Whose hand is discarded from.
pub(in super::super) fn whose_hand(run: &Run, who: Players) -> Seat {
    if who == Players::Me { run.who } else { run.opponent.unwrap_or(run.who) }
}

/// Each of these cards can be chosen.
fn offer(cards: CardSet, out: &mut Vec<Action>) {
    out.extend(cards.iter().map(|card| Action::Card { card }));
}

/// Cards of the deck that can be found.
pub(super) fn offer_found(state: &State, run: &Run, f: &Filter, upto: bool, out: &mut Vec<Action>) {
    offer(hidden_fitting(&state.secret(run.who).deck, f), out);
    if !is_any(f) || upto && run.taken > 0 {
        out.push(Action::Done);
    }
}

/// Cards of the discard pile that can be taken back.
pub(super) fn offer_recycled(state: &State, run: &Run, f: &Filter, upto: bool, out: &mut Vec<Action>) {
    offer(fitting(state.table.player(run.who).discard.iter(), f), out);
    if upto && (run.taken > 0 || is_attack(run)) {
        out.push(Action::Done);
    }
}

/// Cards that can be taken from those that are looked at.
pub(super) fn offer_looked_at(state: &State, run: &Run, f: &Filter, exact: bool, to: LookedTo, out: &mut Vec<Action>) {
    let table = &state.table;
    let found = hidden_fitting(looked_at(&state.secret(run.who).deck, run.left), f);
    let none = found.is_empty();
    match to {
        LookedTo::Hand => offer(found, out),
        LookedTo::Attach => {
            for card in found.iter() {
                let holders = table.mons(run.who).iter().filter(|id| energy::may_hold(table, *id, card));
                out.extend(holders.map(|mon| Action::Give { card, mon }));
            }
        }
    }
    if !exact || none {
        out.push(Action::Done);
    }
}

/// Cards that can be discarded from a hand.
pub(super) fn offer_hand(state: &State, run: &Run, f: &Filter, upto: bool, whose: Players, out: &mut Vec<Action>) {
    let found = hidden_fitting(&state.secret(whose_hand(run, whose)).hand, f);
    let none = found.is_empty();
    offer(found, out);
    if none || upto && run.taken > 0 {
        out.push(Action::Done);
    }
}

/// Stage 2 cards that can be put onto Basics.
pub(super) fn offer_candies(state: &State, run: &Run, out: &mut Vec<Action>) {
    out.extend(candies(state, run.who).into_iter().map(|(card, mon)| Action::Give { card, mon }));
    if out.is_empty() {
        out.push(Action::Done);
    }
}

/// Cards of the deck that can be evolved into.
pub(super) fn offer_evolutions(state: &State, run: &Run, out: &mut Vec<Action>) {
    offer(evolutions(state, run), out);
    out.push(Action::Done);
}

/// Own Pokémon that can hold one of these cards.
pub(in super::super) fn holders(state: &State, cards: CardSet, among: PokemonSet) -> bool {
    among.iter().any(|id| cards.iter().any(|card| energy::may_hold(&state.table, id, card)))
}
