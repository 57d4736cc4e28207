//! A match that has come to its end is counted.

use bevy::prelude::*;

use super::play::Saving;
use crate::client::session::Session;
use crate::client::settings::Notices;
use crate::client::statistics::{Played, Statistics};
use crate::engine::Words;

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
    let Some(mut played) = Played::of(session.live.as_ref(), &session.occupants) else { return };
    played.journal = saving.file_name();
    if let Err(error) = statistics.add(played) {
        notices.push(Words::new("notice-statistics-not-saved").with("reason", error.to_string()));
    }
}
