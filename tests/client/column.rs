//! The round buttons at the right.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::session::Overlay;
use imps_table::client::settings::Settings;
use imps_table::client::ui::screens::rulebook::RuleBookAt;

use crate::driver::Driver;

#[test]
fn the_rule_book_opens_at_what_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 1, 4);
    driver.wait("a decision", |driver| driver.session().is_some_and(|session| session.deciding().is_some()));
    let book = |driver: &Driver| driver.app.world().resource::<RuleBookAt>().section.clone();
    let asked = driver.session().and_then(|session| session.plates.rule).map(str::to_owned);
    assert!(asked.is_some());
    driver.key(KeyCode::F1);
    assert_eq!(
        (book(&driver), *driver.app.world().resource::<State<Overlay>>().get()),
        (asked.clone(), Overlay::RuleBook)
    );
    driver.key(KeyCode::Escape);
    driver.frame();
    driver.app.world_mut().resource_mut::<RuleBookAt>().section = None;
    driver.click_on(Id::new("disc").with("ui-rules"));
    assert_eq!(book(&driver), asked);
}

#[test]
fn the_badge_of_the_speed_is_a_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 1, 4);
    driver.wait("a decision", |driver| driver.session().is_some_and(|session| session.deciding().is_some()));
    let speed = |driver: &Driver| driver.app.world().resource::<Settings>().speed;
    let before = speed(&driver);
    driver.click_on(Id::new("speed badge"));
    assert_ne!(speed(&driver), before);
}
