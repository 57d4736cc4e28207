//! A table is set up in two presses, suits a first match, and is found again as it was left.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::ai::Level;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::Focus;
use imps_table::engine::journal::Limit;
use imps_table::engine::{Seat, SeatController};
use imps_table::games;
use imps_table::host::Host;
use imps_table::locale::Locale;
use imps_table::table::clock::Clock;

use crate::driver::Driver;

/// New game, Start: the whole way from the title to a table.
fn two_presses(driver: &mut Driver) -> (&'static str, String, Vec<SeatController>) {
    driver.wait("the menu", |driver| driver.app.world().resource::<Focus>().now().is_some());
    driver.key(KeyCode::Enter);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    sitting(driver)
}

fn sitting(driver: &Driver) -> (&'static str, String, Vec<SeatController>) {
    let Session { known: live, controllers, .. } = driver.session().expect("a match");
    (live.game(), live.options_text().to_owned(), controllers.clone())
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

fn bots(controllers: &[SeatController]) -> Vec<Level> {
    controllers.iter().filter_map(SeatController::persona).map(|persona| persona.level).collect()
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

#[cfg(unix)]
#[test]
fn a_program_of_the_data_folder_sits_down_at_the_table() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let programs = folder.path().join("programs");
    std::fs::create_dir(&programs).expect("a folder");
    let file = programs.join("duck");
    std::fs::copy("examples/first.sh", &file).expect("an example");
    let mut driver = Driver::start(folder.path());
    let place = Id::new("setup to program").with(1_usize);
    let set_up = |driver: &mut Driver| {
        driver.key(KeyCode::Enter);
        driver.wait("the set-up", |driver| driver.screen() == Screen::Setup && driver.focused(Id::new("setup start")));
    };
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("rights");
    set_up(&mut driver);
    focus(&mut driver, place);
    driver.frame();
    assert!(!driver.focused(place), "what is no program is not offered");
    driver.key(KeyCode::Escape);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    driver.frame();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("rights");
    set_up(&mut driver);
    focus(&mut driver, place);
    driver.key(KeyCode::Enter);
    driver.frame();
    focus(&mut driver, Id::new("setup start"));
    driver.key(KeyCode::Enter);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    let duck = |driver: &Driver| driver.session().expect("a match").controllers[1].to_string();
    assert_eq!(duck(&driver), "program duck");
    driver.at_once();
    for _ in 0..5 {
        driver.wait("a decision", |driver| driver.asks());
        let session = driver.session().expect("a match");
        let choice = session.present().stands().turn.as_ref().and_then(|turn| turn.choices.first()).expect("a choice");
        let text = choice.text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(text));
        driver.frame();
    }
    driver.wait("a decision", |driver| driver.asks());
    assert_eq!(duck(&driver), "program duck", "it has not been at fault");
    let truth = driver.truth();
    assert!((0..truth.len()).any(|number| truth.action(number).is_some_and(|(seat, _)| seat.0 == 1)));
    let settings = driver.app.world().resource::<Settings>();
    let table = settings.play.last.of(truth.game()).expect("it is remembered");
    assert_eq!(table.seats[1].to_string(), "program duck");
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
        let (begun, options, controllers) = two_presses(&mut driver);
        assert_eq!((begun, options), (game, shelf[0].first_options()));
        assert!(bots(&controllers).iter().all(|level| *level == Level::Apprentice), "{controllers:?}");
    }
}

#[test]
fn two_people_change_seats_and_keep_what_they_are_called() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 2, 5);
    for seat in [Seat(0), Seat(1)] {
        let controller = SeatController::person();
        driver.app.world_mut().write_message(SessionRequest::Reseat { seat, controller });
    }
    let called = [Seat(0), Seat(1)].map(|seat| driver.app.world().resource::<Locale>().numbered(seat));
    driver.app.world_mut().write_message(SessionRequest::Rematch { swap: true, same_seed: false });
    (0..4).for_each(|_| driver.frame());
    let names: Vec<_> = sitting(&driver).2.iter().map(|sits| sits.name().to_owned()).collect();
    assert_eq!(names, [called[1].clone(), called[0].clone()]);
}
