//! Rows of those who play, in the order in which they stand: medal, name, how well a bot plays, a laurel for whoever leads.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::client::session::Session;
use crate::client::ui::colours::mix;
use crate::client::ui::names;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Seat;
use crate::table::Mood;

/// Height of a row, in points at 100 % text.
pub(super) const ROW: f32 = 44.0;
/// What lies behind whoever leads, so much of it.
const LEADS: (Color32, f32) = (Color32::from_rgb(0xf3, 0xd5, 0x8a), 0.5);

/// Size of a laurel at the right, in points at 100 % text, and room before it.
const LAUREL: f32 = 26.0;
const BEFORE: f32 = 10.0;

/// How far from the right end of a row its numbers end.
pub(super) fn aside(kit: &UiKit) -> f32 {
    kit.theme.em(LAUREL) + BEFORE
}

/// Draws a row but for its numbers, with whoever plays in this mood; gives the room for these, which is so wide.
pub(super) fn row(
    kit: &mut UiKit,
    ui: &Ui,
    rect: Rect,
    numbers: f32,
    session: &Session,
    seat: Seat,
    leads: bool,
    mood: Mood,
) -> Rect {
    let c = kit.theme.c;
    if leads {
        let (tint, part) = LEADS;
        let ground = rect.expand2(vec2(6.0, 0.0));
        ui.painter().rect_filled(ground, 6.0, mix(c.paper, tint, part));
        ui.painter().rect_stroke(ground, 6.0, Stroke::new(1.5, c.brass), StrokeKind::Inside);
    }
    let radius = rect.height() * 0.5 - 3.0;
    let middle = pos2(rect.left() + radius, rect.center().y);
    kit.portrait(ui.painter(), middle, radius, names::portrait_of(session, seat), mood);
    let left = middle.x + radius + 10.0;
    let laurel = kit.theme.em(LAUREL);
    if leads {
        let at = pos2(rect.right() - laurel * 0.5, rect.center().y);
        kit.icon(ui.painter(), "ui-laurel", at, laurel, c.wax);
    }
    let end = rect.right() - aside(kit);
    let from = end - numbers;
    let name = names::of(kit, session, seat);
    let room = (from - left - 10.0).max(1.0);
    let bold = kit.theme.bold(16.5);
    let level = session.controllers.get(seat.index()).and_then(|sits| names::kind(kit, sits));
    let first = if level.is_some() { rect.top() + rect.height() * 0.32 } else { rect.center().y };
    kit.line(ui.painter(), pos2(left, first), Align2::LEFT_CENTER, &name, bold, c.ink, room);
    if let Some(level) = level {
        let at = pos2(left, rect.top() + rect.height() * 0.72);
        kit.line(ui.painter(), at, Align2::LEFT_CENTER, &level, kit.theme.italic(14.0), c.ink_soft, room);
    }
    Rect::from_x_y_ranges(from..=end, rect.y_range())
}
