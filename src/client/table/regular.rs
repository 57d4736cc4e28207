//! The regulars of the tavern: bots with a name, a face and a temper.

use crate::ai::Temper;

/// Somebody who sits down to a game when a bot is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regular {
    /// Name.
    pub name: &'static str,
    /// Icon of the portrait.
    pub icon: &'static str,
    /// How this one likes to play. What people see of it is said by the message `GAME-temper-TEMPER`, such as
    /// `battle_line-temper-bold`.
    pub temper: Temper,
}

impl Regular {
    /// Portrait of a bot that is none of the game's regulars.
    pub const NOBODY: &'static str = "seat-bot";

    /// Somebody without a portrait and without a temper.
    #[must_use]
    pub const fn plain(name: &'static str) -> Self {
        Self { name, icon: Self::NOBODY, temper: Temper::Even }
    }

    /// The regular of this name.
    #[must_use]
    pub fn named<'a>(regulars: &'a [Self], name: &str) -> Option<&'a Self> {
        regulars.iter().find(|regular| regular.name == name)
    }
}
