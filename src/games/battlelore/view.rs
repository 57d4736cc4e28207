//! What one viewer knows (4.1), and whole states that agree with it.

use super::command_cards::{CARDS, CardSet, CommandCard, Pile};
use super::position::{BySide, State, Table};
use super::sections::Side;
use crate::engine::{Chance, Viewer};

/// A hand as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandView {
    /// How many cards it holds.
    pub count: u8,
    /// The cards, for those who may know.
    pub cards: Option<CardSet>,
}

/// What one viewer knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// Command cards in the hands.
    pub hands: BySide<HandView>,
    /// How many Command cards the draw pile has.
    pub pile: u8,
    /// The pile itself, for those who see everything.
    pub order: Option<Pile>,
    /// The two cards that were drawn for a Scout, for their owner.
    pub drawn: Option<[CommandCard; 2]>,
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let hand = |side: Side| {
        let cards = state.hands[side.index()];
        HandView { count: cards.len(), cards: viewer.sees(side.seat()).then_some(cards) }
    };
    View {
        viewer,
        table: state.table,
        hands: Side::BOTH.map(hand),
        pile: state.pile.len(),
        order: (viewer == Viewer::All).then_some(state.pile),
        drawn: state.drawn.filter(|_| viewer.sees(state.table.turn.side.seat())),
    }
}

impl View {
    /// Command cards that the viewer cannot place: in a hand that he does not see, or in the pile.
    #[must_use]
    pub fn hidden(&self) -> CardSet {
        let hands = self.hands.iter().filter_map(|hand| hand.cards);
        let open = CardSet::deck().without(self.table.discards);
        let open = self.table.turn.card.into_iter().fold(open, |open, card| open.without([card].into_iter().collect()));
        hands.fold(open, CardSet::without)
    }
}

/// A state that looks like this to the viewer; what he cannot see is dealt at random, with equal weights.
pub(super) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let mut state = State {
        table: view.table,
        hands: view.hands.map(|hand| hand.cards.unwrap_or_default()),
        pile: view.order.unwrap_or_default(),
        drawn: view.drawn,
    };
    if view.order.is_some() {
        return state;
    }
    let mut cards = [CommandCard::FIRST; CARDS];
    let mut count = 0;
    for (place, card) in cards.iter_mut().zip(view.hidden().iter()) {
        *place = card;
        count += 1;
    }
    let cards = &mut cards[..count];
    chance.shuffle(cards);
    let mut rest = cards.iter().copied();
    let scouting = view.table.step() == super::position::Step::Keep;
    for side in Side::BOTH {
        let hand = view.hands[side.index()];
        if hand.cards.is_none() {
            let dealt = rest.by_ref().take(usize::from(hand.count));
            state.hands[side.index()] = dealt.collect();
        }
    }
    if scouting && state.drawn.is_none() {
        let hand = state.hands[view.table.turn.side.index()];
        // Any two of them, since the hand itself was dealt at random.
        let first = chance.below(u32::from(hand.len()).max(1)) as usize;
        let second = chance.below(u32::from(hand.len()).saturating_sub(1).max(1)) as usize;
        let second = second + usize::from(second >= first);
        let at = |place: usize| hand.iter().nth(place).unwrap_or(CommandCard::FIRST);
        state.drawn = Some([at(first.min(second)), at(first.max(second))]);
    }
    rest.for_each(|card| state.pile.push(card));
    state
}
