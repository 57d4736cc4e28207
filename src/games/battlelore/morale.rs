//! Morale (10.1): how bold a unit is, and what it does about flags (B7).

use super::position::{Flight, PublicState, State, Unit, UnitId};
use super::steps::PendingStep;
use super::units::Morale;

/// How bold a unit is where it stands now: each kind of source counts once, and Lore cards come on top (10.1).
#[inline]
pub fn bold(table: &PublicState, id: UnitId) -> u8 {
    let unit = table.unit(id);
    u8::from(is_supported(table, unit))
        + u8::from(unit.morale() == Morale::Bold)
        + table.field.bold(unit.hex, unit.side)
        + unit.spells.bold
        + unit.spells.courage
}

/// Whether at least two units of the same side stand beside it (10.1).
#[inline]
pub fn is_supported(table: &PublicState, unit: &Unit) -> bool {
    table.held[unit.side.index()].intersection(unit.hex.around()).len() >= 2
}

/// B7: the dice have been counted, and the unit is still there. Its owner is asked how many flags it ignores if he has a
/// choice; a Creature has none (10.2).
#[inline]
pub(super) fn read(state: &mut State) {
    let Some(battle) = state.table.battle else { return };
    let most = battle.flags.min(battle.bold);
    if most > 0 && !state.table.unit(battle.victim()).is_creature() {
        state.table.steps.replace(PendingStep::Ignore);
    } else {
        ignore(state, most);
    }
}

/// So many flags are ignored; for the others the unit retreats, twice as far if it is Frightened or a Creature, not at all if
/// a web holds it (10.2, 16.6).
#[inline]
pub(super) fn ignore(state: &mut State, flags: u8) {
    let Some(battle) = state.table.battle else { return };
    let id = battle.victim();
    let unit = state.table.unit(id);
    let left = battle.flags.saturating_sub(flags) * stride(unit);
    state.table.steps.replace(PendingStep::Power);
    if left > 0 {
        state.table.flight = Some(Flight { unit: id, left, walked: 0, most: u8::MAX });
        state.table.steps.push(PendingStep::Retreat);
    }
}

/// How many hexes a unit retreats for each flag that it does not ignore (10.2, 16.6).
#[inline]
pub fn stride(unit: &Unit) -> u8 {
    match unit {
        _ if unit.web || !retreats(unit) => 0,
        _ if unit.is_creature() || unit.morale() == Morale::Frightened => 2,
        _ => 1,
    }
}

/// Whether a unit ever retreats (16.7).
fn retreats(unit: &Unit) -> bool {
    unit.kind.facts().creature.as_ref().is_none_or(|creature| creature.retreats)
}
