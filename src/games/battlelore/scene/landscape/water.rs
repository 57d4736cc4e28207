//! The water of the field: it flows while something is told and comes to rest soon after. The simplest quality has it still.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};
use bevy::window::RequestRedraw;

use crate::client::director::Director;
use crate::client::frame::{AppSystems, Playback};
use crate::client::pieces::picture::TablePicture;
use crate::client::settings::{Quality, Settings};

/// Seconds in which it comes to rest.
const CALMS: f32 = 1.8;
const SHADER: Handle<Shader> = uuid_handle!("0b3f4f0a-5c0e-4c0d-9d5e-6f2d0d8a7c31");

/// What `shaders/water.wgsl` adds to a standard surface: ripples, and how far they have wandered.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub struct Ripples {
    #[uniform(100)]
    gone: Vec4,
}

type Water = ExtendedMaterial<StandardMaterial, Ripples>;

impl MaterialExtension for Ripples {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// What water is made of.
#[derive(Resource)]
pub struct Waters {
    still: Handle<StandardMaterial>,
    flowing: Handle<Water>,
}

/// A surface of water.
#[derive(Component)]
pub struct Stream;

pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../../../shaders/water.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Water>::default()).add_systems(PreStartup, make).add_systems(
        Update,
        (
            flow.in_set(AppSystems::Follow),
            renew.run_if(resource_exists_and_changed::<Settings>).in_set(AppSystems::Furnish),
        ),
    );
}

fn make(mut commands: Commands, mut still: ResMut<Assets<StandardMaterial>>, mut flowing: ResMut<Assets<Water>>) {
    let base = StandardMaterial { perceptual_roughness: 0.16, reflectance: 0.4, ..default() };
    commands.insert_resource(Waters {
        still: still.add(base.clone()),
        flowing: flowing.add(Water { base, extension: Ripples::default() }),
    });
}

impl Waters {
    /// Fills a surface.
    pub fn fill(&self, stream: &mut EntityCommands, quality: Quality) {
        stream.insert(Stream).remove::<(MeshMaterial3d<StandardMaterial>, MeshMaterial3d<Water>)>();
        if quality == Quality::Low {
            stream.insert(MeshMaterial3d(self.still.clone()));
        } else {
            stream.insert(MeshMaterial3d(self.flowing.clone()));
        }
    }
}

/// Gives all water what the chosen quality makes it of.
fn renew(mut commands: Commands, settings: Res<Settings>, waters: Res<Waters>, streams: Query<Entity, With<Stream>>) {
    for stream in &streams {
        waters.fill(&mut commands.entity(stream), settings.quality);
    }
}

/// Lets the ripples wander as long as something is told, and slower and slower after that.
fn flow(
    streams: Query<(), (With<Stream>, With<MeshMaterial3d<Water>>)>,
    waters: Res<Waters>,
    mut materials: ResMut<Assets<Water>>,
    (director, pace): (Res<Director>, Res<Playback>),
    mut left: Local<f32>,
    mut picture: ResMut<TablePicture>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if streams.is_empty() || pace.reduced {
        *left = 0.0;
        return;
    }
    *left = if director.busy() { CALMS } else { *left - pace.real };
    if *left > 0.0
        && let Some(mut water) = materials.get_mut(&waters.flowing)
    {
        water.extension.gone.x += pace.real * (*left / CALMS);
        picture.soil();
        redraw.write(RequestRedraw);
    }
}
