//! Puzzles: positions of matches in which one seat has a certain win, for every game, as data.
//!
//! A puzzle is the journal of a match with two more lines in its header: who solves it, and after how many actions it
//! begins. What comes then is a line that wins. The rules alone say whether somebody has solved it: any other way to win
//! in as many goes counts as well. `assets/puzzles/README.md` tells how one is written and how they are found.

mod folder;
mod read;

#[cfg(test)]
mod tests;

pub use folder::{EXTENSION, puzzles};

use crate::ai::Level;
use crate::ai::forced::Effort;
use crate::ai::puzzles::{Found, winning};
use crate::engine::journal::{Header, Line, Occupant};
use crate::engine::{Imagine, Match, Notation, Outcome, Refusal as _, Seat, Silent, options};

/// Key of the header line that says who solves the puzzle.
const SOLVER: &str = "solver";
/// Key of the header line that says after how many actions it begins.
const FROM: &str = "from";
/// Who sits in the other seats.
const OTHERS: Level = Level::Master;

/// A puzzle that has been read and tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Identifier of the game.
    pub game: String,
    /// What it is called among the puzzles of its game: the name of its file, a number.
    pub name: String,
    /// Options of the match as RON.
    pub options: String,
    /// Seed of the match.
    pub seed: u64,
    /// Who solves it.
    pub solver: Seat,
    /// How many goes the solver has: unbroken runs of decisions.
    pub goes: usize,
    /// What has been played before, in notation.
    pub before: Vec<(Seat, String)>,
    /// A line that wins, the solver's decisions and those of the others, in notation.
    pub line: Vec<(Seat, String)>,
}

/// Where a match stands in its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can still be solved.
    Going {
        /// The goes that the solver has left, with the one that has begun.
        goes_left: usize,
    },
    /// The solver has won, alone.
    Solved,
    /// The goes are used up, or the match is over and the solver is not its only winner.
    Failed,
}

impl Puzzle {
    /// After how many actions of the match the puzzle begins.
    #[must_use]
    pub fn from(&self) -> usize {
        self.before.len()
    }

    /// The match where the puzzle begins.
    ///
    /// # Errors
    /// A puzzle of another game.
    pub fn begun<R: Notation>(&self) -> Result<Match<R>, String> {
        let chosen = options::read::<R>(&self.options)?;
        let mut game = Match::<R>::new(chosen, self.seed, &mut Silent).map_err(|error| error.to_string())?;
        for (seat, text) in &self.before {
            let action = R::parse_action(text).map_err(|error| error.0)?;
            game.submit(*seat, action, &mut Silent).map_err(|refusal| refusal.name().to_owned())?;
        }
        Ok(game)
    }

    /// Where a match stands in which these seats have acted since the puzzle began, and which may have ended.
    ///
    /// Whether a go is over shows when another seat acts. A line may end with what others have to do, the last cards of a
    /// trick perhaps: then the goes are used up as soon as the solver begins one too many.
    pub fn standing(&self, acted: impl IntoIterator<Item = Seat>, outcome: Option<&Outcome>) -> Standing {
        if let Some(outcome) = outcome {
            return if outcome.winner() == Some(self.solver) { Standing::Solved } else { Standing::Failed };
        }
        let (begun, running) = goes(self.solver, acted);
        let closes = self.line.last().is_some_and(|(seat, _)| *seat == self.solver);
        if begun > self.goes || (closes && begun == self.goes && !running) {
            return Standing::Failed;
        }
        Standing::Going { goes_left: self.goes - begun + usize::from(running) }
    }
}

/// How many goes `solver` has begun when these seats have acted, and whether the last one is still running.
fn goes(solver: Seat, acted: impl IntoIterator<Item = Seat>) -> (usize, bool) {
    acted.into_iter().fold((0, false), |(begun, running), seat| {
        let acts = seat == solver;
        (begun + usize::from(acts && !running), acts)
    })
}

/// The first actions that solve a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// Those that win for certain, in notation.
    pub winning: Vec<String>,
    /// How many are legal.
    pub choices: usize,
}

impl Solutions {
    /// Those of a puzzle of `R`.
    ///
    /// # Errors
    /// A puzzle of another game, or the effort was used up.
    pub fn of<R: Notation + Imagine>(puzzle: &Puzzle, effort: Effort) -> Result<Self, String> {
        let game = puzzle.begun::<R>()?;
        let winning = winning(&game, puzzle.solver, puzzle.goes, effort).map_err(|error| error.to_string())?;
        let choices = game.legal(puzzle.solver).len();
        Ok(Self { winning: winning.iter().map(R::action_text).collect(), choices })
    }
}

/// A puzzle that was found and can be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Its file.
    pub text: String,
    /// A line about it, for whoever chooses.
    pub about: String,
}

impl Draft {
    /// The file of what was found.
    #[must_use]
    pub fn of<R: Notation + Imagine>(found: &Found<R>) -> Self {
        let about = format!(
            "seed {}, {} wins in {} go(es) after {} actions, with {} of {} first actions, {} bot(s) miss it",
            found.game.seed(),
            found.solver.letter(),
            found.goes,
            found.from,
            found.winning,
            found.choices,
            found.missed
        );
        Self { text: written(&found.game, found.solver, found.from), about }
    }
}

/// The file of a puzzle that begins after the first `from` actions of a match.
fn written<R: Notation>(game: &Match<R>, solver: Seat, from: usize) -> String {
    let occupant = |seat: Seat| {
        if seat == solver {
            return Occupant::Human { name: String::new() };
        }
        Occupant::Bot { level: OTHERS.name().to_owned(), name: OTHERS.name().to_owned() }
    };
    let seats = (0..game.seats() as u8).map(|seat| occupant(Seat(seat))).collect();
    let mut header = Header::new::<R>(game.options(), game.seed(), seats);
    header.extra = vec![(SOLVER.to_owned(), solver.letter().to_string()), (FROM.to_owned(), from.to_string())];
    let actions = game.actions().map(|(seat, action)| Line::Act(seat, R::action_text(action)));
    actions.chain([Line::Over]).fold(header.to_string(), |text, line| format!("{text}{line}\n"))
}
