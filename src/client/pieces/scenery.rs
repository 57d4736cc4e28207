//! Table top, mat and candles: everything that nobody moves.

use std::f32::consts::PI;

use bevy::asset::RenderAssetUsages;
use bevy::camera::primitives::Aabb;
use bevy::camera::visibility::VisibilityClass;
use bevy::gltf::{
    GltfExtras, GltfMaterialExtras, GltfMaterialName, GltfMeshExtras, GltfMeshName, GltfSceneExtras, GltfSceneName,
};
use bevy::image::{ImageAddressMode, ImageLoaderSettings};
use bevy::light::NotShadowCaster;
use bevy::math::Affine2;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::transform::components::TransformTreeChanged;

use super::camera::Eye;
use super::contact::Contacts;
use super::faces::FaceBook;
use super::flame::{Flame, FlameLight};
use super::light::Key;
use super::meshes::TableMeshes;
use super::mipmaps;
use super::still_life::{box_poses, boxes, ground, halo, on_its_front, show_lights_and_cards, standing};
use crate::client::frame::{AppSystems, Dressing};
use crate::client::session::{Files, Screen, Session};
use crate::client::software_driver;
use crate::games::Registry;
use crate::table::{Framing, Pose, StandingModel};

/// What stands on the table now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) enum SceneryKind {
    #[default]
    Empty,
    /// The title's still life.
    Title,
    /// The table of this game.
    Game(&'static str),
}

/// Belongs to the scenery and goes with it.
#[derive(Component)]
pub(super) struct Scenery;

/// A box whose cover has this colour, as sRGB.
#[derive(Component, Clone, Copy)]
pub(super) struct BoxCover([u8; 3]);

/// How far and how brightly a candle shines: over a table it makes its own corner warm, and no brighter than the field.
struct CandleLight {
    intensity: f32,
    range: f32,
    /// How far above the foot of the flame the light stands, in metres: well above it, else the wax below burns out to white.
    height: f32,
}

impl CandleLight {
    const TABLE: CandleLight = CandleLight { intensity: 2_000.0, range: 0.9, height: 0.28 };
    const STILL_LIFE: CandleLight = CandleLight { intensity: 2_700.0, range: 0.9, height: 0.13 };
}

/// How much of the light that falls on them the boxes on the shelf give back: candle, bottle and title lead.
const IN_THE_BACK: f32 = 0.80;
/// How much of its colours the flag of the still life has: it stands in more light than those on tables, and would be pink.
const CLOTH: f32 = 0.45;
/// How oak is tinted. Candlelight takes nearly all blue away; what is left of it is what makes the wood of a table brown instead of
/// orange, and dull enough not to compete with what lies on it. Under the still life it may glow.
const OAK: LinearRgba = LinearRgba::rgb(0.52, 0.79, 1.67);
const GLOWING_OAK: LinearRgba = LinearRgba::rgb(1.18, 1.32, 2.3);

/// The surfaces that models only name.
#[derive(Resource)]
pub struct Surfaces {
    /// Dark wood of frames and racks.
    pub wood: Handle<StandardMaterial>,
    pub slate: Handle<StandardMaterial>,
    /// The grain of light wood, to be stained.
    pub grain: Handle<Image>,
    oak: Handle<StandardMaterial>,
    wall: Handle<StandardMaterial>,
    felt: Handle<StandardMaterial>,
    flame: Handle<StandardMaterial>,
    /// Pictures that have not got their smaller versions yet.
    pictures: Vec<Handle<Image>>,
}

/// Systems of the scenery.
pub fn plugin(app: &mut App) {
    register_what_models_hold(app);
    app.init_resource::<SceneryKind>()
        .add_systems(Startup, surfaces)
        .add_systems(
            Update,
            (furnish, super::light::cast_shadows, refine)
                .chain()
                .after(super::faces::collect)
                .in_set(AppSystems::Furnish),
        )
        // What a model holds is spawned between the two: undressed it must not be seen.
        .add_systems(PostUpdate, dress.in_set(Dressing))
        .add_systems(OnEnter(Screen::Title), |mut eye: ResMut<Eye>| eye.look(TITLE, true));
}

/// Models are worlds of their own, and what is in them is copied by reflection, which has to know these types.
fn register_what_models_hold(app: &mut App) {
    app.register_type::<Transform>()
        .register_type::<GlobalTransform>()
        .register_type::<TransformTreeChanged>()
        .register_type::<Visibility>()
        .register_type::<InheritedVisibility>()
        .register_type::<ViewVisibility>()
        .register_type::<VisibilityClass>()
        .register_type::<Name>()
        .register_type::<Children>()
        .register_type::<ChildOf>()
        .register_type::<Mesh3d>()
        .register_type::<MeshMaterial3d<StandardMaterial>>()
        .register_type::<Aabb>()
        .register_type::<GltfExtras>()
        .register_type::<GltfSceneExtras>()
        .register_type::<GltfSceneName>()
        .register_type::<GltfMeshExtras>()
        .register_type::<GltfMeshName>()
        .register_type::<GltfMaterialExtras>()
        .register_type::<GltfMaterialName>();
}

/// Width and depth of the table top in metres, as it is modelled, with the gap after the last plank.
const TABLE: Vec2 = Vec2::new(2.4, 1.57);

/// The title's camera.
pub const TITLE: Framing = Framing { fov: 29.5, pitch: 21.0, distance: 0.975, at: Vec3::new(-0.022, 0.084, -0.010) };

fn surfaces(mut commands: Commands, assets: Res<AssetServer>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut pictures = Vec::new();
    let mut load = |name: &'static str, colour: bool| {
        let picture: Handle<Image> = assets
            .load_builder()
            .with_settings(move |settings: &mut ImageLoaderSettings| {
                settings.is_srgb = colour;
                settings.sampler = mipmaps::sampler(ImageAddressMode::Repeat);
            })
            .load(format!("textures/{name}.png"));
        pictures.push(picture.clone());
        picture
    };
    let oak = StandardMaterial {
        base_color: OAK.into(),
        base_color_texture: Some(load("oak", true)),
        normal_map_texture: Some(load("oak_n", false)),
        metallic_roughness_texture: Some(load("oak_mr", false)),
        perceptual_roughness: 1.0,
        metallic: 1.0,
        reflectance: 0.12,
        ..default()
    };
    let wall = StandardMaterial {
        // Dark, so that what stands before it is seen.
        base_color: Color::linear_rgb(0.66, 0.69, 0.82),
        base_color_texture: Some(load("walnut", true)),
        normal_map_texture: Some(load("walnut_n", false)),
        perceptual_roughness: 0.55,
        ..default()
    };
    let wood = StandardMaterial {
        base_color: Color::linear_rgb(1.5, 1.2, 1.2),
        base_color_texture: Some(load("walnut", true)),
        perceptual_roughness: 0.5,
        ..default()
    };
    let felt = StandardMaterial {
        base_color_texture: Some(load("felt", true)),
        normal_map_texture: Some(load("felt_n", false)),
        perceptual_roughness: 0.95,
        reflectance: 0.15,
        uv_transform: Affine2::from_scale(Vec2::splat(5.0)),
        ..default()
    };
    let flame = StandardMaterial {
        base_color: Color::srgb_u8(0xff, 0xbf, 0x66),
        emissive: LinearRgba::from(Color::srgb_u8(0xff, 0xb4, 0x58)) * 22.0,
        ..default()
    };
    let slate = StandardMaterial {
        base_color: Color::linear_rgb(0.46, 0.64, 0.67),
        base_color_texture: Some(load("slate", true)),
        // Chalky: where it mirrored the key, white discs drowned.
        perceptual_roughness: 0.95,
        reflectance: 0.05,
        uv_transform: Affine2::from_scale(Vec2::new(1.7, 1.1)),
        ..default()
    };
    commands.insert_resource(Surfaces {
        grain: load("light_wood", true),
        wood: materials.add(wood),
        slate: materials.add(slate),
        oak: materials.add(oak),
        wall: materials.add(wall),
        felt: materials.add(felt),
        flame: materials.add(flame),
        pictures,
    });
}

/// The width of a picture, in pixels, from which a software driver gets its half: what it draws is seldom large enough to show more,
/// and it keeps pictures in the memory of everything else.
const LARGE: u32 = 1024;

/// Gives the surfaces' pictures their smaller versions when they have been read; then only the renderer keeps them.
pub(super) fn refine(
    mut surfaces: ResMut<Surfaces>,
    mut images: ResMut<Assets<Image>>,
    driver: Option<Res<RenderAdapterInfo>>,
) {
    if surfaces.pictures.is_empty() {
        return;
    }
    surfaces.pictures.retain(|picture| match images.get_mut(picture) {
        Some(mut image) => {
            if image.width() >= LARGE && software_driver::draws(driver.as_deref()) {
                mipmaps::keep_half(&mut image);
            }
            mipmaps::give_halvings(&mut image);
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
            false
        }
        None => true,
    });
}

/// What furniture belongs to a screen.
fn wanted(screen: Screen, is_ready: bool, session: Option<&Session>) -> SceneryKind {
    match (screen, session) {
        // Behind the loading screen the title is drawn already.
        (Screen::Loading, _) if !is_ready => SceneryKind::Empty,
        (Screen::Loading | Screen::Title | Screen::Setup | Screen::DeckBuilder, _) | (_, None) => SceneryKind::Title,
        (_, Some(session)) => SceneryKind::Game(session.known.game()),
    }
}

/// Puts the furniture of the present screen on the table.
pub(super) fn furnish(
    mut commands: Commands,
    (screen, files): (Res<State<Screen>>, Option<Res<State<Files>>>),
    (games, session): (Res<Registry>, Option<Res<Session>>),
    mut scene: ResMut<SceneryKind>,
    present: Query<Entity, With<Scenery>>,
    assets: Res<AssetServer>,
    surfaces: Res<Surfaces>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut key: Query<(&mut Transform, &mut DirectionalLight), With<Key>>,
    mut book: ResMut<FaceBook>,
    (meshes, contacts): (Res<TableMeshes>, Res<Contacts>),
) {
    let is_ready = files.is_some_and(|files| *files.get() == Files::Ready);
    let wanted = wanted(*screen.get(), is_ready, session.as_deref());
    if *scene == wanted {
        return;
    }
    *scene = wanted;
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let key_light = match (&*scene, &session) {
        (SceneryKind::Game(_), Some(session)) if session.known.setting().lit_from_left => Key::TABLE.on_the_left(),
        (SceneryKind::Title, _) => Key::STILL_LIFE,
        _ => Key::TABLE,
    };
    for (mut place, mut light) in &mut key {
        *place = key_light.place();
        light.illuminance = key_light.illuminance;
    }
    if let Some(mut oak) = materials.get_mut(&surfaces.oak) {
        oak.base_color = if *scene == SceneryKind::Title { GLOWING_OAK } else { OAK }.into();
    }
    let mut stand = |name: &str, pose: Pose| {
        let model = commands.spawn((
            Scenery,
            WorldAssetRoot(assets.load(format!("models/{name}.glb#Scene0"))),
            Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) },
            Visibility::Inherited,
        ));
        model.id()
    };
    stand("table", Pose::table(0.0, 0.0, 0.0));
    match (scene.clone(), session) {
        (SceneryKind::Game(_), Some(session)) => {
            // Wide screens see past the ends of the table, and from afar one sees past its far edge.
            for (x, z) in [(-1.0, 0.0), (1.0, 0.0), (-1.0, -1.0), (0.0, -1.0), (1.0, -1.0)] {
                stand("table", Pose::table(x * TABLE.x, 0.0, z * TABLE.y).turned(Quat::from_rotation_y(PI)));
            }
            let setting = session.known.setting();
            if let Some((mat, colour, pose)) = setting.mat {
                if let Some(mut felt) = materials.get_mut(&surfaces.felt) {
                    felt.base_color = Color::srgb_u8(colour[0], colour[1], colour[2]);
                }
                stand(mat, pose);
            }
            for (name, pose) in setting.props.clone() {
                stand(name, pose);
            }
        }
        (SceneryKind::Title, _) => {
            for StandingModel { model, pose, .. } in standing(*games) {
                stand(model, pose);
            }
            let mut covers = Vec::new();
            let boxes = boxes(*games);
            for (standing, pose) in boxes.iter().zip(box_poses(boxes.len())) {
                covers.push((stand("game_box", pose), BoxCover(standing.cover)));
                _ = standing.emblem().map(|emblem| stand(&emblem, on_its_front(pose)));
            }
            commands.insert_batch(covers);
            show_lights_and_cards(*games, &mut commands, &mut book, &mut materials, &meshes);
            halo(&mut commands, &mut materials, &meshes);
            ground(*games, &mut commands, &contacts);
        }
        _ => {}
    }
}

/// Gives models the surfaces that they only name, and flames their light; keeps them from casting shadows.
pub(super) fn dress(
    mut commands: Commands,
    scene: Res<SceneryKind>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut parts: Query<
        (Entity, &GltfMaterialName, &Mesh3d, &mut MeshMaterial3d<StandardMaterial>),
        Added<GltfMaterialName>,
    >,
    parents: Query<&ChildOf>,
    (covers, places): (Query<&BoxCover>, Query<&Transform>),
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (entity, name, mesh, mut material) in &mut parts {
        if name.0 == "cover" {
            let cover = parents.iter_ancestors(entity).find_map(|above| covers.get(above).ok());
            let Some(BoxCover([red, green, blue])) = cover.copied() else { continue };
            material.0 = materials.add(StandardMaterial {
                base_color: (Color::srgb_u8(red, green, blue).to_linear() * IN_THE_BACK).with_alpha(1.0).into(),
                perceptual_roughness: 0.75,
                reflectance: 0.25,
                ..default()
            });
            continue;
        }
        if name.0 == "cloth" && *scene == SceneryKind::Title {
            let Some(mut cloth) = materials.get(&material.0).cloned() else { continue };
            cloth.base_color = Color::linear_rgb(CLOTH, CLOTH, CLOTH);
            // It takes all its light from the room, so that its folds are dark; what it mirrored would lie on its red like gauze.
            cloth.emissive = LinearRgba::BLACK;
            cloth.reflectance = 0.25;
            material.0 = materials.add(cloth);
            continue;
        }
        let surface = match name.0.as_str() {
            "oak" => &surfaces.oak,
            "walnut" => &surfaces.wall,
            "felt" => &surfaces.felt,
            "flame" => &surfaces.flame,
            _ => continue,
        };
        material.0 = surface.clone();
        if let Some(mut mesh) = meshes.get_mut(&mesh.0)
            && !mesh.contains_attribute(Mesh::ATTRIBUTE_TANGENT)
            && let Err(why) = mesh.generate_tangents()
        {
            warn!("`{}` goes without relief: {why}", name.0);
        }
        if name.0 == "flame" {
            let light = if *scene == SceneryKind::Title { CandleLight::STILL_LIFE } else { CandleLight::TABLE };
            commands.entity(entity).insert((Flame, NotShadowCaster));
            // A small candle, whose flame is nearer to the table, gives as much less light: what is below it is as bright.
            let placed = parents.iter_ancestors(entity).filter_map(|above| places.get(above).ok());
            let intensity = light.intensity * placed.map(|place| place.scale.x).product::<f32>().powi(2);
            // Not on the flame itself, which sways.
            let Ok(foot) = parents.get(entity) else { continue };
            commands.entity(foot.parent()).with_child((
                FlameLight { intensity },
                PointLight {
                    color: Color::linear_rgb(1.0, 0.62, 0.28),
                    intensity,
                    range: light.range,
                    radius: 0.01,
                    ..default()
                },
                Transform::from_xyz(0.0, light.height, 0.0),
            ));
        }
    }
}
