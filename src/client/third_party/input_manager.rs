//! leafwing-input-manager: commands instead of keys.
//!
//! To find out which bindings could get in each other's way it compares all of them with each other whenever it reads them, twice
//! a frame. So it reads them only while something is pressed or let go, and not for fixed steps, in which nothing happens here.

use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use leafwing_input_manager::plugin::{InputManagerPlugin, InputManagerSystem};
use leafwing_input_manager::prelude::{ActionState, InputMap};
use strum::IntoEnumIterator;

use crate::client::controls::InputAction;

/// Reads [`InputAction`]s from keys, mouse buttons and pads.
pub fn plugin(app: &mut App) {
    let around_fixed_steps =
        (RunFixedMainLoopSystems::BeforeFixedMainLoop, RunFixedMainLoopSystems::AfterFixedMainLoop);
    app.add_plugins(InputManagerPlugin::<InputAction>::default())
        .configure_sets(PreUpdate, InputManagerSystem::Update.run_if(something_to_read))
        .configure_sets(RunFixedMainLoop, around_fixed_steps.run_if(never))
        .configure_sets(FixedPostUpdate, InputManagerSystem::Tick.run_if(never));
}

fn never() -> bool {
    false
}

/// Whether anything is pressed, or was until now, or means something else than before.
fn something_to_read(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    states: Query<&ActionState<InputAction>>,
    changed: Query<(), Changed<InputMap<InputAction>>>,
) -> bool {
    let of_pad = |pad: &Gamepad| {
        pad.get_pressed().next().is_some() || pad.left_stick() != Vec2::ZERO || pad.right_stick() != Vec2::ZERO
    };
    keys.get_pressed().next().is_some()
        || buttons.get_pressed().next().is_some()
        || pads.iter().any(of_pad)
        || !changed.is_empty()
        || states.iter().any(|state| InputAction::iter().any(|command| state.pressed(&command)))
}
