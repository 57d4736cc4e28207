//! Programs from elsewhere that play: a child process is told what its seat knows and what it may do, and answers with one
//! of these choices. `examples/README.md` describes the lines that go to and fro; there are two editions of them.
//!
//! Whoever seats a program tells its bot what happens ([`Bot::hear`]) and how it ended ([`Bot::over`]), and asks after each advice
//! for a fault ([`Bot::fault`]): with one, the advice is the first legal action. Nothing waits longer than its limit,
//! and a program that has ended is noticed at once. A [`Lodge`] keeps programs that serve many matches.

mod lines;
mod lodge;
mod process;
mod seat;

use std::sync::Arc;

pub use lodge::Lodge;

use super::{Bot, Program};
use crate::engine::{Imagine, Notation};

impl Program {
    /// The bot that speaks for it in one match; the program is started when it is first asked.
    pub fn bot<R: Notation + Imagine>(&self, options: &R::Options, seed: u64) -> Box<dyn Bot<R>> {
        Arc::new(Lodge::new(self.clone())).bot::<R>(options, seed, 0)
    }
}
