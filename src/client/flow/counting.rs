//! A match that has come to its end is counted.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use super::playing::Saving;
use crate::client::session::any_match::AnyMatch;
use crate::client::session::{Occupant, Session};
use crate::client::settings::Notices;
use crate::client::statistics::{Played, Statistics, Went};
use crate::engine::text_file::io_words;
use crate::engine::{Seat, Words};

/// Counts what one person has played against bots; lessons, practice and what is only watched do not count.
pub(super) fn count(
    session: Option<Res<Session>>,
    saving: Res<Saving>,
    mut statistics: ResMut<Statistics>,
    mut notices: ResMut<Notices>,
) {
    let Some(session) = session else { return };
    if session.replay.is_some() || session.guide.is_some() || session.practice {
        return;
    }
    let Some(played) = summed_up(session.live.as_ref(), &session.occupants, saving.path()) else { return };
    if let Err(error) = statistics.add(played) {
        notices.push(Words::new("notice-statistics-not-saved").with("reason", io_words(&error)));
    }
}

/// What is to be kept of a match that is saved in this journal, or not at all; none if it is not over, or not one person against
/// bots.
#[must_use]
pub fn summed_up(live: &dyn AnyMatch, occupants: &[Occupant], journal: Option<&Path>) -> Option<Played> {
    let outcome = live.outcome()?;
    let person = Occupant::alone(occupants)?;
    let score = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or_default();
    let (mut bots, mut others) = (Vec::new(), Vec::new());
    for (seat, occupant) in (0..).map(Seat).zip(occupants) {
        if let Occupant::Bot { persona, .. } = occupant {
            bots.push(persona.level.to_string());
            others.push(score(seat).to_string());
        }
    }
    if bots.is_empty() {
        return None;
    }
    let went = match outcome.winner() {
        Some(winner) if winner == person => Went::Won,
        None if outcome.winners().contains(person) => Went::Shared,
        _ => Went::Lost,
    };
    // The last line of its journal says that it is over, however often that is opened again.
    let written = journal.and_then(|journal| fs::metadata(journal).and_then(|data| data.modified()).ok());
    let finished = written.unwrap_or_else(SystemTime::now);
    let name = journal.and_then(Path::file_name).unwrap_or_default();
    Some(Played {
        finished: finished.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        journal: name.to_string_lossy().into_owned(),
        game: live.game().to_owned(),
        options: live.options_text(),
        bots: bots.join(" "),
        went,
        score: score(person),
        others: others.join(" "),
        actions: live.len(),
        seed: Some(live.seed().number()),
    })
}
