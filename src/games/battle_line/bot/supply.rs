//! Where a side's missing cards may come from, and how likely each of them comes in time.

use crate::games::battle_line::cards::{Card, TroopSet};

/// Powers and tails of one probability, looked up instead of computed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    /// Chance that one unseen card comes.
    pub one: f32,
    /// `power[k]`: chance that `k` certain cards all come.
    pub power: [f32; 5],
    /// `tail[n][k]`: chance that at least `k` of `n` cards come.
    pub tail: [[f32; 5]; 11],
    /// `sure[k]`: chance that `k` cards of the hand are really there for a side, and not wanted elsewhere.
    pub sure: [f32; 5],
}

impl Odds {
    /// The odds if each unseen card comes with this chance.
    pub fn new(one: f32, sure: [f32; 5]) -> Self {
        let mut power = [1.0; 5];
        for k in 1..5 {
            power[k] = power[k - 1] * one;
        }
        let mut tail = [[0.0; 5]; 11];
        // exactly[k]: chance of exactly k of the n cards, for the first few k.
        let mut exactly = [1.0, 0.0, 0.0, 0.0, 0.0];
        for row in &mut tail {
            let mut rest = 1.0;
            for k in 0..5 {
                row[k] = f32::max(rest, 0.0);
                rest -= exactly[k];
            }
            for k in (0..5).rev() {
                let from_below = if k > 0 { exactly[k - 1] * one } else { 0.0 };
                exactly[k] = exactly[k] * (1.0 - one) + from_below;
            }
        }
        Self { one, power, tail, sure }
    }
}

/// The cards that one player can hope for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Supply {
    /// Numbers in the hand, one mask a colour; bit 0 is number 1.
    pub hand: [u16; 6],
    /// Numbers that may still come, one mask a colour.
    pub pool: [u16; 6],
    /// Numbers in the hand, of any colour.
    pub held_numbers: u16,
    /// Hand cards of each number.
    pub held: [u8; 10],
    /// Cards of each number that may still come.
    pub open: [u8; 10],
    /// Chance to have at least one card of a number.
    pub number: [f32; 10],
    /// Cards in hand and pool together.
    pub cards: u8,
}

impl Supply {
    /// The supply from a hand and the cards that may come with these odds.
    pub fn new(hand: TroopSet, pool: TroopSet, odds: &Odds) -> Self {
        let mut supply = Self {
            hand: [0; 6],
            pool: [0; 6],
            held_numbers: hand.any_numbers(),
            held: [0; 10],
            open: [0; 10],
            number: [0.0; 10],
            cards: hand.len() + pool.len(),
        };
        for colour in 0..6 {
            supply.hand[usize::from(colour)] = hand.numbers(colour);
            supply.pool[usize::from(colour)] = pool.numbers(colour);
        }
        for number in 0..10 {
            supply.held[usize::from(number)] = hand.of_number(number + 1).len();
            supply.open[usize::from(number)] = pool.of_number(number + 1).len();
            supply.recount(usize::from(number), odds);
        }
        supply
    }

    /// The supply once this card has left the hand.
    pub fn without(mut self, card: Card, odds: &Odds) -> Self {
        if let (Some(colour), Some(number)) = (card.colour(), card.number()) {
            let number = usize::from(number - 1);
            if self.hand[usize::from(colour)] >> number & 1 == 1 {
                self.hand[usize::from(colour)] &= !(1 << number);
                self.held[number] -= 1;
                self.cards -= 1;
                if self.held[number] == 0 {
                    self.held_numbers &= !(1 << number);
                }
                self.recount(number, odds);
            }
        }
        self
    }

    fn recount(&mut self, number: usize, odds: &Odds) {
        let open = usize::from(self.open[number]);
        self.number[number] = if self.held[number] > 0 { 1.0 } else { odds.tail[open][1] };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_line::cards::CardSet;

    #[test]
    fn tails_are_those_of_the_binomial_distribution() {
        let odds = Odds::new(0.5, [1.0; 5]);
        for (n, k, chance) in [(0, 0, 1.0), (0, 1, 0.0), (1, 1, 0.5), (3, 2, 0.5), (4, 4, 0.0625), (10, 0, 1.0)] {
            assert!((odds.tail[n][k] - chance).abs() < 1e-6, "{n} {k} {}", odds.tail[n][k]);
        }
        assert!((odds.power[3] - 0.125).abs() < 1e-6);
    }

    #[test]
    fn a_card_that_leaves_the_hand_is_gone() {
        let odds = Odds::new(0.4, [1.0; 5]);
        let cards =
            |texts: &[&str]| texts.iter().filter_map(|text| Card::from_text(text)).collect::<CardSet>().troops();
        let before = Supply::new(cards(&["r8", "g8"]), cards(&["b8", "b9"]), &odds);
        let Some(r8) = Card::from_text("r8") else { return };
        let after = before.without(r8, &odds);
        assert_eq!((after.hand[0], after.held[7], after.cards), (0, 1, 3));
        assert_eq!((before.held[7], before.open[7], before.number[7]), (2, 1, 1.0));
        assert!((before.number[8] - 0.4).abs() < 1e-6);
    }
}
