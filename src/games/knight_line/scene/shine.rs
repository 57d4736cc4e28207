//! The light round stacks that can come next: on dark slate a thin line alone is lost from across the room, and on light wood
//! its colour is.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use crate::client::pieces::piece::{Marked, Piece, TargetMark};
use crate::client::pieces::previews::PreviewFade;
use crate::games::knight_line::table::bodies::Stack;
use crate::table::Target;

/// Width of the band on the rim of a stack and of the light outside it, in metres.
pub const BAND: f32 = 0.0029;
pub const SOFT: f32 = 0.0050;

/// A part of a stack that is seen only while the stack can come next.
#[derive(Component)]
#[require(Visibility::Hidden, bevy::light::NotShadowCaster)]
pub enum Shine {
    /// Over the line of the mark; not while it is pointed at, when that line is brighter.
    Band,
    Soft,
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, shine.after(PreviewFade).before(VisibilitySystems::VisibilityPropagate));
}

fn shine(
    mut commands: Commands,
    marked: Res<Marked>,
    stacks: Query<(&Piece, Ref<Children>), With<Stack>>,
    shines: Query<&Shine>,
) {
    for (piece, children) in &stacks {
        if !marked.is_changed() && !children.is_changed() {
            continue;
        }
        let mark = marked.of(Target::Piece(piece.id));
        for (child, shine) in children.iter().filter_map(|child| Some((child, shines.get(child).ok()?))) {
            let next = match shine {
                Shine::Band => mark == TargetMark::Legal,
                Shine::Soft => matches!(mark, TargetMark::Legal | TargetMark::Hover),
            };
            let seen = if next { Visibility::Inherited } else { Visibility::Hidden };
            commands.entity(child).try_insert(seen);
        }
    }
}
