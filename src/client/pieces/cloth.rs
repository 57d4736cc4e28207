//! Cloth that hangs stirs: flags and banners, which say in their models how freely each of their corners hangs. While there is no
//! [life](super::life) at the table they are plain surfaces.

use std::collections::HashMap;

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::gltf::GltfMaterialName;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};

use super::life::Life;
use crate::client::frame::Dressing;
use crate::client::settings::Settings;

const SHADER: Handle<Shader> = uuid_handle!("7d0a3c55-0e6f-4d2b-b1c6-52f0a4f6e9b8");
/// How far the free end of a cloth stirs, in metres.
const STIRS: f32 = 0.0015;
/// Materials of cloth and of what is sewn to it; where they have no places on a picture, nothing of them hangs.
const HANGING: [&str; 3] = ["cloth", "tint", "carved"];

/// What `shaders/cloth.wgsl` adds to a standard surface: how far it stirs.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct Sway {
    /// In metres; the rest is for the driver, which wants four.
    #[uniform(100)]
    by: Vec4,
}

/// A surface that stirs.
pub type Cloth = ExtendedMaterial<StandardMaterial, Sway>;

impl MaterialExtension for Sway {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn enable_prepass() -> bool {
        // There it would be where it does not hang.
        false
    }
}

/// Hangs, and is this surface where it does not stir.
#[derive(Component, Clone)]
pub(super) struct Hangs(pub Handle<StandardMaterial>);

/// The stirring copies of surfaces, each made once.
#[derive(Resource, Default)]
struct Stirring(HashMap<AssetId<StandardMaterial>, Handle<Cloth>>);

impl Stirring {
    fn of(
        &mut self,
        plain: &Handle<StandardMaterial>,
        materials: &Assets<StandardMaterial>,
        cloths: &mut Assets<Cloth>,
    ) -> Option<MeshMaterial3d<Cloth>> {
        let base = materials.get(plain)?;
        let make = || cloths.add(Cloth { base: base.clone(), extension: Sway { by: Vec4::splat(STIRS) } });
        Some(MeshMaterial3d(self.0.entry(plain.id()).or_insert_with(make).clone()))
    }

    /// Gives the copies what their surfaces have now, and lets go of those whose surfaces are gone.
    fn renew(&mut self, materials: &Assets<StandardMaterial>, cloths: &mut Assets<Cloth>) {
        self.0.retain(|plain, _| materials.contains(*plain));
        for (plain, cloth) in &self.0 {
            if let (Some(plain), Some(mut cloth)) = (materials.get(*plain), cloths.get_mut(cloth)) {
                cloth.base = plain.clone();
            }
        }
    }
}

/// The shader and its system.
pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../shaders/cloth.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Cloth>::default())
        .init_resource::<Stirring>()
        .add_systems(PostUpdate, hang.after(super::tint::stain).after(super::plain_surfaces::finish).in_set(Dressing));
}

/// Hangs new cloth, and has all of it stir or stand still.
fn hang(
    mut commands: Commands,
    (life, settings): (Res<Life>, Res<Settings>),
    (meshes, materials): (Res<Assets<Mesh>>, Res<Assets<StandardMaterial>>),
    (mut stirring, mut cloths): (ResMut<Stirring>, ResMut<Assets<Cloth>>),
    new: Query<(Entity, &GltfMaterialName, &Mesh3d, &MeshMaterial3d<StandardMaterial>), Added<GltfMaterialName>>,
    hung: Query<(Entity, &Hangs)>,
    mut stirs: Local<bool>,
) {
    if settings.is_changed() {
        stirring.renew(&materials, &mut cloths);
    }
    let hangs = |mesh: &Mesh3d| meshes.get(mesh).is_some_and(|mesh| mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0));
    for (entity, _, _, plain) in new.iter().filter(|(_, name, mesh, _)| HANGING.contains(&&*name.0) && hangs(mesh)) {
        let mut part = commands.entity(entity);
        part.insert(Hangs(plain.0.clone()));
        if let Some(cloth) = stirring.of(&plain.0, &materials, &mut cloths).filter(|_| *stirs) {
            part.remove::<MeshMaterial3d<StandardMaterial>>().insert(cloth);
        }
    }
    if *stirs == life.0.is_some() {
        return;
    }
    *stirs = life.0.is_some();
    for (entity, Hangs(plain)) in &hung {
        let mut part = commands.entity(entity);
        match stirring.of(plain, &materials, &mut cloths).filter(|_| *stirs) {
            Some(cloth) => part.remove::<MeshMaterial3d<StandardMaterial>>().insert(cloth),
            None => part.remove::<MeshMaterial3d<Cloth>>().insert(MeshMaterial3d(plain.clone())),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cloth_stirs_while_there_is_life_and_stands_still_otherwise() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>()
            .init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<Cloth>>();
        app.init_resource::<Stirring>().init_resource::<Settings>().insert_resource(Life(None));
        app.add_systems(Update, hang);
        let flag = Mesh::from(Plane3d::default());
        let felt = flag.clone().with_removed_attribute(Mesh::ATTRIBUTE_UV_0);
        let [flag, felt] = [flag, felt].map(|mesh| app.world_mut().resource_mut::<Assets<Mesh>>().add(mesh));
        let plain = app.world_mut().resource_mut::<Assets<StandardMaterial>>().add(StandardMaterial::default());
        let part = |app: &mut App, mesh: &Handle<Mesh>| {
            let named = GltfMaterialName("cloth".to_owned());
            app.world_mut().spawn((named, Mesh3d(mesh.clone()), MeshMaterial3d(plain.clone()))).id()
        };
        let (flag, felt) = (part(&mut app, &flag), part(&mut app, &felt));
        let stirs = |app: &mut App, life: Option<f32>, part: Entity| {
            app.insert_resource(Life(life));
            app.update();
            app.update();
            let part = app.world().entity(part);
            let cloth = part.get::<MeshMaterial3d<Cloth>>().map(|cloth| &cloth.0);
            assert!(cloth.is_some() != part.contains::<MeshMaterial3d<StandardMaterial>>(), "one surface at a time");
            cloth.and_then(|cloth| app.world().resource::<Assets<Cloth>>().get(cloth)).map(|cloth| cloth.extension.by.x)
        };
        assert_eq!(stirs(&mut app, None, flag), None);
        assert_eq!(stirs(&mut app, Some(1.0), flag), Some(0.0015));
        assert_eq!(stirs(&mut app, Some(2.0), felt), None, "felt lies");
        assert_eq!(stirs(&mut app, None, flag), None);
        app.world_mut().resource_mut::<Assets<StandardMaterial>>().get_mut(&plain).expect("a surface").metallic = 0.7;
        app.world_mut().resource_mut::<Settings>().set_changed();
        stirs(&mut app, Some(3.0), flag);
        let cloths = app.world().resource::<Assets<Cloth>>();
        assert!(cloths.iter().all(|(_, cloth)| cloth.base.metallic == 0.7), "as its surface is now");
    }
}
