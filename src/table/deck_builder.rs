//! What a person puts together for a game before it is played: a deck of cards.

use super::{Chip, Face, PieceId, Tray};
use crate::engine::Words;
use crate::table::Palette;

/// A deck that has been put together: which cards, and how many of each.
pub type Composed = Vec<(PieceId, u8)>;

/// Where decks of a game's cards are put together. Each of them is a text file among what people have made for the game
/// themselves, and comes to it through [`Art::own_files`](super::Art::own_files).
pub trait DeckBuilder {
    /// Every card that can be taken, with the groups by which they are told apart. So many lie beside each other: their faces
    /// have nothing on them that is small.
    fn offered(&self) -> Tray;

    /// The face of a card with all that stands on it.
    fn printed(&self, card: PieceId) -> Option<Face>;

    /// What is to be seen on a card, as a sign in the colours of this palette.
    fn emblem(&self, card: PieceId, palette: Palette) -> Option<Chip>;

    /// What stands on a card, without its name.
    fn text(&self, card: PieceId) -> Vec<Words>;

    /// Decks to begin with, each with its title.
    fn ready_made(&self) -> Vec<(Words, Composed)>;

    /// How many cards a deck has.
    fn size(&self) -> usize;

    /// All that is wrong with a deck; nothing if it can be played.
    fn judge(&self, deck: &[(PieceId, u8)]) -> Vec<Words>;

    /// A deck as the text that people pass on.
    fn write(&self, deck: &[(PieceId, u8)]) -> String;

    /// What a text may be to be read as a deck: explains the import.
    fn import_about(&self) -> Words;

    /// A deck from such a text.
    ///
    /// # Errors
    /// Everything that is wrong with the text.
    fn read(&self, text: &str) -> Result<Composed, Vec<Words>>;
}
