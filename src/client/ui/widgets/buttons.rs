//! Buttons of wax, paper and brass, and entries of menus.

use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Painter, Pos2, Rect, Sense, Stroke, TextureId, Ui, Vec2, pos2, vec2,
};

use crate::client::controls::InputAction;
use crate::client::ui::colours::mix;
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::{Touch, UiKit};

/// Size of the icon on a button.
const ICON: f32 = 19.0;

/// Size of the letters on a name plate.
pub const PLATE: f32 = 20.0;

/// Where a line beside the text of an entry begins, of the room for both.
const COLUMN: f32 = 0.36;

/// Radius of the seal on an entry that has room for it.
const SEAL: f32 = 16.0;

/// How much wider the frame of an entry is than it is high.
const FRAME: f32 = 16.0 / 9.0;

/// Of what a button is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuff {
    /// The one thing to do now.
    Wax,
    Paper,
    /// What else can be done at the table, where paper would outshine the cards.
    Wood,
}

/// What stands on a round button or a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonMark<'a> {
    Icon(&'a str),
    /// A word or a number.
    Words(&'a str),
}

/// How much of a button is seen that cannot be used now.
const ASLEEP: f32 = 0.4;

/// An entry of a menu.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry<'a> {
    /// What it says.
    pub text: &'a str,
    /// A line below.
    pub detail: Option<&'a str>,
    /// It stands beside the text instead, so that several of them make a column.
    pub beside: bool,
    /// An icon at the right.
    pub icon: Option<&'a str>,
    /// Size of the text.
    pub size: f32,
    /// Hardly higher than its words, where there is little room.
    pub tight: bool,
    /// Cannot be taken now.
    pub faint: bool,
    /// Marked as chosen though not focused.
    pub chosen: bool,
    /// Has a frame at the left, in which the icon stands as long as there is no picture.
    pub framed: bool,
    /// What hangs in the frame.
    pub picture: Option<TextureId>,
    /// A number or a sign on a seal at the left.
    pub seal: Option<ButtonMark<'a>>,
}

impl Entry<'_> {
    /// The frame within an entry at `rect`.
    fn frame(&self, rect: Rect) -> Option<Rect> {
        let high = rect.height() - 10.0;
        self.framed.then(|| Rect::from_min_size(rect.min + vec2(5.0, 5.0), vec2(high * FRAME, high)))
    }
}

impl UiKit<'_> {
    /// A button with words and, if a command does the same, its glyph.
    pub fn button(
        &mut self,
        ui: &Ui,
        rect: Rect,
        id: Id,
        stuff: Stuff,
        text: &str,
        command: Option<InputAction>,
    ) -> Touch {
        self.icon_button(ui, rect, id, stuff, None, text, command)
    }

    /// The same with an icon before the words.
    pub fn icon_button(
        &mut self,
        ui: &Ui,
        rect: Rect,
        id: Id,
        stuff: Stuff,
        icon: Option<&str>,
        text: &str,
        command: Option<InputAction>,
    ) -> Touch {
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Button, text);
        let painter = ui.painter();
        let c = self.theme.c;
        let radius = (rect.height() * 0.5).min(22.0);
        let ink = match stuff {
            Stuff::Wax => {
                paint::wax(painter, &c, rect, radius, touch.warm, touch.down);
                c.on_wax
            }
            Stuff::Paper => {
                paint::paper_button(painter, &c, rect, radius, touch.warm, touch.down);
                c.ink
            }
            Stuff::Wood => {
                paint::wooden_button(painter, &c, rect, radius, touch.warm);
                c.on_night
            }
        };
        let glyph = command.and_then(|command| self.glyphs.of(command).map(ToOwned::to_owned));
        let size = self.theme.em(24.0).min(rect.height() - 6.0);
        let room = if glyph.is_some() { size + 6.0 } else { 0.0 };
        let shift = if touch.down { 1.0 } else { 0.0 };
        let before = self.icon_room(icon);
        let middle = rect.center() + vec2((before - room) * 0.5, shift);
        let wide = rect.width() - before - room - radius * 1.2;
        let words = self.line(painter, middle, Align2::CENTER_CENTER, text, self.theme.bold(17.0), ink, wide);
        if let Some(icon) = icon {
            let at = pos2(words.left() - before * 0.5 - 2.0, rect.center().y + shift);
            self.icon(painter, icon, at, self.theme.em(ICON), ink);
        }
        if let Some(glyph) = glyph {
            let at = pos2(words.right() + 8.0 + size * 0.5, rect.center().y + shift);
            self.icon(painter, &glyph, at, size, ink.gamma_multiply(0.9));
        }
        self.halo(ui, rect, radius, &touch);
        self.click_sound(&touch);
        touch
    }

    /// A slip of paper with words of this size, for what is wanted seldom.
    pub fn small_button(&mut self, ui: &Ui, rect: Rect, id: Id, text: &str, large: f32) -> Touch {
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Button, text);
        let c = self.theme.c;
        paint::slip(ui.painter(), &c, rect, mix(c.paper_low, c.paper_deep, touch.warm));
        let shift = if touch.down { 1.0 } else { 0.0 };
        let (at, font) = (rect.center() + vec2(0.0, shift), self.theme.bold(large));
        self.line(ui.painter(), at, Align2::CENTER_CENTER, text, font, c.ink, rect.width() - 12.0);
        self.halo(ui, rect, 5.0, &touch);
        self.click_sound(&touch);
        touch
    }

    /// How wide a button of these words is.
    pub fn button_width(&self, ui: &Ui, text: &str, command: Option<InputAction>) -> f32 {
        let glyph = command.and_then(|command| self.glyphs.of(command)).map_or(0.0, |_| self.theme.em(24.0) + 8.0);
        self.width(ui.painter(), text, self.theme.bold(17.0)) + glyph + 44.0
    }

    /// How much wider a button is for its icon.
    pub fn icon_room(&self, icon: Option<&str>) -> f32 {
        icon.map_or(0.0, |_| self.theme.em(ICON) + 8.0)
    }

    /// How high buttons are.
    pub fn button_height(&self) -> f32 {
        (22.0 + self.theme.em(20.0)).max(42.0)
    }

    /// A round brass button with an icon; `asleep` shows it faint.
    pub fn disc(&mut self, ui: &Ui, middle: Pos2, radius: f32, id: Id, icon: &str, asleep: bool) -> Touch {
        let rect = Rect::from_center_size(middle, Vec2::splat(radius * 2.0));
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        // What the others do is explained beside them.
        let name = if icon == "ui-close" && self.spoken.on { self.t("ui-close") } else { String::new() };
        self.speak(&touch, || Control::Button, &name);
        let c = self.theme.c;
        paint::brass_disc(ui.painter(), &c, middle, radius, if asleep { 0.0 } else { touch.warm }, touch.down);
        let ink = if asleep { mix(c.brass_low, c.brass, 0.25) } else { mix(c.ink, Color32::BLACK, 0.3) };
        let size = radius * (1.12 + 0.08 * touch.warm);
        self.icon(ui.painter(), icon, middle + vec2(0.0, 0.8), size, c.brass_high.gamma_multiply(0.5));
        self.icon(ui.painter(), icon, middle, size, ink);
        self.end_disc(ui, rect, &touch, asleep);
        touch
    }

    /// A round button of dark wood with a rim and a mark of brass; `asleep` shows it faint.
    pub fn dark_disc(
        &mut self,
        ui: &Ui,
        middle: Pos2,
        radius: f32,
        id: Id,
        mark: ButtonMark<'_>,
        asleep: bool,
    ) -> Touch {
        let rect = Rect::from_center_size(middle, Vec2::splat(radius * 2.0));
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Button, "");
        let c = self.theme.c;
        let warm = if asleep { 0.0 } else { touch.warm };
        let mut painter = ui.painter().clone();
        if asleep {
            painter.multiply_opacity(ASLEEP);
        }
        paint::dark_disc(&painter, &c, middle, radius, warm);
        let ink = mix(c.brass, c.brass_high, 0.6 + 0.4 * warm);
        match mark {
            ButtonMark::Icon(icon) => self.icon(&painter, icon, middle, radius * (1.12 + 0.08 * warm), ink),
            ButtonMark::Words(text) => {
                let font = self.theme.bold((radius * 0.84 / self.theme.text).min(16.0));
                self.line(&painter, middle, Align2::CENTER_CENTER, text, font, ink, 1.7 * radius);
            }
        }
        self.end_disc(ui, rect, &touch, asleep);
        touch
    }

    fn end_disc(&mut self, ui: &Ui, rect: Rect, touch: &Touch, asleep: bool) {
        self.halo(ui, rect, rect.width() * 0.5, touch);
        if !asleep {
            self.click_sound(touch);
        }
    }

    /// A brass name plate.
    pub fn plate(&mut self, ui: &Ui, rect: Rect, id: Id, text: &str) -> Touch {
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Button, text);
        let c = self.theme.c;
        paint::brass_plate(ui.painter(), &c, rect, touch.warm);
        let galley = ui.painter().layout_job(self.title_job(text, PLATE, c.ink));
        let at = rect.center() - galley.size() * 0.5;
        let engraved = mix(c.brass, c.brass_high, 0.8);
        ui.painter().galley_with_override_text_color(at + vec2(0.0, 0.8), galley.clone(), engraved);
        ui.painter().galley_with_override_text_color(at, galley, mix(c.ink, c.ribbon, 0.8));
        self.halo(ui, rect, 3.0, &touch);
        self.click_sound(&touch);
        touch
    }

    /// How high an entry is.
    pub fn entry_height(&self, entry: &Entry<'_>) -> f32 {
        let one =
            self.theme.grown(entry.size) * if entry.tight { 1.2 } else { 1.5 } + if entry.tight { 5.0 } else { 10.0 };
        if entry.detail.is_some() && !entry.beside { one + self.theme.em(18.0) + 6.0 } else { one.max(36.0) }
    }

    /// An entry below the others, as wide as there is room; whether it was taken. A preferred one is focused at first.
    pub fn row(&mut self, ui: &mut Ui, id: Id, entry: &Entry<'_>, preferred: bool) -> bool {
        let size = vec2(ui.available_width(), self.entry_height(entry));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        if preferred {
            self.focus.prefer(id);
        }
        self.entry(ui, rect, id, entry).clicked
    }

    /// An entry of a menu; while focused it lies on wax.
    pub fn entry(&mut self, ui: &Ui, rect: Rect, id: Id, entry: &Entry<'_>) -> Touch {
        let touch = self.touch(ui, rect, id, Keeps::Nothing);
        self.speak(&touch, || Control::Button, entry.text);
        if let (Some(id), Some(detail)) = (touch.id, entry.detail) {
            self.spoken.explain(id, detail);
        }
        let painter = ui.painter();
        let c = self.theme.c;
        let corner = Corner::Round(4.0);
        let warm = if touch.focused { touch.warm.max(0.25) } else { touch.warm };
        if entry.chosen && warm < 1.0 {
            paint::gradient(
                painter,
                rect,
                corner,
                &[(0.0, mix(c.paper_low, c.brass, 0.25)), (1.0, mix(c.paper_low, c.brass, 0.35))],
            );
            paint::line(painter, rect, corner, 0.0, Stroke::new(1.2, c.brass_low));
        }
        if warm > 0.0 {
            let (high, low) = if touch.down { (c.wax_low, c.wax_low) } else { (c.wax_high, c.wax_low) };
            let stops = [(0.0, high.gamma_multiply(warm)), (1.0, low.gamma_multiply(warm))];
            if self.focus.by_keys() {
                paint::glow(painter, rect, 4.0, 14, c.halo, 0.6 * warm);
            }
            paint::gradient(painter, rect, corner, &stops);
            // On wax one ring is enough, within the entry: those beside it stay clear.
            paint::line(painter, rect, corner, 0.0, Stroke::new(1.2, mix(c.wax_low, c.ink, 0.5).gamma_multiply(warm)));
            paint::line(painter, rect, corner, 2.0, Stroke::new(2.0, c.halo.gamma_multiply(warm)));
        }
        let rest = if entry.faint { c.ink_soft } else { c.ink };
        let ink = mix(rest, c.on_wax, if entry.faint { 0.7 * warm } else { warm });
        let soft = mix(c.ink_soft, c.on_wax, warm);
        let pad = 16.0 + 6.0 * (self.theme.text - 1.0);
        let icon = self.theme.em(28.0).min(rect.height() - 10.0);
        let frame = entry.frame(rect);
        let seal = (rect.height() * 0.36).min(self.theme.em(SEAL));
        let before = entry.seal.map_or(0.0, |_| 2.0 * seal + pad * 0.2);
        let left = frame.map_or(rect.left(), |frame| frame.right()) + before + pad;
        let aside = entry.icon.filter(|_| frame.is_none() || entry.picture.is_some());
        let wide = rect.right() - left - aside.map_or(pad * 0.5, |_| pad * 0.8 + icon + 8.0);
        let column = wide * COLUMN;
        let (first, anchor) = match entry.detail {
            Some(_) if !entry.beside => (rect.top() + 5.0, Align2::LEFT_TOP),
            _ => (rect.center().y, Align2::LEFT_CENTER),
        };
        let rows =
            self.fitted_title(painter, entry.text, entry.size, ink, if entry.beside { column - pad } else { wide });
        let at = anchor.anchor_size(pos2(left, first), rows.size());
        let below = at.bottom();
        painter.galley(at.min, rows, ink);
        if let Some(detail) = entry.detail {
            let (at, anchor, wide) = if entry.beside {
                (pos2(left + column, rect.center().y), Align2::LEFT_CENTER, wide - column)
            } else {
                (pos2(left, below + 1.0), Align2::LEFT_TOP, wide)
            };
            self.line(painter, at, anchor, detail, self.theme.font(14.5), soft, wide);
        }
        if let Some(frame) = frame {
            self.hang(painter, frame, entry, soft);
        }
        if let Some(mark) = entry.seal {
            self.seal(painter, pos2(rect.left() + pad * 0.6 + seal, rect.center().y), seal, mark);
        }
        if let Some(name) = aside {
            let at = pos2(rect.right() - pad * 0.8 - icon * 0.5, rect.center().y);
            self.icon(painter, name, at, icon, mix(c.ink_soft, c.on_wax, warm));
        }
        self.click_sound(&touch);
        touch
    }

    /// A seal: a sign on wax, or a number or word on paper, with a rim.
    fn seal(&mut self, painter: &Painter, middle: Pos2, radius: f32, mark: ButtonMark<'_>) {
        let c = self.theme.c;
        match mark {
            ButtonMark::Icon(icon) => {
                painter.circle(middle, radius, c.wax, Stroke::new(1.6, c.brass));
                self.icon(painter, icon, middle, radius * 1.3, c.on_wax);
            }
            ButtonMark::Words(text) => {
                painter.circle(middle, radius, c.paper_deep, Stroke::new(1.4, c.brass_low));
                let font = FontId { size: radius * 1.1, ..self.theme.bold(14.0) };
                self.line(painter, middle, Align2::CENTER_CENTER, text, font, c.ink, 1.8 * radius);
            }
        }
    }

    /// What is in the frame of an entry.
    fn hang(&mut self, painter: &Painter, frame: Rect, entry: &Entry<'_>, ink: Color32) {
        let c = self.theme.c;
        match (entry.picture, entry.icon) {
            (Some(picture), _) => {
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                painter.image(picture, frame, whole, Color32::WHITE);
            }
            (None, Some(icon)) => self.icon(painter, icon, frame.center(), frame.height() * 0.6, ink),
            (None, None) => {}
        }
        paint::line(painter, frame, Corner::Round(2.0), 0.0, Stroke::new(1.2, c.brass_low));
    }

    /// Words that can be taken, underlined.
    pub fn link(&mut self, ui: &Ui, at: Pos2, anchor: Align2, id: Id, text: &str, font: FontId, ink: Color32) -> Touch {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
        let rect = anchor.anchor_size(at, galley.size());
        let touch = self.touch(ui, rect.expand2(vec2(4.0, 3.0)), id, Keeps::Nothing);
        self.speak(&touch, || Control::Link, text);
        ui.painter().galley(rect.min, galley, ink);
        let stroke = Stroke::new(1.0 + touch.warm, ink);
        ui.painter().hline(rect.x_range(), rect.bottom() - 1.0, stroke);
        self.halo(ui, rect, 3.0, &touch);
        self.click_sound(&touch);
        touch
    }

    /// The sound of a button.
    pub fn click_sound(&mut self, touch: &Touch) {
        if touch.clicked {
            self.sound("button");
        }
    }
}
