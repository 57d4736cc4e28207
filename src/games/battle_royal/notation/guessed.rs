//! Which cards of a position are made up.

use super::super::view::View;
use crate::engine::notation::guesses::{guess, guess_unless};
use crate::engine::{Seat, Viewer};

/// Marks the words of a line that are made up.
pub(super) fn mark(view: &View, words: &mut [String]) {
    let Some(seat) = words.get(1).and_then(|letter| Seat::from_letter(letter)) else { return };
    match words[0].as_str() {
        _ if view.viewer == Viewer::All => {}
        "hand" if view.viewer.sees(seat) => {}
        "hand" | "deck" => guess_unless(words, 2, |word| is_shown(view.viewer, word)),
        // Even who knows which they are does not know their order.
        "prizes" => guess_unless(words, 2, |_| false),
        // Until all are revealed nobody sees how many of a hand have been placed.
        "placed" if !view.viewer.sees(seat) => words.iter_mut().for_each(guess),
        _ => {}
    }
}

/// Whether a card is one that the viewer has been shown: who was stands behind it, `zacian-crz?BC*2`.
fn is_shown(viewer: Viewer, word: &str) -> bool {
    let card = word.split('*').next().unwrap_or_default();
    match (card.split_once('?'), viewer) {
        (Some((_, "")), _) => true,
        (Some((_, seats)), Viewer::Seat(own)) => seats.contains(own.letter()),
        _ => false,
    }
}
