//! What is in force on a Pokémon, for whoever looks at it closely: what works on it from elsewhere, and what lasts (3.10, 9.4).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::effects::{Lasting, Op};
use super::cards::filters::To;
use super::cards::passives::Passive;
use super::cards::{CardId, pool};
use super::fitting::mon_fits;
use super::modifiers::{self, Working};
use super::pokemon::PokemonId;
use super::position::PublicState;
use crate::engine::Seat;

/// Something that is in force on a Pokémon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InForce {
    /// It works by itself, from a card that does not belong to the Pokémon.
    Works {
        card: CardId,
        /// Whose it is; nobody's, of a Stadium.
        of: Option<Seat>,
        passive: &'static Passive,
    },
    /// An attack has left it behind for a turn.
    Lasts {
        effect: &'static Lasting,
        /// Whose turn it is about, if that has yet to begin; the present turn otherwise.
        next_turn_of: Option<Seat>,
    },
    /// A Trainer makes its attacks stronger in this turn.
    Boosted(&'static Op),
}

/// Everything that is in force on a Pokémon besides its own card and the cards that are attached to it.
pub fn in_force(table: &PublicState, id: PokemonId) -> Vec<InForce> {
    let Some(mon) = table.mon(id) else { return Vec::new() };
    let mut all = Vec::new();
    modifiers::each(table, u32::MAX, |working| {
        if working.mon != Some(id) && is_about(table, &working, id) {
            all.push(InForce::Works { card: working.card, of: working.owner(), passive: working.passive });
        }
    });
    let lasts = mon.lasts.iter().filter_map(|lasts| {
        let next_turn_of = lasts.waiting.then_some(Seat(lasts.turn_of));
        lasts.effect().map(|effect| InForce::Lasts { effect, next_turn_of })
    });
    all.extend(lasts);
    let boosts = table.turn.boosts.iter().filter_map(|&(list, at)| pool().list(list).ops.get(usize::from(at)));
    let fits = |op: &&Op| {
        let Op::TurnBoost { by, .. } = op else { return false };
        id.seat() == table.current() && mon_fits(table, id, by)
    };
    all.extend(boosts.filter(fits).map(InForce::Boosted));
    all
}

/// Whether something that works elsewhere is about a Pokémon.
fn is_about(table: &PublicState, working: &Working<'_>, id: PokemonId) -> bool {
    let covers = |to: &To| working.covers(table, to, None, id);
    match working.passive {
        Passive::DamageDealt { by, side, .. } => working.covers(table, by, *side, id),
        Passive::DamageTaken { to, .. }
        | Passive::PreventDamage { to, .. }
        | Passive::FreeRetreat(to)
        | Passive::RetreatCost { to, .. }
        | Passive::CantRetreat(to)
        | Passive::NoConditions(to)
        | Passive::CheckupCounters { to, .. } => covers(to),
        Passive::NoAbilities { of, except } => {
            let ability = table.mon(id).and_then(|mon| mon.pokemon().ability.as_ref());
            ability.is_some_and(|ability| !ability.ancient_trait && ability.name != *except) && covers(of)
        }
        Passive::PlainSpecialEnergy(_) => {
            let special = |card: &CardId| card.energy().is_some_and(|energy| !energy.basic);
            table.mon(id).is_some_and(|mon| mon.energy.iter().any(special))
        }
        Passive::MaxHp { .. }
        | Passive::PreventEffects
        | Passive::NoWeakness
        | Passive::NoStadiums
        | Passive::BenchCap { .. }
        | Passive::AttacksPerTurn(_)
        | Passive::EvolvesEarly => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance as _, Rules, Sampled, Silent};
    use crate::games::battle_royal::modifiers::kind;
    use crate::games::battle_royal::{BattleRoyal, options};

    /// What a Pokémon has from itself and from its own cards is told there.
    fn by_others(table: &PublicState, id: PokemonId, wanted: u32) -> bool {
        !modifiers::has_own(table, id, wanted)
    }

    #[test]
    fn whatever_changes_a_pokemon_is_named() {
        let (mut costs, mut held, mut silenced, mut lasting) = (0, 0, 0, 0);
        for options in options::whole() {
            for seed in 0..40 {
                let mut chance = Sampled::new(seed);
                let mut state = BattleRoyal::setup(&options, &mut chance, &mut Silent).expect("the options fit");
                let mut list = Vec::new();
                while let Some(seat) = BattleRoyal::to_act(&state).first() {
                    list.clear();
                    BattleRoyal::legal(&state, seat, &mut list);
                    let action = list[chance.below(list.len() as u32) as usize];
                    BattleRoyal::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
                    let table = &state.table;
                    for id in table.all_mons().iter() {
                        let Some(mon) = table.mon(id) else { continue };
                        let all = in_force(table, id);
                        let works = |wanted: fn(&Passive) -> bool| {
                            all.iter().any(|it| matches!(it, InForce::Works { passive, .. } if wanted(passive)))
                        };
                        if modifiers::retreat_cost(table, id) != mon.pokemon().retreat
                            && by_others(table, id, kind::RETREAT)
                        {
                            assert!(works(|it| matches!(it, Passive::FreeRetreat(_) | Passive::RetreatCost { .. })));
                            costs += 1;
                        }
                        if modifiers::is_held(table, id) && by_others(table, id, kind::CANT_RETREAT) {
                            assert!(works(|it| matches!(it, Passive::CantRetreat(_))));
                            held += 1;
                        }
                        if mon.pokemon().ability.is_some() && modifiers::ability(table, id).is_none() {
                            assert!(works(|it| matches!(it, Passive::NoAbilities { .. })));
                            silenced += 1;
                        }
                        let lasts = all.iter().filter(|it| matches!(it, InForce::Lasts { .. })).count();
                        assert_eq!(lasts, mon.lasts.iter().count());
                        lasting += lasts;
                    }
                }
            }
        }
        assert!(costs.min(held).min(silenced) > 0 && lasting > 0, "{costs} {held} {silenced} {lasting}");
    }
}
