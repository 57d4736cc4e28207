//! The files of the repository, for tests that look at them.

use std::path::{Path, PathBuf};

pub mod edits;

/// Something in the repository: tests run in its root, wherever it was built.
pub fn at(path: &str) -> PathBuf {
    std::env::current_dir().expect("a current folder").join(path)
}

/// All files below a folder whose names end with `ending`, in order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What is in a text file.
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
