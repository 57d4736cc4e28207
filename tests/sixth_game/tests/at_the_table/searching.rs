//! Cards that lie open are searched and chosen from, by mouse, by keys and by pad alone.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Id, Key, Modifiers};
use imps_table::client::session::Screen;
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::Focus;
use imps_table::engine::Seat;
use imps_table::locale::Locale;
use imps_table::table::{PieceId, Target};
use sixth_game::games;
use sixth_game::larder::jar;
use sixth_game::larder::rules::JARS;

use crate::driver::Driver;

/// Starts a match in a plain larder, from which so many jars may be taken, and waits for its tray.
fn open(most: u8) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start_with(games(), folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().play.auto_pass = true;
    driver.play_with("larder", &format!("(most:{most},plain:true)"), 1, 3);
    driver.wait("a decision", |driver| driver.asks());
    driver.wait("the larder", |driver| shown(driver) == usize::from(JARS));
    (folder, driver)
}

fn card(number: u8) -> Id {
    Id::new("tray card").with(PieceId(u32::from(number)))
}

fn group(number: usize) -> Id {
    Id::new("tray group").with(number)
}

/// How many cards are shown.
fn shown(driver: &Driver) -> usize {
    (0..JARS).filter(|number| driver.spot(card(*number)).is_some()).count()
}

/// What has been done so far.
fn done(driver: &Driver) -> Vec<String> {
    let live = driver.whole();
    (0..live.len()).filter_map(|number| live.action(number)).map(|(_, text)| text).collect()
}

fn complaint(driver: &Driver) -> Option<String> {
    driver.session()?.complaint.as_ref().map(|(why, _)| why.words.key.clone())
}

fn inspected(driver: &Driver) -> Option<Target> {
    driver.picker().inspected.as_ref().filter(|inspected| inspected.sheet.is_some()).map(|inspected| inspected.target)
}

fn rest(driver: &mut Driver, frames: u8) {
    for _ in 0..frames {
        driver.frame();
    }
}

/// Strikes a key as a keyboard does: it is a command and a letter at once.
fn strike(driver: &mut Driver, key_code: KeyCode, letter: Event) {
    driver.key(key_code);
    driver.tell(letter);
    rest(driver, 2);
}

/// Presses Esc, which the program and the field hear in the same frame.
fn escape(driver: &mut Driver) {
    let (key, modifiers) = (Key::Escape, Modifiers::NONE);
    driver.tell_next(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers });
    driver.key(KeyCode::Escape);
    rest(driver, 4);
}

#[test]
fn cards_are_chosen_with_the_mouse() {
    let (_folder, mut driver) = open(3);
    driver.point_on(card(2));
    assert_eq!(driver.picker().hover, Some(jar(2)));
    driver.click_on(card(2));
    driver.wait("the jar", |driver| done(driver) == ["take 2"]);
    driver.wait("the next decision", |driver| !driver.picker().choices.is_empty());
    assert_eq!(shown(&driver), usize::from(JARS), "what was taken stays in sight");
    driver.click_on(card(2));
    assert_eq!(complaint(&driver).as_deref(), Some("larder-missing"), "a card that was taken says so");
    driver.click_on(card(14));
    assert_eq!(complaint(&driver).as_deref(), Some("larder-sealed"), "a card that cannot be taken says why");
    assert_eq!(done(&driver), ["take 2"]);
    // A card that cannot be taken is looked at like any other.
    driver.press_on(card(14), true);
    rest(&mut driver, 30);
    assert_eq!(inspected(&driver), Some(jar(14)), "a long press inspects");
    driver.press_on(card(14), false);
    rest(&mut driver, 4);
    assert_eq!((inspected(&driver), done(&driver).len()), (Some(jar(14)), 1), "and does nothing else");
    driver.key(KeyCode::KeyZ);
    rest(&mut driver, 4);
    assert_eq!(inspected(&driver), None);
    driver.click_on(card(0));
    driver.click_on(card(1));
    driver.wait("three jars", |driver| done(driver).len() == 3 && !driver.picker().choices.is_empty());
    driver.click_on(card(3));
    assert_eq!(complaint(&driver).as_deref(), Some("larder-enough"));
    let through = Id::new("prompt").with(driver.app.world().resource::<Locale>().t("ui-done"));
    driver.click_on(through);
    driver.wait("the end", |driver| driver.screen() == Screen::Results);
    assert_eq!(done(&driver), ["take 2", "take 0", "take 1", "done"]);
}

#[test]
fn what_lies_open_is_not_passed_over() {
    let (_folder, mut driver) = open(1);
    driver.click_on(card(5));
    driver.wait("the jar", |driver| done(driver) == ["take 5"]);
    rest(&mut driver, 60);
    assert_eq!(done(&driver), ["take 5"], "only one thing is possible, but there is something to see");
    assert_eq!(shown(&driver), usize::from(JARS));
}

#[test]
fn groups_and_letters_narrow_the_search() {
    let (_folder, mut driver) = open(3);
    driver.click_on(group(3));
    assert_eq!(shown(&driver), 15, "one shelf");
    assert!(driver.spot(card(30)).is_some() && driver.spot(card(0)).is_none());
    driver.click_on(Id::new("tray search"));
    // Every one of these keys is also a command: undo, main button, hint, a number, take what is focused.
    let keys = [
        (KeyCode::KeyE, "e"),
        (KeyCode::KeyE, "e"),
        (KeyCode::KeyL, "l"),
        (KeyCode::Space, " "),
        (KeyCode::Digit3, "3"),
    ];
    for (code, letter) in keys {
        strike(&mut driver, code, Event::Text(letter.to_owned()));
    }
    assert_eq!(shown(&driver), 2, "the third and the thirteenth eel");
    assert!(done(&driver).is_empty(), "letters are no commands");
    assert_eq!((driver.screen(), complaint(&driver)), (Screen::Table, None));
    driver.click_on(group(1));
    assert_eq!(shown(&driver), 0, "no eels on the other shelf");
    driver.click_on(group(0));
    assert_eq!(shown(&driver), 2);
    driver.click_on(card(32));
    driver.wait("the eel", |driver| done(driver) == ["take 32"]);
    assert_eq!(shown(&driver), 2, "the search goes on");
}

#[test]
fn it_is_put_aside_and_opened_again() {
    let (_folder, mut driver) = open(3);
    let again = Id::new("tray open");
    driver.click_on(group(2));
    driver.click_on(Id::new("tray search"));
    escape(&mut driver);
    assert_eq!(shown(&driver), 15, "Esc only leaves the field");
    escape(&mut driver);
    assert_eq!(shown(&driver), 0, "the table is in sight");
    driver.click_on(again);
    assert_eq!(shown(&driver), 15, "as it was left");
    driver.click_on(Id::new("tray aside"));
    assert_eq!((shown(&driver), done(&driver).len()), (0, 0));
    for _ in 0..8 {
        if !driver.focused(again) {
            driver.key(KeyCode::Tab);
        }
    }
    driver.key(KeyCode::Enter);
    rest(&mut driver, 4);
    assert_eq!(shown(&driver), 15, "opened by keys");
}

#[test]
fn a_pad_is_enough() {
    let (_folder, mut driver) = open(3);
    driver.plug();
    rest(&mut driver, 4);
    assert!(driver.focused(card(0)), "the first card is in focus");
    driver.pad(GamepadButton::DPadRight);
    assert!(driver.focused(card(1)) && driver.picker().hover == Some(jar(1)));
    driver.pad(GamepadButton::South);
    driver.wait("the jar", |driver| done(driver) == ["take 1"]);
    driver.wait("the next decision", |driver| !driver.picker().choices.is_empty());
    rest(&mut driver, 4);
    assert!(driver.focused(card(1)), "the focus stays");
    // Down to the last shelf, which has to be scrolled to.
    let on = |driver: &Driver| (0..JARS).find(|number| driver.focused(card(*number))).expect("a card in focus");
    for _ in 0..JARS {
        if on(&driver) < 45 {
            driver.pad(GamepadButton::DPadDown);
        }
    }
    rest(&mut driver, 30);
    let low = on(&driver);
    assert!(low >= 45 && driver.spot(card(low)).is_some_and(|spot| spot.seen.is_positive()), "{low}");
    driver.pad(GamepadButton::RightTrigger2);
    rest(&mut driver, 4);
    assert_eq!(inspected(&driver), Some(jar(low)));
    driver.pad(GamepadButton::DPadLeft);
    rest(&mut driver, 4);
    assert_eq!(inspected(&driver), Some(jar(low - 1)), "the sheet follows the focus");
    driver.pad(GamepadButton::East);
    rest(&mut driver, 4);
    assert_eq!((inspected(&driver), shown(&driver)), (None, usize::from(JARS)));
    // The shoulder leads to the groups.
    driver.pad(GamepadButton::LeftTrigger);
    assert!(driver.focused(group(0)));
    driver.pad(GamepadButton::DPadRight);
    assert!(driver.focused(group(1)));
    driver.pad(GamepadButton::South);
    rest(&mut driver, 4);
    assert_eq!(shown(&driver), 15);
    driver.pad(GamepadButton::East);
    rest(&mut driver, 4);
    assert_eq!(shown(&driver), 0, "put aside");
    // Beyond the far edge of the table it is opened again, and the way back leads to the table.
    let again = Id::new("tray open");
    driver.walk_to(again, |driver| driver.pad(GamepadButton::DPadUp));
    driver.pad(GamepadButton::DPadDown);
    assert!(!driver.app.world().resource::<Focus>().held(), "the table has the arrows");
    driver.walk_to(again, |driver| driver.pad(GamepadButton::DPadUp));
    driver.pad(GamepadButton::South);
    rest(&mut driver, 4);
    assert_eq!(shown(&driver), 15, "as it was left");
    driver.pad(GamepadButton::East);
    rest(&mut driver, 4);
    assert_eq!(shown(&driver), 0, "put aside once more");
    driver.pad(GamepadButton::West);
    driver.wait("the end", |driver| driver.screen() == Screen::Results);
    assert_eq!(done(&driver), ["take 1", "done"]);
}

#[test]
fn the_die_is_thrown_before_the_larder_is_seen_and_a_sealed_jar_is_opened_before_it_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start_with(games(), folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().play.auto_pass = false;
    // The die shows at least 2 with one of these seeds.
    let left = |driver: &Driver| driver.session().expect("a match").known.choices(Seat(0)).len() > 1;
    for seed in 0..9 {
        driver.play_with("larder", "()", 1, seed);
        driver.wait("a decision", |driver| driver.asks());
        assert_eq!(shown(&driver), 0, "nothing is seen before the throw");
        let throw = Id::new("prompt").with(driver.app.world().resource::<Locale>().t("larder-throw"));
        driver.click_on(throw);
        driver.wait("the larder", |driver| shown(driver) == usize::from(JARS));
        driver.click_on(card(14));
        driver.wait("the label", |driver| !driver.busy() && done(driver) == ["throw", "open 14"]);
        if left(&driver) {
            break;
        }
    }
    assert!(left(&driver), "a throw of 1, nine times");
    driver.click_on(card(14));
    driver.wait("the jar", |driver| done(driver) == ["throw", "open 14", "take 14"]);
}
