//! What a person should be told at the next opportunity.

use bevy::prelude::Resource;

use crate::engine::Words;

/// Sentences that wait to be shown: the interface takes them from the front and shows each for a while.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices(pub Vec<Words>);

impl Notices {
    /// Adds a sentence, unless it waits already.
    pub fn push(&mut self, words: Words) {
        if !self.0.contains(&words) {
            self.0.push(words);
        }
    }
}
