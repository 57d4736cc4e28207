//! The folder of puzzles: one folder a game, one file a puzzle, in the order of their names.

use std::path::Path;

use super::Puzzle;
use crate::games::Registry;
use crate::games::files::of_all_games;

pub const EXTENSION: &str = "puzzle";

/// The puzzles of a folder, game by game, and a sentence with file and line for each that cannot be used.
pub fn puzzles(games: Registry, folder: &Path) -> (Vec<Puzzle>, Vec<String>) {
    of_all_games(games, folder, EXTENSION, |game, name, text| game.puzzle(name, text))
}
