//! `bevy_egui`: the interface over the table.

use bevy::asset::AssetEventSystems;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
};
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::input::Typing;

/// Adds egui. Its context is made by whoever makes the camera of the interface; commands are muted while a text field
/// has the focus instead of taking keys away from everybody.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).init_resource::<Typing>();
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_systems(
        PreUpdate,
        (
            (drop_old_news, one_press_a_pass)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
            notice_typing.after(InputSystems).before(InputManagerSystem::Update),
        ),
    );
    // New letters are added to the picture of all letters, which must be told to the graphics driver in the same frame:
    // `bevy_egui` leaves the order open, and text would miss its new letters for a frame.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    app.add_systems(PostUpdate, settle.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
}

/// Draws on until two passes in a row are alike: what a pass shows may depend on what the one before has found out.
fn settle(
    outputs: Query<&EguiFullOutput>,
    mut before: Local<Vec<ClippedShape>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        if *before != output.shapes {
            before.clone_from(&output.shapes);
            redraw.write(RequestRedraw);
        }
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

/// egui takes a press to be where the pointer is at the end of the pass. Where frames are slow the pointer may have gone on
/// by then, so whatever comes after a press or a release waits for the next pass.
pub(super) fn one_press_a_pass(
    mut inputs: Query<&mut EguiInput>,
    mut waiting: Local<Vec<Event>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for mut input in &mut inputs {
        input.events.splice(0..0, waiting.drain(..));
        let press = input.events.iter().position(|event| matches!(event, Event::PointerButton { .. }));
        if let Some(press) = press {
            *waiting = input.events.split_off(press + 1);
        }
        if !waiting.is_empty() {
            redraw.write(RequestRedraw);
        }
    }
}

pub(super) fn notice_typing(mut contexts: Query<&mut EguiContext>, mut typing: ResMut<Typing>) {
    let now = contexts.iter_mut().any(|mut context| context.get_mut().text_edit_focused());
    typing.set_if_neq(Typing(now));
}
