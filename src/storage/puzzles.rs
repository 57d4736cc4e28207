//! The puzzles of the house, which of them have been solved, and the one that the match on the table is.

use std::io;

use super::ticks::Ticks;
use crate::engine::Words;
use crate::folders::DataFolder;
use crate::games::puzzle::Puzzle;

/// The file in the data folder that names those that have been solved, one a line.
const FILE: &str = "puzzles.txt";

/// Every puzzle that can be used, game by game, in the order in which they are offered.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Puzzles(pub Vec<Puzzle>);

impl Puzzles {
    /// Those of a game.
    pub fn of<'a>(&'a self, game: &str) -> impl Iterator<Item = &'a Puzzle> {
        self.0.iter().filter(move |puzzle| puzzle.game == game)
    }

    /// The puzzle of a game that has this name.
    pub fn find(&self, game: &str, name: &str) -> Option<&Puzzle> {
        self.of(game).find(|puzzle| puzzle.name == name)
    }

    /// The puzzle of the same game that comes after this one.
    pub fn after(&self, puzzle: &Puzzle) -> Option<&Puzzle> {
        self.of(&puzzle.game).skip_while(|other| other.name != puzzle.name).nth(1)
    }

    /// Which of its game this one is, counted from 1.
    pub fn number(&self, puzzle: &Puzzle) -> usize {
        1 + self.of(&puzzle.game).take_while(|other| other.name != puzzle.name).count()
    }
}

/// What is to be done in a puzzle.
pub fn task(puzzle: &Puzzle) -> Words {
    match puzzle.best_odds() {
        Some(_) => Words::new("puzzle-odds-task"),
        None => Words::new("puzzle-task").with("goes", puzzle.goes as i64),
    }
}

/// A chance as it is told: in whole percent.
pub fn percent(tenths: u16) -> i64 {
    (i64::from(tenths) + 5) / 10
}

/// Those that have been solved on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Solved(Ticks);

impl Solved {
    /// Those that the data folder knows of. Also says why they cannot be read, if so.
    pub fn read(folder: &DataFolder) -> (Self, Option<io::Error>) {
        let (ticks, error) = Ticks::read(&folder.path(FILE));
        (Self(ticks), error)
    }

    /// Whether this one is among them.
    pub fn has(&self, puzzle: &Puzzle) -> bool {
        self.0.has(&puzzle.game, &puzzle.name)
    }

    /// Keeps one.
    ///
    /// # Errors
    /// The file cannot be written; the puzzle counts as solved until the program ends.
    pub fn keep(&mut self, puzzle: &Puzzle, folder: &DataFolder) -> io::Result<()> {
        self.0.keep(&puzzle.game, &puzzle.name, &folder.path(FILE))
    }
}
