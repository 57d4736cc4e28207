//! Commands as they arrive from injected keys and pads.

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use leafwing_input_manager::prelude::Buttonlike;

use super::{DeviceLost, LastDevice, Notices, PadKind, Pressed, Rebind, Typing, plugin};
use crate::client::controls::{Command, Family, Input};

/// What was heard since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Command>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin, crate::client::third_party::input_manager::plugin, plugin))
        .init_resource::<Heard>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)))
        .add_systems(Update, |pressed: Pressed, mut heard: ResMut<Heard>| {
            heard.0.extend(Command::ALL.into_iter().filter(|&command| pressed.just(command)));
        });
    app.update();
    app
}

fn heard(app: &mut App, frames: usize) -> Vec<Command> {
    for _ in 0..frames {
        app.update();
    }
    std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
}

fn tap(app: &mut App, key: KeyCode) -> Vec<Command> {
    key.press(app.world_mut());
    let commands = heard(app, 2);
    key.release(app.world_mut());
    app.update();
    commands
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
    for (key, command) in [(KeyCode::Enter, Command::Confirm), (KeyCode::Tab, Command::Next)] {
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
    assert_eq!(heard(&mut app, 5), [Command::Confirm]);
}

#[test]
fn keys_mean_commands() {
    let mut app = app();
    assert_eq!(tap(&mut app, KeyCode::Enter), [Command::Confirm]);
    assert_eq!(tap(&mut app, KeyCode::KeyB), [Command::RuleBook]);
    assert_eq!(tap(&mut app, KeyCode::Numpad7), [Command::Number7]);
    assert_eq!(tap(&mut app, KeyCode::Tab), [Command::Next]);
    KeyCode::ShiftLeft.press(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::Tab), [Command::Previous]);
    assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Keyboard);
}

#[test]
fn held_directions_repeat() {
    let mut app = app();
    KeyCode::ArrowLeft.press(app.world_mut());
    assert_eq!(heard(&mut app, 30), [Command::Left]);
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
    assert_eq!(tap(&mut app, KeyCode::Enter), [Command::Confirm]);
    assert_eq!(tap(&mut app, KeyCode::Escape), [Command::Cancel]);
    KeyCode::KeyU.press(app.world_mut());
    app.update();
    app.world_mut().resource_mut::<Typing>().0 = false;
    assert!(heard(&mut app, 3).is_empty(), "a key that was typed is no command afterwards");
    KeyCode::KeyU.release(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::KeyU), [Command::Undo]);
}

#[test]
fn the_pad_touched_last_is_heard_and_its_loss_is_told() {
    let mut app = app();
    let first = connect(&mut app, 0x045e);
    let second = connect(&mut app, 0x054c);
    for (pad, kind) in [(second, PadKind::PlayStation), (first, PadKind::Xbox), (second, PadKind::PlayStation)] {
        GamepadButton::South.press_as_gamepad(app.world_mut(), Some(pad));
        assert_eq!(heard(&mut app, 2), [Command::Confirm]);
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
    app.world_mut().resource_mut::<Rebind>().listen(Command::Undo, Family::Desk, Some(Input::Key(KeyCode::KeyU)));
    assert!(tap(&mut app, KeyCode::KeyX).is_empty(), "the press that binds is no command");
    app.update();
    assert_eq!(tap(&mut app, KeyCode::KeyX), [Command::Undo]);
    assert!(tap(&mut app, KeyCode::KeyU).is_empty());
}
