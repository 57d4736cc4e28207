//! What stands on the table and is built of wood and slate: how large it is, and what there is to know of each piece.

use crate::table::{Dye, Face};

/// Radius of a disc in metres.
pub const DISC_RADIUS: f32 = 0.032;
/// Thickness of a disc in metres: flat enough that a tall stack does not hide what stands behind it.
pub const DISC: f32 = 0.0070;
/// Half height of the slab's frame above the slate, in metres.
pub const RIM: f32 = 0.006;
/// Width of the frame, in metres.
pub const FRAME: f32 = 0.022;

/// Turned discs on top of each other.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Component))]
pub struct Stack {
    pub colour: Dye,
    pub height: u16,
    /// What is inlaid in the topmost one.
    pub inlay: Option<Face>,
    /// It is pointed at or chosen: less is seen through it if it is only a possibility.
    pub firm: bool,
}

/// A slab of slate in a wooden frame, with a chalk grid.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Component))]
pub struct Slab {
    /// Columns and rows of the grid.
    pub cells: (u16, u16),
    /// Metres from one line of the grid to the next.
    pub pitch: f32,
}

/// A bar of gold along x, its middle at the origin.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Component))]
pub struct Link {
    pub length: f32,
}
