//! Two plans of one sentence, the twins of `examples/knight_line_line.py` and `examples/knight_line_block.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::material::Cell;
use crate::games::knight_line::moves::Action;
use crate::games::knight_line::position::State;

/// Jumps to where its own row becomes longest; and to where the row of another would have become longest.
pub(super) static BASELINES: [Baseline<KnightLine>; 2] =
    [Baseline { name: "line", worth: line }, Baseline { name: "block", worth: block }];

/// How many stacks the longest row of a player has through a cell, if he puts one there. The grey tile counts for nobody.
fn row(state: &State, seat: Seat, cell: Cell) -> i32 {
    let own = |cell: Cell| state.stacks(seat).iter().any(|stack| stack.cell == cell);
    let reach = |(dx, dy): (i8, i8)| (1..).take_while(|&n| own(cell.step((n * dx, n * dy)))).count() as i32;
    let rows = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| 1 + reach((dx, dy)) + reach((-dx, -dy)));
    rows.into_iter().max().unwrap_or_default()
}

/// The longest row of the seat through the cell that an action fills, and that of the others.
fn rows(state: &State, seat: Seat, action: &Action) -> [i32; 2] {
    let (Action::Place { cell } | Action::Jump { to: cell, .. }) = *action;
    let others = state.seats().filter(|&other| other != seat).map(|other| row(state, other, cell));
    [row(state, seat, cell), others.max().unwrap_or_default()]
}

fn line(state: &State, seat: Seat, action: &Action) -> i32 {
    let [own, others] = rows(state, seat, action);
    10 * own + others
}

fn block(state: &State, seat: Seat, action: &Action) -> i32 {
    let [own, others] = rows(state, seat, action);
    10 * others + own
}
