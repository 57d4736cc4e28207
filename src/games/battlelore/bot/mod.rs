//! How BattleLore is played well. All levels judge by the expected outcome of battles; the Apprentice wavers and looks at
//! nothing but his attacks, the Veteran also at what the enemy can do, and the Master plays whole turns and answers out. The
//! Journeyman is a Veteran that wavers, the Expert a Master that plays few of them out. The temper shifts the weights a little: the
//! bold ones close in and fight at weak odds, the careful ones keep together and out of reach, the tricky ones like Lore, tactic
//! cards, wings and retreats.

mod baselines;
mod hints;
mod judged_position;
mod lore;
mod merits;
pub(super) mod odds;
mod planner;
mod race;
mod rules_of_thumb;
mod style;
#[cfg(test)]
mod temper_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod turn_tests;

use std::sync::LazyLock;

use self::planner::{EXPERT, MASTER, Planner};
use self::rules_of_thumb::Captain;
use self::style::Style;
use super::game::BattleLore;
use super::{Action, PendingStep, View, muster};
use crate::ai::baseline::Baseline;
use crate::ai::{Advice, Because, Bot, Bots, Level, Persona};
use crate::engine::{Imagine, Sampled, Seat};

/// The weights of the lower levels, by temper.
static APPRENTICES: LazyLock<[Style; 4]> = LazyLock::new(|| Style::APPRENTICE.by_temper());
static JOURNEYMEN: LazyLock<[Style; 4]> = LazyLock::new(|| Style::JOURNEYMAN.by_temper());
static VETERANS: LazyLock<[Style; 4]> = LazyLock::new(|| Style::VETERAN.by_temper());

impl Bots for BattleLore {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let officer = |styles: &'static [Style; 4]| -> Box<dyn Bot<Self>> {
            Box::new(Officer { captain: Captain::new(&styles[persona.temper as usize], seed), seed })
        };
        let planner = |effort| -> Box<dyn Bot<Self>> { Box::new(Planner::new(effort, seed).of(persona.temper)) };
        match persona.level {
            Level::Apprentice => officer(&APPRENTICES),
            Level::Journeyman => officer(&JOURNEYMEN),
            Level::Veteran => officer(&VETERANS),
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

/// Whom a bot gives a level of its War Council, while it is chosen (13.2).
fn appoint(view: &View, seat: Seat, seed: u64) -> Option<Action> {
    let chooses = view.table.step() == PendingStep::Muster;
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
