//! Puzzles are solved, missed, taken back and kept in mind.

use imps_table::client::session::puzzles::{Puzzles, Solved};
use imps_table::client::session::{Ask, Screen};
use imps_table::games::puzzle::{Puzzle, Standing};

use super::driver::Driver;

fn start() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    (folder, driver)
}

fn solve(driver: &mut Driver, puzzle: &Puzzle) {
    let ask = Ask::Solve { game: puzzle.game.clone(), puzzle: puzzle.name.clone() };
    driver.app.world_mut().write_message(ask);
    driver.wait("the puzzle", |driver| {
        driver.screen() == Screen::Table
            && driver.session().is_some_and(|session| session.puzzle.as_ref() == Some(puzzle))
    });
    decision(driver);
}

fn decision(driver: &mut Driver) {
    driver.wait("a decision", |driver| !driver.busy() && !driver.picker().choices.is_empty());
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
                if session.live.len() == played {
                    decision(&mut driver);
                    driver.app.world_mut().write_message(Ask::Act(text.clone()));
                }
            }
            driver.wait(&format!("{what}: {text}"), |driver| {
                driver.session().is_some_and(|session| session.live.len() > played)
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
fn a_puzzle_that_is_missed_waits_until_the_move_is_taken_back() {
    let (_folder, mut driver) = start();
    let puzzles = all(&driver);
    let mut missed = 0;
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.goes == 1 && puzzle.line.len() == 1) {
        solve(&mut driver, puzzle);
        let choices = driver.picker().choices.clone();
        for choice in choices.iter().filter(|choice| choice.text != puzzle.line[0].1).take(2) {
            driver.app.world_mut().write_message(Ask::Act(choice.text.clone()));
            driver
                .wait("the move", |driver| driver.session().is_some_and(|session| session.live.len() > puzzle.from()));
            (0..30).for_each(|_| driver.frame());
            let session = driver.session().expect("the match");
            if session.standing() != Some(Standing::Failed) {
                break;
            }
            missed += 1;
            assert_eq!(session.live.len(), puzzle.from() + 1, "nobody replies");
            driver.app.world_mut().write_message(Ask::Undo);
            driver.wait("the move taken back", |driver| {
                driver.session().is_some_and(|session| session.live.len() == puzzle.from())
            });
            decision(&mut driver);
            // Nothing before the puzzle is taken back.
            driver.app.world_mut().write_message(Ask::Undo);
            driver.frame();
            let session = driver.session().expect("the match");
            assert_eq!(session.live.len(), puzzle.from());
            assert!(session.complaint.as_ref().is_some_and(|(why, _)| why.words.key == "why-puzzle-begins"));
        }
    }
    assert!(missed > 0, "no puzzle was missed");
}
