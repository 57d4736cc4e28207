//! Fields to write in.

use bevy_egui::egui::{self, Align2, Id, Rect, Sense, TextEdit, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::client::ui::focus::Keeps;
use crate::client::ui::on_screen_keyboard::LONGEST;
use crate::client::ui::paint;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;

impl UiKit<'_> {
    /// A field to look for words, at a place: with a button at its end that empties it as long as something stands there. Says
    /// whether the text changed.
    pub fn search_at(&mut self, ui: &mut Ui, rect: Rect, id: Id, text: &mut String, hint: &str) -> bool {
        let clears = !text.is_empty();
        let wide = if clears { rect.height() } else { 0.0 };
        let field = rect.with_max_x(rect.right() - wide);
        let changed = self.field_at(ui, field, id, text, hint, Some("ui-search"));
        if !clears {
            return changed;
        }
        let at = pos2(rect.right() - wide * 0.5 + 3.0, rect.center().y);
        let touch = self.disc(ui, at, rect.height() * 0.4, id.with("clear"), "ui-close", false);
        let words = self.t("ui-clear");
        self.tip(&touch, Rect::from_center_size(at, Vec2::splat(rect.height())), words, None);
        if touch.clicked {
            text.clear();
            self.focus.set(id);
        }
        changed || touch.clicked
    }

    /// A line to write in. Taking it puts the cursor there; Enter or Esc leaves it. Says whether the text changed.
    pub fn field(
        &mut self,
        ui: &mut Ui,
        id: Id,
        width: f32,
        text: &mut String,
        hint: &str,
        icon: Option<&str>,
    ) -> bool {
        let high = self.theme.em(20.0) + 14.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        self.field_at(ui, rect, id, text, hint, icon)
    }

    /// The same at a place.
    pub fn field_at(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        id: Id,
        text: &mut String,
        hint: &str,
        icon: Option<&str>,
    ) -> bool {
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Field(text.clone()), hint);
        let c = self.theme.c;
        paint::slip(ui.painter(), &c, rect, c.paper_deep);
        let mut inner = rect.shrink2(vec2(10.0, 4.0));
        if let Some(icon) = icon {
            let size = self.theme.em(17.0);
            self.icon(ui.painter(), icon, pos2(inner.left() + size * 0.5, rect.center().y), size, c.ink_soft);
            inner.min.x += size + 8.0;
        }
        let edit = id.with("edit");
        let writing = ui.memory(|memory| memory.has_focus(edit));
        let mut changed = false;
        if let Some(written) = self.letters.written(id).filter(|written| written != text) {
            written.clone_into(text);
            changed = true;
        }
        if writing {
            let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
            child.set_clip_rect(inner.expand(3.0).intersect(ui.clip_rect()));
            let font = self.theme.font(15.5);
            let writer = TextEdit::singleline(text)
                .id(edit)
                .font(font)
                .text_color(c.ink)
                .frame(egui::Frame::NONE)
                .margin(egui::Margin::ZERO)
                .vertical_align(egui::Align::Center)
                .char_limit(LONGEST)
                .desired_width(inner.width());
            let response = child.put(inner, writer);
            changed = response.changed();
            self.focus.typing = !response.lost_focus();
            self.halo(ui, rect, 5.0, &touch);
        } else {
            let (shown, ink) = if text.is_empty() { (hint, c.ink_soft) } else { (text.as_str(), c.ink) };
            let font = if text.is_empty() { self.theme.italic(15.5) } else { self.theme.font(15.5) };
            self.line(ui.painter(), inner.left_center(), Align2::LEFT_CENTER, shown, font, ink, inner.width());
            self.halo(ui, rect, 5.0, &touch);
        }
        if touch.clicked && !writing {
            self.sound("button");
            let has_keyboard = if self.focus.by_keys() { !self.glyphs.pad } else { !self.by_finger.0 };
            if !has_keyboard {
                self.letters.open(id, text);
            } else {
                ui.memory_mut(|memory| memory.request_focus(edit));
                self.focus.typing = true;
            }
        }
        changed
    }
}
