//! Formations (Rules 6): what a side is worth, and what it can still become (Rules 8.6).

use std::fmt;

use super::cards::{Card, TroopSet};

/// The five formations from weakest to strongest (Rules 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Formation {
    /// Anything else, and everything in the Fog.
    Host = 1,
    /// Consecutive numbers of any colours.
    Skirmish,
    /// One colour.
    Battalion,
    /// One number.
    Phalanx,
    /// Consecutive numbers of one colour.
    Wedge,
}

impl Formation {
    /// All five, the strongest first.
    pub const ALL: [Self; 5] = [Self::Wedge, Self::Phalanx, Self::Battalion, Self::Skirmish, Self::Host];

    /// Name in notation, the same as the English name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Host => "Host",
            Self::Skirmish => "Skirmish",
            Self::Battalion => "Battalion",
            Self::Phalanx => "Phalanx",
            Self::Wedge => "Wedge",
        }
    }

    /// Message key of the name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Host => "battle_line-formation-host",
            Self::Skirmish => "battle_line-formation-skirmish",
            Self::Battalion => "battle_line-formation-battalion",
            Self::Phalanx => "battle_line-formation-phalanx",
            Self::Wedge => "battle_line-formation-wedge",
        }
    }
}

/// What a side is worth: first the formation counts, then the sum (Rules 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    /// The formation.
    pub formation: Formation,
    /// The sum of all cards.
    pub sum: u8,
}

impl Value {
    /// Less than any side is worth.
    pub const NOTHING: Self = Self { formation: Formation::Host, sum: 0 };

    fn new(formation: Formation, sum: u8) -> Self {
        Self { formation, sum }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.formation.name(), self.sum)
    }
}

/// The best that a side can still become, and troops that would make it so (Rules 8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Best {
    /// What it would be worth.
    pub value: Value,
    /// Troops that fill the free slots so; empty for a complete side.
    pub filling: TroopSet,
}

impl Best {
    fn new(formation: Formation, sum: u8, filling: TroopSet) -> Self {
        Self { value: Value::new(formation, sum), filling }
    }
}

/// The bit of Companion Cavalry's only number, 8 (Rules 7.2).
const EIGHT: u16 = 1 << 7;
/// The bits of the numbers that Shield Bearers can stand for (Rules 7.2).
const SHIELD_NUMBERS: u16 = 0b111;

/// Cards of one side, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Lineup {
    cards: u8,
    troops: u8,
    sum: u8,
    /// Bit 0 is number 1.
    numbers: u16,
    /// One bit a colour.
    colours: u8,
    leader: bool,
    cavalry: bool,
    shields: bool,
}

impl Lineup {
    #[inline]
    fn new(cards: &[Card]) -> Self {
        let mut lineup = Self { cards: cards.len() as u8, ..Self::default() };
        for &card in cards {
            let index = card.index() as u8;
            match card {
                Card::ALEXANDER | Card::DARIUS => lineup.leader = true,
                Card::CAVALRY => lineup.cavalry = true,
                Card::SHIELDS => lineup.shields = true,
                _ => {
                    let colour = index / 10;
                    let number = index - colour * 10;
                    lineup.troops += 1;
                    lineup.sum += number + 1;
                    lineup.numbers |= 1 << number;
                    lineup.colours |= 1 << colour;
                }
            }
        }
        lineup
    }

    fn has_wild(&self) -> bool {
        self.cards != self.troops
    }

    /// The sum if every wild is as high as it can be.
    fn highest_sum(&self) -> u8 {
        self.sum + 10 * u8::from(self.leader) + 8 * u8::from(self.cavalry) + 3 * u8::from(self.shields)
    }

    fn numbers_differ(&self) -> bool {
        self.numbers.count_ones() == u32::from(self.troops)
    }

    fn one_colour(&self) -> bool {
        self.colours & self.colours.wrapping_sub(1) == 0
    }

    /// The colours that the whole side could have, one bit each.
    fn open_colours(&self) -> u8 {
        if self.colours == 0 { 0b11_1111 } else { self.colours }
    }

    /// Lowest numbers (counted from 0) of the runs that hold all the troops, highest first.
    fn runs(&self, size: u8) -> impl Iterator<Item = u8> + use<> {
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
    fn fill_run(&self, run: u16, there: u16) -> Option<u16> {
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

fn lowest_bit(bits: u16) -> u16 {
    bits & bits.wrapping_neg()
}

/// The bits of a run and its sum.
fn run(start: u8, size: u8) -> (u16, u8) {
    let bits = ((1 << size) - 1) << start;
    (bits, size * (start + 1) + size * (size - 1) / 2)
}

/// One unseen card for each of these numbers, whatever its colour.
fn any_of_each(unseen: TroopSet, numbers: u16) -> TroopSet {
    let mut cards = TroopSet::NONE;
    for number in 1..=10 {
        if numbers >> (number - 1) & 1 == 1 {
            cards = cards.union(unseen.of_number(number).first(1));
        }
    }
    cards
}

/// The `count` highest of these numbers and their sum; there are at least so many.
fn highest(mut numbers: u16, count: u8) -> (u16, u8) {
    let (all, mut sum) = (numbers, 0);
    for _ in 0..count {
        let top = 15 - (numbers | 1).leading_zeros() as u8;
        numbers &= !(1 << top);
        sum += top + 1;
    }
    (all & !numbers, sum)
}

/// The best value over all ways to fill the free slots of a side with distinct unseen troops (Rules 8.6), or `None` if
/// there are too few of them. A complete side gives what it is worth.
#[must_use]
pub fn best(cards: &[Card], size: u8, fog: bool, unseen: TroopSet) -> Option<Best> {
    best_above(cards, size, fog, unseen, Value::NOTHING)
}

/// What a complete side is worth (Rules 6); `None` if a card is missing.
#[must_use]
pub fn value(cards: &[Card], size: u8, fog: bool) -> Option<Value> {
    if cards.len() != usize::from(size) {
        return None;
    }
    best(cards, size, fog, TroopSet::NONE).map(|best| best.value)
}

/// [`best`], given up as soon as it is certain not to be more than `floor`: the heart of every declaration.
///
/// Formations are tried from the strongest down and within each the largest sum first, so the first that can be made is
/// the best, and none that follows can be hidden in it.
#[must_use]
pub fn best_above(cards: &[Card], size: u8, fog: bool, unseen: TroopSet, floor: Value) -> Option<Best> {
    let lineup = Lineup::new(cards);
    let free = size.saturating_sub(lineup.cards);
    if unseen.len() < free {
        return None;
    }
    let found = if fog {
        host(&lineup, free, unseen)
    } else {
        match wedge(&lineup, size, unseen, floor)
            .or_else(|| phalanx(&lineup, size, free, unseen, floor))
            .or_else(|| battalion(&lineup, free, unseen, floor))
            .or_else(|| skirmish(&lineup, size, unseen, floor))
        {
            Some(best) => best,
            None if floor.formation > Formation::Host => return None,
            None => host(&lineup, free, unseen),
        }
    };
    (found.value > floor).then_some(found)
}

#[inline]
fn wedge(lineup: &Lineup, size: u8, unseen: TroopSet, floor: Value) -> Option<Best> {
    if !lineup.one_colour() || !lineup.numbers_differ() {
        return None;
    }
    // An empty side looks at all colours at once.
    let starts = if lineup.cards == 0 { Some(unseen.run_starts(size)) } else { None };
    if starts.is_some_and(TroopSet::is_empty) {
        return None;
    }
    for start in lineup.runs(size) {
        let (bits, sum) = run(start, size);
        if Value::new(Formation::Wedge, sum) <= floor {
            return None;
        }
        if let Some(starts) = starts {
            let first = starts.of_number(start + 1).iter().next().and_then(Card::colour);
            if let Some(colour) = first {
                return Some(Best::new(Formation::Wedge, sum, TroopSet::of_colour(colour, bits)));
            }
            continue;
        }
        let mut colours = lineup.open_colours();
        while colours != 0 {
            let colour = colours.trailing_zeros() as u8;
            if let Some(filling) = lineup.fill_run(bits, unseen.numbers(colour)) {
                return Some(Best::new(Formation::Wedge, sum, TroopSet::of_colour(colour, filling)));
            }
            colours &= colours - 1;
        }
    }
    None
}

#[inline]
fn phalanx(lineup: &Lineup, size: u8, free: u8, unseen: TroopSet, floor: Value) -> Option<Best> {
    if floor.formation > Formation::Phalanx {
        return None;
    }
    let mut numbers = match lineup.troops {
        0 => 0x3ff,
        _ if lineup.numbers & (lineup.numbers - 1) == 0 => lineup.numbers,
        _ => return None,
    };
    if lineup.cavalry {
        numbers &= EIGHT;
    }
    if lineup.shields {
        numbers &= SHIELD_NUMBERS;
    }
    while numbers != 0 {
        let number = 16 - numbers.leading_zeros() as u8;
        if Value::new(Formation::Phalanx, number * size) <= floor {
            return None;
        }
        let there = unseen.of_number(number);
        if there.len() >= free {
            return Some(Best::new(Formation::Phalanx, number * size, there.first(free)));
        }
        numbers &= !(1 << (number - 1));
    }
    None
}

#[inline]
fn battalion(lineup: &Lineup, free: u8, unseen: TroopSet, floor: Value) -> Option<Best> {
    if floor.formation > Formation::Battalion || !lineup.one_colour() {
        return None;
    }
    let mut found: Option<Best> = None;
    let mut colours = lineup.open_colours();
    while colours != 0 {
        let colour = colours.trailing_zeros() as u8;
        colours &= colours - 1;
        let there = unseen.numbers(colour);
        if there.count_ones() < u32::from(free) {
            continue;
        }
        let (numbers, sum) = highest(there, free);
        let sum = sum + lineup.highest_sum();
        if found.is_none_or(|best| best.value.sum < sum) {
            found = Some(Best::new(Formation::Battalion, sum, TroopSet::of_colour(colour, numbers)));
        }
    }
    found
}

#[inline]
fn skirmish(lineup: &Lineup, size: u8, unseen: TroopSet, floor: Value) -> Option<Best> {
    if floor.formation > Formation::Skirmish || !lineup.numbers_differ() {
        return None;
    }
    let there = unseen.any_numbers();
    for start in lineup.runs(size) {
        let (bits, sum) = run(start, size);
        if Value::new(Formation::Skirmish, sum) <= floor {
            return None;
        }
        let filling = if lineup.has_wild() {
            lineup.fill_run(bits, there)
        } else {
            let rest = bits & !lineup.numbers;
            (rest & !there == 0).then_some(rest)
        };
        if let Some(filling) = filling {
            return Some(Best::new(Formation::Skirmish, sum, any_of_each(unseen, filling)));
        }
    }
    None
}

#[inline]
fn host(lineup: &Lineup, mut free: u8, unseen: TroopSet) -> Best {
    let mut sum = lineup.highest_sum();
    let mut filling = TroopSet::NONE;
    let mut number = 10;
    while free > 0 && number > 0 {
        let there = unseen.of_number(number).first(free);
        sum += number * there.len();
        free -= there.len();
        filling = filling.union(there);
        number -= 1;
    }
    Best::new(Formation::Host, sum, filling)
}
