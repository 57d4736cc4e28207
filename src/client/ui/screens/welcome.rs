//! The first start: what eyes, ears and hands need is asked for before the title, with the rows of the settings. All of it is set
//! already, and one press goes on.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Ui, Vec2, vec2};

use super::settings::{self, Asked, Draft};
use crate::client::controls::InputAction;
use crate::client::input::LastDevice;
use crate::client::session::Screen;
use crate::client::settings::{Monitors, Settings};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut settings: ResMut<Settings>,
    monitors: Res<Monitors>,
    device: Res<LastDevice>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "welcome", SCREEN);
    let (heading, about) = (kit.t("welcome-title"), kit.t("welcome-about"));
    let (inner, closed) = kit.dialog(ui, "welcome", settings::size(&kit), &heading, "ui-settings");
    kit.read_out("welcome", &format!("{heading} {about}"));
    let mut room = Room::of(inner, 10.0);
    let foot = room.bottom(kit.button_height());
    let mut child = kit.inside(ui, room.rest);
    let mut new = Draft { settings: settings.clone(), monitors: &monitors, games: *kit.games, device: *device };
    kit.scroll(&mut child, "welcome", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 5.0;
        kit.paragraph(ui, &about, kit.theme.font(16.0), kit.theme.c.ink);
        ui.add_space(kit.theme.pad(8.0));
        settings::rows_of(kit, ui, &mut new, Asked::AboveSample);
        sample(kit, ui);
        settings::rows_of(kit, ui, &mut new, Asked::BelowSample);
    });
    if new.settings != *settings {
        *settings = new.settings;
    }
    let confirmed = start(&mut kit, ui, foot);
    if confirmed || closed || nav.cancelled(&kit) {
        nav.go(Screen::Title);
    }
}

/// A sentence as the table says it, on a slip of paper in the present size of text.
fn sample(kit: &UiKit, ui: &mut Ui) {
    let c = kit.theme.c;
    let (wide, pad) = (ui.available_width(), kit.theme.pad(9.0));
    let words = ui.painter().layout(kit.t("welcome-sample"), kit.theme.font(17.0), c.ink, wide - 2.0 * pad);
    let rect = strip(ui, words.size().y + 2.0 * pad);
    paint::slip(ui.painter(), &c, rect, c.paper_deep);
    ui.painter().galley(rect.min + Vec2::splat(pad), words, c.ink);
}

/// The button that confirms everything; whether it was pressed.
fn start(kit: &mut UiKit, ui: &Ui, foot: Rect) -> bool {
    kit.focus.on_group(1);
    let text = kit.t("welcome-start");
    let natural = kit.button_width(ui, &text, Some(InputAction::Confirm));
    let wide = natural.max(kit.theme.em(240.0)).min(foot.width());
    let rect = Rect::from_center_size(foot.center(), vec2(wide, foot.height()));
    let id = Id::new("welcome start");
    kit.focus.prefer(id);
    kit.button(ui, rect, id, Stuff::Wax, &text, Some(InputAction::Confirm)).clicked
}
