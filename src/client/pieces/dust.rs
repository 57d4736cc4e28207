//! Dust where a heavy piece lands.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};
use bevy::window::RequestRedraw;

use super::meshes::TableMeshes;
use crate::client::frame::{AppSystems, Playback};

/// Seconds until it has settled.
const SECS: f32 = 0.7;
/// Width of the cloud in metres when it has settled.
const WIDTH: f32 = 0.15;
const SHADER: Handle<Shader> = uuid_handle!("5f0c5d9e-8f3a-4a43-9c1c-0a2e5b5f9d11");

/// What `shaders/dust.wgsl` draws with: age from 0 to 1, and which cloud it is.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub struct Dust {
    #[uniform(0)]
    age: Vec4,
}

impl Material for Dust {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// A heavy piece landed here.
#[derive(Message, Clone, Copy, Debug)]
pub struct Landed(pub Vec3);

/// A cloud, and the seconds since it rose.
#[derive(Component)]
struct Cloud(f32);

pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../shaders/dust.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Dust>::default())
        .add_message::<Landed>()
        .add_systems(Update, (rise, settle).chain().in_set(AppSystems::Furnish));
}

/// The parts of a cloud.
pub fn cloud(meshes: &TableMeshes, material: Handle<Dust>, at: Vec3) -> impl Bundle {
    (
        Mesh3d(meshes.decal.clone()),
        MeshMaterial3d(material),
        Transform::from_translation(at + Vec3::Y * 0.0015).with_scale(Vec3::new(WIDTH, 1.0, WIDTH)),
        NotShadowCaster,
    )
}

fn rise(
    mut commands: Commands,
    mut landed: MessageReader<Landed>,
    meshes: Res<TableMeshes>,
    mut materials: ResMut<Assets<Dust>>,
) {
    for Landed(at) in landed.read() {
        let material = materials.add(Dust { age: Vec4::new(0.0, at.x + at.z, 0.0, 0.0) });
        commands.spawn((Cloud(0.0), cloud(&meshes, material, *at)));
    }
}

fn settle(
    mut commands: Commands,
    mut clouds: Query<(Entity, &mut Cloud, &MeshMaterial3d<Dust>)>,
    mut materials: ResMut<Assets<Dust>>,
    pace: Res<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut cloud, material) in &mut clouds {
        cloud.0 += pace.real;
        if cloud.0 >= SECS {
            commands.entity(entity).despawn();
        } else if let Some(mut dust) = materials.get_mut(material) {
            dust.age.x = cloud.0 / SECS;
        }
        redraw.write(RequestRedraw);
    }
}
