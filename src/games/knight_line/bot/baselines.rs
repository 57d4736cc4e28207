//! Two plans of one sentence, the twins of `examples/knight_line_line.py` and `examples/knight_line_block.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::material::Cell;
use crate::games::knight_line::moves::Action;
use crate::games::knight_line::position::State;

/// Jumps to where its own row becomes longest; and to where the row of another would have become longest. Both halve stacks, for a
/// single tile never moves again.
pub(super) static BASELINES: [Baseline<KnightLine>; 2] =
    [Baseline { name: "line", worth: line }, Baseline { name: "block", worth: block }];

/// How many stacks the longest row of a player has through a cell, if he puts one there. The grey tile counts for nobody.
fn row(state: &State, seat: Seat, cell: Cell) -> i32 {
    let own = |cell: Cell| state.stacks(seat).iter().any(|stack| stack.cell == cell);
    let reach = |(dx, dy): (i8, i8)| (1..).take_while(|&n| own(cell.step((n * dx, n * dy)))).count() as i32;
    let rows = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| 1 + reach((dx, dy)) + reach((-dx, -dy)));
    rows.into_iter().max().unwrap_or_default()
}

/// The longest row of the seat through the cell that an action fills, that of the others, and the smaller part of the stack.
fn jump(state: &State, seat: Seat, action: &Action) -> [i32; 3] {
    let (cell, half) = match *action {
        Action::Place { cell } => (cell, 0),
        Action::Jump { from, to, count } => (to, count.min(state.stacks[seat.index()].height(from) - count)),
    };
    let others = state.seats().filter(|&other| other != seat).map(|other| row(state, other, cell));
    [row(state, seat, cell), others.max().unwrap_or_default(), half.into()]
}

fn line(state: &State, seat: Seat, action: &Action) -> i32 {
    let [own, others, half] = jump(state, seat, action);
    1000 * own + 100 * others + half
}

fn block(state: &State, seat: Seat, action: &Action) -> i32 {
    let [own, others, half] = jump(state, seat, action);
    1000 * others + 100 * own + half
}
