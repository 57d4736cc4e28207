//! The damage pipeline (3.5): every instance of damage runs through it on its own.
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::effects::{Lasting, Op};
use super::cards::filters::MonFilter;
use super::cards::passives::{Hits, Passive};
use super::cards::{Type, pool};
use super::fitting::{is_behind, mon_fits};
use super::modifiers::{self, Working, kind};
use super::pokemon::{HitBy, Pokemon, PokemonId};
use super::position::PublicState;

/// What an instance of damage takes into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blow<'a> {
    pub attacker: PokemonId,
    /// The name of the attack that was declared, which boosts go by.
    pub attack: &'a str,
    /// Step 1: the points.
    pub points: u16,
    /// Step 3 counts, on Active Pokémon.
    pub weakness: bool,
    /// Step 4 counts, on Active Pokémon.
    pub resistance: bool,
    /// Step 5 and the prevention of step 6 count.
    pub effects: bool,
}

/// How the damage of a blow comes about, step by step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reckoning {
    /// Step 1: the points of the attack.
    pub printed: u16,
    /// Step 2: what the attacker's side adds.
    pub boosts: i32,
    /// Step 3: Weakness doubles it.
    pub weakness: bool,
    /// Step 4: Resistance takes off so much.
    pub resistance: u16,
    /// Step 5: what the target's side changes.
    pub effects: i32,
    /// Step 6: the damage is prevented.
    pub prevented: bool,
    /// What is left, in points.
    pub dealt: u16,
}

/// What the pipeline leaves of a blow, in points.
#[inline]
pub(super) fn dealt(table: &PublicState, blow: &Blow<'_>, victim: PokemonId) -> u16 {
    reckon(table, blow, victim).dealt
}

/// The way of a blow through the pipeline; steps that are not reached change nothing.
#[inline]
pub(super) fn reckon(table: &PublicState, blow: &Blow<'_>, victim: PokemonId) -> Reckoning {
    let mut steps = Reckoning { printed: blow.points, ..Reckoning::default() };
    let Some((attacker, hurt)) = table.mon(blow.attacker).zip(table.mon(victim)) else { return steps };
    let mut points = i32::from(blow.points);
    if points == 0 {
        return steps;
    }
    steps.boosts = attack_side(table, blow, attacker, victim);
    points += steps.boosts;
    if points <= 0 {
        return steps;
    }
    let active = table.is_active(victim);
    let types = &attacker.pokemon().types;
    let pokemon = hurt.pokemon();
    let meets = |of: &Type| types.contains(of);
    if active
        && blow.weakness
        && pokemon.weakness.iter().any(meets)
        && !modifiers::has_own(table, victim, kind::NO_WEAKNESS)
    {
        steps.weakness = true;
        points *= 2;
    }
    if active && blow.resistance {
        steps.resistance = pokemon.resistance.iter().find(|(of, _)| meets(of)).map_or(0, |(_, less)| *less);
        points -= i32::from(steps.resistance);
    }
    if points <= 0 {
        return steps;
    }
    if blow.effects {
        match target_side(table, blow, hurt, victim) {
            Some(change) => steps.effects = change,
            None => return Reckoning { prevented: true, ..steps },
        }
    }
    Reckoning { dealt: (points + steps.effects).max(0) as u16, ..steps }
}

/// Step 2: effects on the attacker's side, summed up.
fn attack_side(table: &PublicState, blow: &Blow<'_>, attacker: &Pokemon, victim: PokemonId) -> i32 {
    let me = blow.attacker.seat();
    let opposing = victim.seat() != me;
    let to_active = opposing && table.is_active(victim);
    let mut change = 0;
    modifiers::each(table, kind::DEALT, |working| {
        let Passive::DamageDealt { by, to, n, behind, side } = working.passive else { return };
        let hits = match to {
            Hits::Any => true,
            Hits::Opponent => opposing,
            Hits::OpponentActive => to_active,
        };
        if hits && working.covers(table, by, *side, blow.attacker) {
            let behind = behind.filter(|_| is_behind(table, me, victim.seat()));
            change += i32::from(behind.unwrap_or(*n));
        }
    });
    for lasts in attacker.lasts.iter().filter(|lasts| lasts_now(table, lasts.turn_of, lasts.waiting)) {
        if let Some(Lasting::Boost(name, more)) = lasts.effect()
            && name == blow.attack
        {
            change += i32::from(*more);
        }
    }
    if to_active && me == table.current() {
        for &(list, at) in table.turn.boosts.iter() {
            if let Some(Op::TurnBoost { by, n }) = pool().list(list).ops.get(usize::from(at))
                && mon_fits(table, blow.attacker, by)
            {
                change += i32::from(*n);
            }
        }
    }
    change
}

/// Step 5, summed up; `None` if step 6 prevents the damage.
fn target_side(table: &PublicState, blow: &Blow<'_>, hurt: &Pokemon, victim: PokemonId) -> Option<i32> {
    let attacker = blow.attacker.seat();
    let opposing = attacker != victim.seat();
    let mut change = 0;
    let mut prevented = false;
    // Abilities that count once, by their names.
    let mut once: Vec<&str> = Vec::new();
    let is_repeated = |working: &Working<'_>, once: &mut Vec<&str>| {
        let ability = working.card.pokemon().and_then(|pokemon| pokemon.ability.as_ref());
        let Some(ability) = ability.filter(|ability| ability.unique) else { return false };
        let repeated = once.contains(&ability.name.as_str());
        once.push(&ability.name);
        repeated
    };
    modifiers::each(table, kind::TAKEN | kind::PREVENT, |working| {
        let (to, by_opponent, more) = if let Passive::DamageTaken { to, by_opponent, n } = working.passive {
            (to, *by_opponent, Some(*n))
        } else if let Passive::PreventDamage { to, by_opponent } = working.passive {
            (to, *by_opponent, None)
        } else {
            return;
        };
        let by = !by_opponent || opposing && working.is_against(table, attacker);
        if !by || !working.covers(table, to, None, victim) || is_repeated(&working, &mut once) {
            return;
        }
        match more {
            Some(more) => change += i32::from(more),
            None => prevented = true,
        }
    });
    for lasts in hurt.lasts.iter().filter(|lasts| lasts_now(table, lasts.turn_of, lasts.waiting)) {
        let Some(effect) = lasts.effect() else { continue };
        match effect {
            Lasting::Reduce(less) => change -= i32::from(*less),
            Lasting::PreventDamage(by) => {
                prevented |= *by == MonFilter::default() || mon_fits(table, blow.attacker, by);
            }
            Lasting::CantAttack | Lasting::CantUse(_) | Lasting::CantRetreat | Lasting::Boost(..) => {}
        }
    }
    (!prevented).then_some(change)
}

/// Whether what lasts does so now: only during that turn, not in Checkups (3.10).
#[inline]
pub(super) fn lasts_now(table: &PublicState, turn_of: u8, waiting: bool) -> bool {
    !waiting && table.turn.seat == turn_of && !matches!(table.phase, super::tasks::Phase::Checkup(_))
}

/// Whether an opposing Pokémon is immune to this attacker, since another one has affected it in this turn.
#[inline]
pub(super) fn is_immune(table: &PublicState, attacker: PokemonId, id: PokemonId) -> bool {
    let hit_by = table.mon(id).map(|mon| mon.hit_by).unwrap_or_default();
    table.rules.v2_hit_immunity
        && id.seat() != attacker.seat()
        && hit_by != HitBy::Nobody
        && hit_by != HitBy::One(attacker)
}
