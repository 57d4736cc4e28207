//! Writes a journal: each line is in the file before the call returns, so that no end of the program loses it; the disk is
//! waited for elsewhere ([`Syncing`]).

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use super::sync::Syncing;
use super::{Header, Journal, JournalLine};
use crate::engine::controller::one_line;
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatController, Words, plain_file};

/// A journal that is being written.
///
/// After an error the match can go on: what could not be written is kept and tried again with the next line.
#[derive(Debug)]
pub struct Writer {
    file: File,
    path: PathBuf,
    /// Bytes that are wholly in the file.
    length: u64,
    pending: Vec<u8>,
    syncing: Syncing,
}

/// Why a journal cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("{path} cannot be written: {reason}. The match goes on without being saved.")]
pub struct SaveError {
    path: String,
    reason: Words,
    kind: ErrorKind,
}

impl SaveError {
    fn new(path: &Path, error: &io::Error) -> Self {
        let reason = io_words(error);
        Self { path: path.display().to_string(), reason, kind: error.kind() }
    }

    /// Why the folder of a journal cannot be made: something else may have its name, or that of a folder above it.
    fn of_folder(folder: &Path, error: &io::Error) -> Self {
        match folder.ancestors().find(|above| plain_file::is_taken(above) && !above.is_dir()) {
            None => Self::new(folder, error),
            Some(other) => Self {
                path: other.display().to_string(),
                reason: Words::new("reason-io-no-folder"),
                kind: ErrorKind::NotADirectory,
            },
        }
    }

    /// The same for the interface.
    pub fn words(&self) -> Words {
        let key = match self.kind {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "save-disk-full",
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => "save-read-only",
            ErrorKind::NotADirectory => "save-no-folder",
            _ => "save-failed",
        };
        Words::new(key).with("path", self.path.as_str()).with("reason", self.reason.clone())
    }
}

impl Writer {
    /// Begins a new journal; folders on the way are made. A file that is there already is left alone, and there is none before
    /// its header is whole.
    ///
    /// # Errors
    /// A folder or file that cannot be written, in a readable sentence.
    pub fn create(path: &Path, header: &Header) -> Result<Self, SaveError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| SaveError::of_folder(folder, &error))?;
        }
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = Path::new(&part);
        let said = |error: io::Error| SaveError::new(path, &error);
        let begin = || {
            if plain_file::is_taken(path) {
                return Err(said(ErrorKind::AlreadyExists.into()));
            }
            if plain_file::is_taken(part) {
                fs::remove_file(part).map_err(said)?;
            }
            let file = OpenOptions::new().append(true).create_new(true).open(part).map_err(said)?;
            let mut writer = Self::to(file, path, 0).map_err(said)?;
            writer.append(&header.to_string())?;
            fs::rename(part, path).map_err(said)?;
            Ok(writer)
        };
        begin().inspect_err(|_| {
            // It is of no use; that it cannot be removed either changes nothing.
            let _ = fs::remove_file(part);
        })
    }

    /// Goes on with a journal that was read from `path`. What could not be read there is cut off; a copy of the whole
    /// file is then left beside it, with `.damaged` at the end of its name.
    pub fn go_on(path: &Path, journal: &Journal) -> Result<Self, SaveError> {
        let length = journal.length();
        let open = || {
            let file = OpenOptions::new().append(true).open(path)?;
            if file.metadata()?.len() > length {
                let mut copy = path.as_os_str().to_owned();
                copy.push(".damaged");
                fs::copy(path, copy)?;
                file.set_len(length)?;
                file.sync_data()?;
            }
            Ok(file)
        };
        open().and_then(|file| Self::to(file, path, length)).map_err(|error| SaveError::new(path, &error))
    }

    /// Writes to the end of a file that is open, of which the first `length` bytes are good.
    fn to(file: File, path: &Path, length: u64) -> io::Result<Self> {
        let syncing = Syncing::of(&file)?;
        Ok(Self { file, path: path.to_owned(), length, pending: Vec::new(), syncing })
    }

    /// Where the journal is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an action, in the game's notation.
    pub fn action(&mut self, seat: Seat, text: &str) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::Act(seat, one_line(text))))
    }

    /// Notes that the last `count` actions were taken back.
    pub fn undo(&mut self, count: usize) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Undo(count)))
    }

    /// Notes that somebody else sits there from now on.
    pub fn seat(&mut self, seat: Seat, controller: &SeatController) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Seat(seat, controller.clone())))
    }

    /// Notes how many seconds a seat has left.
    pub fn time(&mut self, seat: Seat, seconds: u32) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Time(seat, seconds)))
    }

    /// Notes that from now on nobody's time is counted.
    pub fn clock_off(&mut self) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::ClockOff))
    }

    /// Notes that from now on everything may be taken back.
    pub fn practice(&mut self) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Practice))
    }

    /// Notes that a seat has given the match up.
    pub fn concede(&mut self, seat: Seat) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Concede(seat)))
    }

    /// Notes that the match is over.
    pub fn over(&mut self) -> Result<(), SaveError> {
        self.append(&format!("{}\n", JournalLine::<String>::Over))
    }

    /// Why the disk did not keep what was written, if it has said so by now.
    pub fn sync_failure(&self) -> Option<SaveError> {
        self.syncing.failure().map(|error| SaveError::new(&self.path, error))
    }

    fn append(&mut self, line: &str) -> Result<(), SaveError> {
        self.pending.extend_from_slice(line.as_bytes());
        self.write_pending().map_err(|error| SaveError::new(&self.path, &error))
    }

    fn write_pending(&mut self) -> io::Result<()> {
        // What is not ours is neither cut off nor written on.
        let found = self.file.metadata()?;
        if found.is_file() && found.len() != self.length {
            return Err(ErrorKind::ResourceBusy.into());
        }
        if let Err(error) = self.file.write_all(&self.pending) {
            // Half a line must not stay; if it does, reading leaves it out.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += self.pending.len() as u64;
        self.pending.clear();
        self.syncing.wish();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Header, OpenOptions, Path, Syncing, Writer};
    use crate::engine::Seat;

    #[test]
    fn what_another_program_has_written_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("two.journal");
        let header = Header::of("toy", "()".to_owned(), 1, Vec::new());
        let mut first = Writer::create(&path, &header).expect("a new file");
        let journal = crate::engine::journal::read(&path).expect("a journal");
        let mut second = Writer::go_on(&path, &journal).expect("the same file");
        second.action(Seat(0), "theirs").expect("a line");
        let error = first.action(Seat(0), "ours").expect_err("it has been written on");
        assert!(error.to_string().contains("another program"), "{error}");
        second.action(Seat(1), "theirs too").expect("a line");
        let text = std::fs::read_to_string(&path).expect("a file");
        assert!(text.ends_with("A theirs\nB theirs too\n"), "{text}");
    }

    #[test]
    fn there_is_no_journal_before_its_first_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.journal");
        let header = Header::of("toy", "()".to_owned(), 1, Vec::new());
        let part = folder.path().join("match.journal.part");
        std::fs::write(&part, "imps-table jour").expect("what an earlier end has left");
        let mut writer = Writer::create(&path, &header).expect("a new file");
        writer.action(Seat(0), "play 3").expect("a line");
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), format!("{header}A play 3\n"));
        let error = Writer::create(&path, &header).expect_err("it is there already");
        assert!(error.to_string().contains("a file of this name"), "{error}");
        std::fs::create_dir_all(folder.path().join("other.journal.part")).expect("room");
        Writer::create(&folder.path().join("other.journal"), &header).expect_err("something is in the way");
        let left: Vec<_> =
            std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|file| file.file_name()).collect();
        assert!(left.len() == 2 && !left.contains(&"match.journal.part".into()), "{left:?}");
    }

    #[test]
    fn what_is_in_the_way_of_the_folder_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let header = Header::of("toy", "()".to_owned(), 1, Vec::new());
        let there = |name: &str| folder.path().join(name);
        std::fs::write(there("file"), "").expect("room");
        #[cfg(unix)]
        std::os::unix::fs::symlink("/nowhere/at/all", there("dead")).expect("a link");
        for name in ["file", "dead"].into_iter().filter(|name| cfg!(unix) || *name == "file") {
            for below in ["match.journal", "deep/match.journal"] {
                let error = Writer::create(&there(name).join(below), &header).expect_err("no folder");
                let wrong = there(name).display().to_string();
                assert!(
                    error
                        .to_string()
                        .starts_with(&format!("{wrong} cannot be written: there is a file where a folder")),
                    "{error}"
                );
                let words = crate::engine::Words::new("save-no-folder").with("path", wrong);
                assert!(error.words().key == words.key && error.words().args[0] == words.args[0], "{error:?}");
            }
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_said_plainly_and_nothing_is_forgotten() {
        let path = Path::new("/dev/full");
        let Ok(file) = OpenOptions::new().append(true).open(path) else { return };
        let mut full = Writer::to(file, path, 0).expect("a thread");
        let error = full.action(Seat(0), "play 3").expect_err("the disk is full");
        assert_eq!(
            error.to_string(),
            "/dev/full cannot be written: the disk is full. The match goes on without being saved."
        );
        assert_eq!(error.words().key, "save-disk-full");
        full.undo(1).expect_err("still full");

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.txt");
        full.file = OpenOptions::new().append(true).create(true).open(&path).expect("a file");
        full.syncing = Syncing::of(&full.file).expect("a thread");
        full.action(Seat(1), "draw").expect("there is room again");
        assert_eq!(std::fs::read_to_string(path).expect("the file"), "A play 3\nundo 1\nB draw\n");
    }
    /// Nothing can be synced there, although everything can be written.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_disk_does_not_keep_is_said_as_well() {
        let path = Path::new("/dev/null");
        let Ok(file) = OpenOptions::new().append(true).open(path) else { return };
        let mut writer = Writer::to(file, path, 0).expect("a thread");
        assert!(writer.sync_failure().is_none(), "nothing was written yet");
        writer.action(Seat(0), "play 3").expect("it is written");
        let error = loop {
            match writer.sync_failure() {
                Some(error) => break error,
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        };
        assert!(error.to_string().starts_with("/dev/null cannot be written: "), "{error}");
        assert_eq!(error.words().key, "save-failed");
        writer.undo(1).expect("what is told already does not hold up the writing");
    }
}
