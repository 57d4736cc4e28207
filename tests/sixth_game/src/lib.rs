//! Two games from elsewhere: a crate of its own that brings rules, table, words, rule books and lessons, and plays them beside
//! those of the house. `src/games/README.md` of the house tells step by step how a game is made; this is what it comes to.
//!
//! * [`pebbles`] is the shortest example: nothing is hidden and nothing is rolled.
//! * [`larder`] hides something and rolls something, and shows cards that are searched.

pub mod larder;
pub mod pebbles;

use std::path::PathBuf;

use imps_table::games::{GameBundle, Registry, battle_line, battle_royal, battlelore, bottle_imp, knight_line};

/// The games of this program, in the order in which they are offered: those of the house first.
const GAMES: &[GameBundle] = &[
    battle_line::BUNDLE,
    knight_line::BUNDLE,
    bottle_imp::BUNDLE,
    battlelore::BUNDLE,
    battle_royal::BUNDLE,
    pebbles::BUNDLE,
    larder::BUNDLE,
];

/// The games of this program.
#[must_use]
pub const fn games() -> Registry {
    Registry::new(GAMES)
}

/// The assets of both games, laid out as those of the house: beside `Cargo.toml` where cargo starts the program, else in the folder
/// `sixth-game` beside the program. A path of the machine that built it would be of no use elsewhere.
#[must_use]
pub fn assets() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join("sixth-game"));
    package.or_else(beside).unwrap_or_default().join("assets")
}
