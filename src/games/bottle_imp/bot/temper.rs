//! What each temper likes where cards are about as good, in points of the round.

use super::super::bottle;
use super::super::cards::{Card, CardSet};
use super::super::draft::Slot;
use super::super::position::{Commit, State};
use crate::ai::{Taste, Temper};

/// By how many points a card is liked more than it is worth in the trick as it lies. Nobody looks at other hands.
pub(super) fn lean(taste: Taste, state: &State, card: Card) -> f32 {
    if taste.temper == Temper::Even {
        return 0.0;
    }
    let table = &state.table;
    let plays = table.plays.set();
    let takes =
        bottle::decide(plays.union(CardSet::one(card)), table.price).is_some_and(|verdict| verdict.card == card);
    let trump = card.number() < table.price;
    let coins = f32::from(table.options.cards.coins(card));
    let liking = match taste.temper {
        Temper::Even => 0.0,
        // Takes the bottle, and takes tricks, rich ones above all.
        Temper::Bold if !takes => 0.0,
        Temper::Bold => {
            let rich = 0.2 * f32::from(table.options.cards.worth(plays));
            rich + if trump { 6.0 } else { 0.5 }
        }
        // Keeps away from the bottle, and is glad to be rid of a low card.
        Temper::Careful if trump && takes => -4.0,
        Temper::Careful if trump => 4.0,
        Temper::Careful => 0.0,
        Temper::Tricky if takes => 0.0,
        // Slips low cards under others', and makes tricks rich where the bottle goes with them.
        Temper::Tricky if trump => 1.5,
        Temper::Tricky if bottle::decide(plays, table.price).is_some_and(|best| best.buys) => 0.1 * coins,
        Temper::Tricky => 0.0,
    };
    taste.force * liking
}

/// How many of the lowest cards left are passed over for a slot of the exchange.
pub(super) fn passed_over(temper: Temper, slot: Slot) -> usize {
    match (temper, slot) {
        // Neighbours get the two lowest.
        (Temper::Tricky, Slot::Imp) => 2,
        _ => 0,
    }
}

/// By how many points an exchange is liked more than it is worth, out of this hand.
pub(super) fn lean_to_give(taste: Taste, hand: CardSet, commit: &Commit) -> f32 {
    let lowest = hand.lowest();
    let imp = commit.imp.iter().any(|card| Some(card) == lowest);
    let given = commit.gifts.iter().any(|&card| Some(card) == lowest);
    let liking = match taste.temper {
        Temper::Careful if imp => 2.0,
        Temper::Tricky if given => 2.0,
        _ => 0.0,
    };
    taste.force * liking
}
