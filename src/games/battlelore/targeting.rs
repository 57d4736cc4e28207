//! Targeting (7): whom a unit can attack.

use super::command_cards::Text;
use super::hexes::{Hex, HexSet};
use super::lore::InBattle;
use super::lore_cards::OrderKind;
use super::movement::own;
use super::position::{Mark, PublicState, Unit, UnitId};
use super::refusals::Refusal;
use super::{battle, sight};

/// Where the enemies of a unit stand.
#[inline]
fn enemies(table: &PublicState, unit: &Unit) -> HexSet {
    table.held[unit.side.other().index()]
}

/// What the unit does not see through: units, and terrain that blocks line of sight (7.2, 7.3).
fn blocking(table: &PublicState, from: Hex) -> HexSet {
    table.occupied().union(table.field.blocking(from))
}

/// Whether a shooter on one hex has a line of sight to another one (7.2, 7.3).
pub fn sees(table: &PublicState, from: Hex, to: Hex) -> bool {
    sight::clear(from, to, blocking(table, from))
}

/// What is in the way of a line of sight: nothing if it is clear (7.2, 7.3).
pub fn in_the_way(table: &PublicState, from: Hex, to: Hex) -> HexSet {
    sight::Line::between(from, to).blocked_by(blocking(table, from))
}

/// Whether the card of the turn lets ordered units battle so: adjacent enemies only, distant ones only, or not at all
/// (3.2, 14).
#[inline]
pub(super) fn allowed(table: &PublicState, melee: bool) -> bool {
    match (table.turn.text(), table.turn.lieu.map(|lieu| lieu.how)) {
        (Some(Text::FootOnslaught), _) | (_, Some(OrderKind::MeleeOnly)) => melee,
        (Some(Text::DarkenTheSky), _) => !melee,
        (_, Some(OrderKind::LongMarch)) => false,
        _ => true,
    }
}

/// How far a unit shoots, with what cards add in its own turn (1.6, 14.1).
#[inline]
fn range(table: &PublicState, unit: &Unit) -> Option<u8> {
    let more = if unit.side == table.turn.side { table.lore.range } else { 0 };
    unit.range().map(|range| range + more)
}

/// How far a unit could shoot from where it stands, whoever is there: not at all beside an enemy, or if the card of the turn
/// forbids it (3.2, 7.1).
pub fn shoots(table: &PublicState, id: UnitId) -> Option<u8> {
    let unit = table.unit(id);
    let beside = !enemies(table, unit).intersection(unit.hex.around()).is_empty();
    range(table, unit).filter(|_| !beside && allowed(table, false))
}

/// Distant enemies that a unit can shoot at.
#[inline]
pub(super) fn shots(table: &PublicState, id: UnitId) -> HexSet {
    targets(table, id).without(table.unit(id).hex.around())
}

/// The hexes of the enemies that a unit can attack from where it stands, whatever it has done so far: those beside it, or if
/// there is none those in range and sight of a missile weapon (7.1). With the dice that the attack would have, not none (B1).
#[inline]
pub(super) fn targets(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    let enemies = enemies(table, unit);
    let beside = enemies.intersection(unit.hex.around());
    let melee = !beside.is_empty();
    if !allowed(table, melee) {
        return HexSet::NONE;
    }
    let some = if melee {
        beside
    } else {
        let Some(range) = range(table, unit) else { return HexSet::NONE };
        let near = enemies.intersection(unit.hex.within(range));
        if near.is_empty() {
            return HexSet::NONE;
        }
        let blocking = blocking(table, unit.hex);
        near.iter().filter(|&hex| sight::clear(unit.hex, hex, blocking)).collect()
    };
    let none = InBattle::default();
    some.iter()
        .filter(|&hex| table.at(hex).is_some_and(|target| battle::dice(table, id, target, false, &none) > 0))
        .collect()
}

/// Whether a unit has moved so that it battles no more in this turn: too far, or at all if its weapon needs rest (6, 1.6).
#[inline]
pub fn spent(unit: &Unit) -> bool {
    unit.has(Mark::Spent) || unit.has(Mark::Unsteady) && unit.weapon().needs_rest()
}

/// The hexes of the enemies that a unit of the player of the turn may attack now (7).
#[inline]
pub fn attacks(table: &PublicState, id: UnitId) -> HexSet {
    if may_battle(table.unit(id)) { targets(table, id) } else { HexSet::NONE }
}

/// Whether a unit of the player of the turn may battle at all in it, as far as it has not done so (5, 6, 7.1).
#[inline]
pub fn may_battle(unit: &Unit) -> bool {
    unit.has(Mark::Ordered) && !unit.has(Mark::Battled) && !spent(unit) && !unit.has(Mark::Idle)
}

/// Whether the player of the turn may attack so.
pub(super) fn check(table: &PublicState, from: Hex, to: Hex) -> Result<(), Refusal> {
    let id = own(table, table.turn.side, from)?;
    check_ready(table, id)?;
    check_target(table, id, to)
}

/// Whether a unit may battle at all now.
pub(super) fn check_ready(table: &PublicState, id: UnitId) -> Result<(), Refusal> {
    let unit = table.unit(id);
    if !unit.has(Mark::Ordered) {
        return Err(Refusal::NotOrdered(unit.hex));
    }
    if unit.has(Mark::Battled) {
        return Err(Refusal::AlreadyBattled(unit.hex));
    }
    if spent(unit) || unit.has(Mark::Idle) {
        return Err(Refusal::MovedTooFar(unit.hex));
    }
    Ok(())
}

/// Whether a unit that may battle can attack this hex.
pub(super) fn check_target(table: &PublicState, id: UnitId, to: Hex) -> Result<(), Refusal> {
    if targets(table, id).contains(to) {
        return Ok(());
    }
    let unit = table.unit(id);
    if !enemies(table, unit).contains(to) {
        return Err(Refusal::NoEnemy(to));
    }
    let melee = !enemies(table, unit).intersection(unit.hex.around()).is_empty();
    Err(match range(table, unit) {
        _ if !allowed(table, unit.hex.adjacent(to)) => Refusal::ForbiddenByCard(to),
        _ if melee && !unit.hex.adjacent(to) => Refusal::EnemyAdjacent(unit.hex),
        None if !melee => Refusal::OutOfRange(to),
        Some(range) if unit.hex.distance(to) > range => Refusal::OutOfRange(to),
        Some(_) if !sight::clear(unit.hex, to, blocking(table, unit.hex)) => Refusal::OutOfSight(to),
        _ => Refusal::NoDice(to),
    })
}
