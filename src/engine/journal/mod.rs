//! The journal: a match as a readable text file that only ever grows.
//!
//! ```text
//! imps-table journal 7
//! game battle_line
//! options (mode:Advanced)
//! seed 3fb1…
//! seat A human Anna
//! seat B bot veteran Mira
//! clock match 600
//! program 0.1.0
//! ---
//! A T r8 3
//! time A 589
//! B pass
//! undo 2
//! seat B bot master Mira
//! practice
//! clock off
//! concede A
//! over
//! ```
//!
//! `over` is written when the match is over, so that nobody has to play a journal to list it. It is no action: `undo` does
//! not count it, but takes it back with the action before. Whoever plays the journal notices an `over` that is not true.
//! Journals of version 1 do not say it: without the line their match may be over or not.
//!
//! Since version 6: a seed may be 64 hexadecimal digits, 256 bits that nobody can guess, with `told` behind them where somebody knows
//! them already. A number is a seed whose deal can be known. Whoever has the file has the deal: what is handed on of a match that is
//! still played is its position, with `seed-hash` as a pledge of the seed ([`Seed::hash`](super::Seed::hash)).
//!
//! Since version 7 whoever decides for a seat may also be a `program` with its command, a person `elsewhere` with a key and a name,
//! or `nobody`; a bot may be `random` or `first` ([`SeatController`]).
//!
//! Since version 5: a match may begin from a position. Then the header ends with it:
//!
//! ```text
//! seed 0
//! seat A human Anna
//! seat B bot veteran Mira
//! program 0.1.0
//! note hidden cards are random
//! position
//!   turn A
//!   hand A r8 b3 FO
//!   …
//! ---
//! practice
//! A T r8 3
//! ```
//!
//! All lines from `position` to `---` are the position, in the notation of `tests/README.md` and like there, so that one can
//! be copied into a case and back; blanks before them do not matter. The first action is done there, and the chance that
//! falls from there on is that of the seed. Everything that no other person has answered may be
//! taken back in such a match, whether `practice` says so or not.
//!
//! Since version 4: `clock` in the header says how many seconds people have, for each move or for the whole match; `time` how
//! many of them a seat has left from there on, and `clock off` that nobody's time is counted any more. What a seat without time
//! does, the house has decided. `undo` gives no time back.
//!
//! Since version 3: `seat` below the header says that somebody else sits there from now on, `practice` that from now on
//! everything may be taken back, and `concede` that a seat of two has given the match up.
//!
//! Saves, replays and bug reports are this file; [`link`] packs it into one line. `program` is the version that began it: where
//! rules were mended since, the journal may not be followed to its end; old journals have no such line. Header lines with
//! unknown keys are kept and otherwise ignored.

mod limit;
pub mod link;
mod read;
mod resume;
mod sync;
mod write;

use std::fmt;

pub use limit::Limit;
pub use read::{Glance, ends_over, glance, parse, read};
pub use resume::{JournalInWords, Resumed, resume, tell};
pub use write::{SaveError, Writer};

use super::controller::one_line;
use super::words::words;
use super::{NotationError, Rules, Seat, SeatController, Seed, Words, options};

/// Version of the format that is written and the newest that is read.
const VERSION: u32 = 7;

/// The first version whose journals say when the match is over.
const SAYS_OVER: u32 = 2;

/// The line that says so.
const OVER: &str = "over";

/// The line of a header below which the position stands that the match begins from.
const POSITION: &str = "position";

/// The line from which on everything may be taken back.
const PRACTICE: &str = "practice";

/// The line from which on nobody's time is counted.
const CLOCK_OFF: &str = "clock off";

const MAGIC: &str = "imps-table journal";

const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// What is fixed before the first action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    /// Options as RON, in one line.
    pub options: String,
    pub seed: Seed,
    pub seats: Vec<SeatController>,
    /// How long people may take; none if they may take as long as they like.
    pub clock: Option<Limit>,
    /// Version of the program that began the journal; none in old journals.
    pub program: Option<String>,
    /// Lines with keys that this version does not know.
    pub extra: Vec<(String, String)>,
    /// The position that the match begins from, each line with its end; none if it was dealt.
    pub position: Option<String>,
}

impl Header {
    /// The header of a match of `R`.
    pub fn new<R: Rules>(options: &R::Options, seed: impl Into<Seed>, seats: Vec<SeatController>) -> Self {
        Self::of(R::ID, options::written::<R>(options), seed, seats)
    }

    /// The header of a match of `game` with options in RON, begun by this program.
    pub fn of(game: &str, options: String, seed: impl Into<Seed>, seats: Vec<SeatController>) -> Self {
        Self {
            game: game.to_owned(),
            options,
            seed: seed.into(),
            seats,
            clock: None,
            program: Some(PROGRAM.to_owned()),
            extra: Vec::new(),
            position: None,
        }
    }
}

impl fmt::Display for Header {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{MAGIC} {VERSION}")?;
        writeln!(out, "game {}", self.game)?;
        writeln!(out, "options {}", one_line(&self.options))?;
        writeln!(out, "seed {}", self.seed)?;
        for (seat, controller) in (0..).map(Seat).zip(&self.seats) {
            writeln!(out, "seat {} {controller}", seat.letter())?;
        }
        if let Some(clock) = self.clock {
            writeln!(out, "clock {clock}")?;
        }
        if let Some(program) = &self.program {
            writeln!(out, "program {}", one_line(program))?;
        }
        for (key, value) in &self.extra {
            writeln!(out, "{}", one_line(&format!("{key} {value}")))?;
        }
        if let Some(position) = &self.position {
            writeln!(out, "{POSITION}")?;
            for line in position.lines() {
                writeln!(out, "  {}", one_line(line))?;
            }
        }
        writeln!(out, "---")
    }
}

/// One line after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalLine<Text = String> {
    /// An action of a seat, in the game's notation.
    Act(Seat, Text),
    /// The last so many actions were taken back.
    Undo(usize),
    /// Somebody else sits there from now on.
    Seat(Seat, SeatController),
    /// So many seconds has a seat left from now on.
    Time(Seat, u32),
    /// From now on nobody's time is counted.
    ClockOff,
    /// From now on everything may be taken back.
    Practice,
    /// A seat of two has given the match up.
    Concede(Seat),
    Over,
}

impl<Text: fmt::Display> fmt::Display for JournalLine<Text> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, text) => write!(out, "{} {text}", seat.letter()),
            Self::Undo(count) => write!(out, "undo {count}"),
            Self::Seat(seat, controller) => write!(out, "seat {} {controller}", seat.letter()),
            Self::Time(seat, seconds) => write!(out, "time {} {seconds}", seat.letter()),
            Self::ClockOff => out.write_str(CLOCK_OFF),
            Self::Practice => out.write_str(PRACTICE),
            Self::Concede(seat) => write!(out, "concede {}", seat.letter()),
            Self::Over => out.write_str(OVER),
        }
    }
}

/// A journal that was read, or as much of it as could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// What is fixed before the first action.
    pub header: Header,
    /// What happened, with line numbers.
    pub lines: Vec<(usize, JournalLine)>,
    /// What was left out without harm: a last line without its end.
    pub notice: Option<Words>,
    options_line: usize,
    /// The line above the position; 0 if there is none.
    pub position_line: usize,
    /// Bytes up to the end of the header.
    header_end: u64,
    /// Bytes up to the end of each of `lines`.
    ends: Vec<u64>,
}

impl Journal {
    /// Bytes of the part that was read.
    fn length(&self) -> u64 {
        self.ends.last().copied().unwrap_or(self.header_end)
    }

    /// Whether its last line says that the match is over.
    pub fn says_over(&self) -> bool {
        matches!(self.lines.last(), Some((_, JournalLine::Over)))
    }

    /// The actions that stand at its end.
    pub fn actions(&self) -> Vec<(Seat, String)> {
        let mut actions = Vec::new();
        for (_, line) in &self.lines {
            match line {
                JournalLine::Act(seat, text) => actions.push((*seat, text.clone())),
                JournalLine::Undo(count) => actions.truncate(actions.len().saturating_sub(*count)),
                _ => {}
            }
        }
        actions
    }

    /// Who sits where at its end.
    pub fn seats(&self) -> Vec<SeatController> {
        let mut seats = self.header.seats.clone();
        for (_, line) in &self.lines {
            if let JournalLine::Seat(seat, controller) = line
                && let Some(sits) = seats.get_mut(seat.index())
            {
                sits.clone_from(controller);
            }
        }
        seats
    }

    /// How long people may take at its end, and the seconds that each seat has left; none if nobody's time is counted.
    pub fn clock(&self) -> Option<(Limit, Vec<u32>)> {
        let limit = self.header.clock?;
        let mut left = vec![limit.seconds(); self.header.seats.len()];
        for (_, line) in &self.lines {
            let (seat, seconds) = match line {
                JournalLine::Time(seat, seconds) => (seat, *seconds),
                // Written before the time that it has after what the house has done.
                JournalLine::Act(seat, _) if left.get(seat.index()) == Some(&0) => (seat, limit.for_each()),
                JournalLine::ClockOff => return None,
                _ => continue,
            };
            if let Some(left) = left.get_mut(seat.index()) {
                *left = seconds;
            }
        }
        Some((limit, left))
    }

    /// Which of the actions that stand the house has decided because time was up, counted from 0.
    pub fn by_house(&self) -> Vec<usize> {
        let (mut up, mut actions) = (Vec::new(), Vec::new());
        for (_, line) in &self.lines {
            match line {
                JournalLine::Time(seat, 0) => up.push(*seat),
                JournalLine::Time(seat, _) => up.retain(|other| other != seat),
                JournalLine::ClockOff => up.clear(),
                JournalLine::Act(seat, _) => {
                    actions.push(up.contains(seat));
                    up.retain(|other| other != seat);
                }
                JournalLine::Undo(count) => actions.truncate(actions.len().saturating_sub(*count)),
                JournalLine::Seat(..) | JournalLine::Practice | JournalLine::Concede(_) | JournalLine::Over => {}
            }
        }
        (0..).zip(actions).filter_map(|(number, house)| house.then_some(number)).collect()
    }

    /// Whether anything could be taken back in some part of the match.
    pub fn is_practice(&self) -> bool {
        self.header.position.is_some() || self.lines.iter().any(|(_, line)| *line == JournalLine::Practice)
    }

    /// The journal up to its first `lines` lines after the header.
    fn cut(&self, lines: usize) -> Self {
        Self {
            header: self.header.clone(),
            lines: self.lines[..lines].to_vec(),
            notice: self.notice.clone(),
            options_line: self.options_line,
            position_line: self.position_line,
            header_end: self.header_end,
            ends: self.ends[..lines].to_vec(),
        }
    }
}

/// Why a journal, or the rest of it, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// Line to blame, counted from 1; none if it is about the whole file.
    pub line: Option<usize>,
    pub what: NotationError,
    /// The part before it that can be resumed.
    pub readable: Option<Box<Journal>>,
}

impl fmt::Display for JournalError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(out, "line {line}: ")?;
        }
        self.what.fmt(out)
    }
}

impl std::error::Error for JournalError {}

impl JournalError {
    fn at(line: usize, what: impl Into<NotationError>) -> Self {
        Self { line: Some(line), what: what.into(), readable: None }
    }

    fn of_all(what: impl Into<NotationError>) -> Self {
        Self { line: None, what: what.into(), readable: None }
    }

    /// The sentence for a person, with the line.
    pub fn words(&self) -> Words {
        let what = self.what.words().clone();
        match self.line {
            Some(line) => words!("reason-line", line = line).with("what", what),
            None => what,
        }
    }

    fn after(self, readable: Journal) -> Self {
        Self { readable: Some(Box::new(readable)), ..self }
    }
}

#[cfg(test)]
mod tests;
