//! Models in the colour of their look, and models that are only a possibility.

use std::collections::HashMap;

use bevy::gltf::GltfMaterialName;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::client::frame::Dressing;
use crate::client::settings::Settings;
use crate::table::{Dye, Palette};

/// Opacity of what is only shown as a possibility.
const GHOSTLY: f32 = 0.40;
/// Material of a model's parts that take the colour of the look.
const TINT: &str = "tint";

/// How the parts of a piece's model differ from the file.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stain {
    /// Colour of the parts that take one.
    pub tint: Option<Dye>,
    pub ghost: bool,
}

/// The stained copies of materials, each made once.
#[derive(Resource, Default)]
pub(super) struct Stained(HashMap<(AssetId<StandardMaterial>, Stain), Handle<StandardMaterial>>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Stained>().add_systems(PostUpdate, stain.after(super::scenery::dress).in_set(Dressing));
}

/// Stains the parts of models that have just been spawned, and all others anew when another palette has been chosen.
pub(super) fn stain(
    mut commands: Commands,
    mut parts: Query<(Entity, &GltfMaterialName, &mut MeshMaterial3d<StandardMaterial>), Added<GltfMaterialName>>,
    parents: Query<&ChildOf>,
    stains: Query<&Stain>,
    (settings, mut chosen): (Res<Settings>, Local<Palette>),
    mut stained: ResMut<Stained>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if *chosen != settings.palette {
        *chosen = settings.palette;
        for ((_, stain), made) in &stained.0 {
            if let (Some(dye), Some(mut material)) = (stain.tint, materials.get_mut(made)) {
                let alpha = material.base_color.alpha();
                material.base_color = paint(dye, &settings).with_alpha(alpha);
            }
        }
    }
    for (entity, name, mut material) in &mut parts {
        let Some(stain) = parents.iter_ancestors(entity).find_map(|above| stains.get(above).ok()) else { continue };
        let tint = stain.tint.filter(|_| name.0 == TINT);
        let stain = Stain { tint, ghost: stain.ghost };
        if stain.ghost {
            commands.entity(entity).insert(NotShadowCaster);
        } else if tint.is_none() {
            continue;
        }
        let known = stained.0.get(&(material.id(), stain)).cloned();
        let Some(made) = known.or_else(|| {
            let mut own = materials.get(&material.0)?.clone();
            if let Some(dye) = tint {
                own.base_color = paint(dye, &settings);
            }
            if stain.ghost {
                own.base_color.set_alpha(GHOSTLY);
                own.alpha_mode = AlphaMode::Blend;
            }
            Some(materials.add(own))
        }) else {
            continue;
        };
        stained.0.insert((material.id(), stain), made.clone());
        material.0 = made;
    }
}

fn paint(dye: Dye, settings: &Settings) -> Color {
    let [red, green, blue] = dye.colour(settings.palette);
    Color::srgb_u8(red, green, blue)
}
