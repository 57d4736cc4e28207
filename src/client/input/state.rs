//! What is pressed: one entity with the action state, muting while somebody types, repeats of held directions.

use std::collections::HashSet;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use leafwing_input_manager::prelude::{ActionState, InputMap};
use strum::IntoEnumIterator;

use super::Rebind;
use crate::client::controls::{Input, InputAction, Stick, sign_key};
use crate::client::settings::Settings;

/// How long a direction is held before it repeats.
const FIRST: Duration = Duration::from_millis(350);
/// How long between repeats.
const NEXT: Duration = Duration::from_millis(120);
/// The commands that repeat while they are held.
const DIRECTIONS: [InputAction; 4] = [InputAction::Up, InputAction::Down, InputAction::Left, InputAction::Right];

/// Somebody types into a text field: only Confirm and Cancel are heard, and only by keys that print nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Typing(pub bool);

/// The held direction and its repeats.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Repeat {
    held: Option<(InputAction, Duration)>,
    fired: Option<InputAction>,
}

/// Asks what is pressed.
#[derive(SystemParam)]
pub struct Pressed<'w, 's> {
    states: Query<'w, 's, &'static ActionState<InputAction>>,
    repeat: Option<Res<'w, Repeat>>,
}

impl Pressed<'_, '_> {
    /// Whether the command was given in this frame. Held directions give it again and again.
    pub fn just(&self, command: InputAction) -> bool {
        self.repeat.as_ref().is_some_and(|repeat| repeat.fired == Some(command))
            || self.states.iter().any(|state| state.just_pressed(&command))
    }

    /// Whether the command's key or button is down.
    pub fn held(&self, command: InputAction) -> bool {
        self.states.iter().any(|state| state.pressed(&command))
    }

    /// Whether any command was given in this frame.
    pub fn any(&self) -> bool {
        InputAction::iter().any(|command| self.just(command))
    }
}

/// Puts changed bindings into force.
pub(super) fn rebuild(settings: Res<Settings>, mut maps: Query<&mut InputMap<InputAction>>) {
    for mut map in &mut maps {
        let mut new = settings.bindings.map();
        if let Some(pad) = map.gamepad() {
            new.set_gamepad(pad);
        }
        if *map != new {
            *map = new;
        }
    }
}

/// Hears what was pressed and let go within one frame: the state of keys at its end does not show that.
pub(super) fn catch_taps(
    mut states: Query<&mut ActionState<InputAction>>,
    settings: Res<Settings>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
) {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let tapped = |key: KeyCode| keys.just_pressed(key) && !keys.pressed(key);
    let with_shift =
        |key| InputAction::iter().any(|other| settings.bindings.inputs(other).contains(&Input::Shift(key)));
    let given = |command: &InputAction| {
        settings.bindings.inputs(*command).iter().any(|&input| match input {
            Input::Key(key) => tapped(key) && !(shift && with_shift(key)),
            Input::Shift(key) => tapped(key) && shift,
            Input::Sign(sign) => tapped(sign_key(sign)),
            Input::Mouse(button) => mouse.just_pressed(button) && !mouse.pressed(button),
            Input::Pad(button) => pads.iter().any(|pad| pad.just_pressed(button) && !pad.pressed(button)),
            Input::Stick(_) | Input::RightStick(_) => false,
        })
    };
    if keys.get_just_pressed().len() + mouse.get_just_pressed().len() == 0
        && pads.iter().all(|pad| pad.get_just_pressed().next().is_none())
    {
        return;
    }
    for command in InputAction::iter().filter(|command| given(command)) {
        for mut state in &mut states {
            state.press(&command);
        }
    }
}

/// Silences commands while somebody types or changes a binding. What was silenced stays silent until it is let go.
pub(super) fn mute(
    mut states: Query<&mut ActionState<InputAction>>,
    settings: Res<Settings>,
    rebind: Res<Rebind>,
    typing: Res<Typing>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut silenced: Local<HashSet<InputAction>>,
) {
    if silenced.is_empty() && !typing.0 && !rebind.mutes() {
        return;
    }
    for mut state in &mut states {
        for command in InputAction::iter() {
            if !state.pressed(&command) {
                silenced.remove(&command);
                continue;
            }
            let unheard = rebind.mutes()
                || typing.0
                    && !settings.bindings.inputs(command).iter().any(|&input| meant(command, input, &keys, &pads));
            if unheard || silenced.contains(&command) {
                silenced.insert(command);
                state.release(&command);
            }
        }
    }
}

/// Whether a pressed input is meant as a command although somebody types.
fn meant(command: InputAction, input: Input, keys: &ButtonInput<KeyCode>, pads: &Query<&Gamepad>) -> bool {
    match input {
        Input::Key(key) => {
            let prints_nothing = matches!(key, KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape)
                || (KeyCode::F1..=KeyCode::F35).contains(&key);
            matches!(command, InputAction::Confirm | InputAction::Cancel)
                && prints_nothing
                && (keys.pressed(key) || keys.just_pressed(key))
        }
        Input::Shift(_) | Input::Sign(_) | Input::Mouse(_) => false,
        Input::Pad(button) => pads.iter().any(|pad| pad.pressed(button)),
        Input::Stick(stick) | Input::RightStick(stick) => pads.iter().any(|pad| {
            let at = if matches!(input, Input::Stick(_)) { pad.left_stick() } else { pad.right_stick() };
            match stick {
                Stick::Up => at.y > 0.5,
                Stick::Down => at.y < -0.5,
                Stick::Left => at.x < -0.5,
                Stick::Right => at.x > 0.5,
            }
        }),
    }
}

/// Repeats the held direction.
pub(super) fn repeat(
    states: Query<&ActionState<InputAction>>,
    time: Res<Time<Real>>,
    mut repeat: ResMut<Repeat>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    repeat.fired = None;
    let fresh = DIRECTIONS.into_iter().find(|command| states.iter().any(|state| state.just_pressed(command)));
    if let Some(command) = fresh {
        repeat.held = Some((command, now + FIRST));
    }
    let Some((command, due)) = repeat.held else { return };
    if !states.iter().any(|state| state.pressed(&command)) {
        repeat.held = None;
        return;
    }
    if now >= due {
        repeat.fired = Some(command);
        repeat.held = Some((command, now + NEXT));
    }
    redraw.write(RequestRedraw);
}
