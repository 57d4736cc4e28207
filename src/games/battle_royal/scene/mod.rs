//! What the game builds for the table itself, and what else happens there while it is played.

use bevy::prelude::*;

use crate::client::audio::MusicLevel;
use crate::client::session::Phase;
use crate::games::battle_royal::table::words;

/// Adds the systems of the scene.
pub fn plugin(app: &mut App) {
    // The music rises with the attacks.
    let main = Phase(words::Phase::Main.key());
    app.add_systems(OnEnter(main), |mut music: ResMut<MusicLevel>| music.0 = 0.7)
        .add_systems(OnExit(main), |mut music: ResMut<MusicLevel>| *music = MusicLevel::default());
}
