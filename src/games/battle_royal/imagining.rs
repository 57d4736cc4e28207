//! Whole states that agree with what a viewer knows (11): what he cannot place is dealt at random, since deck lists are open.

use super::array_vec::ArrayVec;
use super::cards::CardId;
use super::invariants::open_cards;
use super::main_phase::is_basic;
use super::position::{DECK, Hidden, Secret, State};
use super::view::{Glimpse, View};
use crate::engine::{Chance, Seat, SeatSet};

/// A state that looks like this to the viewer.
pub(super) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let mut state = State { table: view.table, secrets: Default::default() };
    if let Some(truth) = &view.truth {
        state.secrets = **truth;
        return state;
    }
    for seat in view.table.all_seats().filter(|seat| !view.table.is_out(*seat)) {
        *state.secret_mut(seat) = of_seat(view, seat, chance);
    }
    state
}

/// Takes a card out of a list, if it is there.
fn without(cards: &mut ArrayVec<CardId, DECK>, card: CardId) {
    if let Some(at) = cards.iter().position(|&other| other == card) {
        cards.remove(at);
    }
}

fn of_seat(view: &View, seat: Seat, chance: &mut impl Chance) -> Secret {
    let at = seat.index();
    let mut unknown = view.table.lists[at];
    let placed = view.placed[at].unwrap_or_default();
    let glimpsed = view.hands[at].iter().chain(view.decks[at].iter()).filter_map(|glimpse| glimpse.card);
    let placed_cards = placed.0.iter().chain(placed.1.iter()).copied();
    let prizes = view.prizes[at];
    let prize_cards = prizes.iter().flat_map(|prizes| prizes.iter().copied());
    for card in open_cards(&view.table, seat).into_iter().chain(glimpsed).chain(placed_cards).chain(prize_cards) {
        without(&mut unknown, card);
    }
    chance.shuffle(&mut unknown);
    let mut secret = Secret { searched: view.searched[at], actives: placed.0, bench: placed.1, ..Secret::default() };
    let next = |unknown: &mut ArrayVec<CardId, DECK>, glimpse: &Glimpse| Hidden {
        card: glimpse.card.or_else(|| unknown.pop()).unwrap_or_default(),
        known: glimpse.known,
    };
    for glimpse in view.hands[at].iter() {
        secret.hand.add(next(&mut unknown, glimpse));
    }
    secret.prizes = match prizes {
        Some(mut prizes) => {
            chance.shuffle(&mut prizes);
            prizes
        }
        None => {
            let count = usize::from(view.table.prizes[at]);
            (0..count).filter_map(|_| unknown.pop()).collect()
        }
    };
    secret.deck = view.decks[at].iter().map(|glimpse| next(&mut unknown, glimpse)).collect();
    if view.is_placing() && view.placed[at].is_none() {
        begin(&mut secret, view.table.ready.contains(seat));
    }
    secret
}

/// A first hand has a Basic, which has been placed. Whoever is not ready has another one in hand: he may be about to
/// place more or to be done, and nobody sees which.
fn begin(secret: &mut Secret, ready: bool) {
    let basic = |hidden: &Hidden| hidden.card.pokemon().is_some_and(is_basic);
    let wanted = if ready { 1 } else { 2 };
    while secret.hand.iter().filter(|hidden| basic(hidden)).count() < wanted {
        let found = secret.deck.iter().position(basic);
        let other = secret.hand.iter().position(|hidden| !basic(hidden));
        let Some((from, other)) = found.zip(other) else { break };
        let Some(other) = secret.hand.remove(other) else { break };
        let card = std::mem::replace(&mut secret.deck[from].card, other.card);
        secret.hand.add(Hidden::new(card, SeatSet::NONE));
    }
    let placed = secret.hand.iter().position(basic).and_then(|at| secret.hand.remove(at));
    if let Some(placed) = placed {
        secret.actives.push(placed.card);
    }
}
