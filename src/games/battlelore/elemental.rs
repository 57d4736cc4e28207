//! The Earth Elemental (16.7): how it is called, how it moves by dice, and how it makes the ground shake.
//!
//! The document leaves some of it open: the dice of a call are those of the colour, one less for a bow that was moved, under the
//! cap of the circle's own hex, and bring neither bonus dice nor tokens, since a call is no attack; it needs a free hex beside
//! the circle. After its march the Elemental may battle, however far it went. Losses in an earthquake come in the order of the
//! retreats, enemies first; a Creature loses nothing, since it dies of critical hits alone (16.3).

use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::movement::{self, own};
use super::position::{Acting, Flight, MOST_UNITS, Mark, PublicState, State, Unit, UnitId, UnitSet};
use super::refusals::Refusal;
use super::sections::Side;
use super::steps::PendingStep;
use super::units::{March, Power, UnitKind};
use super::{battle, targeting};
use crate::engine::{Chance, Sink};

/// The Creature that Summoning Circles call, if the data know one.
pub fn sleeper() -> Option<UnitKind> {
    UnitKind::all().find(|kind| kind.facts().creature.as_ref().is_some_and(|creature| creature.summoned))
}

/// Where a Creature can rise that is called from a circle.
pub fn room(table: &PublicState, circle: Hex) -> HexSet {
    circle.around().intersection(table.field.passable()).without(table.occupied())
}

/// Where the Creature can rise that has just been called.
pub fn rising(table: &PublicState) -> HexSet {
    table.acting.map_or(HexSet::NONE, |acting| room(table, table.unit(acting.unit).hex))
}

/// Where ordered units stand that may call it now.
pub fn callers(table: &PublicState) -> HexSet {
    let circles = table.field.circles();
    if circles.is_empty() {
        return HexSet::NONE;
    }
    let held = circles.intersection(table.held[table.turn.side.index()]);
    held.iter().filter(|&hex| check_summon(table, hex).is_ok()).collect()
}

/// Whether the unit on a hex may call it now, instead of battling.
pub(super) fn check_summon(table: &PublicState, hex: Hex) -> Result<(), Refusal> {
    let id = own(table, table.turn.side, hex)?;
    targeting::check_ready(table, id)?;
    if !table.field.circles().contains(hex) {
        Err(Refusal::NotOnCircle(hex))
    } else if !targeting::allowed(table, true) {
        Err(Refusal::ForbiddenByCard(hex))
    } else if room(table, hex).is_empty() || table.units().len() == MOST_UNITS || sleeper().is_none() {
        Err(Refusal::NoRoom(hex))
    } else {
        Ok(())
    }
}

/// The dice of a unit that calls.
pub fn calling_dice(table: &PublicState, unit: &Unit) -> u8 {
    let lost = u8::from(unit.has(Mark::Unsteady) && unit.weapon().loses_die());
    unit.banner.dice().saturating_sub(lost).min(table.field.cap_out(unit.hex))
}

/// A unit calls: with any Lore face it is heard.
pub(super) fn summon(state: &mut State, hex: Hex, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let Some(id) = table.at(hex) else { return };
    table.unit_mut(id).marks.insert(Mark::Battled);
    let side = table.unit(id).side;
    let roll = Roll::of(calling_dice(table, table.unit(id)), chance);
    if roll.count(Face::Lore) > 0 {
        table.acting = Some(Acting { unit: id, hexes: 0 });
        table.steps.push(PendingStep::Summon);
    }
    sink.event(state, || Event::Rolled { side, why: Why::Summon, roll });
}

/// It rises beside the circle, which is no more.
pub(super) fn rise(state: &mut State, to: Hex, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    table.steps.pop();
    let (Some(Acting { unit, .. }), Some(kind)) = (table.acting.take(), sleeper()) else { return };
    let Unit { hex: from, side, .. } = *table.unit(unit);
    table.field.draw_circle(from, false);
    table.add(Unit::new(kind, side, to));
    sink.event(state, || Event::Summoned { side, from, to });
}

/// The dice that a unit rolls to move, if it moves so.
#[inline]
pub fn march_dice(unit: &Unit) -> Option<u8> {
    match unit.kind.facts().creature.as_ref()?.march {
        March::Dice(dice) => Some(dice),
        March::Class => None,
    }
}

/// Where ordered units stand that can roll for their move.
pub(super) fn marchers(table: &PublicState) -> impl Iterator<Item = Hex> {
    let hexes = table.army(table.turn.side).map(|(_, unit)| unit.hex);
    hexes.filter(|&hex| check_march(table, hex).is_ok())
}

/// Whether the unit on a hex can roll for its move.
pub(super) fn check_march(table: &PublicState, hex: Hex) -> Result<(), Refusal> {
    let unit = table.unit(own(table, table.turn.side, hex)?);
    if !unit.has(Mark::Ordered) {
        Err(Refusal::NotOrdered(hex))
    } else if unit.has(Mark::Moved) {
        Err(Refusal::AlreadyMoved(hex))
    } else if march_dice(unit).is_none() {
        Err(Refusal::NoMarch(hex))
    } else {
        Ok(())
    }
}

/// A unit rolls for its move: a hex for each Lore face.
pub(super) fn march(state: &mut State, hex: Hex, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let Some(id) = table.at(hex) else { return };
    let side = table.unit(id).side;
    let roll = Roll::of(march_dice(table.unit(id)).unwrap_or(0), chance);
    table.acting = Some(Acting { unit: id, hexes: roll.count(Face::Lore) });
    table.steps.push(PendingStep::March);
    if movement::reach(table, id).is_empty() {
        stay(table);
    }
    sink.event(state, || Event::Rolled { side, why: Why::March, roll });
}

/// It stays where it is, or has come where it wants to be.
pub(super) fn stay(table: &mut PublicState) {
    if let Some(Acting { unit, .. }) = table.acting.take() {
        table.unit_mut(unit).marks.insert(Mark::Moved);
        table.steps.pop();
    }
}

/// Whether a tremor drives a unit away: no web holds it, and it is not one of those that never retreat.
fn gives_way(unit: &Unit) -> bool {
    !unit.web && unit.kind.facts().creature.as_ref().is_none_or(|creature| creature.retreats)
}

/// Whether a power that shakes the ground would do anything beside a hex.
pub(super) fn shakes(table: &PublicState, power: Power, hex: Hex) -> bool {
    let mut near = table.occupied().intersection(hex.around()).iter().filter_map(|hex| table.unit_at(hex));
    near.any(|unit| gives_way(unit) || power == Power::Earthquake && !unit.is_creature())
}

/// The ground shakes beside a unit: everybody there loses a figure in an earthquake, and then has to retreat.
pub(super) fn shake(state: &mut State, id: UnitId, power: Power, sink: &mut impl Sink<BattleLore>) {
    let Unit { hex, side, .. } = *state.table.unit(id);
    let near = |table: &PublicState, side: Side| table.held[side.index()].intersection(hex.around());
    let units: Vec<UnitId> = [side.other(), side]
        .into_iter()
        .flat_map(|side| near(&state.table, side).iter())
        .filter_map(|hex| state.table.at(hex))
        .collect();
    if power == Power::Earthquake {
        for &other in &units {
            if state.table.ending.is_none() && !state.table.unit(other).is_creature() {
                battle::lose(state, other, 1, sink);
            }
        }
    }
    let table = &mut state.table;
    table.shaken = units.into_iter().filter(|&id| table.unit(id).is_alive() && gives_way(table.unit(id))).collect();
    if !table.shaken.is_empty() {
        table.steps.push(PendingStep::Quake);
    }
}

/// Those of the shaken units one of which retreats next: enemies of the player of the turn first.
pub fn tottering(table: &PublicState) -> UnitSet {
    let of = |side: Side| -> UnitSet {
        table.shaken.iter().filter(|&id| table.unit(id).is_alive() && table.unit(id).side == side).collect()
    };
    let enemies = of(table.turn.side.other());
    if enemies.is_empty() { of(table.turn.side) } else { enemies }
}

/// The next one retreats, or all have. True if its owner has to say which one comes next.
pub(super) fn quake(state: &mut State) -> bool {
    let next = tottering(&state.table);
    match next.lowest() {
        None => {
            state.table.shaken = UnitSet::NONE;
            state.table.steps.pop();
        }
        Some(id) if next.len() == 1 => totter(state, id),
        Some(_) => return true,
    }
    false
}

/// A shaken unit retreats a hex by 10.3, Bold or not.
pub(super) fn totter(state: &mut State, id: UnitId) {
    state.table.shaken.remove(id);
    state.table.flight = Some(Flight { unit: id, left: 1, walked: 0, most: u8::MAX });
    state.table.steps.push(PendingStep::Retreat);
}
