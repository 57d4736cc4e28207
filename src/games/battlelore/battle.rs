//! Battles: the number of dice (8), the roll and its hits (9).

use super::BattleLore;
use super::command_cards::Text;
use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::hexes::Hex;
use super::morale;
use super::position::{Battle, Mark, State, Step, Table, Unit, UnitId};
use super::victory;
use crate::engine::{Chance, Sink};

/// How many dice one unit rolls against another from where they stand (8.1). A battle back has no bonus of the turn and is
/// never hurt by having moved.
#[must_use]
#[inline]
pub fn dice(table: &Table, roller: UnitId, target: UnitId, back: bool) -> u8 {
    let (unit, other) = (table.unit(roller), table.unit(target));
    let melee = unit.hex.adjacent(other.hex);
    let mut dice = unit.banner.dice();
    if !back && unit.has(Mark::Unsteady) && unit.weapon().loses_die() {
        dice = dice.saturating_sub(1);
    }
    let dice = dice.min(table.field.cap(unit.hex, other.hex, melee));
    if back { dice } else { dice + bonus(table, melee) }
}

/// Dice that the card of the turn adds to every attack of the units that it orders (3.2).
#[inline]
fn bonus(table: &Table, melee: bool) -> u8 {
    match table.turn.text() {
        Some(Text::MountedCharge) => u8::from(melee),
        Some(Text::Leadership | Text::BattleLore) => 1,
        _ => 0,
    }
}

/// How many hits a roll scores (9.2).
#[must_use]
#[inline]
pub fn hits(roll: &Roll, roller: &Unit, target: &Unit, melee: bool) -> u8 {
    let strikes = roller.weapon().strikes(roll.count(Face::Strike), target.arm(), melee);
    roll.count(Face::of(target.banner)) + strikes
}

/// B1: a unit attacks.
pub(super) fn declare(state: &mut State, from: Hex, to: Hex, bonus: bool, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let (Some(attacker), Some(target)) = (table.at(from), table.at(to)) else { return };
    let melee = from.adjacent(to);
    table.unit_mut(attacker).marks.insert(Mark::Battled);
    table.battle =
        Some(Battle { attacker, target, at: to, melee, bonus, back: false, flags: 0, bold: 0, left: 0, walked: 0 });
    sink.event(state, || Event::Attacked { from, to, melee, bonus });
}

/// B3 to B7: the dice of the attack or of the battle back fall, figures go, and Bold is read.
pub(super) fn roll(state: &mut State, battle: Battle, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let (roller, victim) = (battle.roller(), battle.victim());
    let table = &state.table;
    let roll = Roll::of(dice(table, roller, victim, battle.back), chance);
    let hits = hits(&roll, table.unit(roller), table.unit(victim), battle.melee);
    let side = table.unit(roller).side;
    let why = if battle.back { Why::BattleBack } else { Why::Attack };
    sink.event(state, || Event::Rolled { side, why, roll });
    if !lose(state, victim, hits, sink) {
        state.table.steps.replace(Step::Aftermath);
        return;
    }
    let bold = morale::bold(&state.table, victim);
    state.table.battle = Some(Battle { flags: roll.count(Face::Flag), bold, left: 0, walked: 0, ..battle });
    morale::read(state);
}

/// A unit loses figures; surplus ones are lost (9.1). With the last one it is eliminated, and its owner's opponent gets a
/// Victory Banner. Whether it is still there.
pub(super) fn lose(state: &mut State, id: UnitId, figures: u8, sink: &mut impl Sink<BattleLore>) -> bool {
    let Unit { figures: had, side, hex, .. } = *state.table.unit(id);
    let lost = figures.min(had);
    if lost == 0 {
        return had > 0;
    }
    let left = had - lost;
    state.table.unit_mut(id).figures = left;
    if left == 0 {
        state.table.take(id);
        state.table.unit_mut(id).marks = Default::default();
    }
    sink.event(state, || Event::FiguresLost { hex, figures: lost, left });
    if left == 0 {
        sink.event(state, || Event::Eliminated { side, hex });
        victory::banner(state, side.other(), sink);
        victory::last_unit(state, side, sink);
    }
    left > 0
}
