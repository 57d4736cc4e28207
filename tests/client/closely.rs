//! Things are looked at closely, by every device, and say what they are.
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui;
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::piece::Piece;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::ui::RuleBookAt;
use imps_table::engine::{Sampled, Seat, Viewer, Words};
use imps_table::host::KnownMatch;
use imps_table::locale::{Called, Language, Locale};
use imps_table::rulebook::book::Book;
use imps_table::table::any_match::Vantage;
use imps_table::table::{Body, Look, Picture, Target};

use crate::driver::{Driver, every_game, every_table};
use crate::handling::{decide, hold, hover, named, overlay, rest, some, traces};

fn inspected(driver: &Driver) -> Option<Target> {
    driver.picker().inspected.as_ref().filter(|inspected| inspected.sheet.is_some()).map(|inspected| inspected.target)
}

/// How the piece of a target looks on the table.
fn look(driver: &mut Driver, target: Target) -> Look {
    let world = driver.app.world_mut();
    let mut pieces = world.query::<&Piece>();
    let piece = pieces.iter(world).find(|piece| Target::Piece(piece.id) == target);
    piece.expect("a piece").look.clone()
}

#[test]
fn a_stack_shows_what_stays_of_it_while_some_of_it_is_to_jump() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    decide(&mut driver, "knight_line", "()", 31);
    driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
    let splits = |targets: &[Target]| matches!(targets, [Target::Piece(_), Target::Zone(_), Target::Count(_)]);
    let choices = &driver.picker().choices;
    let stack = choices.iter().find(|choice| splits(&choice.targets)).expect("a stack that can jump").targets[0];
    let whole = look(&mut driver, stack);
    assert_eq!(hover(&mut driver, stack), Some(stack));
    driver.click();
    driver.frame();
    let count = driver.picker().count;
    let stays = look(&mut driver, stack);
    assert!(stays.extent.half.y < whole.extent.half.y, "{count} of it are to jump, and it is as high as before");
    driver.key(KeyCode::Escape);
    driver.frame();
    assert_eq!(look(&mut driver, stack), whole, "none jumps any more");
}

#[test]
fn every_device_looks_closely_and_away_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for game in every_game() {
        decide(&mut driver, game, "()", 31);
        let target = driver.picker().next[0];
        let target = hover(&mut driver, target).expect("something to look at");
        let before = traces(&driver);
        type Way = fn(&mut Driver);
        let opens: [Way; 3] =
            [|driver| driver.key(KeyCode::KeyZ), |driver| driver.click_with(MouseButton::Middle), hold];
        let closes: [Way; 5] = [
            |driver| driver.key(KeyCode::KeyZ),
            |driver| driver.key(KeyCode::Escape),
            |driver| driver.click_with(MouseButton::Right),
            |driver| driver.click_with(MouseButton::Middle),
            Driver::click,
        ];
        for open in opens {
            for close in closes {
                // What was lifted by the pointer lies down again first.
                driver.pointer(Vec2::new(640.0, 8.0));
                rest(&mut driver);
                assert_eq!(hover(&mut driver, target), Some(target), "{game}");
                open(&mut driver);
                assert_eq!(inspected(&driver), Some(target), "{game}: nothing is shown");
                close(&mut driver);
                driver.frame();
                assert_eq!(traces(&driver), before, "{game}: looking has done something");
                assert_eq!(overlay(&driver), Overlay::None, "{game}: looking away opens a menu");
            }
        }
        // By pad alone, from the first thing on to its neighbours.
        driver.pad(GamepadButton::DPadRight);
        let first = driver.picker().hover.expect("something in focus");
        driver.pad(GamepadButton::RightTrigger2);
        assert_eq!(inspected(&driver), Some(first), "{game}");
        let mut seen = vec![first];
        for way in [GamepadButton::DPadRight, GamepadButton::DPadUp, GamepadButton::DPadLeft, GamepadButton::DPadUp] {
            driver.pad(way);
            seen.extend(inspected(&driver));
            assert_eq!(inspected(&driver), driver.picker().hover, "{game}: the sheet follows the focus");
        }
        seen.dedup();
        assert!(seen.len() > 1, "{game}: the pad reaches nothing else");
        driver.pad(GamepadButton::East);
        assert_eq!((traces(&driver), overlay(&driver)), (before, Overlay::None), "{game}");
    }
}

#[test]
fn the_sheet_leads_to_the_rule_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    for game in every_game() {
        decide(&mut driver, game, "()", 32);
        let before = traces(&driver);
        driver.pad(GamepadButton::DPadRight);
        driver.pad(GamepadButton::RightTrigger2);
        driver.pad(GamepadButton::South);
        driver.wait("the rule book", |driver| overlay(driver) == Overlay::RuleBook);
        assert_eq!(driver.app.world().resource::<RuleBookAt>().game, game);
        driver.pad(GamepadButton::East);
        driver.wait("the table", |driver| overlay(driver) == Overlay::None);
        assert!(inspected(&driver).is_some(), "{game}: the sheet is still there");
        // Its buttons, by keys.
        driver.key(KeyCode::Tab);
        assert!(driver.focused(egui::Id::new("inspect close")), "{game}: Tab goes to the sheet first");
        driver.key(KeyCode::Enter);
        driver.frame();
        assert_eq!((inspected(&driver), overlay(&driver)), (None, Overlay::None), "{game}");
        assert_eq!(traces(&driver), before, "{game}");
    }
}

#[test]
fn sheets_tell_something_of_everything_and_nothing_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        let books = Language::ALL.map(|language| {
            let path = format!("assets/rulebooks/{game}/{}.md", language.code());
            Book::read(&std::fs::read_to_string(path).expect("a rule book"))
        });
        driver.play_with(game, options, 0, 33);
        for actions in [0, 9, 17] {
            let there = |driver: &mut Driver| {
                driver.session().is_some_and(|its| its.known.len() >= actions || its.known.outcome().is_some())
            };
            driver.wait("some moves", there);
            let session = driver.session().expect("a match");
            let (own, then) = (session.own_seat(), driver.whole().at(actions.min(session.known.len())));
            for viewer in [Viewer::Seat(own), Viewer::Public] {
                let live = KnownMatch::of(&*then, Vantage::of(viewer));
                let layout = live.layout();
                let pieces = layout.pieces.iter().filter(|placed| placed.title.is_some());
                let targets = pieces.map(|placed| (Target::Piece(placed.id), Some(&placed.look)));
                let targets = targets.chain(layout.zones.iter().map(|zone| (Target::Zone(zone.id), None)));
                for (target, look) in targets {
                    if let (Target::Zone(_), Viewer::Public) = (target, viewer) {
                        let lines = live.seen().preview(own, &[target]);
                        let told: Vec<String> = lines.iter().map(|line| watched(&driver, line)).collect();
                        assert!(
                            !told.iter().any(|line| speaks_to_you(line)),
                            "{game}: who only watches is told {told:?}"
                        );
                    }
                    let sheet = live.inspect(own, target).unwrap_or_else(|| panic!("{game}: no sheet of {target:?}"));
                    assert!(!sheet.lines.is_empty(), "{game}: nothing is told of {target:?}: {:?}", sheet.title);
                    let rule = sheet.rule.unwrap_or_else(|| panic!("{game}: no rule for {:?}", sheet.title));
                    for book in &books {
                        let there = book.sections.iter().any(|section| section.id == rule);
                        assert!(there, "{game}: the rule book has no section {rule}");
                    }
                    if let Some(Body::Card { front: None, back }) = look.map(|look| &look.body) {
                        assert_eq!(sheet.picture, Some(Picture::face(*back)), "{game}: {target:?} is not hidden");
                    }
                }
            }
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

/// A sentence as somebody hears it who only watches.
fn watched(driver: &Driver, words: &Words) -> String {
    let called = |seat: Seat| Called { name: format!("Bot {}", seat.letter()), you: false };
    driver.app.world().resource::<Locale>().say(words, &called)
}

fn speaks_to_you(line: &str) -> bool {
    let mut words = line.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| ["you", "your", "yours"].contains(&word.to_lowercase().as_str()))
}

#[test]
fn whatever_is_pointed_at_tells_its_name_or_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut chance = Sampled::new(35);
    for (game, options) in every_table() {
        decide(&mut driver, game, options, 35);
        for target in some(named(&driver), &mut chance) {
            let Some(meant) = hover(&mut driver, target) else { continue };
            for _ in 0..24 {
                driver.frame();
            }
            assert!(!driver.picker().preview.is_empty(), "{game}: nothing is told of {meant:?}");
        }
    }
}
