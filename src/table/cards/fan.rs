//! A hand of cards, held as a fan before the eye or across the table.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_math::{Quat, Vec3};

use crate::table::{Pose, Space};

/// Each card is held this much nearer to the eye than the one at its left, in metres.
const NEARER: f32 = 0.0012;

/// How a hand is held; lengths in metres in [`Space::Camera`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fan {
    /// The middle card.
    pub at: Vec3,
    /// From the first card to one after the last, at most.
    pub wide: f32,
    /// From card to card, at most.
    pub pitch: f32,
    /// How far the first card beside the middle stands lower; the further ones fall with the square. Above zero for the near
    /// hand, below for hands across the table.
    pub bow: f32,
    /// How far a card leans over against the one before it, in radians.
    pub lean: f32,
    pub scale: f32,
}

impl Fan {
    /// The same fan, held at another distance from the eye so that it looks the same.
    #[must_use]
    pub fn held_at(self, depth: f32) -> Self {
        let by = depth / -self.at.z;
        Self {
            at: self.at * by,
            wide: self.wide * by,
            pitch: self.pitch * by,
            bow: self.bow * by,
            scale: self.scale * by,
            ..self
        }
    }

    /// Card `index` of `count`, its face towards the viewer.
    pub fn near(self, index: usize, count: usize) -> Pose {
        self.pose(index, count, Quat::from_rotation_x(FRAC_PI_2))
    }

    /// Card `index` of `count` of a hand across the table; `open` hands show their faces, upside down.
    pub fn far(self, index: usize, count: usize, open: bool) -> Pose {
        let open_turn = Quat::from_rotation_z(PI) * Quat::from_rotation_x(FRAC_PI_2);
        self.pose(index, count, if open { open_turn } else { Quat::from_rotation_x(-FRAC_PI_2) })
    }

    fn pose(self, index: usize, count: usize, face: Quat) -> Pose {
        let offset = index as f32 - (count as f32 - 1.0) / 2.0;
        let pitch = (self.wide / count.max(1) as f32).min(self.pitch);
        let step = Vec3::new(offset * pitch, -offset * offset * self.bow, index as f32 * NEARER);
        let lean = -offset * self.lean * self.bow.signum();
        let turn = Quat::from_rotation_z(lean) * face;
        Pose { space: Space::Camera, at: self.at + step, turn, scale: self.scale }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAN: Fan = Fan { at: Vec3::new(0.0, -0.2, -0.8), wide: 0.4, pitch: 0.05, bow: 0.001, lean: 0.04, scale: 1.0 };

    #[test]
    fn a_fan_is_even_and_never_wider_than_it_may_be() {
        for count in 1..30 {
            let (first, last) = (FAN.near(0, count), FAN.near(count - 1, count));
            assert!((first.at.x + last.at.x).abs() < 1e-6);
            assert!(last.at.x - first.at.x <= FAN.wide);
            assert!(first.at.y <= FAN.at.y);
        }
        assert_eq!(FAN.near(0, 1).at, FAN.at);
    }

    #[test]
    fn held_nearer_it_looks_the_same() {
        let (far, near) = (FAN.near(0, 5), FAN.held_at(0.4).near(0, 5));
        assert!((far.at.x / far.at.z - near.at.x / near.at.z).abs() < 1e-6);
        assert_eq!((near.scale, near.turn), (0.5, far.turn));
    }
}
