//! How many cards, and how many units of Energy.

use super::super::effects::Amount;
use crate::engine::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quantity {
    Exactly(u8),
    /// So many at most. "Up to one" is just one: that it may be left is said by the effect.
    UpTo(u8),
    /// As many as wanted.
    AnyNumber,
    All,
}

impl Quantity {
    /// The quantity of an effect with `n` and `upto`.
    pub(super) fn of(n: u8, upto: bool) -> Self {
        if upto && n > 1 { Self::UpTo(n) } else { Self::Exactly(n) }
    }

    pub(super) fn amount(n: Amount, upto: bool) -> Self {
        match n {
            Amount::Exactly(n) => Self::of(n, upto),
            Amount::All => Self::All,
            Amount::Any => Self::AnyNumber,
        }
    }

    /// The number that a noun stands in: 0 for a noun without number.
    pub(super) fn number(self) -> u8 {
        match self {
            Self::Exactly(n) | Self::UpTo(n) => n,
            Self::AnyNumber | Self::All => 0,
        }
    }

    /// A noun that stands in its number, with what else says how many cards there are.
    pub(super) fn put(self, cards: Words) -> Words {
        let key = match self {
            Self::Exactly(_) => return cards,
            Self::UpTo(_) => "battle_royal-text-up-to",
            Self::AnyNumber => "battle_royal-text-any-number",
            Self::All => "battle_royal-text-all",
        };
        Words::new(key).with("cards", cards)
    }

    /// The same for units of Energy, which are no cards.
    pub(super) fn put_units(self, energy: Words) -> Words {
        match self {
            Self::AnyNumber => Words::new("battle_royal-text-any-amount").with("energy", energy),
            _ => self.put(energy),
        }
    }
}
