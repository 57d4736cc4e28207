//! Formations (Rules 6): what a side is worth, and what it can still become (Rules 8.6).

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::cards::{Card, TroopSet};
use super::lineup::{EIGHT, Lineup, SHIELD_NUMBERS};

/// The five formations from weakest to strongest (Rules 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, IntoStaticStr)]
#[strum(prefix = "battle_line-formation-", serialize_all = "lowercase")]
pub enum Formation {
    /// Anything else, and everything in the Fog.
    Host = 1,
    /// Consecutive numbers of any colours.
    Skirmish,
    Battalion,
    Phalanx,
    /// Consecutive numbers of one colour.
    Wedge,
}

impl Formation {
    /// All five, the strongest first.
    pub const ALL: [Self; 5] = [Self::Wedge, Self::Phalanx, Self::Battalion, Self::Skirmish, Self::Host];

    /// Message key of the name.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// What a side is worth: first the formation counts, then the sum (Rules 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Value {
    pub formation: Formation,
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
        write!(f, "{:?} {}", self.formation, self.sum)
    }
}

/// The best that a side can still become, and troops that would make it so (Rules 8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Best {
    pub value: Value,
    /// Troops that fill the free slots so; empty for a complete side.
    pub filling: TroopSet,
}

impl Best {
    fn new(formation: Formation, sum: u8, filling: TroopSet) -> Self {
        Self { value: Value::new(formation, sum), filling }
    }
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
pub fn best(cards: &[Card], size: u8, fog: bool, unseen: TroopSet) -> Option<Best> {
    best_above(cards, size, fog, unseen, Value::NOTHING)
}

/// What a complete side is worth (Rules 6); `None` if a card is missing.
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
pub fn best_above(cards: &[Card], size: u8, fog: bool, unseen: TroopSet, floor: Value) -> Option<Best> {
    let lineup = Lineup::new(cards);
    let free = size.saturating_sub(lineup.cards);
    if free > 0 && unseen.len() < free {
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
    if !lineup.one_colour() || !lineup.numbers_differ {
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
    let mut numbers = match lineup.numbers {
        0 => 0x3ff,
        numbers if numbers & (numbers - 1) == 0 => numbers,
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
        let sum = sum + lineup.highest_sum;
        if found.is_none_or(|best| best.value.sum < sum) {
            found = Some(Best::new(Formation::Battalion, sum, TroopSet::of_colour(colour, numbers)));
        }
    }
    found
}

#[inline]
fn skirmish(lineup: &Lineup, size: u8, unseen: TroopSet, floor: Value) -> Option<Best> {
    if floor.formation > Formation::Skirmish || !lineup.numbers_differ {
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
    let mut sum = lineup.highest_sum;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Sampled};

    /// A card with its colour and number settled.
    type Settled = (u8, u8);

    /// What a complete side is worth, straight from the words of Rules 6.
    fn plain_value(cards: &[Settled], fog: bool) -> Value {
        let mut numbers: Vec<u8> = cards.iter().map(|&(_, number)| number).collect();
        numbers.sort_unstable();
        let one_colour = cards.iter().all(|&(colour, _)| colour == cards[0].0);
        let consecutive = numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
        let one_number = numbers.iter().all(|&number| number == numbers[0]);
        let formation = match (one_colour, consecutive, one_number) {
            _ if fog => Formation::Host,
            (true, true, _) => Formation::Wedge,
            (_, _, true) => Formation::Phalanx,
            (true, ..) => Formation::Battalion,
            (_, true, _) => Formation::Skirmish,
            _ => Formation::Host,
        };
        Value::new(formation, numbers.iter().sum())
    }

    /// All that a card can stand for (Rules 7.2).
    fn meanings(card: Card) -> Vec<Settled> {
        let numbers = match card {
            Card::ALEXANDER | Card::DARIUS => 1..=10,
            Card::CAVALRY => 8..=8,
            Card::SHIELDS => 1..=3,
            _ => return card.colour().zip(card.number()).into_iter().collect(),
        };
        (0..6).flat_map(|colour| numbers.clone().map(move |number| (colour, number))).collect()
    }

    /// The best value over everything that the wilds can stand for.
    fn over_wilds(settled: &mut Vec<Settled>, open: &[Card], fog: bool) -> Value {
        let [card, open @ ..] = open else { return plain_value(settled, fog) };
        let mut found = Value::NOTHING;
        for meaning in meanings(*card) {
            settled.push(meaning);
            found = found.max(over_wilds(settled, open, fog));
            settled.pop();
        }
        found
    }

    /// The best value over all ways to fill the free slots.
    fn over_fillings(side: &mut Vec<Card>, size: u8, fog: bool, unseen: &[Card]) -> Option<Value> {
        if side.len() == usize::from(size) {
            let (troops, wilds): (Vec<Card>, Vec<Card>) = side.iter().partition(|card| card.is_troop());
            let mut settled = troops.iter().flat_map(|&card| meanings(card)).collect();
            return Some(over_wilds(&mut settled, &wilds, fog));
        }
        let mut found = None;
        for (place, &card) in unseen.iter().enumerate() {
            side.push(card);
            found = found.max(over_fillings(side, size, fog, &unseen[place + 1..]));
            side.pop();
        }
        found
    }

    fn ways(unseen: u64, free: u64) -> u64 {
        (0..free).fold(1, |ways, taken| ways * (unseen - taken.min(unseen)) / (taken + 1))
    }

    /// A random side of up to `size` cards, the troops taken from `troops`.
    fn random_side(chance: &mut Sampled, size: u8, troops: &mut Vec<Card>) -> Vec<Card> {
        let mut side: Vec<Card> = [Card::DARIUS, Card::CAVALRY, Card::SHIELDS].into();
        side.retain(|_| chance.below(3) == 0);
        let close = chance.below(2) == 0;
        let more = chance.below(u32::from(size) - side.len() as u32 + 1);
        for _ in 0..more {
            // Half of the sides are near a formation, so that the strong ones are tried as well.
            let near = |card: &&Card| {
                let Some(first) = side.iter().find(|card| card.is_troop()) else { return true };
                let (a, b) = (first.number().unwrap_or(0), card.number().unwrap_or(0));
                a == b || a.abs_diff(b) < 4 && (first.colour() == card.colour() || card.index().is_multiple_of(4))
            };
            let fitting: Vec<Card> = troops.iter().filter(|card| !close || near(card)).copied().collect();
            let from = if fitting.is_empty() { &*troops } else { &fitting };
            let card = from[chance.below(from.len() as u32) as usize];
            troops.retain(|&other| other != card);
            side.push(card);
        }
        side
    }

    /// Compares with full enumeration on `positions` random ones of at most `most` fillings and meanings each.
    fn compare(seed: u64, positions: u32, most: u64, least_unseen: u32) {
        let mut chance = Sampled::new(seed);
        let mut formations = [0_u32; 6];
        for _ in 0..positions {
            let size = 3 + chance.below(2) as u8;
            let fog = chance.below(5) == 0;
            let mut troops: Vec<Card> = TroopSet::ALL.iter().collect();
            let mut side = random_side(&mut chance, size, &mut troops);
            chance.shuffle(&mut troops);
            let wilds: u64 =
                side.iter().filter(|card| !card.is_troop()).map(|&card| meanings(card).len() as u64).product();
            let free = u64::from(size) - side.len() as u64;
            let mut count = least_unseen + chance.below(59 - least_unseen);
            while count > 0 && ways(u64::from(count), free) * wilds > most {
                count -= 1;
            }
            troops.truncate(count as usize);
            let unseen: TroopSet = troops.iter().copied().collect::<super::super::CardSet>().troops();
            let slow = over_fillings(&mut side.clone(), size, fog, &troops);
            let fast = best(&side, size, fog, unseen);
            assert_eq!(fast.map(|best| best.value), slow, "{side:?}, size {size}, fog {fog}, unseen {troops:?}");
            let Some(fast) = fast else { continue };
            formations[fast.value.formation as usize] += 1;
            assert!(unseen.covers(fast.filling) && u64::from(fast.filling.len()) == free);
            side.extend(fast.filling.iter());
            assert_eq!(value(&side, size, fog), Some(fast.value), "{side:?}");
            side.truncate(side.len() - free as usize);
            assert_eq!(best_above(&side, size, fog, unseen, fast.value), None);
            let below = Value::new(fast.value.formation, fast.value.sum - 1);
            assert_eq!(best_above(&side, size, fog, unseen, below), Some(fast));
        }
        assert!(formations[1..].iter().all(|&count| count > 0), "not all formations were met: {formations:?}");
    }

    #[test]
    fn best_agrees_with_enumeration() {
        compare(1, 25_000, 1_500, 0);
    }

    #[test]
    fn best_agrees_with_enumeration_over_many_unseen() {
        compare(2, 60, 400_000, 50);
    }
}
