//! Puzzles are solved, missed, taken back and kept in mind.

use std::collections::BTreeSet;

use imps_table::client::session::{Screen, Session, SessionRequest};
use imps_table::games::puzzle::{Puzzle, PuzzleStanding};
use imps_table::storage::puzzles::{Puzzles, Solved};

use super::driver::Driver;

fn start() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    (folder, driver)
}

fn solve(driver: &mut Driver, puzzle: &Puzzle) {
    let ask = SessionRequest::Solve { game: puzzle.game.clone(), puzzle: puzzle.name.clone() };
    driver.app.world_mut().write_message(ask);
    driver.wait("the puzzle", |driver| {
        driver.screen() == Screen::Table && driver.session().is_some_and(|session| session.puzzle() == Some(puzzle))
    });
    decision(driver);
}

fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| driver.asks());
}

fn all(driver: &Driver) -> Vec<Puzzle> {
    driver.app.world().resource::<Puzzles>().0.clone()
}

#[test]
fn the_line_of_every_puzzle_solves_it() {
    let (folder, mut driver) = start();
    let puzzles = all(&driver);
    assert!(puzzles.len() >= 12, "there are only {}", puzzles.len());
    for puzzle in &puzzles {
        let what = format!("{} {}", puzzle.game, puzzle.name);
        solve(&mut driver, puzzle);
        for (number, (seat, text)) in puzzle.line.iter().enumerate() {
            let played = puzzle.from() + number;
            if *seat == puzzle.solver {
                // Passing may be done by itself.
                let session = driver.session().expect("the match");
                if session.known.len() == played {
                    decision(&mut driver);
                    driver.app.world_mut().write_message(SessionRequest::Act(text.clone()));
                }
            }
            driver.wait(&format!("{what}: {text}"), |driver| {
                driver.session().is_some_and(|session| session.known.len() > played)
            });
        }
        driver.wait(&what, |driver| driver.screen() == Screen::Results);
        assert!(driver.app.world().resource::<Solved>().has(puzzle), "{what} is kept in mind");
    }
    // They are known as solved the next time as well.
    let again = Driver::start(folder.path());
    assert_eq!(again.app.world().resource::<Solved>(), driver.app.world().resource::<Solved>());
}

#[test]
fn a_puzzle_that_is_missed_waits_until_the_moves_are_taken_back() {
    let (_folder, mut driver) = start();
    let puzzles = all(&driver);
    let mut games = BTreeSet::new();
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.goes <= 2 && games.insert(puzzle.game.clone())) {
        let what = format!("{} {}", puzzle.game, puzzle.name);
        solve(&mut driver, puzzle);
        let standing = |driver: &Driver| driver.session().and_then(Session::standing);
        let from = |driver: &Driver| driver.session().map(|session| session.known.len() - puzzle.from());
        // Anything but what the line says.
        while standing(&driver) != Some(PuzzleStanding::Failed) {
            driver.wait(&format!("{what}: a decision or the end"), |driver| {
                let decides = driver.asks();
                decides || standing(driver) == Some(PuzzleStanding::Failed)
            });
            if standing(&driver) == Some(PuzzleStanding::Failed) {
                break;
            }
            let before = from(&driver).expect("the match");
            let said = puzzle.line.get(before).map(|(_, text)| text.clone());
            let choices = driver.picker().choices.clone();
            let solves =
                |text: &str| before == 0 && puzzle.standing([(puzzle.solver, text)], None) == PuzzleStanding::Solved;
            let other = choices.iter().find(|choice| Some(&choice.text) != said.as_ref() && !solves(&choice.text));
            let other = other.unwrap_or(&choices[0]);
            driver.app.world_mut().write_message(SessionRequest::Act(other.text.clone()));
            driver.wait(&format!("{what}: {}", other.text), |driver| from(driver) > Some(before));
        }
        let gone = from(&driver);
        (0..60).for_each(|_| driver.frame());
        assert_eq!(from(&driver), gone, "{what}: nobody goes on");
        while from(&driver) > Some(0) {
            let before = from(&driver);
            driver.app.world_mut().write_message(SessionRequest::Undo);
            driver.wait(&format!("{what}: something taken back"), |driver| from(driver) < before);
        }
        assert_eq!(standing(&driver), Some(PuzzleStanding::Going { goes_left: puzzle.goes }), "{what}");
        decision(&mut driver);
        // Nothing before the puzzle is taken back.
        driver.app.world_mut().write_message(SessionRequest::Undo);
        driver.frame();
        let session = driver.session().expect("the match");
        assert_eq!(session.known.len(), puzzle.from());
        assert!(session.complaint.as_ref().is_some_and(|(why, _)| why.words.key == "why-puzzle-begins"), "{what}");
    }
    assert!(games.len() >= 2, "{games:?}");
}

#[test]
fn the_best_chance_is_kept_when_it_is_taken_whatever_the_dice_say_then() {
    let (_folder, mut driver) = start();
    let puzzles = all(&driver);
    let puzzle = puzzles.iter().find(|puzzle| puzzle.best_odds().is_some()).expect("one in which dice decide");
    solve(&mut driver, puzzle);
    let standing = |driver: &Driver| driver.session().and_then(Session::standing);
    assert_eq!(standing(&driver), Some(PuzzleStanding::Going { goes_left: 1 }));
    driver.app.world_mut().write_message(SessionRequest::Act(puzzle.line[0].1.clone()));
    driver.wait("the choice", |driver| standing(driver) == Some(PuzzleStanding::Solved));
    driver.wait("kept in mind", |driver| driver.app.world().resource::<Solved>().has(puzzle));
    assert_eq!(driver.session().and_then(Session::taken_odds), puzzle.best_odds());
}
