//! Special Conditions (3.6).

use super::BattleRoyal;
use super::cards::effects::Condition;
use super::events::Event;
use super::modifiers::{self, kind};
use super::pokemon::{Conditions, Poison, PokemonId, Turned};
use super::referee::Referee;
use crate::engine::{Chance, Seat, Sink};

/// Every condition, in the order of the Checkup (3.8).
pub const ALL: [Condition; 5] =
    [Condition::Poisoned, Condition::Burned, Condition::Asleep, Condition::Paralyzed, Condition::Confused];

impl Conditions {
    /// Without this one.
    #[must_use]
    pub fn without(mut self, condition: Condition) -> Self {
        match condition {
            Condition::Poisoned => self.poison = None,
            Condition::Burned => self.burn = None,
            _ => self.turned = self.turned.filter(|turned| turned.condition != condition),
        }
        self
    }

    /// With this one: a new Poison or Burn replaces the old one, and Asleep, Paralyzed and Confused replace one another.
    #[must_use]
    pub fn with(mut self, condition: Condition, by: Seat, counters: u8) -> Self {
        match condition {
            Condition::Poisoned => self.poison = Some(Poison { by, counters }),
            Condition::Burned => self.burn = Some(by),
            _ => self.turned = Some(Turned { condition, by, waited: false }),
        }
        self
    }
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Gives an Active Pokémon a Special Condition; false if it cannot get one.
    pub(super) fn afflict(&mut self, id: PokemonId, condition: Condition, by: Seat, counters: u8) -> bool {
        let table = &mut self.state.table;
        if !table.is_active(id) || modifiers::is_immune_to_conditions(table, id) {
            return false;
        }
        let Some(mon) = table.mon_mut(id) else { return false };
        mon.conditions = mon.conditions.with(condition, by, counters);
        self.tell(Event::Afflicted { mon: id, condition });
        true
    }

    /// Ends a Special Condition.
    pub(super) fn cure(&mut self, id: PokemonId, condition: Condition) {
        if let Some(mon) = self.state.table.mon_mut(id)
            && mon.conditions.has(condition)
        {
            mon.conditions = mon.conditions.without(condition);
            self.tell(Event::Recovered { mon: id, condition });
        }
    }

    /// Those who have become immune lose their conditions (`NoConditions`).
    pub(super) fn cure_immune(&mut self) {
        let table = &self.state.table;
        if !modifiers::any(table, kind::NO_CONDITIONS) {
            return;
        }
        for id in table.mons_that(|mon| !mon.conditions.is_empty()).iter() {
            if modifiers::is_immune_to_conditions(&self.state.table, id) {
                for condition in ALL {
                    self.cure(id, condition);
                }
            }
        }
    }
}
