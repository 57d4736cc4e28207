//! What of a match is handed on, as it is asked for and told.

use std::path::PathBuf;

use bevy::prelude::{Message, Resource};

use crate::engine::Words;
use crate::storage::sharing::kept_back;
use crate::table::any_match::AnyMatch;

/// What can be copied of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    Match,
    /// Its journal, packed into one line.
    Line,
    /// The journal of a match that begins from the position on the table, as far as the viewer knows it.
    Position,
}

/// The saved match that is to be shared; none for the one on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shared(pub Option<PathBuf>);

/// Why parts of the match that is to be shared cannot be copied now; nothing of what can.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptBack {
    /// Why not the match.
    pub whole: Option<Words>,
    /// Why not the position.
    pub position: Option<Words>,
}

impl KeptBack {
    /// What there is against copying this `whole` match, of which one moment is looked at, where it is `over` or not.
    pub fn of(whole: &dyn AnyMatch, over: bool) -> Self {
        let over = over.then(|| Words::new("share-over-about"));
        let about = if whole.has_secrets() { "share-secret-about" } else { "share-seed-about" };
        Self { whole: kept_back(whole).map(|_| Words::new(about)), position: over }
    }

    /// Why this cannot be copied.
    pub fn why(&self, what: Copied) -> Option<&Words> {
        match what {
            Copied::Match | Copied::Line => self.whole.as_ref(),
            Copied::Position => self.position.as_ref(),
        }
    }
}

/// A match has come from elsewhere and is kept there.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Arrived(pub PathBuf);
