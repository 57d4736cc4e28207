//! The end (Rules 3, 9): victory, and the settlement when nobody can move any more.

use super::BattleLine;
use super::events::Event;
use super::position::{EndReason, Ending, FlagSet, Phase, SEATS, State, other};
use crate::engine::{Seat, Sink};

/// Whether these flags win, and how (Rules 3).
pub(super) fn victory(owned: FlagSet) -> Option<EndReason> {
    if owned.has_three_adjacent() {
        Some(EndReason::Breakthrough)
    } else if owned.len() >= 5 {
        Some(EndReason::Envelopment)
    } else {
        None
    }
}

/// The match stops at once; claims not yet made are void (Rules 3).
pub(super) fn end(
    state: &mut State,
    winner: Option<Seat>,
    how: EndReason,
    settled: bool,
    sink: &mut impl Sink<BattleLine>,
) {
    let ending = Ending { winner, how, settled };
    state.table.claimable = FlagSet::default();
    state.table.phase = Phase::Over(ending);
    sink.event(state, || match winner {
        Some(seat) => Event::Won { seat, ending },
        None => Event::Drawn,
    });
}

/// Gives out the flags after two idle turns, first to the player who would be on turn (Rules 9).
pub(super) fn settle(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    sink.event(state, || Event::StandOff);
    for seat in SEATS {
        let cards = state.hands[seat.index()];
        sink.event(state, || Event::HandRevealed { seat, cards });
    }
    let next = other(state.table.turn);
    for seat in [next, other(next)] {
        for flag in state.table.unclaimed().iter() {
            if state.table.settled_for(flag) != Some(seat) {
                continue;
            }
            state.table.owned[seat.index()].insert(flag);
            sink.event(state, || Event::FlagSettled { seat, flag });
            if let Some(how) = victory(state.table.owned[seat.index()]) {
                end(state, Some(seat), how, true, sink);
                return;
            }
        }
    }
    let [a, b] = state.table.owned.map(FlagSet::len);
    let (winner, how) = match a.cmp(&b) {
        std::cmp::Ordering::Greater => (Some(Seat(0)), EndReason::MoreFlags),
        std::cmp::Ordering::Less => (Some(Seat(1)), EndReason::MoreFlags),
        std::cmp::Ordering::Equal => (None, EndReason::Draw),
    };
    end(state, winner, how, true, sink);
}
