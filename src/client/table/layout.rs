//! The table at rest: every piece, every place, and what sticks to them.

use bevy::math::{Vec2, Vec3};

use super::{Framing, Look, PieceId, Pose, Space, Target, ZoneId};
use crate::engine::Words;

/// A piece at rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// Its name.
    pub id: PieceId,
    /// Its look.
    pub look: Look,
    /// Where it rests.
    pub pose: Pose,
    /// What it is called, for focus, zoom and screen readers. Pieces without a title cannot be pointed at.
    pub title: Option<Words>,
    /// Place in the walking order of keys and pads: lower comes first; pieces in the hand use their index.
    pub order: i32,
}

impl Placed {
    /// Whether it is held at the lower edge of the screen, as the hand of whoever looks is.
    #[must_use]
    pub fn in_own_hand(&self) -> bool {
        self.pose.space == Space::Camera && self.pose.at.y < 0.0
    }
}

/// Outline of a zone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outline {
    /// A ring round a piece, inner radius in metres.
    Ring(f32),
    /// A rounded frame, inner width and depth in metres.
    Frame(Vec2),
}

/// A place that can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// Its name.
    pub id: ZoneId,
    /// Its middle on the table.
    pub pose: Pose,
    /// The outline that glows.
    pub outline: Outline,
    /// Extent that answers the pointer, width and depth in metres (larger than the outline where that helps).
    pub reach: Vec2,
    /// What it is called.
    pub title: Words,
    /// Place in the walking order.
    pub order: i32,
}

/// A small dark pill that sticks to a thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Pill {
    /// The point it hangs from.
    pub at: Vec3,
    /// What it says.
    pub words: Words,
    /// Icon before the text, from `assets/icons`.
    pub icon: Option<&'static str>,
}

/// The whole table at rest, as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// Every visible piece.
    pub pieces: Vec<Placed>,
    /// Every place.
    pub zones: Vec<Zone>,
    /// Pills.
    pub pills: Vec<Pill>,
    /// What shines until the table changes: the line that won.
    pub lit: Vec<Target>,
    /// Where the camera stands to show all of it; `None` where the game's setting says.
    pub framing: Option<Framing>,
}

impl Layout {
    /// Whether the piece or place is there.
    #[must_use]
    pub fn has(&self, target: Target) -> bool {
        match target {
            Target::Piece(id) => self.pieces.iter().any(|placed| placed.id == id),
            Target::Zone(id) => self.zones.iter().any(|zone| zone.id == id),
            Target::Count(_) | Target::Button(_) => false,
        }
    }

    /// What a piece or place is called.
    #[must_use]
    pub fn title(&self, target: Target) -> Option<&Words> {
        match target {
            Target::Piece(id) => self.pieces.iter().find(|placed| placed.id == id)?.title.as_ref(),
            Target::Zone(id) => self.zones.iter().find(|zone| zone.id == id).map(|zone| &zone.title),
            Target::Count(_) | Target::Button(_) => None,
        }
    }
}
