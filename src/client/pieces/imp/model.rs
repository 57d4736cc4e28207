//! The model of the bottle with the imp in it: its living parts, what shines round it, and how it faces the eye.

use std::f32::consts::FRAC_PI_2;

use bevy::gltf::GltfMaterialName;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::Imp;
use crate::client::pieces::lines;
use crate::table::Lens;

/// Opacity of the halo, from the calmest to the angriest, its width as it is seen, in metres, and how far before the imp's head
/// it is, in the model's metres: before the glass, so that face and liquid shine from their middle.
const HALO: (f32, f32) = (0.10, 0.24);
const HALO_WIDTH: f32 = 0.10;
const BEFORE: f32 = 0.034;
/// How far a whole light reaches, in metres: what it does not reach is drawn faster.
const REACH: f32 = 0.5;
/// Height of its light above the foot of the model, in metres.
const LIGHT_HEIGHT: f32 = 0.056;

/// Its light on the felt, under the price card, and the dark where it stands: how far they reach from the foot and how high they
/// lie above it, in the model's metres; opacity of the light from the calmest to the angriest, and of the dark.
const POOL: (f32, f32) = (0.078, -0.0009);
const POOL_LIGHT: (f32, f32) = (0.46, 0.70);
const DARK: (f32, f32) = (0.034, 0.0006);
const DARKNESS: f32 = 0.5;

/// The file of the bottle with the imp in it.
const MODEL: &str = "models/imp_bottle.glb#Scene0";

/// A part of the model that glows: its own copy of the material, and what it shines with in the model.
#[derive(Component)]
pub(super) struct Alive {
    pub imp: Entity,
    pub material: Handle<StandardMaterial>,
    pub emissive: LinearRgba,
}

/// A node of the model that moves.
#[derive(Component)]
pub(super) struct Joint {
    pub imp: Entity,
    pub part: Part,
    /// How it stands in the model.
    pub rest: Transform,
}

/// What a node of the model is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All of the imp: it turns and swells.
    Body,
    /// The head, on its neck.
    Head,
    /// The eyes, which close as they are scaled along the head's upright axis.
    Eyes,
}

impl Part {
    fn named(name: &str) -> Option<Self> {
        match name {
            "imp" => Some(Self::Body),
            "head" => Some(Self::Head),
            "eyes" => Some(Self::Eyes),
            _ => None,
        }
    }
}

/// What is seen of a head and its eyes.
#[derive(Component)]
pub struct Features;

/// The light of an imp.
#[derive(Component)]
pub(super) struct Gleam;

/// What shines round an imp: [`Facing`] the eye, or on the [`Ground`].
#[derive(Component)]
pub(super) struct Halo {
    pub imp: Entity,
    pub material: Handle<StandardMaterial>,
    /// Its opacity, from the calmest to the angriest.
    pub light: (f32, f32),
}

/// What always faces the eye, before this point of the model.
#[derive(Component)]
pub(super) struct Facing(Vec3);

/// The model of a bottle, which turns its front to the eye: there glass, face and what a window mirrors in it are drawn.
#[derive(Component)]
pub(super) struct Front;

/// What lies on the table, however the bottle leans.
#[derive(Component)]
pub(super) struct Ground;

/// Sets the bottle up where an imp comes.
pub(super) fn set_up(came: On<Add, Imp>, mut commands: Commands, assets: Res<AssetServer>) {
    commands.entity(came.entity).with_child((Front, WorldAssetRoot(assets.load(MODEL)), Visibility::Inherited));
}

/// Finds the living parts of a model that has just been spawned.
pub(super) fn wake(
    mut commands: Commands,
    parts: Query<(Entity, &GltfMaterialName, &MeshMaterial3d<StandardMaterial>), Added<GltfMaterialName>>,
    nodes: Query<(Entity, &Name, &Transform), Added<Name>>,
    (parents, names): (Query<&ChildOf>, Query<&Name>),
    imps: Query<&Imp>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let owner = |entity: Entity| parents.iter_ancestors(entity).find(|above| imps.contains(*above));
    let is_feature = |entity: Entity| {
        parents.iter_ancestors(entity).any(|above| names.get(above).is_ok_and(|name| name.as_str() == "head"))
    };
    for (entity, name, material) in &parts {
        let Some(imp) = owner(entity) else { continue };
        if is_feature(entity) {
            commands.entity(entity).insert(Features);
        }
        if matches!(name.0.as_str(), "glass" | "liquid" | "liquid_surface" | "shine") {
            commands.entity(entity).insert(NotShadowCaster);
        }
        let Some(own) = materials.get(&material.0).cloned() else { continue };
        if matches!(name.0.as_str(), "imp" | "liquid" | "liquid_surface") {
            let emissive = own.emissive;
            let material = materials.add(own);
            commands.entity(entity).insert((
                MeshMaterial3d(material.clone()),
                Alive { imp, material, emissive },
                NotShadowCaster,
            ));
        }
    }
    for (entity, name, rest) in &nodes {
        if let Some(part) = Part::named(name.as_str())
            && let Some(imp) = owner(entity)
        {
            commands.entity(entity).insert(Joint { imp, part, rest: *rest });
            if part == Part::Body {
                let lights = imps.get(imp).map_or(1.0, |imp| imp.lights);
                shine(&mut commands, (imp, lights), *rest, &mut materials, &mut meshes);
            }
        }
    }
}

/// Gives an imp its light, the halo round its body, the light that it throws on the table, and the dark below it.
fn shine(
    commands: &mut Commands,
    (imp, lights): (Entity, f32),
    rest: Transform,
    materials: &mut Assets<StandardMaterial>,
    meshes: &mut Assets<Mesh>,
) {
    commands.entity(imp).with_child((
        Gleam,
        PointLight {
            color: Color::linear_rgb(0.35, 1.0, 0.45),
            intensity: 0.0,
            range: REACH * lights,
            radius: 0.02,
            ..default()
        },
        Transform::from_xyz(0.0, LIGHT_HEIGHT, 0.0),
    ));
    let material = materials.add(StandardMaterial {
        base_color: Color::linear_rgba(0.06, 0.9, 0.16, HALO.0),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        ..default()
    });
    commands.entity(imp).with_child((
        (Facing(rest.translation), Halo { imp, material: material.clone(), light: HALO }),
        Mesh3d(meshes.add(lines::gleam(HALO_WIDTH / 2.0))),
        MeshMaterial3d(material),
        Transform::from_translation(rest.translation),
        NotShadowCaster,
    ));
    let pool = (POOL_LIGHT.0 * lights, POOL_LIGHT.1 * lights);
    let material = materials.add(StandardMaterial {
        base_color: Color::linear_rgba(0.05, 0.66, 0.14, pool.0),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        ..default()
    });
    commands.entity(imp).with_child((
        (Ground, Halo { imp, material: material.clone(), light: pool }),
        Mesh3d(meshes.add(lines::gleam(POOL.0))),
        MeshMaterial3d(material),
        Transform::from_xyz(0.0, POOL.1, 0.0),
        NotShadowCaster,
    ));
    let dark = materials.add(StandardMaterial {
        base_color: Color::linear_rgba(0.01, 0.002, 0.005, DARKNESS),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    commands.entity(imp).with_child((
        Ground,
        Mesh3d(meshes.add(lines::gleam(DARK.0))),
        MeshMaterial3d(dark),
        Transform::from_xyz(0.0, DARK.1, 0.0),
        NotShadowCaster,
    ));
}

/// Turns bottles on their feet.
pub(super) fn turn_to_the_eye(
    lens: Res<Lens>,
    mut models: Query<(&ChildOf, &mut Transform), (With<Front>, Without<Imp>)>,
    imps: Query<&Transform, With<Imp>>,
) {
    for (of, mut place) in &mut models {
        let Ok(imp) = imps.get(of.parent()) else { continue };
        let eye = imp.rotation.inverse() * (lens.at - imp.translation);
        let rotation = Quat::from_rotation_y(eye.x.atan2(eye.z));
        if place.rotation != rotation {
            place.rotation = rotation;
        }
    }
}

/// Keeps halos between the eye and what they surround, and turned to it.
pub(super) fn face_the_eye(
    lens: Res<Lens>,
    mut halos: Query<(&ChildOf, &Facing, &mut Transform), Without<Imp>>,
    imps: Query<&Transform, With<Imp>>,
) {
    for (of, facing, mut place) in &mut halos {
        let Ok(imp) = imps.get(of.parent()) else { continue };
        let upright = imp.rotation.inverse();
        let eye = upright * (lens.at - imp.transform_point(facing.0)).normalize_or_zero();
        let rotation = upright * lens.turn * Quat::from_rotation_x(FRAC_PI_2);
        let turned = Transform { translation: facing.0 + eye * BEFORE, rotation, ..*place };
        place.set_if_neq(turned);
    }
}

/// Keeps what lies on the table level under a bottle that leans.
pub(super) fn lie_flat(
    mut grounds: Query<(&ChildOf, &mut Transform), (With<Ground>, Without<Imp>)>,
    imps: Query<&Transform, With<Imp>>,
) {
    for (of, mut place) in &mut grounds {
        let Ok(imp) = imps.get(of.parent()) else { continue };
        let rotation = imp.rotation.inverse();
        if place.rotation != rotation {
            place.rotation = rotation;
        }
    }
}
