//! The games of the house, and the registry that everything else finds them by.

pub mod battle_line;
pub mod battle_royal;
pub mod battlelore;
pub mod bottle_imp;
mod entry;
mod files;
pub mod knight_line;
pub mod lesson;
pub mod puzzle;

pub use entry::{Entry, Game, UnknownGame};
pub use files::FileError;

use entry::Of;

#[cfg(feature = "client")]
use std::sync::OnceLock;

#[cfg(feature = "client")]
use crate::client::session::live::Shelved;
#[cfg(feature = "client")]
use crate::client::session::shelf::Shelf;

/// Every game, in the order in which they are offered: one line a game.
pub static GAMES: &[&dyn Entry] = &[
    Of::<battle_line::BattleLine>::GAME,
    Of::<knight_line::KnightLine>::GAME,
    Of::<bottle_imp::BottleImp>::GAME,
    Of::<battlelore::BattleLore>::GAME,
    Of::<battle_royal::BattleRoyal>::GAME,
];

/// The game with this identifier.
///
/// # Errors
/// There is none; the sentence lists those that there are.
pub fn find(id: &str) -> Result<&'static dyn Entry, UnknownGame> {
    GAMES.iter().copied().find(|game| game.id() == id).ok_or_else(|| UnknownGame::new(id, GAMES))
}

/// The games that have a table, in the order in which the client offers them: one line a game.
#[cfg(feature = "client")]
pub static TABLES: &[&dyn Shelved] = &[
    Shelf::<battle_line::BattleLine>::TABLE,
    Shelf::<knight_line::KnightLine>::TABLE,
    Shelf::<bottle_imp::BottleImp>::TABLE,
    Shelf::<battlelore::BattleLore>::TABLE,
    Shelf::<battle_royal::BattleRoyal>::TABLE,
];

#[cfg(feature = "client")]
static SHELF: OnceLock<Vec<&'static dyn Shelved>> = OnceLock::new();

/// The games as the client offers them.
#[cfg(feature = "client")]
#[must_use]
pub fn shelf() -> &'static [&'static dyn Shelved] {
    SHELF.get_or_init(|| TABLES.to_vec())
}

/// Puts more games on the shelf, behind those of the house: games that live elsewhere. False if somebody has looked at the
/// shelf already; then it stays as it is.
#[cfg(feature = "client")]
#[must_use]
pub fn shelve(games: &[&'static dyn Shelved]) -> bool {
    SHELF.set([TABLES, games].concat()).is_ok()
}
