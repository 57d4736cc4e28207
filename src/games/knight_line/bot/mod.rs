//! How Knight Line is played well. All levels search with the same judgement; they differ in depth, in how much the
//! judgement wavers, and in how far they follow chains of threats. Where jumps are about as good, the temper chooses: the bold
//! ones go away from their own with most of a stack, the careful ones halve stacks, the tricky ones split them unevenly.

mod hints;
mod judge;
mod look;
mod prospects;
mod temper;
#[cfg(test)]
mod temper_tests;
#[cfg(test)]
mod tests;

use std::time::Duration;

use self::judge::Judge;
use super::KnightLine;
use super::moves::Action;
use super::position::State;
use crate::ai::alphabeta::AlphaBeta;
use crate::ai::{Advice, Bot, Bots, Budget, Level, Persona, Taste};
use crate::engine::{Chance, Rules, Sampled, Seat};

/// How a level plays.
struct Plan {
    /// Moves looked ahead at most, with two players and with three. Three are searched as if the others played together,
    /// which is true enough for two rounds and too gloomy beyond.
    depth: [u32; 2],
    /// Threats and answers followed beyond that.
    beyond: usize,
    /// Positions looked at for one decision.
    nodes: u32,
    /// By how much judgements waver.
    noise: u64,
    /// In so many of a hundred decisions takes any legal action.
    blunder: u32,
    /// Size of the memory, as a power of two.
    table_bits: u32,
}

/// The wall clock is for slow machines only.
const CAP: Duration = Duration::from_millis(2500);

impl Plan {
    const APPRENTICE: Self = Self { depth: [1, 1], beyond: 0, nodes: 1_000, noise: 60, blunder: 8, table_bits: 6 };
    const JOURNEYMAN: Self = Self { depth: [2, 2], beyond: 0, nodes: 2_000, noise: 40, blunder: 2, table_bits: 8 };
    const VETERAN: Self = Self { depth: [3, 3], beyond: 2, nodes: 8_000, noise: 20, blunder: 0, table_bits: 12 };
    const EXPERT: Self = Self { depth: [60, 6], beyond: 8, nodes: 17_000, noise: 8, blunder: 0, table_bits: 14 };
    const MASTER: Self = Self { depth: [60, 6], beyond: 8, nodes: 200_000, noise: 8, blunder: 0, table_bits: 17 };
}

impl Bots for KnightLine {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let plan = match persona.level {
            Level::Apprentice => &Plan::APPRENTICE,
            Level::Journeyman => &Plan::JOURNEYMAN,
            Level::Veteran => &Plan::VETERAN,
            Level::Expert => &Plan::EXPERT,
            Level::Master => &Plan::MASTER,
        };
        Box::new(Player::new(plan, seed).of(persona.taste()))
    }
}

/// A bot.
struct Player {
    plan: &'static Plan,
    search: AlphaBeta<KnightLine, Judge>,
    chance: Sampled,
}

impl Player {
    fn new(plan: &'static Plan, seed: u64) -> Self {
        let search = AlphaBeta::new(Judge::new(seed, plan.noise), plan.table_bits).beyond(plan.beyond);
        Self { plan, search, chance: Sampled::new(seed) }
    }

    /// The same with a taste.
    fn of(mut self, taste: Taste) -> Self {
        self.search.evaluate().taste = taste;
        self
    }
}

impl Bot<KnightLine> for Player {
    fn advise(&mut self, view: &State, seat: Seat) -> Advice<Action> {
        let mut legal = Vec::new();
        KnightLine::legal(view, seat, &mut legal);
        let any = legal[self.chance.below(legal.len() as u32) as usize];
        let (mut action, mut value, mut iterations) = (any, 0.5, 0);
        if legal.len() > 1 && self.chance.below(100) >= self.plan.blunder {
            let budget = Budget { iterations: self.plan.nodes, cap: CAP };
            let depth = self.plan.depth[usize::from(view.players() > 2)];
            if let Some(found) = self.search.search(view, seat, depth, budget) {
                (action, value, iterations) = (found.action, found.value, found.iterations);
            }
        }
        Advice { action, reason: Some(hints::reason(view, seat, &action, value)), iterations }
    }
}
