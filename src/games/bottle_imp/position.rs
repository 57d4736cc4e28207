//! What lies on the table, and the whole truth of a match (Rules 11.1).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::cards::{CARDS, Card, CardSet, START_PRICE};
use super::colours::ColourSet;
use super::draft::Draft;
use super::{History, Options};
use crate::engine::{Seat, SeatSet};

/// As many seats as there can be; those beyond the players stay empty.
pub const SEATS: usize = 4;

/// One value a seat.
pub type BySeat<T> = [T; SEATS];

/// What a match waits for (Rules 11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Phase {
    /// Everybody discards and passes at the same time.
    Exchange,
    Play,
    Over,
}

/// The cards that a seat gives away (Rules 5; with two players Rules 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Commit {
    /// For the Imp's Trick: one card, with two players two.
    pub imp: CardSet,
    /// For the left and the right neighbour; with two players for the opponent's open and closed hand.
    pub gifts: [Card; 2],
}

impl Commit {
    /// All cards that leave the hand.
    pub fn cards(&self) -> CardSet {
        self.gifts.into_iter().fold(self.imp, |cards, card| cards.union(CardSet::one(card)))
    }
}

/// The cards of a trick in the order in which they were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plays {
    cards: [Option<Card>; SEATS],
    #[serde(deserialize_with = "trick_size")]
    len: u8,
}

/// Reads how many cards a trick has, which are no more than seats.
fn trick_size<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let len = u8::deserialize(from)?;
    if usize::from(len) <= SEATS { Ok(len) } else { Err(D::Error::custom("a trick has too many cards")) }
}

impl Plays {
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = Some(card);
            self.len += 1;
        }
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The first card, whose colour is asked for.
    pub fn first(&self) -> Option<Card> {
        self.cards[0]
    }

    /// The cards in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().map_while(|card| *card)
    }

    /// The cards as a set.
    #[inline]
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }
}

/// A trick that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trick {
    pub leader: Seat,
    pub plays: Plays,
    pub winner: Seat,
}

/// What a round brought (Rules 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RoundResult {
    pub dealer: Seat,
    /// Who held the bottle in the end.
    pub holder: Seat,
    /// For how much.
    pub price: u8,
    pub imp: CardSet,
    /// What each seat scored by itself.
    pub scores: BySeat<i16>,
}

/// Everything that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub options: Options,
    pub phase: Phase,
    /// Number of the round, counted from 1.
    pub round: u16,
    pub dealer: Seat,
    pub leader: Seat,
    pub plays: Plays,
    /// The trick before, while the round lasts.
    pub last: Option<Trick>,
    /// The price of the bottle; 19 as long as nobody has bought it.
    pub price: u8,
    pub holder: Option<Seat>,
    /// The cards that each seat has won. The price card counts as won by the holder at once, which leads to the same
    /// scores (Rules 7).
    pub won: BySeat<CardSet>,
    /// Colours that a hand has been seen to lack; with two players the closed hand (Rules 12).
    pub voids: BySeat<ColourSet>,
    /// The end was reached with a shared lead, and extra rounds decide (Rules 9).
    pub extra: bool,
    pub totals: BySeat<i32>,
    pub history: History,
}

impl PublicState {
    /// A table before the first deal.
    pub fn new(options: Options, dealer: Seat) -> Self {
        let mut table = Self {
            options,
            phase: Phase::Exchange,
            round: 1,
            dealer,
            leader: dealer,
            plays: Plays::default(),
            last: None,
            price: START_PRICE,
            holder: None,
            won: Default::default(),
            voids: Default::default(),
            extra: false,
            totals: Default::default(),
            history: History::default(),
        };
        table.leader = table.left_of(dealer);
        table
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    /// The seats of the match.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }

    /// Whether it is the game for two, with open hands (Rules 10).
    #[inline]
    pub fn is_for_two(&self) -> bool {
        self.options.players == 2
    }

    /// The seat `steps` further on in turn order.
    #[inline]
    pub fn seat_after(&self, seat: Seat, steps: usize) -> Seat {
        Seat(((seat.index() + steps) % self.players()) as u8)
    }

    /// The left neighbour, who is the next to play (Rules 0).
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seat_after(seat, 1)
    }

    /// The right neighbour.
    pub fn right_of(&self, seat: Seat) -> Seat {
        self.seat_after(seat, self.players() - 1)
    }

    /// Whose turn it is while tricks are played; with two players each has two turns in a trick (Rules 6, 10).
    #[inline]
    pub fn turn(&self) -> Seat {
        self.seat_after(self.leader, self.plays.len())
    }

    /// How many cards a trick has.
    #[inline]
    pub fn trick_size(&self) -> usize {
        self.options.trick_size()
    }

    /// How many tricks a seat has taken in this round.
    pub fn tricks(&self, seat: Seat) -> usize {
        usize::from(self.won[seat.index()].len()) / self.trick_size()
    }

    /// The cards that have been played in this round.
    #[inline]
    pub fn played(&self) -> CardSet {
        self.won.iter().fold(self.plays.set(), |played, &won| played.union(won))
    }
}

impl Options {
    /// How many cards a trick has (Rules 6, 10).
    #[inline]
    pub fn trick_size(&self) -> usize {
        if self.players == 3 { 3 } else { 4 }
    }

    /// How many cards each seat is dealt into its closed hand (Rules 4, 10).
    pub fn dealt(&self) -> usize {
        if self.players == 4 { 9 } else { 12 }
    }

    /// How many cards each seat is dealt into its open hand (Rules 10).
    pub fn dealt_open(&self) -> usize {
        if self.players == 2 { CARDS / 2 - self.dealt() } else { 0 }
    }

    /// How many cards lie in the Imp's Trick after the exchange (Rules 4, 10).
    pub fn imp_size(&self) -> usize {
        if self.players == 3 { 3 } else { 4 }
    }
}

/// The whole truth of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub table: PublicState,
    /// The hands; with two players the closed ones. Before the exchange they hold all cards that were dealt.
    pub hands: BySeat<CardSet>,
    /// The open hands of two players (Rules 10).
    pub open: [CardSet; 2],
    /// What each seat has laid out to give away and can still change.
    pub drafts: BySeat<Draft>,
    /// What each seat has given away, or will as soon as all have chosen.
    pub commits: BySeat<Option<Commit>>,
    pub imp: CardSet,
}

impl State {
    /// The open hand of a seat, empty unless two play.
    pub fn open_hand(&self, seat: Seat) -> CardSet {
        self.open.get(seat.index()).copied().unwrap_or_default()
    }

    /// All cards that a seat can play.
    #[inline]
    pub fn held(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].union(self.open_hand(seat))
    }

    /// The seats that have chosen what they give away, as long as the others have not.
    pub fn committed(&self) -> SeatSet {
        let chosen = |seat: &Seat| self.table.phase == Phase::Exchange && self.commits[seat.index()].is_some();
        self.table.seats().filter(chosen).fold(SeatSet::default(), SeatSet::with)
    }

    /// The seats that still have to choose what they give away.
    #[inline]
    pub fn undecided(&self) -> SeatSet {
        let undecided = |seat: &Seat| self.commits[seat.index()].is_none();
        self.table.seats().filter(undecided).fold(SeatSet::default(), SeatSet::with)
    }
}
