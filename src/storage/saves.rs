//! Saved matches: journals in `<data>/matches`, listed, renamed and thrown away.
//!
//! A journal that nobody has named ends in a long number, the time it was begun; a name that a person gives is the
//! file's name.
//! What is thrown away lies in `matches/trash` and can be taken out again. The [picture](beside) of a match goes with
//! it.

use std::fs;
use std::io::{self, Write as _};
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use log::warn;

use crate::engine::journal::{self, Glance};
use crate::engine::text_file::{self, LARGEST};
use crate::engine::{SeatController, Seed, Words, plain_file};
use crate::folders::free;

const EXTENSION: &str = "journal";
/// No more matches are kept than this; the oldest that nobody has named go to the trash.
const MOST: usize = 200;
/// So far two clocks may differ, that of a folder on another machine and ours.
const CLOCKS: Duration = Duration::from_mins(5);
/// No more than this lies in the trash.
const MOST_TRASH: usize = 50;

/// Where the picture of a journal lies, if it has one.
pub fn beside(journal: &Path) -> PathBuf {
    journal.with_extension("png")
}

/// The folder with saved matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saves {
    folder: PathBuf,
}

/// One file of the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub path: PathBuf,
    /// The name that a person has given it.
    pub title: Option<String>,
    pub played: SystemTime,
    /// What is in it, or why it cannot be read.
    pub content: Result<Summary, Words>,
}

/// What is in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub game: String,
    pub seats: Vec<SeatController>,
    pub seed: Seed,
    pub from_position: bool,
    /// How many actions stand.
    pub actions: usize,
    /// Whether the match is over, as the journal says; `None` if no game knows this journal.
    pub finished: Option<bool>,
    /// Something in it is damaged; the part before can be played.
    pub damage: Option<Words>,
}

/// A match that was thrown away, to be taken out of the trash again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trashed {
    was: PathBuf,
    is: PathBuf,
}

/// Says whether the match is over from what the journal says and, if that is not enough, from all its bytes; `None` if no
/// game knows it.
pub type Judge<'a> = &'a (dyn Fn(&Glance, &[u8]) -> Option<bool> + Sync);

impl Saves {
    /// Matches in this folder: [`DataFolder::matches`], or where replays are kept.
    ///
    /// [`DataFolder::matches`]: crate::folders::DataFolder::matches
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// A file for a new match; until somebody gives it a name, it is called by game and time.
    pub fn fresh(&self, game: &str, now: SystemTime) -> PathBuf {
        let seconds = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let named = |seconds: u64| self.folder.join(format!("{game}-{seconds:010}.{EXTENSION}"));
        // Two matches within a second: the later one is a second late.
        (seconds..).map(named).find(|path| !plain_file::is_taken(path)).unwrap_or_else(|| named(seconds))
    }

    /// Keeps a journal that has come from elsewhere as a file of its own, and answers where: under `name` if it has one that
    /// can be a file's.
    pub fn add(&self, game: &str, name: Option<&str>, text: &[u8], now: SystemTime) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let path = match name.map(fit).filter(|name| !name.is_empty()) {
            Some(name) => free(&self.folder, &name, EXTENSION),
            None => self.fresh(game, now),
        };
        fs::OpenOptions::new().write(true).create_new(true).open(&path)?.write_all(text)?;
        Ok(path)
    }

    /// Every saved match, the one played last first. A folder that cannot be read is an empty one.
    pub fn list(&self, judge: Judge) -> Vec<Saved> {
        let files = files(&self.folder);
        // Each is read whole, by all cores at the same time.
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let look_at = |part: &[(SystemTime, PathBuf)]| {
            part.iter().map(|(played, path)| look(path.clone(), *played, judge)).collect()
        };
        thread::scope(|threads| {
            let parts = files.chunks(files.len().div_ceil(cores).max(1));
            let looking: Vec<_> = parts.map(|part| threads.spawn(move || look_at(part))).collect();
            let looked = looking.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic)));
            looked.collect::<Vec<Vec<Saved>>>().concat()
        })
    }

    /// The match to continue: the one played last that is not over.
    pub fn newest_unfinished(&self, judge: Judge) -> Option<Saved> {
        let open = |saved: &Saved| {
            saved.content.as_ref().is_ok_and(|summary| summary.finished == Some(false) && summary.actions > 0)
        };
        self.not_over().map(|(played, path)| look(path, played, judge)).find(open)
    }

    /// The journals that do not end with their match being over, the one played last first, and when that was.
    pub fn not_over(&self) -> impl Iterator<Item = (SystemTime, PathBuf)> {
        // Most matches are over, and of those the last line is enough.
        files(&self.folder).into_iter().filter(|(_, path)| !journal::ends_over(path))
    }

    /// Gives a match a name and answers where it is now. An empty name changes nothing.
    pub fn rename(&self, path: &Path, title: &str) -> io::Result<PathBuf> {
        let title = fit(title);
        if title.is_empty() || stem(path) == title {
            return Ok(path.to_owned());
        }
        let to = free(&self.folder, &title, EXTENSION);
        carry(path, &to)?;
        Ok(to)
    }

    /// Throws a match away; the result takes it out of the trash again.
    pub fn delete(&self, path: &Path) -> io::Result<Trashed> {
        let trash = self.folder.join("trash");
        fs::create_dir_all(&trash)?;
        let is = free(&trash, &stem(path), EXTENSION);
        carry(path, &is)?;
        for (_, old) in files(&trash).into_iter().skip(MOST_TRASH) {
            remove_picture(&old);
            fs::remove_file(old)?;
        }
        Ok(Trashed { was: path.to_owned(), is })
    }

    /// Takes a match out of the trash and answers where it is now.
    ///
    /// # Errors
    /// A folder that cannot be written to, or a trash that was emptied.
    pub fn restore(&self, trashed: &Trashed) -> io::Result<PathBuf> {
        let to = if plain_file::is_taken(&trashed.was) {
            free(&self.folder, &stem(&trashed.was), EXTENSION)
        } else {
            trashed.was.clone()
        };
        carry(&trashed.is, &to)?;
        Ok(to)
    }

    /// Moves what is too much to the trash: the oldest matches that nobody has named. Where the folder cannot be written to,
    /// they stay.
    pub fn tidy(&self) {
        sweep(&self.folder);
        let files = files(&self.folder);
        let surplus = files.len().saturating_sub(MOST);
        let unnamed = files.iter().rev().map(|(_, path)| path).filter(|path| title(path).is_none());
        for path in unnamed.take(surplus) {
            if let Err(error) = self.delete(path) {
                warn!("the oldest matches stay: {error}");
                return;
            }
        }
    }
}

/// Journals of a folder, the one played last first. One that was ended before its first line was written is none.
fn files(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let now = SystemTime::now();
    let mut files: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let data = fs::metadata(&path).ok()?;
            let fits = data.is_file() && path.extension().is_some_and(|extension| extension == EXTENSION);
            let changed = data.modified().unwrap_or(UNIX_EPOCH);
            (fits && !(data.len() == 0 && title(&path).is_none())).then(|| (played(&path, changed, now), path))
        })
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files
}

/// When a journal was last played, if it was changed then: a clock that went wrong once may say that it will be. Then it is as old
/// as its name says.
fn played(path: &Path, changed: SystemTime, now: SystemTime) -> SystemTime {
    let possible = |time: &SystemTime| *time <= now + CLOCKS;
    let begun = || UNIX_EPOCH.checked_add(Duration::from_secs(begun(&stem(path))?)).filter(possible);
    Some(changed).filter(possible).or_else(begun).unwrap_or(UNIX_EPOCH)
}

/// Removes what is left of journals that were ended before their first line was written.
fn sweep(folder: &Path) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let ending = |path: &Path, ending: &str| path.extension().is_some_and(|extension| extension == ending);
        let part = ending(&path, "part") && ending(Path::new(&stem(&path)), EXTENSION);
        let bare = ending(&path, EXTENSION) && title(&path).is_none();
        if part || bare && fs::metadata(&path).is_ok_and(|data| data.is_file() && data.len() == 0) {
            // Where the folder cannot be written to, it stays, and does no harm.
            let _ = fs::remove_file(path);
        }
    }
}

/// Moves a journal, and its picture with it.
fn carry(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    if fs::rename(beside(from), beside(to)).is_err() {
        // A match without a picture does not come by one that was left behind there.
        remove_picture(to);
    }
    Ok(())
}

/// Most journals that are gone for ever had a picture; one that stays behind does no harm.
fn remove_picture(journal: &Path) {
    let _ = fs::remove_file(beside(journal));
}

fn look(path: PathBuf, played: SystemTime, judge: Judge) -> Saved {
    let content = match fs::metadata(&path) {
        Ok(data) if data.len() > LARGEST => Err(Words::new("save-too-large")),
        _ => sum_up(&path, judge).map_err(|reason| Words::new("save-unreadable").with("reason", reason)),
    };
    Saved { title: title(&path), path, played, content }
}

/// What is in a file, or why nothing in it can be read.
fn sum_up(path: &Path, judge: Judge) -> Result<Summary, Words> {
    let bytes = text_file::read(path)?;
    let seen = journal::glance(&bytes).map_err(|error| error.words())?;
    let finished = judge(&seen, &bytes);
    Ok(Summary {
        game: seen.header.game,
        seats: seen.header.seats,
        seed: seen.header.seed,
        from_position: seen.header.position.is_some(),
        actions: seen.actions,
        finished,
        damage: seen.damage.map(|reason| Words::new("save-damaged").with("reason", reason)),
    })
}

/// The name of a file without its extension.
pub fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The name that a person has given a file, if any.
pub fn title(path: &Path) -> Option<String> {
    let stem = stem(path);
    begun(&stem).is_none().then_some(stem)
}

/// When the match was begun, as the name says that nobody has given a file, in seconds since 1970.
fn begun(stem: &str) -> Option<u64> {
    stem.rsplit_once('-').filter(|(_, number)| number.len() >= 9)?.1.parse().ok()
}

/// A name as a file name can be: no separators, no control characters, no leading dot, not too long.
pub fn fit(title: &str) -> String {
    let allowed = |letter: char| if letter.is_control() || "/\\:*?\"<>|".contains(letter) { ' ' } else { letter };
    let clean: String = title.chars().map(allowed).take(60).collect();
    clean.trim().trim_start_matches('.').trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const JOURNAL: &str = "imps-table journal 1\ngame toy\noptions ()\nseed 5\nseat A human Anna\nseat B bot master Mira\n---\nA one\nB two\nundo 1\nB three\n";

    fn saves() -> (tempfile::TempDir, Saves) {
        let home = tempfile::tempdir().unwrap();
        let saves = Saves::new(home.path().join("matches"));
        fs::create_dir_all(&saves.folder).unwrap();
        (home, saves)
    }

    fn put(saves: &Saves, name: &str, text: &[u8], age: u64) -> PathBuf {
        let path = saves.folder.join(name);
        fs::write(&path, text).unwrap();
        let time = UNIX_EPOCH + Duration::from_secs(1_750_000_000 - age);
        fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        path
    }

    #[test]
    fn matches_are_listed_whatever_lies_there() {
        let (_home, saves) = saves();
        assert!(Saves::new("/nowhere".into()).list(&|_, _| None).is_empty());
        put(&saves, "toy-1700000000.journal", JOURNAL.as_bytes(), 3);
        put(&saves, "Final.journal", format!("{JOURNAL}A four").as_bytes(), 2);
        put(&saves, "broken.journal", format!("{JOURNAL}what\n").as_bytes(), 4);
        put(&saves, "foreign.journal", &[0xff, 0, 7], 1);
        put(&saves, "empty.journal", b"", 5);
        put(&saves, "notes.txt", b"not listed", 0);
        fs::create_dir(saves.folder.join("folder.journal")).unwrap();
        let list = saves.list(&|seen, _| Some(seen.header.seed == Seed::Word(6)));
        let titles: Vec<_> = list.iter().map(|saved| saved.title.as_deref()).collect();
        assert_eq!(titles, [Some("foreign"), Some("Final"), None, Some("broken"), Some("empty")]);
        let damaged: Vec<_> =
            list.iter().map(|saved| saved.content.as_ref().ok().map(|summary| summary.damage.is_some())).collect();
        assert_eq!(damaged, [None, Some(true), Some(false), Some(true), None]);
        let summary = list[2].content.as_ref().unwrap();
        assert_eq!((summary.game.as_str(), summary.actions, summary.finished), ("toy", 2, Some(false)));
        assert_eq!(summary.seats.len(), 2);
        let newest = saves.newest_unfinished(&|_, _| Some(false)).unwrap();
        assert_eq!(newest.title.as_deref(), Some("Final"));
        assert_eq!(saves.newest_unfinished(&|_, _| Some(true)), None);
        put(&saves, "toy-1700000001.journal", format!("{JOURNAL}over\n").as_bytes(), 0);
        let newest = saves.newest_unfinished(&|_, _| Some(false)).unwrap();
        assert_eq!(newest.title.as_deref(), Some("Final"), "a match that is over is passed by");
    }

    #[test]
    fn names_are_kept_apart_and_harmless() {
        let (_home, saves) = saves();
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        let begin = |at| {
            let path = saves.fresh("toy", now);
            put(&saves, &path.file_name().unwrap().to_string_lossy(), JOURNAL.as_bytes(), at)
        };
        let (first, second) = (begin(1), begin(2));
        assert_ne!(first, second);
        assert_eq!(title(&first), None);
        let named = saves.rename(&first, " ../Evening: 1/2 ").unwrap();
        assert_eq!(named.parent(), Some(saves.folder.as_path()));
        assert_eq!(title(&named).as_deref(), Some("Evening  1 2"));
        let other = saves.rename(&second, "Evening  1 2").unwrap();
        assert_eq!(title(&other).as_deref(), Some("Evening  1 2 (2)"));
        assert_eq!(saves.rename(&other, "  ").unwrap(), other);
    }

    #[test]
    fn what_is_thrown_away_comes_back() {
        let (_home, saves) = saves();
        let path = put(&saves, "Final.journal", JOURNAL.as_bytes(), 1);
        let trashed = saves.delete(&path).unwrap();
        assert!(saves.list(&|_, _| None).is_empty());
        fs::write(&path, "another").unwrap();
        let back = saves.restore(&trashed).unwrap();
        assert_eq!(fs::read_to_string(&back).unwrap(), JOURNAL);
        assert_eq!(fs::read_to_string(&path).unwrap(), "another");
    }

    #[test]
    fn a_picture_goes_wherever_its_match_goes() {
        let (_home, saves) = saves();
        let path = put(&saves, "toy-1700000000.journal", JOURNAL.as_bytes(), 1);
        let drawn = |path: &Path| fs::read_to_string(beside(path)).ok();
        fs::write(beside(&path), "a picture").unwrap();
        let named = saves.rename(&path, "Final").unwrap();
        assert_eq!((drawn(&path), drawn(&named).as_deref()), (None, Some("a picture")));
        let trashed = saves.delete(&named).unwrap();
        assert_eq!((drawn(&named), drawn(&trashed.is).as_deref()), (None, Some("a picture")));
        fs::write(beside(&named), "of another match").unwrap();
        let back = saves.restore(&trashed).unwrap();
        assert_eq!((back.as_path(), drawn(&back).as_deref()), (named.as_path(), Some("a picture")));
        let plain = put(&saves, "toy-1700000001.journal", JOURNAL.as_bytes(), 1);
        fs::write(saves.folder.join("Plain.png"), "left behind").unwrap();
        assert_eq!(drawn(&saves.rename(&plain, "Plain").unwrap()), None);
        assert_eq!(saves.list(&|_, _| None).len(), 2, "a picture is no match");
    }

    #[test]
    fn a_time_in_the_future_misleads_nobody() {
        let (_home, saves) = saves();
        let hour = Duration::from_secs(3600);
        let left = |name: &str, time: SystemTime| {
            let path = put(&saves, name, JOURNAL.as_bytes(), 0);
            fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        };
        let now = SystemTime::now();
        // The clock was wrong once: two with a name of that time, one with a name of the time before.
        left("toy-1600000000.journal", now + 1000 * hour);
        left("toy-4102444800.journal", now + 1000 * hour);
        left("Later.journal", now + 1000 * hour);
        left("toy-1650000000.journal", now - hour);
        left("Earlier.journal", now - 2 * hour);
        let names: Vec<_> = saves.list(&|_, _| None).iter().map(|saved| stem(&saved.path)).collect();
        assert_eq!(names, ["toy-1650000000", "Earlier", "toy-1600000000", "toy-4102444800", "Later"]);
        let newest = saves.newest_unfinished(&|_, _| Some(false)).unwrap();
        assert_eq!(stem(&newest.path), "toy-1650000000");
        assert_eq!(begun("toy-99999999999999999999"), None);
        assert_eq!(played(Path::new("toy-18446744073709551615.journal"), now + hour, now), UNIX_EPOCH);
    }

    #[test]
    fn a_journal_that_was_ended_before_its_first_line_leaves_nothing() {
        let (_home, saves) = saves();
        let empty = put(&saves, "toy-1700000000.journal", b"", 1);
        let part = put(&saves, "toy-1700000001.journal.part", b"imps-table jour", 1);
        let (own, picture) = (put(&saves, "Empty.journal", b"", 1), put(&saves, "other.png.part", b"a pict", 1));
        assert_eq!(saves.list(&|_, _| None).len(), 1, "that of a person is shown, and is damaged");
        assert!(saves.newest_unfinished(&|_, _| Some(false)).is_none());
        saves.tidy();
        assert!(!empty.exists() && !part.exists() && own.exists() && picture.exists());
    }

    #[test]
    fn too_many_matches_are_thinned_out_but_named_ones_stay() {
        let (_home, saves) = saves();
        put(&saves, "Old but dear.journal", JOURNAL.as_bytes(), 999);
        for number in 0..204_u64 {
            put(&saves, &format!("toy-{}.journal", 1_700_000_000 + number), JOURNAL.as_bytes(), number);
        }
        saves.tidy();
        let list = files(&saves.folder);
        assert_eq!(list.len(), MOST);
        assert!(list.iter().any(|(_, path)| title(path).is_some()));
        assert_eq!(files(&saves.folder.join("trash")).len(), 5);
    }
}
