//! What can be wrong with what came over a wire.

use crate::engine::Words;
use crate::engine::words::words;

/// Reason why a frame is not understood, or cannot be sent. After one, nothing more of that wire is read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words())]
pub enum WireError {
    /// It has more bytes than a frame may, as it comes or once it is inflated.
    TooLarge {
        /// Most bytes that it may have.
        most: usize,
    },
    /// It is in no form that this version knows.
    NoForm,
    /// What is deflated is cut or damaged.
    Damaged,
    /// It is no object of JSON with one kind.
    NoFrame,
    /// There is no such kind of frame in this direction.
    UnknownKind(String),
    /// The kind is known, but what is in it is not.
    Malformed {
        /// Which kind it is.
        kind: String,
    },
    /// The other program speaks no version that this one does.
    OtherWire {
        /// The newest that this one speaks.
        ours: u32,
        /// The newest of the other one.
        theirs: u32,
    },
    /// The other program has other rules of the game.
    OtherRules { game: String },
}

impl WireError {
    /// The sentence for the person.
    pub fn words(&self) -> Words {
        match self {
            Self::TooLarge { most } => words!("reason-wire-too-large", most = most),
            Self::NoForm => Words::new("reason-wire-no-form"),
            Self::Damaged => Words::new("reason-wire-damaged"),
            Self::NoFrame => Words::new("reason-wire-no-frame"),
            Self::UnknownKind(kind) => words!("reason-wire-unknown", kind = kind),
            Self::Malformed { kind } => words!("reason-wire-malformed", kind = kind),
            Self::OtherWire { ours, theirs } if ours < theirs => {
                words!("reason-wire-newer", ours = ours, theirs = theirs)
            }
            Self::OtherWire { ours, theirs } => words!("reason-wire-older", ours = ours, theirs = theirs),
            Self::OtherRules { game } => words!("reason-wire-rules", game = game),
        }
    }
}
