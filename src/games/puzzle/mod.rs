//! Puzzles: positions of matches in which one seat has a certain win, or a best chance of one, for every game, as data.
//!
//! A puzzle is the journal of a match with two more lines in its header: who solves it, and after how many actions it
//! begins. What comes then is a line that wins. The rules alone say whether somebody has solved it: any other way to win
//! in as many goes counts as well. Where dice decide, the header says besides which chance each first action has, and the first
//! action solves it, whatever the dice say then. `assets/puzzles/README.md` tells how one is written and how they are found.

mod folder;
mod read;

#[cfg(test)]
mod tests;

pub use folder::{EXTENSION, puzzles};

use crate::ai::Level;
use crate::ai::chances::{self, AS_GOOD, Chances};
use crate::ai::forced::Effort;
use crate::ai::puzzles::{Found, winning};
use crate::engine::journal::{Header, Line, Occupant};
use crate::engine::{Imagine, Match, Notation, Outcome, Refusal as _, Seat, Silent, options};

/// Key of the header line that says who solves the puzzle.
const SOLVER: &str = "solver";
/// Key of the header line that says after how many actions it begins.
const FROM: &str = "from";
/// Key of the header lines that say with which chance a first action wins.
const ODDS: &str = "odds";
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
pub enum Standing {
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

    /// The best chance in tenths of a percent; none where the win is certain.
    #[must_use]
    pub fn best_odds(&self) -> Option<u16> {
        self.odds.first().map(|(_, chance)| *chance)
    }

    /// The chance of a first action in tenths of a percent.
    #[must_use]
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
    ) -> Standing {
        let mut done = done.into_iter();
        if let Some(best) = self.best_odds() {
            let Some((_, first)) = done.next() else { return Standing::Going { goes_left: self.goes } };
            let good = self.odds_of(first.as_ref()).is_some_and(|chance| chance + AS_GOOD >= best);
            return if good { Standing::Solved } else { Standing::Failed };
        }
        if let Some(outcome) = outcome {
            return if outcome.winner() == Some(self.solver) { Standing::Solved } else { Standing::Failed };
        }
        let (begun, running) = goes(self.solver, done.map(|(seat, _)| seat));
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

/// What the first actions of a puzzle are worth where dice decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// As [`Puzzle::odds`] says it.
    pub odds: Vec<(String, u16)>,
    /// Whether what is hidden plays no part in it.
    pub open: bool,
}

impl Worth {
    /// That of a puzzle of `R`, for which so many actions may be tried.
    ///
    /// # Errors
    /// A puzzle of another game, or the effort was used up.
    pub fn of<R: Notation + Imagine>(puzzle: &Puzzle, actions: u64) -> Result<Self, String> {
        let game = puzzle.begun::<R>()?;
        let (odds, open) = chances::odds(&game, puzzle.solver, actions).map_err(|error| error.to_string())?;
        Ok(Self { odds: odds.iter().map(|(action, chance)| (R::action_text(action), *chance)).collect(), open })
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
        Self { text: written(&found.game, found.solver, found.from, &[]), about }
    }

    /// The file of a puzzle of the best chance that was found.
    #[must_use]
    pub fn of_chances<R: Notation + Imagine>(found: &Chances<R>) -> Self {
        let good = chances::as_good(found.odds.iter().map(|(_, chance)| *chance));
        let chance = |number: usize| found.odds.get(number).map_or_else(String::new, |(_, chance)| percent(*chance));
        let about = format!(
            "seed {}, {} wins with {} % after {} actions, with {good} of {} first actions and else with {} %, {} decision(s), {} \
             bot(s) miss it",
            found.game.seed(),
            found.solver.letter(),
            chance(0),
            found.from,
            found.odds.len(),
            chance(good),
            found.decisions,
            found.missed
        );
        Self { text: written(&found.game, found.solver, found.from, &found.odds), about }
    }
}

/// A chance in tenths of a percent as files have it.
fn percent(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The file of a puzzle that begins after the first `from` actions of a match, and whose first actions have these chances if it
/// has dice decide.
fn written<R: Notation>(game: &Match<R>, solver: Seat, from: usize, odds: &[(R::Action, u16)]) -> String {
    let occupant = |seat: Seat| {
        if seat == solver {
            return Occupant::Human { name: String::new() };
        }
        Occupant::Bot { level: OTHERS.name().to_owned(), name: OTHERS.name().to_owned() }
    };
    let seats = (0..game.seats() as u8).map(|seat| occupant(Seat(seat))).collect();
    let mut header = Header::new::<R>(game.options(), game.seed(), seats);
    header.extra = vec![(SOLVER.to_owned(), solver.letter().to_string()), (FROM.to_owned(), from.to_string())];
    let odds = odds.iter().map(|(action, chance)| format!("{} {}", percent(*chance), R::action_text(action)));
    header.extra.extend(odds.map(|odds| (ODDS.to_owned(), odds)));
    let actions = game.actions().map(|(seat, action)| Line::Act(seat, R::action_text(action)));
    actions.chain([Line::Over]).fold(header.to_string(), |text, line| format!("{text}{line}\n"))
}
