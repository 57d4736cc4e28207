//! Cards beside each other: where each lies, and how it looks.

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::pictures::Pictures;
use crate::client::ui::boxes::{columns, strip};
use crate::client::ui::paint;
use crate::client::ui::ui_kit::UiKit;
use crate::table::{CARD, Face};

/// Points between cards.
pub(super) const GAP: f32 = 12.0;

/// As many cards a row as there is room for.
pub(super) struct Grid {
    columns: usize,
    start: Pos2,
    face: Vec2,
    step: Vec2,
}

impl Grid {
    /// Takes the room for so many cards, each `wide` points at 100 % text.
    pub(super) fn new(kit: &UiKit, ui: &mut Ui, wide: f32, cards: usize) -> Self {
        let wide = kit.theme.pad(wide);
        let face = vec2(wide, wide * CARD.z / CARD.x);
        let mut step = face + Vec2::splat(GAP);
        let room = ui.available_width();
        let columns = columns(room, face.x, GAP, usize::MAX);
        // What is left of the width stands between them and at both sides.
        let spare = (room + GAP - columns as f32 * step.x).max(0.0) / columns as f32;
        step.x += spare;
        let high = cards.div_ceil(columns) as f32 * step.y + GAP;
        let area = strip(ui, high);
        Self { columns, start: area.min + vec2(spare, GAP) * 0.5, face, step }
    }

    /// Where a card lies.
    pub(super) fn place(&self, n: usize) -> Rect {
        let at = vec2((n % self.columns) as f32, (n / self.columns) as f32);
        Rect::from_min_size(self.start + at * self.step, self.face)
    }

    /// The same with the room up to the next ones.
    pub(super) fn whole(&self, n: usize) -> Rect {
        self.place(n).expand2(vec2(0.0, self.step.y - self.face.y))
    }
}

/// How round the corners of a card are, in points.
pub(super) fn radius(card: Rect) -> f32 {
    card.width() * 0.05
}

/// The picture of a card, with how many there are of it if there are any; framed in wax if it is `marked`.
pub(super) fn paint(
    kit: &mut UiKit,
    ui: &Ui,
    pictures: &mut Pictures,
    rect: Rect,
    face: Face,
    count: u8,
    marked: bool,
) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let radius = radius(rect);
    match pictures.of(face, rect.size() * kit.theme.pixels) {
        Some(picture) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.add(RectShape::filled(rect, radius as u8, Color32::WHITE).with_texture(picture.id(), whole));
        }
        None => {
            paint::slip(painter, &c, rect, c.paper_deep);
            kit.icon(painter, "ui-deck", rect.center(), rect.width() * 0.5, c.hairline);
        }
    }
    let rim = if marked { Stroke::new(3.0, c.wax) } else { Stroke::new(1.0, c.hairline) };
    painter.rect_stroke(rect, radius as u8, rim, StrokeKind::Outside);
    if count > 0 {
        let size = kit.theme.em(13.0).min(rect.width() * 0.24);
        let at = rect.right_top() + vec2(-size * 0.7, size * 0.7);
        painter.circle(at, size, c.wax, Stroke::new(2.0, c.brass));
        let font = kit.theme.black(15.0);
        kit.line(painter, at, Align2::CENTER_CENTER, &count.to_string(), font, c.on_wax, size * 1.7);
    }
}
