//! Journals as files: whole, cut off, edited, foreign, newer, and on a disk that does not take them.

use imps_table::engine::SeatController;
use std::path::Path;
use std::process::{Command, Output};

use imps_table::ai::BotKind;
use imps_table::engine::journal::link::pack;
use imps_table::engine::journal::{Writer, parse, read};
use imps_table::games::{GameEntry, house};

use crate::from_position;

fn replay(path: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_imps-table"));
    command.arg("replay").arg(path).args(args).output().expect("the program")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The journal of a match of random players.
fn journal(game: &dyn GameEntry) -> String {
    let players = vec![BotKind::Random; game.seats(None).expect("default options")];
    game.bots_only(None, &players, 11.into()).expect("a match")
}

/// Replays `text` from a file and expects this exit code and these words in the error; answers what was printed.
fn expect(text_in: &[u8], args: &[&str], code: i32, part: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.txt");
    std::fs::write(&path, text_in).expect("room");
    let output = replay(&path, args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.contains(part), "{error}");
    assert!(error.lines().count() <= 1 && error.len() < 1000, "one sentence: {error}");
    text(&output.stdout)
}

#[test]
fn journals_of_every_game_can_be_replayed_at_every_length() {
    for game in house().rules() {
        let whole = journal(game);
        let said = expect(whole.as_bytes(), &["--check"], 0, "");
        assert!(said.ends_with("lines, sound, the match is over\n"), "{said}");
        let played = whole.strip_suffix("over\n").expect("the journal says so");
        let old = played.replace("journal 7", "journal 1");
        let said = expect(old.as_bytes(), &["--check"], 0, "");
        assert!(said.ends_with("lines, sound, the match is over\n"), "{said}");
        let last = played.lines().last().expect("an action").len() + 1;
        let part = &played[..played.len() - last];
        for part in [part.to_owned(), format!("{whole}undo 1\n")] {
            let said = expect(part.as_bytes(), &["--check"], 0, "");
            assert!(said.ends_with("lines, sound, the match is not over\n"), "{said}");
        }
        expect(format!("{part}over\n").as_bytes(), &["--check"], 1, "`over` is here, but the match is not over");
        let parsed = parse(whole.as_bytes()).expect("a sound journal");
        let told = game.replay(&parsed, usize::MAX).expect("a sound header");
        assert_eq!(told.complaint, None);
        assert!(told.over && told.text.contains("over: scores"), "{}", told.text);
        let told = game.replay(&parsed, 1).expect("a sound header");
        assert!(!told.over && told.text.contains("1. ") && told.text.contains("to act:"), "{}", told.text);
        for line in 0..parsed.lines.len() {
            assert_eq!(game.replay(&parsed, line).expect("a sound header").complaint, None);
        }
    }
}

#[test]
fn damaged_journals_are_explained() {
    for game in house().rules() {
        let whole = journal(game);
        let cut = &whole[..whole.len() - 2];
        let last = whole.lines().count();
        expect(cut.as_bytes(), &["--check"], 1, &format!("match.txt: line {last} has no line end"));
        expect(cut.as_bytes(), &[], 0, "has no line end");
        expect(format!("{whole}A nonsense\n").as_bytes(), &["--check"], 1, &format!(":{}: ", last + 1));
        expect(format!("{whole}nonsense\n").as_bytes(), &[], 2, "is not a line of a journal");
        expect(format!("{whole}undo 99999\n").as_bytes(), &[], 2, "undoes more");
        let first = parse(whole.as_bytes()).expect("a sound journal").lines[0].0;
        let twice: String = (1..)
            .zip(whole.lines())
            .flat_map(|(number, line)| std::iter::repeat_n(line, 1 + usize::from(number == first)))
            .map(|line| format!("{line}\n"))
            .collect();
        expect(twice.as_bytes(), &["--check"], 1, &format!(":{}: ", first + 1));
        expect(whole.replace("journal 7", "journal 99").as_bytes(), &[], 2, "newer version");
        expect(whole.replace("options (", "options (nonsense: 1, ").as_bytes(), &[], 2, "match.txt:3: ");
        let line = format!("game {}", game.id());
        expect(whole.replace(&line, &format!("{line}s")).as_bytes(), &[], 2, &format!("did you mean `{}`?", game.id()));
        let other = whole.replace(concat!("program ", env!("CARGO_PKG_VERSION")), "program 0.0.0");
        expect(other.as_bytes(), &["--check"], 0, "");
        expect(format!("{other}undo 99999\n").as_bytes(), &["--check"], 1, "version 0.0.0 began this journal");
        let old = whole.replace(concat!("program ", env!("CARGO_PKG_VERSION"), "\n"), "");
        assert_ne!(old, whole, "the header names the version");
        expect(old.as_bytes(), &["--check"], 0, "");
        expect(whole.replace(&line, "game qqq").as_bytes(), &[], 2, "there is no game `qqq`; known games: ");
    }
    expect(b"", &[], 2, "not a journal");
    expect(b"\x89PNG\r\n\x1a\n", &[], 2, "not a journal");
    expect(b"imps-table journal 1\n", &[], 2, "ends in its header");
    expect(&[0xff; 4_194_305], &[], 2, "larger than 4 MiB");
    let nowhere = replay(Path::new("no/such/file"), &[]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(text(&nowhere.stderr).contains("no/such/file cannot be read"));
}

#[test]
fn a_match_that_begins_from_a_position_is_replayed_from_there() {
    for game in house().rules() {
        let text = from_position(game, &journal(game));
        let (head, _) = text.split_once("practice\n").expect("it is practice");
        let said = expect(head.as_bytes(), &["--check"], 0, "");
        assert!(said.ends_with(": 0 lines, sound, the match is not over\n"), "{said}");
        let told = expect(head.as_bytes(), &[], 0, "");
        assert!(told.contains("\nfrom this position:\n  "), "{told}");
        assert_eq!(expect(pack(head).as_bytes(), &[], 0, ""), told, "{}", game.id());
        let above = 1 + head.lines().position(|line| line == "position").expect("it begins there");
        let edited = head.replace("\nposition\n", "\nposition\n  nonsense 7\n");
        expect(edited.as_bytes(), &[], 2, &format!("match.txt:{}: ", above + 1));
        let nowhere = head.replace("\nposition\n", "\nposition of nothing\n");
        expect(nowhere.as_bytes(), &[], 2, &format!("match.txt:{above}: the position is written in the lines below"));
    }
}

/// As Windows and its editors save text.
#[test]
fn a_journal_packed_into_one_line_is_replayed_like_the_journal() {
    for game in house().rules() {
        let whole = journal(game);
        let line = pack(&whole);
        let told = expect(whole.as_bytes(), &[], 0, "");
        assert_eq!(expect(line.as_bytes(), &[], 0, ""), told, "{}", game.id());
        expect(&line.as_bytes()[..line.len() - 9], &["--check"], 2, "damaged or incomplete");
    }
}

#[test]
fn marks_of_editors_are_skipped_and_other_encodings_are_named() {
    let whole = journal(house().rules().next().expect("a game"));
    let marked = [b"\xef\xbb\xbf", whole.as_bytes()].concat();
    expect(&marked, &["--check"], 0, "");
    let wide: Vec<u8> = [0xfeff].into_iter().chain(whole.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    expect(&wide, &[], 2, "UTF-16 text; save it as UTF-8");
    let latin = whole.replacen("seat A bot random random", "seat A human J\u{fffd}rgen", 1).into_bytes();
    let at = latin.windows(3).position(|three| three == "\u{fffd}".as_bytes()).expect("seat A is there");
    let latin = [&latin[..at], b"\xfc", &latin[at + 3..]].concat();
    expect(&latin, &[], 2, "match.txt:5: this line is not readable text; save the file as UTF-8");
}

/// A line of a foreign journal is quoted, but neither in full nor so that a terminal would obey it.
#[test]
fn whatever_a_journal_says_stays_short_and_is_only_shown() {
    for game in house().rules() {
        let whole = journal(game);
        let (head, rest) = whole.split_once("---\n").expect("a header");
        let long = "x".repeat(1_000_000);
        for text in [
            format!("{whole}{long}\n"),
            format!("{whole}A {long}\n"),
            format!("{whole}A {}\n", "x ".repeat(400_000)),
            format!("{whole}undo {long}\n"),
            format!("{head}seat {long}\n---\n{rest}"),
            head.replace("game ", &format!("game {long}")) + "---\n",
            head.replace("options (", &format!("options ({long}")) + "---\n",
        ] {
            expect(text.as_bytes(), &[], 2, "");
        }
        let named = head.replacen("bot random random", "human \u{1b}[2J", 1);
        for text in [format!("{named}---\n{rest}"), format!("{whole}A \u{1b}]0;x\u{7}\n")] {
            let path = tempfile::NamedTempFile::new().expect("a file");
            std::fs::write(path.path(), text).expect("room");
            let output = replay(path.path(), &[]);
            assert!(!output.stdout.contains(&0x1b) && !output.stderr.contains(&0x1b), "{output:?}");
        }
        expect(format!("{whole}A \u{1b}[2J\n").as_bytes(), &[], 2, r"\u{1b}[2J");
    }
}

#[test]
fn a_folder_that_may_not_be_written_is_said_plainly() {
    let header = parse(journal(house().rules().next().expect("a game")).as_bytes()).expect("a sound journal").header;
    assert!(header.seats.iter().all(|seat| matches!(seat, SeatController::Bot { .. })));
    let folder = tempfile::tempdir().expect("a folder");
    let locked = folder.path().join("locked");
    std::fs::create_dir(&locked).expect("room");
    let mut rights = std::fs::metadata(&locked).expect("it is there").permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&locked, rights).expect("our own folder");
    // The administrator may write anywhere; then a file in the way of the folder has to do.
    let path = locked.join("match.txt");
    let path = if std::fs::write(locked.join("probe"), "").is_ok() { locked.join("probe/match.txt") } else { path };
    let error = Writer::create(&path, &header).expect_err("a locked folder");
    assert!(error.to_string().contains("cannot be written"), "{error}");
    assert!(error.to_string().ends_with("The match goes on without being saved."), "{error}");
    assert!(read(&path).is_err());
}
