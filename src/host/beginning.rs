//! How matches, lessons and puzzles begin, go on from a journal, and begin again.

use std::path::Path;
use std::sync::Arc;

use super::{Aim, Host};
use crate::ai::Level;
use crate::engine::journal::{Header, SaveError, Writer};
use crate::engine::{Seat, SeatController, Seed, Words};
use crate::games::Registry;
use crate::games::lesson::Lesson;
use crate::games::puzzle::Puzzle;
use crate::storage::lessons::{Guide, HEADER, Lessons};
use crate::storage::reopened::Reopened;
use crate::storage::sharing::header_of;
use crate::table::any_match::{AnyMatch, TableEntry};
use crate::table::clock::Clock;
use crate::table::{Art, NewMatch};

/// Begins the journal of a match whose header this is.
pub type NewJournal = Box<dyn FnMut(&Header) -> Result<Writer, SaveError> + Send + Sync>;

/// A match as it is when a host takes it over.
pub struct Beginning {
    /// The games that there are, for whatever is played afterwards.
    pub(super) games: Registry,
    pub(super) live: Box<dyn AnyMatch>,
    pub(super) controllers: Vec<SeatController>,
    pub(super) aim: Aim,
    pub(super) clock: Option<Clock>,
    pub(super) practice: bool,
    pub(super) writer: Option<Writer>,
}

fn entry_of(games: Registry, game: &str) -> Result<&'static dyn TableEntry, Words> {
    games.table(game).ok_or_else(|| Words::new("notice-unknown-game").with("game", game))
}

/// A person in one seat, and bots of this level in the others.
fn one_person(live: &dyn AnyMatch, person: Seat, level: Level) -> Vec<SeatController> {
    let mut controllers = SeatController::regulars(live.art().regulars(), level, live.seats());
    if let Some(sits) = controllers.get_mut(person.index()) {
        *sits = SeatController::person();
    }
    controllers
}

impl Beginning {
    fn of(games: Registry, live: Box<dyn AnyMatch>, controllers: Vec<SeatController>, aim: Aim) -> Self {
        Self { games, live, controllers, aim, clock: None, practice: false, writer: None }
    }

    /// Identifier of the game.
    pub fn game(&self) -> &'static str {
        self.live.game()
    }

    /// What the game brings whatever the match.
    pub fn art(&self) -> &'static (dyn Art + Sync) {
        self.live.art()
    }

    /// Who sits where.
    pub fn controllers(&self) -> &[SeatController] {
        &self.controllers
    }

    /// A new match.
    pub fn of_match(games: Registry, wanted: NewMatch) -> Result<Self, Words> {
        let seed = wanted.seed.unwrap_or_else(Seed::draw);
        let live = entry_of(games, &wanted.game)?.open(&wanted.options, seed).map_err(|error| error.words)?;
        let clock = wanted.clock.map(|limit| Clock::new(limit, live.seats()));
        Ok(Self { clock, ..Self::of(games, live, wanted.controllers, Aim::Match) })
    }

    /// A lesson from its beginning: the learner sits in one seat, bots in the others.
    pub fn of_lesson(games: Registry, lesson: Lesson) -> Result<Self, Words> {
        let live =
            entry_of(games, &lesson.game)?.open(&lesson.options, lesson.seed.into()).map_err(|error| error.words)?;
        let controllers = one_person(&*live, lesson.learner, lesson.then.unwrap_or(Level::Apprentice));
        Ok(Self::of(games, live, controllers, Aim::Lesson(Guide::new(lesson))))
    }

    /// A puzzle: whoever solves it sits in one seat, Masters in the others, and everything may be taken back.
    ///
    /// # Errors
    /// Options of which there is no match, or actions that it does not allow, in words.
    pub fn of_puzzle(games: Registry, puzzle: Puzzle) -> Result<Self, Words> {
        let mut live =
            entry_of(games, &puzzle.game)?.open(&puzzle.options, puzzle.seed).map_err(|error| error.words)?;
        for (seat, text) in &puzzle.before {
            live.carry_out(*seat, text).map_err(|why| why.words)?;
        }
        let controllers = one_person(&*live, puzzle.solver, Level::Master);
        Ok(Self { practice: true, ..Self::of(games, live, controllers, Aim::Puzzle(Arc::new(puzzle))) })
    }

    /// A match where its journal was left, to go on with both; `lessons` are those that it may be. Says as well what stands in the
    /// way of more: nothing if all is sound. None if not even the beginning can be used.
    pub fn of_journal(games: Registry, path: &Path, lessons: &Lessons) -> (Option<Self>, Vec<Words>) {
        let (reopened, mut complaints) = Reopened::read(games, path);
        let Some(Reopened { live, journal }) = reopened else { return (None, complaints) };
        let mut writer = Writer::go_on(path, &journal);
        if live.outcome().is_some() && !journal.says_over() {
            // The program was ended between the last action and this line.
            writer = writer.and_then(|mut writer| writer.over().map(|()| writer));
        }
        // A lesson that has been rewritten since is gone on with as the match that it was.
        let lesson = lessons.begun_by(&journal.header, &live.options_text()).cloned();
        let aim = lesson.map_or(Aim::Match, |lesson| Aim::Lesson(Guide::new(lesson)));
        let clock = journal.clock().map(|(limit, left)| Clock::resumed(limit, left, live.len()));
        let controllers = journal.seats();
        let (clock, practice) = (clock.filter(|_| matches!(aim, Aim::Match)), journal.is_practice());
        let writer = writer.map_err(|error| complaints.push(error.words())).ok();
        (Some(Self { clock, practice, writer, ..Self::of(games, live, controllers, aim) }), complaints)
    }
}

impl Host {
    /// Saves the match from now on in a journal that is begun with this, and every match that is played after it at this table.
    ///
    /// # Errors
    /// The match goes on without being saved.
    pub fn save_with(&mut self, mut journals: NewJournal) -> Result<(), SaveError> {
        let begun = journals(&self.header());
        self.journals = Some(journals);
        self.writer = Some(begun?);
        Ok(())
    }

    /// Saves every match that is played after this one at this table in a journal that is begun with this.
    pub fn save_later_with(&mut self, journals: NewJournal) {
        self.journals = Some(journals);
    }

    fn header(&self) -> Header {
        let mut header = header_of(&*self.live, &self.controllers);
        header.clock = self.clock.as_ref().map(Clock::limit);
        if let Aim::Lesson(guide) = &self.aim {
            header.extra.push((HEADER.to_owned(), guide.lesson.name.clone()));
        }
        header
    }

    /// The match once more, or one of the kind; a lesson or a puzzle begins again.
    pub(super) fn rematch(&mut self, swap: bool, same_seed: bool, names: &[String]) -> Result<(), Words> {
        let beginning = match &self.aim {
            Aim::Lesson(guide) if same_seed || self.live.outcome().is_none() => {
                Beginning::of_lesson(self.games, (*guide.lesson).clone())?
            }
            Aim::Puzzle(puzzle) => Beginning::of_puzzle(self.games, (**puzzle).clone())?,
            _ => self.once_more(swap, same_seed, names)?,
        };
        let swapped = swap && matches!(beginning.aim, Aim::Match);
        let saved = !matches!(beginning.aim, Aim::Puzzle(_));
        let at = self.at + 1;
        self.settle(false);
        self.lay(beginning);
        self.at = at;
        self.ask_all(None);
        if let Some(mut journals) = self.journals.take().filter(|_| saved) {
            match journals(&self.header()) {
                Ok(writer) => self.writer = Some(writer),
                Err(error) => self.notice(&error.words()),
            }
            self.journals = Some(journals);
        }
        if swapped {
            let seats = self.live.seats();
            for front in self.fronts.values_mut() {
                let moved = front.seats.iter().map(|seat| Seat(((seat.index() + 1) % seats) as u8));
                front.seats = moved.collect();
            }
        }
        self.begin_fronts();
        Ok(())
    }

    fn once_more(&self, swap: bool, same_seed: bool, names: &[String]) -> Result<Beginning, Words> {
        let mut controllers = self.controllers.clone();
        if swap {
            // Several people without names are told apart by their seats, which they leave.
            let several = SeatController::alone(&controllers).is_none();
            for (sits, called) in controllers.iter_mut().zip(names).filter(|_| several) {
                if let SeatController::Person { name } = sits
                    && name.is_empty()
                {
                    called.clone_into(name);
                }
            }
            controllers.rotate_right(1);
        }
        let seed = if same_seed { self.live.seed().told() } else { Seed::draw() };
        let limit = self.clock.as_ref().map(Clock::limit);
        if self.live.is_dealt() {
            let (game, options) = (self.live.game().to_owned(), self.live.options_text());
            return Beginning::of_match(
                self.games,
                NewMatch { game, options, seed: Some(seed), controllers, clock: limit },
            );
        }
        // One from a position begins there again.
        let header = Header { seed, clock: limit, ..header_of(&*self.live, &controllers) };
        let (begun, complaints) = Reopened::begun(self.games, &header);
        let Some(Reopened { live, .. }) = begun else {
            return Err(complaints.into_iter().next().unwrap_or_else(|| Words::new("notice-nothing-saved")));
        };
        let clock = limit.map(|limit| Clock::new(limit, live.seats()));
        Ok(Beginning { clock, practice: true, ..Beginning::of(self.games, live, controllers, Aim::Match) })
    }
}
