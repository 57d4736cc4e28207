//! Puzzles: positions of matches in which one seat has a certain win, or a best chance of one, for every game, as data.
//!
//! A puzzle is the journal of a match with more lines in its header: who solves it, and after how many actions it begins. What
//! comes then is a line that wins. The rules alone say whether somebody has solved it: any other way to win in as many goes
//! counts as well. It is otherwise where dice decide: then the header has besides a line `odds` with the chance of each first
//! action, and these say it: the first action solves it with the best chance, or half a point less at most, whatever the dice say
//! then. `assets/puzzles/README.md` tells how one is written and how they are found.

mod folder;
mod read;
mod write;

#[cfg(test)]
mod tests;

pub use folder::{EXTENSION, puzzles};
pub use write::{PuzzleDraft, Solutions, Worth};

#[cfg(test)]
use write::written;

use crate::ai::chances::AS_GOOD;
use crate::engine::{Match, Notation, Outcome, Refusal as _, Seat, Seed, Silent, options};
use crate::table::any_match::AnyMatch;

/// Key of the header line that says who solves the puzzle.
const SOLVER: &str = "solver";
/// Key of the header line that says after how many actions it begins.
const FROM: &str = "from";
/// Key of the header lines that say with which chance a first action wins.
const ODDS: &str = "odds";

/// A puzzle that has been read and tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub game: String,
    /// What it is called among the puzzles of its game: the name of its file, a number.
    pub name: String,
    /// Options of the match as RON.
    pub options: String,
    pub seed: Seed,
    pub solver: Seat,
    /// How many goes the solver has: unbroken runs of decisions, or the running turn, where dice decide.
    pub goes: usize,
    /// Where dice decide: every legal first action, in notation, with the chance that it wins in this turn, in tenths of a
    /// percent, the best first. Empty where the win is certain.
    pub odds: Vec<(String, u16)>,
    /// What has been played before, in notation.
    pub before: Vec<(Seat, String)>,
    /// A line that wins, the solver's decisions and those of the others, in notation.
    pub line: Vec<(Seat, String)>,
}

/// Where a match stands in its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStanding {
    /// It can still be solved.
    Going {
        /// The goes that the solver has left, with the one that has begun.
        goes_left: usize,
    },
    /// The solver has won, alone; where dice decide, it has begun with the best chance.
    Solved,
    /// The goes are used up, or the match is over and the solver is not its only winner; where dice decide, it has begun with
    /// less than the best chance.
    Failed,
}

impl Puzzle {
    /// After how many actions of the match the puzzle begins.
    pub fn from(&self) -> usize {
        self.before.len()
    }

    /// The match where the puzzle begins.
    pub fn begun<R: Notation>(&self) -> Result<Match<R>, String> {
        let chosen = options::read::<R>(&self.options).map_err(|error| error.to_string())?;
        let mut game = Match::<R>::new(chosen, self.seed, &mut Silent).map_err(|error| error.to_string())?;
        for (seat, text) in &self.before {
            let action = R::parse_action(text).map_err(|error| error.to_string())?;
            game.submit(*seat, action, &mut Silent).map_err(|refusal| refusal.name().to_owned())?;
        }
        Ok(game)
    }

    /// What has been done in a match since the puzzle began.
    pub fn done<'a>(&self, live: &'a dyn AnyMatch) -> impl Iterator<Item = (Seat, String)> + use<'a> {
        (self.from()..live.len()).filter_map(|number| live.action(number))
    }

    /// What somebody else replies as long as the line is followed: the most stubborn reply.
    pub fn reply(&self, mut done: impl Iterator<Item = (Seat, String)>) -> Option<&(Seat, String)> {
        let mut line = self.line.iter();
        let followed = done.all(|done| line.next() == Some(&done));
        line.next().filter(|(seat, _)| followed && *seat != self.solver)
    }

    /// The best chance in tenths of a percent; none where the win is certain.
    pub fn best_odds(&self) -> Option<u16> {
        self.odds.first().map(|(_, chance)| *chance)
    }

    /// The chance of a first action in tenths of a percent.
    pub fn odds_of(&self, action: &str) -> Option<u16> {
        self.odds.iter().find(|(text, _)| text == action).map(|(_, chance)| *chance)
    }

    /// Where a match stands in which this has been done since the puzzle began, and which may have ended.
    ///
    /// Where dice decide, the first action says it. Else whether a go is over shows when another seat acts. A line may end with
    /// what others have to do, the last cards of a trick perhaps: then the goes are used up as soon as the solver begins one too
    /// many.
    pub fn standing(
        &self,
        done: impl IntoIterator<Item = (Seat, impl AsRef<str>)>,
        outcome: Option<&Outcome>,
    ) -> PuzzleStanding {
        let mut done = done.into_iter();
        if let Some(best) = self.best_odds() {
            let Some((_, first)) = done.next() else { return PuzzleStanding::Going { goes_left: self.goes } };
            let good = self.odds_of(first.as_ref()).is_some_and(|chance| chance + AS_GOOD >= best);
            return if good { PuzzleStanding::Solved } else { PuzzleStanding::Failed };
        }
        if let Some(outcome) = outcome {
            return if outcome.winner() == Some(self.solver) { PuzzleStanding::Solved } else { PuzzleStanding::Failed };
        }
        let (begun, running) = goes(self.solver, done.map(|(seat, _)| seat));
        let closes = self.line.last().is_some_and(|(seat, _)| *seat == self.solver);
        if begun > self.goes || (closes && begun == self.goes && !running) {
            return PuzzleStanding::Failed;
        }
        PuzzleStanding::Going { goes_left: self.goes - begun + usize::from(running) }
    }
}

/// How many goes `solver` has begun when these seats have acted, and whether the last one is still running.
fn goes(solver: Seat, acted: impl IntoIterator<Item = Seat>) -> (usize, bool) {
    acted.into_iter().fold((0, false), |(begun, running), seat| {
        let acts = seat == solver;
        (begun + usize::from(acts && !running), acts)
    })
}
