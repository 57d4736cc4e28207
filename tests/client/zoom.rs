//! The table from near: what is approached stays under the pointer, and one key leads back to the whole table.

use bevy::input::ButtonState;
use bevy::prelude::*;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::table::{Lens, Target};

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
    driver.wait("a decision", |driver| driver.asks());
    settle(driver);
    let zones = &driver.app.world().resource::<ShownLayout>().layout.zones;
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
    assert!(near.at.y < 0.8 * far.at.y, "{near:?}");
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
    assert!(near.at.y < 0.7 * far.at.y, "{near:?}");
    driver.key(KeyCode::Home);
    settle(&mut driver);
    let back = lens(&driver);
    assert!(back.at.distance(far.at) < 0.01, "{back:?}");
    assert!(driver.place(cell).is_some());
}

#[test]
fn the_button_of_the_wheel_drags_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("battle_line", 1, 4);
    driver.wait("a decision", |driver| driver.asks());
    for _ in 0..5 {
        driver.key(KeyCode::PageUp);
    }
    settle(&mut driver);
    let near = lens(&driver);
    let at = near.size / 2.0;
    driver.pointer(at);
    let lies = driver.picker().hover;
    assert!(lies.is_some(), "something lies in the middle");
    driver.button(MouseButton::Middle, ButtonState::Pressed);
    driver.pointer(at + Vec2::new(2.0, 0.0));
    let sheet = |driver: &Driver| driver.picker().inspected.as_ref().map(|inspected| inspected.target);
    assert_eq!(sheet(&driver), lies, "a press that does not move looks closely");
    driver.pointer(at + Vec2::new(60.0, 0.0));
    driver.pointer(at + Vec2::new(120.0, 0.0));
    driver.button(MouseButton::Middle, ButtonState::Released);
    assert_eq!(sheet(&driver), None, "what is dragged was not to be looked at");
    settle(&mut driver);
    let dragged = lens(&driver);
    assert!(dragged.at.x < near.at.x - 0.01, "{near:?} {dragged:?}");
}

#[test]
fn what_is_in_focus_stays_in_the_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("battle_line", 1, 4);
    driver.wait("a decision", |driver| driver.asks());
    for _ in 0..6 {
        driver.key(KeyCode::PageUp);
    }
    settle(&mut driver);
    // A card, then one flag after the other: the first are outside of the picture.
    driver.key(KeyCode::Digit1);
    for _ in 0..9 {
        driver.key(KeyCode::ArrowLeft);
        settle(&mut driver);
        let place = driver.picker().place.expect("something in focus");
        assert!(Rect::from_corners(Vec2::ZERO, lens(&driver).size).contains(place), "{place}");
    }
}
