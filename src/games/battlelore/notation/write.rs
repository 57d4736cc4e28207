//! Positions written out.

use super::super::hexes::HexSet;
use super::super::position::{Acting, Mark, PublicState, State, Unit};
use super::super::sections::Side;
use super::super::steps::PendingStep;
use super::super::surfaces::Surface;
use super::lore;
use crate::engine::notation::{behind, or_none};

/// The position with everything in it said outright.
pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    let mut out = String::new();
    let mut line = |words: String| {
        out.push_str(words.trim_end());
        out.push('\n');
    };
    let letter = |side: Side| side.seat().letter();
    for (name, hexes) in covers(table) {
        if !hexes.is_empty() {
            line(format!("{name}{}", behind(hexes.iter())));
        }
    }
    if table.field.fords_are_free() {
        line("free-fords".to_owned());
    }
    for landmark in table.field.list() {
        line(format!("landmark {} {} {}", landmark.hex, landmark.kind.into_str(), letter(landmark.owner)));
    }
    line(format!("goals{}", behind(table.goals)));
    line(format!("banners{}", behind(table.banners)));
    for objective in table.objectives.iter().flatten() {
        let won = if objective.won { " won" } else { "" };
        line(format!("objective {} {} {}{won}", letter(objective.side), objective.hex, objective.banners));
    }
    line(format!("last-turn {}", table.last_turn));
    line(format!("number {}", table.turn.number));
    line(format!("turn {}", letter(table.turn.side)));
    line(format!("phase{}", behind(table.steps.list().iter().map(PendingStep::into_str))));
    if let Some(card) = table.turn.card {
        let turn = &table.turn;
        let fallback = if turn.fallback { " fallback" } else { "" };
        let dice = if turn.dice == [0; 4] { String::new() } else { format!(" dice{}", behind(turn.dice)) };
        line(format!("card {card} as {} command {}{fallback}{dice}", or_none(turn.used), turn.command));
    }
    for side in Side::BOTH {
        if let Some(card) = table.last_used[side.index()] {
            line(format!("last {} {card}", letter(side)));
        }
    }
    for side in Side::BOTH {
        let own = table.units().iter().filter(|unit| unit.side == side);
        if own.clone().next().is_some() && grouped(table) {
            line(format!("units{}", behind(own.map(token))));
        }
    }
    if !grouped(table) {
        line(format!("units{}", behind(table.units().iter().map(token))));
    }
    if let Some(battle) = &table.battle {
        line(lore::battle_text(battle));
    }
    if let Some(flight) = &table.flight {
        line(lore::flight_text(flight));
    }
    if let Some(Acting { unit, hexes }) = table.acting {
        line(format!("acting {} {hexes}", unit.index() + 1));
    }
    if !table.shaken.is_empty() {
        line(format!("shaken{}", behind(table.shaken.iter().map(|id| id.index() + 1))));
    }
    for side in Side::BOTH {
        line(format!("hand {}{}", letter(side), behind(state.hands[side.index()].iter())));
    }
    if let Some(drawn) = state.drawn {
        line(format!("drawn{}", behind(drawn)));
    }
    line(format!("pile{}", behind(state.pile.iter().rev())));
    line(format!("discards{}", behind(table.discards.iter())));
    lore::lines(state, &mut line);
    if let Some(ending) = table.ending {
        let winner = ending.winner.map_or("draw".to_owned(), |side| letter(side).to_string());
        line(format!("ending {winner} {}", ending.how.into_str()));
    }
    out
}

/// Whether the units of the list are those of South and then those of North, so that each side can have a line.
fn grouped(table: &PublicState) -> bool {
    table.units().is_sorted_by_key(|unit| unit.side)
}

/// What hexes are covered with, by the keys of their lines; hills of height 2 have one more.
fn covers(table: &PublicState) -> [(&'static str, HexSet); 8] {
    let field = &table.field;
    let high = HexSet::FIELD.iter().filter(|&hex| field.height(hex) > 1).collect();
    [
        ("forest", field.of(Surface::Forest)),
        ("hill", field.of(Surface::Hill)),
        ("high", high),
        ("ford", field.of(Surface::Ford)),
        ("river", field.of(Surface::River)),
        ("bridge", field.of(Surface::Bridge)),
        ("rampart", field.of(Surface::Rampart)),
        ("circle", field.circles()),
    ]
}

/// A unit as `SHgs@(5,5)x3:om`: figures only if some are lost, marks only if it has any.
pub(super) fn token(unit: &Unit) -> String {
    let facts = unit.kind.facts();
    let figures = if unit.figures == facts.figures { String::new() } else { format!("x{}", unit.figures) };
    let banner = if unit.banner == facts.banner { String::new() } else { format!("^{}", unit.banner.letter()) };
    let marks: String = unit.marks.iter().map(mark_letter).collect();
    let marks = if marks.is_empty() { marks } else { format!(":{marks}") };
    format!("{}{}@{}{figures}{banner}{marks}{}", unit.side.letter(), unit.kind.token(), unit.hex, lore::unit_text(unit))
}

pub(super) const fn mark_letter(mark: Mark) -> char {
    match mark {
        Mark::Ordered => 'o',
        Mark::Moved => 'm',
        Mark::Spent => 's',
        Mark::Unsteady => 'u',
        Mark::Rests => 'r',
        Mark::Battled => 'b',
        Mark::Bought => 'p',
        Mark::Idle => 'i',
    }
}
