//! The round buttons at the right.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::session::{Overlay, Session};
use imps_table::client::settings::Settings;
use imps_table::client::ui::screens::rulebook::RuleBookAt;
use imps_table::table::Explained;

use crate::driver::Driver;

/// The sections at which the rule book was opened.
#[derive(Resource, Default)]
struct Opened(Vec<String>);

/// The small button that shows those that are wanted seldom.
fn fold() -> Id {
    Id::new("disc").with("fold")
}

#[test]
fn the_rule_book_opens_at_what_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 1, 4);
    driver.wait("a decision", |driver| driver.asks());
    // The book forgets the section as soon as it has turned to it.
    driver.app.init_resource::<Opened>().add_systems(Last, |book: Res<RuleBookAt>, mut opened: ResMut<Opened>| {
        opened.0.extend(book.section.clone());
    });
    let asked = driver.session().and_then(|session| session.told.plates.rule).expect("a section").to_owned();
    let overlay = |driver: &Driver| *driver.app.world().resource::<State<Overlay>>().get();
    driver.key(KeyCode::F1);
    driver.wait("the book", |driver| overlay(driver) == Overlay::RuleBook);
    let opened = |driver: &Driver| driver.app.world().resource::<Opened>().0.clone();
    assert_eq!(opened(&driver).first(), Some(&asked));
    driver.key(KeyCode::Escape);
    let disc = Id::new("disc").with("ui-rules");
    driver.wait("the table", |driver| overlay(driver) == Overlay::None && driver.spot(fold()).is_some());
    assert!(driver.spot(disc).is_none(), "it is folded away");
    driver.click_on(fold());
    driver.wait("the button", |driver| driver.spot(disc).is_some());
    let before = opened(&driver).len();
    driver.click_on(disc);
    driver.wait("the book again", |driver| overlay(driver) == Overlay::RuleBook);
    assert_eq!(opened(&driver).get(before), Some(&asked));
}

#[test]
fn the_key_of_the_rule_book_follows_what_is_pointed_at_and_what_was_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.world_mut().resource_mut::<Settings>().texts_stay = true;
    driver.play("knight_line", 1, 4);
    driver.app.init_resource::<Opened>().add_systems(Last, |book: Res<RuleBookAt>, mut opened: ResMut<Opened>| {
        opened.0.extend(book.section.clone());
    });
    let overlay = |driver: &Driver| *driver.app.world().resource::<State<Overlay>>().get();
    let opens = |driver: &mut Driver| {
        driver.app.world_mut().resource_mut::<Opened>().0.clear();
        driver.key(KeyCode::F1);
        driver.wait("the book", |driver| overlay(driver) == Overlay::RuleBook);
        let section = driver.app.world().resource::<Opened>().0.first().cloned();
        // Until the book lies over it, Escape would put away what stands on the table.
        (0..3).for_each(|_| driver.frame());
        driver.key(KeyCode::Escape);
        driver.wait("the table", |driver| overlay(driver) == Overlay::None);
        section
    };
    driver.wait("a decision", |driver| {
        // Large words on the way there are put away.
        if driver.busy() {
            driver.key(KeyCode::Enter);
        }
        driver.asks()
    });
    driver.key(KeyCode::ArrowRight);
    let hover = driver.picker().hover.expect("something is pointed at");
    let session = driver.session().expect("a match");
    let sheet = session.known.inspect(session.own_seat(), hover).expect("it has a name");
    let rule = sheet.rule.expect("it has a rule").to_owned();
    assert_eq!(opens(&mut driver), Some(rule));
    let refused = Explained { words: imps_table::engine::Words::new("why-nothing"), rule: Some("winning") };
    driver.app.world_mut().resource_mut::<Session>().complaint = Some((refused, 0.0));
    driver.frame();
    assert_eq!(opens(&mut driver).as_deref(), Some("winning"), "the refusal on show leads on");
}

#[test]
fn the_badge_of_the_speed_is_a_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("knight_line", 1, 4);
    driver.wait("a decision", |driver| driver.asks());
    let speed = |driver: &Driver| driver.app.world().resource::<Settings>().play.speed;
    let before = speed(&driver);
    driver.click_on(fold());
    driver.click_on(Id::new("speed badge"));
    assert_ne!(speed(&driver), before);
}
