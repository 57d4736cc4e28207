//! Monte-Carlo tree search over information sets (single observer): one tree, a new imagined state each iteration.
//!
//! Branches are only compared with how often they were available (Cowling, Powley and Whitehouse 2012). Where several
//! seats decide at once, each chooses by its own statistics, and the tree goes on below the searching seat's own choice,
//! so that nobody's choice depends on what is still face down.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::BuildHasherDefault;

use super::Budget;
use super::policy::{Policy, SearchResult, play_out};
use crate::engine::{Fnv, Imagine, Rules, Sampled, Seat, SeatSet, Silent, ToAct};

/// How the tree is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Weight of what has been tried little (UCB1).
    pub exploration: f32,
    /// Weight of the policy's priors, fading with visits.
    pub bias: f32,
    /// Play-outs are cut after so many actions.
    pub depth: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { exploration: 0.7, bias: 0.5, depth: usize::MAX }
    }
}

/// One action that was tried in one information set; the set behind it is known by the number of the branch.
#[derive(Debug)]
struct Branch<A> {
    /// The branch that led to the information set; none led to that of the decision itself.
    parent: Option<u32>,
    seat: Seat,
    action: A,
    prior: f32,
    visits: u32,
    available: u32,
    reward: f32,
}

/// The searcher; its memory is used again from decision to decision.
#[derive(Debug)]
pub struct Ismcts<R: Rules, P> {
    policy: P,
    settings: Settings,
    chance: Sampled,
    tree: Vec<Branch<R::Action>>,
    /// Where in the tree the branches below a branch are, by seat and action.
    places: HashMap<(Option<u32>, Seat, R::Action), u32, BuildHasherDefault<Fnv>>,
    path: Vec<u32>,
    candidates: Vec<(R::Action, f32)>,
}

impl<R: Imagine, P: Policy<R>> Ismcts<R, P> {
    /// A searcher; equal seeds search equally.
    pub fn new(policy: P, settings: Settings, seed: u64) -> Self {
        Self {
            policy,
            settings,
            chance: Sampled::new(seed),
            tree: Vec::new(),
            places: HashMap::default(),
            path: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// The policy, for reasons and scores beside the search.
    pub fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches for the best action of `seat`; `None` only if it has no action.
    pub fn search(&mut self, view: &R::View, seat: Seat, budget: Budget) -> Option<SearchResult<R::Action>> {
        self.tree.clear();
        self.places.clear();
        let mut thinking = budget.start();
        while thinking.go_on() {
            self.iterate(view, seat);
        }
        let own = self.tree.iter().filter(|branch| branch.parent.is_none() && branch.seat == seat);
        let best = own.max_by_key(|branch| branch.visits)?;
        Some(SearchResult {
            action: best.action.clone(),
            value: best.reward / best.visits.max(1) as f32,
            iterations: thinking.spent(),
        })
    }

    /// One imagined state, one way down the tree, one play-out, one way back.
    fn iterate(&mut self, view: &R::View, observer: Seat) {
        let mut state = self.policy.imagine(view, &mut self.chance);
        self.path.clear();
        let mut parent = None;
        while let ToAct::Seats(seats) = R::to_act(&state) {
            let mut fresh = false;
            let mut follow = None;
            for mover in seats.iter() {
                if follow.is_some() && !must_act::<R>(&state, mover) {
                    continue;
                }
                let Some(picked) = self.pick(parent, &state, mover) else { continue };
                let branch = &self.tree[picked as usize];
                fresh |= branch.visits == 0;
                debug_assert_eq!(R::check(&state, mover, &branch.action), Ok(()), "the policy named an illegal action");
                R::carry_out(&mut state, mover, &branch.action, &mut self.chance, &mut Silent);
                self.path.push(picked);
                if follow.is_none() || mover == observer {
                    follow = Some(picked);
                }
            }
            parent = follow;
            if fresh || follow.is_none() {
                break;
            }
        }
        let rewards = play_out(&mut self.policy, &mut state, &mut self.chance, self.settings.depth);
        for &index in &self.path {
            let branch = &mut self.tree[index as usize];
            branch.visits += 1;
            branch.reward += rewards[branch.seat.index()];
        }
    }

    /// The branch below `parent` that `mover` takes in this state.
    fn pick(&mut self, parent: Option<u32>, state: &R::State, mover: Seat) -> Option<u32> {
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        self.policy.candidates(state, mover, &mut candidates);
        let mut best = (f32::NEG_INFINITY, None);
        for (action, prior) in candidates.drain(..) {
            let index = self.place(parent, mover, action, prior);
            let branch = &mut self.tree[index as usize];
            branch.available += 1;
            let worth = self.settings.worth(branch);
            if worth > best.0 {
                best = (worth, Some(index));
            }
        }
        self.candidates = candidates;
        best.1
    }

    /// Where the branch of this action is; it grows where there is none yet.
    fn place(&mut self, parent: Option<u32>, seat: Seat, action: R::Action, prior: f32) -> u32 {
        let next = self.tree.len() as u32;
        match self.places.entry((parent, seat, action)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let action = new.key().2.clone();
                self.tree.push(Branch { parent, seat, action, prior, visits: 0, available: 0, reward: 0.0 });
                *new.insert(next)
            }
        }
    }
}

impl Settings {
    /// Upper confidence bound of a branch; what was never tried comes first, best prior first.
    fn worth<A>(&self, branch: &Branch<A>) -> f32 {
        if branch.visits == 0 {
            return 1e6 + branch.prior;
        }
        let visits = branch.visits as f32;
        branch.reward / visits
            + self.exploration * ((branch.available as f32).ln() / visits).sqrt()
            + self.bias * branch.prior / (visits + 1.0)
    }
}

fn must_act<R: Rules>(state: &R::State, seat: Seat) -> bool {
    match R::to_act(state) {
        ToAct::Seats(seats) => seats != SeatSet::default() && seats.contains(seat),
        ToAct::Over(_) => false,
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
        for (board, seat, best) in [("xx.oo....", 0, 2), ("xx..o....", 1, 2), ("x.x.o.o.x", 1, 1)] {
            let mut search = Ismcts::<Noughts, _>::new(Anything, Settings::default(), 3);
            let found = search.search(&NoughtsState::parse(board), Seat(seat), BUDGET);
            assert_eq!(found.map(|found| found.action), Some(best), "{board}");
        }
    }

    #[test]
    fn equal_seeds_search_equally() {
        let view = Duel::view(&duel(3, 5), Viewer::Seat(Seat(1)));
        let mut runs = (0..2).map(|_| {
            let mut search = Ismcts::<Duel, _>::new(Anything, Settings::default(), 9);
            search.search(&view, Seat(1), BUDGET)
        });
        assert_eq!(runs.next(), runs.next());
    }

    #[test]
    fn an_action_of_an_information_set_is_one_branch() {
        let mut search = Ismcts::<Noughts, _>::new(Anything, Settings::default(), 3);
        for board in ["....x....", "........."] {
            let seat = Seat(u8::from(board.contains('x')));
            search.search(&NoughtsState::parse(board), seat, BUDGET);
            let first = || search.tree.iter().filter(|branch| branch.parent.is_none());
            assert_eq!(first().count(), board.matches('.').count());
            assert_eq!(first().map(|branch| branch.visits).sum::<u32>(), BUDGET.iterations);
            assert!(first().all(|branch| branch.available == BUDGET.iterations && branch.seat == seat));
            let mut keys: Vec<_> = search.tree.iter().map(|branch| (branch.parent, branch.action)).collect();
            keys.sort_unstable();
            assert!(keys.windows(2).all(|pair| pair[0] != pair[1]));
            for (number, branch) in (0..).zip(&search.tree) {
                let behind: u32 = search.tree.iter().filter(|b| b.parent == Some(number)).map(|b| b.visits).sum();
                // The first visit ends in a play-out, all others go on to what is behind, if the match does.
                assert!(behind == 0 || behind == branch.visits - 1, "{behind} behind {}", branch.visits);
            }
        }
    }

    #[test]
    fn looks_through_hidden_cards_and_simultaneous_play() {
        // The other hand cannot hold anything above 8: whatever is played, all is won.
        let mut state = duel(2, 1);
        state.hands = vec![0b1110_0000_0000, 0b0000_0000_0111];
        let view = Duel::view(&state, Viewer::Seat(Seat(0)));
        let mut search = Ismcts::<Duel, _>::new(Anything, Settings::default(), 2);
        let value = search.search(&view, Seat(0), BUDGET).map_or(0.0, |found| found.value);
        assert!(value > 0.95, "{value}");
        // The last round is worth most, so the best card is kept.
        state.hands = vec![0b1000_0001_1000, 0b0000_0000_0111];
        let view = Duel::view(&state, Viewer::Seat(Seat(0)));
        let first = search.search(&view, Seat(0), BUDGET).map(|found| found.action);
        assert!(first.is_some_and(|card| card < 11), "{first:?}");
    }
}
