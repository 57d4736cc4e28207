//! What can be wrong with a line of a deck list: one variant and one message each.

use std::fmt;

use super::called;
use crate::engine::Words;
use crate::games::battle_royal::cards::format::DECK;

/// A line of a list that is no card of the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListError {
    /// The line, counted from 1.
    pub line: usize,
    pub what: Wrong,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It has no number of cards, neither before the name nor behind it.
    NoCount { text: String },
    /// It has a number that no deck can have.
    Count { count: String },
    /// It is a number alone.
    NoName,
    UnknownName {
        name: String,
        /// The line of the card that may be meant, if one is like it.
        meant: Option<String>,
    },
    /// The name is one of the pool, this printing is not.
    UnknownPrinting {
        name: String,
        printing: String,
        /// What can be written instead.
        known: Vec<String>,
    },
    /// Several cards have this name.
    Ambiguous {
        name: String,
        /// What can be written instead.
        known: Vec<String>,
    },
    /// The lines together have more of this card than a deck has cards.
    TooMany { name: String },
}

impl ListError {
    /// The sentence for the player who has brought the list along.
    pub fn words(&self) -> Words {
        let words = match &self.what {
            Wrong::NoCount { text } => Words::new("battle_royal-list-no-count").with("text", text.as_str()),
            Wrong::Count { count } => {
                Words::new("battle_royal-list-count").with("count", count.as_str()).with("most", DECK as i64)
            }
            Wrong::NoName => Words::new("battle_royal-list-no-name"),
            Wrong::UnknownName { name, meant: Some(meant) } => Words::new("battle_royal-list-unknown-name-meant")
                .with("name", name.as_str())
                .with("meant", meant.as_str()),
            Wrong::UnknownName { name, meant: None } => {
                Words::new("battle_royal-list-unknown-name").with("name", name.as_str())
            }
            Wrong::UnknownPrinting { name, printing, known } => Words::new("battle_royal-list-unknown-printing")
                .with("name", called(name))
                .with("printing", printing.as_str())
                .with("known", known.join(", ")),
            Wrong::Ambiguous { name, known } => {
                Words::new("battle_royal-list-ambiguous").with("name", called(name)).with("known", known.join(", "))
            }
            Wrong::TooMany { name } => {
                Words::new("battle_royal-list-too-many").with("name", called(name)).with("most", DECK as i64)
            }
        };
        let line = i64::try_from(self.line).unwrap_or(i64::MAX);
        Words::new("battle_royal-list-line").with("line", line).with("wrong", words)
    }
}

/// The sentence for the command line.
impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.what {
            Wrong::NoCount { text } => {
                write!(f, "`{text}` has no number of cards; write `1 Zacian CRZ 94`")
            }
            Wrong::Count { count } => write!(f, "no deck has {count} of a card; write 1 to {DECK}"),
            Wrong::NoName => write!(f, "there is no card beside the number; write `1 Zacian CRZ 94`"),
            Wrong::UnknownName { name, meant } => {
                write!(f, "no card here is called `{name}` in English or Japanese; ")?;
                match meant {
                    Some(meant) => write!(f, "write `{meant}` if you mean that one"),
                    None => write!(f, "leave it out or choose another one"),
                }
            }
            Wrong::UnknownPrinting { name, printing, known } => {
                write!(f, "there is no {name} {printing} here; write `{}`", known.join("` or `"))
            }
            Wrong::Ambiguous { name, known } => {
                write!(f, "several cards are called {name}; write `{}`", known.join("` or `"))
            }
            Wrong::TooMany { name } => write!(f, "with this line there are more than {DECK} {name}; remove some"),
        }
    }
}
