//! Which choices of the exchange are worth a search (Rules 13.3, 6): the lowest cards in every order, a card that is the
//! only one of its colour, and a rich card for the Imp's Trick.

use super::super::cards::{Card, CardSet};
use super::super::colours::Colour;
use super::super::draft::{Draft, Slot};
use super::super::position::{Commit, State};
use crate::engine::Seat;

/// What a low card is worth to whoever is rid of it: so many points more for every number that it is lower.
const A_NUMBER: f32 = 1.0;

/// The choices of a seat, what looks best at once first, and what they are worth at a glance, in points. What it has laid out
/// stays where it lies.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<(Commit, f32)> {
    let for_two = state.table.is_for_two();
    let laid = state.drafts[seat.index()];
    let mut found: Vec<(Commit, f32)> = Vec::new();
    let hand = state.hands[seat.index()].without(laid.cards());
    let cards = state.table.options.cards;
    let lowest: Vec<Card> = hand.iter().take(4).collect();
    let lone =
        Colour::ALL.into_iter().map(|colour| hand.intersection(cards.suit(colour))).filter(|suit| suit.len() <= 2);
    let lone = lone.fold(CardSet::NONE, CardSet::union).without(lowest.iter().copied().collect());
    let spare: Vec<Card> = lone.iter().take(3).collect();
    // Cards for the two gifts, then for the Imp's Trick.
    let mut push = |chosen: &[Card]| {
        let Some(commit) = completed(laid, chosen, for_two) else { return };
        let low: f32 = commit.cards().iter().map(|card| f32::from(card.number())).sum();
        if !found.iter().any(|(known, _)| *known == commit) {
            found.push((commit, -A_NUMBER * low));
        }
    };
    for &first in &lowest {
        for &second in lowest.iter().filter(|&&card| card != first) {
            let rest: Vec<Card> = lowest.iter().copied().filter(|card| ![first, second].contains(card)).collect();
            if for_two {
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
        if for_two {
            push(&[low, next, third, card]);
            push(&[low, card, next, third]);
        } else {
            push(&[low, next, card]);
            push(&[next, low, card]);
            push(&[low, card, next]);
            push(&[card, low, next]);
        }
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found
}

/// What has been laid out, with cards for the two gifts and the Imp's Trick where slots are not full.
fn completed(laid: Draft, chosen: &[Card], for_two: bool) -> Option<Commit> {
    let [_, first, second] = Slot::of(for_two);
    let mut draft = laid;
    for (&card, slot) in chosen.iter().zip([first, second, Slot::Imp, Slot::Imp]) {
        if draft.has_room(slot, for_two) {
            draft.lay(card, slot);
        }
    }
    draft.commit(for_two)
}
