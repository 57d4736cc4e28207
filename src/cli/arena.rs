//! `imps-table arena`: many matches of bots, which can be watched and stopped.

use std::time::Duration;

use super::onlooker::Person;
use super::terminal::print;
use super::{Arena, Failure};
use crate::ai::arena::{Entrant, Plan};
use crate::games;

/// Plays; Ctrl-C ends it with the report of the games that are finished, a second one without.
pub(super) fn run(arena: &Arena) -> Result<(), Failure> {
    let game = games::find(&arena.game).map_err(Failure::input)?;
    let person = Person::sits_down(arena.games)?;
    let plan = Plan { games: arena.games, seed: arena.seed, threads: arena.threads };
    let limit = Duration::from_secs(arena.limit.into());
    let seats: Vec<Entrant> = arena.seats.iter().map(|seat| seat.clone().within(limit)).collect();
    let report = game.arena(arena.options.as_deref(), &seats, plan, &person);
    person.leaves();
    let report = report.map_err(Failure::Input)?;
    print(&report.to_string())?;
    if report.games < report.asked {
        return Err(Failure::Stopped(format!("stopped after {} of {} games", report.games, report.asked)));
    }
    Ok(())
}
