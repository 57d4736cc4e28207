//! Sets of cards.

use std::fmt;

use super::CardId;

/// Some cards of the pool, each with one bit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Whether a card is in the set.
    #[inline]
    pub fn contains(&self, card: CardId) -> bool {
        self.0[usize::from(card.0 >> 6)] >> (card.0 & 63) & 1 != 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] |= 1 << (card.0 & 63);
    }

    /// What is in both sets.
    #[inline]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] & other.0[part]))
    }

    /// The cards, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let Self(mut rest) = self;
        let mut part = 0;
        std::iter::from_fn(move || {
            while *rest.get(part)? == 0 {
                part += 1;
            }
            let bit = rest[part].trailing_zeros();
            rest[part] &= rest[part] - 1;
            Some(CardId(part as u8 * 64 + bit as u8))
        })
    }
}

impl FromIterator<CardId> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut all, card| {
            all.insert(card);
            all
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{CardId, CardSet};

    #[test]
    fn it_is_a_set_in_order() {
        let numbers = [255, 0, 64, 63, 127, 128, 64, 192];
        let set: CardSet = numbers.map(CardId).into_iter().collect();
        assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), [0, 63, 64, 127, 128, 192, 255]);
        assert!((0..=u8::MAX).all(|number| set.contains(CardId(number)) == numbers.contains(&number)));
        assert!(CardSet::default().is_empty() && !set.is_empty());
        let other: CardSet = [64, 65, 255].map(CardId).into_iter().collect();
        assert_eq!(set.intersection(&other), [255, 64].map(CardId).into_iter().collect());
    }
}
