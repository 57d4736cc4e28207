//! The cards (Rules 2, 3): the numbers 1 to 37 without the price card 19, in three colours and worth 1 to 6 coins.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::colours::{Colour, ColourSet};
use crate::engine::Set;
use crate::engine::set::Member;

/// One of the thirty-six playing cards, named by its number; its colour and coins are those of the [`CardTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

pub const HIGHEST: u8 = 37;
/// The price card: colourless, worth nothing, never dealt (Rules 3).
pub const START_PRICE: u8 = 19;
/// How many cards are dealt out.
pub const CARDS: usize = 36;
/// How many cards a colour has.
pub const SUIT: usize = 12;

/// The deck before it is shuffled, in the order of the numbers.
pub(super) const DECK: [Card; CARDS] = {
    let mut deck = [Card(1); CARDS];
    let mut place = 0;
    while place < CARDS {
        let number = place as u8 + 1;
        deck[place] = Card(if number < START_PRICE { number } else { number + 1 });
        place += 1;
    }
    deck
};

impl Card {
    /// The card with this number, if it is one that is played.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= HIGHEST && number != START_PRICE { Some(Self(number)) } else { None }
    }

    /// The number, which decides tricks.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every card, from the lowest number.
    pub fn all() -> impl Iterator<Item = Self> {
        CardSet::ALL.iter()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no card {number}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

/// Which printing's table says what colour and coins a number has (Rules 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
pub enum CardTable {
    /// The printings of 2003 to 2018.
    #[default]
    A,
    /// The printing of 2023: 3 and 4, 23 and 24, 34 and 35 change colours.
    B,
}

/// What a table says, ready to be looked up.
struct Faces {
    suits: [CardSet; 3],
    colours: [Colour; HIGHEST as usize + 1],
    coins: [u8; HIGHEST as usize + 1],
    /// The cards that have 1, 2 and 4 in their coins.
    binary: [CardSet; 3],
}

/// The numbers of each colour, low to high; the k-th of them carries k/2 coins, rounded up.
static A: Faces = Faces::new([
    [1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 25, 28],
    [4, 6, 8, 10, 13, 17, 20, 24, 27, 30, 32, 34],
    [11, 14, 16, 21, 23, 26, 29, 31, 33, 35, 36, 37],
]);
static B: Faces = Faces::new([
    [1, 2, 4, 5, 7, 9, 12, 15, 18, 22, 25, 28],
    [3, 6, 8, 10, 13, 17, 20, 23, 27, 30, 32, 35],
    [11, 14, 16, 21, 24, 26, 29, 31, 33, 34, 36, 37],
]);

impl Faces {
    const fn new(numbers: [[u8; SUIT]; 3]) -> Self {
        let mut faces = Self {
            suits: [CardSet::NONE; 3],
            colours: [Colour::Yellow; HIGHEST as usize + 1],
            coins: [0; HIGHEST as usize + 1],
            binary: [CardSet::NONE; 3],
        };
        let mut suit = 0;
        while suit < 3 {
            let mut place = 0;
            while place < SUIT {
                let number = numbers[suit][place];
                let coins = (place as u8 + 2) / 2;
                faces.suits[suit] = CardSet::from_bits(faces.suits[suit].bits() | 1 << number);
                faces.colours[number as usize] = Colour::ALL[suit];
                faces.coins[number as usize] = coins;
                let mut bit = 0;
                while bit < 3 {
                    let cards = faces.binary[bit].bits() | ((coins >> bit & 1) as u64) << number;
                    faces.binary[bit] = CardSet::from_bits(cards);
                    bit += 1;
                }
                place += 1;
            }
            suit += 1;
        }
        faces
    }
}

impl CardTable {
    fn faces(self) -> &'static Faces {
        match self {
            Self::A => &A,
            Self::B => &B,
        }
    }

    /// The colour of a card.
    #[inline]
    pub fn colour(self, card: Card) -> Colour {
        self.faces().colours[usize::from(card.0)]
    }

    /// The coins of a card, which are its points.
    #[inline]
    pub fn coins(self, card: Card) -> u8 {
        self.faces().coins[usize::from(card.0)]
    }

    /// The cards of a colour.
    pub fn suit(self, colour: Colour) -> CardSet {
        self.faces().suits[colour as usize]
    }

    /// The cards of several colours.
    pub fn suits(self, colours: ColourSet) -> CardSet {
        colours.iter().fold(CardSet::NONE, |cards, colour| cards.union(self.suit(colour)))
    }

    /// The coins of all these cards together.
    #[inline]
    pub fn worth(self, cards: CardSet) -> u8 {
        let [ones, twos, fours] = self.faces().binary;
        cards.intersection(ones).len() + 2 * cards.intersection(twos).len() + 4 * cards.intersection(fours).len()
    }
}

impl Member for Card {
    #[inline]
    fn bit(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    fn is_bit(bit: u32) -> bool {
        bit <= u32::from(HIGHEST) && Self::new(bit as u8).is_some()
    }
}

/// A set of cards: one bit a number.
pub type CardSet = Set<Card, u64>;

impl CardSet {
    pub const ALL: Self = Self::from_bits(((1 << HIGHEST) - 1) << 1 & !(1 << START_PRICE));

    /// The cards with a lower number than this.
    pub fn below(number: u8) -> Self {
        Self::from_bits((1 << number) - 1).intersection(Self::ALL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).expect("a card")
    }

    /// Rules 14, G01.
    #[test]
    fn the_deck_has_36_cards_and_no_19() {
        let numbers: Vec<u8> = Card::all().map(Card::number).collect();
        assert_eq!(numbers, (1..=37).filter(|&number| number != 19).collect::<Vec<_>>());
        assert_eq!([0, 19, 38].map(Card::new), [None; 3]);
        assert!(Card::all().eq(DECK));
        for table in [CardTable::A, CardTable::B] {
            assert!(Colour::ALL.iter().all(|&colour| table.suit(colour).len() == 12));
            let whole = Colour::ALL.iter().fold(CardSet::NONE, |whole, &colour| whole.union(table.suit(colour)));
            assert_eq!(whole, CardSet::ALL);
            assert!(Card::all().all(|card| table.suit(table.colour(card)).contains(card)));
        }
    }

    /// Rules 14, G02.
    #[test]
    fn table_a_is_that_of_the_law() {
        let spots = "1Y1 2Y1 3Y2 4B1 5Y2 11R1 13B3 17B3 18Y5 20B4 22Y5 23R3 24B4 25Y6 28Y6 34B6 35R5 36R6 37R6";
        check(CardTable::A, spots);
    }

    /// Rules 14, G73.
    #[test]
    fn table_b_changes_six_cards() {
        check(CardTable::B, "3B1 4Y2 17B3 23B4 24R3 34R5 35B6");
        let changed = [3, 4, 23, 24, 34, 35];
        for card in Card::all().filter(|card| !changed.contains(&card.number())) {
            let [a, b] = [CardTable::A, CardTable::B].map(|table| (table.colour(card), table.coins(card)));
            assert_eq!(a, b, "{card}");
        }
    }

    /// Number, colour and coins of cards, as `18Y5`.
    fn check(table: CardTable, spots: &str) {
        for spot in spots.split(' ') {
            let (number, rest) = spot.split_once(char::is_alphabetic).expect("a spot");
            let card = card(number.parse().expect("a number"));
            let found = format!("{card}{}{}", table.colour(card).letter(), table.coins(card));
            assert_eq!((found.as_str(), rest.len()), (spot, 1));
        }
    }

    /// Rules 14, G03.
    #[test]
    fn coins_add_up() {
        for table in [CardTable::A, CardTable::B] {
            assert_eq!(table.worth(CardSet::ALL), 126);
            for colour in Colour::ALL {
                let coins: Vec<u8> = table.suit(colour).iter().map(|card| table.coins(card)).collect();
                assert_eq!(coins, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
                assert_eq!(table.worth(table.suit(colour)), 42);
            }
        }
    }

    /// Rules 14, G04; Rules 3 for table B.
    #[test]
    fn the_start_price_splits_the_deck() {
        let below = CardSet::below(START_PRICE);
        let above = CardSet::ALL.without(below);
        for table in [CardTable::A, CardTable::B] {
            let count = |cards: CardSet| Colour::ALL.map(|colour| table.suit(colour).intersection(cards));
            assert_eq!(count(below).map(CardSet::len), [9, 6, 3]);
            assert_eq!(count(above).map(CardSet::len), [3, 6, 9]);
            assert_eq!((table.worth(below), table.worth(above)), (41, 85));
        }
        assert_eq!(count_coins(below), [25, 12, 4]);
        assert_eq!(count_coins(above), [17, 30, 38]);
    }

    fn count_coins(cards: CardSet) -> [u8; 3] {
        Colour::ALL.map(|colour| CardTable::A.worth(CardTable::A.suit(colour).intersection(cards)))
    }

    #[test]
    fn sets_are_in_order() {
        let set: CardSet = [37, 1, 18].map(card).into_iter().collect();
        assert_eq!(set.iter().map(Card::number).collect::<Vec<_>>(), [1, 18, 37]);
        assert_eq!((set.lowest(), set.highest(), set.len()), (Card::new(1), Card::new(37), 3));
        assert_eq!(set.intersection(CardSet::below(18)), CardSet::one(card(1)));
        assert_eq!((CardSet::NONE.lowest(), CardSet::NONE.highest()), (None, None));
        assert_eq!(format!("{set:?}"), "{1, 18, 37}");
    }
}
