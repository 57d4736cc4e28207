//! The folder where settings, matches and pictures are kept.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::engine::plain_file;

/// So many links after one another are followed.
const MOST_LINKS: usize = 40;

/// Where everything is kept that should outlive the program. It is created when something is first written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct DataFolder(pub PathBuf);

impl DataFolder {
    /// The folder that was asked for on the command line, else the environment's `IMPS_TABLE_DATA`, else the place that
    /// the operating system has for such things.
    pub fn find(asked: Option<PathBuf>) -> Self {
        let environment = || std::env::var_os("IMPS_TABLE_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
        let usual = || directories::ProjectDirs::from("", "", "imps-table").map(|dirs| dirs.data_dir().to_owned());
        Self(asked.or_else(environment).or_else(usual).unwrap_or_else(|| std::env::temp_dir().join("imps-table")))
    }

    /// A file or folder in it.
    pub fn path(&self, below: &str) -> PathBuf {
        self.0.join(below)
    }

    /// Where matches are kept while they are played and afterwards.
    pub fn matches(&self) -> PathBuf {
        self.path("matches")
    }

    /// Where programs are put that sit down at the table.
    pub fn programs(&self) -> PathBuf {
        self.path("programs")
    }

    /// A folder in it, created if need be; the data folder itself for an empty name.
    pub fn ensure(&self, below: &str) -> io::Result<PathBuf> {
        let folder = self.path(below);
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }
}

/// Writes a whole file so that it is either the old or the new one, never half of it. Where a link leads to the file, it goes on
/// doing so.
///
/// # Errors
/// The folder cannot be created or written to, or is full; the old file is then still there.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let path = &linked(path)?;
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

/// Where a path leads in the end, whether there is a file or not.
///
/// # Errors
/// Links that lead in a circle.
pub fn linked(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&path) else { return Ok(path) };
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    Err(io::Error::other(format!("{}: too many links", path.display())))
}

/// Keeps what is no good in its place under a name of its own, so that something else can be written there: `settings.ron` as
/// `settings.broken.ron`. A copy is kept where it can be read, else it is moved. Gives the name.
///
/// # Errors
/// Neither can be done; it stays where it is.
pub fn put_aside(path: &Path) -> io::Result<String> {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let kept = free(path.parent().unwrap_or(Path::new("")), &format!("{stem}.broken"), &ending);
    plain_file::copy(path, &kept).or_else(|_| fs::rename(path, &kept))?;
    Ok(kept.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

/// A file of this name, or with a number after it if there is something of that name already.
pub fn free(folder: &Path, name: &str, extension: &str) -> PathBuf {
    let numbered = (2_u32..).map(|number| folder.join(format!("{name} ({number}).{extension}")));
    let plain = folder.join(format!("{name}.{extension}"));
    let mut names = std::iter::once(plain.clone()).chain(numbered);
    names.find(|path| !plain_file::is_taken(path)).unwrap_or(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_linked_file_is_written_through_its_links() {
        let home = tempfile::tempdir().unwrap();
        let (data, dots) = (home.path().join("data"), home.path().join("dots"));
        fs::create_dir_all(&data).unwrap();
        fs::create_dir_all(&dots).unwrap();
        let link = |to: &str, from: PathBuf| {
            std::os::unix::fs::symlink(to, &from).unwrap();
            from
        };
        fs::write(dots.join("mine.ron"), "old").unwrap();
        link("mine.ron", dots.join("settings.ron"));
        let path = link("../dots/settings.ron", data.join("settings.ron"));
        write_whole(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(dots.join("mine.ron")).unwrap(), "new");
        assert!(path.is_symlink() && dots.join("settings.ron").is_symlink());
        let dead = link("../dots/later.ron", data.join("later.ron"));
        write_whole(&dead, "first").unwrap();
        assert!(dead.is_symlink());
        assert_eq!(fs::read_to_string(dots.join("later.ron")).unwrap(), "first");
        let circle = link("circle.ron", data.join("circle.ron"));
        assert!(write_whole(&circle, "never").is_err() && circle.is_symlink());
        let names = |folder: &Path| fs::read_dir(folder).unwrap().count();
        assert_eq!((names(&data), names(&dots)), (3, 3), "nothing else is left");
    }

    #[test]
    fn what_is_put_aside_never_takes_the_place_of_another() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("settings.ron");
        fs::write(&path, "first").unwrap();
        assert_eq!(put_aside(&path).unwrap(), "settings.broken.ron");
        fs::write(&path, "second").unwrap();
        assert_eq!(put_aside(&path).unwrap(), "settings.broken (2).ron");
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        assert_eq!(put_aside(&path).unwrap(), "settings.broken (3).ron");
        assert!(!path.exists(), "what cannot be read is moved");
        assert!(put_aside(&path).is_err());
        let kept = |name: &str| fs::read_to_string(home.path().join(name)).unwrap();
        assert_eq!((kept("settings.broken.ron"), kept("settings.broken (2).ron")), ("first".into(), "second".into()));
    }
}
