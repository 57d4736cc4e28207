//! Turn and move (Rules 3): splitting a stack by a knight's move.

use super::blocked;
use super::events::Event;
use super::material::{Cell, KNIGHT_STEPS, Stack};
use super::position::{CellContent, Ending, Phase, State};
use super::refusals::Refusal;
use super::{KnightLine, setup};
use crate::engine::{OutOfTurn, Seat, Sink};

/// One decision (Rules 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `@(0,1)`: put the stack beside the grey tile (Rules 2.3).
    Place { cell: Cell },
    /// `(0,0)>(2,1):1`: split a stack (Rules 3).
    Jump {
        from: Cell,
        /// The empty cell where the new stack comes to stand.
        to: Cell,
        /// How many tiles go.
        count: u8,
    },
}

impl State {
    /// How many tiles may leave this stack at once: one must stay, and white's first move carries one (Rules 3).
    #[inline]
    pub fn most(&self, seat: Seat, stack: Stack) -> u8 {
        if self.is_first_move(seat) { (stack.height - 1).min(1) } else { stack.height - 1 }
    }

    /// The cells that tiles of a stack on `from` could jump to, in order: a knight's move away, empty, and touching
    /// something (Rules 3). How high the stack is does not matter here.
    #[inline]
    pub fn targets(&self, from: Cell) -> impl Iterator<Item = Cell> + Clone {
        KNIGHT_STEPS.into_iter().map(move |step| from.step(step)).filter(|&to| self.open.contains(to))
    }

    /// Whether the player has any move, if he were on turn (Rules 5).
    #[inline]
    pub fn can_move(&self, seat: Seat) -> bool {
        self.stacks(seat).iter().any(|stack| stack.height > 1 && self.open.is_near_knight(stack.cell))
    }

    /// How many moves the player has, if he were on turn.
    pub fn count_moves(&self, seat: Seat) -> u32 {
        let tall = self.stacks(seat).iter().filter(|stack| stack.height > 1);
        tall.map(|&stack| self.targets(stack.cell).count() as u32 * u32::from(self.most(seat, stack))).sum()
    }
}

/// Appends what the player may do, in the order of [`Action`].
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat != state.turn {
        return;
    }
    match state.phase {
        Phase::Place => setup::legal(state, out),
        Phase::Move => {
            for &stack in state.stacks(seat).iter().filter(|stack| stack.height > 1) {
                let (from, most) = (stack.cell, state.most(seat, stack));
                for to in state.targets(from) {
                    out.extend((1..=most).map(|count| Action::Jump { from, to, count }));
                }
            }
        }
        Phase::Over(_) => {}
    }
}

/// Why the player may not do this, if he may not.
#[inline]
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if let Phase::Over(_) = state.phase {
        return Err(Refusal::OutOfTurn(OutOfTurn::MatchOver));
    }
    if seat != state.turn {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    match action {
        Action::Place { cell } => setup::check(state, cell),
        Action::Jump { from, to, count } => check_jump(state, seat, from, to, count),
    }
}

#[inline]
fn check_jump(state: &State, seat: Seat, from: Cell, to: Cell, count: u8) -> Result<(), Refusal> {
    if state.phase == Phase::Place {
        return Err(Refusal::PlacementFirst);
    }
    let height = state.stacks[seat.index()].height(from);
    if height == 0 {
        return Err(match state.at(from) {
            Some(CellContent::Grey) => Refusal::GreyTile,
            Some(CellContent::Stack(..)) => Refusal::NotYourStack(from),
            None => Refusal::NoStack(from),
        });
    }
    if height == 1 {
        return Err(Refusal::SingleTile(from));
    }
    if !from.is_knights_move(to) {
        return Err(Refusal::NoKnightsMove(from, to));
    }
    if !state.open.contains(to) {
        return Err(if state.taken.contains(to) { Refusal::Occupied(to) } else { Refusal::Detached(to) });
    }
    if count == 0 {
        return Err(Refusal::NoTiles);
    }
    if count >= height {
        return Err(Refusal::OneMustStay(from, height));
    }
    if count > 1 && state.is_first_move(seat) {
        return Err(Refusal::FirstMove);
    }
    Ok(())
}

/// Carries out an action of the player on turn that has been checked.
#[inline]
pub(super) fn carry_out(state: &mut State, action: Action, sink: &mut impl Sink<KnightLine>) {
    match action {
        Action::Place { cell } => setup::place(state, cell, sink),
        Action::Jump { from, to, count } => jump(state, from, to, count, sink),
    }
}

/// Moves the tiles; a line ends the match at once, else the next turn begins (Rules 3, 4, 8).
#[inline]
fn jump(state: &mut State, from: Cell, to: Cell, count: u8, sink: &mut impl Sink<KnightLine>) {
    let seat = state.turn;
    state.stacks[seat.index()].lower(from, count);
    state.put(seat, to, count);
    sink.event(state, || Event::Jumped { seat, from, to, count });
    if state.completes_line(seat, to) {
        for line in state.lines_through(seat, to) {
            sink.event(state, || Event::LineCompleted { seat, line });
        }
        blocked::end(state, Ending::Line(seat), sink);
    } else {
        blocked::begin_turn(state, state.next(seat), sink);
    }
}
