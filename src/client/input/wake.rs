//! Wakes a resting window when a pad is touched.
//!
//! The window rests as long as nothing moves, and only messages of the window system end its rest. Pads send none, so a
//! thread of its own listens to them. Without pads, or where they cannot be reached, the thread ends or sleeps.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::{EventType, GilrsBuilder};

/// How far an axis has to be pushed to wake anybody.
const AXIS_SLACK: f32 = 0.3;
/// Pause between two wake-ups.
const PAUSE: Duration = Duration::from_millis(4);

/// Starts the thread, if there is a window to wake.
pub(super) fn start(window: Option<Res<EventLoopProxyWrapper>>) {
    let Some(window) = window else { return };
    let proxy = (**window).clone();
    let listen = move || {
        let Ok(mut pads) = GilrsBuilder::new().with_default_filters(false).with_force_feedback(false).build() else {
            return;
        };
        loop {
            let Some(event) = pads.next_event_blocking(Some(Duration::from_secs(10))) else {
                // Some systems return at once where there is nothing to wait for.
                std::thread::sleep(PAUSE);
                continue;
            };
            let touched = match event.event {
                EventType::AxisChanged(_, value, _) => value.abs() > AXIS_SLACK,
                EventType::Dropped => false,
                _ => true,
            };
            if touched {
                if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    return;
                }
                std::thread::sleep(PAUSE);
            }
        }
    };
    if let Err(error) = std::thread::Builder::new().name("pads".to_owned()).spawn(listen) {
        warn!("pads cannot wake a resting window: {error}");
    }
}
