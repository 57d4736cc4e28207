//! The commands that open the table.

use std::path::PathBuf;

use super::new_match::{language, new_match};
use super::{Failure, Gallery, Play};
use crate::games::Registry;

/// Opens the window, straight with a match if a game is named; a file with a match is taken in.
pub(super) fn play(games: Registry, play: &Play, file: Option<PathBuf>) -> Result<(), Failure> {
    let straight = play.game.as_ref().map(|_| new_match(games, play)).transpose().map_err(Failure::Input)?;
    crate::client::run(games, straight, file, language(play.lang.as_deref())?).map_err(Failure::Input)
}

pub(super) fn gallery(gallery: &Gallery) -> Result<(), Failure> {
    let language = language(gallery.lang.as_deref())?;
    crate::client::gallery(&gallery.out, &gallery.only, language).map_err(Failure::Input)
}

pub(super) fn doctor() -> Result<(), Failure> {
    super::doctor::run()
}
