//! A thread of smoke over every flame, while there is [life](super::life) at the table.

use bevy::asset::{RenderAssetUsages, load_internal_asset, uuid_handle};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};

use super::flame::Flame;
use super::life::Life;
use crate::client::frame::Dressing;

const SHADER: Handle<Shader> = uuid_handle!("5e1b7c0d-93a4-4f0e-8a56-1d4c7e2f9b60");
/// How wide and how high a thread is, and how high above the foot of its flame it begins, in metres.
const SIZE: Vec2 = Vec2::new(0.015, 0.085);
const BEGINS: f32 = 0.019;
/// Of how many pieces it is made, so that it can wind.
const PIECES: u16 = 14;
/// Its light as it arrives at the lens, and how thick it is at most.
const PALE: Vec4 = Vec4::new(0.42, 0.40, 0.40, 0.16);

/// What `shaders/smoke.wgsl` draws.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct Smoke {
    #[uniform(0)]
    pale: Vec4,
}

impl Material for Smoke {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }
}

/// The thread over a flame.
#[derive(Component)]
struct Thread;

/// What threads are made of.
#[derive(Resource)]
struct Spun(Mesh3d, MeshMaterial3d<Smoke>);

/// The shader and its system.
pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../shaders/smoke.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Smoke>::default()).add_systems(PreStartup, spin).add_systems(
        PostUpdate,
        smoke.after(super::scenery::dress).before(super::previews::PreviewFade).in_set(Dressing),
    );
}

fn spin(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut smokes: ResMut<Assets<Smoke>>) {
    commands.insert_resource(Spun(Mesh3d(meshes.add(ribbon())), MeshMaterial3d(smokes.add(Smoke { pale: PALE }))));
}

/// A strip that stands on its lower end.
fn ribbon() -> Mesh {
    let rungs = || (0..=PIECES).map(|piece| f32::from(piece) / f32::from(PIECES));
    let sides = |rise: f32| [(0.0, rise), (1.0, rise)];
    let positions: Vec<[f32; 3]> =
        rungs().flat_map(sides).map(|(side, rise)| [(side - 0.5) * SIZE.x, rise * SIZE.y, 0.0]).collect();
    let places: Vec<[f32; 2]> = rungs().flat_map(sides).map(|(side, rise)| [side, 1.0 - rise]).collect();
    let corners = (0..PIECES).flat_map(|piece| [0, 1, 2, 2, 1, 3].map(|corner| 2 * piece + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, places)
        .with_inserted_indices(Indices::U16(corners))
}

/// Every flame that has been lit smokes, as long as there is life.
fn smoke(
    mut commands: Commands,
    (life, spun): (Res<Life>, Res<Spun>),
    lit: Query<&ChildOf, Added<Flame>>,
    mut threads: Query<&mut Visibility, With<Thread>>,
) {
    let seen = if life.0.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    for foot in &lit {
        // Not on the flame itself, which sways.
        let over = Transform::from_xyz(0.0, BEGINS, 0.0);
        let drawn = (spun.0.clone(), spun.1.clone(), NotShadowCaster, NoFrustumCulling);
        commands.entity(foot.parent()).with_child((Thread, over, seen, drawn));
    }
    for mut thread in &mut threads {
        thread.set_if_neq(seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flames_smoke_while_there_is_life() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>().init_resource::<Assets<Smoke>>().insert_resource(Life(None));
        app.add_systems(PreStartup, spin).add_systems(Update, smoke);
        let foot = app.world_mut().spawn(Transform::default()).id();
        app.world_mut().spawn((Flame, ChildOf(foot)));
        let mut seen = |life: Option<f32>| {
            app.insert_resource(Life(life));
            app.update();
            let mut threads = app.world_mut().query_filtered::<&Visibility, With<Thread>>();
            threads.iter(app.world()).copied().collect::<Vec<_>>()
        };
        assert_eq!(seen(None), [Visibility::Hidden]);
        assert_eq!(seen(Some(1.0)), [Visibility::Inherited]);
        assert_eq!(seen(None), [Visibility::Hidden], "no thread is left, and none is added");
    }

    #[test]
    fn a_thread_is_whole_from_end_to_end() {
        let ribbon = ribbon();
        assert_eq!(ribbon.count_vertices(), 2 * (usize::from(PIECES) + 1));
        let corners: Vec<usize> = ribbon.indices().expect("corners").iter().collect();
        assert_eq!(
            (corners.len(), corners.iter().max()),
            (6 * usize::from(PIECES), Some(&(2 * usize::from(PIECES) + 1)))
        );
    }
}
