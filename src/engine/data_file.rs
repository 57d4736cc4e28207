//! Data files of games, built into the program: people may edit them, and are told with file and line what they got wrong.

use serde::de::DeserializeOwned;

use super::quote::shortened;

/// What a data file holds; as good as nothing if it is wrong, and then why.
#[derive(Debug)]
pub struct Loaded<T> {
    pub table: T,
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

/// What the tests of data files share.
#[cfg(test)]
pub(crate) mod trial {
    use proptest::sample::Index;

    /// A file, and how it is read.
    pub(crate) type Door = (&'static str, fn(&str) -> Result<(), String>);

    /// Whether a sentence begins with a file of this folder and a line of the text.
    pub(crate) fn names_a_line(folder: &str, error: &str, text: &str) -> bool {
        let mut parts = error.splitn(3, ':');
        let file = parts.next().is_some_and(|file| file.starts_with(folder));
        let line = parts.next().and_then(|line| line.parse::<usize>().ok());
        file && line.is_some_and(|line| (1..=text.lines().count() + 1).contains(&line)) && parts.next().is_some()
    }

    /// A file that ends early is refused with a line; one in `every` of its ends is tried.
    pub(crate) fn cut(folder: &str, (text, read): Door, every: usize) {
        let ends = text.char_indices().map(|(at, _)| at).step_by(every);
        for cut in ends.map(|end| &text[..end]) {
            assert!(read(cut).is_err_and(|error| names_a_line(folder, &error, cut)));
        }
    }

    /// A file in which a letter is replaced is read or refused with a line.
    pub(crate) fn change(folder: &str, (text, read): Door, at: Index, put: &str) {
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        letters.splice(at..=at, put.chars());
        let changed: String = letters.into_iter().collect();
        if let Err(error) = read(&changed) {
            assert!(names_a_line(folder, &error, &changed), "{error}");
        }
    }
}
