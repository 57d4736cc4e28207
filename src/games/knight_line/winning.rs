//! Winning (Rules 4): straight lines of four, and what the grey tile does to them (Rules 7).

use serde::{Deserialize, Serialize};

use super::material::Cell;
use super::position::{Ending, Phase, State};
use crate::engine::Seat;

/// Stacks that make a line (Rules 4).
pub const LINE: u8 = 4;

/// The directions of lines as (x, y), each leading to the right, or else up.
const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, -1), (1, 0), (1, 1)];

/// A straight unbroken row of four or more cells of one player, from left to right or else upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    pub first: Cell,
    /// The way from each cell to the next, (right, up) in cells.
    pub step: (i8, i8),
    /// How many cells, from 4 to 7.
    pub len: u8,
}

impl Line {
    /// The cells in order. With the wild grey tile, one of them may be its cell (Rules 7).
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        let (dx, dy) = self.step;
        (0..self.len as i8).map(move |place| self.first.step((dx * place, dy * place)))
    }
}

impl State {
    /// The longest row of the player through a cell that counts for him, looking at most three cells each way: whoever
    /// moved had no line before.
    #[inline]
    fn row_through(&self, seat: Seat, cell: Cell, (dx, dy): (i8, i8)) -> Line {
        let mine = &self.lines[seat.index()];
        let reach = |(dx, dy): (i8, i8)| {
            let mut end = cell;
            let mut count = 0;
            while count < LINE as i8 - 1 && mine.contains(end.step((dx, dy))) {
                end = end.step((dx, dy));
                count += 1;
            }
            count
        };
        let (back, on) = (reach((-dx, -dy)), reach((dx, dy)));
        Line { first: cell.step((-dx * back, -dy * back)), step: (dx, dy), len: (back + 1 + on) as u8 }
    }

    /// Whether a line of this direction through this cell does not count: with the strict blocker, those that pass
    /// through the grey cell, however far away (Rules 7).
    #[inline]
    fn is_dead(&self, cell: Cell, (dx, dy): (i8, i8)) -> bool {
        self.options.blocker_kills_rays && i16::from(cell.x) * i16::from(dy) == i16::from(cell.y) * i16::from(dx)
    }

    /// Whether the player's stack on this cell is part of a line.
    #[inline]
    pub(super) fn completes_line(&self, seat: Seat, cell: Cell) -> bool {
        DIRECTIONS.iter().any(|&way| self.row_through(seat, cell, way).len >= LINE && !self.is_dead(cell, way))
    }

    /// The lines of the player through a cell of his.
    pub(super) fn lines_through(&self, seat: Seat, cell: Cell) -> impl Iterator<Item = Line> + use<> {
        let rows = DIRECTIONS.map(|way| (self.row_through(seat, cell, way), self.is_dead(cell, way)));
        rows.into_iter().filter(|(row, dead)| row.len >= LINE && !dead).map(|(row, _)| row)
    }

    /// Some line of the player, if he has one.
    pub(super) fn line_of(&self, seat: Seat) -> Option<Line> {
        self.stacks(seat).iter().find_map(|stack| self.lines_through(seat, stack.cell).next())
    }

    /// The lines that won the match, each once, from its first cell on; none if it was not won so.
    pub fn winning_lines(&self) -> Vec<Line> {
        let Phase::Over(Ending::Line(winner)) = self.phase else { return Vec::new() };
        let mut lines: Vec<Line> = Vec::new();
        for stack in self.stacks(winner) {
            for line in self.lines_through(winner, stack.cell) {
                let part_of = |known: &Line| known.step == line.step && known.cells().any(|cell| cell == line.first);
                match lines.iter_mut().find(|known| part_of(known)) {
                    Some(known) if known.first == line.first => known.len = known.len.max(line.len),
                    Some(_) => {}
                    None => lines.push(line),
                }
            }
        }
        lines
    }
}
