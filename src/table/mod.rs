//! What a game brings to the table: how it looks, what may be pointed at, and how events are told.
//!
//! A game implements the traits of [`contract`]; everything else is the same for all games and sees a match
//! only as [`AnyMatch`](any_match::AnyMatch). Lengths are metres; x is right, y up, z towards the viewer; the table top is
//! y = 0.

use bevy_math::{Quat, Vec3};
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

pub mod any_match;
mod bot_reason;
mod burst;
pub mod cards;
mod chronicle;
pub mod clock;
mod contract;
mod deck_builder;
pub mod dice;
mod framing;
mod layout;
mod lens;
mod look;
mod moment;
mod names;
mod palette;
mod plain_words;
mod plates;
mod pointables;
mod preference;
mod prospect;
mod regular;
mod safe_area;
mod score_sheet;
mod seating;
mod setup;
mod sheet;
mod spoken;
mod still_life;
pub mod things;
mod told;
mod tray;
pub mod typed_match;

pub use bot_reason::{BotReason, why_for};
pub use burst::{Burst, Particle};
pub use contract::{AnyView, Arrange, Art, PartialChoice, Point, Say, TableGame, Tell};
pub use deck_builder::{Composed, DeckBuilder};
pub use framing::Framing;
pub use layout::{Deed, GuidePlace, Layout, Outline, Pill, Placed, PlateArrangement, Zone};
pub use lens::Lens;
pub use look::{Badge, Body, CARD, Dye, Extent, Face, FaceArt, Foot, Look, Own, PILE_STEP};
pub use moment::Moment;
pub use names::{called, headline, name_of, people, short};
pub use palette::Palette;
pub use plain_words::{named, one_by_one, plain, unmarked};
pub use plates::{Batch, Button, Cell, Chip, Counter, Counting, Curve, Explained, Panel, Status};
pub use pointables::{Pointable, extent, nameless, sights, standing};
pub use preference::{ChosenPreferences, Preference};
pub use prospect::{Occasion, Onlooker, Prospect, next_remark};
pub use regular::{Mood, Regular};
pub use safe_area::{Fit, Obstructed, SafeArea};
pub use score_sheet::{ScoreColumn, ScoreKind, ScoreSheet};
pub use seating::{NewMatch, eyes};
pub use setup::{Choose, OptionRow, OwnWords, SetUp, Setting};
pub use sheet::{Drawing, Picture, Sheet};
pub use spoken::Spoken;
pub use still_life::{Lamp, StandingModel, StillLife};
pub use told::{Beat, Blow, End, Fallen, Force, Front, Leave, LogLine, Move, Origin, Push, Rising, Way};
pub use tray::{Tray, TrayCard, TrayGroup};

/// Stable name of a piece within one match; the game chooses the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PieceId(pub u32);

/// Stable name of a place that can be pointed at: a flag, a hex, a deck, a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ZoneId(pub u32);

/// Stable name of an option within one decision; the game chooses the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OptionId(pub u32);

/// What a person points at, in order, to mean an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// A piece on the table or in the hand, or a card of the [`Tray`].
    Piece(PieceId),
    Zone(ZoneId),
    Count(u8),
    /// One of the options that are offered as buttons: an attack, a card by name, passing.
    Option(OptionId),
}

/// In which frame a pose is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// The table: y up, origin in the middle of the table top.
    Table,
    /// The camera: x right, y up, z towards the viewer, origin at the eye. Hands live here.
    Camera,
}

/// How the table is turned and hands are held for whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The seat whose side is towards the viewer.
    pub seat: Seat,
    /// What is preferred there.
    pub prefers: ChosenPreferences,
}

impl Side {
    /// The side of a seat, with nothing preferred.
    pub fn of(seat: Seat) -> Self {
        Self { seat, prefers: ChosenPreferences::default() }
    }
}

impl Default for Side {
    /// As long as nobody has turned the table.
    fn default() -> Self {
        Self::of(Seat(0))
    }
}

/// Where a piece stands and how it is turned. A card lies face up with its long side along z when not turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Frame of `at` and `turn`.
    pub space: Space,
    /// Position in metres.
    pub at: Vec3,
    pub turn: Quat,
    pub scale: f32,
}

impl Pose {
    /// Upright on the table.
    pub fn table(x: f32, y: f32, z: f32) -> Self {
        Self { space: Space::Table, at: Vec3::new(x, y, z), turn: Quat::IDENTITY, scale: 1.0 }
    }

    /// The same pose turned further by `turn` (applied first).
    #[must_use]
    pub fn turned(mut self, turn: Quat) -> Self {
        self.turn *= turn;
        self
    }

    /// The same pose with another scale.
    #[must_use]
    pub fn scaled(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// Whether it is held at the lower edge of the screen, as the hand of whoever looks is.
    pub fn in_own_hand(&self) -> bool {
        self.space == Space::Camera && self.at.y < 0.0
    }

    /// Where a point of the piece is, which is given along its own axes.
    pub fn point(&self, of_piece: Vec3) -> Vec3 {
        self.at + self.turn * (of_piece * self.scale)
    }

    /// Turned about the long edge so that the back shows.
    #[must_use]
    pub fn face_down(self) -> Self {
        self.turned(Quat::from_rotation_z(std::f32::consts::PI))
    }
}
