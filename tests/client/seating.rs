//! Going back and forth, giving up, and changing who sits where, in a match that is being played.

use bevy::prelude::*;
use imps_table::ai::{Level, Temper};
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::engine::{Seat, SeatController, ToAct, Viewer, journal};
use imps_table::folders::DataFolder;
use imps_table::games::house;
use imps_table::storage::saves::Saves;
use imps_table::table::Regular;

use crate::driver::{Driver, every_game};

/// Waits for the person's next decision.
fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| driver.asks());
}

fn ask(driver: &mut Driver, ask: SessionRequest) {
    driver.app.world_mut().write_message(ask);
}

fn position(driver: &Driver) -> String {
    driver.truth().position_text()
}

fn length(driver: &Driver) -> usize {
    driver.session().expect("a match").known.len()
}

/// What is at the only saved match's file.
fn saved(driver: &Driver) -> journal::Journal {
    let folder = driver.app.world().resource::<DataFolder>().matches();
    let list = Saves::new(folder).list(&|seen, bytes| house().judge(seen, bytes));
    journal::read(&list[0].path).expect("a journal")
}

#[test]
fn what_was_taken_back_is_done_again_and_forgotten_after_another_action() {
    for game in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::start(folder.path());
        driver.at_once();
        driver.play(game, 1, 16);
        let (before, after) = loop {
            decision(&mut driver);
            let before = (position(&driver), length(&driver));
            let first = driver.picker().choices[0].text.clone();
            ask(&mut driver, SessionRequest::Act(first));
            driver.wait("the action", |driver| length(driver) > before.1);
            // What has shown something to everybody stays done.
            if driver.session().is_some_and(|session| session.known.stands().undo.is_ok()) {
                break (before, (position(&driver), length(&driver)));
            }
        };
        ask(&mut driver, SessionRequest::Undo);
        driver.wait("the step back", |driver| length(driver) == before.1);
        assert_eq!(position(&driver), before.0, "{game}");
        ask(&mut driver, SessionRequest::Redo);
        driver.wait("the step forth", |driver| length(driver) >= after.1);
        assert!(driver.session().is_some_and(|session| !session.known.stands().redo), "{game}");
        let again = driver.whole().at(after.1);
        assert_eq!(again.position_text(), after.0, "{game}");
        driver.wait("rest", |driver| !driver.busy());
        driver.assert_as_arranged();
    }
}

#[test]
fn practice_takes_back_what_was_seen_and_stays_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play("battle_line", 1, 21);
    decision(&mut driver);
    let start = (position(&driver), length(&driver));
    // Until a card is drawn.
    while driver.session().is_some_and(|session| session.known.len() < start.1 + 6) {
        decision(&mut driver);
        let (text, now) = (driver.picker().choices[0].text.clone(), length(&driver));
        ask(&mut driver, SessionRequest::Act(text));
        driver.wait("the action", |driver| length(driver) > now);
    }
    decision(&mut driver);
    let now = length(&driver);
    ask(&mut driver, SessionRequest::Undo);
    driver.wait("a refusal", |driver| driver.session().is_some_and(|session| session.complaint.is_some()));
    assert_eq!(length(&driver), now, "a drawn card stays drawn");
    ask(&mut driver, SessionRequest::Practise);
    while length(&driver) > start.1 {
        let now = length(&driver);
        ask(&mut driver, SessionRequest::Undo);
        driver.wait("the step back", |driver| length(driver) < now);
        driver.wait("rest", |driver| !driver.busy());
    }
    assert_eq!(position(&driver), start.0);
    assert!(saved(&driver).is_practice());
    driver.assert_as_arranged();
}

#[test]
fn who_concedes_in_a_match_of_two_has_lost_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in ["battle_line", "knight_line", "battlelore"] {
        driver.play(game, 1, 22);
        decision(&mut driver);
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
        driver.frame();
        ask(&mut driver, SessionRequest::Concede);
        driver.wait("the result", |driver| driver.screen() == Screen::Results);
        assert_eq!(driver.app.world().resource::<State<Overlay>>().get(), &Overlay::None, "{game}");
        let session = driver.session().expect("the match");
        let outcome = session.known.outcome().expect("it is over");
        let person = session.humans().iter().next().expect("a person");
        assert!(outcome.winner().is_some_and(|winner| winner != person), "{game}");
        assert_eq!(session.known.verdict(), std::slice::from_ref(&outcome.reason), "{game}");
        assert!(session.told.log.iter().any(|line| line.words.key == "log-concedes"), "{game}");
        let (journal, entry) = (saved(&driver), imps_table::games::house().table(game).expect("a game"));
        assert_eq!((journal.says_over(), entry.is_over(&journal)), (true, Some(true)), "{game}");
        let (again, complaint) = entry.resume(&journal).expect("a match");
        assert!(complaint.is_none() && again.outcome().is_some(), "{game}");
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn a_bot_plays_on_for_whoever_leaves_a_seat_and_gives_it_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play("bottle_imp", 1, 23);
    decision(&mut driver);
    let person = driver.session().and_then(|session| session.humans().iter().next()).expect("a person");
    ask(&mut driver, SessionRequest::Concede);
    driver.wait("a bot", |driver| driver.session().is_some_and(|session| session.humans().is_empty()));
    let session = driver.session().expect("a match");
    assert_eq!(session.known.viewer(), Viewer::Public, "nobody's hand is shown to nobody");
    let sits = &session.controllers[person.index()];
    let name = sits.name();
    assert_eq!(sits.persona().map(|persona| persona.level), Some(Level::Veteran));
    let names: Vec<_> = session.controllers.iter().map(|sits| format!("{sits:?}")).collect();
    assert_eq!(names.iter().filter(|sits| sits.contains(name)).count(), 1, "{names:?}");
    let now = length(&driver);
    driver.wait("the bots", |driver| length(driver) > now + 6);
    ask(&mut driver, SessionRequest::Reseat { seat: Seat(1), controller: SeatController::person() });
    driver.wait("a person", |driver| driver.session().is_some_and(|session| !session.humans().is_empty()));
    let session = driver.session().expect("a match");
    assert_eq!((session.own_seat(), session.known.viewer()), (Seat(1), Viewer::Seat(Seat(1))));
    let rosa = Regular { temper: Temper::Tricky, ..Regular::plain("Rosa") };
    ask(
        &mut driver,
        SessionRequest::Reseat { seat: Seat(0), controller: SeatController::regular(&rosa, Level::Master) },
    );
    driver.wait("a Master", |driver| {
        let sits = driver.session().map(|session| session.controllers[0].clone());
        sits.and_then(|sits| sits.persona()).is_some_and(|persona| persona.level == Level::Master)
    });
    driver.wait("the person's decision", |driver| {
        driver.session().is_some_and(|session| {
            session.deciding() == Some(Seat(1)) || matches!(session.known.to_act(), ToAct::Over(_))
        })
    });
    let seats = saved(&driver).seats();
    assert!(matches!(seats[1], SeatController::Person { .. }));
    assert_eq!(seats[0].word(), "master-tricky");
}
