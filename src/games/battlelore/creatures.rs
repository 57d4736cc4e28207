//! Creatures (16): trampling, kept Lore, and their powers.

use super::council::council;
use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::position::{Battle, Flight, Mark, PublicState, State, Unit, UnitId};
use super::sections::Side;
use super::steps::PendingStep;
use super::units::Power;
use super::{battle, elemental, lore};
use crate::engine::{Chance, Sink};

/// How many more Lore tokens a Creature can keep; none if it is none (16.5).
pub fn room(unit: &Unit) -> u8 {
    unit.kind.facts().creature.as_ref().map_or(0, |creature| creature.lore_limit.saturating_sub(unit.kept))
}

/// B5: a Creature keeps so many of the tokens that it rolled; its owner gets the others (16.5).
pub(super) fn keep(state: &mut State, battle: Battle, tokens: u8, sink: &mut impl Sink<BattleLore>) {
    let id = battle.roller();
    let side = state.table.unit(id).side;
    let rolled = battle.roll.count(Face::Lore);
    let kept = tokens.min(lore::pool(&state.table));
    if kept > 0 {
        let unit = state.table.unit_mut(id);
        unit.kept += kept;
        let (hex, has) = (unit.hex, unit.kept);
        sink.event(state, || Event::TokensKept { hex, has });
    }
    state.table.steps.replace(PendingStep::Hits);
    lore::gain(state, side, rolled - tokens, sink);
}

/// The most tokens that a Creature may keep of those it rolled (16.5).
pub fn most_kept(table: &PublicState, battle: &Battle) -> u8 {
    room(table.unit(battle.roller())).min(battle.roll.count(Face::Lore))
}

/// B10: the powers that the attacking Creature can use now, its target being alive (4, 16.5 to 16.7).
pub fn powers(table: &PublicState, battle: &Battle) -> impl Iterator<Item = Power> {
    let unit = table.unit(battle.attacker);
    let target = *table.unit(battle.target);
    let (kept, hits, melee) = (unit.kept, battle.hits, battle.melee);
    let counts = |holds: fn(&Unit) -> bool| table.units().iter().filter(|unit| holds(unit)).count();
    let webs = counts(|unit| unit.web) < usize::from(council().webs);
    let poisons = counts(|unit| unit.poison) < usize::from(council().poisons);
    let adjacent = unit.hex.adjacent(target.hex);
    let alive = unit.is_alive() && target.is_alive() && !battle.back && melee;
    let [tremor, earthquake] =
        [Power::Tremor, Power::Earthquake].map(|power| elemental::shakes(table, power, unit.hex));
    let all = unit.kind.facts().creature.as_ref().map_or(&[][..], |creature| &creature.powers);
    all.iter()
        .filter(move |power| {
            alive
                && power.cost <= kept
                && match power.power {
                    Power::Web => adjacent && !target.is_creature() && !target.web && webs,
                    Power::Poison => hits > 0 && !target.is_creature() && !target.poison && poisons,
                    Power::Tremor => tremor,
                    Power::Earthquake => earthquake,
                }
        })
        .map(|power| power.power)
}

/// B10: a power is used; its tokens return to the pool (16.5).
pub(super) fn use_power(state: &mut State, battle: Battle, power: Power, sink: &mut impl Sink<BattleLore>) {
    let facts = state.table.unit(battle.attacker).kind.facts();
    let cost = facts.creature.iter().flat_map(|creature| &creature.powers).find(|row| row.power == power);
    let cost = cost.map_or(0, |row| row.cost);
    let unit = state.table.unit_mut(battle.attacker);
    unit.kept = unit.kept.saturating_sub(cost);
    let centre = unit.hex;
    let target = state.table.unit_mut(battle.target);
    let hex = match power {
        Power::Web => {
            target.web = true;
            target.hex
        }
        Power::Poison => {
            target.poison = true;
            target.hex
        }
        Power::Tremor | Power::Earthquake => centre,
    };
    state.table.steps.replace(PendingStep::Aftermath);
    sink.event(state, || Event::PowerUsed { power, hex });
    if matches!(power, Power::Tremor | Power::Earthquake) {
        elemental::shake(state, battle.attacker, power, sink);
    }
}

/// An ordered unit gives up its move and its battle to get rid of a web (16.6).
pub(super) fn cut_web(state: &mut State, hex: Hex, sink: &mut impl Sink<BattleLore>) {
    let Some(id) = state.table.at(hex) else { return };
    state.table.unit_mut(id).marks.insert(Mark::Idle);
    free(state, id, sink);
}

/// The web of a unit is removed, if one holds it (16.6).
pub(super) fn free(state: &mut State, id: UnitId, sink: &mut impl Sink<BattleLore>) {
    let unit = state.table.unit_mut(id);
    let hex = unit.hex;
    if std::mem::take(&mut unit.web) {
        sink.event(state, || Event::WebCut { hex });
    }
}

/// Where units stand that the Creature in retreat tramples, if it cannot walk all the hexes: friends and enemies in its way, but
/// no Creatures (16.4).
pub fn underfoot(table: &PublicState) -> HexSet {
    let Some(flight) = table.flight.filter(|flight| flight.left > 0) else { return HexSet::NONE };
    let troops = |hex: &Hex| table.unit_at(*hex).is_some_and(|unit| !unit.is_creature());
    in_the_way(table, flight.unit).iter().filter(troops).collect()
}

/// Where units stand in the way of a unit's retreat.
fn in_the_way(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    unit.hex.behind(unit.side).iter().copied().filter(|&hex| table.at(hex).is_some()).collect()
}

/// A Creature walks no further. What is in its way is trampled, in the order of its owner if there are two units; if there is
/// nothing, the attacker rolls a die for each missing hex, and those that hit by colour or Bonus Strike have to be critical
/// (16.4).
pub(super) fn stop(state: &mut State, flight: Flight, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Flight { unit: id, left, .. } = flight;
    let victims = underfoot(&state.table);
    if victims.len() > 1 {
        return state.table.steps.replace(PendingStep::Trample);
    }
    if let Some(hex) = victims.lowest() {
        return trample(state, hex, sink);
    }
    state.table.steps.pop();
    state.table.flight = None;
    if left == 0 || !in_the_way(&state.table, id).is_empty() {
        return;
    }
    let unit = *state.table.unit(id);
    let roll = Roll::of(left, chance);
    // Whoever rolled in this battle; beside an Elemental it may be a friend.
    let side = state.table.battle.map_or(unit.side.other(), |battle| state.table.unit(battle.roller()).side);
    sink.event(state, || Event::Rolled { side, why: Why::Cornered, roll });
    let hits = roll.count(Face::of(unit.banner)) + roll.count(Face::Strike);
    battle::wound(state, id, hits, chance, sink);
}

/// Units in the way of a Creature lose a figure for each hex that it could not walk: the one on this hex first, then the other
/// one, unless the game is over by that (12, 16.4).
pub(super) fn trample(state: &mut State, first: Hex, sink: &mut impl Sink<BattleLore>) {
    let others = underfoot(&state.table).without(HexSet::one(first));
    state.table.steps.pop();
    let Some(flight) = state.table.flight.take() else { return };
    for hex in [first].into_iter().chain(others.iter()) {
        if let Some(id) = state.table.at(hex).filter(|_| state.table.ending.is_none()) {
            battle::lose(state, id, flight.left, sink);
        }
    }
}

/// START: poisoned units of the enemies of a spider's owner suffer, in the order of their hexes (16.6).
pub(super) fn poison(state: &mut State, side: Side, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let poisoned: HexSet =
        state.table.army(side.other()).filter(|(_, unit)| unit.poison).map(|(_, unit)| unit.hex).collect();
    for hex in poisoned.iter() {
        // 12: the game stops at once, with an objective of this START or with the death of a unit.
        if state.table.ending.is_some() {
            return;
        }
        suffer(state, side, hex, chance, sink);
    }
}

fn suffer(state: &mut State, side: Side, hex: Hex, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let Some(id) = state.table.at(hex) else { return };
    let roll = Roll::of(1, chance);
    sink.event(state, || Event::Rolled { side, why: Why::Poison, roll });
    if roll.count(Face::Lore) > 0 {
        state.table.unit_mut(id).poison = false;
        sink.event(state, || Event::PoisonEnded { hex });
    }
    battle::lose(state, id, roll.count(Face::of(state.table.unit(id).banner)), sink);
}
