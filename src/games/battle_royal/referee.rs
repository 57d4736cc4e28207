//! Whoever carries the rules out: state, chance and listeners in one hand.

use super::BattleRoyal;
use super::events::Event;
use super::position::State;
use crate::engine::{Chance, Sink};

/// State, chance and listeners. Each chapter of the rules adds what it does.
pub(super) struct Referee<'a, C, S> {
    /// The truth.
    pub state: &'a mut State,
    /// Shuffles and coins.
    pub chance: &'a mut C,
    /// Whoever is told what happens.
    pub sink: &'a mut S,
    /// How often something has changed. Of all that nobody is told only bindings change anything on the table.
    pub changes: u32,
    /// How often it had when effects were bound.
    pub bound: u32,
    /// How often it had when nobody was down and no Bench too full.
    pub settled: u32,
}

impl<'a, C: Chance, S: Sink<BattleRoyal>> Referee<'a, C, S> {
    /// At the beginning of an action everything has to be looked at.
    #[inline]
    pub(super) fn new(state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        Self { state, chance, sink, changes: 1, bound: 0, settled: 0 }
    }

    /// Tells what has happened.
    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        self.changes += 1;
        self.sink.event(self.state, || event);
    }
}
