//! Retreat (10.3) and panic (10.4).

use super::BattleLore;
use super::battle;
use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::hexes::{Hex, HexSet};
use super::position::{Battle, State, Step, Table, Unit, UnitId};
use super::refusals::Refusal;
use super::units::Morale;
use crate::engine::{Chance, Sink};

/// Where a unit can go with the next hex of its retreat: towards its own baseline, onto the field, over free passable hexes
/// (10.3).
#[must_use]
#[inline]
pub fn ways(table: &Table, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    let behind: HexSet = unit.hex.behind(unit.side).iter().copied().collect();
    behind.intersection(table.field.passable()).without(table.occupied())
}

/// Whether the unit that retreats may go there next.
///
/// # Errors
/// Why not.
pub(super) fn check(table: &Table, to: Hex) -> Result<(), Refusal> {
    let Some(battle) = &table.battle else { return Err(Refusal::NotNow) };
    if ways(table, battle.victim()).contains(to) {
        return Ok(());
    }
    let unit = table.unit(battle.victim());
    Err(if !unit.hex.behind(unit.side).contains(&to) {
        Refusal::NotBackwards(to)
    } else if table.at(to).is_some() {
        Refusal::Occupied(to)
    } else {
        Refusal::Impassable(to)
    })
}

/// One hex of the retreat (B8).
pub(super) fn step(state: &mut State, to: Hex, sink: &mut impl Sink<BattleLore>) {
    let Some(battle) = state.table.battle else { return };
    let id = battle.victim();
    let from = state.table.unit(id).hex;
    state.table.shift(id, to);
    state.table.battle = Some(Battle { left: battle.left.saturating_sub(1), walked: battle.walked + 1, ..battle });
    sink.event(state, || Event::Retreated { from, to });
}

/// Whether the owner has a hex to choose; if not, the retreat is as long as it can be.
#[inline]
pub(super) fn goes_on(table: &Table, battle: &Battle) -> bool {
    battle.left > 0 && !ways(table, battle.victim()).is_empty()
}

/// B8, B9: each hex that could not be walked costs a figure; then Frightened survivors roll a die for each hex that they
/// walked, and their own colour removes a figure (10.3, 10.4).
pub(super) fn end(state: &mut State, battle: Battle, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    state.table.steps.replace(Step::Aftermath);
    let id = battle.victim();
    if !battle::lose(state, id, battle.left, sink) {
        return;
    }
    let Unit { banner, side, .. } = *state.table.unit(id);
    if battle.walked == 0 || state.table.unit(id).morale() != Morale::Frightened {
        return;
    }
    let roll = Roll::of(battle.walked, chance);
    sink.event(state, || Event::Rolled { side, why: Why::Panic, roll });
    let lost = roll.count(Face::of(banner));
    battle::lose(state, id, lost, sink);
}
