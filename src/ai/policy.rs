//! What a game tells the sampling search: which actions are worth a look, how to play on quickly, what it is worth.

use crate::engine::{Imagine, Rules, Sampled, Seat, Silent, ToAct};

/// One reward for each of at most eight seats, from 0 (lost) to 1 (won).
pub type Rewards = [f32; 8];

/// A game's knowledge for [`Flat`](super::flat::Flat). It is asked about imagined states only, through the eyes of whoever is to act
/// in them.
pub trait Policy<R: Rules>: Send {
    /// A state that the viewer can take for the true one. Games that know how people hide things say so here; else every
    /// state is as likely.
    fn imagine(&mut self, view: &R::View, chance: &mut Sampled) -> R::State
    where
        R: Imagine,
    {
        R::imagine(view, chance)
    }

    /// Pushes the legal actions worth a look with a prior (larger is better, about 0 to 1). At least one, if any is
    /// legal; the same list for the same state.
    fn candidates(&mut self, state: &R::State, seat: Seat, out: &mut Vec<(R::Action, f32)>);

    /// By how much whoever decides likes this candidate more than it is worth, as a share of the win. Likings count where
    /// the search compares, never in what it imagines.
    fn lean(&mut self, _state: &R::State, _seat: Seat, _action: &R::Action) -> f32 {
        0.0
    }

    /// One quick action of a play-out; `None` cuts the play-out.
    fn play(&mut self, state: &R::State, seat: Seat, chance: &mut Sampled) -> Option<R::Action>;

    /// What a state is worth to each seat, whether the match is over or the play-out was cut.
    fn rewards(&mut self, state: &R::State) -> Rewards;
}

/// Plays `state` on by the policy for at most `depth` actions and says what came of it.
pub fn play_out<R: Rules>(
    policy: &mut impl Policy<R>,
    state: &mut R::State,
    chance: &mut Sampled,
    depth: usize,
) -> Rewards {
    for _ in 0..depth {
        let ToAct::Seats(seats) = R::to_act(state) else { break };
        let Some(seat) = seats.iter().next() else { break };
        let Some(action) = policy.play(state, seat, chance) else { break };
        debug_assert_eq!(R::check(state, seat, &action), Ok(()), "the play-out chose {action:?}");
        R::carry_out(state, seat, &action, chance, &mut Silent);
    }
    policy.rewards(state)
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<A> {
    pub action: A,
    /// What it is worth to the seat that asked, from 0 (lost) to 1 (won).
    pub value: f32,
    pub iterations: u32,
}
