//! How Battle Royal is played. All levels but the Master decide at once by rules of thumb: the Apprentice wavers and now and
//! then does the first thing that comes to his mind, the Veteran is sure. The Master plays whole turns and answers out.

mod aim;
mod coach;
mod errands;
mod hints;
mod judge;
mod lore;
mod master;
#[cfg(test)]
mod tests;

use self::coach::Coach;
use self::master::{Effort, Master};
use super::BattleRoyal;
use super::actions::Action;
use super::position::State;
use super::view::View;
use crate::ai::{Advice, Bot, Bots, Level};
use crate::engine::{Chance, Imagine, Rules, Sampled, Seat};

/// How much an Apprentice wavers, in Prizes.
const WAVER: f32 = 0.6;
/// In so many of a hundred decisions he does anything.
const BLUNDER: u32 = 15;

impl Bots for BattleRoyal {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        let player = |noise: f32, blunder: u32| -> Box<dyn Bot<Self>> {
            let mut coach = Coach::new(seed);
            coach.noise = noise;
            Box::new(Player { coach, blunder, chance: Sampled::new(seed), seed })
        };
        match level {
            Level::Apprentice => player(WAVER, BLUNDER),
            Level::Veteran => player(0.0, 0),
            Level::Master => Box::new(Master::new(Effort::USUAL, seed)),
        }
    }
}

/// Does at every step what looks best at once.
struct Player {
    coach: Coach,
    /// In so many of a hundred decisions it does anything.
    blunder: u32,
    chance: Sampled,
    seed: u64,
}

impl Player {
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

impl Bot<BattleRoyal> for Player {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // Nobody looks at anything that the view does not tell.
        let state = BattleRoyal::imagine(view, &mut Sampled::new(self.seed));
        let blunders = self.blunder > 0 && self.chance.below(100) < self.blunder;
        let chosen = if blunders { self.anything(&state, seat) } else { self.coach.act(&state, seat) };
        let action = chosen.unwrap_or(Action::EndTurn);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, None)), iterations: 0 }
    }
}
