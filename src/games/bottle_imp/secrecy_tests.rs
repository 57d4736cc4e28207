//! What nobody may learn before its time (Rules 12), and what imagined states have to respect (Rules 13.3).

use super::cards::CardSet;
use super::invariants::sound;
use super::play_tests::{every_round, next_choice, random_matches};
use super::position::{Phase, State};
use super::view::{View, view};
use super::{BottleImp, Draft, Event, Options};
use crate::engine::{Imagine, Notation, Rules, Sampled, Seat, Seeded, Silent, Viewer};

/// All cards that a view shows in places that are not open to everybody.
fn shown(view: &View) -> CardSet {
    let hands = view.hands.iter().chain(&view.open).chain([&view.imp]);
    let drafts = view.drafts.iter().map(Draft::cards);
    let commits = view.commits.iter().flatten().map(super::Commit::cards).chain(drafts);
    hands.map(|hand| hand.known).chain(commits).fold(CardSet::NONE, CardSet::union)
}

/// What a seat has been told: its own hand, what it gave away, and what lies open.
fn allowed(state: &State, seat: Seat) -> CardSet {
    let own = state.held(seat).union(state.commits[seat.index()].map_or(CardSet::NONE, |commit| commit.cards()));
    let turned_up =
        if state.table.phase == Phase::Exchange { CardSet::NONE } else { state.open[0].union(state.open[1]) };
    let imp = if state.table.phase == Phase::Over { state.imp } else { CardSet::NONE };
    own.union(turned_up).union(imp).union(state.table.played())
}

/// Rules 12; Rules 14, G57, G61.
#[test]
fn views_hold_nothing_but_what_a_seat_was_told() {
    for options in every_round() {
        random_matches(options, 300, |state, _| {
            for seat in state.table.seats() {
                let seen = view(state, Viewer::Seat(seat));
                assert!(shown(&seen).without(allowed(state, seat)).is_empty(), "{seen:?}");
                for other in state.table.seats().filter(|&other| other != seat) {
                    assert_eq!(seen.commits[other.index()], None);
                    assert_eq!(seen.drafts[other.index()], Draft::default());
                    assert_eq!(seen.hand(other).count, state.hands[other.index()].len());
                }
            }
            let public = view(state, Viewer::Public);
            let open =
                if state.table.phase == Phase::Exchange { CardSet::NONE } else { state.open[0].union(state.open[1]) };
            let imp = if state.table.phase == Phase::Over { state.imp } else { CardSet::NONE };
            assert_eq!(shown(&public), open.union(imp));
        });
    }
}

/// Rules 12: events tell of a card only those who see it move.
#[test]
fn events_tell_nobody_too_much() {
    for options in every_round() {
        random_matches(options, 100, |state, events| {
            let viewers = state.table.seats().map(Viewer::Seat).chain([Viewer::Public]);
            for (viewer, event) in viewers.flat_map(|viewer| events.iter().map(move |event| (viewer, event))) {
                let Some(seen) = BottleImp::seen(event, viewer) else {
                    let (Event::Laid { seat, .. } | Event::TakenBack { seat, .. }) = *event else {
                        panic!("{viewer:?} does not notice {event:?}");
                    };
                    assert!(!viewer.sees(seat));
                    continue;
                };
                match seen {
                    Event::Laid { seat, .. } | Event::TakenBack { seat, .. } => assert!(viewer.sees(seat)),
                    Event::Dealt { seat, cards, open, .. } => {
                        assert_eq!((cards.is_some(), open.is_some()), (viewer.sees(seat), viewer.sees(seat)));
                    }
                    Event::Committed { seat, commit } => assert_eq!(commit.is_some(), viewer.sees(seat)),
                    Event::Discarded { seat, cards, .. } => assert_eq!(cards.is_some(), viewer.sees(seat)),
                    Event::Passed { from, to, card, .. } => {
                        assert_eq!(card.is_some(), viewer.sees(from) || viewer.sees(to));
                    }
                    other => assert_eq!(other, *event),
                }
            }
        });
    }
}

/// Rules 14, G58, G59: how many cards a seat cannot place right after the exchange.
#[test]
fn a_seat_knows_its_hand_its_gifts_and_its_discard() {
    for (players, hidden, others, imp) in [(3, 22, 10, 2), (4, 25, 7, 3), (2, 10, 8, 2)] {
        let options = Options { players, ..every_round()[0] };
        random_matches(options, 50, |state, events| {
            if !events.iter().any(|event| matches!(event, Event::ExchangeDone { .. })) {
                return;
            }
            for seat in state.table.seats() {
                let seen = view(state, Viewer::Seat(seat));
                assert_eq!((seen.hidden().len(), seen.imp.unknown()), (hidden, imp));
                for neighbour in [state.table.left_of(seat), state.table.right_of(seat)] {
                    assert_eq!(seen.hand(neighbour).unknown(), others);
                }
                if players == 4 {
                    assert_eq!(seen.hand(state.table.seat_after(seat, 2)).unknown(), 8);
                }
            }
        });
    }
}

#[test]
fn imagined_states_look_the_same_and_respect_what_is_known() {
    let mut chance = Seeded::new(5);
    for options in every_round() {
        random_matches(options, 60, |state, _| {
            for viewer in state.table.seats().map(Viewer::Seat).chain([Viewer::Public, Viewer::All]) {
                let seen = view(state, viewer);
                let imagined = BottleImp::imagine(&seen, &mut chance);
                assert_eq!(view(&imagined, viewer), seen);
                // Hands without colours they did not follow, and every card in one place.
                assert_eq!(sound(&imagined), Ok(()), "{}", BottleImp::position_text(&imagined));
                if viewer == Viewer::All {
                    assert_eq!(imagined, *state);
                }
                if let (Viewer::Seat(seat), Phase::Play) = (viewer, state.table.phase) {
                    let commit = state.commits[seat.index()].expect("all have chosen");
                    assert!(commit.imp.without(imagined.imp).is_empty(), "the own discard has moved");
                    let played = state.table.played();
                    let neighbours = [state.table.left_of(seat), state.table.right_of(seat)];
                    for (gift, to) in commit.gifts.into_iter().zip(neighbours) {
                        assert!(played.contains(gift) || imagined.held(to).contains(gift), "the gift has moved");
                    }
                }
            }
        });
    }
}

/// Rules 14, G60: whoever did not follow red has no red in any imagined state, and what is unknown is everywhere else.
#[test]
fn a_void_is_remembered() {
    let mut chance = Sampled::new(1);
    let text =
        "leader A\nhand A 23 33 +7\nhand B 20 22 24 25 27 28 30 32 34\nhand C +10\ntrick 21 9\nvoid B R\nimp 1 2 3\n";
    let state = BottleImp::parse_position(text).expect("a position");
    let seen = view(&state, Viewer::Seat(Seat(2)));
    let red = state.table.options.cards.suit(super::Colour::Red);
    let (mut of_b, mut of_a) = (CardSet::NONE, CardSet::NONE);
    for _ in 0..500 {
        let imagined = BottleImp::imagine(&seen, &mut chance);
        of_b = of_b.union(imagined.hands[1]);
        of_a = of_a.union(imagined.hands[0]);
    }
    assert!(of_b.intersection(red).is_empty(), "{of_b:?}");
    assert_eq!(of_b, seen.hidden().without(red));
    assert_eq!(of_a, seen.hidden());
}

/// What others lay out is seen by nobody, and of what they have given only that they have: they are imagined with choices of
/// their own.
#[test]
fn choices_face_down_stay_face_down() {
    let mut chance = Sampled::new(3);
    for options in every_round() {
        let mut state = BottleImp::setup(&options, &mut chance, &mut Silent).expect("options of the law");
        let before = view(&state, Viewer::Seat(Seat(0)));
        loop {
            let seen = view(&state, Viewer::Seat(Seat(0)));
            let imagined: Vec<State> = (0..20).map(|_| BottleImp::imagine(&seen, &mut chance)).collect();
            let chosen = |state: &State| (state.drafts[1].cards(), state.commits[1]);
            assert!(imagined.iter().any(|other| chosen(other) != chosen(&imagined[0])));
            if state.committed().contains(Seat(1)) {
                assert_eq!(View { committed: before.committed, ..seen.clone() }, before);
                assert!(seen.committed.contains(Seat(1)) && !before.committed.contains(Seat(1)));
                assert!(imagined.iter().all(|state| state.commits[1].is_some() && state.drafts[1] == Draft::default()));
                break;
            }
            assert_eq!(seen, before);
            assert!(imagined.iter().all(|state| state.commits[1].is_none()));
            let action = next_choice(&state, Seat(1), &mut chance);
            assert_eq!(BottleImp::apply(&mut state, Seat(1), &action, &mut chance, &mut Silent), Ok(()));
        }
    }
}
