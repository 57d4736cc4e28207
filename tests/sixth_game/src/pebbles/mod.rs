//! Pebbles: a heap from which two players take in turn, in as few lines as a game needs.

mod rules;
mod table;

use imps_table::games::GameBundle;

pub use rules::{Heap, No, Options, Pebbles, Take, Took};
pub use table::{HEAP, MARK};

/// The game with all that it brings.
pub const BUNDLE: GameBundle = GameBundle { assets: crate::assets, ..GameBundle::of::<Pebbles>() };
