//! What one viewer knows (4.1), and whole states that agree with it.

use serde::{Deserialize, Serialize};

use super::command_cards::{CardSet, CommandCard, Pile};
use super::council::{CARDS_OF_CLASS, LoreClass};
use super::lore::deck::{LoreCards, LorePile, medieval};
use super::lore_cards::{LoreCard, LoreSet};
use super::muster;
use super::position::{BySide, PublicState, State};
use super::scenario::Levels;
use super::sections::Side;
use super::steps::PendingStep;
use crate::engine::{Chance, Viewer};

/// A hand as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards it holds.
    pub count: u8,
    /// The cards, for those who may know.
    pub cards: Option<CardSet>,
}

/// What one viewer knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: PublicState,
    /// Command cards in the hands.
    pub hands: BySide<HandView>,
    /// How many Command cards the draw pile has.
    pub pile: u8,
    /// The pile itself, for those who see everything.
    pub order: Option<Pile>,
    /// The two cards that were drawn for a Scout, for their owner.
    pub drawn: Option<[CommandCard; 2]>,
    /// Lore cards in the hands, for those who may know.
    pub lore: BySide<Option<LoreSet>>,
    /// How many Lore cards the draw pile has, and how many were put away face down before the first turn.
    pub lore_pile: [u8; 2],
    /// War Councils that are being chosen, for those who may know (13.2).
    pub councils: BySide<Option<Levels>>,
    /// Levels that each side has spent on its War Council so far.
    pub spent: BySide<u8>,
    /// All Lore cards that do not lie open, for those who see everything.
    pub lore_cards: Option<LoreCards>,
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    // A spy looks at both hands of the opponent until he has decided (14.3).
    let spying = state.table.lore.cast().filter(|_| state.table.step() == PendingStep::Spy).map(|cast| cast.side);
    let sees = |side: Side| viewer.sees(side.seat()) || spying.is_some_and(|spy| viewer.sees(spy.seat()));
    let hand = |side: Side| {
        let cards = state.hands[side.index()];
        HandView { count: cards.len(), cards: sees(side).then_some(cards) }
    };
    View {
        viewer,
        table: state.table,
        hands: Side::BOTH.map(hand),
        pile: state.pile.len() as u8,
        order: (viewer == Viewer::All).then_some(state.pile),
        drawn: state.drawn.filter(|_| viewer.sees(state.table.turn.side.seat())),
        lore: Side::BOTH.map(|side| Some(state.lore.hands[side.index()]).filter(|_| sees(side))),
        councils: Side::BOTH.map(|side| Some(state.councils[side.index()]).filter(|_| sees(side))),
        spent: state.councils.map(|levels| levels.sum()),
        lore_pile: [state.lore.pile.len() as u8, state.lore.buried.len()],
        lore_cards: (viewer == Viewer::All).then_some(state.lore),
    }
}

impl View {
    /// Command cards that the viewer cannot place: in a hand that he does not see, or in the pile.
    pub fn hidden(&self) -> CardSet {
        let hands = self.hands.iter().filter_map(|hand| hand.cards);
        let open = CardSet::deck().without(self.table.discards);
        let open = self.table.turn.card.into_iter().fold(open, |open, card| open.without([card].into_iter().collect()));
        hands.fold(open, CardSet::without)
    }
}

/// Deals the Lore cards that the viewer cannot place: of each class as many stay out as the deck does without (13.3).
fn imagine_lore(view: &View, state: &mut State, chance: &mut impl Chance) {
    let lore = &view.table.lore;
    if !lore.active {
        state.lore.unused = LoreSet::NONE;
        return;
    }
    let played = lore.casts.iter().flatten().map(|cast| cast.card).collect::<LoreSet>();
    let known = view.lore.iter().flatten().fold(lore.discards.union(played), |known, hand| known.union(*hand));
    let mut hidden = LoreSet::NONE;
    for class in LoreClass::ALL {
        let of_class: LoreSet =
            LoreCard::all().filter(|card| card.class() == class && !known.contains(*card)).collect();
        if lore.medieval {
            // 13.6: everybody knows which cards the deck has.
            state.lore.unused = state.lore.unused.union(of_class.without(medieval()));
            hidden = hidden.union(of_class.intersection(medieval()));
            continue;
        }
        let mut cards: LorePile = of_class.iter().collect();
        chance.shuffle(&mut cards);
        let out = usize::from(CARDS_OF_CLASS - lore.shares[class.index()].min(CARDS_OF_CLASS));
        let (out, rest) = cards.split_at(out.min(cards.len()));
        state.lore.unused = state.lore.unused.union(out.iter().copied().collect());
        hidden = hidden.union(rest.iter().copied().collect());
    }
    let mut cards: LorePile = hidden.iter().collect();
    chance.shuffle(&mut cards);
    let mut rest = cards.iter().copied();
    for side in Side::BOTH {
        state.lore.hands[side.index()] = match view.lore[side.index()] {
            Some(hand) => hand,
            None => rest.by_ref().take(usize::from(lore.held[side.index()])).collect(),
        };
    }
    state.lore.buried = rest.by_ref().take(usize::from(view.lore_pile[1])).collect();
    state.lore.pile = rest.collect();
}

/// A state that looks like this to the viewer; what he cannot see is dealt at random, with equal weights.
pub(super) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let mut state = State {
        table: view.table,
        hands: view.hands.map(|hand| hand.cards.unwrap_or_default()),
        pile: view.order.unwrap_or_default(),
        drawn: view.drawn,
        lore: view.lore_cards.unwrap_or_default(),
        councils: Default::default(),
    };
    for side in Side::BOTH.map(Side::index) {
        let spent = view.spent[side];
        state.councils[side] = match view.councils[side] {
            Some(levels) => levels,
            None if spent > 0 => muster::imagined(spent, chance),
            None => Levels::default(),
        };
    }
    if view.order.is_some() {
        return state;
    }
    imagine_lore(view, &mut state, chance);
    let mut cards: Pile = view.hidden().iter().collect();
    chance.shuffle(&mut cards);
    let mut rest = cards.iter().copied();
    let scouting = view.table.step() == PendingStep::Keep;
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
        let at = |place: usize| hand.iter().nth(place).unwrap_or_default();
        state.drawn = Some([at(first.min(second)), at(first.max(second))]);
    }
    state.pile = rest.collect();
    state
}
