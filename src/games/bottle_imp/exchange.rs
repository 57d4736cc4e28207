//! Discarding and passing (Rules 5; with two players Rules 10). Each seat lays its cards out one by one, unseen by the
//! others, and then gives them; when the last one has given, all cards move at once.

use super::BottleImp;
use super::actions::Action;
use super::cards::Card;
use super::draft::{Draft, Slot};
use super::events::Event;
use super::position::{Commit, Phase, State};
use super::refusals::Refusal;
use crate::engine::{OutOfTurn, Seat, Sink};

/// Every card of the hand as dealt into every slot that has room, or giving all away once they have been laid out (Rules
/// 5.2, 5.6); last, so that whoever takes the first action gets on, every card that can be taken back.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let for_two = state.table.is_for_two();
    let draft = &state.drafts[seat.index()];
    let slots = || Slot::of(for_two).into_iter().filter(|&slot| draft.has_room(slot, for_two));
    for card in state.hands[seat.index()].without(draft.cards()).iter() {
        out.extend(slots().map(|slot| Action::Lay { card, slot }));
    }
    if draft.next_slot(for_two).is_none() {
        out.push(Action::Give);
    }
    out.extend(draft.cards().iter().map(|card| Action::TakeBack { card }));
}

/// Whether the seat may do this in the exchange.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat.index() >= state.table.players() {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    if state.commits[seat.index()].is_some() {
        return Err(Refusal::AlreadyCommitted);
    }
    let for_two = state.table.is_for_two();
    let draft = &state.drafts[seat.index()];
    match action {
        Action::Lay { slot, .. } if !Slot::of(for_two).contains(&slot) => Err(Refusal::OtherExchange),
        Action::Lay { card, .. } if state.open_hand(seat).contains(card) => Err(Refusal::OpenCardStays(card)),
        Action::Lay { card, .. } if !state.hands[seat.index()].contains(card) => Err(Refusal::NotInHand(card)),
        Action::Lay { card, .. } if draft.cards().contains(card) => Err(Refusal::AlreadyLaid(card)),
        Action::Lay { slot, .. } if !draft.has_room(slot, for_two) => Err(Refusal::SlotFull),
        Action::TakeBack { card } if !draft.cards().contains(card) => Err(Refusal::NotLaid(card)),
        Action::Give if draft.next_slot(for_two).is_some() => Err(Refusal::CardsMissing),
        _ => Ok(()),
    }
}

pub(super) fn lay(state: &mut State, seat: Seat, card: Card, slot: Slot, sink: &mut impl Sink<BottleImp>) {
    state.drafts[seat.index()].lay(card, slot);
    sink.event(state, || Event::Laid { seat, card, slot });
}

pub(super) fn take_back(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<BottleImp>) {
    state.drafts[seat.index()].take_back(card);
    sink.event(state, || Event::TakenBack { seat, card });
}

/// Keeps what was laid out as the choice; when all have chosen, the cards move (Rules 5.2).
pub(super) fn give(state: &mut State, seat: Seat, sink: &mut impl Sink<BottleImp>) {
    let draft = std::mem::take(&mut state.drafts[seat.index()]);
    let commit = draft.commit(state.table.is_for_two());
    state.commits[seat.index()] = commit;
    sink.event(state, || Event::Committed { seat, commit });
    if state.undecided().is_empty() {
        exchange(state, sink);
    }
}

/// The next step of a seat that means to give this away, if what it has laid out agrees with it.
pub(super) fn next_step(draft: &Draft, commit: &Commit, for_two: bool) -> Option<Action> {
    let goal = Draft::from(*commit);
    let agrees = Slot::of(for_two).into_iter().all(|slot| draft.within(slot).without(goal.within(slot)).is_empty());
    let step = || {
        let slot = draft.next_slot(for_two)?;
        let card = goal.within(slot).without(draft.within(slot)).lowest()?;
        Some(Action::Lay { card, slot })
    };
    agrees.then(|| step().unwrap_or(Action::Give))
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
