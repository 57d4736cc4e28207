//! What lies where: flags, sides, hands and decks (Rules 1, 2, 12).

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::Mode;
use super::cards::{Card, CardSet, DeckKind, Pile, TACTICS, TROOPS, TroopSet};
use crate::engine::set::members_by_number;
use crate::engine::{Seat, Set};

pub const FLAGS: usize = 9;
/// Cards in a hand at the end of a turn (Rules 4).
pub const HAND: u8 = 7;

/// One of the nine flags, 1 to 9 from the left of player A (Rules 0.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct FlagId(u8);

impl FlagId {
    /// The leftmost flag.
    pub const FIRST: Self = Self(0);

    /// The flag with this number, 1 to 9.
    pub fn new(number: u8) -> Option<Self> {
        (1..=9).contains(&number).then(|| Self(number - 1))
    }

    /// All nine from left to right.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..FLAGS as u8).map(Self)
    }

    /// The number as players count, 1 to 9.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Index for arrays with one entry a flag.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for FlagId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no flag {number}"))
    }
}

impl From<FlagId> for u8 {
    fn from(flag: FlagId) -> Self {
        flag.number()
    }
}

impl fmt::Display for FlagId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for FlagId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

members_by_number! { FlagId: below FLAGS as u8; }

/// A set of flags.
pub type FlagSet = Set<FlagId, u16>;

impl FlagSet {
    pub const ALL: Self = Self::from_bits((1 << FLAGS) - 1);

    /// Whether three flags with consecutive numbers are in the set; 9 and 1 are not neighbours (Rules 3).
    pub fn has_three_adjacent(self) -> bool {
        self.bits() & self.bits() >> 1 & self.bits() >> 2 != 0
    }

    /// The flags that stand in a row of three or more.
    #[must_use]
    pub fn adjacent(self) -> Self {
        let first = self.bits() & self.bits() >> 1 & self.bits() >> 2;
        Self::from_bits(first | first << 1 | first << 2)
    }

    /// The flags from left to right, laid out in `room`: quicker than [`Set::iter`] to go through again and again.
    #[inline]
    pub(super) fn list(self, room: &mut [FlagId; FLAGS]) -> &[FlagId] {
        let mut count = 0;
        for flag in self.iter() {
            room[count] = flag;
            count += 1;
        }
        &room[..count]
    }
}

/// One player's cards at one flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Side {
    pub(super) pile: Pile<4>,
    pub(super) stamp: u16,
}

impl Side {
    /// The cards in the order in which they were laid.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.pile
    }

    /// The ply in which the side became full (Rules 6.1).
    pub fn stamp(&self) -> Option<u16> {
        (self.stamp > 0).then_some(self.stamp)
    }
}

/// One flag: both sides and what lies at the flag itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flag {
    pub sides: [Side; 2],
    /// Only sums count here (Rules 7.3).
    pub fog: bool,
    /// Four cards make a formation here (Rules 7.3).
    pub mud: bool,
}

impl Flag {
    /// Cards of a full side: three, with Mud four.
    #[inline]
    pub fn size(&self) -> u8 {
        3 + u8::from(self.mud)
    }

    /// The cards of one player.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[usize::from(seat.0 & 1)]
    }

    #[inline]
    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[usize::from(seat.0 & 1)]
    }

    /// Whether one player's side has all its cards.
    #[inline]
    pub fn is_full(&self, seat: Seat) -> bool {
        self.side(seat).pile.len() >= usize::from(self.size())
    }
}

/// Where the turn stands (Rules 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The player on turn may claim what he can prove.
    Claim,
    /// The player on turn plays a card, or passes.
    Play,
    /// A Scout draws one card after another (Rules 7.4).
    ScoutDraw {
        left: u8,
        /// Cards that this Scout draws in all.
        of: u8,
    },
    ScoutReturn {
        left: u8,
    },
    /// The player on turn draws a card.
    Draw,
    Over(Ending),
}

/// How the match ended (Rules 3, 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    pub winner: Option<Seat>,
    pub how: EndReason,
    /// Whether it came to the settlement of Rules 9, which also opens the hands.
    pub settled: bool,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum EndReason {
    /// Three adjacent flags (Rules 3).
    Breakthrough,
    /// Five flags (Rules 3).
    Envelopment,
    /// More flags than the opponent at the settlement (Rules 9).
    MoreFlags,
    /// As many flags as the opponent at the settlement (Rules 9).
    Draw,
}

/// What has happened in this turn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThisTurn {
    pub passed: bool,
    pub claimed: bool,
    /// The player scouted, which replaces the draw.
    pub scouted: bool,
}

/// What the player who scouted knows, as far as everybody can tell (Rules 7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scouted {
    pub by: Seat,
    /// How many of the cards that he put back still lie on top of each deck.
    pub top: [u8; 2],
}

/// Fillings by which an opponent would have beaten a claim, one a flag: as long as all its cards are unseen and the flag
/// is as it was, the claim still cannot be proven. A memory to save time that changes nothing, hence equal to any other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Witnesses(pub [TroopSet; FLAGS]);

impl PartialEq for Witnesses {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Witnesses {}

impl Hash for Witnesses {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// All that lies open on the table: everybody knows this, and every proof follows from it alone (Rules 2, 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub mode: Mode,
    pub turn: Seat,
    pub phase: Phase,
    /// Number of the turn, from 1 (Rules 6.1).
    pub ply: u16,
    pub this_turn: ThisTurn,
    /// Turns in a row with a pass and no claim (Rules 9).
    pub pass_streak: u8,
    /// The flags from left to right.
    pub flags: [Flag; FLAGS],
    /// The flags that each player has claimed.
    pub owned: [FlagSet; 2],
    /// What the player on turn can prove; empty outside the claim step.
    pub claimable: FlagSet,
    pub discards: [CardSet; 2],
    /// How many tactics cards each player has played (Rules 7.1).
    pub played: [u8; 2],
    /// Whether each player has played a Leader (Rules 7.2).
    pub leader_played: [bool; 2],
    /// What is known of cards put back by a Scout; `None` once no such card is left on a deck.
    pub scouted: Option<Scouted>,
    /// Troops that lie face up somewhere.
    #[serde(deserialize_with = "troops")]
    pub(super) visible: TroopSet,
    #[serde(skip)]
    pub(super) witnesses: Witnesses,
}

/// Reads a set of troops, none of which may be a tactics card.
fn troops<'de, D: Deserializer<'de>>(from: D) -> Result<TroopSet, D::Error> {
    let cards = TroopSet::deserialize(from)?;
    if TroopSet::ALL.covers(cards) { Ok(cards) } else { Err(D::Error::custom("there are tactics among troops")) }
}

impl PublicState {
    pub(super) fn new(mode: Mode, turn: Seat) -> Self {
        Self {
            mode,
            turn,
            phase: Phase::Play,
            ply: 1,
            this_turn: ThisTurn::default(),
            pass_streak: 0,
            flags: [Flag::default(); FLAGS],
            owned: [FlagSet::default(); 2],
            claimable: FlagSet::default(),
            discards: [CardSet::NONE; 2],
            played: [0; 2],
            leader_played: [false; 2],
            scouted: None,
            visible: TroopSet::NONE,
            witnesses: Witnesses::default(),
        }
    }

    /// The flag itself.
    #[inline]
    pub fn flag(&self, flag: FlagId) -> &Flag {
        &self.flags[flag.index()]
    }

    /// One player's cards at a flag.
    #[inline]
    pub fn side(&self, flag: FlagId, seat: Seat) -> &Side {
        self.flag(flag).side(seat)
    }

    /// Who has claimed the flag.
    pub fn owner(&self, flag: FlagId) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.owned[seat.index()].contains(flag))
    }

    /// The flags that nobody has claimed.
    #[inline]
    pub fn unclaimed(&self) -> FlagSet {
        FlagSet::ALL.without(self.owned[0].union(self.owned[1]))
    }

    /// The unclaimed flags where a player has a free slot (Rules 5).
    #[inline]
    pub fn free_flags(&self, seat: Seat) -> FlagSet {
        let mut free = self.unclaimed();
        for flag in FlagId::all() {
            if self.flag(flag).is_full(seat) {
                free.remove(flag);
            }
        }
        free
    }

    /// The troops that do not lie face up anywhere: both hands and the deck together (Rules 0.2, 8.2).
    #[inline]
    pub fn unseen(&self) -> TroopSet {
        TroopSet::ALL.without(self.visible)
    }

    /// Whether the tactics lock keeps a player from playing tactics (Rules 7.1).
    #[inline]
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.played[usize::from(seat.0 & 1)] > self.played[usize::from(other(seat).0)]
    }

    pub(super) fn flag_mut(&mut self, flag: FlagId) -> &mut Flag {
        self.witnesses.0[flag.index()] = TroopSet::NONE;
        &mut self.flags[flag.index()]
    }

    /// All cards that lie face up.
    pub fn face_up(&self) -> CardSet {
        let mut cards = self.discards[0].union(self.discards[1]);
        for flag in &self.flags {
            cards = flag.sides.iter().flat_map(|side| side.cards().iter().copied()).fold(cards, CardSet::with);
            if flag.fog {
                cards.insert(Card::FOG);
            }
            if flag.mud {
                cards.insert(Card::MUD);
            }
        }
        cards
    }
}

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Opponent of a seat.
#[inline]
pub fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// Both decks, the top card last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decks {
    pub(super) troops: Pile<{ TROOPS as usize }>,
    pub(super) tactics: Pile<{ TACTICS as usize }>,
}

impl Decks {
    /// How many cards a deck has.
    #[inline]
    pub fn len(&self, deck: DeckKind) -> u8 {
        match deck {
            DeckKind::Troops => self.troops.len() as u8,
            DeckKind::Tactics => self.tactics.len() as u8,
        }
    }

    /// Whether both decks are empty.
    pub fn is_empty(&self) -> bool {
        self.troops.is_empty() && self.tactics.is_empty()
    }

    /// The cards of a deck, the top card last.
    pub fn cards(&self, deck: DeckKind) -> &[Card] {
        match deck {
            DeckKind::Troops => &self.troops,
            DeckKind::Tactics => &self.tactics,
        }
    }

    #[inline]
    pub(super) fn pop(&mut self, deck: DeckKind) -> Option<Card> {
        match deck {
            DeckKind::Troops => self.troops.pop(),
            DeckKind::Tactics => self.tactics.pop(),
        }
    }

    /// Lays a card on its own deck; each deck has room for all its cards.
    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        let _had_room = match card.deck() {
            DeckKind::Troops => self.troops.push(card),
            DeckKind::Tactics => self.tactics.push(card),
        };
    }
}

/// The whole truth. Saved as its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct State {
    pub table: PublicState,
    pub hands: [CardSet; 2],
    pub decks: Decks,
    /// Cards in the opponent's hand of which the player who scouted knows: he put them back, the opponent drew them.
    pub held: CardSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_stand_in_a_row_of_three_are_found() {
        let set = |numbers: &[u8]| {
            let mut set = FlagSet::default();
            numbers.iter().filter_map(|&number| FlagId::new(number)).for_each(|flag| set.insert(flag));
            set
        };
        assert_eq!(set(&[1, 3, 4, 5, 9]).adjacent(), set(&[3, 4, 5]));
        assert_eq!(set(&[6, 7, 8, 9]).adjacent(), set(&[6, 7, 8, 9]));
        assert_eq!(set(&[1, 2, 4, 5, 8, 9]).adjacent(), set(&[]));
    }
}
