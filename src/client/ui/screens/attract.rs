//! Nobody is here: the bots play, and a caption invites whoever passes by.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, pos2};

use super::title;
use crate::client::session::Session;
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::table::SafeArea;

const PRESS: f32 = 34.0;
/// Height of the bar in points at 100 % text, and of the lettering in it.
const BAR: f32 = 84.0;
const LETTERING: f32 = 66.0;

/// Draws the caption in a bar below, over nothing that is played with: table and hands make way for it.
pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, session: Option<Res<Session>>, mut room: ResMut<SafeArea>) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "attract", SCREEN);
    kit.focus.let_free();
    let screen = ui.max_rect();
    let bar = screen.with_min_y(screen.bottom() - kit.theme.grown(BAR));
    let share = (bar.top() - screen.top()) / screen.height();
    let panels = vec![bevy::math::Rect::new(0.0, share, 1.0, 1.0)];
    room.set_if_neq(SafeArea { panels, hand_foot: share, ..SafeArea::default() });
    kit.cover.panels.push(bar);
    let c = kit.theme.c;
    let clear = bevy_egui::egui::Color32::TRANSPARENT;
    paint::gradient(ui.painter(), bar, Corner::Round(0.0), &[(0.0, clear), (0.2, c.night), (1.0, c.night)]);
    let size = title::LETTERING * (LETTERING / title::LETTERING.y);
    let left = screen.left() + 40.0;
    title::lettering(&mut kit, ui, pos2(left, bar.center().y - size.y * 0.5), size);
    let beat = if kit.theme.still { 1.0 } else { 0.78 + 0.22 * (kit.theme.now * 1.6).sin() };
    let words = kit.t("attract-press");
    let natural = ui.painter().layout_job(kit.title_job(&words, PRESS, c.brass_high)).size().x;
    let right = screen.right() - 40.0;
    let from = left + size.x + 24.0;
    let fit = PRESS * ((right - from) * 0.6 / natural).min(1.0);
    let at = pos2(right, bar.center().y);
    let ink = c.brass_high.gamma_multiply(beat);
    let press = kit.title(ui.painter(), at, Align2::RIGHT_CENTER, &words, fit, ink);
    if let Some(session) = session {
        let words = Words::new("attract-game").with_key("game", format!("game-{}", session.known.game()));
        let text = kit.say(&words);
        let font = kit.theme.italic(20.0 / kit.theme.text.sqrt());
        let at = pos2(from, bar.center().y);
        kit.line(ui.painter(), at, Align2::LEFT_CENTER, &text, font, c.on_night, press.left() - 24.0 - from);
    }
    if !kit.theme.still {
        ctx.request_repaint();
    }
}
