//! Damage counters: who places them, and whom a Pokémon that goes down belongs to (B-1, R-24).

use super::Referee;
use crate::engine::{Chance, Seat, Sink};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers;
use crate::games::battle_royal::pokemon::{COUNTER, Pokemon, PokemonId, Stamp};

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Puts damage counters on a Pokémon. The placement that first leaves it without HP gets the credit.
    pub(super) fn place(&mut self, id: PokemonId, counters: u8, stamp: Stamp) -> bool {
        if counters == 0 {
            return false;
        }
        let placed = |mon: &mut Pokemon| mon.counters = mon.counters.saturating_add(counters);
        if self.state.table.in_play.change(id, placed).is_none() {
            return false;
        }
        if stamp.by_attack {
            self.tell(Event::Damaged { mon: id, damage: u16::from(counters) * COUNTER });
        } else {
            self.tell(Event::Countered { mon: id, counters });
        }
        self.stamp(id, stamp);
        true
    }

    /// Notes who has brought a Pokémon down, if it is down and nobody has been noted.
    #[inline]
    pub(super) fn stamp(&mut self, id: PokemonId, stamp: Stamp) {
        let down = modifiers::hp_left(&self.state.table, id) == 0;
        self.state.table.in_play.change(id, |mon| mon.fatal = if down { mon.fatal.or(Some(stamp)) } else { None });
    }

    /// Whoever lost HP by what this player has done, and is down now, is his.
    #[inline]
    pub(super) fn stamp_losses(&mut self, seat: Seat) {
        for id in self.state.table.in_play.worn().iter() {
            self.stamp(id, Stamp { seat, by_attack: false });
        }
    }

    /// Takes damage counters off a Pokémon, as far as there are.
    pub(super) fn heal(&mut self, id: PokemonId, counters: u8) -> bool {
        let Some(mon) = self.state.table.mon(id) else { return false };
        let healed = counters.min(mon.counters);
        if healed == 0 {
            return false;
        }
        self.state.table.in_play.change(id, |mon| mon.counters -= healed);
        if modifiers::hp_left(&self.state.table, id) > 0 {
            self.state.table.in_play.change(id, |mon| mon.fatal = None);
        }
        self.tell(Event::Healed { mon: id, counters: healed });
        true
    }
}
