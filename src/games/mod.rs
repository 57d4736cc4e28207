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

pub use entry::{Game, GameEntry, UnknownGame};
pub use files::FileError;

use entry::ErasedGame;

#[cfg(feature = "client")]
use std::sync::OnceLock;

#[cfg(feature = "client")]
use crate::client::session::any_match::TableEntry;
#[cfg(feature = "client")]
use crate::client::session::typed_match::ErasedTable;

/// Every game, in the order in which they are offered: one line a game.
pub static GAMES: &[&dyn GameEntry] = &[
    ErasedGame::<battle_line::BattleLine>::GAME,
    ErasedGame::<knight_line::KnightLine>::GAME,
    ErasedGame::<bottle_imp::BottleImp>::GAME,
    ErasedGame::<battlelore::BattleLore>::GAME,
    ErasedGame::<battle_royal::BattleRoyal>::GAME,
];

/// The game with this identifier.
///
/// # Errors
/// There is none; the sentence lists those that there are.
pub fn find(id: &str) -> Result<&'static dyn GameEntry, UnknownGame> {
    GAMES.iter().copied().find(|game| game.id() == id).ok_or_else(|| UnknownGame::new(id, GAMES))
}

/// The games that have a table, in the order in which the client offers them: one line a game.
#[cfg(feature = "client")]
pub static TABLES: &[&dyn TableEntry] = &[
    ErasedTable::<battle_line::BattleLine>::TABLE,
    ErasedTable::<knight_line::KnightLine>::TABLE,
    ErasedTable::<bottle_imp::BottleImp>::TABLE,
    ErasedTable::<battlelore::BattleLore>::TABLE,
    ErasedTable::<battle_royal::BattleRoyal>::TABLE,
];

#[cfg(feature = "client")]
static REGISTRY: OnceLock<Vec<&'static dyn TableEntry>> = OnceLock::new();

/// The games as the client offers them.
#[cfg(feature = "client")]
#[must_use]
pub fn tables() -> &'static [&'static dyn TableEntry] {
    REGISTRY.get_or_init(|| TABLES.to_vec())
}

/// Adds games to the registry, behind those of the house: games that live elsewhere. False if somebody has asked for the
/// registry already; then it stays as it is.
#[cfg(feature = "client")]
#[must_use]
pub fn add_tables(games: &[&'static dyn TableEntry]) -> bool {
    REGISTRY.set([TABLES, games].concat()).is_ok()
}
