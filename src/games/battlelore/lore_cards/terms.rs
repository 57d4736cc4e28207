//! The terms of the table of Lore cards: when a card is played, on what, and what it does (13.4, 14).

use std::fmt;

use serde::de::{Deserializer, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::games::battlelore::surfaces::Surface;

/// When a card may be played (13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-when-", serialize_all = "kebab-case")]
pub enum Timing {
    /// Beside the Command card, before units are ordered.
    Along,
    /// In lieu of a Command card.
    Lieu,
    /// Right after units were ordered.
    Order,
    /// Before an ordered unit moves.
    Move,
    /// Before the dice of an own attack.
    Roll,
    /// Before the dice of an enemy attack.
    Defend,
    /// When the dice of an attack lie.
    Dice,
    /// When the own unit could battle back but for its morale.
    Back,
    /// Right after an own unit gained ground.
    Follow,
    /// Right after an own unit was eliminated.
    Loss,
    /// When the enemy Command card lies open.
    ReactCommand,
    /// When an enemy Lore card was played and paid.
    ReactLore,
    /// At the beginning of the own Draw phase.
    End,
}

/// A number, by the level of the card's effect: 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Levelled(pub(super) [u8; 3]);

/// Whose units, seen from the player of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Whose {
    Own,
    /// Those of his opponent.
    Enemy,
}

/// How many units are named at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Count {
    UpTo(Levelled),
    /// As many as Command cards in hand.
    Command,
    All,
}

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Target {
    Nothing,
    /// The own attacking unit of the battle at hand.
    Attacker,
    /// The own attacked unit of the battle at hand.
    Attacked,
    /// The own unit that the window opened for.
    Acting,
    /// All own units that are ordered in this turn.
    Ordered,
    /// Units that the player names.
    Units(Whose, Count),
    /// All units that fit.
    Every(Whose),
    /// An own unit, and an empty passable hex at most so far from it.
    UnitAndHex(Levelled),
    /// An own eliminated unit, and an empty passable hex of the own baseline.
    FallenAndHex,
}

/// Which units fit, or which battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Only {
    Foot,
    Mounted,
    Missile,
    NoCreature,
    Losses,
    /// With two friends beside it.
    Supported,
    NotBold,
    HasOrder,
    Unmoved,
    OffLandmark,
    /// The units form one linked group.
    Linked,
    /// At most so many hexes from an own unit.
    NearOwn(u8),
    /// In or adjacent to a hex with one of these.
    Beside(Vec<Surface>),
    Melee,
    Ranged,
    /// A roll with at least one hit.
    Hit,
    /// A unit that does not attack twice anyway.
    OneAttack,
}

/// What hits in a roll of a card; see the terms of 14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum On {
    Colour,
    /// That and Bonus Strikes, whatever the weapons.
    ColourOrStrike,
    ColourOrLore,
}

/// Attacks that have a die more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Attacks {
    #[default]
    Any,
    Melee,
    FirstMelee,
}

/// How long an effect lasts (13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// For the roll at hand.
    #[default]
    Roll,
    /// For the attack at hand, the battle back included.
    Attack,
    /// To the end of the turn.
    Turn,
    /// To the start of the next turn of the card's player.
    NextTurn,
}

/// A face that counts otherwise than usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Symbol {
    Lore,
    Strike,
    Flag,
}

/// What a face counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Counts {
    Hit,
    /// Two hits wherever it is one.
    TwoHits,
    Nothing,
}

/// What ordered units may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum OrderKind {
    Freely,
    /// They battle adjacent enemies only.
    MeleeOnly,
    /// They have twice their move limit and do not battle.
    LongMarch,
}

/// Which dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Which {
    Hits,
    /// Dice that are no hits, as the player chooses.
    ChosenMisses,
}

/// The effects that cards consist of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Effect {
    Roll {
        dice: Levelled,
        on: On,
        #[serde(default)]
        lore_kills: bool,
    },
    Chain {
        dice: Levelled,
    },
    Lose(Levelled),
    LoseAfter(Levelled),
    Heal(Levelled),
    Return(Levelled),
    Place,
    Dice {
        more: Levelled,
        #[serde(default)]
        attacks: Attacks,
        #[serde(default)]
        until: Until,
    },
    FewerDice {
        less: Levelled,
        least: u8,
        #[serde(default)]
        until: Until,
    },
    RangedCap {
        dice: Levelled,
        until: Until,
    },
    Bold {
        flags: Levelled,
        until: Until,
    },
    Speed(Levelled),
    Range(Levelled),
    FreePath,
    Order(OrderKind),
    Read {
        face: Symbol,
        counts: Counts,
    },
    CancelHits(Levelled),
    Reroll(Which),
    EndAttack,
    StrikeFirst,
    BattleBack,
    BonusAttack,
    SecondShot,
    Flee {
        hexes: Levelled,
        figures: u8,
    },
    Tokens(Levelled),
    Steal(Levelled),
    DrawLore(Levelled),
    DiscardLore(Levelled),
    TakeBack,
    Spy,
    SwapCommand,
    FewerOrders(Levelled),
    Cancel,
}

/// Effects on each unit that a card is about, as a pattern.
macro_rules! on_each_unit {
    () => {
        Effect::Roll { .. }
            | Effect::Chain { .. }
            | Effect::Lose(_)
            | Effect::Heal(_)
            | Effect::Speed(_)
            | Effect::FreePath
            | Effect::Flee { .. }
    };
}
pub(in super::super) use on_each_unit;

/// Effects on the battle at hand or on the players, which always find something to work on, as a pattern.
macro_rules! at_large {
    () => {
        Effect::LoseAfter(_)
            | Effect::Return(_)
            | Effect::Place
            | Effect::RangedCap { .. }
            | Effect::Range(_)
            | Effect::Order(_)
            | Effect::Read { .. }
            | Effect::CancelHits(_)
            | Effect::Reroll(_)
            | Effect::EndAttack
            | Effect::StrikeFirst
            | Effect::BattleBack
            | Effect::BonusAttack
            | Effect::SecondShot
            | Effect::Tokens(_)
            | Effect::DrawLore(_)
            | Effect::DiscardLore(_)
            | Effect::Spy
            | Effect::FewerOrders(_)
            | Effect::Cancel
    };
}
pub(in super::super) use at_large;

/// Effects that are one or the other, as their terms say, as a pattern.
macro_rules! by_terms {
    () => {
        Effect::Dice { .. } | Effect::FewerDice { .. } | Effect::Bold { .. }
    };
}
pub(in super::super) use by_terms;

impl Levelled {
    /// The number at a level, 1 to 3; lower levels count as 1, higher ones as 3.
    #[inline]
    pub const fn at(self, level: u8) -> u8 {
        match level {
            0 | 1 => self.0[0],
            2 => self.0[1],
            _ => self.0[2],
        }
    }

    /// Whether the level plays a part.
    pub const fn varies(self) -> bool {
        self.0[0] != self.0[2]
    }
}

/// `2/3/4`, or one number if the level plays no part.
impl fmt::Debug for Levelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three] = self.0;
        if self.varies() { write!(f, "{one}/{two}/{three}") } else { write!(f, "{one}") }
    }
}

impl<'de> Deserialize<'de> for Levelled {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Numbers;

        impl<'de> Visitor<'de> for Numbers {
            type Value = Levelled;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a number, or a list of three for the levels 1 to 3")
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Levelled, E> {
                checked([number; 3])
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Levelled, A::Error> {
                let mut numbers = [0; 3];
                for (place, number) in numbers.iter_mut().enumerate() {
                    *number = list.next_element()?.ok_or_else(|| A::Error::invalid_length(place, &self))?;
                }
                match list.next_element::<u64>()? {
                    None => checked(numbers),
                    Some(_) => Err(A::Error::invalid_length(4, &self)),
                }
            }
        }

        from.deserialize_any(Numbers)
    }
}

/// Most that a number of a card can be.
const MOST: u64 = 9;

fn checked<E: serde::de::Error>(numbers: [u64; 3]) -> Result<Levelled, E> {
    if numbers.iter().any(|number| !(1..=MOST).contains(number)) || !numbers.is_sorted() {
        return Err(E::custom(format!("write numbers from 1 to {MOST} that never fall from level to level")));
    }
    Ok(Levelled(numbers.map(|number| number as u8)))
}
