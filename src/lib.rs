//! The Imp's Table: five tabletop games on a candle-lit tavern table.
//!
//! # The map
//!
//! * [`engine`]: what all games share, pure: the rules contract, chance, match, journal, undo, replay, notation, case files,
//!   the battery of tests, golden playthroughs.
//! * [`ai`]: thinking for every game: random, greedy, alpha-beta, searches over imagined states, levels, the arena and guests
//!   in it, which are programs from elsewhere.
//! * [`folders`], [`locale`]: where files are, and the languages that everything is told in.
//! * [`table`]: what a game brings to be played by people, without any picture: layouts, words, how events are told, how actions
//!   are pointed at; small traits on its view, its options and itself, made one object for all games in [`table::typed_match`].
//! * [`games`]: one folder a game, with rules in files named after the rulebook's chapters, its bot, its table (how it looks,
//!   sounds and is handled) and its scene (what it builds in Bevy). One line in `games/mod.rs` registers all of it; nothing else
//!   names a game, and a program from elsewhere registers its own. `src/games/README.md` tells step by step how one comes into
//!   the house. [`games::lesson`] reads lessons, [`games::puzzle`] puzzles, for all.
//! * [`rulebook`], [`storage`]: the books of the rules as text, and what is kept: matches, what was learned, how it ended.
//! * [`host`]: who owns a match that is being played: seats, journal, clock, taking back, bots' thinking. What people play with are
//!   its fronts, which ask it and are told: the window and the terminal; elsewhere they are at the far end of a wire.
//! * [`wire`]: frames between the owner of a match and whoever plays or watches elsewhere, above [`engine`] alone. No sockets.
//! * `client` (feature `client`): the Bevy program. Input narrows the legal actions (`picker`), the front asks its host
//!   for one (`flow`), the host answers with what happened, the director tells it (`director`), the pieces move (`pieces`);
//!   the interface lies over the table's edge (`ui`).
//! * [`cli`]: the command line, and play in a terminal. [`version`] says which program this is.
//!
//! Dependencies go one way: `cli -> client -> host -> storage -> rulebook -> games -> table -> ai -> engine`; only `games/*/scene` looks at
//! `client`, and all below it builds without Bevy. Rules never know that a picture exists, and bots, table and hints see a view,
//! never the state.

pub mod ai;
pub mod cli;
#[cfg(feature = "client")]
pub mod client;
pub mod engine;
pub mod folders;
pub mod games;
pub mod host;
pub mod locale;
pub mod rulebook;
pub mod storage;
pub mod table;
pub mod version;
pub mod wire;

/// Pictures are unpacked and painted on several threads at once: this allocator gives back what they needed for that, while the
/// one of the system keeps a heap for every thread. (Huge pages would keep what is empty between small things.)
#[cfg(feature = "client")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
