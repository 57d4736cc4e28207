//! How fast time goes at the table.

use bevy::prelude::*;

/// How much time this frame brings.
#[derive(Resource, Debug, Default, Clone, Copy)]
pub struct Pace {
    /// Seconds for what is told, at the chosen speed.
    pub told: f32,
    /// Seconds of the clock.
    pub real: f32,
    /// Travel is replaced by cross-fades.
    pub reduced: bool,
}

impl Pace {
    /// Seconds of a frame after which everything is over that can be told.
    pub const AT_ONCE: f32 = 1.0e6;

    /// Whether everything is told in this frame, without travel and sound.
    #[must_use]
    pub fn at_once(self) -> bool {
        self.told >= Self::AT_ONCE
    }
}
