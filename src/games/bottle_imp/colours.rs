//! The colours of the cards (Rules 2).

use crate::engine::Set;
use crate::engine::set::Member;

/// One of the three colours; none of them is trump (Rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Colour {
    Yellow,
    /// In the middle.
    Blue,
    Red,
}

impl Colour {
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Blue, Self::Red];

    /// The letter that may stand behind a number in notation.
    pub fn letter(self) -> char {
        match self {
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Red => 'R',
        }
    }

    /// Its name in the interface.
    pub fn key(self) -> String {
        format!("bottle_imp-{}", self.into_str())
    }
}

impl Member for Colour {
    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn of_bit(bit: u32) -> Self {
        Self::ALL[bit as usize]
    }

    fn is_bit(bit: u32) -> bool {
        bit < Self::ALL.len() as u32
    }
}

/// A set of colours.
pub type ColourSet = Set<Colour, u8>;
