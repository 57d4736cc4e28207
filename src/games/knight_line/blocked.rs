//! No move left (Rules 5): forced passes, blocked matches, and the turn that begins.

use super::KnightLine;
use super::events::Event;
use super::position::{Ending, Phase, State};
use crate::engine::{Seat, SeatSet, Sink};

/// The turn comes to this player: he moves, is passed over, or the match ends (Rules 5, 8).
#[inline]
pub(super) fn begin_turn(state: &mut State, seat: Seat, sink: &mut impl Sink<KnightLine>) {
    state.phase = Phase::Move;
    state.turn = seat;
    if !state.can_move(seat) {
        stuck(state, seat, sink);
    } else {
        sink.event(state, || Event::TurnBegan { seat, ply: state.ply() });
    }
}

/// The player on turn cannot move: three players draw (Rules 5.2); of two the other one goes on, or black wins because
/// nothing can change any more (Rules 5.1).
fn stuck(state: &mut State, seat: Seat, sink: &mut impl Sink<KnightLine>) {
    if state.players() > 2 {
        sink.event(state, || Event::Blocked { stuck: SeatSet::one(seat) });
        return end(state, Ending::Draw(seat), sink);
    }
    let other = state.next(seat);
    if !state.can_move(other) {
        sink.event(state, || Event::Blocked { stuck: SeatSet::one(seat).with(other) });
        return end(state, Ending::BlackHolds, sink);
    }
    state.turn = other;
    sink.event(state, || Event::Passed { seat });
    sink.event(state, || Event::TurnBegan { seat: other, ply: state.ply() });
}

pub(super) fn end(state: &mut State, ending: Ending, sink: &mut impl Sink<KnightLine>) {
    state.phase = Phase::Over(ending);
    sink.event(state, || match ending.winner() {
        Some(seat) => Event::Won { seat, ending },
        None => Event::Drawn,
    });
}
