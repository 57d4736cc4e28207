//! Where a page goes under at its edge: never through a line of text, and never over one that can still be read.

use bevy_egui::egui::{Rect, Shape, Ui};

/// Lines of text nearer to the edge than this part of the height in which a page fades go under whole.
const NEAR: f32 = 0.6;
/// Most that a page goes under, in points: enormous words are left to the fading.
const MOST: f32 = 72.0;
/// A line stands on a button or a slip if that is at most so many times as high.
const STANDS: f32 = 3.0;
/// How much two lines side by side may differ in height and still be one.
const ALIKE: f32 = 2.0;

/// How far from an edge the parchment hides all, and how far from there it fades.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fold {
    pub solid: f32,
    pub soft: f32,
}

impl Fold {
    /// For an edge at which pages fade in this height. Each line of text reaches from one distance to another one, away from
    /// the edge; what lies behind the edge has distances below 0.
    pub(super) fn at(lines: &[(f32, f32)], high: f32) -> Self {
        let lines: Vec<_> = lines.iter().filter(|(_, far)| *far > 0.0).collect();
        let mut solid = 0.0_f32;
        loop {
            let near = (NEAR * high).max(solid - ALIKE);
            let under = lines.iter().filter(|(from, far)| *from < near && *far <= MOST).map(|(_, far)| *far);
            let deeper = under.fold(solid, f32::max);
            if deeper <= solid {
                break;
            }
            solid = deeper;
        }
        let above = lines.iter().map(|(from, _)| from - solid).filter(|gap| *gap >= -ALIKE);
        let room = above.fold(high, f32::min);
        Self { solid, soft: (high - solid).max(high * 0.25).min(room).max(1.0) }
    }
}

/// The columns of a page, so many and equally wide, each with its folds at the upper and the lower edge: the lines of one are no
/// obstacle to the other.
pub(super) fn columns(lines: &[Rect], view: Rect, count: u8, high: f32) -> Vec<(Rect, [Fold; 2])> {
    let wide = view.width() / f32::from(count.max(1));
    let column = |n: u8| {
        let left = view.left() + wide * f32::from(n);
        let column = Rect::from_x_y_ranges(left..=left + wide, view.y_range());
        let within: Vec<&Rect> = lines.iter().filter(|line| column.x_range().contains(line.center().x)).collect();
        let from_top: Vec<_> =
            within.iter().map(|line| (line.top() - view.top(), line.bottom() - view.top())).collect();
        let from_low: Vec<_> =
            within.iter().map(|line| (view.bottom() - line.bottom(), view.bottom() - line.top())).collect();
        (column, [Fold::at(&from_top, high), Fold::at(&from_low, high)])
    };
    (0..count.max(1)).map(column).collect()
}

/// How many shapes have been painted on the layer so far.
pub(super) fn painted(ui: &Ui) -> usize {
    ui.ctx().graphics(|layers| layers.get(ui.layer_id()).map_or(0, |layer| layer.all_entries().len()))
}

/// Every line of text that has been painted within `view` since there were so many shapes, as high as the button or slip that it
/// stands on; also those that its edges cut.
pub(super) fn lines(ui: &Ui, view: Rect, since: usize) -> Vec<Rect> {
    ui.ctx().graphics(|layers| {
        let mut lines = Vec::new();
        let mut grounds = Vec::new();
        for shape in layers.get(ui.layer_id()).into_iter().flat_map(|layer| layer.all_entries().skip(since)) {
            if !shape.clip_rect.intersects(view) {
                continue;
            }
            match &shape.shape {
                Shape::Mesh(mesh) => grounds.push(mesh.calc_bounds()),
                Shape::Text(text) => {
                    let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()));
                    let rows = rows.filter(|row| row.width() > 1.0 && row.intersects(view));
                    lines.extend(rows.map(|row| ground(&grounds, row)));
                }
                _ => {}
            }
        }
        lines
    })
}

/// A line of text, as high as the lowest of these that it stands on, if it stands on one.
fn ground(grounds: &[Rect], line: Rect) -> Rect {
    let below = grounds.iter().filter(|ground| ground.contains_rect(line) && ground.height() < STANDS * line.height());
    let lowest = below.min_by(|one, other| one.height().total_cmp(&other.height()));
    lowest.map_or(line, |ground| Rect::from_x_y_ranges(line.x_range(), ground.y_range()))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_line_is_as_high_as_the_button_it_stands_on() {
        let rect = |top: f32, low: f32| Rect::from_min_max(pos2(0.0, top), pos2(100.0, low));
        let line = rect(10.0, 28.0);
        let (button, shadow, panel) = (rect(4.0, 36.0), rect(0.0, 42.0), rect(0.0, 300.0));
        assert_eq!(ground(&[panel, shadow, button], line), button);
        assert_eq!(ground(&[panel, rect(20.0, 40.0)], line), line);
    }

    #[test]
    fn a_column_goes_under_by_its_own_lines() {
        let view = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 100.0));
        let line = |left: f32, top: f32| Rect::from_min_size(pos2(left, top), vec2(80.0, 20.0));
        // Where one column has room between its lines, the other one has a line.
        let lines: Vec<Rect> = (0..4)
            .flat_map(|n| [line(10.0, f32::from(n as u8) * 30.0), line(110.0, f32::from(n as u8) * 30.0 + 15.0)])
            .collect();
        let together = columns(&lines, view, 1, 26.0);
        assert!(together[0].1[1].solid > 50.0, "{together:?}");
        for (column, [_, low]) in columns(&lines, view, 2, 26.0) {
            assert!(low.solid <= 25.0, "{column}: {low:?}");
            for line in lines.iter().filter(|line| column.contains(line.center())) {
                let hidden = view.bottom() - low.solid;
                assert!(line.bottom() <= hidden + 0.01 || line.top() >= hidden - 0.01, "{line} is cut at {hidden}");
            }
        }
    }

    #[test]
    fn whole_lines_go_under_and_no_more() {
        // Nothing is near: all the height fades.
        assert_eq!(Fold::at(&[], 26.0), Fold { solid: 0.0, soft: 26.0 });
        // One line is cut, the next one ends well before it.
        let fold = Fold::at(&[(-8.0, 12.0), (20.0, 40.0)], 26.0);
        assert_eq!(fold.solid, 12.0);
        assert!(fold.soft <= 8.0);
        // A line just inside would be read half: it goes under, with what stands beside it.
        let fold = Fold::at(&[(6.0, 26.0), (7.0, 30.0), (33.0, 50.0)], 26.0);
        assert_eq!(fold.solid, 30.0);
        assert!(fold.soft <= 3.0);
        // What reaches far into the page is not faded if it begins before that.
        assert_eq!(Fold::at(&[(20.0, 90.0)], 26.0), Fold { solid: 0.0, soft: 20.0 });
        // Enormous words would take half the page along.
        assert_eq!(Fold::at(&[(-20.0, 90.0)], 26.0).solid, 0.0);
    }
}
