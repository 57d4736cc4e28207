//! What one viewer knows (11).

use serde::{Deserialize, Serialize};

use super::array_vec::ArrayVec;
use super::cards::CardId;
use super::position::{BySeat, DECK, Hidden, PRIZES, PublicState, Secret, State};
use super::tasks::Phase;
use crate::engine::{Seat, Viewer};

/// A card of a hand or a deck as somebody knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(Option<CardId>, u8)", into = "(Option<CardId>, u8)")]
pub struct Glimpse {
    /// The card, for those who know it.
    pub card: Option<CardId>,
    /// The seats that have been shown it, as bits: everybody saw that they were.
    pub known: u8,
}

impl From<(Option<CardId>, u8)> for Glimpse {
    fn from((card, known): (Option<CardId>, u8)) -> Self {
        Self { card, known }
    }
}

impl From<Glimpse> for (Option<CardId>, u8) {
    fn from(glimpse: Glimpse) -> Self {
        (glimpse.card, glimpse.known)
    }
}

/// Basics that somebody has placed and not yet revealed.
pub type Placed = (ArrayVec<CardId, 2>, ArrayVec<CardId, 4>);

/// What one viewer knows of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: PublicState,
    /// The hands; before the first Pokémon are revealed those of others with what they have placed.
    pub hands: BySeat<ArrayVec<Glimpse, DECK>>,
    /// The decks; the last card is drawn first.
    pub decks: BySeat<ArrayVec<Glimpse, DECK>>,
    /// Who has looked through his deck.
    pub searched: BySeat<bool>,
    /// Which cards the Prizes of a seat are, in order of cards, for a player who has seen the rest of his deck.
    pub prizes: BySeat<Option<ArrayVec<CardId, PRIZES>>>,
    /// What has been placed, for those who see it.
    pub placed: BySeat<Option<Placed>>,
    /// Everything hidden, for those who see everything.
    pub truth: Option<Box<BySeat<Secret>>>,
}

/// Whether a viewer knows a card.
fn knows(viewer: Viewer, hidden: Hidden) -> bool {
    match viewer {
        Viewer::Seat(seat) => hidden.known().contains(seat),
        Viewer::Public => hidden.known == u8::MAX,
        Viewer::All => true,
    }
}

fn hand_of(state: &State, viewer: Viewer, seat: Seat) -> ArrayVec<Glimpse, DECK> {
    let secret = state.secret(seat);
    let own = viewer.sees(seat);
    let glimpse = |hidden: &Hidden| Glimpse {
        card: Some(hidden.card).filter(|_| own || knows(viewer, *hidden)),
        known: hidden.known,
    };
    let mut hand: ArrayVec<Glimpse, DECK> = ArrayVec::default();
    for hidden in secret.hand.iter() {
        hand.add(glimpse(hidden));
    }
    if !own {
        for _ in 0..secret.actives.len() + secret.bench.len() {
            hand.add(Glimpse::default());
        }
    }
    hand
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let seats = [0, 1, 2, 3].map(Seat);
    let deck = |seat: Seat| {
        let glimpse = |hidden: &Hidden| Glimpse {
            card: Some(hidden.card).filter(|_| knows(viewer, *hidden)),
            known: hidden.known,
        };
        state.secret(seat).deck.iter().map(glimpse).collect()
    };
    let prizes = |seat: Seat| {
        let secret = state.secret(seat);
        let mut prizes = secret.prizes;
        prizes.sort_unstable();
        Some(prizes).filter(|_| secret.searched && viewer.sees(seat))
    };
    let placed = |seat: Seat| {
        let secret = state.secret(seat);
        Some((secret.actives, secret.bench)).filter(|_| viewer.sees(seat))
    };
    View {
        viewer,
        table: state.table,
        hands: seats.map(|seat| hand_of(state, viewer, seat)),
        decks: seats.map(deck),
        searched: seats.map(|seat| state.secret(seat).searched),
        prizes: seats.map(prizes),
        placed: seats.map(placed),
        truth: (viewer == Viewer::All).then(|| Box::new(state.secrets)),
    }
}

impl View {
    /// Whether the first Pokémon are still being placed.
    pub fn is_placing(&self) -> bool {
        self.table.phase == Phase::Placing
    }
}
