//! What cards do for as long as they are in play (9.4, 10): never stored, always computed from the board.

use serde::Deserialize;

use super::filters::{MonFilter, To};
use super::types::Units;

/// Which damage an attack bonus is added to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Hits {
    /// All of it, on the own side, too.
    #[default]
    Any,
    /// That to an Active Pokémon of an opponent.
    OpponentActive,
    /// That to any Pokémon of an opponent.
    Opponent,
}

/// A half of a two-sided Stadium.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, serde::Serialize)]
pub enum Half {
    A,
    B,
}

/// What works by itself. Where it is about Pokémon, `Source` is the Pokémon with the Ability or the holder of the card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Passive {
    /// Attacks of these do more or less damage, at step 2.
    DamageDealt {
        by: To,
        #[serde(default)]
        to: Hits,
        n: i16,
        /// How much more if the attacker's owner has more Prizes left than the owner of the damaged Pokémon.
        #[serde(default)]
        behind: Option<i16>,
        /// Of which half of a Stadium it is.
        #[serde(default)]
        side: Option<Half>,
    },
    /// These take more or less damage, at step 5.
    DamageTaken {
        to: To,
        n: i16,
        /// From attacks of other seats only.
        #[serde(default)]
        by_opponent: bool,
    },
    /// These take no damage, at step 6.
    PreventDamage {
        to: To,
        /// From attacks of other seats only.
        #[serde(default)]
        by_opponent: bool,
    },
    /// The holder has so much more HP while it fits.
    MaxHp {
        n: u16,
        #[serde(default)]
        filter: MonFilter,
    },
    /// Effects of opponents' attacks do nothing to the holder (O-8).
    PreventEffects,
    NoWeakness,
    /// These retreat for nothing, whatever else is said (B-9).
    FreeRetreat(To),
    /// The Retreat Cost of these is more or less.
    RetreatCost {
        to: To,
        delta: i8,
    },
    CantRetreat(To),
    /// Abilities of these do not work.
    NoAbilities {
        of: To,
        /// But for the Ability of this name.
        except: String,
    },
    /// These cannot get Special Conditions and lose those they have.
    NoConditions(To),
    /// The bound opponent cannot play Stadiums.
    NoStadiums,
    /// The player whom this half of the Stadium faces has at most so many Benched Pokémon.
    BenchCap {
        n: u8,
        #[serde(default)]
        side: Option<Half>,
    },
    /// Special Energy provides just this and has no other effect.
    PlainSpecialEnergy(Units),
    /// So many attacks a turn.
    AttacksPerTurn(u8),
    /// May evolve in the first turn of the last seat, even when just played.
    EvolvesEarly,
    /// So many damage counters on these at each Checkup in scope.
    CheckupCounters {
        to: To,
        n: u8,
    },
}
