//! Whole matches.

use super::{BattleRoyal, options};
use crate::engine::{Chance as _, Notation as _, Rules, Sampled, Silent, battery};

/// Plays random matches; every position has to be sound. Answers actions and turns of the longest ones.
fn play(options: &super::Options, matches: u64) -> (usize, u16) {
    let (mut most, mut turns) = (0, 0);
    for seed in 0..matches {
        let mut chance = Sampled::new(seed);
        let mut state = BattleRoyal::setup(options, &mut chance, &mut Silent).expect("the options fit");
        let mut list = Vec::new();
        let mut actions = 0;
        while let Some(seat) = BattleRoyal::to_act(&state).first() {
            list.clear();
            BattleRoyal::legal(&state, seat, &mut list);
            let text = || BattleRoyal::position_text(&state);
            assert!(!list.is_empty(), "seed {seed}: {seat:?} can do nothing\n{}", text());
            let action = list[chance.below(list.len() as u32) as usize];
            let before = text();
            assert_eq!(
                BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent),
                Ok(()),
                "seed {seed}: {action:?}\n{before}"
            );
            assert_eq!(BattleRoyal::sound(&state), Ok(()), "seed {seed}: {action:?}\n{before}");
            actions += 1;
            assert!(actions < BattleRoyal::LONGEST, "seed {seed} goes on\n{before}");
        }
        most = most.max(actions);
        turns = turns.max(state.table.turn.number);
    }
    (most, turns)
}

#[test]
fn random_matches_are_sound_and_end() {
    for options in options::whole() {
        let (actions, turns) = play(&options, 60);
        println!("{} seats: {actions} actions, {turns} turns", options.decks.len());
        assert!(turns <= 400, "{turns} turns");
    }
}

#[test]
fn every_promise_holds() {
    let plan = battery::Plan { matches: 2, ..battery::Plan::default() };
    let summary = battery::run::<BattleRoyal>(plan, &options::whole()).unwrap_or_else(|error| panic!("{error:.20000}"));
    println!("{summary:?}");
}
