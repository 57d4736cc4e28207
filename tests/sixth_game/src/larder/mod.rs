//! Larder: a worked example of a game in which something is hidden and a die is thrown.
//!
//! [`rules`] has the five functions that such a game has to think about, each with the reason why it says what it says:
//! `same_setup`, `check_invariants`, `view` with its twin `seen`, `reveals`, and `imagine`. `notation` writes it all down, `table`
//! shows it.

mod notation;
pub mod rules;
mod table;

use imps_table::games::GameBundle;

pub use rules::{Action, Event, Kitchen, Larder, Options};
pub use table::jar;

/// The game with all that it brings.
pub const BUNDLE: GameBundle = GameBundle { assets: crate::assets, ..GameBundle::of::<Larder>() };
