//! The battlefield: tiles of heath on a bed, with hills, forests, river, and what people have built; framed in walnut.

mod farms;
mod frame;
mod ground_light;
mod groves;
mod meadow;
mod mesh_builder;
mod relief;
mod river;
mod sides;
mod structures;
mod tiles;
mod trees;
mod water;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use self::mesh_builder::Mould;
use self::water::Waters;
use crate::client::frame::AppSystems;
use crate::client::pieces::scenery::{self, Surfaces};
use crate::client::session::{Files, Screen};
use crate::client::settings::{Quality, Settings};
use crate::games::battlelore::Side;
use crate::games::battlelore::table::bodies::Heath;
use crate::games::battlelore::terrain::Field;

/// Metres that one picture of the walnut covers along the grain and across.
const GRAIN: Vec2 = Vec2::new(0.55, 0.16);

/// By what paint on the ground is multiplied: the strokes darken it, and candlelight would turn heath into straw.
const DAYLIGHT: Vec3 = Vec3::new(0.70 / meadow::MEAN, 0.88 / meadow::MEAN, 1.28 / meadow::MEAN);

/// What was built for a heath.
#[derive(Component, PartialEq)]
struct Laid {
    field: Field,
    towards: Side,
    /// The ground is painted for a table that a lamp hangs over.
    lamp: bool,
}

/// A part of a heath.
#[derive(Component)]
struct TerrainPart;

/// Stands in the picture only while it warms up.
#[derive(Component)]
struct OnlyForWarmth;

/// Meshes and materials that are the same for every field.
#[derive(Resource)]
struct Turf {
    ground: Handle<StandardMaterial>,
    works: Handle<StandardMaterial>,
    brass: Handle<StandardMaterial>,
    bars: [Handle<Mesh>; 2],
    corners: Handle<Mesh>,
}

/// The parts that differ from field to field.
struct Landscape {
    ground: Mould,
    water: Mould,
    /// What grows and was built.
    works: Mould,
}

/// Makes what all fields share, and builds them.
pub fn plugin(app: &mut App) {
    app.add_plugins((water::plugin, groves::plugin))
        .add_systems(PreStartup, make)
        .add_observer(build)
        .add_systems(OnEnter(Files::Ready), warm_up)
        .add_systems(Update, renew.run_if(resource_exists_and_changed::<Settings>).in_set(AppSystems::Furnish))
        .add_systems(OnExit(Screen::Loading), |mut commands: Commands, warm: Query<Entity, With<OnlyForWarmth>>| {
            for entity in &warm {
                commands.entity(entity).despawn();
            }
        });
}

fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let dull = StandardMaterial { perceptual_roughness: 0.9, reflectance: 0.2, ..default() };
    let along_x = |at: Vec3| Vec2::new(at.x, at.z + at.y) / GRAIN;
    let along_z = |at: Vec3| Vec2::new(at.z, at.x + at.y) / GRAIN;
    commands.insert_resource(Turf {
        ground: materials.add(StandardMaterial {
            base_color: Color::linear_rgb(DAYLIGHT.x, DAYLIGHT.y, DAYLIGHT.z),
            base_color_texture: Some(images.add(meadow::picture())),
            ..dull.clone()
        }),
        works: materials.add(StandardMaterial { perceptual_roughness: 0.8, ..dull }),
        brass: materials.add(StandardMaterial {
            base_color: Color::srgb_u8(0xc7, 0x9a, 0x3a),
            metallic: 1.0,
            perceptual_roughness: 0.3,
            ..default()
        }),
        bars: [meshes.add(frame::bars(false).mesh(along_x)), meshes.add(frame::bars(true).mesh(along_z))],
        corners: meshes.add(frame::brass().mesh(along_x)),
    });
}

impl Landscape {
    fn new(heath: &Heath) -> Self {
        let (mut ground, mut water, mut works) = (Mould::new(0.07), Mould::new(0.05), Mould::new(0.06));
        tiles::lay(&mut ground, &heath.field);
        river::dig(&mut ground, &mut water, &heath.field);
        trees::plant(&mut works, &heath.field, heath.towards);
        farms::lay(&mut works, heath.towards);
        structures::build(&mut works, &heath.field);
        Self { ground, water, works }
    }
}

/// Where on the meadow's picture something lies.
fn on_meadow(at: Vec3) -> Vec2 {
    Vec2::new(at.x, at.z + at.y) / meadow::COVERS
}

fn in_metres(at: Vec3) -> Vec2 {
    Vec2::new(at.x, at.z)
}

/// Builds a field, unless it has been built.
fn build(
    placed: On<Insert, Heath>,
    mut commands: Commands,
    heaths: Query<(&Heath, Option<&Laid>, Option<&Children>)>,
    parts: Query<(), With<TerrainPart>>,
    (turf, surfaces, waters, settings): (Res<Turf>, Res<Surfaces>, Res<Waters>, Res<Settings>),
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Ok((heath, laid, children)) = heaths.get(placed.entity) else { return };
    let old: Vec<Entity> = children.into_iter().flatten().copied().filter(|child| parts.contains(*child)).collect();
    let lamp = has_lamp(&settings);
    let now = Laid { field: heath.field, towards: heath.towards, lamp };
    if !old.is_empty() && laid.is_some_and(|laid| *laid == now) {
        return;
    }
    for part in old {
        commands.entity(part).despawn();
    }
    let Landscape { mut ground, water, works } = Landscape::new(heath);
    if lamp {
        let turn = if heath.towards == Side::South { 1.0 } else { -1.0 };
        ground.tone(|at| ground_light::paint(at * Vec3::new(turn, 1.0, turn)));
    }
    let mut new = groves::plant(&mut commands, heath, &turf, &mut meshes, !lamp);
    let mut part = |commands: &mut Commands, mesh: Handle<Mesh>| {
        let part = commands.spawn((TerrainPart, Mesh3d(mesh), Transform::IDENTITY)).id();
        new.push(part);
        part
    };
    let solid = [
        (meshes.add(ground.mesh(on_meadow)), &turf.ground),
        (turf.bars[0].clone(), &surfaces.wood),
        (turf.bars[1].clone(), &surfaces.wood),
        (turf.corners.clone(), &turf.brass),
    ];
    for (mesh, material) in solid {
        let part = part(&mut commands, mesh);
        commands.entity(part).insert(MeshMaterial3d(material.clone()));
    }
    if works.triangles() > 0 {
        let part = part(&mut commands, meshes.add(works.mesh(in_metres)));
        commands.entity(part).insert(MeshMaterial3d(turf.works.clone()));
    }
    if water.triangles() > 0 {
        let part = part(&mut commands, meshes.add(water.mesh(in_metres)));
        waters.fill(commands.entity(part).insert(NotShadowCaster), settings.quality);
    }
    commands.entity(placed.entity).insert(now).add_children(&new);
}

/// Whether a lamp hangs over the table: slow machines do without.
fn has_lamp(settings: &Settings) -> bool {
    settings.quality > Quality::Low
}

/// Has fields painted anew when the lamp comes or goes.
fn renew(mut commands: Commands, settings: Res<Settings>, heaths: Query<(Entity, &Heath, &Laid)>) {
    for (entity, heath, laid) in &heaths {
        if laid.lamp != has_lamp(&settings) {
            commands.entity(entity).insert(heath.clone());
        }
    }
}

/// Shows what fields are made of once, so that the graphics driver has compiled it before the first match.
fn warm_up(
    mut commands: Commands,
    (turf, waters, settings): (Res<Turf>, Res<Waters>, Res<Settings>),
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let mut speck = Mould::default();
    speck.block(Vec3::ZERO, Vec3::splat(0.001), 0.0, [0xff; 3]);
    let mesh = Mesh3d(meshes.add(speck.mesh(in_metres)));
    let here = Transform::from_translation(scenery::TITLE.at);
    commands.spawn((OnlyForWarmth, mesh.clone(), MeshMaterial3d(turf.ground.clone()), here));
    let mut stream = commands.spawn((OnlyForWarmth, mesh, here, NotShadowCaster));
    waters.fill(&mut stream, settings.quality);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlelore::surfaces::Surface;
    use crate::games::battlelore::{Hex, HexSet, scenario};

    #[test]
    fn no_field_has_too_many_triangles() {
        let fields = scenario::all().map(|scenario| scenario.field);
        for field in fields {
            for towards in Side::BOTH {
                let heath = Heath { field, towards, stood: HexSet::NONE };
                let Landscape { ground, water, works } = Landscape::new(&heath);
                let mut groves = Mould::default();
                for hex in field.of(Surface::Forest).iter() {
                    trees::fill(&mut groves, &field, towards, hex, false);
                }
                let all = [ground, water, works, groves].iter().map(Mould::triangles).sum::<usize>();
                assert!((3_000..40_000).contains(&all), "{all}");
            }
        }
    }

    /// Every hex has ground or water at its middle.
    #[test]
    fn every_hex_has_a_tile() {
        for scenario in scenario::all() {
            let Landscape { ground, water, .. } =
                Landscape::new(&Heath { field: scenario.field, towards: Side::South, stood: HexSet::NONE });
            let mut covered = HexSet::default();
            for at in ground.corners().chain(water.corners()) {
                covered = Hex::all()
                    .filter(|hex| {
                        (crate::games::battlelore::table::field::middle(*hex) - at).with_y(0.0).length() < 0.02
                    })
                    .fold(covered, HexSet::with);
            }
            assert_eq!(covered, HexSet::FIELD, "{}", scenario.id);
        }
    }
}
