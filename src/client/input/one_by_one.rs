//! Keys and clicks as they come, however long a frame takes.
//!
//! What happens within a frame is told in its order, but what is held is looked at only once a frame. So a frame hears one press;
//! the next one waits for the next frame, and so does whatever would change what the first one means. Keys become what is printed
//! on them here, and those that are pressed together with Ctrl, Alt or the logo key are told as [`Chord`]s and are no keys any more.

use std::collections::{HashMap, VecDeque};

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Typing;
use super::printed::{Reading, is_foreign, meant};

/// What is pressed together with other keys stands for nothing by itself.
pub(super) const NO_KEY: KeyCode = KeyCode::Unidentified(NativeKeyCode::Unidentified);

/// The keys that change what another key means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// Alt, or `AltGr`.
    pub alt: bool,
    pub ctrl: bool,
    /// The logo key: Cmd on a Mac.
    pub logo: bool,
    pub shift: bool,
}

/// A key that was pressed together with Alt, Ctrl or the logo key, or one that edits together with Shift.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    /// What was held.
    pub held: Held,
    /// What was pressed, as printed.
    pub key: KeyCode,
    /// It is held on.
    pub repeat: bool,
}

impl Held {
    /// Whether a key would be no bare one.
    fn joins(self) -> bool {
        self.alt || self.ctrl || self.logo
    }

    /// Whether letters would be no letters: Ctrl and Alt together are `AltGr`, which writes.
    fn commands(self) -> bool {
        self.logo || self.ctrl && !self.alt
    }

    /// Takes note of a key; whether it is one of these.
    fn note(&mut self, key: KeyCode, down: bool) -> bool {
        let held = match key {
            KeyCode::AltLeft | KeyCode::AltRight => &mut self.alt,
            KeyCode::ControlLeft | KeyCode::ControlRight => &mut self.ctrl,
            KeyCode::SuperLeft | KeyCode::SuperRight => &mut self.logo,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => &mut self.shift,
            _ => return false,
        };
        *held = down;
        true
    }
}

/// Whether a key changes what another one means.
pub(super) fn is_modifier(key: KeyCode) -> bool {
    Held::default().note(key, true)
}

#[derive(Default)]
pub(super) struct Keys {
    /// What has not been heard yet.
    waiting: VecDeque<KeyboardInput>,
    held: Held,
    foreign: bool,
    /// What keys were taken for that are down, by place.
    down: HashMap<KeyCode, KeyCode>,
}

impl Keys {
    /// As much as one frame can hear, and the chords in it.
    fn frame(&mut self, typing: bool) -> (Vec<KeyboardInput>, Vec<Chord>) {
        let (mut heard, mut chords) = (Vec::new(), Vec::new());
        // Letters are written however many there are; what leaves the field or edits it is the last of them.
        let (mut pressed, mut full) = (false, false);
        let mut let_go = Vec::new();
        while let Some(event) = self.waiting.front() {
            let presses = event.state.is_pressed() && !event.repeat;
            let waits = if is_modifier(event.key_code) {
                pressed
            } else {
                presses && (full || !typing && (pressed || let_go.contains(&event.key_code)))
            };
            if waits {
                break;
            }
            let Some(mut event) = self.waiting.pop_front() else { break };
            let place = event.key_code;
            if self.held.note(place, event.state.is_pressed()) {
                heard.push(event);
                continue;
            }
            if !event.state.is_pressed() {
                let_go.push(place);
                event.key_code = self.down.remove(&place).unwrap_or(place);
                heard.push(event);
                continue;
            }
            self.foreign = is_foreign(&event.logical_key).unwrap_or(self.foreign);
            let reading = Reading { shift: self.held.shift, foreign: self.foreign };
            let key = meant(place, &event.logical_key, reading);
            let edits = self.held.shift && key == KeyCode::Insert;
            if self.held.joins() || edits {
                chords.push(Chord { held: self.held, key, repeat: event.repeat });
            }
            if self.held.commands() {
                // Nor does it write anything.
                event.logical_key = Key::Unidentified(NativeKey::Unidentified);
                event.text = None;
            }
            event.key_code = if event.repeat {
                *self.down.get(&place).unwrap_or(&key)
            } else {
                let key = if self.held.joins() { NO_KEY } else { key };
                self.down.insert(place, key);
                pressed = true;
                key
            };
            let leaves = matches!(key, KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape | KeyCode::Tab);
            full |= self.held.commands() || edits || leaves;
            heard.push(event);
        }
        (heard, chords)
    }

    /// The window has lost the keyboard: what is let go of elsewhere is not told.
    fn lose(&mut self) {
        self.held = Held::default();
        self.waiting.retain(|event| !event.state.is_pressed());
    }
}

/// Takes the messages that have come since the last frame out of the way of everybody else.
fn take<M: Message + Clone>(messages: &mut Messages<M>, cursor: &mut MessageCursor<M>, waiting: &mut VecDeque<M>) {
    if !cursor.is_empty(messages) {
        waiting.extend(cursor.read(messages).cloned());
        messages.clear();
    }
}

/// Gives them to everybody.
fn give<M: Message>(messages: &mut Messages<M>, cursor: &mut MessageCursor<M>, heard: Vec<M>) {
    messages.write_batch(heard);
    cursor.clear(messages);
}

pub(super) fn keys(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut keys: Local<Keys>,
    typing: Res<Typing>,
    mut chords: MessageWriter<Chord>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_lost = lost.read().count() > 0;
    if cursor.is_empty(&messages) && keys.waiting.is_empty() && !is_lost {
        return;
    }
    take(&mut messages, &mut cursor, &mut keys.waiting);
    if is_lost {
        keys.lose();
    }
    let (heard, joined) = keys.frame(typing.0);
    give(&mut messages, &mut cursor, heard);
    chords.write_batch(joined);
    if !keys.waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// As much as one frame can hear of clicks.
fn of_frame(waiting: &mut VecDeque<MouseButtonInput>) -> Vec<MouseButtonInput> {
    let mut heard: Vec<MouseButtonInput> = Vec::new();
    while let Some(event) = waiting.front() {
        let waits = |before: &MouseButtonInput| before.state.is_pressed() || before.button == event.button;
        if event.state.is_pressed() && heard.iter().any(waits) {
            break;
        }
        heard.extend(waiting.pop_front());
    }
    heard
}

pub(super) fn clicks(
    mut messages: ResMut<Messages<MouseButtonInput>>,
    mut cursor: Local<MessageCursor<MouseButtonInput>>,
    mut waiting: Local<VecDeque<MouseButtonInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if cursor.is_empty(&messages) && waiting.is_empty() {
        return;
    }
    take(&mut messages, &mut cursor, &mut waiting);
    let heard = of_frame(&mut waiting);
    give(&mut messages, &mut cursor, heard);
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}
