//! Whoever carries the rules out: state, chance and listeners in one hand.

use super::BattleRoyal;
use super::events::Event;
use super::position::State;
use super::tasks::Phase;
use crate::engine::{Chance, Sink};

/// State, chance and listeners. Each chapter of the rules adds what it does.
pub(super) struct Referee<'a, C, S> {
    pub state: &'a mut State,
    /// Shuffles and coins.
    pub chance: &'a mut C,
    /// Whoever is told what happens.
    pub sink: &'a mut S,
    /// How often something has changed on the table. Of all that nobody is told only bindings do so.
    pub changes: u32,
    /// How often it had when effects were bound.
    pub bound: u32,
    /// How often it had when nobody was down and no Bench too full.
    pub settled: u32,
}

impl<'a, C: Chance, S: Sink<BattleRoyal>> Referee<'a, C, S> {
    /// Whoever decides about his turn finds everything settled, and what works is bound unless it is that what is asked.
    #[inline]
    pub(super) fn new(state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        let table = &state.table;
        let task = table.tasks.last();
        let bound = task.is_none_or(|task| !task.binds());
        let settled = task.is_none() && matches!(table.phase, Phase::Main | Phase::AttackOnly);
        Self { state, chance, sink, changes: 1, bound: u32::from(bound), settled: u32::from(settled) }
    }

    /// Tells what has happened.
    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        self.changes += u32::from(event.changes_table());
        self.sink.event(self.state, || event);
    }
}
