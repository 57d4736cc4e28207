//! Where flags stand, free and claimed, and what marks those that can be claimed or won the match.

use bevy_math::{Quat, Vec2, Vec3};

use super::super::position::{FlagId, Phase, PublicState};
use super::faces;
use super::layout::{AFTERWARDS, FIRST_CARD, FRAMING, MAT_HALF, MAT_X, PITCH, STEP, column, decal, pawn};
use crate::engine::{Seat, Words};
use crate::table::cards::{MAT, THICK};
use crate::table::{CARD, Layout, Look, Outline, Pill, Placed, Pose};

/// Width, height and depth of a flag as it is made, in metres, and the radius of its foot.
const STANDING: Vec3 = Vec3::new(0.032, 0.036, 0.032);
const MADE_FOOT: f32 = 0.0148;
/// How large flags are drawn: between the rows no cloth hangs before the cards behind it, and none reaches to the next pole.
const SIZE: f32 = 0.80;
/// The radius of a foot, in metres.
pub const FOOT: f32 = MADE_FOOT * SIZE;
/// Radius of what shines round a flag that the match was won with, as it is made, in metres.
const RIM: f32 = 0.0185;
/// A flag is turned by so many radians for each metre that it stands beside the middle of the picture: its pole, which leans back
/// for the eye, then leans against the way in which the lens draws it.
const UPRIGHT: f32 = 0.55;
/// The foot of a claimed flag is this far outside the free end of its owner's formation at least, in metres; on the near side as far
/// as this from its middle, if there is room, so that the cloth is below the last card.
const OUTSIDE: f32 = 0.0006;
const BELOW: f32 = 0.037;
/// Its mark ends this far within the edge of the mat, in metres.
const EDGE: f32 = 0.004;
/// The own plate lies over the near end of columns whose middle is left of this: there feet end here, from the flag row.
const UNDER_PLATE: f32 = MAT_X - 2.5 * PITCH;
const PLATE: f32 = 0.2065;
/// A hand lies over what stands beyond so many cards of the far side.
const CROWDED: usize = 4;
/// Where there is no room a flag stands on the card that shows its picture, which its cloth may cover: on the near and on the far
/// side, from the middle of that card towards the viewer.
const ON_CARD: [f32; 2] = [0.026, 0.0308];
/// Width of the mark under a claimed flag, in metres, and how far it reaches towards the cards: where they would cut it, it is left
/// out.
const MARK: f32 = 0.041;
const MARK_REACH: f32 = 0.0172;
/// How much larger the flags are that a match was won with, and how wide the light under each, in metres.
const WON: f32 = 1.15;
const GLORY: f32 = 0.062;
/// How far the cloth of such a flag hangs beside its foot, and how high it reaches, in metres.
const CLOTH_REACH: f32 = 0.030;
const CLOTH_HEIGHT: f32 = 0.056;
/// Width of the ring round a flag that can be claimed, in metres.
const PROVABLE: f32 = 0.078;
/// The middle of the word under such a flag, from the flag row, in metres: between its foot and the first card.
const WORD: f32 = 0.0215;

/// A flag where it stands, on a mark of whoever has claimed it.
pub fn stand(table: &PublicState, near: Seat, flag: FlagId, layout: &mut Layout) {
    let x = column(flag, near);
    let over = matches!(table.phase, Phase::Over(_));
    let eye = if over { AFTERWARDS } else { FRAMING };
    let stands = match table.owner(flag) {
        None => Pose::table(x, MAT, 0.0).scaled(SIZE),
        Some(seat) => {
            let cards = table.side(flag, seat).cards().len();
            claimed(x, cards, seat == near, over)
        }
    };
    // When the match is over, what has won it shines.
    if let Some(owner) =
        table.owner(flag).filter(|owner| !over && is_clear(stands, table.side(flag, *owner).cards().len()))
    {
        let at = stands.at + Vec3::Y * 0.0003;
        let face = faces::CLAIMED[usize::from(owner != near)];
        let under = Pose::table(at.x, at.y, at.z);
        layout.pieces.push(decal(360 + u32::from(flag.number()), face, under, Vec2::splat(MARK)));
    }
    layout.pieces.push(Placed {
        id: pawn(flag),
        look: Look::model("flag_pawn", STANDING).on_round_foot(MADE_FOOT).haloed(Outline::Ring(RIM)),
        pose: stands.turned(Quat::from_rotation_y(UPRIGHT * (x - eye.at.x))),
        title: None,
        order: i32::from(flag.number()),
    });
}

/// Where a flag stands that the side with so many cards has won: on the axis of its column beyond the free end of its formation,
/// unless it could not be seen there. When the match is `over`, neither hands nor plates are before it.
fn claimed(column: f32, cards: usize, is_near: bool, over: bool) -> Pose {
    let limit = if is_near && !over && column < UNDER_PLATE { PLATE - FOOT } else { MAT_HALF - EDGE - MARK / 2.0 };
    let end = free_end(cards);
    if limit < end + OUTSIDE + FOOT || (!is_near && !over && cards >= CROWDED) {
        return on_card(column, cards, is_near);
    }
    let z = if is_near { (end + BELOW).min(limit) } else { -(end + MARK_REACH).min(limit) };
    Pose::table(column, MAT, z).scaled(SIZE)
}

/// Whether the mark of a flag that stands there beside so many cards is seen whole.
fn is_clear(stands: Pose, cards: usize) -> bool {
    stands.at.z.abs() >= free_end(cards) + MARK_REACH - 1e-4
}

/// The free end of a side with so many cards, from the middle of the flag row.
fn free_end(cards: usize) -> f32 {
    FIRST_CARD + STEP * cards.saturating_sub(1) as f32 + CARD.z / 2.0
}

/// Where it stands on a formation of so many cards: the bands of all of them stay in sight.
fn on_card(column: f32, cards: usize, is_near: bool) -> Pose {
    // On the far side the first card lies on top of the others, on the near side the last one.
    let z =
        if is_near { FIRST_CARD + STEP * cards.saturating_sub(1) as f32 + ON_CARD[0] } else { ON_CARD[1] - FIRST_CARD };
    Pose::table(column, MAT + THICK * cards as f32, z).scaled(SIZE)
}

/// A flag that the match was won with is larger and stands in a light.
pub fn celebrate(flag: FlagId, layout: &mut Layout) {
    let Some(placed) = layout.pieces.iter_mut().find(|placed| placed.id == pawn(flag)) else { return };
    placed.pose = placed.pose.scaled(SIZE * WON);
    // What shines round it lies clear of the cards, and on the mat.
    let (rim, z) = (RIM * SIZE * WON, &mut placed.pose.at.z);
    *z = (z.abs() + rim - FOOT).min(MAT_HALF - rim).copysign(*z);
    let at = placed.pose.at + Vec3::Y * 0.0003;
    layout.show_off(at, Vec2::new(FOOT + CLOTH_REACH, FOOT), CLOTH_HEIGHT);
    let light = decal(320 + u32::from(flag.number()), faces::GLORY, Pose::table(at.x, at.y, at.z), Vec2::splat(GLORY));
    layout.pieces.push(light);
}

/// A flag that can be claimed: a ring and the word, since the flag's own mark is too thin. The word says the
/// number as well and stands nearly in its place, since it would hide cards everywhere else.
pub fn provable(flag: FlagId, near: Seat, layout: &mut Layout) {
    let (number, x) = (u32::from(flag.number()), column(flag, near));
    let on_mat = Pose::table(x, MAT + 0.0004, 0.0);
    layout.pieces.push(decal(280 + number, faces::PROVABLE, on_mat, Vec2::splat(PROVABLE)));
    let words = Words::new("battle_line-pill-claim").with("flag", flag.number());
    layout.pills.push(Pill { at: Vec3::new(x, MAT, WORD), words, icon: None });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Fit, Lens, SafeArea};

    /// From the foot of a flag to the upper corner of its cloth at the pole, which leans back.
    const CLOTH: Vec3 = Vec3::new(0.0, 0.0508, -0.0166);

    fn lens() -> Lens {
        Lens::of(FRAMING, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &SafeArea::default())
    }

    fn seen(at: Vec3) -> Vec2 {
        lens().project(at).expect("before the eye")
    }

    #[test]
    fn a_claimed_flag_hides_no_band() {
        for cards in 1..5 {
            for is_near in [true, false] {
                let Pose { at: stands, scale, .. } = on_card(0.0, cards, is_near);
                let card = if is_near { FIRST_CARD + STEP * (cards - 1) as f32 } else { -FIRST_CARD };
                let band = Vec3::new(0.0, stands.y, card - CARD.z / 2.0 + STEP);
                assert!(seen(stands + CLOTH * scale).y > seen(band).y, "{cards} cards, near: {is_near}");
                assert!(stands.z - FOOT > card - CARD.z / 2.0 && stands.z + FOOT <= card + CARD.z / 2.0 + 0.002);
            }
        }
    }

    #[test]
    fn a_claimed_flag_stands_on_the_axis_of_its_column_beside_what_it_was_won_with() {
        for cards in 1..5 {
            for is_near in [true, false] {
                let at = claimed(0.1, cards, is_near, true).at;
                assert_eq!((at.x, at.z > 0.0), (0.1, is_near), "{cards} cards");
                assert!(at.z.abs() - FOOT > free_end(cards) && at.z.abs() + FOOT < MAT_HALF, "{cards} cards");
            }
        }
    }

    #[test]
    fn between_the_rows_no_cloth_hangs_before_a_card() {
        let foot_of_card = Vec3::new(0.0, MAT, CARD.z / 2.0 - FIRST_CARD);
        assert!(seen(Vec3::Y * MAT + CLOTH * SIZE).y > seen(foot_of_card).y - 8.0);
    }

    #[test]
    fn cloths_of_flags_that_have_been_won_do_not_cross() {
        let lens = Lens::of(AFTERWARDS, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &SafeArea::default());
        let reach = |column: f32, cards: usize, is_near: bool| {
            let mut layout = Layout::default();
            let flag = FlagId::new(1).expect("a flag");
            let (look, pose) = (Look::model("flag_pawn", STANDING), claimed(column, cards, is_near, true));
            let pose = pose.turned(Quat::from_rotation_y(UPRIGHT * (column - AFTERWARDS.at.x)));
            layout.pieces.push(Placed { id: pawn(flag), look, pose, title: None, order: 0 });
            celebrate(flag, &mut layout);
            let pose = layout.pieces[0].pose;
            let corners = [
                (0.0012, 0.0245, -0.006),
                (0.0012, 0.0508, -0.0199),
                (0.0547, 0.022, -0.006),
                (0.0547, 0.0508, -0.0199),
            ];
            let across = corners.map(|(x, y, z)| {
                let corner = pose.at + pose.turn * (Vec3::new(x, y, z) * pose.scale);
                lens.project(corner).expect("before the eye").x
            });
            across.into_iter().fold((f32::MAX, f32::MIN), |(from, to), x| (from.min(x), to.max(x)))
        };
        for is_near in [true, false] {
            for (left, right) in (1..5).flat_map(|left| (1..5).map(move |right| (left, right))) {
                for number in -4..4_i8 {
                    let at = |number: i8| MAT_X + PITCH * f32::from(number);
                    let (one, other) = (reach(at(number), left, is_near), reach(at(number + 1), right, is_near));
                    assert!(one.1 < other.0, "{left} and {right} cards, near: {is_near}: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_cloth_of_an_own_flag_is_below_its_column() {
        for cards in 1..4 {
            let Pose { at: stands, scale, .. } = claimed(0.0, cards, true, false);
            assert!(seen(stands + CLOTH * scale).y > seen(Vec3::new(0.0, MAT, free_end(cards))).y, "{cards} cards");
        }
    }

    #[test]
    fn under_the_own_plate_a_flag_stands_on_the_card_only_where_there_is_no_room() {
        /// Where the plate begins in a usual size, in points.
        const TOP: f32 = 537.0;
        for column in [MAT_X - 4.0 * PITCH, MAT_X - 3.0 * PITCH] {
            for cards in 1..5 {
                let stands = claimed(column, cards, true, false).at;
                assert_eq!(stands.z - FOOT > free_end(cards), cards < 4, "{cards} cards");
                let low = seen(stands + Vec3::Z * FOOT).y;
                assert!(low < TOP, "{cards} cards: {low}");
                assert_eq!(claimed(column, cards, true, true).at.y, MAT, "afterwards no plate is there");
            }
        }
    }
}
