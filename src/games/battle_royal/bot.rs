//! Who plays when nobody else does: any legal action, but no turn is ended and no choice declined while something else can be
//! done, and who can attack does so in the end.

use super::BattleRoyal;
use super::actions::Action;
use super::view::View;
use crate::ai::{Advice, Bot, Bots, Level};
use crate::engine::{Chance, Imagine, Rules, Sampled, Seat};

impl Bots for BattleRoyal {
    /// All levels are an Apprentice: better players are still to come.
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Apprentice { chance: Sampled::new(seed) })
    }
}

/// Chooses at random among the actions of the most pressing kind.
struct Apprentice {
    chance: Sampled,
}

/// How pressing an action is: cards and Abilities before attacks, attacks before the end of the turn.
fn urgency(action: &Action) -> u8 {
    match action {
        Action::EndTurn | Action::Done => 0,
        Action::Retreat { .. } => 1,
        Action::Attack { .. } => 2,
        _ => 3,
    }
}

impl Bot<BattleRoyal> for Apprentice {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BattleRoyal::imagine(view, &mut Sampled::new(0));
        let mut legal = Vec::new();
        BattleRoyal::legal(&state, seat, &mut legal);
        let most = legal.iter().map(urgency).max().unwrap_or_default();
        // Now and then he looks no further, so that no match is like the other.
        if self.chance.below(4) > 0 {
            legal.retain(|action| urgency(action) == most);
        }
        let action = legal[self.chance.below(legal.len() as u32) as usize];
        Advice { action, reason: None, iterations: 0 }
    }
}
