//! What happens by itself in a lesson: its script acts for the others, and for the learner where there is nothing to learn.
//! In a puzzle the others reply as its line says, as long as that is followed.

use bevy::prelude::*;

use super::playing::Playing;
use crate::client::session::{Screen, Session};
use crate::client::settings::{Notices, Settings};
use crate::engine::text_file::io_words;
use crate::engine::{Seat, Words};
use crate::folders::DataFolder;
use crate::games::lesson::Now;
use crate::games::puzzle::PuzzleStanding;
use crate::storage::lessons::Learned;
use crate::storage::puzzles::Solved;

/// Carries out what the script says next, when everything has been told.
pub(super) fn follow_script(mut session: ResMut<Session>, screen: Res<State<Screen>>, mut playing: Playing) {
    if playing.busy() || *screen.get() != Screen::Table {
        return;
    }
    let Now::Act(seat, text) = session.now() else { return };
    let (text, bot) = (text.to_owned(), !session.humans().contains(seat));
    if let Err(why) = playing.carry_out(&mut session, seat, &text, bot) {
        // Tried out when the lesson was read; whatever has happened since, the match can be played on.
        error!("the script's `{text}` is refused: {:?}", why.words);
        session.guide = None;
    }
}

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

/// Carries out what somebody else replies in a puzzle, when everything has been told.
pub(super) fn follow_line(mut session: ResMut<Session>, screen: Res<State<Screen>>, mut playing: Playing) {
    if playing.busy() || *screen.get() != Screen::Table {
        return;
    }
    let Some((seat, text)) = session.reply().map(|(seat, text)| (seat, text.to_owned())) else { return };
    if let Err(why) = playing.carry_out(&mut session, seat, &text, true) {
        // Tried out when the puzzle was read; the Masters play on.
        error!("the line's `{text}` is refused: {:?}", why.words);
        session.puzzle = None;
    }
}

/// Keeps in mind that a puzzle has been solved: with the win, or, where dice decide, with the choice.
pub(super) fn keep_puzzle(
    session: Res<Session>,
    mut solved: ResMut<Solved>,
    data: Res<DataFolder>,
    (mut notices, mut seen): (ResMut<Notices>, Local<Option<(u32, usize)>>),
) {
    let Some(puzzle) = session.puzzle.as_ref().filter(|puzzle| !solved.has(puzzle)) else { return };
    let now = Some((session.serial, session.live.len()));
    if *seen == now {
        return;
    }
    *seen = now;
    if session.standing() == Some(PuzzleStanding::Solved)
        && let Err(error) = solved.keep(puzzle, &data)
    {
        notices.push(Words::new("notice-solved-not-saved").with("reason", io_words(&error)));
    }
}

/// What is done for a person without being asked, as the settings say.
pub(super) fn by_itself(session: &Session, seat: Seat, settings: &Settings) -> Option<String> {
    match (settings.auto_play, settings.auto_pass) {
        (true, _) => session.live.only(seat).map(|only| only.text),
        (false, true) => session.live.forced(seat),
        (false, false) => session.live.forced(seat).filter(|_| session.live.seen().is_idle(seat)),
    }
}

/// Whether the last thing that was taken back would be done again by itself.
pub(super) fn repeats(session: &Session, seat: Seat, settings: &Settings) -> bool {
    match session.now() {
        Now::Free => by_itself(session, seat, settings).is_some(),
        Now::Act(who, _) => who == seat,
        Now::Step { .. } => false,
    }
}
