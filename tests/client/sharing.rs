//! Matches and positions go to the clipboard, come back from there and as dropped files, and give nothing away.

use std::path::{Path, PathBuf};

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use bevy_egui::egui::Id;
use imps_table::ai::BotKind;
use imps_table::client::flow::clipboard::Clipboard;
use imps_table::client::session::sharing::Copied;
use imps_table::client::session::{Overlay, Screen, Session, SessionRequest};
use imps_table::client::settings::Notices;
use imps_table::client::ui::Toast;
use imps_table::engine::{Seed, Viewer, journal};
use imps_table::games::house;
use imps_table::locale::Locale;
use imps_table::storage::sharing::tried_out;
use imps_table::table::NewMatch;

use crate::driver::{Driver, every_game, tables_of, wanted};

/// The program with a sheet of paper for a clipboard.
fn start(folder: &Path) -> Driver {
    let mut driver = Driver::start(folder);
    driver.at_once();
    write(&mut driver, "");
    driver
}

fn write(driver: &mut Driver, text: &str) {
    driver.app.insert_resource(Clipboard::Paper(text.to_owned()));
}

fn paper(driver: &Driver) -> String {
    match driver.app.world().resource::<Clipboard>() {
        Clipboard::Paper(text) => text.clone(),
        _ => panic!("the system's clipboard is nobody's business here"),
    }
}

fn ask(driver: &mut Driver, ask: SessionRequest) {
    driver.app.world_mut().write_message(ask);
    (0..3).for_each(|_| driver.frame());
}

fn copied(driver: &mut Driver, what: Copied, of: Option<PathBuf>) -> String {
    write(driver, "");
    ask(driver, SessionRequest::Copy { what, of });
    paper(driver)
}

/// Whether the interface says, or is about to say, what begins like this message.
fn says(driver: &Driver, key: &str) -> bool {
    let world = driver.app.world();
    let text = world.resource::<Locale>().t(key);
    let begin = text.split(['{', '\u{2068}']).next().unwrap_or_default();
    let waits = world.resource::<Notices>().0.iter().any(|words| words.key == key);
    waits || world.resource::<Toast>().text().starts_with(begin)
}

fn saved(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder.join("matches")).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// A finished match of bots.
fn finished(game: &str) -> String {
    let entry = house().find(game).expect("a game of the house");
    let players = vec![BotKind::Random; entry.seats(None).expect("seats")];
    entry.bots_only(None, &players, 5.into()).expect("a match")
}

/// A copied position is a match for practice that begins there, with nothing of the chance of the one that it was copied from.
fn holds(text: &str, what: &str) {
    let journal = journal::parse(text.as_bytes()).expect("a journal");
    let header = &journal.header;
    assert!(header.position.is_some() && header.seed == Seed::Word(0) && journal.is_practice(), "{what}: {text}");
    let told =
        house().find(&header.game).expect("a game of the house").replay(&journal, usize::MAX).expect("a position");
    assert!(told.complaint.is_none() && !told.over, "{what}: {told:?}\n{text}");
}

#[test]
fn what_is_copied_of_a_running_match_gives_nothing_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    for game in every_game() {
        driver.play(game, 1, 3);
        driver.wait("a decision", |driver| driver.asks());
        let live = driver.whole();
        let (secrets, whole, length) = (live.has_secrets(), live.position_text(), live.len());
        let position = copied(&mut driver, Copied::Position, None);
        holds(&position, game);
        let lines: String = whole.lines().map(|line| format!("  {line}\n")).collect();
        assert_eq!(position.contains(&lines), !secrets, "{game}: {position}");
        for what in [Copied::Match, Copied::Line] {
            let text = copied(&mut driver, what, None);
            assert_eq!(text.is_empty(), secrets, "{game}: {text}");
            assert!(!secrets || says(&driver, "share-secret"), "{game}");
        }
        // The saved journal of the same match says no more.
        let file = saved(folder.path()).pop().expect("a journal");
        assert_eq!(copied(&mut driver, Copied::Line, Some(file.clone())).is_empty(), secrets, "{game}");
        holds(&copied(&mut driver, Copied::Position, Some(file)), game);
        if !secrets {
            let text = copied(&mut driver, Copied::Match, None);
            let journal = journal::parse(text.as_bytes()).expect("a journal");
            assert_eq!(journal.lines.len(), length, "{game}");
        }
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn a_drawn_seed_stays_at_home_until_the_match_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    let mut over = 0;
    for game in every_game() {
        driver.begin(NewMatch { seed: None, ..wanted(game, tables_of(game)[0], 1, 0) });
        driver.wait("a decision", |driver| driver.asks());
        let seed = driver.whole().seed();
        assert!(matches!(seed, Seed::Drawn(_)), "{game}: {seed}");
        let owned = std::fs::read_to_string(saved(folder.path()).pop().expect("a journal")).expect("its text");
        assert!(owned.contains(&format!("\nseed {seed}\n")), "{game}: {owned}");
        let position = copied(&mut driver, Copied::Position, None);
        assert!(position.contains(&format!("\nseed-hash {}\n", seed.hash())), "{game}: {position}");
        assert!(!position.contains(&seed.to_string()), "{game}: {position}");
        for what in [Copied::Match, Copied::Line] {
            assert_eq!(copied(&mut driver, what, None), "", "{game}");
        }
        ask(&mut driver, SessionRequest::Concede);
        driver.wait("what comes of it", |driver| !driver.busy());
        if driver.session().is_some_and(|session| session.known.outcome().is_some()) {
            over += 1;
            assert!(copied(&mut driver, Copied::Match, None).contains(&format!("\nseed {seed}\n")), "{game}");
            ask(&mut driver, SessionRequest::Rematch { swap: false, same_seed: true });
            driver.wait("the same start", |driver| driver.whole().seed() != seed);
            let again = driver.whole().seed();
            assert!(again.is_known() && again.hash() == seed.hash(), "{game}: {again}");
        }
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
    assert!(over > 0, "no match was over");
}

#[test]
fn a_match_travels_as_text_as_a_line_and_as_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    for game in every_game() {
        let text = finished(game);
        // As text without its last line end, as a person copies it.
        write(&mut driver, text.trim_end());
        ask(&mut driver, SessionRequest::Paste);
        assert!(says(&driver, "notice-match-taken"), "{game}");
        let overlay = *driver.app.world().resource::<State<Overlay>>().get();
        assert_eq!(overlay, Overlay::Saves, "{game}: it is shown where it is kept");
        let first = saved(folder.path()).pop().expect("a journal");
        assert_eq!(std::fs::read_to_string(&first).expect("its text"), text);
        let line = copied(&mut driver, Copied::Line, Some(first.clone()));
        assert!(line.starts_with("imps-table:") && line.lines().count() == 1, "{game}: {line}");
        assert_eq!(copied(&mut driver, Copied::Match, Some(first.clone())), text);
        write(&mut driver, &line);
        ask(&mut driver, SessionRequest::Paste);
        // As a file, twice: neither takes the place of the other.
        let elsewhere = folder.path().join("Evening.journal");
        std::fs::write(&elsewhere, &line).expect("a file");
        for _ in 0..2 {
            let world = driver.app.world_mut();
            let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
            world.write_message(FileDragAndDrop::DroppedFile { window, path_buf: elsewhere.clone() });
            (0..3).for_each(|_| driver.frame());
        }
        let kept = saved(folder.path());
        let named = |name: &str| kept.iter().any(|path| path.ends_with(name));
        assert!(kept.len() == 4 && named("Evening.journal") && named("Evening (2).journal"), "{game}: {kept:?}");
        for path in &kept {
            assert_eq!(std::fs::read_to_string(path).expect("its text"), text, "{game}: {}", path.display());
        }
        ask(&mut driver, SessionRequest::Replay(first));
        driver.wait("the replay", |driver| driver.session().is_some_and(|session| session.replay.is_some()));
        assert_eq!(driver.session().expect("a replay").known.viewer(), Viewer::All);
        // Whoever watches one moment copies all of the match, and the position that they see.
        let again = copied(&mut driver, Copied::Match, None);
        assert_eq!(again.lines().filter(|line| !line.starts_with("seat ")).collect::<Vec<_>>(), {
            text.lines().filter(|line| !line.starts_with("seat ")).collect::<Vec<_>>()
        });
        holds(&copied(&mut driver, Copied::Position, None), game);
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn a_position_is_pasted_and_played_on_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    let decision = |driver: &mut Driver| {
        let decides = |driver: &Driver| driver.session().and_then(Session::deciding).is_some();
        driver.wait("a decision", |driver| decides(driver) && driver.asks());
    };
    for game in every_game() {
        driver.play(game, 1, 3);
        decision(&mut driver);
        let text = copied(&mut driver, Copied::Position, None);
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
        write(&mut driver, text.trim_end());
        ask(&mut driver, SessionRequest::Paste);
        assert!(says(&driver, "notice-match-taken"), "{game}");
        let file = saved(folder.path()).pop().expect("a journal");
        assert_eq!(std::fs::read_to_string(&file).expect("its text"), text);
        ask(&mut driver, SessionRequest::Resume(file.clone()));
        decision(&mut driver);
        let session = driver.session().expect("a match");
        assert!(session.practice && session.known.deal().is_none(), "{game}");
        let begins = driver.whole().at(0).position_text();
        let position = journal::parse(text.as_bytes()).expect("a journal").header.position;
        assert_eq!(Some(begins.clone()), position, "{game}");
        let (before, seat) = (session.known.len(), session.deciding().expect("the person"));
        let choice = session.known.choices(seat)[0].text.clone();
        ask(&mut driver, SessionRequest::Act(choice));
        let now = driver.session().expect("a match").known.len();
        assert!(now > before, "{game}");
        let kept = std::fs::read_to_string(&file).expect("its text");
        assert!(kept.starts_with(&text) && kept.len() > text.len(), "{game}: {kept}");
        // Begun again, it is another match from the same position.
        ask(&mut driver, SessionRequest::Rematch { swap: false, same_seed: true });
        decision(&mut driver);
        assert_eq!(driver.whole().at(0).position_text(), begins, "{game}");
        assert_eq!(saved(folder.path()).len(), 2, "{game}");
        ask(&mut driver, SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

#[test]
fn what_cannot_be_followed_is_refused_with_a_sentence_and_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    for game in every_game() {
        let text = finished(game);
        let line = journal::link::pack(&text);
        // What positions were copied as before.
        let case = format!("game {game}\ncase POSITION ()\n\nposition\n  turn A\n\nto-act A\n");
        let why = tried_out(house(), case.as_bytes()).expect_err("a case");
        assert!(why.to_string().starts_with("this is a case"), "{game}: {why}");
        let edited = format!("{}\nA nonsense\n", text.trim_end().trim_end_matches("over").trim_end());
        for wrong in [
            "",
            "once upon a time",
            &text.replace(game, "chess_boxing"),
            &text.replace("journal 7", "journal 99"),
            &text.replace("options (", "options (("),
            &line[..line.len() / 2],
            &edited,
            &text.trim_end().trim_end_matches("over").replacen("---\n", "---\nover\n", 1),
            &text.replacen("---\n", "position\n  nonsense\n---\n", 1),
            &case,
        ] {
            write(&mut driver, wrong);
            ask(&mut driver, SessionRequest::Paste);
            assert!(says(&driver, "notice-match-refused"), "{game}: {wrong}");
            assert_eq!(saved(folder.path()), Vec::<PathBuf>::new(), "{game}: {wrong}");
            ask(&mut driver, SessionRequest::TakeIn(folder.path().join("nowhere")));
            assert_eq!(driver.screen(), Screen::Title);
        }
        let why = tried_out(house(), edited.as_bytes()).expect_err("nonsense");
        let last = edited.lines().count();
        assert!(why.to_string().starts_with(&format!("line {last}: ")), "{game}: {why}");
    }
}

#[test]
fn a_pad_copies_and_pastes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = start(folder.path());
    driver.plug();
    write(&mut driver, &finished(every_game().next().expect("a game")));
    driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Saves);
    (0..4).for_each(|_| driver.frame());
    driver.walk_to(Id::new("saves paste"), |driver| driver.pad(GamepadButton::DPadDown));
    driver.pad(GamepadButton::South);
    (0..4).for_each(|_| driver.frame());
    assert_eq!(saved(folder.path()).len(), 1);
    driver.walk_to(Id::new("saves-watch"), |driver| driver.pad(GamepadButton::RightTrigger));
    driver.walk_to(Id::new("saves-share"), |driver| driver.pad(GamepadButton::DPadLeft));
    driver.pad(GamepadButton::South);
    (0..4).for_each(|_| driver.frame());
    driver.walk_to(Id::new("share-line"), |driver| driver.pad(GamepadButton::DPadDown));
    driver.pad(GamepadButton::South);
    (0..4).for_each(|_| driver.frame());
    assert!(paper(&driver).starts_with("imps-table:"));
    for game in every_game() {
        driver.play(game, 1, 3);
        driver.wait("a decision", |driver| driver.asks());
        write(&mut driver, "");
        driver.pad(GamepadButton::Start);
        driver.frame();
        driver.walk_to(Id::new("pause-share"), |driver| driver.pad(GamepadButton::DPadDown));
        driver.pad(GamepadButton::South);
        (0..4).for_each(|_| driver.frame());
        driver.walk_to(Id::new("share-position"), |driver| driver.pad(GamepadButton::DPadDown));
        driver.pad(GamepadButton::South);
        (0..4).for_each(|_| driver.frame());
        holds(&paper(&driver), game);
        assert_eq!(*driver.app.world().resource::<State<Overlay>>().get(), Overlay::Pause, "{game}");
        driver.pad(GamepadButton::East);
        driver.frame();
    }
}
