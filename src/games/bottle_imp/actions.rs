//! What a seat can decide, and when (Rules 11.2).

use super::cards::{Card, CardSet};
use super::position::{Phase, State};
use super::refusals::Refusal;
use super::{BottleImp, exchange, tricks};
use crate::engine::{Chance, OutOfTurn, Seat, Sink};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `imp 5 left 1 right 2`: three cards of the hand as dealt (Rules 5).
    Exchange {
        /// For the Imp's Trick.
        imp: Card,
        /// For the left neighbour.
        left: Card,
        /// For the right neighbour.
        right: Card,
    },
    /// `open 1 closed 2 imp 5 6`: four cards of the closed hand as dealt, with two players (Rules 10).
    ExchangeForTwo {
        /// For the opponent's open hand.
        open: Card,
        /// For the opponent's closed hand.
        closed: Card,
        /// The two for the Imp's Trick.
        imp: CardSet,
    },
    /// `play 18`: a card of the hand (Rules 6).
    Play {
        /// Which one.
        card: Card,
    },
}

/// Appends every legal action of a seat, in order.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.table.phase {
        Phase::Play if seat == state.table.turn() => {
            out.extend(tricks::legal_cards(state, seat).iter().map(|card| Action::Play { card }));
        }
        Phase::Exchange if state.undecided().contains(seat) => exchange::legal(state, seat, out),
        _ => {}
    }
}

/// Whether the seat may do this now.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.table.phase, action) {
        (Phase::Play, Action::Play { card }) => tricks::check(state, seat, card),
        (Phase::Over, _) => Err(Refusal::OutOfTurn(OutOfTurn::MatchOver)),
        (Phase::Play, Action::Exchange { .. } | Action::ExchangeForTwo { .. }) => Err(Refusal::ExchangeOver),
        (Phase::Exchange, Action::Play { .. }) => Err(Refusal::ExchangeFirst),
        (Phase::Exchange, Action::Exchange { .. } | Action::ExchangeForTwo { .. }) => {
            exchange::check(state, seat, action)
        }
    }
}

/// Carries out an action that has been checked.
#[inline]
pub(super) fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BottleImp>,
) {
    match action {
        Action::Play { card } => tricks::play(state, seat, card, chance, sink),
        Action::Exchange { .. } | Action::ExchangeForTwo { .. } => exchange::commit(state, seat, action, sink),
    }
}
