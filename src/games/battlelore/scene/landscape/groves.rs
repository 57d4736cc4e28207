//! The trees within forest hexes, which give way to whoever stands there: they sink into the ground, and rise when he has gone.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::mesh_builder::Mould;
use super::trees;
use super::{TerrainPart, Turf, in_metres};
use crate::client::frame::{AppSystems, Playback};
use crate::games::battlelore::Hex;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::bodies::Heath;

/// Seconds in which trees sink, or rise.
const SINKS: f32 = 0.25;

/// The trees within a hex.
#[derive(Component)]
pub struct Grove {
    hex: Hex,
    /// How far they have sunk: 0 not at all, 1 out of sight.
    sunk: f32,
}

impl Grove {
    /// Where a grove is that has sunk so far, and whether anything of it is seen.
    fn place(sunk: f32) -> (Transform, Visibility) {
        let seen = if sunk < 1.0 { Visibility::Inherited } else { Visibility::Hidden };
        (Transform::from_xyz(0.0, -trees::DEEP * sunk * sunk, 0.0), seen)
    }
}

pub fn plugin(app: &mut App) {
    // Whatever else lives on tables has followed by then: only one of them moves things at a time.
    app.add_systems(Update, give_way.after(AppSystems::Follow).before(AppSystems::Point));
}

/// Plants the groves of a field as they stand when nothing moves: fewer trees where the machine is slow.
pub fn plant(
    commands: &mut Commands,
    heath: &Heath,
    turf: &Turf,
    meshes: &mut Assets<Mesh>,
    slow: bool,
) -> Vec<Entity> {
    let plant = |hex: Hex| {
        let mut mould = Mould::new(0.06);
        trees::fill(&mut mould, &heath.field, heath.towards, hex, slow);
        let sunk = if heath.stood.contains(hex) { 1.0 } else { 0.0 };
        let looks = (Mesh3d(meshes.add(mould.mesh(in_metres))), MeshMaterial3d(turf.works.clone()));
        commands.spawn((TerrainPart, Grove { hex, sunk }, looks, Grove::place(sunk))).id()
    };
    heath.field.of(Surface::Forest).iter().map(plant).collect()
}

/// Lets groves sink where somebody stands, and rise where nobody does.
fn give_way(
    mut groves: Query<(&mut Grove, &ChildOf, &mut Transform, &mut Visibility)>,
    heaths: Query<&Heath>,
    pace: Res<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (mut grove, of, mut place, mut seen) in &mut groves {
        let Ok(heath) = heaths.get(of.parent()) else { continue };
        let goal = if heath.stood.contains(grove.hex) { 1.0 } else { 0.0 };
        if grove.sunk == goal {
            continue;
        }
        let step = if pace.reduced { 1.0 } else { pace.told / SINKS };
        grove.sunk += (goal - grove.sunk).clamp(-step, step);
        (*place, *seen) = Grove::place(grove.sunk);
        redraw.write(RequestRedraw);
    }
}
