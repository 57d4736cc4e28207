//! Which choices of the exchange are worth a search (Rules 13.3, 6): the lowest cards in every order, a card that is the
//! only one of its colour, and a rich card for the Imp's Trick.

use super::super::Action;
use super::super::cards::{Card, CardSet};
use super::super::colours::Colour;
use super::super::exchange::action_of;
use super::super::position::{Commit, State};
use crate::engine::Seat;

/// Pushes the choices of a seat, what looks best at once first.
pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
    let hand = state.hands[seat.index()];
    let cards = state.table.options.cards;
    let lowest: Vec<Card> = hand.iter().take(4).collect();
    let lone =
        Colour::ALL.into_iter().map(|colour| hand.intersection(cards.suit(colour))).filter(|suit| suit.len() <= 2);
    let lone = lone.fold(CardSet::NONE, CardSet::union).without(lowest.iter().copied().collect());
    let spare: Vec<Card> = lone.iter().take(3).collect();
    let mut push = |chosen: &[Card]| {
        let (gifts, imp) = chosen.split_at(2);
        let commit = Commit { imp: imp.iter().copied().collect(), gifts: [gifts[0], gifts[1]] };
        let action = action_of(&commit);
        let low: f32 = chosen.iter().map(|card| f32::from(card.number())).sum();
        if !out.iter().any(|(known, _)| *known == action) {
            out.push((action, -low));
        }
    };
    let discards = if state.table.is_for_two() { 2 } else { 1 };
    for &first in &lowest {
        for &second in lowest.iter().filter(|&&card| card != first) {
            let rest: Vec<Card> = lowest.iter().copied().filter(|card| ![first, second].contains(card)).collect();
            if discards == 2 {
                push(&[first, second, rest[0], rest[1]]);
            } else {
                rest.iter().for_each(|&imp| push(&[first, second, imp]));
            }
        }
    }
    // One of the three lowest stays, and a lone card goes instead, or a rich one to the Imp's Trick.
    let rich = hand.iter().skip(lowest.len()).max_by_key(|&card| cards.coins(card));
    for &card in spare.iter().chain(&rich) {
        let [low, next, third] = [lowest[0], lowest[1], lowest[2]];
        if discards == 2 {
            push(&[low, next, third, card]);
            push(&[low, card, next, third]);
        } else {
            push(&[low, next, card]);
            push(&[next, low, card]);
            push(&[low, card, next]);
            push(&[card, low, next]);
        }
    }
}
