//! Between two people at one screen: all hands lie face down until the next one has taken the seat.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Align2, Id, Rect, pos2, vec2};

use crate::client::controls::InputAction;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::names;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(overlay_is(Overlay::HandOver).and_then(resource_exists::<Session>)).in_set(Pass::Overlay),
    );
}

fn draw(mut nav: Navigation, mut kit: UiKit, session: Res<Session>) {
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
    let icon = kit.theme.em(56.0);
    kit.icon(ui.painter(), "ui-players", pos2(rect.center().x, rect.top() + 20.0 + icon * 0.5), icon, c.wax);
    let at = pos2(rect.center().x, rect.top() + 34.0 + icon + kit.theme.em(14.0));
    let room = rect.width() - 50.0;
    let say = |name: &str| kit.say(&Words::new("handover-heading").with("name", name));
    let words = names::fitting(&name, say, |text| kit.title_fits(ui.painter(), text, 30.0, room));
    let shown = kit.title_within(ui.painter(), at, Align2::CENTER_CENTER, &words, 30.0, c.ink, room);
    let detail = kit.t("handover-about");
    if kit.spoken.on {
        kit.read_out("hand-over", &format!("{words} {detail}"));
    }
    let mut job = LayoutJob::simple(detail, kit.theme.font(16.0), c.ink_soft, rect.width() - 60.0);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let at = pos2(rect.center().x, shown.bottom() + 10.0);
    ui.painter().galley(at, galley, c.ink_soft);
    let text = kit.say(&Words::new("handover-take").with("name", crate::table::short(&name)));
    let wide = kit.button_width(ui, &text, Some(InputAction::Confirm)).min(rect.width() - 40.0);
    let high = kit.button_height();
    let at = pos2(rect.center().x - wide * 0.5, rect.bottom() - 22.0 - high);
    let button = Rect::from_min_size(at, vec2(wide, high));
    let id = Id::new("handover");
    kit.focus.prefer(id);
    if kit.button(ui, button, id, Stuff::Wax, &text, Some(InputAction::Confirm)).clicked {
        nav.ask(SessionRequest::HandedOver);
    }
}
