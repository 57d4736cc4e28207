//! Counts of move sequences (Rules 11), by which rules are compared with those of others.

use super::KnightLine;
use super::position::{Phase, State};
use crate::engine::{Rules, Sampled, Silent};

/// How many sequences of `depth` moves there are from here on. Two moves differ if from, to or the number of tiles differ;
/// a finished match is not continued, forced passes are no moves. Placements count as moves while stacks are placed.
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 && state.phase == Phase::Move {
        return u64::from(state.count_moves(state.turn));
    }
    let mut legal = Vec::new();
    KnightLine::legal(state, state.turn, &mut legal);
    let mut chance = Sampled::new(0);
    let mut count = 0;
    for action in &legal {
        let mut after = state.clone();
        KnightLine::carry_out(&mut after, state.turn, action, &mut chance, &mut Silent);
        count += perft(&after, depth - 1);
    }
    count
}
