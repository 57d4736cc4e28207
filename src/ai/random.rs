//! The bot that takes any legal action: the yardstick below all levels.

use super::{Advice, Bot};
use crate::engine::{Chance, Imagine, Sampled, Seat};

/// Chooses uniformly among the legal actions.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Sampled,
}

impl Random {
    /// A random player; equal seeds play equally.
    pub fn new(seed: u64) -> Self {
        Self { chance: Sampled::new(seed) }
    }
}

impl<R: Imagine> Bot<R> for Random {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        let mut actions = Vec::new();
        R::legal(&R::imagine(view, &mut self.chance), seat, &mut actions);
        let chosen = self.chance.below(actions.len().max(1) as u32) as usize;
        Advice { action: actions.swap_remove(chosen), reason: None, iterations: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};

    #[test]
    fn takes_every_legal_action_now_and_then() {
        let view = NoughtsState::parse("x.o.x.o..");
        let mut bot = Random::new(1);
        let mut taken: Vec<u8> = (0..100).map(|_| Bot::<Noughts>::advise(&mut bot, &view, Seat(0)).action).collect();
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken, [1, 3, 5, 7, 8]);
    }
}
