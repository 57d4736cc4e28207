//! Battle Royal in bulk: 20,000 random matches of four in which every position has to be sound; play-outs through both doors of
//! the rules, the time that a copy of a state takes, and that the legality of an action takes.
//!
//! `cargo bench --no-default-features --bench battle_royal`

mod play_outs;
mod states;

use std::hint::black_box;
use std::time::Instant;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};
use imps_table::games::battle_royal::position::EndReason;
use imps_table::games::battle_royal::{BattleRoyal, Options};

use play_outs::{any_legal, play_outs};
use states::copies;

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

/// Random matches; every position that is reached has to be sound. Prints how long they are and how they end.
fn sound(options: &Options, matches: usize) {
    let mut actions = 0u64;
    let mut turns = Vec::with_capacity(matches);
    let mut endings = [(EndReason::Prizes, 0), (EndReason::LastPlayer, 0), (EndReason::Turns, 0)];
    for seed in 0..matches as u64 {
        let mut chance = Sampled::new(seed);
        let mut list = Vec::new();
        let Ok(mut state) = BattleRoyal::setup(options, &mut chance, &mut Silent) else { return };
        while let Some(seat) = BattleRoyal::to_act(&state).first() {
            list.clear();
            BattleRoyal::legal(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            let applied = BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent);
            assert_eq!((applied, BattleRoyal::check_invariants(&state)), (Ok(()), Ok(())), "seed {seed}");
            actions += 1;
        }
        turns.push(state.table.turn.number);
        let how = state.table.ending.map(|ending| ending.how);
        endings.iter_mut().filter(|(one, _)| Some(*one) == how).for_each(|(_, count)| *count += 1);
    }
    turns.sort_unstable();
    let at = |percent: usize| turns[(matches - 1) * percent / 100];
    let [prizes, last, limit] = endings.map(|(_, count)| count);
    println!("{matches} random matches of {}: {actions} actions, every position sound", options.decks.len());
    println!(
        "turns of a match: {} at least, {} at 10 %, {} in the middle, {} at 90 %, {} at most",
        at(0),
        at(10),
        at(50),
        at(90),
        at(100)
    );
    println!("ended by Prizes: {prizes}, with one player left: {last}, at the last turn: {limit}");
}

fn main() {
    let options = Options::default();
    copies::<BattleRoyal>(&options);
    legality(&options, 200_000);
    play_outs::<BattleRoyal>("usual match", &options, 20, any_legal::<BattleRoyal>);
    sound(&options, 20_000);
}
