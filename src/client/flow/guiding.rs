//! What has been learned in a lesson, and solved of the puzzles, is kept in mind.

use bevy::prelude::*;

use crate::client::session::Session;
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::games::puzzle::PuzzleStanding;
use crate::storage::lessons::Learned;
use crate::storage::puzzles::Solved;

/// What somebody has learned, and where it is kept.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Learning<'w> {
    learned: ResMut<'w, Learned>,
    data: Res<'w, DataFolder>,
}

impl Learning<'_> {
    /// Keeps in mind that a lesson has been followed to its end, if it has.
    pub(super) fn keep(&mut self, session: &Session, notices: &mut Notices) {
        let Some(lesson) = session.learned().filter(|lesson| !self.learned.has(lesson)) else { return };
        if let Err(error) = self.learned.keep(lesson, &self.data) {
            notices.push(Words::new("notice-learned-not-saved").with("reason", io_words(&error)));
        }
    }
}

/// Keeps in mind that the last action of a lesson has been done.
pub(super) fn keep_lesson(session: Res<Session>, mut learning: Learning, mut notices: ResMut<Notices>) {
    learning.keep(&session, &mut notices);
}

/// Keeps in mind that a puzzle has been solved: with the win, or, where dice decide, with the choice.
pub(super) fn keep_puzzle(
    session: Res<Session>,
    mut solved: ResMut<Solved>,
    data: Res<DataFolder>,
    mut notices: ResMut<Notices>,
) {
    let Some(puzzle) = session.puzzle().filter(|puzzle| !solved.has(puzzle)) else { return };
    if session.standing() == Some(PuzzleStanding::Solved)
        && let Err(error) = solved.keep(puzzle, &data)
    {
        notices.push(Words::new("notice-solved-not-saved").with("reason", io_words(&error)));
    }
}
