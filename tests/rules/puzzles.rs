//! Every puzzle is one: its line wins, and few other first actions do, or have as good a chance to.

use std::path::Path;

use imps_table::ai::chances::is_choice;
use imps_table::ai::forced::Effort;
use imps_table::ai::puzzles::RARE;
use imps_table::engine::{Outcome, Seat, Words};
use imps_table::games::house;
use imps_table::games::puzzle::{EXTENSION, Puzzle, PuzzleStanding, puzzles};

use crate::{at, files, read};

/// So much that all puzzles together take seconds. What is larger was searched when it was found.
const EFFORT: Effort = Effort { actions: 3_000_000, imagined: 24, outcomes: 8 };

/// The same of chances, which are never cut short.
const ACTIONS: u64 = 300_000;

fn all() -> Vec<Puzzle> {
    let (puzzles, wrong) = puzzles(house(), &at("assets/puzzles"));
    assert_eq!(wrong, Vec::<String>::new());
    puzzles
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    let puzzles = all();
    assert_eq!(puzzles.len(), files(&at("assets/puzzles"), &format!(".{EXTENSION}")).len());
    assert!(!puzzles.is_empty());
    for puzzle in puzzles {
        let seats =
            house().find(&puzzle.game).map(|game| game.seats(Some(&puzzle.options))).expect("a game of the house");
        let scores =
            (0..seats.expect("good options") as u8).map(|seat| i32::from(Seat(seat) == puzzle.solver)).collect();
        let won = Outcome { scores, reason: Words::new("over") };
        let place = format!("{} {}", puzzle.game, puzzle.name);
        let standing = |played: usize, end: Option<&Outcome>| puzzle.standing(puzzle.line[..played].to_vec(), end);
        assert_eq!(standing(0, None), PuzzleStanding::Going { goes_left: puzzle.goes }, "{place}");
        for played in 1..puzzle.line.len() {
            // Where dice decide, the first action does all that somebody can.
            let going = matches!(standing(played, None), PuzzleStanding::Going { .. });
            assert_eq!(going, puzzle.best_odds().is_none(), "{place} after {played}");
        }
        assert_eq!(standing(puzzle.line.len(), Some(&won)), PuzzleStanding::Solved, "{place}");
    }
}

#[test]
fn few_first_actions_solve_a_puzzle_and_that_of_its_line_is_one() {
    let (mut wrong, mut too_large, mut all_of_them) = (Vec::new(), Vec::new(), 0);
    for puzzle in all().into_iter().filter(|puzzle| puzzle.best_odds().is_none()) {
        let place = format!("{} {}", puzzle.game, puzzle.name);
        all_of_them += 1;
        match house().find(&puzzle.game).expect("a game of the house").solutions(&puzzle, EFFORT) {
            Ok(solutions)
                if solutions.winning.contains(&puzzle.line[0].1)
                    && RARE * solutions.winning.len() <= solutions.choices => {}
            Ok(solutions) => wrong.push(format!("{place}: {solutions:?}")),
            Err(_) => too_large.push(place),
        }
    }
    assert!(wrong.is_empty(), "other first actions win, or too many:\n{}", wrong.join("\n"));
    assert!(10 * too_large.len() <= all_of_them, "too large for a test: {too_large:?}");
}

#[test]
fn where_dice_decide_the_chances_are_as_the_file_says() {
    let puzzles: Vec<Puzzle> = all().into_iter().filter(|puzzle| puzzle.best_odds().is_some()).collect();
    assert!(!puzzles.is_empty());
    for puzzle in &puzzles {
        let place = format!("{} {}", puzzle.game, puzzle.name);
        let worth = house().find(&puzzle.game).expect("a game of the house").worth(puzzle, ACTIONS);
        let worth = worth.unwrap_or_else(|why| panic!("{place}: {why}"));
        assert!(worth.open, "{place}: what is hidden matters");
        assert_eq!(worth.odds, puzzle.odds, "{place}");
        assert!(is_choice(&puzzle.odds.iter().map(|(_, chance)| *chance).collect::<Vec<_>>()), "{place}");
    }
}

#[test]
fn no_two_puzzles_are_the_same() {
    let puzzles = all();
    for (n, puzzle) in puzzles.iter().enumerate() {
        let same = |other: &&Puzzle| {
            (&other.game, &other.options, &other.before) == (&puzzle.game, &puzzle.options, &puzzle.before)
                && other.seed == puzzle.seed
        };
        let twin = puzzles[..n].iter().find(same).map(|twin| &twin.name);
        assert_eq!(twin, None, "{} {}", puzzle.game, puzzle.name);
    }
}

#[test]
fn a_wrong_line_is_named() {
    let game = |path: &Path| path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    for path in files(&at("assets/puzzles"), &format!(".{EXTENSION}")) {
        let entry = house().find(&game(&path).unwrap_or_default()).expect("a game of the house");
        let text = read(&path);
        let count = text.lines().count();
        // Each tenth line, so that long matches are not played too often.
        for number in (0..count).step_by(10) {
            let lines = text.lines().enumerate().map(|(n, line)| if n == number { "nonsense" } else { line });
            let changed = lines.fold(String::new(), |text, line| text + line + "\n");
            let error = entry.puzzle("changed", &changed).expect_err(&changed);
            assert!((1..=count).contains(&error.line), "{}: {error}", path.display());
        }
    }
}
