//! Tactics cards (Rules 7): what they need, and what they do.

use super::BattleLine;
use super::cards::{Card, CardSet, DeckKind, Kind, TACTICS, TROOPS};
use super::events::Event;
use super::position::{FlagId, Phase, PublicState, Scouted, State, other};
use super::refusals::Refusal;
use super::turn::{Action, after_effect, check_free, check_in_hand, check_unclaimed, leave_hand, place};
use crate::engine::{Seat, Sink};

/// Appends the legal plays of tactics cards; the lock has been looked at, `free` are the flags with a free own slot.
pub(super) fn legal(state: &State, seat: Seat, free: &[FlagId], out: &mut Vec<Action>) {
    let unclaimed = state.table.unclaimed();
    for card in state.hands[seat.index()].tactics().iter() {
        match card {
            Card::SCOUT if state.decks.is_empty() => {}
            Card::SCOUT => out.push(Action::Scout),
            Card::REDEPLOY => {
                for (card, from) in lying(&state.table, seat) {
                    out.push(Action::Redeploy { card, from, to: None });
                    let targets = free.iter().filter(|&&to| to != from);
                    out.extend(targets.map(|&to| Action::Redeploy { card, from, to: Some(to) }));
                }
            }
            Card::DESERTER => {
                let targets = lying(&state.table, other(seat));
                out.extend(targets.map(|(card, from)| Action::Deserter { card, from }));
            }
            Card::TRAITOR if free.is_empty() => {}
            Card::TRAITOR => {
                for (card, from) in lying(&state.table, other(seat)).filter(|(card, _)| card.is_troop()) {
                    out.extend(free.iter().map(|&to| Action::Traitor { card, from, to }));
                }
            }
            Card::FOG | Card::MUD => {
                out.extend(unclaimed.iter().map(|flag| Action::PlayEnvironment { card, flag }));
            }
            _ if card.is_leader() && state.table.leader_played[seat.index()] => {}
            _ => out.extend(free.iter().map(|&flag| Action::PlayMorale { card, flag })),
        }
    }
}

/// A player's cards at unclaimed flags and where they lie, in the order of the cards.
#[inline]
fn lying(table: &PublicState, seat: Seat) -> impl Iterator<Item = (Card, FlagId)> + use<> {
    let (mut cards, mut places) = (CardSet::NONE, [FlagId::FIRST; (TROOPS + TACTICS) as usize]);
    for flag in table.unclaimed().iter() {
        for &card in table.side(flag, seat).cards() {
            cards.insert(card);
            places[card.index()] = flag;
        }
    }
    cards.iter().map(move |card| (card, places[card.index()]))
}

/// The card is in the hand, of this kind, and the lock allows another one (Rules 7.1).
fn check_card(state: &State, seat: Seat, card: Card, kind: Kind) -> Result<(), Refusal> {
    check_in_hand(state, seat, card, kind)?;
    if state.table.is_locked(seat) { Err(Refusal::TacticsLock) } else { Ok(()) }
}

/// Whether a wild card may be laid there (Rules 7.2).
pub(super) fn check_morale(state: &State, seat: Seat, card: Card, flag: FlagId) -> Result<(), Refusal> {
    check_card(state, seat, card, Kind::Morale)?;
    if card.is_leader() && state.table.leader_played[seat.index()] {
        return Err(Refusal::LeaderLimit);
    }
    check_free(&state.table, seat, flag)
}

/// Whether Fog or Mud may be laid there (Rules 7.3).
pub(super) fn check_environment(state: &State, seat: Seat, card: Card, flag: FlagId) -> Result<(), Refusal> {
    check_card(state, seat, card, Kind::Environment)?;
    check_unclaimed(&state.table, flag)
}

/// Whether the player may scout (Rules 7.4).
pub(super) fn check_scout(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_card(state, seat, Card::SCOUT, Kind::Guile)?;
    if state.decks.is_empty() { Err(Refusal::NothingToScout) } else { Ok(()) }
}

/// Whether an own card may be moved or discarded (Rules 7.4).
pub(super) fn check_redeploy(
    state: &State,
    seat: Seat,
    card: Card,
    from: FlagId,
    to: Option<FlagId>,
) -> Result<(), Refusal> {
    check_card(state, seat, Card::REDEPLOY, Kind::Guile)?;
    check_lies(state, seat, card, from)?;
    match to {
        None => Ok(()),
        Some(to) if to == from => Err(Refusal::SameFlag(from)),
        Some(to) => check_free(&state.table, seat, to),
    }
}

/// Whether an enemy card may be discarded (Rules 7.4).
pub(super) fn check_deserter(state: &State, seat: Seat, card: Card, from: FlagId) -> Result<(), Refusal> {
    check_card(state, seat, Card::DESERTER, Kind::Guile)?;
    check_lies(state, other(seat), card, from)
}

/// Whether an enemy troop may be brought over (Rules 7.4).
pub(super) fn check_traitor(state: &State, seat: Seat, card: Card, from: FlagId, to: FlagId) -> Result<(), Refusal> {
    check_card(state, seat, Card::TRAITOR, Kind::Guile)?;
    check_lies(state, other(seat), card, from)?;
    if !card.is_troop() {
        return Err(Refusal::WildCannotDefect(card));
    }
    check_free(&state.table, seat, to)
}

/// The card lies on the player's side of this unclaimed flag (Rules 7.1, 7.3).
fn check_lies(state: &State, side: Seat, card: Card, flag: FlagId) -> Result<(), Refusal> {
    if card.kind() == Kind::Environment {
        return Err(Refusal::EnvironmentStays(card));
    }
    check_unclaimed(&state.table, flag)?;
    if state.table.side(flag, side).cards().contains(&card) { Ok(()) } else { Err(Refusal::NotThere(card, flag)) }
}

/// Lays a wild card (Rules 7.2).
pub(super) fn play_morale(state: &mut State, seat: Seat, card: Card, flag: FlagId, sink: &mut impl Sink<BattleLine>) {
    play(state, seat, card);
    state.table.leader_played[seat.index()] |= card.is_leader();
    let laid = place(state, seat, card, flag);
    sink.event(state, || Event::MoralePlayed { seat, card, flag });
    laid.tell(state, sink);
    after_effect(state, sink);
}

/// Lays Fog or Mud; with Mud, sides that were full are not any more (Rules 7.3).
pub(super) fn play_environment(
    state: &mut State,
    seat: Seat,
    card: Card,
    flag: FlagId,
    sink: &mut impl Sink<BattleLine>,
) {
    play(state, seat, card);
    let here = state.table.flag_mut(flag);
    if card == Card::MUD {
        here.mud = true;
        for side in &mut here.sides {
            side.stamp = 0;
        }
    } else {
        here.fog = true;
    }
    sink.event(state, || Event::EnvironmentPlayed { seat, card, flag });
    after_effect(state, sink);
}

/// Begins to scout: draws come next (Rules 7.4).
pub(super) fn scout(state: &mut State, seat: Seat, sink: &mut impl Sink<BattleLine>) {
    let draws = (state.decks.len(DeckKind::Troops) + state.decks.len(DeckKind::Tactics)).min(3);
    state.table.phase = Phase::ScoutDraw { left: draws, of: draws };
    state.table.this_turn.scouted = true;
    play(state, seat, Card::SCOUT);
    state.table.discards[seat.index()].insert(Card::SCOUT);
    sink.event(state, || Event::ScoutPlayed { seat, draws });
    sink.event(state, || Event::GuileDiscarded { seat, card: Card::SCOUT });
}

/// Moves or discards an own card (Rules 7.4).
pub(super) fn redeploy(
    state: &mut State,
    seat: Seat,
    card: Card,
    from: FlagId,
    to: Option<FlagId>,
    sink: &mut impl Sink<BattleLine>,
) {
    play_guile(state, seat, Card::REDEPLOY, sink);
    take(state, seat, card, from);
    let laid = to.map(|to| place(state, seat, card, to));
    if to.is_none() {
        state.table.discards[seat.index()].insert(card);
    }
    sink.event(state, || Event::Redeployed { seat, card, from, to });
    if let Some(laid) = laid {
        laid.tell(state, sink);
    }
    after_effect(state, sink);
}

/// Discards an enemy card (Rules 7.4).
pub(super) fn desert(state: &mut State, seat: Seat, card: Card, from: FlagId, sink: &mut impl Sink<BattleLine>) {
    play_guile(state, seat, Card::DESERTER, sink);
    take(state, other(seat), card, from);
    state.table.discards[other(seat).index()].insert(card);
    sink.event(state, || Event::Deserted { seat, card, from });
    after_effect(state, sink);
}

/// Brings an enemy troop over (Rules 7.4).
pub(super) fn betray(
    state: &mut State,
    seat: Seat,
    card: Card,
    from: FlagId,
    to: FlagId,
    sink: &mut impl Sink<BattleLine>,
) {
    play_guile(state, seat, Card::TRAITOR, sink);
    take(state, other(seat), card, from);
    let laid = place(state, seat, card, to);
    sink.event(state, || Event::Betrayed { seat, card, from, to });
    laid.tell(state, sink);
    after_effect(state, sink);
}

/// The card leaves the hand and counts for the lock for good (Rules 7.1).
fn play(state: &mut State, seat: Seat, card: Card) {
    leave_hand(state, seat, card);
    state.table.played[seat.index()] += 1;
}

fn play_guile(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<BattleLine>) {
    play(state, seat, card);
    state.table.discards[seat.index()].insert(card);
    sink.event(state, || Event::GuileDiscarded { seat, card });
}

/// Takes a card off a side, which loses its stamp (Rules 6.1).
fn take(state: &mut State, side: Seat, card: Card, flag: FlagId) {
    let side = state.table.flag_mut(flag).side_mut(side);
    let lay_there = side.pile.take(card);
    debug_assert!(lay_there, "a card was taken that was not there");
    side.stamp = 0;
}

/// A Scout that has drawn all its cards puts back all but one (Rules 7.4).
pub(super) fn after_scout_draw(state: &mut State, left: u8, of: u8, sink: &mut impl Sink<BattleLine>) {
    state.table.phase = match (left.saturating_sub(1), of.saturating_sub(1)) {
        (0, 0) => return after_effect(state, sink),
        (0, returns) => Phase::ScoutReturn { left: returns },
        (left, _) => Phase::ScoutDraw { left, of },
    };
}

/// Puts a card on top of its own deck (Rules 7.4).
pub(super) fn put_back(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<BattleLine>) {
    let deck = card.deck();
    state.hands[seat.index()].remove(card);
    state.decks.push(card);
    let scouted = state.table.scouted.get_or_insert(Scouted { by: seat, top: [0; 2] });
    scouted.top[deck.index()] += 1;
    sink.event(state, || Event::Returned { seat, deck, card: Some(card) });
    match state.table.phase {
        Phase::ScoutReturn { left } if left > 1 => state.table.phase = Phase::ScoutReturn { left: left - 1 },
        _ => after_effect(state, sink),
    }
}

/// A card was drawn: one less that the scouting player knows on that deck; if the opponent took it, he knows it there.
pub(super) fn forget_top(state: &mut State, seat: Seat, card: Card) {
    let Some(scouted) = &mut state.table.scouted else { return };
    let top = &mut scouted.top[card.deck().index()];
    if *top == 0 {
        return;
    }
    *top -= 1;
    if scouted.by != seat {
        state.held.insert(card);
    }
    if scouted.top == [0; 2] {
        state.table.scouted = None;
    }
}
