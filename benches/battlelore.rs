//! BattleLore in bulk: 10,000 random matches of each scenario in which every position has to be sound; random actions a second
//! through both doors of the rules, and the time that a copy of a state takes.
//!
//! `cargo bench --no-default-features --bench battlelore`

mod play_outs;

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};
use imps_table::games::battlelore::{BattleLore, Options, scenario};

use play_outs::{any_legal, play_outs};

/// Random matches one after another for as many actions; prints how many a second.
fn actions(options: &Options, count: u64) {
    let best = (0..7).map(|seed| {
        let mut chance = Sampled::new(seed);
        let mut list = Vec::new();
        let (mut left, start) = (count, Instant::now());
        while left > 0 {
            let Ok(mut state) = BattleLore::setup(options, &mut chance, &mut Silent) else { return 0 };
            while let Some(seat) = BattleLore::to_act(&state).first().filter(|_| left > 0) {
                list.clear();
                BattleLore::legal(&state, seat, &mut list);
                let action = list[chance.below(list.len() as u32) as usize];
                BattleLore::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
                left -= 1;
            }
        }
        count * 1_000_000_000 / start.elapsed().as_nanos().max(1) as u64
    });
    println!("random actions a second, {options:?}: {}", best.max().unwrap_or_default());
}

/// Copies of a state, each written to another place.
fn copies(options: &Options) {
    let Ok(state) = BattleLore::setup(options, &mut Sampled::new(0), &mut Silent) else { return };
    let mut copies = vec![state; 64];
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

/// Random matches of a scenario; every position that is reached has to be sound.
fn sound(options: &Options, matches: u64) {
    let mut actions = 0u64;
    for seed in 0..matches {
        let mut chance = Sampled::new(seed);
        let mut list = Vec::new();
        let Ok(mut state) = BattleLore::setup(options, &mut chance, &mut Silent) else { return };
        while let Some(seat) = BattleLore::to_act(&state).first() {
            list.clear();
            BattleLore::legal(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            let applied = BattleLore::apply(&mut state, seat, &action, &mut chance, &mut Silent);
            assert_eq!((applied, BattleLore::sound(&state)), (Ok(()), Ok(())), "{options:?}, seed {seed}");
            actions += 1;
        }
    }
    println!("{matches} random matches of {}: {actions} actions, every position sound", options.scenario);
}

fn main() {
    let options = Options::default();
    for scenario in scenario::all() {
        sound(&Options { scenario: scenario.id.clone(), ..Options::default() }, 10_000);
    }
    copies(&options);
    actions(&options, 1_000_000);
    play_outs::<BattleLore>("usual match", &options, 20, any_legal::<BattleLore>);
}
