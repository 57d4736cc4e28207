//! The trail of the last jump: dots in the air from the stack that tiles left to the one that they made, and an arrowhead at its end.
//! It goes round the numbers of all stacks, with all of its arrowhead. All of it has a dark rim, so that it is seen on dark and light wood.

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::Face;

use crate::client::picker::Picker;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::Session;
use crate::engine::Rules as _;
use crate::games::knight_line::KnightLine;
use crate::games::knight_line::table::framing::{FRAMING, SCREEN};
use crate::table::{Fit, Framing, Lens, Placed, SafeArea, Target};

/// Radius of a dot in metres, and how many there are; how large the first and the last ones are drawn.
const DOT: f32 = 0.0029;
const DOTS: u8 = 8;
const GROWS: (f32, f32) = (0.8, 1.2);
/// Their colour as it arrives at the lens, and that of their rim; how wide that is, in metres.
const GOLD: Color = Color::linear_rgb(1.25, 0.80, 0.16);
const DARK: Color = Color::srgb(0.16, 0.09, 0.03);
const RIM: f32 = 0.0012;
/// The first and the last one as shares of the way: clear of the numbers at its ends, also where the arrowhead reaches beyond.
const ENDS: (f32, f32) = (0.21, 0.70);
/// How far the middle of the trail can be above the straight line, and how far beside it, in metres; what comes first is better.
const RISES: [f32; 4] = [0.028, 0.045, 0.062, 0.010];
const BENDS: [f32; 7] = [0.0, 0.018, -0.018, 0.034, -0.034, 0.050, -0.050];
/// So far around the middle of a stack's top its number is, with the dots' own size, in metres; and without.
const NUMBER: f32 = 0.019;
const FIGURE: f32 = 0.0125;
/// Half the width and the length of the arrowhead at the end, in metres.
const HEAD: Vec2 = Vec2::new(0.0094, 0.0180);
/// How far behind the arrowhead its rim is, seen from the eye, in metres.
const BEHIND: f32 = 0.0006;

#[derive(Component)]
struct Dot;

#[derive(Resource)]
struct Beads {
    bead: Handle<Mesh>,
    head: Handle<Mesh>,
    gold: Handle<StandardMaterial>,
    /// Of the rim: round a bead only the inner side of a larger one is seen.
    round: Handle<StandardMaterial>,
    flat: Handle<StandardMaterial>,
}

/// By what a trail is laid.
#[derive(Debug, PartialEq)]
struct Course {
    /// The tops of the stack that tiles left in the last jump and of the one that they made.
    ends: (Vec3, Vec3),
    /// Those of all stacks.
    tops: Vec<Vec3>,
    framing: Framing,
}

pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(
        PostUpdate,
        lay.run_if(resource_exists_and_changed::<ShownLayout>.or_else(resource_changed::<Picker>))
            .before(TransformSystems::Propagate)
            .before(VisibilitySystems::VisibilityPropagate),
    );
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut plain = |base_color: Color, cull_mode: Option<Face>| {
        materials.add(StandardMaterial { base_color, unlit: true, cull_mode, ..default() })
    };
    commands.insert_resource(Beads {
        bead: meshes.add(Sphere::new(DOT).mesh().uv(12, 8)),
        head: meshes.add(head()),
        gold: plain(GOLD, None),
        round: plain(DARK, Some(Face::Front)),
        flat: plain(DARK, None),
    });
}

/// The radius of the circle that just fits into the arrowhead, in metres.
fn inner() -> f32 {
    HEAD.x * HEAD.y / (HEAD.x + HEAD.length())
}

/// The corners of the arrowhead, upright before the eye, its tip last: the middle of that circle is its origin, so that it is as much
/// larger on every side when it is scaled.
fn corners() -> [Vec2; 3] {
    let foot = -inner();
    [Vec2::new(-HEAD.x, foot), Vec2::new(HEAD.x, foot), Vec2::new(0.0, foot + HEAD.y)]
}

fn head() -> Triangle2d {
    Triangle2d { vertices: corners() }
}

/// How the arrowhead is turned to the eye so that it points from where it is to there.
fn pointing(at: Vec3, to: Vec3, lens: &Lens) -> Quat {
    // On the screen y goes down.
    let way = lens.project(to).zip(lens.project(at)).map_or(Vec2::Y, |(to, at)| Vec2::new(to.x - at.x, at.y - to.y));
    lens.turn * Quat::from_rotation_z(Vec2::Y.angle_to(way.normalize_or(Vec2::Y)))
}

/// The corners of an arrowhead that points from where it is to there.
fn arrowhead(at: Vec3, to: Vec3, lens: &Lens) -> [Vec3; 3] {
    let turn = pointing(at, to, lens);
    corners().map(|corner| at + turn * corner.extend(0.0))
}

fn lay(
    mut commands: Commands,
    stage: Option<Res<ShownLayout>>,
    picker: Res<Picker>,
    session: Option<Res<Session>>,
    beads: Res<Beads>,
    present: Query<Entity, With<Dot>>,
    mut laid: Local<Option<Course>>,
) {
    let Some(stage) = stage else { return };
    // Where somebody chooses where to jump, what lies in the air is in the way.
    let ours = session.is_some_and(|session| session.known.game() == KnightLine::ID) && picker.prefix.is_empty();
    let course = if ours { course(&stage) } else { None };
    if *laid == course {
        return;
    }
    for dot in &present {
        commands.entity(dot).despawn();
    }
    *laid = course;
    let Some(Course { ends: (from, to), tops, framing }) = &*laid else { return };
    let (from, to) = (*from, *to);
    let lens = Lens::of(*framing, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
    let bow = clear(from, to, tops, &lens);
    let mut lay = |shape: &Handle<Mesh>, made_of: &Handle<StandardMaterial>, place: Transform| {
        commands.spawn((Dot, Mesh3d(shape.clone()), MeshMaterial3d(made_of.clone()), place, NotShadowCaster));
    };
    let dots: Vec<Vec3> = trail(from, to, bow).collect();
    // The arrowhead takes the room of the last two.
    let [before @ .., _, last] = &dots[..] else { return };
    for (number, &at) in (0_u8..).zip(before) {
        let size = GROWS.0.lerp(GROWS.1, f32::from(number) / f32::from(DOTS));
        let place = Transform::from_translation(at);
        lay(&beads.bead, &beads.gold, place.with_scale(Vec3::splat(size)));
        lay(&beads.bead, &beads.round, place.with_scale(Vec3::splat(size + RIM / DOT)));
    }
    let place = Transform::from_translation(*last).with_rotation(pointing(*last, to, &lens));
    lay(&beads.head, &beads.gold, place);
    let behind = Transform { translation: place.translation - place.rotation * Vec3::Z * BEHIND, ..place };
    lay(&beads.head, &beads.flat, behind.with_scale(Vec3::splat(1.0 + RIM / inner())));
}

/// By what the trail of the last jump is laid, if there is one.
fn course(stage: &ShownLayout) -> Option<Course> {
    let tops = stage.layout.pieces.iter().filter(|placed| placed.title.is_some()).map(top).collect();
    Some(Course { ends: ends(stage)?, tops, framing: stage.layout.framing.unwrap_or(FRAMING) })
}

fn top(placed: &Placed) -> Vec3 {
    let extent = placed.look.extent;
    placed.pose.at + Vec3::Y * (extent.middle + extent.half.y)
}

/// The tops of the stack that tiles left in the last jump and of the one that they made; none beside a line that shines.
fn ends(stage: &ShownLayout) -> Option<(Vec3, Vec3)> {
    let [to, from] = stage.moved[..] else { return None };
    if !stage.layout.lit.is_empty() {
        return None;
    }
    let stands = |target: Target| {
        let Target::Piece(id) = target else { return None };
        stage.layout.pieces.iter().find(|placed| placed.id == id)
    };
    Some((top(stands(from)?), top(stands(to)?)))
}

/// How far above and beside the straight line the trail hides the fewest numbers on stacks with these tops.
fn clear(from: Vec3, to: Vec3, tops: &[Vec3], lens: &Lens) -> (f32, f32) {
    let seen: Vec<(Vec2, f32)> = tops
        .iter()
        .filter_map(|&top| {
            let (middle, rim) = (lens.project(top)?, lens.project(top + Vec3::X * NUMBER)?);
            Some((middle, middle.distance(rim)))
        })
        .collect();
    let covers = |point: Vec3, share: f32| {
        let on_number = |at: Vec2| seen.iter().any(|(middle, reach)| at.distance(*middle) < reach * share);
        lens.project(point).is_some_and(on_number)
    };
    let hides = |bow: (f32, f32)| {
        let dots: Vec<Vec3> = trail(from, to, bow).collect();
        let head = dots.last().map(|&at| arrowhead(at, to, lens));
        let corners = head.iter().flatten().filter(|corner| covers(**corner, FIGURE / NUMBER)).count();
        dots.iter().filter(|dot| covers(**dot, 1.0)).count() + corners
    };
    let bows = BENDS.into_iter().flat_map(|bend| RISES.map(|rise| (rise, bend)));
    bows.min_by_key(|&bow| hides(bow)).unwrap_or((RISES[0], 0.0))
}

/// Where the dots are, the last of them the arrowhead: in a bow so far above the straight line and beside it.
fn trail(from: Vec3, to: Vec3, (rise, bend): (f32, f32)) -> impl Iterator<Item = Vec3> {
    let aside = (to - from).cross(Vec3::Y).normalize_or_zero();
    (0..DOTS).map(move |dot| {
        let share = ENDS.0.lerp(ENDS.1, f32::from(dot) / f32::from(DOTS - 1));
        from.lerp(to, share) + (Vec3::Y * rise + aside * bend) * (4.0 * share * (1.0 - share))
    })
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec3Swizzles;

    use super::*;
    use crate::engine::{ToAct, Viewer};
    use crate::games::house;
    use crate::games::knight_line::table::bodies::DISC_RADIUS;
    use crate::games::knight_line::table::layout::PITCH;
    use crate::table::any_match::Vantage;
    use crate::table::{Move, Origin};

    #[test]
    fn dots_are_clear_of_the_stacks_at_the_ends_of_a_jump() {
        let (from, to) = (Vec3::ZERO, Vec3::new(PITCH, 0.05, 2.0 * PITCH));
        let dots: Vec<Vec3> = trail(from, to, (RISES[0], 0.0)).collect();
        assert_eq!(dots.len(), usize::from(DOTS));
        for dot in dots {
            let away = dot.xz().distance(from.xz()).min(dot.xz().distance(to.xz()));
            assert!(away > DISC_RADIUS && dot.y > 0.0, "{dot}");
        }
    }

    #[test]
    fn the_arrowhead_points_on_the_screen_to_where_the_tiles_have_gone() {
        let lens = Lens::of(FRAMING, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
        for to in [Vec3::new(PITCH, 0.01, 0.0), Vec3::new(-PITCH, 0.03, 0.1), Vec3::new(0.0, 0.0, -PITCH)] {
            let at = Vec3::new(0.01, 0.04, 0.02);
            let turn = pointing(at, to, &lens);
            let seen = |point: Vec3| lens.project(point).expect("before the eye");
            let (tip, wanted) = (seen(at + turn * Vec3::Y * 0.02) - seen(at), seen(to) - seen(at));
            assert!(tip.angle_to(wanted).abs() < 0.03, "{to}: {tip} instead of {wanted}");
        }
    }

    #[test]
    fn the_arrowhead_leaves_the_number_that_it_points_to_in_sight() {
        let lens = Lens::of(Framing { pitch: 45.0, ..FRAMING }, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
        for (x, z) in [(1.0, -2.0), (-1.0, -2.0), (2.0, -1.0), (2.0, 1.0), (-1.0, 2.0)] {
            let (from, to) = (Vec3::new(0.0, 0.04, 0.0), Vec3::new(x * PITCH, 0.02, z * PITCH));
            let last = trail(from, to, clear(from, to, &[from, to], &lens)).last().expect("an arrowhead");
            let seen = |point: Vec3| lens.project(point).expect("before the eye");
            let reach = seen(to).distance(seen(to + Vec3::X * FIGURE)) - 0.1;
            for corner in arrowhead(last, to, &lens) {
                assert!(seen(corner).distance(seen(to)) > reach, "to {x}, {z}: {}", seen(corner));
            }
        }
    }

    #[test]
    fn a_trail_ends_where_the_tiles_have_gone() {
        let entry = house().table(KnightLine::ID).expect("the game");
        let mut live = entry.open(&entry.default_options(), 5.into()).expect("a match");
        let (mut stage, mut back, mut forth) = (ShownLayout::default(), 0, 0);
        for turn in 0..24 {
            let ToAct::Seats(seats) = live.to_act() else { break };
            let seat = seats.iter().next().expect("somebody acts");
            let choices = live.choices(seat);
            let text = choices[turn * 7 % choices.len()].text.clone();
            for scene in live.carry_out(seat, &text).expect("a legal action").to(Vantage::of(Viewer::Public)) {
                stage.follow(&scene);
                stage.layout = scene.after.clone();
                let [Move { piece, from: Origin::Pose(origin), .. }] = scene.beat.moves[..] else { continue };
                let Some((from, to)) = ends(&stage) else { continue };
                let placed = stage.layout.pieces.iter().find(|placed| placed.id == piece).expect("it has landed");
                assert!(
                    from.xz().distance(origin.at.xz()) < 1e-3 && to.xz().distance(placed.pose.at.xz()) < 1e-3,
                    "{text}"
                );
                let count = if to.x < from.x { &mut back } else { &mut forth };
                *count += 1;
            }
        }
        assert!(back > 0 && forth > 0, "{back} jumps to the left and {forth} to the right");
    }

    #[test]
    fn a_trail_goes_round_the_number_of_a_bystander() {
        let lens = Lens::of(FRAMING, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
        let (from, to) = (Vec3::new(-PITCH, 0.02, PITCH / 2.0), Vec3::new(PITCH, 0.02, -PITCH / 2.0));
        let hidden = |tops: &[Vec3]| {
            let dots: Vec<Vec2> =
                trail(from, to, clear(from, to, tops, &lens)).filter_map(|dot| lens.project(dot)).collect();
            tops.iter().any(|&top| {
                let middle = lens.project(top).expect("before the eye");
                dots.iter().any(|dot| dot.distance(middle) < 12.0)
            })
        };
        let between: Vec<Vec3> = trail(from, to, (RISES[0], 0.0)).skip(3).step_by(2).take(1).collect();
        assert!(!hidden(&between));
        assert_eq!(clear(from, to, &[], &lens), (RISES[0], 0.0));
    }
}
