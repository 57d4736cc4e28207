//! What a stack on an empty cell would bring: parts of lines, denied parts of lines, and threats.

use super::look::Look;
use crate::engine::Seat;
use crate::games::knight_line::material::{Cell, CellSet};
use crate::games::knight_line::position::State;

/// What an empty cell promises to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prospects {
    /// What the windows of four through it are worth to him.
    pub own: i32,
    /// What they are worth to whoever comes next.
    pub denied: i32,
    /// How many cells would newly complete a line of his, if he stood here, and could be jumped to.
    pub threats: i32,
}

/// A set of cells within three of a cell, as seven bits for each of the four directions, bit 3 the cell itself.
type Rays = [u8; 4];

/// Looks from `cell` along all four directions.
fn rays(set: &CellSet, cell: Cell) -> Rays {
    let left = u32::from(cell.x.wrapping_sub(3) as u8 & 63);
    let (mut upright, mut rising, mut falling, mut flat) = (0, 0, 0, 0);
    for place in 0..7 {
        let row = set.0[CellSet::row(cell.y.wrapping_add(place as i8 - 3))].rotate_right(left) as u8 & 0x7f;
        upright |= (row >> 3 & 1) << place;
        rising |= row & 1 << place;
        falling |= row & 1 << (6 - place);
        if place == 3 {
            flat = row;
        }
    }
    [upright, rising, falling, flat]
}

/// What a window is worth by the number of own cells in it.
const WORTH: [i32; 5] = [0, 1, 4, 16, 16];

/// What the windows of four through the middle are worth to somebody with these cells, where `taken` ones are occupied.
fn worth(own: &Rays, taken: &Rays) -> i32 {
    let mut worth = 0;
    for (own, taken) in own.iter().zip(taken) {
        let barred = taken & !own;
        for start in 0..4 {
            if barred >> start & 0b1111 == 0 {
                worth += WORTH[(own >> start & 0b1111).count_ones() as usize];
            }
        }
    }
    worth
}

/// What an empty cell promises to the mover.
pub(super) fn prospects(state: &State, look: &Look, cell: Cell) -> Prospects {
    let taken = rays(&state.taken, cell);
    let lines = |seat: Seat| rays(&state.lines[seat.index()], cell);
    let (mine, theirs) = (lines(look.mover), lines(look.next));
    let mut threats = 0;
    // Only directions with two own cells beside this one can come to three of four.
    if mine.iter().any(|own| own.count_ones() > 1) {
        let jumps = rays(&look.jumps[look.mover.index()], cell);
        for ((own, taken), jumps) in mine.iter().zip(&taken).zip(&jumps) {
            let own = own | 1 << 3;
            let free = jumps & !taken & !(1 << 3);
            for place in (0..7).filter(|place| free >> place & 1 == 1) {
                let with = own | 1 << place;
                threats += i32::from(with & with >> 1 & with >> 2 & with >> 3 != 0);
            }
        }
    }
    Prospects { own: worth(&mine, &taken), denied: worth(&theirs, &taken), threats }
}
