//! The split chooser: how many tiles stay and how many go, as a row of tiles on edge with a cut between them.

use bevy_egui::egui::{Align2, Id, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::Table;
use crate::client::input::Command;
use crate::client::ui::kit::Kit;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::widgets::buttons::Stuff;

/// What was done with the chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// So many more or fewer go.
    Step(i8),
    /// The number is right.
    Take,
}

/// Draws it while a number can be chosen; `plate` is not to be covered, other things end at `low`.
pub(super) fn chooser(kit: &mut Kit, ui: &Ui, table: &Table, plate: Rect, low: &mut f32) -> Option<Done> {
    let picker = table.picker;
    let (least, most) = picker.counts.filter(|_| table.deciding.is_some())?;
    let of = table.session.live.split(&picker.prefix)?;
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let size = vec2(kit.theme.em(440.0).max(460.0), kit.theme.em(72.0) + 14.0).min(screen.size() - Vec2::splat(20.0));
    let lift = if picker.counting() { kit.button_height() + 12.0 } else { 0.0 };
    let mut rect =
        Rect::from_min_size(pos2(screen.center().x - size.x * 0.5, screen.bottom() - 14.0 - lift - size.y), size);
    if rect.intersects(plate) {
        // Large text: the chooser takes the room beside the plate, and the hints stand above it.
        rect.min.x = plate.right() + 12.0;
        rect.max.x = screen.right() - 16.0;
        *low = rect.top() - 8.0;
    }
    kit.cover.panels.push(rect);
    kit.panel(ui.painter(), rect);
    kit.focus.on_group(4);
    let mut done = None;
    let number = |kit: &mut Kit, x: f32, key: &str, value: u8, ink| {
        let words = kit.t(key);
        let painter = ui.painter();
        let head = pos2(x, rect.top() + kit.theme.em(16.0) + 2.0);
        kit.title(painter, head, Align2::CENTER_CENTER, &words, 16.0, ink);
        let at = pos2(x, rect.top() + kit.theme.em(46.0) + 4.0);
        painter.text(at, Align2::CENTER_CENTER, value.to_string(), kit.theme.bold(34.0), ink);
    };
    let side = kit.theme.em(74.0);
    number(kit, rect.left() + side, "hud-split-stay", of.saturating_sub(picker.count), c.ink);
    number(kit, rect.right() - side, "hud-split-go", picker.count, c.wax);
    let radius = kit.theme.em(17.0);
    for (x, step, icon, key, sleeps) in [
        (rect.left() + kit.theme.em(28.0), -1, "ui-minus", "hud-split-fewer", picker.count <= least),
        (rect.right() - kit.theme.em(28.0), 1, "ui-plus", "hud-split-more", picker.count >= most),
    ] {
        let at = pos2(x, rect.center().y + 4.0);
        let touch = kit.disc(ui, at, radius, Id::new(key), icon, sleeps);
        let words = kit.t(key);
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), words, None);
        if touch.clicked {
            done = Some(Done::Step(step));
        }
    }
    let room = rect.width() - 2.0 * (side + kit.theme.em(30.0));
    let wide = (room / (f32::from(of) + 1.0)).min(kit.theme.em(20.0));
    let high = kit.theme.em(38.0);
    let mut x = rect.center().x - wide * (f32::from(of) + 1.0) * 0.5;
    for tile in 0..of {
        let goes = tile >= of - picker.count;
        if tile == of - picker.count {
            let middle = x + wide * 0.5;
            for dash in 0..5_u8 {
                let y = rect.top() + 8.0 + f32::from(dash) * (rect.height() - 16.0) / 5.0;
                let length = (rect.height() - 16.0) / 8.0;
                ui.painter().line_segment([pos2(middle, y), pos2(middle, y + length)], Stroke::new(2.0, c.wax));
            }
            x += wide;
        }
        let raise = if goes { -kit.theme.em(6.0) } else { kit.theme.em(2.0) };
        let place = Rect::from_min_size(pos2(x + 1.5, rect.center().y - high * 0.5 + raise), vec2(wide - 3.0, high));
        let corner = Corner::Round((wide * 0.3).min(6.0));
        paint::gradient(ui.painter(), place, corner, &[(0.0, c.paper), (1.0, c.paper_low)]);
        paint::line(ui.painter(), place, corner, 0.0, Stroke::new(2.0, if goes { c.wax } else { c.ink_soft }));
        x += wide;
    }
    if picker.counting() {
        let text = kit.t("hud-split-take");
        let wide = kit.button_width(ui, &text, Some(Command::Confirm));
        let high = kit.button_height();
        let left = (screen.center().x - wide * 0.5).max(plate.right() + 12.0);
        let rect = Rect::from_min_size(pos2(left, screen.bottom() - 14.0 - high), vec2(wide, high));
        kit.cover.panels.push(rect);
        if kit.button(ui, rect, Id::new("split take"), Stuff::Wax, &text, Some(Command::Confirm)).clicked {
            done = Some(Done::Take);
        }
    }
    kit.focus.on_group(0);
    done
}
