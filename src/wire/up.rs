//! Frames to the owner of a match.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::codec::Frame;
use super::{MOST_UP, OLDEST, Print, WIRE, WireError};
use crate::engine::Seat;

/// Request of a guest, or something that it says by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Up {
    /// The first frame of every wire.
    Hello(Hello),
    Sit {
        id: u32,
        /// Which seat; any that is free if none is named.
        #[serde(default)]
        seat: Option<Seat>,
        /// What the guest wants to be called.
        name: String,
    },
    Act {
        id: u32,
        at: u32,
        /// Actions in notation, the first one of the legal list, carried out one after the other as far as they are allowed.
        texts: Vec<String>,
    },
    Why {
        id: u32,
        at: u32,
        /// Numbers of the things that were pointed at, in order.
        targets: Vec<u32>,
    },
    Hint {
        id: u32,
        at: u32,
    },
    Undo {
        id: u32,
        at: u32,
    },
    Concede {
        id: u32,
        at: u32,
    },
    /// Does again what was taken back last.
    Redo {
        id: u32,
        at: u32,
    },
    /// Why a bot did what the first so many lines of the chronicle tell of a bot last.
    Because {
        id: u32,
        lines: u32,
    },
    /// Agrees to what was asked in a `question`, or does not.
    Answer {
        id: u32,
        number: u32,
        yes: bool,
    },
    /// What is done without asking.
    Prefer {
        /// Where there is nothing but a button to press, it is pressed.
        auto_pass: bool,
        /// Where there is only one thing to do, it is done.
        auto_play: bool,
    },
    Emote {
        /// Which one of the few.
        face: u8,
    },
    Leave {},
    Pong {
        /// The number of the `ping`.
        number: u32,
    },
    Told {
        at: u32,
    },
    Hold {
        /// Whether to wait; otherwise to go on.
        wait: bool,
    },
}

impl Frame for Up {
    const MOST: usize = MOST_UP;
    const KINDS: &'static [&'static str] = &[
        "hello", "sit", "act", "why", "hint", "undo", "redo", "because", "answer", "prefer", "concede", "emote",
        "leave", "pong", "told", "hold",
    ];
}

/// What a guest says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The newest version of the frames that it speaks.
    pub wire: u32,
    /// The oldest one.
    pub min: u32,
    /// Name and version of its program, for the log.
    pub program: String,
    /// What it wants to be sent.
    pub kind: GuestKind,
    /// Prints of the games whose rules it has, by the game's identifier.
    #[serde(default)]
    pub prints: BTreeMap<String, Print>,
    /// Its language, `en`.
    pub lang: String,
    /// Of the seat that is held for it, if one is.
    #[serde(default)]
    pub token: Option<Token>,
}

impl Hello {
    /// Whether this guest can sit at a table of `game`, whose rules have this print here.
    ///
    /// # Errors
    /// Which of both programs has to be another one.
    pub fn fits(&self, game: &str, print: Print) -> Result<(), WireError> {
        if self.min > WIRE || self.wire < OLDEST {
            return Err(WireError::OtherWire { ours: WIRE, theirs: self.wire });
        }
        match self.kind {
            GuestKind::View | GuestKind::Watch if self.prints.get(game) != Some(&print) => {
                Err(WireError::OtherRules { game: game.to_owned() })
            }
            _ => Ok(()),
        }
    }
}

/// Kinds of guests by what they want to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GuestKind {
    /// Views and events of a seat.
    View,
    /// Views and events as anybody beside the table sees them.
    Watch,
    /// Text of a seat.
    Words,
}

/// Secret by which a seat knows its guest again. No log shows it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub String);

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token(..)")
    }
}
