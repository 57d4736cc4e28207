//! What a player sees at once: where everybody can jump, and which cells would complete a line.

use crate::ai::alphabeta::Glance;
use crate::engine::Seat;
use crate::games::knight_line::grey_tile::Grey;
use crate::games::knight_line::material::{Cell, CellSet, KNIGHT_STEPS};
use crate::games::knight_line::position::{MOST_PLAYERS, State};

/// One look at a position.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Who is to act, and who comes next.
    pub mover: Seat,
    pub next: Seat,
    /// The lowest row with a tile, and how many rows have one or lie between such.
    pub low: i8,
    pub rows: i8,
    /// The cells a knight's move away from each player's stacks of two tiles and more, taken or not.
    pub jumps: [CellSet; MOST_PLAYERS],
    /// The empty cells that would complete a line of each player.
    pub fours: [CellSet; MOST_PLAYERS],
}

/// The cells between three that count before and three that count behind it, the nearest first, where four in a row would
/// stand if the cell counted as well.
#[inline]
fn completed([b1, b2, b3]: [u64; 3], [a1, a2, a3]: [u64; 3]) -> u64 {
    a1 & a2 & (a3 | b1) | b1 & b2 & (b3 | a1)
}

impl Look {
    /// Looks at a position in which `mover` is to act.
    pub fn new(state: &State, mover: Seat) -> Self {
        let mut look = Self {
            mover,
            next: state.next(mover),
            low: 0,
            rows: 1,
            jumps: [CellSet::NONE; MOST_PLAYERS],
            fours: [CellSet::NONE; MOST_PLAYERS],
        };
        let (mut low, mut high) = (i8::MAX, i8::MIN);
        for seat in state.seats() {
            let jumps = &mut look.jumps[seat.index()];
            for stack in state.stacks(seat) {
                low = low.min(stack.cell.y);
                high = high.max(stack.cell.y);
                if stack.height > 1 {
                    for step in KNIGHT_STEPS {
                        jumps.insert(stack.cell.step(step));
                    }
                }
            }
        }
        if low > high {
            return look;
        }
        if state.options.grey != Grey::Off {
            (low, high) = (low.min(0), high.max(0));
        }
        (look.low, look.rows) = (low, high - low + 1);
        for seat in state.seats().filter(|&seat| state.stacks(seat).len() > 1) {
            look.find_fours(state, seat);
        }
        look
    }

    /// The empty cells that would complete a line of the player: those with three of his cells in a row beside them, or
    /// two on one side and one on the other. They always touch a tile.
    fn find_fours(&mut self, state: &State, seat: Seat) {
        let mine = &state.lines[seat.index()];
        let strict = state.options.blocker_kills_rays;
        // With the strict blocker, cells from where a line would pass through the grey tile (Rules 7).
        let dead = |x: i8| if strict { CellSet::bit(x) } else { 0 };
        let flat_dead = |y: i8| if strict && y == 0 { u64::MAX } else { 0 };
        let fours = &mut self.fours[seat.index()];
        for y in self.low - 3..self.low + self.rows + 3 {
            let row = |dy: i8| mine.0[CellSet::row(y.wrapping_add(dy))];
            let around = [row(-3), row(-2), row(-1), row(0), row(1), row(2), row(3)];
            if around.iter().all(|&row| row == 0) {
                continue;
            }
            // The cells one, two and three steps behind and ahead, brought to the bit of the cell between.
            let [b3, b2, b1, here, a1, a2, a3] = around;
            let turned = |behind: [u64; 3], ahead: [u64; 3]| {
                let behind = [1, 2, 3].map(|step| behind[step - 1].rotate_left(step as u32));
                let ahead = [1, 2, 3].map(|step| ahead[step - 1].rotate_right(step as u32));
                completed(behind, ahead)
            };
            let found = completed([b1, b2, b3], [a1, a2, a3]) & !dead(0)
                | turned([here; 3], [here; 3]) & !flat_dead(y)
                | turned([b1, b2, b3], [a1, a2, a3]) & !dead(y)
                | turned([a1, a2, a3], [b1, b2, b3]) & !dead(y.wrapping_neg());
            fours.0[CellSet::row(y)] = found & !state.taken.0[CellSet::row(y)];
        }
    }

    /// The cells that would complete a line of the player and to which he can jump.
    pub fn threats(&self, seat: Seat) -> impl Iterator<Item = (usize, u64)> {
        let (fours, jumps) = (&self.fours[seat.index()], &self.jumps[seat.index()]);
        (self.low - 1..=self.low + self.rows).filter_map(move |y| {
            let row = CellSet::row(y);
            let found = fours.0[row] & jumps.0[row];
            (found != 0).then_some((row, found))
        })
    }

    /// How many cells the player’s tiles can jump to in the position that was looked at.
    pub fn reach(&self, state: &State, seat: Seat) -> u32 {
        let jumps = &self.jumps[seat.index()];
        let rows = (self.low - 1..=self.low + self.rows).map(CellSet::row);
        rows.map(|row| (jumps.0[row] & state.open.0[row]).count_ones()).sum()
    }

    /// Whether a stack on this cell answers a threat of whoever comes next.
    pub fn answers(&self, to: Cell) -> bool {
        self.fours[self.next.index()].contains(to) && self.jumps[self.next.index()].contains(to)
    }

    /// Whether the mover wins at once, is threatened by whoever comes next, or has lost to two threats.
    pub fn glance(&self) -> Glance {
        if self.threats(self.mover).next().is_some() {
            return Glance::Decided { winner: self.mover, actions: 1 };
        }
        let mut threats = self.threats(self.next);
        let Some((row, cells)) = threats.next() else { return Glance::Open };
        let answered = self.jumps[self.mover.index()].0[row] & cells != 0;
        if !answered || cells & cells.wrapping_sub(1) != 0 || threats.next().is_some() {
            return Glance::Decided { winner: self.next, actions: 2 };
        }
        Glance::Forced
    }
}
