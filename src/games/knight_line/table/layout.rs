//! Where everything stands: stacks on a slab of slate that grows with them, cells that can be pointed at.

use bevy::math::{Quat, Vec2, Vec3};

use super::faces;
use super::wood::{DISC, DISC_RADIUS, FRAME, RIM, Slab, Stack};
use crate::client::table::{Badge, Framing, Layout, Look, Outline, PieceId, Placed, Pose, Target, Zone, ZoneId};
use crate::engine::{Seat, Words};
use crate::games::knight_line::{Cell, Occupant, View};

/// Metres from one cell to the next.
pub const PITCH: f32 = 0.0755;
/// Columns and rows of the smallest slab, and of the largest that the usual framing shows.
const SMALLEST: (u16, u16) = (9, 7);
const FRAMED: (u16, u16) = (11, 7);
/// Empty columns or rows that always surround the tiles: as far as a jump can land.
const MARGIN: u16 = 1;
/// Width and depth of a number in the slab's frame, in metres.
const COORDINATE: Vec2 = Vec2::new(0.026, 0.0182);
/// Height of the slate above the table, in metres.
const SLATE: f32 = 0.006;
/// Over so many cells towards the viewer a tall stack can hide a low one.
const SEEN_OVER: i8 = 3;
/// Steps in which the view tips, and how steep it can become, in degrees.
const TIP: f32 = 6.0;
const STEEPEST: f32 = 77.0;
const SLAB: PieceId = PieceId(1);
const CANDLE: PieceId = PieceId(2);
/// What stays of a stack of which some tiles are carried.
pub const LEFT: PieceId = PieceId(3);

/// The camera of the slabs of a usual match: stack heights must show.
pub const FRAMING: Framing = Framing { fov: 28.0, pitch: 53.0, distance: 1.17, at: Vec3::new(0.035, 0.0, 0.034) };

fn number(cell: Cell) -> u32 {
    (u32::from(cell.x as u8) << 8) | u32::from(cell.y as u8)
}

/// The stack on a cell.
pub fn stack(cell: Cell) -> PieceId {
    PieceId(0x1_0000 | number(cell))
}

/// The cell of a stack or of the grey tile.
pub fn cell_of_piece(piece: PieceId) -> Option<Cell> {
    (piece.0 & !0xffff == 0x1_0000).then(|| cell_of(piece.0))
}

/// A cell that can be pointed at.
pub fn zone(cell: Cell) -> ZoneId {
    ZoneId(number(cell))
}

/// The cell of a zone.
pub fn cell_of_zone(zone: ZoneId) -> Cell {
    cell_of(zone.0)
}

fn cell_of(number: u32) -> Cell {
    Cell::new((number >> 8) as u8 as i8, number as u8 as i8)
}

/// Whatever lies or could lie on a cell.
pub fn target(view: &View, cell: Cell) -> Target {
    if view.at(cell).is_some() { Target::Piece(stack(cell)) } else { Target::Zone(zone(cell)) }
}

/// The middle of a cell, `level` tiles above the slate.
pub fn place(cell: Cell, level: u8) -> Pose {
    let at = Vec3::new(f32::from(cell.x) * PITCH, SLATE + f32::from(level) * DISC, -f32::from(cell.y) * PITCH);
    // Hands never put a stack quite in the middle.
    let wobble = (number(cell) as f32 * 12.9898).sin();
    Pose::table(at.x + wobble * 0.0007, at.y, at.z - wobble * 0.0006).turned(Quat::from_rotation_y(wobble * 0.12))
}

/// The slab under the tiles: its first column and row, and how many of each.
fn slab(view: &View) -> ((i16, i16), (u16, u16)) {
    let (low, high) = view.extent();
    let side = |low: i8, high: i8, least: u16| {
        let taken = (i16::from(high) - i16::from(low) + 1) as u16;
        let margin = MARGIN.max(least.saturating_sub(taken).div_ceil(2));
        (i16::from(low) - margin as i16, taken + 2 * margin)
    };
    let ((left, columns), (bottom, rows)) = (side(low.x, high.x, SMALLEST.0), side(low.y, high.y, SMALLEST.1));
    ((left, bottom), (columns, rows))
}

/// The numbers of columns and rows in the near and in the left bar of the slab's frame, from its middle.
fn coordinates((left, bottom): (i16, i16), (columns, rows): (u16, u16)) -> Vec<Badge> {
    let middle = |count: u16| (f32::from(count) - 1.0) / 2.0 * PITCH;
    let out = |count: u16| f32::from(count) * PITCH / 2.0 + FRAME / 2.0;
    let badge = |number, x, z| Badge {
        face: faces::coordinate(number),
        at: Vec3::new(x, RIM + 0.0003, z),
        turn: Quat::IDENTITY,
        size: COORDINATE,
    };
    let along = |number: u16| f32::from(number) * PITCH;
    let near = (0..columns).map(|n| badge(left + n as i16, along(n) - middle(columns), out(rows)));
    let beside = (0..rows).map(|n| badge(bottom + n as i16, -out(columns), middle(rows) - along(n)));
    near.chain(beside).collect()
}

/// The table at rest.
pub fn arrange(view: &View) -> Layout {
    let ((left, bottom), (columns, rows)) = slab(view);
    let middle = |first: i16, count: u16| (f32::from(first) + (f32::from(count) - 1.0) / 2.0) * PITCH;
    let (x, z) = (middle(left, columns), -middle(bottom, rows));
    let mut layout = Layout::default();
    let mut slab = Look::own(Slab { cells: (columns, rows), pitch: PITCH }, Vec3::ZERO);
    slab.badges = coordinates((left, bottom), (columns, rows));
    let furniture = |id, look, pose| Placed { id, look, pose, title: None, order: 0 };
    layout.pieces.push(furniture(SLAB, slab, Pose::table(x, SLATE, z)));
    let corner = Vec2::new(x + f32::from(columns) * PITCH / 2.0 + 0.090, z - f32::from(rows) * PITCH / 2.0 + 0.075);
    let candle = Pose::table(corner.x, 0.0, corner.y).turned(Quat::from_rotation_y(0.6));
    layout.pieces.push(furniture(CANDLE, Look::model("candle", Vec3::ZERO), candle));
    for (order, cell) in (1..).zip(view.occupied()) {
        layout.pieces.push(standing(view, cell, order));
    }
    for dx in 0..columns as i16 {
        for dy in 0..rows as i16 {
            let Some(cell) = i8::try_from(left + dx).ok().zip(i8::try_from(bottom + dy).ok()) else { continue };
            let cell = Cell::new(cell.0, cell.1);
            if view.at(cell).is_none() {
                layout.zones.push(empty(cell));
            }
        }
    }
    layout.lit = view.winning_lines().iter().flat_map(|line| line.cells()).map(|cell| target(view, cell)).collect();
    let growth = (f32::from(columns) / f32::from(FRAMED.0)).max(f32::from(rows) / f32::from(FRAMED.1));
    let offset = FRAMING.at * growth;
    let pitch = pitch(view);
    // The steeper, the higher the slab stands in the picture.
    let distance = FRAMING.distance * growth * (1.0 + (pitch - FRAMING.pitch) / 240.0);
    layout.framing = Some(Framing { pitch, distance, at: Vec3::new(x, 0.0, z) + offset, ..FRAMING });
    layout
}

/// How steeply the table is looked at, in degrees below the horizon: as the framing says, or as much more as it takes to see
/// the top of every stack over those that stand before it, and the slate two rows behind each: a jump can land there.
fn pitch(view: &View) -> f32 {
    let height = |cell: Cell| match view.at(cell) {
        Some(Occupant::Stack(_, height)) => f32::from(height) * DISC,
        Some(Occupant::Grey) => DISC,
        None => 0.0,
    };
    let needed = view.occupied().flat_map(|behind| {
        (1..=SEEN_OVER).filter_map(move |cells| {
            let before = Cell::new(behind.x, behind.y.checked_sub(cells)?);
            let higher = height(before) - height(behind);
            let away = f32::from(cells) * PITCH - DISC_RADIUS;
            (higher > 0.0).then(|| (higher / away).atan().to_degrees())
        })
    });
    let landings = view.occupied().map(|cell| (height(cell) / (2.0 * PITCH - DISC_RADIUS)).atan().to_degrees());
    let needed = needed.chain(landings).fold(FRAMING.pitch, f32::max);
    // In steps, so that the view does not tip with every tile.
    (FRAMING.pitch + ((needed - FRAMING.pitch) / TIP).ceil() * TIP).min(STEEPEST)
}

fn standing(view: &View, cell: Cell, order: i32) -> Placed {
    let (look, title) = match view.at(cell) {
        Some(Occupant::Stack(seat, height)) => {
            let title =
                Words::new("knight_line-stack").with_key("colour", faces::colour_key(seat)).with("height", height);
            (tiles(seat, height), title)
        }
        _ => (of_wood(Stack { colour: faces::GREY, height: 1, inlay: None }), Words::new("knight_line-grey-tile")),
    };
    Placed { id: stack(cell), look, pose: place(cell, 0), title: Some(title), order }
}

/// A stack of a player's tiles.
pub fn tiles(seat: Seat, height: u8) -> Look {
    let inlay = Some(faces::inlay(seat, height));
    of_wood(Stack { colour: faces::colour(seat), height: u16::from(height), inlay })
}

fn of_wood(stack: Stack) -> Look {
    let size = Vec3::new(2.0 * DISC_RADIUS, f32::from(stack.height) * DISC, 2.0 * DISC_RADIUS);
    Look::own(stack, size).on_round_foot(DISC_RADIUS).haloed(Outline::Ring(DISC_RADIUS + 0.002))
}

fn empty(cell: Cell) -> Zone {
    let pose = Pose::table(f32::from(cell.x) * PITCH, SLATE, -f32::from(cell.y) * PITCH);
    Zone {
        id: zone(cell),
        pose,
        outline: Outline::Frame(Vec2::splat(PITCH * 0.86)),
        reach: Outline::Frame(Vec2::splat(PITCH)),
        title: Words::new("knight_line-place-cell").with("cell", cell.to_string()),
        order: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::knight_line::KnightLine;

    fn framing(position: &str) -> Framing {
        let state = KnightLine::parse_position(position).expect("a position");
        arrange(&KnightLine::view(&state, Viewer::Public)).framing.expect("a framing")
    }

    #[test]
    fn what_stands_behind_a_tall_stack_is_seen_over_it() {
        let beside = framing("stacks A 8@(0,0) 12@(2,0)\nstacks B 10@(1,0) 10@(3,0)");
        assert_eq!(beside.pitch, FRAMING.pitch, "side by side nothing is hidden");
        let hidden = framing("stacks A 1@(0,1) 19@(1,1)\nstacks B 10@(0,0) 10@(1,0)");
        assert!(hidden.pitch > FRAMING.pitch && hidden.pitch <= STEEPEST, "{hidden:?}");
        // From the eye the top of the low stack is above the far rim of the tall one.
        let rim = PITCH - DISC_RADIUS;
        assert!(DISC + rim * hidden.pitch.to_radians().tan() >= 10.0 * DISC, "{hidden:?}");
    }

    #[test]
    fn where_a_jump_can_land_behind_a_tower_is_seen() {
        let tower = framing("stacks A 20@(0,0)\nstacks B 20@(1,0)");
        let free = 2.0 * PITCH - DISC_RADIUS;
        assert!(free * tower.pitch.to_radians().tan() >= 20.0 * DISC && tower.pitch < 65.0, "{tower:?}");
    }
}
