//! Explanations beside what is focused, and short notices at the top.

use bevy::prelude::{Resource, SystemSet};
use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

use super::paint;
use super::place::{Obstacle, place};
use super::ui_kit::{Touch, UiKit};
use crate::client::controls::InputAction;

/// Explanation that appears beside what is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// What is explained.
    pub rect: Rect,
    pub text: String,
    /// The command that does the same.
    pub command: Option<InputAction>,
}

/// The explanation that is wanted in this pass, and since when.
#[derive(Resource, Default, Debug)]
pub struct Tips {
    wanted: Option<(Id, Tip)>,
    shown: Option<(Id, f32)>,
    /// What has just been answered in another way; it is explained again once something else has been.
    hushed: Option<Id>,
}

/// Order of the systems of one pass.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pass {
    Begin,
    Screen,
    /// What lies over it.
    Overlay,
    /// A question over that.
    Question,
    /// Tips, notices, whose pointer it is.
    End,
}

/// Seconds before an explanation shows.
const DELAY: f32 = 0.25;
/// How wide it is at most, in points at 100 % text.
pub const WIDEST: f32 = 240.0;

impl UiKit<'_> {
    /// Explains a widget while it is focused.
    pub fn tip(&mut self, touch: &Touch, rect: Rect, text: impl Into<String>, command: Option<InputAction>) {
        let Some(id) = touch.id.filter(|_| touch.focused || self.spoken.on) else { return };
        let text = text.into();
        self.spoken.explain(id, &text);
        if touch.focused {
            self.tips.wanted = Some((id, Tip { rect, text, command }));
        }
    }
}

impl UiKit<'_> {
    /// Explains this widget no more while it is focused: something else tells what it has done.
    pub fn hush(&mut self, touch: &Touch) {
        self.tips.hushed = touch.id;
    }
}

/// Shows the explanation that was asked for.
pub fn show(kit: &mut UiKit, ui: &Ui) {
    let wanted = kit.tips.wanted.take();
    if wanted.as_ref().map(|(id, _)| *id) != kit.tips.hushed {
        kit.tips.hushed = None;
    }
    let Some((id, tip)) = wanted.filter(|_| kit.tips.hushed.is_none()) else {
        kit.tips.shown = None;
        return;
    };
    let now = kit.theme.now;
    let since = match kit.tips.shown {
        Some((known, since)) if known == id => since,
        _ => now,
    };
    kit.tips.shown = Some((id, since));
    if now - since < DELAY {
        ui.ctx().request_repaint();
        return;
    }
    let c = kit.theme.c;
    let painter = ui.painter();
    let font = kit.theme.font(14.5);
    let pad = kit.theme.pad(10.0);
    let glyph = tip.command.and_then(|command| kit.glyphs.of(command).map(ToOwned::to_owned));
    let glyph_room = if glyph.is_some() { kit.theme.em(26.0) } else { 0.0 };
    let screen = ui.max_rect();
    let wide = (screen.width() * 0.4).min(kit.theme.em(WIDEST)) - 2.0 * pad - glyph_room;
    let galley = painter.layout(tip.text, font, c.on_night, wide);
    let size = galley.size() + vec2(2.0 * pad + glyph_room, 1.2 * pad);
    let apart = |rect: &Rect| !rect.intersects(tip.rect);
    let spots = kit.focus.spots().iter().map(|spot| spot.rect).filter(apart).map(Obstacle::choice);
    let panels = kit.cover.panels.iter().copied().filter(apart).map(Obstacle::panel);
    let obstacles: Vec<Obstacle> = spots.chain(panels).collect();
    let (_, rect) = place(tip.rect, &[size], screen, &obstacles);
    paint::shadow(painter, rect, 10.0, 10, 120);
    paint::pill(painter, &c, rect);
    painter.galley(pos2(rect.left() + pad, rect.center().y - galley.size().y * 0.5), galley, c.on_night);
    if let Some(glyph) = glyph {
        let at = pos2(rect.right() - pad - glyph_room * 0.35, rect.center().y);
        kit.icon(painter, &glyph, at, kit.theme.em(24.0), c.on_night);
    }
}
