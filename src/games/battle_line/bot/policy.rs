//! How Battle Line is searched: the best few actions by score, quick greedy play-outs, and a judgement where they end.

use super::judged_position::{self, JudgedPosition};
use super::style::Style;
use super::temper;
use crate::ai::Taste;
use crate::ai::greedy::unit;
use crate::ai::policy::{Policy, Rewards};
use crate::engine::{Rules, Sampled, Seat};
use crate::games::battle_line::BattleLine;
use crate::games::battle_line::position::{Phase, State};
use crate::games::battle_line::turn::Action;

/// Noise on the scores in play-outs, so that they differ.
const NOISE: f32 = 0.01;

#[derive(Clone, Debug)]
pub(super) struct Greedily {
    legal: Vec<Action>,
    style: &'static Style,
    /// How many actions are worth a look.
    pub width: usize,
    pub taste: Taste,
}

impl Greedily {
    /// A policy that looks at no more than `width` actions in each position.
    pub fn new(width: usize) -> Self {
        Self { legal: Vec::new(), style: &Style::TRIED, width, taste: Taste::default() }
    }

    /// What looks best without a search, likings counted.
    pub fn at_once(&mut self, state: &State, seat: Seat) -> Option<Action> {
        let mut candidates = Vec::new();
        self.candidates(state, seat, &mut candidates);
        candidates.first().map(|(action, _)| *action)
    }
}

impl Policy<BattleLine> for Greedily {
    fn candidates(&mut self, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        self.legal.clear();
        BattleLine::legal(state, seat, &mut self.legal);
        let mut scene = JudgedPosition::blind(state, seat, self.style);
        let mut appeal = |action| scene.score(action) + temper::lean(self.taste, state, seat, action);
        out.extend(self.legal.iter().map(|action| (*action, appeal(action))));
        out.sort_by(|a, b| b.1.total_cmp(&a.1));
        out.truncate(self.width);
    }

    fn lean(&mut self, state: &State, seat: Seat, action: &Action) -> f32 {
        temper::lean(self.taste, state, seat, action)
    }

    fn play(&mut self, state: &State, seat: Seat, chance: &mut Sampled) -> Option<Action> {
        self.legal.clear();
        BattleLine::legal(state, seat, &mut self.legal);
        if self.legal.len() <= 1 || matches!(self.legal[0], Action::Claim { .. }) {
            return self.legal.first().copied();
        }
        if let [first @ Action::Draw { deck: one }, second @ Action::Draw { deck: two }] = self.legal[..] {
            // A draw needs no look at the flags.
            let of = |deck| judged_position::draw(&state.table, state.hands[seat.index()], deck, self.style);
            let lead = of(one) - of(two) + NOISE * (unit(chance) - unit(chance));
            return Some(if lead >= 0.0 { first } else { second });
        }
        let mut scene = JudgedPosition::blind(state, seat, self.style);
        let mut best = (f32::NEG_INFINITY, None);
        for action in &self.legal {
            let score = scene.score(action) + NOISE * unit(chance);
            if score > best.0 {
                best = (score, Some(*action));
            }
        }
        best.1
    }

    fn rewards(&mut self, state: &State) -> Rewards {
        let first = match state.table.phase {
            Phase::Over(ending) => match ending.winner {
                Some(Seat(0)) => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            },
            _ => {
                // What each of them would hope for: the hands are imagined, so neither may count on knowing the other's.
                let win = |seat| JudgedPosition::blind(state, seat, self.style).balance.win;
                (win(Seat(0)) + 1.0 - win(Seat(1))) / 2.0
            }
        };
        let mut rewards = [0.0; 8];
        rewards[0] = first;
        rewards[1] = 1.0 - first;
        rewards
    }
}
