//! Where a box goes: beside what it explains, where it covers least of what matters.

use bevy_egui::egui::{Align, Align2, Rect, Vec2, vec2};

/// Room between a box and what it explains, in points.
const GAP: f32 = 10.0;
/// How bad it is to cover what is explained.
const ITSELF: f32 = 8.0;
/// How bad a point of distance is, in points of area that are covered.
const FAR: f32 = 60.0;

/// Something that a box should not cover, and how bad it is if a point of its area is covered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Obstacle {
    /// Where it is.
    pub rect: Rect,
    /// 2 for what can be looked at another time, more for what is chosen from.
    pub weight: f32,
}

impl Obstacle {
    /// Something that may be chosen now.
    #[must_use]
    pub fn choice(rect: Rect) -> Self {
        Self { rect, weight: 6.0 }
    }

    /// Something to read or to press.
    #[must_use]
    pub fn panel(rect: Rect) -> Self {
        Self { rect, weight: 4.0 }
    }

    /// Something to look at.
    #[must_use]
    pub fn sight(rect: Rect) -> Self {
        Self { rect, weight: 2.0 }
    }
}

/// The place for a box of `size` that belongs to `thing`: at one of its sides, or at one of the `docks`, wholly on the screen,
/// where it covers least of the obstacles.
#[must_use]
pub fn place(thing: Rect, size: Vec2, screen: Rect, obstacles: &[Obstacle], docks: &[Rect]) -> Rect {
    let room = screen.shrink(6.0);
    let wide = thing.expand(GAP);
    let ends = [Align::Center, Align::Min, Align::Max];
    let beside = ends.into_iter().flat_map(|end| {
        let y = |side: f32| {
            Align2([Align::Min, end]).anchor_size(bevy_egui::egui::pos2(side, anchor(end, thing.y_range())), size)
        };
        let x = |side: f32| {
            Align2([end, Align::Min]).anchor_size(bevy_egui::egui::pos2(anchor(end, thing.x_range()), side), size)
        };
        [y(wide.right()), y(wide.left() - size.x), x(wide.top() - size.y), x(wide.bottom())]
    });
    let cost = |rect: Rect| {
        let covered =
            obstacles.iter().map(|obstacle| obstacle.weight * area(rect.intersect(obstacle.rect))).sum::<f32>();
        covered + ITSELF * area(rect.intersect(thing)) + FAR * distance(rect, thing)
    };
    let docked = docks.iter().map(|dock| Rect::from_min_size(dock.min, size));
    let all = beside.chain(docked).map(|rect| kept_inside(rect, room));
    all.map(|rect| (cost(rect), rect)).min_by(|a, b| a.0.total_cmp(&b.0)).map_or(thing, |(_, rect)| rect)
}

fn anchor(end: Align, range: bevy_egui::egui::Rangef) -> f32 {
    match end {
        Align::Min => range.min,
        Align::Center => range.center(),
        Align::Max => range.max,
    }
}

fn area(rect: Rect) -> f32 {
    if rect.is_positive() { rect.area() } else { 0.0 }
}

/// From the edge of one rectangle to the edge of the other.
fn distance(a: Rect, b: Rect) -> f32 {
    let gap = |from: f32, to: f32| (from - to).max(0.0);
    let x = gap(a.left(), b.right()).max(gap(b.left(), a.right()));
    let y = gap(a.top(), b.bottom()).max(gap(b.top(), a.bottom()));
    vec2(x, y).length()
}

/// The rectangle moved so that it lies inside another as far as it can.
#[must_use]
pub fn kept_inside(rect: Rect, room: Rect) -> Rect {
    let shift = vec2(
        (room.left() - rect.left()).max(0.0) - (rect.right() - room.right()).max(0.0),
        (room.top() - rect.top()).max(0.0) - (rect.bottom() - room.bottom()).max(0.0),
    );
    rect.translate(shift)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const SCREEN: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 720.0) };
    const SIZE: Vec2 = vec2(300.0, 80.0);

    fn thing(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(20.0, 20.0))
    }

    #[test]
    fn boxes_stay_on_the_screen_and_beside_what_they_explain() {
        for (x, y) in [(5.0, 5.0), (1275.0, 5.0), (5.0, 715.0), (1275.0, 715.0), (640.0, 360.0)] {
            let rect = place(thing(x, y), SIZE, SCREEN, &[], &[]);
            assert!(SCREEN.contains_rect(rect));
            assert!(!rect.intersects(thing(x, y)));
            assert!(distance(rect, thing(x, y)) < 2.0 * GAP);
        }
    }

    #[test]
    fn what_may_be_chosen_is_not_covered_while_there_is_another_side() {
        let here = thing(640.0, 360.0);
        let right = Obstacle::choice(Rect::from_min_max(pos2(660.0, 200.0), pos2(1000.0, 500.0)));
        let left = Obstacle::choice(Rect::from_min_max(pos2(300.0, 200.0), pos2(620.0, 500.0)));
        let above = Obstacle::choice(Rect::from_min_max(pos2(300.0, 100.0), pos2(1000.0, 340.0)));
        let rect = place(here, SIZE, SCREEN, &[right, left, above], &[]);
        assert!(rect.top() >= here.bottom(), "{rect:?}");
    }

    #[test]
    fn a_dock_is_taken_where_every_side_is_full() {
        let full = [Obstacle::choice(Rect::from_min_max(pos2(200.0, 0.0), pos2(1280.0, 720.0)))];
        let dock = Rect::from_min_size(pos2(10.0, 500.0), SIZE);
        let rect = place(thing(640.0, 360.0), vec2(180.0, 80.0), SCREEN, &full, &[dock]);
        assert_eq!(rect.min, dock.min);
    }
}
