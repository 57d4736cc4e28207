//! The hand before the viewer: what can be chosen is outlined like everything else, and where that is only some of its
//! cards, those stand higher and the others in the shade.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::meshes::TableMeshes;
use super::piece::{Lift, Mark, Marked, Piece, Rest};
use crate::client::table::{Pose, Space, Target};

/// How far cards that can be chosen stand above their place, in metres; the others stay there, so that a hand has one foot.
const STEP: f32 = 0.0105;
/// The shade over a card that cannot be chosen, as sRGB and how much of the card it takes: a dark warm brown, which leaves paper
/// about four fifths of its brightness and colours theirs; a grey would lie over dark prints as a violet haze.
const SHADE: Color = Color::srgba(0.13, 0.105, 0.08, 0.45);

/// What lies over a card that cannot be chosen.
#[derive(Component)]
struct Shade;

/// The shade's material.
#[derive(Resource)]
pub struct Shades(Handle<StandardMaterial>);

/// The near hand.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, |mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>| {
        commands.insert_resource(Shades(materials.add(StandardMaterial {
            base_color: SHADE,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        })));
    })
    .add_systems(
        PostUpdate,
        tell_apart.after(super::ghost::Haunting).before(super::travel::Placing).before(super::fade::begin),
    );
}

impl Shades {
    /// The shade of a card, as its child; not seen until it is needed.
    #[must_use]
    pub fn over(&self, meshes: &TableMeshes) -> impl Bundle + use<> {
        (
            Shade,
            Mesh3d(meshes.card_front.clone()),
            MeshMaterial3d(self.0.clone()),
            Transform::from_xyz(0.0, 0.0003, 0.0),
            NotShadowCaster,
            Visibility::Hidden,
        )
    }
}

/// Whether something lies in the hand before the viewer.
#[must_use]
fn holds(pose: &Pose) -> bool {
    pose.space == Space::Camera && pose.at.y < 0.0
}

/// How far a card stands from its place because of its `stand`, as seen by the viewer, before its own scale.
#[must_use]
pub fn step(stand: f32) -> f32 {
    STEP * stand.max(0.0)
}

fn tell_apart(
    marked: Res<Marked>,
    mut pieces: Query<(&Piece, &Rest, &mut Lift, Ref<Children>)>,
    mut shades: Query<&mut Visibility, With<Shade>>,
) {
    let (mut some, mut others) = (false, false);
    for (piece, rest, lift, _) in &pieces {
        if piece.titled && holds(&rest.0) {
            some |= lift.open;
            others |= !open(piece, lift, &marked);
        }
    }
    for (piece, rest, mut lift, children) in &mut pieces {
        let stand = match (some && others && piece.titled && holds(&rest.0), open(piece, &lift, &marked)) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => -1.0,
        };
        if lift.stand == stand && !children.is_changed() {
            continue;
        }
        if lift.stand != stand {
            lift.stand = stand;
        }
        let mut over = shades.iter_many_mut(children.iter());
        while let Some(mut visibility) = over.fetch_next() {
            *visibility = if stand < 0.0 { Visibility::Inherited } else { Visibility::Hidden };
        }
    }
}

/// Whether it can be chosen, or has been already.
fn open(piece: &Piece, lift: &Lift, marked: &Marked) -> bool {
    lift.open || marked.of(Target::Piece(piece.id)) == Mark::Chosen
}
