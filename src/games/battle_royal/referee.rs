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
}

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// Tells what has happened.
    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        self.sink.event(self.state, || event);
    }
}
