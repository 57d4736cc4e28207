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

    /// Says which file of the house is missing or broken, or how many are.
    pub fn push_missing<'a>(&mut self, files: impl IntoIterator<Item = &'a str>) {
        let mut files = files.into_iter();
        let Some(first) = files.next() else { return };
        let words = match files.count() as i64 {
            0 => Words::new("notice-asset-broken"),
            others => Words::new("notice-assets-broken").with("count", others + 1),
        };
        self.push(words.with("file", first));
    }
}
