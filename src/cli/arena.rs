//! `imps-table arena`: many matches of bots, which can be watched and stopped.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::terminal::print;
use super::{Arena, Failure, STOPPED};
use crate::ai::arena::{Onlooker, Plan};
use crate::games;

/// Time between two looks at the progress.
const LOOK: Duration = Duration::from_millis(200);

/// Somebody at the keyboard: sees how many games are finished, and can press Ctrl-C.
struct Person {
    games: usize,
    has_seen_enough: Arc<AtomicBool>,
    /// When the progress was last shown; none if standard error is not a terminal.
    shown: Option<Mutex<Instant>>,
}

impl Onlooker for Person {
    fn finished(&self, games: usize) {
        let Some(shown) = &self.shown else { return };
        let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        if shown.elapsed() >= LOOK {
            *shown = Instant::now();
            // The arena goes on even if nobody can be told of it.
            let _ = write!(stderr(), "\r{games} of {} games", self.games);
        }
    }

    fn enough(&self) -> bool {
        self.has_seen_enough.load(Ordering::Relaxed)
    }
}

/// Plays; Ctrl-C ends it with the report of the games that are finished, a second one without.
pub(super) fn run(arena: &Arena) -> Result<(), Failure> {
    let game = games::find(&arena.game).map_err(Failure::input)?;
    let person = Person {
        games: arena.games,
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
    let plan = Plan { games: arena.games, seed: arena.seed, threads: arena.threads };
    let report = game.arena(arena.options.as_deref(), &arena.seats, plan, &person);
    if person.shown.is_some() {
        let _ = write!(stderr(), "\r\x1b[K");
    }
    let report = report.map_err(Failure::Input)?;
    print(&report.to_string())?;
    if report.games < report.asked {
        return Err(Failure::Stopped(format!("stopped after {} of {} games", report.games, report.asked)));
    }
    Ok(())
}
