//! Every external plugin and how it is set up, one file each:
//!
//! * [`accesskit`]: what the interface says to screen readers;
//! * [`asset_loader`]: `bevy_asset_loader` and `iyes_progress`, for the loading screen;
//! * [`egui`]: `bevy_egui`, which draws the interface;
//! * [`input_manager`]: leafwing-input-manager, which turns keys and buttons into commands.

use bevy::prelude::*;

pub mod accesskit;
pub mod asset_loader;
pub mod egui;
pub mod input_manager;

/// Adds all of them, and with the loading screen the state [`Screen`](super::session::Screen).
pub fn plugin(app: &mut App) {
    app.add_plugins((accesskit::plugin, egui::plugin, input_manager::plugin, asset_loader::plugin));
}
