//! Writes a position as the beginning of a case, for bug reports.

use crate::engine::{Notation, Outcome, ToAct};

/// A case file with one case that starts from this position and says who is to act; `title` is what it is about.
#[must_use]
pub fn of_position<R: Notation>(state: &R::State, title: &str) -> String {
    let mut text = format!("game {}\ncase POSITION {title}\n\nposition\n", R::ID);
    for line in R::position_text(state).lines() {
        text += &format!("  {line}\n");
    }
    text + "\n" + &stands(&R::to_act(state), R::seats_in(state)) + "\n"
}

/// How the match stands, as a check.
fn stands(to_act: &ToAct, seats: usize) -> String {
    let (word, of) = match to_act {
        ToAct::Seats(seats) => ("to-act", *seats),
        ToAct::Over(outcome) if all_alike(outcome, seats) => return "over draw".to_owned(),
        ToAct::Over(outcome) => ("over", outcome.winners()),
    };
    of.iter().fold(word.to_owned(), |text, seat| format!("{text} {}", seat.letter()))
}

fn all_alike(outcome: &Outcome, seats: usize) -> bool {
    outcome.winners().iter().count() == seats
}

#[cfg(test)]
mod tests {
    use super::of_position;
    use crate::engine::cases::{parse, run};
    use crate::engine::toy::Toy;
    use crate::engine::{Match, Seat, Silent, ToAct};

    #[test]
    fn a_position_is_a_case_that_holds() {
        let mut game = Match::<Toy>::new(Default::default(), 7, &mut Silent).expect("a deal");
        let mut checked = 0;
        loop {
            let text = of_position::<Toy>(game.state(), "after some moves");
            let report = run::<Toy>(&parse("copied", &text).expect("a case file"));
            assert!(report.is_clean() && report.passed == 1, "{text}\n{report:?}");
            checked += 1;
            let ToAct::Seats(seats) = game.to_act() else { break };
            let seat: Seat = seats.iter().next().expect("somebody decides");
            let action = game.legal(seat).swap_remove(0);
            game.submit(seat, action, &mut Silent).expect("legal");
        }
        assert!(checked > 2);
    }
}
