//! Who wins a trick, and when the bottle is sold (Rules 7).

use super::cards::{Card, CardSet, START_PRICE};
use crate::engine::Seat;

/// Price and holder at the start of a round: the bottle stands on the 19 and is nobody's (Rules 4).
pub(super) const START: (u8, Option<Seat>) = (START_PRICE, None);

/// What decides a full trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickResult {
    pub card: Card,
    /// Whether it is a trump, so that its player buys the bottle and it becomes the price.
    pub buys: bool,
}

/// The trumps among these cards: those below the price, whatever their colour (Rules 7).
#[inline]
pub fn trumps(cards: CardSet, price: u8) -> CardSet {
    cards.intersection(CardSet::below(price))
}

/// The highest trump wins and buys the bottle; without a trump the highest card wins. Colour does not matter. `None` for
/// an empty trick.
#[inline]
pub fn decide(cards: CardSet, price: u8) -> Option<TrickResult> {
    match trumps(cards, price).highest() {
        Some(card) => Some(TrickResult { card, buys: true }),
        None => cards.highest().map(|card| TrickResult { card, buys: false }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Winner of a trick and whether it buys.
    fn decided(numbers: &[u8], price: u8) -> Option<(u8, bool)> {
        let cards = numbers.iter().map(|&number| Card::new(number).expect("a card")).collect();
        decide(cards, price).map(|verdict| (verdict.card.number(), verdict.buys))
    }

    /// Rules 7, and its cases in Rules 14.4.
    #[test]
    fn the_highest_trump_wins_or_else_the_highest_card() {
        assert_eq!(decided(&[20, 24, 36], 19), Some((36, false)));
        assert_eq!(decided(&[37, 18, 33], 19), Some((18, true)));
        assert_eq!(decided(&[13, 17, 20], 14), Some((13, true)));
        assert_eq!(decided(&[15, 22, 18], 14), Some((22, false)));
        assert_eq!(decided(&[2, 3, 22], 1), Some((22, false)));
        assert_eq!(decided(&[], 19), None);
    }

    /// Rules 7: of any three cards, the winner is the same in whatever words it is said.
    #[test]
    fn every_trick_of_three_has_the_winner_of_the_law() {
        let numbers: Vec<u8> = Card::all().map(Card::number).collect();
        for price in numbers.iter().copied().filter(|&price| price < 19).chain([19]) {
            for &a in &numbers {
                for &b in numbers.iter().filter(|&&b| b > a) {
                    for &c in numbers.iter().filter(|&&c| c > b) {
                        let below = [a, b, c].into_iter().filter(|&number| number < price);
                        let expected = below.max().map_or((c, false), |trump| (trump, true));
                        assert_eq!(decided(&[a, b, c], price), Some(expected));
                    }
                }
            }
        }
    }
}
