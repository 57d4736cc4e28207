//! The eye: a long lens that frames the table, from three places, and goes smoothly from one to the next.

use bevy::camera::Hdr;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::RequestRedraw;

use crate::client::flow::session::Session;
use crate::client::input::{Command, Pressed};
use crate::client::settings::{DataFolder, Notices, Settings};
use crate::client::table::{Framing, Pose, Space};
use crate::client::ui::Blocks;
use crate::engine::Words;

/// The vertical field of view for which poses in [`Space::Camera`] are meant, in degrees.
pub const HAND_FOV: f32 = 28.0;
/// Degrees of one step when the table is turned.
const TURN: f32 = 22.5;
/// Shape of the screen for which framings are meant.
const MEANT_ASPECT: f32 = 16.0 / 9.0;

/// The camera of table and title.
#[derive(Component)]
pub struct MainCamera;

/// Which framing a person has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standpoint {
    /// Everything fits.
    #[default]
    Fit,
    /// From above.
    Top,
    /// From the seat.
    Seat,
}

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
    /// How far the table stands to the right to make room for a panel, now and at the end: a share of half the picture.
    aside: (f32, f32),
    /// What has to be seen, as the game says; standpoints are taken from here.
    whole: Option<Framing>,
}

impl Default for Eye {
    fn default() -> Self {
        let framing = Framing { fov: 29.5, pitch: 21.0, distance: 0.975, at: Vec3::new(-0.022, 0.084, -0.010) };
        Self {
            now: framing,
            goal: framing,
            standpoint: Standpoint::Fit,
            turn: (0.0, 0.0),
            aside: (0.0, 0.0),
            whole: None,
        }
    }
}

impl Eye {
    /// Goes to a framing; at once if `cut`.
    pub fn look(&mut self, framing: Framing, cut: bool) {
        self.whole = None;
        self.goal = framing;
        if cut {
            self.now = framing;
            self.turn = (0.0, 0.0);
            self.aside = (0.0, 0.0);
        }
    }

    /// Makes room at the left for a panel that takes this share of the picture's width.
    pub fn make_room(&mut self, share: f32) {
        self.aside.1 = share;
    }

    /// The share of the picture's width that has been made room for.
    #[must_use]
    pub fn room(&self) -> f32 {
        self.aside.1
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
    #[must_use]
    pub fn moving(&self) -> bool {
        self.now != self.goal || self.turn.0 != self.turn.1 || self.aside.0 != self.aside.1
    }

    /// Where the eye is, and its vertical field of view in radians for a screen of this shape.
    #[must_use]
    pub fn placed(&self, aspect: f32) -> (Transform, f32) {
        let Framing { fov, pitch, distance, at } = self.now;
        let pitch = pitch.to_radians();
        let turn = Quat::from_rotation_y(self.turn.0.to_radians());
        let out = turn * Vec3::new(0.0, pitch.sin(), pitch.cos());
        let up = turn * Vec3::new(0.0, pitch.cos(), -pitch.sin());
        let half = (fov.to_radians() / 2.0).tan() * (MEANT_ASPECT / aspect).max(1.0);
        let distance = distance / (1.0 - 0.6 * self.aside.0);
        let at = at - turn * Vec3::X * (self.aside.0 * half * aspect * distance);
        let transform = Transform::from_translation(at + out * distance).looking_at(at, up);
        (transform, 2.0 * half.atan())
    }
}

/// How far the interface reaches in from the left where the near hand is held, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct HandBeside(pub f32);

/// The near hand and the middles of its cards reach so far from the middle, as a share of half the picture's width.
const HAND_REACH: (f32, f32) = (0.56, 0.475);

/// Everything needed to go between table, camera and screen; independent of any renderer.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Camera in the world.
    pub eye: Transform,
    /// Vertical field of view in radians.
    pub fov: f32,
    /// Size of the picture in logical pixels.
    pub size: Vec2,
    /// Where the room for the near hand begins, in logical pixels from the left.
    pub hand_from: f32,
}

impl Default for Lens {
    fn default() -> Self {
        Self { eye: Transform::IDENTITY, fov: 0.5, size: Vec2::new(1280.0, 720.0), hand_from: 0.0 }
    }
}

impl Lens {
    /// How much larger or smaller things in camera space have to be drawn than they were meant for.
    fn stretch(&self) -> f32 {
        (self.fov / 2.0).tan() / (HAND_FOV.to_radians() / 2.0).tan()
    }

    /// Where something of the near hand stands, as a share of half the picture's width: a hand moves together so that
    /// large text beside it does not cover it.
    fn in_hand(&self, x: f32) -> f32 {
        let (reach, middles) = HAND_REACH;
        let from = (self.hand_from / self.size.x * 2.0 - 1.0).min(0.0);
        if from <= -reach {
            return x;
        }
        let part = (x + middles) / (2.0 * middles);
        (from + reach - middles).lerp(middles, part)
    }

    /// A pose as a transform in the world.
    #[must_use]
    pub fn resolve(&self, pose: &Pose) -> Transform {
        match pose.space {
            Space::Table => Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) },
            Space::Camera => {
                let stretch = self.stretch();
                let mut at = Vec3::new(pose.at.x * stretch, pose.at.y * stretch, pose.at.z);
                if at.y < 0.0 {
                    let half = -at.z * (self.fov / 2.0).tan() * self.size.x / self.size.y;
                    at.x = half * self.in_hand(at.x / half);
                }
                Transform {
                    translation: self.eye.transform_point(at),
                    rotation: self.eye.rotation * pose.turn,
                    scale: Vec3::splat(pose.scale * stretch),
                }
            }
        }
    }

    /// The ray through a point of the screen.
    #[must_use]
    pub fn ray(&self, screen: Vec2) -> Ray3d {
        let half = (self.fov / 2.0).tan();
        let x = (screen.x / self.size.x * 2.0 - 1.0) * half * self.size.x / self.size.y;
        let y = (1.0 - screen.y / self.size.y * 2.0) * half;
        let direction = self.eye.rotation * Vec3::new(x, y, -1.0);
        Ray3d::new(self.eye.translation, Dir3::new(direction).unwrap_or(Dir3::NEG_Z))
    }

    /// Where a point of the world appears on the screen, if it is before the eye.
    #[must_use]
    pub fn project(&self, point: Vec3) -> Option<Vec2> {
        let local = self.eye.rotation.inverse() * (point - self.eye.translation);
        if local.z > -0.001 {
            return None;
        }
        let half = (self.fov / 2.0).tan();
        let x = local.x / -local.z / (half * self.size.x / self.size.y);
        let y = local.y / -local.z / half;
        Some(Vec2::new((x + 1.0) / 2.0 * self.size.x, (1.0 - y) / 2.0 * self.size.y))
    }
}

/// The camera's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Eye>()
        .init_resource::<Lens>()
        .init_resource::<HandBeside>()
        .add_systems(PreStartup, spawn)
        .add_systems(PreUpdate, (travel, measure).chain())
        .add_systems(Update, (stand_elsewhere, turn, screenshot));
}

/// The next standpoint on command: everything, from above, from the seat.
fn stand_elsewhere(
    pressed: Pressed,
    blocks: Res<Blocks>,
    session: Option<Res<Session>>,
    mut eye: ResMut<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(session) = session else { return };
    if !pressed.just(Command::Camera) || blocks.keyboard {
        return;
    }
    let mut setting = session.live.setting();
    if let Some(whole) = eye.whole {
        // The other standpoints keep their distance to a table that has grown.
        for framing in [&mut setting.top, &mut setting.seat] {
            framing.distance *= whole.distance / setting.camera.distance;
            framing.at += whole.at - setting.camera.at;
        }
        setting.camera = whole;
    }
    let (standpoint, framing) = match eye.standpoint {
        Standpoint::Fit => (Standpoint::Top, setting.top),
        Standpoint::Top => (Standpoint::Seat, setting.seat),
        Standpoint::Seat => (Standpoint::Fit, setting.camera),
    };
    eye.standpoint = standpoint;
    eye.goal = framing;
    redraw.write(RequestRedraw);
}

/// Turns the table under the eye, a step for every command.
fn turn(pressed: Pressed, blocks: Res<Blocks>, session: Option<Res<Session>>, mut eye: ResMut<Eye>) {
    if session.is_none() || blocks.keyboard {
        return;
    }
    for (command, way) in [(Command::TurnLeft, -1.0), (Command::TurnRight, 1.0)] {
        if pressed.just(command) {
            eye.turn.1 += way * TURN;
        }
    }
}

/// A picture of the screen, into the data folder.
fn screenshot(pressed: Pressed, data: Res<DataFolder>, mut notices: ResMut<Notices>, mut commands: Commands) {
    if !pressed.just(Command::Screenshot) {
        return;
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    match data.ensure("pictures") {
        Ok(folder) => {
            let path = folder.join(format!("table-{}.png", now.as_secs()));
            notices.push(Words::new("notice-picture").with("path", path.display().to_string()));
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        Err(error) => notices.push(Words::new("notice-picture-failed").with("why", error.to_string())),
    }
}

fn spawn(mut commands: Commands) {
    commands.spawn((MainCamera, Camera3d::default(), Hdr, bevy_egui::PrimaryEguiContext, Name::new("eye")));
}

/// Moves the eye towards its goal: most of the way in a third of a second, at once with reduced motion.
fn travel(mut eye: ResMut<Eye>, time: Res<Time>, settings: Res<Settings>) {
    if !eye.moving() {
        return;
    }
    if settings.reduced_motion {
        eye.now = eye.goal;
        eye.turn.0 = eye.turn.1;
        eye.aside.0 = eye.aside.1;
        return;
    }
    let part = 1.0 - (-7.0 * time.delta_secs()).exp();
    let (now, goal) = (eye.now, eye.goal);
    eye.now = Framing {
        fov: now.fov.lerp(goal.fov, part),
        pitch: now.pitch.lerp(goal.pitch, part),
        distance: now.distance.lerp(goal.distance, part),
        at: now.at.lerp(goal.at, part),
    };
    eye.turn.0 = eye.turn.0.lerp(eye.turn.1, part);
    if (eye.turn.0 - eye.turn.1).abs() < 0.05 {
        eye.turn.0 = eye.turn.1;
    }
    eye.aside.0 = eye.aside.0.lerp(eye.aside.1, part);
    if (eye.aside.0 - eye.aside.1).abs() < 0.0005 {
        eye.aside.0 = eye.aside.1;
    }
    let near = (eye.now.distance - goal.distance).abs() < 0.0004
        && (eye.now.pitch - goal.pitch).abs() < 0.02
        && eye.now.at.distance(goal.at) < 0.0004
        && (eye.now.fov - goal.fov).abs() < 0.01;
    if near {
        eye.now = goal;
    }
}

/// Keeps [`Lens`] and the camera entity in step with the eye and the size of the picture.
fn measure(
    eye: Res<Eye>,
    canvas: Res<super::light::Canvas>,
    beside: Res<HandBeside>,
    mut lens: ResMut<Lens>,
    mut camera: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    let size = canvas.size.max(Vec2::splat(1.0));
    let (transform, fov) = eye.placed(size.x / size.y);
    let next = Lens { eye: transform, fov, size, hand_from: beside.0 };
    if *lens == next {
        return;
    }
    *lens = next;
    for (mut placed, mut projection) in &mut camera {
        *placed = transform;
        *projection = Projection::Perspective(PerspectiveProjection { fov, near: 0.02, far: 12.0, ..default() });
    }
}
