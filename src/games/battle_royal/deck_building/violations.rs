//! What can be wrong with a deck: one variant a rule, each with a message of its own (8.1).

use std::fmt;

use super::called;
use crate::engine::Words;
use crate::games::battle_royal::cards::Type;
use crate::games::battle_royal::cards::format::{DECK, Date};

/// How a deck breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// It has not 60 cards, but so many (rule 1).
    Size(usize),
    /// It has so many cards of a name that is no basic Energy (rule 2).
    Copies { name: String, cards: usize },
    /// A Pokémon is of another type than the deck (rule 3).
    OtherType {
        name: String,
        /// The type of the deck.
        of: Type,
    },
    /// A Pokémon has a Rule Box, or a card is an ACE SPEC (rule 4).
    RuleBox { name: String },
    /// A printing is older than the card pool, or not released on the day of the ban list (rule 5).
    OutOfPool {
        name: String,
        printing: String,
        /// The day it was released.
        released: Date,
        /// The first day of the pool.
        from: Date,
        /// The day of the ban list.
        until: Date,
    },
    /// A printing is banned (rule 6).
    Banned {
        name: String,
        printing: String,
        /// The first day of the ban.
        since: Date,
    },
    /// Cards of which a deck has one at most (rule 7).
    Exclusive { first: String, second: String },
    /// It has no Basic Pokémon (rule 8).
    NoBasic,
}

impl Violation {
    /// The number of the rule (8.1).
    pub fn rule(&self) -> u8 {
        match self {
            Self::Size(_) => 1,
            Self::Copies { .. } => 2,
            Self::OtherType { .. } => 3,
            Self::RuleBox { .. } => 4,
            Self::OutOfPool { .. } => 5,
            Self::Banned { .. } => 6,
            Self::Exclusive { .. } => 7,
            Self::NoBasic => 8,
        }
    }

    /// The sentence for the player who has put the deck together.
    pub fn words(&self) -> Words {
        match self {
            Self::Size(cards) => {
                let cards = i64::try_from(*cards).unwrap_or(i64::MAX);
                Words::new("battle_royal-deck-size").with("cards", cards).with("size", DECK as i64)
            }
            Self::Copies { name, cards } => {
                let cards = i64::try_from(*cards).unwrap_or(i64::MAX);
                Words::new("battle_royal-deck-copies").with("card", called(name)).with("cards", cards)
            }
            Self::OtherType { name, of } => {
                Words::new("battle_royal-deck-type").with("card", called(name)).with_key("type", of.key())
            }
            Self::RuleBox { name } => Words::new("battle_royal-deck-rule-box").with("card", called(name)),
            Self::OutOfPool { name, printing, released, from, until } => Words::new("battle_royal-deck-pool")
                .with("card", called(name))
                .with("printing", printing.as_str())
                .with("released", released.words())
                .with("from", from.words())
                .with("until", until.words()),
            Self::Banned { name, printing, since } => Words::new("battle_royal-deck-banned")
                .with("card", called(name))
                .with("printing", printing.as_str())
                .with("since", since.words()),
            Self::Exclusive { first, second } => {
                Words::new("battle_royal-deck-exclusive").with("first", called(first)).with("second", called(second))
            }
            Self::NoBasic => Words::new("battle_royal-deck-no-basic"),
        }
    }
}

/// The sentence for the command line.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(cards) => write!(f, "the deck has {cards} cards; make it {DECK}"),
            Self::Copies { name, cards } => write!(f, "{name} is in the deck {cards} times; take one of each name"),
            Self::OtherType { name, of } => write!(f, "{name} is not a {of:?} Pokémon; a deck has Pokémon of one type"),
            Self::RuleBox { name } => write!(f, "{name} has a Rule Box or is an ACE SPEC; leave it out"),
            Self::OutOfPool { name, printing, released, from, until } => {
                write!(f, "{name} {printing} came out on {released}; take cards from {from} to {until}")
            }
            Self::Banned { name, printing, since } => {
                write!(f, "{name} {printing} has been banned since {since}; leave it out")
            }
            Self::Exclusive { first, second } => {
                write!(f, "{first} and {second} count as the same card; keep only one of the two")
            }
            Self::NoBasic => write!(f, "the deck has no Basic Pokémon; add at least 1"),
        }
    }
}
