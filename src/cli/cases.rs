//! `imps-table cases`: finds case files and runs them.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Failure, print};
use crate::engine::cases::{Malformed, Report, parse};
use crate::games;

pub(super) fn run(paths: &[PathBuf]) -> Result<(), Failure> {
    let mut files = Vec::new();
    for path in paths {
        let before = files.len();
        find(path, &mut files)?;
        if files.len() == before {
            return Err(Failure::Input(format!("{} has no .case files", path.display())));
        }
    }
    let mut report = Report::default();
    for file in &files {
        match one(file) {
            Ok(found) => report.add(found),
            Err(malformed) => report.malformed.push(malformed),
        }
    }
    let mut text = String::new();
    for failure in &report.failures {
        text += &format!("{failure}\n");
    }
    for malformed in &report.malformed {
        text += &format!("{malformed}\n");
    }
    text += &format!("{} of {} cases in {} file(s) hold\n", report.passed, report.cases, files.len());
    print(&text)?;
    match (report.malformed.len(), report.failures.len()) {
        (0, 0) => Ok(()),
        (0, failed) => Err(Failure::Check(format!("{failed} check(s) failed"))),
        (malformed, _) => Err(Failure::Input(format!("{malformed} line(s) or file(s) cannot be understood"))),
    }
}

/// A file as it is, a folder with all *.case files below it in the order of their names.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| Failure::Input(format!("{} cannot be read: {error}", path.display()));
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?);
    }
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        // Links are not followed into folders, so that a loop of links ends.
        let folder = entry.file_type().map_err(unreadable)?.is_dir();
        let path = entry.path();
        if folder {
            find(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "case") {
            files.push(path);
        }
    }
    Ok(())
}

fn one(path: &Path) -> Result<Report, Malformed> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| Malformed {
        file: name.clone(),
        line: 1,
        text: format!("cannot be read: {error}"),
    })?;
    let file = parse(&name, &text)?;
    let (line, id) = &file.game;
    let game = games::find(id).map_err(|error| Malformed { file: name, line: *line, text: error.to_string() })?;
    Ok(game.cases(&file))
}
