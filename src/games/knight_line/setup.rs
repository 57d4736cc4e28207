//! Setup (Rules 2): the fixed start, and the free placement around the grey tile.

use super::blocked;
use super::events::Event;
use super::grey_tile::Grey;
use super::material::{Cell, TILES};
use super::moves::Action;
use super::position::{MOST_PLAYERS, Phase, State, WHITE};
use super::refusals::Refusal;
use super::{KnightLine, Options};
use crate::engine::{Seat, SetupError, Sink, Words};

/// Where the stacks begin without the grey tile (Rules 2.1, 2.2): white, black, red.
const START: [Cell; MOST_PLAYERS] = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, -1)];

/// Lays the game out, unless the options are outside Rules 7.1.
pub(super) fn setup(options: &Options, sink: &mut impl Sink<KnightLine>) -> Result<State, SetupError> {
    check_options(options)?;
    let mut state = State::new(*options);
    if options.grey != Grey::Off {
        sink.event(&state, || Event::GreyLaid { cell: Cell::ORIGIN, grey: options.grey });
        sink.event(&state, || Event::TurnBegan { seat: WHITE, ply: 0 });
        return Ok(state);
    }
    for seat in state.seats() {
        put(&mut state, seat, START[seat.index()], sink);
    }
    blocked::begin_turn(&mut state, WHITE, sink);
    Ok(state)
}

pub(super) fn check_options(options: &Options) -> Result<(), SetupError> {
    let refuse = |key: &str, text: &str| Err(SetupError { text: text.to_owned(), words: Words::new(key) });
    if !(2..=MOST_PLAYERS as u8).contains(&options.players) {
        return refuse("knight_line-setup-players", "knight_line: `players` is 2 or 3");
    }
    if options.blocker_kills_rays && options.grey != Grey::Blocker {
        return refuse("knight_line-setup-rays", "knight_line: `blocker_kills_rays` needs `grey: Blocker`");
    }
    Ok(())
}

fn put(state: &mut State, seat: Seat, cell: Cell, sink: &mut impl Sink<KnightLine>) {
    state.put(seat, cell, TILES);
    sink.event(state, || Event::StackPlaced { seat, cell, height: TILES });
}

/// Appends the cells beside the grey tile that are free (Rules 2.3).
pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let free = Cell::ORIGIN.neighbours().into_iter().filter(|&cell| !state.taken.contains(cell));
    out.extend(free.map(|cell| Action::Place { cell }));
}

/// Why a stack may not be put there, if it may not (Rules 2.3).
pub(super) fn check(state: &State, cell: Cell) -> Result<(), Refusal> {
    if state.phase != Phase::Place {
        return Err(Refusal::PlacementOver);
    }
    if state.at(cell).is_some() {
        return Err(Refusal::Occupied(cell));
    }
    if cell.touches(Cell::ORIGIN) { Ok(()) } else { Err(Refusal::NotBesideGrey(cell)) }
}

/// Puts the stack of the player on turn there. After the last one, play begins (Rules 2.3).
pub(super) fn place(state: &mut State, cell: Cell, sink: &mut impl Sink<KnightLine>) {
    let seat = state.turn;
    put(state, seat, cell, sink);
    let next = state.next(seat);
    if next == WHITE {
        blocked::begin_turn(state, WHITE, sink);
    } else {
        state.turn = next;
        sink.event(state, || Event::TurnBegan { seat: next, ply: 0 });
    }
}

impl State {
    /// Who could not move at all if the player on turn put the last stack there: a warning, since with three players that
    /// ends in a draw (Rules 2.3). `None` if somebody has yet to place his stack afterwards.
    pub fn stranded_by(&self, cell: Cell) -> Option<Seat> {
        if check(self, cell).is_err() || self.next(self.turn) != WHITE {
            return None;
        }
        let mut after = self.clone();
        after.put(self.turn, cell, TILES);
        after.seats().find(|&seat| !after.can_move(seat))
    }
}
