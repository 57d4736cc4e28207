//! The lens of the table: what of it appears where on a screen; independent of any renderer.

use bevy_math::{Dir3, FloatExt as _, Mat3, Quat, Ray3d, Vec2, Vec3};

use super::{Fit, Framing, Pose, SafeArea, Space};

/// The vertical field of view for which poses in [`Space::Camera`] are meant, in degrees.
pub const HAND_FOV: f32 = 28.0;
/// Shape of the screen for which framings are meant.
const MEANT_ASPECT: f32 = 16.0 / 9.0;

/// The middles of the near hand's cards reach so far from the middle, as a share of half the picture's width.
const HAND_REACH: f32 = 0.475;

/// A card that comes up out of the hand is nearer: so many times as far from the middle, and so far it reaches from there.
const RAISED: (f32, f32) = (1.09, 0.105);

/// Everything needed to go between table, camera and screen; independent of any renderer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct Lens {
    /// Where the eye is, in metres.
    pub at: Vec3,
    /// How it is turned: it looks along its own -z.
    pub turn: Quat,
    /// Vertical field of view in radians.
    pub fov: f32,
    /// Size of the picture in logical pixels.
    pub size: Vec2,
    /// How far everything is moved on the screen, as shares of half the picture: x to the right, y up.
    pub shift: Vec2,
    /// Share of its distance and size at which everything is held before the eye, which looks the same: from near the table
    /// would hide a hand at its full distance.
    pub close: f32,
    /// Where the room for the near hand begins, as a share of the width.
    pub hand_left: f32,
    /// Where it ends.
    pub hand_right: f32,
    /// Where the foot of the near hand is held, as a share of the height from above.
    pub hand_foot: f32,
}

impl Lens {
    /// What the lens shows on a screen of `size` logical pixels when the eye looks as framed and turned by `turn` degrees.
    pub fn of(framing: Framing, turn: f32, fit: Fit, size: Vec2, room: &SafeArea) -> Lens {
        let Framing { fov, pitch, distance, at } = framing;
        let pitch = pitch.to_radians();
        let turn = Quat::from_rotation_y(turn.to_radians());
        let out = turn * Vec3::new(0.0, pitch.sin(), pitch.cos());
        let up = turn * Vec3::new(0.0, pitch.cos(), -pitch.sin());
        let half = (fov.to_radians() / 2.0).tan() * (MEANT_ASPECT * size.y / size.x).max(1.0) / fit.scale;
        Lens {
            at: at + out * distance,
            turn: looking(-out, up),
            fov: 2.0 * half.atan(),
            size,
            shift: fit.shift * Vec2::new(2.0, -2.0),
            close: 1.0,
            hand_left: room.hand_left,
            hand_right: room.hand_right,
            hand_foot: room.hand_foot,
        }
    }

    /// How much larger or smaller things in camera space have to be drawn than they were meant for.
    pub fn stretch(&self) -> f32 {
        (self.fov / 2.0).tan() / (HAND_FOV.to_radians() / 2.0).tan()
    }

    /// Half of what is seen at one metre, in metres.
    fn half(&self) -> Vec2 {
        let high = (self.fov / 2.0).tan();
        Vec2::new(high * self.size.x / self.size.y, high)
    }

    /// Where something of the near hand stands, as a share of half the picture's width: a hand moves together so that
    /// nothing beside it covers a card that comes up. On a narrow screen the same cards are wider shares.
    fn in_hand(&self, x: f32) -> f32 {
        let narrow = MEANT_ASPECT * self.size.y / self.size.x;
        let (reach, card) = (HAND_REACH * narrow, RAISED.1 * narrow);
        let last = |side: f32| ((side.max(0.0) - card) / RAISED.0).min(reach);
        let (left, right) = (last(1.0 - self.hand_left * 2.0), last(self.hand_right * 2.0 - 1.0));
        (-left).lerp(right, (x + reach) / (2.0 * reach))
    }

    /// A pose as it is in the room, in the frame of the table.
    pub fn resolve(&self, pose: &Pose) -> Pose {
        match pose.space {
            Space::Table => *pose,
            Space::Camera => {
                let stretch = self.stretch();
                let half = self.half() * -pose.at.z;
                let mut at = pose.at.truncate() * stretch;
                if at.y < 0.0 {
                    at = Vec2::new(half.x * self.in_hand(at.x / half.x), at.y + 2.0 * half.y * (1.0 - self.hand_foot));
                }
                // What is held before the eye stays where it is when the table makes way.
                at -= self.shift * half;
                Pose {
                    space: Space::Table,
                    at: self.at + self.turn * (at.extend(pose.at.z) * self.close),
                    turn: self.turn * pose.turn,
                    scale: pose.scale * stretch * self.close,
                }
            }
        }
    }

    /// How high above the axis of the eye the foot of the near hand is seen, so far before the eye, in metres.
    pub fn foot(&self, deep: f32) -> f32 {
        (1.0 - 2.0 * self.hand_foot - self.shift.y) * self.half().y * deep
    }

    /// The ray through a point of the screen.
    pub fn ray(&self, screen: Vec2) -> Ray3d {
        let seen = Vec2::new(screen.x / self.size.x * 2.0 - 1.0, 1.0 - screen.y / self.size.y * 2.0) - self.shift;
        let direction = self.turn * (seen * self.half()).extend(-1.0);
        Ray3d::new(self.at, Dir3::new(direction).unwrap_or(Dir3::NEG_Z))
    }

    /// Where a point of the world appears on the screen, if it is before the eye.
    pub fn project(&self, point: Vec3) -> Option<Vec2> {
        let local = self.turn.inverse() * (point - self.at);
        if local.z > -0.001 {
            return None;
        }
        let seen = local.truncate() / -local.z / self.half() + self.shift;
        Some(Vec2::new((seen.x + 1.0) / 2.0 * self.size.x, (1.0 - seen.y) / 2.0 * self.size.y))
    }
}

/// How something is turned that looks along `ahead` with `up` above it.
fn looking(ahead: Vec3, up: Vec3) -> Quat {
    let back = -ahead;
    let right = up.cross(back).normalize();
    Quat::from_mat3(&Mat3::from_cols(right, back.cross(right), back))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOAL: Framing = Framing { fov: 29.5, pitch: 21.0, distance: 0.975, at: Vec3::new(-0.022, 0.084, -0.010) };

    #[test]
    fn the_ray_through_a_point_meets_what_appears_there() {
        for fit in [Fit::NONE, Fit { scale: 0.7, shift: Vec2::new(0.1, -0.15) }] {
            let lens = Lens::of(GOAL, 20.0, fit, Vec2::new(1280.0, 720.0), &SafeArea::default());
            for point in [Vec3::ZERO, Vec3::new(0.2, 0.0, -0.1), Vec3::new(-0.1, 0.05, 0.2)] {
                let ray = lens.ray(lens.project(point).unwrap());
                let along = (point - ray.origin).dot(*ray.direction);
                assert!(ray.get_point(along).distance(point) < 1e-4);
            }
        }
    }

    #[test]
    fn the_outer_cards_of_a_hand_come_up_beside_what_stands_there() {
        let middle = |side: f32, room: &SafeArea| {
            let lens = Lens::of(GOAL, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), room);
            let half = lens.half().x * 0.88 / lens.stretch();
            let at = Vec3::new(side * HAND_REACH * half, -0.2, -0.88);
            let held = Pose { space: Space::Camera, at, turn: Quat::IDENTITY, scale: 1.0 };
            lens.project(lens.resolve(&held).at).unwrap().x / 640.0 - 1.0
        };
        for side in [-1.0, 1.0] {
            assert!((middle(side, &SafeArea::default()) - side * HAND_REACH).abs() < 1e-3);
        }
        for free in [0.8, 0.6, 0.44] {
            let (left, right) = ((1.0 - free) / 2.0, (1.0 + free) / 2.0);
            let last = middle(1.0, &SafeArea { hand_right: right, ..SafeArea::default() });
            assert!(last * RAISED.0 + RAISED.1 <= free + 1e-3, "{last} for {right}");
            let first = middle(-1.0, &SafeArea { hand_left: left, ..SafeArea::default() });
            assert!(first * RAISED.0 - RAISED.1 >= -free - 1e-3, "{first} for {left}");
        }
    }

    #[test]
    fn hands_stay_where_they_are_when_the_table_makes_way() {
        let held = Pose { space: Space::Camera, at: Vec3::new(0.05, -0.2, -0.88), turn: Quat::IDENTITY, scale: 1.0 };
        let on_screen = |fit, room: &SafeArea| {
            let lens = Lens::of(GOAL, 0.0, fit, Vec2::new(1280.0, 720.0), room);
            lens.project(lens.resolve(&held).at).unwrap()
        };
        let whole = on_screen(Fit::NONE, &SafeArea::default());
        let aside = on_screen(Fit { scale: 0.7, shift: Vec2::new(0.1, 0.1) }, &SafeArea::default());
        assert!(whole.distance(aside) < 0.01);
        let lifted = on_screen(Fit::NONE, &SafeArea { hand_foot: 0.9, ..SafeArea::default() });
        assert!((whole - lifted).distance(Vec2::new(0.0, 72.0)) < 0.01);
    }
}
