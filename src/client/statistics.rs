//! What one person has played against bots, match by match: a table that only grows, kept as CSV in the data folder, so that
//! any spreadsheet opens it.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::client::settings::{DataFolder, Notices};
use crate::engine::Words;

/// Name of the file in the data folder.
pub const FILE: &str = "statistics.csv";

/// What everybody begins with, and an Apprentice has.
pub const START: f64 = 1000.0;

/// Between a level and the next: the better one wins seven matches of ten then.
const STEP: f64 = 150.0;

/// How much one match changes a rating at most.
const SWING: f64 = 32.0;

/// Reads what there is.
pub fn plugin(app: &mut App) {
    let path = app.world().resource::<DataFolder>().path(FILE);
    let statistics = Statistics::read(&path).unwrap_or_else(|error| {
        let words = Words::new("notice-statistics-unreadable").with("file", path.display().to_string());
        app.world_mut().resource_mut::<Notices>().push(words.with("reason", error.to_string()));
        Statistics { path, ..Statistics::default() }
    });
    app.insert_resource(statistics);
}

/// How a match went for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Went {
    /// Alone at the top.
    Won,
    /// At the top with others.
    Shared,
    /// Somebody else was better.
    Lost,
}

/// One match that one person has played to its end against bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// When it ended, in seconds since 1970.
    pub finished: u64,
    /// Name of its journal; empty if it was not saved.
    pub journal: String,
    /// Identifier of the game.
    pub game: String,
    /// Options as RON.
    pub options: String,
    /// Levels of the bots, separated by blanks.
    pub bots: String,
    /// How it went.
    pub went: Went,
    /// The person's score.
    pub score: i32,
    /// Scores of the bots in the order of their levels, separated by blanks.
    pub others: String,
    /// How many actions there were.
    pub actions: usize,
}

impl Played {
    /// The best of the bots; none if this version knows none of their levels.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.levels().max()
    }

    fn levels(&self) -> impl Iterator<Item = Level> {
        self.bots.split(' ').filter_map(|level| level.parse().ok())
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

/// The rating of a level.
fn rating_of(level: Level) -> f64 {
    START + STEP * f64::from(level as u8)
}

/// All matches, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct Statistics {
    path: PathBuf,
    played: Vec<Played>,
}

/// What one person has come to in one game against one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Matches.
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
    /// Reads the file; there is none before the first match. Rows that cannot be understood are left alone and not counted.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(error),
        };
        let mut rows = csv::ReaderBuilder::new().flexible(true).from_reader(bytes.as_slice());
        let played = rows.deserialize().filter_map(Result::ok).collect();
        Ok(Self { path: path.to_owned(), played })
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing has been played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// Adds a match, once: what a journal tells has been counted if it is there already. It is on the disk when this returns.
    ///
    /// # Errors
    /// A folder or file that cannot be written; the match is counted until the program ends.
    pub fn add(&mut self, played: Played) -> io::Result<()> {
        if !played.journal.is_empty() && self.played.iter().any(|other| other.journal == played.journal) {
            return Ok(());
        }
        let row = played.clone();
        self.played.push(played);
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().append(true).read(true).create(true).open(&self.path)?;
        let fresh = file.metadata()?.len() == 0;
        // A row that a crash has cut off must not swallow this one.
        let whole = fresh || fs::read(&self.path)?.ends_with(b"\n");
        let mut writer = csv::WriterBuilder::new().has_headers(fresh).from_writer(Vec::new());
        writer.serialize(row).map_err(io::Error::other)?;
        let mut bytes = writer.into_inner().map_err(|error| io::Error::other(error.to_string()))?;
        if !whole {
            bytes.insert(0, b'\n');
        }
        io::Write::write_all(&mut file, &bytes)?;
        file.sync_data()
    }

    /// Begins anew; the file so far is kept beside it, with `.old` at the end of its name.
    ///
    /// # Errors
    /// A file that cannot be moved; everything stays then.
    pub fn reset(&mut self) -> io::Result<()> {
        let mut old = self.path.clone().into_os_string();
        old.push(".old");
        match fs::rename(&self.path, old) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => self.played.clear(),
        }
        Ok(())
    }

    fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Played> {
        self.played.iter().filter(move |played| played.game == game)
    }

    /// What has come of all matches of a game whose best bot was of this level; none if there were none.
    #[must_use]
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
    #[must_use]
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
        }
    }

    #[test]
    fn what_was_played_is_counted_once_and_read_again() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("new/statistics.csv");
        let mut first = Statistics::read(&path).unwrap();
        assert!(first.is_empty());
        for (journal, went, score) in
            [("a", Went::Won, 1), ("a", Went::Won, 1), ("b", Went::Won, 1), ("c", Went::Lost, -1), ("d", Went::Won, 1)]
        {
            first.add(played(journal, "veteran", went, score, &(-score).to_string())).unwrap();
        }
        let wanted = Record { played: 4, won: 3, streak: 1, longest: 2, best: None };
        assert_eq!(first.record("toy", Level::Veteran), Some(wanted));
        assert_eq!(first.record("toy", Level::Master), None);
        let second = Statistics::read(&path).unwrap();
        assert_eq!(second.played, first.played);
        assert_eq!(second.record("other", Level::Veteran), None);
    }

    #[test]
    fn a_row_that_was_cut_off_costs_only_itself() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(FILE);
        let mut first = Statistics::read(&path).unwrap();
        first.add(played("a", "apprentice", Went::Won, 1, "-1")).unwrap();
        first.add(played("b", "apprentice", Went::Won, 1, "-1")).unwrap();
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..whole.len() - 7]).unwrap();
        let mut second = Statistics::read(&path).unwrap();
        second.add(played("c", "apprentice", Went::Lost, -1, "1")).unwrap();
        let third = Statistics::read(&path).unwrap();
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
        let mut all = Statistics::read(&home.path().join(FILE)).unwrap();
        all.reset().unwrap();
        all.add(played("a", "master", Went::Won, 1, "-1")).unwrap();
        all.reset().unwrap();
        assert!(all.is_empty() && home.path().join("statistics.csv.old").exists());
        assert!(Statistics::read(all.path()).unwrap().is_empty());
    }
}
