//! The end (Rules 3, 9): victory, and the settlement when nobody can move any more.

use super::BattleLine;
use super::events::Event;
use super::position::{EndReason, Ending, FlagSet, Phase, PublicState, SEATS, State, other};
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

/// Whether one more flag, of those that are still open, would win for somebody (Rules 3).
pub fn is_nearly_decided(table: &PublicState) -> bool {
    let wins = |owned: FlagSet| table.unclaimed().iter().any(|flag| victory(owned.with(flag)).is_some());
    !matches!(table.phase, Phase::Over(_)) && table.owned.into_iter().any(wins)
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

#[cfg(test)]
mod tests {
    use super::super::Mode;
    use super::super::position::FlagId;
    use super::*;

    #[test]
    fn one_flag_from_victory_it_is_nearly_decided() {
        let flags = |numbers: &[u8]| numbers.iter().filter_map(|&number| FlagId::new(number)).collect::<FlagSet>();
        let table = |a: &[u8], b: &[u8]| {
            let mut table = PublicState::new(Mode::Basic, Seat(0));
            table.owned = [flags(a), flags(b)];
            table
        };
        let nearly = |a: &[u8], b: &[u8]| is_nearly_decided(&table(a, b));
        assert!(!nearly(&[], &[]));
        assert!(!nearly(&[1, 4, 7], &[9]), "five flags are two away, three adjacent ones as well");
        assert!(nearly(&[1, 3, 5, 7], &[2, 4, 6, 8]), "the fifth is open");
        assert!(nearly(&[], &[3, 5]), "the flag between them is open");
        assert!(!nearly(&[4], &[3, 5]), "it is not");
        assert!(!nearly(&[1, 4], &[2, 3]) && nearly(&[1], &[2, 3]), "the flag beyond them");
        let mut over = table(&[1, 2, 3], &[]);
        over.phase = Phase::Over(Ending { winner: Some(Seat(0)), how: EndReason::Breakthrough, settled: false });
        assert!(!is_nearly_decided(&over), "it is decided");
    }
}
