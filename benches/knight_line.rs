//! Speed of Knight Line: random play-outs and counts of move sequences.
//!
//! `cargo bench --no-default-features --bench knight_line`

mod play_outs;

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Rules, Sampled, Silent};
use imps_table::games::knight_line::counting::perft;
use imps_table::games::knight_line::{Grey, KnightLine, Options, State};

use play_outs::{any_legal, play_outs};

/// Counts move sequences; the last move of each is counted without being made.
fn sequences(what: &str, state: &State, depth: u32) {
    let best = (0..5).map(|_| {
        let start = Instant::now();
        let count = perft(black_box(state), depth);
        (start.elapsed().as_nanos() as u64, count)
    });
    let (time, count) = best.min().unwrap_or_default();
    println!("perft {depth}, {what}: {count} sequences, {} million a second", count * 1_000 / time.max(1));
}

fn main() {
    println!("state {} bytes", size_of::<State>());
    for (players, grey) in [(2, Grey::Off), (2, Grey::Wild), (3, Grey::Off)] {
        let options = Options { players, grey, ..Options::default() };
        let what = format!("{players} players, grey {grey}");
        play_outs::<KnightLine>(&what, &options, 200, any_legal::<KnightLine>);
    }
    for (what, players, depth) in [("two players", 2, 4), ("three players", 3, 3)] {
        let options = Options { players, ..Options::default() };
        if let Ok(state) = KnightLine::setup(&options, &mut Sampled::new(0), &mut Silent) {
            sequences(what, &state, depth);
        }
    }
}
