//! The table from near: what is approached stays under the pointer, and one key leads back to the whole table.

use bevy::prelude::*;
use imps_table::client::pieces::camera::{Eye, Lens};
use imps_table::client::pieces::stage::Stage;
use imps_table::client::table::Target;

use crate::driver::Driver;

fn settle(driver: &mut Driver) {
    for _ in 0..4 {
        driver.frame();
    }
    driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
}

fn lens(driver: &Driver) -> Lens {
    *driver.app.world().resource::<Lens>()
}

/// A cell at the rim of the slab of Knight Line.
fn begin(driver: &mut Driver) -> Target {
    driver.play("knight_line", 1, 4);
    driver.wait("a decision", |driver| !driver.busy() && !driver.picker().choices.is_empty());
    settle(driver);
    let zones = &driver.app.world().resource::<Stage>().layout.zones;
    Target::Zone(zones.last().expect("a cell").id)
}

#[test]
fn the_wheel_comes_nearer_to_what_is_pointed_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let cell = begin(&mut driver);
    let (far, at) = (lens(&driver), driver.place(cell).expect("in the picture"));
    driver.pointer(at);
    driver.wheel(4);
    settle(&mut driver);
    let near = lens(&driver);
    assert!(near.eye.translation.y < 0.8 * far.eye.translation.y, "{near:?}");
    let there = driver.place(cell).expect("still in the picture");
    assert!(there.distance(at) < 2.0, "{at} {there}");
    driver.wheel(-6);
    settle(&mut driver);
    assert_eq!(lens(&driver), far, "away again everything fits");
}

#[test]
fn keys_come_nearer_and_one_of_them_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let cell = begin(&mut driver);
    let far = lens(&driver);
    for _ in 0..5 {
        driver.key(KeyCode::PageUp);
    }
    settle(&mut driver);
    let near = lens(&driver);
    assert!(near.eye.translation.y < 0.7 * far.eye.translation.y, "{near:?}");
    driver.key(KeyCode::Home);
    settle(&mut driver);
    let back = lens(&driver);
    assert!(back.eye.translation.distance(far.eye.translation) < 0.01, "{back:?}");
    assert!(driver.place(cell).is_some());
}
