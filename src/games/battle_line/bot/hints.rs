//! Why an action is good, in words for the person who asked for a hint.

use crate::engine::{Seat, Words};
use crate::games::battle_line::position::State;
use crate::games::battle_line::turn::Action;

/// The reason for an action.
pub(super) fn reason(_: &State, _: Seat, _: &Action) -> Option<Words> {
    None
}
