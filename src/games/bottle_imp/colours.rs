//! The colours of the cards (Rules 2).

use serde::{Deserialize, Serialize};

/// One of the three colours; none of them is trump (Rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Mostly low.
    Yellow,
    /// In the middle.
    Blue,
    /// Mostly high.
    Red,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Blue, Self::Red];

    /// The letter that may stand behind a number in notation.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Red => 'R',
        }
    }

    /// Its name in the interface.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Yellow => "bottle_imp-yellow",
            Self::Blue => "bottle_imp-blue",
            Self::Red => "bottle_imp-red",
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ColourSet(u8);

impl ColourSet {
    /// No colour.
    pub const NONE: Self = Self(0);

    /// Puts a colour in.
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Whether the colour is in.
    #[must_use]
    pub fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}
