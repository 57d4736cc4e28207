//! The program as it is called: exit codes and readable sentences.

use std::path::Path;
use std::process::{Command, Output};

use imps_table::games::house;

pub(super) fn imps(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_imps-table")).args(args).output().expect("the program")
}

/// Expects an exit code and words in what is printed (on either stream).
pub(super) fn expect(args: &[&str], code: i32, part: &str) {
    let output = imps(args);
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(said.contains(part), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{args:?}: {said}");
}

pub(super) fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("room");
    std::fs::write(&path, text).expect("room");
    path.display().to_string()
}

#[test]
fn help_says_what_there_is() {
    for command in ["play", "arena", "cases", "gallery", "replay", "playthrough", "puzzles"] {
        expect(&["--help"], 0, command);
        expect(&[command, "--help"], 0, "Usage: imps-table");
    }
    expect(&["bench"], 0, "cargo bench");
    expect(&["dance"], 2, "`dance` is neither a command nor a file");
    expect(&["dance.journal"], 2, "neither a command nor a file");
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_said() {
    for args in [&["--help"][..], &["play", "--help"], &["--version"], &["bench"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a full disk");
        let output =
            Command::new(env!("CARGO_BIN_EXE_imps-table")).args(args).stdout(full).output().expect("the program");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.starts_with("imps-table: the output cannot be written: "), "{args:?}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_before_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe").display().to_string();
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let below = folder.path().display().to_string();
    for path in [pipe.as_str(), "/dev/zero", &below] {
        expect(&["replay", path], 2, "cannot be read: it is not a file");
    }
    expect(&["cases", &pipe], 2, "cannot be read: it is not a file");
}

#[test]
fn cases_tell_failures_from_malformed_files() {
    let game = house().rules().next().expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let lone = write(folder.path(), "a/lone.case", &format!("game {game}\ncase G1 nobody\nseed 1\nover draw\n"));
    expect(&["cases", &lone], 1, "lone.case:4: case G1 nobody\n  expected: over draw\n  found:    to-act");
    let bad = write(folder.path(), "b/bad.case", &format!("game {game}\ncase G1\n\nposition\n  qqq 1\nover draw\n"));
    expect(&["cases", &bad], 2, "bad.case:5: ");
    let both = folder.path().display().to_string();
    expect(&["cases", &both], 2, "expected: over draw");
    let other = write(folder.path(), "b/other.case", "game qqq\ncase G1\nseed 1\nover draw\n");
    expect(&["cases", &other], 2, "other.case:1: there is no game `qqq`; known games: ");
    let marked = write(folder.path(), "c/marked.case", &format!("\u{feff}game {game}\ncase G1\nseed 1\nover draw\n"));
    expect(&["cases", &marked], 1, "marked.case:4: case G1");
    let nobody = write(folder.path(), "c/nobody.case", &format!("game {game}\ncase G1\nseed 1\nlegal H none\n"));
    expect(&["cases", &nobody], 2, "nobody.case:4: there is no seat H; the seats are A to ");
    let latin = write(folder.path(), "c/latin.case", &format!("game {game}\ncase G1\nseed 1\nover draw\n"));
    let bytes = [std::fs::read(&latin).expect("written"), b"# J\xfcrgen\n".to_vec()].concat();
    std::fs::write(&latin, bytes).expect("room");
    expect(&["cases", &latin], 2, "latin.case:5: this line is not readable text");
    // What can be read is run, whatever else cannot be read, and only that is counted.
    expect(&["cases", &lone, "no/such/folder"], 2, "no/such/folder cannot be read");
    expect(&["cases", &lone, "no/such/folder"], 2, "cases that hold: 0 of 1, in 1 file");
    std::fs::create_dir(folder.path().join("empty")).expect("room");
    expect(&["cases", &folder.path().join("empty").display().to_string()], 2, "has no .case files");
    expect(&["cases"], 2, "PATH");
}

#[test]
fn bots_play_without_a_window() {
    for game in house().rules() {
        let seats = game.seats(None).expect("default options");
        let random = vec!["random"; seats].join(",");
        let played = ["play", game.id(), "--headless", "--seats", &random, "--seed", "5"];
        expect(&played, 0, "\nseed 5\n");
        assert_eq!(imps(&played).stdout, imps(&played).stdout);
        expect(&["play", game.id(), "--headless", "--seats", "human"], 2, "only bots");
        expect(&["play", game.id(), "--headless", "--seats", "ghost"], 2, "choose human, random, first, apprentice");
        expect(&["play", game.id(), "--headless", "--options", "(", "--seats", &random], 2, "cannot be read");
        expect(&["arena", game.id(), "--seats", &random, "--games", "4", "--threads", "1"], 0, "4 games");
        expect(&["arena", game.id(), "--seats", &format!("{random},random"), "--games", "4"], 2, "seats");
        expect(&["arena", game.id(), "--seats", "random", "--options", "nonsense"], 2, "the usual ones are written `(");
        expect(&["playthrough", game.id(), "--seed", "3"], 0, "## 1. ");
    }
    expect(&["arena", "qqq", "--seats", "random"], 2, "there is no game `qqq`");
    expect(
        &["arena", house().rules().next().expect("a game").id(), "--seats", "random", "--games", "0"],
        2,
        "a whole number from 1",
    );
    expect(
        &["arena", house().rules().next().expect("a game").id(), "--seats", "random", "--threads", "-1"],
        2,
        "a whole number from 0",
    );
    expect(
        &["play", house().rules().next().expect("a game").id(), "--headless", "--seed", "-1"],
        2,
        "a seed is a whole number from 0",
    );
    expect(
        &["play", house().rules().next().expect("a game").id(), "--headless", "--lang", "ja"],
        2,
        "cannot be used with",
    );
    expect(&["play", "--headless"], 2, "GAME");
    expect(&["play", "--resume"], 2, "--text");
    expect(&["play", "--text", "--resume", "--seed", "1"], 2, "cannot be used with");
}

#[test]
fn the_pool_measures_bots_against_strangers() {
    for game in house().rules() {
        expect(&["arena", game.id(), "--pool", "--seats", "random", "--games", "1"], 0, "even is ");
    }
    let game = house().rules().nth(1).expect("a game").id();
    expect(&["arena", game, "--pool", "--seats", "apprentice,journeyman", "--games", "1"], 0, "level below");
    expect(&["arena", game, "--pool", "--seats", "ghost"], 2, "choose random, first, apprentice");
    expect(&["arena", game, "--pool", "--options", "nonsense"], 2, "the usual ones are written `(");
    expect(&["arena", game], 2, "--seats <BOT,BOT>");
}

#[test]
fn puzzles_are_looked_for_and_written_down() {
    let game = house().rules().nth(1).expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("new").display().to_string();
    expect(&["puzzles", game, "--games", "2", "--goes", "1", "--effort", "20000", "--out", &out], 0, " found");
    let named = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "puzzle");
    let written: Vec<_> = std::fs::read_dir(&out).expect("made").flatten().map(|file| file.path()).collect();
    assert!(written.iter().all(named), "{written:?}");
    for path in written {
        expect(&["replay", "--check", &path.display().to_string()], 0, "sound, the match is over");
    }
    expect(&["puzzles", "qqq"], 2, "there is no game `qqq`");
    expect(&["puzzles", game, "--games", "0"], 2, "a whole number from 1");
    expect(&["puzzles", game, "--goes", "0"], 2, "a whole number from 1");
    expect(&["puzzles", game, "--goes", "x"], 2, "a whole number from 1");
    expect(&["puzzles", game, "--effort", "-1"], 2, "a whole number from 1");
    expect(&["puzzles", game, "--seed", "-1"], 2, "a seed is a whole number from 0");
    expect(&["puzzles", game, "--seats", "ghost"], 2, "choose random, first, apprentice");
    expect(&["puzzles", game, "--seats", "random", "--games", "1"], 2, "seats");
    expect(&["puzzles", game, "--options", "(", "--games", "1"], 2, "cannot be read");
    let taken = write(folder.path(), "taken", "");
    expect(&["puzzles", game, "--games", "1", "--out", &taken], 2, "taken cannot be written: ");
}

/// The signals that a process catches, as a set of bits from signal 1 on.
#[cfg(target_os = "linux")]
fn caught(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let bits = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).expect("a set of signals")
}

/// Stops an arena as soon as it listens; it prints what is finished.
#[cfg(target_os = "linux")]
fn stopped(args: &[&str]) {
    const INTERRUPT: u32 = 2;
    let mut arena = Command::new(env!("CARGO_BIN_EXE_imps-table"))
        .args(args)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program");
    while caught(arena.id()) >> (INTERRUPT - 1) & 1 == 0 {
        assert_eq!(arena.try_wait().expect("our own process"), None);
        std::thread::yield_now();
    }
    let kill = Command::new("kill").args(["-INT", &arena.id().to_string()]).status().expect("kill");
    assert!(kill.success());
    let output = arena.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(said.starts_with(&format!("{}: stopped after ", args[1])), "{said}");
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("imps-table: stopped after "));
}

#[cfg(target_os = "linux")]
#[test]
fn a_stopped_arena_prints_its_report() {
    let game = house().rules().next().expect("a game");
    let random = vec!["random"; game.seats(None).expect("default options")].join(",");
    stopped(&["arena", game.id(), "--seats", &random, "--games", "1000000000"]);
    stopped(&["arena", game.id(), "--seats", &random, "--games", "1000000000", "--pool"]);
}

#[cfg(not(feature = "client"))]
#[test]
fn without_the_table_nothing_can_be_shown() {
    expect(&[], 2, "built without the table");
    expect(&["play", "--lang", "ja"], 2, "built without the table");
    expect(&["gallery", "pictures"], 2, "built without the table");
}
