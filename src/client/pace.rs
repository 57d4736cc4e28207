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
