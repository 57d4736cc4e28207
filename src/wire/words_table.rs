//! A table in words, for guests that know no game: telephones, screen readers, terminals.

use serde::{Deserialize, Serialize};

/// Table as a seat sees it, in the language of its guest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WordsTable {
    /// What is to be decided, or whose turn it is.
    pub prompt: String,
    /// What the seat may do.
    pub offers: Vec<Offer>,
    /// What has happened, oldest first: as many lines as are kept.
    pub chronicle: Vec<String>,
    /// What is on the table, in the order in which it is read out.
    pub things: Vec<Thing>,
}

/// Offer to do something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// By which it is chosen on a keyboard, from 1.
    pub number: u32,
    /// Actions in notation, which `act` sends back.
    pub actions: Vec<String>,
    pub text: String,
    /// Numbers of the things that it points at, in the order in which they are pointed at.
    pub points: Vec<u32>,
}

/// Thing on the table: a card, a piece, a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thing {
    /// By which offers name it.
    pub number: u32,
    pub title: String,
    /// What is read out: owner, place, what it is and what lies on it.
    pub spoken: String,
    /// Its picture, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// Whether anything can be done by pointing at it.
    pub target: bool,
    /// Numbers of the offers that begin with it.
    #[serde(default)]
    pub begins: Vec<u32>,
}
