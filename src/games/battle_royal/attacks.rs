//! Which attacks may be declared, and at whom (3.4, 4.4, 4.5).

use super::cards::effects::{Condition, Copied, Lasting};
use super::damage::lasts_now;
use super::energy;
use super::modifiers;
use super::mon::{HitBy, Mon, MonId, MonSet};
use super::options::NoTarget;
use super::position::{State, Table};
use super::refusals::Refusal;
use super::strike::copyable;
use super::tasks::{AttackRef, Phase};
use super::turn::{attacks_used, slot_left};
use crate::engine::Seat;

/// The Active Pokémon of all opponents.
#[must_use]
pub(super) fn opposing_actives(table: &Table, seat: Seat) -> MonSet {
    table.opponents(seat).iter().fold(MonSet::NONE, |all, other| all.union(table.actives(other)))
}

/// Whether a Pokémon has an action slot for an attack.
fn slot(table: &Table, id: MonId) -> Result<(), Refusal> {
    let seat = table.current();
    if !matches!(table.phase, Phase::Main | Phase::AttackOnly) {
        return Err(Refusal::NotNow);
    }
    let mon = table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnMon)?;
    let spot = table.spot(id).ok_or(Refusal::NotActive)? as u8;
    if mon.ended {
        return Err(Refusal::TurnEnded);
    }
    let (used, first) = attacks_used(table, id);
    if used > 0 {
        let open = used < modifiers::attacks_per_turn(table, id) && first == Some(spot);
        return if open { Ok(()) } else { Err(Refusal::SpotUsed) };
    }
    let taken = table.turn.slots.iter().any(|slot| slot.spot == Some(spot) && slot.mon != Some(id));
    if taken && table.rules.v1_two_spots || !slot_left(table) { Err(Refusal::SpotUsed) } else { Ok(()) }
}

/// Whether a Pokémon may use an attack, whatever its target.
pub(super) fn usable(state: &State, id: MonId, index: u8) -> Result<(), Refusal> {
    let table = &state.table;
    slot(table, id)?;
    let Some(mon) = table.mon(id) else { return Err(Refusal::NoOwnMon) };
    let attack = mon.pokemon().attacks.get(usize::from(index)).ok_or(Refusal::NoAttack)?;
    let going_first = attack.going_first && table.current() != table.last_seat();
    if table.is_first_turn() && table.current() != table.last_seat() && !going_first {
        return Err(Refusal::FirstTurnAttack);
    }
    if mon.conditions.has(Condition::Asleep) || mon.conditions.has(Condition::Paralyzed) {
        return Err(Refusal::HoldsStill);
    }
    let forbidden = mon.lasts.iter().filter(|lasts| lasts_now(table, lasts.turn_of, lasts.waiting)).any(|lasts| {
        match lasts.effect() {
            Some(Lasting::CantAttack) => true,
            Some(Lasting::CantUse(name)) => *name == attack.name,
            _ => false,
        }
    });
    if forbidden {
        return Err(Refusal::Forbidden);
    }
    if energy::units(table, id).cover(attack.cost) { Ok(()) } else { Err(Refusal::Energy) }
}

/// Whether an attack may be declared at a target, or without one.
pub(super) fn target(state: &State, id: MonId, index: u8, target: Option<MonId>) -> Result<(), Refusal> {
    let table = &state.table;
    let seat = id.seat();
    let actives = opposing_actives(table, seat);
    let card = table.mon(id).map(Mon::card).unwrap_or_default();
    let copied = AttackRef { card, index }.copies();
    let Some(aim) = target else {
        if copied == Some(Copied::UsedLastTurn) && !copyable(table, seat, Copied::UsedLastTurn, None).is_empty() {
            return Ok(());
        }
        let open = actives.is_empty() && table.rules.no_target_attack == NoTarget::IfNoOpposingActive;
        return if open { Ok(()) } else { Err(Refusal::TargetNeeded) };
    };
    if !actives.contains(aim) {
        return Err(Refusal::NoTarget);
    }
    if !table.rules.v2_hit_immunity && table.mon(aim).is_some_and(|mon| mon.hit_by != HitBy::Nobody) {
        return Err(Refusal::TargetHit);
    }
    if copied == Some(Copied::UsedLastTurn) {
        let some = |seat: Seat, target| !copyable(table, seat, Copied::UsedLastTurn, target).is_empty();
        let anywhere = some(seat, None) || actives.iter().any(|active| some(seat, Some(active)));
        if anywhere && !some(seat, Some(aim)) {
            return Err(Refusal::NothingToCopy);
        }
    }
    Ok(())
}

/// Whether an attack may be declared.
pub(super) fn attack(state: &State, id: MonId, index: u8, aim: Option<MonId>) -> Result<(), Refusal> {
    usable(state, id, index)?;
    target(state, id, index, aim)
}
