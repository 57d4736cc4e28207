//! Finding puzzles and writing them down: what their first actions are worth, and the file of one that was found.

use super::{FROM, ODDS, Puzzle, SOLVER};
use crate::ai::Level;
use crate::ai::chances::{self, Chances};
use crate::ai::forced::Effort;
use crate::ai::puzzles::{FoundPuzzle, winning};
use crate::engine::journal::{Header, JournalLine};
use crate::engine::sentences::counted;
use crate::engine::{Imagine, Match, Notation, Seat, SeatController};

/// Who sits in the other seats.
const OTHERS: Level = Level::Master;

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
pub struct PuzzleDraft {
    pub text: String,
    /// A line about it, for whoever chooses.
    pub about: String,
}

impl PuzzleDraft {
    /// The file of what was found.
    pub fn of<R: Notation + Imagine>(found: &FoundPuzzle<R>) -> Self {
        let about = format!(
            "seed {}, {} wins in {} after {} actions, with {} of {} first actions, missed by {}",
            found.game.seed(),
            found.solver.letter(),
            counted(found.goes, "go", "goes"),
            found.from,
            found.winning,
            found.choices,
            counted(found.missed, "bot", "bots")
        );
        Self { text: written(&found.game, found.solver, found.from, &[]), about }
    }

    /// The file of a puzzle of the best chance that was found.
    pub fn of_chances<R: Notation + Imagine>(found: &Chances<R>) -> Self {
        let good = chances::as_good(found.odds.iter().map(|(_, chance)| *chance));
        let chance = |number: usize| found.odds.get(number).map_or_else(String::new, |(_, chance)| percent(*chance));
        let about = format!(
            "seed {}, {} wins with {}% after {} actions, with {good} of {} first actions and else with {}%, {}, missed \
             by {}",
            found.game.seed(),
            found.solver.letter(),
            chance(0),
            found.from,
            found.odds.len(),
            chance(good),
            counted(found.decisions, "decision", "decisions"),
            counted(found.missed, "bot", "bots")
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
pub(super) fn written<R: Notation>(game: &Match<R>, solver: Seat, from: usize, odds: &[(R::Action, u16)]) -> String {
    let controller = |seat: Seat| {
        if seat == solver {
            return SeatController::person();
        }
        SeatController::Bot { kind: OTHERS.into(), name: OTHERS.to_string() }
    };
    let seats = (0..game.seats() as u8).map(|seat| controller(Seat(seat))).collect();
    let mut header = Header::new::<R>(game.options(), game.seed(), seats);
    header.extra = vec![(SOLVER.to_owned(), solver.letter().to_string()), (FROM.to_owned(), from.to_string())];
    let odds = odds.iter().map(|(action, chance)| format!("{} {}", percent(*chance), R::action_text(action)));
    header.extra.extend(odds.map(|odds| (ODDS.to_owned(), odds)));
    let actions = game.actions().map(|(seat, action)| JournalLine::Act(seat, R::action_text(action)));
    actions.chain([JournalLine::Over]).fold(header.to_string(), |text, line| format!("{text}{line}\n"))
}
