//! How long people may take: the choice that a journal keeps.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Words;
use crate::engine::words::words;

/// How long a person may take, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Limit {
    Move(u32),
    /// For all moves of the match together.
    Match(u32),
}

impl Limit {
    /// Seconds that are not too few to do anything in.
    pub const LEAST: u32 = 10;
    /// Seconds of a day.
    const MOST: u32 = 86_400;

    /// Seconds on the clock when the match begins.
    pub fn seconds(self) -> u32 {
        match self {
            Self::Move(seconds) | Self::Match(seconds) => seconds,
        }
    }

    /// Seconds that there are for every move, however much has been used up before.
    pub fn for_each(self) -> u32 {
        match self {
            Self::Move(seconds) => seconds,
            Self::Match(_) => Self::LEAST,
        }
    }

    /// From what stands behind `clock` in a journal.
    pub fn read(text: &str) -> Result<Self, Words> {
        let limit = text.split_once(' ').and_then(|(kind, seconds)| {
            let seconds = seconds.trim().parse().ok().filter(|seconds| (Self::LEAST..=Self::MOST).contains(seconds))?;
            match kind {
                "move" => Some(Self::Move(seconds)),
                "match" => Some(Self::Match(seconds)),
                _ => None,
            }
        });
        limit.ok_or_else(|| {
            let (least, most) = (Self::LEAST, Self::MOST);
            words!("reason-clock", text = format!("clock {text}"), least = least, most = most)
        })
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(seconds) => write!(out, "move {seconds}"),
            Self::Match(seconds) => write!(out, "match {seconds}"),
        }
    }
}

impl TryFrom<String> for Limit {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).map_err(|words| words.to_string())
    }
}

impl From<Limit> for String {
    fn from(limit: Limit) -> Self {
        limit.to_string()
    }
}
