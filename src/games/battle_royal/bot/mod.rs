//! How Battle Royal is played. The lower three levels decide at once by rules of thumb: the Apprentice wavers and now and
//! then does the first thing that comes to mind, the Journeyman less so, the Veteran is sure. The upper two play whole turns
//! and answers out, the Master more of them. Where actions are about as good, the temper chooses: the bold ones go for whoever
//! is ahead, the careful ones build up the Bench and spare whoever is hurt, the tricky ones play Trainers and pick on whoever is
//! behind.

mod attack_values;
mod baselines;
mod card_values;
mod evaluation;
mod hints;
mod planner;
mod rules_of_thumb;
mod temper;
#[cfg(test)]
mod temper_tests;
#[cfg(test)]
mod tests;
mod trainer_values;

use self::planner::{EXPERT, MASTER, Planner};
use self::rules_of_thumb::Coach;
use super::actions::Action;
use super::game::BattleRoyal;
use super::position::State;
use super::view::View;
use crate::ai::baseline::Baseline;
use crate::ai::{Advice, Because, Bot, Bots, Level, Persona};
use crate::engine::{Chance, Imagine, Rules, Sampled, Seat};

impl Bots for BattleRoyal {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        // By how many Prizes judgements waver, and in how many of a hundred decisions anything is done.
        let by_thumb = |noise, blunder| -> Box<dyn Bot<Self>> {
            let mut coach = Coach::new(seed);
            coach.noise = noise;
            coach.taste = persona.taste();
            Box::new(GreedyPlayer { coach, blunder, chance: Sampled::new(seed), seed })
        };
        let planner = |effort| -> Box<dyn Bot<Self>> { Box::new(Planner::new(effort, seed).of(persona.taste())) };
        match persona.level {
            Level::Apprentice => by_thumb(0.6, 15),
            Level::Journeyman => by_thumb(0.25, 5),
            Level::Veteran => by_thumb(0.0, 0),
            Level::Expert => planner(EXPERT),
            Level::Master => planner(MASTER),
        }
    }

    fn baselines() -> &'static [Baseline<Self>] {
        &baselines::BASELINES
    }

    fn regret(view: &View, seat: Seat, action: &Action, seed: u64) -> Option<f32> {
        planner::regret(view, seat, *action, seed)
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Because {
        hints::because(view, seat, action)
    }
}

/// Does at every step what looks best at once.
struct GreedyPlayer {
    coach: Coach,
    /// In so many of a hundred decisions it does anything.
    blunder: u32,
    chance: Sampled,
    seed: u64,
}

impl GreedyPlayer {
    /// Anything that is legal, but neither the end of the turn nor the end of a choice if there is something else.
    fn anything(&mut self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        BattleRoyal::legal(state, seat, &mut legal);
        let stops = |action: &Action| matches!(action, Action::EndTurn | Action::Done);
        if !legal.iter().all(stops) {
            legal.retain(|action| !stops(action));
        }
        let number = self.chance.below(legal.len().max(1) as u32) as usize;
        legal.get(number).copied()
    }
}

impl Bot<BattleRoyal> for GreedyPlayer {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // Nobody looks at anything that the view does not tell.
        let state = BattleRoyal::imagine(view, &mut Sampled::new(self.seed));
        let blunders = self.blunder > 0 && self.chance.below(100) < self.blunder;
        let chosen = if blunders { self.anything(&state, seat) } else { self.coach.act(&state, seat) };
        let action = chosen.unwrap_or(Action::EndTurn);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, None)), iterations: 0 }
    }
}
