//! The games of the house, and the registry that everything else finds games by.

pub mod battle_line;
pub mod battle_royal;
pub mod battlelore;
pub mod bottle_imp;
mod entry;
mod files;
pub mod knight_line;
pub mod lesson;
#[cfg(test)]
mod naming_tests;
pub mod puzzle;
mod registry;

pub use entry::{Game, GameEntry, UnknownGame};
pub use files::FileError;
#[cfg(feature = "client")]
pub use registry::Scene;
pub use registry::{GameBundle, Registry};

/// The games of the house, in the order in which they are offered: one line a game.
const HOUSE: &[GameBundle] =
    &[battle_line::BUNDLE, knight_line::BUNDLE, bottle_imp::BUNDLE, battlelore::BUNDLE, battle_royal::BUNDLE];

/// The games of the house.
pub const fn house() -> Registry {
    Registry::new(HOUSE)
}
