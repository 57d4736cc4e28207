//! What somebody has been through on this machine: names in a file of the data folder, one a line.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use crate::engine::plain_file;
use crate::folders::{put_aside, write_whole};

/// Names, each with the game that it belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ticks {
    names: BTreeSet<String>,
    /// The file could not be read, or not all of it, and has not been put aside yet: it is not written to before.
    unkept: bool,
}

impl Ticks {
    /// Reads a file; there is none before the first one. Also says why it cannot be read, if so; it is kept then, whatever is
    /// written later.
    pub fn read(path: &Path) -> (Self, Option<io::Error>) {
        match plain_file::read(path) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes);
                let lines = text.trim_start_matches('\u{feff}').lines();
                let names = lines.map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
                (Self { names, unkept: text.contains(char::REPLACEMENT_CHARACTER) }, None)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => (Self::default(), None),
            Err(error) => (Self { unkept: true, ..Self::default() }, Some(error)),
        }
    }

    /// Whether this one is among them.
    pub fn has(&self, game: &str, name: &str) -> bool {
        self.names.contains(&line(game, name))
    }

    /// Keeps one.
    ///
    /// # Errors
    /// The file cannot be written; it counts until the program ends.
    pub fn keep(&mut self, game: &str, name: &str, path: &Path) -> io::Result<()> {
        if !self.names.insert(line(game, name)) {
            return Ok(());
        }
        if self.unkept {
            put_aside(path)?;
            self.unkept = false;
        }
        let text: String = self.names.iter().map(|line| format!("{line}\n")).collect();
        write_whole(path, &text)
    }
}

fn line(game: &str, name: &str) -> String {
    format!("{game} {name}")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn names_that_cannot_be_read_are_kept_and_those_of_editors_understood() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("lessons.txt");
        fs::write(&path, "\u{feff}toy first\r\ntoy second \r\n").unwrap();
        let (mut ticks, error) = Ticks::read(&path);
        assert!(error.is_none() && ticks.has("toy", "first") && ticks.has("toy", "second"));
        ticks.keep("toy", "third", &path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "toy first\ntoy second\ntoy third\n");
        fs::write(&path, b"toy first\ntoy \xfc\ntoy second\n").unwrap();
        let (mut ticks, error) = Ticks::read(&path);
        assert!(error.is_none() && ticks.has("toy", "first") && ticks.has("toy", "second"));
        ticks.keep("toy", "third", &path).unwrap();
        assert_eq!(fs::read(home.path().join("lessons.broken.txt")).unwrap(), b"toy first\ntoy \xfc\ntoy second\n");
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        fs::write(path.join("whole"), "and whole").unwrap();
        let (mut ticks, error) = Ticks::read(&path);
        assert!(error.is_some() && !ticks.has("toy", "first"));
        ticks.keep("toy", "fourth", &path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "toy fourth\n");
        assert!(home.path().join("lessons.broken (2).txt/whole").exists());
    }
}
