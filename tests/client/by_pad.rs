//! Settings and saved games with a controller alone.

use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::Id;
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::storage::saves::{Saved, Saves};

use crate::driver::{Driver, every_game};
use crate::handling::overlay;

/// The settings on each tab but that of the bindings, from above to below.
const TABS: [&[&str]; 4] = [
    &["set-language", "set-text-scale", "set-contrast", "set-palette", "set-texts-stay"],
    &[
        "set-speed",
        "set-bot-speed",
        "set-motion",
        "set-previews",
        "set-auto-pass",
        "set-auto-play",
        "set-by-suit",
        "set-turn-board",
        "set-home",
    ],
    &["set-window", "set-quality", "set-render-scale", "set-flames", "set-frame-cap", "set-battery"],
    &[
        "set-volume-master",
        "set-volume-music",
        "set-volume-effects",
        "set-volume-interface",
        "set-volume-room",
        "set-mute",
        "set-captions",
    ],
];
/// Places in the menu of the title.
const SAVES: u8 = 3;
const SETTINGS: u8 = 5;

/// The program at the title, with a pad in hand.
fn start(folder: &std::path::Path) -> Driver {
    let mut driver = Driver::start(folder);
    driver.at_once();
    driver.plug();
    driver
}

/// Presses a button and waits until that has been answered.
fn press(driver: &mut Driver, button: GamepadButton) {
    driver.pad(button);
    (0..4).for_each(|_| driver.frame());
}

/// Walks to a thing and takes it.
fn take(driver: &mut Driver, id: Id, button: GamepadButton) {
    driver.walk_to(id, |driver| driver.pad(button));
    press(driver, GamepadButton::South);
}

/// Opens something from the menu of the title.
fn open(driver: &mut Driver, entry: u8, what: Overlay) {
    take(driver, Id::new("title entry").with(entry), GamepadButton::DPadDown);
    driver.wait("what was opened", |driver| overlay(driver) == what);
    (0..4).for_each(|_| driver.frame());
}

fn settings(driver: &Driver) -> Settings {
    driver.app.world().resource::<Settings>().clone()
}

/// Turns the setting in focus one step, and back again.
fn turn(driver: &mut Driver, name: &str) {
    let (left, right) = (GamepadButton::DPadLeft, GamepadButton::DPadRight);
    let before = settings(driver);
    let turned = [right, left].into_iter().find(|&way| {
        press(driver, way);
        settings(driver) != before
    });
    let turned = turned.unwrap_or_else(|| panic!("{name} cannot be changed"));
    press(driver, if turned == right { left } else { right });
    assert_eq!(settings(driver), before, "{name}");
}

#[test]
fn a_pad_changes_every_setting() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    open(&mut driver, SETTINGS, Overlay::Settings);
    let tab = |number: usize| Id::new("settings tabs").with(number);
    for (number, rows) in TABS.into_iter().enumerate() {
        driver.walk_to(tab(0), |driver| driver.pad(GamepadButton::RightTrigger));
        take(&mut driver, tab(number), GamepadButton::DPadRight);
        driver.pad(GamepadButton::RightTrigger);
        for name in rows {
            driver.walk_to(Id::new("setting").with(name), |driver| driver.pad(GamepadButton::DPadDown));
            turn(&mut driver, name);
        }
    }
    press(&mut driver, GamepadButton::East);
    assert_eq!((driver.screen(), overlay(&driver)), (Screen::Title, Overlay::None));
}

#[test]
fn a_pad_names_deletes_restores_and_continues_a_saved_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    driver.play(every_game().next().expect("a game"), 1, 3);
    driver.wait("a decision", |driver| driver.asks());
    driver.app.world_mut().write_message(SessionRequest::Leave);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    (0..4).for_each(|_| driver.frame());
    let saved = || -> Vec<Saved> { Saves::new(folder.path().join("matches")).list(&|_, _| Some(false)) };
    let (footer, left, right) = (GamepadButton::RightTrigger, GamepadButton::DPadLeft, GamepadButton::DPadRight);
    let first = Id::new("saves-go-on");
    open(&mut driver, SAVES, Overlay::Saves);

    // The letters open on the field that is taken.
    driver.walk_to(first, |driver| driver.pad(footer));
    take(&mut driver, Id::new("saves-rename"), left);
    take(&mut driver, Id::new("saves name"), footer);
    let letter = Id::new("letter");
    assert!(driver.focused(letter.with('q')));
    press(&mut driver, GamepadButton::South);
    driver.walk_to(letter.with("letters-large"), |driver| driver.pad(GamepadButton::DPadDown));
    take(&mut driver, letter.with("ui-done"), right);
    driver.walk_to(Id::new("saves name"), |driver| driver.pad(footer));
    take(&mut driver, Id::new("saves name done"), right);
    let titles: Vec<Option<String>> = saved().into_iter().map(|saved| saved.title).collect();
    assert_eq!(titles, [Some("Q".to_owned())]);

    driver.walk_to(first, |driver| driver.pad(footer));
    take(&mut driver, Id::new("saves-delete"), left);
    assert_eq!(overlay(&driver), Overlay::Question);
    take(&mut driver, Id::new("question yes"), left);
    assert!(saved().is_empty());
    take(&mut driver, Id::new("saves restore"), footer);
    assert_eq!(saved().len(), 1);
    take(&mut driver, first, footer);
    driver.wait("the table", |driver| driver.screen() == Screen::Table && driver.session().is_some());
}
