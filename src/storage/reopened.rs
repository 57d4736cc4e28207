//! A saved match, followed to where it was left.

use std::path::Path;

use crate::engine::Words;
use crate::engine::journal::{self, Header, Journal, JournalError};
use crate::games::Registry;
use crate::table::any_match::AnyMatch;

/// A match as its journal has left it.
pub struct Reopened {
    pub live: Box<dyn AnyMatch>,
    /// As much of the journal as the match has been through.
    pub journal: Journal,
}

impl Reopened {
    /// Follows the journal in a file as far as it can be read, and says what stands in the way of more: nothing if all is sound. None
    /// if not even the beginning can be used.
    pub fn read(games: Registry, path: &Path) -> (Option<Self>, Vec<Words>) {
        Self::told(games, journal::read(path))
    }

    /// The same of a match of which nothing but its beginning is written.
    pub fn begun(games: Registry, header: &Header) -> (Option<Self>, Vec<Words>) {
        Self::told(games, journal::parse(header.to_string().as_bytes()))
    }

    fn told(games: Registry, journal: Result<Journal, JournalError>) -> (Option<Self>, Vec<Words>) {
        let mut complaints = Vec::new();
        let followed = Self::follow(games, journal, &mut complaints);
        (followed, complaints)
    }

    fn follow(games: Registry, journal: Result<Journal, JournalError>, complaints: &mut Vec<Words>) -> Option<Self> {
        let journal = match journal {
            Ok(journal) => journal,
            Err(error) => {
                complaints.push(said(&error));
                *error.readable?
            }
        };
        let game = &journal.header.game;
        let Some(entry) = games.table(game) else {
            complaints.push(Words::new("notice-unknown-game").with("game", game.as_str()));
            return None;
        };
        match entry.resume(&journal) {
            Ok((live, None)) => Some(Self { live, journal }),
            Ok((live, Some(error))) => {
                complaints.push(said(&error));
                Some(Self { live, journal: error.readable.map_or(journal, |readable| *readable) })
            }
            Err(error) => {
                complaints.push(said(&error));
                None
            }
        }
    }
}

fn said(error: &JournalError) -> Words {
    Words::new("notice-journal").with("why", error.words())
}
