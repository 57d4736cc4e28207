//! The clocks that are shown: between two words of the host they run by themselves.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use crate::client::audio::PlaySound;
use crate::client::power_saving::WakeAt;
use crate::client::session::Session;

/// A frame counts as no more than this: a machine that has been asleep has taken nobody's time.
const LONGEST: Duration = Duration::from_secs(2);

/// Lets time go by for those whose clocks run.
pub(super) fn run(
    mut session: ResMut<Session>,
    time: Res<Time<Real>>,
    (mut sounds, mut wakes): (MessageWriter<PlaySound>, MessageWriter<WakeAt>),
) {
    // Nothing else of the match changes with every frame.
    let session = session.bypass_change_detection();
    for clock in session.clocks.iter_mut().filter(|clock| clock.runs) {
        let before = clock.is_low();
        clock.left = clock.left.saturating_sub(time.delta().min(LONGEST));
        if clock.is_low() && !before {
            sounds.write(PlaySound::interface("wood-knock"));
        }
        let rest = Duration::from_nanos(clock.left.subsec_nanos().into());
        wakes.write(WakeAt(time.elapsed() + if rest.is_zero() { Duration::from_secs(1) } else { rest }));
    }
}
