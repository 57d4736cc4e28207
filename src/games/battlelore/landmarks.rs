//! Landmarks (15): who places them, and what they do at the end of the Combat phase and of the turn. What they do to moves,
//! dice, sight and morale is in the tables of the terrain.

use super::council::{LoreClass, council};
use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::lore;
use super::position::{Mark, PublicState, State, UnitId};
use super::sections::Side;
use super::steps::PendingStep;
use super::surfaces::{Surface, pentacle_tokens, pool_dice};
use super::terrain::{Landmark, LandmarkKind, MOST_LANDMARKS};
use super::units::Banner;
use crate::engine::{Chance, Sink};

/// The landmark of each class of Lore Masters (15).
const OF_CLASS: [(LoreClass, LandmarkKind); 4] = [
    (LoreClass::Wizard, LandmarkKind::Pentacle),
    (LoreClass::Cleric, LandmarkKind::Pool),
    (LoreClass::Rogue, LandmarkKind::Den),
    (LoreClass::Warrior, LandmarkKind::Camp),
];

/// The next landmark that the side whose turn it is to place one has to put onto the field, and where it can go: on empty plain
/// hexes of the own half that are not beside an enemy. A side has it for the only level-3 master of its class, and a Stronghold
/// for a level-3 Commander, whatever the other side's is: a Commander is no Lore Master (13.2, 15).
pub fn next(table: &PublicState) -> Option<(LandmarkKind, HexSet)> {
    let side = table.lore.setting;
    let highest = council().highest;
    let [own, other] = [side, side.other()].map(Side::index);
    let earned = |level: [u8; 2]| level[own] == highest && level[other] < highest;
    let commander = (table.lore.commanders[own] == highest).then_some(LandmarkKind::Stronghold);
    let masters = OF_CLASS.into_iter().filter_map(|(class, kind)| {
        let level = table.lore.masters.map(|masters| masters[class.index()]);
        earned(level).then_some(kind)
    });
    let has = |kind: LandmarkKind| {
        table.field.list().filter(|landmark| landmark.kind == kind && landmark.owner == side).count()
    };
    let wants = |kind: LandmarkKind| if kind == LandmarkKind::Den { 2 } else { 1 };
    let kind = commander.into_iter().chain(masters).find(|&kind| has(kind) < wants(kind))?;
    let near_enemies = table.held[other].grown();
    let taken = table.occupied().union(near_enemies).union(table.field.landmarks());
    let free = side.half().intersection(table.field.of(Surface::Plain)).without(taken);
    let free = free.without(table.field.of(Surface::Rampart)).without(table.field.circles());
    (!free.is_empty() && table.field.list().count() < MOST_LANDMARKS).then_some((kind, free))
}

/// Puts the next landmark onto the field.
pub(super) fn place(state: &mut State, hex: Hex, sink: &mut impl Sink<BattleLore>) {
    let Some((kind, _)) = next(&state.table) else { return };
    let owner = state.table.lore.setting;
    state.table.field.place(Landmark { hex, kind, owner });
    sink.event(state, || Event::LandmarkPlaced { side: owner, kind, hex });
}

/// An ordered unit that started on a landmark of its own and neither moved nor battled.
fn resting(table: &PublicState, landmark: &Landmark) -> Option<UnitId> {
    let id = table.at(landmark.hex)?;
    let unit = table.unit(id);
    let stays = ![Mark::Moved, Mark::Unsteady, Mark::Battled].into_iter().any(|mark| unit.has(mark));
    let idle = unit.has(Mark::Ordered) && stays;
    (idle && unit.side == landmark.owner && landmark.owner == table.turn.side).then_some(id)
}

/// COMBAT is over: pools heal and camps train whoever has been ordered there and did nothing else (15).
pub(super) fn after_combat(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    state.table.steps.replace(PendingStep::End);
    if state.table.field.landmarks().is_empty() {
        return;
    }
    for landmark in state.table.field.list() {
        let Some(id) = resting(&state.table, &landmark) else { continue };
        match landmark.kind {
            LandmarkKind::Pool => heal(state, id, chance, sink),
            LandmarkKind::Camp => train(state, id, sink),
            _ => {}
        }
    }
}

fn heal(state: &mut State, id: UnitId, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let unit = *state.table.unit(id);
    let roll = Roll::of(pool_dice(), chance);
    sink.event(state, || Event::Rolled { side: unit.side, why: Why::Pool, roll });
    let missing = unit.kind.facts().figures.saturating_sub(unit.figures);
    let figures = (roll.count(Face::of(unit.banner)) + roll.count(Face::Lore)).min(missing);
    if figures > 0 {
        state.table.unit_mut(id).figures += figures;
        sink.event(state, || Event::Healed { hex: unit.hex, figures });
    }
}

fn train(state: &mut State, id: UnitId, sink: &mut impl Sink<BattleLore>) {
    let unit = state.table.unit_mut(id);
    let higher = match unit.banner {
        _ if unit.is_creature() => return,
        Banner::Green => Banner::Blue,
        Banner::Blue => Banner::Red,
        Banner::Red => return,
    };
    unit.banner = higher;
    let hex = unit.hex;
    state.table.field.take_away(hex);
    sink.event(state, || Event::Trained { hex, banner: higher });
}

/// A unit on its side's Magic Pentacle at the end of its turn brings a token (15).
pub(super) fn pentacle(state: &mut State, sink: &mut impl Sink<BattleLore>) {
    let side = state.table.turn.side;
    let held = state.table.held[side.index()];
    let brings = |landmark: &Landmark| {
        landmark.kind == LandmarkKind::Pentacle && landmark.owner == side && held.contains(landmark.hex)
    };
    let count = state.table.field.list().filter(brings).count() as u8;
    lore::gain(state, side, count.saturating_mul(pentacle_tokens()), sink);
}
