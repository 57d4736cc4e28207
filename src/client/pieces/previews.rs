//! Ghosts: what would stand on the table if a choice were gone on with, and signs laid on it on request.

use bevy::prelude::*;

use super::piece::{Parts, Piece, PieceFactory, PieceIndex};
use super::shown_layout::ShownLayout;
use crate::client::session::Session;
use crate::table::{Lens, PieceId, Placed};

/// What is shown besides the pieces; written by the picker.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct PreviewPieces(pub Vec<Placed>);

/// One of them.
#[derive(Component)]
struct Ghost;

/// When pieces get the looks that they would have.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PreviewFade;

pub fn plugin(app: &mut App) {
    app.init_resource::<PreviewPieces>().add_systems(
        PostUpdate,
        place_previews.run_if(resource_changed::<PreviewPieces>).in_set(PreviewFade).before(super::travel::Placing),
    );
}

fn place_previews(
    mut commands: Commands,
    ghosts: Res<PreviewPieces>,
    present: Query<Entity, With<Ghost>>,
    session: Option<Res<Session>>,
    (stage, index): (Res<ShownLayout>, Res<PieceIndex>),
    (mut pieces, parts): (Query<&mut Piece>, Parts),
    mut factory: PieceFactory,
    lens: Res<Lens>,
    mut changed: Local<Vec<PieceId>>,
) {
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    let game = session.known.game();
    let lying = |id: PieceId| Some((*index.0.get(&id)?, stage.layout.pieces.iter().find(|placed| placed.id == id)?));
    let mut show = |factory: &mut PieceFactory, commands: &mut Commands, entity: Entity, placed: &Placed| {
        if let Ok(mut piece) = pieces.get_mut(entity) {
            factory.redress(commands, game, entity, &parts, &mut piece, placed);
        }
    };
    // What looked otherwise looks as it is again, unless it still does.
    for id in changed.drain(..).filter(|id| !ghosts.0.iter().any(|ghost| ghost.id == *id)) {
        if let Some((entity, placed)) = lying(id) {
            show(&mut factory, &mut commands, entity, placed);
        }
    }
    for ghost in &ghosts.0 {
        if let Some((entity, placed)) = lying(ghost.id) {
            let otherwise = Placed { look: ghost.look.clone(), ..placed.clone() };
            show(&mut factory, &mut commands, entity, &otherwise);
            changed.push(ghost.id);
            continue;
        }
        let entity = commands.spawn((Ghost, Transform::from(lens.resolve(&ghost.pose)), Visibility::Inherited)).id();
        factory.dress(&mut commands, game, entity, &ghost.look, ghost.pose.space);
    }
}
