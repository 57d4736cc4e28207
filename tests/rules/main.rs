//! What must hold for every registered game and for the command line, without any picture or sound.
//!
//! Run with `cargo test --no-default-features --test rules`.

mod baselines;
mod command_line;
#[path = "../common/mod.rs"]
mod common;
mod every_file;
mod every_game;
mod guesses;
#[cfg(unix)]
mod guests;
mod house;
mod journals;
mod lessons;
mod mutated;
mod named_assets;
mod pages;
mod play;
mod prospects;
mod puzzles;
mod reasons;
mod rendered;
mod sections;
mod wire;
mod wording;

use common::{at, files, read};
use imps_table::engine::journal::parse;
use imps_table::games::GameEntry;

/// The journal of a match that begins where that of another stands halfway, with the actions that follow there.
fn from_position(game: &dyn GameEntry, whole: &str) -> String {
    let journal = parse(whole.as_bytes()).expect("a sound journal");
    let half = journal.lines.len() / 2;
    let told = game.replay(&journal, half).expect("a sound header").text;
    let (_, stands) = told.rsplit_once("\n\n").expect("how the match stands");
    let (position, _) = stands.rsplit_once("\nto act:").expect("it goes on");
    let position: String = position.lines().map(|line| format!("  {line}\n")).collect();
    let (head, _) = whole.split_once("---\n").expect("a header");
    let begun = format!("{head}position\n{position}---\npractice\n");
    journal.lines[half..].iter().take(4).fold(begun, |text, (_, line)| format!("{text}{line}\n"))
}

/// The texts in quotation marks in a piece of source without comments.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}
