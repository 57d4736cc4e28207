//! When the window rests, and what wakes it.
//!
//! The picture stays as it is until somebody does something, a system asks for the next frame
//! ([`RequestRedraw`](bevy::window::RequestRedraw)), or a time comes that a system has asked for ([`WakeAt`]). Nothing else
//! sets how the window system waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::Real;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

/// How long the window rests when nobody has asked for a time.
const LONG: Duration = Duration::from_secs(3600);

/// Asks for a frame at this time, as [`Time<Real>`] counts. It holds until the next frame; whoever still waits then asks
/// again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WakeAt(pub Duration);

/// The clock that wakes the window. A thread of its own: how long the window system waits begins anew with every change and
/// is counted on from the wait before, so that it comes too late.
#[derive(Resource)]
struct Alarm {
    clock: Sender<Instant>,
    set: Option<Duration>,
    rung: Arc<AtomicBool>,
}

/// Lets the window rest.
pub fn plugin(app: &mut App) {
    app.add_message::<WakeAt>();
    if app.world().contains_resource::<WinitSettings>() {
        let mode = UpdateMode::reactive_low_power(LONG);
        app.insert_resource(WinitSettings { focused_mode: mode, unfocused_mode: mode })
            .add_systems(Startup, start)
            .add_systems(Last, set.run_if(resource_exists::<Alarm>));
    }
}

/// Starts the clock.
fn start(mut commands: Commands, window: Option<Res<EventLoopProxyWrapper>>) {
    let Some(window) = window else { return };
    let (clock, wishes) = mpsc::channel();
    let proxy = (**window).clone();
    let rung = Arc::new(AtomicBool::new(false));
    let rings = rung.clone();
    match std::thread::Builder::new().name("alarm".to_owned()).spawn(move || tick(&wishes, &proxy, &rings)) {
        Ok(_) => commands.insert_resource(Alarm { clock, set: None, rung }),
        Err(error) => warn!("nothing wakes a resting window at a given time: {error}"),
    }
}

/// Waits for the time that was wished last, and wakes the window then.
fn tick(wishes: &Receiver<Instant>, window: &EventLoopProxy<WinitUserEvent>, rings: &AtomicBool) {
    let mut due: Option<Instant> = None;
    loop {
        let wish = match due {
            Some(time) => wishes.recv_timeout(time.saturating_duration_since(Instant::now())),
            None => wishes.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match wish {
            Ok(time) => due = Some(time),
            Err(RecvTimeoutError::Timeout) => {
                due = None;
                rings.store(true, Ordering::Release);
                if window.send_event(WinitUserEvent::WakeUp).is_err() {
                    return;
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Sets the alarm to the earliest time that was asked for in this frame.
fn set(mut wakes: MessageReader<WakeAt>, time: Res<Time<Real>>, mut alarm: ResMut<Alarm>) {
    let Some(earliest) = wakes.read().map(|wake| wake.0).min() else { return };
    // The first frame after a rest may still show the time of the frame before it: whoever still waits is woken again.
    let rung = alarm.rung.swap(false, Ordering::Acquire);
    if alarm.set == Some(earliest) && !rung {
        return;
    }
    alarm.set = Some(earliest);
    let start = time.first_update().unwrap_or_else(|| time.startup());
    if alarm.clock.send(start + earliest).is_err() {
        warn!("the clock that wakes a resting window has stopped");
    }
}
