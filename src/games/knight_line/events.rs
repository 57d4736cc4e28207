//! What happens, in the players' words. Everybody sees everything.

use serde::{Deserialize, Serialize};

use super::grey_tile::Grey;
use super::material::Cell;
use super::position::Ending;
use super::winning::Line;
use crate::engine::{Seat, SeatSet};

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The grey tile was laid in the middle (Rules 2.3).
    GreyLaid { cell: Cell, grey: Grey },
    /// A stack was put up (Rules 2).
    StackPlaced { seat: Seat, cell: Cell, height: u8 },
    /// A player is on turn after so many moves, to place his stack or to move (Rules 3).
    TurnBegan { seat: Seat, ply: u8 },
    /// A stack was split; so many tiles jumped, which are the height of the new stack (Rules 3).
    Jumped { seat: Seat, from: Cell, to: Cell, count: u8 },
    /// A player had no move and was passed over (Rules 5.1).
    Passed { seat: Seat },
    /// A line was completed (Rules 4). One move can complete several.
    LineCompleted { seat: Seat, line: Line },
    /// The match cannot go on: both of two players have no move, or the one on turn of three (Rules 5).
    Blocked { stuck: SeatSet },
    /// The match was won (Rules 4, 5.1).
    Won { seat: Seat, ending: Ending },
    /// The match was drawn (Rules 5.2).
    Drawn,
}
