//! `bevy_egui`: the interface over the table.

use bevy::asset::AssetEventSystems;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Event, Modifiers, OutputCommand};
use bevy_egui::helpers::bevy_to_egui_physical_key;
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiGlobalSettings, EguiInput, EguiOutput, EguiPlugin, EguiPostUpdateSet,
    EguiPreUpdateSet, PrimaryEguiContext,
};
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::flow::clipboard::{Clipboard, LOOK_AGAIN, Pasted};
use crate::client::input::{Chord, Held, Typing};
use crate::client::power_saving::WakeAt;
use crate::client::settings::Notices;

/// Adds egui. Its context is made by whoever makes the camera of the interface; commands are muted while a text field
/// has the focus instead of taking keys away from everybody.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).init_resource::<Typing>();
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_systems(
        PreUpdate,
        (
            (drop_old_news, edit, one_press_a_pass)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .after(InputManagerSystem::Update)
                .before(EguiPreUpdateSet::BeginPass),
            notice_typing.after(InputSystems).before(InputManagerSystem::Update),
        ),
    );
    // New letters are added to the picture of all letters, which must be told to the graphics driver in the same frame:
    // `bevy_egui` leaves the order open, and text would miss its new letters for a frame.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    app.add_systems(PostUpdate, copy.after(EguiPostUpdateSet::ProcessOutput));
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

/// What is pressed together with Ctrl while somebody writes, or with Cmd on a Mac: the clipboard's part is done here, the rest egui
/// knows itself. It is told which keys were held then: `bevy_egui` counts them once a frame.
fn edit(
    mut chords: MessageReader<Chord>,
    typing: Res<Typing>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    (clipboard, time): (Res<Clipboard>, Res<Time<Real>>),
    mut notices: ResMut<Notices>,
    mut asked: Local<Option<Pasted>>,
    mut wakes: MessageWriter<WakeAt>,
) {
    let mut told = Vec::new();
    for chord in chords.read().filter(|_| typing.0) {
        let Held { alt, ctrl, logo, shift } = chord.held;
        let (mac, commands) = (cfg!(target_os = "macos"), ctrl && !alt || logo);
        let command = if mac { logo } else { ctrl && !alt };
        match chord.key {
            KeyCode::KeyC if command => told.push(Event::Copy),
            KeyCode::Insert if command && !shift => told.push(Event::Copy),
            KeyCode::KeyX if command => told.push(Event::Cut),
            KeyCode::KeyV if command => *asked = Some(clipboard.ask()),
            KeyCode::Insert if shift && !alt && !command => *asked = Some(clipboard.ask()),
            key if commands => told.extend(bevy_to_egui_physical_key(&key).map(|key| Event::Key {
                key,
                physical_key: Some(key),
                pressed: true,
                repeat: chord.repeat,
                modifiers: Modifiers { alt, ctrl, shift, mac_cmd: mac && logo, command },
            })),
            _ => {}
        }
    }
    match asked.as_ref().map(Pasted::answer) {
        Some(None) => _ = wakes.write(WakeAt(time.elapsed() + LOOK_AGAIN)),
        Some(Some(answer)) => {
            *asked = None;
            match answer {
                // Whoever has left the field meanwhile pastes nowhere.
                Ok(text) => {
                    told.extend(first_line(&text).filter(|_| typing.0).map(|line| Event::Paste(line.to_owned())));
                }
                Err(why) => notices.push(why),
            }
        }
        None => {}
    }
    for mut input in inputs.iter_mut().filter(|_| !told.is_empty()) {
        input.events.extend(told.iter().cloned());
    }
}

/// The first line of a text that says anything; the field cuts it to its length.
fn first_line(text: &str) -> Option<&str> {
    text.lines().map(str::trim).find(|line| !line.is_empty())
}

/// What was copied or cut goes into the clipboard.
fn copy(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: ResMut<Notices>,
) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let OutputCommand::CopyText(text) = command
            && let Err(why) = clipboard.put(text.clone())
        {
            notices.push(why);
        }
    }
}

pub(super) fn notice_typing(mut contexts: Query<&mut EguiContext>, mut typing: ResMut<Typing>) {
    let now = contexts.iter_mut().any(|mut context| context.get_mut().text_edit_focused());
    typing.set_if_neq(Typing(now));
}
