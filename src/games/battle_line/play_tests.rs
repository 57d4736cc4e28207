//! What holds in every position of random matches.

use super::cards::{Card, DeckKind};
use super::invariants::sound;
use super::position::{FlagId, Phase, SEATS, State, other};
use super::turn::{Action, carry_out, check, legal, setup};
use super::view;
use super::{BattleLine, Mode, Options};
use crate::engine::{Chance, Imagine, Notation, Rules, Sampled, Seat, Seeded, ToAct, Viewer};

/// Calls `look` on every state of random matches.
fn random_matches(matches: u64, mut look: impl FnMut(&State, &[Action])) {
    for seed in 0..matches {
        let mut chance = Sampled::new(seed);
        let mode = if seed % 2 == 0 { Mode::Advanced } else { Mode::Basic };
        let mut state = setup(&Options { mode, ..Options::default() }, &mut chance, &mut crate::engine::Silent);
        let mut actions = 0;
        while let ToAct::Seats(_) = BattleLine::to_act(&state) {
            let mut list = Vec::new();
            legal(&state, state.table.turn, &mut list);
            assert!(!list.is_empty(), "nothing to do: {}", BattleLine::position_text(&state));
            assert!(list.is_sorted_by(|a, b| a < b), "legal list out of order: {list:?}");
            assert_eq!(sound(&state), Ok(()));
            look(&state, &list);
            let action = list[chance.below(list.len() as u32) as usize];
            let seat = state.table.turn;
            assert_eq!(check(&state, seat, action), Ok(()));
            carry_out(&mut state, action, &mut crate::engine::Silent);
            actions += 1;
        }
        look(&state, &[]);
        // Every turn but a pass uses up one of 70 cards (at most 70 plays and 70 draws, and 5 more actions for the Scout); two
        // passes in a row without one of the 9 claims end the match, so there are at most 90 passes; a turn declines once.
        assert!(actions <= 420);
    }
}

#[test]
fn positions_and_actions_read_back() {
    random_matches(40, |state, list| {
        let text = BattleLine::position_text(state);
        let back = BattleLine::parse_position(&text);
        assert_eq!(back.as_ref(), Ok(state), "{text}");
        assert_eq!(back.map(|back| BattleLine::position_text(&back)), Ok(text));
        for action in list {
            assert_eq!(BattleLine::parse_action(&BattleLine::action_text(action)), Ok(*action));
        }
    });
}

#[test]
fn whatever_is_not_listed_is_refused() {
    let every: Vec<Action> = every_action();
    random_matches(6, |state, list| {
        for &action in &every {
            assert_eq!(
                check(state, state.table.turn, action).is_ok(),
                list.binary_search(&action).is_ok(),
                "{action:?} in\n{}",
                BattleLine::position_text(state)
            );
            assert!(check(state, other(state.table.turn), action).is_err());
        }
    });
}

fn every_action() -> Vec<Action> {
    let mut every = vec![Action::EndClaims, Action::Scout, Action::Pass];
    every.extend(DeckKind::BOTH.map(|deck| Action::Draw { deck }));
    every.extend(FlagId::all().map(|flag| Action::Claim { flag }));
    for card in Card::all() {
        every.push(Action::ScoutReturn { card });
        for flag in FlagId::all() {
            every.push(Action::PlayTroop { card, flag });
            every.push(Action::PlayMorale { card, flag });
            every.push(Action::PlayEnvironment { card, flag });
            every.push(Action::Deserter { card, from: flag });
            every.push(Action::Redeploy { card, from: flag, to: None });
            every.extend(FlagId::all().map(|to| Action::Redeploy { card, from: flag, to: Some(to) }));
            every.extend(FlagId::all().map(|to| Action::Traitor { card, from: flag, to }));
        }
    }
    every
}

#[test]
fn imagined_states_look_the_same() {
    let mut chance = Seeded::new(5);
    random_matches(60, |state, list| {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public, Viewer::All] {
            let seen = view::view(state, viewer);
            let imagined = BattleLine::imagine(&seen, &mut chance);
            assert_eq!(view::view(&imagined, viewer), seen);
            assert_eq!(sound(&imagined), Ok(()));
            if viewer == Viewer::Seat(state.table.turn) {
                let mut same = Vec::new();
                legal(&imagined, state.table.turn, &mut same);
                assert_eq!(same, list);
            }
            if viewer == Viewer::All {
                assert_eq!(imagined, *state);
            }
        }
    });
}

#[test]
fn claims_remembered_are_claims_proven() {
    random_matches(200, |state, _| {
        let mut fresh = state.table;
        fresh.witnesses = Default::default();
        for seat in SEATS {
            let proven = FlagId::all().filter(|&flag| state.table.proof(flag, seat).verdict.is_proven());
            assert!(fresh.provable(seat).iter().eq(proven));
        }
        if state.table.phase == Phase::Claim {
            assert_eq!(state.table.claimable, fresh.provable(state.table.turn));
        }
    });
}
