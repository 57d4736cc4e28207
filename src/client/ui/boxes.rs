//! Where boxes stand: cut one after the other from the edges of a room, or taken from a page from above to below; their sizes are
//! measured from what stands in them.

use bevy_egui::egui::{Align2, Color32, FontId, Id, Painter, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::ui_kit::UiKit;
use super::widgets::buttons::Stuff;

/// As high as what is drawn on a page that is scrolled may become, in points.
pub const ENDLESS: f32 = 4000.0;

/// Room from whose edges boxes are cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// What has not been cut off yet.
    pub rest: Rect,
    gap: f32,
}

impl Room {
    /// All of a rectangle; between a box that is cut off and the rest there will be such a gap.
    pub fn of(rect: Rect, gap: f32) -> Self {
        Self { rest: rect, gap }
    }

    /// Cuts off a box so high at the top.
    pub fn top(&mut self, high: f32) -> Rect {
        let cut = self.rest.with_max_y(self.rest.top() + high);
        self.rest.min.y = cut.bottom() + self.gap;
        cut
    }

    /// Cuts off a box so high at the bottom.
    pub fn bottom(&mut self, high: f32) -> Rect {
        let cut = self.rest.with_min_y(self.rest.bottom() - high);
        self.rest.max.y = cut.top() - self.gap;
        cut
    }

    /// Cuts off a box so wide at the left.
    pub fn left(&mut self, wide: f32) -> Rect {
        let cut = self.rest.with_max_x(self.rest.left() + wide);
        self.rest.min.x = cut.right() + self.gap;
        cut
    }

    /// Cuts off a box so wide at the right.
    pub fn right(&mut self, wide: f32) -> Rect {
        let cut = self.rest.with_min_x(self.rest.right() - wide);
        self.rest.max.x = cut.left() - self.gap;
        cut
    }
}

/// Cells of the same size in rows from left to right, with a gap between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cells {
    room: Rect,
    columns: usize,
    size: Vec2,
    gap: f32,
}

impl Cells {
    /// As many columns as this over all the width of `room`, in rows so high.
    pub fn over(room: Rect, columns: usize, high: f32, gap: f32) -> Self {
        let columns = columns.max(1);
        let wide = (room.width() + gap) / columns as f32 - gap;
        Self { room, columns, size: vec2(wide, high), gap }
    }

    /// The cell of this number, counted from 0.
    pub fn cell(&self, n: usize) -> Rect {
        let at = vec2((n % self.columns) as f32, (n / self.columns) as f32);
        Rect::from_min_size(self.room.min + at * (self.size + Vec2::splat(self.gap)), self.size)
    }
}

/// How many columns have room in a width if each is at least so `wide`; no more than there are cells.
pub fn columns(width: f32, wide: f32, gap: f32, cells: usize) -> usize {
    (((width + gap) / (wide + gap)) as usize).clamp(1, cells.max(1))
}

/// How many of `cells` stand in a row of at most so many columns, so that all rows are about equally long.
pub fn evenly(cells: usize, columns: usize) -> usize {
    cells.div_ceil(cells.div_ceil(columns.max(1)).max(1)).max(1)
}

/// Boxes of these sizes from a lower right corner to the left, with a gap between them; in the row above it goes on where they have
/// taken so much room.
pub fn rows_up(corner: Pos2, sizes: &[Vec2], room: f32, gap: Vec2) -> Vec<Rect> {
    let mut at = corner;
    let next = |size: &Vec2| {
        if at.x < corner.x && at.x - size.x < corner.x - room {
            at = pos2(corner.x, at.y - size.y - gap.y);
        }
        let place = Align2::RIGHT_BOTTOM.anchor_size(at, *size);
        at.x = place.left() - gap.x;
        place
    };
    sizes.iter().map(next).collect()
}

/// Takes a box of this size from a page.
pub fn taken(ui: &mut Ui, size: Vec2) -> Rect {
    ui.allocate_exact_size(size, Sense::hover()).0
}

/// Takes a box so high over all the width of a page.
pub fn strip(ui: &mut Ui, high: f32) -> Rect {
    taken(ui, vec2(ui.available_width(), high))
}

/// Adds something to a page so far from its left edge; gives the room that it takes.
pub fn indented(ui: &mut Ui, by: f32, add: impl FnOnce(&mut Ui)) -> Rect {
    let row = ui.horizontal_top(|ui| {
        ui.add_space(by);
        ui.vertical(add)
    });
    row.response.rect
}

impl UiKit<'_> {
    /// A line of text in a box, no wider than that; gives the room that it takes.
    pub fn line_in(
        &self,
        painter: &Painter,
        room: Rect,
        anchor: Align2,
        text: &str,
        font: FontId,
        ink: Color32,
    ) -> Rect {
        self.line(painter, anchor.pos_in_rect(&room), anchor, text, font, ink, room.width())
    }

    /// A button as wide as its words, cut from the right end of a row; whether it was taken.
    pub fn button_at_end(&mut self, ui: &Ui, row: &mut Room, id: Id, stuff: Stuff, text: &str) -> bool {
        let place = row.right(self.button_width(ui, text, None));
        self.button(ui, place, id, stuff, text, None).clicked
    }

    /// An icon as large as there is room for at the left of a box, and a line of text behind it.
    pub fn icon_and_line(
        &mut self,
        painter: &Painter,
        mut room: Room,
        (icon, tint): (&str, Color32),
        text: &str,
        font: FontId,
    ) {
        let size = room.rest.height();
        let place = room.left(size);
        self.icon(painter, icon, place.center(), size, tint);
        self.line_in(painter, room.rest, Align2::LEFT_CENTER, text, font, self.theme.c.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    #[test]
    fn boxes_are_cut_from_all_edges() {
        let mut room = Room::of(rect(10.0, 20.0, 110.0, 220.0), 5.0);
        assert_eq!(room.bottom(40.0), rect(10.0, 180.0, 110.0, 220.0));
        assert_eq!(room.top(30.0), rect(10.0, 20.0, 110.0, 50.0));
        assert_eq!(room.right(20.0), rect(90.0, 55.0, 110.0, 175.0));
        assert_eq!(room.left(15.0), rect(10.0, 55.0, 25.0, 175.0));
        assert_eq!(room.rest, rect(30.0, 55.0, 85.0, 175.0));
    }

    #[test]
    fn cells_fill_the_width() {
        let cells = Cells::over(rect(0.0, 0.0, 100.0, 90.0), 3, 20.0, 5.0);
        assert_eq!(cells.cell(0), rect(0.0, 0.0, 30.0, 20.0));
        assert_eq!(cells.cell(2).right(), 100.0);
        assert_eq!(cells.cell(4), rect(35.0, 25.0, 65.0, 45.0));
    }

    #[test]
    fn rows_go_up_from_a_corner() {
        let sizes = [vec2(30.0, 10.0), vec2(40.0, 10.0), vec2(90.0, 10.0), vec2(150.0, 10.0)];
        let places = rows_up(pos2(100.0, 50.0), &sizes, 80.0, vec2(5.0, 2.0));
        let [first, second, third, fourth] = places[..] else { panic!("{places:?}") };
        assert_eq!((first, second), (rect(70.0, 40.0, 100.0, 50.0), rect(25.0, 40.0, 65.0, 50.0)));
        assert_eq!(third, rect(10.0, 28.0, 100.0, 38.0), "too wide for the rest of the first row");
        assert_eq!(fourth, rect(-50.0, 16.0, 100.0, 26.0), "too wide for any row, it has one of its own");
        assert_eq!(rows_up(pos2(0.0, 0.0), &sizes, 0.0, Vec2::ZERO)[3].bottom(), -30.0, "without room all are stacked");
    }

    #[test]
    fn rows_are_as_even_as_can_be() {
        assert_eq!([(7, 6), (6, 6), (13, 6), (1, 6), (0, 6)].map(|(cells, most)| evenly(cells, most)), [4, 6, 5, 1, 1]);
        assert_eq!(columns(100.0, 30.0, 5.0, 9), 3);
        assert_eq!(columns(99.0, 30.0, 5.0, 9), 2);
        assert_eq!([columns(10.0, 30.0, 5.0, 9), columns(1000.0, 30.0, 5.0, 4)], [1, 4]);
    }
}
