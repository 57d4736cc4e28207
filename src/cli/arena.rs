//! `imps-table arena`: many matches of bots, which can be watched and stopped.

use std::time::Duration;

use super::onlooker::Person;
use super::terminal::print;
use super::{Arena, Failure};
use crate::ai::Level;
use crate::ai::arena::{ArenaPlan, Entrant, Player};
use crate::games;

/// Plays; Ctrl-C ends it with the report of the games that are finished, a second one without.
pub(super) fn run(arena: &Arena) -> Result<(), Failure> {
    let game = games::find(&arena.game).map_err(Failure::input)?;
    let person = Person::sits_down()?;
    let plan = ArenaPlan { games: arena.games, seed: arena.seed, threads: arena.threads };
    let limit = Duration::from_secs(arena.limit.into());
    let mut seats: Vec<Entrant> = arena.seats.iter().map(|seat| seat.clone().within(limit)).collect();
    let options = arena.options.as_deref();
    let played = if arena.pool {
        if seats.is_empty() {
            seats = Level::ALL.map(|level| Entrant::House(Player::from(level))).to_vec();
        }
        game.pool(options, &seats, plan, &person).map(|table| (table.to_string(), table.games, table.asked))
    } else {
        game.arena(options, &seats, plan, &person).map(|report| (report.to_string(), report.games, report.asked))
    };
    person.leaves();
    let (report, games, asked) = played.map_err(Failure::Input)?;
    print(&report)?;
    if games < asked {
        return Err(Failure::Stopped(format!("stopped after {games} of {asked} games")));
    }
    Ok(())
}
