//! The places of the exchange: one card for each neighbour and one for the Imp.

use bevy_math::{Vec2, Vec3};

use super::faces;
use super::layout::laid;
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::{Slot, View};
use crate::table::cards::{MAT, PLACE, THICK};
use crate::table::{Layout, Look, Outline, PieceId, Pill, Placed, Pose, Zone, ZoneId};

/// How far behind the middle of a place its name hangs.
const BEHIND: f32 = 0.0575;

/// The places of the exchange, from left to right.
pub fn slots(for_two: bool) -> [Slot; 3] {
    let [imp, first, second] = Slot::of(for_two);
    [first, imp, second]
}

/// How many places are left of it.
pub fn column(slot: Slot) -> u8 {
    match slot.gift() {
        Some(0) => 0,
        None => 1,
        Some(_) => 2,
    }
}

/// The place of a slot.
pub fn place_of(slot: Slot) -> ZoneId {
    ZoneId(1 + u32::from(column(slot)))
}

/// The seam round a place.
fn seam_of(slot: Slot) -> PieceId {
    PieceId(80 + u32::from(column(slot)))
}

/// The slot that a place is.
pub fn slot_of(zone: ZoneId, for_two: bool) -> Option<Slot> {
    slots(for_two).into_iter().find(|&slot| place_of(slot) == zone)
}

/// Where card `index` in a slot lies; two players have open hands before the places.
pub fn in_slot(slot: Slot, for_two: bool, index: usize) -> Pose {
    let x = (f32::from(column(slot)) - 1.0) * 0.112;
    // Clear of a card that comes up out of the hand before the first one.
    let z = if for_two { 0.084 } else { 0.072 };
    Pose::table(x + 0.012 * index as f32, MAT + THICK * (index as f32 + 1.0), z)
}

/// What a place of the exchange is called by whoever sits there.
pub fn slot_title(slot: Slot, view: &View, seat: Seat) -> Words {
    let table = &view.table;
    let (key, whose) = match slot {
        Slot::Imp => return Words::new("bottle_imp-place-imp"),
        Slot::Open => ("bottle_imp-place-open", table.left_of(seat)),
        Slot::Closed => ("bottle_imp-place-closed", table.left_of(seat)),
        Slot::Left => ("bottle_imp-place-left", table.left_of(seat)),
        Slot::Right => ("bottle_imp-place-right", table.right_of(seat)),
    };
    Words::new(key).with("seat", whose)
}

/// Lays the places out, with their names.
pub fn lay_out(view: &View, seat: Seat, layout: &mut Layout) {
    let two = view.table.is_for_two();
    for (order, slot) in (1..).zip(slots(two)) {
        let wide = if slot == Slot::Imp && two { 0.012 } else { 0.0 };
        let mut pose = in_slot(slot, two, 0);
        pose.at.x += wide * 0.5;
        let seam = if waits(view, seat, slot) { faces::WAITING } else { faces::PLACE };
        let seam = Look::decal(seam, PLACE + Vec2::X * wide);
        let on_mat = Pose { at: pose.at.with_y(MAT + 0.0004), ..pose };
        layout.pieces.push(Placed { id: seam_of(slot), look: seam, pose: on_mat, title: None, order: 0 });
        layout.zones.push(Zone {
            id: place_of(slot),
            pose,
            outline: Outline::Frame(PLACE + Vec2::X * wide),
            reach: Outline::Frame(Vec2::new(0.108, 0.13)),
            title: slot_title(slot, view, seat),
            order,
        });
        let icon = if slot == Slot::Imp { Some("imp-laugh") } else { None };
        // Behind the place: before it a card that comes up out of the hand would cover the name.
        layout.pills.push(Pill { at: pose.at - Vec3::Z * BEHIND, words: slot_title(slot, view, seat), icon });
    }
}

/// Whether a seat has yet to lay a card there.
fn waits(view: &View, seat: Seat, slot: Slot) -> bool {
    view.viewer.sees(seat) && !view.committed.contains(seat) && laid(view, seat).within(slot).is_empty()
}
