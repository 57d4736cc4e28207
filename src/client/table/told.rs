//! How an event is told: what moves, what is heard, and what the chronicle says of it.

use bevy::math::Vec3;

use super::{Panel, PieceId, Placed, Pose, Target};
use crate::engine::Words;

/// Where a moving piece comes from, if it is not on the table yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Origin {
    /// It is on the table already.
    Itself,
    /// It takes over from another piece (a known card from an unknown back).
    Piece(PieceId),
    /// It appears here.
    Pose(Pose),
}

/// One piece under way. Where it goes is what `arrange` says after the event.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The piece.
    pub piece: PieceId,
    /// Where it comes from.
    pub from: Origin,
    /// Seconds after the beat began.
    pub delay: f32,
    /// Seconds under way.
    pub secs: f32,
    /// Height of the arc in metres.
    pub arc: f32,
    /// A corner on the way, where it does not go straight.
    pub via: Option<Vec3>,
    /// Sound when it starts.
    pub starts: Option<&'static str>,
    /// Sound when it lands.
    pub lands: Option<&'static str>,
    /// It is heavy: dust rises where it lands.
    pub heavy: bool,
}

impl Move {
    /// A card's ordinary way: 240 ms with a small arc.
    #[must_use]
    pub fn card(piece: PieceId, from: Origin) -> Self {
        Self {
            piece,
            from,
            delay: 0.0,
            secs: 0.24,
            arc: 0.05,
            via: None,
            starts: Some("card-slide"),
            lands: Some("card-lay"),
            heavy: false,
        }
    }

    /// The same, later.
    #[must_use]
    pub fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }
}

/// How one event is told. Pieces that are not named move quietly to where they now rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beat {
    /// Pieces with a way of their own.
    pub moves: Vec<Move>,
    /// Sounds, with their delay in seconds.
    pub sounds: Vec<(f32, &'static str)>,
    /// Large words over the table.
    pub banner: Option<Words>,
    /// Seconds to stay after everything has arrived.
    pub hold: f32,
    /// Place to draw the eye to.
    pub focus: Option<Target>,
    /// Pieces that leave the table, and where they go before they are gone.
    pub leaves: Vec<(PieceId, Pose)>,
    /// Pieces that are only there while this is told, besides those of the layout; `moves` may name them.
    pub shows: Vec<Placed>,
    /// A sheet shown over the table while this is told.
    pub sheet: Option<Panel>,
    /// What begins to shine, with the delay in seconds; it goes on as long as [`super::Layout::lit`] names it.
    pub lights: Vec<(f32, Target)>,
}

/// A line of the chronicle.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Who did what; whoever did it is an argument that is a seat.
    pub words: Words,
    /// Where; hovering the line shows the place.
    pub place: Option<Target>,
    /// Claims, victories: set in bold.
    pub strong: bool,
}
