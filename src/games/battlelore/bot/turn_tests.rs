//! Chances of a turn that can be computed by hand.

use crate::ai::odds::Odds;
use crate::engine::{Notation as _, Seat};
use crate::games::battlelore::BattleLore;

/// The chances of South, which needs one Victory Banner and has ordered its units, in 216ths.
fn odds(units: &str) -> Vec<(String, f64)> {
    let position = format!("goals 1 5\nunits {units} NHbs@(0,0)\n");
    let state = BattleLore::parse_position(&position).expect("a position");
    let found = Odds::<BattleLore>::new(&state, Seat(0), 100_000).of_all(&state).expect("a small turn");
    let rounded = |chance: f64| (chance * 216.0 * 1e6).round() / 1e6;
    found.into_iter().map(|(action, chance)| (BattleLore::action_text(&action), rounded(chance))).collect()
}

fn named(odds: &[(&str, f64)]) -> Vec<(String, f64)> {
    odds.iter().map(|(action, chance)| ((*action).to_owned(), *chance)).collect()
}

/// Three dice, of which each hits with its colour and with a Bonus Strike; flags drive the target out of reach.
#[test]
fn one_blow_at_a_single_figure() {
    let expected = [("attack (5,5)>(4,5)", 216.0 - 64.0), ("done", 0.0)];
    assert_eq!(odds("SHbs@(5,5):o NHgs@(4,5)x1"), named(&expected));
}

/// On its own baseline it cannot retreat: a flag costs the figure, too. If the first three dice all fail, there are three more.
#[test]
fn two_blows_at_one_that_cannot_retreat() {
    let both = 216.0 * 63.0 / 64.0;
    let expected = [("attack (1,4)>(0,5)", both), ("attack (1,5)>(0,5)", both), ("done", 0.0)];
    assert_eq!(odds("SHbs@(1,4):o SHbs@(1,5):o NHgs@(0,5)x1"), named(&expected));
}

/// Two figures, one blow: two hits, which a red unit takes from its colour and from Bonus Strikes; a single flag is no loss.
#[test]
fn one_blow_at_two_figures() {
    let two_of_three = 3.0 * 4.0 * 4.0 + 8.0;
    assert_eq!(odds("SHbs@(5,5):o NHrs@(4,5)x2")[0], ("attack (5,5)>(4,5)".to_owned(), two_of_three));
}
