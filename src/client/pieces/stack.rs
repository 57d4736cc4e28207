//! Stacks of turned discs, and the slab of slate they stand on.

use std::collections::HashMap;
use std::f32::consts::TAU;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::meshes;
use super::scenery::Surfaces;
use crate::client::pieces::glow::Halo;
use crate::client::table::Outline;

/// Radius of a disc in metres.
pub const DISC_RADIUS: f32 = 0.029;
/// Thickness of a disc in metres.
pub const DISC: f32 = 0.0096;
/// Mean of the grain's picture in linear light: a stain on it is divided by this.
const GRAIN: [f32; 3] = [0.616, 0.379, 0.155];
/// Half height of the slab's frame above the slate, in metres.
const RIM: f32 = 0.006;
/// Width of the frame, in metres.
const FRAME: f32 = 0.022;

/// Meshes and materials of discs and slabs, made once.
#[derive(Resource)]
pub struct Woodwork {
    disc: Handle<Mesh>,
    block: Handle<Mesh>,
    /// A flat square of one metre: chalk lines and inlays.
    line: Handle<Mesh>,
    chalk: Handle<StandardMaterial>,
    discs: HashMap<([u8; 3], bool), Handle<StandardMaterial>>,
}

/// Makes what all stacks share.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make);
}

fn make(mut commands: Commands, mut shapes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.insert_resource(Woodwork {
        disc: shapes.add(meshes::disc(DISC_RADIUS, DISC)),
        block: shapes.add(Cuboid::new(1.0, 1.0, 1.0)),
        line: shapes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))),
        chalk: materials.add(StandardMaterial {
            base_color: Color::srgba(0.82, 0.84, 0.80, 0.15),
            alpha_mode: AlphaMode::Blend,
            perceptual_roughness: 1.0,
            reflectance: 0.0,
            ..default()
        }),
        discs: HashMap::new(),
    });
}

impl Woodwork {
    fn wood(
        &mut self,
        colour: [u8; 3],
        ghost: bool,
        grain: &Handle<Image>,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let [red, green, blue] = colour;
        self.discs
            .entry((colour, ghost))
            .or_insert_with(|| {
                let stain = LinearRgba::from(Color::srgb_u8(red, green, blue));
                let base = Color::linear_rgb(stain.red / GRAIN[0], stain.green / GRAIN[1], stain.blue / GRAIN[2]);
                materials.add(StandardMaterial {
                    base_color: if ghost { base.with_alpha(0.42) } else { base },
                    base_color_texture: Some(grain.clone()),
                    alpha_mode: if ghost { AlphaMode::Blend } else { AlphaMode::Opaque },
                    perceptual_roughness: 0.42,
                    reflectance: 0.35,
                    ..default()
                })
            })
            .clone()
    }

    /// Builds a stack as children of `entity`: its discs, a little out of true as hands leave them, the inlay of the
    /// topmost, and the halo at its foot.
    pub fn stack(
        &mut self,
        commands: &mut Commands,
        entity: Entity,
        (colour, height, ghost): ([u8; 3], u16, bool),
        inlay: Option<Handle<StandardMaterial>>,
        surfaces: &Surfaces,
        materials: &mut Assets<StandardMaterial>,
    ) {
        let wood = self.wood(colour, ghost, &surfaces.grain, materials);
        let mut parts = Vec::new();
        for level in 0..height {
            let angle = f32::from(level) * 2.4;
            let off = if level == 0 { 0.0 } else { 0.0009 };
            let at = Vec3::new(angle.sin() * off, f32::from(level) * DISC, angle.cos() * off);
            let mut disc = commands.spawn((
                Mesh3d(self.disc.clone()),
                MeshMaterial3d(wood.clone()),
                Transform::from_translation(at).with_rotation(Quat::from_rotation_y(angle)),
            ));
            if ghost {
                disc.insert(NotShadowCaster);
            }
            parts.push(disc.id());
        }
        if let Some(inlay) = inlay {
            let top = Vec3::Y * (f32::from(height) * DISC + 0.0002);
            let place = Transform::from_translation(top).with_scale(Vec3::splat(DISC_RADIUS * 1.9));
            let shape = (Mesh3d(self.line.clone()), MeshMaterial3d(inlay));
            parts.push(commands.spawn((shape, place, NotShadowCaster)).id());
        }
        if !ghost {
            let ring = Halo(Outline::Ring(DISC_RADIUS + 0.002));
            parts.push(commands.spawn((ring, Transform::from_xyz(0.0, 0.0012, 0.0))).id());
        }
        commands.entity(entity).add_children(&parts);
    }

    /// Builds a slab as children of `entity`, its middle at the origin: slate, chalk lines, four bars of wood.
    pub fn slab(
        &self,
        commands: &mut Commands,
        entity: Entity,
        (columns, rows): (u16, u16),
        pitch: f32,
        surfaces: &Surfaces,
    ) {
        let size = Vec2::new(f32::from(columns), f32::from(rows)) * pitch;
        let mut parts = Vec::new();
        let mut block = |at: Vec3, size: Vec3, material: &Handle<StandardMaterial>| {
            let place = Transform::from_translation(at).with_scale(size);
            parts.push(commands.spawn((Mesh3d(self.block.clone()), MeshMaterial3d(material.clone()), place)).id());
        };
        block(Vec3::new(0.0, -0.003, 0.0), Vec3::new(size.x, 0.006, size.y), &surfaces.slate);
        for side in [-1.0, 1.0] {
            let (x, z) = ((size.x + FRAME) / 2.0 * side, (size.y + FRAME) / 2.0 * side);
            block(Vec3::new(x, 0.0, 0.0), Vec3::new(FRAME, 2.0 * RIM, size.y), &surfaces.wood);
            block(Vec3::new(0.0, 0.0, z), Vec3::new(size.x + 2.0 * FRAME, 2.0 * RIM, FRAME), &surfaces.wood);
        }
        let mut line = |at: Vec3, size: Vec3| {
            let place = Transform::from_translation(at).with_scale(size);
            let look = (Mesh3d(self.line.clone()), MeshMaterial3d(self.chalk.clone()));
            parts.push(commands.spawn((look, place, NotShadowCaster)).id());
        };
        for column in 1..columns {
            let x = f32::from(column) * pitch - size.x / 2.0;
            line(Vec3::new(x, 0.0004, 0.0), Vec3::new(0.0011, 1.0, size.y));
        }
        for row in 1..rows {
            let z = f32::from(row) * pitch - size.y / 2.0;
            line(Vec3::new(0.0, 0.0004, z), Vec3::new(size.x, 1.0, 0.0011));
        }
        commands.entity(entity).add_children(&parts);
    }
}

/// Points of a disc's profile from the foot's middle to the top's middle: radius and height, in metres.
pub(super) fn profile(radius: f32, thickness: f32) -> Vec<Vec2> {
    let bevel = 0.0016;
    let corner = |middle: Vec2, from: f32| {
        (0..=4_u8).map(move |step| {
            let angle = (from + f32::from(step) / 4.0 * 0.25) * TAU;
            middle + Vec2::new(angle.cos(), angle.sin()) * bevel
        })
    };
    let foot = corner(Vec2::new(radius - bevel, bevel), 0.75);
    let top = corner(Vec2::new(radius - bevel, thickness - bevel), 0.0);
    foot.chain(top).collect()
}
