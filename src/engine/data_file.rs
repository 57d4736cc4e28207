//! Data files of games, built into the program: people may edit them, and are told with file and line what they got wrong.

use serde::de::DeserializeOwned;

use super::quote::shortened;

/// What a data file holds; as good as nothing if it is wrong, and then why.
#[derive(Debug)]
pub struct Loaded<T> {
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
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
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
pub fn wrong(file: &str, text: &str, mark: &str, sentence: &str) -> String {
    let line = (1..).zip(text.lines()).filter(|(_, line)| line.contains(mark)).last().map_or(1, |(number, _)| number);
    format!("{file}:{line}: {sentence}")
}
