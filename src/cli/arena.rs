//! `imps-table arena`: many matches of bots, which can be watched and stopped.

use std::time::Duration;

use super::onlooker::Person;
use super::terminal::print;
use super::{Arena, Failure};
use crate::ai::Level;
use crate::ai::arena::{ArenaPlan, Keeping};
use crate::engine::SeatController;
use crate::engine::sentences::counted;
use crate::games::Registry;

/// Plays; Ctrl-C ends it with the report of the games that are finished, a second one without.
pub(super) fn run(games: Registry, arena: &Arena) -> Result<(), Failure> {
    let game = games.find(&arena.game).map_err(Failure::input)?;
    let person = Person::sits_down()?;
    let plan = ArenaPlan { games: arena.games, seed: arena.seed, threads: arena.threads };
    let limit = Duration::from_secs(arena.limit.into());
    let mut seats: Vec<SeatController> = arena.seats.iter().map(|seat| seat.clone().within(limit)).collect();
    let options = arena.options.as_deref();
    let keeping = Keeping { on_fault: arena.on_error, journals: arena.journals.clone() };
    let played = if arena.pool {
        if seats.is_empty() {
            seats = Level::ALL.map(|level| SeatController::Bot { kind: level.into(), name: String::new() }).to_vec();
        }
        let table = game.pool(options, &seats, plan, &keeping, &person);
        table.map(|table| {
            let faults = table.rows.iter().map(|row| row.faults.matches).sum::<u32>();
            (table.to_string(), table.games, table.asked, faults)
        })
    } else {
        let report = game.arena(options, &seats, plan, &keeping, &person);
        report.map(|report| {
            let faults = report.standings.iter().map(|standing| standing.faults.matches).sum::<u32>();
            (report.to_string(), report.games, report.asked, faults)
        })
    };
    person.leaves();
    let (report, finished, asked, faults) = played.map_err(Failure::Input)?;
    print(&report)?;
    if finished < asked {
        return Err(Failure::Stopped(format!("stopped after {finished} of {asked} games")));
    }
    if faults > 0 {
        let matches = counted(faults as usize, "match", "matches");
        return Err(Failure::Check(format!(
            "programs were at fault in {matches}, as the last lines of the report say"
        )));
    }
    Ok(())
}
