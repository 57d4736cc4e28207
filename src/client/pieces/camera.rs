//! The eye: a long lens that frames the table, from three places, and goes smoothly from one to the next.

use bevy::math::curve::{Curve as _, EaseFunction};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::close_up::Near;
use super::lens_shift::Shifted;
use super::picture::Canvas;
use super::standpoint::Standpoint;
use super::victory_shot;
use crate::client::frame::Playback;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::{Screen, Session};
use crate::client::settings::Settings;
use crate::table::{Fit, Framing, Lens, Obstructed, Pose, Push, SafeArea, Target, sights, standing};

/// How fast the eye gets where it goes: as [`StableInterpolate::smooth_nudge`] takes it.
const HASTE: f32 = 7.0;
/// The same of a push, in and out: about 0.35 and 0.6 seconds.
const PUSHES: f32 = 8.5;
const DRAWS_BACK: f32 = 5.0;
/// From where the eye comes to the table: so many degrees flatter, so many times as far, and looking at so far beyond its middle, in
/// metres. And how many seconds that takes.
const ABOVE: (f32, f32, Vec3) = (20.0, 1.25, Vec3::new(0.0, 0.03, -0.10));
const COMES_DOWN: f32 = 1.1;
/// Frames after which the panels of a match have found their sizes.
const UNTIL_LAID_OUT: u8 = 10;
/// Share of a thing that may come to lie under a panel before the table makes way.
const HARDLY: f32 = 0.02;
/// The camera of table and title, which draws the [picture](super::picture) of the table.
#[derive(Component)]
pub struct MainCamera;

/// The eye travels, and the lens follows it, before anything is done in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Measuring;

/// What the camera shows and is on its way to.
#[derive(Resource, Clone, Debug)]
pub struct Eye {
    /// Where it is.
    pub now: Framing,
    /// Where it goes.
    pub goal: Framing,
    /// Which framing is chosen.
    pub standpoint: Standpoint,
    /// Degrees that a person has turned the table by, and is turning it to.
    pub turn: (f32, f32),
    /// How much nearer a person has gone, and is going.
    near: (Near, Near),
    /// How it pushes in on what others do, and is to.
    push: (Near, Near),
    /// How the picture makes way for the interface, now and at the end.
    fit: (Fit, Fit),
    /// What has to be seen, as the game says; standpoints are taken from here.
    pub(super) whole: Option<Framing>,
    /// The [victory shot](victory_shot) on which it is.
    pub(super) shot: Option<Framing>,
    /// The longer way on which it is.
    glide: Option<Glide>,
}

/// A way that takes its time.
#[derive(Clone, Copy, Debug)]
struct Glide {
    from: Framing,
    /// Seconds under way, and how many it takes.
    gone: f32,
    secs: f32,
}

impl Default for Eye {
    fn default() -> Self {
        let framing = Framing { fov: 29.5, pitch: 21.0, distance: 0.975, at: Vec3::new(-0.022, 0.084, -0.010) };
        Self {
            now: framing,
            goal: framing,
            standpoint: Standpoint::Fit,
            turn: (0.0, 0.0),
            near: (Near::NOT, Near::NOT),
            push: (Near::NOT, Near::NOT),
            fit: (Fit::NONE, Fit::NONE),
            whole: None,
            shot: None,
            glide: None,
        }
    }
}

impl Eye {
    /// Goes to a framing; at once if `cut`.
    pub fn look(&mut self, framing: Framing, cut: bool) {
        self.whole = None;
        self.shot = None;
        self.glide = None;
        self.goal = framing;
        self.near.1 = Near::NOT;
        if cut {
            self.now = framing;
            self.turn = (0.0, 0.0);
            self.near.0 = Near::NOT;
            self.push = (Near::NOT, Near::NOT);
            self.fit = (Fit::NONE, Fit::NONE);
        }
    }

    /// Follows a table that has grown, from the standpoint that was chosen.
    pub fn frame(&mut self, framing: Framing) {
        if self.whole == Some(framing) {
            return;
        }
        let before = self.whole.map_or(self.goal.at, |whole| whole.at);
        self.whole = Some(framing);
        match self.standpoint {
            Standpoint::Fit => self.goal = framing,
            Standpoint::Top | Standpoint::Seat => self.goal.at += framing.at - before,
        }
    }

    /// Whether it is still moving.
    pub fn moving(&self) -> bool {
        let nears = self.near.0 != self.near.1 || self.push.0 != self.push.1;
        self.now != self.goal || self.turn.0 != self.turn.1 || nears || self.fit.0 != self.fit.1
    }

    /// Whether a person has gone nearer, or is about to.
    pub fn is_near(&self) -> bool {
        self.near.1.is_near()
    }

    /// How far away from what it looks at it goes, in metres.
    pub fn keeps_off(&self) -> f32 {
        self.near.1.of(self.goal).distance
    }

    /// Goes so many steps nearer to a point of the table, or to the middle of the picture.
    pub(super) fn step(&mut self, steps: f32, about: Option<Vec3>) {
        self.near.1 = self.near.1.stepped(self.goal, steps, about);
    }

    /// Is dragged beside at once.
    pub(super) fn drag(&mut self, by: Vec3) {
        self.near = (self.near.0.moved(self.goal, by), self.near.1.moved(self.goal, by));
    }

    /// Looks at a point of the table.
    pub(super) fn look_at(&mut self, point: Vec3) {
        self.near.1 = self.near.1.looking_at(self.goal, point);
    }

    /// Comes down to the table from beyond its near edge, where it has looked at the shelf.
    pub fn come_down(&mut self) {
        let (tilt, far, beyond) = ABOVE;
        let Framing { pitch, distance, at, .. } = self.goal;
        self.now = Framing { pitch: pitch - tilt, distance: distance * far, at: at + beyond, ..self.goal };
        self.glide(COMES_DOWN);
    }

    /// Takes so many seconds to its goal.
    pub(super) fn glide(&mut self, secs: f32) {
        self.glide = Some(Glide { from: self.now, gone: 0.0, secs });
    }

    /// Sets the table straight, by the shorter way round.
    pub(super) fn set_straight(&mut self) {
        self.turn.1 = (self.turn.1 / 360.0).round() * 360.0;
    }

    /// Goes back to its standpoint.
    pub(super) fn stand_back(&mut self) {
        self.near.1 = Near::NOT;
    }

    /// Pushes in while something is told, or no longer; not on what a person looks at from near.
    pub fn push_in(&mut self, push: Option<Push>) {
        let nearer = |Push { at, by }| Near::NOT.stepped(self.goal, Near::steps(1.0 / (1.0 - by)), Some(at));
        self.push.1 = push.filter(|_| !self.is_near()).map_or(Near::NOT, nearer);
    }

    /// Whether it has pushed in, or is about to.
    pub fn is_pushed_in(&self) -> bool {
        self.push.1.is_near()
    }

    fn lens_now(&self, size: Vec2, room: &SafeArea) -> Lens {
        let (near, push) = (self.near.0, self.push.0);
        let framing = near.of(push.of(self.now));
        let close = (near.share() * push.share()).powi(2);
        Lens { close, ..Lens::of(framing, self.turn.0, self.fit.0, size, room) }
    }

    /// What a picture of this size shows when it has got where it goes.
    pub fn lens_to_come(&self, size: Vec2, room: &SafeArea) -> Lens {
        let there = Self {
            now: self.goal,
            turn: (self.turn.1, self.turn.1),
            near: (self.near.1, self.near.1),
            push: (self.push.1, self.push.1),
            fit: (self.fit.1, self.fit.1),
            ..self.clone()
        };
        there.lens_now(size, room)
    }
}

impl Default for Lens {
    fn default() -> Self {
        Eye::default().lens_now(Vec2::new(1280.0, 720.0), &SafeArea::default())
    }
}

impl From<Pose> for Transform {
    /// A pose in the frame of the table, as [`Lens::resolve`] gives it, in the world.
    fn from(Pose { at, turn, scale, .. }: Pose) -> Self {
        Self { translation: at, rotation: turn, scale: Vec3::splat(scale) }
    }
}

/// The camera's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Eye>().init_resource::<Lens>().init_resource::<SafeArea>().add_systems(
        PreUpdate,
        (victory_shot::show, make_way, travel, measure)
            .chain()
            .in_set(Measuring)
            .after(InputManagerSystem::ManualControl),
    );
}

/// Moves the eye towards its goal: most of the way in a third of a second, or as slowly as it glides; at once with reduced motion.
fn travel(mut eye: ResMut<Eye>, time: Res<Time>, settings: Res<Settings>, pace: Res<Playback>) {
    if !eye.moving() {
        return;
    }
    if settings.reduced_motion {
        eye.glide = None;
        eye.now = eye.goal;
        eye.turn.0 = eye.turn.1;
        eye.near.0 = eye.near.1;
        eye.push.0 = eye.push.1;
        eye.fit.0 = eye.fit.1;
        return;
    }
    let secs = time.delta_secs();
    let Eye { now, goal, turn, near, push, fit: (fit, goal_fit), glide, .. } = &mut *eye;
    if let Some(way) = glide {
        way.gone += pace.told;
        *now = way.from.lerp(*goal, EaseFunction::SmoothStep.sample_clamped(way.gone / way.secs));
    } else {
        now.fov.smooth_nudge(&goal.fov, HASTE, secs);
        now.pitch.smooth_nudge(&goal.pitch, HASTE, secs);
        now.distance.smooth_nudge(&goal.distance, HASTE, secs);
        now.at.smooth_nudge(&goal.at, HASTE, secs);
    }
    glide.take_if(|way| way.gone >= way.secs);
    turn.0.smooth_nudge(&turn.1, HASTE, secs);
    near.0.nudge(&near.1, HASTE, secs);
    push.0.nudge(&push.1, if push.1.is_near() { PUSHES } else { DRAWS_BACK }, pace.told);
    fit.scale.smooth_nudge(&goal_fit.scale, HASTE, secs);
    fit.shift.smooth_nudge(&goal_fit.shift, HASTE, secs);
    if (turn.0 - turn.1).abs() < 0.05 {
        turn.0 = turn.1;
    }
    if (fit.scale - goal_fit.scale).abs() < 0.0005 && fit.shift.distance(goal_fit.shift) < 0.0005 {
        *fit = *goal_fit;
    }
    let there = (now.distance - goal.distance).abs() < 0.0004
        && (now.pitch - goal.pitch).abs() < 0.02
        && now.at.distance(goal.at) < 0.0004
        && (now.fov - goal.fov).abs() < 0.01;
    if there {
        *now = *goal;
    }
}

/// Lets the table make way for the interface as soon as something that can be pointed at would be covered. It stays there as
/// long as nothing is covered, so that it does not move with every sentence; beside the results it begins anew, since what it made
/// way for is gone.
fn make_way(
    mut eye: ResMut<Eye>,
    canvas: Res<Canvas>,
    stage: Res<ShownLayout>,
    session: Option<Res<Session>>,
    room: Res<SafeArea>,
    screen: Option<Res<State<Screen>>>,
    mut framed: Local<Option<(Framing, f32, Vec2)>>,
    mut of_match: Local<(Option<u32>, u8)>,
) {
    let frame = (eye.goal, eye.turn.1, canvas.size);
    let serial = session.as_ref().map(|session| session.serial);
    // What the last match moved is nothing to the next one, as soon as that lies on the table and its panels have their sizes.
    if stage.is_changed() && of_match.0 != serial {
        *of_match = (serial, 0);
    }
    if eye.shot.is_some() {
        // That has made way already.
        eye.fit.1 = Fit::NONE;
        *framed = None;
        return;
    }
    let begins = of_match.1 < UNTIL_LAID_OUT;
    of_match.1 = of_match.1.saturating_add(1);
    let results = screen.is_some_and(|screen| *screen.get() == Screen::Results);
    let anew = *framed != Some(frame) || begins || results && room.is_changed();
    if !anew && !room.is_changed() && !stage.is_changed() {
        return;
    }
    *framed = Some(frame);
    let lens = Lens::of(eye.goal, eye.turn.1, Fit::NONE, canvas.size.max(Vec2::ONE), &SafeArea::default());
    let (held, mut lie): (Vec<_>, Vec<_>) = sights(&stage.layout, &lens).into_iter().partition(|sight| sight.held);
    let mut stand = Vec::new();
    if session.is_some_and(|session| session.known.outcome().is_some()) {
        // Nothing is played to any more, and the eye may be so near that not all of the table is in the picture anyway.
        let picture = Rect::from_corners(Vec2::ZERO, canvas.size);
        let whole = |rect: Rect| picture.contains(rect.min) && picture.contains(rect.max);
        lie.retain(|sight| matches!(sight.target, Target::Piece(_)) && whole(sight.rect));
        // What has been played for stands there with or without cards at it.
        stand = standing(&stage.layout, &lens);
        stand.retain(|rect| whole(*rect));
    }
    let share = |rect: Rect| Rect::from_corners(rect.min / canvas.size, rect.max / canvas.size);
    let lying = lie.into_iter().map(|sight| sight.rect).chain(stand);
    let mut things: Vec<Obstructed> = lying.map(|rect| share(rect.inflate(-1.0)).into()).collect();
    let hung = stage.layout.pills.iter().filter_map(|pill| lens.project(pill.at));
    things.extend(hung.zip(&room.pills).map(|(at, size)| {
        let at = at / canvas.size;
        Obstructed { rect: Rect::from_corners(at, at), around: size / 2.0 }
    }));
    let mut room = room.clone();
    let top = held.iter().map(|sight| share(sight.rect).min.y).reduce(f32::min);
    if let Some(top) = top {
        room.panels.push(Rect::new(0.0, top - (1.0 - room.hand_foot), 1.0, 1.0));
    }
    let fit = match eye.fit.1 {
        now if !anew && room.leaves_most(&things, now, HARDLY) => now,
        _ => room.fit(&things),
    };
    if eye.fit.1 != fit {
        eye.fit.1 = fit;
    }
}

/// Keeps [`Lens`] and the camera entity in step with the eye and the size of the picture.
fn measure(
    eye: Res<Eye>,
    canvas: Res<Canvas>,
    room: Res<SafeArea>,
    mut lens: ResMut<Lens>,
    mut camera: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
    new: Query<(), Added<MainCamera>>,
) {
    let next = eye.lens_now(canvas.size.max(Vec2::ONE), &room);
    if *lens == next && new.is_empty() {
        return;
    }
    lens.set_if_neq(next);
    for (mut placed, mut projection) in &mut camera {
        *placed = Transform { translation: next.at, rotation: next.turn, scale: Vec3::ONE };
        let perspective = PerspectiveProjection {
            fov: next.fov,
            aspect_ratio: next.size.x / next.size.y,
            near: 0.02,
            far: 12.0,
            ..default()
        };
        // What blurs by depth knows only those that are not moved.
        *projection = if next.shift == Vec2::ZERO {
            Projection::Perspective(perspective)
        } else {
            Projection::custom(Shifted { perspective, by: next.shift })
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Space;

    #[test]
    fn what_the_eye_pushes_in_on_stays_where_it_is() {
        let mut eye = Eye::default();
        eye.look(Framing { fov: 28.0, pitch: 53.0, distance: 1.17, at: Vec3::ZERO }, true);
        let (at, size) = (Vec3::new(0.12, 0.0, -0.05), Vec2::new(1280.0, 720.0));
        let seen = |eye: &Eye| eye.lens_now(size, &SafeArea::default()).project(at).unwrap();
        let before = seen(&eye);
        eye.push_in(Some(Push { at, by: 0.1 }));
        assert!(eye.is_pushed_in() && eye.moving());
        eye.push.0 = eye.push.1;
        assert!(seen(&eye).distance(before) < 0.5, "{} {before}", seen(&eye));
        eye.push_in(None);
        assert!(!eye.is_pushed_in());
        eye.step(2.0, None);
        eye.push_in(Some(Push { at, by: 0.1 }));
        assert!(!eye.is_pushed_in(), "somebody looks at something else from near");
    }

    #[test]
    fn the_eye_comes_down_to_where_a_cut_would_take_it() {
        let mut eye = Eye::default();
        let framing = Framing { fov: 28.0, pitch: 53.0, distance: 1.17, at: Vec3::ZERO };
        eye.look(framing, true);
        eye.come_down();
        assert!(
            eye.moving() && eye.goal == framing && eye.now.pitch < framing.pitch && eye.now.distance > framing.distance
        );
        eye.look(framing, true);
        assert!(!eye.moving() && eye.glide.is_none());
    }

    #[test]
    fn from_near_a_hand_is_where_it_was_and_above_the_table() {
        let mut eye = Eye::default();
        eye.look(Framing { fov: 28.0, pitch: 53.0, distance: 1.17, at: Vec3::ZERO }, true);
        let lens = |eye: &Eye| eye.lens_now(Vec2::new(1280.0, 720.0), &SafeArea::default());
        let held = Pose { space: Space::Camera, at: Vec3::new(0.05, -0.2, -0.88), turn: Quat::IDENTITY, scale: 1.0 };
        let seen = |lens: &Lens| lens.project(lens.resolve(&held).at).unwrap();
        let far = lens(&eye);
        eye.step(20.0, None);
        eye.near.0 = eye.near.1;
        let near = lens(&eye);
        assert!(seen(&near).distance(seen(&far)) < 0.1, "{} {}", seen(&near), seen(&far));
        assert!(near.resolve(&held).at.y > 0.05, "{:?}", near.resolve(&held));
    }
}
