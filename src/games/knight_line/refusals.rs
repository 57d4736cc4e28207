//! Why an action is not allowed: one variant a reason.

use super::material::Cell;
use crate::engine::{self, OutOfTurn, Words};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match is over (Rules 4, 5), or it is somebody else's turn (Rules 3).
    #[strum(transparent)]
    OutOfTurn(OutOfTurn),
    /// The stacks are placed before the first move (Rules 2.3).
    PlacementFirst,
    /// All stacks stand already, or there is no grey tile to place them around (Rules 2).
    PlacementOver,
    /// A stack is put on a cell that touches the grey tile itself (Rules 2.3).
    NotBesideGrey(Cell),
    /// The grey tile never moves (Rules 7).
    GreyTile,
    /// There is no stack to split (Rules 3).
    NoStack(Cell),
    /// The stack is another player's (Rules 3).
    NotYourStack(Cell),
    /// The target is no knight's move away (Rules 3).
    NoKnightsMove(Cell, Cell),
    /// Something lies on the target (Rules 3).
    Occupied(Cell),
    /// The target touches no tile (Rules 3).
    Detached(Cell),
    /// A move carries at least one tile (Rules 3).
    NoTiles,
    /// A single tile cannot be split (Rules 3).
    SingleTile(Cell),
    /// At least one tile stays behind (Rules 3). With the height of the stack.
    OneMustStay(Cell, u8),
    /// White's first move of two players carries one tile (Rules 3).
    FirstMove,
}

impl engine::Refusal for Refusal {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn words(&self) -> Words {
        let words = Words::new(format!("knight_line-refusal-{}", self.name()));
        match self {
            Self::OutOfTurn(why) => why.words(),
            Self::NotBesideGrey(cell)
            | Self::NoStack(cell)
            | Self::NotYourStack(cell)
            | Self::Occupied(cell)
            | Self::Detached(cell)
            | Self::SingleTile(cell) => words.with("cell", cell.said()),
            Self::NoKnightsMove(from, to) => words.with("from", from.said()).with("to", to.said()),
            Self::OneMustStay(cell, height) => words.with("cell", cell.said()).with("height", *height),
            _ => words,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn(OutOfTurn::MatchOver) => "end",
            Self::OutOfTurn(OutOfTurn::NotYourTurn) => "turn",
            Self::PlacementFirst | Self::PlacementOver | Self::NotBesideGrey(_) => "placement",
            Self::GreyTile => "grey-tile",
            Self::NoStack(_) | Self::NotYourStack(_) => "moving",
            Self::NoTiles | Self::SingleTile(_) | Self::OneMustStay(..) => "splitting",
            Self::NoKnightsMove(..) | Self::Occupied(_) => "jump",
            Self::Detached(_) => "connection",
            Self::FirstMove => "first-move",
        }
    }
}
