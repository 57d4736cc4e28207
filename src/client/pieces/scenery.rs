//! Table top, mat, candles and the title's still life: everything that nobody moves.

use std::sync::LazyLock;

use bevy::camera::primitives::Aabb;
use bevy::camera::visibility::VisibilityClass;
use bevy::gltf::{
    GltfExtras, GltfMaterialExtras, GltfMaterialName, GltfMeshExtras, GltfMeshName, GltfSceneExtras, GltfSceneName,
};
use bevy::image::{ImageAddressMode, ImageLoaderSettings};
use bevy::light::NotShadowCaster;
use bevy::math::Affine2;
use bevy::prelude::*;
use bevy::transform::components::TransformTreeChanged;

use super::camera::Eye;
use super::faces::FaceBook;
use super::light::Key;
use super::meshes::TableMeshes;
use super::mipmaps;
use crate::client::folders;
use crate::client::session::live::Shelved;
use crate::client::session::{Files, Screen, Session};
use crate::client::table::{Face, Framing, Pose};

/// What stands on the table now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
enum Scene {
    /// Nothing yet.
    #[default]
    Empty,
    /// The title's still life.
    Title,
    /// The table of this game.
    Game(&'static str),
}

/// Belongs to the scenery and goes with it.
#[derive(Component)]
struct Scenery;

/// The surfaces that models only name.
#[derive(Resource)]
pub struct Surfaces {
    /// Dark wood of frames and racks.
    pub wood: Handle<StandardMaterial>,
    /// Slate.
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
    app.init_resource::<Scene>()
        .add_systems(Startup, surfaces)
        .add_systems(Update, (furnish, refine).chain())
        // What a model holds is spawned between the two: undressed it must not be seen.
        .add_systems(PostUpdate, dress)
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
        // Candlelight takes nearly all blue away; what is left of it is what makes wood brown instead of orange.
        base_color: Color::linear_rgb(0.85, 0.92, 1.4),
        base_color_texture: Some(load("oak", true)),
        normal_map_texture: Some(load("oak_n", false)),
        metallic_roughness_texture: Some(load("oak_mr", false)),
        perceptual_roughness: 1.0,
        metallic: 1.0,
        reflectance: 0.28,
        ..default()
    };
    let wall = StandardMaterial {
        base_color: Color::linear_rgb(1.0, 1.05, 1.3),
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
        emissive: LinearRgba::from(Color::srgb_u8(0xff, 0xbf, 0x66)) * 60.0,
        ..default()
    };
    let slate = StandardMaterial {
        base_color: Color::linear_rgb(0.76, 0.88, 0.86),
        base_color_texture: Some(load("slate", true)),
        perceptual_roughness: 0.82,
        reflectance: 0.25,
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

/// Gives the surfaces' pictures their smaller versions when they have been read.
fn refine(mut surfaces: ResMut<Surfaces>, mut images: ResMut<Assets<Image>>) {
    if surfaces.pictures.is_empty() {
        return;
    }
    surfaces.pictures.retain(|picture| match images.get_mut(picture) {
        Some(mut image) => {
            mipmaps::give_halvings(&mut image);
            false
        }
        None => true,
    });
}

/// Puts the furniture of the present screen on the table.
fn furnish(
    mut commands: Commands,
    (screen, files): (Res<State<Screen>>, Option<Res<State<Files>>>),
    session: Option<Res<Session>>,
    mut scene: ResMut<Scene>,
    present: Query<Entity, With<Scenery>>,
    assets: Res<AssetServer>,
    surfaces: Res<Surfaces>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut key: Query<&mut Transform, With<Key>>,
    mut book: ResMut<FaceBook>,
    meshes: Res<TableMeshes>,
) {
    let wanted = match (screen.get(), &session) {
        // Behind the loading screen the title is drawn already.
        (Screen::Loading, _) if files.is_none_or(|files| *files.get() != Files::Ready) => Scene::Empty,
        (Screen::Loading, _) => Scene::Title,
        (Screen::Title | Screen::Setup, _) | (_, None) => Scene::Title,
        (_, Some(session)) => Scene::Game(session.live.game()),
    };
    if *scene == wanted {
        return;
    }
    *scene = wanted;
    for entity in &present {
        commands.entity(entity).despawn();
    }
    for mut light in &mut key {
        *light = Key::from(if *scene == Scene::Title { Key::STILL_LIFE } else { Key::TABLE });
    }
    let mut boxes = 0;
    let mut stand = |name: &str, pose: Pose| {
        let mut model = commands.spawn((
            Scenery,
            WorldAssetRoot(assets.load(format!("models/{name}.glb#Scene0"))),
            Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) },
            Visibility::Inherited,
        ));
        if name == "game_box" {
            model.insert(Cover(boxes));
            boxes += 1;
        }
        if name.starts_with("candle") {
            model.with_child((
                PointLight {
                    color: Color::linear_rgb(1.0, 0.62, 0.28),
                    intensity: 500.0,
                    range: 0.7,
                    radius: 0.01,
                    ..default()
                },
                Transform::from_xyz(0.0, if name == "candle" { 0.115 } else { 0.21 }, 0.0),
            ));
        }
    };
    stand("table", Pose::table(0.0, 0.0, 0.0));
    match (scene.clone(), session) {
        (Scene::Game(_), Some(session)) => {
            let setting = session.live.setting();
            if let Some((mat, colour, at)) = setting.mat {
                if let Some(mut felt) = materials.get_mut(&surfaces.felt) {
                    felt.base_color = Color::srgb_u8(colour[0], colour[1], colour[2]);
                }
                stand(mat, Pose::table(at.x, at.y, at.z));
            }
            for (name, pose) in setting.props {
                stand(name, pose);
            }
        }
        (Scene::Title, _) => {
            for (name, pose) in still_life() {
                stand(name, pose);
            }
            for (index, emblem) in emblems().iter().enumerate() {
                let mut pose = box_pose(index);
                pose.at += Vec3::new(0.0, 0.0425, 0.0288);
                stand(emblem, pose);
            }
            show_cards(&mut commands, &mut book, &mut materials, &meshes);
        }
        _ => {}
    }
}

/// The title's objects, something of each game, and the room behind them.
fn still_life() -> Vec<(&'static str, Pose)> {
    let turned =
        |x: f32, z: f32, degrees: f32| Pose::table(x, 0.0, z).turned(Quat::from_rotation_y(degrees.to_radians()));
    let mut things = vec![
        ("wall", Pose::table(0.0, 0.0, -0.42)),
        ("shelf", Pose::table(0.165, SHELF, -0.355)),
        ("candle_tall", turned(-0.085, -0.12, 30.0).scaled(1.25)),
        ("candle", turned(0.375, -0.06, 200.0).scaled(1.25)),
        ("flag_pawn", turned(-0.19, 0.0, 0.0).scaled(2.3)),
        ("bottle", turned(0.105, 0.005, 0.0).scaled(1.1)),
        ("knight", turned(0.235, 0.0, -14.0).scaled(1.1)),
        ("card_rack", turned(0.315, 0.085, -16.0)),
        ("book", turned(-0.36, -0.17, 24.0)),
        ("mug", turned(0.60, -0.14, 150.0)),
    ];
    for level in 0..9u8 {
        let wobble = f32::from(level) * 2.1;
        let at = Vec3::new(-0.052 + wobble.sin() * 0.0012, f32::from(level) * 0.0098, 0.012 + wobble.cos() * 0.0012);
        things.push(("disc", Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_y(wobble))));
    }
    for (x, z, level) in
        [(0.012, 0.03, 0.0), (0.011, 0.029, 1.0), (0.0125, 0.0305, 2.0), (-0.082, 0.085, 0.0), (-0.012, 0.092, 0.0)]
    {
        things.push(("disc", Pose::table(x, level * 0.0098, z)));
    }
    for (x, z, level) in
        [(0.245, 0.125, 0.0), (0.2455, 0.1245, 1.0), (0.2445, 0.1255, 2.0), (0.192, 0.150, 0.0), (0.298, 0.156, 0.0)]
    {
        things.push(("coin", Pose::table(x, level * 0.0052, z).scaled(1.4)));
    }
    for index in 0..COVERS.len() {
        things.push(("game_box", box_pose(index)));
    }
    things
}

/// Height of the shelf's upper side.
const SHELF: f32 = 0.160;

/// How many boxes stand on the shelf.
pub const BOXES: usize = 5;

/// Colours of the boxes' covers, from left to right, as sRGB.
const COVERS: [[u8; 3]; BOXES] =
    [[0x6f, 0x7c, 0x3a], [0x66, 0x73, 0x7b], [0x6b, 0x2f, 0x5a], [0x8a, 0x6a, 0x3a], [0x3d, 0x3a, 0x72]];

/// A box whose cover has this colour.
#[derive(Component)]
struct Cover(usize);

/// Where box `index` stands on the shelf.
fn box_pose(index: usize) -> Pose {
    Pose::table(-0.065 + 0.115 * index as f32, SHELF, -0.352)
}

/// Games still to come: those that have an emblem for their box, but are not on the shelf.
pub static TO_COME: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut games: Vec<String> = std::fs::read_dir(folders::assets().join("models"))
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|file| Some(file.file_name().to_str()?.strip_prefix("emblem_")?.strip_suffix(".glb")?.to_owned()))
        .filter(|name| crate::games::shelf().iter().all(|game| game.game() != name))
        .collect();
    games.sort();
    games
});

/// Models of the boxes' emblems: those of the games on the shelf, then those of games still to come.
fn emblems() -> Vec<String> {
    let games = crate::games::shelf().iter().map(|game| game.game()).chain(TO_COME.iter().map(String::as_str));
    games.take(BOXES).map(|game| format!("emblem_{game}")).collect()
}

/// The cards that lie on the title's table: which game's, and shares of the way through its faces.
const SHOWN: [f32; 6] = [0.51, 0.28, 0.78, 0.35, 0.66, 0.90];

/// The first game on the shelf that has faces, and those that lie on the title's table.
#[must_use]
pub fn title_faces() -> Option<(&'static dyn Shelved, Vec<Face>)> {
    crate::games::shelf().iter().find_map(|game| {
        let faces = game.faces(&game.default_options()).ok()?;
        let shown = SHOWN.map(|share| faces.get((faces.len() as f32 * share) as usize).copied());
        Some((*game, shown.into_iter().collect::<Option<Vec<Face>>>()?))
    })
}

/// A few cards of the first game on the shelf, before the other things and in the rack.
fn show_cards(
    commands: &mut Commands,
    book: &mut FaceBook,
    materials: &mut Assets<StandardMaterial>,
    meshes: &TableMeshes,
) {
    let Some((game, faces)) = title_faces() else { return };
    let lean = Quat::from_rotation_y(-0.28) * Quat::from_rotation_x(1.33);
    let lying = |degrees: f32| Quat::from_rotation_y(degrees.to_radians());
    let places = [
        (Vec3::new(-0.205, 0.0008, 0.150), lying(14.0)),
        (Vec3::new(-0.150, 0.0018, 0.158), lying(3.0)),
        (Vec3::new(-0.098, 0.0028, 0.150), lying(-12.0)),
        (Vec3::new(0.275, 0.048, 0.083), lean),
        (Vec3::new(0.317, 0.048, 0.095), lean),
        (Vec3::new(0.357, 0.048, 0.107), lean),
    ];
    for (face, (at, turn)) in faces.into_iter().zip(places) {
        let page = book.page(game.game(), face, materials);
        commands.spawn((
            Scenery,
            Mesh3d(meshes.card_front.clone()),
            MeshMaterial3d(page),
            Transform { translation: at, rotation: turn, scale: Vec3::ONE },
        ));
    }
}

/// Gives models the surfaces that they only name, and keeps flames and glass from casting shadows.
fn dress(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut parts: Query<
        (Entity, &GltfMaterialName, &Mesh3d, &mut MeshMaterial3d<StandardMaterial>),
        Added<GltfMaterialName>,
    >,
    parents: Query<&ChildOf>,
    covers: Query<&Cover>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (entity, name, mesh, mut material) in &mut parts {
        if name.0 == "cover" {
            let cover = parents.iter_ancestors(entity).find_map(|above| covers.get(above).ok());
            let [red, green, blue] = COVERS[cover.map_or(0, |cover| cover.0) % COVERS.len()];
            material.0 = materials.add(StandardMaterial {
                base_color: Color::srgb_u8(red, green, blue),
                perceptual_roughness: 0.75,
                ..default()
            });
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
            commands.entity(entity).insert(NotShadowCaster);
        }
    }
}
