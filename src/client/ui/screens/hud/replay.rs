//! The bar of a replay: step, play, slide.

use bevy_egui::egui::{Align2, Id, Rect, Ui, pos2, vec2};

use super::HudView;
use super::wishes::Wishes;
use crate::client::session::SessionRequest;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::choice::Span;
use crate::engine::Words;

/// Draws the bar at the bottom.
pub(super) fn bar(kit: &mut UiKit, ui: &mut Ui, table: &HudView, wishes: &mut Wishes) -> Rect {
    let screen = ui.max_rect();
    let high = kit.theme.em(20.0).max(24.0) + 30.0;
    let wide = (screen.width() * 0.42).max(420.0);
    let low = screen.bottom() - 14.0;
    // Who looks back is told so above the controls.
    let band = if table.session.waiting.is_some() { kit.theme.em(30.0) } else { 0.0 };
    let rect = Rect::from_min_max(
        pos2(screen.center().x - wide * 0.5, low - high - band),
        pos2(screen.center().x + wide * 0.5, low),
    );
    kit.panel(ui.painter(), rect);
    if let (Some((position, total)), true) = (table.session.replay, band > 0.0) {
        let words = Words::new("look-back-band").with("position", position as i64).with("total", total as i64);
        let at = pos2(rect.center().x, rect.top() + 8.0 + band * 0.5);
        let words = kit.say(&words);
        let font = kit.theme.bold(16.0);
        kit.line(ui.painter(), at, Align2::CENTER_CENTER, &words, font, kit.theme.c.wax, wide - 30.0);
    }
    controls(kit, ui, table, wishes, rect.with_min_y(low - high));
    rect
}

/// Draws the controls into a rectangle.
pub(super) fn controls(kit: &mut UiKit, ui: &mut Ui, table: &HudView, wishes: &mut Wishes, rect: Rect) {
    let Some((position, total)) = table.session.replay else { return };
    let c = kit.theme.c;
    kit.focus.on_group(1);
    let mut x = rect.left() + 34.0;
    let y = rect.center().y;
    let play = if table.session.playing_on { "ui-pause" } else { "ui-play" };
    for (icon, key, ask, asleep) in [
        ("ui-arrow-left", "replay-back", SessionRequest::StepTo(position.saturating_sub(1)), position == 0),
        (play, "replay-play", SessionRequest::PlayOn(!table.session.playing_on), position >= total),
        ("ui-arrow-right", "replay-forward", SessionRequest::StepTo((position + 1).min(total)), position >= total),
    ] {
        let touch = kit.disc(ui, pos2(x, y), 17.0, Id::new("replay").with(key), icon, asleep);
        let words = kit.t(key);
        kit.tip(&touch, Rect::from_center_size(pos2(x, y), vec2(34.0, 34.0)), words, None);
        if touch.clicked && !asleep {
            wishes.ask(ask);
        }
        x += 44.0;
    }
    let text = format!("{position} / {total}");
    let end = rect.right() - 18.0;
    let shown = kit.line(ui.painter(), pos2(end, y), Align2::RIGHT_CENTER, &text, kit.theme.bold(15.0), c.ink, 120.0);
    let room = Rect::from_min_max(pos2(x - 12.0, rect.top() + 15.0), pos2(shown.left() - 14.0, rect.bottom()));
    let mut child = kit.inside(ui, room);
    let span = Span { from: 0.0, to: total.max(1) as f32, step: 1.0 };
    kit.spoken.about(&text);
    if let Some(new) = kit.slider(&mut child, Id::new("replay slider"), room.width(), position as f32, span) {
        wishes.ask(SessionRequest::StepTo(new as usize));
    }
    kit.focus.on_group(0);
}
