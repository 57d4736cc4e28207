//! The time that a copy of a state takes.

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Rules, Sampled, Silent};

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
