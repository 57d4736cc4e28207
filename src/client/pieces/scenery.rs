//! Table top, mat, candles and the title's still life: everything that nobody moves.

use bevy::gltf::GltfMaterialName;
use bevy::image::{ImageAddressMode, ImageLoaderSettings};
use bevy::light::NotShadowCaster;
use bevy::math::Affine2;
use bevy::prelude::*;

use super::camera::Eye;
use super::mipmaps;
use crate::client::flow::Screen;
use crate::client::flow::session::Session;
use crate::client::table::{Framing, Pose};

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
struct Surfaces {
    oak: Handle<StandardMaterial>,
    wall: Handle<StandardMaterial>,
    felt: Handle<StandardMaterial>,
    flame: Handle<StandardMaterial>,
    /// Pictures that have not got their smaller versions yet.
    pictures: Vec<Handle<Image>>,
}

/// Systems of the scenery.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scene>()
        .add_systems(Startup, surfaces)
        .add_systems(Update, (furnish, dress, refine).chain())
        .add_systems(OnEnter(Screen::Title), |mut eye: ResMut<Eye>| eye.look(TITLE, true));
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
        Some(picture)
    };
    let oak = StandardMaterial {
        base_color_texture: load("oak", true),
        normal_map_texture: load("oak_n", false),
        metallic_roughness_texture: load("oak_mr", false),
        perceptual_roughness: 1.0,
        metallic: 1.0,
        clearcoat: 0.25,
        clearcoat_perceptual_roughness: 0.4,
        ..default()
    };
    let wall = StandardMaterial {
        base_color_texture: load("walnut", true),
        normal_map_texture: load("walnut_n", false),
        perceptual_roughness: 0.55,
        ..default()
    };
    let felt = StandardMaterial {
        base_color_texture: load("felt", true),
        normal_map_texture: load("felt_n", false),
        perceptual_roughness: 0.95,
        reflectance: 0.15,
        uv_transform: Affine2::from_scale(Vec2::splat(5.0)),
        ..default()
    };
    let flame = StandardMaterial {
        base_color: Color::srgb_u8(0xff, 0xbf, 0x66),
        emissive: LinearRgba::from(Color::srgb_u8(0xff, 0xbf, 0x66)) * 9000.0,
        ..default()
    };
    commands.insert_resource(Surfaces {
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
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    mut scene: ResMut<Scene>,
    present: Query<Entity, With<Scenery>>,
    assets: Res<AssetServer>,
    surfaces: Res<Surfaces>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let wanted = match (screen.get(), &session) {
        (Screen::Loading, _) => Scene::Empty,
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
    let mut stand = |name: &str, pose: Pose| {
        let mut model = commands.spawn((
            Scenery,
            WorldAssetRoot(assets.load(format!("models/{name}.glb#Scene0"))),
            Transform { translation: pose.at, rotation: pose.turn, scale: Vec3::splat(pose.scale) },
            Visibility::Inherited,
        ));
        if name.starts_with("candle") {
            model.with_child((
                PointLight {
                    color: Color::linear_rgb(1.0, 0.62, 0.28),
                    intensity: 2_400.0,
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
            let (mat, colour, at) = setting.mat;
            if let Some(mut felt) = materials.get_mut(&surfaces.felt) {
                felt.base_color = Color::srgb_u8(colour[0], colour[1], colour[2]);
            }
            stand(mat, Pose::table(at.x, at.y, at.z));
            for (name, pose) in setting.props {
                stand(name, pose);
            }
        }
        (Scene::Title, _) => {
            for (name, pose) in still_life() {
                stand(name, pose);
            }
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
        ("shelf", Pose::table(0.165, 0.262, -0.355)),
        ("candle_tall", turned(-0.015, -0.12, 30.0).scaled(1.25)),
        ("candle", turned(0.455, -0.06, 200.0).scaled(1.25)),
        ("flag_pawn", turned(-0.115, 0.0, 0.0).scaled(2.3)),
        ("bottle", turned(0.165, 0.005, 0.0).scaled(1.1)),
        ("knight", turned(0.315, 0.0, -14.0).scaled(1.1)),
        ("card_rack", turned(0.435, 0.075, -16.0)),
        ("book", turned(-0.36, -0.17, 24.0)),
        ("mug", turned(0.60, -0.14, 150.0)),
    ];
    for level in 0..9u8 {
        let wobble = f32::from(level) * 2.1;
        let at = Vec3::new(0.018 + wobble.sin() * 0.0012, f32::from(level) * 0.0098, 0.012 + wobble.cos() * 0.0012);
        things.push(("disc", Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_y(wobble))));
    }
    for (x, z, level) in
        [(0.082, 0.03, 0.0), (0.081, 0.029, 1.0), (0.0825, 0.0305, 2.0), (-0.012, 0.085, 0.0), (0.058, 0.092, 0.0)]
    {
        things.push(("disc", Pose::table(x, level * 0.0098, z)));
    }
    for (x, z, level) in
        [(0.315, 0.115, 0.0), (0.3155, 0.1145, 1.0), (0.3145, 0.1155, 2.0), (0.262, 0.142, 0.0), (0.37, 0.148, 0.0)]
    {
        things.push(("coin", Pose::table(x, level * 0.0052, z).scaled(1.4)));
    }
    for (index, emblem) in BOXES.iter().enumerate() {
        let x = -0.065 + 0.115 * index as f32;
        things.push(("game_box", Pose::table(x, 0.262, -0.352)));
        things.push((emblem, Pose::table(x, 0.262 + 0.0425, -0.352 + 0.0288)));
    }
    things
}

/// Emblems of the boxes on the shelf.
const BOXES: [&str; 5] =
    ["emblem_battle_line", "emblem_knight_line", "emblem_bottle_imp", "emblem_battlelore", "emblem_battle_royal"];

/// Gives models the surfaces that they only name, and keeps flames and glass from casting shadows.
fn dress(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut parts: Query<
        (Entity, &GltfMaterialName, &Mesh3d, &mut MeshMaterial3d<StandardMaterial>),
        Added<GltfMaterialName>,
    >,
) {
    for (entity, name, mesh, mut material) in &mut parts {
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
