//! How Battle Line is played well. All levels judge a position by the chance to win each flag; the Master also searches.

mod balance;
mod hints;
mod outlook;
mod policy;
mod scene;
mod supply;

use std::time::Duration;

use self::policy::Greedily;
use self::scene::Scene;
use super::BattleLine;
use super::position::State;
use super::turn::Action;
use super::view::View;
use crate::ai::flat::Flat;
use crate::ai::greedy::{Greedy, Judge};
use crate::ai::{Advice, Bot, Bots, Budget, Level};
use crate::engine::{Imagine, Sampled, Seat, Words};

/// The Master's budget for one decision.
const BUDGET: Budget = Budget { iterations: 1500, cap: Duration::from_millis(1200) };
/// How many actions the Master compares.
const WIDTH: usize = 12;
/// How far the Master plays on before judging.
const DEPTH: usize = 12;

impl Bots for BattleLine {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Greedy::new(Sound { seed }, seed).noise(0.05).blunder(10)),
            Level::Veteran => Box::new(Greedy::new(Sound { seed }, seed)),
            Level::Master => {
                Box::new(Master { search: Flat::new(Greedily::new(env("W", WIDTH)), env("D", DEPTH), seed) })
            }
        }
    }
}

/// Scores actions by the chances that they change.
struct Sound {
    seed: u64,
}

impl Sound {
    /// Some state that agrees with the view; the scene looks at nothing in it that the view does not tell.
    fn state(&self, view: &View) -> State {
        BattleLine::imagine(view, &mut Sampled::new(self.seed))
    }
}

impl Judge<BattleLine> for Sound {
    fn judge(&mut self, view: &View, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let state = self.state(view);
        let mut scene = Scene::blind(&state, seat);
        scores.extend(actions.iter().map(|action| scene.score(action)));
    }

    fn reason(&mut self, view: &View, seat: Seat, action: &Action) -> Option<Words> {
        Some(hints::reason(&self.state(view), seat, action, None))
    }
}

/// Compares the best few actions in many imagined states.
struct Master {
    search: Flat<BattleLine, Greedily>,
}

impl Bot<BattleLine> for Master {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let found = self.search.search(view, seat, Budget { iterations: env("N", 1500) as u32, cap: BUDGET.cap });
        let (action, value, iterations) = match found {
            Some(found) => (found.action, found.value, found.iterations),
            None => (Action::Pass, 0.5, 0),
        };
        let state = BattleLine::imagine(view, &mut Sampled::new(0));
        let reason = Some(hints::reason(&state, seat, &action, Some(value)));
        Advice { action, reason, iterations }
    }
}

fn env(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}
