//! What one viewer knows (Rules 12).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::draft::Draft;
use super::exchange::gifts_to;
use super::position::{BySeat, Commit, Phase, PublicState, State};
use crate::engine::{Seat, SeatSet, Viewer};

/// A hand, or the Imp's Trick, as the viewer knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandView {
    pub count: u8,
    /// Those of them that the viewer knows.
    pub known: CardSet,
}

impl HandView {
    /// How many of its cards the viewer does not know.
    pub fn unknown(&self) -> u8 {
        self.count - self.known.len()
    }
}

/// What one viewer knows of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: PublicState,
    /// The hands; with two players the closed ones. The viewer's own one is known, and of the others the cards that the
    /// viewer passed to them.
    pub hands: BySeat<HandView>,
    /// The open hands of two players; before the exchange only the own one is known (Rules 10).
    pub open: [HandView; 2],
    /// The Imp's Trick, of which the own discard is known until it is turned up.
    pub imp: HandView,
    /// What has been laid out to be given away, as far as the viewer knows: his own cards.
    pub drafts: BySeat<Draft>,
    /// Who has chosen what to give away; nobody once the exchange is over.
    pub committed: SeatSet,
    /// What was chosen, as far as the viewer knows: his own choice.
    pub commits: BySeat<Option<Commit>>,
}

impl View {
    /// The hand of one seat.
    pub fn hand(&self, seat: Seat) -> &HandView {
        &self.hands[seat.index()]
    }

    /// The open hand of one seat.
    pub fn open_hand(&self, seat: Seat) -> HandView {
        self.open.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that the viewer cannot place: they are in hands or in the Imp's Trick, but he does not know where.
    pub fn hidden(&self) -> CardSet {
        let hands = self.hands.iter().chain(&self.open).chain([&self.imp]);
        CardSet::ALL.without(hands.fold(self.table.played(), |known, hand| known.union(hand.known)))
    }
}

/// The cards of `to` that `viewer` gave.
fn given(state: &State, viewer: Viewer, to: Seat) -> CardSet {
    state
        .table
        .seats()
        .filter(|&from| viewer.sees(from))
        .flat_map(|from| gifts_to(state, from))
        .filter(|&(receiver, _)| receiver == Some(to))
        .map(|(_, card): (_, Card)| card)
        .collect()
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let mut hands = BySeat::<HandView>::default();
    let mut open = [HandView::default(); 2];
    let (mut drafts, mut commits) = (state.drafts, state.commits);
    for seat in state.table.seats() {
        let cards = state.hands[seat.index()];
        let own = viewer.sees(seat);
        let known = if own { cards } else { cards.intersection(given(state, viewer, seat)) };
        hands[seat.index()] = HandView { count: cards.len(), known };
        if let Some(open) = open.get_mut(seat.index()) {
            let cards = state.open_hand(seat);
            let turned_up = own || state.table.phase != Phase::Exchange;
            *open = HandView { count: cards.len(), known: if turned_up { cards } else { CardSet::NONE } };
        }
        if !own {
            drafts[seat.index()] = Draft::default();
            commits[seat.index()] = None;
        }
    }
    let discarded = commits.iter().flatten().fold(CardSet::NONE, |cards, commit| cards.union(commit.imp));
    let turned_up = viewer == Viewer::All || state.table.phase == Phase::Over;
    let imp = HandView {
        count: state.imp.len(),
        known: if turned_up { state.imp } else { state.imp.intersection(discarded) },
    };
    let committed = state.committed();
    View { viewer, table: state.table.clone(), hands, open, imp, drafts, committed, commits }
}
