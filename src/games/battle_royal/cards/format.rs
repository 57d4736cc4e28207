//! The deck rules of the Gym Leader Challenge that are data (8): deck size, exclusive groups, the ban list with its dates.

use std::fmt;
use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::Words;
use crate::engine::data_file::{self, Loaded};

const FILE: &str = "assets/battle_royal/format.ron";
static FORMAT: LazyLock<Loaded<Format>> =
    LazyLock::new(|| read(include_str!("../../../../assets/battle_royal/format.ron")).into());

/// A day: `2024-06-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day that a text names, if it names one.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let date = Self {
            year: parts.next()?.parse().ok()?,
            month: parts.next()?.parse().ok()?,
            day: parts.next()?.parse().ok()?,
        };
        let real = (1..=12).contains(&date.month) && (1..=31).contains(&date.day);
        (real && date.to_string() == text).then_some(date)
    }

    /// The day as each language writes it.
    pub fn words(self) -> Words {
        Words::new("battle_royal-day").with("year", self.year).with("month", self.month).with("day", self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("`{text}` is not a day; write one like `2024-06-01`")))
    }
}

/// A banned card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    pub name: String,
    /// The first day of the ban.
    pub since: Date,
    /// The printings that are banned; none named: all of them.
    #[serde(default)]
    pub prints: Vec<String>,
}

/// What shows that a card has a Rule Box or is an ACE SPEC.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBox {
    /// Names begin with one of these.
    pub beginnings: Vec<String>,
    /// Names end with one of these.
    pub endings: Vec<String>,
    /// Cards whose names do not show it: the ACE SPECs.
    pub names: Vec<String>,
}

/// The deck rules that are data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    pub deck_size: u8,
    /// The day whose ban list usually holds (D-28).
    pub as_of: Date,
    /// The first day of the card pool: what came out before is not in it.
    pub from: Date,
    /// What no deck has.
    pub rule_box: RuleBox,
    /// Of each of these groups of names a deck has one at most.
    pub exclusive: Vec<Vec<String>>,
    pub bans: Vec<Ban>,
}

/// The deck rules that are data.
pub fn format() -> &'static Format {
    &FORMAT.table
}

/// What is wrong with the file, if anything is.
pub(in super::super) fn error() -> Option<&'static str> {
    FORMAT.error.as_deref()
}

/// Cards in a deck (B-1).
pub const DECK: usize = 60;

/// Reads the file, or says what is wrong with it, with its line.
pub(in super::super) fn read(text: &str) -> Result<Format, String> {
    let format: Format = data_file::read(FILE, text)?;
    if usize::from(format.deck_size) != DECK {
        let sentence = format!("a deck of {} cards cannot be played; write {DECK}", format.deck_size);
        return Err(data_file::wrong(FILE, text, "deck_size", &sentence));
    }
    if let Some(group) = format.exclusive.iter().find(|group| group.len() < 2) {
        let sentence = format!("{group:?} excludes nothing; write two names at least");
        return Err(data_file::wrong(FILE, text, "exclusive", &sentence));
    }
    Ok(format)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        assert_eq!(Date::parse("2024-06-01").map(|date| date.to_string()), Some("2024-06-01".to_owned()));
        for text in ["2024-6-1", "2024-13-01", "2024-00-01", "2024-01-32", "2024-01", "today", "2024-06-01-1", ""] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
        assert!(Date::parse("2025-04-24") > Date::parse("2024-06-01"));
    }
}
