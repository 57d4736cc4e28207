//! What can be chosen glows: rings round flags, frames on cells, halos behind cards.

use bevy::prelude::*;

use super::meshes;
use super::piece::{Mark, Marked};
use crate::client::director::Stage;
use crate::client::table::{Outline, Target, ZoneId};

/// The materials of the marks.
#[derive(Resource, Clone)]
pub struct GlowMaterials {
    last: Handle<StandardMaterial>,
    legal: Handle<StandardMaterial>,
    hover: Handle<StandardMaterial>,
    chosen: Handle<StandardMaterial>,
    hint: Handle<StandardMaterial>,
    wrong: Handle<StandardMaterial>,
    quiet: Handle<StandardMaterial>,
}

impl GlowMaterials {
    /// The material for a mark.
    #[must_use]
    pub fn of(&self, mark: Mark) -> Handle<StandardMaterial> {
        match mark {
            Mark::None => self.quiet.clone(),
            Mark::Last => self.last.clone(),
            Mark::Legal => self.legal.clone(),
            Mark::Hover => self.hover.clone(),
            Mark::Chosen => self.chosen.clone(),
            Mark::Hint => self.hint.clone(),
            Mark::Wrong => self.wrong.clone(),
        }
    }
}

/// A zone's outline on the table.
#[derive(Component)]
struct ZoneGlow(ZoneId, Outline);

/// Glowing outlines.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(PostUpdate, (outlines, light_up).chain());
}

fn make(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut glow = |red: u8, green: u8, blue: u8, strength: f32| {
        materials.add(StandardMaterial {
            base_color: Color::srgb_u8(red, green, blue),
            emissive: LinearRgba::from(Color::srgb_u8(red, green, blue)) * strength,
            perceptual_roughness: 1.0,
            reflectance: 0.0,
            ..default()
        })
    };
    commands.insert_resource(GlowMaterials {
        last: glow(0xd8, 0xa6, 0x48, 4.0),
        legal: glow(0xff, 0xb4, 0x3c, 26.0),
        hover: glow(0xff, 0xd0, 0x78, 260.0),
        chosen: glow(0xff, 0xce, 0x6a, 420.0),
        hint: glow(0x7f, 0xe0, 0x8a, 900.0),
        wrong: glow(0xff, 0x4a, 0x36, 900.0),
        quiet: glow(0xc2, 0xab, 0x62, 0.0),
    });
}

/// Keeps one outline for each zone of the layout on show.
fn outlines(
    mut commands: Commands,
    stage: Res<Stage>,
    present: Query<(Entity, &ZoneGlow)>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<GlowMaterials>,
) {
    if !stage.is_changed() {
        return;
    }
    let zones = &stage.layout.zones;
    for (entity, glow) in &present {
        if !zones.iter().any(|zone| zone.id == glow.0 && zone.outline == glow.1) {
            commands.entity(entity).despawn();
        }
    }
    for zone in zones {
        if let Some((entity, _)) = present.iter().find(|(_, glow)| glow.0 == zone.id && glow.1 == zone.outline) {
            commands.entity(entity).insert(transform(zone.pose));
            continue;
        }
        let mesh = match zone.outline {
            Outline::Ring(radius) => meshes::ring(radius, 0.0018),
            Outline::Frame(size) => meshes::frame(size.x, size.y, 0.0015),
        };
        commands.spawn((
            ZoneGlow(zone.id, zone.outline),
            Mesh3d(meshes.add(mesh)),
            MeshMaterial3d(materials.of(Mark::None)),
            bevy::light::NotShadowCaster,
            transform(zone.pose),
            Visibility::Hidden,
        ));
    }
}

fn transform(pose: crate::client::table::Pose) -> Transform {
    Transform::from_translation(pose.at + Vec3::Y * 0.0011).with_rotation(pose.turn)
}

fn light_up(
    marked: Res<Marked>,
    materials: Res<GlowMaterials>,
    mut zones: Query<(Ref<ZoneGlow>, &mut Visibility, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    for (zone, mut visibility, mut material) in &mut zones {
        if !marked.is_changed() && !zone.is_added() {
            continue;
        }
        let mark = marked.of(Target::Zone(zone.0));
        visibility.set_if_neq(if mark == Mark::None { Visibility::Hidden } else { Visibility::Inherited });
        let wanted = materials.of(mark);
        if material.0 != wanted {
            material.0 = wanted;
        }
    }
}
