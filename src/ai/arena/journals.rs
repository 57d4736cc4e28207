//! Journals of arena matches, which can be looked at like all others.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use super::ArenaError;
use crate::engine::journal::{Header, JournalLine};
use crate::engine::{Notation, Rules, Seat, SeatController};

/// A match that is over, as far as a journal needs it.
pub(super) struct OverMatch<'a, R: Rules> {
    /// Number of the match, from 0.
    pub(super) number: usize,
    pub(super) options: &'a R::Options,
    pub(super) deal: u64,
    pub(super) actions: &'a [(Seat, R::Action)],
    /// The seat of two with whose fault it ended.
    pub(super) conceded: Option<Seat>,
    /// Who made a fault, and which.
    pub(super) faults: &'a [(Seat, String)],
}

/// The folder for the journals of an arena.
#[derive(Clone, Debug)]
pub(super) struct Journals {
    folder: PathBuf,
    /// What the names of all files begin with.
    name: String,
}

impl Journals {
    /// Makes the folder; the files of a contest have its name in theirs.
    pub(super) fn begin(folder: &Path, name: String) -> Result<Self, ArenaError> {
        fs::create_dir_all(folder).map_err(|error| cannot_be_written(folder, &error))?;
        Ok(Self { folder: folder.to_owned(), name })
    }

    /// Writes a match down; `seats` says who sat where.
    pub(super) fn write<R: Notation>(&self, game: &OverMatch<R>, seats: Vec<SeatController>) -> Result<(), ArenaError> {
        let mut head = Header::new::<R>(game.options, game.deal, seats);
        let notes =
            game.faults.iter().map(|(seat, why)| ("note".to_owned(), format!("fault of {}: {why}", seat.letter())));
        head.extra.extend(notes);
        let actions = game.actions.iter().map(|(seat, action)| JournalLine::Act(*seat, R::action_text(action)));
        let end = game.conceded.map(JournalLine::Concede).into_iter().chain([JournalLine::Over]);
        let text = actions.chain(end).fold(head.to_string(), |text, line| format!("{text}{line}\n"));
        let path = self.folder.join(format!("{}-{:06}.journal", self.name, game.number));
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| cannot_be_written(&path, &error))
    }
}

fn cannot_be_written(path: &Path, error: &io::Error) -> ArenaError {
    let why = match error.kind() {
        ErrorKind::AlreadyExists => "a file of this name is there already; choose an empty folder".to_owned(),
        _ => error.to_string(),
    };
    ArenaError::Journal(format!("{} cannot be written: {why}", path.display()))
}
