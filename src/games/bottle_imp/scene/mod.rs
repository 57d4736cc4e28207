//! What the game builds for the table itself, and what else happens there while it is played.

mod imp;

use bevy::prelude::*;

use crate::client::audio::MusicLevel;
use crate::client::session::Phase;
use crate::games::bottle_imp::table::words::EXCHANGE;

/// Adds the systems of the scene.
pub fn plugin(app: &mut App) {
    imp::plugin(app);
    // Everybody thinks at once, and in silence.
    let exchange = Phase(EXCHANGE);
    app.add_systems(OnEnter(exchange), |mut music: ResMut<MusicLevel>| music.0 = 0.45)
        .add_systems(OnExit(exchange), |mut music: ResMut<MusicLevel>| *music = MusicLevel::default());
}
