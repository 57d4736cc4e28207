//! What stands where (Rules 1, 8, 9).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::grey_tile::Grey;
use super::material::{Cell, CellSet, Stack, Stacks, TILES};
use super::{Options, notation};
use crate::engine::{Seat, ShortList};

/// Players that can take part at most.
pub(super) const MOST_PLAYERS: usize = 3;

/// Where the match stands (Rules 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The player on turn puts his stack beside the grey tile (Rules 2.3).
    Place,
    /// The player on turn splits a stack (Rules 3).
    Move,
    Over(Ending),
}

/// How the match ended (Rules 4, 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// This player has a line (Rules 4).
    Line(Seat),
    /// Two players: nobody can move, so black wins (Rules 5.1).
    BlackHolds,
    /// Three players: this one was on turn and could not move, so nobody wins (Rules 5.2).
    Draw(Seat),
}

impl Ending {
    /// Who won; nobody after a draw.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Self::Line(seat) => Some(seat),
            Self::BlackHolds => Some(BLACK),
            Self::Draw(_) => None,
        }
    }
}

/// White, who begins.
pub const WHITE: Seat = Seat(0);
/// Black, who wins if two players block each other.
pub const BLACK: Seat = Seat(1);

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellContent {
    Grey,
    /// A stack of this player, so many tiles high.
    Stack(Seat, u8),
}

/// The whole truth, which everybody sees. What follows from the stacks is not saved.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Plain", try_from = "Plain")]
pub struct State {
    pub options: Options,
    pub phase: Phase,
    /// Who is on turn. Once the match is over: who completed the line, or whose turn it would be.
    pub turn: Seat,
    pub(super) stacks: [Stacks; MOST_PLAYERS],
    /// The cells that count for each player's lines: those of his stacks, and the grey tile if it is wild (Rules 7).
    pub(super) lines: [CellSet; MOST_PLAYERS],
    pub(super) taken: CellSet,
    /// Empty cells that touch an occupied one: where a move may lead (Rules 3).
    pub(super) open: CellSet,
}

impl State {
    /// An empty table, or one with just the grey tile.
    pub(super) fn new(options: Options) -> Self {
        let mut state = Self {
            options,
            phase: Phase::Place,
            turn: WHITE,
            stacks: [Stacks::NONE; MOST_PLAYERS],
            lines: [CellSet::NONE; MOST_PLAYERS],
            taken: CellSet::NONE,
            open: CellSet::NONE,
        };
        if options.grey != Grey::Off {
            state.occupy(Cell::ORIGIN);
        }
        if options.grey == Grey::Wild {
            state.lines.iter_mut().for_each(|cells| cells.insert(Cell::ORIGIN));
        }
        state
    }

    /// Something lies on this empty cell from now on: its empty neighbours are open.
    #[inline]
    fn occupy(&mut self, cell: Cell) {
        self.taken.insert(cell);
        self.open.remove(cell);
        let around = 0b111_u64.rotate_left(u32::from(cell.x.wrapping_sub(1) as u8 & 63));
        for dy in [-1, 0, 1] {
            let row = CellSet::row(cell.y.wrapping_add(dy));
            self.open.0[row] |= around & !self.taken.0[row];
        }
    }

    /// Puts up a stack of this player on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, cell: Cell, height: u8) {
        self.stacks[seat.index()].insert(cell, height);
        self.lines[seat.index()].insert(cell);
        self.occupy(cell);
    }

    /// How many players there are.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    /// All players in turn order: white, black, red (Rules 3).
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }

    /// Who follows in turn order.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        if next < self.options.players { Seat(next) } else { WHITE }
    }

    /// The stacks of a player, in the order of their cells.
    #[inline]
    pub fn stacks(&self, seat: Seat) -> &[Stack] {
        self.stacks[seat.index()].as_slice()
    }

    /// Where the grey tile lies, if it is played with.
    pub fn grey(&self) -> Option<Cell> {
        (self.options.grey != Grey::Off).then_some(Cell::ORIGIN)
    }

    /// What lies on a cell.
    pub fn at(&self, cell: Cell) -> Option<CellContent> {
        if self.grey() == Some(cell) {
            return Some(CellContent::Grey);
        }
        self.seats().find_map(|seat| {
            let height = self.stacks[seat.index()].height(cell);
            (height > 0).then_some(CellContent::Stack(seat, height))
        })
    }

    /// Every occupied cell: those of the stacks by player, then that of the grey tile.
    pub fn occupied(&self) -> impl Iterator<Item = Cell> {
        self.seats().flat_map(|seat| self.stacks(seat).iter().map(|stack| stack.cell)).chain(self.grey())
    }

    /// The smallest rectangle around all tiles, as its lower left and its upper right cell.
    pub fn extent(&self) -> (Cell, Cell) {
        let mut cells = self.occupied();
        let first = cells.next().unwrap_or(Cell::ORIGIN);
        cells.fold((first, first), |(low, high), cell| {
            (Cell::new(low.x.min(cell.x), low.y.min(cell.y)), Cell::new(high.x.max(cell.x), high.y.max(cell.y)))
        })
    }

    /// Moves made so far by all players (Rules 8): every move makes one stack more.
    pub fn ply(&self) -> u8 {
        self.seats().map(|seat| (self.stacks(seat).len() as u8).saturating_sub(1)).sum()
    }

    /// Whether the player's next move carries one tile only: white's first of two players (Rules 3).
    #[inline]
    pub fn is_first_move(&self, seat: Seat) -> bool {
        seat == WHITE && self.options.players == 2 && self.stacks(seat).len() == 1
    }
}

/// State as it is saved: notation leaves out how far an action has come whose events are being told.
#[derive(Serialize, Deserialize)]
struct Plain {
    options: Options,
    phase: Phase,
    turn: Seat,
    /// Of each player, the cells and how high they are.
    stacks: [ShortList<(i8, i8, u8), { TILES as usize }>; MOST_PLAYERS],
}

impl From<State> for Plain {
    fn from(state: State) -> Self {
        let State { options, phase, turn, stacks, .. } = state;
        let plain = |stack: &Stack| (stack.cell.x, stack.cell.y, stack.height);
        Self { options, phase, turn, stacks: stacks.map(|own| ShortList(own.as_slice().iter().map(plain).collect())) }
    }
}

impl TryFrom<Plain> for State {
    type Error = &'static str;

    fn try_from(Plain { options, phase, turn, stacks }: Plain) -> Result<Self, &'static str> {
        let players = usize::from(options.players);
        if !(2..=MOST_PLAYERS).contains(&players) || turn.index() >= players {
            return Err("there are two players or three");
        }
        let mut state = Self { phase, turn, ..Self::new(options) };
        for (seat, ShortList(own)) in (0..).map(Seat).zip(stacks) {
            for (x, y, height) in own {
                let cell = Cell::new(x, y);
                if state.taken.contains(cell) || seat.index() >= players || !(1..=TILES).contains(&height) {
                    return Err("a stack is where none can be");
                }
                state.put(seat, cell, height);
            }
        }
        Ok(state)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::position(self))
    }
}
