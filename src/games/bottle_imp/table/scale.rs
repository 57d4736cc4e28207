//! The scale of prices round the oval: every number in its suit's colour, bright as far as it is a trump, and the price itself.

use std::f32::consts::TAU;

use bevy_math::{Vec2, Vec3};

use super::faces;
use crate::games::bottle_imp::View;
use crate::games::bottle_imp::cards::{Card, HIGHEST, START_PRICE};
use crate::table::cards::MAT;
use crate::table::{Face, Layout, Look, PieceId, Placed, Pose};

/// The piece of number 0, which is none.
const FIRST: PieceId = PieceId(500);
/// The middle of the oval, and half its width and depth from where the numbers stand, in metres.
const MIDDLE: Vec2 = Vec2::new(0.0, -0.012);
const HALF: Vec2 = Vec2::new(0.216, 0.171);
/// Where the first number stands, as a share of the way round from the near end: the last one stands as far from there, on the other
/// side. Behind the hand there is none.
const BEGINS: f32 = 0.075;
/// Width of a number with its light, in metres.
const SIZE: f32 = 0.0235;

/// How a number is to the price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Above it: it follows suit.
    Above,
    /// The price itself.
    Price,
    /// Below it: it is a trump.
    Below,
}

impl Standing {
    /// All three, in the order of their faces.
    pub const ALL: [Self; 3] = [Self::Above, Self::Price, Self::Below];

    /// How a number is to a price.
    pub fn of(number: u8, price: u8) -> Self {
        match number.cmp(&price) {
            std::cmp::Ordering::Greater => Self::Above,
            std::cmp::Ordering::Equal => Self::Price,
            std::cmp::Ordering::Less => Self::Below,
        }
    }

    /// Whether a number can ever be so.
    pub fn suits(self, number: u8) -> bool {
        match self {
            Self::Above => true,
            Self::Price => number <= START_PRICE,
            Self::Below => number < START_PRICE,
        }
    }
}

/// Where a number stands.
fn place(number: u8) -> Vec3 {
    let share = BEGINS + (1.0 - 2.0 * BEGINS) * f32::from(number - 1) / f32::from(HIGHEST - 1);
    let (sin, cos) = (share * TAU).sin_cos();
    Vec3::new(MIDDLE.x - HALF.x * sin, MAT + 0.0004, MIDDLE.y + HALF.y * cos)
}

/// The picture of a number.
fn face(view: &View, number: u8) -> Face {
    let standing = Standing::of(number, view.table.price);
    faces::on_scale(view.table.options.cards, Card::new(number), standing)
}

/// Lays all of it on the mat.
pub fn lay_out(view: &View, layout: &mut Layout) {
    layout.pieces.extend((1..=HIGHEST).map(|number| {
        let at = place(number);
        Placed {
            id: PieceId(FIRST.0 + u32::from(number)),
            look: Look::decal(face(view, number), Vec2::splat(SIZE)),
            pose: Pose::table(at.x, at.y, at.z),
            title: None,
            order: 0,
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_round_from_left_to_right_and_lie_beside_each_other() {
        assert!(place(1).x < 0.0 && place(HIGHEST).x > 0.0 && place(START_PRICE).x.abs() < 1e-5);
        assert!(place(START_PRICE).z < MIDDLE.y, "the first price is far");
        for number in 1..HIGHEST {
            let apart = place(number).distance(place(number + 1));
            assert!(apart > SIZE * 0.9, "{number}: {apart}");
        }
        // Nothing is behind the hand.
        assert!((1..=HIGHEST).all(|number| place(number).z + SIZE / 2.0 < 0.160));
    }

    #[test]
    fn what_is_below_the_price_is_a_trump() {
        assert_eq!(
            [4, 5, 6].map(|number| Standing::of(number, 5)),
            [Standing::Below, Standing::Price, Standing::Above]
        );
    }
}
