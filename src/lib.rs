//! The Imp's Table: five tabletop games on a candle-lit tavern table.
//!
//! # The map
//!
//! * [`engine`]: what all games share, pure: the rules contract, chance, match, journal, undo, replay, notation, case files,
//!   the battery of tests, golden playthroughs.
//! * [`ai`]: thinking for every game: random, greedy, alpha-beta, searches over imagined states, levels, the arena and guests
//!   in it, which are programs from elsewhere.
//! * [`games`]: one folder a game, with rules in files named after the rulebook's chapters, its bot, and its table (how it
//!   looks, sounds and is handled). One line in `games/mod.rs` registers its rules, another its table; nothing else names a
//!   game. `src/games/README.md` tells step by step how one comes into the house. [`games::lesson`] reads lessons, [`games::puzzle`]
//!   puzzles, for all.
//! * `client` (feature `client`): the Bevy program. Input narrows the legal actions (`picker`), the session submits
//!   one (`flow`), the rules answer with events, the director tells them (`director`), the pieces move (`pieces`); the
//!   interface lies over the table's edge (`ui`). What a game brings to the table is in `client::table`: small traits on its
//!   view, its options and itself, made one object for all games in `client::session::typed_match`.
//! * [`cli`]: the command line. [`version`] says which program this is.
//!
//! Dependencies go one way: `client -> games -> ai -> engine`; only `games/*/table` looks at `client`. Rules never know that
//! a picture exists, and bots, table and hints see a view, never the state.

pub mod ai;
pub mod cli;
#[cfg(feature = "client")]
pub mod client;
pub mod engine;
pub mod games;
pub mod version;

/// Pictures are unpacked and painted on several threads at once: this allocator gives back what they needed for that, while the
/// one of the system keeps a heap for every thread. (Huge pages would keep what is empty between small things.)
#[cfg(feature = "client")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
