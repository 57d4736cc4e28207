//! Discarding and passing (Rules 5; with two players Rules 10): one secret choice a seat, all at the same time.

use super::BottleImp;
use super::actions::Action;
use super::cards::{Card, CardSet};
use super::events::Event;
use super::position::{Commit, Phase, State};
use super::refusals::Refusal;
use crate::engine::{OutOfTurn, Seat, Sink};

/// What an action of the exchange gives away.
fn commit_of(action: Action) -> Option<Commit> {
    match action {
        Action::Exchange { imp, left, right } => Some(Commit { imp: CardSet::one(imp), gifts: [left, right] }),
        Action::ExchangeForTwo { open, closed, imp } => Some(Commit { imp, gifts: [open, closed] }),
        Action::Play { .. } => None,
    }
}

/// The action that gives this away.
pub(super) fn action_of(commit: &Commit) -> Action {
    let [first, second] = commit.gifts;
    match (commit.imp.lowest(), commit.imp.len()) {
        (Some(imp), 1) => Action::Exchange { imp, left: first, right: second },
        _ => Action::ExchangeForTwo { open: first, closed: second, imp: commit.imp },
    }
}

/// Every choice of different cards of the hand as dealt (Rules 5.2, 5.6).
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat.index()];
    let others = |taken: &[Card]| hand.without(taken.iter().copied().collect());
    if state.table.is_for_two() {
        for open in hand.iter() {
            for closed in others(&[open]).iter() {
                let left = others(&[open, closed]);
                for high in left.iter() {
                    let pairs = left.intersection(CardSet::below(high.number())).iter().map(|low| [low, high]);
                    out.extend(pairs.map(|pair| Action::ExchangeForTwo {
                        open,
                        closed,
                        imp: pair.into_iter().collect(),
                    }));
                }
            }
        }
        return;
    }
    for imp in hand.iter() {
        for left in others(&[imp]).iter() {
            out.extend(others(&[imp, left]).iter().map(|right| Action::Exchange { imp, left, right }));
        }
    }
}

/// Whether the seat may give this away.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat.index() >= state.table.players() {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    if state.commits[seat.index()].is_some() {
        return Err(Refusal::AlreadyCommitted);
    }
    let for_two = matches!(action, Action::ExchangeForTwo { .. });
    let Some(commit) = commit_of(action).filter(|_| for_two == state.table.is_for_two()) else {
        return Err(Refusal::OtherExchange);
    };
    let cards = commit.cards();
    let open = cards.intersection(state.open_hand(seat));
    if let Some(card) = open.lowest() {
        return Err(Refusal::OpenCardStays(card));
    }
    if let Some(card) = cards.without(state.hands[seat.index()]).lowest() {
        return Err(Refusal::NotInHand(card));
    }
    if cards.len() != if for_two { 4 } else { 3 } {
        return Err(Refusal::CardsNotDistinct);
    }
    Ok(())
}

/// Keeps the choice; when all have chosen, the cards move (Rules 5.2).
pub(super) fn commit(state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<BottleImp>) {
    let commit = commit_of(action);
    state.commits[seat.index()] = commit;
    sink.event(state, || Event::Committed { seat, commit });
    if state.undecided().is_empty() {
        exchange(state, sink);
    }
}

/// All discards go to the Imp's Trick, all gifts to the neighbours, and the first trick is led (Rules 5, 6).
fn exchange(state: &mut State, sink: &mut impl Sink<BottleImp>) {
    for seat in state.table.seats() {
        let Some(commit) = state.commits[seat.index()] else { continue };
        let hand = &mut state.hands[seat.index()];
        *hand = hand.without(commit.imp);
        state.imp = state.imp.union(commit.imp);
        sink.event(state, || Event::Discarded { seat, count: commit.imp.len(), cards: Some(commit.imp) });
    }
    for from in state.table.seats() {
        let Some(Commit { gifts: [first, second], .. }) = state.commits[from.index()] else { continue };
        let for_two = state.table.is_for_two();
        for (card, to, open) in
            [(first, state.table.left_of(from), for_two), (second, state.table.right_of(from), false)]
        {
            state.hands[from.index()].remove(card);
            let hand = if open { &mut state.open[to.index()] } else { &mut state.hands[to.index()] };
            hand.insert(card);
            sink.event(state, || Event::Passed { from, to, card: Some(card), open });
        }
    }
    state.table.phase = Phase::Play;
    let leader = state.table.leader;
    sink.event(state, || Event::ExchangeDone { leader });
    if state.table.is_for_two() {
        for seat in state.table.seats() {
            sink.event(state, || Event::HandOpened { seat, cards: state.open_hand(seat) });
        }
    }
}

/// Where the gifts of a seat lie as long as they have not been played: in the hands of its neighbours, `None` for an
/// open hand.
pub(super) fn gifts_to(state: &State, from: Seat) -> impl Iterator<Item = (Option<Seat>, Card)> {
    let table = &state.table;
    let to = [Some(table.left_of(from)).filter(|_| !table.is_for_two()), Some(table.right_of(from))];
    state.commits[from.index()].into_iter().flat_map(move |commit| to.into_iter().zip(commit.gifts))
}
