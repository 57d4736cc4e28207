//! A match that has come to its end is counted.

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use super::playing::Saving;
use crate::client::session::live::Live;
use crate::client::session::{Occupant, Session};
use crate::client::settings::Notices;
use crate::client::statistics::{Played, Statistics, Went};
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
    let Some(mut played) = summed_up(session.live.as_ref(), &session.occupants) else { return };
    played.journal = saving.file_name();
    if let Err(error) = statistics.add(played) {
        notices.push(Words::new("notice-statistics-not-saved").with("reason", error.to_string()));
    }
}

/// What is to be kept of a match, but for its journal; none if it is not over, or not one person against bots.
#[must_use]
pub fn summed_up(live: &dyn Live, occupants: &[Occupant]) -> Option<Played> {
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
    Some(Played {
        finished: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        journal: String::new(),
        game: live.game().to_owned(),
        options: live.options_text(),
        bots: bots.join(" "),
        went,
        score: score(person),
        others: others.join(" "),
        actions: live.len(),
    })
}
