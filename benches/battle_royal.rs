//! Battle Royal in bulk: 10,000 random matches of four in which every position has to be sound; random actions a second through
//! both doors of the rules, the time that a copy of a state takes, and that the legality of an action takes.
//!
//! `cargo bench --no-default-features --bench battle_royal`

mod play_outs;
mod states;

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};
use imps_table::games::battle_royal::{BattleRoyal, Options};

use play_outs::{any_legal, play_outs};
use states::{actions, copies};

/// The legality of legal actions, one at a time.
fn legality(options: &Options, positions: u64) {
    let mut chance = Sampled::new(0);
    let mut list = Vec::new();
    let (mut asked, mut nanoseconds, mut left) = (0u128, 0u128, positions);
    while left > 0 {
        let Ok(mut state) = BattleRoyal::setup(options, &mut chance, &mut Silent) else { return };
        while let Some(seat) = BattleRoyal::to_act(&state).first().filter(|_| left > 0) {
            list.clear();
            BattleRoyal::legal(&state, seat, &mut list);
            let start = Instant::now();
            for action in &list {
                black_box(BattleRoyal::check(&state, seat, action).is_ok());
            }
            nanoseconds += start.elapsed().as_nanos();
            asked += list.len() as u128;
            let action = list[chance.below(list.len() as u32) as usize];
            BattleRoyal::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
            left -= 1;
        }
    }
    println!("the legality of an action: {} ns", nanoseconds / asked.max(1));
}

/// Random matches; every position that is reached has to be sound.
fn sound(options: &Options, matches: u64) {
    let (mut actions, mut turns, mut longest) = (0u64, 0u64, 0);
    for seed in 0..matches {
        let mut chance = Sampled::new(seed);
        let mut list = Vec::new();
        let Ok(mut state) = BattleRoyal::setup(options, &mut chance, &mut Silent) else { return };
        while let Some(seat) = BattleRoyal::to_act(&state).first() {
            list.clear();
            BattleRoyal::legal(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            let applied = BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent);
            assert_eq!((applied, BattleRoyal::sound(&state)), (Ok(()), Ok(())), "seed {seed}");
            actions += 1;
        }
        turns += u64::from(state.table.turn.number);
        longest = longest.max(state.table.turn.number);
    }
    println!("{matches} random matches of {}: {actions} actions, every position sound", options.decks.len());
    println!("turns of a match: {} on average, {longest} at most", turns / matches.max(1));
}

fn main() {
    let options = Options::default();
    copies::<BattleRoyal>(&options);
    legality(&options, 200_000);
    actions::<BattleRoyal>(&options, 500_000);
    play_outs::<BattleRoyal>("usual match", &options, 20, any_legal::<BattleRoyal>);
    sound(&options, 10_000);
}
