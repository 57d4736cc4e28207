//! In which order things are done in a frame, and how fast time goes at the table.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::power_saving::WakeAt;

/// What is done in [`Update`], step by step; whatever touches the same things as others is in one of these.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Files arrive, settings take effect.
    Load,
    /// What was asked is answered, bots decide, matches begin and end.
    Decide,
    /// The director tells what has happened.
    Tell,
    /// The host hears how far it has been told: whoever can do nothing but pass has passed before anything is offered.
    Pass,
    /// The eye, the phase and the living things follow what is told.
    Follow,
    /// Pointing and choosing.
    Point,
    /// Furniture, faces, dust and light.
    Furnish,
    Sound,
}

/// What is done in [`PostUpdate`] with the looks of pieces, before they are placed and shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dressing;

/// Puts the steps in order. Who asks for another frame, and who first, is all the same.
pub fn plugin(app: &mut App) {
    use AppSystems::{Decide, Follow, Furnish, Load, Pass, Point, Sound, Tell};
    app.add_message::<RequestRedraw>()
        .add_message::<WakeAt>()
        .allow_ambiguous_resource::<Messages<RequestRedraw>>()
        .allow_ambiguous_resource::<Messages<WakeAt>>()
        .configure_sets(Update, (Load, Decide, Tell, Pass, Follow, Point, Furnish, Sound).chain());
}

/// How much time this frame brings.
#[derive(Resource, Debug, Default, Clone, Copy)]
pub struct Playback {
    /// Seconds for what is told, at the chosen speed.
    pub told: f32,
    /// Seconds of the clock.
    pub real: f32,
    /// Travel is replaced by cross-fades.
    pub reduced: bool,
}

impl Playback {
    /// Seconds of a frame after which everything is over that can be told.
    pub const AT_ONCE: f32 = 1.0e6;

    /// Whether everything is told in this frame, without travel and sound.
    pub fn at_once(self) -> bool {
        self.told >= Self::AT_ONCE
    }
}
