use super::*;
use crate::ai::arena::{self, Player};
use crate::engine::{Outcome, Rules, Seeded, Silent, ToAct, Viewer};
use crate::games::battlelore::{Options, State};

/// A Master who plays whole matches in no time.
const HASTY: Effort = Effort { plan: 24, battle: 6 };

fn options(scenario: &str) -> Options {
    Options { scenario: scenario.to_owned(), ..Options::default() }
}

/// Share of the games that the first player wins.
fn rate(scenario: &str, first: Level, second: Player, games: usize) -> f64 {
    let plan = arena::Plan { games, seed: 5, threads: 0 };
    arena::run::<BattleLore>(&options(scenario), &[Player::Level(first), second], plan, &())
        .map_or(0.0, |report| report.standings[0].win_rate())
}

#[test]
fn levels_beat_those_below_them() {
    for scenario in ["S1", "S5"] {
        assert!(rate(scenario, Level::Apprentice, Player::Random, 40) > 0.9, "{scenario}");
        assert!(rate(scenario, Level::Veteran, Player::Level(Level::Apprentice), 80) > 0.55, "{scenario}");
    }
}

/// A whole match, as actions and its end.
fn play(bots: &mut [Box<dyn Bot<BattleLore>>; 2], options: &Options, seed: u64) -> (Vec<Action>, Outcome) {
    let mut chance = Seeded::new(seed);
    let mut state: State = BattleLore::setup(options, &mut chance, &mut Silent).expect("a scenario");
    let mut actions = Vec::new();
    loop {
        let seat = match BattleLore::to_act(&state) {
            ToAct::Over(outcome) => return (actions, outcome),
            ToAct::Seats(seats) => seats.lowest().expect("somebody"),
        };
        let advice = bots[seat.index()].advise(&BattleLore::view(&state, Viewer::Seat(seat)), seat);
        let key = advice.reason.map(|words| words.key).unwrap_or_default();
        assert!(key.starts_with("battlelore-hint-"), "{key}");
        let applied = BattleLore::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent);
        assert_eq!(applied, Ok(()), "{:?}", advice.action);
        actions.push(advice.action);
    }
}

#[test]
fn masters_move_and_fight_and_equal_seeds_play_equally() {
    let short = Options { turns: 6, ..options("S5") };
    let mut twice = (0..2).map(|_| {
        let mut bots = [7, 8].map(|seed| -> Box<dyn Bot<_>> { Box::new(Master::new(HASTY, seed)) });
        play(&mut bots, &short, 3)
    });
    let first = twice.next();
    assert_eq!(first, twice.next());
    let (actions, _) = first.expect("a match");
    assert!(actions.iter().filter(|action| matches!(action, Action::Move { .. })).count() > 6, "{actions:?}");
}

#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let mut chance = Seeded::new(8);
    let mut state: State = BattleLore::setup(&options("S1"), &mut chance, &mut Silent).expect("a scenario");
    for turn in 0..120 {
        let Some(seat) = BattleLore::to_act(&state).first() else { break };
        let view = BattleLore::view(&state, Viewer::Seat(seat));
        let other = BattleLore::imagine(&view, &mut Sampled::new(turn));
        let advise = |state: &State| {
            let view = BattleLore::view(state, Viewer::Seat(seat));
            BattleLore::bot(Level::Veteran, 1).advise(&view, seat)
        };
        assert_eq!(advise(&state), advise(&other));
        let action = advise(&state).action;
        assert_eq!(BattleLore::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
    }
}
