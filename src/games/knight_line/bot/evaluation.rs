//! What a position is worth, and which jumps are worth a look.
//!
//! Depth decides this game, so the judgement is short: who can still jump, and how far. Tiles never come back, which is why
//! stacks are halved where nothing else is at stake: both halves keep the most moves (Rules 12).

use super::look::Look;
use super::prospects::{Prospects, prospects};
use super::temper;
use crate::ai::Taste;
use crate::ai::alphabeta::{Evaluate, Glance};
use crate::engine::{Rules, Seat};
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::material::{Cell, CellSet, Stack, TILES};
use crate::games::knight_line::moves::Action;
use crate::games::knight_line::position::{BLACK, MOST_PLAYERS, Phase, State};

/// A cell to jump to.
const REACH: i32 = 14;
/// A stack that can jump.
const ABLE: i32 = 5;
/// Each tile that can leave such a stack, up to [`ENOUGH`].
const SPARE: i32 = 10;
const ENOUGH: i32 = 6;
/// A cell that would complete a line.
const FOUR: i32 = 15;
const TEMPO: i32 = 10;
/// What black of two gains from the first to the last move, since a blocked match is his (Rules 5.1).
const LATE: i32 = 150;
const LAST_PLY: i32 = 2 * (TILES as i32 - 1);
/// How much earlier a jump is searched for each new threat that it makes.
const THREAT: i32 = 60;
/// How much later a jump is searched that does not halve its stack.
const OTHER_COUNT: i32 = 1_000;

/// What a line that nobody can stop any more is worth as a lead, and by how much a position is worth more where one makes a chance
/// three to one.
const AS_GOOD_AS_WON: i32 = 300;
const THREE_TO_ONE: i32 = 120;

pub(super) struct Judge {
    seed: u64,
    noise: u64,
    pub taste: Taste,
    /// What the cells promise in the position whose candidates are listed.
    known: Vec<(Cell, Prospects)>,
}

impl Judge {
    /// A judge whose every judgement is moved by up to `noise`, always the same in the same position with the same seed.
    pub fn new(seed: u64, noise: u64) -> Self {
        Self { seed, noise, taste: Taste::default(), known: Vec::new() }
    }

    /// What the position holds for one player.
    fn worth(state: &State, look: &Look, seat: Seat) -> i32 {
        let mut worth = 0;
        for y in look.low - 1..=look.low + look.rows {
            let row = CellSet::row(y);
            let reach = look.jumps[seat.index()].0[row] & state.open.0[row];
            worth += REACH * reach.count_ones() as i32;
            worth += FOUR * look.fours[seat.index()].0[row].count_ones() as i32;
        }
        for stack in state.stacks(seat).iter().filter(|stack| stack.height > 1) {
            if state.open.is_near_knight(stack.cell) {
                worth += ABLE + SPARE * i32::from(stack.height - 1).min(ENOUGH);
            }
        }
        worth
    }

    /// What a cell promises to the mover; several stacks may reach the same one.
    fn prospects(&mut self, state: &State, look: &Look, cell: Cell) -> Prospects {
        if let Some(&(_, known)) = self.known.iter().find(|(known, _)| *known == cell) {
            return known;
        }
        let found = prospects(state, look, cell);
        self.known.push((cell, found));
        found
    }
}

/// By how much a player is ahead of the best of the others, where a hundred makes his chance three to one.
pub fn lead(state: &State, seat: Seat) -> i32 {
    let look = Look::new(state, state.turn);
    match look.glance() {
        Glance::Decided { winner, .. } if winner == seat => AS_GOOD_AS_WON,
        Glance::Decided { .. } => -AS_GOOD_AS_WON,
        Glance::Open | Glance::Forced => {
            let worth = |seat| Judge::worth(state, &look, seat);
            let best = state.seats().filter(|other| *other != seat).map(worth).max().unwrap_or_default();
            100 * (worth(seat) - best) / THREE_TO_ONE
        }
    }
}

impl Evaluate<KnightLine> for Judge {
    type Look = Look;

    fn look(&mut self, state: &State, mover: Seat) -> Look {
        Look::new(state, mover)
    }

    fn glance(&mut self, look: &Look) -> Glance {
        look.glance()
    }

    fn evaluate(&mut self, state: &State, look: &Look, seat: Seat) -> i32 {
        let mut worth = [0; MOST_PLAYERS];
        for player in state.seats() {
            worth[player.index()] = Self::worth(state, look, player);
        }
        if state.players() == 2 {
            worth[BLACK.index()] += LATE * i32::from(state.ply()) / LAST_PLY;
        }
        worth[look.mover.index()] += TEMPO;
        let noise = mix(self.key(state) ^ self.seed) % (2 * self.noise + 1);
        worth[0] += noise as i32 - self.noise as i32;
        let best_other = state.seats().filter(|&other| other != seat).map(|other| worth[other.index()]).max();
        worth[seat.index()] - best_other.unwrap_or_default()
    }

    /// All placements; else of each jump the one that takes half of the stack, the larger half if it is odd. Where a threat
    /// has to be answered, only the answers. There and for the decision itself some other counts follow.
    fn candidates(&mut self, state: &State, look: &Look, ply: usize, out: &mut Vec<(i32, Action)>) {
        if state.phase == Phase::Place {
            let mut legal = Vec::new();
            KnightLine::legal(state, look.mover, &mut legal);
            out.extend(legal.into_iter().map(|action| (0, action)));
            return;
        }
        self.known.clear();
        let forced = look.glance() == Glance::Forced;
        for &stack in state.stacks(look.mover).iter().filter(|stack| stack.height > 1) {
            let (from, most) = (stack.cell, state.most(look.mover, stack));
            let half = stack.height.div_ceil(2).min(most);
            for to in state.targets(from) {
                if forced && !look.answers(to) {
                    continue;
                }
                let Prospects { own, denied, threats } = self.prospects(state, look, to);
                let promise = 8 * (own.max(denied) * 2 + own + denied) + THREAT * threats;
                out.push((promise, Action::Jump { from, to, count: half }));
                let (third, last) = (stack.height / 3, stack.height - 1);
                let others: &[u8] = match (ply, forced) {
                    (0, _) => &[1, third, last - third, last],
                    (_, true) => &[1, last],
                    _ => &[],
                };
                for (place, &count) in others.iter().enumerate() {
                    if (1..=most).contains(&count) && count != half && !others[..place].contains(&count) {
                        out.push((promise - OTHER_COUNT, Action::Jump { from, to, count }));
                    }
                }
            }
        }
    }

    /// The jumps that make a new threat, with one tile and with half of the stack.
    fn forcing(&mut self, state: &State, look: &Look, out: &mut Vec<(i32, Action)>) {
        if state.phase == Phase::Place {
            return;
        }
        self.known.clear();
        for &stack in state.stacks(look.mover).iter().filter(|stack| stack.height > 1) {
            let (from, most) = (stack.cell, state.most(look.mover, stack));
            let half = stack.height.div_ceil(2).min(most);
            for to in state.targets(from) {
                let threats = self.prospects(state, look, to).threats;
                if threats > 0 {
                    out.push((threats, Action::Jump { from, to, count: 1 }));
                    if half > 1 {
                        out.push((threats, Action::Jump { from, to, count: half }));
                    }
                }
            }
        }
    }

    fn lean(&mut self, state: &State, look: &Look, action: &Action) -> i32 {
        temper::lean(self.taste, state, look, action)
    }

    fn key(&self, state: &State) -> u64 {
        let mut key = u64::from(state.turn.0);
        for seat in state.seats() {
            for &Stack { cell, height } in state.stacks(seat) {
                let packed = u32::from_le_bytes([cell.x as u8, cell.y as u8, height, seat.0 + 1]);
                key = key.wrapping_add(mix(u64::from(packed)));
            }
        }
        key
    }
}

/// Spreads a number over 64 bits (`SplitMix64`).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
