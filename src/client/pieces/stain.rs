//! Models in the colour of their look, and models that are only a possibility.

use std::collections::HashMap;

use bevy::gltf::GltfMaterialName;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::client::pace::Dressing;

/// Opacity of what is only shown as a possibility.
const GHOSTLY: f32 = 0.40;
/// Material of a model's parts that take the colour of the look.
const TINT: &str = "tint";

/// How the parts of a piece's model differ from the file.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stain {
    /// Colour as sRGB of the parts that take one.
    pub tint: Option<[u8; 3]>,
    /// Translucent.
    pub ghost: bool,
}

/// The stained copies of materials, each made once.
#[derive(Resource, Default)]
struct Stained(HashMap<(AssetId<StandardMaterial>, Stain), Handle<StandardMaterial>>);

/// Stains.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stained>().add_systems(PostUpdate, stain.after(super::scenery::dress).in_set(Dressing));
}

/// Stains the parts of models that have just been spawned.
fn stain(
    mut commands: Commands,
    mut parts: Query<(Entity, &GltfMaterialName, &mut MeshMaterial3d<StandardMaterial>), Added<GltfMaterialName>>,
    parents: Query<&ChildOf>,
    stains: Query<&Stain>,
    mut stained: ResMut<Stained>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
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
            if let Some([red, green, blue]) = tint {
                own.base_color = Color::srgb_u8(red, green, blue);
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
