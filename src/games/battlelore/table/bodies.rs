//! The battlefield as one piece of the table: how large it is, what there is to know of it, and the numbers in its frame.

use bevy_math::{Quat, Vec2, Vec3};

use super::faces;
use super::field::{CORNER, INNER};
use super::layout::Ground;
use crate::games::battlelore::terrain::Field;
use crate::games::battlelore::{Hex, HexSet, Side};
use crate::table::Badge;

/// How far the bed reaches beyond the hexes, in metres.
const MARGIN: f32 = 0.006;
/// Half of width and depth of the bed, in metres.
pub const BED: Vec2 = Vec2::new(13.0 * INNER + MARGIN, 8.0 * CORNER * 0.75 + CORNER + MARGIN - 0.003);
/// Width of the bars, and their height above the table, in metres.
pub const BAR: f32 = 0.019;
pub const HEIGHT: f32 = 0.0125;
/// Width and depth of a number, in metres.
const NUMBER: Vec2 = Vec2::new(0.027, 0.0189);

/// A battlefield, its middle at the origin, North far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Component))]
pub struct Heath {
    pub field: Field,
    /// The side from which it is seen: there trees are low.
    pub towards: Side,
    /// Where units stand: there the trees of a forest give way.
    pub stood: HexSet,
}

/// The numbers of the rows in the bars at both sides, and in the far one, which neither hand nor panels cover, those of the columns,
/// of rows with a hex at either end; from the middle of the field, as it is before the viewer.
pub fn numbers(ground: Ground) -> Vec<Badge> {
    let number = |number: u8, x: f32, z: f32| Badge {
        face: faces::coordinate(number),
        at: Vec3::new(x, HEIGHT + 0.0003, z),
        turn: Quat::IDENTITY,
        size: NUMBER,
    };
    let (beside, far) = (BED.x + BAR / 2.0, -BED.y - BAR / 2.0);
    let first = |hex: &Hex| hex.column() == 0;
    let rows =
        Hex::all().filter(first).flat_map(|hex| [-beside, beside].map(|x| number(hex.row(), x, ground.hex(hex).at.z)));
    let columns = Hex::all().filter(|hex| hex.row() == 0).map(|hex| number(hex.column(), ground.hex(hex).at.x, far));
    rows.chain(columns).collect()
}
