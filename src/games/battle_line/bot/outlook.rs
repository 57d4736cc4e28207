//! What a side is likely to become: the chance of each formation, and how one side's chances meet the other's.

use super::style::Style;
use super::supply::{Odds, Supply};
use crate::games::battle_line::cards::Card;
use crate::games::battle_line::formations::{self, Formation, Value};

/// What a side may become. Index 0 is Host, 4 is Wedge, as in [`Formation`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// Chance to end with this formation; together at most 1.
    pub chance: [f32; 5],
    /// Expected sum with this formation.
    pub sum: [f32; 5],
    /// What the side is worth, once it is complete.
    pub complete: Option<Value>,
}

/// The cards of one side, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Lineup {
    free: u8,
    sum: u8,
    wild_sum: u8,
    numbers: u16,
    colours: u8,
    troops: u8,
    leader: bool,
    cavalry: bool,
    shields: bool,
}

impl Lineup {
    fn new(cards: &[Card], size: u8) -> Self {
        let mut lineup = Self { free: size.saturating_sub(cards.len() as u8), ..Self::default() };
        for &card in cards {
            match card {
                Card::CAVALRY => (lineup.cavalry, lineup.wild_sum) = (true, lineup.wild_sum + 8),
                Card::SHIELDS => (lineup.shields, lineup.wild_sum) = (true, lineup.wild_sum + 3),
                _ if card.is_leader() => (lineup.leader, lineup.wild_sum) = (true, lineup.wild_sum + 10),
                _ => {
                    let index = card.index() as u8;
                    lineup.troops += 1;
                    lineup.sum += index % 10 + 1;
                    lineup.numbers |= 1 << (index % 10);
                    lineup.colours |= 1 << (index / 10);
                }
            }
        }
        lineup
    }

    /// Numbers still missing for a run, after the cavalry and the shields have taken what they can be.
    fn missing(&self, run: u16) -> Option<u16> {
        let mut rest = run & !self.numbers;
        if self.cavalry {
            if rest & 0x80 == 0 {
                return None;
            }
            rest &= !0x80;
        }
        if self.shields {
            let could = rest & 0b111;
            if could == 0 {
                return None;
            }
            rest &= !(could & could.wrapping_neg());
        }
        Some(rest)
    }

    /// Numbers (from 0) at which a run that holds all the troops can start.
    fn starts(&self, size: u8) -> std::ops::RangeInclusive<u8> {
        if self.numbers == 0 {
            return 0..=10 - size;
        }
        let top = 15 - self.numbers.leading_zeros() as u8;
        let bottom = self.numbers.trailing_zeros() as u8;
        (top + 1).saturating_sub(size)..=bottom.min(10 - size)
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    best: f32,
    second: f32,
    weight: f32,
    weighted_sum: f32,
}

impl Ways {
    fn add(&mut self, chance: f32, sum: f32) {
        if chance > self.best {
            (self.best, self.second) = (chance, self.best);
        } else if chance > self.second {
            self.second = chance;
        }
        // Who has a choice goes for the best way: the square prefers likely ways.
        self.weight += chance * chance;
        self.weighted_sum += chance * chance * sum;
    }

    /// Chance of any way and its expected sum; ways share cards, so only two are counted.
    fn total(&self) -> (f32, f32) {
        if self.weight <= 0.0 {
            return (0.0, 0.0);
        }
        (1.0 - (1.0 - self.best) * (1.0 - self.second), self.weighted_sum / self.weight)
    }
}

impl Outlook {
    /// What a side of `size` cards may become. Only what is more than `floor`, the value of a complete rival, counts.
    pub fn new(cards: &[Card], size: u8, fog: bool, supply: &Supply, odds: &Odds, floor: Value) -> Self {
        let mut outlook = Self::default();
        if let Some(value) = formations::value(cards, size, fog) {
            let at = value.formation as usize - 1;
            outlook.chance[at] = 1.0;
            outlook.sum[at] = f32::from(value.sum);
            outlook.complete = Some(value);
            return outlook;
        }
        let lineup = Lineup::new(cards, size);
        if supply.cards < lineup.free {
            return outlook;
        }
        let mut rest = 1.0;
        if !fog {
            let found = [
                (4, wedge(&lineup, size, supply, odds, floor)),
                (3, phalanx(&lineup, size, supply, odds, floor)),
                (2, battalion(&lineup, supply, odds)),
                (1, skirmish(&lineup, size, supply, odds, floor)),
            ];
            for (at, (chance, sum)) in found {
                outlook.chance[at] = rest * chance;
                outlook.sum[at] = sum;
                rest *= 1.0 - chance;
            }
        }
        outlook.chance[0] = rest;
        outlook.sum[0] = host_sum(&lineup, supply);
        outlook
    }

    /// Chance that this side ends up stronger than `rival`.
    pub fn beats(&self, rival: &Self, style: &Style) -> f32 {
        if let (Some(own), Some(other)) = (self.complete, rival.complete) {
            return if own > other { 1.0 } else { 0.0 };
        }
        let mut below = 0.0;
        let mut won = 0.0;
        for (at, &equal) in rival.chance.iter().enumerate() {
            // Against a complete side only what is above it was counted, but for sums that are mere guesses.
            let guessed = at == 0 || at == 2;
            let share = match (self.complete, rival.complete) {
                (Some(_), _) if !guessed => 0.0,
                (_, Some(_)) if !guessed => 1.0,
                (own, other) => {
                    // Who is complete first wins ties.
                    let first = f32::from(u8::from(own.is_some())) - f32::from(u8::from(other.is_some()));
                    (0.5 + (self.sum[at] - rival.sum[at] + style.first * first) / style.spread[at]).clamp(0.02, 0.98)
                }
            };
            won += self.chance[at] * (below + equal * share);
            below += equal;
        }
        // What is missing from the rival's chances is a side that it cannot fill.
        let unfilled = 1.0 - below;
        let mine: f32 = self.chance.iter().sum();
        won + unfilled * mine
    }
}

fn run_bits(start: u8, size: u8) -> (u16, u8) {
    (((1 << size) - 1) << start, size * (start + 1) + size * (size - 1) / 2)
}

/// Whether a formation of this sum is more than `floor`.
fn above(formation: Formation, sum: u8, floor: Value) -> bool {
    Value { formation, sum } > floor
}

fn wedge(lineup: &Lineup, size: u8, supply: &Supply, odds: &Odds, floor: Value) -> (f32, f32) {
    if lineup.colours & lineup.colours.wrapping_sub(1) != 0 || distinct_numbers(lineup) != lineup.troops {
        return (0.0, 0.0);
    }
    let mut ways = Ways::default();
    let mut colours = if lineup.colours == 0 { 0x3f } else { lineup.colours };
    while colours != 0 {
        let colour = colours.trailing_zeros() as usize;
        colours &= colours - 1;
        let (hand, pool) = (supply.hand[colour], supply.pool[colour]);
        for start in lineup.starts(size) {
            let (run, sum) = run_bits(start, size);
            let Some(missing) = lineup.missing(run).filter(|_| above(Formation::Wedge, sum, floor)) else { continue };
            let held = (missing & hand).count_ones() as usize;
            let mut open = (missing & pool & !hand).count_ones() as usize;
            let mut gone = (missing & !pool & !hand).count_ones();
            if lineup.leader {
                // The leader takes what is hardest to get.
                if gone > 0 {
                    gone -= 1;
                } else {
                    open = open.saturating_sub(1);
                }
            }
            if gone == 0 {
                ways.add(odds.sure[held.min(4)] * odds.power[open.min(4)], f32::from(sum));
            }
        }
    }
    ways.total()
}

fn phalanx(lineup: &Lineup, size: u8, supply: &Supply, odds: &Odds, floor: Value) -> (f32, f32) {
    if distinct_numbers(lineup) > 1 {
        return (0.0, 0.0);
    }
    let mut numbers = if lineup.troops == 0 { 0x3ff } else { lineup.numbers };
    if lineup.cavalry {
        numbers &= 0x80;
    }
    if lineup.shields {
        numbers &= 0b111;
    }
    let mut ways = Ways::default();
    while numbers != 0 {
        let number = numbers.trailing_zeros() as u8;
        numbers &= numbers - 1;
        let sum = size * (number + 1);
        if !above(Formation::Phalanx, sum, floor) {
            continue;
        }
        let held = supply.held[usize::from(number)].min(lineup.free);
        let open = usize::from(supply.open[usize::from(number)]);
        let chance = odds.sure[usize::from(held)] * odds.tail[open][usize::from(lineup.free - held)];
        ways.add(chance, f32::from(sum));
    }
    ways.total()
}

fn battalion(lineup: &Lineup, supply: &Supply, odds: &Odds) -> (f32, f32) {
    if lineup.colours & lineup.colours.wrapping_sub(1) != 0 {
        return (0.0, 0.0);
    }
    let mut ways = Ways::default();
    let mut colours = if lineup.colours == 0 { 0x3f } else { lineup.colours };
    while colours != 0 {
        let colour = colours.trailing_zeros() as usize;
        colours &= colours - 1;
        let hand = supply.hand[colour];
        let open = (supply.pool[colour].count_ones() as usize).min(10);
        let held = (hand.count_ones() as u8).min(lineup.free);
        let missing = lineup.free - held;
        let chance = odds.sure[usize::from(held)] * odds.tail[open][usize::from(missing)];
        if chance > 0.0 {
            let sum = f32::from(lineup.sum + lineup.wild_sum) + top_sum(hand, held) + f32::from(missing) * 6.5;
            ways.add(chance, sum);
        }
    }
    ways.total()
}

fn skirmish(lineup: &Lineup, size: u8, supply: &Supply, odds: &Odds, floor: Value) -> (f32, f32) {
    if distinct_numbers(lineup) != lineup.troops || floor.formation > Formation::Skirmish {
        return (0.0, 0.0);
    }
    let mut ways = Ways::default();
    for start in lineup.starts(size) {
        let (run, sum) = run_bits(start, size);
        let Some(missing) = lineup.missing(run).filter(|_| above(Formation::Skirmish, sum, floor)) else { continue };
        let held = missing & supply.held_numbers;
        let mut chance = odds.sure[(held.count_ones() as usize).min(4)];
        let mut rest = missing & !held;
        let mut hardest = 1.0_f32;
        while rest != 0 {
            let number = supply.number[rest.trailing_zeros() as usize];
            hardest = hardest.min(number);
            chance *= number;
            rest &= rest - 1;
        }
        if lineup.leader {
            chance = if hardest > 0.0 { chance / hardest } else { odds.one };
        }
        ways.add(chance, f32::from(sum));
    }
    ways.total()
}

/// Different numbers among the troops.
fn distinct_numbers(lineup: &Lineup) -> u8 {
    lineup.numbers.count_ones() as u8
}

/// A Host gets what is left over: high cards of the hand if there are any, else something average.
fn host_sum(lineup: &Lineup, supply: &Supply) -> f32 {
    let held = (supply.held_numbers.count_ones() as u8).min(lineup.free);
    let from_hand = top_sum(supply.held_numbers, held) * 0.8;
    f32::from(lineup.sum + lineup.wild_sum) + from_hand + f32::from(lineup.free - held) * 6.0
}

/// Sum of the `count` highest numbers of a mask.
fn top_sum(mut numbers: u16, count: u8) -> f32 {
    let mut sum = 0;
    for _ in 0..count.min(numbers.count_ones() as u8) {
        let top = 15 - numbers.leading_zeros();
        numbers &= !(1 << top);
        sum += top + 1;
    }
    sum as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_line::cards::{CardSet, TroopSet};

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().filter_map(Card::from_text).collect()
    }

    fn outlook(side: &str, hand: &str, pool: &str) -> Outlook {
        let odds = Odds::new(0.5, Style::PLAIN.sure);
        let set = |text: &str| cards(text).into_iter().collect::<CardSet>().troops();
        let supply = Supply::new(set(hand), set(pool), &odds);
        Outlook::new(&cards(side), 3, false, &supply, &odds, Value::NOTHING)
    }

    #[test]
    fn a_complete_side_is_what_it_is() {
        let wedge = outlook("r8 r9 r10", "", "");
        assert_eq!((wedge.chance[4], wedge.sum[4]), (1.0, 27.0));
        assert_eq!(wedge.beats(&outlook("o10 g10 b10", "", ""), &Style::PLAIN), 1.0);
        assert_eq!(outlook("o10 g10 b10", "", "").beats(&wedge, &Style::PLAIN), 0.0);
    }

    #[test]
    fn cards_in_hand_and_pool_make_formations_likely() {
        assert!(outlook("r8 r9", "r10", "").chance[4] > 0.9);
        assert!((outlook("r8 r9", "", "r10").chance[4] - 0.5).abs() < 1e-6);
        assert!(outlook("r8 r9", "", "r10 r7").chance[4] > 0.7);
        assert_eq!(outlook("r8 r9", "g8", "o3").chance[4], 0.0);
        assert!(outlook("r8", "g8 b8", "").chance[3] > 0.85);
        assert!(outlook("r2", "r9", "r5").chance[2] > 0.45);
        assert!(outlook("r2 g3", "b4", "").chance[1] > 0.9);
    }

    #[test]
    fn wild_cards_fit_only_where_they_may() {
        assert!(outlook("r8 r9 AL", "", "").complete.is_some());
        assert!(outlook("r9 CC", "r10", "").chance[4] > 0.9);
        assert_eq!(outlook("r3 CC", "r2", "").chance[4], 0.0);
        assert!(outlook("r3 SB", "r2", "").chance[4] > 0.9);
        assert!(outlook("r9 AL", "r10", "").chance[4] > 0.9);
    }

    #[test]
    fn a_side_that_cannot_be_filled_wins_nothing() {
        let none = outlook("r8", "r9", "");
        assert_eq!(none.chance, [0.0; 5]);
        assert_eq!(outlook("r1 g2 b5", "", "").beats(&none, &Style::PLAIN), 1.0);
        assert_eq!(none.beats(&outlook("r1 g2 b5", "", ""), &Style::PLAIN), 0.0);
    }

    #[test]
    fn chances_stay_chances_for_empty_sides_too() {
        let odds = Odds::new(0.4, Style::PLAIN.sure);
        let supply = Supply::new(TroopSet::NONE, TroopSet::ALL, &odds);
        for size in [3, 4] {
            let outlook = Outlook::new(&[], size, false, &supply, &odds, Value::NOTHING);
            let sum: f32 = outlook.chance.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{outlook:?}");
            assert!(
                (outlook.beats(&outlook, &Style::PLAIN) - 0.5).abs() < 0.05,
                "{}",
                outlook.beats(&outlook, &Style::PLAIN)
            );
        }
    }
}
