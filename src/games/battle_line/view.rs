//! What one viewer knows (Rules 2, 7.4), and whole states that agree with it.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, DeckKind, Pile, TROOPS};
use super::position::{Decks, Ending, Phase, PublicState, SEATS, State};
use crate::engine::{Chance, Seat, Viewer};

/// A hand as the viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandView {
    pub troops: u8,
    pub tactics: u8,
    /// The cards of it that the viewer knows: all, none, or those that he put back and the opponent drew.
    pub known: CardSet,
}

impl HandView {
    /// How many cards.
    pub fn len(&self) -> u8 {
        self.troops + self.tactics
    }

    /// Whether it holds no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the viewer knows every card.
    pub fn is_open(&self) -> bool {
        self.known.len() == self.len()
    }
}

/// A deck as the viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeckView {
    pub len: u8,
    /// The cards on top that the viewer knows, the top card last.
    pub known: Pile<{ TROOPS as usize }>,
}

/// What one viewer knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: PublicState,
    pub hands: [HandView; 2],
    /// Both decks, in the order of [`DeckKind`].
    pub decks: [DeckView; 2],
    /// Cards of either hand of which the opponent knows, because he put them back (Rules 7.4).
    pub held: CardSet,
}

impl View {
    /// The hand of one player.
    pub fn hand(&self, seat: Seat) -> &HandView {
        &self.hands[usize::from(seat.0 & 1)]
    }

    /// One of the decks.
    pub fn deck(&self, deck: DeckKind) -> &DeckView {
        &self.decks[deck.index()]
    }

    /// The cards that the viewer cannot place: they are in hands or decks, but he does not know where.
    pub fn hidden(&self) -> CardSet {
        let known = self.hands[0].known.union(self.hands[1].known).union(self.table.face_up());
        let on_top = self.decks.iter().flat_map(|deck| deck.known.iter().copied()).collect();
        CardSet::ALL.without(known).without(on_top)
    }
}

/// Whether a settlement has opened the hands (Rules 9).
fn hands_are_open(table: &PublicState) -> bool {
    matches!(table.phase, Phase::Over(Ending { settled: true, .. }))
}

/// Whether this viewer knows the cards that are known to lie on top of the decks.
fn knows_tops(table: &PublicState, viewer: Viewer) -> bool {
    table.scouted.is_some_and(|scouted| viewer.sees(scouted.by))
}

/// Whether this viewer plays, or sees all.
fn is_inside(viewer: Viewer) -> bool {
    SEATS.iter().any(|&seat| viewer.sees(seat))
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let table = state.table;
    let held = if is_inside(viewer) { state.held } else { CardSet::NONE };
    let hands = SEATS.map(|seat| {
        let cards = state.hands[seat.index()];
        let known =
            if viewer.sees(seat) || hands_are_open(&table) { cards } else { cards.without(CardSet::ALL.without(held)) };
        HandView { troops: cards.of(DeckKind::Troops).len(), tactics: cards.of(DeckKind::Tactics).len(), known }
    });
    let decks = DeckKind::BOTH.map(|deck| {
        let cards = state.decks.cards(deck);
        let known = match table.scouted {
            _ if viewer == Viewer::All => cards.len(),
            Some(scouted) if knows_tops(&table, viewer) => usize::from(scouted.top[deck.index()]),
            _ => 0,
        };
        DeckView {
            len: cards.len() as u8,
            known: cards.iter().skip(cards.len().saturating_sub(known)).copied().collect(),
        }
    });
    View { viewer, table, hands, decks, held }
}

/// A state that looks like this to the viewer; what he cannot see is dealt at random, each way as likely (Rules 13.2).
pub(super) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let hidden = view.hidden();
    let mut hands = view.hands.map(|hand| hand.known);
    let mut decks = Decks::default();
    for deck in DeckKind::BOTH {
        let mut rest = [Card::FOG; TROOPS as usize];
        let mut count = 0;
        for (place, card) in rest.iter_mut().zip(hidden.of(deck).iter()) {
            *place = card;
            count += 1;
        }
        let rest = &mut rest[..count];
        chance.shuffle(rest);
        let mut rest = rest.iter().copied();
        for (seat, hand) in hands.iter_mut().enumerate() {
            let missing = match deck {
                DeckKind::Troops => view.hands[seat].troops,
                DeckKind::Tactics => view.hands[seat].tactics,
            }
            .saturating_sub(hand.of(deck).len());
            for card in rest.by_ref().take(usize::from(missing)) {
                hand.insert(card);
            }
        }
        for card in rest.chain(view.deck(deck).known.iter().copied()) {
            decks.push(card);
        }
    }
    State { table: view.table, hands, decks, held: view.held }
}
