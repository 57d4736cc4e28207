//! Where everything stands: stacks on a slab of slate that grows with them, cells that can be pointed at.

use bevy_math::{Quat, Rect, Vec2, Vec3};

use super::bodies::{DISC, DISC_RADIUS, FRAME, Link, RIM, Slab, Stack};
use super::faces;
use super::framing::{Shown, framing};
use crate::engine::{Seat, Words};
use crate::games::knight_line::{Cell, CellContent, Phase, View};
use crate::table::{Badge, Layout, Look, Outline, PieceId, Placed, Pose, Target, Zone, ZoneId};

/// Metres from one cell to the next.
pub const PITCH: f32 = 0.0755;
/// Columns and rows of the smallest slab.
const SMALLEST: (u16, u16) = (6, 5);
/// Empty columns or rows that always surround the tiles: as far as a jump can land.
const MARGIN: u16 = 1;
/// Width and depth of a number in the slab's frame, in metres.
const COORDINATE: Vec2 = Vec2::new(0.0182, 0.0127);
/// How wide the knights in the corners of the frame are, in metres.
const CORNER: f32 = 0.0195;
/// Height of the slate above the table, in metres.
pub const SLATE: f32 = 0.006;
/// How far within the rim of a stack the ring on it begins, and how far above its top it lies, in metres: even the widest one is
/// no wider than the stack.
pub const RING: (f32, f32) = (0.0037, 0.0006);
/// Half the width of the candle's dish and the height of its flame, in metres.
pub const CANDLE_EXTENT: Vec2 = Vec2::new(0.047, 0.090);
const SLAB: PieceId = PieceId(1);
const CANDLE: PieceId = PieceId(2);
/// What stays of a stack of which some tiles are carried.
pub const LEFT: PieceId = PieceId(3);
/// The mug on the table, left of the slab: the radius of its foot and how far from its frame in metres, how far its
/// handle is turned in radians, and how large.
const MUG: PieceId = PieceId(4);
const MUG_FOOT: f32 = 0.043;
const BESIDE: f32 = 0.085;
const HANDLE: f32 = 2.3;
const SMALL: f32 = 0.84;
/// The first bar of gold from stack to stack of a line.
const LINK: u32 = 16;

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

/// The slab under the tiles: its first column and row, and how many of each. Afterwards nothing is played beside the stacks.
fn slab(view: &View) -> ((i16, i16), (u16, u16)) {
    let (low, high) = view.extent();
    let over = matches!(view.phase, Phase::Over(_));
    let side = |low: i8, high: i8, least: u16| {
        let taken = (i16::from(high) - i16::from(low) + 1) as u16;
        let margin = if over { 0 } else { MARGIN.max(least.saturating_sub(taken).div_ceil(2)) };
        (i16::from(low) - margin as i16, taken + 2 * margin)
    };
    let ((left, columns), (bottom, rows)) = (side(low.x, high.x, SMALLEST.0), side(low.y, high.y, SMALLEST.1));
    ((left, bottom), (columns, rows))
}

/// What is inlaid in the slab's frame, from its middle: the numbers of columns and rows in the near and in the left bar, and a knight
/// in each corner.
fn inlays((left, bottom): (i16, i16), (columns, rows): (u16, u16)) -> Vec<Badge> {
    let middle = |count: u16| (f32::from(count) - 1.0) / 2.0 * PITCH;
    let out = |count: u16| f32::from(count) * PITCH / 2.0 + FRAME / 2.0;
    let inlaid = |face, x, z, size| Badge { face, at: Vec3::new(x, RIM + 0.0003, z), turn: Quat::IDENTITY, size };
    let badge = |number, x, z| inlaid(faces::coordinate(number), x, z, COORDINATE);
    let along = |number: u16| f32::from(number) * PITCH;
    let near = (0..columns).map(|n| badge(left + n as i16, along(n) - middle(columns), out(rows)));
    let beside = (0..rows).map(|n| badge(bottom + n as i16, -out(columns), middle(rows) - along(n)));
    let corner = |x: f32, z: f32| inlaid(faces::CORNER, out(columns) * x, out(rows) * z, Vec2::splat(CORNER));
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(x, z)| corner(x, z));
    near.chain(beside).chain(corners).collect()
}

/// The table at rest.
pub fn arrange(view: &View) -> Layout {
    let ((left, bottom), (columns, rows)) = slab(view);
    let middle = |first: i16, count: u16| (f32::from(first) + (f32::from(count) - 1.0) / 2.0) * PITCH;
    let middle = Vec2::new(middle(left, columns), -middle(bottom, rows));
    let ground = Rect::from_center_size(middle, Vec2::new(f32::from(columns), f32::from(rows)) * PITCH);
    let mut layout = Layout { bare: true, ..Layout::default() };
    let mut slab = Look::own(Slab { cells: (columns, rows), pitch: PITCH }, Vec3::ZERO);
    slab.badges = inlays((left, bottom), (columns, rows));
    let furniture = |id, look, pose| Placed { id, look, pose, title: None, order: 0 };
    layout.pieces.push(furniture(SLAB, slab, Pose::table(middle.x, SLATE, middle.y)));
    let Shown { framing, candle, plates } = framing(view, ground);
    layout.plates = plates;
    let corner = Pose::table(candle.x, 0.0, candle.y).turned(Quat::from_rotation_y(0.6));
    layout.pieces.push(furniture(CANDLE, Look::candle(), corner));
    // Beside the results there is no room for it.
    if !matches!(view.phase, Phase::Over(_)) {
        let beside = Pose::table(ground.min.x - FRAME - BESIDE, 0.0, middle.y);
        let mug = Look::model("mug", Vec3::ZERO).on_round_foot(MUG_FOOT);
        layout.pieces.push(furniture(MUG, mug, beside.turned(Quat::from_rotation_y(HANDLE)).scaled(SMALL)));
    }
    for (order, cell) in (1..).zip(view.occupied()) {
        layout.pieces.push(standing(view, cell, order));
    }
    won(view, &mut layout);
    for dx in 0..columns as i16 {
        for dy in 0..rows as i16 {
            let Some(cell) = i8::try_from(left + dx).ok().zip(i8::try_from(bottom + dy).ok()) else { continue };
            let cell = Cell::new(cell.0, cell.1);
            if view.at(cell).is_none() {
                layout.zones.push(empty(cell));
            }
        }
    }
    layout.framing = Some(framing);
    layout
}

/// The lines that have won: their stacks shine, and a straight bar of gold leads from the rim of each to the next, as high as the
/// lowest of them.
fn won(view: &View, layout: &mut Layout) {
    let level = |cell: Cell| match view.at(cell) {
        Some(CellContent::Stack(_, height)) => height,
        _ => 1,
    };
    for line in view.winning_lines() {
        layout.lit.extend(line.cells().map(|cell| target(view, cell)));
        for cell in line.cells() {
            let stack = place(cell, level(cell)).at;
            layout.show_off(stack.with_y(SLATE), Vec2::splat(PITCH / 2.0), stack.y - SLATE);
        }
        let low = line.cells().map(level).min().unwrap_or(1);
        let on_line = |cell: Cell| place(cell, low).at + Vec3::Y * RING.1;
        for (from, to) in line.cells().zip(line.cells().skip(1)) {
            let (from, to) = (on_line(from), on_line(to));
            let rim = (to - from).normalize_or_zero() * DISC_RADIUS;
            let (from, to) = (from + rim, to - rim);
            let way = to - from;
            let at = from.midpoint(to);
            let id = PieceId(LINK + layout.pieces.len() as u32);
            layout.pieces.push(Placed {
                id,
                look: Look::own(Link { length: way.length() }, Vec3::ZERO),
                pose: Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X))),
                title: None,
                order: 0,
            });
        }
    }
}

fn standing(view: &View, cell: Cell, order: i32) -> Placed {
    let (look, title) = match view.at(cell) {
        Some(CellContent::Stack(seat, height)) => (tiles(seat, height), faces::stack_title(seat, height)),
        _ => (
            of_wood(Stack { colour: faces::GREY.into(), height: 1, inlay: None, firm: true }),
            Words::new("knight_line-grey-tile"),
        ),
    };
    Placed { id: stack(cell), look, pose: place(cell, 0), title: Some(title), order }
}

/// A stack of a player's tiles.
pub fn tiles(seat: Seat, height: u8) -> Look {
    of_wood(stacked(seat, height, true))
}

/// The same as a mere possibility; `firm` if it is pointed at or chosen.
pub fn possible(seat: Seat, height: u8, firm: bool) -> Look {
    of_wood(stacked(seat, height, firm)).ghostly()
}

fn stacked(seat: Seat, height: u8, firm: bool) -> Stack {
    Stack { colour: faces::colour(seat), height: u16::from(height), inlay: Some(faces::inlay(seat, height)), firm }
}

fn of_wood(stack: Stack) -> Look {
    let size = Vec3::new(2.0 * DISC_RADIUS, f32::from(stack.height) * DISC, 2.0 * DISC_RADIUS);
    Look::own(stack, size).on_round_foot(DISC_RADIUS).crowned(Outline::Ring(DISC_RADIUS - RING.0), -RING.1)
}

fn empty(cell: Cell) -> Zone {
    let pose = Pose::table(f32::from(cell.x) * PITCH, SLATE, -f32::from(cell.y) * PITCH);
    Zone {
        id: zone(cell),
        pose,
        outline: Outline::Frame(Vec2::splat(PITCH * 0.86)),
        reach: Outline::Frame(Vec2::splat(PITCH)),
        title: Words::new("knight_line-place-cell").with("cell", cell.said()),
        order: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::knight_line::KnightLine;

    #[test]
    fn a_line_that_has_won_shines_and_hangs_together() {
        let position = "stacks A 1@(0,0) 2@(1,0) 7@(2,0) 10@(3,0)\nstacks B 10@(0,1) 10@(1,1)";
        let state = KnightLine::parse_position(position).expect("a position");
        let layout = arrange(&KnightLine::view(&state, Viewer::Public));
        assert_eq!(layout.lit.len(), 4);
        let links = layout.pieces.iter().filter(|placed| (LINK..0x1_0000).contains(&placed.id.0));
        assert_eq!(links.count(), 3);
    }
}
