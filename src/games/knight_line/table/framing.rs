//! How the camera looks at the slab: near enough for the numbers, far enough for every place that can be played to.

use bevy::math::{Rect, Vec2, Vec3};

use super::layout::{PITCH, SLATE};
use super::wood::{DISC, DISC_RADIUS};
use crate::client::pieces::camera::Eye;
use crate::client::room::{Fit, Room};
use crate::client::table::Framing;
use crate::games::knight_line::{Cell, Occupant, Phase, View};

/// The camera of the slabs of a usual match: stack heights must show.
pub const FRAMING: Framing = Framing { fov: 28.0, pitch: 60.0, distance: 1.07, at: Vec3::ZERO };
/// Over so many cells towards the viewer a tall stack can hide a low one.
const SEEN_OVER: i8 = 3;
/// Steps in which the view tips, and how steep it can become, in degrees.
const TIP: f32 = 6.0;
const STEEPEST: f32 = 77.0;

/// Logical pixels of the screen for which the slab is framed.
const SCREEN: Vec2 = Vec2::new(1280.0, 720.0);
/// What the slab takes of that while it is played on, as shares: below it a number of tiles is chosen.
const PLAYED: Rect = Rect { min: Vec2::new(0.035, 0.035), max: Vec2::new(0.965, 0.86) };
/// Three players have two plates above it.
const UNDER_PLATES: f32 = 0.115;
/// What the stacks take of it beside the sheet of results, wherever that stands.
const OVER: Rect = Rect { min: Vec2::new(0.19, 0.07), max: Vec2::new(0.81, 0.93) };
/// How often the eye comes nearer until all of that is filled.
const STEPS: usize = 16;

/// The camera that shows all of this ground (x and z in metres) and of the stacks, and not much else.
pub fn framing(view: &View, ground: Rect) -> Framing {
    let picture = match view.phase {
        Phase::Over(_) => OVER,
        _ if view.seats().count() > 2 => Rect { min: PLAYED.min.with_y(UNDER_PLATES), ..PLAYED },
        _ => PLAYED,
    };
    let corners = |rect: Rect, height: f32| {
        let Rect { min, max } = rect;
        [min, max, Vec2::new(min.x, max.y), Vec2::new(max.x, min.y)].map(|at| Vec3::new(at.x, SLATE + height, at.y))
    };
    let tops = view.occupied().flat_map(|cell| {
        let at = Vec2::new(f32::from(cell.x), -f32::from(cell.y)) * PITCH;
        corners(Rect::from_center_half_size(at, Vec2::splat(DISC_RADIUS)), height(view, cell))
    });
    let shown: Vec<Vec3> = corners(ground, 0.0).into_iter().chain(tops).collect();
    let middle = ground.center();
    let mut framing = Framing {
        pitch: pitch(view),
        // From so far away everything is before the eye.
        distance: FRAMING.distance + 2.0 * ground.size().length(),
        at: Vec3::new(middle.x, 0.0, middle.y),
        ..FRAMING
    };
    for _ in 0..STEPS {
        let lens = Eye::lens(framing, 0.0, Fit::NONE, SCREEN, &Room::default());
        let seen = shown.iter().filter_map(|point| lens.project(*point)).map(|at| at / SCREEN);
        let Some(seen) = seen.map(|at| Rect::from_corners(at, at)).reduce(|a, b| a.union(b)) else { break };
        let aside = seen.center() - picture.center();
        let high = 2.0 * framing.distance * (framing.fov.to_radians() / 2.0).tan();
        framing.at.x += aside.x * high * SCREEN.x / SCREEN.y;
        framing.at.z += aside.y * high / framing.pitch.to_radians().sin();
        framing.distance *= (seen.size() / picture.size()).max_element();
    }
    framing
}

fn height(view: &View, cell: Cell) -> f32 {
    match view.at(cell) {
        Some(Occupant::Stack(_, height)) => f32::from(height) * DISC,
        Some(Occupant::Grey) => DISC,
        None => 0.0,
    }
}

/// How steeply the table is looked at, in degrees below the horizon: as the framing says, or as much more as it takes to see
/// the top of every stack over those that stand before it, and the slate two rows behind each: a jump can land there.
fn pitch(view: &View) -> f32 {
    let height = |cell: Cell| height(view, cell);
    let needed = view.occupied().flat_map(|behind| {
        (1..=SEEN_OVER).filter_map(move |cells| {
            let before = Cell::new(behind.x, behind.y.checked_sub(cells)?);
            let higher = height(before) - height(behind);
            let away = f32::from(cells) * PITCH - DISC_RADIUS;
            (higher > 0.0).then(|| (higher / away).atan().to_degrees())
        })
    });
    let landings = view.occupied().map(|cell| (height(cell) / (2.0 * PITCH - DISC_RADIUS)).atan().to_degrees());
    let needed = needed.chain(landings).fold(FRAMING.pitch, f32::max);
    // In steps, so that the view does not tip with every tile.
    (FRAMING.pitch + ((needed - FRAMING.pitch) / TIP).ceil() * TIP).min(STEEPEST)
}

#[cfg(test)]
mod tests {
    use super::super::layout::arrange;
    use super::*;
    use crate::client::pieces::sights::sights;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::knight_line::KnightLine;

    fn view(position: &str) -> View {
        let state = KnightLine::parse_position(position).expect("a position");
        KnightLine::view(&state, Viewer::Public)
    }

    fn framing(position: &str) -> Framing {
        arrange(&view(position)).framing.expect("a framing")
    }

    #[test]
    fn what_stands_behind_a_tall_stack_is_seen_over_it() {
        let beside = framing("stacks A 8@(0,0) 12@(2,0)\nstacks B 10@(1,0) 10@(3,0)");
        assert_eq!(beside.pitch, FRAMING.pitch, "side by side nothing is hidden");
        let hidden = framing("stacks A 1@(0,1) 19@(1,1)\nstacks B 10@(0,0) 10@(1,0)");
        assert!(hidden.pitch > FRAMING.pitch && hidden.pitch <= STEEPEST, "{hidden:?}");
        // From the eye the top of the low stack is above the far rim of the tall one.
        let rim = PITCH - DISC_RADIUS;
        assert!(DISC + rim * hidden.pitch.to_radians().tan() >= 10.0 * DISC, "{hidden:?}");
    }

    #[test]
    fn where_a_jump_can_land_behind_a_tower_is_seen() {
        let tower = framing("stacks A 20@(0,0)\nstacks B 20@(1,0)");
        let free = 2.0 * PITCH - DISC_RADIUS;
        assert!(free * tower.pitch.to_radians().tan() >= 20.0 * DISC && tower.pitch < 65.0, "{tower:?}");
    }

    #[test]
    fn all_that_can_be_played_to_is_in_the_picture_and_fills_it() {
        let long =
            "stacks A 1@(0,0) 1@(2,1) 1@(4,0) 1@(6,0) 16@(8,0)\nstacks B 1@(1,0) 1@(3,0) 1@(5,0) 1@(7,0) 16@(9,0)";
        let wide = "stacks A 2@(0,2) 18@(0,1)\nstacks B 1@(1,0) 2@(1,-1) 17@(2,-2)";
        for position in ["stacks A 20@(0,0)\nstacks B 20@(1,0)", long, wide] {
            let layout = arrange(&view(position));
            let framing = layout.framing.expect("a framing");
            let lens = Eye::lens(framing, 0.0, Fit::NONE, SCREEN, &Room::default());
            let seen = sights(&layout, &lens).into_iter().map(|sight| sight.rect).reduce(|a, b| a.union(b));
            let seen = seen.expect("something to play with");
            assert!(seen.min.min_element() >= 0.0 && seen.max.x <= SCREEN.x, "{seen:?}");
            assert!(seen.max.y <= PLAYED.max.y * SCREEN.y + 1.0, "{seen:?} is under the choice of a number");
            assert!(seen.width() > 0.85 * SCREEN.x || seen.height() > 0.75 * SCREEN.y, "{seen:?}");
        }
    }
}
