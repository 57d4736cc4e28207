//! Which key, button or stick means which command.

use std::collections::BTreeMap;

use bevy::input::gamepad::GamepadButton as PadButton;
use bevy::input::keyboard::{KeyCode, NativeKeyCode};
use bevy::input::mouse::MouseButton;
use leafwing_input_manager::prelude::{ButtonlikeChord, GamepadControlDirection, InputMap, ModifierKey};
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use super::InputAction;

/// How far a stick has to be pushed to count.
const STICK: f32 = 0.55;

/// A direction of a stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stick {
    /// Away from oneself.
    Up,
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// Something that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Input {
    /// A key, called by what is printed on it on a US keyboard, wherever it is.
    Key(KeyCode),
    /// A key together with Shift.
    Shift(KeyCode),
    /// The key of a letter or sign that no key of a US keyboard is called by.
    Sign(char),
    /// A mouse button.
    Mouse(MouseButton),
    /// A button of a pad.
    Pad(PadButton),
    /// A direction of the pad's left stick.
    Stick(Stick),
    /// A direction of the pad's right stick.
    RightStick(Stick),
}

/// The two halves of the bindings: what lies on the desk, and what is held in both hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Keyboard and mouse buttons.
    Desk,
    Pad,
}

impl Input {
    /// To which half it belongs.
    pub fn family(self) -> Family {
        match self {
            Self::Key(_) | Self::Shift(_) | Self::Sign(_) | Self::Mouse(_) => Family::Desk,
            Self::Pad(_) | Self::Stick(_) | Self::RightStick(_) => Family::Pad,
        }
    }
}

/// The key of a letter or sign that no key of a US keyboard is called by. Such keys have no name of their own: they borrow one that
/// no keyboard of a desk has.
pub fn sign_key(sign: char) -> KeyCode {
    KeyCode::Unidentified(NativeKeyCode::Android(u32::from(sign)))
}

/// The letter or sign of such a key.
pub fn sign_of(key: KeyCode) -> Option<char> {
    match key {
        KeyCode::Unidentified(NativeKeyCode::Android(sign)) => char::from_u32(sign),
        _ => None,
    }
}

impl Stick {
    fn direction(self, right: bool) -> GamepadControlDirection {
        let direction = match (self, right) {
            (Self::Up, false) => GamepadControlDirection::LEFT_UP,
            (Self::Down, false) => GamepadControlDirection::LEFT_DOWN,
            (Self::Left, false) => GamepadControlDirection::LEFT_LEFT,
            (Self::Right, false) => GamepadControlDirection::LEFT_RIGHT,
            (Self::Up, true) => GamepadControlDirection::RIGHT_UP,
            (Self::Down, true) => GamepadControlDirection::RIGHT_DOWN,
            (Self::Left, true) => GamepadControlDirection::RIGHT_LEFT,
            (Self::Right, true) => GamepadControlDirection::RIGHT_RIGHT,
        };
        direction.threshold(STICK)
    }
}

/// The bindings: defaults, and the commands for which a person has chosen others. Only the latter are saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings {
    changed: BTreeMap<InputAction, Vec<Input>>,
}

impl Bindings {
    /// What means this command.
    pub fn inputs(&self, command: InputAction) -> Vec<Input> {
        self.changed.get(&command).cloned().unwrap_or_else(|| defaults(command))
    }

    /// What means this command on one half.
    pub fn of(&self, command: InputAction, family: Family) -> impl Iterator<Item = Input> + use<> {
        self.inputs(command).into_iter().filter(move |input| input.family() == family)
    }

    /// Whether a person has changed this command.
    pub fn is_changed(&self, command: InputAction) -> bool {
        self.changed.contains_key(&command)
    }

    /// Which other command an input means already.
    pub fn holder(&self, input: Input, but: InputAction) -> Option<InputAction> {
        InputAction::iter().find(|&command| command != but && self.inputs(command).contains(&input))
    }

    /// Replaces everything that means this command.
    pub fn set(&mut self, command: InputAction, inputs: Vec<Input>) {
        if inputs == defaults(command) {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, inputs);
        }
    }

    /// Lets an input mean this command, in place of `replaced` if that is given.
    pub fn add(&mut self, command: InputAction, input: Input, replaced: Option<Input>) {
        let mut inputs = self.inputs(command);
        if inputs.contains(&input) {
            return;
        }
        match inputs.iter_mut().find(|old| Some(**old) == replaced) {
            Some(old) => *old = input,
            None => inputs.push(input),
        }
        self.set(command, inputs);
    }

    /// Whether an input may be taken from a command: what is essential keeps one input on each half.
    pub fn can_spare(&self, command: InputAction, input: Input) -> bool {
        !command.essential() || self.of(command, input.family()).any(|other| other != input)
    }

    /// Takes an input from a command; false if it cannot be spared.
    pub fn remove(&mut self, command: InputAction, input: Input) -> bool {
        if !self.can_spare(command, input) {
            return false;
        }
        let mut inputs = self.inputs(command);
        inputs.retain(|&other| other != input);
        self.set(command, inputs);
        true
    }

    /// Back to the defaults for one command. Other commands give back what they took from it.
    pub fn reset(&mut self, command: InputAction) {
        self.changed.remove(&command);
        for input in defaults(command) {
            while let Some(holder) = self.holder(input, command) {
                if !self.remove(holder, input) {
                    self.reset(holder);
                }
            }
        }
    }

    /// Back to the defaults for every command.
    pub fn reset_all(&mut self) {
        self.changed.clear();
    }

    /// After reading a file that somebody may have edited: what is essential gets back what it needs.
    pub fn repair(&mut self) {
        for command in InputAction::iter().filter(|command| command.essential()) {
            if [Family::Desk, Family::Pad].into_iter().any(|family| self.of(command, family).next().is_none()) {
                self.reset(command);
            }
        }
    }

    /// The map for leafwing-input-manager.
    pub fn map(&self) -> InputMap<InputAction> {
        let mut map = InputMap::default();
        for command in InputAction::iter() {
            for input in self.inputs(command) {
                match input {
                    Input::Key(key) => map.insert(command, key),
                    Input::Shift(key) => map.insert(command, ButtonlikeChord::modified(ModifierKey::Shift, key)),
                    Input::Sign(sign) => map.insert(command, sign_key(sign)),
                    Input::Mouse(button) => map.insert(command, button),
                    Input::Pad(button) => map.insert(command, button),
                    Input::Stick(stick) => map.insert(command, stick.direction(false)),
                    Input::RightStick(stick) => map.insert(command, stick.direction(true)),
                };
            }
        }
        map
    }
}

/// What means a command as long as nobody has changed it.
fn defaults(command: InputAction) -> Vec<Input> {
    use Input::{Key, Mouse, Pad, Shift};
    match command {
        InputAction::Confirm => {
            vec![Key(KeyCode::Enter), Key(KeyCode::Space), Key(KeyCode::NumpadEnter), Pad(PadButton::South)]
        }
        InputAction::Cancel => vec![Key(KeyCode::Escape), Mouse(MouseButton::Right), Pad(PadButton::East)],
        InputAction::Up => vec![Key(KeyCode::ArrowUp), Pad(PadButton::DPadUp), Input::Stick(Stick::Up)],
        InputAction::Down => vec![Key(KeyCode::ArrowDown), Pad(PadButton::DPadDown), Input::Stick(Stick::Down)],
        InputAction::Left => vec![Key(KeyCode::ArrowLeft), Pad(PadButton::DPadLeft), Input::Stick(Stick::Left)],
        InputAction::Right => vec![Key(KeyCode::ArrowRight), Pad(PadButton::DPadRight), Input::Stick(Stick::Right)],
        InputAction::Next => vec![Key(KeyCode::Tab), Pad(PadButton::RightTrigger)],
        InputAction::Previous => vec![Shift(KeyCode::Tab), Pad(PadButton::LeftTrigger)],
        InputAction::Main => vec![Key(KeyCode::KeyE), Pad(PadButton::West)],
        InputAction::Undo => vec![Key(KeyCode::KeyU), Pad(PadButton::North)],
        InputAction::Redo => vec![Key(KeyCode::KeyY)],
        InputAction::Hint => vec![Key(KeyCode::KeyH), Pad(PadButton::LeftTrigger2)],
        InputAction::Inspect => vec![Key(KeyCode::KeyZ), Pad(PadButton::RightTrigger2)],
        InputAction::RuleBook => vec![Key(KeyCode::F1), Key(KeyCode::KeyB)],
        InputAction::Aid => vec![Key(KeyCode::KeyQ), Pad(PadButton::Select)],
        InputAction::Panels => vec![Key(KeyCode::KeyT)],
        InputAction::Menu => vec![Key(KeyCode::F10), Pad(PadButton::Start)],
        InputAction::Camera => vec![Key(KeyCode::KeyC), Pad(PadButton::RightThumb)],
        InputAction::Whole => vec![Key(KeyCode::Home)],
        InputAction::TurnLeft => vec![Key(KeyCode::Comma), Input::RightStick(Stick::Left)],
        InputAction::TurnRight => vec![Key(KeyCode::Period), Input::RightStick(Stick::Right)],
        InputAction::Nearer => vec![Key(KeyCode::PageUp)],
        InputAction::Farther => vec![Key(KeyCode::PageDown)],
        InputAction::Signs => vec![Key(KeyCode::KeyV), Input::RightStick(Stick::Up)],
        InputAction::Retell => vec![Key(KeyCode::KeyR), Input::RightStick(Stick::Down)],
        InputAction::Skip => vec![Key(KeyCode::Backspace), Pad(PadButton::LeftThumb)],
        InputAction::Faster => vec![Key(KeyCode::Equal), Key(KeyCode::NumpadAdd)],
        InputAction::Slower => vec![Key(KeyCode::Minus), Key(KeyCode::NumpadSubtract)],
        InputAction::Fullscreen => vec![Key(KeyCode::F11)],
        InputAction::Screenshot => vec![Key(KeyCode::F12)],
        InputAction::Number1 => vec![Key(KeyCode::Digit1), Key(KeyCode::Numpad1)],
        InputAction::Number2 => vec![Key(KeyCode::Digit2), Key(KeyCode::Numpad2)],
        InputAction::Number3 => vec![Key(KeyCode::Digit3), Key(KeyCode::Numpad3)],
        InputAction::Number4 => vec![Key(KeyCode::Digit4), Key(KeyCode::Numpad4)],
        InputAction::Number5 => vec![Key(KeyCode::Digit5), Key(KeyCode::Numpad5)],
        InputAction::Number6 => vec![Key(KeyCode::Digit6), Key(KeyCode::Numpad6)],
        InputAction::Number7 => vec![Key(KeyCode::Digit7), Key(KeyCode::Numpad7)],
        InputAction::Number8 => vec![Key(KeyCode::Digit8), Key(KeyCode::Numpad8)],
        InputAction::Number9 => vec![Key(KeyCode::Digit9), Key(KeyCode::Numpad9)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_default_means_two_commands() {
        let bindings = Bindings::default();
        for command in InputAction::iter() {
            for input in bindings.inputs(command) {
                assert_eq!(bindings.holder(input, command), None, "{command:?} {input:?}");
            }
        }
    }

    #[test]
    fn only_differences_are_kept() {
        let mut bindings = Bindings::default();
        let (e, x) = (Input::Key(KeyCode::KeyE), Input::Key(KeyCode::KeyX));
        bindings.add(InputAction::Main, x, Some(e));
        assert_eq!(ron::to_string(&bindings).unwrap(), "{Main:[Key(KeyX),Pad(West)]}");
        bindings.add(InputAction::Main, e, Some(x));
        assert_eq!(bindings, Bindings::default());
        bindings.add(InputAction::Main, Input::Sign('ö'), Some(e));
        let text = ron::to_string(&bindings).unwrap();
        assert_eq!(text, "{Main:[Sign('ö'),Pad(West)]}");
        assert_eq!(ron::from_str::<Bindings>(&text).unwrap(), bindings);
    }

    #[test]
    fn bindings_that_were_stored_by_place_are_read() {
        let stored = "{Hint:[Key(KeyX),Shift(Tab),Mouse(Middle),Pad(LeftTrigger2),Stick(Up),RightStick(Left)]}";
        let bindings: Bindings = ron::from_str(stored).unwrap();
        assert_eq!(bindings.holder(Input::Key(KeyCode::KeyX), InputAction::Main), Some(InputAction::Hint));
        assert_eq!(ron::to_string(&bindings).unwrap(), stored);
    }

    #[test]
    fn what_is_essential_keeps_an_input() {
        let mut bindings = Bindings::default();
        assert!(bindings.remove(InputAction::Cancel, Input::Mouse(MouseButton::Right)));
        assert!(!bindings.remove(InputAction::Cancel, Input::Key(KeyCode::Escape)));
        assert!(!bindings.remove(InputAction::Cancel, Input::Pad(PadButton::East)));
        bindings.set(InputAction::Confirm, Vec::new());
        bindings.repair();
        assert!(!bindings.is_changed(InputAction::Confirm));
    }

    #[test]
    fn reset_takes_back_what_others_got() {
        let mut bindings = Bindings::default();
        let e = Input::Key(KeyCode::KeyE);
        assert!(bindings.remove(InputAction::Main, e));
        bindings.add(InputAction::Undo, e, None);
        bindings.reset(InputAction::Main);
        assert_eq!(bindings.holder(e, InputAction::Main), None);
        assert_eq!(bindings, Bindings::default());
    }
}
