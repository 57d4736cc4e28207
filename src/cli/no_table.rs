//! The commands that open the table, in a program that was built without one.

use std::path::PathBuf;

use super::{Failure, Gallery, Play};
use crate::games::Registry;

/// What such a program answers.
const NO_CLIENT: &str = "this program was built without the table (Cargo feature `client`); \
                         it plays in the terminal: play GAME --text";

pub(super) fn play(_: Registry, _: &Play, _: Option<PathBuf>) -> Result<(), Failure> {
    Err(Failure::input(NO_CLIENT))
}

pub(super) fn gallery(_: &Gallery) -> Result<(), Failure> {
    Err(Failure::input(NO_CLIENT))
}

pub(super) fn doctor() -> Result<(), Failure> {
    Err(Failure::input(NO_CLIENT))
}
