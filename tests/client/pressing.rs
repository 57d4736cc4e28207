//! Presses, long ones, pulls and keys do what a person means by them, and nothing else.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy_egui::egui::{Event, Id, Modifiers, PointerButton};
use imps_table::client::pieces::camera::Eye;
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::ui::focus::Focus;
use imps_table::table::Target;
use imps_table::table::any_match::Choice;

use crate::driver::{Driver, every_game, every_table};
use crate::handling::{decide, decides, hover, overlay, rest};

fn actions(driver: &Driver) -> usize {
    driver.session().map_or(0, |session| session.known.len())
}

fn inspected(driver: &Driver) -> Option<Target> {
    driver.picker().inspected.as_ref().map(|inspected| inspected.target)
}

/// What a key may change at the table.
fn traces(driver: &Driver) -> (usize, Vec<Target>, bool, Overlay, [u32; 3]) {
    let eye = driver.app.world().resource::<Eye>();
    let (len, hint) = driver.session().map_or((0, false), |session| (session.known.len(), session.hint.is_some()));
    let view = [eye.turn.1.to_bits(), eye.goal.distance.to_bits(), u32::from(eye.is_near())];
    (len, driver.picker().prefix.clone(), hint, overlay(driver), view)
}

/// Keys that do something to the match.
const ACTS: [KeyCode; 9] = [
    KeyCode::KeyE,
    KeyCode::KeyU,
    KeyCode::KeyY,
    KeyCode::KeyH,
    KeyCode::KeyR,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit5,
    KeyCode::Numpad3,
];

#[test]
fn no_key_acts_behind_a_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        decide(&mut driver, game, options, 31);
        // There is something to take back.
        let first = driver.picker().choices[0].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(first));
        driver.frame();
        assert!(decides(&mut driver), "{game} {options}");
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
        for key in ACTS {
            let target = driver.picker().next[0];
            hover(&mut driver, target);
            driver.key(KeyCode::KeyZ);
            assert!(inspected(&driver).is_some(), "{game} {options}: nothing is looked at");
            let before = traces(&driver);
            driver.key(key);
            (0..3).for_each(|_| driver.frame());
            assert_eq!(traces(&driver), before, "{game} {options}: {key:?} acts behind the sheet");
            if inspected(&driver).is_some() {
                driver.key(KeyCode::Escape);
            }
            assert_eq!(inspected(&driver), None, "{game} {options}");
            driver.pointer(Vec2::new(640.0, 8.0));
            rest(&mut driver);
        }
        for open in [KeyCode::KeyQ, KeyCode::F1, KeyCode::KeyT, KeyCode::F10] {
            driver.key(open);
            driver.frame();
            if overlay(&driver) == Overlay::None {
                // Not every game has panels.
                continue;
            }
            let before = traces(&driver);
            let views = [KeyCode::KeyC, KeyCode::Home, KeyCode::Comma, KeyCode::Period, KeyCode::PageUp];
            for key in ACTS.into_iter().chain(views).chain([KeyCode::PageDown]) {
                driver.key(key);
                (0..2).for_each(|_| driver.frame());
                assert_eq!(traces(&driver), before, "{game} {options}: {key:?} acts behind {:?}", before.3);
            }
            driver.key(KeyCode::Escape);
            driver.wait("the table", |driver| overlay(driver) == Overlay::None);
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
}

/// A piece that can be picked up, and a place where it may go, each with where it is met.
fn a_move(driver: &Driver) -> Option<((Target, Vec2), (Target, Vec2))> {
    let two = |choice: &&Choice| matches!(choice.targets[..], [Target::Piece(_), Target::Zone(_)]);
    let choices: Vec<Choice> = driver.picker().choices.iter().filter(two).cloned().collect();
    choices.into_iter().find_map(|choice| {
        let [from, to] = choice.targets[..] else { return None };
        // A card in the hand shows its upper half only.
        let at = |target| driver.place(target).map(|at: Vec2| at.min(Vec2::new(at.x, 700.0)));
        let (a, b) = (at(from)?, at(to)?);
        (a.distance(b) > 60.0).then_some(((from, a), (to, b)))
    })
}

/// Plays on until there is something to drag; false if there is nothing at this table.
fn something_to_drag(driver: &mut Driver) -> bool {
    for _ in 0..30 {
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
        if a_move(driver).is_some() {
            return true;
        }
        let text = driver.picker().choices[0].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(text));
        driver.frame();
        if !decides(driver) {
            return false;
        }
    }
    false
}

#[test]
fn a_long_press_that_moves_on_is_a_pull() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut pulled = 0;
    for game in every_game() {
        decide(&mut driver, game, "()", 31);
        if !something_to_drag(&mut driver) {
            continue;
        }
        let ((piece, from), (_, to)) = a_move(&driver).expect("a move");
        driver.pointer(from);
        rest(&mut driver);
        if driver.picker().hover != Some(piece) {
            continue;
        }
        let before = actions(&driver);
        driver.mouse(ButtonState::Pressed);
        (0..20).for_each(|_| driver.frame());
        assert_eq!(inspected(&driver), Some(piece), "{game}: held, it is looked at");
        for part in 1..=4_u8 {
            driver.pointer(from.lerp(to, f32::from(part) / 4.0));
        }
        assert_eq!(inspected(&driver), None, "{game}: the sheet is in the way");
        assert_eq!(driver.picker().prefix, [piece], "{game}: it is carried along");
        driver.mouse(ButtonState::Released);
        (0..6).for_each(|_| driver.frame());
        let goes_on = actions(&driver) > before || driver.picker().prefix.len() > 1;
        assert!(goes_on, "{game}: nothing comes of the pull");
        pulled += 1;
    }
    assert!(pulled > 1, "in {pulled} games something is dragged");
}

/// The pointer leaves the window.
fn leave_the_window(driver: &mut Driver) {
    let world = driver.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(world).expect("a window").set_cursor_position(None);
    driver.frame();
    driver.frame();
}

/// Another window comes to the front.
fn come_behind(driver: &mut Driver) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
    world.write_message(WindowFocused { window, focused: false });
    driver.frame();
    driver.frame();
}

#[test]
fn what_is_let_go_of_outside_of_the_window_goes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut pulled = [0, 0];
    for (game, behind) in every_game().flat_map(|game| [(game, false), (game, true)]) {
        decide(&mut driver, game, "()", 31);
        if !something_to_drag(&mut driver) {
            continue;
        }
        let ((piece, from), (place, to)) = a_move(&driver).expect("a move");
        driver.pointer(from);
        rest(&mut driver);
        if driver.picker().hover != Some(piece) {
            continue;
        }
        let before = actions(&driver);
        driver.mouse(ButtonState::Pressed);
        for part in 1..=4_u8 {
            driver.pointer(from.lerp(to, f32::from(part) / 4.0));
        }
        if driver.picker().hover != Some(place) {
            driver.mouse(ButtonState::Released);
            continue;
        }
        if behind {
            come_behind(&mut driver);
        } else {
            leave_the_window(&mut driver);
            assert_eq!(driver.picker().hover, None, "{game}: out there is no place");
        }
        driver.mouse(ButtonState::Released);
        (0..6).for_each(|_| driver.frame());
        assert_eq!(
            (actions(&driver), &driver.picker().prefix[..]),
            (before, &[][..]),
            "{game}: it is played all the same"
        );
        pulled[usize::from(behind)] += 1;
        driver.app.world_mut().write_message(SessionRequest::Leave);
        (0..2).for_each(|_| driver.frame());
    }
    assert!(pulled.iter().all(|pulled| *pulled > 1), "in {pulled:?} games something is dragged");
}

/// Clicks of the mouse that all come within one frame.
fn clicks_at_once(driver: &mut Driver, count: usize) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released].into_iter().cycle().take(2 * count) {
        world.write_message(MouseButtonInput { button: MouseButton::Left, state, window });
    }
    (0..2 * count + 2).for_each(|_| driver.frame());
}

#[test]
fn two_quick_presses_play_a_card_that_has_one_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let one_place = |driver: &Driver, card: Target| {
        let mut places: Vec<Target> = driver
            .picker()
            .choices
            .iter()
            .filter(|it| it.targets[0] == card)
            .filter_map(|it| it.targets.get(1).copied())
            .collect();
        places.sort_unstable();
        places.dedup();
        matches!(places[..], [Target::Zone(_)])
    };
    type Way = fn(&mut Driver, Vec2);
    let ways: [Way; 3] = [
        |driver, _| (0..2).for_each(|_| driver.click()),
        |driver, _| clicks_at_once(driver, 2),
        |driver, at| (0..2).for_each(|_| driver.tap(at)),
    ];
    let mut played = 0;
    for game in ["bottle_imp", "battle_royal"] {
        decide(&mut driver, game, "()", 31);
        let mut left = ways.into_iter();
        let mut way = left.next();
        for _ in 0..40 {
            let Some(now) = way else { break };
            driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
            let hand = &driver.app.world().resource::<ShownLayout>().layout.pieces;
            let hand: Vec<Target> = hand.iter().filter(|it| it.in_own_hand()).map(|it| Target::Piece(it.id)).collect();
            let card = hand.into_iter().find(|card| driver.picker().next.contains(card) && one_place(&driver, *card));
            let at = card.and_then(|card| driver.place(card)).map(|at| at.min(Vec2::new(at.x, 705.0)));
            let before = actions(&driver);
            if let (Some(card), Some(at)) = (card, at) {
                driver.pointer(at);
                rest(&mut driver);
                if driver.picker().hover == Some(card) {
                    now(&mut driver, at);
                    (0..4).for_each(|_| driver.frame());
                    assert!(actions(&driver) > before, "{game}: {card:?} is not played");
                    played += 1;
                    way = left.next();
                    if !decides(&mut driver) {
                        break;
                    }
                    continue;
                }
            }
            let text = driver.picker().choices[0].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.frame();
            if !decides(&mut driver) {
                break;
            }
        }
    }
    assert!(played >= ways.len(), "{played} cards are played");
}

#[test]
fn what_a_finger_looks_at_is_told_until_it_is_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut told = 0;
    for game in every_game() {
        decide(&mut driver, game, "()", 11);
        if !something_to_drag(&mut driver) {
            continue;
        }
        let ((_, from), (place, to)) = a_move(&driver).expect("a move");
        driver.tap(from);
        if driver.picker().prefix.len() != 1 {
            continue;
        }
        rest(&mut driver);
        driver.finger(1, TouchPhase::Started, to);
        (0..25).for_each(|_| driver.frame());
        if inspected(&driver) != Some(place) {
            driver.finger(1, TouchPhase::Ended, to);
            continue;
        }
        let preview = driver.picker().preview.clone();
        driver.finger(1, TouchPhase::Ended, to);
        (0..30).for_each(|_| driver.frame());
        assert_eq!(inspected(&driver), Some(place), "{game}");
        assert_eq!(driver.picker().preview, preview, "{game}: lifted, and what it would bring about is gone");
        driver.key(KeyCode::Escape);
        (0..4).for_each(|_| driver.frame());
        assert_eq!((inspected(&driver), driver.picker().hover), (None, None), "{game}: put away");
        told += usize::from(!preview.is_empty());
    }
    assert!(told > 0, "no game tells anything");
}

/// Presses and lets go of this key so often within one frame.
fn keys_at_once(driver: &mut Driver, keys: &[KeyCode]) {
    for &key_code in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            driver.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
        }
    }
    (0..keys.len() + 2).for_each(|_| driver.frame());
}

#[test]
fn every_press_counts_in_a_menu_however_slow_the_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.wait("the menu", |driver| driver.app.world().resource::<Focus>().now().is_some());
    let now = |driver: &Driver| driver.app.world().resource::<Focus>().now();
    let first = now(&driver);
    let mut walked = vec![first];
    for _ in 0..5 {
        driver.key(KeyCode::ArrowDown);
        driver.frame();
        walked.push(now(&driver));
    }
    (0..5).for_each(|_| driver.key(KeyCode::ArrowUp));
    driver.frame();
    assert_eq!(now(&driver), first);
    keys_at_once(&mut driver, &[KeyCode::ArrowDown; 5]);
    assert_eq!(now(&driver), walked[5], "five presses are five steps");
    keys_at_once(&mut driver, &[KeyCode::ArrowUp; 5]);
    assert_eq!(now(&driver), first);
    // A click of which every part comes in one frame, on something that is not pointed at yet.
    let entry = walked.iter().flatten().last().copied().expect("an entry");
    let pos = driver.spot(entry).expect("in the menu").seen.center();
    driver.tell_next(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        driver.tell_next(Event::PointerButton { pos, button, pressed, modifiers });
    }
    (0..6).for_each(|_| driver.frame());
    assert!(driver.screen() != Screen::Title || overlay(&driver) != Overlay::None, "the click is lost");
}

#[test]
fn a_sheet_is_not_pressed_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    decide(&mut driver, "battle_royal", "()", 31);
    // Whatever can be pressed now, wherever the sheet will lie over it.
    let target = driver.picker().next[0];
    hover(&mut driver, target);
    driver.key(KeyCode::KeyZ);
    (0..3).for_each(|_| driver.frame());
    assert!(inspected(&driver).is_some());
    let close = driver.spot(Id::new("inspect close")).expect("a sheet").rect;
    let before = traces(&driver);
    // Down the middle of the sheet, which hangs below its button to close, and at the right down to the hand.
    let lowest = if close.left() > 640.0 { 500.0 } else { close.bottom() + 150.0 };
    for step in 1..12_u8 {
        let at = close.center() + bevy_egui::egui::vec2(-120.0, 45.0 * f32::from(step));
        if at.y > lowest {
            break;
        }
        driver.tell(Event::PointerMoved(at));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            driver.tell(Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        (0..3).for_each(|_| driver.frame());
        if overlay(&driver) == Overlay::RuleBook {
            // The way to the rule book stands on the sheet.
            driver.key(KeyCode::Escape);
            driver.wait("the table", |driver| overlay(driver) == Overlay::None);
        }
        assert_eq!(traces(&driver), before, "a press at {at:?} goes through the sheet");
    }
}

#[test]
fn the_first_basic_goes_to_either_active_spot() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for nth in 0..2 {
        decide(&mut driver, "battle_royal", "()", 5);
        driver.wait("the camera at rest", |driver| !driver.app.world().resource::<Eye>().moving());
        let choice = driver.picker().choices.iter().find(|choice| matches!(choice.targets[..], [_, Target::Zone(_)]));
        let [card, Target::Zone(first)] = choice.expect("a Basic").targets[..] else { panic!("no place") };
        let zones = &driver.app.world().resource::<ShownLayout>().layout.zones;
        let spots = zones.iter().filter(|zone| zone.title.key == "battle_royal-place-spot").map(|zone| zone.id);
        let own: Vec<Target> = spots.skip_while(|spot| *spot != first).take(2).map(Target::Zone).collect();
        let spot = driver.place(own[nth]).expect("in sight");
        assert!(hover(&mut driver, card) == Some(card), "the card is under the pointer");
        driver.click();
        rest(&mut driver);
        driver.pointer(spot);
        driver.click();
        (0..4).for_each(|_| driver.frame());
        assert!(actions(&driver) > 0, "spot {nth} takes it");
        driver.app.world_mut().write_message(SessionRequest::Leave);
        (0..2).for_each(|_| driver.frame());
    }
}
