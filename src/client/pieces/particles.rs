//! Small things that fly up where something happens: one emitter for all of them, which draws a fixed number of quads in one mesh.

mod kinds;
mod shapes;

use std::collections::VecDeque;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::client::frame::{AppSystems, Playback};
use crate::client::settings::{Quality, Settings};
use crate::table::{Burst, Lens, Palette};
use kinds::Kind;

/// The most that fly at a time: then the oldest give way.
const POOL: usize = 128;
/// As deep as this they fall, in metres: what lies on the table is not sunk into.
const FLOOR: f32 = 0.003;
/// How much of its pace is left when something has fallen.
const BOUNCES: f32 = 0.25;
/// How often a second light things sway.
const SWAYS: f32 = 1.1;

/// Something flies up now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Emit(pub Burst);

/// Everything that flies.
#[derive(Resource)]
pub struct Emitter {
    living: VecDeque<Flying>,
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// What draws all of them.
#[derive(Component)]
struct Swarm;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flying {
    kind: &'static Kind,
    colour: Vec3,
    at: Vec3,
    /// Where it goes, in metres a second.
    speed: Vec3,
    /// What is a share of the eye's distance, in metres.
    far: f32,
    /// Half its length, in metres.
    size: f32,
    /// How it is turned, and how fast that changes, in radians.
    turn: (f32, f32),
    /// Seconds that it has flown, and in all.
    gone: f32,
    secs: f32,
}

/// The emitter and its systems.
pub fn plugin(app: &mut App) {
    app.add_message::<Emit>()
        .add_systems(PreStartup, make)
        .add_systems(Update, (emit, fly).chain().in_set(AppSystems::Furnish).after(super::dissolve::burn));
}

fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let emitter = Emitter {
        living: VecDeque::with_capacity(POOL),
        mesh: meshes.add(quads(&VecDeque::new(), &Lens::default(), Vec3::ZERO)),
        material: materials.add(StandardMaterial {
            base_color_texture: Some(images.add(shapes::atlas())),
            unlit: true,
            // What covers and what only shines are drawn in one: by their opacity.
            alpha_mode: AlphaMode::Premultiplied,
            cull_mode: None,
            ..default()
        }),
    };
    commands.spawn((Swarm, emitter.drawn(), Visibility::Hidden));
    commands.insert_resource(emitter);
}

impl Emitter {
    /// What draws it, wherever the lens looks.
    pub fn drawn(&self) -> impl Bundle + use<> {
        let drawn = (Mesh3d(self.mesh.clone()), MeshMaterial3d(self.material.clone()));
        (drawn, Transform::IDENTITY, NotShadowCaster, NoFrustumCulling)
    }
}

/// A handful flies up; the same burst always in the same way.
fn handful(burst: &Burst, lens: &Lens, palette: Palette) -> Vec<Flying> {
    let bits = |number: f32| u64::from(number.to_bits());
    let mut rng = SmallRng::seed_from_u64(bits(burst.at.x) ^ bits(burst.at.z).rotate_left(32) ^ bits(burst.at.y) << 7);
    let kind = kinds::of(burst.of);
    let far = lens.at.distance(burst.at);
    let mut between = |[low, high]: [f32; 2]| low + (high - low) * rng.random::<f32>();
    let one = |_| {
        let angle = between([0.0, std::f32::consts::TAU]);
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        // A point of the edge of what they fly up around.
        let edge = burst.around / out.xz().abs().max_element().max(f32::EPSILON);
        let at = burst.at + Vec3::new(out.x * edge.x, 0.0, out.z * edge.y);
        let way = burst.away.map_or(out, |away| (away * 1.2 + out).normalize_or(out));
        Flying {
            kind,
            colour: kinds::colour(burst.of, palette, between([0.0, 1.0])),
            at,
            speed: (way * kind.out * between([0.35, 1.0]) + Vec3::Y * kind.up * between([0.4, 1.0])) * far,
            far,
            size: between(kind.size) * far,
            turn: (between([0.0, std::f32::consts::TAU]), between([-kind.spin, kind.spin])),
            gone: 0.0,
            secs: between(kind.secs),
        }
    };
    (0..kind.count).map(one).collect()
}

/// Lets fly what is asked for, unless nothing may travel or everything is told at once; slow machines do without.
fn emit(
    mut asked: MessageReader<Emit>,
    mut emitter: ResMut<Emitter>,
    (lens, pace, settings): (Res<Lens>, Res<Playback>, Res<Settings>),
) {
    let none = pace.reduced || pace.at_once() || settings.battery_saver || settings.quality == Quality::Low;
    for Emit(burst) in asked.read().filter(|_| !none) {
        emitter.living.extend(handful(burst, &lens, settings.palette));
    }
    let over = emitter.living.len().saturating_sub(POOL);
    emitter.living.drain(..over);
}

/// Moves and draws what flies; what a blow holds up stands still with everything else.
fn fly(
    mut emitter: ResMut<Emitter>,
    mut swarm: Query<(&mut Transform, &mut Visibility), With<Swarm>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (lens, pace): (Res<Lens>, Res<Playback>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if emitter.living.is_empty() {
        return;
    }
    let secs = if pace.at_once() { pace.real } else { pace.told };
    emitter.living.iter_mut().for_each(|it| it.goes_on(secs));
    emitter.living.retain(|it| it.gone < it.secs && !pace.reduced);
    let middle = emitter.living.iter().map(|it| it.at).sum::<Vec3>() / emitter.living.len().max(1) as f32;
    for (mut place, mut seen) in &mut swarm {
        place.translation = middle;
        seen.set_if_neq(if emitter.living.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
    }
    if let Some(mut mesh) = meshes.get_mut(&emitter.mesh) {
        *mesh = quads(&emitter.living, &lens, middle);
    }
    redraw.write(RequestRedraw);
}

impl Flying {
    fn goes_on(&mut self, secs: f32) {
        self.gone += secs;
        self.speed *= (-self.kind.drag * secs).exp();
        self.speed.y -= self.kind.falls * self.far * secs;
        self.at += self.speed * secs;
        self.turn.0 += self.turn.1 * secs;
        if self.at.y < FLOOR && self.speed.y < 0.0 {
            self.at.y = FLOOR;
            self.speed *= Vec3::new(BOUNCES, -BOUNCES, BOUNCES);
            self.turn.1 *= BOUNCES;
        }
    }

    /// Its corners as the lens sees them, from a point, and their colour: premultiplied.
    fn quad(&self, lens: &Lens, from: Vec3) -> ([Vec3; 4], Vec4) {
        let part = (self.gone / self.secs).clamp(0.0, 1.0);
        let (strength, grown) = self.kind.at(part);
        let (right, up) = (lens.turn * Vec3::X, lens.turn * Vec3::Y);
        let angle = if self.kind.streaks { self.speed.dot(up).atan2(self.speed.dot(right)) } else { self.turn.0 };
        let (sin, cos) = angle.sin_cos();
        let size = self.size * grown;
        // Long along its way, which is the first axis.
        let (long, wide) = ((right * cos + up * sin) * size, (up * cos - right * sin) * size);
        let sway = (self.turn.0 + self.gone * SWAYS * std::f32::consts::TAU).sin() * self.kind.sways * self.far * part;
        let at = self.at - from + right * sway;
        let corners = [at - long - wide, at + long - wide, at + long + wide, at - long + wide];
        (corners, (self.colour * strength).extend(strength * self.kind.covers))
    }
}

/// All of them in one mesh, and quads without size for those that do not fly.
fn quads(living: &VecDeque<Flying>, lens: &Lens, from: Vec3) -> Mesh {
    let (mut positions, mut colours, mut places) = (Vec::new(), Vec::new(), Vec::new());
    for flying in living {
        let (corners, colour) = flying.quad(lens, from);
        positions.extend(corners.map(|corner| corner.to_array()));
        colours.extend([colour.to_array(); 4]);
        places.extend(flying.kind.shape.corners());
    }
    positions.resize(POOL * 4, [0.0; 3]);
    colours.resize(POOL * 4, [0.0; 4]);
    places.resize(POOL * 4, [0.0; 2]);
    let indices = (0..POOL as u32).flat_map(|quad| [0, 1, 2, 0, 2, 3].map(|corner| quad * 4 + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; POOL * 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests;
