//! How pieces move: to where they rest, up to the hand, and off the table.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::curve::Curve;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::hand_marks;
use super::jolt::Struck;
use super::life::Breath;
use super::particles::Emit;
use super::piece::{Carried, Lift, Piece, RestPose, Shake};
use crate::client::audio::PlaySound;
use crate::client::frame::Playback;
use crate::client::settings::{Quality, Settings};
use crate::table::{Blow, Burst, End, Extent, Lens, Move, Particle, Pose, Space, Way};

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
    /// What flies up where it lands.
    pub throws: Option<Particle>,
    /// Which it is of a series.
    pub step: Option<u8>,
    /// Its blow has landed.
    pub struck: bool,
    /// How often it has touched the ground on its way.
    pub touched: u8,
}

/// How far back what draws back leans, in radians.
const LEANS: f32 = 0.07;
/// How much softer what is thrown touches the ground with each further hop.
const HOPS: f32 = 0.7;
/// Share of its way within which a piece turns its front where it goes.
const TURNS: f32 = 0.12;

impl Motion {
    /// A way without arc and sound.
    pub fn quiet(from: Pose, secs: f32) -> Self {
        let way = Way::default();
        let (sounds, throws) = ((None, None), None);
        Self { from, wait: 0.0, gone: 0.0, secs, way, sounds, throws, step: None, struck: false, touched: 0 }
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
            throws: movement.throws.filter(|_| movement.lands.is_some()),
            step: movement.step,
            struck: false,
            touched: 0,
        }
    }

    /// What flies up around a piece that has landed here.
    fn thrown(&self, at: &Pose, extent: &Extent) -> Option<Burst> {
        let of = self.throws.filter(|_| at.space == Space::Table)?;
        let around = (at.turn * extent.half.with_y(0.0)).xz().abs() * at.scale;
        Some(Burst::new(of, at.at).around(around))
    }

    /// The blow that lands in this frame.
    fn lands(&mut self) -> Option<Blow> {
        let blow = self.way.blow.filter(|_| !self.struck && self.gone >= Blow::LANDS);
        self.struck |= blow.is_some();
        blow
    }

    /// How loud it touches the ground in this frame, if it has been thrown and does so before it comes to rest.
    fn hops(&mut self) -> Option<f32> {
        if self.way.tumble == 0.0 {
            return None;
        }
        let touched = self.way.touched(self.way.share(Vec3::ZERO, Vec3::X, self.gone, self.secs));
        let hops = touched > self.touched;
        self.touched = touched;
        hops.then(|| HOPS.powi(i32::from(touched) - 1))
    }

    /// Where it is between these two places, as the lens sees what is held before it.
    fn between(&self, lens: &Lens, from: Transform, to: Transform) -> Transform {
        let Some((pose, held)) = self.way.held_up else { return self.leg(from, to, self.gone, self.secs) };
        let high = Transform::from(lens.resolve(&pose));
        let leg = ((self.secs - held) / 2.0).max(0.001);
        if self.gone < leg + held {
            self.leg(from, high, self.gone, leg)
        } else {
            self.leg(high, to, self.gone - leg - held, leg)
        }
    }

    /// The same for the whole of the way or one half of it, when so many of its seconds are over.
    fn leg(&self, from: Transform, to: Transform, gone: f32, secs: f32) -> Transform {
        let share = self.way.share(from.translation, to.translation, gone, secs);
        let turned = share.max(0.0);
        let mut at = Transform {
            translation: self.way.along(from.translation, to.translation, share) + Vec3::Y * self.way.height(share),
            rotation: from.rotation.slerp(to.rotation, turned),
            scale: from.scale.lerp(to.scale, turned),
        };
        if share < 0.0 {
            let ahead = self.way.along(from.translation, to.translation, 0.01) - from.translation;
            let back = EaseFunction::SineInOut.sample_clamped((gone / self.way.windup).clamp(0.0, 1.0)) * LEANS;
            let axis = Vec3::Y.cross(ahead.with_y(0.0)).try_normalize().unwrap_or(Vec3::X);
            at.rotation = Quat::from_axis_angle(axis, -back) * at.rotation;
        }
        if let Some(front) = self.way.heading(from.translation, to.translation, share) {
            // It turns there as it sets out, and to how it will stand as it arrives.
            let ahead = (share.min(1.0 - share) / TURNS).clamp(0.0, 1.0);
            at.rotation = at.rotation.slerp(Quat::from_rotation_y(front.x.atan2(front.z)), ahead);
        }
        // What turns on its way has done so when it arrives.
        let left = 1.0 - turned;
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

/// Has arrived, and comes to rest: it rocks about an axis that lies across its way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Settling {
    axis: Vec3,
    /// Radians that it rocks at first.
    angle: f32,
    /// Seconds since it arrived.
    gone: f32,
}

/// Seconds until it rests, how often a second it rocks, and how soon that passes; how far what stands and what lies rocks, in radians.
const SETTLES: f32 = 0.22;
const ROCKS: f32 = 8.0;
const DAMPING: f32 = 18.0;
const STANDING: f32 = 0.070;
const LYING: f32 = 0.026;

impl Settling {
    /// What has come this way, if it is heard to land.
    fn new(motion: &Motion, to: &Pose, half: Vec3) -> Option<Self> {
        let (Space::Table, Space::Table, Some(_)) = (motion.from.space, to.space, motion.sounds.1) else { return None };
        let ahead = (to.at - motion.from.at).with_y(0.0).try_normalize()?;
        let angle = if half.y > half.x { STANDING } else { LYING };
        Some(Self { axis: Vec3::Y.cross(ahead), angle, gone: 0.0 })
    }

    /// How it lies by now; no edge of it is below what it lies on.
    fn rocked(self, at: Transform, half: Vec3) -> Transform {
        let angle = self.angle * (-DAMPING * self.gone).exp() * (ROCKS * self.gone * TAU).sin();
        let up = half.x.min(half.z) * at.scale.x * angle.sin().abs();
        let rotation = Quat::from_axis_angle(self.axis, angle) * at.rotation;
        Transform { translation: at.translation + Vec3::Y * up, rotation, ..at }
    }
}

/// On its way off the table, and what becomes of it once it has arrived.
#[derive(Component, Clone, Copy, Debug)]
pub struct Leaving {
    end: End,
    /// The way that it falls, on the table.
    away: Option<Vec3>,
    /// Seconds since it arrived.
    gone: f32,
}

/// How far a piece slides as it falls by a blow, in metres.
const SLIDES: f32 = 0.006;
/// Seconds that a piece takes to fall over, that it then lies, and that it takes to dissolve.
const FALLS: f32 = 0.42;
const LIES: f32 = 0.35;
const DISSOLVES: f32 = 0.5;

impl Leaving {
    /// Leaves, and ends so; it falls this way.
    pub fn new(end: End, away: Option<Vec3>) -> Self {
        Self { end, away: away.and_then(|away| away.with_y(0.0).try_normalize()), gone: 0.0 }
    }

    /// Seconds from the arrival to the end.
    fn lasts(self) -> f32 {
        match self.end {
            End::Gone => 0.0,
            End::Toppled => FALLS + LIES + DISSOLVES,
            End::Dissolved => DISSOLVES,
        }
    }

    /// How much of it has dissolved, from 0 to 1; nothing before it begins to.
    pub(super) fn dissolved(&self) -> Option<f32> {
        let begins = match self.end {
            End::Gone => return None,
            End::Toppled => FALLS + LIES,
            End::Dissolved => 0.0,
        };
        Some((self.gone - begins) / DISSOLVES).filter(|gone| *gone > 0.0).map(|gone| gone.min(1.0))
    }

    /// How it lies by now that stood like this; it shrinks as it dissolves, where no shader does that.
    fn lying(self, stood: Transform, shrinks: bool) -> Transform {
        let mut lying = stood;
        if self.end == End::Toppled {
            // It falls the faster the further it has fallen, and comes to lie with a small jolt.
            let fallen = EaseFunction::BounceOut.sample_clamped((self.gone / FALLS).clamp(0.0, 1.0));
            let away = self.away.unwrap_or(stood.rotation * Vec3::NEG_Z);
            lying.rotation = Quat::from_axis_angle(Vec3::Y.cross(away), FRAC_PI_2 * fallen) * stood.rotation;
            if self.away.is_some() {
                lying.translation += away * SLIDES * fallen;
            }
        }
        if let Some(gone) = self.dissolved().filter(|_| shrinks) {
            lying.scale *= (1.0 - gone * gone).max(0.001);
        }
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
    mut pieces: Query<(Entity, &mut Motion, &RestPose, &Piece, &Transform)>,
    (mut shaking, mut settling): (Query<(Entity, &mut Shake)>, Query<(Entity, &mut Settling)>),
    pace: Res<Playback>,
    mut sounds: MessageWriter<PlaySound>,
    (mut emits, mut blows): (MessageWriter<Emit>, MessageWriter<Struck>),
) {
    for (entity, mut motion, rest, piece, seen) in &mut pieces {
        let series = motion.step;
        let mut play = |name: Option<&'static str>, gain: f32| {
            if let Some(name) = name {
                sounds.write(PlaySound::table(name).at(gain).in_series(series).from(seen.translation));
            }
        };
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
            play(motion.sounds.0, 1.0);
        }
        motion.gone += step.max(1e-5);
        if let Some(blow) = motion.lands() {
            play(blow.sound, 1.0);
            blows.write(Struck(blow.force));
            emits.write_batch(blow.throws.map(Emit));
        }
        if let Some(gain) = motion.hops() {
            play(motion.sounds.1, gain);
        }
        if motion.gone >= motion.secs {
            play(motion.sounds.1, HOPS.powi(motion.touched.into()));
            emits.write_batch(motion.thrown(&rest.0, &piece.look.extent).map(Emit));
            commands.entity(entity).remove::<Motion>();
            let settles = Settling::new(&motion, &rest.0, piece.look.extent.half);
            if let Some(settles) = settles.filter(|_| pace.told < 1.0 && !pace.reduced) {
                commands.entity(entity).insert(settles);
            }
        }
    }
    for (entity, mut settling) in &mut settling {
        settling.gone += pace.real;
        if settling.gone >= SETTLES || pace.reduced {
            commands.entity(entity).remove::<Settling>();
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
        (Option<&Shake>, Option<&Settling>, Option<Ref<Breath>>),
        &mut Transform,
    )>,
    mut left: RemovedComponents<Carried>,
    mut arrived: RemovedComponents<Motion>,
    (mut calm, mut settled): (RemovedComponents<Shake>, RemovedComponents<Settling>),
    mut again: Local<Vec<Entity>>,
    entities: Query<Entity>,
) {
    again.clear();
    let done = left.read().chain(arrived.read()).chain(calm.read()).chain(settled.read());
    again.extend(done.filter(|entity| entities.contains(*entity)));
    let settle = |(piece, rest, lift, motion, carried, (shake, settling, breath), mut transform): (
        Ref<Piece>,
        Ref<RestPose>,
        Ref<Lift>,
        Option<&Motion>,
        Option<Ref<Carried>>,
        (Option<&Shake>, Option<&Settling>, Option<Ref<Breath>>),
        Mut<Transform>,
    )| {
        let mut goal = Transform::from(lens.resolve(&rest.0));
        if let Some(motion) = motion {
            goal = motion.between(&lens, Transform::from(lens.resolve(&motion.from)), goal);
        }
        if let Some(carried) = carried {
            goal.translation = carried.at;
            goal.rotation = carried.turn();
            goal.scale = Vec3::ONE;
        } else {
            let aside = Vec3::X * lift.made_way * piece.look.extent.half.x;
            let up = hand_marks::step(lift.stood) + breath.map_or(0.0, |breath| breath.0);
            goal.translation += lens.turn * (aside + Vec3::Y * up) * goal.scale.x;
            if lift.now > 0.0 {
                goal = lifted(goal, rest.0.space, &lens, lift.now, piece.look.extent.half);
            }
        }
        if let Some(shake) = shake {
            goal.translation += goal.rotation * Vec3::X * (shake.0 * 50.0).sin() * 0.003 * (shake.0 / 0.3);
        }
        if let Some(settling) = settling.filter(|_| motion.is_none() && carried.is_none()) {
            goal = settling.rocked(goal, piece.look.extent.half);
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
            || parts.5.0.is_some()
            || parts.5.1.is_some()
            || parts.5.2.as_ref().is_some_and(DetectChanges::is_changed);
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
    (lens, settings): (Res<Lens>, Res<Settings>),
    pace: Res<Playback>,
) {
    for (entity, mut leaving, rest, mut transform) in &mut leaving {
        leaving.gone += pace.told;
        if leaving.gone >= leaving.lasts() {
            commands.entity(entity).despawn();
        } else {
            let shrinks = settings.quality == Quality::Low;
            *transform = leaving.lying(Transform::from(lens.resolve(&rest.0)), shrinks);
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
    use crate::table::{Force, Look, Origin, PieceId};

    /// A table with one piece on its way, and what is heard in each of so many frames, with where the piece is then.
    fn watched(movement: &Move, from: Pose, to: Pose, frames: usize) -> Vec<(Vec<PlaySound>, Vec3)> {
        let mut app = App::new();
        app.add_plugins(plugin).add_message::<PlaySound>().add_message::<Emit>().add_message::<Struck>();
        app.add_message::<RequestRedraw>().init_resource::<Lens>().init_resource::<Settings>();
        app.insert_resource(Playback { told: FRAME, real: FRAME, reduced: false });
        let piece = Piece { id: movement.piece, look: Look::model("coin", Vec3::splat(0.02)), titled: false };
        let motion = Motion::told(from, movement);
        let piece = app.world_mut().spawn((piece, RestPose(to), Lift::default(), motion, Transform::default())).id();
        let mut seen = Vec::new();
        for _ in 0..frames {
            app.update();
            let heard = app.world_mut().resource_mut::<Messages<PlaySound>>().drain().collect();
            seen.push((heard, app.world().get::<Transform>(piece).expect("a piece").translation));
        }
        seen
    }

    /// Seconds of a frame.
    const FRAME: f32 = 1.0 / 60.0;

    #[test]
    fn a_blow_is_heard_in_the_frame_in_which_it_lands() {
        let (from, at) = (Pose::table(0.0, 0.0, 0.0), Vec3::new(0.1, 0.0, 0.0));
        for force in [Force::Light, Force::Heavy, Force::Deciding] {
            let blow = Move::blow(PieceId(7), at, Blow { sound: Some("hit"), force, throws: None });
            let seen = watched(&blow, from, from, 60);
            let heard = seen.iter().position(|(heard, _)| heard.iter().any(|it| it.name == "hit")).expect("a blow");
            let lands = seen.iter().position(|(_, place)| place.distance(at) < 0.002).expect("contact");
            assert!(heard.abs_diff(lands) <= 1, "heard in frame {heard}, seen in frame {lands}");
            assert!(seen[..heard].iter().any(|(_, place)| place.x < -0.003), "it draws back");
            assert!(seen[59].1.distance(from.at) < 1e-4, "it returns");
        }
    }

    #[test]
    fn what_lands_is_heard_in_the_frame_in_which_it_lies() {
        let to = Pose::table(0.3, 0.0, 0.1);
        let claims = Move { secs: 0.62, way: Way::arc(0.085), ..Move::card(PieceId(7), Origin::Itself) }.drawn_back();
        let flies = Way { pace: EaseFunction::Linear, ..Way::arc(0.09) };
        let arrow = Move { secs: 0.42, way: flies, ..Move::card(PieceId(7), Origin::Itself) };
        for movement in [claims, arrow, Move::card(PieceId(7), Origin::Itself)] {
            let seen = watched(&movement, Pose::table(0.0, 0.0, 0.0), to, 80);
            let heard =
                seen.iter().position(|(heard, _)| heard.iter().any(|it| it.name == "card-lay")).expect("it lands");
            let lies = seen.iter().position(|(_, place)| place.distance(to.at) < 2e-6).expect("it lies");
            assert!(heard.abs_diff(lies) <= 1, "heard in frame {heard}, seen in frame {lies}: {movement:?}");
            let place = seen[heard].0.iter().find(|it| it.name == "card-lay").and_then(|it| it.place);
            assert!(place.is_some_and(|place| place.distance(to.at) < 0.03), "it is heard where it lies: {place:?}");
        }
    }

    #[test]
    fn splinters_fly_in_the_frame_of_the_blow_and_dust_where_something_lies() {
        let (from, at) = (Pose::table(0.0, 0.0, 0.0), Vec3::new(0.1, 0.0, 0.0));
        let splinters = Burst::new(Particle::Splinters, at);
        let blow = Blow { sound: None, force: Force::Light, throws: Some(splinters) };
        let motion = Motion { gone: Blow::LANDS, ..Motion::told(from, &Move::blow(PieceId(7), at, blow)) };
        assert_eq!(motion.clone().lands().and_then(|blow| blow.throws), Some(splinters));
        let silent = Motion::told(from, &Move { lands: None, ..Move::card(PieceId(7), Origin::Itself) });
        let heard = Motion::told(from, &Move::card(PieceId(7), Origin::Itself));
        let card = Look::card(None, crate::table::Face(1)).extent;
        assert_eq!(silent.thrown(&from, &card), None, "what is not heard throws up nothing");
        let lint = heard.thrown(&from.scaled(2.0), &card).expect("lint");
        assert!(lint.of == Particle::Felt && (lint.around.x - card.half.x * 2.0).abs() < 1e-6);
    }

    #[test]
    fn what_is_thrown_is_heard_at_each_hop_and_softer_each_time() {
        let way = Way { hops: 2, tumble: 2.0, ..Way::arc(0.1) };
        let hops = Move { secs: 0.9, way, ..Move::card(PieceId(7), Origin::Itself) };
        let seen = watched(&hops, Pose::table(0.0, 0.0, 0.0), Pose::table(0.3, 0.0, 0.0), 80);
        let knocks: Vec<(f32, f32)> = seen
            .iter()
            .flat_map(|(heard, place)| heard.iter().map(|sound| (sound, place.y)))
            .filter(|(sound, _)| sound.name == "card-lay")
            .map(|(sound, high)| (sound.gain, high))
            .collect();
        assert_eq!(knocks.len(), 3, "{knocks:?}");
        assert!(knocks[0].0 == 1.0 && knocks[1].0 < 0.8 && knocks[2].0 < knocks[1].0, "{knocks:?}");
        assert!(knocks.iter().all(|(_, high)| *high < 0.03), "near the ground: {knocks:?}");
    }

    #[test]
    fn what_arrives_rocks_and_comes_to_rest_where_it_should() {
        let to = Pose::table(0.3, 0.0, 0.0);
        let card = Move::card(PieceId(7), Origin::Itself);
        let seen = watched(&card, Pose::table(0.0, 0.0, 0.0), to, 40);
        let arrived =
            seen.iter().position(|(heard, _)| heard.iter().any(|it| it.name == "card-lay")).expect("it lands");
        assert!(seen[arrived + 1..arrived + 8].iter().any(|(_, place)| place.y > 1e-5), "it rocks");
        assert!(seen[arrived..].iter().all(|(_, place)| place.y >= 0.0) && seen[39].1.distance(to.at) < 1e-6);
    }

    #[test]
    fn what_is_struck_falls_away_from_the_blow() {
        let stood = Transform::from_rotation(Quat::from_rotation_y(1.0));
        let leaving = Leaving { gone: FALLS, ..Leaving::new(End::Toppled, Some(Vec3::X)) };
        let lying = leaving.lying(stood, false);
        assert!((lying.rotation * Vec3::Y).distance(Vec3::X) < 1e-3, "{:?}", lying.rotation * Vec3::Y);
        assert!((lying.translation.x - SLIDES).abs() < 1e-4);
    }

    #[test]
    fn what_has_fallen_dissolves_within_half_a_second() {
        let at = |gone: f32| Leaving { gone, ..Leaving::new(End::Toppled, None) };
        assert_eq!(at(FALLS + LIES).dissolved(), None, "it lies first");
        assert!(at(FALLS + LIES + DISSOLVES * 0.5).dissolved().is_some_and(|gone| (gone - 0.5).abs() < 1e-3));
        assert_eq!(at(9.0).dissolved(), Some(1.0));
        let scale = |shrinks| at(FALLS + LIES + DISSOLVES * 0.9).lying(Transform::IDENTITY, shrinks).scale.x;
        assert!(scale(true) < 0.3 && (scale(false) - 1.0).abs() < 1e-6, "only without the shader it shrinks");
        assert_eq!(Leaving { gone: 9.0, ..Leaving::new(End::Gone, None) }.dissolved(), None);
    }

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
