//! The bot that takes what looks best at once, with as much noise as its level deserves.

use super::{Advice, Bot};
use crate::engine::{Chance, Imagine, Rules, Sampled, Seat, Words};

/// What a game knows about good actions without looking ahead.
pub trait Judge<R: Rules>: Send {
    /// Pushes one score for each of `actions`, in their order; larger is better.
    fn judge(&mut self, view: &R::View, seat: Seat, actions: &[R::Action], scores: &mut Vec<f32>);

    /// Whether the scores of these actions are guesses, between which a player who is not sure wavers. What a plain rule decides
    /// is sure, and so is whether to stop.
    fn wavers(&self, _actions: &[R::Action]) -> bool {
        true
    }

    /// Why this action is a good one, for a hint.
    fn reason(&mut self, view: &R::View, seat: Seat, action: &R::Action) -> Option<Words>;
}

/// Takes the action with the best score after noise.
#[derive(Clone, Debug)]
pub struct Greedy<J> {
    judge: J,
    noise: f32,
    chance: Sampled,
}

impl<J> Greedy<J> {
    /// A player that trusts `judge`; equal seeds play equally.
    pub fn new(judge: J, seed: u64) -> Self {
        Self { judge, noise: 0.0, chance: Sampled::new(seed) }
    }

    /// Shifts every score by up to `noise` up or down.
    #[must_use]
    pub fn noise(mut self, noise: f32) -> Self {
        self.noise = noise;
        self
    }
}

impl<R: Imagine, J: Judge<R>> Bot<R> for Greedy<J> {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        let mut actions = Vec::new();
        R::legal(&R::imagine(view, &mut self.chance), seat, &mut actions);
        let mut scores = Vec::with_capacity(actions.len());
        self.judge.judge(view, seat, &actions, &mut scores);
        let noise = if self.judge.wavers(&actions) { self.noise } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, score) in scores.iter().enumerate() {
            // A noiseless tie goes to the first action; otherwise noise spreads over (-1, 1).
            let spread = if noise > 0.0 { unit(&mut self.chance) * 2.0 - 1.0 } else { 0.0 };
            let score = score + spread * noise;
            if score > best.0 {
                best = (score, index);
            }
        }
        let action = actions.swap_remove(best.1);
        let reason = self.judge.reason(view, seat, &action);
        Advice { action, reason, iterations: 0 }
    }
}

/// A number in `0.0..1.0`.
pub fn unit(chance: &mut impl Chance) -> f32 {
    const STEPS: u32 = 1 << 24;
    chance.below(STEPS) as f32 / STEPS as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::toys::{Noughts, NoughtsState};

    /// Likes cells with a high number.
    struct HighCells;

    impl Judge<Noughts> for HighCells {
        fn judge(&mut self, _: &NoughtsState, _: Seat, actions: &[u8], scores: &mut Vec<f32>) {
            scores.extend(actions.iter().map(|&cell| f32::from(cell)));
        }

        /// Between three cells it is sure.
        fn wavers(&self, actions: &[u8]) -> bool {
            actions.len() > 3
        }

        fn reason(&mut self, _: &NoughtsState, _: Seat, action: &u8) -> Option<Words> {
            Some(Words::new("high").with("cell", *action))
        }
    }

    #[test]
    fn takes_the_best_score_and_says_why() {
        let view = NoughtsState::parse("x.o.x.o..");
        let advice = Bot::<Noughts>::advise(&mut Greedy::new(HighCells, 1), &view, Seat(0));
        assert_eq!(advice.action, 8);
        assert_eq!(advice.reason, Some(Words::new("high").with("cell", 8u8)));
    }

    #[test]
    fn noise_lets_other_actions_through_but_not_past_a_rule() {
        let how_often = |view: &str| {
            let mut bot = Greedy::new(HighCells, 1).noise(3.0);
            let view = NoughtsState::parse(view);
            (0..100).filter(|_| Bot::<Noughts>::advise(&mut bot, &view, Seat(0)).action == 8).count()
        };
        let best = how_often("x.o.x.o..");
        assert!((20..95).contains(&best), "{best}");
        assert_eq!(how_often("xoxoxo..."), 100);
    }
}
