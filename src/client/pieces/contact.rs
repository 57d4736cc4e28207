//! Where a thing touches what it lies on: one soft dark rim for each kind, so that nothing looks printed on the mat.

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::lines;
use super::piece::{Carried, Piece};
use super::travel::Motion;
use crate::table::{CARD, Foot, Outline};

/// How far a card's rim reaches, in metres.
const SOFT: f32 = 0.0065;
/// How far a round thing's rim reaches, as a share of its radius.
const SOFT_ROUND: f32 = 0.32;
/// How dark a rim is where the thing touches.
const STRENGTH: f32 = 0.68;

/// Rims of cards and of round things, one metre in radius; all of them share one material.
#[derive(Resource)]
pub struct Contacts {
    card: Handle<Mesh>,
    round: Handle<Mesh>,
    dark: Handle<StandardMaterial>,
}

/// The rim under a piece.
#[derive(Component)]
pub(super) struct Contact;

pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(
        PostUpdate,
        leave_the_ground.after(super::fade::begin).before(VisibilitySystems::VisibilityPropagate),
    );
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.insert_resource(Contacts {
        card: meshes.add(lines::skirt(Outline::Frame(Vec2::new(CARD.x, CARD.z)), SOFT, STRENGTH)),
        round: meshes.add(lines::skirt(Outline::Ring(1.0), SOFT_ROUND, STRENGTH)),
        dark: materials.add(StandardMaterial {
            base_color: Color::BLACK,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            cull_mode: None,
            ..default()
        }),
    });
}

impl Contacts {
    /// The rim of a thing with such a foot, as its child.
    pub fn under(&self, foot: Foot) -> Option<impl Bundle + use<>> {
        let low = Transform::from_xyz(0.0, 0.0003, 0.0);
        let (mesh, place) = match foot {
            Foot::Nothing => return None,
            // Within the card's thickness, so that it lies between the card and what is below whichever way it is turned.
            Foot::Card => (&self.card, Transform::from_xyz(0.0, 0.0004 - CARD.y / 2.0, 0.0)),
            Foot::Pile => (&self.card, low),
            Foot::Round(radius) => (&self.round, low.with_scale(Vec3::splat(radius))),
        };
        Some((Contact, Mesh3d(mesh.clone()), MeshMaterial3d(self.dark.clone()), place, NotShadowCaster))
    }
}

/// What is in the air touches nothing.
pub(super) fn leave_the_ground(
    pieces: Query<(&Children, Has<Motion>, Has<Carried>), With<Piece>>,
    mut contacts: Query<&mut Visibility, With<Contact>>,
) {
    for (children, moving, carried) in &pieces {
        let wanted = if moving || carried { Visibility::Hidden } else { Visibility::Inherited };
        let mut rims = contacts.iter_many_mut(children.iter());
        while let Some(mut visibility) = rims.fetch_next() {
            visibility.set_if_neq(wanted);
        }
    }
}
