//! An attack from its declaration to its end (3.4, 7.1).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::effects::{Copied, Op};
use super::cards::facts::{Attack, Counted, Ignored, Mode};
use super::cards::filters::To;
use super::damage::Blow;
use super::pokemon::{PokemonId, PokemonSet};
use super::position::PublicState;
use super::tasks::{AttackRef, Run, Source, Strike};
use super::{energy, fitting, modifiers};
use crate::engine::{Seat, SeatSet};

impl AttackRef {
    /// What stands on the card.
    #[inline]
    pub fn attack(self) -> Option<&'static Attack> {
        self.card.pokemon()?.attacks.get(usize::from(self.index))
    }

    /// Which attacks it copies, if it does.
    #[inline]
    pub fn copies(self) -> Option<Copied> {
        self.attack()?.fx.ops.iter().find_map(|op| if let Op::CopyAttack(copied) = op { Some(*copied) } else { None })
    }
}

/// The attacks that a copying attack may copy: used in the last turn of whoever owns the target, or printed on it. Without a
/// target those of opponents who have no Active Pokémon.
pub(super) fn copyable(table: &PublicState, seat: Seat, copied: Copied, target: Option<PokemonId>) -> Vec<AttackRef> {
    let mut found: Vec<AttackRef> = Vec::new();
    match (copied, target) {
        (Copied::PrintedOnTarget, None) => {}
        (Copied::PrintedOnTarget, Some(target)) => {
            if let Some(mon) = table.mon(target) {
                let attacks = 0..mon.pokemon().attacks.len() as u8;
                found.extend(attacks.map(|index| AttackRef { card: mon.card(), index }));
            }
        }
        (Copied::UsedLastTurn, _) => {
            let owners: SeatSet = match target {
                Some(target) => SeatSet::one(target.seat()),
                None => table.opponents(seat).iter().filter(|seat| table.actives(*seat).is_empty()).collect(),
            };
            for owner in owners.iter() {
                found.extend(table.player(owner).last.attacks.iter());
            }
        }
    }
    found.retain(|attack| attack.copies().is_none());
    found.sort_unstable();
    found.dedup();
    found
}

/// Opposing Pokémon that are victims of an effect of an attack: those of the target's owner; own ones are seen from `me`.
pub(super) fn victims(table: &PublicState, strike: &Strike, to: &To) -> PokemonSet {
    let me = strike.attacker.seat();
    let opponent = strike.target.map(PokemonId::seat);
    match to {
        To::Source => PokemonSet::one(strike.attacker),
        To::Target => strike.target.into_iter().collect(),
        To::One(group) | To::Each(group) => fitting::members(table, group, me, opponent),
        To::Attacker | To::NewActive | To::Moved => PokemonSet::NONE,
    }
}

/// The effect whose victims are chosen, and how many (B-11).
fn choice(attack: &Attack) -> Option<(&To, u8)> {
    attack.fx.ops.iter().find_map(|op| {
        let Op::Damage { to: to @ To::One(_), count, .. } = op else { return None };
        Some((to, *count))
    })
}

/// Who can be chosen as the next victim.
#[inline]
pub(super) fn open_victims(table: &PublicState, strike: &Strike) -> PokemonSet {
    let Some((to, count)) = strike.used.attack().and_then(choice) else { return PokemonSet::NONE };
    if strike.victims.len() >= count { PokemonSet::NONE } else { victims(table, strike, to).without(strike.victims) }
}

/// Step 1 of the printed damage, in points (9.4, attack fields).
pub(super) fn printed(table: &PublicState, strike: &Strike, attack: &Attack) -> u16 {
    let me = strike.attacker;
    let owner = strike.target.map(PokemonId::seat);
    let counters = |id: PokemonId| table.mon(id).map_or(0, |mon| u16::from(mon.counters));
    let units = |id: PokemonId| u16::from(energy::units(table, id).count());
    let target = |count: &dyn Fn(PokemonId) -> u16| strike.target.map_or(0, count);
    let run = Run {
        me: Some(me),
        other: strike.target,
        opponent: owner,
        ..Run::new(attack.fx.list, me.seat(), Source::Attack)
    };
    let terms = attack.terms.iter().map(|term| {
        let count = match &term.1 {
            Counted::MyBench => u16::from(table.bench(me.seat()).len()),
            Counted::EnergyOnSelf(of) => u16::from(energy::units(table, me).count_of(*of)),
            Counted::EnergyOnTarget => target(&units),
            Counted::EnergyOnBoth => units(me) + target(&units),
            Counted::CountersOnSelf => counters(me),
            Counted::CountersOnTarget => target(&counters),
            Counted::CountersOnTargetSide => owner.map_or(0, |seat| table.mons(seat).iter().map(counters).sum()),
            Counted::RetreatOfTarget => target(&|id| u16::from(modifiers::retreat_cost(table, id))),
            Counted::Heads(_) => u16::from(strike.heads),
            Counted::If(cond) => u16::from(fitting::holds(table, &run, cond)),
        };
        term.0 * count
    });
    let base = if attack.mode == Mode::Times { 0 } else { attack.damage };
    base + terms.sum::<u16>()
}

/// The blow that is printed on the attack.
pub(super) fn printed_blow<'a>(table: &PublicState, strike: &Strike, attack: &Attack) -> Blow<'a> {
    let ignores = |what: Ignored| attack.ignores.contains(&what);
    Blow {
        attacker: strike.attacker,
        attack: strike.declared.attack().map_or("", |declared| &declared.name),
        points: printed(table, strike, attack),
        weakness: !ignores(Ignored::Weakness),
        resistance: !ignores(Ignored::Resistance),
        effects: !ignores(Ignored::Effects),
    }
}
