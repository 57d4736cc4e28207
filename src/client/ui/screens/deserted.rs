//! Nobody has touched anything for a long time: it is announced that the title comes back, unless somebody does.

use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Align2, Id, Rect, pos2, vec2};

use crate::client::controls::InputAction;
use crate::client::flow::deserted::{ANNOUNCED, Deserted};
use crate::client::input::LastTouch;
use crate::client::session::Session;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Option<Res<Session>>,
    (deserted, time): (Res<Deserted>, Res<Time<Real>>),
    mut touch: ResMut<LastTouch>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "deserted", OVERLAY);
    let c = kit.theme.c;
    let screen = ui.max_rect();
    kit.veil(ui);
    let saved = session
        .is_some_and(|session| !session.is_watched() && session.puzzle().is_none() && session.lesson().is_none());
    let about = |seconds: u64| {
        let key = if saved { "deserted-about-match" } else { "deserted-about" };
        Words::new(key).with("seconds", seconds as i64)
    };
    let heading = kit.t("deserted-heading");
    if kit.spoken.on {
        // Said once, not every second.
        let detail = kit.say(&about(ANNOUNCED.as_secs()));
        kit.read_out("deserted", &format!("{heading} {detail}"));
    }
    let left = deserted.left(time.elapsed()).as_secs_f32().ceil() as u64;
    let detail = kit.say(&about(left));
    let wide = kit.theme.em(520.0).min(screen.width() - 20.0);
    let mut job = LayoutJob::simple(detail, kit.theme.font(16.0), c.ink_soft, wide - 60.0);
    job.halign = Align::Center;
    let detail = ui.painter().layout_job(job);
    let (icon, high) = (kit.theme.em(48.0), kit.button_height());
    let head = 20.0 + icon + kit.theme.em(34.0);
    let size = vec2(wide, head + detail.size().y + high + 44.0).min(screen.size() - vec2(20.0, 20.0));
    let rect = Rect::from_center_size(screen.center(), size);
    kit.panel(ui.painter(), rect);
    kit.icon(ui.painter(), "ui-hourglass", pos2(rect.center().x, rect.top() + 16.0 + icon * 0.5), icon, c.wax);
    let natural = ui.painter().layout_job(kit.title_job(&heading, 26.0, c.ink)).size().x;
    let fit = 26.0 * ((rect.width() - 50.0) / natural).clamp(0.6, 1.0);
    let at = pos2(rect.center().x, rect.top() + 16.0 + icon + kit.theme.em(18.0));
    kit.title(ui.painter(), at, Align2::CENTER_CENTER, &heading, fit, c.ink);
    ui.painter().galley(pos2(rect.center().x, rect.top() + head), detail, c.ink_soft);
    let text = kit.t("deserted-stay");
    let wide = kit.button_width(ui, &text, Some(InputAction::Confirm)).min(rect.width() - 40.0);
    let button = Align2::CENTER_BOTTOM.anchor_size(rect.center_bottom() - vec2(0.0, 20.0), vec2(wide, high));
    let id = Id::new("deserted");
    kit.focus.prefer(id);
    if kit.button(ui, button, id, Stuff::Wax, &text, Some(InputAction::Confirm)).clicked {
        // A screen reader presses it without any device.
        touch.0 = time.elapsed();
    }
}
