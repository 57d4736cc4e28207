//! How many random actions a second the rules of each game list, choose and carry out: the best of seven runs.
//!
//! `cargo bench --no-default-features --bench pace`

use std::time::Instant;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};
use imps_table::games::{
    battle_line::BattleLine, battle_royal::BattleRoyal, battlelore::BattleLore, bottle_imp::BottleImp,
    knight_line::KnightLine,
};

/// Actions a second of random matches, one after another, for as many actions.
fn run<R: Rules>(seed: u64, count: u64) -> u64 {
    let mut chance = Sampled::new(seed);
    let mut list = Vec::new();
    let (mut left, start) = (count, Instant::now());
    while left > 0 {
        let Ok(mut state) = R::setup(&R::Options::default(), &mut chance, &mut Silent) else { return 0 };
        while let Some(seat) = R::to_act(&state).first().filter(|_| left > 0) {
            list.clear();
            R::legal(&state, seat, &mut list);
            let action = list.swap_remove(chance.below(list.len() as u32) as usize);
            R::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
            left -= 1;
        }
    }
    count * 1_000_000_000 / start.elapsed().as_nanos().max(1) as u64
}

fn pace<R: Rules>() {
    let best = (0..7).map(|seed| run::<R>(seed, 500_000)).max();
    println!("{}: {} random actions a second", R::ID, best.unwrap_or_default());
}

fn main() {
    pace::<BattleLine>();
    pace::<KnightLine>();
    pace::<BottleImp>();
    pace::<BattleLore>();
    pace::<BattleRoyal>();
}
