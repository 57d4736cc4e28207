//! Where bystanders stand: whatever looks on stands as near to where it belongs as it can without covering anything.

use std::f32::consts::TAU;

use bevy::math::{Rect, Vec2, Vec3};
use bevy::prelude::Component;

use crate::table::{Body, Extent, Foot, Layout, Lens, Look, Pose, SafeArea, Setting, Space, extent, sights};

/// Width and depth of the mat as it is modelled.
const MAT: Vec2 = Vec2::new(0.72, 0.52);
/// What reaches farther from its middle, in metres, lies under others: nothing stands on it, but before it.
const BOARD: f32 = 0.16;
/// The share of the mat on which the match is played: beyond it there is room for those who look on.
const PLAYED: f32 = 0.8;
/// How far seats are beyond the edge of the board, and between two places that are tried, in metres.
const BEYOND: f32 = 0.052;
const STEP: f32 = 0.014;
/// Logical pixels between a bystander and anything else.
const AIR: f32 = 3.0;

/// Something that looks on from beside what is played on.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Bystander {
    /// How far it reaches, with a little air.
    pub extent: Extent,
    /// How far from a board its middle is at least, in metres.
    pub beside: f32,
    /// The share of the picture's height in which it stands, from above.
    pub across: f32,
    /// Where it stands, x and z in metres; none where it would cover something.
    pub at: Option<Vec2>,
}

impl Bystander {
    /// What it covers on the screen if it stands there, in logical pixels.
    fn covers(&self, at: Vec2, lens: &Lens) -> Option<Rect> {
        extent(lens, &Pose::table(at.x, 0.0, at.y), self.extent)
    }
}

/// What bystanders keep clear of.
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
    /// What the mat takes of the table, x and z in metres.
    pub fn mat(pose: &Pose) -> Rect {
        flat(pose, MAT / 2.0)
    }

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

    /// Whether a bystander can stand here, x and z in metres.
    pub fn leaves(&self, who: &Bystander, at: Vec2) -> bool {
        let foot = Rect::from_center_half_size(at, Vec2::splat(who.beside));
        if self.boards.iter().any(|board| !board.intersect(foot).is_empty()) {
            return false;
        }
        let Some(rect) = who.covers(at, &self.lens) else { return false };
        let (rect, screen) =
            (rect.inflate(AIR), Rect::from_corners(Vec2::ZERO, self.lens.size * Vec2::new(1.0, who.across)));
        screen.contains(rect.min)
            && screen.contains(rect.max)
            && self.seen.iter().all(|seen| seen.intersect(rect).is_empty())
    }

    /// Where a bystander stands that belongs there and goes at most so `far` from it, x and z in metres; where it stands now it stays if
    /// that is still free. None if it would cover something everywhere. Nothing else comes to stand there.
    pub fn take(&mut self, who: &Bystander, belongs: Vec2, far: f32) -> Option<Vec2> {
        let place = who.at.filter(|now| self.leaves(who, *now)).or_else(|| {
            let around = grid(belongs, far).filter(|at| self.leaves(who, *at));
            around.min_by(|a, b| a.distance(belongs).total_cmp(&b.distance(belongs)))
        })?;
        self.add(&Bystander { at: Some(place), ..*who });
        Some(place)
    }

    /// Keeps clear of a bystander where it stands.
    pub fn add(&mut self, who: &Bystander) {
        self.seen.extend(who.at.and_then(|at| who.covers(at, &self.lens)));
    }

    /// Where a seat is beyond the edge of what is played on, so many seats to the left of the own one of all.
    pub fn seat(&self, steps: usize, seats: usize) -> Vec2 {
        place_of(self.middle, steps, seats)
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
    board.center() + Vec2::new(-angle.sin(), angle.cos()) * (board.half_size() + BEYOND)
}

/// Places to be tried around a point.
fn grid(middle: Vec2, far: f32) -> impl Iterator<Item = Vec2> {
    let steps = (far / STEP) as i32;
    let places =
        (-steps..=steps).flat_map(move |x| (-steps..=steps).map(move |z| Vec2::new(x as f32, z as f32) * STEP));
    places.filter(move |by| by.length() <= far).map(move |by| middle + by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Seat, Viewer};
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

    const BYSTANDER: Bystander = Bystander {
        extent: Extent { half: Vec3::new(0.026, 0.0375, 0.023), middle: 0.0375 },
        beside: 0.026,
        across: 0.5,
        at: None,
    };

    #[test]
    fn a_bystander_covers_nothing_and_stands_on_no_board() {
        let mut stand = 0;
        for game in house().tables() {
            let live = game.open(&game.default_options(), 3.into()).expect("its own options");
            let mut obstacles = obstacles(&*live);
            for steps in 1..live.seats() {
                let seat = obstacles.seat(steps, live.seats());
                let Some(at) = obstacles.take(&BYSTANDER, seat, 0.45) else { continue };
                stand += 1;
                assert!(!obstacles.leaves(&BYSTANDER, at), "{}: two in one place", live.game());
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
    }
}
