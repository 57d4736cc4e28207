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
    KnightLine::carry_out(&mut after, seat, action, &mut Sampled::new(0), &mut Silent);
    let (before, then) = (Look::new(state, seat), Look::new(&after, after.turn));
    let reach = then.reach(&after, seat);
    let words = match *action {
        Action::Place { cell } => Words::new("knight_line-hint-place").with("cell", cell.said()).with("count", reach),
        Action::Jump { from, to, count } => {
            let answers = before.glance() == Glance::Forced;
            let threatens = then.threats(seat).next().is_some();
            let key = match after.phase {
                Phase::Over(ending) if ending.winner() == Some(seat) => "knight_line-hint-wins",
                _ if value < SURE => "knight_line-hint-lost",
                _ if value > 1.0 - SURE && threatens => "knight_line-hint-forces",
                _ if value > 1.0 - SURE => "knight_line-hint-prepares",
                _ if answers && threatens => "knight_line-hint-answers-and-threatens",
                _ if answers => "knight_line-hint-answers",
                _ if threatens => "knight_line-hint-threatens",
                _ => "knight_line-hint-room",
            };
            let jump = Words::new("knight_line-hint-move").with("count", count);
            Words::new(key).with("count", reach).with("move", jump.with("from", from.said()).with("cell", to.said()))
        }
    };
    let percent = (value * 100.0).round() as u8;
    words.with("percent", percent.min(100))
}
