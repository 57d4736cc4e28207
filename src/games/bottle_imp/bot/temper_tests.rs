use super::super::{Length, Options, Slot};
use super::*;
use crate::ai::Temper;
use crate::ai::habits::observe;
use crate::engine::Seeded;

/// What one of three did in some rounds, each counted a round.
#[derive(Debug, Default)]
struct Habits {
    /// How often it came to hold the bottle.
    bought: f32,
    /// How often a neighbour got its lowest card.
    poison: f32,
}

/// The habits of a bot of this kind among even ones of its level.
fn habits(level: Level, temper: Temper, rounds: u64) -> Habits {
    let options = Options { length: Length::Rounds(1), ..Options::default() };
    let mut habits = Habits::default();
    let mut held = false;
    observe::<BottleImp>(&options, Persona { level, temper }, rounds, |me, state, action, after| {
        if let Action::Lay { card, slot } = *action {
            let lowest = state.hands[me.index()].lowest() == Some(card);
            habits.poison += f32::from(u8::from(lowest && slot != Slot::Imp));
        }
        // The bottle also comes in tricks that somebody else's card completes.
        for position in [state, after] {
            let holds = position.table.holder == Some(me);
            habits.bought += f32::from(u8::from(holds && !held));
            held = holds;
        }
    });
    habits.bought /= rounds as f32;
    habits.poison /= rounds as f32;
    habits
}

/// What is told of a temper at the table is so at every level.
#[test]
fn tempers_play_differently() {
    for level in [Level::Apprentice, Level::Journeyman, Level::Veteran] {
        let [even, bold, careful, tricky] = Temper::ALL.map(|temper| habits(level, temper, 1000));
        assert!(bold.bought > careful.bought, "{level} {bold:?} {careful:?}");
        assert!(careful.bought < even.bought, "{level} {careful:?} {even:?}");
        assert!(tricky.poison > even.poison, "{level} {tricky:?} {even:?}");
    }
}

#[test]
fn the_even_like_nothing() {
    let options = Options::default();
    let state = BottleImp::setup(&options, &mut Seeded::new(1), &mut Silent).expect("options of the law");
    let even = Persona::from(Level::Apprentice).taste();
    assert!(state.hands[0].iter().all(|card| temper::lean(even, &state, card) == 0.0));
    let commits = giving::candidates(&state, Seat(0));
    assert!(commits.iter().all(|(commit, _)| temper::lean_to_give(even, state.hands[0], commit) == 0.0));
}
