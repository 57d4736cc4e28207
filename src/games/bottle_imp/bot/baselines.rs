//! Two plans of one sentence, the twins of `examples/bottle_imp_lowest.py` and `examples/bottle_imp_duck.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::bottle_imp::actions::Action;
use crate::games::bottle_imp::cards::{Card, CardSet};
use crate::games::bottle_imp::draft::Slot;
use crate::games::bottle_imp::position::State;
use crate::games::bottle_imp::{BottleImp, bottle};

/// Always the lowest card, the neighbours' first; and the highest card that takes neither the trick nor the bottle.
pub(super) static BASELINES: [Baseline<BottleImp>; 2] =
    [Baseline { name: "lowest", worth: lowest }, Baseline { name: "duck", worth: duck }];

/// Lays the lowest cards out, and the very lowest for the Imp's Trick or not.
fn give(card: Card, first: bool) -> i32 {
    2 * (50 - i32::from(card.number())) + i32::from(first)
}

fn lowest(_: &State, _: Seat, action: &Action) -> i32 {
    match *action {
        Action::Lay { card, slot } => give(card, slot != Slot::Imp),
        Action::Play { card } => -i32::from(card.number()),
        Action::Give => 0,
        Action::TakeBack { .. } => -1,
    }
}

fn duck(state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Lay { card, slot } => give(card, slot == Slot::Imp),
        Action::Play { card } => {
            let number = i32::from(card.number());
            let trick = state.table.plays.set().union(CardSet::one(card));
            match bottle::decide(trick, state.table.price) {
                Some(verdict) if verdict.card == card && verdict.buys => number - 100,
                Some(verdict) if verdict.card == card => -number,
                _ => number,
            }
        }
        Action::Give | Action::TakeBack { .. } => lowest(state, seat, action),
    }
}
