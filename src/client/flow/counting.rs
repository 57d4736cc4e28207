//! A match that has come to its end is counted.

use bevy::prelude::*;

use super::playing::Saving;
use crate::client::session::Session;
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::storage::statistics::{Statistics, summed_up};

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
