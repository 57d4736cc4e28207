//! Morale (10.1): how bold a unit is, and what it does about flags (B7).

use super::position::{Battle, State, Step, Table, Unit, UnitId};
use super::units::Morale;

/// How bold a unit is where it stands now: each kind of source counts once (10.1).
#[must_use]
#[inline]
pub fn bold(table: &Table, id: UnitId) -> u8 {
    let unit = table.unit(id);
    u8::from(is_supported(table, unit))
        + u8::from(unit.morale() == Morale::Bold)
        + table.field.bold(unit.hex, unit.side)
}

/// Whether at least two units of the same side stand beside it (10.1).
#[must_use]
#[inline]
pub fn is_supported(table: &Table, unit: &Unit) -> bool {
    table.held[unit.side.index()].intersection(unit.hex.around()).len() >= 2
}

/// Whether a unit has to ignore as many flags as it can (10.2).
fn is_forced(unit: &Unit) -> bool {
    unit.arm() == super::units::Arm::Creature
}

/// B7: the dice have been counted, and the unit is still there. Its owner is asked how many flags it ignores if he has a
/// choice.
pub(super) fn read(state: &mut State) {
    let Some(battle) = state.table.battle else { return };
    let most = battle.flags.min(battle.bold);
    let unit = state.table.unit(battle.victim());
    if most > 0 && !is_forced(unit) {
        state.table.steps.replace(Step::Ignore);
    } else {
        ignore(state, most);
    }
}

/// So many flags are ignored; for the others the unit retreats (10.2).
pub(super) fn ignore(state: &mut State, flags: u8) {
    let Some(battle) = state.table.battle else { return };
    let step = match state.table.unit(battle.victim()) {
        unit if unit.morale() == Morale::Frightened || is_forced(unit) => 2,
        _ => 1,
    };
    let left = battle.flags.saturating_sub(flags) * step;
    state.table.battle = Some(Battle { left, ..battle });
    state.table.steps.replace(Step::Retreat);
}
