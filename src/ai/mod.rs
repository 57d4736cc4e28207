//! Thinking, for every game: levels, budgets, and the searches that bots are made of. Bots only ever see a view.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::engine::{Rules, Seat, Words};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Knows the rules and makes a beginner's mistakes.
    Apprentice,
    /// Plays by sound rules of thumb.
    Veteran,
    /// Searches.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Apprentice, Self::Veteran, Self::Master];

    /// The word used in notation and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Veteran => "veteran",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| format!("`{text}` is no level; choose apprentice, veteran or master"))
    }
}

/// How long a search may go on. Iterations make a seed give the same move; the clock is only a cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Iterations (simulations or nodes).
    pub iterations: u32,
    /// Never longer than this.
    pub cap: Duration,
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<A> {
    /// The action to take.
    pub action: A,
    /// A reason for the person who asked for a hint.
    pub reason: Option<Words>,
    /// Iterations spent.
    pub iterations: u32,
}

/// One player made of code. It never sees more than the view of its seat.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the legal actions of `seat`; called only when `seat` is to act.
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action>;
}

/// The bots that a game brings.
pub trait Bots: Rules {
    /// A bot of this level; equal seeds play equally.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;
}
