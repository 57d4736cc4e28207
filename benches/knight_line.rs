//! Speed of Knight Line: random play-outs and counts of move sequences.
//!
//! `cargo bench --no-default-features --bench knight_line`

use std::hint::black_box;
use std::time::{Duration, Instant};

use imps_table::engine::{Chance, Rules, Sampled, Silent, ToAct};
use imps_table::games::knight_line::counting::perft;
use imps_table::games::knight_line::{Grey, KnightLine, Options, State};

/// Plays one random match to its end; gives the number of actions.
fn play_out(options: &Options, chance: &mut Sampled, list: &mut Vec<<KnightLine as Rules>::Action>) -> u64 {
    let Ok(mut state) = KnightLine::setup(options, chance, &mut Silent) else { return 0 };
    let mut actions = 0;
    while let ToAct::Seats(seats) = KnightLine::to_act(&state) {
        let Some(seat) = seats.iter().next() else { break };
        list.clear();
        KnightLine::legal(&state, seat, list);
        let action = list[chance.below(list.len() as u32) as usize];
        let applied = KnightLine::apply(&mut state, seat, &action, chance, &mut Silent);
        assert_eq!(applied, Ok(()), "a legal action was refused");
        actions += 1;
    }
    actions
}

/// Plays batches for three seconds. The best tenth of them tells what the code does on a busy machine, too.
fn play_outs(players: u8, grey: Grey) {
    const BATCH: u64 = 200;
    let options = Options { players, grey, ..Options::default() };
    let mut chance = Sampled::new(1);
    let mut list = Vec::new();
    let mut actions = 0;
    let mut times: Vec<u64> = Vec::new();
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let batch = Instant::now();
        for _ in 0..BATCH {
            actions += play_out(&options, &mut chance, &mut list);
        }
        times.push(batch.elapsed().as_nanos() as u64);
    }
    let games = times.len() as u64 * BATCH;
    let rate = |nanoseconds: u64| BATCH * 1_000_000_000 / nanoseconds.max(1);
    times.sort_unstable();
    println!(
        "play-outs a second, {players} players, grey {}: {} on average, {} in the best tenth; {:.1} actions a game, {games} games",
        grey.name(),
        rate(times.iter().sum::<u64>() / times.len() as u64),
        rate(times[times.len() / 10]),
        actions as f64 / games as f64,
    );
}

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
        play_outs(players, grey);
    }
    for (what, players, depth) in [("two players", 2, 4), ("three players", 3, 3)] {
        let options = Options { players, ..Options::default() };
        if let Ok(state) = KnightLine::setup(&options, &mut Sampled::new(0), &mut Silent) {
            sequences(what, &state, depth);
        }
    }
}
