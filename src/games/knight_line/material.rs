//! Material (Rules 1): cells of the unlimited table, stacks of tiles, and the stacks of one player.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Tiles that each player has (Rules 1).
pub const TILES: u8 = 20;
/// As many stacks as a player can ever have: every tile alone.
const MOST_STACKS: usize = TILES as usize;

/// A place of the imaginary unlimited square grid (Rules 1), x to the right, y up.
///
/// Tiles stay connected and each move reaches at most one cell further, so that no coordinate of a match is beyond ±58
/// (Rules 9) and a byte is enough for every table that tiles can cover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell {
    /// To the right of the middle.
    pub x: i8,
    /// Above the middle.
    pub y: i8,
}

/// The eight knight's moves as (x, y), in the order of the cells that they lead to (Rules 1, 3).
pub(super) const KNIGHT_STEPS: [(i8, i8); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl Cell {
    /// The middle of the table, where the grey tile lies (Rules 2.3).
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The cell with these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The cell so far to the right and so far up.
    #[must_use]
    #[inline]
    pub(super) const fn step(self, (dx, dy): (i8, i8)) -> Self {
        Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// How far it is to another cell, (right, up) in cells.
    #[inline]
    fn way(self, to: Self) -> (i16, i16) {
        (i16::from(to.x) - i16::from(self.x), i16::from(to.y) - i16::from(self.y))
    }

    /// Whether a chess knight gets from here to there in one move (Rules 3).
    #[inline]
    pub fn is_knights_move(self, to: Self) -> bool {
        let (dx, dy) = self.way(to);
        matches!((dx.abs(), dy.abs()), (1, 2) | (2, 1))
    }

    /// Whether the cells are neighbours, diagonal contact included (Rules 1).
    #[inline]
    pub fn touches(self, other: Self) -> bool {
        let (dx, dy) = self.way(other);
        self != other && dx.abs() <= 1 && dy.abs() <= 1
    }

    /// The eight neighbours, in order.
    pub fn neighbours(self) -> [Self; 8] {
        [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)].map(|step| self.step(step))
    }

    /// As it is said to players: with the true minus that stands on the frame, where notation has a hyphen.
    pub fn said(self) -> String {
        self.to_string().replace('-', "\u{2212}")
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Rows, and cells in each row, of a [`CellSet`].
pub(super) const SPAN: usize = 64;

/// A set of cells: 64 rows of 64 cells, of which each stands for all cells a multiple of 64 away.
///
/// Three colours and the grey tile are at most 61 tiles, and they are connected, so they cover at most 61 columns and 61
/// rows wherever they wander. Tiles, their neighbours, and whatever touches these by a knight's move are told apart
/// therefore, and the table has no edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct CellSet(pub [u64; SPAN]);

impl CellSet {
    pub const NONE: Self = Self([0; SPAN]);

    /// The row that a cell is in.
    #[inline]
    pub fn row(y: i8) -> usize {
        (y as u8 & 63) as usize
    }

    /// The bit of a cell in its row.
    #[inline]
    pub fn bit(x: i8) -> u64 {
        1 << (x as u8 & 63)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[Self::row(cell.y)] & Self::bit(cell.x) != 0
    }

    /// Whether any cell of the set is a knight's move away from this one.
    #[inline]
    pub fn is_near_knight(&self, cell: Cell) -> bool {
        let row = |dy: i8| self.0[Self::row(cell.y.wrapping_add(dy))];
        let left = u32::from(cell.x.wrapping_sub(2) as u8 & 63);
        let (wide, narrow) = (0b10001_u64.rotate_left(left), 0b1010_u64.rotate_left(left));
        (row(-1) | row(1)) & wide | (row(-2) | row(2)) & narrow != 0
    }

    /// Puts a cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[Self::row(cell.y)] |= Self::bit(cell.x);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[Self::row(cell.y)] &= !Self::bit(cell.x);
    }
}

/// One or more tiles of one colour on a cell (Rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stack {
    pub cell: Cell,
    /// How many tiles high it is, from 1.
    pub height: u8,
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.height, self.cell)
    }
}

/// The stacks of one player, in the order of their cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Stacks {
    list: [Stack; MOST_STACKS],
    len: u8,
}

impl Stacks {
    pub const NONE: Self = Self { list: [Stack { cell: Cell::ORIGIN, height: 0 }; MOST_STACKS], len: 0 };

    /// All of them.
    #[inline]
    pub fn as_slice(&self) -> &[Stack] {
        &self.list[..usize::from(self.len)]
    }

    /// The height of the stack there; 0 if there is none.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.as_slice().iter().find(|stack| stack.cell == cell).map_or(0, |stack| stack.height)
    }

    /// Puts up a stack on a cell that has none. There is room for as many stacks as there are tiles.
    #[inline]
    pub fn insert(&mut self, cell: Cell, height: u8) {
        let mut place = usize::from(self.len);
        self.len += 1;
        while place > 0 && self.list[place - 1].cell > cell {
            self.list[place] = self.list[place - 1];
            place -= 1;
        }
        self.list[place] = Stack { cell, height };
    }

    /// Takes tiles off the stack there.
    #[inline]
    pub fn lower(&mut self, cell: Cell, count: u8) {
        let len = usize::from(self.len);
        if let Some(stack) = self.list[..len].iter_mut().find(|stack| stack.cell == cell) {
            stack.height -= count;
        }
    }
}
