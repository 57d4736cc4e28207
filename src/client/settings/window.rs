//! Window or whole screen, where and how large the window opens, and the frame cap.

use std::time::{Duration, Instant};

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowMoved, WindowPosition, WindowResized};
use serde::{Deserialize, Serialize};

use super::{FirstStart, Settings, WindowKind};
use crate::client::pace::Step;

/// Frames per second at most while a battery is to last.
const SAVING: u32 = 30;
/// The smallest window that is opened again, in physical pixels.
const SMALLEST: (u32, u32) = (320, 180);

/// Where the window was when somebody last moved it or changed its size; screens are known by what lies on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width and height in physical pixels.
    pub size: Option<(u32, u32)>,
    /// Left upper corner in physical pixels, counted over all screens.
    pub at: Option<(i32, i32)>,
}

pub(super) fn plugin(app: &mut App) {
    open_where_it_was(app.world_mut());
    app.add_systems(PreUpdate, remember.before(fit).run_if(not(resource_exists::<FirstStart>)));
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

/// The window has not been opened yet.
fn open_where_it_was(world: &mut World) {
    let place = world.resource::<Settings>().place;
    for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world) {
        if let Some((wide, high)) = place.size {
            window.resolution.set_physical_resolution(wide.max(SMALLEST.0), high.max(SMALLEST.1));
        }
        if let Some((left, top)) = place.at {
            window.position = WindowPosition::At(IVec2::new(left, top));
        }
    }
}

/// Keeps where the window is as long as it does not fill the screen.
fn remember(
    mut sizes: MessageReader<WindowResized>,
    mut moves: MessageReader<WindowMoved>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    let (resized, moved) = (sizes.read().count() > 0, moves.read().last().map(|moved| moved.position));
    let Ok(window) = windows.single() else { return };
    if window.mode != WindowMode::Windowed || !window.visible {
        return;
    }
    let mut place = settings.place;
    if resized {
        place.size = Some((window.physical_width(), window.physical_height()));
    }
    if let Some(at) = moved {
        place.at = Some((at.x, at.y));
    }
    if settings.place != place {
        settings.place = place;
    }
}

/// Makes the window no larger than the screen that it has just been opened on; how large that is is known only then.
fn fit(monitors: Query<&Monitor, Added<Monitor>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Some(room) = monitors.iter().map(Monitor::physical_size).max_by_key(|size| size.x * size.y) else { return };
    for mut window in &mut windows {
        let size = window.physical_size();
        let fitting = size.min(room);
        // A screen on which it once lay may be gone.
        let lost =
            matches!(window.position, WindowPosition::At(at) if !monitors.iter().any(|screen| holds(screen, at)));
        if (size != fitting || lost) && window.mode == WindowMode::Windowed {
            window.resolution.set_physical_resolution(fitting.x, fitting.y);
            window.position = WindowPosition::Centered(MonitorSelection::Current);
        }
    }
}

/// Whether a window with its corner there can be taken hold of on this screen.
fn holds(screen: &Monitor, at: IVec2) -> bool {
    let from = screen.physical_position - IVec2::new(64, 16);
    let to = screen.physical_position + screen.physical_size().as_ivec2() - IVec2::splat(64);
    at.cmpge(from).all() && at.cmple(to).all()
}

/// Holds the frame back until its time has come.
fn wait(settings: Res<Settings>, mut last: Local<Option<Instant>>) {
    let saves = settings.battery_saver && !(1..SAVING).contains(&settings.frame_cap);
    let cap = if saves { SAVING } else { settings.frame_cap };
    if let (Some(last), 1..) = (*last, cap) {
        let frame = Duration::from_secs(1) / cap;
        std::thread::sleep(frame.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program with a window that opens where the settings say.
    fn opened(place: WindowPlace) -> (App, Entity) {
        let mut app = App::new();
        app.add_message::<WindowResized>().add_message::<WindowMoved>();
        app.insert_resource(Settings { place, ..Settings::default() });
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        open_where_it_was(app.world_mut());
        app.add_systems(PreUpdate, (remember, fit).chain());
        (app, window)
    }

    fn screen(left: i32) -> Monitor {
        Monitor {
            name: None,
            physical_height: 1080,
            physical_width: 1920,
            physical_position: IVec2::new(left, 0),
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn the_window_opens_where_it_was_last() {
        let (mut app, window) = opened(WindowPlace::default());
        app.world_mut().get_mut::<Window>(window).expect("a window").resolution.set_physical_resolution(1600, 900);
        app.world_mut().write_message(WindowResized { window, width: 1600.0, height: 900.0 });
        app.world_mut().write_message(WindowMoved { window, position: IVec2::new(2000, 60) });
        app.update();
        let place = app.world().resource::<Settings>().place;
        assert_eq!(place, WindowPlace { size: Some((1600, 900)), at: Some((2000, 60)) });
        let (app, window) = opened(place);
        let window = app.world().get::<Window>(window).expect("a window");
        assert_eq!(window.physical_size(), UVec2::new(1600, 900));
        assert_eq!(window.position, WindowPosition::At(IVec2::new(2000, 60)));
    }

    #[test]
    fn a_whole_screen_is_no_size_to_remember() {
        let (mut app, window) = opened(WindowPlace::default());
        let whole = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        app.world_mut().get_mut::<Window>(window).expect("a window").mode = whole;
        app.world_mut().write_message(WindowResized { window, width: 1920.0, height: 1080.0 });
        app.update();
        assert_eq!(app.world().resource::<Settings>().place, WindowPlace::default());
    }

    #[test]
    fn a_window_on_a_screen_that_is_gone_comes_back() {
        for (left, kept) in [(1920, true), (-1920, false)] {
            let (mut app, window) = opened(WindowPlace { size: Some((1280, 720)), at: Some((2000, 60)) });
            app.world_mut().spawn(screen(left));
            app.update();
            let window = app.world().get::<Window>(window).expect("a window");
            assert_eq!(window.position == WindowPosition::At(IVec2::new(2000, 60)), kept, "{:?}", window.position);
        }
    }
}
