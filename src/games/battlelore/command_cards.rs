//! The Command deck (3.2): 60 cards of 24 kinds, and what each lets its player order.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::sections::Section;
use super::units::Banner;
use crate::engine::notation::wrong;
use crate::engine::{Chance, NotationError};

/// How many kinds of Command cards there are.
pub const KINDS: usize = 24;
/// How many Command cards there are (1.1).
pub const CARDS: usize = 60;

/// A Command card. Copies of a kind are alike, so this is the kind: an index below [`KINDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CommandCard(u8);

/// How many units a section card orders in its section (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// So many.
    Fixed(u8),
    /// As many as Command cards were in the hand, the one played included (3.1).
    Command,
}

/// What a Command card lets its player order (3.2). Numbers are upper limits (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// Units of one section.
    Section(Section, Number),
    /// So many units in each of Left, Centre and Right.
    Slots([u8; 3]),
    /// Up to Command mounted units, +1 die in melee.
    MountedCharge,
    /// Up to Command foot units that are linked; up to 2 hexes and battle, melee only.
    FootOnslaught,
    /// All missile units: two ranged attacks each, no move, no melee.
    DarkenTheSky,
    /// One unit anywhere, +1 die.
    Leadership,
    /// What the opponent played last, with Left and Right exchanged.
    CounterAttack,
    /// A die for each Command card orders a unit; +1 die.
    BattleLore,
    /// Up to Command units of one banner colour.
    Banners(Banner),
}

/// Code, copies and text of each kind, in the order of the cards.
const DECK: [(&str, u8, Text); KINDS] = {
    use Number::{Command, Fixed};
    use Section::{Centre, Left, Right};
    [
        ("SCO-L", 2, Text::Section(Left, Fixed(1))),
        ("SCO-C", 2, Text::Section(Centre, Fixed(1))),
        ("SCO-R", 2, Text::Section(Right, Fixed(1))),
        ("PAT-L", 4, Text::Section(Left, Fixed(2))),
        ("PAT-C", 4, Text::Section(Centre, Fixed(2))),
        ("PAT-R", 4, Text::Section(Right, Fixed(2))),
        ("ATT-L", 4, Text::Section(Left, Fixed(3))),
        ("ATT-C", 4, Text::Section(Centre, Fixed(3))),
        ("ATT-R", 4, Text::Section(Right, Fixed(3))),
        ("ADV-L", 2, Text::Section(Left, Command)),
        ("ADV-C", 2, Text::Section(Centre, Command)),
        ("ADV-R", 2, Text::Section(Right, Command)),
        ("OTM", 2, Text::Slots([1, 1, 1])),
        ("FWD", 2, Text::Slots([2, 2, 2])),
        ("SUR", 2, Text::Slots([2, 0, 2])),
        ("MCH", 3, Text::MountedCharge),
        ("FON", 2, Text::FootOnslaught),
        ("DTS", 2, Text::DarkenTheSky),
        ("LEA", 2, Text::Leadership),
        ("CAT", 2, Text::CounterAttack),
        ("BLO", 1, Text::BattleLore),
        ("GRN", 2, Text::Banners(Banner::Green)),
        ("BLU", 2, Text::Banners(Banner::Blue)),
        ("RED", 2, Text::Banners(Banner::Red)),
    ]
};

impl CommandCard {
    /// The first kind, for places that are to be filled.
    pub(super) const FIRST: Self = Self(0);

    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    /// Index for arrays with one entry a kind.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code of the rules document, with the section behind it: `ATT-L`, `MCH`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        DECK[self.index()].0
    }

    /// The key of its name in the locales.
    #[must_use]
    pub fn key(self) -> String {
        format!("battlelore-card-{}", self.code().to_lowercase())
    }

    /// How many of the 60 cards are of this kind.
    #[must_use]
    pub const fn copies(self) -> u8 {
        DECK[self.index()].1
    }

    /// What it lets its player order.
    #[must_use]
    #[inline]
    pub const fn text(self) -> Text {
        DECK[self.index()].2
    }

    /// Whether it is a Section card; all others are Tactic cards (3.1).
    #[must_use]
    pub const fn is_section_card(self) -> bool {
        matches!(self.text(), Text::Section(..) | Text::Slots(_))
    }

    /// Whether two cards are drawn for it and one of them kept (3.2, Scout).
    #[must_use]
    pub const fn is_scout(self) -> bool {
        matches!(self.text(), Text::Section(_, Number::Fixed(1)))
    }

    /// The same card with Left and Right exchanged, as a Counter Attack plays it (3.2).
    #[must_use]
    pub const fn across(self) -> Self {
        match self.text() {
            Text::Section(Section::Left, _) => Self(self.0 + 2),
            Text::Section(Section::Right, _) => Self(self.0 - 2),
            _ => self,
        }
    }
}

impl TryFrom<u8> for CommandCard {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        let known = usize::from(index) < KINDS;
        known.then_some(Self(index)).ok_or_else(|| format!("{index} is no Command card; they are counted from 0 to 23"))
    }
}

impl From<CommandCard> for u8 {
    fn from(card: CommandCard) -> Self {
        card.0
    }
}

impl fmt::Display for CommandCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for CommandCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all().find(|card| card.code() == text).map_or_else(
            || wrong(format!("`{text}` is no Command card; they are written like `ATT-L`, `SCO-C`, `OTM` or `MCH`")),
            Ok,
        )
    }
}

/// Some Command cards without an order: how many there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet {
    /// Four bits a kind; no kind has more than four copies.
    counts: u128,
}

impl CardSet {
    /// The whole deck.
    #[must_use]
    pub fn deck() -> Self {
        CommandCard::all().flat_map(|card| (0..card.copies()).map(move |_| card)).collect()
    }

    /// How many of this kind.
    #[must_use]
    #[inline]
    pub const fn count(self, card: CommandCard) -> u8 {
        (self.counts >> (4 * card.0) & 15) as u8
    }

    /// How many cards.
    #[must_use]
    pub fn len(self) -> u8 {
        let pairs = (self.counts & (u128::MAX / 17)) + (self.counts >> 4 & (u128::MAX / 17));
        pairs.to_le_bytes().iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// Whether there is a card of this kind.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: CommandCard) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in; there are no more than four of a kind.
    #[inline]
    pub fn insert(&mut self, card: CommandCard) {
        self.counts += 1 << (4 * card.0);
    }

    /// Takes a card out, if there is one of this kind.
    #[inline]
    pub fn remove(&mut self, card: CommandCard) {
        if self.contains(card) {
            self.counts -= 1 << (4 * card.0);
        }
    }

    /// The kinds that there are, in order.
    pub fn kinds(self) -> impl Iterator<Item = CommandCard> {
        let mut rest = self.counts;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| rest.trailing_zeros() / 4)?;
            rest &= !(15 << (4 * kind));
            Some(CommandCard(kind as u8))
        })
    }

    /// The cards in order, alike ones side by side.
    pub fn iter(self) -> impl Iterator<Item = CommandCard> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// These cards without those of `other`, kind by kind, as far as there are any.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        other.iter().fold(self, |mut rest, card| {
            rest.remove(card);
            rest
        })
    }
}

impl FromIterator<CommandCard> for CardSet {
    fn from_iter<I: IntoIterator<Item = CommandCard>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut set, card| {
            set.insert(card);
            set
        })
    }
}

/// A face-down pile, drawn from its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    cards: [CommandCard; CARDS],
    len: u8,
}

impl Default for Pile {
    fn default() -> Self {
        Self { cards: [CommandCard(0); CARDS], len: 0 }
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.from_top().map(CommandCard::code)).finish()
    }
}

impl Pile {
    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether it is used up.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top; a pile has no more than the deck.
    pub(super) fn push(&mut self, card: CommandCard) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the card on top.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<CommandCard> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.len)], CommandCard(0)))
    }

    /// The cards from the one that is drawn next.
    pub fn from_top(&self) -> impl Iterator<Item = CommandCard> {
        self.cards[..usize::from(self.len)].iter().rev().copied()
    }

    /// Shuffles the pile together with more cards, which lie below it before that, in order (3.3).
    pub(super) fn shuffle_in(&mut self, more: CardSet, chance: &mut impl Chance) {
        let mut cards = [CommandCard(0); CARDS];
        let mut len = 0;
        for (place, card) in cards.iter_mut().zip(self.from_top().chain(more.iter())) {
            *place = card;
            len += 1;
        }
        let cards = &mut cards[..len];
        chance.shuffle(cards);
        *self = Self::default();
        cards.iter().rev().for_each(|&card| self.push(card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 3.2: 42 Section cards and 18 Tactic cards.
    #[test]
    fn the_deck_has_sixty_cards() {
        let copies = |section: bool| -> u8 {
            CommandCard::all().filter(|card| card.is_section_card() == section).map(CommandCard::copies).sum()
        };
        assert_eq!((copies(true), copies(false)), (42, 18));
        assert_eq!(usize::from(CardSet::deck().len()), CARDS);
        for card in CommandCard::all() {
            assert_eq!(card.code().parse(), Ok(card));
            assert_eq!(CardSet::deck().count(card), card.copies());
            assert_eq!(card.across().across(), card);
        }
    }

    /// E33: Left and Right change places, the text stays.
    #[test]
    fn a_counter_attack_exchanges_left_and_right() {
        let across = |code: &str| code.parse().map(|card: CommandCard| card.across().code());
        assert_eq!(across("ATT-L"), Ok("ATT-R"));
        assert_eq!(across("ADV-R"), Ok("ADV-L"));
        assert_eq!(across("SCO-C"), Ok("SCO-C"));
        assert_eq!(across("SUR"), Ok("SUR"));
    }

    #[test]
    fn sets_count_copies() {
        let card = |code: &str| code.parse::<CommandCard>().expect("a card");
        let mut set: CardSet = ["PAT-C", "PAT-C", "RED", "SCO-L"].map(card).into_iter().collect();
        assert_eq!((set.len(), set.count(card("PAT-C"))), (4, 2));
        assert_eq!(set.iter().map(CommandCard::code).collect::<Vec<_>>(), ["SCO-L", "PAT-C", "PAT-C", "RED"]);
        set.remove(card("PAT-C"));
        set.remove(card("OTM"));
        assert_eq!(set.kinds().map(CommandCard::code).collect::<Vec<_>>(), ["SCO-L", "PAT-C", "RED"]);
        assert!(CardSet::deck().without(CardSet::deck()).is_empty());
    }
}
