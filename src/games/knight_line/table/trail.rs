//! The trail of the last jump: dots in the air from the stack that tiles left to the one that they made.

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::client::pieces::stage::Stage;
use crate::client::session::Session;
use crate::client::table::Target;
use crate::engine::Rules as _;
use crate::games::knight_line::KnightLine;

/// Radius of a dot in metres, and how many there are; their colour, as it arrives at the lens.
const DOT: f32 = 0.0033;
const DOTS: u8 = 8;
const GOLD: Color = Color::srgb(1.0, 0.83, 0.35);
/// The first and the last one as shares of the way: clear of the numbers at its ends.
const ENDS: (f32, f32) = (0.21, 0.79);
/// How far the middle of the trail is above the straight line, in metres.
const RISES: f32 = 0.028;

/// One of the dots.
#[derive(Component)]
struct Dot;

/// What dots are made of.
#[derive(Resource)]
struct Beads {
    bead: Handle<Mesh>,
    gold: Handle<StandardMaterial>,
}

/// Trails.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(
        PostUpdate,
        lay.run_if(resource_exists_and_changed::<Stage>)
            .before(TransformSystems::Propagate)
            .before(VisibilitySystems::VisibilityPropagate),
    );
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.insert_resource(Beads {
        bead: meshes.add(Sphere::new(DOT).mesh().uv(12, 8)),
        gold: materials.add(StandardMaterial { base_color: GOLD, unlit: true, ..default() }),
    });
}

fn lay(
    mut commands: Commands,
    stage: Res<Stage>,
    session: Option<Res<Session>>,
    beads: Res<Beads>,
    present: Query<Entity, With<Dot>>,
    mut laid: Local<Option<(Vec3, Vec3)>>,
) {
    let ours = session.is_some_and(|session| session.live.game() == KnightLine::ID);
    let way = if ours { ends(&stage) } else { None };
    if *laid == way {
        return;
    }
    *laid = way;
    for dot in &present {
        commands.entity(dot).despawn();
    }
    let Some((from, to)) = way else { return };
    for at in trail(from, to) {
        let look = (Mesh3d(beads.bead.clone()), MeshMaterial3d(beads.gold.clone()));
        commands.spawn((Dot, look, Transform::from_translation(at), NotShadowCaster));
    }
}

/// The tops of the two stacks of the last jump; none beside a line that shines.
fn ends(stage: &Stage) -> Option<(Vec3, Vec3)> {
    let [one, other] = stage.moved[..] else { return None };
    if !stage.layout.lit.is_empty() {
        return None;
    }
    let top = |target: Target| {
        let Target::Piece(id) = target else { return None };
        let placed = stage.layout.pieces.iter().find(|placed| placed.id == id)?;
        let extent = placed.look.extent;
        Some(placed.pose.at + Vec3::Y * (extent.middle + extent.half.y))
    };
    Some((top(one)?, top(other)?))
}

/// Where the dots are.
fn trail(from: Vec3, to: Vec3) -> impl Iterator<Item = Vec3> {
    (0..DOTS).map(move |dot| {
        let share = ENDS.0.lerp(ENDS.1, f32::from(dot) / f32::from(DOTS - 1));
        from.lerp(to, share) + Vec3::Y * (4.0 * RISES * share * (1.0 - share))
    })
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec3Swizzles;

    use super::super::layout::PITCH;
    use super::super::wood::DISC_RADIUS;
    use super::*;

    #[test]
    fn dots_are_clear_of_the_stacks_at_the_ends_of_a_jump() {
        let (from, to) = (Vec3::ZERO, Vec3::new(PITCH, 0.05, 2.0 * PITCH));
        let dots: Vec<Vec3> = trail(from, to).collect();
        assert_eq!(dots.len(), usize::from(DOTS));
        for dot in dots {
            let away = dot.xz().distance(from.xz()).min(dot.xz().distance(to.xz()));
            assert!(away > DISC_RADIUS && dot.y > 0.0, "{dot}");
        }
    }
}
