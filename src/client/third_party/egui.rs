//! `bevy_egui`: the interface over the table.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiContext, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput};
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::input::Typing;

/// Adds egui. Its context is made by whoever makes the camera of the interface; commands are muted while a text field
/// has the focus instead of taking keys away from everybody.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).init_resource::<Typing>().add_systems(
        PreUpdate,
        (
            drop_old_news.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            notice_typing.after(InputSystems).before(InputManagerSystem::Update),
        ),
    );
    app.add_systems(
        PostUpdate,
        wait_for_letters.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// How many more frames are drawn after a letter that was never drawn before: its picture reaches the graphics driver a
/// little later than the text that needs it.
const LETTERS: u8 = 3;

/// Draws on until new letters can be seen.
fn wait_for_letters(outputs: Query<&EguiRenderOutput>, mut left: Local<u8>, mut redraw: MessageWriter<RequestRedraw>) {
    if outputs.iter().any(|output| !output.textures_delta.is_empty()) {
        *left = LETTERS;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// `bevy_egui` reports the modifier keys in every frame, changed or not, and egui asks for another frame after every report:
/// the picture would never come to rest. Only changes are passed on.
fn drop_old_news(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

fn notice_typing(mut contexts: Query<&mut EguiContext>, mut typing: ResMut<Typing>) {
    let now = contexts.iter_mut().any(|mut context| context.get_mut().text_edit_focused());
    typing.set_if_neq(Typing(now));
}
