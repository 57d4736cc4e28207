//! Battle dice (1.4): six faces, and rolls of some of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::units::Banner;
use crate::engine::notation::{unlike, wrong};
use crate::engine::{ArrayVec, Chance, NotationError};

/// A face of a battle die (1.4). Each die has one of each, in this order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr,
)]
#[strum(prefix = "battlelore-face-", serialize_all = "lowercase")]
pub enum Face {
    #[default]
    Green,
    Blue,
    Red,
    /// Bonus Strike: hits if the weapon allows it (1.6).
    Strike,
    /// Black flag: one retreat.
    Flag,
    /// Lore: a miss in the basic game, a token in a Lore adventure.
    Lore,
}

impl Face {
    pub const ALL: [Self; 6] = [Self::Green, Self::Blue, Self::Red, Self::Strike, Self::Flag, Self::Lore];

    /// The helmet that hits units of a banner colour.
    #[inline]
    pub const fn of(banner: Banner) -> Self {
        match banner {
            Banner::Green => Self::Green,
            Banner::Blue => Self::Blue,
            Banner::Red => Self::Red,
        }
    }

    /// The code of the rules document (1.4).
    pub const fn code(self) -> char {
        ['g', 'b', 'r', 'O', 'F', 'L'][self as usize]
    }

    /// The face with this code.
    pub fn from_code(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|face| text.chars().eq([face.code()]));
        found.map_or_else(|| wrong(unlike(text, "thing-face", "`g`, `b`, `r`, `O`, `F`, `L`")), Ok)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())
    }
}

/// More dice than any roll has.
pub const MOST_DICE: usize = 16;

/// Dice that have been rolled together, in the order in which they fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roll {
    faces: ArrayVec<Face, MOST_DICE>,
}

impl Roll {
    /// Rolls so many dice together, at most [`MOST_DICE`].
    #[inline]
    pub(super) fn of(dice: u8, chance: &mut impl Chance) -> Self {
        let mut numbers = [0; MOST_DICE];
        let numbers = &mut numbers[..usize::from(dice).min(MOST_DICE)];
        chance.together(Face::ALL.len() as u32, numbers);
        Self { faces: numbers.iter().map(|&number| Face::ALL[number as usize]).collect() }
    }

    /// Dice that show these faces; none if there are too many.
    pub fn shown(faces: &[Face]) -> Option<Self> {
        (faces.len() <= MOST_DICE).then(|| Self { faces: faces.iter().copied().collect() })
    }

    /// The same dice, so many of each face rolled again: the first of them in the order in which they fell (14).
    pub(super) fn again(mut self, mut counts: [u8; 6], chance: &mut impl Chance) -> Self {
        for place in self.faces.iter_mut() {
            let left = &mut counts[*place as usize];
            if *left > 0 {
                *left -= 1;
                *place = Face::ALL[chance.below(6) as usize];
            }
        }
        self
    }

    /// The faces in the order in which they fell.
    #[inline]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// How many dice show this face.
    #[inline]
    pub fn count(&self, face: Face) -> u8 {
        self.faces().iter().filter(|&&shown| shown == face).count() as u8
    }

    /// How many dice show each face, in the order of [`Face::ALL`].
    #[inline]
    pub fn counts(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        self.faces().iter().for_each(|&face| counts[face as usize] += 1);
        counts
    }
}
