//! Texts that stay until they are put away, in a match.

use bevy::prelude::*;
use bevy_egui::egui;
use imps_table::client::director::{Director, Rise};
use imps_table::client::settings::Settings;

use crate::driver::Driver;

fn waits(driver: &Driver) -> bool {
    driver.app.world().resource::<Director>().waits_for_reader()
}

fn sheet(driver: &Driver) -> bool {
    driver.app.world().resource::<Director>().sheet.is_some()
}

/// The button of a score sheet.
fn button() -> egui::Id {
    egui::Id::new("sheet go on")
}

/// From now on there is time to look; waits for the score sheet.
fn show_slowly(driver: &mut Driver, texts_stay: bool) {
    let mut settings = driver.app.world_mut().resource_mut::<Settings>();
    (settings.texts_stay, settings.play.speed, settings.play.bot_speed) = (texts_stay, 4.0, 4.0);
    driver.wait("the score", |driver| {
        // Large words on the way there are put away.
        if waits(driver) && !sheet(driver) {
            driver.key(KeyCode::Enter);
        }
        sheet(driver)
    });
}

/// Begins a round of bots and waits for its score sheet.
fn to_the_sheet(driver: &mut Driver, texts_stay: bool) {
    driver.at_once();
    driver.play_with("bottle_imp", "(length:Rounds(1))", 0, 3);
    show_slowly(driver, texts_stay);
}

#[test]
fn a_score_sheet_stays_until_it_is_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    to_the_sheet(&mut driver, true);
    for _ in 0..300 {
        driver.frame();
    }
    assert!(sheet(&driver) && waits(&driver), "ten seconds later it has gone");
    driver.key(KeyCode::Escape);
    driver.frame();
    assert!(!sheet(&driver) && !waits(&driver));
    driver.wait("the end", |driver| {
        if waits(driver) {
            driver.key(KeyCode::Enter);
        }
        !driver.busy()
    });
}

#[test]
fn a_number_that_rises_stays_until_it_is_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let mut settings = driver.app.world_mut().resource_mut::<Settings>();
    (settings.texts_stay, settings.play.speed, settings.play.bot_speed) = (true, 4.0, 4.0);
    driver.play_with("bottle_imp", "(length:Rounds(1))", 0, 3);
    driver.wait("the coins of a trick", |driver| {
        let rises = !driver.app.world().resource::<Messages<Rise>>().is_empty();
        // Large words on the way there are put away.
        if !rises && waits(driver) {
            driver.key(KeyCode::Enter);
        }
        rises
    });
    let begun = driver.app.world().resource::<Director>().begun();
    for _ in 0..300 {
        driver.frame();
    }
    assert!(waits(&driver), "ten seconds later it has gone");
    assert_eq!(driver.app.world().resource::<Director>().begun(), begun, "what comes next waits");
    driver.key(KeyCode::Enter);
    driver.wait("what comes next", |driver| driver.app.world().resource::<Director>().begun() > begun);
}

#[test]
fn a_score_sheet_leaves_by_itself_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    to_the_sheet(&mut driver, false);
    assert!(!waits(&driver));
    driver.wait("the end", |driver| !driver.busy());
}

#[test]
fn the_button_of_a_score_sheet_puts_it_away_and_skips_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    for texts_stay in [false, true] {
        let mut driver = Driver::start(folder.path());
        driver.at_once();
        driver.play_with("bottle_imp", "(length:Rounds(2))", 0, 3);
        show_slowly(&mut driver, texts_stay);
        driver.wait("the button", |driver| driver.spot(button()).is_some());
        let begun = driver.app.world().resource::<Director>().begun();
        driver.click_on(button());
        driver.wait("what comes next", |driver| !sheet(driver));
        driver.frame();
        let now = driver.app.world().resource::<Director>().begun();
        assert!(driver.busy() && now <= begun + 3, "the next round is told as ever");
    }
}
