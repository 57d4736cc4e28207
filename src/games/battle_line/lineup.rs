//! The cards of one side, added up (Rules 6, 7.2): what its formation depends on.

use super::cards::{Card, TACTICS, TROOPS};

/// The bit of Companion Cavalry's only number, 8 (Rules 7.2).
pub(super) const EIGHT: u16 = 1 << 7;
/// The bits of the numbers that Shield Bearers can stand for (Rules 7.2).
pub(super) const SHIELD_NUMBERS: u16 = 0b111;

/// Marks of a card, one bit each: its number from bit 0 on (bit 0 is number 1), its colour from bit 10 on, and the wilds.
const COLOURS: u32 = 10;
const LEADER: u32 = 1 << 16;
const CAVALRY: u32 = 1 << 17;
const SHIELDS: u32 = 1 << 18;

/// What each card brings to its side: its marks, and in the highest byte the most that it can count (Rules 7.2).
const BRINGS: [u32; (TROOPS + TACTICS) as usize] = {
    let mut brings = [0; (TROOPS + TACTICS) as usize];
    let mut troop = 0;
    while troop < TROOPS {
        let (colour, number) = (troop / 10, troop % 10);
        brings[troop as usize] = 1 << number | 1 << (COLOURS + colour as u32) | (number as u32 + 1) << 24;
        troop += 1;
    }
    brings[Card::ALEXANDER.index()] = LEADER | 10 << 24;
    brings[Card::DARIUS.index()] = LEADER | 10 << 24;
    brings[Card::CAVALRY.index()] = CAVALRY | 8 << 24;
    brings[Card::SHIELDS.index()] = SHIELDS | 3 << 24;
    brings
};

/// Cards of one side, added up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lineup {
    pub(super) cards: u8,
    /// The sum if every wild is as high as it can be.
    pub(super) highest_sum: u8,
    /// The troops' numbers; bit 0 is number 1.
    pub(super) numbers: u16,
    /// Whether no number is there twice.
    pub(super) numbers_differ: bool,
    /// The troops' colours, one bit each.
    pub(super) colours: u8,
    /// Whether Alexander or Darius is there.
    pub(super) leader: bool,
    /// Whether Companion Cavalry is there.
    pub(super) cavalry: bool,
    /// Whether Shield Bearers are there.
    pub(super) shields: bool,
}

impl Lineup {
    /// Adds the cards up.
    #[inline]
    pub(super) fn new(cards: &[Card]) -> Self {
        let (mut marks, mut twice, mut sum) = (0, 0, 0);
        for &card in cards {
            let brings = BRINGS[card.index()];
            twice |= marks & brings;
            marks |= brings;
            sum += (brings >> 24) as u8;
        }
        let numbers = (1 << COLOURS) - 1;
        Self {
            cards: cards.len() as u8,
            highest_sum: sum,
            numbers: (marks & numbers) as u16,
            numbers_differ: twice & numbers == 0,
            colours: (marks >> COLOURS) as u8 & 0b11_1111,
            leader: marks & LEADER != 0,
            cavalry: marks & CAVALRY != 0,
            shields: marks & SHIELDS != 0,
        }
    }

    #[inline]
    pub(super) fn has_wild(&self) -> bool {
        self.leader || self.cavalry || self.shields
    }

    /// Whether the troops have at most one colour.
    #[inline]
    pub(super) fn one_colour(&self) -> bool {
        self.colours & self.colours.wrapping_sub(1) == 0
    }

    /// The colours that the whole side could have, one bit each.
    #[inline]
    pub(super) fn open_colours(&self) -> u8 {
        if self.colours == 0 { 0b11_1111 } else { self.colours }
    }

    /// Lowest numbers (counted from 0) of the runs that hold all the troops, highest first.
    #[inline]
    pub(super) fn runs(&self, size: u8) -> impl Iterator<Item = u8> + use<> {
        let (lowest, highest) = if self.numbers == 0 {
            (0, 10 - size)
        } else {
            let top = 15 - self.numbers.leading_zeros() as u8;
            let bottom = self.numbers.trailing_zeros() as u8;
            ((top + 1).saturating_sub(size), bottom.min(10 - size))
        };
        (lowest..=highest).rev()
    }

    /// The numbers that have to be filled in to make this run if only those `there` can be had; `None` if it cannot be
    /// made. The wilds take what is not there, each within its own numbers.
    #[inline]
    pub(super) fn fill_run(&self, run: u16, there: u16) -> Option<u16> {
        let mut rest = run & !self.numbers;
        if self.cavalry {
            if rest & EIGHT == 0 {
                return None;
            }
            rest &= !EIGHT;
        }
        if self.shields {
            let could = rest & SHIELD_NUMBERS;
            let should = could & !there;
            let number = if should == 0 { could } else { should };
            if number == 0 {
                return None;
            }
            rest &= !lowest_bit(number);
        }
        if self.leader {
            let should = rest & !there;
            rest &= !lowest_bit(if should == 0 { rest } else { should });
        }
        (rest & !there == 0).then_some(rest)
    }
}

#[inline]
fn lowest_bit(bits: u16) -> u16 {
    bits & bits.wrapping_neg()
}
