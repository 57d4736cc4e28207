//! What must hold for every registered game and for the command line, without any picture or sound.
//!
//! Run with `cargo test --no-default-features --test rules`.

mod command_line;
#[path = "../common/mod.rs"]
mod common;
mod every_game;
mod house;
mod journals;
mod play;
mod wording;

use common::{at, files, read};
