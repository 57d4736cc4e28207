//! What each temper likes where jumps are about as good.

use super::look::Look;
use crate::ai::{Taste, Temper};
use crate::games::knight_line::moves::Action;
use crate::games::knight_line::position::State;

/// By how much an action of the mover is liked more than it is worth, in the unit of the judgement.
pub(super) fn lean(taste: Taste, state: &State, look: &Look, action: &Action) -> i32 {
    let Action::Jump { from, to, count } = *action else { return 0 };
    let height = state.stacks(look.mover).iter().find(|stack| stack.cell == from).map_or(1, |stack| stack.height);
    // From -1, if hardly anything goes, to 1, if hardly anything stays.
    let goes = 2.0 * f32::from(count) / f32::from(height.max(1)) - 1.0;
    let liking = match taste.temper {
        Temper::Even => 0.0,
        // Goes away from its own with the larger part of a stack.
        Temper::Bold => {
            let own = |cell: &_| state.stacks(look.mover).iter().any(|stack| stack.cell == *cell);
            8.0 * goes - 4.0 * to.neighbours().iter().filter(|cell| own(cell)).count() as f32
        }
        // Halves stacks.
        Temper::Careful => -25.0 * goes.abs(),
        // Splits stacks unevenly.
        Temper::Tricky => 9.0 * goes.abs(),
    };
    (taste.force * liking) as i32
}
