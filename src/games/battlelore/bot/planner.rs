//! The Expert and the Master: whole turns are planned in several ways, and the plans race against each other.

use std::collections::VecDeque;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use super::hints;
use super::judged_position::{JudgedPosition, may_battle};
use super::race::{Race, TurnPlan, share};
use super::rules_of_thumb::Captain;
use super::style::Style;
use crate::ai::{Advice, Bot, Budget, Temper};
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};
use crate::games::battlelore::position::Mark;
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::{Action, BattleLore, PendingStep, State, View};

/// Play-outs for the plan of a turn of the Expert: a glance at each plan.
pub(super) const EXPERT: Budget = Budget { iterations: 24, ..MASTER };

/// Play-outs for the plan of a turn of the Master, which takes about a second. The cap is a guard for slow machines only.
pub(super) const MASTER: Budget = Budget { iterations: 1000, cap: Duration::from_millis(2500) };

const WIDTH: usize = 12;
/// No turn has more decisions than this before its battles.
const LONGEST: usize = 60;

/// The ways in which a turn is planned.
static WAYS: [&Style; 3] = [&Style::MASTER, &Style::BRAVE, &Style::WARY];

/// How each temper would plan it.
static LIKED: LazyLock<[Style; 4]> = LazyLock::new(|| Style::MASTER.by_temper());
/// How much more such a plan is liked than it is worth, as a chance to win.
const LIKING: f32 = 0.02;

/// The chance of a side to win, by the judgement of the position.
pub(super) fn chance_of(state: &State, side: Side) -> f32 {
    share(JudgedPosition::new(&state.table, side, &Style::MASTER).balance(state.table.turn.side))
}

/// What a stop gives away; see [`Bots::regret`](crate::ai::Bots::regret).
pub(super) fn regret(view: &View, seat: Seat, action: Action, seed: u64) -> Option<f32> {
    let state = BattleLore::imagine(view, &mut Sampled::new(seed));
    let mut legal = Vec::new();
    BattleLore::legal(&state, seat, &mut legal);
    if legal.len() < 2 || !matches!(action, Action::Done | Action::Pass) {
        return None;
    }
    let iterations = 4 * MASTER.iterations;
    let mut planner = Planner::new(Budget { iterations, cap: Duration::MAX }, seed);
    let planned = planner.plans(&state, Side::of_seat(seat), &legal).into_iter().map(|plan| plan.actions);
    let single = legal.into_iter().map(|action| vec![action]);
    let other = planned.chain(single).filter(|actions| actions.first() != Some(&action));
    let plans: Vec<TurnPlan> = other.map(|actions| TurnPlan { actions, value: 0.5, lean: 0.0 }).collect();
    let (best, _) = planner.race.best(view, seat, plans, planner.effort)?;
    let lead = planner.race.lead(view, seat, [&best.actions, &[action]], iterations / 2);
    Some(lead.max(0.0))
}

pub(super) struct Planner {
    race: Race,
    effort: Budget,
    plan: VecDeque<Action>,
    seed: u64,
    temper: Temper,
    /// A turn, and how long it has been thought about.
    thought: (u16, Duration),
}

impl Planner {
    /// A player; equal seeds play equally.
    pub fn new(effort: Budget, seed: u64) -> Self {
        Self {
            race: Race::new(seed),
            effort,
            plan: VecDeque::new(),
            seed,
            temper: Temper::Even,
            thought: (0, Duration::ZERO),
        }
    }

    /// The same with a temper. Play-outs have none.
    pub fn of(self, temper: Temper) -> Self {
        Self { temper, ..self }
    }

    /// What a captain of this temper does.
    fn decide(&mut self, state: &State) -> Option<Action> {
        let even = std::mem::replace(&mut self.race.captain.style, &LIKED[self.temper as usize]);
        let action = self.race.captain.act(state);
        self.race.captain.style = even;
        action
    }

    /// The plans for what is left of a turn before its battles, best first impression first.
    fn plans(&self, state: &State, side: Side, legal: &[Action]) -> Vec<TurnPlan> {
        let mut plans: Vec<TurnPlan> = Vec::new();
        // At COMMAND each card is tried; later in the turn, what comes next by itself.
        let firsts: Vec<Option<Action>> = match state.table.step() {
            PendingStep::Command => legal.iter().copied().map(Some).collect(),
            _ => vec![None],
        };
        for first in firsts {
            // The own way comes first, since it stays where two ways are one.
            let own = (self.temper != Temper::Even).then(|| (&LIKED[self.temper as usize], LIKING));
            for (style, lean) in own.into_iter().chain(WAYS.map(|style| (style, 0.0))) {
                let plan = TurnPlan { lean, ..self.planned(*state, side, first, style) };
                if !plan.actions.is_empty() && plans.iter().all(|known| known.actions != plan.actions) {
                    plans.push(plan);
                }
            }
        }
        plans.sort_by(|a, b| (b.value + b.lean).total_cmp(&(a.value + a.lean)));
        plans.truncate(WIDTH);
        plans
    }

    /// How a captain of this style would go on up to the battles, after a first action.
    fn planned(&self, mut trial: State, side: Side, first: Option<Action>, style: &'static Style) -> TurnPlan {
        let number = trial.table.turn.number;
        let mut captain = Captain::new(style, self.seed);
        let mut chance = Sampled::new(self.seed);
        let mut actions = Vec::new();
        while actions.len() < LONGEST && trial.table.turn.number == number {
            let Some(decider) = trial.table.decider() else { break };
            if matches!(
                trial.table.step(),
                PendingStep::Combat | PendingStep::End | PendingStep::Keep | PendingStep::Lore
            ) {
                break;
            }
            let next = first.filter(|_| actions.is_empty()).or_else(|| captain.act(&trial));
            let Some(action) = next else { break };
            if decider == side {
                actions.push(action);
            }
            BattleLore::carry_out(&mut trial, decider.seat(), &action, &mut chance, &mut Silent);
        }
        let scene = JudgedPosition::new(&trial.table, side, &Style::MASTER);
        let army = trial.table.army(side).map(|(_, unit)| unit);
        let ready = army.filter(|unit| unit.has(Mark::Ordered) && may_battle(unit));
        let attacks = ready.filter_map(|unit| scene.best_attack(unit, unit.hex, unit.has(Mark::Unsteady)));
        let value = share(scene.balance(side.other()) + attacks.map(|(_, value)| value).sum::<f32>());
        TurnPlan { actions, value, lean: 0.0 }
    }

    /// What to do up to the battles and what the position is worth then, with the play-outs that it took, after thought. `None`
    /// where a captain judges better: in battle, where the odds are known, and over Lore cards, tokens and cards in hand, whose
    /// worth shows later than play-outs end.
    fn think(&mut self, view: &View, seat: Seat, state: &State, legal: &[Action]) -> Option<(TurnPlan, u32)> {
        let begun = Instant::now();
        let number = state.table.turn.number;
        let before = if self.thought.0 == number { self.thought.1 } else { Duration::ZERO };
        let side = Side::of_seat(seat);
        if !matches!(
            state.table.step(),
            PendingStep::Command | PendingStep::Orders | PendingStep::Moves | PendingStep::March
        ) {
            return None;
        }
        let plans = self.plans(state, side, legal);
        let budget = Budget { cap: self.effort.cap.saturating_sub(before), ..self.effort };
        let found = self.race.best(view, seat, plans, budget);
        self.thought = (number, before + begun.elapsed());
        found
    }
}

impl Bot<BattleLore> for Planner {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        let state = BattleLore::imagine(view, &mut Sampled::new(self.seed));
        let mut legal = Vec::new();
        BattleLore::legal(&state, seat, &mut legal);
        let (mut value, mut iterations) = (None, 0);
        let mut action = super::appoint(view, seat, self.seed);
        action = action.or_else(|| self.plan.pop_front().filter(|action| legal.contains(action)));
        if action.is_none() {
            // The plan is over, or the dice have not fallen as it believed.
            self.plan.clear();
            action = if let [only] = legal[..] { Some(only) } else { None };
        }
        if action.is_none()
            && let Some((plan, count)) = self.think(view, seat, &state, &legal)
        {
            (value, iterations) = (Some(plan.value), count);
            self.plan = plan.actions.into();
            action = self.plan.pop_front();
        }
        let action = action.or_else(|| self.decide(&state)).unwrap_or(Action::Pass);
        Advice { action, reason: Some(hints::reason(&state, seat, &action, value)), iterations }
    }
}
