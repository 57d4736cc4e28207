//! Frames from the owner of a match.

use serde::{Deserialize, Serialize};

use super::codec::Frame;
use super::{GuestKind, MOST_DOWN, Print, Token};
use crate::engine::{Json, Observed, Outcome, Seat, Words};

/// What a guest is told. `V` is what was observed of the match: on its way out something that may leave, on arrival [`Json`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Down<V> {
    /// The answer to `hello`.
    Welcome {
        wire: u32,
        table: String,
        /// As what the guest is here.
        kind: GuestKind,
        game: String,
        /// Options as RON, in one line.
        options: String,
        print: Print,
        /// The guest's seat, if it has one.
        you: Option<Seat>,
        /// By which the seat is found again.
        token: Option<Token>,
        /// As [`Seed::hash`](crate::engine::Seed::hash).
        seed_hash: String,
    },
    State {
        /// Steps of this guest so far.
        at: u32,
        /// An [`Observation`](crate::engine::Observation).
        now: V,
        clocks: Vec<Clock>,
        /// The lines of the chronicle so far.
        chronicle: Vec<V>,
        /// Why it comes in the middle of a match, where something was taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        undone: Option<Words>,
        /// How the match was dealt, where nothing has been done yet; each as in a step.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        opening: Vec<V>,
    },
    /// The first events of a step or a state that does not go into one frame.
    Part {
        /// As in the frame that follows.
        at: u32,
        told: Vec<V>,
    },
    /// What the guest may take back and do again, if that has changed.
    Takeback {
        /// Why it can take nothing back, if so.
        undo: Option<Words>,
        /// Something was taken back and can be done again.
        redo: bool,
    },
    Step {
        /// Steps of this guest so far, this one included.
        at: u32,
        /// Who has acted, for everybody to see.
        by: Seat,
        /// Each a [`Told`](crate::engine::Told) and what the chronicle says of it.
        told: Vec<V>,
        /// Lines of the chronicle of which nothing else is told.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        lines: Vec<V>,
        /// An [`Observation`](crate::engine::Observation).
        now: V,
        clocks: Vec<Clock>,
    },
    Words {
        /// Steps of this guest so far.
        at: u32,
        /// A [`WordsTable`](super::WordsTable).
        table: V,
        clocks: Vec<Clock>,
    },
    /// The request has been carried out, or begun.
    Done {
        id: u32,
    },
    /// Whose time runs, and what everybody has left.
    Clocks {
        clocks: Vec<Clock>,
    },
    /// Something that everybody at the table hears.
    Notice {
        words: Words,
    },
    /// Others want something for which this guest has to agree.
    Question {
        number: u32,
        words: Words,
        /// Silence is a no after so many milliseconds.
        lasts: u64,
    },
    /// What was asked is asked no more.
    Settled {
        number: u32,
        agreed: bool,
    },
    Refused {
        /// The request that it answers.
        id: u32,
        words: Words,
        /// The section of the rule book that says so.
        rule: Option<String>,
    },
    /// Why a bot did what the chronicle tells of a bot last.
    Because {
        /// The request that it answers.
        id: u32,
        /// The question, and what may be told.
        lines: [Words; 2],
        /// The line of the chronicle that tells of it, if there is one.
        line: Option<u32>,
    },
    Advice {
        /// The request that it answers.
        id: u32,
        at: u32,
        /// The action, in notation.
        text: String,
        /// What speaks for it.
        words: Option<Words>,
    },
    /// What is played; whenever another match is laid on the table.
    Laid {
        game: String,
        /// Options as RON, in one line.
        options: String,
        /// As [`Seed::hash`](crate::engine::Seed::hash); none if the match begins from a position.
        seed_hash: Option<String>,
    },
    Seats {
        /// The guest's own seat.
        you: Option<Seat>,
        /// Everything may be taken back.
        practice: bool,
        seats: Vec<SeatInfo>,
    },
    Over {
        outcome: Outcome,
        /// The view of those who see everything.
        view: V,
        /// The journal as text.
        journal: V,
    },
    Bye {
        reason: Words,
        /// Whether it makes sense to come again.
        again: bool,
    },
    Ping {
        number: u32,
    },
}

/// Most bytes that are told in one frame: there is room for the rest of a step.
const PART: usize = MOST_DOWN / 2;

impl Down<Observed<Json>> {
    /// A step or a state as frames: one, with parts before it where so much is told in it that it does not go into one.
    pub fn in_parts(self) -> Vec<Self> {
        let mut whole = self;
        let (at, told) = match &mut whole {
            Self::Step { at, told, .. } => (*at, told),
            Self::State { at, opening, .. } => (*at, opening),
            _ => return vec![whole],
        };
        let (mut frames, mut rest, mut size) = (Vec::new(), Vec::new(), 0);
        for one in std::mem::take(told) {
            let bytes = one.what().text().len();
            if size + bytes > PART {
                frames.push(Self::Part { at, told: std::mem::take(&mut rest) });
                size = 0;
            }
            size += bytes;
            rest.push(one);
        }
        *told = rest;
        frames.push(whole);
        frames
    }
}

impl Frame for Down<Json> {
    const MOST: usize = MOST_DOWN;
    const KINDS: &'static [&'static str] = &[
        "welcome", "state", "part", "step", "takeback", "words", "done", "clocks", "notice", "question", "settled",
        "refused", "because", "advice", "laid", "seats", "over", "bye", "ping",
    ];
}

/// Clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    pub seat: Seat,
    /// Milliseconds that are left.
    pub left: u64,
    /// Whether they are running.
    pub runs: bool,
}

/// Seat as everybody at the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// What whoever sits there is called.
    pub name: String,
    pub presence: Presence,
}

/// Presence of whoever has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    Here,
    /// The seat is held.
    Away,
    Bot,
    /// Anybody may sit down.
    Empty,
}
