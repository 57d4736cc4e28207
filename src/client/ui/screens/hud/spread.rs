//! How likely each number of something is: columns side by side, each with its chance above and its number below.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Galley, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::client::ui::ui_kit::UiKit;
use crate::locale::{MARK_BEGIN, MARK_END};

/// How high the longest column is, in sizes of the type.
const HIGH: f32 = 1.05;
/// Lines of text as high as the chances, the columns and the numbers below each other.
pub(super) const LINES: f32 = 2.6;
/// Room between columns, and how wide one is, as a share of its place.
const APART: f32 = 5.0;
const WIDE: f32 = 0.62;

/// The numbers and their chances in percent, if that is what stands between the marks of a sentence: `0: 44%, 1: 44%, 2+: 11%`; and
/// what stands before them.
pub(super) fn read(text: &str) -> Option<(&str, Vec<(&str, u8)>)> {
    let (before, rest) = text.split_once(MARK_BEGIN)?;
    let (list, after) = rest.split_once(MARK_END)?;
    let columns: Option<Vec<(&str, u8)>> = list.split(", ").map(column).collect();
    let columns = columns.filter(|columns| columns.len() > 1 && after.trim_matches(['.', '。', ' ']).is_empty())?;
    Some((before.trim_end_matches([':', '：', ' ']), columns))
}

/// A number and its chance in percent.
fn column(text: &str) -> Option<(&str, u8)> {
    let (number, chance) = text.split_once(':')?;
    let chance = chance.trim().strip_suffix('%')?.parse().ok()?;
    (chance <= 100).then_some((number, chance))
}

/// Columns as they are set.
pub(super) struct Spread {
    before: Arc<Galley>,
    /// Chance and number, and how likely it is as a share.
    columns: Vec<(Arc<Galley>, Arc<Galley>, f32)>,
    each: f32,
    /// Room that it takes.
    pub size: Vec2,
}

impl Spread {
    pub(super) fn new(kit: &UiKit, ui: &Ui, (before, columns): (&str, &[(&str, u8)]), size: f32) -> Self {
        let (painter, ink) = (ui.painter(), kit.theme.c.ink);
        let set = |(number, chance): &(&str, u8)| {
            let written = painter.layout_no_wrap(format!("{chance}%"), kit.theme.bold(size * 0.9), ink);
            let number = painter.layout_no_wrap((*number).to_owned(), kit.theme.font(size), ink);
            (written, number, f32::from(*chance) / 100.0)
        };
        let columns: Vec<_> = columns.iter().map(set).collect();
        let before = painter.layout_no_wrap(before.to_owned(), kit.theme.font(size), ink);
        let wide = |galley: &Arc<Galley>| galley.size().x;
        let each = columns.iter().map(|(chance, number, _)| wide(chance).max(wide(number))).fold(0.0, f32::max);
        let each = each + APART;
        let size = vec2(wide(&before) + APART + each * columns.len() as f32, kit.line_height(size) * LINES);
        Self { before, columns, each, size }
    }

    pub(super) fn paint(&self, kit: &UiKit, painter: &Painter, at: Pos2) {
        let c = kit.theme.c;
        let foot = at.y + self.size.y - self.before.size().y;
        painter.galley(pos2(at.x, foot), self.before.clone(), c.ink);
        let first = at.x + self.before.size().x + APART;
        // The longest fills its place: what counts is how they compare.
        let most = self.columns.iter().map(|(.., share)| *share).fold(0.01, f32::max);
        for (n, (chance, number, share)) in self.columns.iter().enumerate() {
            let middle = first + self.each * (n as f32 + 0.5);
            let centred = |galley: &Arc<Galley>| middle - galley.size().x * 0.5;
            painter.galley(pos2(centred(number), foot), number.clone(), c.ink);
            let high = number.size().y / 1.46 * HIGH * share / most;
            let column = Align2::CENTER_BOTTOM.anchor_size(pos2(middle, foot), vec2(self.each * WIDE, high.max(1.0)));
            painter.rect_filled(Rect::from_center_size(pos2(middle, foot), vec2(self.each - 2.0, 1.0)), 0, c.hairline);
            painter.rect_filled(column, 1, c.wax);
            painter.galley(pos2(centred(chance), column.top() - chance.size().y), chance.clone(), c.ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn numbers_with_chances_are_columns_and_nothing_else_is() {
        let marked = |text: &str| format!("Hits: \u{E000}{text}\u{E001}");
        let text = marked("0:\u{A0}44%, 1:\u{A0}45%, 2+:\u{A0}11%");
        assert_eq!(read(&text), Some(("Hits", vec![("0", 44), ("1", 45), ("2+", 11)])));
        for text in ["44%", "0: 44%", "0: 44%, 1", "r8 r9", "0: 44%, 1: 101%"] {
            assert_eq!(read(&marked(text)), None, "{text}");
        }
        assert_eq!(read("Hits: 0: 44%, 1: 56%"), None, "it is not marked");
    }
}
