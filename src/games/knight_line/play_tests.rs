//! Matches from end to end: recorded ones, random ones, and the far ends of the table.

use super::invariants::sound;
use super::material::SPAN;
use super::{Action, Cell, Ending, Event, Grey, KnightLine, Options, Phase, State};
use crate::engine::{Chance, Notation, Rules, Sampled, Seat, Silent};

/// A state that can be played on from `options`.
pub(super) fn start(options: Options) -> State {
    KnightLine::setup(&options, &mut Sampled::new(0), &mut Silent).expect("options of the law")
}

/// Plays the actions of a record such as `m0,o1,1 n0,p1,10`, each by whoever is on turn; the events of all of them. The
/// word `pass` is skipped, since passes follow from the position (Rules 9).
pub(super) fn play(state: &mut State, record: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in record.split_whitespace().filter(|&word| word != "pass") {
        let action = KnightLine::parse_action(word).expect("an action");
        let seat = state.turn;
        let applied = KnightLine::apply(state, seat, &action, &mut Sampled::new(0), &mut events);
        assert_eq!(applied, Ok(()), "{}", KnightLine::action_text(&action));
    }
    events
}

/// Rules 16, K19: a match of the tests of Abstract Play.
#[test]
fn the_recorded_win_is_one() {
    let mut state = start(Options::default());
    let events =
        play(&mut state, "m0,o1,1 n0,p1,10 m0,n2,10 p1,o3,5 n2,l1,5 n0,l-1,3 l1,m3,3 o3,q2,4 m3,k2,2 q2,p4,3 k2,l4,1");
    assert_eq!((state.phase, state.ply()), (Phase::Over(Ending::Line(Seat(0))), 11));
    let told: Vec<String> = events.iter().rev().take(3).rev().map(KnightLine::event_text).collect();
    assert_eq!(told, ["Jumped A (-2,2)>(-1,4):1 k2,l4,1", "LineCompleted A (-1,4) (0,3) (1,2) (2,1)", "Won A line"]);
    assert_eq!(state.winning_lines().len(), 1);
}

/// Rules 16, K18 and K38: the shortest match, a puzzle, ends by blocking. Abstract Play's record has passes.
#[test]
fn the_recorded_blocked_match_is_one() {
    let mut state = start(Options::default());
    let events = play(&mut state, "m0,o-1,1 n0,o-2,1 m0,n-2,18 n0,l1,18 n-2,p-3,17 l1,m-1,1 pass pass");
    assert_eq!((state.phase, state.ply()), (Phase::Over(Ending::BlackHolds), 6));
    assert!(!events.iter().any(|event| matches!(event, Event::Passed { .. })));
}

/// The table has no edge: three players run away together, one cell a move, until nobody has more than single tiles.
#[test]
fn tiles_can_run_as_far_as_they_last() {
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)] {
        let mut state = start(Options { players: 3, ..Options::default() });
        let mut legal = Vec::new();
        while state.phase == Phase::Move {
            assert_eq!(sound(&state), Ok(()));
            legal.clear();
            KnightLine::legal(&state, state.turn, &mut legal);
            // The farthest cell, with all tiles but one, and no line before the end.
            let far = |action: &Action| match *action {
                Action::Jump { to, count, .. } => (i16::from(to.x) * dx + i16::from(to.y) * dy, count),
                Action::Place { .. } => (0, 0),
            };
            legal.sort_by_key(|action| std::cmp::Reverse(far(action)));
            let (mut after, mut chance) = (state.clone(), Sampled::new(0));
            let found = legal.iter().find(|action| {
                after.clone_from(&state);
                let applied = KnightLine::apply(&mut after, state.turn, action, &mut chance, &mut Silent);
                applied.is_ok() && !matches!(after.phase, Phase::Over(Ending::Line(_)))
            });
            if found.is_none() {
                break;
            }
            state = after;
        }
        let (low, high) = state.extent();
        let widest = (high.x - low.x).max(high.y - low.y);
        assert!(widest >= 20, "{dx},{dy}: only {widest} cells in {} moves", state.ply());
        let text = KnightLine::position_text(&state);
        assert_eq!(KnightLine::parse_position(&text), Ok(state));
    }
}

/// Wherever 64 is added to a coordinate, another cell is meant, although [`CellSet`] has one bit for both.
#[test]
fn cells_far_away_are_not_taken_for_near_ones() {
    let mut state = start(Options::default());
    let far = SPAN as i8 - 1;
    for to in [Cell::new(far, 1), Cell::new(2 - far, 1), Cell::new(2, far), Cell::new(127, 127), Cell::new(-128, -128)]
    {
        let action = Action::Jump { from: Cell::ORIGIN, to, count: 1 };
        let refused = KnightLine::apply(&mut state, Seat(0), &action, &mut Sampled::new(0), &mut Silent);
        assert!(refused.is_err(), "{to}");
        assert_eq!(state.at(to), None);
    }
    assert_eq!(state.at(Cell::ORIGIN.step((far, 0)).step((1, 0))), None);
}

/// Rules 2.3: of the 336 ways to place three stacks, 8 strand each colour, and the last player is warned of them.
#[test]
fn stranding_placements_are_known() {
    let mut stranded = [0; 3];
    let mut ways = 0;
    let options = Options { players: 3, grey: Grey::Blocker, ..Options::default() };
    for first in Cell::ORIGIN.neighbours() {
        for second in Cell::ORIGIN.neighbours() {
            for third in Cell::ORIGIN.neighbours() {
                if first == second || first == third || second == third {
                    continue;
                }
                ways += 1;
                let mut state = start(options);
                assert_eq!(state.stranded_by(first), None);
                play(&mut state, &format!("@{first} @{second}"));
                let warned = state.stranded_by(third);
                play(&mut state, &format!("@{third}"));
                let stuck = state.seats().find(|&seat| !state.can_move(seat));
                assert_eq!(warned, stuck);
                if let Some(seat) = stuck {
                    stranded[seat.index()] += 1;
                }
                assert_eq!(state.phase == Phase::Over(Ending::Draw(Seat(0))), stuck == Some(Seat(0)));
            }
        }
    }
    assert_eq!((ways, stranded), (336, [8; 3]));
}

/// The random play of Rules 10, roughly: how long matches are, how they end, and that forced passes occur.
#[test]
fn random_matches_are_those_of_the_law() {
    let mut chance = Sampled::new(4);
    for (options, length, first, draws) in [
        (Options::default(), 31..36, 20..32, 0..1),
        (Options { players: 3, ..Options::default() }, 46..52, 9..18, 52..68),
    ] {
        let (mut plies, mut won, mut drawn, mut passes, mut branching) = (0, 0, 0, 0, 0);
        const MATCHES: usize = 1000;
        for _ in 0..MATCHES {
            let mut state = start(options);
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            while state.phase == Phase::Move {
                legal.clear();
                KnightLine::legal(&state, state.turn, &mut legal);
                branching += legal.len();
                let action = legal[chance.below(legal.len() as u32) as usize];
                let seat = state.turn;
                assert_eq!(KnightLine::apply(&mut state, seat, &action, &mut chance, &mut events), Ok(()));
            }
            // Every move makes a stack more: at most 19 a colour (Rules 8), and 3 placements.
            assert!(state.ply() <= 60, "{} plies", state.ply());
            plies += usize::from(state.ply());
            passes += events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
            won += usize::from(state.phase == Phase::Over(Ending::Line(Seat(0))));
            drawn += usize::from(matches!(state.phase, Phase::Over(Ending::Draw(_))));
        }
        assert!(length.contains(&(plies / MATCHES)), "{} plies", plies / MATCHES);
        assert!(first.contains(&(won * 100 / MATCHES)), "white won {won}");
        assert!(draws.contains(&(drawn * 100 / MATCHES)), "{drawn} drawn");
        assert!((28..41).contains(&(branching / plies)), "{} actions a position", branching / plies);
        assert_eq!(passes > 100, options.players == 2, "{passes} passes");
    }
}
