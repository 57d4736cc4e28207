//! The imp in its bottle: parts of a model that glow and stir, the more the angrier it is.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::gltf::GltfMaterialName;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::director::Director;
use crate::client::frame::{AppSystems, Dressing, Playback};
use crate::client::pieces::lines;
use crate::client::pieces::own_bodies::AddOwnBody as _;
use crate::client::pieces::travel::Placing;
use crate::games::bottle_imp::table::wrath::Wrath;
use crate::table::Lens;

/// Seconds that it stirs after it was disturbed.
const STIRS: f32 = 2.6;
/// How much brighter than in the model the living parts are, from the calmest to the angriest: the face blooms at the end, and
/// the liquid keeps its colour.
const ASLEEP: f32 = 0.85;
const ANGRY: f32 = 1.5;
/// Opacity of the halo, from the calmest to the angriest, its width as it is seen, in metres, and how far before the imp's head
/// it is, in the model's metres: before the glass, so that face and liquid shine from their middle.
const HALO: (f32, f32) = (0.10, 0.24);
const HALO_WIDTH: f32 = 0.10;
const BEFORE: f32 = 0.034;
/// Light of a spirit at its angriest, in lumens: the price card beside it is to be lit little more than the others.
const LIGHT: f32 = 120.0;
/// Share of that which even the calmest gives off.
const EMBER: f32 = 0.2;
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

/// A piece in which a spirit lives.
#[derive(Component, Clone, Copy, Debug)]
struct Spirit {
    /// Share of the greatest wrath that is shown now.
    shown: f32,
    /// Seconds that it goes on stirring.
    stirs: f32,
}

impl Default for Spirit {
    fn default() -> Self {
        Self { shown: 0.0, stirs: STIRS }
    }
}

/// A part of the model that lives: its own copy of the material, and how it stood.
#[derive(Component)]
struct Alive {
    spirit: Entity,
    material: Handle<StandardMaterial>,
    emissive: LinearRgba,
}

/// The node of a model that turns and swells.
#[derive(Component)]
struct Body {
    spirit: Entity,
    rest: Transform,
}

#[derive(Component)]
struct Gleam;

/// What shines round a spirit: [`Facing`] the eye, or on the [`Ground`].
#[derive(Component)]
struct Halo {
    spirit: Entity,
    material: Handle<StandardMaterial>,
    /// Its opacity, from the calmest to the angriest.
    light: (f32, f32),
}

/// What always faces the eye, before this point of the model.
#[derive(Component)]
struct Facing(Vec3);

/// The model of a bottle, which turns its front to the eye: there glass, face and what a window mirrors in it are drawn.
#[derive(Component)]
struct Front;

/// What lies on the table, however the bottle leans.
#[derive(Component)]
struct Ground;

pub fn plugin(app: &mut App) {
    app.add_own_body::<Wrath>();
    app.register_required_components::<Wrath, Spirit>();
    app.add_observer(bottle).add_systems(Update, stir.in_set(AppSystems::Follow)).add_systems(
        PostUpdate,
        (wake, turn_to_the_eye, face_the_eye, lie_flat)
            .chain()
            .after(Placing)
            .after(Dressing)
            .before(TransformSystems::Propagate),
    );
}

/// Sets the bottle up when a piece becomes one.
fn bottle(placed: On<Add, Wrath>, mut commands: Commands, assets: Res<AssetServer>) {
    commands.entity(placed.entity).with_child((Front, WorldAssetRoot(assets.load(MODEL)), Visibility::Inherited));
}

/// Finds the living parts of a model that has just been spawned.
fn wake(
    mut commands: Commands,
    parts: Query<(Entity, &GltfMaterialName, &MeshMaterial3d<StandardMaterial>), Added<GltfMaterialName>>,
    bodies: Query<(Entity, &Name, &Transform), Added<Name>>,
    parents: Query<&ChildOf>,
    spirits: Query<(), With<Spirit>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let owner = |entity: Entity| parents.iter_ancestors(entity).find(|above| spirits.contains(*above));
    for (entity, name, material) in &parts {
        let Some(spirit) = owner(entity) else { continue };
        if matches!(name.0.as_str(), "glass" | "liquid" | "liquid_surface" | "shine") {
            commands.entity(entity).insert(NotShadowCaster);
        }
        let Some(own) = materials.get(&material.0).cloned() else { continue };
        if matches!(name.0.as_str(), "imp" | "liquid" | "liquid_surface") {
            let emissive = own.emissive;
            let material = materials.add(own);
            commands.entity(entity).insert((
                MeshMaterial3d(material.clone()),
                Alive { spirit, material, emissive },
                NotShadowCaster,
            ));
        }
    }
    for (entity, name, rest) in &bodies {
        if name.as_str() == "imp"
            && let Some(spirit) = owner(entity)
        {
            commands.entity(entity).insert(Body { spirit, rest: *rest });
            shine(&mut commands, spirit, *rest, &mut materials, &mut meshes);
        }
    }
}

/// Gives a spirit its light, the halo round its body, the light that it throws on the table, and the dark below it.
fn shine(
    commands: &mut Commands,
    spirit: Entity,
    rest: Transform,
    materials: &mut Assets<StandardMaterial>,
    meshes: &mut Assets<Mesh>,
) {
    commands.entity(spirit).with_child((
        Gleam,
        PointLight { color: Color::linear_rgb(0.35, 1.0, 0.45), intensity: 0.0, range: 0.5, radius: 0.02, ..default() },
        Transform::from_xyz(0.0, LIGHT_HEIGHT, 0.0),
    ));
    let material = materials.add(StandardMaterial {
        base_color: Color::linear_rgba(0.06, 0.9, 0.16, HALO.0),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        ..default()
    });
    commands.entity(spirit).with_child((
        (Facing(rest.translation), Halo { spirit, material: material.clone(), light: HALO }),
        Mesh3d(meshes.add(lines::gleam(HALO_WIDTH / 2.0))),
        MeshMaterial3d(material),
        Transform::from_translation(rest.translation),
        NotShadowCaster,
    ));
    let material = materials.add(StandardMaterial {
        base_color: Color::linear_rgba(0.05, 0.66, 0.14, POOL_LIGHT.0),
        unlit: true,
        alpha_mode: AlphaMode::Add,
        ..default()
    });
    commands.entity(spirit).with_child((
        (Ground, Halo { spirit, material: material.clone(), light: POOL_LIGHT }),
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
    commands.entity(spirit).with_child((
        Ground,
        Mesh3d(meshes.add(lines::gleam(DARK.0))),
        MeshMaterial3d(dark),
        Transform::from_xyz(0.0, DARK.1, 0.0),
        NotShadowCaster,
    ));
}

/// Lets spirits glow and stir as long as something is being told, and a little longer.
fn stir(
    mut spirits: Query<(Entity, &mut Spirit, &Wrath, &Children)>,
    alive: Query<&Alive>,
    mut bodies: Query<(&Body, &mut Transform)>,
    mut gleams: Query<&mut PointLight, With<Gleam>>,
    halos: Query<&Halo>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    director: Res<Director>,
    (time, pace): (Res<Time>, Res<Playback>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut spirit, wrath, children) in &mut spirits {
        if director.busy() {
            spirit.stirs = STIRS;
        } else if spirit.stirs > 0.0 {
            spirit.stirs -= pace.real;
        } else {
            continue;
        }
        redraw.write(RequestRedraw);
        let goal = f32::from(wrath.0) / 100.0;
        if pace.reduced {
            spirit.shown = goal;
        }
        spirit.shown.smooth_nudge(&goal, 2.5, pace.real);
        let calm = (spirit.stirs / STIRS).clamp(0.0, 1.0);
        let now = time.elapsed_secs();
        let beat = if pace.reduced { 0.0 } else { (now * (1.2 + 2.4 * spirit.shown)).sin() * calm };
        let glow = spirit.shown.powf(1.5) * (1.0 + 0.12 * beat);
        for living in alive.iter().filter(|living| living.spirit == entity) {
            if let Some(mut material) = materials.get_mut(&living.material) {
                material.emissive = living.emissive * ASLEEP.lerp(ANGRY, glow);
            }
        }
        for halo in halos.iter().filter(|halo| halo.spirit == entity) {
            if let Some(mut material) = materials.get_mut(&halo.material) {
                material.base_color.set_alpha(halo.light.0.lerp(halo.light.1, glow));
            }
        }
        for (body, mut place) in bodies.iter_mut().filter(|(body, _)| body.spirit == entity) {
            let sway = if pace.reduced { 0.0 } else { (now * 0.9).sin() * 0.5 * calm };
            place.rotation = body.rest.rotation * Quat::from_rotation_y(sway * (0.3 + 0.5 * spirit.shown));
            place.translation = body.rest.translation + Vec3::Y * (0.0018 * (now * TAU * 0.4).sin() * calm);
            place.scale = body.rest.scale * (1.0 + 0.05 * beat * spirit.shown);
        }
        for child in children {
            if let Ok(mut light) = gleams.get_mut(*child) {
                light.intensity = LIGHT * EMBER.lerp(1.0, glow);
            }
        }
    }
}

/// Turns bottles on their feet.
fn turn_to_the_eye(
    lens: Res<Lens>,
    mut models: Query<(&ChildOf, &mut Transform), (With<Front>, Without<Spirit>)>,
    spirits: Query<&Transform, With<Spirit>>,
) {
    for (of, mut place) in &mut models {
        let Ok(spirit) = spirits.get(of.parent()) else { continue };
        let eye = spirit.rotation.inverse() * (lens.at - spirit.translation);
        let rotation = Quat::from_rotation_y(eye.x.atan2(eye.z));
        if place.rotation != rotation {
            place.rotation = rotation;
        }
    }
}

/// Keeps halos between the eye and what they surround, and turned to it.
fn face_the_eye(
    lens: Res<Lens>,
    mut halos: Query<(&ChildOf, &Facing, &mut Transform), Without<Spirit>>,
    spirits: Query<&Transform, With<Spirit>>,
) {
    for (of, facing, mut place) in &mut halos {
        let Ok(spirit) = spirits.get(of.parent()) else { continue };
        let upright = spirit.rotation.inverse();
        let eye = upright * (lens.at - spirit.transform_point(facing.0)).normalize_or_zero();
        let rotation = upright * lens.turn * Quat::from_rotation_x(FRAC_PI_2);
        let turned = Transform { translation: facing.0 + eye * BEFORE, rotation, ..*place };
        place.set_if_neq(turned);
    }
}

/// Keeps what lies on the table level under a bottle that leans.
fn lie_flat(
    mut grounds: Query<(&ChildOf, &mut Transform), (With<Ground>, Without<Spirit>)>,
    spirits: Query<&Transform, With<Spirit>>,
) {
    for (of, mut place) in &mut grounds {
        let Ok(spirit) = spirits.get(of.parent()) else { continue };
        let rotation = spirit.rotation.inverse();
        if place.rotation != rotation {
            place.rotation = rotation;
        }
    }
}
