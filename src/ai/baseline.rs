//! Baselines: bots with a plan of one sentence, which tell what a level is worth against strangers. Those of a game are the fast
//! twins of programs in `examples`.

use super::{Advice, Bot};
use crate::engine::{Imagine, Rules, Sampled, Seat};

/// A bot that does at every step what its plan likes best; of several the first.
pub struct Baseline<R: Rules> {
    pub name: &'static str,
    /// How much the plan likes an action of a seat. It looks at nothing in the state that the view of the seat does not tell.
    pub worth: fn(&R::State, Seat, &R::Action) -> i32,
}

impl<R: Imagine> Bot<R> for &Baseline<R> {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        let state = R::imagine(view, &mut Sampled::new(0));
        let mut actions = Vec::new();
        R::legal(&state, seat, &mut actions);
        let worth = |number: &usize| (self.worth)(&state, seat, &actions[*number]);
        // Of equals the last is the greatest.
        let best = (0..actions.len()).rev().max_by_key(worth).unwrap_or(0);
        Advice { action: actions.swap_remove(best), reason: None, iterations: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};

    #[test]
    fn takes_the_first_of_what_it_likes_best() {
        let view = NoughtsState::parse("x.o.x.o..");
        let taken = |worth| Bot::<Noughts>::advise(&mut &Baseline { name: "odd", worth }, &view, Seat(0)).action;
        assert_eq!(taken(|_, _, _| 0), 1);
        assert_eq!(taken(|_, _, cell| i32::from(*cell)), 8);
        assert_eq!(taken(|_, _, cell| i32::from(cell % 5)), 3);
    }
}
