//! The phase of the match in sight, as told so far, as a Bevy state.
//!
//! The rules do not know of it, and nothing is decided by it: it repeats what [`Status`] says. What comes and goes with a
//! phase (music, framing, marks, a word that lights up) hangs on its `OnEnter` and `OnExit`; a game adds its own in its
//! plugin.

use bevy::prelude::*;

use super::Screen;
use crate::table::Status;

/// A match is in sight: played, over, or shown to whoever passes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InSight;

impl ComputedStates for InSight {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        matches!(screen, Screen::Table | Screen::Results | Screen::Attract).then_some(Self)
    }
}

/// Somebody sits at the table: a match is played, or has just been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtTheTable;

impl ComputedStates for AtTheTable {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        matches!(screen, Screen::Table | Screen::Results).then_some(Self)
    }
}

/// A phase by the message key that [`Status`] has for it; empty before anything has been told.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(InSight = InSight)]
pub struct Phase(pub &'static str);

impl Phase {
    /// The phase of a status.
    pub fn of(status: &Status) -> Self {
        Self(status.phases.get(status.phase).copied().unwrap_or_default())
    }
}
