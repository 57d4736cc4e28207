//! How Knight Line is played well. All levels search with the same judgement, as deep as they come, and follow chains of
//! threats; they differ in how many positions they look at, in how much the judgement wavers, and in how often they do not
//! think at all: a level that saw no further than so many moves lost nearly always to one that saw a move more. Where jumps
//! are about as good, the temper chooses: the bold ones go away from their own with most of a stack, the careful ones halve
//! stacks, the tricky ones split them unevenly.

mod baselines;
mod evaluation;
mod hints;
mod look;
mod prospects;
mod temper;
#[cfg(test)]
mod temper_tests;
#[cfg(test)]
mod tests;

use std::time::Duration;

use self::evaluation::Judge;
pub use self::evaluation::lead;
use super::KnightLine;
use super::moves::Action;
use super::position::State;
use crate::ai::alphabeta::AlphaBeta;
use crate::ai::baseline::Baseline;
use crate::ai::{Advice, Bot, Bots, Budget, Level, Persona, Taste};
use crate::engine::{Chance, Rules, Sampled, Seat};

struct LevelPlan {
    /// Positions looked at for one decision.
    nodes: u32,
    /// By how much judgements waver.
    noise: u64,
    /// In so many of a hundred decisions takes any legal action.
    blunder: u32,
    /// Size of the memory, as a power of two.
    table_bits: u32,
}

/// Moves looked ahead at most, with two players and with three. Three are searched as if the others played together, which is
/// true enough for two rounds and too gloomy beyond.
const DEPTH: [u32; 2] = [60, 6];
/// Threats and answers followed beyond that.
const BEYOND: usize = 8;
/// The wall clock is for slow machines only.
const CAP: Duration = Duration::from_millis(2500);

impl LevelPlan {
    const APPRENTICE: Self = Self { nodes: 900, noise: 50, blunder: 20, table_bits: 9 };
    const JOURNEYMAN: Self = Self { nodes: 2_200, noise: 30, blunder: 7, table_bits: 10 };
    const VETERAN: Self = Self { nodes: 10_000, noise: 8, blunder: 0, table_bits: 13 };
    const EXPERT: Self = Self { nodes: 18_000, noise: 8, blunder: 0, table_bits: 14 };
    const MASTER: Self = Self { nodes: 200_000, noise: 8, blunder: 0, table_bits: 17 };
}

impl Bots for KnightLine {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let plan = match persona.level {
            Level::Apprentice => &LevelPlan::APPRENTICE,
            Level::Journeyman => &LevelPlan::JOURNEYMAN,
            Level::Veteran => &LevelPlan::VETERAN,
            Level::Expert => &LevelPlan::EXPERT,
            Level::Master => &LevelPlan::MASTER,
        };
        Box::new(KnightLineBot::new(plan, seed).of(persona.taste()))
    }

    fn baselines() -> &'static [Baseline<Self>] {
        &baselines::BASELINES
    }
}

struct KnightLineBot {
    plan: &'static LevelPlan,
    search: AlphaBeta<KnightLine, Judge>,
    chance: Sampled,
}

impl KnightLineBot {
    fn new(plan: &'static LevelPlan, seed: u64) -> Self {
        let search = AlphaBeta::new(Judge::new(seed, plan.noise), plan.table_bits).beyond(BEYOND);
        Self { plan, search, chance: Sampled::new(seed) }
    }

    fn of(mut self, taste: Taste) -> Self {
        self.search.evaluate().taste = taste;
        self
    }
}

impl Bot<KnightLine> for KnightLineBot {
    fn advise(&mut self, view: &State, seat: Seat) -> Advice<Action> {
        let mut legal = Vec::new();
        KnightLine::legal(view, seat, &mut legal);
        let any = legal[self.chance.below(legal.len() as u32) as usize];
        let (mut action, mut value, mut iterations) = (any, 0.5, 0);
        if legal.len() > 1 && self.chance.below(100) >= self.plan.blunder {
            let budget = Budget { iterations: self.plan.nodes, cap: CAP };
            let depth = DEPTH[usize::from(view.players() > 2)];
            if let Some(found) = self.search.search(view, seat, depth, budget) {
                (action, value, iterations) = (found.action, found.value, found.iterations);
            }
        }
        Advice { action, reason: Some(hints::reason(view, seat, &action, value)), iterations }
    }
}
