//! The decks of the house (9.2).

use std::sync::LazyLock;

use serde::Deserialize;

use super::format::DECK;
use super::types::Type;
use super::{CardId, pool};
use crate::engine::data_file::{self, Loaded};

const FILE: &str = "assets/battle_royal/decks.ron";
static DECKS: LazyLock<Loaded<Vec<Deck>>> =
    LazyLock::new(|| read(include_str!("../../../../assets/battle_royal/decks.ron")).into());

/// A deck of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// What options call it.
    pub id: String,
    pub title: String,
    /// The type that all its Pokémon have.
    pub of: Type,
    /// Whether it is one of those that a first match is played with.
    pub core: bool,
    /// Its cards and how many of each.
    pub cards: Vec<(CardId, u8)>,
}

/// As it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    title: String,
    #[serde(rename = "type")]
    of: Type,
    core: bool,
    cards: Vec<(String, u8)>,
}

/// The decks of the house.
pub fn decks() -> &'static [Deck] {
    &DECKS.table
}

/// The deck of this name.
pub fn deck(id: &str) -> Option<&'static Deck> {
    decks().iter().find(|deck| deck.id == id)
}

/// What is wrong with the file, if anything is.
pub(in super::super) fn error() -> Option<&'static str> {
    DECKS.error.as_deref()
}

/// Reads the file, or says what is wrong with it, with its line.
pub(in super::super) fn read(text: &str) -> Result<Vec<Deck>, String> {
    let rows: Vec<Row> = data_file::read(FILE, text)?;
    let mut decks: Vec<Deck> = Vec::new();
    for Row { id, title, of, core, cards } in rows {
        let wrong = |sentence: String| Err(data_file::wrong(FILE, text, &format!("id: \"{id}\""), &sentence));
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            return wrong(format!("`{id}` is not a name of a deck; write small letters with hyphens"));
        }
        if decks.iter().any(|deck| deck.id == id) {
            return wrong(format!("there is a deck {id} already; rename or remove one of both"));
        }
        let mut known = Vec::new();
        for (name, count) in cards {
            match pool().find(&name) {
                Some(card) => known.push((card, count)),
                None => return wrong(format!("deck {id}: there is no card `{name}`; correct its name")),
            }
        }
        let size: usize = known.iter().map(|(_, count)| usize::from(*count)).sum();
        if size != DECK {
            return wrong(format!("deck {id} has {size} cards; write {DECK}"));
        }
        decks.push(Deck { id, title, of, core, cards: known });
    }
    Ok(decks)
}
