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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OutOfTurn {
    MatchOver,
    NotYourTurn,
}

impl OutOfTurn {
    /// As [`Refusal::name`].
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// As [`Refusal::words`].
    #[must_use]
    pub fn words(self) -> Words {
        Words::new(format!("refusal-{}", self.name()))
    }
}
