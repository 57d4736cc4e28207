//! Whoever carries the rules out: state, chance and listeners in one hand. Everything that changes the board in a match is here.
//! It asks the chapters beside this folder what may be done and what would come of it; none of them knows of it.
#![deny(clippy::wildcard_enum_match_arm)]

mod attack_steps;
mod bindings;
mod carry_out;
mod checkup;
mod conditions;
mod counters;
mod effects;
mod knock_outs;
mod movement;
mod setup;
mod turn;
mod victory;
mod zones;

pub(super) use carry_out::carry_out;
pub(super) use setup::deal;

use crate::engine::{Chance, Sink};
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::position::State;
use crate::games::battle_royal::tasks::Phase;

/// State, chance and listeners. Each file of this folder adds what a chapter of the rules does.
struct Referee<'a, C, S> {
    state: &'a mut State,
    /// Shuffles and coins.
    chance: &'a mut C,
    /// Whoever is told what happens.
    sink: &'a mut S,
    /// How often something has changed on the table. Of all that nobody is told only bindings do so.
    changes: u32,
    /// How often it had when effects were bound.
    bound: u32,
    /// How often it had when nobody was down and no Bench too full.
    settled: u32,
}

impl<'a, C: Chance, S: Sink<BattleRoyal>> Referee<'a, C, S> {
    /// Whoever decides about his turn finds everything settled, and what works is bound unless it is that what is asked.
    #[inline]
    fn new(state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        let table = &state.table;
        let task = table.tasks.last();
        let bound = task.is_none_or(|task| !task.binds());
        let settled = task.is_none() && matches!(table.phase, Phase::Main | Phase::AttackOnly);
        Self { state, chance, sink, changes: 1, bound: u32::from(bound), settled: u32::from(settled) }
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.changes += u32::from(event.changes_table());
        self.sink.event(self.state, || event);
    }
}
