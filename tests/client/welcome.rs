//! The first start asks once, and one press goes on.

use std::path::Path;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::session::Screen;
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::Focus;
use imps_table::locale::{Language, Locale};
use imps_table::storage::settings::FILE;

use crate::driver::{Driver, every_game, tables_of, wanted};

/// The button that confirms everything.
fn start() -> Id {
    Id::new("welcome start")
}

/// The program at a first start, with the button focused.
fn first(folder: &Path) -> Driver {
    let mut driver = Driver::start_as_a_person(folder, None);
    assert_eq!(driver.screen(), Screen::Welcome);
    driver.wait("the button", |driver| driver.focused(start()));
    driver
}

#[test]
fn one_press_confirms_everything() {
    let presses: [(&str, fn(&mut Driver)); 4] = [
        ("Enter", |driver| driver.key(KeyCode::Enter)),
        ("Escape", |driver| driver.key(KeyCode::Escape)),
        ("a pad", |driver| {
            driver.plug();
            driver.pad(GamepadButton::South);
        }),
        ("the mouse", |driver| driver.click_on(start())),
    ];
    for (what, press) in presses {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = first(folder.path());
        let shown = driver.app.world().resource::<Settings>().clone();
        press(&mut driver);
        (0..3).for_each(|_| driver.frame());
        assert_eq!(driver.screen(), Screen::Title, "{what}");
        assert_eq!(*driver.app.world().resource::<Settings>(), shown, "{what}");
        assert!(folder.path().join(FILE).exists(), "{what}: nothing is kept");
    }
}

#[test]
fn what_is_chosen_is_kept_and_nobody_is_asked_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = first(folder.path());
    let row = |name: &str| Id::new("setting").with(name);
    for (name, key) in [("set-motion", KeyCode::Enter), ("set-language", KeyCode::ArrowRight)] {
        driver.app.world_mut().resource_mut::<Focus>().set(row(name));
        driver.frame();
        driver.key(key);
        driver.frame();
    }
    let settings = driver.app.world().resource::<Settings>();
    assert!(settings.reduced_motion);
    assert_eq!(settings.play.language, Language::Ja);
    // The page speaks the language that was chosen.
    let about = driver.app.world().resource::<Locale>().t("welcome-about");
    assert!(!about.is_ascii() && driver.written().contains(&about), "{about}");
    driver.app.world_mut().resource_mut::<Focus>().set(start());
    driver.frame();
    driver.key(KeyCode::Enter);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    (0..3).for_each(|_| driver.frame());
    let kept = std::fs::read_to_string(folder.path().join(FILE)).expect("settings");
    assert!(kept.contains("reduced_motion: true") && kept.contains("language: ja"), "{kept}");
    drop(driver);
    assert_eq!(Driver::start_as_a_person(folder.path(), None).screen(), Screen::Title);
}

#[test]
fn stands_and_named_matches_are_not_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = every_game().next().expect("a game");
    let mut driver = Driver::start_as_a_person(folder.path(), Some(wanted(game, tables_of(game)[0], 1, 3)));
    assert_eq!(driver.screen(), Screen::Title);
    driver.wait("the table", |driver| driver.screen() == Screen::Table);
    // At a stand the title comes back by itself, as its settings say.
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(FILE), "(home_after: 5)").expect("room");
    assert_eq!(Driver::start_as_a_person(folder.path(), None).screen(), Screen::Title);
}
