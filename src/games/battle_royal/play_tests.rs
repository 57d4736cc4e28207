//! Whole matches.

use super::game::BattleRoyal;
use super::options;
use crate::engine::{Chance as _, Notation as _, Rules, Sampled, Seat, Silent, Viewer, battery};

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
            assert!(list.is_sorted(), "seed {seed}: {list:?}\n{}", text());
            let action = list[chance.below(list.len() as u32) as usize];
            let before = text();
            assert_eq!(
                BattleRoyal::apply(&mut state, seat, &action, &mut chance, &mut Silent),
                Ok(()),
                "seed {seed}: {action:?}\n{before}"
            );
            assert_eq!(BattleRoyal::check_invariants(&state), Ok(()), "seed {seed}: {action:?}\n{before}");
            actions += 1;
            assert!(actions < BattleRoyal::longest(options), "seed {seed} goes on\n{before}");
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
    let plan = battery::BatteryPlan { matches: 2, ..battery::BatteryPlan::default() };
    let summary = battery::run::<BattleRoyal>(plan, &options::whole()).unwrap_or_else(|error| panic!("{error:.20000}"));
    println!("{summary:?}");
}

/// G105: before the reveal nobody sees what others have placed, nor how many.
#[test]
fn placements_are_secret() {
    let mut chance = Sampled::new(5);
    let mut state =
        BattleRoyal::setup(&super::Options::default(), &mut chance, &mut Silent).expect("the usual options");
    let (first, second) = (Seat(0), Seat(1));
    let before = BattleRoyal::view(&state, Viewer::Seat(second));
    let mut list = Vec::new();
    BattleRoyal::legal(&state, first, &mut list);
    let mut events: Vec<super::Event> = Vec::new();
    assert_eq!(BattleRoyal::apply(&mut state, first, &list[0], &mut chance, &mut events), Ok(()));
    assert_eq!(BattleRoyal::view(&state, Viewer::Seat(second)), before);
    assert!(events.iter().all(|event| BattleRoyal::seen(event, Viewer::Seat(second)).is_none()));
    let own = BattleRoyal::view(&state, Viewer::Seat(first));
    assert_eq!(own.placed[0].map(|(actives, _)| actives.len()), Some(1));
    assert!(own.hands[1].iter().all(|glimpse| glimpse.card.is_none()) && own.prizes[0].is_none());
}

/// G04: a hand without a Basic is shown to all and drawn anew, and nobody draws more for it.
#[test]
fn a_hand_without_a_basic_is_shown_and_drawn_anew() {
    let mut again = 0;
    for seed in 0..40 {
        let mut events: Vec<super::Event> = Vec::new();
        let state = BattleRoyal::setup(&super::Options::default(), &mut Sampled::new(seed), &mut events);
        let state = state.expect("the usual options");
        again += events.iter().filter(|event| matches!(event, super::Event::Mulligan { .. })).count();
        for seat in [0, 1, 2, 3].map(Seat) {
            assert_eq!(state.secret(seat).hand.len(), super::position::FIRST_HAND);
        }
        assert!(events.iter().all(|event| BattleRoyal::seen(event, Viewer::Public).is_some()));
    }
    // One hand in five or six has none (9.2).
    assert!((15..=60).contains(&again), "{again} hands were shown");
}
