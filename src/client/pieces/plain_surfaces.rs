//! Plain surfaces for slow machines: without relief and lacquer, which cost them a good part of every frame.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::client::frame::Dressing;
use crate::client::settings::{Quality, Settings};

/// What slow machines do without on a surface.
#[derive(Clone, Debug, PartialEq)]
struct Finish {
    relief: Option<Handle<Image>>,
    lacquer: f32,
}

impl Finish {
    /// What a material has of it; nothing if it has nothing.
    fn of(material: &StandardMaterial) -> Option<Self> {
        let it = Self { relief: material.normal_map_texture.clone(), lacquer: material.clearcoat };
        (it.relief.is_some() || it.lacquer > 0.0).then_some(it)
    }

    /// Gives it to a material.
    fn give(self, material: &mut StandardMaterial) {
        material.normal_map_texture = self.relief;
        material.clearcoat = self.lacquer;
    }
}

/// What has been taken off materials.
#[derive(Resource, Default)]
pub(super) struct TakenOff(HashMap<AssetId<StandardMaterial>, Finish>);

/// Makes surfaces plain, and rich again.
pub fn plugin(app: &mut App) {
    app.init_resource::<TakenOff>()
        .add_systems(PostUpdate, finish.in_set(Dressing).run_if(resource_exists::<Assets<StandardMaterial>>));
}

/// At low quality every surface is plain; at others each has again what it had.
pub(super) fn finish(
    settings: Res<Settings>,
    mut news: MessageReader<AssetEvent<StandardMaterial>>,
    mut taken_off: ResMut<TakenOff>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if settings.quality != Quality::Low {
        news.clear();
        for (id, finish) in taken_off.0.drain() {
            if let Some(mut material) = materials.get_mut(id) {
                finish.give(&mut material);
            }
        }
        return;
    }
    let added = news.read().filter_map(|event| match event {
        AssetEvent::Added { id } => Some(*id),
        _ => None,
    });
    let mut ids: Vec<AssetId<StandardMaterial>> = added.collect();
    if settings.is_changed() {
        ids.extend(materials.iter().map(|(id, _)| id));
    }
    for id in ids {
        let Some(finish) = materials.get(id).and_then(Finish::of) else { continue };
        if let Some(mut material) = materials.get_mut(id) {
            Finish { relief: None, lacquer: 0.0 }.give(&mut material);
        }
        taken_off.0.insert(id, finish);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_surface_is_plain_at_low_quality_and_rich_again_afterwards() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>().add_message::<AssetEvent<StandardMaterial>>();
        app.insert_resource(Settings { quality: Quality::High, ..Settings::default() }).add_plugins(plugin);
        let polished = StandardMaterial { clearcoat: 0.5, normal_map_texture: Some(Handle::default()), ..default() };
        let finish = Finish::of(&polished);
        let first = app.world_mut().resource_mut::<Assets<StandardMaterial>>().add(polished.clone());
        let of = |app: &App, id: &Handle<StandardMaterial>| {
            app.world().resource::<Assets<StandardMaterial>>().get(id).and_then(Finish::of)
        };
        app.update();
        assert_eq!(of(&app, &first), finish);
        app.world_mut().resource_mut::<Settings>().quality = Quality::Low;
        app.update();
        assert_eq!(of(&app, &first), None);
        let second = app.world_mut().resource_mut::<Assets<StandardMaterial>>().add(polished);
        app.world_mut().write_message(AssetEvent::Added { id: second.id() });
        app.update();
        assert_eq!(of(&app, &second), None, "what comes later is plain as well");
        app.world_mut().resource_mut::<Settings>().quality = Quality::Medium;
        app.update();
        assert_eq!((of(&app, &first), of(&app, &second)), (finish.clone(), finish));
    }
}
