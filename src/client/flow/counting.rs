//! A match that has come to its end is counted.

use bevy::prelude::*;

use super::hosting::Hosting;
use crate::client::session::Session;
use crate::client::settings::Notices;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::host::Host;
use crate::storage::statistics::Statistics;

/// Counts what one person has played against bots; lessons, practice and what is only watched do not count.
pub(super) fn count(
    session: Option<Res<Session>>,
    hosting: Res<Hosting>,
    mut statistics: ResMut<Statistics>,
    mut notices: ResMut<Notices>,
) {
    if session.is_none_or(|session| session.replay.is_some()) {
        return;
    }
    let Some(played) = hosting.host().and_then(Host::played) else { return };
    if let Err(error) = statistics.add(played) {
        notices.push(Words::new("notice-statistics-not-saved").with("reason", io_words(&error)));
    }
}
