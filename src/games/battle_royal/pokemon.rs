//! A Pokémon in play (2).
#![deny(clippy::wildcard_enum_match_arm)]

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::array_vec::ArrayVec;
use super::cards::effects::{Condition, Lasting, ListId, Op};
use super::cards::{CardId, PokemonCard, Units, pool};
use super::modifiers;
use super::options::MOST_SEATS;
use crate::engine::notation::unlike;
use crate::engine::set::members_by_number;
use crate::engine::{NotationError, Seat, Set};

/// Most Pokémon of a player in play: two Active, four Benched.
pub const MOST_POKEMON: usize = 6;
pub const ALL_POKEMON: usize = MOST_SEATS * MOST_POKEMON;

/// Points of a damage counter.
pub const COUNTER: u16 = 10;

/// A Pokémon in play: the place that its owner keeps for it as long as it stays there, `A1` to `D6`. It is the same on the
/// Bench and in an Active Spot, before and after evolving (M-1).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PokemonId(pub(super) u8);

/// Some Pokémon in play.
pub type PokemonSet = Set<PokemonId, u64>;

impl PokemonId {
    /// The place of a seat with this number, counted from 0.
    #[inline]
    pub const fn of(seat: Seat, slot: usize) -> Self {
        Self(seat.0 * MOST_POKEMON as u8 + slot as u8)
    }

    /// Whose it is.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / MOST_POKEMON as u8)
    }

    /// Its number among the places of its owner, counted from 0.
    #[inline]
    pub const fn slot(self) -> usize {
        (self.0 % MOST_POKEMON as u8) as usize
    }

    /// Index for arrays with one entry a place.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Places of all players, taken or not.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL_POKEMON as u8).map(Self)
    }
}

members_by_number! { PokemonId: below ALL_POKEMON as u8; }

/// `B3`.
impl fmt::Display for PokemonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat().letter(), self.slot() + 1)
    }
}

impl fmt::Debug for PokemonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PokemonId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|id| id.to_string() == text)
            .ok_or_else(|| unlike(text, "thing-pokemon-place", "`A1`–`A6`, `B1`–`B6`").into())
    }
}

impl Serialize for PokemonId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PokemonId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Poison: whose it is, and its damage counters at a Checkup (3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Poison {
    /// Who inflicted it.
    pub by: Seat,
    /// Damage counters at each Checkup.
    pub counters: u8,
}

/// Asleep, Paralyzed or Confused: one of these at a time (3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turned {
    pub condition: Condition,
    /// Who inflicted it.
    pub by: Seat,
    /// A turn of its owner has begun with it.
    pub waited: bool,
}

/// Special Conditions of a Pokémon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conditions {
    pub poison: Option<Poison>,
    /// Burned, by whom.
    pub burn: Option<Seat>,
    /// Asleep, Paralyzed or Confused.
    pub turned: Option<Turned>,
}

impl Conditions {
    /// Whether it has this one.
    #[inline]
    pub fn has(&self, condition: Condition) -> bool {
        match condition {
            Condition::Poisoned => self.poison.is_some(),
            Condition::Burned => self.burn.is_some(),
            Condition::Asleep | Condition::Paralyzed | Condition::Confused => {
                self.turned.is_some_and(|turned| turned.condition == condition)
            }
        }
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.poison.is_none() && self.burn.is_none() && self.turned.is_none()
    }

    /// Whether it can neither attack nor retreat (3.6).
    #[inline]
    pub fn holds_still(&self) -> bool {
        self.has(Condition::Asleep) || self.has(Condition::Paralyzed)
    }
}

/// Something that lasts on a Pokémon during a turn (3.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasts {
    /// The list of the effect.
    pub list: ListId,
    /// Its place there.
    pub op: u8,
    /// Whose turn it is about.
    pub turn_of: SeatNumber,
    /// That turn has not begun.
    pub waiting: bool,
}

/// A seat as a number, for lists that need a usual value.
pub type SeatNumber = u8;

impl Lasts {
    /// Effect that lasts, as the card has it.
    #[inline]
    pub fn effect(self) -> Option<&'static Lasting> {
        let op = pool().list(self.list).ops.get(usize::from(self.op))?;
        if let Op::Last { effect, .. } = op { Some(effect) } else { None }
    }
}

/// Which attackers have affected a Pokémon in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HitBy {
    #[default]
    Nobody,
    /// This one alone.
    One(PokemonId),
    /// Several, or one that has left play.
    Others,
}

/// Whom the placement belongs to that brought a Pokémon down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// The seat that gets the credit.
    pub seat: Seat,
    /// It was damage of an attack.
    pub by_attack: bool,
}

#[cold]
fn no_pokemon(card: CardId) -> ! {
    unreachable!("{card} is in play as a Pokémon")
}

/// A Pokémon in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Pokemon {
    /// Its cards, the Basic first; the last one is what it is.
    pub stack: ArrayVec<CardId, 3>,
    /// Attached Energy cards, in the order of cards.
    pub energy: ArrayVec<CardId, 60>,
    pub tool: Option<CardId>,
    /// Damage counters, of 10 damage each.
    pub counters: u8,
    pub conditions: Conditions,
    pub lasts: ArrayVec<Lasts, 8>,
    /// It was put into play in this turn.
    pub new: bool,
    /// It evolved in this turn.
    pub evolved: bool,
    /// Its Ability was used in this turn.
    pub ability_used: bool,
    /// A basic Energy was attached to it by the turn's own attachment.
    pub fed: bool,
    /// It used, or was affected by, a turn-end effect: it cannot attack in this turn.
    pub ended: bool,
    /// Which attackers have affected it in this turn.
    pub hit_by: HitBy,
    /// The placement that brought it down, if it is down.
    pub fatal: Option<Stamp>,
    /// What follows from its cards.
    #[serde(skip)]
    pub(super) kept: KeptOfMon,
}

/// What follows from the cards of a Pokémon and is kept to save time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KeptOfMon {
    /// The kinds that they have: most ask for none of those.
    pub(super) kinds: u32,
    /// What its basic Energy provides.
    pub(super) basics: Units,
}

impl Serialize for Pokemon {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// What is kept follows from the cards.
impl<'de> Deserialize<'de> for Pokemon {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut mon = Self::deserialize(from)?;
        if mon.stack.is_empty() || mon.stack.iter().any(|card| card.pokemon().is_none()) {
            return Err(D::Error::custom("what is in play as a Pokémon is none"));
        }
        mon.kept = mon.found();
        Ok(mon)
    }
}

impl Pokemon {
    /// A Pokémon that has just come into play.
    #[inline]
    pub fn fresh(card: CardId) -> Self {
        let mut mon = Self { stack: [card].into_iter().collect(), new: true, ..Self::default() };
        mon.kept = mon.found();
        mon
    }

    /// What is to be kept.
    #[inline]
    pub(super) fn found(&self) -> KeptOfMon {
        let cards = self.stack.last().into_iter().chain(&self.tool).chain(self.energy.iter());
        let mut kept = KeptOfMon::default();
        cards.for_each(|card| kept.kinds |= modifiers::kinds(*card));
        for energy in self.energy.iter().filter_map(|card| card.energy()).filter(|energy| energy.basic) {
            kept.basics.add(energy.provides);
        }
        kept
    }

    /// The card that it is now.
    #[inline]
    pub fn card(&self) -> CardId {
        self.stack.last().copied().unwrap_or_default()
    }

    /// What stands on that card; [`Pokemon::stack`] holds Pokémon alone.
    #[inline]
    pub fn pokemon(&self) -> &'static PokemonCard {
        match self.card().pokemon() {
            Some(pokemon) => pokemon,
            None => no_pokemon(self.card()),
        }
    }

    /// Damage, in points.
    #[inline]
    pub fn damage(&self) -> u16 {
        u16::from(self.counters) * COUNTER
    }

    /// Forgets what leaving the Active Spot or evolving ends (B-8, B-9).
    #[inline]
    pub(super) fn recover(&mut self) {
        self.conditions = Conditions::default();
        self.lasts.clear();
    }

    /// Forgets what is remembered for a turn (M-2).
    #[inline]
    pub(super) fn forget_turn(&mut self) {
        self.new = false;
        self.evolved = false;
        self.ability_used = false;
        self.fed = false;
        self.ended = false;
        self.hit_by = HitBy::Nobody;
    }
}
