//! Battle Royal: the Pokémon Trading Card Game for up to four at once, each for himself, with Gym Leader Challenge decks.
//!
//! The law is the rules document of the game; comments name its paragraphs, `R-9`.

pub mod cards;
pub mod data;
pub mod deck_building;

#[cfg(test)]
mod spoken;
