//! Reduced motion: a piece does not travel; it fades where it was while it appears where it now is.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::client::frame::{Dressing, Playback};
use crate::table::{Lens, Pose};

/// Seconds of a cross-fade.
const SECS: f32 = 0.18;

/// Appears where it rests, and fades where it was.
#[derive(Component, Clone, Copy, Debug)]
pub struct Fade {
    /// Where it was; `None` if it was nowhere.
    pub from: Option<Pose>,
    gone: f32,
}

impl Fade {
    /// Begins to fade over from another place.
    pub fn over(from: Option<Pose>) -> Self {
        Self { from, gone: 0.0 }
    }
}

/// What fades with a piece: each part's own material, and the translucent ones that stand in for it.
#[derive(Component)]
pub(super) struct Faded {
    parts: Vec<(Entity, Handle<StandardMaterial>, Handle<StandardMaterial>)>,
    ghost: Option<(Entity, Vec<Handle<StandardMaterial>>)>,
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (begin, fade).chain().after(Dressing).after(super::travel::Placing).before(TransformSystems::Propagate),
    );
}

type Parts<'w, 's> = Query<
    'w,
    's,
    (&'static Mesh3d, &'static MeshMaterial3d<StandardMaterial>, &'static Transform, &'static Visibility),
>;

pub(super) fn begin(
    mut commands: Commands,
    fading: Query<(Entity, &Fade, &Children), (Added<Fade>, Without<Faded>)>,
    parts: Parts,
    mut materials: ResMut<Assets<StandardMaterial>>,
    lens: Res<Lens>,
) {
    for (entity, fade, children) in &fading {
        let mut faded = Faded { parts: Vec::new(), ghost: None };
        let ghost =
            fade.from.map(|from| commands.spawn((Transform::from(lens.resolve(&from)), Visibility::Inherited)).id());
        let mut left = Vec::new();
        for part in children.iter() {
            let Ok((mesh, material, at, visibility)) = parts.get(part) else { continue };
            let Some(own) = materials.get(&material.0).cloned().filter(|_| *visibility != Visibility::Hidden) else {
                continue;
            };
            let translucent = StandardMaterial { alpha_mode: AlphaMode::Blend, ..own };
            let arriving = materials.add(translucent.clone());
            commands.entity(part).insert(MeshMaterial3d(arriving.clone()));
            faded.parts.push((part, material.0.clone(), arriving));
            if let Some(ghost) = ghost {
                let leaving = materials.add(translucent);
                let shape = (mesh.clone(), MeshMaterial3d(leaving.clone()), *at, NotShadowCaster);
                commands.entity(ghost).with_child(shape);
                left.push(leaving);
            }
        }
        faded.ghost = ghost.map(|ghost| (ghost, left));
        commands.entity(entity).insert(faded);
    }
}

fn fade(
    mut commands: Commands,
    mut fading: Query<(Entity, &mut Fade, Option<&Faded>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    orphans: Query<(Entity, &Faded), Without<Fade>>,
    present: Query<()>,
    pace: Res<Playback>,
) {
    let end = |commands: &mut Commands, entity: Entity, faded: &Faded| {
        for (part, own, _) in faded.parts.iter().filter(|(part, ..)| present.contains(*part)) {
            commands.entity(*part).insert(MeshMaterial3d(own.clone()));
        }
        if let Some((ghost, _)) = &faded.ghost {
            commands.entity(*ghost).despawn();
        }
        commands.entity(entity).remove::<(Fade, Faded)>();
    };
    for (entity, mut fade, faded) in &mut fading {
        fade.gone += pace.told;
        let part = (fade.gone / SECS).clamp(0.0, 1.0);
        let Some(faded) = faded else { continue };
        let mut tint = |handle: &Handle<StandardMaterial>, alpha: f32| {
            if let Some(mut material) = materials.get_mut(handle) {
                material.base_color.set_alpha(alpha);
            }
        };
        faded.parts.iter().for_each(|(_, _, arriving)| tint(arriving, part));
        faded.ghost.iter().flat_map(|(_, left)| left).for_each(|leaving| tint(leaving, 1.0 - part));
        if part >= 1.0 {
            end(&mut commands, entity, faded);
        }
    }
    for (entity, faded) in &orphans {
        end(&mut commands, entity, faded);
    }
}
