//! Speed of Battle Line: random play-outs and proofs.
//!
//! `cargo bench --no-default-features --bench battle_line`

use std::hint::black_box;
use std::time::{Duration, Instant};

use imps_table::engine::{Chance, Rules, Sampled, Silent, ToAct};
use imps_table::games::battle_line::position::SEATS;
use imps_table::games::battle_line::{BattleLine, FlagId, Mode, Options, Table};

/// Plays one random match to its end; gives the number of actions and plies.
fn play_out(options: &Options, chance: &mut Sampled, list: &mut Vec<<BattleLine as Rules>::Action>) -> (u64, u64) {
    let Ok(mut state) = BattleLine::setup(options, chance, &mut Silent) else { return (0, 0) };
    let mut actions = 0;
    while let ToAct::Seats(seats) = BattleLine::to_act(&state) {
        let Some(seat) = seats.iter().next() else { break };
        list.clear();
        BattleLine::legal(&state, seat, list);
        let action = list[chance.below(list.len() as u32) as usize];
        let applied = BattleLine::apply(&mut state, seat, &action, chance, &mut Silent);
        assert_eq!(applied, Ok(()), "a legal action was refused");
        actions += 1;
    }
    (actions, u64::from(state.table.ply))
}

/// Plays batches for three seconds. The best tenth of them tells what the code does on a busy machine, too.
fn play_outs(mode: Mode) {
    const BATCH: u64 = 50;
    let options = Options { mode, ..Options::default() };
    let mut chance = Sampled::new(1);
    let mut list = Vec::new();
    let (mut actions, mut plies) = (0, 0);
    let mut times: Vec<u64> = Vec::new();
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let batch = Instant::now();
        for _ in 0..BATCH {
            let (more_actions, more_plies) = play_out(&options, &mut chance, &mut list);
            actions += more_actions;
            plies += more_plies;
        }
        times.push(batch.elapsed().as_nanos() as u64);
    }
    let games = times.len() as u64 * BATCH;
    let rate = |nanoseconds: u64| BATCH * 1_000_000_000 / nanoseconds.max(1);
    times.sort_unstable();
    println!(
        "play-outs a second, {mode:?}: {} on average, {} in the best tenth; {} actions and {} plies a game, {games} games",
        rate(times.iter().sum::<u64>() / times.len() as u64),
        rate(times[times.len() / 10]),
        actions / games,
        plies / games,
    );
}

/// Tables of random matches, one every few actions.
fn reachable(count: usize) -> Vec<Table> {
    let mut chance = Sampled::new(2);
    let mut tables = Vec::new();
    let mut list = Vec::new();
    while tables.len() < count {
        let Ok(mut state) = BattleLine::setup(&Options::default(), &mut chance, &mut Silent) else { break };
        while let ToAct::Seats(seats) = BattleLine::to_act(&state) {
            let Some(seat) = seats.iter().next() else { break };
            list.clear();
            BattleLine::legal(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            if BattleLine::apply(&mut state, seat, &action, &mut chance, &mut Silent).is_err() {
                break;
            }
            if chance.below(5) == 0 {
                tables.push(state.table);
            }
        }
    }
    tables
}

/// Times each proof as the mean of some repetitions, since one is shorter than a reading of the clock, and takes the best of
/// some such means, since other programs run as well.
fn proofs() {
    const REPEAT: u32 = 16;
    let mut times: Vec<u64> = Vec::new();
    for table in reachable(5_000) {
        for seat in SEATS {
            for flag in FlagId::all() {
                let mean = || {
                    let start = Instant::now();
                    for _ in 0..REPEAT {
                        black_box(black_box(&table).proof(black_box(flag), seat));
                    }
                    start.elapsed().as_nanos() as u64 / u64::from(REPEAT)
                };
                times.push((0..6).map(|_| mean()).min().unwrap_or_default());
            }
        }
    }
    times.sort_unstable();
    let at = |share: usize| times.get((times.len() - 1) * share / 1000).copied().unwrap_or_default();
    println!(
        "proofs with both bests and fillings: median {} ns, p99 {} ns, p99.9 {} ns, worst {} ns over {} proofs",
        at(500),
        at(990),
        at(999),
        at(1000),
        times.len()
    );
}

fn main() {
    println!("state {} bytes, view of a table {} bytes", size_of::<<BattleLine as Rules>::State>(), size_of::<Table>());
    play_outs(Mode::Advanced);
    play_outs(Mode::Basic);
    proofs();
}
