//! Ghosts: what would stand on the table if a choice were gone on with, and signs laid on it on request.

use bevy::prelude::*;

use super::camera::Lens;
use super::piece::Workshop;
use crate::client::session::Session;
use crate::client::table::Placed;

/// What is shown besides the pieces; written by the picker.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Ghosts(pub Vec<Placed>);

/// One of them.
#[derive(Component)]
struct Ghost;

/// Ghosts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Ghosts>().add_systems(PostUpdate, haunt.run_if(resource_changed::<Ghosts>));
}

fn haunt(
    mut commands: Commands,
    ghosts: Res<Ghosts>,
    present: Query<Entity, With<Ghost>>,
    session: Option<Res<Session>>,
    mut workshop: Workshop,
    lens: Res<Lens>,
) {
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    for placed in &ghosts.0 {
        let entity = commands.spawn((Ghost, lens.resolve(&placed.pose), Visibility::Inherited)).id();
        workshop.dress(&mut commands, session.live.game(), entity, &placed.look, placed.pose.space);
    }
}
