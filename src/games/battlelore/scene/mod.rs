//! What the game builds for the table itself, and what else happens there while it is played.

mod landscape;

use bevy::prelude::*;

use crate::client::audio::MusicLevel;
use crate::client::pieces::own_bodies::AddOwnBody as _;
use crate::client::session::Phase;
use crate::games::battlelore::table::bodies::Heath;
use crate::games::battlelore::table::words;

/// Adds the systems of the scene.
pub fn plugin(app: &mut App) {
    app.add_own_body::<Heath>();
    landscape::plugin(app);
    // Orders are given in silence; the music rises with the march and is whole in battle.
    for (phase, level) in [(words::Phase::Order, 0.55), (words::Phase::Move, 0.8)] {
        let phase = Phase(phase.key());
        app.add_systems(OnEnter(phase), move |mut music: ResMut<MusicLevel>| music.0 = level)
            .add_systems(OnExit(phase), |mut music: ResMut<MusicLevel>| *music = MusicLevel::default());
    }
}
