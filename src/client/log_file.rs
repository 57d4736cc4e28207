//! The log in the data folder: what went wrong can be told although nobody watched a terminal.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::Layer as _;
use bevy::log::tracing_subscriber::fmt;
use bevy::prelude::App;

use crate::folders::DataFolder;

/// The folder of logs, in the data folder.
const FOLDER: &str = "logs";
/// Files that are kept, the running one among them.
const FILES: usize = 5;
/// No file is longer than this, in bytes.
const LONGEST: u64 = 1_000_000;

/// The log of this run, once it has been begun.
static LOG: OnceLock<Mutex<LogFile>> = OnceLock::new();

/// A file that is written on and gives way to the next one before it becomes too long.
struct LogFile {
    folder: PathBuf,
    file: File,
    written: u64,
}

impl LogFile {
    /// The log in a folder, which is created if need be; goes on where the last run has ended.
    fn open(folder: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&folder)?;
        let file = File::options().create(true).append(true).open(name(&folder, 0))?;
        let written = file.metadata()?.len();
        Ok(Self { folder, file, written })
    }

    /// Lets every file become one older, and begins a new one.
    fn turn(&mut self) -> io::Result<()> {
        for age in (1..FILES).rev() {
            // Where a file is missing there is none to become older.
            let _ = fs::rename(name(&self.folder, age - 1), name(&self.folder, age));
        }
        self.file = File::create(name(&self.folder, 0))?;
        self.written = 0;
        Ok(())
    }
}

impl Write for LogFile {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.written > 0 && self.written + line.len() as u64 > LONGEST {
            self.turn()?;
        }
        self.file.write_all(line)?;
        self.written += line.len() as u64;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The file of this age; 0 is the running one.
fn name(folder: &Path, age: usize) -> PathBuf {
    let name = if age == 0 { "imps-table.log".to_owned() } else { format!("imps-table.{age}.log") };
    folder.join(name)
}

/// Where the log of this data folder is.
pub fn place(data: &DataFolder) -> PathBuf {
    name(&data.path(FOLDER), 0)
}

/// The lines of the log in this data folder, oldest first, as far back as so many bytes reach.
pub fn last_lines(data: &DataFolder, bytes: usize) -> String {
    let folder = data.path(FOLDER);
    let files = (0..FILES).rev().map(|age| fs::read(name(&folder, age)).unwrap_or_default());
    let whole: Vec<u8> = files.flatten().collect();
    let tail = &whole[whole.len().saturating_sub(bytes)..];
    // The first line is whole, too.
    let begin =
        if tail.len() < whole.len() { tail.iter().position(|&byte| byte == b'\n').map_or(0, |at| at + 1) } else { 0 };
    String::from_utf8_lossy(&tail[begin..]).into_owned()
}

/// Begins to write the log of this run. A log that cannot be written is no reason not to play.
pub fn begin(data: &DataFolder) {
    if let Ok(log) = LogFile::open(data.path(FOLDER)) {
        let _ = LOG.set(Mutex::new(log));
        write(&format!("The Imp's Table {}", crate::version::text()));
    }
}

/// Writes a line of our own.
pub fn write(line: &str) {
    if let Some(mut log) = locked() {
        let _ = writeln!(log, "{line}");
    }
}

fn locked() -> Option<MutexGuard<'static, LogFile>> {
    LOG.get().map(|log| log.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Everybody's way to the log. What cannot be written is lost: it must not become a message itself.
struct Shared;

impl Write for Shared {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if let Some(mut log) = locked() {
            let _ = log.write(line);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the terminal is told goes to the log as well, if one has been begun.
pub fn layer(_: &mut App) -> Option<BoxedLayer> {
    LOG.get()?;
    Some(fmt::layer().with_ansi(false).with_writer(|| Shared).boxed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_files_of_a_megabyte_are_kept() {
        let home = tempfile::tempdir().unwrap();
        let data = DataFolder(home.path().to_owned());
        let mut log = LogFile::open(data.path(FOLDER)).unwrap();
        let line = |number: usize| format!("{number:>99}\n");
        for number in 0..75_000 {
            log.write_all(line(number).as_bytes()).unwrap();
        }
        let files: Vec<_> = fs::read_dir(data.path(FOLDER)).unwrap().map(|entry| entry.unwrap()).collect();
        assert_eq!(files.len(), FILES);
        assert!(files.iter().all(|file| file.metadata().unwrap().len() <= LONGEST));
        drop(log);
        let mut log = LogFile::open(data.path(FOLDER)).unwrap();
        log.write_all(b"the next run\n").unwrap();
        let last = last_lines(&data, 250);
        assert_eq!(last, format!("{}{}the next run\n", line(74_998), line(74_999)), "whole lines, in their order");
        assert_eq!(last_lines(&DataFolder(home.path().join("nothing")), 250), "");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_no_reason_to_stop() {
        let home = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("/dev/full", name(home.path(), 0)).unwrap();
        let mut log = LogFile::open(home.path().to_owned()).unwrap();
        assert!(log.write_all(b"a line\n").is_err(), "it is said, and whoever writes goes on");
        assert!(LogFile::open(PathBuf::from("/dev/null/logs")).is_err());
    }
}
