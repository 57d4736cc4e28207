//! Pieces are chosen, framed, hinted at and given, by mouse, keys and pad.
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use imps_table::client::picker::{Confirms, Picker};
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::piece::{Marked, TargetMark};
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::engine::{Chance as _, Sampled};
use imps_table::table::Target;

use crate::driver::{Driver, every_game, every_table};
use crate::playing::agree;

/// Starts a match and waits for the person's first decision.
pub fn decide(driver: &mut Driver, game: &str, options: &str, seed: u64) {
    driver.play_with(game, options, 1, seed);
    driver.wait("a decision", |driver| driver.asks());
}

fn over(driver: &Driver) -> bool {
    driver.session().is_some_and(|session| session.known.outcome().is_some())
}

/// Waits until the person is to decide again; false if the match is over.
pub fn decides(driver: &mut Driver) -> bool {
    driver.wait("a decision", |driver| over(driver) || driver.asks() && driver.picker().seat.is_some());
    !over(driver)
}

/// Everything on the table that has a name.
pub fn named(driver: &Driver) -> Vec<Target> {
    let layout = &driver.app.world().resource::<ShownLayout>().layout;
    let pieces = layout.pieces.iter().filter(|placed| placed.title.is_some()).map(|placed| Target::Piece(placed.id));
    pieces.chain(layout.zones.iter().map(|zone| Target::Zone(zone.id))).collect()
}

/// So many of them at most, drawn: most hexes of a wide field are alike, and the next position draws others.
pub fn some(mut targets: Vec<Target>, chance: &mut Sampled) -> Vec<Target> {
    const MOST: usize = 48;
    while targets.len() > MOST {
        let out = chance.below(targets.len() as u32) as usize;
        targets.swap_remove(out);
    }
    targets
}

/// Points at a target with the mouse; gives what is pointed at then, which may lie over it.
pub fn hover(driver: &mut Driver, target: Target) -> Option<Target> {
    let at = driver.place(target)?;
    // A card in the hand shows its upper half only.
    driver.pointer(at.min(Vec2::new(at.x, 712.0)).max(Vec2::new(at.x, 8.0)));
    driver.picker().hover
}

pub fn overlay(driver: &Driver) -> Overlay {
    *driver.app.world().resource::<State<Overlay>>().get()
}

/// What a click may change: the choice, the match, what is said, what is looked at.
pub fn traces(driver: &Driver) -> (Vec<Target>, usize, Option<u32>, Option<Target>) {
    let session = driver.session().expect("a match");
    let said = session.complaint.as_ref().map(|(_, when)| when.to_bits());
    let looked = driver.picker().inspected.as_ref().map(|inspected| inspected.target);
    (driver.picker().prefix.clone(), session.known.len(), said, looked)
}

/// Frames until pieces have come to where they lie for now.
pub fn rest(driver: &mut Driver) {
    for _ in 0..14 {
        driver.frame();
    }
}

pub fn hold(driver: &mut Driver) {
    driver.mouse(ButtonState::Pressed);
    for _ in 0..20 {
        driver.frame();
    }
    driver.mouse(ButtonState::Released);
    driver.frame();
}

#[test]
fn a_match_begun_by_pad_begins_with_what_can_be_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for game in every_game() {
        // The mouse lies in the middle of the table and is not touched.
        driver.pointer(Vec2::new(640.0, 360.0));
        driver.pad(GamepadButton::DPadDown);
        decide(&mut driver, game, "()", 31);
        let picker = driver.picker();
        let pointed = picker.hover.unwrap_or_else(|| panic!("{game}: nothing is pointed at"));
        assert!(picker.focused && picker.next.contains(&pointed), "{game}: {pointed:?}");
        driver.pointer(Vec2::new(660.0, 380.0));
        assert!(!driver.picker().focused, "{game}: the mouse was moved");
    }
}

/// Draws a frame round everything that can be taken at once, from a corner where nothing can.
fn frame_all(driver: &mut Driver) {
    let places: Vec<Vec2> = driver.picker().next.clone().iter().filter_map(|target| driver.place(*target)).collect();
    let around = places.iter().map(|at| Rect::from_corners(*at, *at)).reduce(|a, b| a.union(b)).expect("a choice");
    let around = around.inflate(45.0);
    driver.pointer(around.min);
    driver.mouse(ButtonState::Pressed);
    driver.frame();
    for share in [0.3, 0.7, 1.0] {
        driver.pointer(around.min.lerp(around.max, share));
        driver.frame();
    }
    assert!(driver.picker().frame().is_some(), "a frame is drawn from {}", around.min);
    driver.mouse(ButtonState::Released);
    (0..60).for_each(|_| driver.frame());
}

#[test]
fn a_frame_round_several_pieces_takes_them_one_after_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let (mut framed, mut most) = (0, 0);
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 34);
        for _ in 0..8 {
            if !decides(&mut driver) {
                break;
            }
            let session = driver.session().expect("a match");
            let pieces = driver.picker().next.iter().filter(|target| matches!(target, Target::Piece(_))).count();
            let gathers = session.deciding().is_some_and(|seat| session.known.seen().gathers(seat));
            let before = session.known.len();
            if gathers && pieces > 1 {
                frame_all(&mut driver);
                let taken = driver.session().expect("a match").known.len() - before;
                assert!(taken > 0, "{game} {options}: nothing was taken");
                (framed, most) = (framed + 1, most.max(taken));
                break;
            }
            let first = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(first));
            driver.frame();
        }
    }
    assert!(framed > 0 && most > 1, "{framed} frames took at most {most} pieces");
}

/// Whether it is a card of the hand before the viewer.
fn held(driver: &Driver, target: Target) -> bool {
    let layout = &driver.app.world().resource::<ShownLayout>().layout;
    let mut hand = layout.pieces.iter().filter(|placed| placed.in_own_hand());
    hand.any(|placed| Target::Piece(placed.id) == target)
}

/// Whether it is a card that lies open to be searched: all of them can be read.
pub fn in_tray(driver: &Driver, target: Target) -> bool {
    driver.app.world().resource::<ShownLayout>().layout.in_tray(target).is_some()
}

#[test]
fn keys_stay_among_what_can_be_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        decide(&mut driver, game, options, 39);
        for round in 0..10 {
            driver.pointer(Vec2::new(640.0, 5.0));
            for way in [KeyCode::ArrowRight, KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::ArrowDown] {
                driver.key(way);
                let picker = driver.picker();
                let lies = |target: &Target| matches!(target, Target::Piece(_) | Target::Zone(_));
                if !picker.next.iter().any(lies) {
                    continue;
                }
                let Some(hover) = picker.hover else {
                    // Search and groups of a tray stand among its cards.
                    let tray = driver.app.world().resource::<ShownLayout>().layout.tray.is_some();
                    assert!(tray, "{game} {options} in round {round}: keys point at nothing of {:?}", picker.next);
                    continue;
                };
                // A card that sleeps beside others that do not can be asked why.
                let sleeps = held(&driver, hover) && picker.next.iter().any(|target| held(&driver, *target));
                let can_be = picker.next.contains(&hover) || sleeps || in_tray(&driver, hover);
                assert!(can_be, "{game} {options} in round {round}: keys point at {hover:?}");
                assert!(picker.confirms().is_some(), "{game}: the legend says nothing");
            }
            // A window in which nothing can be chosen has passed by itself.
            if !decides(&mut driver) {
                break;
            }
            let text = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.frame();
            if !decides(&mut driver) {
                break;
            }
            driver.frame();
            let picker = driver.picker();
            // Where nothing that lies there can be chosen, all of it can be looked at.
            let lies = |target: &Target| matches!(target, Target::Piece(_) | Target::Zone(_));
            let chooses = picker.next.iter().any(lies);
            if let Some(hover) = picker.hover.filter(|_| picker.focused && chooses) {
                let known = picker.choices.iter().any(|choice| choice.targets.contains(&hover));
                let known = known || in_tray(&driver, hover);
                assert!(
                    known || held(&driver, hover),
                    "{game} {options}: the focus stays on {hover:?}, which has been played"
                );
            }
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

#[test]
fn the_legend_says_what_confirming_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in ["battle_line", "bottle_imp"] {
        driver.play(game, 1, 5);
        driver.wait("a decision", |driver| driver.picker().seat.is_some());
        driver.pointer(Vec2::new(640.0, 5.0));
        driver.key(KeyCode::ArrowRight);
        let card = driver.picker().hover.expect("something in focus");
        assert!(held(&driver, card) && driver.picker().next.contains(&card), "{game}: {card:?}");
        assert_eq!(driver.picker().confirms(), Some(Confirms::PicksUp), "{game}");
        driver.key(KeyCode::Enter);
        assert_eq!((&driver.picker().prefix[..], driver.picker().hover), (&[card][..], Some(card)), "{game}");
        assert_eq!(driver.picker().confirms(), Some(Confirms::PutsBack), "{game}");
        driver.key(KeyCode::ArrowUp);
        assert!(matches!(driver.picker().hover, Some(Target::Zone(_))), "{game}");
        assert_eq!(driver.picker().confirms(), Some(Confirms::Places), "{game}");
        driver.key(KeyCode::ArrowDown);
        assert_eq!(driver.picker().hover, Some(card), "{game}: the way back leads to the card");
        driver.key(KeyCode::Enter);
        assert_eq!(driver.picker().prefix, [], "{game}: it has been put back");
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

#[test]
fn a_hint_marks_everything_it_is_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        decide(&mut driver, game, "()", 37);
        // A mouse that moves points: what has the focus of keys looks focused.
        driver.pointer(Vec2::new(640.0, 60.0));
        driver.pointer(Vec2::new(640.0, 5.0));
        driver.key(KeyCode::KeyH);
        driver.wait("a hint", |driver| driver.session().is_some_and(|session| session.hint.is_some()));
        driver.frame();
        driver.frame();
        let hint = driver.session().and_then(|session| session.hint.clone()).expect("a hint");
        let marked = driver.app.world().resource::<Marked>();
        for target in hint.targets.iter().filter(|target| matches!(target, Target::Piece(_) | Target::Zone(_))) {
            assert_eq!(marked.of(*target), TargetMark::Hint, "{game}: {target:?} of {}", hint.text);
        }
    }
}

/// Cards that are given away are placed one by one, by drag or by clicks; until they are given a click returns them.
#[test]
fn cards_to_be_given_are_placed_and_returned_one_by_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (options, count) in [("()", 3), ("(players:4)", 3), ("(players:2)", 4)] {
        decide(&mut driver, "bottle_imp", options, 39);
        let held = |driver: &Driver| {
            let layout = &driver.app.world().resource::<ShownLayout>().layout;
            let cards = layout.pieces.iter().filter(|placed| placed.in_own_hand());
            cards.map(|placed| Target::Piece(placed.id)).collect::<Vec<_>>()
        };
        let actions = |driver: &Driver| driver.session().map_or(0, |session| session.known.len());
        let options_next =
            |driver: &Driver| driver.picker().next.iter().filter(|target| matches!(target, Target::Option(_))).count();
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
        let dealt = held(&driver);
        let mut placed = Vec::new();
        for nth in 0..count {
            assert_eq!((held(&driver).len(), options_next(&driver)), (dealt.len() - nth, 0));
            rest(&mut driver);
            let card = held(&driver).into_iter().find(|&card| hover(&mut driver, card) == Some(card));
            let card = card.expect("a card that can be pointed at");
            let drag = nth % 2 == 0;
            if drag {
                driver.mouse(ButtonState::Pressed);
            } else {
                driver.click();
            }
            let zones = named(&driver).into_iter().filter(|target| matches!(target, Target::Zone(_)));
            let choices = driver.picker().choices.clone();
            let goes = |zone: &Target| choices.iter().any(|choice| choice.targets == [card, *zone]);
            let zone = zones.into_iter().find(goes).expect("a place with room");
            let at = driver.place(zone).expect("a place on the screen");
            driver.pointer(at);
            driver.mouse(ButtonState::Pressed);
            driver.mouse(ButtonState::Released);
            driver.wait("the card in its place", |driver| {
                actions(driver) > 0 && held(driver).len() == dealt.len() - nth - 1
            });
            assert!(decides(&mut driver));
            rest(&mut driver);
            driver.assert_as_arranged();
            placed.push((card, zone));
        }
        assert_eq!(options_next(&driver), 1, "all can be given");
        // One more has no place, and says so.
        let more = held(&driver).into_iter().find(|&card| hover(&mut driver, card) == Some(card));
        assert!(more.is_some());
        driver.click();
        driver.frame();
        let said = driver.session().and_then(|session| session.complaint.clone()).map(|(why, _)| why.words.key);
        assert_eq!(said.as_deref(), Some("bottle_imp-why-all-laid"));
        // One returns and is placed again; taking that back undoes only that.
        let (card, zone) = placed[0];
        assert_eq!(hover(&mut driver, card), Some(card), "it lies over its place");
        driver.click();
        driver.wait("the card in the hand", |driver| held(driver).contains(&card));
        assert!(decides(&mut driver));
        let length = actions(&driver);
        for target in [card, zone] {
            driver.app.world_mut().resource_mut::<Picker>().point_at(target, true);
        }
        driver.wait("the card in its place", |driver| actions(driver) == length + 1);
        assert!(decides(&mut driver));
        driver.key(KeyCode::KeyU);
        driver.wait("the card in the hand", |driver| held(driver).contains(&card));
        assert_eq!(actions(&driver), length);
        assert!(decides(&mut driver));
        for target in [card, zone] {
            driver.app.world_mut().resource_mut::<Picker>().point_at(target, true);
        }
        driver.wait("all cards in their places", |driver| options_next(driver) == 1);
        driver.key(KeyCode::KeyE);
        driver.wait("the cards given", |driver| actions(driver) > length + 1);
    }
}

/// Whoever has ordered nobody is asked once whether that is meant, and neither for moves nor for attacks, whatever is set.
#[test]
fn with_nobody_ordered_nothing_more_is_asked_in_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().play.auto_pass = false;
    decide(&mut driver, "battlelore", "()", 5);
    let card = driver.picker().choices.first().map(|choice| choice.text.clone()).expect("a card");
    driver.app.world_mut().write_message(SessionRequest::Act(card));
    driver.wait("orders", |driver| driver.picker().choices.iter().any(|choice| choice.text == "done"));
    driver.key(KeyCode::KeyE);
    driver.wait("the question", |driver| *driver.app.world().resource::<State<Overlay>>().get() == Overlay::Question);
    let before = driver.session().map_or(0, |session| session.known.len());
    agree(&mut driver);
    driver.wait("the answer", |driver| driver.session().is_some_and(|session| session.known.len() > before));
    assert!(decides(&mut driver), "the match goes on");
    let session = driver.session().expect("a match");
    let own: Vec<String> = (before..session.known.len())
        .filter_map(|number| driver.whole().action(number))
        .filter(|(seat, _)| *seat == session.own_seat())
        .map(|(_, text)| text)
        .collect();
    assert_eq!(own[..3], ["done", "done", "done"], "orders, moves and battles are over");
    assert!(!driver.picker().choices.iter().any(|choice| choice.text == "done"), "it is another decision");
}
