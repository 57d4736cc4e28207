//! How The Bottle Imp is played well: rules of thumb that know the bottle, and for the Master play-outs by these rules in
//! many worlds that agree with what he sees.

mod giving;
mod hints;
mod policy;
#[cfg(test)]
mod tests;
mod thumb;

use std::time::Duration;

use self::policy::Thumbs;
use self::thumb::Eyes;
use super::BottleImp;
use super::actions::Action;
use super::cards::CardSet;
use super::draft::Draft;
use super::exchange::next_step;
use super::position::{Commit, Phase, State};
use super::view::View;
use crate::ai::flat::Flat;
use crate::ai::{Advice, Bot, Bots, Budget, Level};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};

/// The Master's budget for one card; an iteration is one play-out of the rest of the round. The clock is for slow machines
/// only.
const BUDGET: Budget = Budget { iterations: 10_000, cap: Duration::from_millis(1000) };
/// His budget for the exchange, where there is more to compare.
const GIVING: Budget = Budget { iterations: 20_000, cap: Duration::from_millis(1500) };

impl Bots for BottleImp {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(ByThumb { noise: 25.0, variety: 60, chance: Sampled::new(seed) }),
            Level::Veteran => Box::new(ByThumb { noise: 0.0, variety: 0, chance: Sampled::new(seed) }),
            Level::Master => Box::new(Master::new(BUDGET, GIVING, seed)),
        }
    }
}

/// Plays by rules of thumb.
struct ByThumb {
    /// By how many points values waver.
    noise: f32,
    /// In so many of a hundred choices another card than the lowest is given away.
    variety: u32,
    chance: Sampled,
}

impl Bot<BottleImp> for ByThumb {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // The rules of thumb look at nothing that the view does not tell.
        let state = BottleImp::imagine(view, &mut Sampled::new(0));
        let action = match state.table.phase {
            Phase::Play => {
                Eyes::of(&state, seat).choose(self.noise, &mut self.chance).map(|card| Action::Play { card })
            }
            _ => thumb::step(&state, seat, self.variety, &mut self.chance),
        };
        advice(&state, seat, action, 0)
    }
}

/// Compares what can be done in many worlds.
struct Master {
    search: Flat<BottleImp, Thumbs>,
    budgets: [Budget; 2],
    /// The hand as dealt that he has last thought about, and what he gives away of it: an exchange is one thought, carried
    /// out step by step.
    plan: Option<(CardSet, Commit)>,
}

impl Master {
    fn new(card: Budget, giving: Budget, seed: u64) -> Self {
        Self { search: Flat::new(Thumbs::default(), usize::MAX, seed), budgets: [card, giving], plan: None }
    }

    /// The next step of an exchange, and the play-outs that were needed to find it. What has been laid out by somebody else
    /// stays: it is completed as well as can be.
    fn give(&mut self, view: &View, state: &State, seat: Seat) -> (Option<Action>, u32) {
        let for_two = view.table.is_for_two();
        let (hand, draft) = (view.hand(seat).known, &view.drafts[seat.index()]);
        let planned = self.plan.filter(|(of, _)| *of == hand);
        if let Some(step) = planned.and_then(|(_, plan)| next_step(draft, &plan, for_two)) {
            return (Some(step), 0);
        }
        let found = self.search.compare(
            view,
            seat,
            self.budgets[1],
            giving::candidates(state, seat),
            |state, commit, chance| {
                state.drafts[seat.index()] = Draft::from(*commit);
                BottleImp::carry_out(state, seat, &Action::Give, chance, &mut Silent);
            },
        );
        self.plan = found.as_ref().map(|found| (hand, found.action));
        let step = found.as_ref().and_then(|found| next_step(draft, &found.action, for_two));
        (step, found.map_or(0, |found| found.iterations))
    }
}

impl Bot<BottleImp> for Master {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BottleImp::imagine(view, &mut Sampled::new(0));
        let (action, iterations) = if view.table.phase == Phase::Exchange {
            self.give(view, &state, seat)
        } else {
            let found = self.search.search(view, seat, self.budgets[0]);
            let iterations = found.as_ref().map_or(0, |found| found.iterations);
            (found.map(|found| found.action), iterations)
        };
        advice(&state, seat, action, iterations)
    }
}

/// Advice with its reason; if nothing was found, any action.
fn advice(state: &State, seat: Seat, action: Option<Action>, iterations: u32) -> Advice<Action> {
    let action = action.unwrap_or_else(|| {
        let mut legal = Vec::new();
        BottleImp::legal(state, seat, &mut legal);
        legal[0]
    });
    Advice { action, reason: hints::reason(state, seat, &action), iterations }
}
