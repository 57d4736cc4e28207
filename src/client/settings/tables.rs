//! How each game was last set up, so that the next match begins from there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::engine::journal::Limit;

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// A person, by name; empty means that nobody gave one.
    Person(String),
    Bot(Level),
}

/// A table as somebody has set it up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTable {
    /// Options as RON.
    pub options: String,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Names of the regulars who are the bots in those seats; where there is none, whoever is free.
    #[serde(default)]
    pub regulars: Vec<String>,
    /// How long people may take; none if they may take as long as they like.
    #[serde(default)]
    pub clock: Option<Limit>,
}

/// The last table of each game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastTables {
    /// The game that was started last; empty before the first one.
    pub game: String,
    /// Tables by game.
    pub tables: BTreeMap<String, LastTable>,
}

impl LastTables {
    /// The last table of a game.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<&LastTable> {
        self.tables.get(game)
    }

    /// Keeps the table at which a match of this game is started.
    pub fn keep(&mut self, game: &str, table: LastTable) {
        game.clone_into(&mut self.game);
        self.tables.insert(game.to_owned(), table);
    }
}
