//! The Draw phase (12) and the draw pile (3.3).

use super::command_cards::{CardSet, CommandCard, Text, shuffle_in};
use super::events::Event;
use super::game::BattleLore;
use super::position::{State, Turn};
use super::sections::Side;
use super::steps::PendingStep;
use crate::engine::{Chance, Sink};

/// The card of the turn is put away, and one is drawn; two for a Scout (12, 3.2).
pub(super) fn draw_phase(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let turn = state.table.turn;
    let side = turn.side;
    // What the card did is over; what it has drawn is asked of the copy.
    state.table.turn = Turn::new(turn.number, side);
    if let Some(card) = turn.card {
        state.table.discards.insert(card);
        sink.event(state, || Event::PutAway { side, card });
    }
    state.table.steps.replace(PendingStep::Lore);
    let Some(used) = turn.used.or(turn.card) else { return };
    if used.text() == Text::BattleLore {
        shuffle(state, chance, sink);
    }
    let first = draw(state, side, chance, sink);
    if !used.is_scout() {
        return;
    }
    let second = draw(state, side, chance, sink);
    if let (Some(first), Some(second)) = (first, second) {
        state.drawn = Some([first.min(second), first.max(second)]);
        state.table.steps.replace(PendingStep::Keep);
    }
}

/// The discards are shuffled into the draw pile (3.3).
fn shuffle(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let discards = std::mem::take(&mut state.table.discards);
    shuffle_in(&mut state.pile, discards, chance);
    let cards = state.pile.len() as u8;
    sink.event(state, || Event::Shuffled { cards });
}

/// A card comes into a hand; the discards become the pile if it is empty, as late as that (3.3).
pub(super) fn draw(
    state: &mut State,
    side: Side,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) -> Option<CommandCard> {
    if state.pile.is_empty() {
        shuffle(state, chance, sink);
    }
    let card = state.pile.pop()?;
    state.hands[side.index()].insert(card);
    sink.event(state, || Event::Drew { side, card: Some(card) });
    Some(card)
}

/// The player of the turn keeps one of the two cards of his Scout and puts the other one away (3.2).
pub(super) fn keep(state: &mut State, card: CommandCard, sink: &mut impl Sink<BattleLore>) {
    let side = state.table.turn.side;
    let Some([first, second]) = state.drawn.take() else { return };
    let other = if card == first { second } else { first };
    state.hands[side.index()].remove(other);
    state.table.discards.insert(other);
    state.table.steps.replace(PendingStep::Lore);
    sink.event(state, || Event::PutAway { side, card: other });
}

/// The whole deck is shuffled, and both hands are dealt, that of the first player first (2).
pub(super) fn deal(state: &mut State, hands: [u8; 2], chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    shuffle_in(&mut state.pile, CardSet::deck(), chance);
    let first = state.table.turn.side;
    for side in [first, first.other()] {
        for _ in 0..hands[side.index()] {
            draw(state, side, chance, sink);
        }
    }
}
