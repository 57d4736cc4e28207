//! Where a box goes: beside what it explains, where it covers least of what matters.

use bevy_egui::egui::{Align, Align2, Rect, Vec2, pos2, vec2};

/// Room between a box and what it explains, in points.
const GAP: f32 = 12.0;
/// How bad it is to cover what is explained.
const ITSELF: f32 = 24.0;
/// How bad it is to touch it at all.
const TOUCHED: f32 = 4_000.0;
/// How bad a point of distance is, in points of area that are covered.
const FAR: f32 = 36.0;
/// Points between the places that are tried all over the screen.
const STEP: f32 = 16.0;

/// How bad it is to cover a point of what may be chosen now.
const CHOICE: f32 = 24.0;

/// Something that a box should not cover, and how bad it is if a point of its area is covered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Obstacle {
    /// Where it is.
    pub rect: Rect,
    /// 2 for what can be looked at another time, more for what is read or chosen from, less for what is empty.
    pub weight: f32,
}

impl Obstacle {
    /// Something that may be chosen now.
    pub fn choice(rect: Rect) -> Self {
        Self { rect, weight: CHOICE }
    }

    /// Something to read or to press.
    pub fn panel(rect: Rect) -> Self {
        Self { rect, weight: 6.0 }
    }

    /// Something to look at.
    pub fn sight(rect: Rect) -> Self {
        Self { rect, weight: 2.0 }
    }

    /// Whether it is read, pressed or chosen from.
    pub fn matters(&self) -> bool {
        self.weight >= 6.0
    }

    /// Whether it may be chosen now.
    pub fn is_choice(&self) -> bool {
        self.weight >= CHOICE
    }

    /// How bad it is to cover a rectangle.
    pub fn cost(&self, rect: Rect) -> f32 {
        self.weight * area(rect.intersect(self.rect))
    }

    /// A place where nothing can be done now; what lies there stands for itself.
    pub fn empty(rect: Rect) -> Self {
        Self { rect, weight: 0.12 }
    }
}

/// The place for a box that belongs to `thing` and may have any of these sizes, the best one first: beside it, or anywhere
/// on the screen where it covers less of the obstacles than the way there is long. Gives the number of the size as well.
pub fn place(thing: Rect, sizes: &[Vec2], screen: Rect, obstacles: &[Obstacle]) -> (usize, Rect) {
    let room = screen.shrink(6.0);
    // What a place costs, unless it is no less than `most`: most places are too far away to look at what they cover.
    let cost = |rect: Rect, most: f32| {
        let over = rect.intersect(thing);
        let touched = if over.is_positive() { TOUCHED } else { 0.0 };
        let mut cost = touched + ITSELF * area(over) + FAR * distance(rect, thing);
        for obstacle in obstacles {
            if cost >= most {
                return None;
            }
            cost += obstacle.cost(rect);
        }
        (cost < most).then_some(cost)
    };
    let places = sizes.iter().enumerate().flat_map(|(n, &size)| {
        let apart = move |rect: &Rect| !rect.intersects(thing.expand(GAP - 0.5));
        let all = beside(thing, size).map(move |rect| kept_inside(rect, room));
        let all = all.chain(everywhere(room, size).filter(apart));
        all.map(move |rect| (n, rect))
    });
    // Of equals the first is taken: the best size, at the side that is read first.
    let best = places.fold((f32::INFINITY, 0, thing), |best, (n, rect)| match cost(rect, best.0) {
        Some(cost) => (cost, n, rect),
        None => best,
    });
    (best.1, best.2)
}

/// The places at the four sides of a thing.
fn beside(thing: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
    let wide = thing.expand(GAP);
    [Align::Center, Align::Min, Align::Max].into_iter().flat_map(move |end| {
        let y = |side: f32| Align2([Align::Min, end]).anchor_size(pos2(side, anchor(end, thing.y_range())), size);
        let x = |side: f32| Align2([end, Align::Min]).anchor_size(pos2(anchor(end, thing.x_range()), side), size);
        [y(wide.right()), y(wide.left() - size.x), x(wide.top() - size.y), x(wide.bottom())]
    })
}

/// Places all over the screen.
fn everywhere(room: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
    let steps = |whole: f32| (whole.max(0.0) / STEP) as u16;
    let (columns, rows) = (steps(room.width() - size.x), steps(room.height() - size.y));
    (0..=rows).flat_map(move |row| {
        (0..=columns).map(move |column| {
            let at = room.min + STEP * vec2(f32::from(column), f32::from(row));
            Rect::from_min_size(at, size)
        })
    })
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
pub fn distance(a: Rect, b: Rect) -> f32 {
    let gap = |from: f32, to: f32| (from - to).max(0.0);
    let x = gap(a.left(), b.right()).max(gap(b.left(), a.right()));
    let y = gap(a.top(), b.bottom()).max(gap(b.top(), a.bottom()));
    vec2(x, y).length()
}

/// The rectangle moved so that it lies inside another as far as it can.
pub fn kept_inside(rect: Rect, room: Rect) -> Rect {
    let shift = vec2(
        (room.left() - rect.left()).max(0.0) - (rect.right() - room.right()).max(0.0),
        (room.top() - rect.top()).max(0.0) - (rect.bottom() - room.bottom()).max(0.0),
    );
    rect.translate(shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 720.0) };
    const SIZE: Vec2 = vec2(300.0, 80.0);

    fn thing(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(20.0, 20.0))
    }

    fn put(thing: Rect, obstacles: &[Obstacle]) -> Rect {
        place(thing, &[SIZE], SCREEN, obstacles).1
    }

    #[test]
    fn boxes_stay_on_the_screen_and_beside_what_they_explain() {
        for (x, y) in [(5.0, 5.0), (1275.0, 5.0), (5.0, 715.0), (1275.0, 715.0), (640.0, 360.0)] {
            let rect = put(thing(x, y), &[]);
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
        let rect = put(here, &[right, left, above]);
        assert!(rect.top() >= here.bottom(), "{rect:?}");
    }

    #[test]
    fn a_free_edge_is_found_where_every_side_is_full() {
        let full = Obstacle::choice(Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 620.0)));
        let rect = put(thing(640.0, 200.0), &[full]);
        assert!(rect.top() >= 620.0, "{rect:?}");
        let rect = put(
            thing(640.0, 200.0),
            &[full, Obstacle::sight(Rect::from_min_max(pos2(0.0, 620.0), pos2(900.0, 720.0)))],
        );
        assert!(rect.top() >= 620.0 && rect.left() >= 900.0, "{rect:?}");
    }

    #[test]
    fn a_box_gets_narrower_where_only_a_narrow_one_has_room() {
        let here = thing(640.0, 360.0);
        let walls = [(0.0, 0.0, 620.0, 720.0), (860.0, 0.0, 1280.0, 720.0)];
        let walls = walls.map(|(x, y, to_x, to_y)| Obstacle::choice(Rect::from_min_max(pos2(x, y), pos2(to_x, to_y))));
        let sizes = [SIZE, vec2(180.0, 140.0)];
        let (n, rect) = place(here, &sizes, SCREEN, &walls);
        assert_eq!(n, 1, "{rect:?}");
        assert!(walls.iter().all(|wall| !rect.intersects(wall.rect)), "{rect:?}");
        assert_eq!(place(here, &sizes, SCREEN, &[]).0, 0);
    }

    #[test]
    fn an_empty_place_is_rather_covered_than_a_thing() {
        let here = thing(640.0, 360.0);
        let around = |rect| Rect::from_min_max(pos2(rect, 0.0), pos2(rect + 640.0, 720.0));
        let rect = put(here, &[Obstacle::sight(around(0.0)), Obstacle::empty(around(640.0))]);
        assert!(rect.left() >= 640.0, "{rect:?}");
    }
}
