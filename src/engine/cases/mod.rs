//! Case files: a position, what is done to it, and what has to come of it.
//!
//! The format is described in `tests/README.md`. [`parse`] reads a file without knowing the game, so that the registry
//! can look the game up; [`run`] then plays the cases by that game's rules.

mod parse;
mod run;
#[cfg(test)]
mod tests;

use std::fmt;

pub use parse::parse;
pub use run::{run, run_telling};

use super::Seat;

/// A case file that could be read; whether its actions and positions mean anything is found when it is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFile {
    /// Name of the file for messages.
    pub name: String,
    /// Identifier of the game, and the line that names it.
    pub game: (usize, String),
    /// The cases, in the order of the file.
    pub cases: Vec<Case>,
}

/// Case of a file: a start and the lines that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Line of `case`.
    pub line: usize,
    /// Identifier, once per file.
    pub id: String,
    pub title: String,
    pub start: Start,
    /// What is done and checked, with line numbers.
    pub steps: Vec<(usize, CaseLine)>,
}

/// What a case starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A position in the game's notation: each line with its number in the file.
    Position(Vec<(usize, String)>),
    Setup {
        /// Line to blame.
        line: usize,
        seed: u64,
        /// Options as RON; the game's default if left out.
        options: Option<String>,
    },
}

/// One line of a case after its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseLine {
    /// Scripted chance for the actions that follow.
    Chance(Vec<Fallen>),
    /// An action that is accepted.
    Do(Seat, String),
    /// An event of the last action: the first words of its text.
    Event(String),
    /// An action that is refused with this name.
    Refuse(Seat, String, String),
    Legal(Seat, LegalCheck, Vec<String>),
    Field(String, String),
    /// Exactly these seats have to decide.
    ToAct(Vec<Seat>),
    /// The match is over and these have won; empty for a draw of everybody.
    Over(Vec<Seat>),
}

impl CaseLine {
    fn seats(&self) -> &[Seat] {
        match self {
            Self::Do(seat, _) | Self::Refuse(seat, ..) | Self::Legal(seat, ..) => std::slice::from_ref(seat),
            Self::ToAct(seats) | Self::Over(seats) => seats,
            Self::Chance(_) | Self::Event(_) | Self::Field(..) => &[],
        }
    }
}

/// Outcomes of chance that a case tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fallen {
    /// Numbers, or words of the game that stand for numbers.
    Words(Vec<String>),
    /// One shuffle: what comes first, in this order.
    Shuffle(Vec<String>),
}

/// How a list of legal actions is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalCheck {
    Includes,
    Excludes,
    Only,
}

/// A file or a line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {text}")]
pub struct Malformed {
    pub file: String,
    /// Line, counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub text: String,
}

/// A check that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub file: String,
    pub line: usize,
    /// Identifier and title of the case.
    pub case: String,
    pub expected: String,
    pub found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, case, expected, found } = self;
        let found = found.replace('\n', "\n            ");
        write!(out, "{file}:{line}: case {case}\n  expected: {expected}\n  found:    {found}")
    }
}

/// What came of running case files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseReport {
    pub cases: usize,
    /// How many of them held in every line.
    pub passed: usize,
    pub failures: Vec<Failure>,
    /// Lines that mean nothing to the game.
    pub malformed: Vec<Malformed>,
}

impl CaseReport {
    /// Adds what came of another file.
    pub fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.passed += other.passed;
        self.failures.extend(other.failures);
        self.malformed.extend(other.malformed);
    }

    /// Whether every case held.
    pub fn is_clean(&self) -> bool {
        self.failures.is_empty() && self.malformed.is_empty()
    }
}
