//! What lies on the table, and the whole truth of a match (2).

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::array_vec::ArrayVec;
use super::cards::passives::Half;
use super::cards::{CardId, ListId};
use super::game::BattleRoyal;
use super::in_play::InPlay;
use super::options::{MOST_SEATS, Switches};
use super::pokemon::{Pokemon, PokemonId, PokemonSet, SeatNumber};
use super::tasks::{AttackRef, Phase, Task, Trigger};
use crate::engine::notation::{Notation as _, restore};
use crate::engine::{Seat, SeatSet};

/// Cards in a deck (B-1).
pub use super::cards::format::DECK;
/// Prizes of each player.
pub const PRIZES: usize = 6;
/// Cards of the first hand.
pub const FIRST_HAND: usize = 7;
/// Benched Pokémon that a player can have.
pub const BENCH: u8 = 4;

/// One value a seat.
pub type BySeat<T> = [T; MOST_SEATS];

/// A card in a hand or a deck, and who knows that it is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(CardId, u8)", into = "(CardId, u8)")]
pub struct Hidden {
    pub card: CardId,
    /// The seats that know it, as bits; of a hand its owner is not among them.
    pub known: u8,
}

impl From<(CardId, u8)> for Hidden {
    fn from((card, known): (CardId, u8)) -> Self {
        Self { card, known }
    }
}

impl From<Hidden> for (CardId, u8) {
    fn from(hidden: Hidden) -> Self {
        (hidden.card, hidden.known)
    }
}

impl Hidden {
    /// A card that these seats know.
    pub fn new(card: CardId, known: SeatSet) -> Self {
        Self { card, known: known.bits() }
    }

    /// Who knows it.
    pub fn known(self) -> SeatSet {
        SeatSet::from_bits(self.known)
    }
}

/// As chance calls it.
impl fmt::Display for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card.fmt(f)
    }
}

/// A Knock Out of a turn, for what is said of somebody's last turn (9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Fallen {
    pub seat: SeatNumber,
    pub card: CardId,
    pub by_attack: bool,
}

/// What is remembered of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Record {
    /// Attacks that were used (3.4), as they were declared.
    pub attacks: ArrayVec<AttackRef, 4>,
    pub fallen: ArrayVec<Fallen, 24>,
}

/// Why an Active Spot is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Vacancy {
    /// It has been so since before the turn.
    #[default]
    Old,
    /// Its Pokémon was Knocked Out in this turn.
    KnockedOut,
    /// Its Pokémon has left it otherwise in this turn.
    Left,
}

/// A ban on playing Items (Disconnect).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ItemLock {
    #[default]
    None,
    /// In the next own turn.
    NextTurn,
    ThisTurn,
}

/// What lies open of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// How many own turns have begun.
    pub turns: u16,
    /// Why an empty Active Spot is empty.
    pub vacancy: [Vacancy; 2],
    /// His discard pile, the last card on top.
    pub discard: ArrayVec<CardId, DECK>,
    /// A ban on playing Items.
    pub items: ItemLock,
    /// What is remembered of his last turn; nothing of one that is running.
    pub last: Record,
}

/// A Stadium in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stadium {
    pub card: CardId,
    pub owner: SeatNumber,
    /// The half that faces its owner, if it has two sides.
    pub half: Option<Half>,
    /// The opponent whom the other half faces.
    pub facing: Option<SeatNumber>,
    /// The current player has used it in this turn.
    pub used: bool,
}

/// A lasting effect that is bound to an opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Binding {
    /// The Pokémon that it works on.
    pub mon: PokemonId,
    /// The card: that Pokémon, or one that is attached to it.
    pub card: CardId,
    pub to: SeatNumber,
    /// His Active Pokémon that it covers, if it covers only one (D-24).
    pub active: Option<PokemonId>,
}

/// An action slot and whoever has used it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// The Pokémon that used it; none for a card that is no Pokémon (D-12), and for a Pokémon that has left play.
    pub mon: Option<PokemonId>,
    /// The Active Spot of an attack.
    pub spot: Option<u8>,
    /// Attacks behind the first one.
    #[serde(default, skip_serializing_if = "is_none")]
    pub more: u8,
}

fn is_none(more: &u8) -> bool {
    *more == 0
}

/// The running turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    pub seat: SeatNumber,
    /// Its number; the first turn of the match is 1.
    pub number: u16,
    pub supporter: bool,
    pub stadium: bool,
    /// Spots from which the player has retreated, as bits.
    pub retreats: u8,
    /// A Special Energy was attached.
    pub special: bool,
    /// Basic Energy cards that were attached.
    pub basics: u8,
    pub slots: ArrayVec<Slot, 6>,
    /// Boosts of this turn: the list and place of each effect.
    pub boosts: ArrayVec<(ListId, u8), 8>,
    /// What will be remembered of it.
    pub record: Record,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndReason {
    /// All Prizes were taken.
    Prizes,
    /// Nobody else is left.
    LastPlayer,
    /// The last turn is over: the fewest Prizes are left.
    Turns,
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// Who has won; several share the win.
    pub winners: SeatSet,
    pub how: EndReason,
}

/// Everything that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PublicState {
    pub seats: u8,
    pub rules: Switches,
    /// The last turn that is played.
    pub last_turn: u16,
    /// The cards of every deck, in order: deck lists are open (D-30).
    pub lists: BySeat<ArrayVec<CardId, DECK>>,
    pub(super) in_play: InPlay,
    pub players: BySeat<Player>,
    /// Who has left the game (4.8).
    pub out: SeatSet,
    /// Prizes left to each of them.
    pub prizes: BySeat<u8>,
    /// Who has placed his first Pokémon, until they are revealed.
    pub ready: SeatSet,
    /// Stadiums in play, the older one first.
    pub stadiums: ArrayVec<Stadium, 2>,
    /// Effects that are bound to an opponent.
    pub bindings: ArrayVec<Binding, 64>,
    pub turn: Turn,
    pub phase: Phase,
    pub tasks: ArrayVec<Task, 16>,
    /// What has been set off and waits until the effect at hand is done.
    pub queue: ArrayVec<Trigger, 16>,
    pub ending: Option<Ending>,
}

/// The cards of a player that others do not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// His deck; the last card is drawn first.
    pub deck: ArrayVec<Hidden, DECK>,
    pub hand: ArrayVec<Hidden, DECK>,
    /// His Prizes; the last one is taken first.
    pub prizes: ArrayVec<CardId, PRIZES>,
    /// He has seen his deck, and so knows which cards his Prizes are.
    pub searched: bool,
    /// Basics that he has placed in Active Spots, until they are revealed.
    pub actives: ArrayVec<CardId, 2>,
    /// Basics that he has placed on his Bench, until they are revealed.
    pub bench: ArrayVec<CardId, 4>,
}

/// The whole truth of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub table: PublicState,
    pub secrets: BySeat<Secret>,
}

#[inline]
fn beginning_with(first: Seat, seats: SeatSet) -> impl Iterator<Item = Seat> {
    let before = seats.intersection(SeatSet::from_bits((1 << first.0) - 1));
    seats.without(before).iter().chain(before.iter())
}

impl PublicState {
    /// All seats, those that are out included.
    #[inline]
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats that are in the game.
    #[inline]
    pub fn living(&self) -> SeatSet {
        SeatSet::from_bits((1 << self.seats) - 1).without(self.out)
    }

    /// Whether a player has left the game (4.8).
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(seat)
    }

    /// The opponents of a seat that are in the game.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.living().without(SeatSet::one(seat))
    }

    /// The seats in the game, beginning with this one.
    #[inline]
    pub fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        beginning_with(first, self.living())
    }

    /// Some seats in the order in which they are asked (R-26, 3.7).
    #[inline]
    pub(super) fn in_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        beginning_with(self.foremost(), seats)
    }

    /// The next seat in the game behind this one.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        self.from(Seat((seat.0 + 1) % self.seats)).next().unwrap_or(seat)
    }

    /// Whose turn it is.
    #[inline]
    pub fn current(&self) -> Seat {
        Seat(self.turn.seat)
    }

    /// Who comes first when several are asked: the current player, in a Checkup the next one (R-26, 3.7).
    #[inline]
    pub fn foremost(&self) -> Seat {
        match self.phase {
            Phase::Checkup(checkup) => checkup.next,
            _ => self.current(),
        }
    }

    /// What lies open of a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_SEATS]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_SEATS]
    }

    /// The Pokémon in a place, if there is one.
    #[inline]
    pub fn mon(&self, id: PokemonId) -> Option<&Pokemon> {
        self.in_play.get(id)
    }

    #[inline]
    pub(super) fn mon_mut(&mut self, id: PokemonId) -> Option<&mut Pokemon> {
        self.in_play.get_mut(id)
    }

    /// The Pokémon of a player.
    #[inline]
    pub fn mons(&self, seat: Seat) -> PokemonSet {
        self.in_play.of(seat)
    }

    /// All Pokémon in play.
    #[inline]
    pub fn all_mons(&self) -> PokemonSet {
        self.in_play.all()
    }

    /// The Pokémon in play that fit.
    #[inline]
    pub(super) fn mons_that(&self, fits: impl Fn(&Pokemon) -> bool) -> PokemonSet {
        self.each_mon().filter(|(_, mon)| fits(mon)).map(|(id, _)| id).collect()
    }

    /// All Pokémon in play, with their places.
    #[inline]
    pub fn each_mon(&self) -> impl Iterator<Item = (PokemonId, &Pokemon)> {
        self.each_of(self.all_mons())
    }

    /// Some Pokémon in play, with their places.
    #[inline]
    pub fn each_of(&self, mons: PokemonSet) -> impl Iterator<Item = (PokemonId, &Pokemon)> {
        mons.iter().filter_map(|id| Some((id, self.mon(id)?)))
    }

    /// The players on any of whose Pokémon something of these kinds works by itself.
    #[inline]
    pub(super) fn seats_with(&self, kinds: u32) -> SeatSet {
        (0..).map(Seat).zip(self.in_play.kinds()).filter(|(_, own)| *own & kinds != 0).map(|(seat, _)| seat).collect()
    }

    /// The Pokémon of a player on which something of these kinds works by itself.
    #[inline]
    pub(super) fn each_mon_with(&self, seat: Seat, kinds: u32) -> impl Iterator<Item = (PokemonId, &Pokemon)> {
        self.each_of(self.mons(seat)).filter(move |(_, mon)| mon.kept.kinds & kinds != 0)
    }

    /// Who is in the two Active Spots of a player.
    #[inline]
    pub fn spots(&self, seat: Seat) -> [Option<PokemonId>; 2] {
        self.in_play.spots(seat)
    }

    /// The Active Pokémon of a player.
    #[inline]
    pub fn actives(&self, seat: Seat) -> PokemonSet {
        self.in_play.active_of(seat)
    }

    /// The Benched Pokémon of a player.
    #[inline]
    pub fn bench(&self, seat: Seat) -> PokemonSet {
        self.mons(seat).without(self.actives(seat))
    }

    /// The Active Spot of a Pokémon: 0 or 1.
    #[inline]
    pub fn spot(&self, id: PokemonId) -> Option<usize> {
        self.spots(id.seat()).iter().position(|spot| *spot == Some(id))
    }

    /// Whether a Pokémon is Active.
    #[inline]
    pub fn is_active(&self, id: PokemonId) -> bool {
        self.in_play.active().contains(id)
    }

    /// Empty Active Spots of a player.
    #[inline]
    pub fn empty_spots(&self, seat: Seat) -> impl Iterator<Item = usize> + use<> {
        let spots = self.spots(seat);
        (0..2).filter(move |&spot| spots[spot].is_none())
    }

    /// The seat that acts last in the first round.
    #[inline]
    pub fn last_seat(&self) -> Seat {
        Seat(self.seats - 1)
    }

    /// Whether the current player is in his first turn.
    #[inline]
    pub fn is_first_turn(&self) -> bool {
        self.player(self.current()).turns <= 1
    }

    /// Whether it is the first turn of a player who does not go last: there are no attacks in it (4.2).
    #[inline]
    pub fn bars_attacks(&self) -> bool {
        self.is_first_turn() && self.current() != self.last_seat()
    }

    /// What is to be done first.
    #[inline]
    pub fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// Interrupts what is being done.
    #[inline]
    pub(super) fn push(&mut self, task: Task) {
        let pushed = self.tasks.push(task);
        debug_assert!(pushed, "tasks are too many: {:?}", self.tasks);
    }

    /// Changes what is being done.
    #[inline]
    pub(super) fn replace(&mut self, task: Task) {
        if let Some(last) = self.tasks.last_mut() {
            *last = task;
        }
    }
}

impl State {
    /// What only this player sees.
    #[inline]
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index() % MOST_SEATS]
    }

    /// Whether a player has a card in hand.
    #[inline]
    pub fn has_in_hand(&self, seat: Seat, card: CardId) -> bool {
        self.secret(seat).hand.iter().any(|hidden| hidden.card == card)
    }

    #[inline]
    pub(super) fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index() % MOST_SEATS]
    }
}

/// A state is saved as its notation, so there is one form of it.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BattleRoyal::position_text(self))
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        restore::<BattleRoyal>(&text).map_err(D::Error::custom)
    }
}
