//! What has fallen dissolves: holes eat into it whose rims glow like embers, and ash rises. At the simplest quality it shrinks.

use std::collections::HashMap;

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::light::NotShadowCaster;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};

use super::cloth::{Cloth, Hangs};
use super::particles::Emit;
use super::picture::TablePicture;
use super::piece::Piece;
use super::travel::Leaving;
use crate::client::frame::AppSystems;
use crate::client::settings::{Quality, Settings};
use crate::table::{Burst, Particle};

const SHADER: Handle<Shader> = uuid_handle!("c3a1d7f2-64b8-4e55-9a0b-7b1f3b8e2d46");

/// What `shaders/dissolve.wgsl` adds to a standard surface: how much of it is gone.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub struct Embers {
    #[uniform(100)]
    gone: Vec4,
}

/// A surface that dissolves.
pub type Dissolving = ExtendedMaterial<StandardMaterial, Embers>;

impl MaterialExtension for Embers {
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

/// Has begun to dissolve, and what its parts are made of meanwhile.
#[derive(Component)]
pub(super) struct Burning(Vec<Handle<Dissolving>>);

/// The shader and its system.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../shaders/dissolve.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Dissolving>::default()).add_systems(
        Update,
        burn.run_if(any_with_component::<Leaving>)
            .after(super::triumph::rise)
            .after(super::flame::burn)
            .after(super::scenery::refine)
            .in_set(AppSystems::Furnish),
    );
}

/// A surface that has not begun to dissolve, to warm up with.
pub fn whole() -> Dissolving {
    Dissolving { base: StandardMaterial::default(), extension: Embers::default() }
}

/// Sets fire to what has come to its end, and lets it burn.
pub(super) fn burn(
    mut commands: Commands,
    leaving: Query<(Entity, &Leaving, Option<&Burning>, &Piece, &Transform)>,
    (children, worn): (Query<&Children>, Query<AnyOf<(&MeshMaterial3d<StandardMaterial>, &Hangs)>>),
    (materials, mut dissolving): (Res<Assets<StandardMaterial>>, ResMut<Assets<Dissolving>>),
    (settings, mut picture): (Res<Settings>, ResMut<TablePicture>),
    mut ash: MessageWriter<Emit>,
) {
    for (entity, leaving, burning, piece, place) in &leaving {
        let Some(gone) = leaving.dissolved().filter(|_| settings.quality != Quality::Low) else { continue };
        picture.soil();
        if let Some(burning) = burning {
            for surface in &burning.0 {
                if let Some(mut surface) = dissolving.get_mut(surface) {
                    surface.extension.gone.x = gone;
                }
            }
            continue;
        }
        let mut made = HashMap::new();
        for part in children.iter_descendants(entity) {
            let Ok((plain, hangs)) = worn.get(part) else { continue };
            let Some(plain) = plain.map(|worn| &worn.0).or(hangs.map(|hangs| &hangs.0)) else { continue };
            let Some(base) = materials.get(plain) else { continue };
            if matches!(base.alpha_mode, AlphaMode::Opaque | AlphaMode::Mask(_)) {
                let extended = || dissolving.add(Dissolving { base: base.clone(), extension: Embers::default() });
                let surface = made.entry(plain.id()).or_insert_with(extended).clone();
                commands
                    .entity(part)
                    .remove::<(MeshMaterial3d<StandardMaterial>, MeshMaterial3d<Cloth>, Hangs)>()
                    .insert((MeshMaterial3d(surface), NotShadowCaster));
            } else {
                commands.entity(part).insert(Visibility::Hidden);
            }
        }
        commands.entity(entity).insert(Burning(made.into_values().collect()));
        let around = Vec2::splat(piece.look.extent.half.xz().min_element() * place.scale.x);
        ash.write(Emit(Burst::new(Particle::Ash, place.translation).around(around)));
    }
}
