//! Earlier moments of a match that is being played are looked at with the eyes of whoever plays; nothing is played meanwhile,
//! and the match goes on as if nobody had looked.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Session, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::engine::{Sampled, Seat, SeatController, Viewer};
use imps_table::host::Host;
use imps_table::locale::Locale;
use imps_table::table::Palette;
use imps_table::table::any_match::AnyMatch;

use crate::driver::{Driver, every_game, every_table};
use crate::watching::play_to;

fn ask(driver: &mut Driver, ask: SessionRequest) {
    driver.app.world_mut().write_message(ask);
    driver.frame();
    driver.wait("rest", |driver| !driver.busy());
    (0..3).for_each(|_| driver.frame());
}

/// The moment that is looked at, and how many there are.
fn moment(driver: &Driver) -> Option<(usize, usize)> {
    driver.session().expect("a match").replay
}

fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| driver.asks());
}

/// A match of one person in which so many actions have been done, with the person to decide; and a copy of it.
fn begun(driver: &mut Driver, game: &str, options: &str) -> Box<dyn AnyMatch> {
    for seed in 21.. {
        driver.play_with(game, options, 1, seed);
        play_to(driver, 7, &mut Sampled::new(5));
        // Some matches are over before the person is to decide again.
        let over = |driver: &Driver| driver.session().is_some_and(|session| session.known.outcome().is_some());
        driver.wait("a decision, or the end", |driver| over(driver) || driver.asks());
        if !over(driver) {
            break;
        }
    }
    // What is shown follows.
    (0..4).for_each(|_| driver.frame());
    let session = driver.session().expect("a match");
    assert_eq!(session.known.viewer(), Viewer::Seat(Seat(0)));
    driver.truth()
}

#[test]
fn earlier_moments_are_seen_as_they_were_seen_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        let whole = begun(&mut driver, game, options);
        let (length, log) = (whole.len(), driver.session().expect("a match").told.log.clone());
        let text = driver.picker().choices[0].text.clone();
        for position in [length - 1, length / 2, length / 2 + 1, 0, length, 1] {
            ask(&mut driver, SessionRequest::StepTo(position));
            let what = format!("{game} {options} at {position}");
            assert_eq!(moment(&driver), Some((position, length)), "{what}");
            let then = whole.at(position);
            let vantage = driver.vantage();
            let seen = then.seen_by(vantage.viewer);
            let session = driver.session().expect("a match");
            assert_eq!(session.known.viewer(), Viewer::Seat(Seat(0)), "{what}");
            assert_eq!(driver.app.world().resource::<ShownLayout>().layout, seen.arrange(vantage.side), "{what}");
            assert_eq!(
                session.known.seen().panels(&log, Palette::Normal),
                seen.panels(&log, Palette::Normal),
                "{what}"
            );
            assert_eq!(session.told.log, then.chronicle(), "{what}: the chronicle of then");
            assert_eq!(
                session.waiting.as_ref().map(|waiting| waiting.known.chronicle()),
                Some(&*log),
                "{what}: all of it"
            );
            assert!(driver.picker().choices.is_empty(), "{what}: nothing can be chosen");
            for other in [
                SessionRequest::Act(text.clone()),
                SessionRequest::Undo,
                SessionRequest::Redo,
                SessionRequest::Concede,
                SessionRequest::Hint,
                SessionRequest::Reseat { seat: Seat(0), controller: SeatController::person() },
            ] {
                ask(&mut driver, other);
                assert_eq!(moment(&driver), Some((position, length)), "{what}");
            }
        }
        ask(&mut driver, SessionRequest::ToNow);
        let session = driver.session().expect("a match");
        assert_eq!((session.replay, session.known.len()), (None, length), "{game} {options}");
        assert!(session.waiting.is_none() && session.told.log == log);
        assert_eq!(driver.truth().position_text(), whole.position_text(), "{game} {options}");
        driver.assert_as_arranged();
        decision(&mut driver);
        ask(&mut driver, SessionRequest::Act(text));
        let played = driver.whole().action(length);
        assert!(played.is_some(), "{game} {options}: the match goes on");
    }
}

#[test]
fn what_a_bot_has_thought_meanwhile_is_kept_for_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        driver.play(game, 1, 21);
        decision(&mut driver);
        let mut chance = Sampled::new(3);
        driver.wait("a bot that thinks", |driver| {
            let thinks =
                |driver: &Driver| driver.app.world().resource::<Hosting>().host().is_some_and(Host::is_thinking);
            if thinks(driver) {
                return true;
            }
            let length = driver.session().map_or(0, |session| session.known.len());
            if driver.asks() {
                let choices = &driver.picker().choices;
                let at = imps_table::engine::Chance::below(&mut chance, choices.len() as u32) as usize;
                let text = choices[at].text.clone();
                driver.app.world_mut().write_message(SessionRequest::Act(text));
            }
            thinks(driver) && driver.session().is_some_and(|session| session.known.len() > length)
        });
        let length = driver.session().expect("a match").known.len();
        ask(&mut driver, SessionRequest::StepTo(0));
        for _ in 0..80 {
            driver.frame();
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        assert_eq!(moment(&driver), Some((0, length)), "{game}: nothing has been played");
        ask(&mut driver, SessionRequest::ToNow);
        driver.wait("the bot's move", |driver| driver.session().is_some_and(|session| session.known.len() > length));
        driver.wait("rest", |driver| !driver.busy());
    }
}

fn now_button(driver: &Driver) -> Id {
    Id::new("prompt").with(driver.app.world().resource::<Locale>().t("look-back-now"))
}

#[test]
fn mouse_keys_and_pad_lead_back_and_to_now() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for game in every_game() {
        let whole = begun(&mut driver, game, crate::driver::tables_of(game)[0]);
        // A line of the chronicle.
        let line = driver.session().expect("a match").told.log.len() - 1;
        driver.click_on(Id::new("chronicle").with(line));
        // What passes by itself may have done so by now.
        let (position, length) = moment(&driver).unwrap_or_else(|| panic!("{game}: nobody looks back"));
        assert_eq!(position, whole.moment_of(line), "{game}: the line's moment");
        driver.key(KeyCode::Escape);
        (0..4).for_each(|_| driver.frame());
        assert_eq!(moment(&driver), None, "{game}: Esc leads back to now");
        let overlay = *driver.app.world().resource::<State<Overlay>>().get();
        assert_eq!(overlay, Overlay::None, "{game}: and no further");
        // Keys: to the arrow above the chronicle, which is opened first.
        decision(&mut driver);
        if driver.spot(Id::new("look back")).is_none() {
            let newest = driver.session().expect("a match").told.log.len() - 1;
            driver.walk_to(Id::new("chronicle").with(newest), |driver| driver.key(KeyCode::Tab));
            driver.key(KeyCode::Enter);
            (0..2).for_each(|_| driver.frame());
        }
        driver.walk_to(Id::new("look back"), |driver| driver.key(KeyCode::Tab));
        driver.key(KeyCode::Enter);
        (0..4).for_each(|_| driver.frame());
        assert_eq!(moment(&driver), Some((length - 1, length)), "{game}");
        assert!(driver.spot(now_button(&driver)).is_some(), "{game}: the way back is in sight");
        driver.key(KeyCode::KeyE);
        (0..4).for_each(|_| driver.frame());
        assert_eq!(moment(&driver), None, "{game}: the main button leads back to now");
        // The pad: the same, and one further.
        decision(&mut driver);
        driver.walk_to(Id::new("look back"), |driver| driver.pad(GamepadButton::RightTrigger));
        driver.pad(GamepadButton::South);
        (0..4).for_each(|_| driver.frame());
        driver.pad(GamepadButton::South);
        (0..4).for_each(|_| driver.frame());
        assert_eq!(moment(&driver), Some((length - 2, length)), "{game}");
        driver.pad(GamepadButton::West);
        (0..4).for_each(|_| driver.frame());
        assert_eq!(moment(&driver), None, "{game}");
        decision(&mut driver);
    }
}

#[test]
fn the_way_back_to_now_is_there_at_any_text_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        begun(&mut driver, game, crate::driver::tables_of(game)[0]);
        ask(&mut driver, SessionRequest::StepTo(2));
        for scale in [1.0, 1.3, 2.0] {
            driver.app.world_mut().resource_mut::<Settings>().text_scale = scale;
            (0..4).for_each(|_| driver.frame());
            for id in [now_button(&driver), Id::new("replay").with("replay-forward")] {
                let spot = driver.spot(id).unwrap_or_else(|| panic!("{game} at {scale}: {id:?} is missing"));
                let screen = bevy_egui::egui::Rect::from_min_max(bevy_egui::egui::Pos2::ZERO, (1280.0, 720.0).into());
                assert!(screen.contains_rect(spot.rect), "{game} at {scale}: {:?}", spot.rect);
            }
        }
        driver.app.world_mut().resource_mut::<Settings>().text_scale = 1.0;
        ask(&mut driver, SessionRequest::ToNow);
        assert!(driver.session().is_some_and(|session: &Session| session.replay.is_none()), "{game}");
    }
}
