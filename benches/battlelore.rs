//! BattleLore in bulk: 10,000 random matches of each scenario in which every position has to be sound; play-outs through both
//! doors of the rules, and the time that a copy of a state takes.
//!
//! `cargo bench --no-default-features --bench battlelore`

mod play_outs;
mod states;

use imps_table::engine::{Chance as _, Rules, Sampled, Silent};
use imps_table::games::battlelore::{BattleLore, Options, scenario};

use play_outs::{any_legal, play_outs};
use states::copies;

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
            assert_eq!((applied, BattleLore::check_invariants(&state)), (Ok(()), Ok(())), "{options:?}, seed {seed}");
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
    copies::<BattleLore>(&options);
    play_outs::<BattleLore>("usual match", &options, 20, any_legal::<BattleLore>);
}
