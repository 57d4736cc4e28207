//! The games of the house, and the registry that everything else finds them by.

pub mod battle_line;
mod entry;

pub use entry::{Entry, Game, UnknownGame};

/// Every game, in the order in which they are offered: one line a game.
pub static GAMES: &[&dyn Entry] = &[];

/// The game with this identifier.
///
/// # Errors
/// There is none; the sentence lists those that there are.
pub fn find(id: &str) -> Result<&'static dyn Entry, UnknownGame> {
    GAMES.iter().copied().find(|game| game.id() == id).ok_or_else(|| UnknownGame::new(id, GAMES))
}
