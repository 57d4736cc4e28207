//! What holds after every action of random matches (Rules 11.3), and the measured facts of the law.

use super::cards::CardSet;
use super::invariants::sound;
use super::position::{Phase, State};
use super::{Action, BottleImp, CardTable, Draft, Event, Length, Options, Tie};
use crate::engine::{Chance, Rules, Sampled, Seat, Silent, ToAct};

/// All options that differ in how a round is played.
pub(super) fn every_round() -> [Options; 5] {
    let one = Options { length: Length::Rounds(1), ..Options::default() };
    [
        one,
        Options { players: 4, ..one },
        Options { players: 2, ..one },
        Options { cards: CardTable::B, ..one },
        Options { players: 4, teams: true, ..one },
    ]
}

fn any_action(state: &State, seat: Seat, chance: &mut Sampled) -> Action {
    let mut legal = Vec::new();
    BottleImp::legal(state, seat, &mut legal);
    legal[chance.below(legal.len() as u32) as usize]
}

/// A random action that takes nothing back.
pub(super) fn next_choice(state: &State, seat: Seat, chance: &mut Sampled) -> Action {
    loop {
        match any_action(state, seat, chance) {
            Action::TakeBack { .. } => {}
            action => return action,
        }
    }
}

/// Plays random matches; `look` sees each state, and the events that led to it.
pub(super) fn random_matches(options: Options, matches: u64, mut look: impl FnMut(&State, &[Event])) {
    for seed in 0..matches {
        let mut chance = Sampled::new(seed);
        let mut events = Vec::new();
        let mut state = BottleImp::setup(&options, &mut chance, &mut events).expect("options of the law");
        look(&state, &events);
        while let ToAct::Seats(seats) = BottleImp::to_act(&state) {
            // Whoever has to choose may come first.
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[chance.below(seats.len() as u32) as usize];
            let action = any_action(&state, seat, &mut chance);
            events.clear();
            assert_eq!(BottleImp::apply(&mut state, seat, &action, &mut chance, &mut events), Ok(()));
            look(&state, &events);
        }
    }
}

/// Rules 11.3, 1 to 7, after every action.
#[test]
fn every_round_keeps_the_invariants() {
    for options in every_round() {
        let (mut price, mut tricks, mut coins, mut trumps) = (19, 0, 0, CardSet::NONE);
        random_matches(options, 2000, |state, events| {
            assert_eq!(sound(state), Ok(()));
            for event in events {
                match *event {
                    Event::RoundBegan { .. } => (price, tricks, coins, trumps) = (19, 0, 0, CardSet::NONE),
                    Event::CardPlayed { card, .. } if card.number() < price => trumps.insert(card),
                    Event::TrickWon { coins: more, card, .. } => {
                        tricks += 1;
                        coins += u32::from(more);
                        assert!(trumps.is_empty() || trumps.highest() == Some(card));
                    }
                    Event::BottleMoved { price: now, .. } => {
                        assert!(now.number() < price, "the price rises from {price} to {now}");
                        price = now.number();
                        trumps = CardSet::NONE;
                    }
                    Event::ImpTrickRevealed { coins: imp, cards } => {
                        coins += u32::from(imp);
                        assert_eq!(usize::from(cards.len()), options.imp_size());
                    }
                    Event::RoundScored { result, .. } => {
                        assert_eq!(tricks, if options.players == 3 { 11 } else { 8 });
                        assert_eq!(coins, 126);
                        assert_eq!(result.price, price);
                        assert!(price <= if options.players == 3 { 14 } else { 15 }, "the final price is {price}");
                        let negative = result.scores.iter().filter(|&&score| score < 0).count();
                        assert_eq!(negative, 1, "{:?}", result.scores);
                        let least = options.imp_size() as i16;
                        assert!((-6 * least..=-least).contains(&result.scores[result.holder.index()]));
                    }
                    _ => {}
                }
            }
            if state.table.plays.is_empty() {
                assert!(trumps.is_empty(), "trumps were played, but nobody bought the bottle");
            }
        });
    }
}

/// Rules 5.2: what has been laid out can be taken back and laid elsewhere, and as long as it can, nothing has moved.
#[test]
fn what_is_laid_out_can_be_changed_until_it_is_given() {
    for options in every_round() {
        let mut taken_back = 0;
        random_matches(options, 30, |state, events| {
            for event in events {
                match *event {
                    Event::Laid { seat, card, slot } => {
                        assert!(state.drafts[seat.index()].within(slot).contains(card));
                        assert!(state.hands[seat.index()].contains(card) && state.imp.is_empty());
                    }
                    Event::TakenBack { seat, card } => {
                        taken_back += 1;
                        assert!(!state.drafts[seat.index()].cards().contains(card));
                        assert!(state.hands[seat.index()].contains(card));
                    }
                    Event::Committed { seat, .. } => assert_eq!(state.drafts[seat.index()], Draft::default()),
                    _ => {}
                }
            }
        });
        assert!(taken_back > 30, "{taken_back}");
    }
}

/// Rules 11.3, 8: replayed, a match is the same, and so it is with the choices of the exchange in another order.
#[test]
fn the_order_of_commits_is_irrelevant() {
    for options in every_round() {
        for seed in 0..40 {
            let mut chance = Sampled::new(seed);
            let dealt = BottleImp::setup(&options, &mut chance, &mut Silent).expect("options of the law");
            let mut after = |order: &[Seat]| {
                let mut state = dealt.clone();
                for &seat in order {
                    // By a chance of its own, a seat gives the same whenever it does.
                    let mut own = Sampled::new(seed + 100 * u64::from(seat.0));
                    while state.drafts[seat.index()] != Draft::default() || state.commits[seat.index()].is_none() {
                        let action = next_choice(&state, seat, &mut own);
                        assert_eq!(BottleImp::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
                    }
                }
                state
            };
            let mut commits: Vec<Seat> = dealt.table.seats().collect();
            let first = after(&commits);
            commits.reverse();
            assert_eq!(after(&commits), first);
        }
    }
}

/// Rules 14, G05, G06, G71: the counts of the deal and after the exchange.
#[test]
fn everybody_has_the_cards_of_the_law() {
    for (players, dealt, closed, open, imp) in [(3, 12, 11, 0, 3), (4, 9, 8, 0, 4), (2, 12, 9, 7, 4)] {
        let options = Options { players, length: Length::Rounds(1), ..Options::default() };
        random_matches(options, 20, |state, events| {
            for seat in state.table.seats() {
                let counts = (state.hands[seat.index()].len(), state.open_hand(seat).len());
                if state.table.phase == Phase::Exchange {
                    assert_eq!(counts, (dealt, if players == 2 { 6 } else { 0 }));
                } else if events.iter().any(|event| matches!(event, Event::ExchangeDone { .. })) {
                    assert_eq!((counts, state.imp.len()), ((closed, open), imp));
                    assert_eq!((state.table.price, state.table.holder), (19, None));
                    assert_eq!(state.table.leader, state.table.left_of(state.table.dealer));
                }
            }
        });
    }
}

/// Rules 14, G55, G56: the deal moves on clockwise whoever wins, and every round begins anew.
#[test]
fn the_deal_moves_on_and_the_bottle_goes_back() {
    let options = Options { length: Length::Rounds(7), ..Options::default() };
    let (mut dealers, mut totals) = (Vec::new(), [0; 4]);
    random_matches(options, 1, |state, events| {
        for event in events {
            match *event {
                Event::RoundBegan { round, dealer } => {
                    dealers.push(dealer.index());
                    assert_eq!(usize::from(round), dealers.len());
                    assert_eq!((state.table.price, state.table.holder, state.table.totals), (19, None, totals));
                    assert_eq!(state.table.leader, state.table.left_of(dealer));
                }
                Event::RoundScored { credited, .. } => {
                    totals.iter_mut().zip(credited).for_each(|(total, more)| *total += i32::from(more));
                }
                _ => {}
            }
        }
    });
    let first = dealers[0];
    assert_eq!(dealers, (0..7).map(|round| (first + round) % 3).collect::<Vec<_>>());
}

/// Rules 10: partners are credited with the sum of both, whose seats change with the first leader.
#[test]
fn partners_share_their_points() {
    let options = Options { players: 4, teams: true, length: Length::Rounds(4), ..Options::default() };
    let mut scored = 0;
    random_matches(options, 5, |_, events| {
        for event in events {
            if let Event::RoundScored { result, credited, .. } = *event {
                let leader = (result.dealer.index() + 1) % 4;
                let alone = [(leader + 1) % 4, (leader + 3) % 4];
                let both = result.scores[leader] + result.scores[(leader + 2) % 4];
                assert!(alone.iter().all(|&seat| credited[seat] == result.scores[seat]));
                assert_eq!([credited[leader], credited[(leader + 2) % 4]], [both; 2]);
                scored += 1;
            }
        }
    });
    assert_eq!(scored, 20);
}

/// Rules 9: a random match to 500 takes about 19 rounds with three and 22 to 25 with four.
#[test]
fn matches_are_about_as_long_as_the_law_says() {
    for (players, expected) in [(3, 14..30), (4, 18..40)] {
        let options = Options { players, tie: Tie::ExtraRound, ..Options::default() };
        let mut rounds = 0;
        random_matches(options, 50, |_, events| {
            rounds += events.iter().filter(|event| matches!(event, Event::RoundScored { .. })).count();
        });
        assert!(expected.contains(&(rounds / 50)), "{players} players: {rounds} rounds in 50 matches");
    }
}
