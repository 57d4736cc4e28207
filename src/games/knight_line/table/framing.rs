//! How the camera looks at the slab: near enough for the numbers, far enough for every place that can be played to.

use bevy_math::{Rect, Vec2, Vec3};

use super::bodies::{DISC, DISC_RADIUS, FRAME, RIM};
use super::layout::{CANDLE_EXTENT, PITCH, SLATE};
use crate::games::knight_line::{Cell, CellContent, Phase, View};
use crate::table::{Fit, Framing, Lens, PlateArrangement, SafeArea};

/// The camera of the slabs of a usual match: stack heights must show.
pub const FRAMING: Framing = Framing { fov: 28.0, pitch: 60.0, distance: 1.07, at: Vec3::ZERO };
/// Over so many cells towards the viewer a tall stack can hide a low one.
const SEEN_OVER: i8 = 3;
/// So much of the number on a stack must be seen over the stack before it, from its middle towards the viewer, in metres.
const NUMBER: f32 = 0.010;
/// Steps in which the view tips, and how flat and how steep it can become, in degrees.
const TIP: f32 = 5.0;
const FLATTEST: f32 = 45.0;
const STEEPEST: f32 = 77.0;

/// Logical pixels of the screen for which the slab is framed.
pub const SCREEN: Vec2 = Vec2::new(1280.0, 720.0);
/// What the slab may take of that while it is played on, as shares: between the own plate and the chronicle, down to where a
/// number of tiles is chosen.
const TALL: Rect = Rect { min: Vec2::new(0.240, 0.004), max: Vec2::new(0.816, 0.874) };
/// The same beside the two plates of three players, which stand below each other then, and with the numbers in the left bar clear of
/// the own plate.
const BESIDE_PLATES: Rect = Rect { min: Vec2::new(0.246, TALL.min.y), max: TALL.max };
/// What a very wide slab may take with its frame: left of the chronicle, from the others' plates, in a row, down to the own one.
const WIDE: Rect = Rect { min: Vec2::new(0.035, 0.114), max: Vec2::new(0.816, 0.79) };
/// Plates that stand below each other are put in a row only for a slab that is seen from so many times nearer: they are not to move
/// with every jump.
const RATHER: f32 = 1.05;
/// Where the candle stands while the slab is played on, from its far right corner, in metres.
const BESIDE: Vec2 = Vec2::new(0.090, 0.150);
/// Where it can stand afterwards, and what it and the slab then take of the screen beside the sheet of results: right of the slab, left
/// of the buttons, or behind it, where they are above the near corner. A deep slab is larger so and a wide one so.
const AFTERWARDS: [(Vec2, Rect); 2] = [
    (Vec2::new(0.080, 0.030), Rect { min: Vec2::new(0.368, 0.07), max: Vec2::new(0.943, 0.94) }),
    (Vec2::new(0.000, -0.084), Rect { min: Vec2::new(0.368, 0.06), max: Vec2::new(0.98, 0.955) }),
];

/// How the slab is shown.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub framing: Framing,
    /// Where the candle stands: x and z in metres.
    pub candle: Vec2,
    pub plates: PlateArrangement,
}

/// The camera that shows all of this ground (x and z in metres) and of the stacks, and not much else: from where the eye can
/// be nearest. A deep slab is looked at more flatly than a wide one.
pub fn framing(view: &View, ground: Rect) -> Shown {
    let over = matches!(view.phase, Phase::Over(_));
    let middle = ground.center();
    let far = Framing {
        // From so far away everything is before the eye.
        distance: FRAMING.distance + 2.0 * ground.size().length(),
        at: Vec3::new(middle.x, 0.0, middle.y),
        ..FRAMING
    };
    // From the flattest from which nothing is hidden, and no steeper than the setting says where nothing needs it.
    let from = |points: &[Vec3], picture: Rect| -> Vec<Framing> {
        let all = pitches(view).map(|pitch| Framing { pitch, ..far }.filled(points, picture, 0.5, SCREEN));
        let clear = all.skip_while(|framing| framing.pitch < STEEPEST && hides(view, framing)).enumerate();
        let usual = clear.take_while(|(nth, framing)| *nth == 0 || framing.pitch <= FRAMING.pitch);
        usual.map(|(_, framing)| framing).collect()
    };
    let played = shown(view, ground);
    let framed: Vec<Vec3> = played.iter().copied().chain(corners(ground.inflate(FRAME), RIM)).collect();
    let corner = Vec2::new(ground.max.x, ground.min.y);
    let tried: Vec<Shown> = if over {
        let tried = AFTERWARDS.into_iter().filter_map(|(beside, picture)| {
            let candle = corner + beside;
            let whole: Vec<Vec3> = framed.iter().copied().chain(standing(candle)).collect();
            // As steeply as may be: nothing is played behind the stacks any more, and they hide less of each other.
            Some(Shown { framing: from(&whole, picture).pop()?, candle, plates: PlateArrangement::Row })
        });
        tried.collect()
    } else {
        let three = view.seats().count() > 2;
        let (picture, plates) =
            if three { (BESIDE_PLATES, PlateArrangement::Column) } else { (TALL, PlateArrangement::Row) };
        let beside = from(&played, picture).into_iter().map(|framing| (framing, plates));
        let tried = beside.chain(from(&framed, WIDE).pop().map(|framing| (framing, PlateArrangement::Row)));
        tried.map(|(framing, plates)| Shown { framing, candle: corner + BESIDE, plates }).collect()
    };
    let far_off = |shown: &Shown| match shown.plates {
        PlateArrangement::Row => shown.framing.distance,
        PlateArrangement::Column => shown.framing.distance / RATHER,
    };
    let nearest = tried.into_iter().min_by(|one, other| far_off(one).total_cmp(&far_off(other)));
    nearest.unwrap_or(Shown { framing: far, candle: corner + BESIDE, plates: PlateArrangement::Row })
}

/// What must be in the picture while the slab is played on: the ground, the far bar of its frame, and the tops of the stacks.
fn shown(view: &View, ground: Rect) -> Vec<Vec3> {
    let tops = view.occupied().flat_map(|cell| {
        let at = Vec2::new(f32::from(cell.x), -f32::from(cell.y)) * PITCH;
        corners(Rect::from_center_half_size(at, Vec2::splat(DISC_RADIUS)), height(view, cell))
    });
    let bar = [ground.min.x, ground.max.x].map(|x| Vec3::new(x, SLATE + RIM, ground.min.y - FRAME));
    corners(ground, 0.0).into_iter().chain(bar).chain(tops).collect()
}

fn standing(candle: Vec2) -> impl Iterator<Item = Vec3> {
    let dish = corners(Rect::from_center_half_size(candle, Vec2::splat(CANDLE_EXTENT.x)), 0.0);
    dish.into_iter().chain([Vec3::new(candle.x, CANDLE_EXTENT.y, candle.y)])
}

/// The corners of a part of the table, so high above the slate.
fn corners(Rect { min, max }: Rect, height: f32) -> [Vec3; 4] {
    [min, max, Vec2::new(min.x, max.y), Vec2::new(max.x, min.y)].map(|at| Vec3::new(at.x, SLATE + height, at.y))
}

fn height(view: &View, cell: Cell) -> f32 {
    match view.at(cell) {
        Some(CellContent::Stack(_, height)) => f32::from(height) * DISC,
        Some(CellContent::Grey) => DISC,
        None => 0.0,
    }
}

/// Stacks, and the higher ones that stand before them: so many cells nearer to the viewer.
fn overlooked(view: &View) -> impl Iterator<Item = (Cell, Cell, i8)> {
    view.occupied().flat_map(move |behind| {
        (1..=SEEN_OVER).filter_map(move |cells| {
            let before = Cell::new(behind.x, behind.y.checked_sub(cells)?);
            (height(view, before) > height(view, behind)).then_some((behind, before, cells))
        })
    })
}

/// Whether a stack hides the number on one behind it: away from the middle of the picture the eye sees more flatly.
fn hides(view: &View, framing: &Framing) -> bool {
    let eye = Lens::of(*framing, 0.0, Fit::NONE, SCREEN, &SafeArea::default()).at;
    overlooked(view).any(|(behind, before, _)| {
        let number = Vec2::new(NUMBER - f32::from(behind.y) * PITCH, SLATE + height(view, behind));
        let rim = Vec2::new(-f32::from(before.y) * PITCH - DISC_RADIUS, SLATE + height(view, before));
        let way = (rim.x - number.x) / (eye.z - number.x);
        number.y + (eye.y - number.y) * way < rim.y
    })
}

/// How steeply the table may be looked at, in degrees below the horizon: at least so that in the middle of the picture the number
/// on every stack is seen over the stacks that stand before it, and the slate two rows behind each: a jump can land there. In
/// steps, so that the view does not tip with every tile.
fn pitches(view: &View) -> impl Iterator<Item = f32> {
    let height = |cell: Cell| height(view, cell);
    let hidden = overlooked(view).map(|(behind, before, cells)| {
        let away = f32::from(cells) * PITCH - DISC_RADIUS - NUMBER;
        ((height(before) - height(behind)) / away).atan().to_degrees()
    });
    let landings = view.occupied().map(|cell| (height(cell) / (2.0 * PITCH - DISC_RADIUS)).atan().to_degrees());
    let needed = hidden.chain(landings).fold(FLATTEST, f32::max);
    let flattest = (FLATTEST + ((needed - FLATTEST) / TIP).ceil() * TIP).min(STEEPEST);
    let steps = ((STEEPEST - flattest) / TIP).ceil().max(0.0) as u8;
    (0..=steps).map(move |step| (flattest + TIP * f32::from(step)).min(STEEPEST))
}

#[cfg(test)]
mod tests {
    use super::super::layout::arrange;
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::games::knight_line::KnightLine;
    use crate::table::sights;

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
        // From the eye the number on the low stack is above the far rim of the tall one.
        let rim = PITCH - DISC_RADIUS - NUMBER;
        assert!(DISC + rim * hidden.pitch.to_radians().tan() >= 10.0 * DISC, "{hidden:?}");
    }

    #[test]
    fn a_number_far_from_the_middle_is_seen_as_well() {
        let white = "stacks A 2@(0,1) 7@(0,0) 2@(2,0) 2@(0,-1) 1@(2,-1) 6@(1,-2)";
        let view = view(&format!("{white}\nstacks B 2@(2,2) 4@(1,1) 5@(1,0) 3@(3,0) 6@(2,-2)"));
        let framing = arrange(&view).framing.expect("a framing");
        assert!(!hides(&view, &framing), "{framing:?}");
    }

    #[test]
    fn of_no_number_more_than_a_fifth_is_hidden() {
        // Ivory has the largest figures, on a picture 200 wide that takes 95 % of a disc.
        let svg = include_str!("../../../../assets/cards/knight_line/inlay-white.svg");
        let size = svg.split("font-size=\"").nth(1).and_then(|rest| rest.split('"').next());
        let size: f32 = size.and_then(|size| size.parse().ok()).expect("a size of letters");
        let figure = size * 0.69 / 200.0 * 1.9 * DISC_RADIUS;
        assert!(figure / 2.0 - NUMBER <= 0.2 * figure, "{figure}");
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
            let lens = Lens::of(framing, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
            let seen = sights(&layout, &lens).into_iter().map(|sight| sight.rect).reduce(|a, b| a.union(b));
            let seen = seen.expect("something to play with");
            assert!(seen.min.min_element() >= 0.0 && seen.max.x <= SCREEN.x, "{seen:?}");
            assert!(seen.max.y <= TALL.max.y * SCREEN.y + 1.0, "{seen:?} is under the choice of a number");
            assert!(seen.width() > 0.55 * SCREEN.x || seen.height() > 0.75 * SCREEN.y, "{seen:?}");
            // Own plate and chronicle in a usual size.
            for panel in [Rect::new(16.0, 577.0, 278.0, 706.0), Rect::new(1053.0, 470.0, 1264.0, 667.0)] {
                let sights = sights(&layout, &lens);
                assert!(sights.iter().all(|sight| panel.intersect(sight.rect).is_empty()), "{position}");
            }
        }
    }

    #[test]
    fn three_players_see_a_deep_slab_beside_their_plates_and_a_wide_one_below_them() {
        let deep = "stacks A 2@(0,0) 3@(0,2) 3@(0,4) 5@(1,5)\nstacks B 3@(0,1) 4@(0,3) 6@(1,4)\n\
                    stacks C 4@(1,2) 4@(1,3) 5@(1,1)";
        let wide = "stacks A 3@(0,0) 4@(3,0) 6@(6,0)\nstacks B 4@(1,0) 4@(4,0) 5@(7,0)\n\
                    stacks C 4@(2,0) 4@(5,0) 5@(8,0)";
        // In a usual size: the first plate, and where the second one stands.
        let plate = |left: f32, top: f32| Rect::new(left, top, left + 252.0, top + 62.0);
        let deep = (deep, PlateArrangement::Column, plate(16.0, 84.0));
        let wide = (wide, PlateArrangement::Row, plate(280.0, 14.0));
        for (stacks, plates, second) in [deep, wide] {
            let layout = arrange(&view(&format!("players 3\n{stacks}")));
            assert_eq!(layout.plates, plates, "{stacks}");
            let framing = layout.framing.expect("a framing");
            let lens = Lens::of(framing, 0.0, Fit::NONE, SCREEN, &SafeArea::default());
            let own = Rect::new(16.0, 577.0, 278.0, 706.0);
            for panel in [plate(16.0, 14.0), second, own, Rect::new(1053.0, 470.0, 1264.0, 667.0)] {
                let free = |rect: Rect| rect.min.min_element() >= 0.0 && panel.intersect(rect).is_empty();
                assert!(sights(&layout, &lens).iter().all(|sight| free(sight.rect)), "{stacks}: {panel:?}");
            }
        }
    }

    #[test]
    fn a_deep_slab_is_looked_at_from_lower() {
        let deep =
            "stacks A 2@(0,0) 2@(0,2) 2@(0,4) 2@(0,6) 12@(2,3)\nstacks B 2@(0,1) 2@(0,3) 2@(0,5) 1@(1,2) 13@(1,3)";
        let wide = "stacks A 8@(0,0) 12@(2,0)\nstacks B 10@(1,0) 10@(3,0)";
        assert!(framing(deep).pitch < framing(wide).pitch, "{:?}", framing(deep));
    }
}
