//! Files that are written for every game alike, lessons and puzzles: one folder a game, in the order of their names.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::{GameEntry, Registry};
use crate::engine::Words;
use crate::engine::quote::shortened;
use crate::engine::text_file::{decode, read};

/// What is wrong with such a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text}")]
pub struct FileError {
    /// Line to blame, counted from 1.
    pub line: usize,
    /// A plain sentence.
    pub text: String,
}

impl FileError {
    pub(super) fn at(line: usize, text: impl Into<String>) -> Self {
        Self { line, text: shortened(text.into()) }
    }
}

/// What `reads` makes of the files with this extension, game by game, and a sentence with file and line for each that
/// cannot be used. It is told the game, the name of the file and the text.
pub(super) fn of_all_games<T>(
    games: Registry,
    folder: &Path,
    extension: &str,
    reads: impl Fn(&dyn GameEntry, &str, &str) -> Result<T, FileError>,
) -> (Vec<T>, Vec<String>) {
    let (mut good, mut wrong) = (Vec::new(), Vec::new());
    let place = |path: &PathBuf| games.rules().position(|game| path.ends_with(game.id()));
    let mut homes: Vec<PathBuf> = entries(folder).filter(|path| path.is_dir()).collect();
    homes.sort_by_key(place);
    for game in homes {
        let mut files: Vec<PathBuf> =
            entries(&game).filter(|path| path.extension().is_some_and(|it| it == extension)).collect();
        files.sort();
        for file in files {
            match one(games, &game, &file, &reads) {
                Ok(it) => good.push(it),
                Err(text) => wrong.push(text),
            }
        }
    }
    (good, wrong)
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

fn one<T>(
    games: Registry,
    game: &Path,
    file: &Path,
    reads: &impl Fn(&dyn GameEntry, &str, &str) -> Result<T, FileError>,
) -> Result<T, String> {
    let part = |name: Option<&OsStr>| name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let entry = games.find(&part(game.file_name())).map_err(|error| format!("{}: {error}", game.display()))?;
    let bytes = read(file).map_err(|words| words.to_string())?;
    let decoded = decode(&bytes);
    if let Some((line, key)) = decoded.broken {
        return Err(format!("{}:{line}: {}", file.display(), Words::new(key)));
    }
    reads(entry, &part(file.file_stem()), decoded.text)
        .map_err(|error| format!("{}:{}: {}", file.display(), error.line, error.text))
}
