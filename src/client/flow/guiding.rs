//! What happens by itself in a lesson: its script acts for the others, and for the learner where there is nothing to learn.
//! In a puzzle the others reply as its line says, as long as that is followed.

use bevy::prelude::*;

use super::play::Playing;
use crate::client::session::{Screen, Session};
use crate::client::settings::Settings;
use crate::engine::Seat;
use crate::games::lesson::Now;

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

/// What is done for a person without being asked, as the settings say.
pub(super) fn by_itself(session: &Session, seat: Seat, settings: &Settings) -> Option<String> {
    match (settings.auto_play, settings.auto_pass) {
        (true, _) => session.live.only(seat).map(|only| only.text),
        (false, true) => session.live.forced(seat),
        (false, false) => None,
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
