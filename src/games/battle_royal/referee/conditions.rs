//! Special Conditions (3.6).

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::cards::effects::Condition;
use crate::games::battle_royal::conditions::ALL;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers::{self, kind};
use crate::games::battle_royal::pokemon::PokemonId;

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
