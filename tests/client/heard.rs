//! Whole matches in the terminal, played by somebody who knows only what is told: at every decision three things on the table are
//! asked for, and owner, place and numbers in the answer are those of the position.

mod truth;

use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use imps_table::engine::journal::{read, resume};
use imps_table::engine::{Chance as _, Notation, Sampled, Seat, Viewer};
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::knight_line::KnightLine;

/// Something that is asked for, and what a line of the answer has to say.
pub struct Fact {
    /// What is written.
    asked: String,
    /// What stands in one line of the answer, all of it.
    wanted: Vec<String>,
}

impl Fact {
    fn new(asked: impl Into<String>, wanted: impl IntoIterator<Item = String>) -> Self {
        Self { asked: asked.into(), wanted: wanted.into_iter().collect() }
    }
}

/// The program in a terminal.
struct Terminal {
    program: Child,
    input: ChildStdin,
    output: ChildStdout,
    home: tempfile::TempDir,
}

impl Terminal {
    fn open(game: &str, args: &[&str]) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_imps-table"));
        command.args(["play", game, "--text", "--lang", "en"]).args(args);
        command.env("IMPS_TABLE_DATA", home.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn().expect("the program");
        let (input, output) = (program.stdin.take().expect("a pipe"), program.stdout.take().expect("a pipe"));
        Self { program, input, output, home }
    }

    /// What is told until a line is asked for, and whether one is.
    fn hear(&mut self) -> (String, bool) {
        let (mut told, mut part) = (Vec::new(), [0; 4096]);
        loop {
            let count = self.output.read(&mut part).expect("a pipe");
            told.extend_from_slice(&part[..count]);
            let asks = told == b"> " || told.ends_with(b"\n> ");
            if asks || count == 0 {
                return (String::from_utf8(told).expect("text"), asks);
            }
        }
    }

    /// Writes a line; gives what is told then.
    fn write(&mut self, line: &str) -> (String, bool) {
        writeln!(self.input, "{line}").expect("a pipe");
        self.hear()
    }

    /// The journal of the match.
    fn journal(&self) -> PathBuf {
        super::files(self.home.path(), ".journal").into_iter().next().expect("a journal")
    }
}

/// How many choices have been told, or how many there are said to be.
fn choices(told: &str) -> u32 {
    let many = |line: &str| line.split_once(" choices. Type “list”")?.0.parse().ok();
    let numbered = |line: &str| line.split_once(": ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    told.lines().find_map(many).unwrap_or_else(|| told.lines().filter(|line| numbered(line)).count() as u32)
}

/// Plays a match to its end; the bots' names are those that are told with the table.
fn played<R: Notation>(game: &str, args: &[&str], truth: fn(&R::View, &[String]) -> Vec<Fact>) {
    let mut terminal = Terminal::open(game, args);
    let mut chance = Sampled::new(11);
    let (mut told, mut asks) = terminal.hear();
    let (seen, _) = terminal.write("look");
    let seats = resume::<R>(&read(&terminal.journal()).expect("a journal")).expect("a match").game.seats();
    let names: Vec<String> =
        seen.lines().take(seats).filter_map(|line| Some(line.split_once(". ")?.0.to_owned())).collect();
    assert_eq!(names.len(), seats, "everybody is told of: {seen}");
    let mut decisions = 0;
    while asks {
        let journal = read(&terminal.journal()).expect("a journal");
        let resumed = resume::<R>(&journal).expect("a match");
        assert!(resumed.complaint.is_none(), "{:?}", resumed.complaint);
        let facts = truth(&resumed.game.view(Viewer::Seat(Seat(0))), &names);
        for _ in 0..3 {
            let Fact { asked, wanted } = &facts[chance.below(facts.len() as u32) as usize];
            let (answer, _) = terminal.write(asked);
            let tells = |line: &str| wanted.iter().all(|part| line.contains(part.as_str()));
            assert!(answer.lines().any(tells), "decision {decisions}, {asked}: {wanted:?} is not in\n{answer}");
        }
        let count = choices(&told);
        assert!(count > 0, "decision {decisions}: nothing is offered\n{told}");
        (told, asks) = terminal.write(&(chance.below(count) + 1).to_string());
        assert!(!told.contains("There is no choice"), "decision {decisions}: {told}");
        decisions += 1;
        assert!(decisions < 3000, "the match does not end");
    }
    assert!(read(&terminal.journal()).expect("a journal").says_over(), "{told}");
    assert!(terminal.program.wait().expect("the program").success(), "{told}");
    assert!(decisions > 3, "{decisions} decisions");
}

#[test]
fn a_match_of_battlelore_is_played_by_ear() {
    let options = r#"(scenario:"S3")"#;
    played::<BattleLore>("battlelore", &["--seed", "11", "--options", options], truth::battlelore);
}

#[test]
fn a_lore_adventure_is_played_by_ear() {
    let options = r#"(scenario:"S7",turns:8)"#;
    played::<BattleLore>("battlelore", &["--seed", "5", "--options", options], truth::battlelore);
}

#[test]
fn a_match_of_battle_royal_is_played_by_ear() {
    played::<BattleRoyal>("battle_royal", &["--seed", "3"], truth::battle_royal);
}

#[test]
fn a_match_of_battle_line_is_played_by_ear() {
    played::<BattleLine>("battle_line", &["--seed", "3", "--options", "(mode:Advanced)"], truth::battle_line);
}

#[test]
fn a_match_of_knight_line_is_played_by_ear() {
    played::<KnightLine>("knight_line", &["--seed", "3", "--options", "(grey:Wild)"], truth::knight_line);
}

#[test]
fn a_match_of_the_bottle_imp_is_played_by_ear() {
    played::<BottleImp>("bottle_imp", &["--seed", "3"], truth::bottle_imp);
}

/// What the program says first when the system is set so.
fn first_words(wishes: [(&str, &str); 3]) -> String {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_imps-table"));
    command.args(["play", "battle_line", "--text", "--seed", "3"]).env("IMPS_TABLE_DATA", home.path());
    command.env_remove("LC_MESSAGES").envs(wishes).stdin(Stdio::null());
    let output = command.output().expect("the program");
    assert!(output.status.success(), "{wishes:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[cfg(target_os = "linux")]
#[test]
fn the_language_is_the_first_wish_of_the_system_that_is_ours() {
    let is_japanese = |said: &str| said.contains('。');
    for (all, lang, language, japanese) in [
        ("", "de_DE.UTF-8", "de:ja:en", true),
        ("", "de_DE.UTF-8", "de:en:ja", false),
        ("", "ja_JP.UTF-8", "", true),
        ("", "C", "ja", false),
        ("C.UTF-8", "ja_JP.UTF-8", "ja", false),
    ] {
        let said = first_words([("LC_ALL", all), ("LANG", lang), ("LANGUAGE", language)]);
        assert_eq!(is_japanese(&said), japanese, "{all}, {lang}, {language}: {said}");
    }
}
