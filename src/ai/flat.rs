//! Determinised Monte-Carlo without a tree: every candidate meets the same imagined states and the same luck, and the
//! weaker half is dropped from round to round (successive halving).

use super::Budget;
use super::policy::{Policy, SearchResult, play_out};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};

#[derive(Clone, Debug)]
struct Tried<A> {
    action: A,
    reward: f32,
    tries: u32,
    /// By how much it is liked more than it is worth.
    lean: f32,
}

impl<A> Tried<A> {
    fn mean(&self) -> f32 {
        self.reward / self.tries.max(1) as f32
    }

    /// What counts when candidates are compared.
    fn appeal(&self) -> f32 {
        self.mean() + self.lean
    }
}

/// Flat Monte-Carlo searcher: every action is tried in imagined states, none of them deeper than another.
#[derive(Debug)]
pub struct Flat<R: Rules, P> {
    policy: P,
    depth: usize,
    chance: Sampled,
    candidates: Vec<(R::Action, f32)>,
}

impl<R: Imagine, P: Policy<R>> Flat<R, P> {
    /// A searcher whose play-outs are cut after `depth` actions; equal seeds search equally.
    pub fn new(policy: P, depth: usize, seed: u64) -> Self {
        Self { policy, depth, chance: Sampled::new(seed), candidates: Vec::new() }
    }

    /// The policy, for reasons and scores beside the search.
    pub fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches for the best action of `seat`; `None` only if it has no action. An iteration is one play-out.
    pub fn search(&mut self, view: &R::View, seat: Seat, budget: Budget) -> Option<SearchResult<R::Action>> {
        let mut candidates = std::mem::take(&mut self.candidates);
        let state = self.policy.imagine(view, &mut self.chance);
        self.policy.candidates(&state, seat, &mut candidates);
        candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        let liked: Vec<(R::Action, f32)> = candidates
            .drain(..)
            .map(|(action, _)| {
                let lean = self.policy.lean(&state, seat, &action);
                (action, lean)
            })
            .collect();
        let found = self.compare(view, seat, budget, liked, |state, action, chance| {
            debug_assert_eq!(R::check(state, seat, action), Ok(()), "the policy named {action:?}");
            R::carry_out(state, seat, action, chance, &mut Silent);
        });
        self.candidates = candidates;
        found
    }

    /// The best of some things that `seat` can do, what looks best at once first: an action, or several actions in a row,
    /// which `carry_out` carries out in an imagined state. Beside each stands by how much it is liked more than it is worth,
    /// as a share of the win. `None` only if there are none.
    pub fn compare<T>(
        &mut self,
        view: &R::View,
        seat: Seat,
        budget: Budget,
        candidates: impl IntoIterator<Item = (T, f32)>,
        carry_out: impl Fn(&mut R::State, &T, &mut Sampled),
    ) -> Option<SearchResult<T>> {
        let mut tried: Vec<Tried<T>> =
            candidates.into_iter().map(|(action, lean)| Tried { action, reward: 0.0, tries: 0, lean }).collect();
        let mut thinking = budget.start();
        let rounds = tried.len().max(2).next_power_of_two().ilog2();
        while tried.len() > 1 {
            let worlds = (budget.iterations / rounds / tried.len() as u32).max(1);
            let in_time = (0..worlds).all(|_| {
                // All candidates meet a world or none does: a half-met world would favour the luck of the first ones.
                let in_time = !thinking.out_of_time();
                if in_time {
                    self.meet(view, seat, &mut tried, &carry_out);
                    tried.iter().for_each(|_| thinking.count());
                }
                in_time
            });
            tried.sort_by(|a, b| b.appeal().total_cmp(&a.appeal()));
            if !in_time {
                break;
            }
            tried.truncate(tried.len().div_ceil(2));
        }
        let value = tried.first()?.mean();
        let action = tried.swap_remove(0).action;
        Some(SearchResult { action, value, iterations: thinking.spent() })
    }

    /// By how much the first of two things that `seat` can do is worth more than the second, as a share of the win: the mean over
    /// imagined states, which both meet with the same luck. An iteration is one play-out.
    pub fn lead<T>(
        &mut self,
        view: &R::View,
        seat: Seat,
        pair: [T; 2],
        budget: Budget,
        carry_out: impl Fn(&mut R::State, &T, &mut Sampled),
    ) -> f32 {
        let mut tried = pair.map(|action| Tried { action, reward: 0.0, tries: 0, lean: 0.0 });
        let mut thinking = budget.start();
        while thinking.go_on() {
            self.meet(view, seat, &mut tried, &carry_out);
            thinking.count();
        }
        tried[0].mean() - tried[1].mean()
    }

    /// Lets all candidates meet one more imagined state.
    fn meet<T>(
        &mut self,
        view: &R::View,
        seat: Seat,
        tried: &mut [Tried<T>],
        carry_out: &impl Fn(&mut R::State, &T, &mut Sampled),
    ) {
        let world = self.policy.imagine(view, &mut self.chance);
        let luck = self.chance.clone();
        for tried in tried {
            let mut state = world.clone();
            self.chance = luck.clone();
            carry_out(&mut state, &tried.action, &mut self.chance);
            let rewards = play_out(&mut self.policy, &mut state, &mut self.chance, self.depth);
            tried.reward += rewards[seat.index()];
            tried.tries += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::toys::{Anything, Noughts, NoughtsState};
    use crate::engine::Viewer;
    use crate::engine::toy_game::{Action, Options, State, Toy};

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
        let state = Toy::setup(&Options { players: 3 }, &mut Sampled::new(5), &mut Silent).expect("three may play");
        let view = Toy::view(&state, Viewer::Seat(Seat(2)));
        let mut runs = (0..2).map(|_| {
            let mut search = Flat::<Toy, _>::new(Anything, usize::MAX, 9);
            search.search(&view, Seat(2), BUDGET)
        });
        let first = runs.next();
        assert_eq!(first, runs.next());
        assert!(first.flatten().is_some_and(|found| found.iterations <= BUDGET.iterations));
    }

    #[test]
    fn looks_through_hidden_cards() {
        // Nobody can hold anything above 8, and a die shows less.
        let state = State {
            choosing: false,
            turn: 0,
            hands: vec![vec![9], vec![3], vec![8]],
            hidden: vec![Some(1), Some(2), Some(4)],
            scores: vec![0; 3],
            deck: Vec::new(),
        };
        let mut search = Flat::<Toy, _>::new(Anything, usize::MAX, 2);
        let found = search.search(&Toy::view(&state, Viewer::Seat(Seat(0))), Seat(0), BUDGET).expect("a card is held");
        assert_eq!((found.action, found.value), (Action::Play(9), 1.0));
    }
}
