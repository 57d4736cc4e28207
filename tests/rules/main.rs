//! What must hold for every registered game and for the command line, without any picture or sound.
//!
//! Run with `cargo test --no-default-features --test rules`.

mod command_line;
#[path = "../common/mod.rs"]
mod common;
mod every_file;
mod every_game;
mod house;
mod journals;
mod lessons;
mod mutated;
mod named_assets;
mod play;
mod puzzles;
mod sections;
mod wording;

use common::{at, files, read};

/// The texts in quotation marks in a piece of source without comments.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}
