//! Where the programs of one entrant stay between matches: those that serve match after match wait here.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::lines::MatchLines;
use super::process::ChildProcess;
use super::seat::ExternalBot;
use crate::ai::{Bot, Program};
use crate::engine::controller::RUN;
use crate::engine::quote::{begun, is_unseen};
use crate::engine::{Imagine, Notation, Seat};

/// Letters of the longest name that is shown.
const NAME: usize = 40;

/// What a program and we have agreed upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edition {
    First,
    Second {
        /// It serves match after match.
        many: bool,
    },
}

/// A program that has answered once.
pub(super) struct Talk {
    pub(super) process: ChildProcess,
    pub(super) edition: Edition,
}

/// A program with the processes that run for it. A program that serves many matches always sits in the same seat: deals are played
/// once in each rotation of the seats, and who has played one from another seat knows what is hidden in it.
pub struct Lodge {
    pub(super) program: Program,
    name: OnceLock<String>,
    /// Started, and not asked anything yet.
    fresh: Mutex<Option<ChildProcess>>,
    idle: Mutex<Vec<(Seat, Talk)>>,
}

impl Lodge {
    /// Takes a program in; its program is started when it is first asked.
    pub fn new(program: Program) -> Self {
        Self { program, name: OnceLock::new(), fresh: Mutex::default(), idle: Mutex::default() }
    }

    /// Takes a program in and starts it, so that a wrong command is noticed before anything is played.
    ///
    /// # Errors
    /// It cannot be started; a sentence.
    pub fn open(program: &Program) -> Result<Self, String> {
        let process = ChildProcess::start(program).map_err(|error| format!("{program} cannot be started: {error}"))?;
        let lodge = Self::new(program.clone());
        *lodge.fresh.lock().unwrap_or_else(PoisonError::into_inner) = Some(process);
        Ok(lodge)
    }

    /// The bot that speaks for it in the match with this number.
    pub fn bot<R: Notation + Imagine>(
        self: &Arc<Self>,
        options: &R::Options,
        seed: u64,
        number: usize,
    ) -> Box<dyn Bot<R>> {
        Box::new(ExternalBot::new(Arc::clone(self), MatchLines::of::<R>(options, number), seed))
    }

    /// What it is called in a table: by the name that it has given, or by its command, short enough for a column.
    pub fn label(&self) -> String {
        match self.name.get() {
            Some(name) => format!("{RUN}{name}"),
            None => shortened(&self.program.to_string()),
        }
    }

    /// Hears its name. It has one, whichever of its programs says it first.
    pub(super) fn is_called(&self, name: &str) {
        let seen: String = name.chars().filter(|letter| !letter.is_control() && !is_unseen(*letter)).collect();
        if !seen.trim().is_empty() {
            let _ = self.name.set(begun(seen.trim(), NAME));
        }
    }

    /// A program that nobody has told anything yet.
    pub(super) fn process(&self) -> io::Result<ChildProcess> {
        let fresh = self.fresh.lock().unwrap_or_else(PoisonError::into_inner).take();
        fresh.map_or_else(|| ChildProcess::start(&self.program), Ok)
    }

    /// A program that has played in this seat and waits for the next match.
    pub(super) fn idle(&self, seat: Seat) -> Option<Talk> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        // Who has thought better of it is replaced.
        idle.retain_mut(|(_, talk)| talk.process.is_running());
        let at = idle.iter().position(|(own, _)| *own == seat)?;
        Some(idle.swap_remove(at).1)
    }

    /// Keeps a program for the next match in this seat.
    pub(super) fn keep(&self, seat: Seat, talk: Talk) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push((seat, talk));
    }
}

/// A command without its middle if it is long: what tells programs apart stands at the end.
fn shortened(command: &str) -> String {
    let letters: Vec<char> = command.chars().collect();
    if letters.len() <= NAME {
        return command.to_owned();
    }
    let end: String = letters[letters.len() + RUN.len() + 1 - NAME..].iter().collect();
    format!("{RUN}…{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lodge(command: &str) -> Lodge {
        Lodge::new(command.parse().expect("a program"))
    }

    #[test]
    fn labels_are_names_or_short_commands() {
        assert_eq!(lodge("run:sh bot.sh").label(), "run:sh bot.sh");
        let long = lodge(&format!("run:sh /{}/duck.sh", "deep/".repeat(20)));
        assert!(long.label().starts_with("run:…") && long.label().ends_with("/duck.sh"), "{}", long.label());
        assert_eq!(long.label().chars().count(), NAME);
        long.is_called(" \u{202e}\u{7} ");
        long.is_called(&format!("Du\u{200b}ck\t{}", "k".repeat(100)));
        long.is_called("Drake");
        assert!(long.label().starts_with("run:Duckkk") && long.label().ends_with('…'), "{}", long.label());
    }
}
