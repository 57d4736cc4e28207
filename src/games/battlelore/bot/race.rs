//! Plans raced against each other: each is played out with the enemy's answer and the turn after that, in the same imagined
//! worlds and with the same luck, and the weaker half is dropped from round to round. What the dice of a play-out gave beyond
//! their odds does not count.

use super::judged_position::{JudgedPosition, Scales};
use super::rules_of_thumb::Captain;
use super::style::Style;
use crate::ai::Budget;
use crate::engine::{Imagine, Rules, Sampled, Seat, Silent};
use crate::games::battlelore::position::Mark;
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::victory::missing;
use crate::games::battlelore::{Action, BattleLore, Hex, PublicState, State, View};

/// Actions in a row, and what they look worth at first, as a chance to win.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TurnPlan {
    pub actions: Vec<Action>,
    pub value: f32,
    /// By how much it is liked more than it is worth.
    pub lean: f32,
}

/// Turns that are played out beyond the running one.
const AHEAD: u16 = 2;
/// How much of the luck of a play-out is taken back.
const LUCK: f32 = 0.8;
/// The first look at a plan counts as much as so many play-outs.
const FIRST_LOOK: f32 = 2.0;
/// How many banners make a side about three times as likely to win.
const SPREAD: f32 = 2.0;

/// The chance to win that goes with a balance.
pub(super) fn share(balance: f32) -> f32 {
    1.0 / (1.0 + (-balance / SPREAD).exp())
}

/// What the dice of a play-out gave so far, and what they were to give.
#[derive(Clone, Copy, Debug, Default)]
struct Luck {
    /// In favour of the South.
    sum: f32,
    /// The battle under way: what the balance of units is to be after it.
    expected: Option<(Scales, f32)>,
}

impl Luck {
    /// The battle under way is over.
    fn settle(&mut self, table: &PublicState) {
        if let Some((scales, expected)) = self.expected.take() {
            self.sum += scales.tip(table) - expected;
        }
    }

    /// A battle is about to begin.
    fn attack(&mut self, table: &PublicState, from: Hex, to: Hex) {
        self.settle(table);
        let (Some(unit), Some(other)) = (table.unit_at(from), table.unit_at(to)) else { return };
        let scene = JudgedPosition::new(table, unit.side, &Style::MASTER);
        let bout = scene.bout(unit, from, unit.has(Mark::Unsteady), other);
        let gain = bout.gain - bout.risk;
        let gain = if unit.side == Side::South { gain } else { -gain };
        self.expected = Some((scene.scales, scene.scales.tip(table) + gain));
    }
}

/// A plan in the race.
struct Runner {
    plan: TurnPlan,
    sum: f32,
    tries: f32,
}

impl Runner {
    fn mean(&self) -> f32 {
        self.sum / self.tries
    }

    /// What counts when plans are compared.
    fn appeal(&self) -> f32 {
        self.mean() + self.plan.lean
    }
}

/// Who lets plans race.
pub(super) struct Race {
    /// Who plays them out.
    pub captain: Captain,
    chance: Sampled,
}

impl Race {
    /// Equal seeds race equally.
    pub fn new(seed: u64) -> Self {
        Self { captain: Captain::new(&Style::MASTER, seed), chance: Sampled::new(seed) }
    }

    /// The best plan with its chance to win, and the play-outs that it took; `None` only if there is no plan.
    pub fn best(&mut self, view: &View, seat: Seat, plans: Vec<TurnPlan>, budget: Budget) -> Option<(TurnPlan, u32)> {
        let enter = |plan: TurnPlan| Runner { sum: plan.value * FIRST_LOOK, tries: FIRST_LOOK, plan };
        let mut runners: Vec<Runner> = plans.into_iter().map(enter).collect();
        let mut thinking = budget.start();
        let rounds = runners.len().max(2).next_power_of_two().ilog2();
        while runners.len() > 1 && !thinking.out_of_time() {
            let worlds = (budget.iterations / rounds / runners.len() as u32).max(1);
            for _ in 0..worlds {
                // All plans meet a world or none does: a half-met world would favour the luck of the first ones.
                if thinking.out_of_time() {
                    break;
                }
                let world = BattleLore::imagine(view, &mut self.chance);
                let start = self.chance.clone();
                for runner in &mut runners {
                    thinking.count();
                    self.chance = start.clone();
                    runner.sum += self.play_out(world, seat, &runner.plan.actions);
                    runner.tries += 1.0;
                }
            }
            runners.sort_by(|a, b| b.appeal().total_cmp(&a.appeal()));
            runners.truncate(runners.len().div_ceil(2));
        }
        let best = runners.into_iter().next()?;
        Some((TurnPlan { value: best.mean(), ..best.plan }, thinking.spent()))
    }

    /// By how much the first of two plans is worth more than the second, as a chance to win: the mean over so many imagined worlds,
    /// which both meet with the same luck.
    pub fn lead(&mut self, view: &View, seat: Seat, pair: [&[Action]; 2], worlds: u32) -> f32 {
        let mut lead = 0.0;
        for _ in 0..worlds {
            let world = BattleLore::imagine(view, &mut self.chance);
            let start = self.chance.clone();
            let [one, other] = pair.map(|actions| {
                self.chance = start.clone();
                self.play_out(world, seat, actions)
            });
            lead += one - other;
        }
        lead / worlds.max(1) as f32
    }

    /// Plays a plan, the rest of the turn and the enemy's answer; the chance of `seat` to win after that.
    fn play_out(&mut self, mut state: State, seat: Seat, plan: &[Action]) -> f32 {
        // 12: near the end a banner decides, and what the dice gave is no luck to be evened out.
        let close = Side::BOTH.iter().any(|&side| missing(&state.table, side) < 2);
        let horizon = state.table.turn.number + AHEAD;
        let mut luck = Luck::default();
        let mut plan = plan.iter();
        while state.table.ending.is_none() && state.table.turn.number <= horizon {
            let Some(decider) = state.table.decider() else { break };
            let own = decider.seat() == seat;
            let planned = if own { plan.next().copied() } else { None };
            let action = match planned.filter(|action| BattleLore::check(&state, seat, action).is_ok()) {
                Some(action) => action,
                None => {
                    if own {
                        // The plan is over, or the dice have not fallen as it believed.
                        plan = [].iter();
                    }
                    let Some(action) = self.captain.act(&state) else { break };
                    action
                }
            };
            match action {
                Action::Attack { from, to } => luck.attack(&state.table, from, to),
                // What a Lore card brings in the battle is no luck.
                Action::Cast { .. } => luck.expected = None,
                _ => {}
            }
            BattleLore::carry_out(&mut state, decider.seat(), &action, &mut self.chance, &mut Silent);
        }
        let south = match state.table.ending {
            Some(ending) => ending.winner.map_or(0.5, |winner| if winner == Side::South { 1.0 } else { 0.0 }),
            None => {
                luck.settle(&state.table);
                let balance =
                    JudgedPosition::new(&state.table, Side::South, &Style::MASTER).balance(state.table.turn.side);
                share(balance - if close { 0.0 } else { LUCK * luck.sum })
            }
        };
        if seat == Side::South.seat() { south } else { 1.0 - south }
    }
}
