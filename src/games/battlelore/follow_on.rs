//! Follow-on actions (11): gain ground, pursue, the bonus melee attack, battle back.

use super::BattleLore;
use super::command_cards::Text;
use super::events::Event;
use super::hexes::{Hex, HexSet};
use super::movement;
use super::position::{Battle, Mark, State, Step, Table, UnitId};
use super::targeting;
use super::units::Arm;
use crate::engine::Sink;

/// The roll of the attack or of the battle back has been resolved: what may follow (11.5).
pub(super) fn aftermath(state: &mut State, battle: Battle) {
    let table = &mut state.table;
    let stayed = table.at(battle.at) == Some(battle.target);
    let attacker_there = table.unit(battle.attacker).is_alive();
    if battle.back || !attacker_there {
        // 11.1: a battle back is the end of it.
        over(table);
    } else if stayed {
        // 11.1: melee, still where it was attacked, Bold.
        if battle.melee && battle.bold > 0 { table.steps.replace(Step::Back) } else { over(table) }
    } else if battle.melee && can_enter(table, battle.at) {
        table.steps.replace(Step::Gain);
    } else {
        over(table);
    }
}

/// Whether a unit may go to this hex as a follow-on action (11.2).
fn can_enter(table: &Table, hex: Hex) -> bool {
    table.at(hex).is_none() && table.field.passable().contains(hex)
}

/// The battle is over. A unit that darkens the sky may shoot once more (3.2).
pub(super) fn over(table: &mut Table) {
    let may_shoot = table.battle.filter(|battle| !battle.bonus && table.turn.text() == Some(Text::DarkenTheSky));
    match may_shoot {
        Some(battle) if !targeting::targets(table, battle.attacker).is_empty() => table.steps.replace(Step::Again),
        _ => close(table),
    }
}

/// The battle is over, and no other one follows from it.
pub(super) fn close(table: &mut Table) {
    table.battle = None;
    table.steps.pop();
}

/// The attacker takes the hex that the target left (11.2).
pub(super) fn gain_ground(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let from = table.unit(battle.attacker).hex;
    movement::enter(table, battle.attacker, battle.at);
    let mounted = table.unit(battle.attacker).arm() == Arm::Mounted;
    if !mounted || battle.bonus {
        over(table);
    } else if pursuits(table, battle.attacker).is_empty() {
        bonus(table, battle.attacker);
    } else {
        table.steps.replace(Step::Pursue);
    }
    sink.event(state, || Event::GroundGained { from, to: battle.at });
}

/// Where a mounted unit that has gained ground may go on to: not once it has entered a forest, now or earlier in the turn, or a landmark (11.3).
#[must_use]
#[inline]
pub fn pursuits(table: &Table, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    if unit.has(Mark::Rests) {
        return HexSet::NONE;
    }
    unit.hex.around().intersection(table.field.passable()).without(table.occupied())
}

/// The extra hex of a mounted unit (11.3).
pub(super) fn pursue(state: &mut State, battle: Battle, to: Hex, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let from = table.unit(battle.attacker).hex;
    movement::enter(table, battle.attacker, to);
    bonus(table, battle.attacker);
    sink.event(state, || Event::Pursued { from, to });
}

/// The bonus melee attack, if there is an enemy for it (11.4); none from a landmark (11.3).
pub(super) fn bonus(table: &mut Table, id: UnitId) {
    if bonus_targets(table, id).is_empty() { over(table) } else { table.steps.replace(Step::Bonus) }
}

/// Whom a mounted unit that has pursued may attack (11.4).
#[must_use]
#[inline]
pub fn bonus_targets(table: &Table, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    if unit.has(Mark::Spent) {
        return HexSet::NONE;
    }
    targeting::targets(table, id).intersection(unit.hex.around())
}

/// The target battles back (11.1).
pub(super) fn battle_back(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let (from, to) = (table.unit(battle.target).hex, table.unit(battle.attacker).hex);
    table.battle = Some(Battle { back: true, ..battle });
    table.steps.replace(Step::Dice);
    sink.event(state, || Event::BattledBack { from, to });
}
