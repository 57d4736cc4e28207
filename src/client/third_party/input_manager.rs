//! leafwing-input-manager: commands instead of keys.

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerPlugin;

use crate::client::controls::Command;

/// Reads [`Command`]s from keys, mouse buttons and pads.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Command>::default());
}
