//! Window or whole screen, on which monitor, where and how large the window opens, and the frame cap.

use std::time::{Duration, Instant};

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowMoved, WindowPosition, WindowResized};
use serde::{Deserialize, Serialize};

use super::size;
use super::{FirstStart, Monitors, Settings, WindowKind};
use crate::client::frame::AppSystems;

/// Frames per second at most while a battery is to last.
const SAVING: u32 = 30;
/// No window lies farther from the first screen, in physical pixels.
const FARTHEST: u32 = i16::MAX as u32;

/// Where the window was when somebody last moved it or changed its size; screens are known by what lies on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width and height in physical pixels.
    pub size: Option<(u32, u32)>,
    /// Left upper corner in physical pixels, counted over all screens.
    pub at: Option<(i32, i32)>,
}

impl WindowPlace {
    /// Whether any screen has such a place.
    pub(super) fn can_be(self) -> bool {
        let size = self.size.is_none_or(|(wide, high)| wide.max(high) <= size::LARGEST);
        size && self.at.is_none_or(|(left, top)| left.unsigned_abs().max(top.unsigned_abs()) <= FARTHEST)
    }
}

pub(super) fn plugin(app: &mut App) {
    open_where_it_was(app.world_mut());
    app.add_systems(PreUpdate, remember.after(size::hold).before(fit).run_if(not(resource_exists::<FirstStart>)));
    let anew = resource_changed::<Settings>.or_else(resource_changed::<Monitors>);
    app.add_systems(Update, apply.run_if(anew).in_set(AppSystems::Load))
        // Before anybody asks where the pointer is in it.
        .add_systems(PreUpdate, (size::measure, size::settle, size::hold, fit).chain().before(InputSystems))
        .add_systems(Last, wait.run_if(any_with_component::<PrimaryWindow>));
}

/// Gives the window its mode, on the monitor that was chosen for it. As long as that one is not connected, it stays where it is.
fn apply(
    (settings, monitors): (Res<Settings>, Res<Monitors>),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut before: Local<(Option<Entity>, WindowKind)>,
) {
    let chosen = settings.monitor.as_ref().and_then(|chosen| monitors.find(chosen));
    let there = chosen.map_or(MonitorSelection::Current, |monitor| MonitorSelection::Entity(monitor.entity));
    let mode = match settings.window {
        WindowKind::Window => WindowMode::Windowed,
        WindowKind::Borderless => WindowMode::BorderlessFullscreen(there),
    };
    let now = (chosen.map(|monitor| monitor.entity), settings.window);
    // Whoever moves the window to another monitor by hand may leave it there.
    let anew = std::mem::replace(&mut *before, now) != now;
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
        let elsewhere = chosen.filter(|monitor| anew && !monitor.holds(settings.place));
        if let Some(monitor) = elsewhere.filter(|_| mode == WindowMode::Windowed) {
            let fitting = window.physical_size().min(monitor.size);
            window.resolution.set_physical_resolution(fitting.x, fitting.y);
            window.position = WindowPosition::Centered(there);
        }
    }
}

/// The window has not been opened yet.
fn open_where_it_was(world: &mut World) {
    let place = world.resource::<Settings>().place;
    for mut window in world.query_filtered::<&mut Window, With<PrimaryWindow>>().iter_mut(world) {
        if let Some((wide, high)) = place.size {
            window.resolution.set_physical_resolution(wide.max(size::SMALLEST.0), high.max(size::SMALLEST.1));
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

/// Makes the window no larger than the largest screen when one has been found; how large they are is known only then.
fn fit(
    monitors: Query<&Monitor>,
    new: Query<(), Added<Monitor>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if new.is_empty() {
        return;
    }
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
    use super::super::ChosenMonitor;
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

    /// A program with two monitors side by side and a window on the left one; the settings are applied.
    fn two_monitors() -> (App, [Entity; 2], Entity) {
        let place = WindowPlace { size: Some((1280, 720)), at: Some((100, 60)) };
        let (mut app, window) = opened(place);
        app.add_plugins(super::super::monitor::plugin).add_systems(Update, apply);
        let monitors = [("left", 0), ("right", 1920)].map(|(name, left)| {
            let monitor = Monitor { name: Some(name.to_owned()), ..screen(left) };
            app.world_mut().spawn(monitor).id()
        });
        app.update();
        (app, monitors, window)
    }

    fn choose(app: &mut App, name: &str, kind: WindowKind) {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.monitor = Some(ChosenMonitor { name: name.to_owned(), at: (0, 0) });
        settings.window = kind;
        app.update();
    }

    #[test]
    fn a_window_goes_to_the_monitor_that_is_chosen() {
        let (mut app, [_, right], window) = two_monitors();
        let position = |app: &App| app.world().get::<Window>(window).expect("a window").position;
        let before = position(&app);
        choose(&mut app, "left", WindowKind::Window);
        assert_eq!(position(&app), before, "it is there");
        choose(&mut app, "right", WindowKind::Window);
        assert_eq!(position(&app), WindowPosition::Centered(MonitorSelection::Entity(right)));
        // By hand back to the left one: there it may stay.
        app.world_mut().get_mut::<Window>(window).expect("a window").position = before;
        app.world_mut().write_message(WindowMoved { window, position: IVec2::new(90, 60) });
        app.update();
        assert_eq!(position(&app), before);
    }

    #[test]
    fn the_full_screen_fills_the_monitor_that_is_chosen_as_long_as_it_is_connected() {
        let (mut app, [_, right], window) = two_monitors();
        let mode = |app: &App| app.world().get::<Window>(window).expect("a window").mode;
        choose(&mut app, "right", WindowKind::Borderless);
        assert_eq!(mode(&app), WindowMode::BorderlessFullscreen(MonitorSelection::Entity(right)));
        app.world_mut().despawn(right);
        app.update();
        assert_eq!(mode(&app), WindowMode::BorderlessFullscreen(MonitorSelection::Current));
        let kept = app.world().resource::<Settings>().monitor.clone();
        assert_eq!(kept.map(|monitor| monitor.name).as_deref(), Some("right"), "it may return");
        let back = app.world_mut().spawn(Monitor { name: Some("right".to_owned()), ..screen(1920) }).id();
        app.update();
        assert_eq!(mode(&app), WindowMode::BorderlessFullscreen(MonitorSelection::Entity(back)));
    }

    #[test]
    fn a_window_shrinks_to_a_smaller_monitor_and_ignores_one_that_is_gone() {
        let (mut app, _, window) = two_monitors();
        let small =
            Monitor { name: Some("small".to_owned()), physical_width: 800, physical_height: 600, ..screen(3840) };
        app.world_mut().spawn(small);
        choose(&mut app, "gone", WindowKind::Window);
        let seen = |app: &App| app.world().get::<Window>(window).expect("a window").physical_size();
        assert_eq!(seen(&app), UVec2::new(1280, 720));
        choose(&mut app, "small", WindowKind::Window);
        assert_eq!(seen(&app), UVec2::new(800, 600));
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
