//! The folder where settings, matches and pictures are kept.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::Resource;

/// Where everything is kept that should outlive the program. It is created when something is first written.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct DataFolder(pub PathBuf);

impl DataFolder {
    /// The folder that was asked for on the command line, else the environment's `IMPS_TABLE_DATA`, else the place that
    /// the operating system has for such things.
    #[must_use]
    pub fn find(asked: Option<PathBuf>) -> Self {
        let environment = || std::env::var_os("IMPS_TABLE_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
        let usual = || directories::ProjectDirs::from("", "", "imps-table").map(|dirs| dirs.data_dir().to_owned());
        Self(asked.or_else(environment).or_else(usual).unwrap_or_else(|| std::env::temp_dir().join("imps-table")))
    }

    /// A file or folder in it.
    #[must_use]
    pub fn path(&self, below: &str) -> PathBuf {
        self.0.join(below)
    }

    /// Where matches are kept while they are played and afterwards.
    #[must_use]
    pub fn matches(&self) -> PathBuf {
        self.path("matches")
    }

    /// A folder in it, created if need be; the data folder itself for an empty name.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub fn ensure(&self, below: &str) -> io::Result<PathBuf> {
        let folder = self.path(below);
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }
}

/// Writes a whole file so that it is either the old or the new one, never half of it.
///
/// # Errors
/// The folder cannot be created or written to, or is full; the old file is then still there.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let write = || {
        let mut file = fs::File::create(&part)?;
        file.write_all(content.as_ref())?;
        file.sync_all()?;
        fs::rename(&part, path)
    };
    write().inspect_err(|_| {
        // What is left of a failed attempt is of no use; that it cannot be removed either changes nothing.
        let _ = fs::remove_file(&part);
    })
}
