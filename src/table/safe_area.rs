//! The room that the interface leaves on the screen: the camera frames the table in it, hands are held in it, and boxes keep
//! clear of what can be chosen.

use std::sync::LazyLock;

use bevy_math::{Rect, Vec2};

/// Steps in which the picture is made smaller, and the least size.
const SMALLER: f32 = 0.02;
const SMALLEST: f32 = 0.4;
/// Steps in which the picture is moved, and how many of them each way, as shares of the picture.
const STEP: f32 = 0.0125;
const STEPS: i16 = 28;

/// What the interface lays over the table for as long as it is played at. Shares of the picture: x to the right, y down.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "client", derive(bevy::prelude::Resource))]
pub struct SafeArea {
    pub panels: Vec<Rect>,
    /// Where the room for the near hand begins at the left.
    pub hand_left: f32,
    /// Where it ends at the right, for what comes up of it as well.
    pub hand_right: f32,
    /// Where the foot of the near hand is held.
    pub hand_foot: f32,
    /// Sizes of the pills on the table, in the order of the layout: they do not shrink with the table.
    pub pills: Vec<Vec2>,
}

impl Default for SafeArea {
    fn default() -> Self {
        Self { panels: Vec::new(), hand_left: 0.0, hand_right: 1.0, hand_foot: 1.0, pills: Vec::new() }
    }
}

/// Something on the table that must not be covered, as the framing alone would show it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Obstructed {
    /// What shrinks with the table.
    pub rect: Rect,
    /// What stands out on every side and does not.
    pub around: Vec2,
}

impl From<Rect> for Obstructed {
    fn from(rect: Rect) -> Self {
        Self { rect, around: Vec2::ZERO }
    }
}

/// How the whole picture of the table is made smaller and moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Size; 1 as the framing says.
    pub scale: f32,
    /// Shares of the picture: x to the right, y down.
    pub shift: Vec2,
}

impl Fit {
    /// As the framing says.
    pub const NONE: Self = Self { scale: 1.0, shift: Vec2::ZERO };

    /// How much it changes the picture.
    fn change(self) -> f32 {
        1.0 - self.scale + self.shift.length()
    }

    /// Where something is seen.
    pub fn of(self, thing: Obstructed) -> Rect {
        let at = |point: Vec2| (point - 0.5) * self.scale + 0.5 + self.shift;
        Rect { min: at(thing.rect.min) - thing.around, max: at(thing.rect.max) + thing.around }
    }
}

impl SafeArea {
    /// Whether none of `things` lies under a panel, and of none lies more beyond the edge than the framing alone would leave
    /// there.
    pub fn leaves(&self, things: &[Obstructed], fit: Fit) -> bool {
        self.leaves_most(things, fit, 1e-4)
    }

    /// Whether of none of `things` more than the share `hidden` lies there.
    pub fn leaves_most(&self, things: &[Obstructed], fit: Fit, hidden: f32) -> bool {
        let picture = Rect::new(0.0, 0.0, 1.0, 1.0);
        let area = |rect: Rect| rect.width() * rect.height();
        let share = |part: Rect, whole: Rect| area(part) / area(whole).max(f32::MIN_POSITIVE);
        let shown = |seen: Rect| share(picture.intersect(seen), seen);
        things.iter().all(|&thing| {
            let seen = fit.of(thing);
            shown(seen) > shown(Fit::NONE.of(thing)) - hidden
                && self.panels.iter().all(|panel| share(panel.intersect(seen), seen) < hidden)
        })
    }

    /// The picture that is changed least, in which none of `things` is covered. Where that is impossible, as the framing says.
    pub fn fit(&self, things: &[Obstructed]) -> Fit {
        FITS.iter().copied().find(|&fit| self.leaves(things, fit)).unwrap_or(Fit::NONE)
    }
}

/// Every fit that is tried, from the one that changes the picture least: a picture moved by a share of the screen is as bad as one
/// that is smaller by that share.
static FITS: LazyLock<Vec<Fit>> = LazyLock::new(|| {
    let sizes = ((1.0 - SMALLEST) / SMALLER) as u8;
    let mut fits: Vec<Fit> = (0..=sizes)
        .map(|smaller| 1.0 - SMALLER * f32::from(smaller))
        .flat_map(|scale| (-STEPS..=STEPS).map(move |x| (scale, x)))
        .flat_map(|(scale, x)| (-STEPS..=STEPS).map(move |y| (scale, x, y)))
        .map(|(scale, x, y)| Fit { scale, shift: Vec2::new(f32::from(x), f32::from(y)) * STEP })
        .collect();
    fits.sort_by(|a, b| a.change().total_cmp(&b.change()));
    fits
});

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: [Obstructed; 2] = [
        Obstructed { rect: Rect { min: Vec2::new(0.1, 0.1), max: Vec2::new(0.2, 0.3) }, around: Vec2::ZERO },
        Obstructed { rect: Rect { min: Vec2::new(0.7, 0.6), max: Vec2::new(0.9, 0.9) }, around: Vec2::ZERO },
    ];

    fn room(panels: &[Rect]) -> SafeArea {
        SafeArea { panels: panels.to_vec(), ..SafeArea::default() }
    }

    #[test]
    fn what_reaches_over_the_edge_is_not_pushed_further_out() {
        let thing = Obstructed::from(Rect::new(0.4, -0.01, 0.5, 0.3));
        let low = Obstructed::from(Rect::new(0.3, 0.55, 0.6, 0.7));
        let fit = room(&[Rect::new(0.0, 0.6, 1.0, 1.0)]).fit(&[thing, low]);
        assert!(fit.of(thing).min.y >= -0.0101 * fit.scale && fit.of(low).max.y <= 0.6, "{fit:?}");
    }

    #[test]
    fn a_table_that_nothing_covers_stays_as_it_is() {
        assert_eq!(room(&[]).fit(&TABLE), Fit::NONE);
        assert_eq!(room(&[Rect::new(0.0, 0.8, 0.3, 1.0)]).fit(&TABLE), Fit::NONE);
    }

    #[test]
    fn a_table_makes_way_for_panels_and_stays_on_the_screen() {
        let room = room(&[Rect::new(0.0, 0.85, 1.0, 1.0), Rect::new(0.0, 0.0, 0.15, 0.2)]);
        let fit = room.fit(&TABLE);
        assert_ne!(fit, Fit::NONE);
        assert!(room.leaves(&TABLE, fit));
        for thing in TABLE {
            let seen = fit.of(thing);
            assert!(seen.min.min_element() >= 0.0 && seen.max.max_element() <= 1.0, "{seen:?}");
        }
    }

    #[test]
    fn what_does_not_shrink_with_the_table_is_not_covered_either() {
        let pill =
            Obstructed { rect: Rect::from_center_size(Vec2::new(0.5, 0.7), Vec2::ZERO), around: Vec2::new(0.1, 0.04) };
        let room = room(&[Rect::new(0.0, 0.6, 1.0, 1.0)]);
        let fit = room.fit(&[TABLE[0], pill]);
        let seen = fit.of(pill);
        assert!(seen.max.y <= 0.6 && (seen.height() - 0.08).abs() < 1e-6, "{fit:?} {seen:?}");
        assert!(!room.leaves(&[pill], Fit { scale: 0.5, shift: Vec2::ZERO }), "its foot is under the panel");
    }

    #[test]
    fn a_picture_that_is_hardly_moved_is_not_made_smaller() {
        // A little to the right is enough: nothing is made smaller.
        let fit = room(&[Rect::new(0.0, 0.0, 0.14, 1.0)]).fit(&TABLE);
        assert_eq!(fit.scale, 1.0);
        assert!(fit.shift.x > 0.03 && fit.shift.x < 0.07 && fit.shift.y == 0.0, "{fit:?}");
    }

    #[test]
    fn where_no_room_is_left_the_table_stays() {
        assert_eq!(room(&[Rect::new(0.0, 0.0, 1.0, 1.0)]).fit(&TABLE), Fit::NONE);
    }
}
