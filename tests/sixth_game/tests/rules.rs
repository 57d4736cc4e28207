//! Games from elsewhere are tried, told and played without a window as those of the house are: by the battery, in the arena, in
//! cases, from journals and in the terminal.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use imps_table::engine::battery::BatteryPlan;
use imps_table::engine::matches::{Takeback, UndoRefusal};
use imps_table::engine::{Imagine as _, Match, Rules as _, Sampled, Seat, SeatSet, Silent, Viewer};
use imps_table::games::lesson::{Lesson, lessons};
use imps_table::games::puzzle::puzzles;
use imps_table::locale::Language;
use imps_table::rulebook::BookCache;
use sixth_game::larder::{Action, Event, Larder};
use sixth_game::{assets, games};

/// The games that this crate brings.
const OURS: [&str; 2] = ["pebbles", "larder"];

/// The program with these arguments and with these lines at its prompt, in a data folder of its own.
fn sixth(args: &[&str], lines: &str) -> Output {
    let data = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_sixth-game"))
        .args(args)
        .env("IMPS_TABLE_DATA", data.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // Whoever has ended does not listen any more.
    let _ = program.stdin.take().expect("its input").write_all(lines.as_bytes());
    program.wait_with_output().expect("it ends")
}

/// What the program says; it has to end with this code.
fn said(args: &[&str], lines: &str, code: i32) -> String {
    let output = sixth(args, lines);
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    said
}

/// The files below a folder of this crate whose names end like this.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.flatten().map(|entry| entry.path());
    paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn our_lessons() -> Vec<Lesson> {
    let (lessons, wrong) = lessons(games(), &assets().join("lessons"));
    assert_eq!(wrong, Vec::<String>::new());
    lessons
}

#[test]
fn every_promise_of_the_rules_contract_holds() {
    for game in OURS {
        let rules = games().find(game).expect("a game of this crate");
        let tried = rules.battery(BatteryPlan::default()).unwrap_or_else(|error| panic!("{error}"));
        assert!(tried.matches > 0 && tried.others.made > 0, "{game}: {tried:?}");
    }
}

#[test]
fn a_table_is_short() {
    let lines = include_str!("../src/pebbles/table.rs").lines().count();
    assert!(lines < 150, "{lines} lines");
}

#[test]
fn the_games_are_offered_after_those_of_the_house() {
    let house: Vec<&str> = imps_table::games::house().ids().collect();
    let all: Vec<&str> = games().ids().collect();
    assert_eq!(all, [house.as_slice(), &OURS].concat());
    let listed = all.join(", ");
    for command in ["play", "arena", "playthrough", "puzzles"] {
        let help = said(&[command, "--help"], "", 0).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(&format!("Which game: {listed}.")), "{help}");
    }
    let nobody = said(&["arena", "qqq", "--seats", "random"], "", 2);
    assert!(nobody.contains(&format!("there is no game `qqq`; known games: {listed}")), "{nobody}");
    let alike = said(&["play", "peebles", "--text"], "", 2);
    assert!(alike.contains("did you mean `pebbles`?"), "{alike}");
}

#[test]
fn bots_play_in_the_arena_and_their_matches_are_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in OURS {
        let report = said(&["arena", game, "--seats", "random,veteran", "--games", "4", "--threads", "1"], "", 0);
        assert!(report.contains("4 games"), "{report}");
        let journal = said(&["play", game, "--headless", "--seed", "5"], "", 0);
        let path = folder.path().join(game);
        fs::write(&path, &journal).expect("room");
        let path = path.display().to_string();
        let checked = said(&["replay", "--check", &path], "", 0);
        assert!(checked.ends_with("sound, the match is over\n"), "{checked}");
        assert!(said(&["replay", &path], "", 0).contains("over: scores"));
        assert!(said(&["playthrough", game, "--seed", "3"], "", 0).contains("## 1. "));
    }
}

#[test]
fn cases_hold() {
    let report = said(&["cases", "cases"], "", 0);
    assert!(report.ends_with(", in 2 files\n"), "{report}");
}

#[test]
fn a_game_without_puzzles_is_as_good_as_any() {
    assert_eq!(puzzles(games(), &assets().join("puzzles")), (Vec::new(), Vec::new()));
    let searched = said(&["puzzles", "pebbles", "--games", "2", "--goes", "1", "--effort", "20000"], "", 0);
    assert!(searched.contains(" found"), "{searched}");
}

#[test]
fn the_lesson_is_read_and_played_through() {
    let lessons = our_lessons();
    let names: Vec<(&str, &str)> = lessons.iter().map(|lesson| (lesson.game.as_str(), lesson.name.as_str())).collect();
    assert_eq!(names, [("pebbles", "first")]);
    assert_eq!(lessons[0].guided(), 3);
}

/// The icons and sounds that a game brings, by their names.
fn brought(folder: &str, ending: &str, game: &str) -> BTreeSet<String> {
    let names = files(&assets().join(folder), ending).into_iter().filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        name.starts_with(&format!("{game}-")).then_some(name)
    });
    names.collect()
}

/// Message keys that are written in the sources of a game: they begin with its name, and are no files that it brings.
fn keys_in_sources(game: &str) -> BTreeSet<String> {
    let sources: String =
        files(&Path::new("src").join(game), ".rs").iter().map(|path| read(path)).collect::<Vec<_>>().concat();
    let code: String = sources.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let keys = code.split('"').skip(1).step_by(2).filter(|text| text.starts_with(&format!("{game}-")));
    let files = &brought("icons", ".svg", game) | &brought("sounds", ".ogg", game);
    keys.map(str::to_owned).filter(|key| !files.contains(key)).collect()
}

#[test]
fn every_message_is_there_in_both_languages_and_no_other() {
    for game in OURS {
        let mut wanted = keys_in_sources(game);
        assert!(wanted.len() > 10, "{game}: {wanted:?}");
        wanted.extend(["", "-tagline", "-about"].map(|more| format!("game-{game}{more}")));
        let table = games().table(game).expect("a table");
        wanted.extend(table.art().regulars().iter().map(|regular| format!("regular-{}", regular.name.to_lowercase())));
        // What is heard is told as well.
        wanted.extend(brought("sounds", ".ogg", game).iter().map(|sound| format!("sound-{sound}")));
        let lessons = our_lessons();
        let told = lessons.iter().filter(|lesson| lesson.game == game).flat_map(Lesson::messages);
        wanted.extend(told.map(|(_, key)| key));
        // What is called as the game is.
        wanted.extend((game == "larder").then(|| game.to_owned()));
        for language in Language::ALL {
            let text = read(&assets().join(format!("locales/{}/{game}.ftl", language.code())));
            let there: BTreeSet<String> =
                text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
            assert_eq!(there, wanted, "{game} in {language:?}");
        }
    }
}

#[test]
fn the_rule_books_have_every_section_that_is_named() {
    for game in OURS {
        let books = Language::ALL.map(|language| {
            let mut cache = BookCache::default();
            let mut sections = |kind| -> Vec<String> {
                let book = cache.open(games(), game, language, kind).expect("a book");
                book.sections.iter().map(|section| section.id.clone()).collect()
            };
            (sections(""), sections("aid."))
        });
        assert_eq!(books[0], books[1], "{game} in both languages");
        for section in ["goal", "taking", "glossary"] {
            assert!(books[0].0.iter().any(|id| id == section), "{game} has no section {section}");
        }
        for section in ["reaches", "sealed"] {
            assert!(game != "larder" || books[0].0.iter().any(|id| id == section), "there is no section {section}");
        }
    }
}

#[test]
fn a_match_is_played_in_the_terminal_to_its_end() {
    let lines = "rules taking\nlook\n".to_owned() + &"1\n".repeat(9);
    let english = said(&["play", "pebbles", "--text", "--lang", "en", "--seed", "3"], &lines, 0);
    for part in ["Pebbles. Type ?", "Heap of 9 pebbles", "You take 1 pebble", "The last pebble is taken."] {
        assert!(english.contains(part), "no `{part}`: {english}");
    }
    let japanese = said(&["play", "pebbles", "--text", "--lang", "ja", "--seed", "3"], &lines, 0);
    assert!(japanese.contains("小石9個の山") && japanese.contains("最後の小石が取られました。"), "{japanese}");
    for told in [english, japanese] {
        assert!(!told.contains("pebbles-"), "a message is missing: {told}");
    }
}

#[test]
fn nothing_is_undone_in_the_terminal_once_a_die_or_a_seal_has_told_something() {
    let sealed = "You cannot undo past a revealed card or a random draw.";
    // The throw is the only thing to do, and is done by itself.
    let lines = "undo\nopen 14\nundo\ninspect plum 15\ndone\n";
    let told = said(&["play", "larder", "--text", "--lang", "en", "--seed", "3"], lines, 0);
    assert_eq!(told.matches(sealed).count(), 2, "{told}");
    for part in
        ["You throw a ", "You open plum 15\n", "You have opened this jar: it is worth ", "All sealed jars are shown"]
    {
        assert!(told.contains(part), "no `{part}`: {told}");
    }
    assert!(!told.contains("larder-"), "a message is missing: {told}");
    let plain = ["play", "larder", "--text", "--lang", "en", "--options", "(most:3,plain:true)"];
    let told = said(&plain, "take 0\nundo\ntake 15\nlook\ndone\n", 0);
    assert!(!told.contains(sealed) && told.contains("sage 1"), "{told}");
}

/// A match in the larder in which the first guest has thrown enough to do a few things.
fn in_the_larder() -> Match<Larder> {
    let thrown = |seed: u64| {
        let mut game = Match::<Larder>::new(Default::default(), seed, &mut Silent).expect("the usual options");
        game.submit(Seat(0), Action::Throw, &mut Silent).expect("the first thing to do");
        game
    };
    (0..).map(thrown).find(|game| game.state().left(Seat(0)) >= 3).expect("a good throw")
}

#[test]
fn what_is_in_a_sealed_jar_only_its_opener_knows() {
    let mut game = in_the_larder();
    let mut events: Vec<Event> = Vec::new();
    game.submit(Seat(0), Action::Open(14), &mut events).expect("a sealed jar");
    let worth = game.state().sealed[0];
    assert_eq!(events, [Event::Opened(Seat(0), 14, Some(worth))]);
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert_eq!(Larder::seen(&events[0], own), Some(events[0].clone()));
    assert_eq!(Larder::seen(&events[0], other), Some(Event::Opened(Seat(0), 14, None)));
    assert_eq!([own, other].map(|viewer| Larder::reveals(&events[0], viewer)), [true, false]);
    assert_eq!([own, other, Viewer::All].map(|viewer| game.view(viewer).sealed[0]), [Some(worth), None, Some(worth)]);
    // Whoever imagines the larder keeps what they know, and thinks of everything else.
    let mut chance = Sampled::new(1);
    let mut thought = |viewer| -> BTreeSet<u8> {
        (0..99).map(|_| Larder::imagine(&game.view(viewer), &mut chance).sealed[0]).collect()
    };
    assert_eq!((thought(own), thought(other).len()), (BTreeSet::from([worth]), 4));
}

#[test]
fn a_jar_that_was_taken_is_put_back_and_what_was_learned_is_not() {
    let by = Takeback { humans: SeatSet::one(Seat(0)), practice: false };
    let mut game = in_the_larder();
    assert_eq!(game.can_undo(Seat(0), by), Err(UndoRefusal::Seen), "the die has fallen");
    game.submit(Seat(0), Action::Take(3), &mut Silent).expect("an open jar");
    assert_eq!(game.undo(Seat(0), by), Ok(1));
    assert!(game.state().guests[0].taken.is_empty());
    game.submit(Seat(0), Action::Open(14), &mut Silent).expect("a sealed jar");
    assert_eq!(game.can_undo(Seat(0), by), Err(UndoRefusal::Seen), "the jar was looked into");
    assert_eq!(game.can_undo(Seat(0), Takeback { practice: true, ..by }), Ok(1));
}

#[test]
fn a_position_goes_on_whatever_the_sealed_jars_are_worth_and_with_no_other_options() {
    let dealt = in_the_larder();
    let mut other = dealt.state().clone();
    other.sealed.rotate_left(1);
    assert!(Match::<Larder>::from_position(*dealt.options(), other.clone(), 0).is_ok());
    other.most = 2;
    assert!(Match::<Larder>::from_position(*dealt.options(), other.clone(), 0).is_err(), "other options");
    other.most = dealt.state().most;
    other.sealed[0] = other.sealed[1];
    assert!(Larder::check_invariants(&other).is_err(), "two jars of one worth");
}
