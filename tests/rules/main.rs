//! What must hold for every registered game and for the command line, without any picture or sound.
//!
//! Run with `cargo test --no-default-features --test rules`.

mod command_line;
mod every_game;
mod house;
mod journals;
mod mutated;
mod named_assets;
mod play;
mod sections;
mod wording;

use std::path::{Path, PathBuf};

/// Something in the repository: tests run in its root, wherever it was built.
fn at(path: &str) -> PathBuf {
    std::env::current_dir().expect("a current folder").join(path)
}

/// All files below a folder whose names end with `ending`, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
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

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The texts in quotation marks in a piece of source without comments.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}
