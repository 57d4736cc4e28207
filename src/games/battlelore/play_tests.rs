//! Random matches with more Lore than any real one has, so that cards answer each other in every window.

use super::game::BattleLore;
use super::notation::lines_of;
use super::position::State;
use super::{Options, Side};
use crate::engine::{Chance as _, Imagine as _, Notation as _, Rules as _, Sampled, Silent, Viewer};

/// Gives both sides as many tokens as there can be.
fn enrich(state: &mut State) {
    if state.table.lore.active {
        state.table.lore.tokens = [15, 15];
    }
}

/// Plays a match; after every action everything that holds in every position is asked for. How many Lore cards were played.
fn play(options: &Options, seed: u64) -> usize {
    let mut chance = Sampled::new(seed);
    let mut state = BattleLore::setup(options, &mut chance, &mut Silent).expect("a scenario of the house");
    let (mut list, mut cards) = (Vec::new(), 0);
    while let Some(seat) = BattleLore::to_act(&state).first() {
        if state.table.step() == super::PendingStep::Command {
            enrich(&mut state);
        }
        list.clear();
        BattleLore::legal(&state, seat, &mut list);
        assert!(!list.is_empty(), "nothing is legal:\n{}", lines_of(&state));
        assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "out of order:\n{}", lines_of(&state));
        let casts: Vec<_> =
            list.iter().filter(|action| matches!(action, super::Action::Cast { .. })).copied().collect();
        let from = if casts.is_empty() || chance.below(4) == 0 { &list } else { &casts };
        let action = from[chance.below(from.len() as u32) as usize];
        cards += usize::from(matches!(action, super::Action::Cast { .. }));
        let before = state;
        assert_eq!(BattleLore::check(&state, seat, &action), Ok(()), "{action:?}");
        BattleLore::carry_out(&mut state, seat, &action, &mut chance, &mut Silent);
        let here = || format!("after {action:?} of {seat:?} in\n{}\nthere is\n{}", lines_of(&before), lines_of(&state));
        assert_eq!(BattleLore::check_invariants(&state), Ok(()), "{}", here());
        let text = BattleLore::position_text(&state);
        assert_eq!(BattleLore::parse_position(&text), Ok(state), "{}", here());
        for viewer in Side::BOTH.map(|side| Viewer::Seat(side.seat())) {
            let view = BattleLore::view(&state, viewer);
            let other = BattleLore::imagine(&view, &mut chance);
            assert_eq!(BattleLore::view(&other, viewer), view, "{}", here());
            assert_eq!(BattleLore::check_invariants(&other), Ok(()), "{}", here());
        }
    }
    cards
}

#[test]
fn cards_answer_each_other_and_everything_holds() {
    let options = |scenario: &str| Options { scenario: scenario.to_owned(), turns: 40, ..Options::default() };
    let mut cards = 0;
    for seed in 0..60 {
        for scenario in ["S6", "S7", "S8"] {
            cards += play(&options(scenario), seed);
        }
    }
    assert!(cards > 2000, "only {cards} Lore cards were played");
}
