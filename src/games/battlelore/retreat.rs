//! Retreat (10.3) and panic (10.4).

use super::dice::{Face, Roll};
use super::events::{Event, Why};
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::position::{Flight, Mark, PublicState, State, Unit, UnitId};
use super::refusals::Refusal;
use super::units::Morale;
use super::{battle, creatures, morale};
use crate::engine::{Chance, Sink};

/// Where a unit can go with the next hex of its retreat: towards its own baseline, onto the field, over free passable hexes
/// (10.3).
#[inline]
pub fn ways(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    let behind: HexSet = unit.hex.behind(unit.side).iter().copied().collect();
    behind.intersection(table.field.passable()).without(table.occupied())
}

/// How many hexes a unit can retreat from where it stands, at most so many (10.3).
pub fn room(table: &PublicState, id: UnitId, most: u8) -> u8 {
    let unit = table.unit(id);
    let free = table.field.passable().without(table.occupied());
    let mut front = HexSet::one(unit.hex);
    for walked in 0..most {
        let behind: HexSet = front.iter().flat_map(|hex| hex.behind(unit.side)).copied().collect();
        front = behind.intersection(free);
        if front.is_empty() {
            return walked;
        }
    }
    most
}

/// What flags that are not ignored make of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrivenBack {
    /// Hexes that it walks if it goes as far as it can.
    pub hexes: u8,
    /// Figures that it loses for those that it cannot.
    pub figures: u8,
}

/// What so many flags that are not ignored make of a unit where it stands (10.2, 10.3).
pub fn driven_back(table: &PublicState, id: UnitId, flags: u8) -> DrivenBack {
    let way = flags * morale::stride(table.unit(id));
    let hexes = room(table, id, way);
    DrivenBack { hexes, figures: way - hexes }
}

/// Whether the unit that retreats may go there next.
pub(super) fn check(table: &PublicState, to: Hex) -> Result<(), Refusal> {
    let Some(flight) = &table.flight else { return Err(Refusal::NotNow) };
    if ways(table, flight.unit).contains(to) {
        return Ok(());
    }
    let unit = table.unit(flight.unit);
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
    let Some(flight) = state.table.flight else { return };
    let from = state.table.unit(flight.unit).hex;
    state.table.shift(flight.unit, to);
    // 15: whoever has not battled yet and is driven onto a landmark did not start there. A weapon takes a retreat for no move
    // (8.3).
    let unit = state.table.unit_mut(flight.unit);
    if unit.has(Mark::Ordered) && !unit.has(Mark::Battled) {
        unit.marks.insert(Mark::Moved);
    }
    let left = flight.left.saturating_sub(1);
    state.table.flight = Some(Flight { left, walked: flight.walked + 1, ..flight });
    sink.event(state, || Event::Retreated { from, to });
}

/// Whether the owner has a hex to choose; if not, the retreat is as long as it can be.
#[inline]
pub(super) fn goes_on(table: &PublicState, flight: &Flight) -> bool {
    flight.left > 0 && !ways(table, flight.unit).is_empty()
}

/// B8, B9: each hex that could not be walked costs a figure; then Frightened survivors roll a die for each hex that they
/// walked, and their own colour removes a figure (10.3, 10.4). A Creature tramples (16.4).
pub(super) fn end(state: &mut State, flight: Flight, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let id = flight.unit;
    if state.table.unit(id).is_creature() {
        return creatures::stop(state, flight, chance, sink);
    }
    state.table.steps.pop();
    state.table.flight = None;
    if !battle::lose(state, id, flight.left.min(flight.most), sink) {
        return;
    }
    let Unit { banner, side, .. } = *state.table.unit(id);
    if flight.walked == 0 || state.table.unit(id).morale() != Morale::Frightened {
        return;
    }
    let roll = Roll::of(flight.walked, chance);
    sink.event(state, || Event::Rolled { side, why: Why::Panic, roll });
    battle::lose(state, id, roll.count(Face::of(banner)), sink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Notation as _;

    #[test]
    fn room_ends_at_the_baseline_and_before_units() {
        let target = UnitId::of_index(1).expect("a unit");
        for (position, most) in [
            ("units SHbs@(5,5):o NHbs@(4,5)", 4),
            ("units SHbs@(5,5):o NHbs@(0,5)", 0),
            ("units SHbs@(5,5):o NHbs@(4,5) NHbs@(3,4) NHbs@(3,5)", 0),
        ] {
            let table = BattleLore::parse_position(position).expect("a position").table;
            assert_eq!(room(&table, target, 4), most, "{position}");
            let driven = driven_back(&table, target, 2);
            assert_eq!((driven.hexes, driven.figures), (most.min(2), 2 - most.min(2)), "{position}");
        }
    }
}
