//! People's time runs while they can act and at no other time; when it is up the house decides, and nothing of it is lost.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use imps_table::client::audio::PlaySound;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::engine::Seat;
use imps_table::engine::journal::{self, Limit};
use imps_table::folders::DataFolder;
use imps_table::games::house;
use imps_table::host::Host;
use imps_table::storage::saves::Saves;
use imps_table::storage::sharing::journal_of;
use imps_table::table::NewMatch;
use imps_table::table::clock::Clock;

use crate::driver::{Driver, every_game, tables_of, wanted};

const A: Seat = Seat(0);

/// Begins a match of so many people with a clock.
fn play(driver: &mut Driver, game: &str, people: usize, limit: Limit) {
    let wanted = wanted(game, tables_of(game)[0], people, 16);
    driver.begin(NewMatch { clock: Some(limit), ..wanted });
}

fn ask(driver: &mut Driver, ask: SessionRequest) {
    driver.app.world_mut().write_message(ask);
}

/// Waits for a person's next decision.
fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| driver.asks());
}

/// The clock of the match, as its owner has it.
fn clock(driver: &Driver) -> Option<&Clock> {
    driver.app.world().resource::<Hosting>().host().and_then(Host::clock)
}

fn left(driver: &Driver, seat: Seat) -> Duration {
    let session = driver.session().expect("a match");
    let shown = session.clocks.iter().find(|clock| clock.seat == seat).map(|clock| clock.left);
    shown.unwrap_or_else(|| clock(driver).expect("a clock").left(seat))
}

fn length(driver: &Driver) -> usize {
    driver.session().expect("a match").known.len()
}

/// What a seat loses in so many frames.
fn lost(driver: &mut Driver, seat: Seat, frames: usize) -> Duration {
    let before = left(driver, seat);
    (0..frames).for_each(|_| driver.frame());
    before - left(driver, seat)
}

fn overlay(driver: &mut Driver, overlay: Overlay) {
    driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    driver.frame();
}

fn focused(driver: &mut Driver, focused: bool) {
    let world = driver.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(world).expect("a window").focused = focused;
    driver.frame();
}

/// Every frame is so long.
fn frames_of(driver: &mut Driver, millis: u64) {
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
}

/// The only saved match.
fn saved(driver: &Driver) -> (PathBuf, journal::Journal) {
    let folder = driver.app.world().resource::<DataFolder>().matches();
    let list = Saves::new(folder).list(&|seen, bytes| house().judge(seen, bytes));
    let path = list[0].path.clone();
    let journal = journal::read(&path).expect("a journal");
    (path, journal)
}

/// How often the house is said to have decided.
fn by_house(driver: &Driver) -> usize {
    let session = driver.session().expect("a match");
    session.known.chronicle().iter().filter(|line| line.words.key == "log-time-up").count()
}

fn done(driver: &mut Driver) {
    let (text, now) = (driver.picker().choices[0].text.clone(), length(driver));
    ask(driver, SessionRequest::Act(text));
    driver.wait("the action", |driver| length(driver) > now);
}

#[test]
fn time_runs_for_whoever_can_act_and_for_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let whole = Duration::from_secs(600);
    play(&mut driver, "battle_line", 1, Limit::Match(600));
    while driver.busy() {
        assert_eq!(left(&driver, A), whole, "the deal takes nobody's time");
        driver.frame();
    }
    decision(&mut driver);
    let second = Duration::from_millis(33 * 30);
    driver.frame();
    assert_eq!(lost(&mut driver, A, 30), second);
    for closed in [Overlay::Pause, Overlay::RuleBook, Overlay::Settings, Overlay::Aid] {
        overlay(&mut driver, closed);
        assert_eq!(lost(&mut driver, A, 30), Duration::ZERO, "{closed:?}");
        overlay(&mut driver, Overlay::None);
        driver.frame();
        assert_eq!(lost(&mut driver, A, 30), second, "after {closed:?}");
    }
    focused(&mut driver, false);
    assert_eq!(lost(&mut driver, A, 30), Duration::ZERO, "another window is in front");
    focused(&mut driver, true);
    driver.frame();
    assert_eq!(lost(&mut driver, A, 30), second);

    // Until it is the person's turn again, bots think and what they do is told.
    let mut waited = 0;
    for _ in 0..2 {
        done(&mut driver);
        let now = left(&driver, A);
        while driver.busy() || driver.session().is_some_and(|session| session.deciding().is_none()) {
            assert_eq!(left(&driver, A), now);
            driver.frame();
            waited += 1;
        }
        decision(&mut driver);
    }
    assert!(waited > 30, "{waited} frames");
    assert_eq!(left(&driver, Seat(1)), whole, "bots have all the time there is");

    let session = driver.session().expect("a match");
    let copied = journal_of(driver.whole(), &session.controllers, session.practice, clock(&driver));
    let clock = journal::parse(copied.as_bytes()).expect("a journal").clock();
    assert_eq!(clock.map(|(limit, left)| (limit, left[1])), Some((Limit::Match(600), 600)), "a copy has it, too");

    ask(&mut driver, SessionRequest::StopClock);
    driver.wait("no clock", |driver| driver.session().is_some_and(|session| session.clocks.is_empty()));
    assert_eq!(saved(&driver).1.clock(), None);
}

#[test]
fn a_hand_over_takes_nobodys_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    play(&mut driver, "battle_line", 2, Limit::Move(60));
    let handed = |driver: &mut Driver| {
        driver
            .wait("a hand-over", |driver| *driver.app.world().resource::<State<Overlay>>().get() == Overlay::HandOver);
        let whole = Duration::from_secs(60);
        (0..30).for_each(|_| driver.frame());
        assert_eq!((left(driver, A), left(driver, Seat(1))), (whole, whole));
        ask(driver, SessionRequest::HandedOver);
        decision(driver);
    };
    handed(&mut driver);
    let other = Duration::from_secs(60);
    lost(&mut driver, A, 30);
    assert!(left(&driver, A) < other && left(&driver, Seat(1)) == other);
    let next = |driver: &Driver| driver.session().is_some_and(|session| session.hand_over.is_some());
    while !next(&driver) {
        done(&mut driver);
        driver.wait("a decision of anybody", |driver| {
            next(driver) || !driver.busy() && driver.session().is_some_and(|session| session.deciding().is_some())
        });
    }
    handed(&mut driver);
    lost(&mut driver, A, 30);
    assert!(left(&driver, Seat(1)) < other && left(&driver, A) == other);
}

#[derive(Resource, Default)]
struct Knocks(usize);

#[test]
fn when_time_is_up_the_house_decides_that_one_thing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.app.init_resource::<Knocks>().add_systems(
        Last,
        |mut heard: MessageReader<PlaySound>, mut knocks: ResMut<Knocks>| {
            knocks.0 += heard.read().filter(|sound| sound.interface && sound.name == "wood-knock").count();
        },
    );
    for game in every_game() {
        play(&mut driver, game, 1, Limit::Move(30));
        decision(&mut driver);
        driver.app.world_mut().resource_mut::<Knocks>().0 = 0;
        frames_of(&mut driver, 500);
        let (now, journal) = (length(&driver), saved(&driver).1);
        assert!(journal.by_house().is_empty(), "{game}");
        driver.wait("the house", |driver| length(driver) > now);
        frames_of(&mut driver, 33);
        let session = driver.session().expect("a match");
        assert_eq!(driver.whole().action(now).map(|(seat, _)| seat), session.watching_human(), "{game}");
        assert!(!session.humans().is_empty() && session.known.outcome().is_none(), "{game}: the match goes on");
        assert_eq!(driver.app.world().resource::<Knocks>().0, 1, "{game}: one warning");
        assert_eq!(saved(&driver).1.by_house(), [now], "{game}");
        assert_eq!(by_house(&driver), 1, "{game}");
        decision(&mut driver);
        assert!(left(&driver, A) > Duration::from_secs(28), "{game}: the next move has its time");
        // Where it can be undone, no time is given back.
        lost(&mut driver, A, 60);
        ask(&mut driver, SessionRequest::Undo);
        (0..3).for_each(|_| driver.frame());
        if length(&driver) <= now {
            decision(&mut driver);
            assert!(left(&driver, A) < Duration::from_secs(29), "{game}");
            assert_eq!((by_house(&driver), saved(&driver).1.by_house()), (0, Vec::new()), "{game}");
        }
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn whoever_comes_back_has_the_time_that_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    play(&mut driver, "battle_line", 1, Limit::Match(600));
    decision(&mut driver);
    frames_of(&mut driver, 500);
    lost(&mut driver, A, 12);
    overlay(&mut driver, Overlay::Pause);
    driver.frame();
    let paused = left(&driver, A);
    assert!(paused <= Duration::from_secs(595), "{paused:?}");
    let (path, journal) = saved(&driver);
    let seconds = u32::try_from(paused.as_millis().div_ceil(1000)).expect("few");
    assert_eq!(journal.clock(), Some((Limit::Match(600), vec![seconds, 600])));
    overlay(&mut driver, Overlay::None);
    // Without any pause it is never far behind, whatever ends the program.
    lost(&mut driver, A, 50);
    let now = left(&driver, A);
    drop(driver);

    let mut driver = Driver::start(folder.path());
    driver.at_once();
    ask(&mut driver, SessionRequest::Resume(path.clone()));
    driver.wait("the table", |driver| driver.screen() == Screen::Table && driver.session().is_some());
    decision(&mut driver);
    let again = left(&driver, A);
    assert!(again + Duration::from_secs(1) > now && again < now + Duration::from_secs(11), "{now:?}, then {again:?}");
    // All of it is used up: each move has a grace then.
    frames_of(&mut driver, 2000);
    let length_then = length(&driver);
    driver.wait("the house", |driver| length(driver) > length_then);
    frames_of(&mut driver, 33);
    decision(&mut driver);
    let grace = left(&driver, A);
    assert!(grace > Duration::from_secs(8) && grace <= Duration::from_secs(10), "{grace:?}");
    let told = by_house(&driver);
    drop(driver);

    let mut driver = Driver::start(folder.path());
    ask(&mut driver, SessionRequest::Resume(path));
    driver.wait("the table", |driver| driver.screen() == Screen::Table && driver.session().is_some());
    assert_eq!((by_house(&driver), told), (1, 1), "the chronicle has it still");
    assert_eq!(clock(&driver).map(Clock::limit), Some(Limit::Match(600)));
}
