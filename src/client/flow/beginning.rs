//! How matches, lessons and puzzles begin, and begin again.

use bevy::prelude::*;

use super::play::{MatchPurpose, SessionCommands};
use crate::ai::Level;
use crate::client::session::Screen;
use crate::engine::journal::{Header, Writer};
use crate::engine::{Seat, Seed, Words};
use crate::games::lesson::Lesson;
use crate::games::puzzle::Puzzle;
use crate::storage::lessons::{Guide, HEADER, LeftLessons};
use crate::storage::reopened::Reopened;
use crate::storage::saves::Saves;
use crate::storage::sharing::header_of;
use crate::table::clock::Clock;
use crate::table::{NewMatch, Occupant};

impl SessionCommands<'_, '_> {
    /// Begins a match, or a lesson.
    pub(super) fn start(&mut self, wanted: NewMatch, screen: Screen, lesson: Option<Lesson>) {
        let Some(entry) = self.games.table(&wanted.game) else {
            self.playing.notices.push(Words::new("notice-unknown-game").with("game", wanted.game));
            return;
        };
        let seed = wanted.seed.unwrap_or_else(Seed::draw);
        let live = match entry.open(&wanted.options, seed) {
            Ok(live) => live,
            Err(error) => {
                self.playing.notices.push(error.words);
                return;
            }
        };
        let mut header = Header { clock: wanted.clock, ..header_of(&*live, &wanted.occupants) };
        header.extra.extend(lesson.iter().map(|lesson| (HEADER.to_owned(), lesson.name.clone())));
        self.put_away();
        if screen == Screen::Table {
            self.save_anew(&header);
        }
        let clock = wanted.clock.map(|limit| Clock::new(limit, live.seats()));
        let aim = lesson.map_or(MatchPurpose::Match(clock), |lesson| MatchPurpose::Lesson(Guide::new(lesson)));
        self.lay(live, wanted.occupants, None, true, aim, false);
        self.screen.set(screen);
    }

    /// Goes on with a lesson where it was left, or begins it.
    pub(super) fn learn(&mut self, game: &str, name: &str) {
        let left = LeftLessons::among(&Saves::new(self.data.matches()), &self.lessons);
        match self.lessons.find(game, name).and_then(|lesson| left.of(lesson)) {
            Some(left) => self.resume(&left.path, false),
            None => self.begin_lesson(game, name),
        }
    }

    /// Begins a lesson: the learner sits in one seat, bots in the others.
    fn begin_lesson(&mut self, game: &str, name: &str) {
        let Some(lesson) = self.lessons.find(game, name).cloned() else { return };
        let Some((entry, seats)) =
            self.games.table(game).and_then(|entry| Some((entry, entry.seats(&lesson.options).ok()?)))
        else {
            return;
        };
        let level = lesson.then.unwrap_or(Level::Apprentice);
        let mut occupants = Occupant::regulars(entry.art().regulars(), level, seats);
        if let Some(learner) = occupants.get_mut(lesson.learner.index()) {
            *learner = Occupant::Human { name: String::new() };
        }
        let (options, seed) = (lesson.options.clone(), Some(lesson.seed.into()));
        let wanted = NewMatch { game: game.to_owned(), options, seed, occupants, clock: None };
        self.start(wanted, Screen::Table, Some(lesson));
    }

    /// Begins a puzzle: whoever solves it sits in one seat, Masters in the others, and everything may be taken back. It is no
    /// match that anybody would go on with later.
    pub(super) fn solve(&mut self, game: &str, name: &str) {
        let Some(puzzle) = self.puzzles.find(game, name).cloned() else { return };
        let Some(entry) = self.games.table(game) else { return };
        let mut live = match entry.open(&puzzle.options, puzzle.seed) {
            Ok(live) => live,
            Err(error) => return self.playing.notices.push(error.words),
        };
        for (seat, text) in &puzzle.before {
            if let Err(why) = live.submit(*seat, text) {
                // Tried out when the puzzle was read.
                return self.playing.notices.push(why.words);
            }
        }
        let mut occupants = Occupant::regulars(entry.art().regulars(), Level::Master, live.seats());
        if let Some(solver) = occupants.get_mut(puzzle.solver.index()) {
            *solver = Occupant::Human { name: String::new() };
        }
        self.put_away();
        self.lay(live, occupants, None, false, MatchPurpose::Puzzle(puzzle), true);
        self.screen.set(Screen::Table);
    }

    /// The same match once more, from the same deal if `same_seed`; one from a position begins there again.
    pub(super) fn rematch(&mut self, swap: bool, same_seed: bool) {
        let Some(session) = &self.session else { return };
        // A lesson is begun again as long as it is one, and by whoever wants the same cards.
        if let Some(guide) = session.guide.as_ref().filter(|_| same_seed || session.live.outcome().is_none()) {
            let Lesson { game, name, .. } = guide.lesson.clone();
            return self.begin_lesson(&game, &name);
        }
        if let Some(Puzzle { game, name, .. }) = session.puzzle.clone() {
            return self.solve(&game, &name);
        }
        let mut occupants = session.occupants.clone();
        if swap {
            // Several people without names are told apart by their seats, which they leave.
            if Occupant::alone(&occupants).is_none() {
                for (seat, sits) in (0..).map(Seat).zip(&mut occupants) {
                    if let Occupant::Human { name } = sits
                        && name.is_empty()
                    {
                        *name = self.locale.numbered(seat);
                    }
                }
            }
            occupants.rotate_right(1);
        }
        if !session.live.is_dealt() {
            let seed = if same_seed { session.live.seed().told() } else { Seed::draw() };
            return self.begin_there_again(occupants, seed);
        }
        let seed = same_seed.then(|| session.live.seed().told());
        let (game, options) = (session.live.game().to_owned(), session.live.options_text());
        let clock = session.clock.as_ref().map(Clock::limit);
        self.start(NewMatch { game, options, seed, occupants, clock }, Screen::Table, None);
    }

    /// Begins a match anew from the position from which that on the table has begun.
    fn begin_there_again(&mut self, occupants: Vec<Occupant>, seed: Seed) {
        let Some(session) = &self.session else { return };
        let limit = session.clock.as_ref().map(Clock::limit);
        let header = Header { seed, clock: limit, ..header_of(&*session.live, &occupants) };
        let (begun, complaints) = Reopened::begun(*self.games, &header);
        complaints.into_iter().for_each(|complaint| self.playing.notices.push(complaint));
        let Some(Reopened { live, .. }) = begun else { return };
        self.put_away();
        self.save_anew(&header);
        let clock = limit.map(|limit| Clock::new(limit, live.seats()));
        self.lay(live, occupants, None, false, MatchPurpose::Match(clock), true);
    }

    /// Saves the match that begins so from now on; if that cannot be, it is played all the same, and why is told.
    fn save_anew(&mut self, header: &Header) {
        let saves = Saves::new(self.data.matches());
        let path = saves.fresh(&header.game, std::time::SystemTime::now());
        saves.tidy();
        match Writer::create(&path, header) {
            Ok(writer) => self.playing.saving.0 = Some(writer),
            Err(error) => self.playing.notices.push(error.words()),
        }
    }
}
