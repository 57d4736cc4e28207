//! Why an action is good, in words for the person who asked for a hint. Every sentence knows `percent`, the chance to win.

use super::look::Look;
use crate::ai::alphabeta::Glance;
use crate::engine::{Rules, Sampled, Seat, Silent, Words};
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::moves::Action;
use crate::games::knight_line::position::{Phase, State};

/// A match is decided if its value is so near 0 or 1.
const SURE: f32 = 0.001;

/// The reason for an action of `seat`; `value` is what the search thinks of it, from 0 (lost) to 1 (won).
pub(super) fn reason(state: &State, seat: Seat, action: &Action, value: f32) -> Words {
    let mut after = state.clone();
    let applied = KnightLine::apply(&mut after, seat, action, &mut Sampled::new(0), &mut Silent);
    debug_assert!(applied.is_ok(), "a hint for an illegal action: {action:?}");
    let (before, then) = (Look::new(state, seat), Look::new(&after, after.turn));
    let (cell, name) = match *action {
        Action::Place { cell } => (cell, "place"),
        Action::Jump { to, .. } => {
            let answers = before.glance() == Glance::Forced;
            let threatens = then.threats(seat).next().is_some();
            let name = match after.phase {
                Phase::Over(ending) if ending.winner() == Some(seat) => "wins",
                _ if value < SURE => "lost",
                _ if value > 1.0 - SURE && threatens => "forces",
                _ if value > 1.0 - SURE => "prepares",
                _ if answers && threatens => "answers-and-threatens",
                _ if answers => "answers",
                _ if threatens => "threatens",
                _ => "room",
            };
            (to, name)
        }
    };
    let percent = (value * 100.0).round() as u8;
    Words::new(format!("knight_line-hint-{name}")).with("cell", cell.to_string()).with("percent", percent.min(100))
}
