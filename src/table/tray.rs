//! Cards that lie open to be searched: a deck, a discard pile.

use super::{Dye, Face, PieceId};
use crate::engine::Words;

/// Cards that lie open over the table to be looked through and chosen from. Each of them is a
/// [`Target::Piece`](super::Target::Piece) like the pieces on the table; nothing of it need lie there. Which of them can be
/// chosen the legal actions say.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// What is searched: a new title is a new search.
    pub title: Words,
    /// What may be taken.
    pub note: Option<Words>,
    /// By what the cards can be told apart, in order.
    pub groups: Vec<TrayGroup>,
    /// The cards, in order.
    pub cards: Vec<TrayCard>,
}

/// A part of a tray that can be shown alone.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayGroup {
    pub words: Words,
    /// Icon before its name, from `assets/icons`.
    pub icon: &'static str,
    /// The colour by which it is known, if it has one.
    pub colour: Option<Dye>,
}

/// A card in a tray.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayCard {
    pub id: PieceId,
    pub face: Face,
    /// The same where there is more room.
    pub large: Face,
    /// What it is called; that is what is searched.
    pub title: Words,
    /// The groups it belongs to, by their places in [`Tray::groups`].
    pub groups: Vec<usize>,
    /// It has been chosen already by an earlier action.
    pub chosen: bool,
}

impl Tray {
    /// Cards that are not told apart.
    pub fn new(title: Words, cards: Vec<TrayCard>) -> Self {
        Self { title, note: None, groups: Vec::new(), cards }
    }

    /// The same with what may be taken.
    #[must_use]
    pub fn noted(mut self, note: Words) -> Self {
        self.note = Some(note);
        self
    }

    /// The same with groups, each a name and an icon.
    #[must_use]
    pub fn grouped(mut self, groups: impl IntoIterator<Item = (Words, &'static str)>) -> Self {
        self.groups = groups.into_iter().map(|(words, icon)| TrayGroup { words, icon, colour: None }).collect();
        self
    }

    /// The same with colours for its groups from this place on.
    #[must_use]
    pub fn coloured(mut self, first: usize, colours: impl IntoIterator<Item = Dye>) -> Self {
        for (group, colour) in self.groups.iter_mut().skip(first).zip(colours) {
            group.colour = Some(colour);
        }
        self
    }

    /// The card of this name.
    pub fn card(&self, id: PieceId) -> Option<&TrayCard> {
        self.cards.iter().find(|card| card.id == id)
    }
}

impl TrayCard {
    /// A card that belongs to no group.
    pub fn new(id: PieceId, face: Face, title: Words) -> Self {
        Self { id, face, large: face, title, groups: Vec::new(), chosen: false }
    }

    /// The same with another picture where there is more room.
    #[must_use]
    pub fn large(self, large: Face) -> Self {
        Self { large, ..self }
    }

    /// The same in these groups.
    #[must_use]
    pub fn within(mut self, groups: impl IntoIterator<Item = usize>) -> Self {
        self.groups = groups.into_iter().collect();
        self
    }

    /// The same, chosen already or not.
    #[must_use]
    pub fn marked(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }
}
