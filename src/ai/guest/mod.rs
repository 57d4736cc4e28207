//! Programs from elsewhere that play: a child process is told what its seat knows and what it may do, and answers with one
//! of these choices. `examples/README.md` describes the lines that go to and fro; there are two editions of them.
//!
//! Whoever seats a guest tells its bot what happens ([`Bot::hear`]) and how it ended ([`Bot::over`]), and asks after each advice
//! for a fault ([`Bot::fault`]): with one, the advice is the first legal action. Nothing waits longer than the limit of the guest,
//! and a program that has ended is noticed at once. A [`Lodge`] keeps programs that serve many matches.

mod lines;
mod lodge;
mod process;
mod seat;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

pub use lodge::Lodge;

use super::Bot;
use crate::engine::{Imagine, Notation};

/// What stands before the program on the command line.
const PREFIX: &str = "run:";
/// How long an answer may take, if nobody says otherwise.
const LIMIT: Duration = Duration::from_secs(10);

/// A program that sits down at the table: `run:` and how it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The program and its arguments, with blanks between them.
    command: String,
    limit: Duration,
}

impl Guest {
    /// The same with so much time for every decision.
    #[must_use]
    pub fn within(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }

    /// The bot that speaks for it in one match; the program is started when it is first asked.
    #[must_use]
    pub fn bot<R: Notation + Imagine>(&self, options: &R::Options, seed: u64) -> Box<dyn Bot<R>> {
        Arc::new(Lodge::new(self.clone())).bot::<R>(options, seed, 0)
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.command)
    }
}

impl FromStr for Guest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.strip_prefix(PREFIX).into_iter().flat_map(str::split_whitespace).collect();
        match words.is_empty() {
            true => Err(format!("write a program as `{PREFIX}PROGRAM`, followed by its arguments")),
            false => Ok(Self { command: words.join(" "), limit: LIMIT }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_read_and_written() {
        let guest: Result<Guest, String> = "run:python3  bot.py -v".parse();
        assert_eq!(guest.map(|guest| guest.to_string()), Ok("run:python3 bot.py -v".to_owned()));
        for text in ["run:", "run: ", "bot.py", ""] {
            assert!(text.parse::<Guest>().is_err_and(|error| error.contains("run:PROGRAM")), "{text}");
        }
    }
}
