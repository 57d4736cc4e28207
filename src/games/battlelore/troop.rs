//! A unit on the field: what it is, where it stands, and what has been done to it and by it (1.5).

use serde::{Deserialize, Serialize};

use super::hexes::Hex;
use super::lore::Spells;
use super::sections::Side;
use super::units::{Arm, Banner, Morale, UnitKind};
use super::weapons::Weapon;
use crate::engine::Set;
use crate::engine::set::{Member, members_by_number};

/// As many units as a match can have, eliminated ones included.
pub const MOST_UNITS: usize = 32;

/// A unit of the match: its place in the list of units, the same from set-up to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct UnitId(pub(super) u8);

/// Set of units by their numbers.
pub type UnitSet = Set<UnitId, u64>;

impl UnitId {
    /// The unit with this place in the list.
    pub const fn of_index(index: usize) -> Option<Self> {
        if index < MOST_UNITS { Some(Self(index as u8)) } else { None }
    }

    /// Index into `PublicState::units`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for UnitId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::of_index(number.into()).ok_or_else(|| format!("there is no unit {number}"))
    }
}

impl From<UnitId> for u8 {
    fn from(id: UnitId) -> Self {
        id.0
    }
}

members_by_number! { UnitId: below MOST_UNITS as u8; }

/// What a unit has done in the running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// It was ordered (5).
    Ordered,
    /// It was moved in the Movement phase (6), or driven away in the Combat phase before it battled (15).
    Moved,
    /// It moved too far to battle (6).
    Spent,
    /// It counts as moved for its missile weapon (8.3).
    Unsteady,
    /// It entered a hex that it does not leave again in this turn, such as a forest (6).
    Rests,
    /// It has battled (7.1).
    Battled,
    /// It was ordered out of section (16.2).
    Bought,
    /// It gave up move and battle to get rid of a web (16.6).
    Idle,
}

/// What a unit has done in the running turn.
pub type Marks = Set<Mark, u8>;

impl Mark {
    /// Every mark, in the order of their bits.
    pub const ALL: [Self; 8] =
        [Self::Ordered, Self::Moved, Self::Spent, Self::Unsteady, Self::Rests, Self::Battled, Self::Bought, Self::Idle];
}

impl Member for Mark {
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

/// A unit (1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    pub kind: UnitKind,
    pub side: Side,
    /// Its banner: strength class and the colour that hits it.
    pub banner: Banner,
    /// Figures left; none once it is eliminated.
    pub figures: u8,
    /// Where it stands; where it stood last, once it is eliminated.
    pub hex: Hex,
    /// What it has done in this turn.
    pub marks: Marks,
    pub spells: Spells,
    /// Lore tokens that a Creature keeps (16.5).
    pub kept: u8,
    /// Whether it is held by a web (16.6).
    pub web: bool,
    /// Whether it is poisoned (16.6).
    pub poison: bool,
}

impl Unit {
    /// A unit of full strength.
    pub fn new(kind: UnitKind, side: Side, hex: Hex) -> Self {
        let facts = kind.facts();
        Self {
            kind,
            side,
            banner: facts.banner,
            figures: facts.figures,
            hex,
            marks: Marks::NONE,
            spells: Spells::default(),
            kept: 0,
            web: false,
            poison: false,
        }
    }

    /// Foot, mounted or Creature.
    #[inline]
    pub fn arm(&self) -> Arm {
        self.kind.facts().arm
    }

    /// What it fights with.
    #[inline]
    pub fn weapon(&self) -> Weapon {
        self.kind.facts().weapon
    }

    /// How far it shoots with its missile weapon, if it has one: in a web it battles adjacent units only (16.6).
    #[inline]
    pub fn range(&self) -> Option<u8> {
        self.weapon().range().filter(|_| !self.web)
    }

    /// Whether it is a Creature (16).
    #[inline]
    pub fn is_creature(&self) -> bool {
        self.arm() == Arm::Creature
    }

    /// Its innate morale.
    #[inline]
    pub fn morale(&self) -> Morale {
        self.kind.facts().morale
    }

    /// What was done to it and by it is gone with its last figure; the tokens return to their pools.
    pub(super) fn forget(&mut self) {
        *self = Self { banner: self.banner, figures: self.figures, ..Self::new(self.kind, self.side, self.hex) };
    }

    /// Whether it is still in play.
    #[inline]
    pub const fn is_alive(&self) -> bool {
        self.figures > 0
    }

    /// Whether it has been marked so in this turn.
    #[inline]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }
}
