//! Games from elsewhere at the table: they are set up, played and won there like those of the house, and their cards are searched.

// A game from elsewhere takes a copy of this file along: it sits before the program and works its devices.
#[path = "../../../client/driver.rs"]
#[expect(dead_code, reason = "the driver of all client tests can do more than is needed here")]
mod driver;
mod searching;

use bevy::asset::Assets;
use bevy::pbr::StandardMaterial;
use imps_table::client::loading::Models;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::faces::FaceBook;
use imps_table::client::session::{Screen, SessionRequest};
use imps_table::client::settings::{Notices, Settings};
use imps_table::client::ui::icons::Icons;
use imps_table::engine::Seat;
use imps_table::folders::AssetFolders;
use imps_table::table::Target;
use sixth_game::games;
use sixth_game::pebbles::{HEAP, MARK};

use driver::Driver;

#[test]
fn it_is_played_at_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start_with(games(), folder.path());
    driver.at_once();
    driver.play_with("pebbles", "(pebbles:9)", 1, 3);
    let heap = Target::Zone(HEAP);
    let mut turns = 0;
    while driver.screen() == Screen::Table {
        driver.wait("a decision or the end", |driver| {
            driver.screen() != Screen::Table || driver.session().is_some_and(|session| session.deciding().is_some())
        });
        if driver.screen() != Screen::Table {
            break;
        }
        driver.wait("the choices", |driver| !driver.picker().choices.is_empty());
        let at = driver.place(heap).expect("the heap on the screen");
        driver.pointer(at);
        assert_eq!(driver.picker().hover, Some(heap));
        let before = driver.session().map(|session| session.known.len());
        driver.click();
        if driver.picker().counting() {
            assert!(driver.picker().counts.is_some_and(|(least, most)| (1..=3).contains(&least) && most <= 3));
            driver.app.world_mut().resource_mut::<Picker>().take_count();
        }
        driver.wait("the action", |driver| driver.session().map(|session| session.known.len()) > before);
        turns += 1;
    }
    assert!((2..=9).contains(&turns), "{turns} turns");
    driver.wait("the results", |driver| driver.screen() == Screen::Results);
    let session = driver.session().expect("the match");
    assert!(session.known.outcome().is_some_and(|outcome| outcome.winners().iter().count() == 1));
    assert!(session.told.log.len() >= 3, "every taking is told");
}

#[test]
fn what_it_brings_is_found_in_its_own_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start_with(games(), folder.path());
    driver.at_once();
    driver.play_with("pebbles", "(pebbles:9)", 1, 3);
    // Its mark is drawn from a template with an icon, both of its own.
    driver.wait("the mark on the pebbles", |driver| {
        let (world, game) = (driver.app.world(), driver.session().map_or("", |session| session.known.game()));
        let materials = world.resource::<Assets<StandardMaterial>>();
        world.resource::<FaceBook>().picture(game, MARK, materials).is_some()
    });
    let world = driver.app.world_mut();
    for icon in ["game-pebbles", "pebbles-flint"] {
        assert!(world.resource_mut::<Icons>().has(icon), "{icon}");
    }
    // Without a loudspeaker no sound is loaded.
    assert!(world.resource::<AssetFolders>().find("sounds/pebbles-click.ogg").is_some());
    assert!(world.resource::<Models>().get("pebbles_stone").is_some());
    assert!(world.resource::<Models>().get("disc_light").is_some(), "those of the house are there as well");
    let notices = &world.resource::<Notices>().0;
    assert!(notices.iter().all(|words| !words.key.starts_with("notice-asset")), "{notices:?}");
}

/// Plays the first pebble of a polite match and waits until the person can go on, and nothing more happens.
fn first_round(auto_pass: bool) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start_with(games(), folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().play.auto_pass = auto_pass;
    driver.play_with("pebbles", "(pebbles:30,polite:true)", 1, 3);
    driver.wait("a decision", |driver| !driver.picker().choices.is_empty());
    driver.app.world_mut().write_message(SessionRequest::Act("take 1".to_owned()));
    // The bot nods and takes.
    driver.wait("the bot", |driver| length(driver) >= 3);
    for _ in 0..60 {
        driver.frame();
    }
    driver.wait("a decision", |driver| driver.asks());
    (folder, driver)
}

fn length(driver: &Driver) -> usize {
    driver.session().expect("a match").known.len()
}

#[test]
fn where_one_thing_is_possible_the_table_passes_by_itself() {
    let (_folder, driver) = first_round(true);
    let live = driver.whole();
    assert_eq!(live.len(), 4);
    assert_eq!(live.action(3), Some((Seat(0), "take 0".to_owned())));
    assert_eq!(driver.picker().choices.len(), 3, "the next real decision");
}

#[test]
fn nothing_passes_by_itself_unless_the_settings_say_so() {
    let (_folder, driver) = first_round(false);
    assert_eq!(length(&driver), 3);
    let choices: Vec<&str> = driver.picker().choices.iter().map(|choice| choice.text.as_str()).collect();
    assert_eq!(choices, ["take 0"]);
}

#[test]
fn undo_goes_over_what_passed_by_itself() {
    for auto_pass in [true, false] {
        let (_folder, mut driver) = first_round(auto_pass);
        driver.app.world_mut().write_message(SessionRequest::Undo);
        for _ in 0..60 {
            driver.frame();
        }
        assert_eq!(length(&driver), 0, "auto pass {auto_pass}: back at the person's own decision");
        assert_eq!(driver.picker().choices.len(), 3);
        assert!(driver.session().is_some_and(|session| session.told.log.is_empty()));
    }
}
