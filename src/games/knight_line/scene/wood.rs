//! Stacks of turned discs, and the slab of slate they stand on.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::shine::{self, Shine};
use super::slate;
use crate::client::frame::AppSystems;
use crate::client::pieces::faces::FaceBook;
use crate::client::pieces::lines::{self, LineKind};
use crate::client::pieces::piece::TargetMark;
use crate::client::pieces::scenery::Surfaces;
use crate::client::pieces::tint::Stain;
use crate::client::pieces::{glow, meshes};
use crate::client::settings::Settings;
use crate::engine::Rules as _;
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::table::bodies::{DISC, DISC_RADIUS, FRAME, Link, RIM, Slab, Stack};
use crate::games::knight_line::table::layout::RING;
use crate::table::{Outline, Palette};

/// How thick a disc that is only a possibility is, as a share of a real one: a stack of them is seen through.
const THIN: f32 = 0.3;
/// Opacity of all such discs of a stack together, and of those of the stack that is pointed at or chosen; and the least of one
/// of them, so that the sides of a tall stack are seen. Their wood must be known.
const GHOSTLY: f32 = 0.62;
const FIRM: f32 = 0.88;
const LEAST: f32 = 0.25;
/// The colour of the band round a stack that can come next: light wood has none of it.
const ORANGE: Color = Color::srgb(0.98, 0.62, 0.20);
/// Width and height of a bar of gold, in metres.
const BAR: f32 = 0.0032;
/// Mean of the grain's picture in linear light: a stain on it is divided by this.
const GRAIN: [f32; 3] = [0.616, 0.379, 0.155];
/// A part of a stack, slab or bar.
#[derive(Component)]
struct BodyPart;

/// Meshes and materials of discs and slabs, made once.
#[derive(Resource)]
pub struct Woodwork {
    disc: Handle<Mesh>,
    block: Handle<Mesh>,
    /// A flat square of one metre: chalk lines and inlays.
    line: Handle<Mesh>,
    slate: Handle<Mesh>,
    /// On the rim of a stack that can come next, and outside it.
    band: Handle<Mesh>,
    soft: Handle<Mesh>,
    /// What band and soft light are made of.
    bright: Handle<StandardMaterial>,
    chalk: Handle<StandardMaterial>,
    /// Round the top of a stack that is only a possibility.
    rim: Handle<StandardMaterial>,
    /// As bright as the rings that bars lead to.
    gold: Handle<StandardMaterial>,
    /// By colour and, in percent, opacity.
    discs: HashMap<([u8; 3], u8), Handle<StandardMaterial>>,
}

/// Makes what all stacks share, and builds stacks, slabs and bars.
pub fn plugin(app: &mut App) {
    shine::plugin(app);
    app.add_systems(PreStartup, make)
        .add_systems(Update, renew.run_if(resource_exists_and_changed::<Settings>).in_set(AppSystems::Furnish))
        .add_observer(build_stack)
        .add_observer(build_slab)
        .add_observer(build_link);
}

fn make(mut commands: Commands, mut shapes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let ring = Outline::Ring(DISC_RADIUS - shine::BAND);
    commands.insert_resource(Woodwork {
        disc: shapes.add(meshes::disc(DISC_RADIUS, DISC)),
        block: shapes.add(Cuboid::new(1.0, 1.0, 1.0)),
        line: shapes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))),
        slate: shapes.add(slate::sheet()),
        band: shapes.add(lines::drawn(ring, LineKind::Plain(shine::BAND), None)),
        soft: shapes.add(lines::skirt(Outline::Ring(DISC_RADIUS), shine::SOFT, 0.55)),
        bright: materials.add(StandardMaterial {
            base_color: ORANGE,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            cull_mode: None,
            ..default()
        }),
        chalk: materials.add(StandardMaterial {
            base_color: Color::srgba(0.86, 0.86, 0.80, 0.21),
            alpha_mode: AlphaMode::Blend,
            perceptual_roughness: 1.0,
            reflectance: 0.0,
            ..default()
        }),
        rim: materials.add(StandardMaterial {
            base_color: Color::srgba(1.0, 0.88, 0.62, 0.75),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        }),
        gold: materials.add(StandardMaterial {
            base_color: glow::light(TargetMark::Chosen).into(),
            unlit: true,
            ..default()
        }),
        discs: HashMap::new(),
    });
}

impl Woodwork {
    fn wood(
        &mut self,
        colour: [u8; 3],
        opacity: u8,
        grain: &Handle<Image>,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let [red, green, blue] = colour;
        self.discs
            .entry((colour, opacity))
            .or_insert_with(|| {
                let stain = LinearRgba::from(Color::srgb_u8(red, green, blue));
                let base = Color::linear_rgb(stain.red / GRAIN[0], stain.green / GRAIN[1], stain.blue / GRAIN[2]);
                materials.add(StandardMaterial {
                    base_color: base.with_alpha(f32::from(opacity) / 100.0),
                    base_color_texture: Some(grain.clone()),
                    alpha_mode: if opacity < 100 { AlphaMode::Blend } else { AlphaMode::Opaque },
                    // Matt: where the candle is mirrored, dark wood would be as pale as light wood.
                    perceptual_roughness: 0.68,
                    reflectance: 0.22,
                    ..default()
                })
            })
            .clone()
    }
}

/// Builds stacks anew when another palette may have been chosen.
fn renew(mut commands: Commands, settings: Res<Settings>, mut chosen: Local<Palette>, stacks: Query<(Entity, &Stack)>) {
    if std::mem::replace(&mut *chosen, settings.palette) != settings.palette {
        for (entity, stack) in &stacks {
            commands.entity(entity).insert(stack.clone());
        }
    }
}

/// Opacity in percent of one disc of a stack that is only a possibility.
fn ghostly(stack: &Stack) -> u8 {
    let together = if stack.firm { FIRM } else { GHOSTLY };
    let one = 1.0 - (1.0 - together).powf(1.0 / f32::from(stack.height.max(1)));
    (100.0 * one.max(LEAST)) as u8
}

/// What was built before.
#[derive(bevy::ecs::system::SystemParam)]
struct Built<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    parts: Query<'w, 's, (), With<BodyPart>>,
}

impl Built<'_, '_> {
    fn clear(&self, entity: Entity, commands: &mut Commands) {
        for child in self.children.get(entity).into_iter().flat_map(Children::iter) {
            if self.parts.contains(child) {
                commands.entity(child).despawn();
            }
        }
    }
}

/// Builds a stack: its discs, a little out of true as hands leave them, and the inlay of the topmost.
fn build_stack(
    placed: On<Insert, Stack>,
    mut commands: Commands,
    stacks: Query<(&Stack, Option<&Stain>)>,
    built: Built,
    mut woodwork: ResMut<Woodwork>,
    mut book: ResMut<FaceBook>,
    (surfaces, settings): (Res<Surfaces>, Res<Settings>),
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let Ok((stack, stain)) = stacks.get(placed.entity) else { return };
    let ghost = stain.is_some_and(|stain| stain.ghost);
    built.clear(placed.entity, &mut commands);
    let opacity = if ghost { ghostly(stack) } else { 100 };
    let wood = woodwork.wood(stack.colour.colour(settings.palette), opacity, &surfaces.grain, &mut materials);
    let mut parts = Vec::new();
    for level in 0..stack.height {
        let angle = f32::from(level) * 2.4;
        let off = if level == 0 { 0.0 } else { 0.0009 };
        let at = Vec3::new(angle.sin() * off, f32::from(level) * DISC, angle.cos() * off);
        let turned = Transform::from_translation(at).with_rotation(Quat::from_rotation_y(angle));
        let disc = (BodyPart, Mesh3d(woodwork.disc.clone()), MeshMaterial3d(wood.clone()));
        let disc = if ghost {
            let up = Vec3::Y * DISC * (1.0 - THIN);
            let thin = Transform { translation: at + up, scale: Vec3::new(1.0, THIN, 1.0), ..turned };
            commands.spawn((disc, thin, NotShadowCaster))
        } else {
            commands.spawn((disc, turned))
        };
        parts.push(disc.id());
    }
    if let Some(inlay) = stack.inlay {
        let page = book.clear_page(KnightLine::ID, inlay, &mut materials);
        let top = Vec3::Y * (f32::from(stack.height) * DISC + 0.0002);
        let place = Transform::from_translation(top).with_scale(Vec3::splat(DISC_RADIUS * 1.9));
        let shape = (Mesh3d(woodwork.line.clone()), MeshMaterial3d(page));
        parts.push(commands.spawn((BodyPart, shape, place, NotShadowCaster)).id());
    }
    let top = f32::from(stack.height) * DISC;
    if ghost {
        // Dark wood would be lost on slate.
        let place = Transform::from_xyz(0.0, top + RING.1, 0.0);
        let look = (Mesh3d(woodwork.band.clone()), MeshMaterial3d(woodwork.rim.clone()));
        parts.push(commands.spawn((BodyPart, look, place, NotShadowCaster)).id());
    } else {
        // Above the line of the mark itself, and outside the topmost disc.
        let (above, below) = (RING.1 + 0.0003, -0.0010);
        for (shine, shape, high) in [(Shine::Band, &woodwork.band, above), (Shine::Soft, &woodwork.soft, below)] {
            let place = Transform::from_xyz(0.0, top + high, 0.0);
            let look = (Mesh3d(shape.clone()), MeshMaterial3d(woodwork.bright.clone()));
            parts.push(commands.spawn((BodyPart, shine, look, place)).id());
        }
    }
    commands.entity(placed.entity).add_children(&parts);
}

/// Builds a slab, its middle at the origin: slate, chalk lines, four bars of wood.
fn build_slab(
    placed: On<Insert, Slab>,
    mut commands: Commands,
    slabs: Query<&Slab>,
    built: Built,
    woodwork: Res<Woodwork>,
    surfaces: Res<Surfaces>,
) {
    let Ok(slab) = slabs.get(placed.entity) else { return };
    built.clear(placed.entity, &mut commands);
    let (columns, rows) = slab.cells;
    let size = Vec2::new(f32::from(columns), f32::from(rows)) * slab.pitch;
    let mut parts = Vec::new();
    let mut block = |at: Vec3, size: Vec3, material: &Handle<StandardMaterial>| {
        let place = Transform::from_translation(at).with_scale(size);
        let look = (Mesh3d(woodwork.block.clone()), MeshMaterial3d(material.clone()));
        parts.push(commands.spawn((BodyPart, look, place)).id());
    };
    for side in [-1.0, 1.0] {
        let (x, z) = ((size.x + FRAME) / 2.0 * side, (size.y + FRAME) / 2.0 * side);
        block(Vec3::new(x, 0.0, 0.0), Vec3::new(FRAME, 2.0 * RIM, size.y), &surfaces.wood);
        block(Vec3::new(0.0, 0.0, z), Vec3::new(size.x + 2.0 * FRAME, 2.0 * RIM, FRAME), &surfaces.wood);
    }
    let face = (Mesh3d(woodwork.slate.clone()), MeshMaterial3d(surfaces.slate.clone()));
    parts.push(commands.spawn((BodyPart, face, Transform::from_scale(Vec3::new(size.x, 1.0, size.y)))).id());
    let mut line = |at: Vec3, size: Vec3| {
        let place = Transform::from_translation(at).with_scale(size);
        let look = (Mesh3d(woodwork.line.clone()), MeshMaterial3d(woodwork.chalk.clone()));
        parts.push(commands.spawn((BodyPart, look, place, NotShadowCaster)).id());
    };
    for column in 1..columns {
        let x = f32::from(column) * slab.pitch - size.x / 2.0;
        line(Vec3::new(x, 0.0004, 0.0), Vec3::new(0.0011, 1.0, size.y));
    }
    for row in 1..rows {
        let z = f32::from(row) * slab.pitch - size.y / 2.0;
        line(Vec3::new(0.0, 0.0004, z), Vec3::new(size.x, 1.0, 0.0011));
    }
    commands.entity(placed.entity).add_children(&parts);
}

fn build_link(
    placed: On<Insert, Link>,
    mut commands: Commands,
    links: Query<&Link>,
    built: Built,
    woodwork: Res<Woodwork>,
) {
    let Ok(link) = links.get(placed.entity) else { return };
    built.clear(placed.entity, &mut commands);
    let place = Transform::from_scale(Vec3::new(link.length, BAR, BAR));
    let look = (Mesh3d(woodwork.block.clone()), MeshMaterial3d(woodwork.gold.clone()));
    let bar = commands.spawn((BodyPart, look, place, NotShadowCaster)).id();
    commands.entity(placed.entity).add_child(bar);
}
