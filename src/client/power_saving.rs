//! When the window rests, and what wakes it.
//!
//! The picture stays as it is until somebody does something, a system asks for the next frame
//! ([`RequestRedraw`](bevy::window::RequestRedraw)), or a time comes that a system has asked for ([`WakeAt`]). Nothing else
//! sets how the window system waits.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::{Real, TimeSystems, TimeUpdateStrategy};
use bevy::winit::{UpdateMode, WinitSettings};

/// How long the window rests when nobody has asked for a time.
const LONG: Duration = Duration::from_secs(3600);
/// A little more than was asked for, so that the time has come for certain when the window wakes.
const SLACK: Duration = Duration::from_millis(2);

/// Asks for a frame at this time, as [`Time<Real>`] counts. It holds until the next frame; whoever still waits then asks
/// again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WakeAt(pub Duration);

/// Lets the window rest.
pub fn plugin(app: &mut App) {
    app.add_message::<WakeAt>();
    if app.world().contains_resource::<WinitSettings>() {
        app.insert_resource(resting(LONG)).add_systems(First, now.before(TimeSystems)).add_systems(Last, rest);
    }
}

/// Every frame shows the time at which it began. By default it would show when the renderer was done with the frame
/// before: after a rest that is the time at which the rest began, and whatever waits for a time would find it still to
/// come.
fn now(mut strategy: ResMut<TimeUpdateStrategy>) {
    if matches!(*strategy, TimeUpdateStrategy::Automatic | TimeUpdateStrategy::ManualInstant(_)) {
        *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// The same with and without the window's focus: a change of how it waits would begin the wait anew.
fn resting(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Sets the alarm to the earliest time that was asked for in this frame.
fn rest(
    mut wakes: MessageReader<WakeAt>,
    time: Res<Time<Real>>,
    mut settings: ResMut<WinitSettings>,
    mut alarm: Local<Option<Duration>>,
) {
    let now = time.elapsed();
    let earliest = wakes.read().map(|wake| wake.0).min();
    if let Some(wait) = wait(now, *alarm, earliest) {
        *settings = resting(wait);
        *alarm = Some(now + wait);
    }
}

/// How long to wait from now on; nothing if the alarm that is set will do. Every change costs a frame, so an alarm that
/// comes too early is left alone: what has to wait longer asks again.
fn wait(now: Duration, alarm: Option<Duration>, earliest: Option<Duration>) -> Option<Duration> {
    let wanted = earliest.map_or(now + LONG, |time| time.max(now) + SLACK);
    let will_do = alarm.is_some_and(|alarm| now < alarm && alarm <= wanted);
    (!will_do).then(|| wanted - now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_wish_wins_and_a_later_one_changes_nothing() {
        let s = Duration::from_secs;
        let first = wait(s(10), None, Some(s(15))).expect("an alarm");
        assert_eq!(first, s(5) + SLACK);
        let alarm = Some(s(10) + first);
        assert_eq!(wait(s(11), alarm, Some(s(15))), None, "the same wish again");
        assert_eq!(wait(s(11), alarm, Some(s(20))), None, "a later wish waits for the alarm");
        assert_eq!(wait(s(11), alarm, None), None, "a wish that is gone costs one frame later, none now");
        assert_eq!(wait(s(11), alarm, Some(s(12))), Some(s(1) + SLACK), "an earlier wish");
        assert_eq!(wait(s(16), alarm, Some(s(20))), Some(s(4) + SLACK), "the alarm has rung");
        assert_eq!(wait(s(16), alarm, None), Some(LONG));
        assert_eq!(wait(s(16), alarm, Some(s(3))), Some(SLACK), "a time that has passed");
    }
}
