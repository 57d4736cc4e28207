//! The wire: frames between the owner of a match and whoever plays or watches elsewhere, the same over every transport. No sockets.
//!
//! A frame is a length, a form and a body of JSON, deflated where that is shorter ([`Decoder`] says how). [`Up`] goes to the owner
//! of the match, [`Down`] comes from it. A body is an object with one key, the kind of the frame; what is in it:
//!
//! | up | |
//! | --- | --- |
//! | `hello` | wire numbers, program, kind of guest, prints of games, language, token of a seat that is held |
//! | `sit` | takes a seat |
//! | `act` | does something that is in the legal list |
//! | `why` | asks why something cannot be done |
//! | `hint` | asks what a bot would do |
//! | `undo` | takes the last decision back |
//! | `redo` | does again what was taken back |
//! | `prefer` | says what is done without asking |
//! | `answer` | agrees to what others want, or does not |
//! | `concede` | gives the match up |
//! | `emote` | shows one of a few faces |
//! | `leave` | goes away for good |
//! | `pong` | answers a `ping` |
//! | `told` | says how far the guest has shown what has happened, so that clocks begin when people can see |
//! | `hold` | asks to wait, or to go on |
//!
//! | down | |
//! | --- | --- |
//! | `welcome` | table, game, options, own seat and its token, hash of the seed |
//! | `state` | all that this guest sees: on joining, returning, after a gap or an undo |
//! | `part` | the first of what a step tells, where it is too much for one frame |
//! | `step` | what was told since the last action, and what the guest sees now |
//! | `words` | the same for a guest that knows no game: prompt, offers, chronicle, table as text |
//! | `done` | the request has been carried out |
//! | `clocks` | whose time runs |
//! | `notice` | something that everybody hears |
//! | `question`, `settled` | others want something, and what has come of it |
//! | `refused` | why a request was not done; nothing has changed |
//! | `advice` | the answer to `hint` |
//! | `laid` | what is played, whenever another match is laid |
//! | `seats` | who sits where, and who is away |
//! | `over` | outcome, everything that was hidden, the journal with its seed |
//! | `bye` | the last frame, and whether to come again |
//! | `ping` | wants a `pong` |
//!
//! There are three kinds of guests. A `view` guest has the rules, gets views and events and tells them itself: it needs the same
//! [`Print`] of the game. A `watch` guest is the same beside the table. A `words` guest needs only the same [`WIRE`].
//!
//! Every request says with `at` how many steps the guest had been sent when it was made: one that comes late is refused. They are steps
//! of this guest, not actions of the match: of an action by which nothing changes for a guest it is sent nothing, so that no number
//! tells what another seat lays out unseen. The `id` of a request counts those of a guest: one that is sent twice is done once.
//!
//! What is sent down is [`Observed`](crate::engine::Observed) or does not compile: see [`Encoder`].

mod codec;
mod down;
mod error;
mod print;
#[cfg(test)]
mod tests;
mod up;
mod words_table;

pub use codec::{Decoder, Encoder, FORM_DEFLATED, FORM_PLAIN, Frame, HEAD, encode_up};
pub use down::{Clock, Down, Presence, SeatInfo};
pub use error::WireError;
pub use print::Print;
pub use up::{GuestKind, Hello, Token, Up};
pub use words_table::{Offer, Thing, WordsTable};

/// Version of the frames. It grows with every change that a program of the version before would misread; new fields that it can
/// do without, and new kinds of frames that are only sent to who asked for them, are no such change.
pub const WIRE: u32 = 1;

/// The oldest version that is still understood.
pub const OLDEST: u32 = 1;

/// Most bytes of JSON in a frame to the owner of a match.
pub const MOST_UP: usize = 4 << 10;

/// Most bytes of JSON in a frame from the owner of a match.
pub const MOST_DOWN: usize = 256 << 10;

/// So many bytes of JSON are sent as they are.
const PLAIN: usize = 1 << 10;
