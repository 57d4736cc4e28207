//! Pictures and names of keys and buttons. The pictures are those of `assets/glyphs`, and keys with a sign on them that is not among
//! those, which are drawn.

use std::borrow::Cow;

use bevy::input::gamepad::GamepadButton as PadButton;
use bevy::input::keyboard::KeyCode;
use bevy::input::mouse::MouseButton;

use super::{LastDevice, PadKind};
use crate::client::controls::{Bindings, Family, Input, InputAction, Stick, sign_of};

/// The name of a picture: a file of `assets/glyphs` without extension, or [`DRAWN`] and a sign.
pub type Glyph = Cow<'static, str>;
/// Begins the name of a key that is drawn: what follows is written on it.
pub const DRAWN: &str = "key=";

/// The picture of what means `command` on this device; `None` if nothing does. With the mouse in hand, a mouse button comes before a
/// key.
pub fn glyph(command: InputAction, device: LastDevice, bindings: &Bindings) -> Option<Glyph> {
    glyphs(command, device, bindings).pop()
}

/// The same with the keys that have to be held: Shift and Tab.
pub fn glyphs(command: InputAction, device: LastDevice, bindings: &Bindings) -> Vec<Glyph> {
    let (family, kind) = match device {
        // There is no keyboard beside it.
        LastDevice::Touch => return gesture(command).map(Glyph::from).into_iter().collect(),
        LastDevice::Mouse | LastDevice::Keyboard => (Family::Desk, PadKind::Generic),
        LastDevice::Pad(kind) => (Family::Pad, kind),
    };
    if let Some(click) = click(command).filter(|_| device == LastDevice::Mouse) {
        return vec![click.into()];
    }
    let on_mouse = |input: &Input| matches!(input, Input::Mouse(_)) == (device == LastDevice::Mouse);
    let inputs: Vec<Input> = bindings.of(command, family).collect();
    let input = if family == Family::Desk { inputs.iter().copied().find(on_mouse) } else { None };
    input.or_else(|| inputs.first().copied()).map(|input| input.glyphs(kind)).unwrap_or_default()
}

/// What fingers do for a command.
fn gesture(command: InputAction) -> Option<&'static str> {
    match command {
        InputAction::Confirm | InputAction::Skip => Some("touch-tap"),
        InputAction::Inspect => Some("touch-hold"),
        InputAction::Cancel => Some("touch-two"),
        InputAction::Nearer => Some("touch-nearer"),
        InputAction::Farther => Some("touch-farther"),
        _ => None,
    }
}

/// What a mouse does for a command without being bound to it.
fn click(command: InputAction) -> Option<&'static str> {
    match command {
        InputAction::Confirm => Some("mouse-left"),
        InputAction::Inspect => Some("mouse-wheel"),
        _ => None,
    }
}

/// The printed name of the first key that means `command`: `Esc`, `Shift+Tab`; empty if no key does.
pub fn key_name(command: InputAction, bindings: &Bindings) -> String {
    let mut inputs = bindings.of(command, Family::Desk);
    inputs.find(|input| !matches!(input, Input::Mouse(_))).map(Input::name).unwrap_or_default()
}

impl Input {
    /// Pictures from `assets/glyphs`; two where two keys are pressed together.
    pub fn glyphs(self, kind: PadKind) -> Vec<Glyph> {
        let one = match self {
            Self::Key(key) => key_glyph(key),
            Self::Shift(key) => return vec!["key-shift".into(), key_glyph(key)],
            Self::Sign(sign) => drawn(sign),
            Self::Mouse(MouseButton::Left) => "mouse-left".into(),
            Self::Mouse(MouseButton::Right) => "mouse-right".into(),
            Self::Mouse(_) => "mouse".into(),
            Self::Pad(button) => pad_glyph(button, kind).into(),
            Self::Stick(stick) => stick_glyph(false, stick, kind).into(),
            Self::RightStick(stick) => stick_glyph(true, stick, kind).into(),
        };
        vec![one]
    }

    /// A short name, where there is no room for a picture or somebody listens.
    pub fn name(self) -> String {
        match self {
            Self::Key(key) => name_of_key(key),
            Self::Shift(key) => format!("Shift+{}", name_of_key(key)),
            Self::Sign(sign) => capital(sign),
            Self::Mouse(button) => format!("{button:?}"),
            Self::Pad(button) => format!("{button:?}"),
            Self::Stick(stick) => format!("L {}", arrow(stick)),
            Self::RightStick(stick) => format!("R {}", arrow(stick)),
        }
    }
}

fn arrow(stick: Stick) -> &'static str {
    match stick {
        Stick::Up => "↑",
        Stick::Down => "↓",
        Stick::Left => "←",
        Stick::Right => "→",
    }
}

/// What is printed on a key.
fn name_of_key(key: KeyCode) -> String {
    let known = match key {
        KeyCode::Escape => "Esc",
        KeyCode::NumpadEnter => "Enter",
        KeyCode::ArrowUp => "↑",
        KeyCode::ArrowDown => "↓",
        KeyCode::ArrowLeft => "←",
        KeyCode::ArrowRight => "→",
        KeyCode::Equal | KeyCode::NumpadAdd => "+",
        KeyCode::Minus | KeyCode::NumpadSubtract => "-",
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash | KeyCode::NumpadDivide => "/",
        KeyCode::NumpadMultiply => "*",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::Backquote => "`",
        KeyCode::Backslash => "\\",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        KeyCode::PageUp => "Page Up",
        KeyCode::PageDown => "Page Down",
        _ => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    if let Some(sign) = sign_of(key) {
        return capital(sign);
    }
    let name = format!("{key:?}");
    let bare = ["Key", "Digit", "Numpad"].into_iter().find_map(|prefix| name.strip_prefix(prefix));
    bare.filter(|bare| !bare.is_empty()).unwrap_or(&name).to_owned()
}

/// A letter as it is printed on a key.
fn capital(letter: char) -> String {
    let mut large = letter.to_uppercase();
    // There is no key with two letters.
    large.next().filter(|_| large.next().is_none()).unwrap_or(letter).to_string()
}

/// A key with this sign on it.
fn drawn(sign: char) -> Glyph {
    format!("{DRAWN}{}", capital(sign)).into()
}

/// The picture of a key: one arm for each that is not a sign.
fn key_glyph(key: KeyCode) -> Glyph {
    if let Some(sign) = sign_of(key) {
        return drawn(sign);
    }
    let known = match key {
        KeyCode::KeyA => "key-a",
        KeyCode::KeyB => "key-b",
        KeyCode::KeyC => "key-c",
        KeyCode::KeyD => "key-d",
        KeyCode::KeyE => "key-e",
        KeyCode::KeyF => "key-f",
        KeyCode::KeyG => "key-g",
        KeyCode::KeyH => "key-h",
        KeyCode::KeyI => "key-i",
        KeyCode::KeyJ => "key-j",
        KeyCode::KeyK => "key-k",
        KeyCode::KeyL => "key-l",
        KeyCode::KeyM => "key-m",
        KeyCode::KeyN => "key-n",
        KeyCode::KeyO => "key-o",
        KeyCode::KeyP => "key-p",
        KeyCode::KeyQ => "key-q",
        KeyCode::KeyR => "key-r",
        KeyCode::KeyS => "key-s",
        KeyCode::KeyT => "key-t",
        KeyCode::KeyU => "key-u",
        KeyCode::KeyV => "key-v",
        KeyCode::KeyW => "key-w",
        KeyCode::KeyX => "key-x",
        KeyCode::KeyY => "key-y",
        KeyCode::KeyZ => "key-z",
        KeyCode::Digit0 | KeyCode::Numpad0 => "key-0",
        KeyCode::Digit1 | KeyCode::Numpad1 => "key-1",
        KeyCode::Digit2 | KeyCode::Numpad2 => "key-2",
        KeyCode::Digit3 | KeyCode::Numpad3 => "key-3",
        KeyCode::Digit4 | KeyCode::Numpad4 => "key-4",
        KeyCode::Digit5 | KeyCode::Numpad5 => "key-5",
        KeyCode::Digit6 | KeyCode::Numpad6 => "key-6",
        KeyCode::Digit7 | KeyCode::Numpad7 => "key-7",
        KeyCode::Digit8 | KeyCode::Numpad8 => "key-8",
        KeyCode::Digit9 | KeyCode::Numpad9 => "key-9",
        KeyCode::F1 => "key-f1",
        KeyCode::F2 => "key-f2",
        KeyCode::F3 => "key-f3",
        KeyCode::F4 => "key-f4",
        KeyCode::F5 => "key-f5",
        KeyCode::F6 => "key-f6",
        KeyCode::F7 => "key-f7",
        KeyCode::F8 => "key-f8",
        KeyCode::F9 => "key-f9",
        KeyCode::F10 => "key-f10",
        KeyCode::F11 => "key-f11",
        KeyCode::F12 => "key-f12",
        KeyCode::ArrowUp => "key-up",
        KeyCode::ArrowDown => "key-down",
        KeyCode::ArrowLeft => "key-left",
        KeyCode::ArrowRight => "key-right",
        KeyCode::Enter | KeyCode::NumpadEnter => "key-enter",
        KeyCode::Escape => "key-esc",
        KeyCode::Space => "key-space",
        KeyCode::Tab => "key-tab",
        KeyCode::Backspace => "key-backspace",
        KeyCode::Delete => "key-delete",
        KeyCode::Home => "key-home",
        KeyCode::End => "key-end",
        KeyCode::PageUp => "key-page-up",
        KeyCode::PageDown => "key-page-down",
        KeyCode::Equal | KeyCode::NumpadAdd => "key-plus",
        KeyCode::Minus | KeyCode::NumpadSubtract => "key-minus",
        KeyCode::Comma => "key-comma",
        KeyCode::Period => "key-period",
        KeyCode::Slash => "key-slash",
        KeyCode::ShiftLeft | KeyCode::ShiftRight => "key-shift",
        KeyCode::ControlLeft | KeyCode::ControlRight => "key-ctrl",
        KeyCode::AltLeft | KeyCode::AltRight => "key-alt",
        _ => {
            let name = name_of_key(key);
            let mut signs = name.chars();
            return signs.next().filter(|_| signs.next().is_none()).map_or("key-any".into(), drawn);
        }
    };
    known.into()
}

fn stick_glyph(right: bool, stick: Stick, kind: PadKind) -> &'static str {
    // Xbox, PlayStation, Switch, any other.
    let row: [&'static str; 4] = match (right, stick) {
        (false, Stick::Up) => ["xbox-ls-up", "ps-ls-up", "switch-ls-up", "xbox-ls-up"],
        (false, Stick::Down) => ["xbox-ls-down", "ps-ls-down", "switch-ls-down", "xbox-ls-down"],
        (false, Stick::Left) => ["xbox-ls-left", "ps-ls-left", "switch-ls-left", "xbox-ls-left"],
        (false, Stick::Right) => ["xbox-ls-right", "ps-ls-right", "switch-ls-right", "xbox-ls-right"],
        (true, Stick::Up) => ["xbox-rs-up", "ps-rs-up", "switch-rs-up", "xbox-rs-up"],
        (true, Stick::Down) => ["xbox-rs-down", "ps-rs-down", "switch-rs-down", "xbox-rs-down"],
        (true, Stick::Left) => ["xbox-rs-left", "ps-rs-left", "switch-rs-left", "xbox-rs-left"],
        (true, Stick::Right) => ["xbox-rs-right", "ps-rs-right", "switch-rs-right", "xbox-rs-right"],
    };
    row[kind as usize]
}

fn pad_glyph(button: PadButton, kind: PadKind) -> &'static str {
    // Xbox, PlayStation, Switch (by place, not by letter), any other.
    let row: [&'static str; 4] = match button {
        PadButton::South => ["xbox-a", "ps-cross", "switch-b", "pad-south"],
        PadButton::East => ["xbox-b", "ps-circle", "switch-a", "pad-east"],
        PadButton::West => ["xbox-x", "ps-square", "switch-y", "pad-west"],
        PadButton::North => ["xbox-y", "ps-triangle", "switch-x", "pad-north"],
        PadButton::LeftTrigger => ["xbox-lb", "ps-l1", "switch-l", "xbox-lb"],
        PadButton::RightTrigger => ["xbox-rb", "ps-r1", "switch-r", "xbox-rb"],
        PadButton::LeftTrigger2 => ["xbox-lt", "ps-l2", "switch-zl", "xbox-lt"],
        PadButton::RightTrigger2 => ["xbox-rt", "ps-r2", "switch-zr", "xbox-rt"],
        PadButton::Select => ["xbox-view", "ps-create", "switch-minus", "xbox-view"],
        PadButton::Start => ["xbox-menu", "ps-options", "switch-plus", "xbox-menu"],
        PadButton::LeftThumb => ["xbox-ls-press", "ps-ls-press", "switch-ls-press", "xbox-ls-press"],
        PadButton::RightThumb => ["xbox-rs-press", "ps-rs-press", "switch-rs-press", "xbox-rs-press"],
        PadButton::DPadUp => ["xbox-up", "ps-up", "switch-up", "xbox-up"],
        PadButton::DPadDown => ["xbox-down", "ps-down", "switch-down", "xbox-down"],
        PadButton::DPadLeft => ["xbox-left", "ps-left", "switch-left", "xbox-left"],
        PadButton::DPadRight => ["xbox-right", "ps-right", "switch-right", "xbox-right"],
        _ => ["pad-button"; 4],
    };
    row[kind as usize]
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    const KINDS: [PadKind; 4] = [PadKind::Xbox, PadKind::PlayStation, PadKind::Switch, PadKind::Generic];
    const WAYS: [Stick; 4] = [Stick::Up, Stick::Down, Stick::Left, Stick::Right];

    #[test]
    fn every_picture_is_there() {
        let folder = crate::folders::assets().join("glyphs");
        let mut inputs: Vec<Input> =
            InputAction::iter().flat_map(|command| Bindings::default().inputs(command)).collect();
        inputs.extend(PadButton::all().map(Input::Pad));
        inputs.extend(WAYS.into_iter().flat_map(|way| [Input::Stick(way), Input::RightStick(way)]));
        inputs.push(Input::Key(KeyCode::Lang1));
        for input in inputs {
            for glyph in KINDS.into_iter().flat_map(|kind| input.glyphs(kind)) {
                let is_there = folder.join(format!("{glyph}.svg")).is_file() || glyph.starts_with(DRAWN);
                assert!(is_there, "{input:?}: {glyph}");
            }
        }
        for gesture in InputAction::iter().filter_map(gesture) {
            assert!(folder.join(format!("{gesture}.svg")).is_file(), "{gesture}");
        }
    }

    #[test]
    fn no_two_parts_of_a_pad_share_a_picture() {
        let bindings = Bindings::default();
        let sticks = WAYS.into_iter().flat_map(|way| [Input::Stick(way), Input::RightStick(way)]);
        let bound = InputAction::iter().flat_map(|command| bindings.of(command, Family::Pad));
        let mut inputs: Vec<Input> = bound.collect();
        inputs.extend(sticks.filter(|stick| !inputs.contains(stick)).collect::<Vec<_>>());
        for kind in KINDS {
            for (n, one) in inputs.iter().enumerate() {
                for other in &inputs[n + 1..] {
                    assert_ne!(one.glyphs(kind), other.glyphs(kind), "{one:?} and {other:?} on {kind:?}");
                }
            }
            let way = |input: Input| input.glyphs(kind).concat();
            assert!(way(Input::RightStick(Stick::Up)).ends_with("rs-up"), "{kind:?}");
            assert!(way(Input::Stick(Stick::Left)).ends_with("ls-left"), "{kind:?}");
        }
        let signs = glyph(InputAction::Signs, LastDevice::Pad(PadKind::PlayStation), &bindings);
        assert_eq!(signs.as_deref(), Some("ps-rs-up"));
    }

    #[test]
    fn pictures_follow_the_device() {
        let bindings = Bindings::default();
        let of = |command, device| glyph(command, device, &bindings);
        assert_eq!(of(InputAction::Cancel, LastDevice::Keyboard).as_deref(), Some("key-esc"));
        assert_eq!(of(InputAction::Cancel, LastDevice::Mouse).as_deref(), Some("mouse-right"));
        assert_eq!(of(InputAction::Confirm, LastDevice::Mouse).as_deref(), Some("mouse-left"));
        assert_eq!(of(InputAction::Inspect, LastDevice::Mouse).as_deref(), Some("mouse-wheel"));
        assert_eq!(of(InputAction::Main, LastDevice::Mouse).as_deref(), Some("key-e"));
        assert_eq!(of(InputAction::Confirm, LastDevice::Pad(PadKind::PlayStation)).as_deref(), Some("ps-cross"));
        assert_eq!(of(InputAction::Confirm, LastDevice::Pad(PadKind::Switch)).as_deref(), Some("switch-b"));
        assert_eq!(of(InputAction::Panels, LastDevice::Pad(PadKind::Xbox)), None);
        assert_eq!(glyphs(InputAction::Previous, LastDevice::Keyboard, &bindings), ["key-shift", "key-tab"]);
    }

    #[test]
    fn names_are_what_is_printed_on_keys() {
        let bindings = Bindings::default();
        let names =
            [InputAction::Cancel, InputAction::Main, InputAction::Previous, InputAction::Number3, InputAction::Faster]
                .map(|command| key_name(command, &bindings));
        assert_eq!(names, ["Esc", "E", "Shift+Tab", "3", "+"]);
    }

    #[test]
    fn a_finger_is_told_fingers() {
        let bindings = Bindings::default();
        let of = |command| glyph(command, LastDevice::Touch, &bindings);
        assert_eq!(of(InputAction::Confirm).as_deref(), Some("touch-tap"));
        assert_eq!(of(InputAction::Inspect).as_deref(), Some("touch-hold"));
        assert_eq!(of(InputAction::Cancel).as_deref(), Some("touch-two"));
        for command in InputAction::iter() {
            assert!(
                of(command).is_none_or(|name| name.split_once('-').is_some_and(|(family, _)| family == "touch")),
                "{command:?}"
            );
        }
    }

    #[test]
    fn keys_of_other_keyboards_show_what_is_printed_on_them() {
        for (input, name) in [
            (Input::Sign('ö'), "Ö"),
            (Input::Sign('^'), "^"),
            (Input::Sign('ß'), "ß"),
            (Input::Key(KeyCode::Semicolon), ";"),
            (Input::Key(KeyCode::NumpadMultiply), "*"),
        ] {
            assert_eq!(input.name(), name);
            assert_eq!(input.glyphs(PadKind::Generic), [format!("{DRAWN}{name}")]);
        }
        assert_eq!(Input::Key(KeyCode::Lang1).glyphs(PadKind::Generic), ["key-any"]);
    }
}
