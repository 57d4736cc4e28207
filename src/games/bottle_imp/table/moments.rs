//! Positions worth a picture, found in the play of bots.

use std::cell::Cell;

use super::layout;
use crate::engine::{Rules, Seat};
use crate::games::bottle_imp::{Action, BottleImp, Event, Phase, State, bottle};
use crate::table::{Moment, Target};

/// Options of the pictures with four seats.
const FOUR: &str = "(players:4)";

/// Options of the pictures with two seats.
const TWO: &str = "(players:2)";

/// Two cards of the exchange laid out, a trick with trumps, the bottle held by somebody, a late round with scores;
/// and told: the bottle sold, the Imp's Trick turned up, the sheet of a round.
pub fn moments() -> Vec<Moment> {
    let exchange = Moment::find::<BottleImp>("exchange", None, giving);
    let trick = Moment::find::<BottleImp>("trick", None, trumping);
    let four = Moment::find::<BottleImp>("four", Some(FOUR), trumping);
    let late = Moment::find::<BottleImp>("late", None, |state, _| {
        let table = &state.table;
        (table.history.len() >= 3 && table.price <= 6 && table.plays.len() == 1).then(|| (Vec::new(), None))
    });
    let two = Moment::find::<BottleImp>("two", Some(TWO), trumping);
    let sale = Moment::telling::<BottleImp>("sale", None, 1.2, |event| {
        matches!(event, Event::BottleMoved { from: Some(_), .. })
    });
    let reveal =
        Moment::telling::<BottleImp>("reveal", None, 4.0, |event| matches!(event, Event::ImpTrickRevealed { .. }));
    // The fourth round: enough for curves.
    let rounds = Cell::new(0);
    let round = Moment::telling::<BottleImp>("round", None, 3.0, |event| {
        rounds.set(rounds.get() + u8::from(matches!(event, Event::RoundScored { .. })));
        rounds.get() == 4
    });
    let card = trick.as_ref().and_then(|moment| Some(moment.inspecting("inspect-card", moment.pointed?)));
    let bottle = Target::Piece(layout::BOTTLE);
    let bottle = trick.as_ref().map(|moment| moment.inspecting("inspect-bottle", bottle));
    [exchange, trick, card, bottle, four, late, two, sale, reveal, round].into_iter().flatten().collect()
}

/// Two cards of an exchange lie in their places, and a third one is pointed at.
fn giving(state: &State, seat: Seat) -> Option<(Vec<Target>, Option<Target>)> {
    let laid = state.drafts[seat.index()].cards();
    let third = state.hands[seat.index()].without(laid).lowest()?;
    (laid.len() == 2).then(|| (Vec::new(), Some(Target::Piece(layout::card(third)))))
}

/// The last card of a trick in which a trump lies, and one that would buy the bottle.
fn trumping(state: &State, seat: Seat) -> Option<(Vec<Target>, Option<Target>)> {
    let table = &state.table;
    let lies = bottle::trumps(table.plays.set(), table.price);
    if table.phase != Phase::Play || table.plays.len() + 1 != table.trick_size() || lies.is_empty() {
        return None;
    }
    if table.holder.is_none() || table.won.iter().filter(|won| !won.is_empty()).count() < 2 {
        return None;
    }
    let mut legal = Vec::new();
    BottleImp::legal(state, seat, &mut legal);
    legal.into_iter().find_map(|action| {
        let Action::Play { card } = action else { return None };
        let wins = bottle::decide(table.plays.set().union([card].into_iter().collect()), table.price)?;
        let target = Some(Target::Piece(layout::card(card)));
        (wins.card == card && wins.buys).then_some((Vec::new(), target))
    })
}
