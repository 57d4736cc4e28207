//! The way through the program: screens, overlays, the match on the table, saved matches.

use bevy::prelude::*;

use crate::client::session::Overlay;

pub mod attract;
pub mod play;
mod replay;
mod thinking;

/// Screens, overlays and the session.
pub fn plugin(app: &mut App) {
    app.init_state::<Overlay>().add_plugins((attract::plugin, play::plugin));
}
