//! The Pokémon Checkup between two turns (3.8, 4.7).

use super::Referee;
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::cards::effects::Condition;
use crate::games::battle_royal::cards::passives::Passive;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::modifiers::{self, kind};
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId, PokemonSet, Stamp};
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::tasks::{Checkup, CheckupStage, Phase};

/// Damage counters of a Burn (3.6).
const BURN: u8 = 2;

/// On whom an Ability places counters at this Checkup, and how many on each.
fn counters_of(table: &PublicState, checkup: &Checkup, id: PokemonId) -> (PokemonSet, u8) {
    let all = !table.rules.v5_checkup_owner_scope_all;
    let (mut victims, mut counters) = (PokemonSet::NONE, 0);
    modifiers::each(table, kind::CHECKUP, |working| {
        let Passive::CheckupCounters { to, n } = working.passive else { return };
        if working.mon == Some(id) {
            let in_scope = |victim: &PokemonId| all || checkup.scope.contains(victim.seat());
            let covered = |victim: &PokemonId| in_scope(victim) && working.covers(table, to, None, *victim);
            victims = table.all_mons().iter().filter(covered).collect();
            counters = *n;
        }
    });
    (victims, counters)
}

/// Whose Abilities would place counters at this Checkup.
fn effects(table: &PublicState, checkup: &Checkup) -> PokemonSet {
    let mut found = PokemonSet::NONE;
    modifiers::each(table, kind::CHECKUP, |working| found = working.mon.map_or(found, |mon| found.with(mon)));
    found.iter().filter(|id| !counters_of(table, checkup, *id).0.is_empty()).collect()
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// The next stage of a Checkup. False if the next player has to decide.
    pub(super) fn checkup(&mut self, checkup: Checkup) -> bool {
        let mut next = checkup;
        match checkup.stage {
            CheckupStage::Begin => {
                self.tell(Event::Checkup { next: checkup.next });
                next.open = effects(&self.state.table, &checkup);
                next.stage = CheckupStage::Order;
            }
            CheckupStage::Order if !checkup.open.is_empty() => return false,
            CheckupStage::Order => next.stage = CheckupStage::Conditions,
            CheckupStage::Conditions => {
                self.special_conditions(&checkup);
                next.stage = CheckupStage::After;
            }
            CheckupStage::After => {
                checkup.after.iter().for_each(|id| self.checkup_counters(&checkup, id));
                next.stage = CheckupStage::Over;
            }
            CheckupStage::Over => {
                self.begin_turn(checkup.next);
                return true;
            }
        }
        self.state.table.phase = Phase::Checkup(next);
        true
    }

    /// The next player says whether an effect comes before the Special Conditions.
    pub(super) fn order_in_checkup(&mut self, mut checkup: Checkup, before: bool) {
        let Some(id) = checkup.open.lowest() else { return };
        checkup.open.remove(id);
        if before {
            self.checkup_counters(&checkup, id);
        } else {
            checkup.after.insert(id);
        }
        self.state.table.phase = Phase::Checkup(checkup);
    }

    fn checkup_counters(&mut self, checkup: &Checkup, id: PokemonId) {
        let (victims, counters) = counters_of(&self.state.table, checkup, id);
        if !victims.is_empty() {
            let card = self.state.table.mon(id).map(Pokemon::card).unwrap_or_default();
            self.tell(Event::AbilityUsed { mon: id, card });
        }
        for victim in victims.iter() {
            self.place(victim, counters, Stamp { seat: id.seat(), by_attack: false });
        }
    }

    /// Poison, Burn, Sleep, Paralysis: each for everybody in scope, from the next player on, spot by spot (3.8). Whoever is
    /// down gets no further coin.
    fn special_conditions(&mut self, checkup: &Checkup) {
        let table = &self.state.table;
        if table.mons_that(|mon| !mon.conditions.is_empty()).is_empty() {
            return;
        }
        let of_seats = |seats: SeatSet| -> Vec<PokemonId> {
            let seats = table.from(checkup.next).filter(move |seat| seats.contains(*seat));
            seats.flat_map(|seat| table.spots(seat)).flatten().collect()
        };
        let ticking = of_seats(checkup.scope);
        let all = if table.rules.v5_checkup_owner_scope_all { checkup.scope } else { table.living() };
        let all = of_seats(all);
        for &id in &ticking {
            if let Some(poison) = self.state.table.mon(id).and_then(|mon| mon.conditions.poison) {
                self.place(id, poison.counters, Stamp { seat: poison.by, by_attack: false });
            }
        }
        for &id in &ticking {
            let burn = self.state.table.mon(id).and_then(|mon| mon.conditions.burn);
            if let Some(by) = burn.filter(|_| self.is_up(id)) {
                self.place(id, BURN, Stamp { seat: by, by_attack: false });
                if self.is_up(id) && self.coin(id.seat()) {
                    self.cure(id, Condition::Burned);
                }
            }
        }
        for &id in &all {
            let asleep = self.state.table.mon(id).is_some_and(|mon| mon.conditions.has(Condition::Asleep));
            if asleep && self.is_up(id) && self.coin(id.seat()) {
                self.cure(id, Condition::Asleep);
            }
        }
        // Paralysis ends behind the turn that began with it.
        let ended: Seat = self.state.table.current();
        for &id in all.iter().filter(|id| id.seat() == ended) {
            let turned = self.state.table.mon(id).and_then(|mon| mon.conditions.turned);
            if turned.is_some_and(|turned| turned.waited) {
                self.cure(id, Condition::Paralyzed);
            }
        }
    }

    fn is_up(&self, id: PokemonId) -> bool {
        modifiers::hp_left(&self.state.table, id) > 0
    }
}
