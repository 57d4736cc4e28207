//! The cards: types, effects and figures, read from `assets/battle_royal`. The README there says how a card is written; no
//! card has code of its own.

mod card_set;
pub mod decks;
pub mod effects;
pub mod facts;
pub mod filters;
pub mod format;
pub mod passives;
mod reading;
pub mod texts;
pub mod types;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use card_set::CardSet;
pub use effects::{ListId, Op, Program};
pub use facts::{Card, Energy, Face, PokemonCard, Trainer, TrainerKind};
#[cfg(test)]
pub(super) use reading::Sources;
pub(super) use reading::read;
pub use types::{Type, Units};

use crate::engine::NotationError;
use crate::engine::data_file::Loaded;
use crate::engine::notation::unlike;

static POOL: LazyLock<Loaded<Pool>> = LazyLock::new(|| read(reading::BUILT_IN).into());

/// A card of the pool: its place there, in the order of the files.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(pub(super) u8);

/// A list of effects with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The card, the part of the card, and behind dots the places of the effects that lead to it: `eelektross-obf:attack1.2`.
    pub name: String,
    pub ops: Vec<Op>,
}

/// The cards by what is done with them when they are played from the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Basic Pokémon, which come onto the Bench.
    pub benched: CardSet,
    /// Evolutions, which are put onto Pokémon.
    pub evolved: CardSet,
    /// Energy and Tools, which are attached.
    pub attached: CardSet,
    /// Items, Supporters and Stadiums.
    pub played: CardSet,
}

/// Card pool: all 236 cards with the decks made of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    cards: Vec<Card>,
    lists: Vec<List>,
    uses: Uses,
    /// Of each card the cards that it evolves from.
    before: Vec<CardSet>,
    /// Of each Stage 2 card the cards that it evolves from past its Stage 1.
    long_before: Vec<CardSet>,
    by_id: BTreeMap<String, CardId>,
}

/// All cards; none if the files are wrong, without which no match is set up.
#[inline]
pub fn pool() -> &'static Pool {
    &POOL.table
}

/// What is wrong with the files, if anything is.
pub(super) fn error() -> Option<&'static str> {
    POOL.error.as_deref()
}

impl Pool {
    /// Cards of the pool in the order of its files.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        (0..).map(CardId).zip(&self.cards)
    }

    /// Card that has this number in the pool.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// The cards by what is done with them when they are played from the hand.
    #[inline]
    pub fn uses(&self) -> &Uses {
        &self.uses
    }

    /// The card of this name, `zacian-crz`.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.by_id.get(id).copied()
    }

    /// The effects of a list.
    #[inline]
    pub fn list(&self, id: ListId) -> &List {
        &self.lists[usize::from(id.0)]
    }

    /// The list of this name.
    pub fn find_list(&self, name: &str) -> Option<ListId> {
        (0..).map(ListId).zip(&self.lists).find(|(_, list)| list.name == name).map(|(id, _)| id)
    }
}

impl CardId {
    /// What stands on it.
    #[inline]
    pub fn card(self) -> &'static Card {
        pool().card(self)
    }

    /// What stands on a Pokémon card.
    #[inline]
    pub fn pokemon(self) -> Option<&'static PokemonCard> {
        match &self.card().face {
            Face::Pokemon(pokemon) => Some(pokemon),
            _ => None,
        }
    }

    /// What stands on a Trainer card.
    #[inline]
    pub fn trainer(self) -> Option<&'static Trainer> {
        match &self.card().face {
            Face::Trainer(trainer) => Some(trainer),
            _ => None,
        }
    }

    /// What stands on an Energy card.
    #[inline]
    pub fn energy(self) -> Option<&'static Energy> {
        match &self.card().face {
            Face::Energy(energy) => Some(energy),
            _ => None,
        }
    }

    /// The cards that this one evolves from (B-8); none if it is no evolution.
    #[inline]
    pub fn before(self) -> &'static CardSet {
        &pool().before[self.index()]
    }

    /// The cards that this one evolves from past its Stage 1; none if it is not of Stage 2.
    #[inline]
    pub fn long_before(self) -> &'static CardSet {
        &pool().long_before[self.index()]
    }

    /// Index for arrays with one entry a card.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The key of its name in the locales.
    pub fn key(self) -> String {
        format!("battle_royal-card-{}", self.card().id)
    }

    /// The card of this name, if there is one.
    pub fn parse(text: &str) -> Result<Self, NotationError> {
        pool().find(text).ok_or_else(|| unlike(text, "thing-card", "`zacian-crz`").into())
    }
}

/// `zacian-crz`.
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().id)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for ListId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&pool().list(*self).name)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Serialize for ListId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&pool().list(*self).name)
    }
}

impl<'de> Deserialize<'de> for ListId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        pool()
            .find_list(&name)
            .ok_or_else(|| D::Error::custom(format!("`{name}` is not a list of effects of any card")))
    }
}
