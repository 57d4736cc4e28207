//! How Battle Line is searched: the best few actions by score, quick greedy play-outs, and a judgement where they end.

use super::balance::Balance;
use super::scene::Scene;
use crate::ai::greedy::unit;
use crate::ai::policy::{Policy, Rewards};
use crate::engine::{Rules, Sampled, Seat};
use crate::games::battle_line::BattleLine;
use crate::games::battle_line::position::{Phase, State};
use crate::games::battle_line::turn::Action;

/// Noise on the scores in play-outs, so that they differ.
const NOISE: f32 = 0.01;

/// The policy of the Master's search.
#[derive(Clone, Debug, Default)]
pub(super) struct Greedily {
    legal: Vec<Action>,
    /// How many actions are worth a look.
    pub width: usize,
}

impl Greedily {
    /// A policy that looks at no more than `width` actions in each position.
    pub fn new(width: usize) -> Self {
        Self { legal: Vec::new(), width }
    }
}

impl Policy<BattleLine> for Greedily {
    fn candidates(&mut self, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        self.legal.clear();
        BattleLine::legal(state, seat, &mut self.legal);
        let mut scene = Scene::blind(state, seat);
        out.extend(self.legal.iter().map(|action| (*action, scene.score(action))));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(self.width);
    }

    fn play(&mut self, state: &State, seat: Seat, chance: &mut Sampled) -> Option<Action> {
        self.legal.clear();
        BattleLine::legal(state, seat, &mut self.legal);
        if self.legal.len() <= 1 || matches!(self.legal[0], Action::Claim { .. }) {
            return self.legal.first().copied();
        }
        let mut scene = Scene::blind(state, seat);
        let mut best = (f32::NEG_INFINITY, None);
        for action in &self.legal {
            let score = scene.score(action) + NOISE * unit(chance);
            if score > best.0 {
                best = (score, Some(*action));
            }
        }
        best.1
    }

    fn rewards(&mut self, state: &State) -> Rewards {
        let first = match state.table.phase {
            Phase::Over(ending) => match ending.winner {
                Some(Seat(0)) => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            },
            _ => Balance::win(&Scene::open(state, Seat(0)).chance),
        };
        let mut rewards = [0.0; 8];
        rewards[0] = first;
        rewards[1] = 1.0 - first;
        rewards
    }
}
