//! The Expert and the Master: what is left of the turn is planned in several ways, and all plans meet the same imagined worlds.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use super::rules_of_thumb::{Coach, sensible};
use super::{evaluation, hints, temper};
use crate::ai::flat::Flat;
use crate::ai::policy::{Policy, Rewards};
use crate::ai::{Advice, Bot, Budget, Taste};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};
use crate::games::battle_royal::BattleRoyal;
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::position::State;
use crate::games::battle_royal::tasks::Phase;
use crate::games::battle_royal::view::View;

/// Play-outs for a plan of the Expert: a glance at each.
pub(super) const EXPERT: Budget = Budget { iterations: 24, ..MASTER };

/// Play-outs for a plan of the Master: a whole turn takes about half a second. The cap, for a turn, is a guard for slow
/// machines only.
pub(super) const MASTER: Budget = Budget { iterations: 700, cap: Duration::from_millis(3500) };

/// Plans that are made by a wavering hand, and how much it wavers, in Prizes.
const WIDTH: usize = 10;
const NOISE: f32 = 0.25;
/// No plan is longer than this.
const LONGEST: usize = 12;
/// How likely a Prize makes the win, about.
const A_PRIZE: f32 = 0.13;
/// Likings of a plan count no more than this, as a share of the win.
const LIKED: f32 = 0.03;
/// No play-out has more actions than this.
const DEPTH: usize = 400;

/// Everybody goes on by rules of thumb up to a certain turn.
struct Ahead {
    coach: Coach,
    until: u16,
}

impl Policy<BattleRoyal> for Ahead {
    fn candidates(&mut self, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        let mut legal = Vec::new();
        BattleRoyal::legal(state, seat, &mut legal);
        out.extend(legal.into_iter().map(|action| (action, 0.0)));
    }

    fn play(&mut self, state: &State, seat: Seat, _: &mut Sampled) -> Option<Action> {
        let over = state.table.turn.number > self.until;
        if over { None } else { self.coach.act(state, seat) }
    }

    fn rewards(&mut self, state: &State) -> Rewards {
        let mut rewards = Rewards::default();
        for (reward, share) in rewards.iter_mut().zip(evaluation::shares(state)) {
            *reward = share;
        }
        rewards
    }
}

/// Whether a plan is to end the turn, or a choice, at once.
fn stops(plan: &[Action]) -> bool {
    matches!(plan, [Action::EndTurn | Action::Done, ..])
}

/// The budget without the time that has gone by since.
fn left(budget: Budget, begun: Instant) -> Budget {
    Budget { cap: budget.cap.saturating_sub(begun.elapsed()), ..budget }
}

/// Carries out what is possible of a plan.
fn carry_out(seat: Seat) -> impl Fn(&mut State, &Vec<Action>, &mut Sampled) {
    move |state, plan, chance| {
        for action in plan {
            if BattleRoyal::check(state, seat, action).is_err() {
                break;
            }
            BattleRoyal::carry_out(state, seat, action, chance, &mut Silent);
        }
    }
}

/// What a stop gives away; see [`Bots::regret`](crate::ai::Bots::regret).
pub(super) fn regret(view: &View, seat: Seat, action: Action, seed: u64) -> Option<f32> {
    let state = BattleRoyal::imagine(view, &mut Sampled::new(seed));
    let mut legal = Vec::new();
    sensible(&state, seat, &mut legal);
    if legal.len() < 2 || !stops(&[action]) {
        return None;
    }
    let effort = Budget { iterations: 4 * MASTER.iterations, cap: Duration::MAX };
    let mut planner = Planner::new(effort, seed);
    let plans = planner.plans(view, seat, &legal);
    let (_, lead) = planner.rival(view, seat, vec![action], plans, effort)?;
    Some(lead.max(0.0))
}

pub(super) struct Planner {
    search: Flat<BattleRoyal, Ahead>,
    coach: Coach,
    chance: Sampled,
    effort: Budget,
    plan: VecDeque<Action>,
    /// The chance to win that the last search found.
    value: Option<f32>,
    /// A turn, and how long it has been thought about.
    thought: (u16, Duration),
}

impl Planner {
    /// A player; equal seeds play equally.
    pub fn new(effort: Budget, seed: u64) -> Self {
        let ahead = Ahead { coach: Coach::new(seed), until: 0 };
        Self {
            search: Flat::new(ahead, DEPTH, seed),
            coach: Coach::new(seed),
            chance: Sampled::new(seed),
            effort,
            plan: VecDeque::new(),
            value: None,
            thought: (0, Duration::ZERO),
        }
    }

    /// The same with a taste. Play-outs have none.
    pub fn of(mut self, taste: Taste) -> Self {
        self.coach.taste = taste;
        self
    }

    /// Plans up to the next thing that nobody can foresee: the sure hand's first, then those of a wavering one, then every
    /// single action. Each is to be played out until everybody has had one more turn.
    fn plans(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Vec<Action>> {
        self.search.policy().until = view.table.turn.number + u16::from(view.table.living().len());
        let mut plans: Vec<Vec<Action>> = Vec::new();
        for number in 0..=WIDTH {
            self.coach.noise = if number == 0 { 0.0 } else { NOISE };
            let world = BattleRoyal::imagine(view, &mut self.chance);
            plans.push(self.planned(world, seat));
        }
        plans.extend(legal.iter().map(|action| vec![*action]));
        let mut different: Vec<Vec<Action>> = Vec::new();
        for plan in plans {
            // To stop is no plan while the sure hand sees something to do: few play-outs cannot tell that nothing is better, and what
            // cannot be made up for later shows beyond their end.
            let idle = stops(&plan) && different.first().is_some_and(|sure| !stops(sure));
            if !plan.is_empty() && !idle && !different.contains(&plan) {
                different.push(plan);
            }
        }
        different
    }

    fn planned(&mut self, mut trial: State, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        let number = trial.table.turn.number;
        while actions.len() < LONGEST
            && trial.table.turn.number == number
            && BattleRoyal::to_act(&trial).first() == Some(seat)
        {
            let Some(action) = self.coach.act(&trial, seat) else { break };
            let deck = trial.secret(seat).deck;
            BattleRoyal::carry_out(&mut trial, seat, &action, &mut self.chance, &mut Silent);
            actions.push(action);
            if deck != trial.secret(seat).deck || matches!(action, Action::Attack { .. }) {
                break;
            }
        }
        actions
    }

    /// Fills the plan with the best one that is found. Answers the play-outs that it took.
    fn think(&mut self, view: &View, seat: Seat, legal: &[Action]) -> u32 {
        let begun = Instant::now();
        let number = view.table.turn.number;
        let before = if self.thought.0 == number { self.thought.1 } else { Duration::ZERO };
        let plans = self.plans(view, seat, legal);
        let cap = self.effort.cap.saturating_sub(before);
        let budget = Budget { cap, ..self.effort };
        let state = BattleRoyal::imagine(view, &mut Sampled::new(0));
        let taste = self.coach.taste;
        let liked = plans.iter().cloned().map(|plan| {
            let prizes: f32 = plan.iter().map(|&action| temper::lean(taste, &state, seat, action)).sum();
            (plan, (A_PRIZE * prizes).clamp(-LIKED, LIKED))
        });
        let found = self.search.compare(view, seat, budget, liked, carry_out(seat));
        let Some(mut found) = found else { return 0 };
        if stops(&found.action)
            && let Some((plan, lead)) = self.rival(view, seat, found.action.clone(), plans, left(budget, begun))
            && lead > 0.0
        {
            (found.action, found.value) = (plan, found.value + lead);
        }
        self.thought = (number, before + begun.elapsed());
        self.value = Some(found.value);
        self.plan = found.action.into();
        found.iterations
    }

    /// The best plan but to stop, and by how much it is worth more than that, as a share of the win. A race of many plans gives each
    /// of them few play-outs, by which to stop might win by luck; here two meet in half as many worlds as all of them did.
    fn rival(
        &mut self,
        view: &View,
        seat: Seat,
        stop: Vec<Action>,
        plans: Vec<Vec<Action>>,
        budget: Budget,
    ) -> Option<(Vec<Action>, f32)> {
        let others = plans.into_iter().filter(|plan| !stops(plan)).map(|plan| (plan, 0.0));
        let begun = Instant::now();
        let best = self.search.compare(view, seat, budget, others, carry_out(seat))?.action;
        let lead = self.search.lead(view, seat, [best.clone(), stop], left(budget, begun), carry_out(seat));
        Some((best, lead))
    }
}

impl Bot<BattleRoyal> for Planner {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BattleRoyal::imagine(view, &mut self.chance);
        let mut legal = Vec::new();
        sensible(&state, seat, &mut legal);
        let mut iterations = 0;
        let mut action = self.plan.pop_front().filter(|action| legal.contains(action));
        if action.is_none() {
            self.plan.clear();
            action = if let [only] = legal[..] { Some(only) } else { None };
        }
        if action.is_none() && view.table.phase != Phase::Placing {
            iterations = self.think(view, seat, &legal);
            action = self.plan.pop_front();
        }
        self.coach.noise = 0.0;
        let action = action.or_else(|| self.coach.act(&state, seat)).unwrap_or(Action::EndTurn);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, self.value)), iterations }
    }
}
