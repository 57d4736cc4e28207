//! The folder of lessons: one folder a game, one file a lesson, in the order of their names.

use std::fs;
use std::path::{Path, PathBuf};

use super::Lesson;
use crate::engine::text_file::{decode, read};
use crate::games::{GAMES, find};

/// Extension of lessons.
const EXTENSION: &str = "lesson";

/// The lessons of a folder, game by game, and a sentence with file and line for each that cannot be used.
#[must_use]
pub fn lessons(folder: &Path) -> (Vec<Lesson>, Vec<String>) {
    let (mut lessons, mut wrong) = (Vec::new(), Vec::new());
    let place = |path: &PathBuf| GAMES.iter().position(|game| path.ends_with(game.id()));
    let mut games: Vec<PathBuf> = entries(folder).filter(|path| path.is_dir()).collect();
    games.sort_by_key(place);
    for game in games {
        let mut files: Vec<PathBuf> =
            entries(&game).filter(|path| path.extension().is_some_and(|it| it == EXTENSION)).collect();
        files.sort();
        for file in files {
            match lesson(&game, &file) {
                Ok(lesson) => lessons.push(lesson),
                Err(text) => wrong.push(text),
            }
        }
    }
    (lessons, wrong)
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

/// The lesson of one file. Its name is the file's, without the number that says where it stands.
fn lesson(game: &Path, file: &Path) -> Result<Lesson, String> {
    let part =
        |name: Option<&std::ffi::OsStr>| name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let entry = find(&part(game.file_name())).map_err(|error| format!("{}: {error}", game.display()))?;
    let stem = part(file.file_stem());
    let name = stem.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('-');
    let bytes = read(file)?;
    let decoded = decode(&bytes);
    if let Some((line, text)) = decoded.broken {
        return Err(format!("{}:{line}: {text}", file.display()));
    }
    entry.lesson(name, decoded.text).map_err(|error| format!("{}:{}: {}", file.display(), error.line, error.text))
}
