//! What the house can do with a game without knowing which one it is.

use std::marker::PhantomData;

use super::lesson::Lesson;
use super::puzzle::{Puzzle, PuzzleDraft, Solutions, Worth};
use super::{FileError, Registry};
use crate::ai::arena::{self, Keeping, Onlooker};
use crate::ai::forced::Effort;
use crate::ai::{Bots, chances, puzzles};
use crate::engine::journal::{self, Header, Journal, JournalError, JournalInWords, JournalLine};
use crate::engine::quote::quoted;
use crate::engine::{
    BotKind, Imagine, Match, Notation, Rules, SeatController, Seed, Silent, battery, cases, options, playthrough,
};

/// Everything that the rules of a game bring. What its table brings is beside it in the registry's [`GameBundle`](super::GameBundle).
pub trait Game: Rules + Imagine + Notation + Bots {}

impl<R: Rules + Imagine + Notation + Bots> Game for R {}

/// A registered game. Options are RON; without them the game's default holds.
pub trait GameEntry: Send + Sync {
    /// Identifier: folder name, journal header, command line.
    fn id(&self) -> &'static str;

    /// How many seats a match with these options has.
    ///
    /// # Errors
    /// Options that cannot be read or contradict the rules.
    fn seats(&self, options: Option<&str>) -> Result<usize, String>;

    /// Plays bots and guests against each other while an onlooker has not seen enough.
    ///
    /// # Errors
    /// Options or players that do not fit, a bot of the house that broke the rules, a program that cannot be started, or a journal
    /// that cannot be written.
    fn arena(
        &self,
        options: Option<&str>,
        entrants: &[SeatController],
        plan: arena::ArenaPlan,
        keeping: &Keeping,
        onlooker: &dyn Onlooker,
    ) -> Result<arena::ArenaReport, String>;

    /// Measures players against a pool of strangers, as [`arena::pool`] does.
    fn pool(
        &self,
        options: Option<&str>,
        measured: &[SeatController],
        plan: arena::ArenaPlan,
        keeping: &Keeping,
        onlooker: &dyn Onlooker,
    ) -> Result<arena::Crosstable, String>;

    /// Plays one match of bots and answers its journal.
    fn bots_only(&self, options: Option<&str>, players: &[BotKind], seed: Seed) -> Result<String, String>;

    /// Runs a case file of this game.
    fn cases(&self, file: &cases::CaseFile) -> cases::CaseReport;

    /// Tells a journal of this game up to its first `to` lines, as [`journal::tell`] does.
    fn replay(&self, journal: &Journal, to: usize) -> Result<JournalInWords, JournalError>;

    /// Tries out every promise of the rules with all variants of the options.
    fn battery(&self, plan: battery::BatteryPlan) -> Result<battery::Summary, String>;

    /// Writes out an annotated match: of these bots, or a random one without any.
    fn playthrough(&self, options: Option<&str>, players: &[BotKind], seed: u64) -> Result<String, String>;

    /// Reads the file of a lesson of this game and tries it out.
    ///
    /// # Errors
    /// The line that cannot be read, or that the rules do not allow where it stands.
    fn lesson(&self, name: &str, text: &str) -> Result<Lesson, FileError>;

    /// Reads the file of a puzzle of this game and tries its line out.
    ///
    /// # Errors
    /// The line that cannot be read, that the rules do not allow where it stands, or that does not win.
    fn puzzle(&self, name: &str, text: &str) -> Result<Puzzle, FileError>;

    /// Looks for puzzles in matches of bots, until the onlooker has seen enough; the easiest one comes first. Where dice decide
    /// ([`Rules::turn`]), they are puzzles of the best chance.
    fn find_puzzles(
        &self,
        options: Option<&str>,
        players: &[BotKind],
        plan: puzzles::PuzzleSearch,
        onlooker: &dyn Onlooker,
    ) -> Result<Vec<PuzzleDraft>, String>;

    /// The first actions that solve a puzzle of this game for certain.
    ///
    /// # Errors
    /// A puzzle that is none of this game, or the effort was used up.
    fn solutions(&self, puzzle: &Puzzle, effort: Effort) -> Result<Solutions, String>;

    /// What the first actions of a puzzle of the best chance are worth; so many actions may be tried.
    ///
    /// # Errors
    /// A puzzle that is none of this game, or the effort was used up.
    fn worth(&self, puzzle: &Puzzle, actions: u64) -> Result<Worth, String>;
}

/// The registry line of a game.
pub(super) struct ErasedGame<R>(PhantomData<fn() -> R>);

impl<R: Game> ErasedGame<R> {
    /// The entry of `R`.
    pub(super) const GAME: &'static dyn GameEntry = &Self(PhantomData);
}

/// The options that a caller has chosen, or the usual ones.
fn chosen<R: Rules>(text: Option<&str>) -> Result<R::Options, String> {
    text.map_or_else(|| Ok(R::Options::default()), |text| options::read::<R>(text).map_err(|error| error.to_string()))
}

impl<R: Game> GameEntry for ErasedGame<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn seats(&self, text: Option<&str>) -> Result<usize, String> {
        let game = Match::<R>::new(chosen::<R>(text)?, 0, &mut Silent).map_err(|error| error.to_string())?;
        Ok(game.seats())
    }

    fn arena(
        &self,
        text: Option<&str>,
        entrants: &[SeatController],
        plan: arena::ArenaPlan,
        keeping: &Keeping,
        onlooker: &dyn Onlooker,
    ) -> Result<arena::ArenaReport, String> {
        arena::open::<R>(&chosen::<R>(text)?, entrants, plan, keeping, onlooker).map_err(|error| error.to_string())
    }

    fn pool(
        &self,
        text: Option<&str>,
        measured: &[SeatController],
        plan: arena::ArenaPlan,
        keeping: &Keeping,
        onlooker: &dyn Onlooker,
    ) -> Result<arena::Crosstable, String> {
        arena::pool::<R>(&chosen::<R>(text)?, measured, plan, keeping, onlooker).map_err(|error| error.to_string())
    }

    fn bots_only(&self, text: Option<&str>, players: &[BotKind], seed: Seed) -> Result<String, String> {
        let game = arena::watch::<R>(chosen::<R>(text)?, players, seed).map_err(|error| error.to_string())?;
        let seats = players.iter().map(|player| SeatController::Bot { kind: *player, name: player.to_string() });
        let head = Header::new::<R>(game.options(), seed, seats.collect()).to_string();
        let actions = game.actions().map(|(seat, action)| JournalLine::Act(seat, R::action_text(action)));
        Ok(actions.chain([JournalLine::Over]).fold(head, |text, line| format!("{text}{line}\n")))
    }

    fn cases(&self, file: &cases::CaseFile) -> cases::CaseReport {
        cases::run::<R>(file)
    }

    fn replay(&self, journal: &Journal, to: usize) -> Result<JournalInWords, JournalError> {
        journal::tell::<R>(journal, to)
    }

    fn battery(&self, plan: battery::BatteryPlan) -> Result<battery::Summary, String> {
        battery::run::<R>(plan, &R::variants())
    }

    fn playthrough(&self, text: Option<&str>, players: &[BotKind], seed: u64) -> Result<String, String> {
        let options = chosen::<R>(text)?;
        let written = if players.is_empty() {
            playthrough::playthrough::<R>(&options, seed)
        } else {
            let game = arena::watch::<R>(options, players, seed).map_err(|error| error.to_string())?;
            let seats: Vec<String> = players.iter().map(BotKind::to_string).collect();
            playthrough::played(&game, seed, &seats.join(","))
        };
        written.map_err(|error| error.to_string())
    }

    fn lesson(&self, name: &str, text: &str) -> Result<Lesson, FileError> {
        Lesson::read::<R>(name, text)
    }

    fn puzzle(&self, name: &str, text: &str) -> Result<Puzzle, FileError> {
        Puzzle::read::<R>(name, text)
    }

    fn find_puzzles(
        &self,
        text: Option<&str>,
        players: &[BotKind],
        plan: puzzles::PuzzleSearch,
        onlooker: &dyn Onlooker,
    ) -> Result<Vec<PuzzleDraft>, String> {
        let options = chosen::<R>(text)?;
        let begun = Match::<R>::new(options.clone(), plan.seed, &mut Silent).map_err(|error| error.to_string())?;
        if R::turn(begun.state()).is_some() {
            let found = chances::find::<R>(&options, players, plan, onlooker).map_err(|error| error.to_string())?;
            return Ok(found.iter().map(PuzzleDraft::of_chances).collect());
        }
        let found = puzzles::find::<R>(&options, players, plan, onlooker).map_err(|error| error.to_string())?;
        Ok(found.iter().map(PuzzleDraft::of).collect())
    }

    fn solutions(&self, puzzle: &Puzzle, effort: Effort) -> Result<Solutions, String> {
        Solutions::of::<R>(puzzle, effort)
    }

    fn worth(&self, puzzle: &Puzzle, actions: u64) -> Result<Worth, String> {
        Worth::of::<R>(puzzle, actions)
    }
}

/// A game that the house does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {id}; {hint}")]
pub struct UnknownGame {
    /// What was asked for, in quotation marks.
    id: String,
    hint: String,
}

/// How alike two names have to be for one to be offered for the other.
const ALIKE: f64 = 0.75;

impl UnknownGame {
    pub(super) fn new(id: &str, games: Registry) -> Self {
        let ids: Vec<&str> = games.ids().collect();
        let wanted = id.to_lowercase().replace([' ', '-'], "_");
        let alike = |known: &str| strsim::jaro_winkler(&wanted, known);
        let best = ids.iter().copied().max_by(|a, b| alike(a).total_cmp(&alike(b))).filter(|best| alike(best) > ALIKE);
        let hint = match best {
            Some(best) => format!("did you mean `{best}`? Known games: {}", ids.join(", ")),
            None => format!("known games: {}", ids.join(", ")),
        };
        Self { id: quoted(id), hint }
    }
}
