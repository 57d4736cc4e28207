//! The clock of whoever decides runs as long as that person can act, and only then: nobody loses time to bots, to what is told,
//! to menus and books, or to another window.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;

use super::play::SessionCommands;
use super::playing::Playing;
use crate::client::audio::PlaySound;
use crate::client::power_saving::WakeAt;
use crate::client::session::{Overlay, Screen, Session};
use crate::engine::journal::Writer;
use crate::engine::{Seat, Words};
use crate::table::clock::Clock;

/// A frame counts as no more than this: a machine that has been asleep has taken nobody's time.
const LONGEST: Duration = Duration::from_secs(2);

impl Playing<'_> {
    /// Writes down what people have left, as far as the journal does not have it.
    pub(super) fn save_times(&mut self, session: &mut Session) {
        for (seat, seconds) in session.clock.iter_mut().flat_map(Clock::keep) {
            self.save(|writer| writer.time(seat, seconds));
        }
    }
}

impl SessionCommands<'_, '_> {
    /// From now on nobody's time is counted.
    pub(super) fn stop_clock(&mut self) {
        let Some(session) = &mut self.session else { return };
        if session.clock.take().is_some() {
            self.playing.save(Writer::clock_off);
            self.playing.notices.push(Words::new("notice-clock-off"));
            self.overlay.set(Overlay::None);
        }
    }
}

/// Lets time go by for whoever could act in the last frame and still can.
pub(super) fn run(
    mut session: ResMut<Session>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut playing: Playing,
    (mut sounds, mut wakes): (MessageWriter<PlaySound>, MessageWriter<WakeAt>),
    mut ran: Local<Option<(u32, Seat)>>,
) {
    // Nothing else of the match changes with every frame.
    let session = session.bypass_change_detection();
    let here = *screen.get() == Screen::Table && *overlay.get() == Overlay::None;
    let here = here && windows.iter().all(|window| window.focused);
    let idle = here && !playing.busy() && session.thinking.is_none();
    let runs = session.deciding().filter(|_| idle).map(|seat| (session.serial, seat));
    let ran = std::mem::replace(&mut *ran, runs);
    let Some(clock) = &mut session.clock else { return };
    let Some((_, seat)) = runs.filter(|_| runs == ran) else {
        if ran.is_some() {
            playing.save_times(session);
        }
        return;
    };
    let before = clock.is_low(seat);
    clock.run(seat, time.delta().min(LONGEST));
    if clock.is_low(seat) && !before {
        sounds.write(PlaySound { name: "wood-knock", interface: true });
    }
    let rest = Duration::from_nanos(clock.left(seat).subsec_nanos().into());
    wakes.write(WakeAt(time.elapsed() + if rest.is_zero() { Duration::from_secs(1) } else { rest }));
    if clock.is_up(seat) || clock.is_behind(seat) {
        playing.save_times(session);
    }
}
