use super::super::material::{Cell, CellSet};
use super::super::play_tests::start;
use super::super::{Ending, Grey, Options, Phase};
use super::look::Look;
use super::prospects::prospects;
use super::*;
use crate::ai::alphabeta::Glance;
use crate::ai::arena;
use crate::engine::{Notation, Outcome, Silent, ToAct};

/// A quick Master that is sure of itself.
const QUICK: LevelPlan = LevelPlan { nodes: 20_000, ..LevelPlan::MASTER };
/// One that plays whole matches in no time.
const HASTY: LevelPlan = LevelPlan { nodes: 2_000, table_bits: 12, ..LevelPlan::MASTER };

fn position(text: &str) -> State {
    KnightLine::parse_position(text).unwrap_or_else(|(line, error)| panic!("line {line}: {error}"))
}

fn after(state: &State, action: &Action) -> State {
    let mut next = state.clone();
    assert_eq!(KnightLine::apply(&mut next, state.turn, action, &mut Sampled::new(0), &mut Silent), Ok(()));
    next
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    KnightLine::legal(state, seat, &mut legal);
    legal
}

/// What the search thinks of a position: the action, and its value.
fn think(state: &State, depth: u32, beyond: usize) -> (Action, f32) {
    let mut search = AlphaBeta::<KnightLine, _>::new(Judge::new(0, 0), 14).beyond(beyond);
    let budget = Budget { iterations: 40_000, cap: Duration::from_secs(60) };
    let found = search.search(state, state.turn, depth, budget).expect("something is legal");
    (found.action, found.value)
}

/// Positions of random matches with every kind of options, each with the seat on turn.
fn positions(matches: usize) -> Vec<State> {
    let mut chance = Sampled::new(11);
    let mut positions = Vec::new();
    for options in KnightLine::variants() {
        for _ in 0..matches {
            let mut state = start(options);
            while !matches!(state.phase, Phase::Over(_)) {
                let actions = legal(&state, state.turn);
                state = after(&state, &actions[chance.below(actions.len() as u32) as usize]);
                positions.push(state.clone());
            }
        }
    }
    positions.retain(|state| state.phase == Phase::Move);
    positions
}

/// The cells where a stack of `seat` would complete a line, found by putting one there.
fn completing(state: &State, seat: Seat) -> Vec<Cell> {
    let (low, high) = state.extent();
    let mut cells = Vec::new();
    for x in low.x - 3..=high.x + 3 {
        for y in low.y - 3..=high.y + 3 {
            let cell = Cell::new(x, y);
            let mut with = state.clone();
            with.lines[seat.index()].insert(cell);
            if state.at(cell).is_none() && with.completes_line(seat, cell) {
                cells.push(cell);
            }
        }
    }
    cells
}

#[test]
fn a_look_sees_what_the_rules_say() {
    for state in positions(12) {
        let look = Look::new(&state, state.turn);
        for seat in state.seats() {
            let mut fours = CellSet::NONE;
            completing(&state, seat).into_iter().for_each(|cell| fours.insert(cell));
            assert!(look.fours[seat.index()] == fours, "{state:?}");
        }
        let wins = |state: &State| {
            let lines = |action: &Action| after(state, action).phase == Phase::Over(Ending::Line(state.turn));
            legal(state, state.turn).iter().any(lines)
        };
        let glance = look.glance();
        let at_once = glance == Glance::Decided { winner: state.turn, actions: 1 };
        assert_eq!(at_once, wins(&state), "{state:?}");
        // What whoever comes next can do after each action: only answers to a threat keep him from winning, and two
        // threats cannot be answered.
        for action in legal(&state, state.turn).iter().filter(|_| !at_once) {
            let next = after(&state, action);
            let lets = next.turn == look.next && next.phase == Phase::Move && wins(&next);
            let Action::Jump { to, .. } = *action else { continue };
            match glance {
                Glance::Decided { .. } => assert!(lets, "{action:?} {state:?}"),
                Glance::Forced => assert_eq!(lets, !look.answers(to), "{action:?} {state:?}"),
                Glance::Open => {}
            }
        }
    }
}

#[test]
fn prospects_count_new_threats() {
    let mut seen = 0;
    for state in positions(6) {
        let look = Look::new(&state, state.turn);
        let seat = state.turn;
        if matches!(look.glance(), Glance::Decided { actions: 1, .. }) {
            continue;
        }
        let before = completing(&state, seat);
        for stack in state.stacks(seat).iter().filter(|stack| stack.height > 1) {
            for to in state.targets(stack.cell) {
                if state.options.blocker_kills_rays {
                    continue;
                }
                let mut with = state.clone();
                with.put(seat, to, 1);
                let jumps = &look.jumps[seat.index()];
                let new = |cell: &Cell| !before.contains(cell) && jumps.contains(*cell);
                let new = completing(&with, seat).into_iter().filter(new).count() as i32;
                // Two lines may be completed by the same cell, which counts twice.
                let found = prospects(&state, &look, to).threats;
                assert_eq!(found > 0, new > 0, "{to} {state:?}");
                assert!(found >= new);
                seen += new;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Chains of threats from random matches, each longer than four moves look ahead.
const LADDERS: [&str; 4] = [
    "stacks A 2@(0,0) 1@(1,-2) 1@(2,-1) 14@(2,0) 2@(2,1)\n\
     stacks B 3@(-1,-1) 6@(1,0) 4@(2,-2) 4@(3,0) 3@(4,-1)",
    "turn B\n\
     stacks A 2@(-2,-3) 1@(-2,1) 1@(-1,-2) 1@(-1,2) 1@(0,-4) 1@(0,0) 1@(1,-3) 1@(1,-2) 4@(1,-1) 1@(2,-1) 5@(2,1) 1@(3,-1)\n\
     stacks B 1@(-3,2) 4@(-1,-4) 1@(-1,0) 1@(-1,1) 1@(0,-3) 2@(0,-2) 1@(1,0) 4@(1,1) 1@(1,2) 3@(2,-2) 1@(3,0)",
    "stacks A 2@(0,0) 7@(1,-2) 1@(2,-1) 4@(2,0) 6@(2,1)\n\
     stacks B 3@(1,0) 8@(2,-2) 1@(3,-1) 5@(3,0) 3@(4,-2)",
    "stacks A 3@(0,0) 3@(1,-2) 1@(2,-1) 2@(2,0) 2@(2,1) 6@(3,-3) 3@(3,-1)\n\
     stacks B 1@(0,-3) 2@(1,-1) 2@(1,0) 1@(1,1) 4@(2,-2) 2@(3,-2) 8@(3,0)",
];

/// Whether `seat` wins by threats that are followed up, whatever is answered: with all moves, not just likely ones.
fn wins_by_force(state: &State, seat: Seat, moves: u32) -> bool {
    if let Phase::Over(ending) = state.phase {
        return ending.winner() == Some(seat);
    }
    if moves == 0 {
        return false;
    }
    if state.turn == seat {
        let (action, value) = think(state, 1, 20);
        return value > 0.999 && wins_by_force(&after(state, &action), seat, moves - 1);
    }
    let threatened = Look::new(state, seat).threats(seat).next().is_some();
    // Where no threat stands, the chain is broken.
    threatened
        && legal(state, state.turn).iter().all(|answer| {
            let next = after(state, answer);
            Look::new(&next, next.turn).glance() == Glance::Decided { winner: seat, actions: 1 }
                || wins_by_force(&next, seat, moves - 1)
        })
}

#[test]
fn chains_of_threats_are_found() {
    for ladder in LADDERS {
        let state = position(ladder);
        assert!(think(&state, 4, 0).1 < 0.999, "four moves show it: {ladder}");
        assert!(think(&state, 1, 20).1 > 0.999, "it is not found: {ladder}");
        assert!(wins_by_force(&state, state.turn, 20), "it does not win: {ladder}");
        let mut master = KnightLineBot::new(&LevelPlan::MASTER, 1);
        let advice = master.advise(&state, state.turn);
        let key = advice.reason.map(|words| words.key);
        assert!(key.as_deref().is_some_and(|key| key.ends_with("-forces") || key.ends_with("-prepares")), "{key:?}");
    }
}

/// With the other player on turn, the Master sees the chain coming and plays so that there is none.
#[test]
fn chains_of_threats_are_defended_against() {
    let mut blind = 0;
    for ladder in LADDERS {
        let mut state = position(ladder);
        let attacker = state.turn;
        state.turn = state.next(attacker);
        let safe = |action: &Action| {
            let next = after(&state, action);
            matches!(next.phase, Phase::Over(_)) || next.turn != attacker || think(&next, 1, 20).1 < 0.999
        };
        let action = KnightLineBot::new(&LevelPlan::MASTER, 1).advise(&state, state.turn).action;
        assert!(safe(&action), "{} does not stop {ladder}", KnightLine::action_text(&action));
        blind += usize::from(!safe(&think(&state, 1, 0).0));
    }
    assert_eq!(blind, 3, "a look at one move stops most of them, too");
}

/// A whole match of these bots, as actions and its end.
fn play(options: Options, bots: &mut [KnightLineBot]) -> (Vec<Action>, Outcome) {
    let mut state = start(options);
    let mut actions = Vec::new();
    loop {
        let seat = match KnightLine::to_act(&state) {
            ToAct::Over(outcome) => return (actions, outcome),
            ToAct::Seats(_) => state.turn,
        };
        let advice = bots[seat.index()].advise(&state, seat);
        let key = advice.reason.map(|words| words.key).unwrap_or_default();
        assert!(key.starts_with("knight_line-hint-"), "{key}");
        state = after(&state, &advice.action);
        actions.push(advice.action);
    }
}

#[test]
fn masters_play_legal_matches_and_equal_seeds_play_equally() {
    for options in KnightLine::variants() {
        let mut twice = (0..2).map(|_| {
            let mut bots: Vec<KnightLineBot> =
                (0..options.players).map(|seat| KnightLineBot::new(&HASTY, 7 + u64::from(seat))).collect();
            play(options, &mut bots)
        });
        assert_eq!(twice.next(), twice.next(), "{options:?}");
    }
}

/// Whoever of three comes next is stopped, although the third could do it, too.
#[test]
fn three_players_answer_threats() {
    let text = "players 3\nturn C\nstacks A 3@(0,0) 1@(1,0) 1@(2,0) 2@(4,2)\nstacks B 5@(0,1) 1@(1,1) 4@(3,1)\n\
                stacks C 3@(1,2) 5@(2,2) 1@(0,-1)";
    let state = position(text);
    assert_eq!(Look::new(&state, state.turn).glance(), Glance::Forced);
    for plan in [&LevelPlan::VETERAN, &QUICK] {
        let Advice { action, reason, .. } = KnightLineBot::new(plan, 3).advise(&state, state.turn);
        assert!(matches!(action, Action::Jump { to: Cell { x: 3, y: 0 }, .. }), "{action:?}");
        assert!(reason.is_some_and(|words| words.key.contains("-answers") || words.key.ends_with("-lost")));
    }
}

/// Share of the games that the first player wins.
fn rate(options: Options, players: &[crate::ai::BotKind], games: usize) -> f64 {
    let plan = arena::ArenaPlan { games, seed: 5, threads: 0 };
    arena::run::<KnightLine>(&options, players, plan, &()).map_or(0.0, |report| report.standings[0].win_rate())
}

#[test]
fn levels_beat_those_below_them() {
    use crate::ai::BotKind::Random;
    let at = crate::ai::BotKind::from;
    for grey in [Grey::Off, Grey::Blocker, Grey::Wild] {
        let two = Options { grey, ..Options::default() };
        let three = Options { players: 3, ..two };
        assert!(rate(two, &[at(Level::Apprentice), Random], 40) > 0.8, "{grey:?}");
        assert!(rate(two, &[at(Level::Journeyman), at(Level::Apprentice)], 40) > 0.6, "{grey:?}");
        assert!(rate(two, &[at(Level::Veteran), at(Level::Journeyman)], 80) > 0.55, "{grey:?}");
        assert!(rate(three, &[at(Level::Apprentice), Random, Random], 30) > 0.5, "{grey:?}");
        assert!(rate(three, &[at(Level::Veteran), Random, Random], 30) > 0.7, "{grey:?}");
        // With a wild tile the second player wins whoever of these it is.
        if grey != Grey::Wild {
            assert!(rate(two, &[at(Level::Expert), at(Level::Veteran)], 40) > 0.55, "{grey:?}");
        }
    }
}
