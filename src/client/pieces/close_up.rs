//! How much nearer than its standpoint the eye is, and what it is near to.

use bevy::prelude::*;

use crate::table::Framing;

/// The least share of the distance that is left.
const NEAREST: f32 = 0.3;
/// One step nearer leaves this share of the distance.
const STEP: f32 = 0.84;
/// How far aside the eye can look, as a share of the distance that it came nearer by.
const REACH: f32 = 0.6;

/// A standpoint that is approached: always towards some point, which stays where it is in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Near {
    /// Share of the distance that is left, from 0.3 to 1.
    share: f32,
    /// How far beside the middle of the framing the eye looks, in metres.
    aside: Vec3,
}

impl Near {
    /// No nearer than the standpoint.
    pub const NOT: Self = Self { share: 1.0, aside: Vec3::ZERO };

    /// How many steps make everything look so many times as large.
    pub fn steps(larger: f32) -> f32 {
        -larger.log(STEP)
    }

    /// Whether the eye is nearer at all.
    pub fn is_near(self) -> bool {
        self.share < 1.0
    }

    /// Share of the distance that is left.
    pub fn share(self) -> f32 {
        self.share
    }

    /// The framing from here.
    pub fn of(self, framing: Framing) -> Framing {
        Framing { distance: framing.distance * self.share, at: framing.at + self.aside, ..framing }
    }

    /// So many steps nearer to a point of the table, or to what is in the middle; steps below zero lead away.
    #[must_use]
    pub fn stepped(self, framing: Framing, steps: f32, about: Option<Vec3>) -> Self {
        let share = (self.share * STEP.powf(steps)).clamp(NEAREST, 1.0);
        let at = framing.at + self.aside;
        let about = about.unwrap_or(at);
        let aside = about + (at - about) * (share / self.share) - framing.at;
        Self { share, aside }.held(framing)
    }

    /// Looks so far beside.
    #[must_use]
    pub fn moved(self, framing: Framing, by: Vec3) -> Self {
        Self { aside: self.aside + by, ..self }.held(framing)
    }

    /// Looks at a point of the table.
    #[must_use]
    pub fn looking_at(self, framing: Framing, point: Vec3) -> Self {
        self.moved(framing, point - framing.at - self.aside)
    }

    /// The table stays in the picture.
    fn held(self, framing: Framing) -> Self {
        let reach = (1.0 - self.share) * framing.distance * REACH;
        Self { aside: self.aside.clamp_length_max(reach), ..self }
    }

    /// Goes most of the way to another one, as [`StableInterpolate::smooth_nudge`] does; there it stops.
    pub(super) fn nudge(&mut self, goal: &Self, haste: f32, secs: f32) {
        self.share.smooth_nudge(&goal.share, haste, secs);
        self.aside.smooth_nudge(&goal.aside, haste, secs);
        if (self.share - goal.share).abs() < 0.0005 && self.aside.distance(goal.aside) < 0.0004 {
            *self = *goal;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMING: Framing = Framing { fov: 28.0, pitch: 50.0, distance: 1.2, at: Vec3::new(0.02, 0.0, 0.03) };

    #[test]
    fn what_is_approached_stays_in_the_same_direction() {
        let point = Vec3::new(0.1, 0.0, -0.08);
        let near = Near::NOT.stepped(FRAMING, 2.0, Some(point));
        let (before, after) = (FRAMING, near.of(FRAMING));
        assert!(near.is_near() && after.distance < before.distance);
        // The eye is at `at + out * distance`: seen from there the point lies in the same direction.
        let out = Vec3::new(0.0, 0.766, 0.643);
        let seen = |framing: Framing| (point - framing.at - out * framing.distance).normalize();
        assert!(seen(before).distance(seen(after)) < 1e-3, "{near:?}");
    }

    #[test]
    fn away_again_everything_fits() {
        let near = Near::NOT.stepped(FRAMING, 40.0, Some(Vec3::new(0.3, 0.0, 0.1)));
        assert!((near.share - NEAREST).abs() < 1e-6);
        let near = near.moved(FRAMING, Vec3::X * 9.0);
        assert!(near.aside.length() <= FRAMING.distance, "{near:?}");
        assert_eq!(near.stepped(FRAMING, -40.0, None), Near::NOT);
    }
}
