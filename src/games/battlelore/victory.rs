//! The end of the game (12).

use super::events::Event;
use super::game::BattleLore;
use super::position::{EndReason, Ending, PublicState, State};
use super::sections::Side;
use crate::engine::{Outcome, Sink, Words};

/// A side gets a Victory Banner, and wins at once if that is enough (12).
pub(super) fn banner(state: &mut State, side: Side, sink: &mut impl Sink<BattleLore>) {
    if state.table.ending.is_some() {
        return;
    }
    let has = &mut state.table.banners[side.index()];
    *has = has.saturating_add(1);
    let has = *has;
    sink.event(state, || Event::BannerWon { side, banners: has });
    if has >= state.table.goals[side.index()] {
        end(state, Some(side), EndReason::Banners, sink);
    }
}

/// A side without any unit loses at once (12).
pub(super) fn last_unit(state: &mut State, side: Side, sink: &mut impl Sink<BattleLore>) {
    if state.table.ending.is_none() && state.table.held[side.index()].is_empty() {
        end(state, Some(side.other()), EndReason::NoUnits, sink);
    }
}

/// The last turn is over: the side that misses fewer banners wins (12).
pub(super) fn last_turn(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let missing = |side: Side| missing(&state.table, side);
    let winner = match missing(Side::South).cmp(&missing(Side::North)) {
        std::cmp::Ordering::Less => Some(Side::South),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Side::North),
    };
    end(state, winner, EndReason::Turns, sink);
}

/// Victory Banners that a side still needs.
pub fn missing(table: &PublicState, side: Side) -> u8 {
    table.goals[side.index()].saturating_sub(table.banners[side.index()])
}

/// How many Victory Banners, and figures that are as good as one, a side is ahead, in hundredths, where a hundred makes its chance
/// three to one. A banner counts the more the fewer the side misses that is nearer to victory.
pub fn lead(table: &PublicState, side: Side) -> i32 {
    /// Figures that are worth a banner.
    const FIGURES: i32 = 8;
    let figures = |side: Side| table.army(side).map(|(_, unit)| i32::from(unit.figures)).sum::<i32>();
    let [own, other] = [side, side.other()].map(|side| i32::from(missing(table, side)));
    let banners = 100 * (other - own) / own.min(other).clamp(1, 3);
    banners + 100 * (figures(side) - figures(side.other())) / FIGURES
}

/// Whether a side misses one Victory Banner or has one unit left, or the last turn is played (12).
pub fn is_nearly_decided(table: &PublicState) -> bool {
    let close = |side: Side| missing(table, side) <= 1 || table.held[side.index()].len() == 1;
    table.ending.is_none() && (Side::BOTH.into_iter().any(close) || table.turn.number >= table.last_turn)
}

fn end(state: &mut State, winner: Option<Side>, how: EndReason, sink: &mut impl Sink<BattleLore>) {
    state.table.ending = Some(Ending { winner, how });
    sink.event(state, || Event::Ended { winner, how });
}

/// The result for the result screen.
pub(super) fn outcome(ending: &Ending) -> Outcome {
    let score = |side: Side| ending.winner.map_or(0, |winner| if winner == side { 1 } else { -1 });
    let reason = Words::new(format!("battlelore-outcome-{}", ending.how.into_str()));
    let reason = match ending.winner {
        Some(winner) => reason.with("winner", winner.seat()),
        None => Words::new("battlelore-outcome-draw"),
    };
    Outcome { scores: Side::BOTH.map(score).to_vec(), reason }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Notation as _;

    #[test]
    fn one_banner_unit_or_turn_from_the_end_it_is_nearly_decided() {
        let state =
            BattleLore::parse_position("units SHbs@(5,5) SHbs@(6,6) NHbs@(4,5) NHbs@(3,6)").expect("a position");
        let with = |change: fn(&mut PublicState)| {
            let mut table = state.table;
            table.goals = [5, 4];
            change(&mut table);
            is_nearly_decided(&table)
        };
        assert!(!with(|_| ()));
        assert!(!with(|table| table.banners = [3, 2]));
        assert!(with(|table| table.banners = [4, 0]) && with(|table| table.banners = [0, 3]));
        assert!(with(|table| table.turn.number = table.last_turn));
        assert!(with(|table| table.held[0] = table.held[0].iter().take(1).collect()));
        let ended = |table: &mut PublicState| {
            (table.banners, table.ending) =
                ([5, 3], Some(Ending { winner: Some(Side::South), how: EndReason::Banners }));
        };
        assert!(!with(ended), "it is decided");
    }
}
