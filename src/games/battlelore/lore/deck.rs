//! The Lore deck (13.3): how it is put together, drawn from, and what is where.

use serde::{Deserialize, Serialize};

use super::super::council::{CARDS_OF_CLASS, LoreClass, council};
use super::super::events::Event;
use super::super::game::BattleLore;
use super::super::lore_cards::{LORE_CARDS, LoreCard, LoreSet};
use super::super::position::{BySide, PublicState, State};
use super::super::sections::Side;
use crate::engine::{ArrayVec, Chance, Sink};

/// Lore cards that do not lie open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LoreCards {
    pub hands: BySide<LoreSet>,
    /// Put away face down before the first turn (13.3).
    pub buried: LoreSet,
    /// Not in the deck at all (13.3).
    pub unused: LoreSet,
    pub pile: LorePile,
}

/// The draw pile of Lore cards, drawn from its end.
pub type LorePile = ArrayVec<LoreCard, LORE_CARDS>;

/// A pile of these cards, in a random order.
fn shuffled(set: LoreSet, chance: &mut impl Chance) -> LorePile {
    let mut cards: LorePile = set.iter().collect();
    chance.shuffle(&mut cards);
    cards.reverse();
    cards
}

/// Puts the deck together: so many random cards of each class, all of them shuffled (13.3).
pub(in super::super) fn build(state: &mut State, shares: [u8; 4], chance: &mut impl Chance) {
    let mut deck = LoreSet::NONE;
    for class in LoreClass::ALL {
        let all: LoreSet = (1..=CARDS_OF_CLASS).filter_map(|number| LoreCard::of(class, number)).collect();
        let share = usize::from(shares[class.index()]);
        if share < usize::from(CARDS_OF_CLASS) {
            let mut list: LorePile = all.iter().collect();
            chance.shuffle(&mut list);
            deck = deck.union(list.iter().take(share).copied().collect());
        } else {
            deck = deck.union(all);
        }
    }
    build_of(state, deck, chance);
}

/// Puts a deck of these cards together.
pub(in super::super) fn build_of(state: &mut State, deck: LoreSet, chance: &mut impl Chance) {
    let of = |class: LoreClass| deck.iter().filter(|card| card.class() == class).count() as u8;
    state.table.lore.shares = LoreClass::ALL.map(of);
    state.lore.unused = LoreCard::all().collect::<LoreSet>().without(deck);
    state.lore.pile = shuffled(deck, chance);
}

/// The deck of the Medieval Lore option (13.6).
pub fn medieval() -> LoreSet {
    let of = |class: LoreClass| {
        let numbers = council().medieval.cards(class).iter();
        numbers.filter_map(move |&number| LoreCard::of(class, number))
    };
    LoreClass::ALL.into_iter().flat_map(of).collect()
}

/// A Lore card comes into a hand; the discards become the pile if it is empty, and if there are none, nothing is drawn (3.3).
pub(in super::super) fn draw(
    state: &mut State,
    side: Side,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) -> bool {
    if state.lore.pile.is_empty() {
        let cards = state.table.lore.discards.union(state.lore.buried);
        if cards.is_empty() {
            return false;
        }
        state.table.lore.discards = LoreSet::NONE;
        state.lore.buried = LoreSet::NONE;
        state.lore.pile = shuffled(cards, chance);
        let cards = cards.len();
        sink.event(state, || Event::LoreShuffled { cards });
    }
    let Some(card) = state.lore.pile.pop() else { return false };
    state.lore.hands[side.index()].insert(card);
    state.table.lore.held[side.index()] += 1;
    sink.event(state, || Event::LoreDrawn { side, card: Some(card) });
    true
}

/// Whether a Lore card can be drawn (13.5).
pub(in super::super) fn can_draw(table: &PublicState, cards: &LoreCards) -> bool {
    !cards.pile.is_empty() || !table.lore.discards.union(cards.buried).is_empty()
}

/// A Lore card leaves a hand.
pub(in super::super) fn leave(state: &mut State, side: Side, card: LoreCard) {
    state.lore.hands[side.index()].remove(card);
    state.table.lore.held[side.index()] = state.lore.hands[side.index()].len();
}

/// A Lore card is put away from a hand, face up (13.5).
pub(in super::super) fn put_away(state: &mut State, side: Side, card: LoreCard, sink: &mut impl Sink<BattleLore>) {
    leave(state, side, card);
    state.table.lore.discards.insert(card);
    sink.event(state, || Event::LorePutAway { side, card });
}

/// How many cards of each class go into the deck (13.3).
pub fn shares(masters: BySide<[u8; 4]>) -> [u8; 4] {
    let [south, north] = masters;
    std::array::from_fn(|class| {
        let level = usize::from(south[class].max(north[class]));
        council().deck_share.get(level).copied().unwrap_or(CARDS_OF_CLASS)
    })
}

/// Step END of the Draw phase: two tokens, or a card and a token (13.5).
pub(in super::super) fn take(
    state: &mut State,
    card: bool,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    let side = state.table.turn.side;
    if card {
        draw(state, side, chance, sink);
        super::gain(state, side, council().draw_tokens_with_card, sink);
    } else {
        super::gain(state, side, council().draw_tokens, sink);
    }
}
