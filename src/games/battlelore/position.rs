//! What lies on the table, and the whole truth of a match (2, 4.1).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::command_cards::{CardSet, CommandCard, Pile, Text};
use super::dice::Roll;
use super::elemental;
use super::game::BattleLore;
use super::hexes::{HEXES, Hex, HexSet};
use super::lore::deck::LoreCards;
use super::lore::{InBattle, Lieu, Lore};
use super::scenario::Levels;
use super::sections::Side;
use super::steps::{PendingStep, Steps};
use super::terrain::Field;
pub use super::troop::{MOST_UNITS, Mark, Marks, Unit, UnitId, UnitSet};
use super::units::UnitKind;
use crate::engine::ShortList;
use crate::engine::notation::{Notation as _, restore};

/// As many objectives as a match can have.
pub const MOST_OBJECTIVES: usize = 4;

/// One value a side.
pub type BySide<T> = [T; 2];

/// A battle that is being resolved (4, B1 to B12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    pub attacker: UnitId,
    pub target: UnitId,
    /// Where the attacker stood when it attacked.
    pub from: Hex,
    /// Where the target stood when it was attacked.
    pub at: Hex,
    /// Whether it is an attack on an adjacent hex (7.1).
    pub melee: bool,
    /// Whether it is the bonus attack (11.4): no pursuit, no third attack.
    pub bonus: bool,
    /// Whether the roll at hand is the battle back (11.1).
    pub back: bool,
    /// The dice of the roll at hand.
    pub roll: Roll,
    /// Flags of the roll at hand.
    pub flags: u8,
    /// Hits of the roll at hand.
    pub hits: u8,
    /// Bold of whoever was rolled against, read at B7.
    pub bold: u8,
    /// What Lore cards do to it.
    pub lore: InBattle,
}

impl Battle {
    /// Who rolled, or is about to.
    #[inline]
    pub fn roller(&self) -> UnitId {
        if self.back { self.target } else { self.attacker }
    }

    /// Who is rolled against.
    #[inline]
    pub fn victim(&self) -> UnitId {
        if self.back { self.attacker } else { self.target }
    }
}

/// A retreat that is under way (10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flight {
    pub unit: UnitId,
    pub left: u8,
    pub walked: u8,
    /// Most figures that hexes cost which cannot be walked.
    pub most: u8,
}

/// A unit in the middle of something that dice decide: it has rolled to move, or has called a Creature (16.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acting {
    pub unit: UnitId,
    pub hexes: u8,
}

/// The running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Its number; the first turn of the match is 1.
    pub number: u16,
    pub side: Side,
    /// The Command card that lies open.
    pub card: Option<CommandCard>,
    /// The card as which it is used: for a Counter Attack its copy, `None` if there is nothing to copy (3.2).
    pub used: Option<CommandCard>,
    /// Command: cards in the hand when it was played, this one included (3.1).
    pub command: u8,
    /// The card orders one unit of choice, since there is none of the kind it asks for (3.2).
    pub fallback: bool,
    /// BattleLore: dice that order green, blue, red units, and units of choice (3.2).
    pub dice: [u8; 4],
    /// Orders of a Lore card that was played in lieu of a Command card (13.4).
    pub lieu: Option<Lieu>,
}

impl Turn {
    /// A turn in which no card has been played yet.
    pub const fn new(number: u16, side: Side) -> Self {
        Self { number, side, card: None, used: None, command: 0, fallback: false, dice: [0; 4], lieu: None }
    }

    /// What the card does besides ordering units; nothing if it is used for its fallback (3.2).
    #[inline]
    pub fn text(&self) -> Option<Text> {
        self.used.filter(|_| !self.fallback).map(CommandCard::text)
    }

    /// Whether the card lets each unit shoot twice (3.2).
    #[inline]
    pub fn shoots_twice(&self) -> bool {
        self.text() == Some(Text::DarkenTheSky)
    }
}

/// Something else to be won than units (S4): the side has a unit there at the start of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Objective {
    /// Who can win it.
    pub side: Side,
    pub hex: Hex,
    pub banners: u8,
    /// Whether it has been won, which happens once.
    pub won: bool,
}

/// How a match ended (12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum EndReason {
    Banners,
    /// The other side has no unit left.
    NoUnits,
    /// The last turn is over: fewer banners are missing.
    Turns,
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    pub how: EndReason,
}

/// Everything that lies open (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct PublicState {
    pub field: Field,
    /// All units, eliminated ones included; those beyond the count are copies of no meaning.
    #[serde(serialize_with = "write_units", deserialize_with = "read_units")]
    units: [Unit; MOST_UNITS],
    count: u8,
    /// Which unit stands where; [`NOBODY`] if none.
    #[serde(skip, default = "empty")]
    at: [u8; HEXES],
    /// Where the units of each side stand.
    #[serde(skip)]
    pub held: BySide<HexSet>,
    /// Victory Banners that each side has.
    pub banners: BySide<u8>,
    /// Victory Banners that each side needs to win.
    pub goals: BySide<u8>,
    /// What else is to be won.
    pub objectives: [Option<Objective>; MOST_OBJECTIVES],
    /// The last turn that is played (12).
    pub last_turn: u16,
    pub turn: Turn,
    /// The card as which each side used its last one, for a Counter Attack (3.2).
    pub last_used: BySide<Option<CommandCard>>,
    /// Command cards that were put away, face up.
    pub discards: CardSet,
    pub steps: Steps,
    /// The battle that is being resolved.
    pub battle: Option<Battle>,
    /// The retreat that is under way (10.3).
    pub flight: Option<Flight>,
    /// The unit that is in the middle of something (16.7).
    pub acting: Option<Acting>,
    /// Units that a Creature's power drives away, one after the other (16.7).
    pub shaken: UnitSet,
    /// Lore tokens, War Councils, and what Lore cards do (13).
    pub lore: Lore,
    pub ending: Option<Ending>,
}

/// Stands for no unit in [`PublicState::at`].
const NOBODY: u8 = u8::MAX;

/// A field on which nobody stands.
const fn empty() -> [u8; HEXES] {
    [NOBODY; HEXES]
}

/// What is behind the last unit.
fn no_unit() -> Unit {
    Unit { figures: 0, ..Unit::new(UnitKind::default(), Side::South, FIRST) }
}

/// Writes the units up to the last one that is any.
fn write_units<S: Serializer>(units: &[Unit; MOST_UNITS], to: S) -> Result<S::Ok, S::Error> {
    let none = no_unit();
    let count = units.iter().rposition(|unit| *unit != none).map_or(0, |last| last + 1);
    units[..count].serialize(to)
}

fn read_units<'de, D: Deserializer<'de>>(from: D) -> Result<[Unit; MOST_UNITS], D::Error> {
    let ShortList::<Unit, MOST_UNITS>(list) = Deserialize::deserialize(from)?;
    let mut units = [no_unit(); MOST_UNITS];
    units[..list.len()].copy_from_slice(&list);
    Ok(units)
}

impl Serialize for PublicState {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// Where units stand follows from the units.
impl<'de> Deserialize<'de> for PublicState {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut table = Self::deserialize(from)?;
        if usize::from(table.count) > MOST_UNITS {
            return Err(D::Error::custom("there are too many units"));
        }
        for id in (0..table.count).map(UnitId) {
            let unit = *table.unit(id);
            if unit.is_alive() {
                if table.at(unit.hex).is_some() {
                    return Err(D::Error::custom(format!("two units stand on {}", unit.hex)));
                }
                table.put(id, unit.hex);
            }
        }
        Ok(table)
    }
}

impl PublicState {
    /// An empty field on which a match begins.
    pub fn new(field: Field, first: Side, goals: BySide<u8>, last_turn: u16) -> Self {
        Self {
            field,
            units: [no_unit(); MOST_UNITS],
            count: 0,
            at: empty(),
            held: [HexSet::NONE; 2],
            banners: [0; 2],
            goals,
            objectives: [None; MOST_OBJECTIVES],
            last_turn,
            turn: Turn::new(1, first),
            last_used: [None; 2],
            discards: CardSet::default(),
            steps: Steps::one(PendingStep::Start),
            battle: None,
            flight: None,
            acting: None,
            shaken: UnitSet::NONE,
            lore: Lore::default(),
            ending: None,
        }
    }

    /// All units, eliminated ones included.
    #[inline]
    pub fn units(&self) -> &[Unit] {
        &self.units[..usize::from(self.count)]
    }

    /// Unit with this number, alive or eliminated.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    #[inline]
    pub(super) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.index()]
    }

    /// Who stands on a hex.
    #[inline]
    pub fn at(&self, hex: Hex) -> Option<UnitId> {
        let id = self.at[hex.index()];
        (id != NOBODY).then_some(UnitId(id))
    }

    /// The unit on a hex.
    #[inline]
    pub fn unit_at(&self, hex: Hex) -> Option<&Unit> {
        self.at(hex).map(|id| self.unit(id))
    }

    /// Hexes with units of either side.
    #[inline]
    pub fn occupied(&self) -> HexSet {
        self.held[0].union(self.held[1])
    }

    /// The living units of a side, in the order of their hexes.
    #[inline]
    pub fn army(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.held[side.index()].iter().map(|hex| {
            let id = UnitId(self.at[hex.index()]);
            (id, self.unit(id))
        })
    }

    /// Adds a unit, eliminated already if it has no figures. False if there are too many or the hex is not free.
    pub(super) fn add(&mut self, unit: Unit) -> bool {
        let free = !unit.is_alive() || self.at(unit.hex).is_none();
        let Some(place) = self.units.get_mut(usize::from(self.count)).filter(|_| free) else { return false };
        *place = unit;
        self.count += 1;
        if unit.is_alive() {
            self.put(UnitId(self.count - 1), unit.hex);
        }
        true
    }

    /// Puts a unit that stands nowhere onto a free hex.
    fn put(&mut self, id: UnitId, hex: Hex) {
        let unit = &mut self.units[id.index()];
        unit.hex = hex;
        self.at[hex.index()] = id.0;
        self.held[unit.side.index()].insert(hex);
    }

    /// An eliminated unit returns to a free hex.
    pub(super) fn bring_back(&mut self, id: UnitId, hex: Hex, figures: u8) {
        self.unit_mut(id).figures = figures;
        self.put(id, hex);
    }

    /// Takes a unit off the field.
    pub(super) fn take(&mut self, id: UnitId) {
        let Unit { hex, side, .. } = *self.unit(id);
        self.at[hex.index()] = NOBODY;
        self.held[side.index()].remove(hex);
    }

    /// Moves a unit to a free hex.
    #[inline]
    pub(super) fn shift(&mut self, id: UnitId, to: Hex) {
        self.take(id);
        self.put(id, to);
    }

    /// The end of a turn: nobody has done anything, and what Lore does for a turn is over (13.4).
    #[inline]
    pub(super) fn forget_turn(&mut self) {
        for unit in &mut self.units[..usize::from(self.count)] {
            unit.marks = Marks::NONE;
            unit.spells = unit.spells.after_turn();
        }
        self.lore.end_turn();
    }

    /// The start of a side's turn: what lasts until then is over (13.4).
    #[inline]
    pub(super) fn forget_since_last_turn(&mut self, side: Side) {
        for unit in &mut self.units[..usize::from(self.count)] {
            if unit.side == side {
                unit.spells.courage = 0;
            } else {
                unit.spells.curse = 0;
            }
        }
        self.lore.smoke[side.index()] = 0;
    }

    /// What the match waits for, or what happens next.
    #[inline]
    pub fn step(&self) -> PendingStep {
        self.steps.top()
    }

    /// Who has to decide, if anybody.
    #[inline]
    pub fn decider(&self) -> Option<Side> {
        if self.ending.is_some() {
            return None;
        }
        let owner = |id: fn(&Battle) -> UnitId| self.battle.as_ref().map(|battle| self.unit(id(battle)).side);
        match self.step() {
            PendingStep::Command
            | PendingStep::Along
            | PendingStep::Orders
            | PendingStep::Ordered
            | PendingStep::Moves
            | PendingStep::Combat
            | PendingStep::End
            | PendingStep::Keep
            | PendingStep::Lore
            | PendingStep::Limit
            | PendingStep::Roll
            | PendingStep::OwnDice
            | PendingStep::March
            | PendingStep::Summon
            | PendingStep::Power
            | PendingStep::Gain
            | PendingStep::Follow
            | PendingStep::Pursue
            | PendingStep::Bonus
            | PendingStep::Again => Some(self.turn.side),
            PendingStep::ReactCommand | PendingStep::Defend | PendingStep::TheirDice => Some(self.turn.side.other()),
            PendingStep::Choose | PendingStep::Place => Some(self.lore.setting),
            PendingStep::Keeps => owner(Battle::roller),
            PendingStep::Ignore => owner(Battle::victim),
            PendingStep::Retreat | PendingStep::Trample => self.flight.map(|flight| self.unit(flight.unit).side),
            PendingStep::Back | PendingStep::Reprisal => owner(|battle| battle.target),
            PendingStep::Quake => elemental::tottering(self).lowest().map(|id| self.unit(id).side),
            PendingStep::Loss => Some(self.lore.mourner),
            PendingStep::ReactLore => self.lore.cast().map(|cast| cast.side.other()),
            PendingStep::Targets
            | PendingStep::Resolve
            | PendingStep::Chain
            | PendingStep::Spy
            | PendingStep::Swap
            | PendingStep::PutAway
            | PendingStep::Reroll => self.lore.cast().map(|cast| cast.side),
            // Both sides decide at the same time.
            PendingStep::Muster
            | PendingStep::Start
            | PendingStep::Opened
            | PendingStep::Landmarks
            | PendingStep::Draw
            | PendingStep::TurnEnds
            | PendingStep::Dice
            | PendingStep::Tokens
            | PendingStep::Hits
            | PendingStep::Aftermath
            | PendingStep::Effect => None,
        }
    }
}

/// The north-western corner.
const FIRST: Hex = match Hex::of_index(0) {
    Some(hex) => hex,
    None => panic!("the field has hexes"),
};

/// The whole truth of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub table: PublicState,
    pub hands: BySide<CardSet>,
    /// The draw pile of Command cards.
    pub pile: Pile,
    /// The two cards that were drawn for a Scout, while one of them is chosen. They are in the hand.
    pub drawn: Option<[CommandCard; 2]>,
    /// Lore cards in hands and piles.
    pub lore: LoreCards,
    /// War Councils that are being chosen, until they are revealed (13.2).
    pub councils: BySide<Levels>,
}

/// A state is saved as its notation, so there is one form of it.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BattleLore::position_text(self))
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        restore::<BattleLore>(&text).map_err(D::Error::custom)
    }
}
