//! Puzzles of the toy game: what is read, what is refused, and where a match stands.

use super::{Puzzle, Standing, written};
use crate::engine::toy::{Action, Toy};
use crate::engine::{Match, Outcome, Seat, Silent, ToAct, Words};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A match that `winner` wins: both hide a card, then each plays or throws one and one more, A first.
fn won_by(winner: Seat) -> Match<Toy> {
    let played = |seed: u64| {
        let mut game = Match::<Toy>::new(Default::default(), seed, &mut Silent).expect("a deal");
        for seat in [A, B, A, B, A, B] {
            let fits = |action: &Action| match action {
                Action::Hide(_) => true,
                Action::Play(_) => seat == winner,
                Action::Throw(_) => seat != winner,
                Action::Draw => false,
            };
            let action = game.legal(seat).into_iter().find(fits).expect("a card");
            game.submit(seat, action, &mut Silent).expect("legal");
        }
        game
    };
    let won = |game: &Match<Toy>| matches!(game.to_act(), ToAct::Over(outcome) if outcome.winner() == Some(winner));
    (0..99).map(played).find(won).expect("a seed")
}

/// How it ends for this seat alone.
fn won(winner: Seat) -> Outcome {
    let scores = [A, B].map(|seat| i32::from(seat == winner)).to_vec();
    Outcome { scores, reason: Words::new("toy-over") }
}

#[test]
fn a_puzzle_is_read_as_it_was_written() {
    let game = won_by(A);
    let puzzle = Puzzle::read::<Toy>("01", &written(&game, A, 2)).expect("a puzzle");
    assert_eq!((puzzle.game.as_str(), puzzle.name.as_str(), puzzle.seed), ("toy", "01", game.seed()));
    assert_eq!((puzzle.solver, puzzle.from(), puzzle.goes, puzzle.line.len()), (A, 2, 2, 4));
    let played: Vec<_> = puzzle.before.iter().chain(&puzzle.line).map(|(seat, _)| *seat).collect();
    assert_eq!(played, game.actions().map(|(seat, _)| seat).collect::<Vec<_>>());
    assert_eq!(Puzzle::read::<Toy>("02", &written(&game, A, 4)).map(|puzzle| puzzle.goes), Ok(1));
}

#[test]
fn a_match_is_followed_to_its_end_or_until_the_goes_are_used_up() {
    let read = |winner, from| Puzzle::read::<Toy>("01", &written(&won_by(winner), winner, from)).expect("a puzzle");
    let going = |goes_left| Standing::Going { goes_left };
    // The line ends with what B has to do.
    let open = read(A, 2);
    assert_eq!(open.standing([], None), going(2));
    assert_eq!(open.standing([A], None), going(2));
    assert_eq!(open.standing([A, A], None), going(2), "a go may be several decisions");
    assert_eq!(open.standing([A, B], None), going(1));
    assert_eq!(open.standing([A, B, A], None), going(1));
    assert_eq!(open.standing([A, B, A, B], None), going(0));
    assert_eq!(open.standing([A, B, A, B, A], None), Standing::Failed);
    assert_eq!(open.standing([A, B, A, B], Some(&won(A))), Standing::Solved);
    assert_eq!(open.standing([A, B], Some(&won(B))), Standing::Failed);
    let shared = Outcome { scores: vec![3, 3], ..won(A) };
    assert_eq!(open.standing([A, B], Some(&shared)), Standing::Failed);
    // The line ends with the solver: nobody else is waited for.
    let closed = read(B, 3);
    assert_eq!(closed.goes, 2);
    assert_eq!(closed.standing([B, A, B], None), going(1));
    assert_eq!(closed.standing([B, A, B, A], None), Standing::Failed);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let good = written(&won_by(A), A, 2);
    let line = |part: &str| 1 + good.lines().position(|line| line.starts_with(part)).expect(part);
    let (solver, from, over) = (line("solver"), line("from"), line("over"));
    let cut = |lines: usize| good.lines().take(lines).fold(String::new(), |text, line| text + line + "\n");
    let last = good.lines().nth(over - 2).expect("an action").to_owned();
    let letters = last.replacen("B throw", "A throw", 1);
    for (text, line, part) in [
        (String::new(), 1, "this is not a journal"),
        (good.replace("game toy", "game joy"), 1, "a journal of `joy`"),
        (good.replace("players:2", "players:9"), 3, "`players` is 2 or 3"),
        (good.replace("solver A\n", ""), 1, "no `solver` line"),
        (good.replace("from 2\n", ""), 1, "no `from` line"),
        (good.replace("solver A", "solver C"), solver, "`C` is no seat"),
        (good.replace("solver A", "solver A\nsolver A"), solver + 1, "`solver` is given twice"),
        (good.replace("from 2", "from x"), from, "`x` is no number"),
        (good.replace("from 2", "from 3"), from, "A does not act after the first 3 action(s)"),
        (good.replace("from 2", "from 99"), from, "A does not act after the first 99 action(s)"),
        (good.replace("from 2", "from 2\ncolour red"), from + 1, "`colour red` is no line of a puzzle’s header"),
        (
            good.replace("solver A", "solver B").replace("from 2", "from 3"),
            over,
            "B solves it and is not the only winner",
        ),
        (good.replace("over\n", ""), over - 1, "the last line of a puzzle is `over`"),
        (good.replace("over\n", "over"), over, "has no line end"),
        (cut(from + 1), 1, "a puzzle has actions below its header"),
        (cut(over - 2) + "over\n", over - 1, "the match is not over"),
        (good.replace("over\n", "undo 1\nover\n"), over, "`undo 1` is no line of a puzzle"),
        (good.replace(&last, &letters), over - 1, "is not allowed here: not-your-turn"),
    ] {
        let error = Puzzle::read::<Toy>("01", &text).expect_err(&text);
        assert!(error.line == line && error.text.contains(part), "{text}: {error}");
    }
}
