//! The folder of lessons: one folder a game, one file a lesson, in the order of their names.

use std::path::Path;

use super::Lesson;
use crate::games::Registry;
use crate::games::files::of_all_games;

const EXTENSION: &str = "lesson";

/// The lessons of a folder, game by game, and a sentence with file and line for each that cannot be used.
pub fn lessons(games: Registry, folder: &Path) -> (Vec<Lesson>, Vec<String>) {
    of_all_games(games, folder, EXTENSION, |game, file, text| game.lesson(name(file), text))
}

/// The name of a lesson is its file's, without the number that says where it stands.
fn name(file: &str) -> &str {
    file.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('-')
}
