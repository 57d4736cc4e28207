//! The command line: reads arguments, calls the library, prints.

mod arena;
mod cases;
mod commands;
#[cfg(feature = "client")]
mod doctor;
mod new_match;
mod onlooker;
mod puzzles;
#[cfg_attr(not(feature = "client"), path = "no_table.rs")]
mod table;
mod terminal;
mod text;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::ai::arena::OnFault;
use crate::engine::controller::RUN;
use crate::engine::seed::NoSeed;
use crate::engine::{BotKind, SeatController, Seed};
use crate::games::Registry;

/// Five tabletop games on a candle-lit tavern table.
///
/// Without a command the game starts.
#[derive(Debug, Parser)]
#[command(
    name = "imps-table",
    version = crate::version::text(),
    propagate_version = true,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// A match that somebody has shared: the game starts and takes it in.
    #[arg(value_name = "FILE", value_parser = shared_match)]
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(Play),
    Arena(Arena),
    Cases(Cases),
    Gallery(Gallery),
    Replay(Replay),
    Playthrough(Playthrough),
    Puzzles(Puzzles),
    Words(Words),
    /// Say what this computer has of what the game needs, and what to do about the rest.
    Doctor,
    /// Explain how to measure speed (`cargo bench`).
    Bench,
}

/// Play at the table, in this terminal (`--text`), or a match of bots alone (`--headless`).
#[derive(Clone, Debug, Default, Args)]
pub struct Play {
    #[arg(help = games("Default: none, the title screen opens."))]
    pub game: Option<String>,
    /// Players in turn order, separated by commas: human, random, first, apprentice, journeyman, veteran, expert or master; add
    /// -bold, -careful or -tricky to a level for a style (master-bold). Or run:PROGRAM for a program of your own (see
    /// examples/README.md), but not with --headless. Default: one human against Apprentices; with --headless, Veterans.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", value_parser = sits)]
    pub seats: Vec<SeatController>,
    /// Options of the game as RON, such as "(players: 3)". Default: those of a first match, which are the gentlest; with
    /// --headless, the usual ones.
    #[arg(long, value_name = "RON")]
    pub options: Option<String>,
    /// Random seed: the same seed gives the same cards and dice. Default: a new one each time.
    #[arg(long, allow_negative_numbers = true, value_parser = known_seed)]
    pub seed: Option<Seed>,
    /// Language of the interface: en or ja. For this run only; the settings keep theirs.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// No window: bots play the match, and its journal is printed, ready for `imps-table replay`.
    #[arg(long, requires = "game", conflicts_with = "lang")]
    pub headless: bool,
    /// No window: play in this terminal, in text; type ? for the commands.
    #[arg(long, conflicts_with = "headless")]
    pub text: bool,
    /// With --text: continue the last unfinished match (of GAME, if one is named).
    #[arg(long, requires = "text", conflicts_with_all = ["seats", "options", "seed"])]
    pub resume: bool,
}

/// Play many matches of bots and print how often each wins, with 95% confidence intervals.
///
/// Ctrl-C stops it (exit code 130) and prints the results so far.
///
/// Examples: imps-table arena GAME --seats master,veteran --games 400
///
/// imps-table arena GAME --pool --games 200
#[derive(Debug, Args)]
struct Arena {
    #[arg(help = games(""))]
    game: String,
    /// One bot for each seat, separated by commas: random, first, apprentice, journeyman, veteran, expert or master; add -bold,
    /// -careful or -tricky to a level for a style. Or run:PROGRAM for a program of your own (see examples/README.md). Seats are rotated.
    #[arg(
        long,
        value_delimiter = ',',
        required_unless_present = "pool",
        value_name = "BOT,BOT",
        value_parser = SeatController::of_word
    )]
    seats: Vec<SeatController>,
    /// Measure each bot named by --seats alone (default: all levels) against a pool of strangers: random, first, two simple plans
    /// of the game (see examples/README.md), and the level below it. Prints a table of first places.
    #[arg(long)]
    pool: bool,
    /// Number of matches; with --pool, against each opponent.
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = from_one)]
    games: usize,
    /// Random seed: the same seed gives the same matches.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    /// Number of threads; 0 means one per core.
    #[arg(long, default_value_t = 0, allow_negative_numbers = true, value_parser = count)]
    threads: usize,
    /// Time limit per decision for external programs, in seconds.
    #[arg(long, default_value_t = 10, allow_negative_numbers = true, value_parser = seconds)]
    limit: u32,
    /// What happens when an external program ends, is late or answers with none of its choices. forfeit: the match is lost for it
    /// (of two it ends, among more the first legal action goes on for it). first: the first legal action is taken for it. Either way
    /// the report says so, and the exit code is 1.
    #[arg(long, default_value_t, value_name = "WAY")]
    on_error: OnFault,
    /// Folder for a journal of each match, ready for `imps-table replay`. Default: none is written.
    #[arg(long, value_name = "FOLDER")]
    journals: Option<PathBuf>,
    /// Options of the game as RON, such as "(players: 3)".
    #[arg(long, value_name = "RON")]
    options: Option<String>,
}

/// Run case files (see tests/README.md).
///
/// The exit code is 0 if all cases hold, 1 if one does not, 2 if a file cannot be read or understood.
#[derive(Debug, Args)]
struct Cases {
    /// Case files, and folders to search for *.case files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Render the standard screenshots to a folder; those whose names end in "strip" show eight frames of what happens.
#[derive(Clone, Debug, Args)]
pub struct Gallery {
    /// Folder for the pictures.
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// Only the pictures whose file name contains one of these.
    #[arg(value_name = "NAME")]
    pub only: Vec<String>,
    /// Language of the interface: en or ja.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// Print a journal as a match: every action and what happened.
#[derive(Debug, Args)]
struct Replay {
    /// A journal file, or a file with the one-line form that "Share" copies.
    file: PathBuf,
    /// Stop after this many lines of play.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = count)]
    to: Option<usize>,
    /// Only check the journal (exit code 1 if it is not sound).
    #[arg(long)]
    check: bool,
}

/// Print an annotated match, as kept in tests/golden.
#[derive(Debug, Args)]
struct Playthrough {
    #[arg(help = games(""))]
    game: String,
    /// One bot for each seat, separated by commas: random, first, apprentice, journeyman, veteran, expert or master; add -bold,
    /// -careful or -tricky to a level for a style. Default: all actions are random.
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT")]
    seats: Vec<BotKind>,
    /// Seed of the match.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    /// Options of the game as RON, such as "(players: 3)".
    #[arg(long, value_name = "RON")]
    options: Option<String>,
}

/// Look for puzzles in matches of bots: positions in which few first actions force a win, or, where dice decide, have the best
/// chance to win in the current turn.
///
/// Prints a line for each puzzle, the easiest first; of each match the hardest is kept. Ctrl-C stops it (exit code 130) and keeps
/// what has been found so far.
///
/// Example: imps-table puzzles GAME --games 200 --goes 2 --out assets/puzzles/GAME
#[derive(Debug, Args)]
struct Puzzles {
    #[arg(help = games(""))]
    game: String,
    /// One bot for each seat, separated by commas: random, first, apprentice, journeyman, veteran, expert or master; add -bold,
    /// -careful or -tricky to a level for a style. Default: Veterans.
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT")]
    seats: Vec<BotKind>,
    /// Options of the game as RON, such as "(players: 3)".
    #[arg(long, value_name = "RON")]
    options: Option<String>,
    /// Number of matches.
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = from_one)]
    games: usize,
    /// Seed of the first match; each further match takes the next number.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    /// Number of goes a win may take; a go is an unbroken run of decisions of the seat that wins. Where dice decide it is one
    /// turn.
    #[arg(long, default_value_t = 2, allow_negative_numbers = true, value_parser = from_one)]
    goes: usize,
    /// Number of actions to try at most in one position before giving it up.
    #[arg(long, default_value_t = 1_000_000, allow_negative_numbers = true, value_parser = effort)]
    effort: u64,
    /// Folder for the files, numbered after those already there. Default: none, nothing is written.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Print everything that the program can say in a language: a line for each message, with its numbers, persons and choices filled
/// in, and one for each card whose text is put together.
#[derive(Clone, Debug, Args)]
pub struct Words {
    /// The language: en or ja.
    #[arg(value_name = "LANG")]
    pub language: String,
}

/// Stands in the help of an argument for the games that there are.
const GAMES: &str = "{games}";

/// The help of an argument that names a game, with what else is to be said of it.
fn games(more: &str) -> String {
    format!("Which game: {GAMES}. {more}").trim_end().to_owned()
}

/// A match that somebody has shared; whatever else stands there was meant as a command.
fn shared_match(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if path.is_file() { Ok(path) } else { Err(format!("`{text}` is neither a command nor a file; see --help")) }
}

/// A seed of a match whose deal can be known: somebody has typed it.
fn known_seed(text: &str) -> Result<Seed, NoSeed> {
    text.parse().map(Seed::told)
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

fn count(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("expected a whole number from 0 to {}", usize::MAX))
}

fn seconds(text: &str) -> Result<u32, String> {
    from_one(text).and_then(|seconds| u32::try_from(seconds).map_err(|_| "that is too long".to_owned()))
}

fn effort(text: &str) -> Result<u64, String> {
    from_one(text).map(|effort| effort as u64)
}

fn from_one(text: &str) -> Result<usize, String> {
    count(text).ok().filter(|&count| count > 0).ok_or_else(|| "expected a whole number from 1".to_owned())
}

/// Who sits in a seat of a match at a table.
fn sits(text: &str) -> Result<SeatController, String> {
    if text == "human" {
        return Ok(SeatController::person());
    }
    let choices = BotKind::WORDS;
    SeatController::of_word(text).map_err(|error| match text.starts_with(RUN) {
        true => error,
        false => {
            format!("`{text}` is not a player; choose human, {choices}, or {RUN}PROGRAM for one of your own")
        }
    })
}

/// What went wrong, as an exit code.
#[derive(Debug)]
enum Failure {
    /// A check failed: 1.
    Check(String),
    /// Input that cannot be used: 2.
    Input(String),
    /// Stopped from the keyboard: [`STOPPED`].
    Stopped(String),
}

/// Exit code of a program that Ctrl-C has ended, as shells know it: 128 and the number of the signal.
const STOPPED: u8 = 130;

impl Failure {
    fn input(error: impl std::fmt::Display) -> Self {
        Self::Input(error.to_string())
    }
}

/// What stands on the command line; the help of an argument that names a game says which there are.
fn parsed(games: Registry) -> Result<Cli, clap::Error> {
    let known: Vec<&str> = games.ids().collect();
    let known = known.join(", ");
    let told = move |arg: clap::Arg| {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        if help.contains(GAMES) { arg.help(help.replace(GAMES, &known)) } else { arg }
    };
    let command = Cli::command().mut_subcommands(|command| command.mut_args(&told));
    Cli::from_arg_matches(&command.try_get_matches()?)
}

/// Runs the command line of this process, with these games.
pub fn run(games: Registry) -> ExitCode {
    let cli = match parsed(games) {
        Ok(cli) => cli,
        Err(other) => return terminal::explain(&other),
    };
    let done = match cli.command.unwrap_or_else(|| Command::Play(Play::default())) {
        Command::Play(play) if play.headless => commands::headless(games, &play),
        Command::Play(play) if play.text => text::play(games, &play),
        Command::Play(play) => table::play(games, &play, cli.file),
        Command::Gallery(gallery) => table::gallery(&gallery),
        Command::Arena(arena) => arena::run(games, &arena),
        Command::Cases(paths) => cases::run(games, &paths.paths),
        Command::Replay(replay) => commands::replay(games, &replay),
        Command::Playthrough(playthrough) => commands::playthrough(games, &playthrough),
        Command::Puzzles(puzzles) => puzzles::run(games, &puzzles),
        Command::Words(words) => words::run(games, &words),
        Command::Doctor => table::doctor(),
        Command::Bench => terminal::print("Speed is measured by `cargo bench --no-default-features`.\n"),
    };
    let (text, code) = match done {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Check(text)) => (text, 1),
        Err(Failure::Input(text)) => (text, 2),
        Err(Failure::Stopped(text)) => (text, STOPPED),
    };
    terminal::say(&text);
    ExitCode::from(code)
}
