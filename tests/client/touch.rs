//! A finger does what a mouse does.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::engine::{Chance, Sampled};
use imps_table::table::{Lens, Target};

use crate::driver::{Driver, every_game, every_table};
use crate::playing::{agree, close_overlays};

fn begin(driver: &mut Driver, game: &str) {
    driver.play(game, 1, 11);
    driver.wait("a decision", |driver| driver.asks());
    driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
}

/// Something that can be chosen, and where a finger meets it.
fn first(driver: &Driver) -> (Target, Vec2) {
    let target = driver.picker().next[0];
    let at = driver.place(target).expect("a place on the screen");
    // A card in the hand shows its upper half only.
    (target, at.min(Vec2::new(at.x, 700.0)))
}

/// One of the legal actions by finger: taps, or a drag.
fn by_finger(driver: &mut Driver, chance: &mut Sampled) {
    let choices = driver.picker().choices.clone();
    let choice = &choices[chance.below(choices.len() as u32) as usize];
    if let [Target::Option(_)] = choice.targets[..] {
        driver.key(KeyCode::KeyE);
        agree(driver);
        return;
    }
    let before = driver.session().map(|session| session.known.len());
    let places: Vec<_> = choice.targets.iter().map(|target| driver.place(*target)).collect();
    if let ([Some(from), Some(to)], 0) = (&places[..], chance.below(2)) {
        driver.finger(3, TouchPhase::Started, *from);
        driver.finger(3, TouchPhase::Moved, *from);
        for part in 1..=4_u8 {
            driver.finger(3, TouchPhase::Moved, from.lerp(*to, f32::from(part) / 4.0));
        }
        driver.finger(3, TouchPhase::Ended, *to);
        driver.frame();
    } else {
        for (target, place) in choice.targets.iter().zip(places) {
            match (*target, place) {
                // The number that is offered: a tap on what was chosen last.
                (Target::Count(_), _) => {
                    driver.frame();
                    let last = driver.picker().prefix.last().and_then(|last| driver.place(*last));
                    if let Some(at) = last.filter(|_| driver.picker().counting()) {
                        driver.tap(at);
                    }
                }
                (Target::Option(_), _) => {
                    driver.key(KeyCode::KeyE);
                    agree(driver);
                }
                // A card of a tray is drawn by the interface.
                (target, _) if driver.app.world().resource::<ShownLayout>().layout.in_tray(target).is_some() => {
                    driver.app.world_mut().resource_mut::<Picker>().call(target);
                    driver.frame();
                }
                (_, Some(at)) => driver.tap(at),
                _ => {}
            }
        }
    }
    driver.frame();
    if driver.session().map(|session| session.known.len()) == before {
        for _ in 0..driver.picker().prefix.len() {
            driver.key(KeyCode::Escape);
        }
        if driver.picker().inspected.is_some() {
            driver.key(KeyCode::Escape);
        }
        close_overlays(driver);
    }
}

/// Decisions that are made by finger at a table; whole matches are played by mouse and pad.
const DECISIONS: usize = 40;

#[test]
fn every_table_is_played_by_finger() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 11);
        let mut chance = Sampled::new(99);
        for _ in 0..DECISIONS {
            driver.wait("a decision, or the end", |driver| {
                let over = driver.screen() == Screen::Results;
                over || driver.asks()
                    && !driver.app.world().resource::<Eye>().moving()
                    && driver.session().is_some_and(|session| session.deciding().is_some())
            });
            if driver.screen() == Screen::Results {
                break;
            }
            by_finger(&mut driver, &mut chance);
            driver.frame();
        }
        driver.wait("rest", |driver| !driver.busy());
        driver.assert_as_arranged();
        let session = driver.session().expect("a match");
        let whole = session.known.outcome().is_some();
        assert!(whole || session.known.len() > DECISIONS / 4, "{game} {options}: {} actions", session.known.len());
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
}

#[test]
fn a_tap_takes_and_a_long_one_inspects() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        begin(&mut driver, game);
        let (target, at) = first(&driver);
        let several = driver.picker().choices.iter().all(|choice| choice.targets.len() > 1);
        if several {
            driver.tap(at);
            assert_eq!(driver.picker().prefix, [target], "{game}");
            assert_eq!(driver.picker().hover, None, "{game}: nobody points any more");
            // Two fingers anywhere: what was picked up is dropped.
            driver.finger(1, TouchPhase::Started, at);
            driver.finger(2, TouchPhase::Started, at + Vec2::X * 60.0);
            driver.finger(1, TouchPhase::Ended, at);
            driver.finger(2, TouchPhase::Ended, at + Vec2::X * 60.0);
            for _ in 0..4 {
                driver.frame();
            }
            assert!(driver.picker().prefix.is_empty(), "{game}");
            assert_eq!(*driver.app.world().resource::<State<Overlay>>().get(), Overlay::None, "{game}");
        }
        driver.finger(1, TouchPhase::Started, at);
        for _ in 0..25 {
            driver.frame();
        }
        let inspected = driver.picker().inspected.as_ref().map(|inspected| inspected.target);
        assert_eq!(inspected, Some(target), "{game}");
        driver.finger(1, TouchPhase::Ended, at);
        for _ in 0..4 {
            driver.frame();
        }
        assert!(driver.picker().inspected.is_some(), "{game}: lifted, and it is gone");
        driver.tap(at);
        assert!(driver.picker().inspected.is_none(), "{game}");
        assert!(driver.picker().prefix.is_empty(), "{game}: the tap that puts a sheet away does nothing else");
    }
}

#[test]
fn a_finger_on_a_panel_is_not_on_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        begin(&mut driver, game);
        let (_, at) = first(&driver);
        driver.tap(at);
        driver.app.world_mut().resource_mut::<Picker>().cancel();
        let length = driver.session().map(|session| session.known.len());
        // The own plate is always there, at the lower left.
        driver.tap(Vec2::new(60.0, 690.0));
        assert!(driver.picker().prefix.is_empty() && driver.picker().inspected.is_none(), "{game}");
        assert_eq!(driver.session().map(|session| session.known.len()), length, "{game}");
    }
}

#[test]
fn two_fingers_come_nearer_and_drag() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    begin(&mut driver, "knight_line");
    let lens = |driver: &Driver| *driver.app.world().resource::<Lens>();
    let rest = |driver: &mut Driver| {
        for _ in 0..4 {
            driver.frame();
        }
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
    };
    let zones = &driver.app.world().resource::<ShownLayout>().layout.zones;
    let cell = Target::Zone(zones.last().expect("a cell").id);
    let (far, at) = (lens(&driver), driver.place(cell).expect("in the picture"));
    let length = driver.session().map(|session| session.known.len());
    let beside = |by: f32| Vec2::X * by;
    driver.finger(1, TouchPhase::Started, at - beside(40.0));
    driver.finger(2, TouchPhase::Started, at + beside(40.0));
    for step in 1..=6_u8 {
        driver.finger(1, TouchPhase::Moved, at - beside(40.0 + 6.0 * f32::from(step)));
        driver.finger(2, TouchPhase::Moved, at + beside(40.0 + 6.0 * f32::from(step)));
    }
    rest(&mut driver);
    let near = lens(&driver);
    assert!(near.at.y < 0.8 * far.at.y, "{near:?}");
    let there = driver.place(cell).expect("still in the picture");
    assert!(there.distance(at) < 12.0, "between the fingers it stays where it is: {at} {there}");
    for step in 1..=4_u8 {
        driver.finger(1, TouchPhase::Moved, at - beside(76.0 - 20.0 * f32::from(step)));
        driver.finger(2, TouchPhase::Moved, at + beside(76.0 + 20.0 * f32::from(step)));
    }
    rest(&mut driver);
    assert!(lens(&driver).at.x < near.at.x - 0.01, "the table goes with the fingers");
    driver.finger(1, TouchPhase::Ended, at);
    driver.finger(2, TouchPhase::Ended, at);
    rest(&mut driver);
    assert_eq!(*driver.app.world().resource::<State<Overlay>>().get(), Overlay::None, "no step back");
    assert_eq!(driver.session().map(|session| session.known.len()), length, "nothing was played");
    assert!(driver.picker().prefix.is_empty() && driver.picker().inspected.is_none());
}
