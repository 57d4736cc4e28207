//! What a position tells a seat as known is the truth, and what is made up in it is marked.

use imps_table::engine::notation::guesses::{GUESS, known, marked};
use imps_table::engine::{Chance as _, Match, Sampled, Seat, Silent, ToAct, Viewer};
use imps_table::games::Game;
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::knight_line::KnightLine;

/// Actions of a match that are looked at.
const ACTIONS: usize = 150;

/// Follows a random match and looks at every position with the eyes of everybody.
fn follow<R: Game>(options: &R::Options, seed: u64, look: impl Fn(&R::State, Viewer, &mut Sampled)) {
    let mut chance = Sampled::new(seed);
    let mut game = Match::<R>::new(options.clone(), seed, &mut Silent).expect("sound options");
    for _ in 0..ACTIONS {
        for seat in (0..game.seats()).map(|seat| Seat(seat as u8)) {
            look(game.state(), Viewer::Seat(seat), &mut chance);
        }
        let ToAct::Seats(seats) = game.to_act() else { return };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let legal = game.legal(seat);
        let action = legal[chance.below(legal.len() as u32) as usize].clone();
        game.submit(seat, action, &mut Silent).expect("it is legal");
    }
}

fn what_is_known_is_true<R: Game>() {
    for (seed, options) in (1..).zip(R::variants()) {
        follow::<R>(&options, seed, |state, viewer, chance| {
            let view = R::view(state, viewer);
            let truth = known(&marked::<R>(&view, state));
            for _ in 0..3 {
                let imagined = R::imagine(&view, chance);
                let told = marked::<R>(&view, &imagined);
                assert_eq!(known(&told), truth, "{} {viewer:?}:\n{told}", R::ID);
                let bare = told.replace(&format!(" {GUESS}"), " ");
                let bare: String = bare.lines().map(|line| line.trim_start_matches(GUESS).to_owned() + "\n").collect();
                let back = R::parse_position(&bare).map_err(|(line, error)| format!("{line}: {error}\n{bare}"));
                assert_eq!(back.as_ref(), Ok(&imagined), "{} {viewer:?}", R::ID);
            }
            let all = marked::<R>(&R::view(state, Viewer::All), state);
            assert_eq!(all, R::position_text(state), "nothing is made up for those who see all");
        });
    }
}

/// Whether a word of the line of a seat's own hand is ever made up, and whether one of another hand is.
fn hands<R: Game>(key: &str) {
    follow::<R>(&R::Options::default(), 1, |state, viewer, chance| {
        let view = R::view(state, viewer);
        let told = marked::<R>(&view, &R::imagine(&view, chance));
        let Viewer::Seat(own) = viewer else { return };
        let begins = format!("{key} {}", own.letter());
        let own = told.lines().find(|line| line.starts_with(&begins)).unwrap_or_else(|| panic!("no own hand:\n{told}"));
        assert!(!own.contains(" ?"), "{own}");
        assert!(told.contains('?') || matches!(R::to_act(state), ToAct::Over(_)), "{told}");
    });
}

#[test]
fn what_is_known_is_true_in_battle_line() {
    what_is_known_is_true::<BattleLine>();
}

#[test]
fn what_is_known_is_true_in_knight_line() {
    what_is_known_is_true::<KnightLine>();
}

#[test]
fn what_is_known_is_true_in_the_bottle_imp() {
    what_is_known_is_true::<BottleImp>();
}

#[test]
fn what_is_known_is_true_in_battlelore() {
    what_is_known_is_true::<BattleLore>();
}

#[test]
fn what_is_known_is_true_in_battle_royal() {
    what_is_known_is_true::<BattleRoyal>();
}

#[test]
fn the_own_hand_is_known_and_hidden_cards_are_not() {
    hands::<BattleLine>("hand");
    hands::<BattleLore>("hand");
    hands::<BattleRoyal>("hand");
    // From the last trick of a round on all cards lie open.
    follow::<BottleImp>(&Default::default(), 1, |state, viewer, chance| {
        let view = <BottleImp as imps_table::engine::Rules>::view(state, viewer);
        let imagined = <BottleImp as imps_table::engine::Imagine>::imagine(&view, chance);
        let told = marked::<BottleImp>(&view, &imagined);
        let Viewer::Seat(own) = viewer else { return };
        let own = format!("hand {}", own.letter());
        assert!(told.lines().filter(|line| line.starts_with(&own)).all(|line| !line.contains(" ?")), "{told}");
    });
}
