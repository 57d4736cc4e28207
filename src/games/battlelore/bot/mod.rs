//! How BattleLore is played well. All levels judge by the expected outcome of battles; the Apprentice wavers and looks at
//! nothing but his attacks, the Veteran also at what the enemy can do, and the Master plays whole turns and answers out. The
//! Journeyman is a Veteran that wavers, the Expert a Master that plays few of them out.

mod captain;
mod hints;
mod lore;
pub(super) mod odds;
mod planner;
mod race;
mod scene;
mod style;
#[cfg(test)]
mod tests;

use self::captain::Captain;
use self::planner::{EXPERT, MASTER, Planner};
use self::style::Style;
use super::{Action, BattleLore, Step, View, muster};
use crate::ai::{Advice, Bot, Bots, Level, Persona};
use crate::engine::{Imagine, Sampled, Seat};

impl Bots for BattleLore {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let officer = |style| -> Box<dyn Bot<Self>> { Box::new(Officer { captain: Captain::new(style, seed), seed }) };
        let planner = |effort| -> Box<dyn Bot<Self>> { Box::new(Planner::new(effort, seed)) };
        match persona.level {
            Level::Apprentice => officer(&Style::APPRENTICE),
            Level::Journeyman => officer(&Style::JOURNEYMAN),
            Level::Veteran => officer(&Style::VETERAN),
            Level::Expert => planner(EXPERT),
            Level::Master => planner(MASTER),
        }
    }
}

/// Whom a bot gives a level of its War Council, while it is chosen (13.2).
fn appoint(view: &View, seat: Seat, seed: u64) -> Option<Action> {
    let chooses = view.table.step() == Step::Muster;
    chooses.then(|| muster::favourite(view, seat, seed)).flatten().map(|member| Action::Appoint { member })
}

/// A player that decides at once, one action after the other.
struct Officer {
    captain: Captain,
    seed: u64,
}

impl Bot<BattleLore> for Officer {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // The captain looks at nothing that the view does not tell.
        let state = BattleLore::imagine(view, &mut Sampled::new(self.seed));
        let appointed = appoint(view, seat, self.seed);
        let action = appointed.or_else(|| self.captain.act(&state)).unwrap_or(Action::Pass);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, None)), iterations: 0 }
    }
}
