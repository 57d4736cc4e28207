//! What an attack would do, and what one does that is under way: for previews, and for the telling of it.

use super::cards::facts::{Attack, Counted};
use super::damage::{self, Reckoning};
use super::mon::{Mon, MonId, MonSet};
use super::position::Table;
use super::strike::printed_blow;
use super::tasks::{AttackRef, Stage, Strike, Task};

/// The printed damage of an attack on one target, before and whatever its coins say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The target has been hit by another attacker in this turn.
    pub immune: bool,
    /// Its coins all fall tails.
    pub least: Reckoning,
    /// Its coins all fall heads; as [`Forecast::least`] without coins.
    pub most: Reckoning,
}

/// Coins that the damage of an attack counts.
fn coins(attack: &Attack) -> u8 {
    attack.terms.iter().map(|term| if let Counted::Heads(coins) = term.1 { coins } else { 0 }).sum()
}

/// What an attack, counted from 0, would do to a target; nothing if there is no such attack, or it does no damage.
#[must_use]
pub fn forecast(table: &Table, attacker: MonId, index: u8, target: MonId) -> Option<Forecast> {
    let declared = AttackRef { card: table.mon(attacker).map(Mon::card)?, index };
    let attack = declared.attack().filter(|attack| attack.damage > 0)?;
    let of = |heads: u8| {
        let strike = Strike {
            attacker,
            declared,
            used: declared,
            target: Some(target),
            stage: Stage::Damage,
            heads,
            victims: MonSet::NONE,
            damaged: MonSet::NONE,
            unhurt: MonSet::NONE,
        };
        damage::reckon(table, &printed_blow(table, &strike, attack), target)
    };
    Some(Forecast { immune: damage::is_immune(table, attacker, target), least: of(0), most: of(coins(attack)) })
}

/// How the damage of the attack that is being carried out comes about on a Pokémon, if it is its target.
#[must_use]
pub fn under_way(table: &Table, victim: MonId) -> Option<Reckoning> {
    let strike = table.tasks.iter().rev().find_map(|task| match task {
        Task::Strike(strike) if strike.target == Some(victim) => Some(strike),
        _ => None,
    })?;
    let attack = strike.used.attack().filter(|attack| attack.damage > 0)?;
    Some(damage::reckon(table, &printed_blow(table, strike, attack), victim))
}
