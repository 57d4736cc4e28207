//! How pieces move: to where they rest, up to the hand, and off the table.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::curve::Curve;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::dust::Landed;
use super::hand_marks;
use super::piece::{Carried, Lift, Piece, RestPose, Shake};
use crate::client::audio::PlaySound;
use crate::client::frame::Playback;
use crate::table::{End, Lens, Move, Pose, Space, Way};

/// Motion of a piece that is under way.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    /// Where it came from.
    pub from: Pose,
    /// Seconds until it starts.
    pub wait: f32,
    /// Seconds under way so far.
    pub gone: f32,
    /// Seconds under way in all.
    pub secs: f32,
    /// How it goes.
    pub way: Way,
    /// Sound when it starts and when it lands.
    pub sounds: (Option<&'static str>, Option<&'static str>),
    /// Dust rises where it lands.
    pub heavy: bool,
}

/// Share of its way within which a piece turns its front where it goes.
const TURNS: f32 = 0.12;

impl Motion {
    /// A way without arc and sound.
    pub fn quiet(from: Pose, secs: f32) -> Self {
        Self { from, wait: 0.0, gone: 0.0, secs, way: Way::default(), sounds: (None, None), heavy: false }
    }

    /// The way that an event tells of.
    pub fn told(from: Pose, movement: &Move) -> Self {
        Self {
            from,
            wait: movement.delay,
            gone: 0.0,
            secs: movement.secs,
            way: movement.way.clone(),
            sounds: (movement.starts, movement.lands),
            heavy: movement.heavy,
        }
    }

    /// Where it is between these two places, as the lens sees what is held before it.
    fn between(&self, lens: &Lens, from: Transform, to: Transform) -> Transform {
        let Some((pose, held)) = self.way.held_up else { return self.leg(from, to, self.gone / self.secs.max(0.001)) };
        let high = Transform::from(lens.resolve(&pose));
        let leg = ((self.secs - held) / 2.0).max(0.001);
        if self.gone < leg + held {
            self.leg(from, high, self.gone / leg)
        } else {
            self.leg(high, to, (self.gone - leg - held) / leg)
        }
    }

    /// The same for the whole of the way or one half of it, when this share of its time is over.
    fn leg(&self, from: Transform, to: Transform, over: f32) -> Transform {
        let share = self.way.pace.sample_clamped(over.clamp(0.0, 1.0));
        let mut at = Transform {
            translation: self.way.along(from.translation, to.translation, share) + Vec3::Y * self.way.height(share),
            rotation: from.rotation.slerp(to.rotation, share),
            scale: from.scale.lerp(to.scale, share),
        };
        if let Some(front) = self.way.heading(from.translation, to.translation, share) {
            // It turns there as it sets out, and to how it will stand as it arrives.
            let turned = (share.min(1.0 - share) / TURNS).clamp(0.0, 1.0);
            at.rotation = at.rotation.slerp(Quat::from_rotation_y(front.x.atan2(front.z)), turned);
        }
        // What turns on its way has done so when it arrives.
        let left = 1.0 - share;
        if self.way.spin != 0.0 {
            at.rotation *= Quat::from_rotation_y(self.way.spin * left * TAU);
        }
        if self.way.tumble != 0.0 {
            let ahead = (to.translation - from.translation).with_y(0.0);
            let axis = Vec3::Y.cross(ahead).try_normalize().unwrap_or(Vec3::X);
            at.rotation = Quat::from_axis_angle(axis, -self.way.tumble * left * TAU) * at.rotation;
        }
        at
    }
}

/// On its way off the table, and what becomes of it once it has arrived.
#[derive(Component, Clone, Copy, Debug)]
pub struct Leaving {
    end: End,
    /// Seconds since it arrived.
    gone: f32,
}

/// Seconds that a piece takes to fall over, that it then lies, and that it takes to dissolve.
const FALLS: f32 = 0.42;
const LIES: f32 = 0.35;
const DISSOLVES: f32 = 0.5;

impl Leaving {
    /// Leaves, and ends so.
    pub fn new(end: End) -> Self {
        Self { end, gone: 0.0 }
    }

    /// Seconds from the arrival to the end.
    fn lasts(self) -> f32 {
        match self.end {
            End::Gone => 0.0,
            End::Toppled => FALLS + LIES + DISSOLVES,
            End::Dissolved => DISSOLVES,
        }
    }

    /// How it lies by now, seen from how it stood.
    fn lying(self) -> Transform {
        let mut lying = Transform::IDENTITY;
        let mut gone = self.gone;
        if self.end == End::Toppled {
            // It falls the faster the further it has fallen, and comes to lie with a small jolt.
            let fallen = EaseFunction::BounceOut.sample_clamped((gone / FALLS).clamp(0.0, 1.0));
            lying.rotation = Quat::from_rotation_x(-FRAC_PI_2 * fallen);
            gone -= FALLS + LIES;
        }
        let part = (gone / DISSOLVES).clamp(0.0, 1.0);
        lying.scale = Vec3::splat((1.0 - part * part).max(0.001));
        lying
    }
}

/// Pieces are moved to where they are seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placing;

/// Systems that move pieces.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        ((lift, travel, place, end).chain()).in_set(Placing).before(TransformSystems::Propagate),
    );
}

/// The most that a card of the hand rises, in halves of its depth, and how far above the foot of the hand it then stands, in depths.
const HIGHEST: f32 = 1.0;
const CLEAR: f32 = 0.03;
/// How fast pieces are lifted, as [`StableInterpolate::smooth_nudge`] takes it.
const LIFTS: f32 = 16.0;

/// Moves lifted pieces towards their goal.
fn lift(mut pieces: Query<&mut Lift>, pace: Res<Playback>, mut redraw: MessageWriter<RequestRedraw>) {
    let nearer = |now: &mut f32, goal: f32| {
        now.smooth_nudge(&goal, LIFTS, pace.real);
        if pace.reduced || (*now - goal).abs() < 0.002 {
            *now = goal;
        }
    };
    for mut lift in &mut pieces {
        if lift.now != lift.goal || lift.stood != lift.stand || lift.made_way != lift.aside {
            let Lift { now, goal, stood, stand, made_way, aside, .. } = &mut *lift;
            nearer(now, *goal);
            nearer(stood, *stand);
            nearer(made_way, *aside);
            redraw.write(RequestRedraw);
        }
    }
}

/// Moves pieces under way.
fn travel(
    mut commands: Commands,
    mut pieces: Query<(Entity, &mut Motion, &RestPose)>,
    mut shaking: Query<(Entity, &mut Shake)>,
    pace: Res<Playback>,
    mut sounds: MessageWriter<PlaySound>,
    mut dust: MessageWriter<Landed>,
) {
    let mut play = |name: Option<&'static str>| {
        if let Some(name) = name {
            sounds.write(PlaySound { name, interface: false });
        }
    };
    for (entity, mut motion, rest) in &mut pieces {
        let mut step = pace.told;
        if motion.wait > 0.0 {
            let waited = step.min(motion.wait);
            motion.wait -= waited;
            step -= waited;
            if motion.wait > 0.0 {
                continue;
            }
        }
        if motion.gone == 0.0 {
            play(motion.sounds.0);
        }
        motion.gone += step.max(1e-5);
        if motion.gone >= motion.secs {
            play(motion.sounds.1);
            if motion.heavy && pace.told < 1.0 {
                dust.write(Landed(rest.0.at));
            }
            commands.entity(entity).remove::<Motion>();
        }
    }
    for (entity, mut shake) in &mut shaking {
        shake.0 -= pace.real;
        if shake.0 <= 0.0 || pace.reduced {
            commands.entity(entity).remove::<Shake>();
        }
    }
}

/// Writes the transform of everything that is not simply at rest where it was.
fn place(
    lens: Res<Lens>,
    mut pieces: Query<(
        Ref<Piece>,
        Ref<RestPose>,
        Ref<Lift>,
        Option<&Motion>,
        Option<Ref<Carried>>,
        Option<&Shake>,
        &mut Transform,
    )>,
    mut left: RemovedComponents<Carried>,
    mut arrived: RemovedComponents<Motion>,
    mut calm: RemovedComponents<Shake>,
    mut again: Local<Vec<Entity>>,
    entities: Query<Entity>,
) {
    again.clear();
    again.extend(left.read().chain(arrived.read()).chain(calm.read()).filter(|entity| entities.contains(*entity)));
    let settle = |(piece, rest, lift, motion, carried, shake, mut transform): (
        Ref<Piece>,
        Ref<RestPose>,
        Ref<Lift>,
        Option<&Motion>,
        Option<Ref<Carried>>,
        Option<&Shake>,
        Mut<Transform>,
    )| {
        let mut goal = Transform::from(lens.resolve(&rest.0));
        if let Some(motion) = motion {
            goal = motion.between(&lens, Transform::from(lens.resolve(&motion.from)), goal);
        }
        if let Some(carried) = carried {
            goal.translation = carried.0;
            goal.rotation = Carried::TURN;
            goal.scale = Vec3::ONE;
        } else {
            let aside = Vec3::X * lift.made_way * piece.look.extent.half.x;
            goal.translation += lens.turn * (aside + Vec3::Y * hand_marks::step(lift.stood)) * goal.scale.x;
            if lift.now > 0.0 {
                goal = lifted(goal, rest.0.space, &lens, lift.now, piece.look.extent.half);
            }
        }
        if let Some(shake) = shake {
            goal.translation += goal.rotation * Vec3::X * (shake.0 * 50.0).sin() * 0.003 * (shake.0 / 0.3);
        }
        *transform = goal;
    };
    if lens.is_changed() {
        pieces.iter_mut().for_each(settle);
        return;
    }
    for parts in &mut pieces {
        let busy = parts.0.is_changed()
            || parts.1.is_changed()
            || parts.2.is_changed()
            || parts.3.is_some()
            || parts.4.is_some()
            || parts.5.is_some();
        if busy {
            settle(parts);
        }
    }
    let mut rest = pieces.iter_many_mut(again.iter());
    while let Some(parts) = rest.fetch_next() {
        settle(parts);
    }
}

/// Brings pieces that have arrived where they leave to their end.
fn end(
    mut commands: Commands,
    mut leaving: Query<(Entity, &mut Leaving, &RestPose, &mut Transform), Without<Motion>>,
    lens: Res<Lens>,
    pace: Res<Playback>,
) {
    for (entity, mut leaving, rest, mut transform) in &mut leaving {
        leaving.gone += pace.told;
        if leaving.gone >= leaving.lasts() {
            commands.entity(entity).despawn();
        } else {
            *transform = Transform::from(lens.resolve(&rest.0)) * leaving.lying();
        }
    }
}

/// A card in the hand comes up until it is whole, no higher, and a little closer; a piece on the table rises 6 mm and grows.
fn lifted(goal: Transform, space: Space, lens: &Lens, by: f32, half: Vec3) -> Transform {
    match space {
        Space::Camera => {
            let near = hand_marks::NEARER * lens.close;
            let seen = lens.turn.inverse() * (goal.translation - lens.at);
            let whole = lens.foot(-seen.z - near) + half.z * goal.scale.z * hand_marks::LARGER * (1.0 + 2.0 * CLEAR);
            let up = (whole - seen.y).clamp(0.0, half.z * HIGHEST * lens.stretch() * lens.close);
            Transform {
                translation: goal.translation + lens.turn * Vec3::new(0.0, up, near) * by,
                rotation: goal.rotation.slerp(lens.turn * Quat::from_rotation_x(1.33), by * 0.8),
                scale: goal.scale * (1.0 + (hand_marks::LARGER - 1.0) * by),
            }
        }
        Space::Table => Transform {
            translation: goal.translation + Vec3::Y * 0.006 * by,
            rotation: goal.rotation,
            scale: goal.scale * (1.0 + 0.06 * by),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_up_stays_there_and_goes_on() {
        let high = Pose::table(0.0, 0.2, 0.0).scaled(2.0);
        let way = Way { held_up: Some((high, 1.2)), ..Way::default() };
        let (from, to) = (Transform::IDENTITY, Transform::from_xyz(1.0, 0.0, 0.0));
        let seen = |gone: f32| {
            let motion = Motion { gone, secs: 2.0, way: way.clone(), ..Motion::quiet(Pose::table(0.0, 0.0, 0.0), 2.0) };
            motion.between(&Lens::default(), from, to)
        };
        assert_eq!(seen(0.0).translation, from.translation);
        for gone in [0.41, 1.0, 1.59] {
            let Transform { translation, scale, .. } = seen(gone);
            assert!(translation.distance(high.at) < 1e-5 && (scale.x - 2.0).abs() < 1e-5, "{gone}: {translation}");
        }
        assert!(seen(1.7).scale.x < 2.0);
        assert!(seen(2.0).translation.distance(to.translation) < 1e-5);
    }
}
