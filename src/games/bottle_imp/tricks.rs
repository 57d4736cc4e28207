//! Playing a trick (Rules 6; with two players Rules 10).

use super::cards::{Card, CardSet};
use super::events::Event;
use super::position::{Plays, State, Trick};
use super::refusals::Refusal;
use super::{BottleImp, bottle, matches};
use crate::engine::{Chance, OutOfTurn, Seat, Sink};

/// What a hand may play: the colour led if it has it, else anything. Being a trump plays no part (Rules 6).
#[inline]
fn follow(hand: CardSet, led: Option<CardSet>) -> CardSet {
    match led.map(|suit| hand.intersection(suit)) {
        Some(following) if !following.is_empty() => following,
        _ => hand,
    }
}

/// The cards that a seat may play into the trick; with two players each of its hands is judged by itself (Rules 10).
#[inline]
pub fn legal_cards(state: &State, seat: Seat) -> CardSet {
    let cards = state.table.options.cards;
    let led = state.table.plays.first().map(|first| cards.suit(cards.colour(first)));
    follow(state.hands[seat.index()], led).union(follow(state.open_hand(seat), led))
}

#[inline]
pub(super) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if seat != state.table.turn() {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    if legal_cards(state, seat).contains(card) {
        return Ok(());
    }
    match state.table.plays.first() {
        Some(first) if state.held(seat).contains(card) => {
            Err(Refusal::MustFollow(state.table.options.cards.colour(first)))
        }
        _ => Err(Refusal::NotInHand(card)),
    }
}

/// Plays a card that has been checked, and settles the trick if it was the last one.
#[inline]
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    card: Card,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BottleImp>,
) {
    let closed = &mut state.hands[seat.index()];
    let open = !closed.contains(card);
    if open {
        state.open[seat.index()].remove(card);
    } else {
        closed.remove(card);
    }
    let table = &mut state.table;
    let cards = table.options.cards;
    if let Some(led) = table.plays.first().map(|first| cards.colour(first))
        && led != cards.colour(card)
        && !open
    {
        table.voids[seat.index()].insert(led);
    }
    table.plays.push(card);
    sink.event(state, || Event::CardPlayed { seat, card, open });
    if state.table.plays.len() == state.table.trick_size() {
        settle(state, sink);
        if state.held(state.table.leader).is_empty() {
            matches::end_round(state, chance, sink);
        }
    }
}

/// The winner takes the cards and leads; if a trump has won, the bottle moves onto it (Rules 7).
pub(super) fn settle(state: &mut State, sink: &mut impl Sink<BottleImp>) {
    let table = &mut state.table;
    let (plays, leader) = (table.plays, table.leader);
    let Some(verdict) = bottle::decide(plays.set(), table.price) else { return };
    let steps = plays.iter().position(|card| card == verdict.card).unwrap_or_default();
    let winner = table.seat_after(leader, steps);
    let won = &mut table.won[winner.index()];
    *won = won.union(plays.set());
    table.last = Some(Trick { leader, plays, winner });
    table.plays = Plays::default();
    table.leader = winner;
    let (card, price, from) = (verdict.card, table.price, table.holder);
    sink.event(state, || {
        let coins = state.table.options.cards.worth(plays.set());
        Event::TrickWon { seat: winner, card, coins }
    });
    if !verdict.buys {
        return;
    }
    if let (Some(seat), Some(old)) = (from, Card::new(price)) {
        sink.event(state, || Event::OldPriceCardCollected { seat, card: old });
    }
    state.table.price = card.number();
    state.table.holder = Some(winner);
    sink.event(state, || Event::BottleMoved { from, to: winner, price: card });
}
