//! Effects that are bound to one opponent for as long as they work.

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::bindings::{unbound, works};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::filters::{Group, To, Zone};
use crate::games::battle_royal::cards::passives::Passive;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::options::BoundScope;
use crate::games::battle_royal::position::Binding;
use crate::games::battle_royal::tasks::Task;

/// Whether a bound card is about Active Pokémon only.
fn is_about_actives(card: CardId) -> bool {
    card.card().works().iter().any(|passive| match passive {
        Passive::DamageDealt { by: to, .. } | Passive::CantRetreat(to) | Passive::NoAbilities { of: to, .. } => {
            matches!(to, To::Each(Group { zone: Zone::Active, .. }))
        }
        Passive::DamageTaken { .. }
        | Passive::PreventDamage { .. }
        | Passive::MaxHp { .. }
        | Passive::PreventEffects
        | Passive::NoWeakness
        | Passive::FreeRetreat(_)
        | Passive::RetreatCost { .. }
        | Passive::NoConditions(_)
        | Passive::NoStadiums
        | Passive::BenchCap { .. }
        | Passive::PlainSpecialEnergy(_)
        | Passive::AttacksPerTurn(_)
        | Passive::EvolvesEarly
        | Passive::CheckupCounters { .. } => false,
    })
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Ends what has stopped and binds what has begun to work. False if somebody is asked for it.
    pub(super) fn bind(&mut self) -> bool {
        loop {
            self.unbind();
            let table = &mut self.state.table;
            if table.rules.bound_active_scope == BoundScope::One && !self.cover() {
                return false;
            }
            let table = &mut self.state.table;
            let Some((seat, task)) = unbound(table) else { return true };
            let opponents = table.opponents(seat);
            match opponents.lowest() {
                Some(only) if opponents.len() == 1 => self.bind_to(task, only),
                Some(_) => {
                    table.push(task);
                    return false;
                }
                None => return true,
            }
        }
    }

    /// Ends the bindings of what does not work any more, one after the other: what one of them has switched off may go on.
    fn unbind(&mut self) {
        loop {
            let table = &mut self.state.table;
            let ended = |binding: &Binding| table.is_out(Seat(binding.to)) || !works(table, binding.mon, binding.card);
            let Some(at) = table.bindings.iter().position(ended) else { return };
            table.bindings.remove(at);
            self.changes += 1;
        }
    }

    /// Binds what was asked for to an opponent.
    pub(super) fn bind_to(&mut self, task: Task, to: Seat) {
        let table = &mut self.state.table;
        if let Task::Bind { mon, card } = task {
            let is_new = table.bindings.push(Binding { mon, card, to: to.0, active: None });
            if is_new {
                self.tell(Event::Bound { mon, card, to });
            }
        } else if let Task::Face { owner, card } = task {
            for stadium in table.stadiums.iter_mut().filter(|stadium| stadium.card == card) {
                stadium.facing = Some(to.0);
            }
            self.tell(Event::OpponentChosen { by: owner, seat: to });
        }
    }

    /// Says which Active Pokémon each effect covers that covers only one (D-24). False if somebody is asked.
    fn cover(&mut self) -> bool {
        let table = &mut self.state.table;
        for at in 0..table.bindings.len() {
            let Binding { mon, card, to, active } = table.bindings[at];
            if !is_about_actives(card) {
                continue;
            }
            let actives = table.actives(Seat(to));
            if active.is_some_and(|active| actives.contains(active)) {
                continue;
            }
            let only = if actives.len() == 1 { actives.lowest() } else { None };
            if only != active {
                table.bindings[at].active = only;
                self.changes += 1;
            }
            if actives.len() > 1 {
                table.push(Task::BindActive { mon, card });
                return false;
            }
        }
        true
    }
}
