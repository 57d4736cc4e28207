//! What all games share, free of any picture or sound: the rules contract, chance, matches, journals and cases.
//!
//! The words are those of OpenSpiel: a *state* is the whole truth, an *action* one atomic decision of one seat, *chance*
//! is an argument, and an *observation* (here [`Rules::View`]) is what one viewer may know.

pub mod array_vec;
pub mod attempt;
pub mod battery;
pub mod cases;
pub mod chance;
pub mod controller;
pub mod data_file;
pub mod fnv;
pub mod journal;
pub mod matches;
pub mod notation;
pub mod observation;
pub mod options;
pub mod persona;
pub mod plain_file;
pub mod playthrough;
pub mod quote;
pub mod refusal;
pub mod renderings;
pub mod rules;
pub mod seed;
pub mod sentences;
pub mod set;
pub mod short_list;
pub mod text_file;
#[cfg(test)]
pub(crate) mod toy_game;
pub mod words;

pub use array_vec::ArrayVec;
pub use chance::{Chance, Sampled, Scripted, Seeded};
pub use controller::{BotKind, Program, SeatController};
pub use fnv::Fnv;
pub use matches::{Match, UndoRefusal};
pub use notation::{Notation, NotationError};
pub use observation::{Ended, Eyes, Json, MayLeave, Observation, Observed, Told, Watch};
pub use persona::{Level, Persona, Temper};
pub use refusal::{OutOfTurn, Refusal};
pub use rules::{Imagine, Outcome, Rules, Seat, SeatSet, SetupError, Silent, Sink, ToAct, Viewer};
pub use seed::Seed;
pub use set::Set;
pub use short_list::ShortList;
pub use words::{Arg, Words};
