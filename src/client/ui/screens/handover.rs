//! Between two people at one screen: all hands lie face down until the next one has taken the seat.

use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Align2, Id, Rect, vec2};

use crate::client::controls::InputAction;
use crate::client::session::{Session, SessionRequest};
use crate::client::ui::boxes::Room;
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::names;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, session: Res<Session>) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "handover", OVERLAY);
    let Some(seat) = session.hand_over else {
        nav.clear();
        return;
    };
    let c = kit.theme.c;
    let screen = ui.max_rect();
    // What lies below is what everybody may see: all hands are backs until the seat is taken.
    kit.veil(ui);
    let name = names::of(&kit, &session, seat);
    let size = vec2(kit.theme.em(520.0), kit.theme.em(190.0) + 90.0).min(screen.size() - vec2(20.0, 20.0));
    let rect = Rect::from_center_size(screen.center(), size);
    kit.panel(ui.painter(), rect);
    let mut room = Room::of(Rect::from_min_max(rect.min + vec2(25.0, 20.0), rect.max - vec2(25.0, 22.0)), 14.0);
    let icon = kit.theme.em(56.0);
    kit.icon(ui.painter(), "ui-players", room.top(icon).center(), icon, c.wax);
    let at = room.top(kit.theme.em(28.0)).center();
    let wide = room.rest.width();
    let say = |name: &str| kit.say(&Words::new("handover-heading").with("name", name));
    let words = names::fitting(&name, say, |text| kit.title_fits(ui.painter(), text, 30.0, wide));
    let shown = kit.title_within(ui.painter(), at, Align2::CENTER_CENTER, &words, 30.0, c.ink, wide);
    let detail = kit.t("handover-about");
    if kit.spoken.on {
        kit.read_out("hand-over", &format!("{words} {detail}"));
    }
    let mut job = LayoutJob::simple(detail, kit.theme.font(16.0), c.ink_soft, rect.width() - 60.0);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(shown.center_bottom() + vec2(0.0, 10.0), galley, c.ink_soft);
    let text = kit.say(&Words::new("handover-take").with("name", crate::table::short(&name)));
    let wide = kit.button_width(ui, &text, Some(InputAction::Confirm)).min(rect.width() - 40.0);
    let button = Rect::from_center_size(room.bottom(kit.button_height()).center(), vec2(wide, kit.button_height()));
    let id = Id::new("handover");
    kit.focus.prefer(id);
    if kit.button(ui, button, id, Stuff::Wax, &text, Some(InputAction::Confirm)).clicked {
        nav.ask(SessionRequest::HandedOver);
    }
}
