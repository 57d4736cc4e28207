//! Which device was touched last, and pads that come and go.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    Gamepad, GamepadAxisChangedEvent, GamepadButtonStateChangedEvent, GamepadConnection, GamepadConnectionEvent,
};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::time::Real;
use leafwing_input_manager::prelude::InputMap;

use super::touch::ByFinger;
use crate::client::controls::InputAction;
use crate::client::settings::Notices;
use crate::engine::Words;

/// How far the mouse has to travel, in logical pixels, before it counts as touched.
const MOUSE_SLACK: f32 = 8.0;
/// How far a stick has to be pushed before its pad counts as touched.
const STICK_SLACK: f32 = 0.4;

/// Whose letters and signs a pad bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadKind {
    /// A, B, X, Y.
    Xbox,
    /// Cross, circle, square, triangle.
    PlayStation,
    /// B, A, Y, X.
    Switch,
    /// Something else: shown by place.
    Generic,
}

/// The device that was touched last; pictures of keys and buttons follow it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastDevice {
    #[default]
    Mouse,
    /// A finger on the screen.
    Touch,
    Keyboard,
    Pad(PadKind),
}

/// When a person last touched anything, in time since the program started. The attract mode waits on it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastTouch(pub Duration);

/// When anything was heard of a device, however little, in time since the program started.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastStir(pub Duration);

/// The device in use is gone: whatever it was in the middle of is cancelled.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceLost;

impl PadKind {
    /// By the maker's number, else by what the pad calls itself.
    fn of(vendor: Option<u16>, name: &str) -> Self {
        const SONY: u16 = 0x054c;
        const MICROSOFT: u16 = 0x045e;
        const NINTENDO: u16 = 0x057e;
        // The controls of a Steam Deck bear the letters of an Xbox pad.
        const VALVE: u16 = 0x28de;
        let name = name.to_lowercase();
        let is = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match vendor {
            Some(SONY) => Self::PlayStation,
            Some(MICROSOFT | VALVE) => Self::Xbox,
            Some(NINTENDO) => Self::Switch,
            _ if is(&["playstation", "dualsense", "dualshock", "ps4", "ps5"]) => Self::PlayStation,
            _ if is(&["nintendo", "switch", "joy-con"]) => Self::Switch,
            _ if is(&["xbox", "x-box", "xinput", "x360"]) => Self::Xbox,
            _ => Self::Generic,
        }
    }
}

/// Follows the keyboard, the mouse and fingers.
pub(super) fn follow_desk(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut moves: MessageReader<CursorMoved>,
    mut anchor: Local<Option<Vec2>>,
    (time, by_finger): (Res<Time<Real>>, Res<ByFinger>),
    mut device: ResMut<LastDevice>,
    (mut touch, mut stir): (ResMut<LastTouch>, ResMut<LastStir>),
) {
    if !(keys.is_empty() && buttons.is_empty() && wheel.is_empty() && touches.is_empty() && moves.is_empty()) {
        stir.0 = time.elapsed();
    }
    let typed = keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat).count() > 0;
    let mut pointed = buttons.read().count() + wheel.read().count() + touches.read().count() > 0;
    if let Some(moved) = moves.read().last() {
        // The first place is where the mouse happens to be.
        let from = *anchor.get_or_insert(moved.position);
        if from.distance(moved.position) > MOUSE_SLACK {
            pointed = true;
        }
    }
    if pointed {
        *anchor = None;
        // Some systems move the mouse along with a finger.
        device.set_if_neq(if by_finger.0 { LastDevice::Touch } else { LastDevice::Mouse });
    } else if typed {
        *anchor = None;
        device.set_if_neq(LastDevice::Keyboard);
    }
    if pointed || typed {
        touch.0 = time.elapsed();
    }
}

/// Follows pads: the one touched last is the one that is listened to.
pub(super) fn follow_pads(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut axes: MessageReader<GamepadAxisChangedEvent>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    mut maps: Query<&mut InputMap<InputAction>>,
    time: Res<Time<Real>>,
    mut device: ResMut<LastDevice>,
    (mut touch, mut stir): (ResMut<LastTouch>, ResMut<LastStir>),
) {
    if !(buttons.is_empty() && axes.is_empty()) {
        stir.0 = time.elapsed();
    }
    let pressed = buttons.read().filter(|event| event.state == ButtonState::Pressed).map(|event| event.entity);
    let pushed = axes.read().filter(|event| event.value.abs() > STICK_SLACK).map(|event| event.entity);
    let Some(touched) = pressed.chain(pushed).last() else { return };
    let Ok((pad, name)) = pads.get(touched) else { return };
    device.set_if_neq(LastDevice::Pad(PadKind::of(pad.vendor_id(), name.map_or("", Name::as_str))));
    touch.0 = time.elapsed();
    for mut map in &mut maps {
        if map.gamepad() != Some(touched) {
            map.set_gamepad(touched);
        }
    }
}

/// Tells of pads that come and go. What is held goes on unless it is held by the pad that goes.
pub(super) fn greet(
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut maps: Query<&mut InputMap<InputAction>>,
    mut device: ResMut<LastDevice>,
    mut notices: ResMut<Notices>,
    mut lost: MessageWriter<DeviceLost>,
    mut started: Local<bool>,
) {
    for event in connections.read() {
        match &event.connection {
            // A pad that was there from the start is no news.
            GamepadConnection::Connected { name, .. } if *started => {
                notices.push(Words::new("notice-pad-connected").with("name", name.as_str()));
            }
            GamepadConnection::Connected { .. } => {}
            GamepadConnection::Disconnected => {
                let of_pad = |map: &InputMap<InputAction>| map.gamepad() == Some(event.gamepad);
                let in_hand = matches!(*device, LastDevice::Pad(_)) && maps.iter().any(of_pad);
                notices.push(Words::new(if in_hand { "notice-pad-lost" } else { "notice-pad-gone" }));
                if in_hand {
                    lost.write(DeviceLost);
                    *device = LastDevice::Keyboard;
                }
                for mut map in &mut maps {
                    if of_pad(&map) {
                        map.clear_gamepad();
                    }
                }
            }
        }
    }
    *started = true;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_known_by_maker_or_name() {
        assert_eq!(PadKind::of(Some(0x054c), "Wireless Controller"), PadKind::PlayStation);
        assert_eq!(PadKind::of(Some(0x1234), "Microsoft X-Box 360 pad"), PadKind::Xbox);
        assert_eq!(PadKind::of(Some(0x28de), "Steam Deck Controller"), PadKind::Xbox);
        assert_eq!(PadKind::of(None, "Nintendo Switch Pro Controller"), PadKind::Switch);
        assert_eq!(PadKind::of(None, "USB Gamepad"), PadKind::Generic);
    }
}
