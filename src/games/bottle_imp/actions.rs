//! What a seat can decide, and when (Rules 11.2).

use super::cards::Card;
use super::draft::Slot;
use super::position::{Phase, State};
use super::refusals::Refusal;
use super::{BottleImp, exchange, tricks};
use crate::engine::{Chance, OutOfTurn, Seat, Sink};

/// Atomic decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `lay 5 imp`: lays a card of the hand as dealt out to be given away (Rules 5, 10).
    Lay { card: Card, slot: Slot },
    /// `give`: gives away what was laid out; from then on it cannot be changed (Rules 5.2).
    Give,
    /// `take-back 5`: takes a card back that was laid out.
    TakeBack { card: Card },
    /// `play 18`: a card of the hand (Rules 6).
    Play { card: Card },
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

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.table.phase, action) {
        (Phase::Play, Action::Play { card }) => tricks::check(state, seat, card),
        (Phase::Over, _) => Err(Refusal::OutOfTurn(OutOfTurn::MatchOver)),
        (Phase::Play, _) => Err(Refusal::ExchangeOver),
        (Phase::Exchange, Action::Play { .. }) => Err(Refusal::ExchangeFirst),
        (Phase::Exchange, _) => exchange::check(state, seat, action),
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
        Action::Lay { card, slot } => exchange::lay(state, seat, card, slot, sink),
        Action::TakeBack { card } => exchange::take_back(state, seat, card, sink),
        Action::Give => exchange::give(state, seat, sink),
    }
}
