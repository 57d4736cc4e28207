//! The turn (Rules 2, 4, 5): its steps, what is legal in each, and the cards laid at flags.

use super::cards::{Card, CardSet, DeckKind, Kind};
use super::events::Event;
use super::position::{Decks, FLAGS, FlagId, HAND, Phase, PublicState, SEATS, State, ThisTurn, other};
use super::refusals::Refusal;
use super::{BattleLine, FirstSeat, Mode, Options, ending, tactics};
use crate::engine::{Chance, OutOfTurn, Seat, Sink};

/// One decision (Rules 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `claim 7`: the flag is mine (Rules 8).
    Claim { flag: FlagId },
    /// `endclaim`: no more claims, although there are provable flags (Rules 4.2).
    EndClaims,
    /// `T r8 3`: lay a troop (Rules 5).
    PlayTroop { card: Card, flag: FlagId },
    /// `M CC 5`: lay a wild card (Rules 7.2).
    PlayMorale { card: Card, flag: FlagId },
    /// `E FO 2`: lay Fog or Mud (Rules 7.3).
    PlayEnvironment {
        /// Fog or Mud.
        card: Card,
        flag: FlagId,
    },
    /// `SC`: scout (Rules 7.4).
    Scout,
    /// `RD b7 2>6` or `RD b7 2>x`: move or discard an own card (Rules 7.4).
    Redeploy {
        card: Card,
        from: FlagId,
        /// Where it goes; `None` to the discard row.
        to: Option<FlagId>,
    },
    /// `DE CC 4`: discard an enemy card (Rules 7.4).
    Deserter { card: Card, from: FlagId },
    /// `TR g5 3>1`: bring over an enemy troop (Rules 7.4).
    Traitor { card: Card, from: FlagId, to: FlagId },
    /// `pass` (Rules 5.1).
    Pass,
    /// `draw t` or `draw k`: take a card (Rules 4, 7.4).
    Draw { deck: DeckKind },
    /// `ret o4`: put a card back when scouting (Rules 7.4).
    ScoutReturn { card: Card },
}

/// Lays the game out (Rules 2).
pub(super) fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<BattleLine>) -> State {
    let mut cards = [Card::FOG; 70];
    for (place, card) in cards.iter_mut().zip(Card::all()) {
        *place = card;
    }
    let (troops, tactics) = cards.split_at_mut(60);
    chance.shuffle(troops);
    chance.shuffle(tactics);
    let first = match options.first {
        FirstSeat::Random => Seat(chance.below(2) as u8 & 1),
        FirstSeat::A => Seat(0),
        FirstSeat::B => Seat(1),
    };
    let mut decks = Decks::default();
    for &card in troops.iter().chain(tactics.iter()).rev() {
        decks.push(card);
    }
    let mut state =
        State { table: PublicState::new(options.mode, first), hands: [CardSet::NONE; 2], decks, held: CardSet::NONE };
    for seat in SEATS {
        for _ in 0..HAND {
            if let Some(card) = state.decks.pop(DeckKind::Troops) {
                state.hands[seat.index()].insert(card);
            }
        }
        let cards = state.hands[seat.index()];
        sink.event(&state, || Event::Dealt { seat, count: HAND, cards: Some(cards) });
    }
    let mode = options.mode;
    sink.event(&state, || Event::Started { seat: first, mode });
    begin(&mut state, sink);
    state
}

/// Appends what the player may do, in the order of [`Action`].
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if seat != table.turn {
        return;
    }
    match table.phase {
        Phase::Over(_) => {}
        Phase::Claim => {
            out.extend(table.claimable.iter().map(|flag| Action::Claim { flag }));
            out.push(Action::EndClaims);
        }
        Phase::Play => legal_plays(state, seat, out),
        Phase::Draw | Phase::ScoutDraw { .. } => {
            let decks = DeckKind::BOTH.into_iter().filter(|&deck| state.decks.len(deck) > 0);
            out.extend(decks.map(|deck| Action::Draw { deck }));
        }
        Phase::ScoutReturn { .. } => {
            out.extend(state.hands[seat.index()].iter().map(|card| Action::ScoutReturn { card }));
        }
    }
}

fn legal_plays(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    let hand = state.hands[seat.index()];
    let mut room = [FlagId::FIRST; FLAGS];
    let free = table.free_flags(seat).list(&mut room);
    out.reserve(usize::from(hand.troops().len()) * free.len() + 1);
    for card in hand.troops().iter() {
        out.extend(free.iter().map(|&flag| Action::PlayTroop { card, flag }));
    }
    if !hand.tactics().is_empty() && !table.is_locked(seat) {
        tactics::legal(state, seat, free, out);
    }
    if hand.troops().is_empty() || free.is_empty() {
        out.push(Action::Pass);
    }
}

/// Whether no troop can be placed, so that passing is allowed (Rules 5.1).
fn may_pass(state: &State, seat: Seat) -> bool {
    state.hands[seat.index()].troops().is_empty() || state.table.free_flags(seat).is_empty()
}

/// Why the player may not do this, if he may not.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    if let Phase::Over(_) = table.phase {
        return Err(Refusal::OutOfTurn(OutOfTurn::MatchOver));
    }
    if seat != table.turn {
        return Err(Refusal::OutOfTurn(OutOfTurn::NotYourTurn));
    }
    match action {
        Action::Claim { flag } => check_claim(table, seat, flag),
        Action::EndClaims if table.phase == Phase::Claim => Ok(()),
        Action::EndClaims => Err(Refusal::OutsideClaimStep),
        Action::Draw { deck } => match table.phase {
            Phase::Draw | Phase::ScoutDraw { .. } if state.decks.len(deck) == 0 => Err(Refusal::DeckEmpty),
            Phase::Draw | Phase::ScoutDraw { .. } => Ok(()),
            Phase::ScoutReturn { .. } => Err(Refusal::ScoutMustReturn),
            Phase::Claim | Phase::Play | Phase::Over(_) => Err(Refusal::OutsideDrawStep),
        },
        Action::ScoutReturn { card } => match table.phase {
            Phase::ScoutReturn { .. } if state.hands[seat.index()].contains(card) => Ok(()),
            Phase::ScoutReturn { .. } => Err(Refusal::NotInHand(card)),
            Phase::ScoutDraw { .. } => Err(Refusal::ScoutMustDraw),
            Phase::Claim | Phase::Play | Phase::Draw | Phase::Over(_) => Err(Refusal::NothingToReturn),
        },
        Action::PlayTroop { card, flag } => {
            check_play_step(table)?;
            check_in_hand(state, seat, card, Kind::Troop)?;
            check_free(table, seat, flag)
        }
        Action::PlayMorale { card, flag } => {
            check_play_step(table)?;
            tactics::check_morale(state, seat, card, flag)
        }
        Action::PlayEnvironment { card, flag } => {
            check_play_step(table)?;
            tactics::check_environment(state, seat, card, flag)
        }
        Action::Scout => {
            check_play_step(table)?;
            tactics::check_scout(state, seat)
        }
        Action::Redeploy { card, from, to } => {
            check_play_step(table)?;
            tactics::check_redeploy(state, seat, card, from, to)
        }
        Action::Deserter { card, from } => {
            check_play_step(table)?;
            tactics::check_deserter(state, seat, card, from)
        }
        Action::Traitor { card, from, to } => {
            check_play_step(table)?;
            tactics::check_traitor(state, seat, card, from, to)
        }
        Action::Pass => {
            check_play_step(table)?;
            if may_pass(state, seat) { Ok(()) } else { Err(Refusal::MustPlay) }
        }
    }
}

/// It is the time to play a card (Rules 4).
fn check_play_step(table: &PublicState) -> Result<(), Refusal> {
    match table.phase {
        Phase::Play => Ok(()),
        Phase::Claim if table.mode == Mode::Advanced => Err(Refusal::ClaimStepOpen),
        Phase::ScoutDraw { .. } => Err(Refusal::ScoutMustDraw),
        Phase::ScoutReturn { .. } => Err(Refusal::ScoutMustReturn),
        Phase::Claim | Phase::Draw | Phase::Over(_) => Err(Refusal::AlreadyPlayed),
    }
}

/// Rules 8.1; what cannot be proven anyway is refused for that reason even where the claim step was skipped for it.
fn check_claim(table: &PublicState, seat: Seat, flag: FlagId) -> Result<(), Refusal> {
    if table.claimable.contains(flag) {
        return Ok(());
    }
    if table.owner(flag).is_some() {
        return Err(Refusal::FlagClaimed(flag));
    }
    let was_claim_step = match table.mode {
        Mode::Advanced => matches!(table.phase, Phase::Claim | Phase::Play),
        Mode::Basic => matches!(table.phase, Phase::Claim | Phase::Draw),
    };
    let failed = if was_claim_step { Refusal::of_proof(&table.proof(flag, seat)) } else { None };
    Err(failed.unwrap_or(Refusal::OutsideClaimStep))
}

/// The card is of this kind and in the hand.
pub(super) fn check_in_hand(state: &State, seat: Seat, card: Card, kind: Kind) -> Result<(), Refusal> {
    if card.kind() != kind {
        return Err(Refusal::WrongKind(card));
    }
    if !state.hands[seat.index()].contains(card) {
        return Err(Refusal::NotInHand(card));
    }
    Ok(())
}

pub(super) fn check_unclaimed(table: &PublicState, flag: FlagId) -> Result<(), Refusal> {
    if table.unclaimed().contains(flag) { Ok(()) } else { Err(Refusal::FlagClaimed(flag)) }
}

/// The flag is unclaimed and the player has a free slot there (Rules 5).
pub(super) fn check_free(table: &PublicState, seat: Seat, flag: FlagId) -> Result<(), Refusal> {
    check_unclaimed(table, flag)?;
    if table.flag(flag).is_full(seat) { Err(Refusal::SideFull(flag)) } else { Ok(()) }
}

/// Carries out an action of the player on turn that has been checked.
pub(super) fn carry_out(state: &mut State, action: Action, sink: &mut impl Sink<BattleLine>) {
    let seat = state.table.turn;
    match action {
        Action::Claim { flag } => claim(state, seat, flag, sink),
        Action::EndClaims => {
            state.table.claimable = Default::default();
            sink.event(state, || Event::ClaimsEnded { seat });
            after_claims(state, sink);
        }
        Action::PlayTroop { card, flag } => {
            leave_hand(state, seat, card);
            let laid = place(state, seat, card, flag);
            sink.event(state, || Event::TroopPlayed { seat, card, flag });
            laid.tell(state, sink);
            after_effect(state, sink);
        }
        Action::Pass => {
            state.table.this_turn.passed = true;
            sink.event(state, || Event::Passed { seat });
            after_effect(state, sink);
        }
        Action::Draw { deck } => draw(state, seat, deck, sink),
        Action::PlayMorale { card, flag } => tactics::play_morale(state, seat, card, flag, sink),
        Action::PlayEnvironment { card, flag } => tactics::play_environment(state, seat, card, flag, sink),
        Action::Scout => tactics::scout(state, seat, sink),
        Action::Redeploy { card, from, to } => tactics::redeploy(state, seat, card, from, to, sink),
        Action::Deserter { card, from } => tactics::desert(state, seat, card, from, sink),
        Action::Traitor { card, from, to } => tactics::betray(state, seat, card, from, to, sink),
        Action::ScoutReturn { card } => tactics::put_back(state, seat, card, sink),
    }
}

/// The player takes a flag that he has proven (Rules 8.4).
fn claim(state: &mut State, seat: Seat, flag: FlagId, sink: &mut impl Sink<BattleLine>) {
    let table = &mut state.table;
    table.owned[seat.index()].insert(flag);
    table.claimable.remove(flag);
    table.this_turn.claimed = true;
    sink.event(state, || {
        let proof = state.table.proof(flag, seat);
        let value = proof.own.map_or(super::Value::NOTHING, |best| best.value);
        Event::FlagClaimed { seat, flag, value, rival: proof.rival.map(|best| best.value) }
    });
    if let Some(how) = ending::victory(state.table.owned[seat.index()]) {
        ending::end(state, Some(seat), how, false, sink);
    } else if state.table.claimable.is_empty() {
        after_claims(state, sink);
    }
}

/// Takes the top card of a deck, and goes on with the turn or the Scout.
fn draw(state: &mut State, seat: Seat, deck: DeckKind, sink: &mut impl Sink<BattleLine>) {
    if let Some(card) = state.decks.pop(deck) {
        state.hands[seat.index()].insert(card);
        tactics::forget_top(state, seat, card);
        sink.event(state, || Event::Drew { seat, deck, card: Some(card) });
    }
    if let Phase::ScoutDraw { left, of } = state.table.phase {
        tactics::after_scout_draw(state, left, of, sink);
    } else {
        end_of_turn(state, sink);
    }
}

/// A side that has become full by a card, to be told after the card itself.
pub(super) struct Laid {
    completed: Option<(Seat, FlagId)>,
}

impl Laid {
    /// Tells that the side is full, if it is.
    pub(super) fn tell(self, state: &State, sink: &mut impl Sink<BattleLine>) {
        if let Some((seat, flag)) = self.completed {
            sink.event(state, || {
                let value = state.table.value(flag, seat).unwrap_or(super::Value::NOTHING);
                Event::Completed { seat, flag, value }
            });
        }
    }
}

/// Takes a card out of a hand for good.
pub(super) fn leave_hand(state: &mut State, seat: Seat, card: Card) {
    state.hands[seat.index()].remove(card);
    state.held.remove(card);
    if card.is_troop() {
        state.table.visible.insert(card);
    }
}

/// Lays a card on a free slot and stamps the side if it is full now (Rules 6.1).
pub(super) fn place(state: &mut State, seat: Seat, card: Card, flag: FlagId) -> Laid {
    let ply = state.table.ply;
    let here = state.table.flag_mut(flag);
    let had_room = here.side_mut(seat).pile.push(card);
    debug_assert!(had_room, "a card was laid on a full side");
    let full = here.is_full(seat);
    if full {
        here.side_mut(seat).stamp = ply;
    }
    Laid { completed: full.then_some((seat, flag)) }
}

/// A turn begins (Rules 4.2).
pub(super) fn begin(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    let table = &mut state.table;
    table.this_turn = ThisTurn::default();
    let (seat, ply) = (table.turn, table.ply);
    sink.event(state, || Event::TurnBegan { seat, ply });
    match state.table.mode {
        Mode::Advanced => open_claims(state, sink),
        Mode::Basic => state.table.phase = Phase::Play,
    }
}

/// The claim step, skipped when nothing can be proven (Rules 4.2).
fn open_claims(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    state.table.claimable = state.table.provable(state.table.turn);
    if state.table.claimable.is_empty() {
        after_claims(state, sink);
    } else {
        state.table.phase = Phase::Claim;
    }
}

fn after_claims(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    match state.table.mode {
        Mode::Advanced => state.table.phase = Phase::Play,
        Mode::Basic => open_draw(state, sink),
    }
}

/// The card has been played and has done all that it does, or the player has passed.
pub(super) fn after_effect(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    match state.table.mode {
        Mode::Advanced => open_draw(state, sink),
        Mode::Basic => open_claims(state, sink),
    }
}

/// The draw, left out after a pass, after a Scout and with both decks empty (Rules 4.2).
fn open_draw(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    let ThisTurn { passed, scouted, .. } = state.table.this_turn;
    if passed || scouted || state.decks.is_empty() {
        end_of_turn(state, sink);
    } else {
        state.table.phase = Phase::Draw;
    }
}

/// The opponent's turn, or the settlement after two idle turns (Rules 9).
fn end_of_turn(state: &mut State, sink: &mut impl Sink<BattleLine>) {
    let table = &mut state.table;
    let idle = table.this_turn.passed && !table.this_turn.claimed;
    table.pass_streak = if idle { table.pass_streak + 1 } else { 0 };
    if table.pass_streak >= 2 {
        ending::settle(state, sink);
        return;
    }
    table.turn = other(table.turn);
    table.ply += 1;
    begin(state, sink);
}
