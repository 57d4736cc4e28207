//! The face of an imp: which way it looks, and whether its eyes are open. It moves only in pictures that are drawn anyway, for flames or
//! for what goes on: so it costs nothing at rest, and rests where flames do.

use bevy::prelude::*;
use bevy::time::Real;

use super::Imp;
use super::glance::Glance;
use super::model::{Joint, Part};
use crate::client::frame::Playback;
use crate::client::input::Pointer;
use crate::client::pieces::picture::TablePicture;
use crate::client::settings::Settings;
use crate::table::Lens;

/// How far it turns its head at most, in radians: about its neck, and up or down.
const TURNS: Vec2 = Vec2::new(0.50, 0.20);
/// How far it would turn for what is as far away on the screen as the picture is high, in radians.
const TOWARDS: Vec2 = Vec2::new(1.6, 0.6);
/// How far its head sinks as it sleeps, in radians.
const SINKS: f32 = 0.20;
/// How far its eyes are closed as it peeps out of its sleep, of 1.
const PEEPS: f32 = 0.5;
/// How high its eyes are when they are closed, as a share.
const SLIT: f32 = 0.10;
/// How fast head and lids move, as [`StableInterpolate::smooth_nudge`] takes it; and the longest step, in seconds.
const HASTE: f32 = 5.0;
const LIDS: f32 = 9.0;
const STEP: f32 = 0.1;
/// Height of its head above the foot, in the model's metres.
const HEAD: f32 = 0.042;

/// Which way it looks, in radians to its left and down, and how far its eyes are closed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Face {
    gaze: Vec2,
    lids: f32,
    glance: Glance,
}

/// Which way something is looked at from `here`, both in logical pixels of a screen that is so high: as the gaze has it.
fn towards(here: Vec2, there: Vec2, high: f32) -> Vec2 {
    ((there - here) / high * TOWARDS).clamp(-TURNS, TURNS)
}

impl Face {
    /// Which way it is to look, and how far its eyes are to be closed. `watched` and `pointer` are as the gaze has them.
    fn goal(&self, asleep: bool, watched: Option<Vec2>, pointer: Option<Vec2>, now: f32) -> (Vec2, f32) {
        let about = || Vec2::new(self.glance.chance(2.0) * 2.0 - 1.0, self.glance.chance(3.0) - 0.5) * TURNS;
        match (asleep, self.glance.looks(now)) {
            (true, false) => (Vec2::new(0.0, SINKS), 1.0),
            (true, true) => (pointer.unwrap_or_else(about), PEEPS),
            (false, looks) => {
                let glance = looks.then(|| pointer.unwrap_or_else(about));
                (watched.or(glance).unwrap_or(Vec2::ZERO), 0.0)
            }
        }
    }

    /// Moves for so many seconds.
    fn step(&mut self, (gaze, lids): (Vec2, f32), secs: f32) {
        self.gaze.smooth_nudge(&gaze, HASTE, secs.min(STEP));
        self.lids.smooth_nudge(&lids, LIDS, secs.min(STEP));
    }
}

/// Moves faces in a picture that is drawn anyway.
pub(super) fn look(
    (settings, pace, time): (Res<Settings>, Res<Playback>, Res<Time<Real>>),
    (lens, pointer, picture): (Res<Lens>, Option<Res<Pointer>>, Res<TablePicture>),
    mut imps: Query<(Entity, &mut Imp, &GlobalTransform)>,
    mut joints: Query<(&Joint, &mut Transform)>,
) {
    if picture.is_fresh() {
        return;
    }
    let now = time.elapsed_secs();
    let pointed = pointer.and_then(|pointer| pointer.0);
    for (entity, mut imp, place) in &mut imps {
        let here = lens.project(place.transform_point(Vec3::Y * HEAD));
        let seen = |there: Option<Vec2>| Some(towards(here?, there?, lens.size.y));
        let watched = seen(imp.watched.and_then(|point| lens.project(point)));
        let asleep = imp.asleep;
        let face = &mut imp.face;
        let mut blinks = 0.0;
        if pace.reduced {
            *face = Face { glance: face.glance, ..Face::default() };
        } else if settings.lives_at_rest() {
            face.glance.follow(now);
            face.step(face.goal(asleep, watched, seen(pointed), now), time.delta_secs());
            blinks = face.glance.lids(now);
        } else {
            face.step((watched.unwrap_or_default(), 0.0), time.delta_secs());
        }
        let (gaze, open) = (face.gaze, 1.0 - (1.0 - SLIT) * face.lids.max(blinks));
        for (joint, mut place) in joints.iter_mut().filter(|(joint, _)| joint.imp == entity) {
            let mut posed = joint.rest;
            match joint.part {
                Part::Body => continue,
                Part::Head => posed.rotation *= Quat::from_euler(EulerRot::YXZ, gaze.x, gaze.y, 0.0),
                Part::Eyes => posed.scale.y *= open,
            }
            place.set_if_neq(posed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_looks_at_what_moved_else_at_the_pointer_else_about() {
        let mut face = Face::default();
        let (moved, pointer) = (Vec2::new(-0.3, 0.1), Vec2::new(0.2, 0.1));
        face.glance.follow(0.0);
        assert_eq!(face.goal(false, None, Some(pointer), 1.0), (Vec2::ZERO, 0.0), "at whoever plays, between glances");
        face.glance.follow(20.0);
        assert_eq!(face.goal(false, Some(moved), Some(pointer), 20.5), (moved, 0.0));
        assert_eq!(face.goal(false, None, Some(pointer), 20.5), (pointer, 0.0));
        let (about, _) = face.goal(false, None, None, 20.5);
        assert!(about != Vec2::ZERO && about.abs().cmple(TURNS).all(), "{about}");
        assert_eq!(face.goal(true, None, Some(pointer), 20.5), (pointer, PEEPS), "it peeps out of its sleep");
        assert_eq!(face.goal(true, None, Some(pointer), 25.0).1, 1.0, "it sleeps");
    }

    #[test]
    fn it_turns_to_where_something_is_on_the_screen_and_no_farther_than_its_neck_allows() {
        let here = Vec2::new(900.0, 200.0);
        let gaze = towards(here, Vec2::new(800.0, 260.0), 720.0);
        assert!(gaze.x < -0.1 && gaze.y > 0.03, "{gaze}: to the left of the screen and down");
        assert_eq!(towards(here, Vec2::new(-9000.0, 9000.0), 720.0), TURNS * Vec2::new(-1.0, 1.0));
    }

    #[test]
    fn a_step_after_a_long_rest_is_no_leap() {
        let mut face = Face::default();
        face.step((TURNS, 1.0), 3600.0);
        assert!(face.gaze.x > 0.0 && face.gaze.x < TURNS.x * 0.5, "{face:?}");
    }
}
