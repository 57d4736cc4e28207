//! The cards (Rules 1): sixty troops, ten tactics, and sets of them as bits.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::set::members_by_number;
use crate::engine::{ArrayVec, Set};

/// One of the seventy cards: troops come first, colour by colour, then the tactics.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

pub const TROOPS: u8 = 60;
pub const TACTICS: u8 = 10;

/// Names of the colours in notation, in order.
const COLOURS: &[u8; 6] = b"roygbp";
/// Codes of the tactics in notation (Rules 0.2), in order.
const CODES: [&str; TACTICS as usize] = ["AL", "DA", "CC", "SB", "FO", "MU", "SC", "RD", "DE", "TR"];

/// What a card is, and so how it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A troop of a colour and a number (Rules 5).
    Troop,
    /// A wild card, played like a troop (Rules 7.2).
    Morale,
    /// Fog or Mud, laid at the flag itself (Rules 7.3).
    Environment,
    /// Scout, Redeploy, Deserter, Traitor: done once and discarded (Rules 7.4).
    Guile,
}

/// One of the two decks, told apart by the backs of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeckKind {
    Troops,
    Tactics,
}

impl DeckKind {
    pub const BOTH: [Self; 2] = [Self::Troops, Self::Tactics];

    /// Index for arrays with one entry a deck.
    pub fn index(self) -> usize {
        self as usize
    }

    /// `t` or `k` in notation.
    pub fn letter(self) -> char {
        match self {
            Self::Troops => 't',
            Self::Tactics => 'k',
        }
    }
}

impl Card {
    pub const ALEXANDER: Self = Self(60);
    pub const DARIUS: Self = Self(61);
    /// Companion Cavalry: an 8 of any colour.
    pub const CAVALRY: Self = Self(62);
    /// Shield Bearers: a 1, 2 or 3 of any colour.
    pub const SHIELDS: Self = Self(63);
    pub const FOG: Self = Self(64);
    pub const MUD: Self = Self(65);
    pub const SCOUT: Self = Self(66);
    pub const REDEPLOY: Self = Self(67);
    pub const DESERTER: Self = Self(68);
    pub const TRAITOR: Self = Self(69);

    /// The troop of this colour (0 to 5: red, orange, yellow, green, blue, purple) and number (1 to 10).
    pub fn troop(colour: u8, number: u8) -> Option<Self> {
        (colour < 6 && (1..=10).contains(&number)).then(|| Self(colour * 10 + number - 1))
    }

    /// Every card in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..TROOPS + TACTICS).map(Self)
    }

    /// Position of the card in [`Card::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the card is.
    pub fn kind(self) -> Kind {
        match self.0 {
            0..TROOPS => Kind::Troop,
            60..=63 => Kind::Morale,
            64 | 65 => Kind::Environment,
            _ => Kind::Guile,
        }
    }

    /// The deck that the card belongs to.
    pub fn deck(self) -> DeckKind {
        if self.is_troop() { DeckKind::Troops } else { DeckKind::Tactics }
    }

    /// Whether it is a troop.
    #[inline]
    pub fn is_troop(self) -> bool {
        self.0 < TROOPS
    }

    /// Whether it is Alexander or Darius.
    #[inline]
    pub fn is_leader(self) -> bool {
        self == Self::ALEXANDER || self == Self::DARIUS
    }

    /// Colour of a troop, 0 to 5.
    pub fn colour(self) -> Option<u8> {
        self.is_troop().then_some(self.0 / 10)
    }

    /// Number of a troop, 1 to 10.
    pub fn number(self) -> Option<u8> {
        self.is_troop().then_some(self.0 % 10 + 1)
    }

    /// Reads `r8` or `CC`.
    pub fn from_text(text: &str) -> Option<Self> {
        if let Some(tactic) = (0..TACTICS).find(|&tactic| CODES[usize::from(tactic)] == text) {
            return Some(Self(TROOPS + tactic));
        }
        let (letter, number) = text.split_at_checked(1)?;
        let colour = (0..6).find(|&colour| letter.as_bytes() == [COLOURS[usize::from(colour)]])?;
        let number = (1..=10).find(|n: &u8| n.to_string() == number)?;
        Self::troop(colour, number)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let card = Some(Self(number)).filter(|_| number < TROOPS + TACTICS);
        card.ok_or_else(|| format!("there is no card {number}; they are counted from 0 to {}", TROOPS + TACTICS - 1))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_troop() {
            write!(f, "{}{}", char::from(COLOURS[usize::from(self.0 / 10)]), self.0 % 10 + 1)
        } else {
            f.write_str(CODES[usize::from(self.0 - TROOPS)])
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

members_by_number! { Card: below TROOPS + TACTICS; }

/// A set of troops: ten bits a colour, lowest number first.
pub type TroopSet = Set<Card, u64>;

/// The bit of number 1 in each colour.
const ONES: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;

impl TroopSet {
    pub const ALL: Self = Self::from_bits((1 << TROOPS) - 1);

    /// The numbers of one colour that are in the set; bit 0 is number 1.
    #[inline]
    pub fn numbers(self, colour: u8) -> u16 {
        (self.bits() >> (colour * 10)) as u16 & 0x3ff
    }

    /// The numbers of any colour that are in the set; bit 0 is number 1.
    #[inline]
    pub fn any_numbers(self) -> u16 {
        let half = self.bits() | self.bits() >> 30;
        (half | half >> 10 | half >> 20) as u16 & 0x3ff
    }

    /// The cards with this number, 1 to 10.
    #[must_use]
    #[inline]
    pub fn of_number(self, number: u8) -> Self {
        Self::from_bits(self.bits() & ONES << (number - 1))
    }

    /// The set of cards of one colour whose numbers are these bits.
    #[inline]
    pub fn of_colour(colour: u8, numbers: u16) -> Self {
        Self::from_bits(u64::from(numbers) << (colour * 10))
    }

    /// The first `count` cards in order, or all if there are fewer.
    #[must_use]
    #[inline]
    pub fn first(self, count: u8) -> Self {
        let mut rest = self.bits();
        for _ in 0..count {
            rest &= rest.wrapping_sub(1);
        }
        Self::from_bits(self.bits() & !rest)
    }

    /// The starts of complete runs of `size` within one colour, highest start first: bits of number `start` for each
    /// colour that has the run.
    #[must_use]
    #[inline]
    pub(super) fn run_starts(self, size: u8) -> Self {
        let pairs = self.bits() & self.bits() >> 1;
        let runs = if size == 4 { pairs & pairs >> 2 } else { pairs & self.bits() >> 2 };
        let inside: u64 = if size == 4 { 0x07f } else { 0x0ff };
        Self::from_bits(runs & (ONES * inside))
    }
}

/// A set of cards of both kinds, troops first.
pub type CardSet = Set<Card, u128>;

impl CardSet {
    pub const ALL: Self = Self::from_bits((1 << (TROOPS + TACTICS)) - 1);

    /// The troops in it.
    #[inline]
    pub fn troops(self) -> TroopSet {
        TroopSet::from_bits(self.bits() as u64 & TroopSet::ALL.bits())
    }

    /// The tactics cards in it.
    #[must_use]
    #[inline]
    pub fn tactics(self) -> Self {
        Self::from_bits(self.bits() >> TROOPS << TROOPS)
    }

    /// The cards with the back of this deck.
    #[must_use]
    pub fn of(self, deck: DeckKind) -> Self {
        match deck {
            DeckKind::Troops => self.troops().into(),
            DeckKind::Tactics => self.tactics(),
        }
    }
}

impl From<TroopSet> for CardSet {
    fn from(troops: TroopSet) -> Self {
        Self::from_bits(u128::from(troops.bits()))
    }
}

/// Cards in an order, at most `N`: a deck, bottom card first.
pub type Pile<const N: usize> = ArrayVec<Card, N>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        assert_eq!(Card::all().count(), 70);
        for card in Card::all() {
            assert_eq!(Card::from_text(&card.to_string()), Some(card));
        }
        for text in ["", "r", "r0", "r11", "r01", "x5", "al", "r+5", "ü1"] {
            assert_eq!(Card::from_text(text), None, "{text}");
        }
    }

    #[test]
    fn sets_know_their_numbers_and_runs() {
        let cards: CardSet = ["r8", "r9", "r10", "o1", "p3"].iter().filter_map(|text| Card::from_text(text)).collect();
        let troops = cards.troops();
        assert_eq!(troops.len(), 5);
        assert_eq!(troops.any_numbers(), 0b11_1000_0101);
        assert_eq!(troops.run_starts(3).iter().collect::<Vec<_>>(), [Card(7)]);
        assert!(troops.run_starts(4).is_empty());
        assert_eq!(TroopSet::ALL.run_starts(3).len(), 48);
        assert_eq!(TroopSet::ALL.run_starts(4).len(), 42);
        assert_eq!(troops.first(2).iter().collect::<Vec<_>>(), [Card(7), Card(8)]);
    }
}
