//! `bevy_egui`: the interface over the table.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPlugin};
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::input::Typing;

/// Adds egui. Its context is made by whoever makes the camera of the interface; commands are muted while a text field
/// has the focus instead of taking keys away from everybody.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Typing>()
        .add_systems(PreUpdate, notice_typing.after(InputSystems).before(InputManagerSystem::Update));
}

fn notice_typing(mut contexts: Query<&mut EguiContext>, mut typing: ResMut<Typing>) {
    let now = contexts.iter_mut().any(|mut context| context.get_mut().text_edit_focused());
    typing.set_if_neq(Typing(now));
}
