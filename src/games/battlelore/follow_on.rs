//! Follow-on actions (11): gain ground, pursue, the bonus melee attack, battle back.

use super::events::Event;
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::lore::InBattle;
use super::position::{Battle, Mark, PublicState, State, UnitId};
use super::steps::PendingStep;
use super::units::Arm;
use super::{battle, movement, targeting};
use crate::engine::Sink;

/// The roll of the attack or of the battle back has been resolved: what may follow (11.5).
pub(super) fn aftermath(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let attacker = table.unit(battle.attacker);
    let attacker_there = attacker.is_alive();
    if battle.lore.ambush {
        // 14.3: the attack goes on if its unit is still where it attacked from.
        let there = table.at(battle.from) == Some(battle.attacker) && table.unit(battle.target).is_alive();
        let lore = InBattle { ambush: false, ..battle.lore };
        table.battle = Some(Battle { back: false, lore, bold: 0, ..battle });
        return if there { table.steps.replace(PendingStep::Dice) } else { over(state, sink) };
    }
    let stayed = table.at(battle.at) == Some(battle.target);
    if battle.back || !attacker_there || battle.lore.ended {
        // 11.1: a battle back is the end of it; so is an attack without dice (8.1).
        over(state, sink);
    } else if stayed {
        // 11.1: melee, still where it was attacked, Bold; no web (16.6).
        let may = battle.melee && !table.unit(battle.target).web;
        match battle.bold {
            _ if !may => over(state, sink),
            0 => table.steps.replace(PendingStep::Reprisal),
            _ => table.steps.replace(PendingStep::Back),
        }
    } else if battle.melee && !attacker.web && can_enter(table, battle.at) {
        table.steps.replace(PendingStep::Gain);
    } else {
        over(state, sink);
    }
}

/// Whether a unit may go to this hex as a follow-on action (11.2).
fn can_enter(table: &PublicState, hex: Hex) -> bool {
    table.at(hex).is_none() && table.field.passable().contains(hex)
}

/// The battle is over, but for a second shot (3.2, 14.4).
pub(super) fn over(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let Some(battle) = table.battle else { return };
    let twice = table.turn.shoots_twice() || battle.lore.volley;
    if twice && !battle.bonus && !targeting::shots(table, battle.attacker).is_empty() {
        table.steps.replace(PendingStep::Again);
    } else {
        close(state, sink);
    }
}

/// The battle is over, and no other one follows from it. A berserk attacker pays (14.4).
pub(super) fn close(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    table.steps.pop();
    let Some(battle) = table.battle.take() else { return };
    let price = battle.lore.price.min(table.unit(battle.attacker).figures.saturating_sub(1));
    battle::lose(state, battle.attacker, price, sink);
}

/// The attacker takes the hex that the target left (11.2).
pub(super) fn gain_ground(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let from = state.table.unit(battle.attacker).hex;
    movement::enter(&mut state.table, battle.attacker, battle.at);
    state.table.steps.replace(PendingStep::Follow);
    sink.event(state, || Event::GroundGained { from, to: battle.at });
}

/// Ground was gained: mounted units may pursue (11.3) and attack once more (11.4), others only by a card (14.4).
pub(super) fn after_ground(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let Some(battle) = table.battle else { return };
    let mounted = table.unit(battle.attacker).arm() == Arm::Mounted;
    if battle.lore.relentless {
        bonus(state, battle.attacker, sink);
    } else if !mounted || battle.bonus {
        over(state, sink);
    } else if pursuits(table, battle.attacker).is_empty() {
        bonus(state, battle.attacker, sink);
    } else {
        table.steps.replace(PendingStep::Pursue);
    }
}

/// Where a mounted unit that has gained ground may go on to: not once it has entered a forest, now or earlier in the turn, or
/// a landmark (11.3).
#[inline]
pub fn pursuits(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    if unit.has(Mark::Rests) {
        return HexSet::NONE;
    }
    unit.hex.around().intersection(table.field.passable()).without(table.occupied())
}

/// The extra hex of a mounted unit (11.3).
pub(super) fn pursue(state: &mut State, battle: Battle, to: Hex, sink: &mut impl Sink<BattleLore>) {
    let from = state.table.unit(battle.attacker).hex;
    movement::enter(&mut state.table, battle.attacker, to);
    sink.event(state, || Event::Pursued { from, to });
    bonus(state, battle.attacker, sink);
}

/// The bonus melee attack, if there is an enemy for it (11.4); none from a landmark (11.3).
pub(super) fn bonus(state: &mut State, id: UnitId, sink: &mut impl Sink<BattleLore>) {
    if bonus_targets(&state.table, id).is_empty() {
        over(state, sink);
    } else {
        state.table.steps.replace(PendingStep::Bonus);
    }
}

/// Whom a unit that has gained ground may attack (11.4): nobody if it has moved too far by that (8.3, 1.6).
#[inline]
pub fn bonus_targets(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    if targeting::spent(unit) {
        return HexSet::NONE;
    }
    targeting::targets(table, id).intersection(unit.hex.around())
}

/// The target battles back (11.1).
pub(super) fn battle_back(state: &mut State, battle: Battle, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let (from, to) = (table.unit(battle.target).hex, table.unit(battle.attacker).hex);
    table.battle = Some(Battle { back: true, ..battle });
    table.steps.replace(PendingStep::Dice);
    sink.event(state, || Event::BattledBack { from, to });
}
