//! Nobody is here: the bots play, and a caption invites whoever passes by.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::title;
use crate::client::session::{Screen, Session};
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::SCREEN;
use crate::client::ui::kit::Kit;
use crate::client::ui::paint;
use crate::client::ui::tips::Pass;
use crate::engine::Words;

/// What is written over a show of bots.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Attract)).in_set(Pass::Screen));
}

/// Draws the caption.
fn draw(mut desk: Desk, mut kit: Kit, session: Option<Res<Session>>) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "attract", SCREEN);
    kit.focus.let_free();
    let screen = ui.max_rect();
    title::lettering(&mut kit, ui, pos2(screen.left() + 52.0, 34.0));
    let c = kit.theme.c;
    if let Some(session) = session {
        let words = Words::new("attract-game").with_key("game", format!("game-{}", session.live.game()));
        let text = kit.say(&words);
        title::shaded(
            ui,
            pos2(screen.left() + 54.0, 166.0),
            Align2::LEFT_CENTER,
            &text,
            kit.theme.italic(19.0),
            c.on_night,
        );
    }
    let middle = pos2(screen.center().x, screen.bottom() - 92.0);
    let band = Rect::from_center_size(middle, vec2(screen.width(), kit.theme.em(40.0) + 28.0));
    paint::fade_band(ui.painter(), band, c.night);
    let beat = if kit.theme.still { 1.0 } else { 0.78 + 0.22 * (kit.theme.now * 1.6).sin() };
    let words = kit.t("attract-press");
    kit.title(ui.painter(), middle, Align2::CENTER_CENTER, &words, 34.0, c.brass_high.gamma_multiply(beat));
    if !kit.theme.still {
        ctx.request_repaint();
    }
}
