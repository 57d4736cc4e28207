//! How many random actions a second the rules of a game carry out, and the time that a copy of a state takes.

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};

/// Random matches one after another for as many actions; prints how many a second.
pub fn actions<R: Rules>(options: &R::Options, count: u64) {
    let best = (0..7).map(|seed| {
        let mut chance = Sampled::new(seed);
        let mut list = Vec::new();
        let (mut left, start) = (count, Instant::now());
        while left > 0 {
            let Ok(mut state) = R::setup(options, &mut chance, &mut Silent) else { return 0 };
            while let Some(seat) = R::to_act(&state).first().filter(|_| left > 0) {
                list.clear();
                R::legal(&state, seat, &mut list);
                let action = list.swap_remove(chance.below(list.len() as u32) as usize);
                R::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
                left -= 1;
            }
        }
        count * 1_000_000_000 / start.elapsed().as_nanos().max(1) as u64
    });
    println!("random actions a second: {}", best.max().unwrap_or_default());
}

/// Copies of a state, each written to another place.
pub fn copies<R: Rules>(options: &R::Options) {
    let Ok(state) = R::setup(options, &mut Sampled::new(0), &mut Silent) else { return };
    let mut copies = vec![state.clone(); 64];
    let rounds = 20_000;
    let start = Instant::now();
    for _ in 0..rounds {
        for copy in &mut copies {
            copy.clone_from(black_box(&state));
        }
        black_box(&mut copies);
    }
    let nanoseconds = start.elapsed().as_nanos() / (rounds * copies.len() as u128);
    println!("a copy of a state, {} bytes: {nanoseconds} ns", size_of_val(&state));
}
