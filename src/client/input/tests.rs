//! Commands as they arrive from injected keys and pads.

use std::time::Duration;

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use leafwing_input_manager::prelude::Buttonlike;
use strum::IntoEnumIterator;

use super::{
    Answer, Chord, DeviceLost, LastDevice, Notices, PadKind, Pressed, PutAway, Rebind, Standing, Typing, plugin,
};
use crate::client::controls::{Family, Input, InputAction, Stick};
use crate::client::settings::{Settings, WindowKind};

/// What was heard since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<InputAction>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin, crate::client::third_party::input_manager::plugin, plugin))
        .init_resource::<Heard>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)))
        .add_systems(Update, |pressed: Pressed, mut heard: ResMut<Heard>| {
            heard.0.extend(InputAction::iter().filter(|&command| pressed.just(command)));
        });
    app.update();
    app
}

fn heard(app: &mut App, frames: usize) -> Vec<InputAction> {
    for _ in 0..frames {
        app.update();
    }
    std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
}

fn tap(app: &mut App, key: KeyCode) -> Vec<InputAction> {
    key.press(app.world_mut());
    let commands = heard(app, 2);
    key.release(app.world_mut());
    app.update();
    commands
}

/// The window tells of a key: where it is and what it writes.
fn tell(app: &mut App, key_code: KeyCode, logical_key: Key, state: ButtonState) {
    let text = if let Key::Character(text) = &logical_key { Some(text.clone()) } else { None };
    let window = Entity::PLACEHOLDER;
    app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
}

/// Presses and lets go of a key that writes this.
fn write(app: &mut App, place: KeyCode, written: &str) -> Vec<InputAction> {
    tell(app, place, Key::Character(written.into()), ButtonState::Pressed);
    let commands = heard(app, 2);
    tell(app, place, Key::Character(written.into()), ButtonState::Released);
    app.update();
    commands
}

fn hold(app: &mut App, modifier: KeyCode, hold: bool) {
    let nothing = Key::Unidentified(NativeKey::Unidentified);
    tell(app, modifier, nothing, if hold { ButtonState::Pressed } else { ButtonState::Released });
    app.update();
}

fn connect(app: &mut App, vendor: u16) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "Pad".into(), vendor_id: Some(vendor), product_id: None };
    app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
    app.update();
    pad
}

#[test]
fn a_tap_within_one_frame_is_heard_once() {
    let mut app = app();
    for (key, command) in [(KeyCode::Enter, InputAction::Confirm), (KeyCode::Tab, InputAction::Next)] {
        key.press(app.world_mut());
        key.release(app.world_mut());
        assert_eq!(heard(&mut app, 5), [command]);
    }
    let pad = connect(&mut app, 0x045e);
    app.world_mut().resource_mut::<Heard>().0.clear();
    let tapped = |value| {
        bevy::input::gamepad::RawGamepadEvent::Button(bevy::input::gamepad::RawGamepadButtonChangedEvent::new(
            pad,
            GamepadButton::South,
            value,
        ))
    };
    app.world_mut().write_message(tapped(1.0));
    app.world_mut().write_message(tapped(0.0));
    assert_eq!(heard(&mut app, 5), [InputAction::Confirm]);
}

#[test]
fn keys_mean_commands() {
    let mut app = app();
    assert_eq!(tap(&mut app, KeyCode::Enter), [InputAction::Confirm]);
    assert_eq!(tap(&mut app, KeyCode::KeyB), [InputAction::RuleBook]);
    assert_eq!(tap(&mut app, KeyCode::Numpad7), [InputAction::Number7]);
    assert_eq!(tap(&mut app, KeyCode::Tab), [InputAction::Next]);
    KeyCode::ShiftLeft.press(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::Tab), [InputAction::Previous]);
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Keyboard);
}

#[test]
fn held_directions_repeat() {
    let mut app = app();
    KeyCode::ArrowLeft.press(app.world_mut());
    assert_eq!(heard(&mut app, 30), [InputAction::Left]);
    assert_eq!(heard(&mut app, 10).len(), 1, "after 0.35 s");
    assert_eq!(heard(&mut app, 36).len(), 3, "then every 0.12 s");
    KeyCode::ArrowLeft.release(app.world_mut());
    assert!(heard(&mut app, 60).is_empty());
}

#[test]
fn typing_leaves_only_what_prints_nothing() {
    let mut app = app();
    app.world_mut().resource_mut::<Typing>().0 = true;
    assert!(tap(&mut app, KeyCode::KeyU).is_empty());
    assert!(tap(&mut app, KeyCode::Space).is_empty());
    assert_eq!(tap(&mut app, KeyCode::Enter), [InputAction::Confirm]);
    assert_eq!(tap(&mut app, KeyCode::Escape), [InputAction::Cancel]);
    KeyCode::KeyU.press(app.world_mut());
    app.update();
    app.world_mut().resource_mut::<Typing>().0 = false;
    assert!(heard(&mut app, 3).is_empty(), "a key that was typed is no command afterwards");
    KeyCode::KeyU.release(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::KeyU), [InputAction::Undo]);
}

#[test]
fn the_pad_touched_last_is_heard_and_its_loss_is_told() {
    let mut app = app();
    let first = connect(&mut app, 0x045e);
    let second = connect(&mut app, 0x054c);
    for (pad, kind) in [(second, PadKind::PlayStation), (first, PadKind::Xbox), (second, PadKind::PlayStation)] {
        GamepadButton::South.press_as_gamepad(app.world_mut(), Some(pad));
        assert_eq!(heard(&mut app, 2), [InputAction::Confirm]);
        GamepadButton::South.release_as_gamepad(app.world_mut(), Some(pad));
        app.update();
        assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Pad(kind));
    }
    let notices = app.world().resource::<Notices>().0.len();
    app.world_mut().write_message(GamepadConnectionEvent::new(second, GamepadConnection::Disconnected));
    app.update();
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Keyboard);
    assert_eq!(app.world().resource::<Notices>().0.len(), notices + 1);
    assert_eq!(app.world().resource::<Messages<DeviceLost>>().len(), 1);
}

#[test]
fn a_key_is_bound_anew() {
    let mut app = app();
    app.world_mut().resource_mut::<Rebind>().listen(InputAction::Undo, Family::Desk, Some(Input::Key(KeyCode::KeyU)));
    assert!(tap(&mut app, KeyCode::KeyX).is_empty(), "the press that binds is no command");
    app.update();
    assert_eq!(tap(&mut app, KeyCode::KeyX), [InputAction::Undo]);
    assert!(tap(&mut app, KeyCode::KeyU).is_empty());
}

#[test]
fn a_stick_is_bound_once_it_has_come_to_rest() {
    let mut app = app();
    let pad = connect(&mut app, 0x045e);
    let push = |app: &mut App, axis: GamepadAxis, value: f32| {
        let event = RawGamepadAxisChangedEvent::new(pad, axis, value);
        app.world_mut().write_message(RawGamepadEvent::Axis(event));
        heard(app, 3)
    };
    // The stick that led to the cell in the table of bindings.
    assert_eq!(push(&mut app, GamepadAxis::LeftStickY, -1.0), [InputAction::Down]);
    app.world_mut().resource_mut::<Rebind>().listen(InputAction::Hint, Family::Pad, None);
    assert!(heard(&mut app, 3).is_empty());
    assert!(app.world().resource::<Rebind>().listening().is_some(), "it was not meant");
    push(&mut app, GamepadAxis::LeftStickY, 0.0);
    assert!(push(&mut app, GamepadAxis::RightStickY, -0.9).is_empty());
    let conflict = app.world().resource::<Rebind>().conflict().copied().expect("it means something already");
    assert_eq!((conflict.input, conflict.holder), (Input::RightStick(Stick::Down), InputAction::Retell));
    app.world_mut().resource_scope(|world, mut rebind: Mut<Rebind>| {
        assert!(rebind.resolve(Answer::Take, &mut world.resource_mut::<Settings>().bindings));
    });
    assert!(heard(&mut app, 3).is_empty(), "the push that binds is no command");
    push(&mut app, GamepadAxis::RightStickY, 0.0);
    assert_eq!(push(&mut app, GamepadAxis::RightStickY, -0.9), [InputAction::Hint]);
}

#[test]
fn the_press_that_puts_a_text_away_does_nothing_else() {
    let mut app = app();
    let away = |app: &mut App| app.world_mut().resource_mut::<Messages<PutAway>>().drain().count();
    assert_eq!(tap(&mut app, KeyCode::Enter), [InputAction::Confirm]);
    assert_eq!(away(&mut app), 0);
    app.world_mut().resource_mut::<Standing>().now = true;
    assert_eq!(tap(&mut app, KeyCode::ArrowUp), [InputAction::Up], "one looks around while it stands");
    KeyCode::Escape.press(app.world_mut());
    assert!(heard(&mut app, 1).is_empty());
    assert_eq!(away(&mut app), 1);
    app.world_mut().resource_mut::<Standing>().now = false;
    assert!(heard(&mut app, 5).is_empty(), "held on, it is no command either");
    KeyCode::Escape.release(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::Escape), [InputAction::Cancel]);
}

#[test]
fn a_bare_key_is_that_key_alone() {
    let mut app = app();
    for modifier in [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ] {
        for key in [KeyCode::Space, KeyCode::KeyC, KeyCode::KeyZ, KeyCode::KeyE, KeyCode::Digit1, KeyCode::Tab] {
            hold(&mut app, modifier, true);
            assert!(tap(&mut app, key).is_empty(), "{modifier:?} and {key:?}");
            // Whichever is let go of first.
            key.press(app.world_mut());
            assert!(heard(&mut app, 2).is_empty());
            hold(&mut app, modifier, false);
            assert!(heard(&mut app, 2).is_empty(), "{key:?} is still held from before");
            key.release(app.world_mut());
            app.update();
            // All of it within one frame.
            modifier.press(app.world_mut());
            key.press(app.world_mut());
            key.release(app.world_mut());
            modifier.release(app.world_mut());
            assert!(heard(&mut app, 4).is_empty(), "{modifier:?} and {key:?} at once");
            assert_eq!(tap(&mut app, key).len(), 1, "{key:?} alone");
        }
    }
    hold(&mut app, KeyCode::ControlLeft, true);
    app.world_mut().resource_mut::<Messages<Chord>>().clear();
    tap(&mut app, KeyCode::KeyC);
    let chords: Vec<KeyCode> =
        app.world_mut().resource_mut::<Messages<Chord>>().drain().map(|chord| chord.key).collect();
    assert_eq!(chords, [KeyCode::KeyC], "it is told as what it is");
}

#[test]
fn alt_and_enter_are_the_whole_screen() {
    let mut app = app();
    let kind = |app: &App| app.world().resource::<Settings>().window;
    let before = kind(&app);
    hold(&mut app, KeyCode::AltLeft, true);
    assert!(tap(&mut app, KeyCode::Enter).is_empty());
    assert_ne!(kind(&app), before);
    assert!(tap(&mut app, KeyCode::NumpadEnter).is_empty());
    assert_eq!(kind(&app), before);
    hold(&mut app, KeyCode::ControlLeft, true);
    assert!(tap(&mut app, KeyCode::Enter).is_empty());
    assert_eq!(kind(&app), before, "with Ctrl it is something else");
    hold(&mut app, KeyCode::AltLeft, false);
    hold(&mut app, KeyCode::ControlLeft, false);
    assert_eq!(tap(&mut app, KeyCode::Enter), [InputAction::Confirm]);
    assert_eq!(tap(&mut app, KeyCode::F11), [InputAction::Fullscreen]);
    assert!(matches!(kind(&app), WindowKind::Window | WindowKind::Borderless) && kind(&app) != before);
}

#[test]
fn a_key_with_ctrl_is_not_bound_for_the_key() {
    let mut app = app();
    app.world_mut().resource_mut::<Rebind>().listen(InputAction::Undo, Family::Desk, None);
    hold(&mut app, KeyCode::ControlLeft, true);
    tap(&mut app, KeyCode::KeyX);
    hold(&mut app, KeyCode::ControlLeft, false);
    assert!(app.world().resource::<Rebind>().listening().is_some(), "still waiting");
    assert!(!app.world().resource::<Settings>().bindings.is_changed(InputAction::Undo));
    tap(&mut app, KeyCode::KeyX);
    let bound = app.world().resource::<Settings>().bindings.inputs(InputAction::Undo);
    assert_eq!(bound.last(), Some(&Input::Key(KeyCode::KeyX)));
}

#[test]
fn keys_are_what_is_printed_on_them() {
    let mut app = app();
    // German.
    assert_eq!(write(&mut app, KeyCode::KeyY, "z"), [InputAction::Inspect]);
    assert_eq!(write(&mut app, KeyCode::KeyZ, "y"), [InputAction::Redo]);
    assert_eq!(write(&mut app, KeyCode::BracketRight, "+"), [InputAction::Faster]);
    assert_eq!(write(&mut app, KeyCode::Slash, "-"), [InputAction::Slower]);
    assert!(write(&mut app, KeyCode::Minus, "ß").is_empty());
    assert!(write(&mut app, KeyCode::Semicolon, "ö").is_empty());
    // French.
    assert_eq!(write(&mut app, KeyCode::KeyA, "q"), [InputAction::Aid]);
    assert_eq!(write(&mut app, KeyCode::KeyW, "z"), [InputAction::Inspect]);
    assert_eq!(write(&mut app, KeyCode::KeyM, ","), [InputAction::TurnLeft]);
    assert_eq!(write(&mut app, KeyCode::Digit2, "é"), [InputAction::Number2]);
    // Japanese: the plus takes Shift, which is let go of first.
    assert!(write(&mut app, KeyCode::Equal, "^").is_empty());
    hold(&mut app, KeyCode::ShiftLeft, true);
    tell(&mut app, KeyCode::Semicolon, Key::Character("+".into()), ButtonState::Pressed);
    assert_eq!(heard(&mut app, 2), [InputAction::Faster]);
    hold(&mut app, KeyCode::ShiftLeft, false);
    tell(&mut app, KeyCode::Semicolon, Key::Character(";".into()), ButtonState::Released);
    app.update();
    assert!(heard(&mut app, 3).is_empty());
    assert_eq!(write(&mut app, KeyCode::Equal, "="), [InputAction::Faster], "and a US keyboard is one");
    // Cyrillic, and kana.
    assert_eq!(write(&mut app, KeyCode::KeyZ, "я"), [InputAction::Inspect]);
    assert_eq!(write(&mut app, KeyCode::KeyE, "い"), [InputAction::Main]);
}

#[test]
fn the_number_block_obeys_numlock() {
    let mut app = app();
    let press = |app: &mut App, place: KeyCode, written: Key| {
        tell(app, place, written.clone(), ButtonState::Pressed);
        let commands = heard(app, 2);
        tell(app, place, written, ButtonState::Released);
        app.update();
        commands
    };
    assert_eq!(press(&mut app, KeyCode::Numpad6, Key::Character("6".into())), [InputAction::Number6]);
    assert_eq!(press(&mut app, KeyCode::Numpad6, Key::ArrowRight), [InputAction::Right]);
    assert_eq!(press(&mut app, KeyCode::Numpad7, Key::Home), [InputAction::Whole]);
    assert_eq!(press(&mut app, KeyCode::Numpad9, Key::PageUp), [InputAction::Nearer]);
    assert!(press(&mut app, KeyCode::Numpad5, Key::Unidentified(NativeKey::Xkb(0xff9d))).is_empty());
    assert_eq!(press(&mut app, KeyCode::NumpadAdd, Key::Character("+".into())), [InputAction::Faster]);
}

#[test]
fn what_another_keyboard_prints_can_be_bound() {
    let mut app = app();
    app.world_mut().resource_mut::<Rebind>().listen(InputAction::Hint, Family::Desk, None);
    assert!(write(&mut app, KeyCode::Semicolon, "ö").is_empty());
    app.update();
    let bound = app.world().resource::<Settings>().bindings.inputs(InputAction::Hint);
    assert_eq!(bound.last(), Some(&Input::Sign('ö')));
    assert_eq!(write(&mut app, KeyCode::Semicolon, "ö"), [InputAction::Hint]);
    assert!(write(&mut app, KeyCode::Semicolon, ";").is_empty());
    // A sign that takes Shift is bound without it.
    app.world_mut().resource_mut::<Rebind>().listen(InputAction::Hint, Family::Desk, None);
    hold(&mut app, KeyCode::ShiftLeft, true);
    assert!(write(&mut app, KeyCode::Semicolon, "+").is_empty());
    hold(&mut app, KeyCode::ShiftLeft, false);
    let conflict = app.world().resource::<Rebind>().conflict().copied().expect("it means something already");
    assert_eq!(conflict.input, Input::Key(KeyCode::Equal));
}

#[test]
fn every_press_within_one_frame_is_heard_in_its_order() {
    let mut app = app();
    let keys = [
        KeyCode::ArrowDown,
        KeyCode::ArrowDown,
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowDown,
        KeyCode::Enter,
    ];
    for key in keys {
        key.press(app.world_mut());
        key.release(app.world_mut());
    }
    let expected = [
        InputAction::Down,
        InputAction::Down,
        InputAction::Up,
        InputAction::Down,
        InputAction::Down,
        InputAction::Confirm,
    ];
    assert_eq!(heard(&mut app, 12), expected);
    // Held from one frame to the next, let go of and pressed again within it.
    KeyCode::ArrowDown.press(app.world_mut());
    assert_eq!(heard(&mut app, 1), [InputAction::Down]);
    for _ in 0..3 {
        KeyCode::ArrowDown.release(app.world_mut());
        KeyCode::ArrowDown.press(app.world_mut());
    }
    KeyCode::ArrowDown.release(app.world_mut());
    assert_eq!(heard(&mut app, 12), [InputAction::Down; 3]);
    // Shift goes with the press that it was held for.
    KeyCode::ShiftLeft.press(app.world_mut());
    KeyCode::Tab.press(app.world_mut());
    KeyCode::Tab.release(app.world_mut());
    KeyCode::ShiftLeft.release(app.world_mut());
    KeyCode::Tab.press(app.world_mut());
    KeyCode::Tab.release(app.world_mut());
    assert_eq!(heard(&mut app, 12), [InputAction::Previous, InputAction::Next]);
}

#[test]
fn a_pad_that_nobody_holds_may_go() {
    let mut app = app();
    let (held, idle) = (connect(&mut app, 0x045e), connect(&mut app, 0x054c));
    let go = |app: &mut App, pad: Entity| {
        app.world_mut().write_message(GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected));
        app.update();
        app.world_mut().resource_mut::<Messages<DeviceLost>>().drain().count()
    };
    GamepadButton::South.press_as_gamepad(app.world_mut(), Some(held));
    assert_eq!(heard(&mut app, 2), [InputAction::Confirm]);
    GamepadButton::South.release_as_gamepad(app.world_mut(), Some(held));
    app.update();
    let notices = app.world().resource::<Notices>().0.len();
    assert_eq!(go(&mut app, idle), 0, "what is held goes on");
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Pad(PadKind::Xbox));
    assert_eq!(app.world().resource::<Notices>().0.len(), notices + 1, "it is told");
    // Somebody takes the mouse: now nobody holds the other one either.
    let click =
        |state| bevy::input::mouse::MouseButtonInput { button: MouseButton::Left, state, window: Entity::PLACEHOLDER };
    app.world_mut().write_message(click(ButtonState::Pressed));
    app.update();
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Mouse);
    assert_eq!(go(&mut app, held), 0, "the mouse carries on");
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Mouse);
}
