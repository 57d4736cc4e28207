//! In which order systems run is said wherever it matters.

use std::collections::{BTreeSet, HashMap};

use bevy::ecs::schedule::{Schedules, SystemKey};
use bevy::prelude::*;

use crate::driver::Driver;

/// Pairs of our systems of which one writes what the other reads or writes, in no order.
fn in_no_order(world: &World) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (label, schedule) in world.resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else { continue };
        let names: HashMap<SystemKey, String> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
        for (one, other, over) in &schedule.graph().conflicting_systems().0 {
            let (one, other) = (&names[one], &names[other]);
            if one.starts_with("imps_table") && other.starts_with("imps_table") {
                let over: Vec<String> = over
                    .iter()
                    .map(|id| {
                        world.components().get_name(*id).map_or_else(|| "the world".to_owned(), |name| name.to_string())
                    })
                    .collect();
                found.insert(format!("{label:?}: {one} and {other} over {}", over.join(", ")));
            }
        }
    }
    found
}

#[test]
fn systems_that_touch_the_same_have_an_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("battle_line", 1, 1);
    let found = in_no_order(driver.app.world());
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), Vec::from_iter(found).join("\n"));
}

#[test]
fn two_systems_in_no_order_are_found() {
    #[derive(Resource, Default)]
    struct Shared;
    let mut app = App::new();
    app.init_resource::<Shared>().add_systems(Update, (|_: Res<Shared>| {}, |_: ResMut<Shared>| {}));
    app.update();
    let schedules = app.world().resource::<Schedules>();
    let update = schedules.get(Update).expect("the schedule");
    assert_eq!(update.graph().conflicting_systems().0.len(), 1);
}
