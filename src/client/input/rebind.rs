//! Changing what a key, button or stick means: listen for the next press, and if it means something already, ask.

use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;

use super::one_by_one::{NO_KEY, is_modifier};
use super::printed::writes_its_sign;
use crate::client::controls::{Bindings, Family, Input, InputAction, Stick, sign_of};
use crate::client::settings::Settings;

/// How far a stick is pushed to be meant.
const PUSHED: f32 = 0.6;
/// How far it is pushed at most when it is let go of.
const LET_GO: f32 = 0.45;

/// The change of a binding under way. The settings screen calls [`Rebind::listen`], shows [`Rebind::listening`] and
/// [`Rebind::conflict`], and answers with [`Rebind::resolve`]. Meanwhile no command is heard.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebind {
    stage: RebindStage,
    /// The press that a question is about has not been let go of.
    held: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum RebindStage {
    #[default]
    Idle,
    /// Waiting for a press.
    Listening(Wish),
    /// The press means something else already.
    Asking(Conflict),
    /// Waiting until everything is let go, so that the press is not taken for a command.
    Settling,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wish {
    command: InputAction,
    family: Family,
    replaced: Option<Input>,
}

/// An input that means two commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The command that should get it.
    pub command: InputAction,
    pub input: Input,
    /// The command that has it.
    pub holder: InputAction,
    /// What the input should take the place of; a swap gives this to the holder.
    pub replaced: Option<Input>,
}

/// How a conflict is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Both commands get each other's input.
    Swap,
    /// The other command goes without.
    Take,
    /// Everything stays as it was.
    Keep,
}

impl Conflict {
    /// Whether an answer is possible: there must be something to swap, and what is essential keeps an input.
    pub fn allows(&self, answer: Answer, bindings: &Bindings) -> bool {
        match answer {
            Answer::Swap => self.replaced.is_some(),
            Answer::Take => bindings.can_spare(self.holder, self.input),
            Answer::Keep => true,
        }
    }
}

impl Rebind {
    /// Waits for the next press on this half and gives it to `command`, in place of `replaced` if that is given.
    pub fn listen(&mut self, command: InputAction, family: Family, replaced: Option<Input>) {
        self.stage = RebindStage::Listening(Wish { command, family, replaced });
    }

    /// Stops waiting; nothing changes.
    pub fn cancel(&mut self) {
        if self.stage != RebindStage::Idle {
            self.stage = RebindStage::Settling;
        }
    }

    /// For which command and on which half a press is awaited.
    pub fn listening(&self) -> Option<(InputAction, Family)> {
        match &self.stage {
            RebindStage::Listening(wish) => Some((wish.command, wish.family)),
            _ => None,
        }
    }

    /// The question to be answered.
    pub fn conflict(&self) -> Option<&Conflict> {
        match &self.stage {
            RebindStage::Asking(conflict) => Some(conflict),
            _ => None,
        }
    }

    /// Answers the question; false if the answer is not possible.
    pub fn resolve(&mut self, answer: Answer, bindings: &mut Bindings) -> bool {
        let RebindStage::Asking(conflict) = self.stage else { return false };
        if !conflict.allows(answer, bindings) {
            return false;
        }
        let Conflict { command, input, holder, replaced } = conflict;
        match (answer, replaced) {
            (Answer::Swap, Some(replaced)) => {
                bindings.add(command, input, Some(replaced));
                bindings.add(holder, replaced, Some(input));
            }
            (Answer::Take, _) => {
                bindings.remove(holder, input);
                bindings.add(command, input, replaced);
            }
            _ => {}
        }
        self.stage = RebindStage::Settling;
        true
    }

    /// Whether commands are not to be heard.
    pub(super) fn mutes(&self) -> bool {
        self.held || matches!(self.stage, RebindStage::Listening(_) | RebindStage::Settling)
    }

    fn hear(&mut self, wish: Wish, input: Input, bindings: &mut Bindings) {
        self.stage = match bindings.holder(input, wish.command) {
            Some(holder) => {
                let Wish { command, replaced, .. } = wish;
                self.held = true;
                RebindStage::Asking(Conflict { command, input, holder, replaced })
            }
            None => {
                bindings.add(wish.command, input, wish.replaced);
                RebindStage::Settling
            }
        };
    }
}

/// Takes the press that is waited for.
pub(super) fn listen(
    mut rebind: ResMut<Rebind>,
    mut settings: ResMut<Settings>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut typed: MessageReader<KeyboardInput>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut pressed: MessageReader<GamepadButtonStateChangedEvent>,
    mut rested: Local<bool>,
) {
    let RebindStage::Listening(wish) = rebind.stage else {
        typed.clear();
        clicked.clear();
        pressed.clear();
        *rested = false;
        let held = keys.get_pressed().len() + mouse.get_pressed().len() > 0
            || pads.iter().any(|pad| pad.get_pressed().next().is_some())
            || pushed(&pads, LET_GO).is_some();
        if rebind.held && !held {
            rebind.held = false;
        }
        if rebind.stage == RebindStage::Settling && !held {
            rebind.stage = RebindStage::Idle;
        }
        return;
    };
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let key = typed
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !key.repeat)
        .find(|key| !is_modifier(key.key_code) && key.key_code != NO_KEY)
        .map(|key| input(key, shift));
    let button =
        clicked.read().find(|click| click.state == ButtonState::Pressed).map(|click| Input::Mouse(click.button));
    let pad = pressed.read().find(|event| event.state == ButtonState::Pressed).map(|event| Input::Pad(event.button));
    // The stick that led here is not meant: it has to come to rest first.
    *rested |= pushed(&pads, LET_GO).is_none();
    let stick = pushed(&pads, PUSHED).filter(|_| *rested && wish.family == Family::Pad);
    let Some(input) = key.or(button).or(pad).or(stick) else { return };
    let escape = input == Input::Key(KeyCode::Escape) && wish.command != InputAction::Cancel;
    // The left button points and nothing else; a press on the other half means that somebody gave up.
    if escape || input == Input::Mouse(MouseButton::Left) || input.family() != wish.family {
        rebind.cancel();
        return;
    }
    rebind.hear(wish, input, &mut settings.bindings);
}

/// The stick that is pushed at least so far, and where to.
fn pushed(pads: &Query<&Gamepad>, least: f32) -> Option<Input> {
    let sticks = pads.iter().flat_map(|pad| [(false, pad.left_stick()), (true, pad.right_stick())]);
    let (right, at) = sticks.into_iter().find(|(_, at)| at.abs().max_element() >= least)?;
    let stick = match (at.x.abs() > at.y.abs(), at.x > 0.0, at.y > 0.0) {
        (true, true, _) => Stick::Right,
        (true, false, _) => Stick::Left,
        (false, _, true) => Stick::Up,
        (false, _, false) => Stick::Down,
    };
    Some(if right { Input::RightStick(stick) } else { Input::Stick(stick) })
}

/// What a key is bound as. Shift that is needed to write a sign is not meant.
fn input(key: &KeyboardInput, shift: bool) -> Input {
    match sign_of(key.key_code) {
        Some(sign) => Input::Sign(sign),
        None if shift && !writes_its_sign(key.key_code, &key.logical_key) => Input::Shift(key.key_code),
        None => Input::Key(key.key_code),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E: Input = Input::Key(KeyCode::KeyE);
    const U: Input = Input::Key(KeyCode::KeyU);
    const X: Input = Input::Key(KeyCode::KeyX);
    const ESC: Input = Input::Key(KeyCode::Escape);

    fn ask(command: InputAction, input: Input, replaced: Option<Input>, bindings: &mut Bindings) -> Rebind {
        let mut rebind = Rebind::default();
        rebind.hear(Wish { command, family: Family::Desk, replaced }, input, bindings);
        rebind
    }

    #[test]
    fn a_free_key_is_taken_at_once() {
        let mut bindings = Bindings::default();
        let rebind = ask(InputAction::Main, X, Some(E), &mut bindings);
        assert!(rebind.conflict().is_none() && rebind.mutes());
        assert!(bindings.inputs(InputAction::Main).contains(&X) && !bindings.inputs(InputAction::Main).contains(&E));
    }

    #[test]
    fn a_used_key_can_be_swapped_taken_or_left() {
        for (answer, main, undo) in [(Answer::Swap, U, Some(E)), (Answer::Take, U, None), (Answer::Keep, E, Some(U))] {
            let mut bindings = Bindings::default();
            let mut rebind = ask(InputAction::Main, U, Some(E), &mut bindings);
            assert_eq!(rebind.conflict().map(|conflict| conflict.holder), Some(InputAction::Undo));
            assert!(rebind.resolve(answer, &mut bindings));
            assert_eq!(bindings.of(InputAction::Main, Family::Desk).collect::<Vec<_>>(), [main], "{answer:?}");
            assert_eq!(bindings.of(InputAction::Undo, Family::Desk).next(), undo, "{answer:?}");
        }
    }

    #[test]
    fn nobody_is_locked_out() {
        let mut bindings = Bindings::default();
        bindings.remove(InputAction::Cancel, Input::Mouse(MouseButton::Right));
        let mut rebind = ask(InputAction::Main, ESC, None, &mut bindings);
        assert!(!rebind.resolve(Answer::Take, &mut bindings));
        assert!(!rebind.resolve(Answer::Swap, &mut bindings));
        assert!(rebind.resolve(Answer::Keep, &mut bindings));
        assert!(bindings.inputs(InputAction::Cancel).contains(&ESC));
    }
}
