//! Things are looked at closely, and every click on something is answered.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy::time::{Real, TimeUpdateStrategy};
use bevy_egui::egui;
use imps_table::client::locale::{Called, Locale};
use imps_table::client::picker::{Confirms, Picker};
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::piece::{Mark, Marked, Piece};
use imps_table::client::pieces::stage::Stage;
use imps_table::client::session::{Ask, Overlay, Screen, Session};
use imps_table::client::settings::Language;
use imps_table::client::table::{Body, Look, Picture, Target};
use imps_table::client::ui::RuleBookAt;
use imps_table::client::ui::book::Book;
use imps_table::engine::{Chance, Sampled, Seat, ToAct, Viewer, Words};

use crate::driver::{Driver, every_game, every_table};

/// Starts a match and waits for the person's first decision.
fn decide(driver: &mut Driver, game: &str, options: &str, seed: u64) {
    driver.play_with(game, options, 1, seed);
    driver.wait("a decision", |driver| !driver.busy() && !driver.picker().choices.is_empty());
}

fn over(driver: &Driver) -> bool {
    driver.session().is_some_and(|session| session.live.outcome().is_some())
}

/// Waits until the person is to decide again; false if the match is over.
fn decides(driver: &mut Driver) -> bool {
    driver.wait("a decision", |driver| {
        over(driver) || !driver.busy() && driver.picker().seat.is_some() && !driver.picker().choices.is_empty()
    });
    !over(driver)
}

/// Everything on the table that has a name.
fn named(driver: &Driver) -> Vec<Target> {
    let layout = &driver.app.world().resource::<Stage>().layout;
    let pieces = layout.pieces.iter().filter(|placed| placed.title.is_some()).map(|placed| Target::Piece(placed.id));
    pieces.chain(layout.zones.iter().map(|zone| Target::Zone(zone.id))).collect()
}

/// So many of them at most, drawn: most hexes of a wide field are alike, and the next position draws others.
fn some(mut targets: Vec<Target>, chance: &mut Sampled) -> Vec<Target> {
    const MOST: usize = 48;
    while targets.len() > MOST {
        let out = chance.below(targets.len() as u32) as usize;
        targets.swap_remove(out);
    }
    targets
}

/// Points at a target with the mouse; gives what is pointed at then, which may lie over it.
fn hover(driver: &mut Driver, target: Target) -> Option<Target> {
    let at = driver.place(target)?;
    // A card in the hand shows its upper half only.
    driver.pointer(at.min(Vec2::new(at.x, 712.0)).max(Vec2::new(at.x, 8.0)));
    driver.picker().hover
}

fn inspected(driver: &Driver) -> Option<Target> {
    driver.picker().inspected.as_ref().filter(|inspected| inspected.sheet.is_some()).map(|inspected| inspected.target)
}

fn overlay(driver: &Driver) -> Overlay {
    *driver.app.world().resource::<State<Overlay>>().get()
}

/// What a click may change: the choice, the match, what is said, what is looked at.
fn traces(driver: &Driver) -> (Vec<Target>, usize, Option<u32>, Option<Target>) {
    let session = driver.session().expect("a match");
    let said = session.complaint.as_ref().map(|(_, when)| when.to_bits());
    let looked = driver.picker().inspected.as_ref().map(|inspected| inspected.target);
    (driver.picker().prefix.clone(), session.live.len(), said, looked)
}

/// Frames until pieces have come to where they lie for now.
fn rest(driver: &mut Driver) {
    for _ in 0..14 {
        driver.frame();
    }
}

fn hold(driver: &mut Driver) {
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
                driver.session().is_some_and(|its| its.live.len() >= actions || its.live.outcome().is_some())
            };
            driver.wait("some moves", there);
            let session = driver.session().expect("a match");
            let (own, mut live) = (session.own_seat(), session.live.at(actions.min(session.live.len())));
            for viewer in [Viewer::Seat(own), Viewer::Public] {
                live.look_as(viewer);
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
        driver.app.world_mut().write_message(Ask::Leave);
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

/// A sentence says why not, in sight, and it is more than that nothing can be done.
fn refused(driver: &mut Driver, what: &str) {
    let said = driver.session().and_then(|session| session.complaint.as_ref()).map(|(why, _)| why.words.key.clone());
    assert!(said.as_ref().is_some_and(|key| key != "why-nothing"), "{what} is refused with {said:?}");
    if driver.screen() != Screen::Table {
        return;
    }
    let close = egui::Id::new("refusal close");
    driver.wait(&format!("{what}: the refusal in sight"), |driver| driver.spot(close).is_some());
}

/// Clicks on what can be pointed at, on some of it where that is a wide field; each click must leave a trace.
fn click_about(driver: &mut Driver, chance: &mut Sampled, what: &str) {
    // An open tray lies over the table, and this pointer works the table alone.
    if driver.app.world().resource::<Stage>().layout.tray.is_some() {
        return;
    }
    for target in some(named(driver), chance) {
        if !driver.app.world().resource::<Stage>().layout.has(target) {
            continue;
        }
        // What was said before may lie over the table, and pieces may still glide.
        driver.app.world_mut().resource_mut::<Session>().complaint = None;
        rest(driver);
        let Some(meant) = hover(driver, target) else { continue };
        let before = traces(driver);
        driver.click();
        driver.frame();
        let after = traces(driver);
        assert_ne!(after, before, "{what}: a click on {meant:?} is answered by nothing");
        // What moved when the pointer came may have made way for something else.
        let meant = driver.picker().hover.unwrap_or(meant);
        if (&after.0, after.1, after.3) == (&before.0, before.1, before.3) {
            refused(driver, &format!("{what}: {meant:?}"));
            // A card of a tray is drawn by the interface, which says why; marks lie on the table.
            let mark = driver.app.world().resource::<Marked>().0.get(&meant);
            assert!(in_tray(driver, meant) || mark == Some(&Mark::Wrong), "{what}: {meant:?} is marked {mark:?}");
        }
        if driver.session().map(|session| session.live.len()) != Some(before.1) {
            return;
        }
        if driver.picker().inspected.is_some() {
            driver.key(KeyCode::KeyZ);
        }
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
            let gathers = session.deciding().is_some_and(|seat| session.live.seen().gathers(seat));
            let before = session.live.len();
            if gathers && pieces > 1 {
                frame_all(&mut driver);
                let taken = driver.session().expect("a match").live.len() - before;
                assert!(taken > 0, "{game} {options}: nothing was taken");
                (framed, most) = (framed + 1, most.max(taken));
                break;
            }
            let first = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(Ask::Act(first));
            driver.frame();
        }
    }
    assert!(framed > 0 && most > 1, "{framed} frames took at most {most} pieces");
}

#[test]
fn every_click_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        let mut chance = Sampled::new(41);
        driver.play_with(game, options, 1, 34);
        for round in 0..4 {
            if !decides(&mut driver) {
                break;
            }
            let picker = driver.picker();
            let choice = picker.choices[chance.below(picker.choices.len() as u32) as usize].clone();
            // With nothing chosen, and with every number of targets chosen before.
            for chosen in 0..choice.targets.len() {
                if driver.picker().choices.is_empty() {
                    break;
                }
                driver.app.world_mut().resource_mut::<Picker>().cancel();
                for target in &choice.targets[..chosen] {
                    let mut picker = driver.app.world_mut().resource_mut::<Picker>();
                    picker.point_at(*target, true);
                }
                click_about(&mut driver, &mut chance, &format!("{game} {options} in round {round} after {chosen}"));
            }
            // Somebody else is to decide: nobody thinks outside the table's screen.
            if !decides(&mut driver) {
                break;
            }
            let Some(text) = driver.picker().choices.first().map(|choice| choice.text.clone()) else { break };
            driver.app.world_mut().write_message(Ask::Act(text));
            driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Results);
            driver.wait("the action", |driver| !driver.busy() && driver.screen() == Screen::Results);
            driver.frame();
            let session = driver.session().expect("a match");
            let waits = matches!(session.live.to_act(), ToAct::Seats(_)) && session.deciding().is_none();
            if waits {
                assert!(session.why_wait().is_some(), "{game}");
                click_about(&mut driver, &mut chance, &format!("{game} {options} in round {round}, waiting"));
            }
            driver.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
            driver.frame();
        }
        driver.app.world_mut().write_message(Ask::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

/// Whether it is a card of the hand before the viewer.
fn held(driver: &Driver, target: Target) -> bool {
    let layout = &driver.app.world().resource::<Stage>().layout;
    let mut hand = layout.pieces.iter().filter(|placed| placed.in_own_hand());
    hand.any(|placed| Target::Piece(placed.id) == target)
}

/// Whether it is a card that lies open to be searched: all of them can be read.
fn in_tray(driver: &Driver, target: Target) -> bool {
    driver.app.world().resource::<Stage>().layout.in_tray(target).is_some()
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
                    let tray = driver.app.world().resource::<Stage>().layout.tray.is_some();
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
            driver.app.world_mut().write_message(Ask::Act(text));
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
        driver.app.world_mut().write_message(Ask::Leave);
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
        driver.app.world_mut().write_message(Ask::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
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

#[test]
fn a_place_that_cannot_take_a_card_says_why_before_it_is_clicked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut chance = Sampled::new(36);
    for (game, options) in every_table() {
        decide(&mut driver, game, options, 36);
        for _ in 0..6 {
            // A piece that has a place to go to, and not one that is a whole action by itself.
            let picker = driver.picker();
            let goes_on = |target: &Target| picker.choices.iter().all(|choice| choice.targets != [*target]);
            let pieces = picker.next.iter().filter(|target| matches!(target, Target::Piece(_)));
            let first = pieces.copied().find(goes_on);
            if let Some(first) = first {
                driver.app.world_mut().resource_mut::<Picker>().point_at(first, true);
                let (prefix, next) = (driver.picker().prefix.clone(), driver.picker().next.clone());
                for target in some(named(&driver), &mut chance) {
                    let Some(meant) = hover(&mut driver, target) else { continue };
                    driver.frame();
                    let picker = driver.picker();
                    let begins = picker.choices.iter().any(|choice| choice.targets.contains(&meant));
                    if next.contains(&meant) || prefix.contains(&meant) || begins {
                        continue;
                    }
                    let (session, seat) = (driver.session().expect("a match"), picker.seat.expect("a decision"));
                    let meaning: Vec<Target> = prefix.iter().copied().chain([meant]).collect();
                    let why = session.live.why_not(seat, &meaning).or_else(|| session.live.why_not(seat, &[meant]));
                    if let Some(why) = why {
                        assert!(picker.preview.contains(&why.words), "{game}: {meant:?} hides why it refuses");
                    }
                }
                driver.app.world_mut().resource_mut::<Picker>().cancel();
            }
            let text = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(Ask::Act(text));
            driver.frame();
            if !decides(&mut driver) {
                break;
            }
        }
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
            assert_eq!(marked.of(*target), Mark::Hint, "{game}: {target:?} of {}", hint.text);
        }
    }
}

#[test]
fn what_cannot_be_taken_back_is_said_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        decide(&mut driver, game, "()", 38);
        let session = driver.session().expect("a match");
        let own = session.own_seat();
        if session.live.can_undo(own, session.takeback()).is_ok() {
            continue;
        }
        let disc = egui::Id::new("disc").with("ui-undo");
        driver.click_on(disc);
        assert!(driver.focused(disc), "{game}: the pointer is on the button");
        assert!(driver.session().is_some_and(|session| session.complaint.is_none()), "{game}: the tip says it already");
        driver.pointer(Vec2::new(640.0, 300.0));
        driver.key(KeyCode::KeyU);
        driver.frame();
        assert!(driver.session().is_some_and(|session| session.complaint.is_some()), "{game}: the key is not answered");
    }
}

#[test]
fn what_is_refused_after_a_long_rest_is_refused_now() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play(every_game().next().expect("a game"), 1, 3);
    driver.wait("a decision", |driver| driver.session().is_some_and(|session| session.deciding().is_some()));
    let step = |driver: &mut Driver, seconds: f32| {
        let step = TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds));
        driver.app.insert_resource(step);
        driver.frame();
    };
    // The clock of the table takes no long steps; the clock of the wall does.
    step(&mut driver, 60.0);
    step(&mut driver, 0.033);
    driver.app.world_mut().write_message(Ask::Act("nonsense".to_owned()));
    driver.frame();
    let now = driver.app.world().resource::<Time<Real>>().elapsed_secs();
    let since = driver.session().and_then(|session| session.complaint.as_ref()).expect("a refusal").1;
    assert!((now - since).abs() < 0.1, "refused at {since}, and it is {now}");
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
            let layout = &driver.app.world().resource::<Stage>().layout;
            let cards = layout.pieces.iter().filter(|placed| placed.in_own_hand());
            cards.map(|placed| Target::Piece(placed.id)).collect::<Vec<_>>()
        };
        let actions = |driver: &Driver| driver.session().map_or(0, |session| session.live.len());
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
