//! `imps-table cases`: finds case files and runs them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::Failure;
use super::terminal::print;
use crate::engine::cases::{CaseReport, Malformed, parse};
use crate::engine::sentences::counted;
use crate::engine::{Words, text_file};
use crate::games::Registry;

pub(super) fn run(games: Registry, paths: &[PathBuf]) -> Result<(), Failure> {
    let mut found = Found::default();
    for path in paths {
        let before = found.files.len() + found.unreadable.len();
        found.search(path);
        if found.files.len() + found.unreadable.len() == before {
            return Err(Failure::Input(format!("{} has no .case files", path.display())));
        }
    }
    let mut report = CaseReport::default();
    let mut text = String::new();
    let mut understood = 0;
    for file in &found.files {
        match one(games, file) {
            Ok(of_file) => {
                understood += 1;
                report.add(of_file);
            }
            Err(Unusable::Malformed(malformed)) => report.malformed.push(malformed),
            Err(Unusable::Unreadable(said)) => found.unreadable.push(said),
        }
    }
    for failure in &report.failures {
        text += &format!("{failure}\n");
    }
    for malformed in &report.malformed {
        text += &format!("{malformed}\n");
    }
    for unreadable in &found.unreadable {
        text += &format!("{unreadable}\n");
    }
    let files = counted(understood, "file", "files");
    text += &format!("cases that hold: {} of {}, in {files}\n", report.passed, report.cases);
    print(&text)?;
    match (report.malformed.len() + found.unreadable.len(), report.failures.len()) {
        (0, 0) => Ok(()),
        (0, failed) => Err(Failure::Check(format!("{} failed", counted(failed, "check", "checks")))),
        (useless, _) => Err(Failure::Input(format!(
            "{} cannot be understood",
            counted(useless, "line, file or folder", "lines, files or folders")
        ))),
    }
}

/// What is found where somebody looks for cases.
#[derive(Default)]
struct Found {
    files: Vec<PathBuf>,
    /// Sentences about files and folders that cannot be read.
    unreadable: Vec<String>,
}

impl Found {
    /// A file as it is, a folder with all *.case files below it in the order of their names.
    fn search(&mut self, path: &Path) {
        if let Err(error) = self.look_into(path) {
            self.unreadable.push(format!("{} cannot be read: {error}", path.display()));
        }
    }

    fn look_into(&mut self, path: &Path) -> io::Result<()> {
        if !fs::metadata(path)?.is_dir() {
            self.files.push(path.to_owned());
            return Ok(());
        }
        let mut entries = fs::read_dir(path)?.collect::<io::Result<Vec<_>>>()?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = entry.path();
            // Links are not followed into folders, so that a loop of links ends.
            if entry.file_type()?.is_dir() {
                self.search(&path);
            } else if path.extension().is_some_and(|extension| extension == "case") {
                self.files.push(path);
            }
        }
        Ok(())
    }
}

/// Why a file has no cases to run.
enum Unusable {
    /// It cannot be read; a sentence.
    Unreadable(String),
    /// It can, but not be understood.
    Malformed(Malformed),
}

fn one(games: Registry, path: &Path) -> Result<CaseReport, Unusable> {
    let name = path.display().to_string();
    let malformed = |line, text| Unusable::Malformed(Malformed { file: name.clone(), line, text });
    let bytes = text_file::read(path).map_err(|words| Unusable::Unreadable(words.to_string()))?;
    let decoded = text_file::decode(&bytes);
    if let Some((line, said)) = decoded.broken {
        return Err(malformed(line, Words::new(said).to_string()));
    }
    let file = parse(&name, decoded.text).map_err(Unusable::Malformed)?;
    let (line, id) = &file.game;
    let game = games.find(id).map_err(|error| malformed(*line, error.to_string()))?;
    Ok(game.cases(&file))
}
