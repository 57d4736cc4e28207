//! Where a bust stands: as near to its seat as it can without covering anything.

use std::f32::consts::TAU;

use bevy::math::{Rect, Vec2, Vec3};

use crate::engine::Seat;
use crate::table::{Body, Extent, Foot, Layout, Lens, Look, Pose, SafeArea, Setting, Space, extent, sights};

/// How far a bust reaches, as it is modelled, with a little air: width, height and depth in metres.
pub(super) const BUST: Extent = Extent { half: Vec3::new(0.026, 0.0375, 0.023), middle: 0.0375 };
/// Width and depth of the mat as it is modelled.
const MAT: Vec2 = Vec2::new(0.72, 0.52);
/// What reaches farther from its middle, in metres, lies under others: nothing stands on it, but before it.
const BOARD: f32 = 0.16;
/// The share of the mat on which the match is played: beyond it there is room for those who look on.
const PLAYED: f32 = 0.8;
/// How far from the board a bust stands at least, and between two places that are tried, in metres.
const BESIDE: f32 = 0.026;
const STEP: f32 = 0.014;
/// How far away from its seat a bust stands at most, in metres: farther off nobody would know whose it is.
const FAR: f32 = 0.45;
/// The share of the picture's height in which busts stand, from above: nearer ones would be seen from above, and sheets come up there.
const ACROSS: f32 = 0.5;
/// Logical pixels between a bust and anything else.
const AIR: f32 = 3.0;

/// What busts keep clear of.
pub(super) struct Obstacles {
    lens: Lens,
    /// On the screen, in logical pixels.
    seen: Vec<Rect>,
    /// On the table: its width and depth.
    boards: Vec<Rect>,
    /// What the seats are around.
    middle: Rect,
}

/// How far something reaches: what is not pointed at is known by its foot alone, and stands on that.
fn reach(look: &Look) -> Extent {
    /// How far it reaches to the sides and upwards, as shares of the radius of its foot.
    const BODY: (f32, f32) = (1.3, 2.8);
    match look.foot {
        Foot::Round(radius) if look.extent.half.max_element() < radius => {
            let half = radius * Vec3::new(BODY.0, BODY.1 / 2.0, BODY.0);
            Extent { half, middle: half.y }
        }
        _ => look.extent,
    }
}

/// Whether it is so large that others lie on it.
fn is_board(extent: Extent, scale: f32) -> bool {
    extent.half.x.max(extent.half.z) * scale > BOARD
}

impl Obstacles {
    /// Everything that lies there, and the panels round it.
    pub fn of(layout: &Layout, setting: &Setting, lens: &Lens, room: &SafeArea) -> Self {
        let middle = Rect::from_center_half_size(Vec2::ZERO, MAT / 2.0);
        let mut obstacles = Self { lens: *lens, seen: Vec::new(), boards: Vec::new(), middle };
        let whole = |share: &Rect| Rect::from_corners(share.min * lens.size, share.max * lens.size);
        obstacles.seen.extend(room.panels.iter().map(whole));
        let hung = layout.pills.iter().filter_map(|pill| lens.project(pill.at)).zip(&room.pills);
        obstacles.seen.extend(hung.map(|(at, size)| Rect::from_center_size(at, *size * lens.size)));
        if let Some((_, _, mat)) = setting.mat {
            obstacles.middle = flat(&mat, MAT / 2.0);
            obstacles.boards.push(flat(&mat, MAT / 2.0 * PLAYED));
        }
        for (_, pose) in setting.props.iter().filter(|(name, _)| *name == "candle") {
            obstacles.seen.extend(extent(lens, pose, reach(&Look::candle())));
        }
        obstacles.seen.extend(sights(layout, lens).into_iter().map(|sight| sight.rect));
        for placed in &layout.pieces {
            let reach = reach(&placed.look);
            let on_table = placed.pose.space == Space::Table;
            let painted = matches!(placed.look.body, Body::Decal { .. });
            if on_table && is_board(reach, placed.pose.scale) {
                obstacles.boards.push(flat(&placed.pose, Vec2::new(reach.half.x, reach.half.z)));
            } else if !painted {
                obstacles.seen.extend(extent(lens, &lens.resolve(&placed.pose), reach));
            }
        }
        if setting.mat.is_none() {
            let boards = obstacles.boards.iter().copied();
            obstacles.middle = boards.reduce(|a, b| a.union(b)).unwrap_or(obstacles.middle);
        }
        obstacles
    }

    /// Whether a bust can stand here, x and z in metres.
    pub fn leaves(&self, at: Vec2) -> bool {
        let foot = Rect::from_center_half_size(at, Vec2::splat(BESIDE));
        if self.boards.iter().any(|board| !board.intersect(foot).is_empty()) {
            return false;
        }
        let Some(rect) = extent(&self.lens, &Pose::table(at.x, 0.0, at.y), BUST) else { return false };
        let (rect, screen) =
            (rect.inflate(AIR), Rect::from_corners(Vec2::ZERO, self.lens.size * Vec2::new(1.0, ACROSS)));
        screen.contains(rect.min)
            && screen.contains(rect.max)
            && self.seen.iter().all(|seen| seen.intersect(rect).is_empty())
    }

    /// Where the bust of a seat stands, x and z in metres, so many seats to the left of the own one of all; where `now` is still free
    /// it stays. None if it would cover something everywhere. Nothing else comes to stand there.
    pub fn take(&mut self, steps: usize, seats: usize, now: Option<Vec2>) -> Option<Vec2> {
        let seat = place_of(self.middle, steps, seats);
        let place = now.filter(|now| self.leaves(*now)).or_else(|| {
            let around = grid(seat).filter(|at| self.leaves(*at));
            around.min_by(|a, b| a.distance(seat).total_cmp(&b.distance(seat)))
        })?;
        self.seen.extend(extent(&self.lens, &Pose::table(place.x, 0.0, place.y), BUST));
        Some(place)
    }
}

/// How far something reaches on the table that is so large, half of width and depth.
fn flat(pose: &Pose, half: Vec2) -> Rect {
    let corner = (pose.turn * Vec3::new(half.x, 0.0, half.y)).abs() * pose.scale;
    Rect::from_center_half_size(Vec2::new(pose.at.x, pose.at.z), Vec2::new(corner.x, corner.z))
}

/// Where a seat is beyond the edge of the board: the own one is near, the others follow to its left.
fn place_of(board: Rect, steps: usize, seats: usize) -> Vec2 {
    let angle = TAU * steps as f32 / seats.max(1) as f32;
    board.center() + Vec2::new(-angle.sin(), angle.cos()) * (board.half_size() + 2.0 * BESIDE)
}

/// Places to be tried around a point.
fn grid(middle: Vec2) -> impl Iterator<Item = Vec2> {
    let steps = (FAR / STEP) as i32;
    let places =
        (-steps..=steps).flat_map(move |x| (-steps..=steps).map(move |z| Vec2::new(x as f32, z as f32) * STEP));
    places.filter(|by| by.length() <= FAR).map(move |by| middle + by)
}

/// The seats of others, each with how many seats it is to the left of the own one.
pub(super) fn others(own: Seat, seats: usize) -> impl Iterator<Item = (usize, Seat)> {
    (1..seats).map(move |steps| (steps, Seat(((own.index() + steps) % seats) as u8)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::games::house;
    use crate::table::any_match::AnyMatch;
    use crate::table::{Fit, Side};

    fn obstacles(live: &dyn AnyMatch) -> Obstacles {
        let (layout, setting) = (live.seen_by(Viewer::Seat(Seat(0))).arrange(Side::default()), live.setting());
        let framing = layout.framing.unwrap_or(setting.camera);
        let room = SafeArea { panels: vec![Rect::new(0.0, 0.0, 0.18, 0.09)], ..SafeArea::default() };
        let lens = Lens::of(framing, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &room);
        Obstacles::of(&layout, &setting, &lens, &room)
    }

    #[test]
    fn a_bust_covers_nothing_and_stands_on_no_board() {
        let mut stand = 0;
        for game in house().tables() {
            let live = game.open(&game.default_options(), 3.into()).expect("its own options");
            let mut obstacles = obstacles(&*live);
            for (steps, _) in others(Seat(0), live.seats()) {
                let Some(at) = obstacles.take(steps, live.seats(), None) else { continue };
                stand += 1;
                assert!(!obstacles.leaves(at), "{}: two in one place", live.game());
                assert!(obstacles.boards.iter().all(|board| !board.contains(at)), "{}: on the board", live.game());
            }
        }
        assert!(stand > 0, "nobody has found a place");
    }

    #[test]
    fn a_candle_reaches_beyond_its_foot() {
        let candle = reach(&Look::candle());
        assert!(candle.half.x > 0.05 && (0.1..0.13).contains(&(candle.middle + candle.half.y)), "{candle:?}");
    }

    #[test]
    fn the_next_seat_is_at_the_left_and_that_of_a_rival_opposite() {
        let board = Rect::from_center_half_size(Vec2::ZERO, Vec2::ONE);
        assert!(place_of(board, 1, 4).x < -1.0 && place_of(board, 3, 4).x > 1.0);
        let opposite = place_of(board, 1, 2);
        assert!(opposite.y < -1.0 && opposite.x.abs() < 1e-5, "{opposite}");
        assert_eq!(others(Seat(1), 3).collect::<Vec<_>>(), [(1, Seat(2)), (2, Seat(0))]);
    }
}
