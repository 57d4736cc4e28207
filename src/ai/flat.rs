//! Determinised Monte-Carlo without a tree: every candidate meets the same imagined states and the same luck, and the
//! weaker half is dropped from round to round (successive halving).

use super::policy::{Found, Policy, play_out};
use super::{Budget, Thinking};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};

/// One candidate and what its play-outs brought.
#[derive(Clone, Debug)]
struct Tried<A> {
    action: A,
    reward: f32,
    tries: u32,
}

impl<A> Tried<A> {
    fn mean(&self) -> f32 {
        self.reward / self.tries.max(1) as f32
    }
}

/// The searcher; its memory is used again from decision to decision.
#[derive(Debug)]
pub struct Flat<R: Rules, P> {
    policy: P,
    depth: usize,
    chance: Sampled,
    candidates: Vec<(R::Action, f32)>,
    tried: Vec<Tried<R::Action>>,
}

impl<R: Imagine, P: Policy<R>> Flat<R, P> {
    /// A searcher whose play-outs are cut after `depth` actions; equal seeds search equally.
    pub fn new(policy: P, depth: usize, seed: u64) -> Self {
        Self { policy, depth, chance: Sampled::new(seed), candidates: Vec::new(), tried: Vec::new() }
    }

    /// The policy, for reasons and scores beside the search.
    pub fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches for the best action of `seat`; `None` only if it has no action. An iteration is one play-out.
    pub fn search(&mut self, view: &R::View, seat: Seat, budget: Budget) -> Option<Found<R::Action>> {
        self.candidates.clear();
        let state = self.policy.imagine(view, &mut self.chance);
        self.policy.candidates(&state, seat, &mut self.candidates);
        self.candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.tried.clear();
        self.tried.extend(self.candidates.drain(..).map(|(action, _)| Tried { action, reward: 0.0, tries: 0 }));
        let mut thinking = budget.start();
        let rounds = self.tried.len().max(2).next_power_of_two().ilog2();
        while self.tried.len() > 1 {
            let worlds = (budget.iterations / rounds / self.tried.len() as u32).max(1);
            if !self.round(view, seat, worlds, &mut thinking) {
                break;
            }
            let keep = self.tried.len().div_ceil(2);
            self.tried.truncate(keep);
        }
        let best = self.tried.first()?;
        Some(Found { action: best.action.clone(), value: best.mean(), iterations: thinking.spent() })
    }

    /// Lets all candidates meet `worlds` more imagined states and sorts them; false if time ran out.
    fn round(&mut self, view: &R::View, seat: Seat, worlds: u32, thinking: &mut Thinking) -> bool {
        let mut in_time = true;
        for _ in 0..worlds {
            // All candidates meet a world or none does: a half-met world would favour the luck of the first ones.
            if thinking.out_of_time() {
                in_time = false;
                break;
            }
            let world = self.policy.imagine(view, &mut self.chance);
            let luck = self.chance.clone();
            for tried in &mut self.tried {
                thinking.count();
                let mut state = world.clone();
                self.chance = luck.clone();
                debug_assert_eq!(R::check(&state, seat, &tried.action), Ok(()), "the policy named {:?}", tried.action);
                R::carry_out(&mut state, seat, &tried.action, &mut self.chance, &mut Silent);
                let rewards = play_out(&mut self.policy, &mut state, &mut self.chance, self.depth);
                tried.reward += rewards[seat.index()];
                tried.tries += 1;
            }
        }
        self.tried.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        in_time
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::toys::{Anything, Duel, Noughts, NoughtsState, duel};
    use crate::engine::Viewer;

    const BUDGET: Budget = Budget { iterations: 1500, cap: Duration::from_secs(60) };

    #[test]
    fn finds_the_win_and_the_block() {
        for (board, seat, best) in [("xx.oo....", 0, 2), ("xx..o....", 1, 2)] {
            let mut search = Flat::<Noughts, _>::new(Anything, usize::MAX, 3);
            let found = search.search(&NoughtsState::parse(board), Seat(seat), BUDGET);
            assert_eq!(found.map(|found| found.action), Some(best), "{board}");
        }
    }

    #[test]
    fn equal_seeds_search_equally_within_the_budget() {
        let view = Duel::view(&duel(4, 5), Viewer::Seat(Seat(2)));
        let mut runs = (0..2).map(|_| {
            let mut search = Flat::<Duel, _>::new(Anything, usize::MAX, 9);
            search.search(&view, Seat(2), BUDGET)
        });
        let first = runs.next();
        assert_eq!(first, runs.next());
        assert!(first.flatten().is_some_and(|found| found.iterations <= BUDGET.iterations));
    }
}
