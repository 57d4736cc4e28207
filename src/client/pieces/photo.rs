//! A picture of the screen for whoever asks for it.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

use crate::client::controls::Command;
use crate::client::input::Pressed;
use crate::client::pace::Step;
use crate::client::settings::{DataFolder, Notices};
use crate::engine::Words;

/// Takes pictures.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, screenshot.in_set(Step::Follow));
}

/// A picture of the screen, into the data folder.
fn screenshot(pressed: Pressed, data: Res<DataFolder>, mut notices: ResMut<Notices>, mut commands: Commands) {
    if !pressed.just(Command::Screenshot) {
        return;
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    match data.ensure("pictures") {
        Ok(folder) => {
            let path = folder.join(format!("table-{}.png", now.as_secs()));
            notices.push(Words::new("notice-picture").with("path", path.display().to_string()));
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        Err(error) => notices.push(Words::new("notice-picture-failed").with("why", error.to_string())),
    }
}
