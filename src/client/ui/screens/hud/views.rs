//! Round buttons for the views of the table, for whoever has no key for them.

use bevy_egui::egui::{Id, Pos2, Rect, Ui, Vec2, vec2};

use crate::client::pieces::standpoint::{Standpoint, View};
use crate::client::ui::ui_kit::UiKit;

/// Icons, what they say, and what they show; the first one stands beside the button that opens the row.
const VIEWS: [(&str, &str, View); 7] = [
    ("ui-camera", "hud-view-whole", View::Whole),
    ("ui-camera-top", "hud-view-top", View::From(Standpoint::Top)),
    ("ui-camera-seat", "hud-view-seat", View::From(Standpoint::Seat)),
    ("ui-plus", "hud-view-nearer", View::Nearer(2.0, None)),
    ("ui-minus", "hud-view-farther", View::Nearer(-2.0, None)),
    ("ui-arrow-right", "hud-view-right", View::Right),
    ("ui-arrow-left", "hud-view-left", View::Left),
];

/// The row of views at the left of a button; it stays open, since a table is turned by several steps. Gives what was pressed.
pub(super) fn draw(kit: &mut UiKit, ui: &Ui, button: Pos2, radius: f32) -> Option<View> {
    let step = radius * 2.0 + 8.0;
    let right = button.x - radius - 14.0;
    let size = vec2(step * VIEWS.len() as f32 + 12.0, step + 8.0);
    let rect = Rect::from_min_size(Pos2::new(right - size.x, button.y - size.y * 0.5), size);
    kit.panel(ui.painter(), rect);
    let group = kit.focus.on_group(super::column::DISCS);
    let mut taken = None;
    for (n, (icon, key, view)) in VIEWS.into_iter().enumerate() {
        let at = Pos2::new(rect.right() - 6.0 - step * (n as f32 + 0.5), button.y);
        let touch = kit.disc(ui, at, radius, Id::new("view").with(key), icon, false);
        let words = kit.t(key);
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), words, None);
        if touch.clicked {
            taken = Some(view);
        }
    }
    kit.focus.on_group(group);
    taken
}
