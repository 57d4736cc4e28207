//! What is said: whose turn and phase, what is asked, counters, buttons, panels, what decided the match.

mod asking;
mod buttons;
mod panels;
#[cfg(test)]
mod tests;

pub use self::buttons::button;
pub use self::panels::panels;

use crate::client::table::{Counter, Status};
use crate::engine::{Seat, Words};
use crate::games::battlelore::position::Table;
use crate::games::battlelore::table::chronicle;
use crate::games::battlelore::{Side, Step, View};

/// The phases of a turn (4).
const PHASES: [&str; 5] = [
    "battlelore-phase-command",
    "battlelore-phase-order",
    "battlelore-phase-move",
    "battlelore-phase-battle",
    "battlelore-phase-draw",
];

/// The phase before the first turn of a Lore adventure.
const MUSTER: &str = "battlelore-phase-muster";

/// Whose turn, phase, prompt.
pub fn status(view: &View) -> Status {
    let table = &view.table;
    let prompt = asking::prompt(view);
    match phase(table) {
        Some(phase) => Status { phases: PHASES.to_vec(), phase, prompt },
        None => Status { phases: vec![MUSTER], phase: 0, prompt },
    }
}

/// The place of the phase in the list of phases; none before the first turn.
fn phase(table: &Table) -> Option<usize> {
    if table.step().is_of_battle() {
        return Some(3);
    }
    // Battles, Lore cards and retreats lie on the step of the turn that they interrupt.
    let outermost = table.steps.list().first().copied().unwrap_or(Step::Start);
    match outermost {
        Step::Muster | Step::Choose | Step::Place => None,
        Step::Opened | Step::Orders | Step::Ordered => Some(1),
        Step::Moves => Some(2),
        Step::Combat | Step::Landmarks => Some(3),
        Step::End | Step::Draw | Step::Keep | Step::Lore | Step::Limit | Step::TurnEnds => Some(4),
        _ => Some(0),
    }
}

/// Counters of a seat's plate.
pub fn counters(view: &View, seat: Seat) -> Vec<Counter> {
    let table = &view.table;
    let side = Side::of_seat(seat);
    let at = side.index();
    let counter = |icon, value: u8, title| Counter { icon, value: value.into(), title };
    let banners = Words::new("battlelore-counter-banners").with("goal", table.goals[at]);
    let units = table.army(side).count() as u8;
    let mut counters = vec![
        counter("bl-banner", table.banners[at], banners),
        counter("bl-command", view.hands[at].count, Words::new("battlelore-counter-command")),
        counter("bl-unit", units, Words::new("battlelore-counter-units")),
    ];
    if table.lore.active {
        counters.push(counter("bl-token", table.lore.tokens[at], Words::new("battlelore-counter-tokens")));
        counters.push(counter("bl-lore", table.lore.held[at], Words::new("battlelore-counter-lore")));
    }
    counters
}

/// How a match ended, if it has.
fn won(table: &Table) -> Option<Words> {
    table.ending.map(|ending| chronicle::ended(ending.winner, ending.how))
}

/// What decided a finished match.
pub fn verdict(view: &View) -> Vec<Words> {
    let table = &view.table;
    let Some(first) = won(table) else { return Vec::new() };
    let mut lines = vec![first];
    for side in Side::BOTH {
        let at = side.index();
        let banners = Words::new("battlelore-verdict-banners").with("seat", side.seat());
        lines.push(banners.with("banners", table.banners[at]).with("goal", table.goals[at]));
    }
    for side in Side::BOTH {
        let lost = table.units().iter().filter(|unit| unit.side == side && !unit.is_alive()).count() as u8;
        let units = Words::new("battlelore-verdict-units").with("seat", side.seat());
        lines.push(units.with("count", table.army(side).count() as u8).with("lost", lost));
    }
    lines.push(Words::new("battlelore-verdict-turns").with("count", table.turn.number));
    lines
}
