//! Window or whole screen, and the frame cap.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::{Settings, WindowKind};
use crate::client::input::{Command, Pressed};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (toggle, apply.run_if(resource_changed::<Settings>)).chain())
        .add_systems(Last, wait.run_if(any_with_component::<PrimaryWindow>));
}

/// The key that changes between window and whole screen.
fn toggle(pressed: Pressed, mut settings: ResMut<Settings>) {
    if pressed.just(Command::Fullscreen) {
        settings.window = match settings.window {
            WindowKind::Window => WindowKind::Borderless,
            WindowKind::Borderless => WindowKind::Window,
        };
    }
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

/// Holds the frame back until its time has come.
fn wait(settings: Res<Settings>, mut last: Local<Option<Instant>>) {
    if let (Some(last), 1..) = (*last, settings.frame_cap) {
        let frame = Duration::from_secs(1) / settings.frame_cap;
        std::thread::sleep(frame.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}
