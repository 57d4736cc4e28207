//! The Master: whole turns are planned in several ways, and the plans are compared by playing them and the enemy's answer
//! out, with the same luck for all of them.

use std::collections::VecDeque;
use std::time::Duration;

use super::captain::Captain;
use super::hints;
use super::scene::{Scene, may_battle};
use super::style::Style;
use crate::ai::flat::Flat;
use crate::ai::policy::{Policy, Rewards};
use crate::ai::{Advice, Bot, Budget};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};
use crate::games::battlelore::position::Mark;
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::{Action, BattleLore, State, Step, View};

/// How hard a Master thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Play-outs for the plan of a turn.
    pub plan: u32,
    /// Play-outs for each decision in battle.
    pub battle: u32,
}

impl Effort {
    /// A whole turn takes well under a second.
    pub const USUAL: Self = Self { plan: 240, battle: 60 };
}

/// The clock is for slow machines only: one plan and a few battles stay below three seconds together.
const PLAN_CAP: Duration = Duration::from_millis(1200);
const BATTLE_CAP: Duration = Duration::from_millis(200);
/// Plans that are compared.
const WIDTH: usize = 12;
/// No turn is longer than this before its battles.
const LONGEST: usize = 40;
/// Turns that are played out beyond the running one.
const AHEAD: u16 = 1;
/// How many banners make a side three times as likely to win.
const SPREAD: f32 = 2.0;

/// The ways in which a turn is planned.
static WAYS: [&Style; 3] = [&Style::MASTER, &Style::BRAVE, &Style::WARY];

/// Plays quickly until the turn of the horizon begins.
struct Quickly {
    captain: Captain,
    horizon: u16,
}

impl Policy<BattleLore> for Quickly {
    fn candidates(&mut self, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        let mut legal = Vec::new();
        BattleLore::legal(state, seat, &mut legal);
        out.extend(legal.into_iter().map(|action| (action, 0.0)));
    }

    fn play(&mut self, state: &State, _: Seat, _: &mut Sampled) -> Option<Action> {
        if state.table.turn.number > self.horizon { None } else { self.captain.act(state) }
    }

    fn rewards(&mut self, state: &State) -> Rewards {
        let south = match state.table.ending {
            Some(ending) => ending.winner.map_or(0.5, |winner| if winner == Side::South { 1.0 } else { 0.0 }),
            None => chance_of(state, Side::South),
        };
        let mut rewards = [0.0; 8];
        rewards[0] = south;
        rewards[1] = 1.0 - south;
        rewards
    }
}

/// The chance of a side to win, by the judgement of the position.
pub(super) fn chance_of(state: &State, side: Side) -> f32 {
    let scene = Scene::new(&state.table, side, &Style::MASTER);
    1.0 / (1.0 + (-scene.balance(state.table.turn.side) / SPREAD).exp())
}

/// Somebody who plans.
pub(super) struct Master {
    search: Flat<BattleLore, Quickly>,
    effort: Effort,
    plan: VecDeque<Action>,
    seed: u64,
}

impl Master {
    /// A player; equal seeds play equally.
    pub fn new(effort: Effort, seed: u64) -> Self {
        let quickly = Quickly { captain: Captain::new(&Style::MASTER, seed), horizon: 0 };
        Self { search: Flat::new(quickly, usize::MAX, seed), effort, plan: VecDeque::new(), seed }
    }

    /// The plans for what is left of a turn before its battles, best first impression first.
    fn plans(&self, state: &State, side: Side, legal: &[Action]) -> Vec<Vec<Action>> {
        let mut plans: Vec<(f32, Vec<Action>)> = Vec::new();
        // At COMMAND each card is tried; later in the turn, what comes next by itself.
        let firsts: Vec<Option<Action>> = match state.table.step() {
            Step::Command => legal.iter().copied().map(Some).collect(),
            _ => vec![None],
        };
        for first in firsts {
            for style in WAYS {
                let mut captain = Captain::new(style, self.seed);
                let mut trial = *state;
                let mut chance = Sampled::new(self.seed);
                let mut plan = Vec::new();
                while plan.len() < LONGEST && trial.table.decider() == Some(side) {
                    let next = first.filter(|_| plan.is_empty()).or_else(|| captain.act(&trial));
                    let planned =
                        matches!(trial.table.step(), Step::Command | Step::Orders | Step::Moves | Step::March);
                    let Some(action) = next.filter(|_| planned && trial.table.ending.is_none()) else { break };
                    plan.push(action);
                    BattleLore::carry_out(&mut trial, side.seat(), &action, &mut chance, &mut Silent);
                }
                if plan.is_empty() || plans.iter().any(|(_, known)| *known == plan) {
                    continue;
                }
                let scene = Scene::new(&trial.table, side, &Style::MASTER);
                let army = trial.table.army(side).map(|(_, unit)| unit);
                let ready = army.filter(|unit| unit.has(Mark::Ordered) && may_battle(unit));
                let attacks = ready.filter_map(|unit| {
                    let moved = unit.has(Mark::Unsteady);
                    scene.best_attack(unit, unit.hex, moved)
                });
                let value = scene.balance(side.other()) + attacks.map(|(_, value)| value).sum::<f32>();
                plans.push((value, plan));
            }
        }
        plans.sort_by(|a, b| b.0.total_cmp(&a.0));
        plans.truncate(WIDTH);
        plans.into_iter().map(|(_, plan)| plan).collect()
    }

    /// The best of some plans, played out.
    fn compare(
        &mut self,
        view: &View,
        seat: Seat,
        plans: Vec<Vec<Action>>,
        budget: Budget,
    ) -> Option<(Vec<Action>, f32, u32)> {
        self.search.policy().horizon = view.table.turn.number + AHEAD;
        let found = self.search.compare(view, seat, budget, plans, |state, plan, chance| {
            for action in plan {
                // Dice of the card may have fallen otherwise.
                if BattleLore::check(state, seat, action).is_err() {
                    break;
                }
                BattleLore::carry_out(state, seat, action, chance, &mut Silent);
            }
        })?;
        Some((found.action, found.value, found.iterations))
    }
}

impl Bot<BattleLore> for Master {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BattleLore::imagine(view, &mut Sampled::new(self.seed));
        let mut legal = Vec::new();
        BattleLore::legal(&state, seat, &mut legal);
        let reason = |action: &Action, value: Option<f32>| Some(hints::reason(&state, seat, action, value));
        if let Some(action) = super::appoint(view, seat, self.seed) {
            return Advice { action, reason: reason(&action, None), iterations: 0 };
        }
        let next = self.plan.pop_front().filter(|action| legal.contains(action));
        if let Some(action) = next {
            return Advice { action, reason: reason(&action, None), iterations: 0 };
        }
        if let [action] = legal[..] {
            return Advice { action, reason: reason(&action, None), iterations: 0 };
        }
        self.plan.clear();
        let side = Side::of_seat(seat);
        let step = state.table.step();
        let whole = matches!(step, Step::Command | Step::Orders | Step::Moves | Step::March);
        let plans = if whole {
            self.plans(&state, side, &legal)
        } else {
            // What looks best at once comes first.
            let first = self.search.policy().captain.act(&state);
            let rest = legal.iter().copied().filter(|action| Some(*action) != first);
            first.into_iter().chain(rest).map(|action| vec![action]).collect()
        };
        let budget = match step {
            Step::Command => Budget { iterations: self.effort.plan, cap: PLAN_CAP },
            _ => Budget { iterations: self.effort.battle, cap: BATTLE_CAP },
        };
        let found = if plans.len() == 1 {
            plans.into_iter().next().map(|plan| (plan, None, 0))
        } else {
            self.compare(view, seat, plans, budget).map(|(plan, value, count)| (plan, Some(value), count))
        };
        let (plan, value, iterations) = found.unwrap_or_default();
        self.plan = plan.into();
        let action = self.plan.pop_front().or_else(|| legal.first().copied()).unwrap_or(Action::Pass);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, value)), iterations }
    }
}
