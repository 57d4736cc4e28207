//! Somebody at the keyboard while bots play.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Failure, STOPPED};
use crate::ai::arena::Onlooker;

/// Time between two looks at the progress.
const LOOK: Duration = Duration::from_millis(200);

/// Somebody at the keyboard: sees how many games are finished, and can press Ctrl-C.
pub(super) struct Person {
    has_seen_enough: Arc<AtomicBool>,
    /// When the progress was last shown; none if standard error is not a terminal.
    shown: Option<Mutex<Instant>>,
}

impl Onlooker for Person {
    fn finished(&self, games: usize, asked: usize) {
        let Some(shown) = &self.shown else { return };
        let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        if shown.elapsed() >= LOOK {
            *shown = Instant::now();
            // The arena goes on even if nobody can be told of it.
            let _ = write!(stderr(), "\r{games} of {asked} games");
        }
    }

    fn enough(&self) -> bool {
        self.has_seen_enough.load(Ordering::Relaxed)
    }
}

impl Person {
    /// Begins to look on and to listen for Ctrl-C; a second one ends the program.
    pub(super) fn sits_down() -> Result<Self, Failure> {
        let person = Self {
            has_seen_enough: Arc::new(AtomicBool::new(false)),
            shown: stderr().is_terminal().then(|| Mutex::new(Instant::now())),
        };
        let pressed = Arc::clone(&person.has_seen_enough);
        ctrlc::set_handler(move || {
            if pressed.swap(true, Ordering::Relaxed) {
                exit(STOPPED.into());
            }
        })
        .map_err(|error| Failure::Input(format!("Ctrl-C cannot be listened to: {error}")))?;
        Ok(person)
    }

    pub(super) fn leaves(&self) {
        if self.shown.is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
