//! How matches, lessons and puzzles begin, go on, and begin again.

use std::path::Path;

use bevy::prelude::*;

use super::hosting::{journals, preferences};
use super::play::SessionCommands;
use crate::client::session::Screen;
use crate::engine::{Seat, SeatController, Words};
use crate::host::{Ask, Beginning};
use crate::storage::lessons::LeftLessons;
use crate::storage::saves::Saves;
use crate::table::NewMatch;

/// What becomes of a match on the disk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    /// It is saved from now on, and so are those after it.
    Anew,
    /// It has its journal; those after it are saved.
    GoesOn,
    /// It is no match that anybody would go on with.
    Not,
}

impl SessionCommands<'_, '_> {
    /// Begins a match.
    pub(super) fn start(&mut self, wanted: NewMatch, screen: Screen) {
        let kept = if screen == Screen::Table { Kept::Anew } else { Kept::Not };
        self.begin(Beginning::of_match(*self.front.games, wanted), screen, kept);
    }

    /// Goes on with a lesson where it was left, or begins it: the learner sits in one seat, bots in the others.
    pub(super) fn learn(&mut self, game: &str, name: &str) {
        let left = LeftLessons::among(&Saves::new(self.data.matches()), &self.lessons);
        let Some(lesson) = self.lessons.find(game, name).cloned() else { return };
        match left.of(&lesson) {
            Some(left) => self.resume(&left.path),
            None => self.begin(Beginning::of_lesson(*self.front.games, lesson), Screen::Table, Kept::Anew),
        }
    }

    /// Begins a puzzle: whoever solves it sits in one seat, Masters in the others, and everything may be taken back.
    pub(super) fn solve(&mut self, game: &str, name: &str) {
        let Some(puzzle) = self.puzzles.find(game, name).cloned() else { return };
        self.begin(Beginning::of_puzzle(*self.front.games, puzzle), Screen::Table, Kept::Not);
    }

    /// Goes on with a saved match.
    pub(super) fn resume(&mut self, path: &Path) {
        let (beginning, complaints) = Beginning::of_journal(*self.front.games, path, &self.lessons);
        complaints.into_iter().for_each(|complaint| self.front.notices.push(complaint));
        if let Some(beginning) = beginning {
            self.begin(Ok(beginning), Screen::Table, Kept::GoesOn);
        }
    }

    /// Has a match played, in place of any other; people sit down here.
    fn begin(&mut self, beginning: Result<Beginning, Words>, screen: Screen, kept: Kept) {
        let beginning = match beginning {
            Ok(beginning) => beginning,
            Err(why) => return self.front.notices.push(why),
        };
        self.put_away();
        let seats = SeatController::people(beginning.controllers());
        let prefers = preferences(&self.front.settings, beginning.art());
        let Some(host) = self.front.hosting.take(beginning, screen) else { return };
        host.look_for_programs_in(self.data.programs());
        let saved = match kept {
            Kept::Anew => host.save_with(journals(&self.data)),
            Kept::GoesOn => {
                host.save_later_with(journals(&self.data));
                Ok(())
            }
            Kept::Not => Ok(()),
        };
        if let Err(error) = saved {
            // It is played all the same.
            self.front.notices.push(error.words());
        }
        self.end_replay();
        self.front.hosting.prefers = prefers;
        // Nobody sits there yet, so that it is not refused.
        let _ = self.front.ask(Ask::Join { seats, prefers, from_afar: None });
    }

    /// The match once more, or another one of the kind; a lesson or a puzzle begins again.
    pub(super) fn rematch(&mut self, swap: bool, same_seed: bool) {
        let Some(session) = &self.front.session else { return };
        let seats = (0..session.known.seats()).map(|seat| Seat(seat as u8));
        let names = seats.map(|seat| self.locale.numbered(seat)).collect();
        self.keep_picture();
        self.throw_away_unbegun();
        self.front.want(Ask::Rematch { swap, same_seed, names });
    }
}
