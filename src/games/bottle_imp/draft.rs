//! What a seat has laid out to give away, as long as it can be changed (Rules 5; with two players Rules 10).

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use super::cards::{Card, CardSet};
use super::position::Commit;

/// Where a card goes that is given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Slot {
    /// To the Imp's Trick: one card, with two players two.
    Imp,
    Left,
    Right,
    /// To the opponent's open hand, with two players.
    Open,
    /// To the opponent's closed hand, with two players.
    Closed,
}

impl Slot {
    /// Those with two players, or those with three and four, in their order.
    pub const fn of(for_two: bool) -> [Self; 3] {
        if for_two { [Self::Imp, Self::Open, Self::Closed] } else { [Self::Imp, Self::Left, Self::Right] }
    }

    /// Which of the two gifts lies there; none in the Imp's Trick.
    pub const fn gift(self) -> Option<usize> {
        match self {
            Self::Imp => None,
            Self::Left | Self::Open => Some(0),
            Self::Right | Self::Closed => Some(1),
        }
    }

    pub(super) const fn room(self, for_two: bool) -> u8 {
        if for_two && matches!(self, Self::Imp) { 2 } else { 1 }
    }
}

/// The cards that a seat has laid out to give away and has not given yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    pub imp: CardSet,
    /// For the left and the right neighbour; with two players for the opponent's open and closed hand.
    pub gifts: [Option<Card>; 2],
}

impl Draft {
    /// All that has been laid out.
    #[inline]
    pub fn cards(&self) -> CardSet {
        self.gifts.iter().flatten().fold(self.imp, |cards, &card| cards.union(CardSet::one(card)))
    }

    /// What lies in a slot.
    pub fn within(&self, slot: Slot) -> CardSet {
        match slot.gift() {
            Some(gift) => self.gifts[gift].map_or(CardSet::NONE, CardSet::one),
            None => self.imp,
        }
    }

    /// Whether one more card goes into a slot.
    #[inline]
    pub fn has_room(&self, slot: Slot, for_two: bool) -> bool {
        self.within(slot).len() < slot.room(for_two)
    }

    /// The first slot that is not full; none if all cards have been laid out.
    pub fn next_slot(&self, for_two: bool) -> Option<Slot> {
        Slot::of(for_two).into_iter().find(|&slot| self.has_room(slot, for_two))
    }

    /// Lays a card into a slot that has room.
    pub(super) fn lay(&mut self, card: Card, slot: Slot) {
        match slot.gift() {
            Some(gift) => self.gifts[gift] = Some(card),
            None => self.imp.insert(card),
        }
    }

    pub(super) fn take_back(&mut self, card: Card) {
        self.imp.remove(card);
        for gift in &mut self.gifts {
            *gift = gift.filter(|other| *other != card);
        }
    }

    /// What is given away by it, once all cards have been laid out.
    pub fn commit(&self, for_two: bool) -> Option<Commit> {
        let [Some(first), Some(second)] = self.gifts else { return None };
        (!self.has_room(Slot::Imp, for_two)).then_some(Commit { imp: self.imp, gifts: [first, second] })
    }
}

impl From<Commit> for Draft {
    fn from(commit: Commit) -> Self {
        Self { imp: commit.imp, gifts: commit.gifts.map(Some) }
    }
}
