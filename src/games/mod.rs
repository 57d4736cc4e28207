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

use std::sync::OnceLock;

use crate::engine::journal::{Glance, parse};
use crate::table::any_match::TableEntry;
use crate::table::typed_match::ErasedTable;
use entry::ErasedGame;

pub use entry::{Game, GameEntry, UnknownGame};
pub use files::FileError;

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
pub static TABLES: &[&dyn TableEntry] = &[
    ErasedTable::<battle_line::BattleLine>::TABLE,
    ErasedTable::<knight_line::KnightLine>::TABLE,
    ErasedTable::<bottle_imp::BottleImp>::TABLE,
    ErasedTable::<battlelore::BattleLore>::TABLE,
    ErasedTable::<battle_royal::BattleRoyal>::TABLE,
];

static REGISTRY: OnceLock<Vec<&'static dyn TableEntry>> = OnceLock::new();

/// The games as the client offers them.
#[must_use]
pub fn tables() -> &'static [&'static dyn TableEntry] {
    REGISTRY.get_or_init(|| TABLES.to_vec())
}

/// What the scenes of the games add to the program: one line a game that has one.
#[cfg(feature = "client")]
pub static SCENES: &[fn(&mut bevy::app::App)] =
    &[knight_line::scene::plugin, bottle_imp::scene::plugin, battlelore::scene::plugin, battle_royal::scene::plugin];

/// Adds games to the registry, behind those of the house: games that live elsewhere. False if somebody has asked for the
/// registry already; then it stays as it is.
#[must_use]
pub fn add_tables(games: &[&'static dyn TableEntry]) -> bool {
    REGISTRY.set([TABLES, games].concat()).is_ok()
}

/// Registry entry of the game with this identifier.
#[must_use]
pub fn table_of(game: &str) -> Option<&'static dyn TableEntry> {
    tables().iter().copied().find(|entry| entry.game() == game)
}

/// Whether the match of a journal is over; none if no registered game knows it.
#[must_use]
pub fn judge(seen: &Glance, bytes: &[u8]) -> Option<bool> {
    let header = &seen.header;
    let entry = table_of(&header.game)?;
    if let Some(over) = seen.over {
        let fits = entry.seats(&header.options).is_ok_and(|seats| seats == header.seats.len());
        return fits.then_some(over);
    }
    // An old journal: only who plays the match knows.
    match parse(bytes) {
        Ok(journal) => entry.is_over(&journal),
        Err(error) => entry.is_over(&*error.readable?),
    }
}
