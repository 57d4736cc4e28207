//! What somebody has been through on this machine: names in a file of the data folder, one a line.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use crate::client::settings::write_whole;

/// Names, each with the game that it belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ticks(BTreeSet<String>);

impl Ticks {
    /// Reads a file; there is none before the first one.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => Ok(Self(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error),
        }
    }

    /// Whether this one is among them.
    #[must_use]
    pub fn has(&self, game: &str, name: &str) -> bool {
        self.0.contains(&line(game, name))
    }

    /// Keeps one.
    ///
    /// # Errors
    /// The file cannot be written; it counts until the program ends.
    pub fn keep(&mut self, game: &str, name: &str, path: &Path) -> io::Result<()> {
        if !self.0.insert(line(game, name)) {
            return Ok(());
        }
        let text: String = self.0.iter().map(|line| format!("{line}\n")).collect();
        write_whole(path, &text)
    }
}

fn line(game: &str, name: &str) -> String {
    format!("{game} {name}")
}
