//! Which attacks may be declared, and at whom (3.4, 4.4, 4.5).
#![deny(clippy::wildcard_enum_match_arm)]

use super::actions::Action;
use super::attack_steps::copyable;
use super::cards::Units;
use super::cards::effects::{Condition, Copied, Lasting};
use super::damage::lasts_now;
use super::options::NoTarget;
use super::pokemon::{HitBy, Pokemon, PokemonId, PokemonSet};
use super::position::{PublicState, State};
use super::refusals::Refusal;
use super::tasks::{AttackRef, Phase};
use super::turn::{attacks_used, slot_left};
use super::{energy, modifiers};
use crate::engine::Seat;

const MOST_ATTACKS: u8 = 2;

#[inline]
pub(super) fn opposing_actives(table: &PublicState, seat: Seat) -> PokemonSet {
    table.opponents(seat).iter().fold(PokemonSet::NONE, |all, other| all.union(table.actives(other)))
}

/// Whether a Pokémon has an action slot for an attack.
#[inline]
fn slot(table: &PublicState, id: PokemonId) -> Result<(), Refusal> {
    let seat = table.current();
    if !matches!(table.phase, Phase::Main | Phase::AttackOnly) {
        return Err(Refusal::NotNow);
    }
    let mon = table.mon(id).filter(|_| id.seat() == seat).ok_or(Refusal::NoOwnPokemon)?;
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

/// Whether a Pokémon that has an action slot may use an attack, whatever its target.
#[inline]
fn usable(table: &PublicState, id: PokemonId, index: u8, units: Units) -> Result<(), Refusal> {
    let Some(mon) = table.mon(id) else { return Err(Refusal::NoOwnPokemon) };
    let attack = mon.pokemon().attacks.get(usize::from(index)).ok_or(Refusal::NoAttack)?;
    let going_first = attack.going_first && table.current() != table.last_seat();
    if table.bars_attacks() && !going_first {
        return Err(Refusal::FirstTurnAttack);
    }
    if mon.conditions.has(Condition::Asleep) || mon.conditions.has(Condition::Paralyzed) {
        return Err(Refusal::HoldsStill);
    }
    let now = mon.lasts.iter().filter(|lasts| lasts_now(table, lasts.turn_of, lasts.waiting));
    let forbidden = now.filter_map(|lasts| lasts.effect()).any(|effect| match effect {
        Lasting::CantAttack => true,
        Lasting::CantUse(name) => *name == attack.name,
        Lasting::CantRetreat | Lasting::Reduce(_) | Lasting::PreventDamage(_) | Lasting::Boost(..) => false,
    });
    if forbidden {
        return Err(Refusal::Forbidden);
    }
    if units.cover(attack.cost) { Ok(()) } else { Err(Refusal::Energy) }
}

/// What keeps a Pokémon from all of its attacks: what keeps it from the first one.
pub(super) fn hindrance(table: &PublicState, id: PokemonId) -> Option<Refusal> {
    if let Err(why) = slot(table, id) {
        return Some(why);
    }
    let units = energy::units(table, id);
    let attacks = table.mon(id)?.pokemon().attacks.len() as u8;
    let why: Option<Vec<Refusal>> = (0..attacks).map(|index| usable(table, id, index, units).err()).collect();
    why?.into_iter().next()
}

/// What the targets of an attack go by: the Active Pokémon of all opponents, and what it copies.
struct AttackTargets {
    actives: PokemonSet,
    copied: Option<Copied>,
}

impl AttackTargets {
    #[inline]
    fn of(table: &PublicState, actives: PokemonSet, id: PokemonId, index: u8) -> Self {
        let card = table.mon(id).map(Pokemon::card).unwrap_or_default();
        Self { actives, copied: AttackRef { card, index }.copies() }
    }

    /// Whether the attack may be declared at a target, or without one.
    #[inline]
    fn allows(&self, table: &PublicState, seat: Seat, target: Option<PokemonId>) -> Result<(), Refusal> {
        let copies_last = self.copied == Some(Copied::UsedLastTurn);
        let copies = |target| !copyable(table, seat, Copied::UsedLastTurn, target).is_empty();
        let Some(aim) = target else {
            let open = self.actives.is_empty() && table.rules.no_target_attack == NoTarget::IfNoOpposingActive;
            return if open || copies_last && copies(None) { Ok(()) } else { Err(Refusal::TargetNeeded) };
        };
        if !self.actives.contains(aim) {
            return Err(Refusal::NoTarget);
        }
        if !table.rules.v2_hit_immunity && table.mon(aim).is_some_and(|mon| mon.hit_by != HitBy::Nobody) {
            return Err(Refusal::TargetHit);
        }
        if copies_last && !copies(Some(aim)) {
            let anywhere = copies(None) || self.actives.iter().any(|active| copies(Some(active)));
            return if anywhere { Err(Refusal::NothingToCopy) } else { Ok(()) };
        }
        Ok(())
    }
}

/// Whether an attack may be declared.
pub(super) fn attack(state: &State, id: PokemonId, index: u8, target: Option<PokemonId>) -> Result<(), Refusal> {
    let table = &state.table;
    slot(table, id)?;
    usable(table, id, index, energy::units(table, id))?;
    AttackTargets::of(table, opposing_actives(table, id.seat()), id, index).allows(table, id.seat(), target)
}

/// Appends every attack that a player may declare.
pub(super) fn list(table: &PublicState, seat: Seat, out: &mut Vec<Action>) {
    let actives = opposing_actives(table, seat);
    for mon in table.actives(seat).iter().filter(|mon| slot(table, *mon).is_ok()) {
        let units = energy::units(table, mon);
        for index in (0..MOST_ATTACKS).filter(|index| usable(table, mon, *index, units).is_ok()) {
            let aim = AttackTargets::of(table, actives, mon, index);
            let targets = [None].into_iter().chain(actives.iter().map(Some));
            let open = targets.filter(|target| aim.allows(table, seat, *target).is_ok());
            out.extend(open.map(|target| Action::Attack { mon, index, target }));
        }
    }
}
