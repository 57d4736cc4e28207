//! Commands as they arrive from injected keys and pads.

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use leafwing_input_manager::prelude::Buttonlike;

use super::{Answer, DeviceLost, LastDevice, Notices, PadKind, Pressed, PutAway, Rebind, Standing, Typing, plugin};
use crate::client::controls::{Command, Family, Input, Stick};
use crate::client::settings::Settings;

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
    assert_eq!(push(&mut app, GamepadAxis::LeftStickY, -1.0), [Command::Down]);
    app.world_mut().resource_mut::<Rebind>().listen(Command::Hint, Family::Pad, None);
    assert!(heard(&mut app, 3).is_empty());
    assert!(app.world().resource::<Rebind>().listening().is_some(), "it was not meant");
    push(&mut app, GamepadAxis::LeftStickY, 0.0);
    assert!(push(&mut app, GamepadAxis::RightStickY, -0.9).is_empty());
    let conflict = app.world().resource::<Rebind>().conflict().copied().expect("it means something already");
    assert_eq!((conflict.input, conflict.holder), (Input::RightStick(Stick::Down), Command::Retell));
    app.world_mut().resource_scope(|world, mut rebind: Mut<Rebind>| {
        assert!(rebind.resolve(Answer::Take, &mut world.resource_mut::<Settings>().bindings));
    });
    assert!(heard(&mut app, 3).is_empty(), "the push that binds is no command");
    push(&mut app, GamepadAxis::RightStickY, 0.0);
    assert_eq!(push(&mut app, GamepadAxis::RightStickY, -0.9), [Command::Hint]);
}

#[test]
fn the_press_that_puts_a_text_away_does_nothing_else() {
    let mut app = app();
    let away = |app: &mut App| app.world_mut().resource_mut::<Messages<PutAway>>().drain().count();
    assert_eq!(tap(&mut app, KeyCode::Enter), [Command::Confirm]);
    assert_eq!(away(&mut app), 0);
    app.world_mut().resource_mut::<Standing>().now = true;
    assert_eq!(tap(&mut app, KeyCode::ArrowUp), [Command::Up], "one looks around while it stands");
    KeyCode::Escape.press(app.world_mut());
    assert!(heard(&mut app, 1).is_empty());
    assert_eq!(away(&mut app), 1);
    app.world_mut().resource_mut::<Standing>().now = false;
    assert!(heard(&mut app, 5).is_empty(), "held on, it is no command either");
    KeyCode::Escape.release(app.world_mut());
    app.update();
    assert_eq!(tap(&mut app, KeyCode::Escape), [Command::Cancel]);
}
