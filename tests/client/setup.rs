//! A table is set up in two presses, suits a first match, and is found again as it was left.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::ai::Level;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::client::ui::focus::Focus;
use imps_table::engine::Seat;
use imps_table::engine::journal::Limit;
use imps_table::games;
use imps_table::host::Host;
use imps_table::locale::Locale;
use imps_table::table::Occupant;
use imps_table::table::clock::Clock;

use crate::driver::Driver;

/// New game, Start: the whole way from the title to a table.
fn two_presses(driver: &mut Driver) -> (&'static str, String, Vec<Occupant>) {
    driver.wait("the menu", |driver| driver.app.world().resource::<Focus>().now().is_some());
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    sitting(driver)
}

fn sitting(driver: &Driver) -> (&'static str, String, Vec<Occupant>) {
    let Session { known: live, occupants, .. } = driver.session().expect("a match");
    (live.game(), live.options_text().to_owned(), occupants.clone())
}

fn leave(driver: &mut Driver) {
    driver.app.world_mut().write_message(SessionRequest::Leave);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    driver.frame();
}

fn focus(driver: &mut Driver, id: Id) {
    driver.app.world_mut().resource_mut::<Focus>().set(id);
    driver.frame();
}

/// Ends the program in the ordinary way.
fn quit(mut driver: Driver) {
    driver.app.world_mut().write_message(AppExit::Success);
    driver.frame();
}

fn bots(occupants: &[Occupant]) -> Vec<Level> {
    let level = |occupant: &Occupant| match occupant {
        Occupant::Bot { persona, .. } => Some(persona.level),
        Occupant::Human { .. } => None,
    };
    occupants.iter().filter_map(level).collect()
}

#[test]
fn a_first_match_is_gentle_and_the_last_table_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = games::house().tables();
    let mut driver = Driver::start(folder.path());
    let first = two_presses(&mut driver);
    assert_eq!((first.0, first.1.as_str()), (shelf[0].game(), shelf[0].first_options().as_str()));
    assert!(bots(&first.2).iter().all(|level| *level == Level::Apprentice), "{:?}", first.2);
    assert_eq!(bots(&first.2).len() + 1, first.2.len(), "one person");

    // Another game, a stronger opponent.
    leave(&mut driver);
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    driver.key(KeyCode::ArrowDown);
    assert!(driver.focused(Id::new("setup game")), "an arrow leads from Start to the choice of game");
    driver.key(KeyCode::ArrowRight);
    driver.frame();
    focus(&mut driver, Id::new("setup seat").with(1_usize));
    driver.key(KeyCode::ArrowRight);
    focus(&mut driver, Id::new("setup start"));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    let other = sitting(&driver);
    assert_eq!(other.0, shelf[1].game());
    assert_eq!(bots(&other.2)[0], Level::Journeyman);
    quit(driver);

    let mut driver = Driver::start(folder.path());
    assert_eq!(two_presses(&mut driver), other, "the game played last, as it was set up");
    leave(&mut driver);
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    focus(&mut driver, Id::new("setup game"));
    driver.key(KeyCode::ArrowLeft);
    driver.frame();
    focus(&mut driver, Id::new("setup start"));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    assert_eq!(sitting(&driver), first, "each game has its own table");
}

#[test]
fn a_clock_is_there_when_it_is_wanted_and_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let limit =
        |driver: &Driver| driver.app.world().resource::<Hosting>().host().and_then(Host::clock).map(Clock::limit);
    let mut driver = Driver::start(folder.path());
    two_presses(&mut driver);
    assert_eq!(limit(&driver), None, "nobody is hurried who has not asked for it");
    leave(&mut driver);
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    for id in [Id::new("setup clock"), Id::new("setup clock time")] {
        focus(&mut driver, id);
        driver.key(KeyCode::ArrowRight);
        driver.frame();
    }
    focus(&mut driver, Id::new("setup start"));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    assert_eq!(limit(&driver), Some(Limit::Move(120)));
    leave(&mut driver);
    two_presses(&mut driver);
    assert_eq!(limit(&driver), Some(Limit::Move(120)));
    driver.app.world_mut().write_message(SessionRequest::Rematch { swap: false, same_seed: false });
    (0..4).for_each(|_| driver.frame());
    assert_eq!(limit(&driver), Some(Limit::Move(120)), "and after a restart");
}

#[test]
fn a_table_that_cannot_be_played_is_not_offered() {
    let shelf = games::house().tables();
    let game = shelf[0].game();
    for (name, options) in [(game, "nonsense"), (game, "(players:99)"), ("nothing", "()")] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = format!("{options:?}");
        let seats = "[bot(master), person(\"B\"), bot(master)]";
        let text = format!("(last: (game: \"{name}\", tables: {{\"{name}\": (options: {options}, seats: {seats})}}))");
        std::fs::write(folder.path().join("settings.ron"), text).expect("a settings file");
        let mut driver = Driver::start(folder.path());
        let (begun, options, occupants) = two_presses(&mut driver);
        assert_eq!((begun, options), (game, shelf[0].first_options()));
        assert!(bots(&occupants).iter().all(|level| *level == Level::Apprentice), "{occupants:?}");
    }
}

#[test]
fn two_people_change_seats_and_keep_what_they_are_called() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 2, 5);
    for seat in [Seat(0), Seat(1)] {
        let occupant = Occupant::Human { name: String::new() };
        driver.app.world_mut().write_message(SessionRequest::Reseat { seat, occupant });
    }
    let called = [Seat(0), Seat(1)].map(|seat| driver.app.world().resource::<Locale>().numbered(seat));
    driver.app.world_mut().write_message(SessionRequest::Rematch { swap: true, same_seed: false });
    (0..4).for_each(|_| driver.frame());
    let names: Vec<_> = sitting(&driver).2.iter().map(|sits| sits.name().to_owned()).collect();
    assert_eq!(names, [called[1].clone(), called[0].clone()]);
}
