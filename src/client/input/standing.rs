//! Texts that stay until they are put away: the press that does it does nothing else.

use std::collections::HashSet;

use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;

use crate::client::controls::InputAction;

/// The commands that put a text away.
const PUTS_AWAY: [InputAction; 2] = [InputAction::Confirm, InputAction::Cancel];

/// Whether something stands to be read until it is put away; the interface says so after every pass.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub now: bool,
    /// It was clicked.
    pub clicked: bool,
}

/// What stands to be read is put away.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PutAway;

/// Takes the press that puts a text away, until it is let go of: nobody else hears it.
pub(super) fn put_away(
    mut standing: ResMut<Standing>,
    mut states: Query<&mut ActionState<InputAction>>,
    mut mouse: ResMut<ButtonInput<MouseButton>>,
    mut away: MessageWriter<PutAway>,
    mut taken: Local<HashSet<InputAction>>,
) {
    if standing.clicked {
        standing.clicked = false;
        away.write(PutAway);
    }
    if taken.is_empty() && !standing.now {
        return;
    }
    for mut state in &mut states {
        for command in PUTS_AWAY {
            if !state.pressed(&command) {
                taken.remove(&command);
            } else if taken.contains(&command) {
                state.release(&command);
            } else if standing.now && state.just_pressed(&command) {
                state.release(&command);
                taken.insert(command);
                mouse.clear_just_pressed(MouseButton::Right);
                away.write(PutAway);
            }
        }
    }
}
