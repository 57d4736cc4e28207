//! Speed of Battle Line: random play-outs and proofs.
//!
//! `cargo bench --no-default-features --bench battle_line`

mod play_outs;

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Chance, Rules, Sampled, Silent, ToAct};
use imps_table::games::battle_line::position::SEATS;
use imps_table::games::battle_line::{BattleLine, FlagId, Mode, Options, PublicState};

use play_outs::{any_legal, play_outs};

/// Tables of random matches, one every few actions.
fn reachable(count: usize) -> Vec<PublicState> {
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
            BattleLine::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
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
    println!(
        "state {} bytes, view of a table {} bytes",
        size_of::<<BattleLine as Rules>::State>(),
        size_of::<PublicState>()
    );
    for mode in [Mode::Advanced, Mode::Basic] {
        let options = Options { mode, ..Options::default() };
        play_outs::<BattleLine>(&format!("{mode:?}"), &options, 50, any_legal::<BattleLine>);
    }
    proofs();
}
