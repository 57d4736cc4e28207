//! A match, a menu or a set-up that somebody has left goes back to the title, if the settings say so.

use std::time::Duration;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::Id;
use imps_table::client::flow::attract::Patience;
use imps_table::client::flow::deserted::{ANNOUNCED, Deserted};
use imps_table::client::session::{Overlay, Screen};
use imps_table::client::settings::Settings;
use imps_table::storage::saves::Saves;

use crate::driver::{Driver, every_game};

/// The program with a table that waits for nobody longer than two minutes, and no show of bots.
fn start(folder: &std::path::Path) -> Driver {
    let mut driver = Driver::start(folder);
    driver.at_once();
    driver.app.insert_resource(Patience(Duration::MAX / 4));
    driver.app.world_mut().resource_mut::<Settings>().home_after = 2;
    driver
}

/// Lets so many seconds go by.
fn wait(driver: &mut Driver, seconds: u64) {
    let second = TimeUpdateStrategy::ManualDuration(Duration::from_secs(1));
    let usual = std::mem::replace(&mut *driver.app.world_mut().resource_mut::<TimeUpdateStrategy>(), second);
    (0..seconds).for_each(|_| driver.frame());
    driver.app.insert_resource(usual);
    (0..3).for_each(|_| driver.frame());
}

fn overlay(driver: &Driver) -> Overlay {
    *driver.app.world().resource::<State<Overlay>>().get()
}

fn announced(driver: &Driver) -> bool {
    let known = matches!(driver.app.world().resource::<Deserted>(), Deserted::Announced { .. });
    assert_eq!(known, overlay(driver) == Overlay::Deserted);
    known
}

fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| driver.asks());
}

#[test]
fn a_match_that_somebody_has_left_is_saved_and_the_title_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    for game in every_game() {
        driver.key(KeyCode::F13);
        driver.play(game, 1, 3);
        decision(&mut driver);
        driver.key(KeyCode::F13);
        wait(&mut driver, 115);
        assert!(!announced(&driver), "{game}: it is too early");
        wait(&mut driver, 10);
        assert!(announced(&driver), "{game}");
        wait(&mut driver, ANNOUNCED.as_secs());
        assert_eq!((driver.screen(), overlay(&driver)), (Screen::Title, Overlay::None), "{game}");
        let saves = Saves::new(folder.path().join("matches"));
        assert_eq!(saves.list(&|_, _| Some(false)).len(), 1, "{game}");
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn whatever_is_touched_ends_the_countdown_and_does_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    driver.plug();
    let game = every_game().next().expect("a game");
    driver.play(game, 1, 3);
    decision(&mut driver);
    let length = driver.session().expect("a match").known.len();
    let touches: [(&str, fn(&mut Driver)); 6] = [
        ("a key", |driver| driver.key(KeyCode::KeyE)),
        ("Enter", |driver| driver.key(KeyCode::Enter)),
        ("Escape", |driver| driver.key(KeyCode::Escape)),
        ("the mouse", |driver| {
            (0..2_u8).for_each(|step| driver.pointer(Vec2::new(700.0 + 30.0 * f32::from(step), 300.0)));
        }),
        ("a finger", |driver| driver.tap(Vec2::new(640.0, 360.0))),
        ("a pad", |driver| driver.pad(GamepadButton::South)),
    ];
    for (what, touch) in touches {
        driver.key(KeyCode::F13);
        wait(&mut driver, 125);
        assert!(announced(&driver), "{what}");
        touch(&mut driver);
        (0..3).for_each(|_| driver.frame());
        assert!(!announced(&driver) && overlay(&driver) == Overlay::None, "{what}");
        let session = driver.session().expect("the match goes on");
        assert_eq!(session.known.len(), length, "{what} has done something in the match");
        wait(&mut driver, 60);
        assert!(!announced(&driver), "{what}: the time begins anew");
    }
}

#[test]
fn menus_and_set_ups_are_left_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    for open in [Overlay::Settings, Overlay::Saves, Overlay::RuleBook] {
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(open);
        wait(&mut driver, 125);
        assert!(announced(&driver), "{open:?}");
        driver.key(KeyCode::F13);
        driver.frame();
        assert_eq!(overlay(&driver), open, "what was there comes back");
        wait(&mut driver, 150);
        assert_eq!((driver.screen(), overlay(&driver)), (Screen::Title, Overlay::None), "{open:?}");
        driver.key(KeyCode::F13);
    }
    for screen in [Screen::Setup, Screen::DeckBuilder] {
        driver.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        wait(&mut driver, 150);
        assert_eq!((driver.screen(), overlay(&driver)), (Screen::Title, Overlay::None), "{screen:?}");
        driver.key(KeyCode::F13);
    }
}

#[test]
fn nobody_is_sent_home_who_has_not_asked_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    driver.app.world_mut().resource_mut::<Settings>().home_after = Settings::default().home_after;
    driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    wait(&mut driver, 4000);
    assert_eq!(driver.screen(), Screen::Setup);
}

#[test]
fn a_match_that_cannot_be_saved_stays_on_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("matches"), "in the way").expect("a file");
    let mut driver = start(folder.path());
    driver.play(every_game().next().expect("a game"), 1, 3);
    decision(&mut driver);
    wait(&mut driver, 400);
    assert_eq!((driver.screen(), overlay(&driver)), (Screen::Table, Overlay::None));
}

#[test]
fn a_pad_sets_the_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    driver.plug();
    driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Settings);
    (0..4).for_each(|_| driver.frame());
    driver.walk_to(Id::new("settings tabs").with(0_usize), |driver| driver.pad(GamepadButton::DPadUp));
    driver.walk_to(Id::new("settings tabs").with(1_usize), |driver| driver.pad(GamepadButton::DPadRight));
    driver.pad(GamepadButton::South);
    driver.frame();
    driver.walk_to(Id::new("setting").with("set-home"), |driver| driver.pad(GamepadButton::DPadDown));
    driver.pad(GamepadButton::DPadRight);
    driver.frame();
    assert_eq!(driver.app.world().resource::<Settings>().home_after, 5);
}
