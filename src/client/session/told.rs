//! What has been told of a match so far: the truth of the table, which lags behind what is known.

use std::sync::Arc;

use crate::host::KnownMatch;
use crate::table::any_match::Plates;
use crate::table::{AnyView, LogLine};

/// What has been told so far of the match on the table.
#[derive(Clone)]
pub struct ToldMatch {
    /// What stands on the plates.
    pub plates: Plates,
    /// The table as it is seen.
    pub seen: Arc<dyn AnyView>,
    /// The lines of the chronicle.
    pub log: Vec<LogLine>,
    /// How many of its lines were there when whoever plays at this screen last did something; what came since is news.
    pub read: usize,
    /// Some of the news was told at once: nobody has seen it happen.
    pub unwatched: bool,
}

impl ToldMatch {
    /// All that is known, and none of it is news.
    pub fn all(known: &KnownMatch) -> Self {
        let log = known.chronicle().to_vec();
        Self { read: log.len(), log, ..Self::begun(known) }
    }

    /// The table as it is known, of which the chronicle has told nothing yet.
    pub fn begun(known: &KnownMatch) -> Self {
        Self { plates: known.plates().clone(), seen: known.seen(), log: Vec::new(), read: 0, unwatched: false }
    }

    /// Whether there is news that nobody has seen happen.
    pub fn has_unseen_news(&self) -> bool {
        self.unwatched && self.read < self.log.len()
    }
}
