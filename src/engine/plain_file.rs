//! Files as people and machines leave them in folders, opened only if they are files: a pipe without a writer would keep whoever
//! opens it waiting for ever, and a device may never end.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// Larger files, in bytes, are not read: nobody plays so long a match, and nobody writes so much by hand.
pub const LARGEST: u64 = 4 << 20;

/// Opens a file for reading. A link to one will do.
///
/// # Errors
/// There is none, it may not be read, or it is a pipe, a device or a folder.
pub fn open(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a file"));
    }
    File::open(path)
}

/// All bytes of a file.
///
/// # Errors
/// It cannot be opened or read to its end, or is larger than [`LARGEST`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    let length = file.metadata().map_or(0, |about| about.len());
    let mut bytes = Vec::with_capacity(length.min(LARGEST) as usize + 1);
    if file.take(LARGEST + 1).read_to_end(&mut bytes)? as u64 > LARGEST {
        return Err(io::Error::new(ErrorKind::FileTooLarge, format!("it is larger than {} MiB", LARGEST >> 20)));
    }
    Ok(bytes)
}

/// Copies a file to where none is yet.
///
/// # Errors
/// It cannot be read, or the copy cannot be written; nothing is left of it then.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut from = open(from)?;
    let mut copy = File::create_new(to)?;
    io::copy(&mut from, &mut copy).map(drop).inspect_err(|_| {
        // Half a copy is of no use; that it cannot be removed either changes nothing.
        let _ = fs::remove_file(to);
    })
}

/// Whether anything has this name already, a link to nowhere included.
pub fn is_taken(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Things that are no files, for tests.
#[cfg(all(test, unix))]
pub(crate) mod trial {
    use std::path::{Path, PathBuf};
    use std::process::Command;

    /// A pipe that nobody writes into.
    pub(crate) fn pipe(folder: &Path, name: &str) -> PathBuf {
        let path = folder.join(name);
        let made = Command::new("mkfifo").arg(&path).status().expect("mkfifo");
        assert!(made.success(), "{}", path.display());
        path
    }

    /// A pipe, a folder, a device and a link to nowhere, called so.
    pub(crate) fn no_files(folder: &Path, ending: &str) -> Vec<PathBuf> {
        let link = |to: &str, name: &str| {
            let path = folder.join(format!("{name}{ending}"));
            std::os::unix::fs::symlink(to, &path).expect("a link");
            path
        };
        let below = folder.join(format!("folder{ending}"));
        std::fs::create_dir(&below).expect("a folder");
        vec![pipe(folder, &format!("pipe{ending}")), below, link("/dev/zero", "device"), link("nowhere", "dead")]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_end_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("large");
        fs::write(&path, vec![b'x'; LARGEST as usize]).expect("room");
        assert_eq!(read(&path).expect("not too large").len() as u64, LARGEST);
        fs::write(&path, vec![b'x'; LARGEST as usize + 1]).expect("room");
        assert!(read(&path).is_err_and(|error| error.to_string() == "it is larger than 4 MiB"));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_refused_before_it_is_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let copy_to = folder.path().join("copy");
        for path in trial::no_files(folder.path(), ".txt") {
            assert!(read(&path).is_err(), "{}", path.display());
            assert!(copy(&path, &copy_to).is_err(), "{}", path.display());
            assert!(is_taken(&path) && !is_taken(&copy_to));
        }
        let file = folder.path().join("file");
        fs::write(&file, "text").expect("room");
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("file", &link).expect("a link");
        assert_eq!(read(&link).expect("a link to a file"), b"text");
        copy(&link, &copy_to).expect("a copy");
        assert_eq!(fs::read(&copy_to).expect("the copy"), b"text");
        assert!(copy(&link, &copy_to).is_err(), "nothing is replaced");
    }
}
