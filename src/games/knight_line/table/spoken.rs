//! The table in words: every stack with its owner and its cell.

use super::{faces, layout};
use crate::engine::{Seat, Words};
use crate::games::knight_line::{Cell, CellContent, View};
use crate::table::{Spoken, Target};

/// Everything on the table: the own stacks, then those of the others, then the grey tile.
pub fn spoken(view: &View, near: Seat) -> Vec<Spoken> {
    let owners = (0..view.options.players).map(|step| Seat((near.0 + step) % view.options.players));
    let stacks = owners.flat_map(|seat| view.stacks(seat).iter().map(|stack| stack.cell));
    stacks.chain(view.grey()).filter_map(|cell| standing(view, cell)).collect()
}

fn standing(view: &View, cell: Cell) -> Option<Spoken> {
    let words = match view.at(cell)? {
        CellContent::Stack(seat, height) => {
            Words::new("knight_line-spoken-stack").with("stack", faces::stack_title(seat, height)).with("seat", seat)
        }
        CellContent::Grey => Words::new("knight_line-spoken-grey"),
    };
    Some(Spoken::new(Target::Piece(layout::stack(cell)), words.with("cell", cell.said())))
}
