//! Which monitors are connected, and how the chosen one is known again.

use bevy::ecs::lifecycle::Despawn;
use bevy::prelude::*;
use bevy::window::{HasWindows, Monitor, OnMonitor};
use serde::{Deserialize, Serialize};

use super::WindowPlace;
use crate::engine::Words;

/// A monitor as the settings remember it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenMonitor {
    /// What the system calls it; empty if it has no name.
    pub name: String,
    /// Its left upper corner in physical pixels, counted over all monitors: it tells those of one name apart.
    pub at: (i32, i32),
}

/// A monitor that is connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connected {
    /// How it is remembered when it is chosen.
    pub known: ChosenMonitor,
    /// Width and height in physical pixels.
    pub size: UVec2,
    /// Bevy's entity for it, which it has as long as it is connected.
    pub entity: Entity,
}

impl Connected {
    fn new(entity: Entity, monitor: &Monitor) -> Self {
        let name = monitor.name.as_deref().unwrap_or_default().trim().to_owned();
        let known = ChosenMonitor { name, at: monitor.physical_position.into() };
        Self { known, size: monitor.physical_size(), entity }
    }

    /// Whether the middle of a window that was left there is on it.
    pub(super) fn holds(&self, place: WindowPlace) -> bool {
        let Some(at) = place.at else { return false };
        let size = UVec2::from(place.size.unwrap_or_default());
        let middle = IVec2::from(at).saturating_add((size / 2).as_ivec2());
        let (from, size) = (IVec2::from(self.known.at), self.size.as_ivec2());
        middle.cmpge(from).all() && middle.cmplt(from.saturating_add(size)).all()
    }
}

/// The monitors that are connected, from left to right.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Monitors(pub Vec<Connected>);

impl Monitors {
    /// The chosen monitor, if it is connected. One without a name is known by its place alone.
    pub fn find(&self, chosen: &ChosenMonitor) -> Option<&Connected> {
        let mut named = self.0.iter().filter(|monitor| monitor.known.name == chosen.name);
        let same = named.clone().find(|monitor| monitor.known.at == chosen.at);
        same.or_else(|| named.next().filter(|_| !chosen.name.is_empty()))
    }

    /// What each is called, no two alike.
    pub fn names(&self) -> Vec<Words> {
        let called = |name: &str| self.0.iter().filter(|other| other.known.name == name).count();
        let words = |(number, Connected { known, size, .. }): (u32, &Connected)| {
            let words = match known.name.as_str() {
                "" => Words::new("monitor-numbered").with("number", number),
                name if called(name) > 1 => Words::new("monitor-named").with("name", format!("{name} {number}")),
                name => Words::new("monitor-named").with("name", name),
            };
            // As text: no language puts marks between the digits.
            words.with("wide", size.x.to_string()).with("high", size.y.to_string())
        };
        (1..).zip(&self.0).map(words).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Monitors>().add_observer(keep_windows).add_systems(PreUpdate, list);
}

/// Follows what is plugged in and out.
fn list(
    connected: Query<(Entity, &Monitor)>,
    new: Query<(), Added<Monitor>>,
    mut gone: RemovedComponents<Monitor>,
    mut monitors: ResMut<Monitors>,
) {
    if gone.read().count() == 0 && new.is_empty() {
        return;
    }
    monitors.0 = connected.iter().map(|(entity, monitor)| Connected::new(entity, monitor)).collect();
    monitors.0.sort_by_key(|monitor| (monitor.known.at, monitor.entity));
}

/// Bevy would close the windows of a monitor that is unplugged; the system has moved them to another one.
fn keep_windows(unplugged: On<Despawn, Monitor>, mut all: Query<&mut HasWindows>, mut commands: Commands) {
    let Ok(mut windows) = all.get_mut(unplugged.entity) else { return };
    for window in std::mem::take(&mut *windows).iter() {
        commands.entity(window).remove::<OnMonitor>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        plugin(&mut app);
        app
    }

    fn plug(app: &mut App, name: Option<&str>, left: i32) -> Entity {
        let monitor = Monitor {
            name: name.map(str::to_owned),
            physical_height: 1440,
            physical_width: 2560,
            physical_position: IVec2::new(left, 0),
            refresh_rate_millihertz: Some(60_000),
            scale_factor: 1.0,
            video_modes: Vec::new(),
        };
        let entity = app.world_mut().spawn(monitor).id();
        app.update();
        entity
    }

    fn chosen(name: &str, left: i32) -> ChosenMonitor {
        ChosenMonitor { name: name.to_owned(), at: (left, 0) }
    }

    fn found(app: &App, wanted: &ChosenMonitor) -> Option<Entity> {
        app.world().resource::<Monitors>().find(wanted).map(|monitor| monitor.entity)
    }

    #[test]
    fn a_monitor_is_known_by_its_name_and_twins_by_their_place() {
        let mut app = app();
        assert_eq!(found(&app, &chosen("DP-1", 0)), None);
        let (right, left) = (plug(&mut app, Some("DP-1"), 2560), plug(&mut app, Some("DP-1"), 0));
        let nameless = plug(&mut app, None, 5120);
        assert_eq!(found(&app, &chosen("DP-1", 2560)), Some(right));
        assert_eq!(found(&app, &chosen("DP-1", 0)), Some(left));
        assert_eq!(found(&app, &chosen("DP-1", 77)), Some(left), "it has been moved");
        assert_eq!(found(&app, &chosen("HDMI-1", 0)), None, "another one in its place");
        assert_eq!(found(&app, &chosen("", 5120)), Some(nameless));
        assert_eq!(found(&app, &chosen("", 0)), None);
    }

    #[test]
    fn every_monitor_has_a_name_of_its_own() {
        let mut app = app();
        plug(&mut app, Some("DP-1"), 2560);
        plug(&mut app, Some("Twin"), 5120);
        plug(&mut app, Some("Twin"), 7680);
        plug(&mut app, None, 0);
        let names = app.world().resource::<Monitors>().names();
        let size = |words: Words| words.with("wide", "2560").with("high", "1440");
        let named = |name: &str| size(Words::new("monitor-named").with("name", name));
        let first = size(Words::new("monitor-numbered").with("number", 1));
        assert_eq!(names, [first, named("DP-1"), named("Twin 3"), named("Twin 4")]);
    }

    #[test]
    fn a_monitor_that_is_unplugged_leaves_its_window() {
        let mut app = app();
        let (gone, stays) = (plug(&mut app, Some("DP-1"), 0), plug(&mut app, Some("DP-2"), 2560));
        let window = app.world_mut().spawn((Window::default(), OnMonitor(gone))).id();
        app.world_mut().despawn(gone);
        app.update();
        assert!(app.world().get::<Window>(window).is_some(), "it is closed");
        assert!(app.world().get::<OnMonitor>(window).is_none());
        assert_eq!(found(&app, &chosen("DP-1", 0)), None);
        assert_eq!(found(&app, &chosen("DP-2", 0)), Some(stays));
    }
}
