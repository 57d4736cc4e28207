//! The machine has slept in the middle of a match: whoever wakes it finds the pause menu.

use std::time::{Duration, Instant, SystemTime};

use bevy::prelude::*;

use crate::client::session::{Overlay, Screen, Session};

/// A sleep is longer than this. A clock that is set by so little was corrected.
const SHORTEST: Duration = Duration::from_secs(30);

/// What two clocks of the machine showed in the last frame: that on the wall goes on while it sleeps, the other one stands still.
/// However long a frame takes, or the window rests, both of them go on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// On the wall. It can be set, and set back.
    pub wall: SystemTime,
    /// Counts the time awake. Some systems count the time asleep as well: there no sleep is noticed.
    pub awake: Instant,
}

impl Clocks {
    fn now() -> Self {
        Self { wall: SystemTime::now(), awake: Instant::now() }
    }

    /// How long the machine has slept since the clocks showed this.
    fn slept_since(self, before: Self) -> Duration {
        let wall = self.wall.duration_since(before.wall).unwrap_or_default();
        wall.saturating_sub(self.awake.saturating_duration_since(before.awake))
    }
}

/// Notices a sleep at the beginning of a frame, so that nothing that is pressed in it does anything to the match.
pub fn plugin(app: &mut App) {
    app.insert_resource(Clocks::now()).add_systems(First, pause);
}

/// Opens the pause menu after a sleep, where a match is being played and nothing lies over it, or is about to.
fn pause(
    mut clocks: ResMut<Clocks>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    session: Option<Res<Session>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let before = std::mem::replace(&mut *clocks, Clocks::now());
    let slept = clocks.slept_since(before) > SHORTEST;
    let free = *overlay.get() == Overlay::None && matches!(*next, NextState::Unchanged);
    let played = session.is_some_and(|session| !session.is_watched());
    if slept && free && played && *screen.get() == Screen::Table {
        next.set(Overlay::Pause);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_is_no_sleep_and_neither_is_a_clock_that_is_set_back() {
        let before = Clocks::now();
        let slept = |wall: u64, awake: u64| {
            let (wall, awake) = (Duration::from_secs(wall), Duration::from_secs(awake));
            let later = Clocks { wall: before.wall + wall, awake: before.awake + awake };
            later.slept_since(before).as_secs()
        };
        assert_eq!((slept(3600, 0), slept(3660, 60)), (3600, 3600));
        assert_eq!(slept(3600, 3600), 0, "the window has rested, or a frame took long");
        assert_eq!(slept(1, 5), 0, "the clock on the wall goes slow");
        let back = Clocks { wall: before.wall - Duration::from_secs(3600), ..before };
        assert_eq!(back.slept_since(before), Duration::ZERO);
    }
}
