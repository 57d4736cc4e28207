//! Window or whole screen, how large the window opens, and the frame cap.

use std::time::{Duration, Instant};

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowPosition};

use super::{Settings, WindowKind};
use crate::client::pace::Step;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply.run_if(resource_changed::<Settings>).in_set(Step::Load))
        // Before anybody asks where the pointer is in it.
        .add_systems(PreUpdate, fit.before(InputSystems))
        .add_systems(Last, wait.run_if(any_with_component::<PrimaryWindow>));
}

fn apply(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let mode = match settings.window {
        WindowKind::Window => WindowMode::Windowed,
        WindowKind::Borderless => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
    };
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

/// Makes the window no larger than the screen that it has just been opened on; how large that is is known only then.
fn fit(monitors: Query<&Monitor, Added<Monitor>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Some(room) = monitors.iter().map(Monitor::physical_size).max_by_key(|size| size.x * size.y) else { return };
    for mut window in &mut windows {
        let size = window.physical_size();
        let fitting = size.min(room);
        if size != fitting && window.mode == WindowMode::Windowed {
            window.resolution.set_physical_resolution(fitting.x, fitting.y);
            window.position = WindowPosition::Centered(MonitorSelection::Current);
        }
    }
}

/// Holds the frame back until its time has come.
fn wait(settings: Res<Settings>, mut last: Local<Option<Instant>>) {
    if let (Some(last), 1..) = (*last, settings.frame_cap) {
        let frame = Duration::from_secs(1) / settings.frame_cap;
        std::thread::sleep(frame.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}
