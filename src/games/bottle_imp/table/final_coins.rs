//! When all is over: what everybody has come to, as coins where his cards of the trick lay.

use bevy_math::{Quat, Vec2, Vec3};

use super::layout::played;
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::{View, matches};
use crate::table::cards::MAT;
use crate::table::{Layout, Look, Outline, PieceId, Pill, Placed, Pose, Side, Target};

/// Coins of whoever has the most; others have as many for a point.
const MOST: u32 = 42;
/// Where the three stacks of a player are, from their middle, in radii of a coin: two stand before the third.
const STACKS: [Vec2; 3] = [Vec2::new(0.0, -0.95), Vec2::new(-1.10, 0.85), Vec2::new(1.10, 0.85)];
/// Radius and thickness of a coin as it is made, in metres, and how large it lies here.
const COIN: (f32, f32) = (0.0150, 0.0036);
const LARGE: f32 = 1.5;
/// How far before the stacks a player's name hangs, and how far before the place of his cards the stacks are, in metres: so far behind
/// it that names keep clear of the piles of tricks.
const BEFORE: f32 = 0.066;
const BACK: f32 = -0.030;
/// Half the width and depth of a heap, and how far before its middle its name ends, in metres.
const HEAP: Vec2 = Vec2::new(0.052, 0.044);
const NAMED: f32 = 0.080;

fn coin(seat: Seat, number: u32) -> PieceId {
    PieceId(240 + u32::from(seat.0) * MOST + number)
}

/// How many coins so many points are, if so many are the most.
fn coins(points: i32, most: i32) -> u32 {
    let (points, most) = (f64::from(points.max(0)), f64::from(most.max(1)));
    ((points / most * f64::from(MOST)).ceil() as u32).min(MOST)
}

/// Lays everybody's coins there, with his name and his points.
pub fn lay_out(view: &View, side: Side, layout: &mut Layout) {
    let table = &view.table;
    let best = matches::best(table);
    for seat in table.seats() {
        let points = table.totals[seat.index()];
        let middle = played(view, side, seat, 0).at.with_y(MAT) + Vec3::Z * BACK;
        // Whoever has won has a coin that shines, even if nobody has come to anything.
        let count = coins(points, best).max(u32::from(points == best));
        for number in 0..count {
            let (stack, level) = (number as usize % STACKS.len(), number / STACKS.len() as u32);
            let wobble = f32::from(seat.0) * 2.3 + number as f32 * 1.9;
            let place = STACKS[stack] * COIN.0 * LARGE + Vec2::new(wobble.sin(), (wobble * 1.7).cos()) * 0.0008;
            let at = middle + Vec3::new(place.x, COIN.1 * LARGE * level as f32, place.y);
            let look = Look::model("coin", Vec3::ZERO);
            let look = if level == 0 { look.on_round_foot(COIN.0).haloed(Outline::Ring(COIN.0)) } else { look };
            // What it was won with shines: where it stands, and its uppermost coins.
            if points == best && (level == 0 || count - number <= STACKS.len() as u32) {
                layout.lit.push(Target::Piece(coin(seat, number)));
            }
            let pose = Pose::table(at.x, at.y, at.z).turned(Quat::from_rotation_y(wobble)).scaled(LARGE);
            layout.pieces.push(Placed { id: coin(seat, number), look, pose, title: None, order: 0 });
        }
        layout.show_off(middle, HEAP, COIN.1 * LARGE * count.div_ceil(STACKS.len() as u32) as f32);
        layout.victory.push(middle + Vec3::Z * NAMED);
        let words = Words::new("bottle_imp-pill-total").with("seat", seat).with("points", points);
        layout.captions.push(Pill { at: middle + Vec3::Z * BEFORE, words, icon: Some("bi-coin") });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_more_points_has_more_coins() {
        assert_eq!(
            [coins(526, 526), coins(263, 526), coins(1, 526), coins(0, 526), coins(-40, 526)],
            [42, 21, 1, 0, 0]
        );
        assert_eq!([coins(-5, -5), coins(0, 0)], [0, 0], "nobody has any");
    }
}
