//! The Movement phase (6): how far ordered units come.

use super::command_cards::Text;
use super::elemental;
use super::events::Event;
use super::game::BattleLore;
use super::hexes::{Hex, HexSet};
use super::lore_cards::OrderKind;
use super::position::{Acting, Mark, PublicState, State, Unit, UnitId};
use super::refusals::Refusal;
use super::sections::Side;
use super::steps::PendingStep;
use super::terrain::{Landmark, LandmarkKind};
use super::units::Arm;
use crate::engine::Sink;

/// Hexes in columns from which some steps would wrap around to another row: the first of the long rows, the last of them,
/// the first of all rows, the last of all rows.
const EDGES: [HexSet; 4] = {
    let mut bits = [0u128; 4];
    let mut row = 0;
    while row < super::hexes::ROWS {
        let last = super::hexes::width(row) - 1;
        if let (Some(first), Some(last)) = (Hex::at(row, 0), Hex::at(row, last)) {
            let (first, last) = (1 << first.index(), 1 << last.index());
            if row % 2 == 0 {
                bits[0] |= first;
                bits[1] |= last;
            }
            bits[2] |= first;
            bits[3] |= last;
        }
        row += 1;
    }
    [HexSet::from_bits(bits[0]), HexSet::from_bits(bits[1]), HexSet::from_bits(bits[2]), HexSet::from_bits(bits[3])]
};

/// All hexes beside those of the set, all at once: counted row by row, neighbours are 1, 12 and 13 apart.
#[inline]
pub(super) fn beside(set: HexSet) -> HexSet {
    let [_, _, first, last] = EDGES;
    let west = HexSet::from_bits(set.without(first).bits() >> 1);
    let east = HexSet::from_bits(set.without(last).bits() << 1);
    Side::BOTH.into_iter().fold(west.union(east), |all, side| all.union(behind(set, side)))
}

/// All hexes beside those of the set in the next row towards the side's own baseline (10.3), all at once.
#[inline]
pub(super) fn behind(set: HexSet, side: Side) -> HexSet {
    let [long_first, long_last, ..] = EDGES;
    let left = set.without(long_first).bits();
    let right = set.without(long_last).bits();
    let all = match side {
        Side::North => left >> 13 | right >> 12,
        Side::South => left << 12 | right << 13,
    };
    HexSet::from_bits(all).intersection(HexSet::FIELD)
}

/// Whether a unit is held where it stands: by a web (16.6), or by a card under which nobody moves (3.2, Darken the Sky).
#[inline]
pub(super) fn held(table: &PublicState, unit: &Unit) -> bool {
    unit.web || table.turn.text() == Some(Text::DarkenTheSky)
}

/// How far a unit may move in this turn, in hexes (6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest move after which it may still battle.
    pub battle: u8,
    pub longest: u8,
}

/// How far a unit of the player of the turn may move, with what card and effects add (6, 3.2).
#[inline]
pub fn limits(table: &PublicState, unit: &Unit) -> Limits {
    let class = unit.banner.class(unit.arm());
    let (mut battle, mut longest) = (class.battle_limit, class.move_limit);
    if unit.arm() == Arm::Creature && elemental::march_dice(unit).is_some() {
        // 16.7: what the dice have said, once they are rolled.
        let rolled = table.acting.filter(|acting| table.unit(acting.unit).hex == unit.hex);
        let Some(Acting { hexes, .. }) = rolled else { return Limits { battle: 0, longest: 0 } };
        (battle, longest) = (hexes, hexes);
    }
    if held(table, unit) {
        return Limits { battle: 0, longest: 0 };
    }
    if table.turn.text() == Some(Text::FootOnslaught) {
        battle = battle.max(2);
    }
    if table.turn.lieu.is_some_and(|lieu| lieu.how == OrderKind::LongMarch) {
        longest *= 2;
    }
    battle += unit.spells.speed;
    Limits { battle, longest: longest.max(battle) }
}

/// The hexes that a unit can move to, nearest first: those one step away, then those two steps away, and so on. A path goes
/// over free passable hexes and ends in the first one where movement has to stop (6).
#[inline]
fn rings(table: &PublicState, unit: &Unit, longest: u8) -> impl Iterator<Item = HexSet> + use<> {
    let free = table.field.passable().without(table.occupied());
    // 14.3: on a hidden path own units are passed, and no terrain stops the move.
    let over = if unit.spells.free { free.union(table.held[unit.side.index()]) } else { free };
    let stops = stops(table, unit);
    let (mut seen, mut front) = (HexSet::one(unit.hex), HexSet::one(unit.hex));
    (0..longest).map(move |_| {
        let ring = beside(front).intersection(over).without(seen);
        seen = seen.union(ring);
        front = ring.without(stops);
        ring.intersection(free)
    })
}

/// Where a unit's move has to end (6): nowhere on a hidden path (14.3), and for a Creature that no terrain stops (16.7).
#[inline]
pub fn stops(table: &PublicState, unit: &Unit) -> HexSet {
    let heeds =
        unit.arm() != Arm::Creature || unit.kind.facts().creature.as_ref().is_none_or(|creature| creature.stops);
    if heeds && !unit.spells.free { table.field.stops() } else { HexSet::NONE }
}

/// The other ends of a secret passage: a foot unit of the owner may go from one Rogue's Den to the other one as its whole move
/// (15).
fn passage(table: &PublicState, unit: &Unit) -> HexSet {
    let own = |landmark: &Landmark| landmark.kind == LandmarkKind::Den && landmark.owner == unit.side;
    if unit.arm() != Arm::Foot || held(table, unit) || !table.field.landmark(unit.hex).is_some_and(|here| own(&here)) {
        return HexSet::NONE;
    }
    let ends: HexSet = table.field.list().filter(own).map(|landmark| landmark.hex).collect();
    ends.without(table.occupied())
}

/// Where a unit may be moved now.
#[inline]
pub fn reach(table: &PublicState, id: UnitId) -> HexSet {
    let unit = table.unit(id);
    if !unit.has(Mark::Ordered) || unit.has(Mark::Moved) || unit.has(Mark::Idle) {
        return HexSet::NONE;
    }
    let on_foot = rings(table, unit, limits(table, unit).longest).fold(HexSet::NONE, HexSet::union);
    if table.field.landmarks().contains(unit.hex) { on_foot.union(passage(table, unit)) } else { on_foot }
}

/// Where a unit could go and battle from, ordered by a plain card, its own hex included: what it threatens starts there.
pub fn footholds(table: &PublicState, unit: &Unit) -> HexSet {
    let limit = if unit.web { 0 } else { unit.banner.class(unit.arm()).battle_limit + unit.spells.speed };
    let settles = table.field.settles();
    rings(table, unit, limit).fold(HexSet::one(unit.hex), |all, ring| all.union(ring.without(settles)))
}

/// The hexes of a shortest way that a unit can go to `to`, in order and with `to` itself; that one alone if there is no such
/// way, as through a passage or in retreat.
pub fn path(table: &PublicState, id: UnitId, to: Hex) -> Vec<Hex> {
    let unit = table.unit(id);
    let rings: Vec<HexSet> = rings(table, unit, limits(table, unit).longest).collect();
    let Some(length) = rings.iter().position(|ring| ring.contains(to)) else { return vec![to] };
    let mut way = vec![to];
    for ring in rings[..length].iter().rev() {
        let next = way.last().and_then(|hex| ring.intersection(hex.around()).lowest());
        way.extend(next);
    }
    way.reverse();
    way
}

/// How many steps a unit needs to a hex that it can be moved to. Through a passage the way is too long for a battle, as if the
/// ring of the hex were never reached (15).
#[inline]
pub fn length(table: &PublicState, id: UnitId, to: Hex) -> u8 {
    let unit = table.unit(id);
    let rings = rings(table, unit, limits(table, unit).longest);
    1 + rings.take_while(|ring| !ring.contains(to)).count() as u8
}

/// Whether the player of the turn may move a unit so.
pub(super) fn check(table: &PublicState, from: Hex, to: Hex) -> Result<(), Refusal> {
    let id = own(table, table.turn.side, from)?;
    let unit = table.unit(id);
    if !unit.has(Mark::Ordered) {
        return Err(Refusal::NotOrdered(from));
    }
    if unit.has(Mark::Moved) {
        return Err(Refusal::AlreadyMoved(from));
    }
    if table.step() == PendingStep::Moves && elemental::march_dice(unit).is_some() {
        return Err(Refusal::RollsFirst(from));
    }
    if reach(table, id).contains(to) {
        return Ok(());
    }
    Err(if table.at(to).is_some() {
        Refusal::Occupied(to)
    } else if !table.field.passable().contains(to) {
        Refusal::Impassable(to)
    } else if unit.web {
        Refusal::Webbed(from)
    } else if table.turn.text() == Some(Text::DarkenTheSky) {
        Refusal::MayNotMove(from)
    } else {
        Refusal::TooFar(to)
    })
}

/// The unit of this side on a hex.
pub(super) fn own(table: &PublicState, side: Side, hex: Hex) -> Result<UnitId, Refusal> {
    table.at(hex).filter(|&id| table.unit(id).side == side).ok_or(Refusal::NoOwnUnit(hex))
}

/// Moves a unit in the Movement phase (6).
pub(super) fn carry_out(state: &mut State, from: Hex, to: Hex, sink: &mut impl Sink<BattleLore>) {
    let table = &mut state.table;
    let Some(id) = table.at(from) else { return };
    let far = length(table, id, to) > limits(table, table.unit(id)).battle;
    table.unit_mut(id).marks.insert(Mark::Moved);
    if far {
        table.unit_mut(id).marks.insert(Mark::Spent);
    }
    enter(table, id, to);
    elemental::stay(table);
    sink.event(state, || Event::Moved { from, to });
}

/// A unit comes to a hex by a move of its own, in the Movement phase or as a follow-on action (8.3, 6).
pub(super) fn enter(table: &mut PublicState, id: UnitId, to: Hex) {
    table.shift(id, to);
    let (rests, settles) = (table.field.rests().contains(to), table.field.settles().contains(to));
    table.unit_mut(id).marks.insert(Mark::Unsteady);
    if rests {
        table.unit_mut(id).marks.insert(Mark::Rests);
    }
    // 15: whoever enters a landmark does not battle in that turn.
    if settles && !table.unit(id).spells.free {
        table.unit_mut(id).marks.insert(Mark::Spent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_neighbours_at_once_are_the_neighbours_one_by_one() {
        for hex in Hex::all() {
            assert_eq!(beside(HexSet::one(hex)), hex.around(), "{hex}");
            for side in Side::BOTH {
                assert_eq!(behind(HexSet::one(hex), side), hex.behind(side).iter().copied().collect(), "{hex}");
            }
        }
        let set: HexSet = Hex::all().filter(|hex| hex.index() % 17 == 0).collect();
        assert_eq!(beside(set).union(set), set.grown());
    }
}
