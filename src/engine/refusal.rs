//! Why an action is not allowed: what a game has to say, and what every game says.

use std::fmt::Debug;

use super::Words;

/// Why an action is not allowed.
pub trait Refusal: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// Short stable name, used by case files: `flag-claimed`, `tactics-lock`.
    fn name(&self) -> &'static str;
    /// The sentence for the person who tried.
    fn words(&self) -> Words;
    /// Section of the in-game rule book that explains it, such as `tactics-lock`.
    fn rule(&self) -> &'static str;
}

/// What every game refuses; it becomes one of its own refusals, since the rule book that explains it is the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutOfTurn {
    /// The match is over.
    MatchOver,
    /// Somebody else has to decide.
    NotYourTurn,
}

impl OutOfTurn {
    /// As [`Refusal::name`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::MatchOver => "match-over",
            Self::NotYourTurn => "not-your-turn",
        }
    }

    /// As [`Refusal::words`].
    #[must_use]
    pub fn words(self) -> Words {
        Words::new(match self {
            Self::MatchOver => "refusal-match-over",
            Self::NotYourTurn => "refusal-not-your-turn",
        })
    }
}
