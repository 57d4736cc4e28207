//! A problem is reported: what the file holds was shown before and agreed to, and names nobody.

use imps_table::engine::SeatController;
use std::path::Path;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::report::{Consent, Facts};
use imps_table::client::session::{Overlay, Screen, SessionRequest};
use imps_table::client::settings::Notices;
use imps_table::client::ui::Toast;
use imps_table::locale::Locale;

use crate::driver::{Driver, every_game, tables_of, wanted};

fn overlay(driver: &Driver) -> Overlay {
    *driver.app.world().resource::<State<Overlay>>().get()
}

/// Opens the page and waits until the computer has been looked at.
fn open(driver: &mut Driver) {
    driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Report);
    driver.wait("the page", |driver| driver.spot(Id::new("report write")).is_some());
    driver.wait("the computer", |driver| !driver.app.world().resource::<Facts>().findings.is_empty());
}

/// Presses the button that writes, and reads what has been written.
fn write(driver: &mut Driver, folder: &Path) -> String {
    let reports = folder.join("reports");
    let count = || std::fs::read_dir(&reports).map_or(0, Iterator::count);
    let before = count();
    driver.click_on(Id::new("report write"));
    (0..3).for_each(|_| driver.frame());
    assert_eq!((overlay(driver), count()), (Overlay::None, before + 1));
    let name = if before == 0 { "report.txt".to_owned() } else { format!("report ({}).txt", before + 1) };
    std::fs::read_to_string(reports.join(name)).expect("a report")
}

#[test]
fn a_report_tells_of_the_match_what_was_agreed_to_and_names_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for game in every_game() {
        let mut begun = wanted(game, tables_of(game)[0], 1, 3);
        let person =
            begun.controllers.iter_mut().find(|controller| matches!(controller, SeatController::Person { .. }));
        *person.expect("a person") = SeatController::Person { name: "Wilhelmina".to_owned() };
        driver.begin(begun);
        driver.wait("a decision", |driver| driver.asks());
        let live = driver.whole();
        let (secrets, seed) = (live.has_secrets(), format!("\nseed {}\n", live.seed()));
        let acted = !live.is_empty();
        let position: String = live.position_text().lines().map(|line| format!("  {line}\n")).collect();
        for (journal, hidden) in [(false, false), (true, false), (true, true)] {
            open(&mut driver);
            let mut consent = driver.app.world_mut().resource_mut::<Consent>();
            (consent.journal, consent.hidden) = (journal, hidden);
            let text = write(&mut driver, folder.path());
            assert!(!text.contains("Wilhelmina"), "{game}: {text}");
            assert_eq!(text.contains("\nseat "), journal, "{game}: {text}");
            assert_eq!(text.contains(&seed), journal && (hidden || !secrets), "{game}: the seed of what is hidden");
            let told = journal && !hidden && secrets;
            assert!(!told || text.contains("position") && !text.contains(&position), "{game}: {text}");
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        // The match that can be gone on with is the one that is told of here; there is none as long as nobody has acted.
        open(&mut driver);
        driver.app.world_mut().resource_mut::<Consent>().journal = true;
        let text = write(&mut driver, folder.path());
        assert!(!text.contains("Wilhelmina"), "{game}: {text}");
        assert_eq!(text.contains(&format!("game {game}\n")), acted, "{game}: {text}");
        assert_eq!(text.contains(&seed), acted && !secrets, "{game}");
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn what_is_shown_is_what_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    open(&mut driver);
    driver.click_on(Id::new("report tabs").with(1_usize));
    driver.frame();
    let consent = driver.app.world().resource::<Consent>().clone();
    let facts = driver.app.world().resource::<Facts>();
    let parts = facts.parts(&consent, driver.app.world().resource::<Locale>());
    let shown = driver.written();
    for (heading, part) in &parts {
        for line in [heading.as_str(), part.as_str()] {
            assert!(shown.iter().any(|text| text == line), "{line}: {shown:?}");
        }
    }
    let text = write(&mut driver, folder.path());
    assert!(parts.iter().all(|(heading, part)| text.contains(&format!("# {heading}\n\n{part}\n"))), "{text}");
}

#[test]
fn a_report_that_cannot_be_written_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("reports"), "a file where the folder should be").expect("a file");
    let mut driver = Driver::start(folder.path());
    open(&mut driver);
    driver.click_on(Id::new("report write"));
    let world = driver.app.world();
    let told = world.resource::<Locale>().t("notice-report-failed");
    let begin = told.split(['{', '\u{2068}']).next().unwrap_or_default();
    let waits = world.resource::<Notices>().0.iter().any(|words| words.key == "notice-report-failed");
    assert!(waits || world.resource::<Toast>().text().starts_with(begin));
}

#[test]
fn after_a_panic_a_report_is_offered_once() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("crash.txt"), "panicked at the table").expect("a file");
    let mut driver = Driver::start(folder.path());
    driver.wait("the question", |driver| overlay(driver) == Overlay::Question);
    driver.plug();
    driver.wait("No, which is focused", |driver| driver.focused(Id::new("question no")));
    driver.walk_to(Id::new("question yes"), |driver| driver.pad(GamepadButton::DPadLeft));
    driver.pad(GamepadButton::South);
    driver.wait("the report", |driver| driver.spot(Id::new("report write")).is_some());
    driver.wait("the computer", |driver| !driver.app.world().resource::<Facts>().findings.is_empty());
    assert!(write(&mut driver, folder.path()).contains("panicked at the table"));
    drop(driver);
    let mut driver = Driver::start(folder.path());
    (0..5).for_each(|_| driver.frame());
    assert_eq!(overlay(&driver), Overlay::None, "once");
}
