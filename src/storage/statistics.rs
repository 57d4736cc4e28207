//! What one person has played against bots, match by match: a table that only grows, kept as CSV in the data folder, so that
//! any spreadsheet opens it.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};

use self::sheet::{Addition, Spreadsheet};
use crate::ai::Level;
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatController, Words, plain_file};
use crate::folders::{free, linked, put_aside, write_whole};
use crate::table::any_match::AnyMatch;

mod sheet;

/// Name of the file in the data folder.
pub const FILE: &str = "statistics.csv";

/// What everybody begins with, and an Apprentice has.
pub const START: f64 = 1000.0;

/// Between a level and the next: the better one wins seven matches of ten then.
const STEP: f64 = 150.0;

/// How much one match changes a rating at most.
const SWING: f64 = 32.0;

/// Says that the file cannot be read, why, and what becomes of it.
pub fn unreadable(path: &Path, why: Words) -> Words {
    let words = Words::new("notice-statistics-unreadable").with("file", path.display().to_string());
    words.with("reason", why)
}

/// How a match went for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Went {
    /// Alone at the top.
    #[serde(alias = "Won", alias = "WON")]
    Won,
    /// At the top with others.
    #[serde(alias = "Shared", alias = "SHARED")]
    Shared,
    /// Somebody else was better.
    #[serde(alias = "Lost", alias = "LOST")]
    Lost,
}

/// One match that one person has played to its end against bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// When it ended, in seconds since 1970.
    #[serde(deserialize_with = "number")]
    pub finished: u64,
    /// Name of its journal when it ended; empty if it was not saved.
    #[serde(default)]
    pub journal: String,
    pub game: String,
    /// Options as RON.
    #[serde(default)]
    pub options: String,
    /// Levels of the bots, separated by blanks.
    pub bots: String,
    pub went: Went,
    #[serde(default, deserialize_with = "number")]
    pub score: i32,
    /// Scores of the bots in the order of their levels, separated by blanks.
    #[serde(default)]
    pub others: String,
    #[serde(default, deserialize_with = "number")]
    pub actions: usize,
    /// Seed of its chance; older versions did not keep it.
    #[serde(default, deserialize_with = "seed")]
    pub seed: Option<u64>,
}

/// What is to be kept of a match that is saved in this journal, or not at all; none if it is not over, or not one person against
/// bots.
pub fn summed_up(live: &dyn AnyMatch, controllers: &[SeatController], journal: Option<&Path>) -> Option<Played> {
    let outcome = live.outcome()?;
    let person = SeatController::alone(controllers)?;
    let score = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or_default();
    let (mut bots, mut others) = (Vec::new(), Vec::new());
    for (seat, controller) in (0..).map(Seat).zip(controllers) {
        if seat != person {
            // How well a program plays nobody knows.
            bots.push(controller.persona()?.level.to_string());
            others.push(score(seat).to_string());
        }
    }
    if bots.is_empty() {
        return None;
    }
    let went = match outcome.winner() {
        Some(winner) if winner == person => Went::Won,
        None if outcome.winners().contains(person) => Went::Shared,
        _ => Went::Lost,
    };
    // The last line of its journal says that it is over, however often that is opened again.
    let written = journal.and_then(|journal| fs::metadata(journal).and_then(|data| data.modified()).ok());
    let finished = written.unwrap_or_else(SystemTime::now);
    let name = journal.and_then(Path::file_name).unwrap_or_default();
    Some(Played {
        finished: finished.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        journal: name.to_string_lossy().into_owned(),
        game: live.game().to_owned(),
        options: live.options_text(),
        bots: bots.join(" "),
        went,
        score: score(person),
        others: others.join(" "),
        actions: live.len(),
        seed: Some(live.seed().number()),
    })
}

/// A whole number as any country writes it: `1040`, `1 040`, `1.040,0`, `1,04E+3`.
fn number<'de, D: Deserializer<'de>, N: TryFrom<i64>>(from: D) -> Result<N, D::Error> {
    let text = String::deserialize(from)?;
    let whole = whole(&text).and_then(|number| N::try_from(number).ok());
    whole.ok_or_else(|| D::Error::custom(format!("`{text}` is not a whole number")))
}

fn whole(text: &str) -> Option<i64> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '\'').collect();
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    // Three digits behind each mark, and it stands between thousands.
    if let Some((first, groups)) = text.split_once(['.', ',']) {
        let thousands = |group: &str| group.len() == 3 && group.bytes().all(|byte| byte.is_ascii_digit());
        if first.trim_start_matches(['-', '+']).len() <= 3 && groups.split(['.', ',']).all(thousands) {
            return text.replace(['.', ','], "").parse().ok();
        }
    }
    let number: f64 = text.replace(',', ".").parse().ok()?;
    // Beyond these, not every whole number has a float of its own.
    (number.fract() == 0.0 && number.abs() < 9e15).then_some(number as i64)
}

/// A seed is only compared: one that a spreadsheet has rounded is none.
fn seed<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    Ok(String::deserialize(from)?.parse().ok())
}

impl Played {
    /// The best of the bots; none if this version knows none of their levels.
    pub fn level(&self) -> Option<Level> {
        self.levels().max()
    }

    fn levels(&self) -> impl Iterator<Item = Level> {
        self.bots.split(' ').filter_map(|level| level.parse().ok())
    }

    /// Whether another row tells the same match: of those that older versions have counted, the journal and what came of it are known.
    fn is(&self, other: &Self) -> bool {
        let known = match (self.seed, other.seed) {
            (Some(seed), Some(of_other)) => seed == of_other && self.finished == other.finished,
            _ => {
                let came =
                    |played: &Self| (played.journal.clone(), played.score, played.others.clone(), played.actions);
                !self.journal.is_empty() && came(self) == came(other)
            }
        };
        known && self.game == other.game
    }

    /// How much the rating of somebody who had `rating` before changes: each bot counts as a match of its own, and all of
    /// them together as one.
    fn change(&self, rating: f64) -> f64 {
        let others = self.others.split(' ').filter_map(|score| score.parse::<i32>().ok());
        let (mut sum, mut count) = (0.0, 0_u32);
        for (level, other) in self.levels().zip(others) {
            let expected = 1.0 / (1.0 + 10.0_f64.powf((rating_of(level) - rating) / 400.0));
            let got = match self.score.cmp(&other) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            sum += got - expected;
            count += 1;
        }
        if count == 0 { 0.0 } else { SWING * sum / f64::from(count) }
    }
}

fn rating_of(level: Level) -> f64 {
    START + STEP * f64::from(level as u8)
}

/// All matches, the oldest first.
#[derive(Default, Debug)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Statistics {
    path: PathBuf,
    played: Vec<Played>,
    unread: Vec<usize>,
}

/// What one person has come to in one game against one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub played: u32,
    /// Won, or shared at the top.
    pub won: u32,
    /// Won in a row, up to now.
    pub streak: u32,
    /// The most that were ever won in a row.
    pub longest: u32,
    /// The best score, in games that have points.
    pub best: Option<i32>,
}

impl Statistics {
    /// Reads the file; there is none before the first match. Rows that cannot be understood are left alone and not counted. Also
    /// says why nothing in it can be read, if so.
    pub fn read(path: &Path) -> (Self, Option<Words>) {
        let empty = Self { path: path.to_owned(), ..Self::default() };
        let read = match plain_file::read(path) {
            Ok(bytes) => Spreadsheet::read(&bytes),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Spreadsheet::default()),
            Err(error) => Err(Words::new("statistics-no-file").with("reason", io_words(&error))),
        };
        match read {
            Ok(Spreadsheet { mut played, unread, .. }) => {
                // A spreadsheet may have put them into another order.
                played.sort_by_key(|played| played.finished);
                (Self { played, unread, ..empty }, None)
            }
            Err(why) => (empty, Some(why)),
        }
    }

    /// The lines of the file that cannot be understood, counted from 1.
    pub fn unread(&self) -> &[usize] {
        &self.unread
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// Adds a match, once: a match is known by its seed and the time of its end. It is on the disk when this returns. A file that
    /// cannot be read, or in which nothing can be understood, is put aside first.
    ///
    /// # Errors
    /// A folder or file that cannot be written; the match is counted until the program ends.
    pub fn add(&mut self, played: Played) -> io::Result<()> {
        if self.played.iter().any(|other| other.is(&played)) {
            return Ok(());
        }
        self.played.push(played.clone());
        let bytes = match plain_file::read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Some(Vec::new()),
            bytes => bytes.ok(),
        };
        let read = bytes.and_then(|bytes| Some((Spreadsheet::read(&bytes).ok()?, bytes)));
        let Some((sheet, bytes)) = read else {
            put_aside(&self.path)?;
            return write_whole(&self.path, Spreadsheet::default().add(&[], &played)?.text());
        };
        match sheet.add(&bytes, &played)? {
            Addition::Whole(text) => write_whole(&self.path, text),
            Addition::Below(text) => {
                if let Some(folder) = self.path.parent() {
                    fs::create_dir_all(folder)?;
                }
                let mut file = OpenOptions::new().append(true).create(true).open(&self.path)?;
                file.write_all(text.as_bytes())?;
                file.sync_data()
            }
        }
    }

    /// Begins anew; the file so far is kept beside it, with `.old` at the end of its name.
    ///
    /// # Errors
    /// A file that cannot be moved; everything stays then.
    pub fn reset(&mut self) -> io::Result<()> {
        let path = linked(&self.path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let old = free(path.parent().unwrap_or(Path::new("")), &name, "old");
        match fs::rename(&path, old) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => *self = Self { path: std::mem::take(&mut self.path), ..Self::default() },
        }
        Ok(())
    }

    fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Played> {
        self.played.iter().filter(move |played| played.game == game)
    }

    /// What has come of all matches of a game whose best bot was of this level; none if there were none.
    pub fn record(&self, game: &str, level: Level) -> Option<Record> {
        let mut record = Record::default();
        for played in self.of(game).filter(|played| played.level() == Some(level)) {
            record.played += 1;
            if played.went == Went::Lost {
                record.streak = 0;
            } else {
                record.won += 1;
                record.streak += 1;
                record.longest = record.longest.max(record.streak);
            }
            // Games without points say 1, 0 and -1.
            let points = std::iter::once(played.score).chain(played.others.split(' ').filter_map(|it| it.parse().ok()));
            if points.into_iter().any(|score: i32| score.abs() > 1) {
                record.best = record.best.max(Some(played.score));
            }
        }
        (record.played > 0).then_some(record)
    }

    /// The rating in a game after each match, by the Elo formula: an Apprentice has 1000, each level 150 more.
    pub fn ratings(&self, game: &str) -> Vec<i32> {
        let mut rating = START;
        let after = self.of(game).map(|played| {
            rating += played.change(rating);
            rating.round() as i32
        });
        after.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(journal: &str, level: &str, went: Went, score: i32, others: &str) -> Played {
        Played {
            finished: 1_700_000_000,
            journal: journal.to_owned(),
            game: "toy".to_owned(),
            options: "(players: 3, name: \"a, \\\"b\\\"\")".to_owned(),
            bots: level.to_owned(),
            went,
            score,
            others: others.to_owned(),
            actions: 40,
            seed: Some(journal.bytes().map(u64::from).sum()),
        }
    }

    #[test]
    fn what_was_played_is_counted_once_and_read_again() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("new/statistics.csv");
        let mut first = Statistics::read(&path).0;
        assert!(first.is_empty());
        for (journal, went, score) in
            [("a", Went::Won, 1), ("a", Went::Won, 1), ("b", Went::Won, 1), ("c", Went::Lost, -1), ("d", Went::Won, 1)]
        {
            first.add(played(journal, "veteran", went, score, &(-score).to_string())).unwrap();
        }
        let wanted = Record { played: 4, won: 3, streak: 1, longest: 2, best: None };
        assert_eq!(first.record("toy", Level::Veteran), Some(wanted));
        assert_eq!(first.record("toy", Level::Master), None);
        let second = Statistics::read(&path).0;
        assert_eq!(second.played, first.played);
        assert_eq!(second.record("other", Level::Veteran), None);
    }

    #[test]
    fn a_row_that_was_cut_off_costs_only_itself() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(FILE);
        let mut first = Statistics::read(&path).0;
        first.add(played("a", "apprentice", Went::Won, 1, "-1")).unwrap();
        first.add(played("b", "apprentice", Went::Won, 1, "-1")).unwrap();
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..whole.len() - 7]).unwrap();
        let mut second = Statistics::read(&path).0;
        second.add(played("c", "apprentice", Went::Lost, -1, "1")).unwrap();
        let third = Statistics::read(&path).0;
        let journals: Vec<&str> = third.played.iter().map(|played| played.journal.as_str()).collect();
        assert!(journals.contains(&"a") && journals.contains(&"c"), "{journals:?}");
    }

    #[test]
    fn ratings_follow_who_was_beaten() {
        let played = vec![
            played("a", "master", Went::Won, 1, "-1"),
            played("b", "apprentice", Went::Lost, -1, "1"),
            played("c", "veteran veteran", Went::Won, 120, "80 -40"),
        ];
        let all = Statistics { played, ..Statistics::default() };
        let ratings = all.ratings("toy");
        assert!(ratings[0] > 1025, "a Master is worth much: {ratings:?}");
        assert!(ratings[1] < ratings[0] - 14, "{ratings:?}");
        assert!(ratings[2] > ratings[1], "{ratings:?}");
        assert_eq!(all.record("toy", Level::Veteran).and_then(|record| record.best), Some(120));
    }

    #[test]
    fn beginning_anew_keeps_the_old_file() {
        let home = tempfile::tempdir().unwrap();
        let mut all = Statistics::read(&home.path().join(FILE)).0;
        all.reset().unwrap();
        all.add(played("a", "master", Went::Won, 1, "-1")).unwrap();
        all.reset().unwrap();
        assert!(all.is_empty() && home.path().join("statistics.csv.old").exists());
        assert!(Statistics::read(all.path()).0.is_empty());
        all.add(played("b", "master", Went::Won, 1, "-1")).unwrap();
        all.reset().unwrap();
        assert!(home.path().join("statistics.csv (2).old").exists(), "and what is older is kept as well");
    }

    #[test]
    fn matches_of_one_name_are_told_apart_by_seed_and_end() {
        let home = tempfile::tempdir().unwrap();
        let mut all = Statistics::read(&home.path().join(FILE)).0;
        let test = |seed, finished| Played {
            seed: Some(seed),
            finished,
            ..played("Test.journal", "veteran", Went::Won, 1, "-1")
        };
        all.add(test(5, 1_700_000_000)).unwrap();
        all.add(test(6, 1_700_000_000)).unwrap();
        all.add(test(6, 1_700_000_900)).unwrap();
        // The journal of the first one, renamed and opened again.
        all.add(Played { journal: "Other.journal".to_owned(), ..test(5, 1_700_000_000) }).unwrap();
        assert_eq!(Statistics::read(all.path()).0.record("toy", Level::Veteran).map(|record| record.played), Some(3));
    }

    #[test]
    fn a_table_of_an_older_version_is_gone_on_with() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(FILE);
        let old = "finished,journal,game,options,bots,went,score,others,actions\n\
                   1700000000,Test.journal,toy,(),veteran,won,1,-1,40\n";
        fs::write(&path, old).unwrap();
        let mut all = Statistics::read(&path).0;
        // The same match, and another one of the same name.
        all.add(played("Test.journal", "veteran", Went::Won, 1, "-1")).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), old);
        all.add(played("Test.journal", "veteran", Went::Lost, -1, "1")).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.lines().next().is_some_and(|head| head.ends_with(",actions,seed")), "{text}");
        let read = Statistics::read(&path).0;
        assert_eq!((read.played.len(), read.unread.len()), (2, 0), "{text}");
        assert_eq!(read.played, all.played);
    }

    #[test]
    fn a_file_that_is_no_table_is_told_and_kept() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(FILE);
        fs::write(&path, "once upon a time\n").unwrap();
        let (mut all, why) = Statistics::read(&path);
        assert_eq!(why.map(|words| words.key).as_deref(), Some("statistics-no-columns"));
        all.add(played("a", "master", Went::Won, 1, "-1")).unwrap();
        assert_eq!(fs::read_to_string(home.path().join("statistics.broken.csv")).unwrap(), "once upon a time\n");
        assert_eq!(Statistics::read(&path).0.played, all.played);
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        let (mut all, why) = Statistics::read(&path);
        assert_eq!(why.map(|words| words.key).as_deref(), Some("statistics-no-file"));
        all.add(played("a", "master", Went::Won, 1, "-1")).unwrap();
        assert!(home.path().join("statistics.broken (2).csv").is_dir());
        assert_eq!(Statistics::read(&path).0.played, all.played);
    }

    #[cfg(unix)]
    #[test]
    fn a_linked_table_is_written_through_its_link() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("data/statistics.csv");
        fs::create_dir_all(home.path().join("data")).unwrap();
        fs::create_dir_all(home.path().join("dots")).unwrap();
        std::os::unix::fs::symlink("../dots/mine.csv", &path).unwrap();
        let mut all = Statistics::read(&path).0;
        all.add(played("a", "master", Went::Won, 1, "-1")).unwrap();
        assert!(path.is_symlink() && home.path().join("dots/mine.csv").is_file());
        all.reset().unwrap();
        assert!(path.is_symlink() && home.path().join("dots/mine.csv.old").is_file());
    }
}
