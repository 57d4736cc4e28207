//! Puzzles of the toy game: what is read, what is refused, and where a match stands.

use super::{Puzzle, PuzzleStanding, written};
use crate::engine::toy_game::{Action, Toy};
use crate::engine::{Match, Notation as _, Outcome, Seat, Silent, ToAct, Words};

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

/// The file of a puzzle with a certain win.
fn file(game: &Match<Toy>, solver: Seat, from: usize) -> String {
    written(game, solver, from, &[])
}

/// Something that these seats have done.
fn by(seats: &[Seat]) -> Vec<(Seat, &'static str)> {
    seats.iter().map(|seat| (*seat, "")).collect()
}

/// How it ends for this seat alone.
fn won(winner: Seat) -> Outcome {
    let scores = [A, B].map(|seat| i32::from(seat == winner)).to_vec();
    Outcome { scores, reason: Words::new("toy-over") }
}

#[test]
fn a_puzzle_is_read_as_it_was_written() {
    let game = won_by(A);
    let puzzle = Puzzle::read::<Toy>("01", &file(&game, A, 2)).expect("a puzzle");
    assert_eq!((puzzle.game.as_str(), puzzle.name.as_str(), puzzle.seed), ("toy", "01", game.seed()));
    assert_eq!((puzzle.solver, puzzle.from(), puzzle.goes, puzzle.line.len()), (A, 2, 2, 4));
    let played: Vec<_> = puzzle.before.iter().chain(&puzzle.line).map(|(seat, _)| *seat).collect();
    assert_eq!(played, game.actions().map(|(seat, _)| seat).collect::<Vec<_>>());
    assert_eq!(Puzzle::read::<Toy>("02", &file(&game, A, 4)).map(|puzzle| puzzle.goes), Ok(1));
}

#[test]
fn a_match_is_followed_to_its_end_or_until_the_goes_are_used_up() {
    let read = |winner, from| Puzzle::read::<Toy>("01", &file(&won_by(winner), winner, from)).expect("a puzzle");
    let going = |goes_left| PuzzleStanding::Going { goes_left };
    // The line ends with what B has to do.
    let open = read(A, 2);
    assert_eq!(open.standing(by(&[]), None), going(2));
    assert_eq!(open.standing(by(&[A]), None), going(2));
    assert_eq!(open.standing(by(&[A, A]), None), going(2), "a go may be several decisions");
    assert_eq!(open.standing(by(&[A, B]), None), going(1));
    assert_eq!(open.standing(by(&[A, B, A]), None), going(1));
    assert_eq!(open.standing(by(&[A, B, A, B]), None), going(0));
    assert_eq!(open.standing(by(&[A, B, A, B, A]), None), PuzzleStanding::Failed);
    assert_eq!(open.standing(by(&[A, B, A, B]), Some(&won(A))), PuzzleStanding::Solved);
    assert_eq!(open.standing(by(&[A, B]), Some(&won(B))), PuzzleStanding::Failed);
    let shared = Outcome { scores: vec![3, 3], ..won(A) };
    assert_eq!(open.standing(by(&[A, B]), Some(&shared)), PuzzleStanding::Failed);
    // The line ends with the solver: nobody else is waited for.
    let closed = read(B, 3);
    assert_eq!(closed.goes, 2);
    assert_eq!(closed.standing(by(&[B, A, B]), None), going(1));
    assert_eq!(closed.standing(by(&[B, A, B, A]), None), PuzzleStanding::Failed);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let good = file(&won_by(A), A, 2);
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
        (good.replace("---\n", "position\nply 0\n---\n"), line("---"), "not from a position"),
        (good.replace("from 2\n", ""), 1, "no `from` line"),
        (good.replace("solver A", "solver C"), solver, "`C` is not a seat"),
        (good.replace("solver A", "solver A\nsolver A"), solver + 1, "`solver` is given twice"),
        (good.replace("from 2", "from x"), from, "`x` is not a number"),
        (good.replace("from 2", "from 3"), from, "A does not act after the first 3 actions"),
        (good.replace("from 2", "from 99"), from, "A does not act after the first 99 actions"),
        (good.replace("from 2", "from 2\ncolour red"), from + 1, "`colour red` is not a line of a puzzle’s header"),
        (
            good.replace("solver A", "solver B").replace("from 2", "from 3"),
            over,
            "B solves it and is not the only winner",
        ),
        (good.replace("over\n", ""), over - 1, "the last line of a puzzle is `over`"),
        (good.replace("over\n", "over"), over, "has no line end"),
        (cut(from + 1), 1, "a puzzle has actions below its header"),
        (cut(over - 2) + "over\n", over - 1, "the match is not over"),
        (good.replace("over\n", "undo 1\nover\n"), over, "`undo 1` is not a line of a puzzle"),
        (good.replace(&last, &letters), over - 1, "is not allowed here: not-your-turn"),
    ] {
        let error = Puzzle::read::<Toy>("01", &text).expect_err(&text);
        assert!(error.line == line && error.text.contains(part), "{text}: {error}");
    }
}

/// The file of a puzzle in which dice decide: A begins with the action of the line, or another one, of these chances.
fn of_chances(odds: impl Fn(&Action) -> u16) -> (String, Vec<String>) {
    let game = won_by(A);
    let first = game.actions().nth(2).map(|(_, action)| action.clone()).expect("a line");
    let mut legal = game.replay_to(2).legal(A);
    legal.sort_by_key(|action| *action != first);
    let odds: Vec<_> = legal.into_iter().map(|action| (action.clone(), odds(&action))).collect();
    let texts = odds.iter().map(|(action, _)| Toy::action_text(action)).collect();
    (written(&game, A, 2, &odds), texts)
}

#[test]
fn where_dice_decide_the_first_action_solves_it_or_misses_it() {
    let (text, _) = of_chances(|action| if matches!(action, Action::Play(_)) { 612 } else { 400 });
    let puzzle = Puzzle::read::<Toy>("01", &text).expect("a puzzle");
    assert_eq!((puzzle.goes, puzzle.best_odds()), (1, Some(612)));
    let done = |text: &str| puzzle.standing([(A, text)], None);
    assert_eq!(puzzle.standing(by(&[]), None), PuzzleStanding::Going { goes_left: 1 });
    for (text, chance) in &puzzle.odds {
        assert_eq!(done(text), if *chance == 612 { PuzzleStanding::Solved } else { PuzzleStanding::Failed }, "{text}");
        assert_eq!(puzzle.odds_of(text), Some(*chance));
        let lost = puzzle.standing([(A, text.as_str()), (B, "")], Some(&won(B)));
        assert_eq!(lost, done(text), "the dice have no say");
    }
    let near =
        Puzzle { odds: vec![("one".to_owned(), 612), ("two".to_owned(), 607), ("three".to_owned(), 606)], ..puzzle };
    let standing = |text: &str| near.standing([(A, text)], None);
    assert_eq!(
        ["one", "two", "three", "four"].map(standing).map(|it| it == PuzzleStanding::Solved),
        [true, true, false, false]
    );
}

#[test]
fn what_is_wrong_with_chances_is_told_with_its_line() {
    let (good, actions) = of_chances(|action| if matches!(action, Action::Play(_)) { 612 } else { 400 });
    let lines: Vec<String> = good.lines().filter(|line| line.starts_with("odds ")).map(str::to_owned).collect();
    let first = 1 + good.lines().position(|line| line.starts_with("odds ")).expect("chances");
    let (count, last) = (lines.len(), first + lines.len() - 1);
    assert!(count >= 3, "{good}");
    let without = |number: usize| good.replace(&format!("{}\n", lines[number]), "");
    let other = |number: usize, line: &str| good.replace(&lines[number], line);
    for (text, line, part) in [
        (other(0, "odds 61 x"), first, "`61` is not a chance in percent"),
        (other(0, "odds 101.0 x"), first, "`101.0` is not a chance"),
        (other(0, "odds 61.25 x"), first, "`61.25` is not a chance"),
        (other(0, "odds"), first, "is not a chance in percent"),
        (other(0, "odds 61.2 nothing"), first, "`nothing` is not allowed where the puzzle begins"),
        (other(1, &lines[0]), first + 1, "is given twice"),
        (other(0, &format!("odds 1.2 {}", actions[0])), first + 1, "the best first"),
        (without(count - 1), last - 1, "there is no `odds` line for"),
        (without(0), last - 1, "there is no `odds` line for"),
        (good.replace("odds 61.2", "odds 40.0").replacen("odds 40.0", "odds 39.0", 1), first + 1, "the best first"),
    ] {
        let error = Puzzle::read::<Toy>("01", &text).expect_err(&text);
        assert!(error.line == line && error.text.contains(part), "{text}: {error}");
    }
    // The line's action comes last.
    let (swapped, _) = of_chances(|_| 400);
    let moved = swapped.replace(&lines[0].replace("61.2", "40.0"), "").replace("\n\n", "\n");
    let moved = moved.replace("\n---", &format!("\n{}\n---", lines[0].replace("61.2", "12.0")));
    let error = Puzzle::read::<Toy>("01", &moved).expect_err(&moved);
    assert!(error.line == last && error.text.contains("which has not the best chance"), "{moved}: {error}");
}
