//! The data files of the game in `assets/battlelore`, built into the program: people may edit them, and are told with file
//! and line what they got wrong.

use serde::de::DeserializeOwned;

use super::{council, lore_cards, scenario, surfaces, units, weapons};
use crate::engine::quote::shortened;

/// Whether all data files can be used.
///
/// # Errors
/// A sentence for each that cannot, with file and line. Without its data no match can be set up.
pub fn check() -> Result<(), String> {
    let wrong = [units::error(), weapons::error(), surfaces::error(), council::error(), lore_cards::error()];
    let wrong: Vec<&str> = wrong.into_iter().flatten().chain(scenario::errors()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// What a data file holds; as good as nothing if it is wrong, and then why.
#[derive(Debug)]
pub(super) struct Loaded<T> {
    /// What it holds.
    pub table: T,
    /// What is wrong with it.
    pub error: Option<String>,
}

impl<T: Default> From<Result<T, String>> for Loaded<T> {
    fn from(read: Result<T, String>) -> Self {
        match read {
            Ok(table) => Self { table, error: None },
            Err(error) => Self { table: T::default(), error: Some(error) },
        }
    }
}

/// Reads a data file: RON.
///
/// # Errors
/// A sentence with file and line.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    ron::from_str(text).map_err(|error| {
        let line = error.span.end.line;
        shortened(format!(
            "{file}:{line}: {}; correct this entry, the head of the file says how it is written",
            error.code
        ))
    })
}

/// The sentence for an entry that can be read and still is wrong. Its line is the last one that says `mark`, or the first of
/// the file.
pub(super) fn wrong(file: &str, text: &str, mark: &str, sentence: &str) -> String {
    let line = (1..).zip(text.lines()).filter(|(_, line)| line.contains(mark)).last().map_or(1, |(number, _)| number);
    format!("{file}:{line}: {sentence}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_files_are_right() {
        assert_eq!(super::check(), Ok(()));
    }
}
