//! Who enters an arena: bots of the house, and programs from elsewhere.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{ArenaError, ArenaPlan, ArenaReport, Onlooker, Player, contest};
use crate::ai::guest::Guest;
use crate::ai::{Bot, Bots};
use crate::engine::{Imagine, Notation};

/// Who plays in an arena that is open to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of the house.
    House(Player),
    /// A program from elsewhere.
    Guest(Guest),
}

impl Entrant {
    /// The same; a guest has so much time for every answer.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        match self {
            Self::Guest(guest) => Self::Guest(guest.within(limit)),
            house => house,
        }
    }

    /// The bot that plays for it.
    #[must_use]
    pub fn bot<R: Bots + Imagine + Notation>(&self, options: &R::Options, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::House(player) => player.bot::<R>(seed),
            Self::Guest(guest) => guest.bot::<R>(options, seed),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(player) => player.fmt(f),
            Self::Guest(guest) => guest.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with("run:") {
            return text.parse().map(Self::Guest);
        }
        let choices = Player::WORDS;
        text.parse()
            .map(Self::House)
            .map_err(|_| format!("`{text}` is not a player; choose {choices}, or run:PROGRAM for one of your own"))
    }
}

/// Plays matches as [`super::run`] does, with guests as well.
///
/// # Errors
/// Options that do not fit, a bot that broke the rules, or a guest that did not play on.
pub fn open<R: Bots + Imagine + Notation>(
    options: &R::Options,
    entrants: &[Entrant],
    plan: ArenaPlan,
    onlooker: &dyn Onlooker,
) -> Result<ArenaReport, ArenaError> {
    let names: Vec<String> = entrants.iter().map(Entrant::to_string).collect();
    contest::<R>(options, &names, &|entrant, seed| entrants[entrant].bot::<R>(options, seed), plan, onlooker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written() {
        for text in ["random", "master-bold", "run:./bot.sh x"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.to_owned()));
        }
        for text in ["wizard", "run:"] {
            assert!(text.parse::<Entrant>().is_err_and(|error| error.contains("run:PROGRAM")), "{text}");
        }
    }
}
