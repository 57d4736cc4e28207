//! What every screen holds in its hand: theme, icons, focus, words, glyphs, sounds.

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::{MessageWriter, Res, ResMut, Resource, Time};
use bevy::time::Real;
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{
    self, Align2, Color32, Context, FontId, Galley, Id, LayerId, Painter, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, text::LayoutJob,
};

use super::focus::{Focus, Keeps, Way};
use super::glyphs::Glyphs;
use super::icons::Icons;
use super::on_screen_keyboard::Letters;
use super::paint;
use super::screen_reader::ScreenReader;
use super::theme::Theme;
use super::tips::Tips;
use crate::client::audio::PlaySound;
use crate::client::input::ByFinger;
use crate::client::power_saving::WakeAt;
use crate::engine::{Seat, Words};
use crate::games::Registry;
use crate::locale::{Called, Locale};

/// Where the interface covers the table in this pass.
#[derive(Resource, Default, Debug)]
pub struct Covered {
    pub panels: Vec<Rect>,
    /// Those of parchment, which are as bright as cards.
    pub sheets: Vec<Rect>,
    /// The strip with the phases at the top, which the table need not make way for.
    pub strip: Option<Rect>,
    /// What a choice would bring about, which cannot be pressed.
    pub foretold: Option<Rect>,
    /// Everything is covered.
    pub all: bool,
    /// How many of the panels lie below a sheet that dims them.
    pub under: usize,
    /// Something is shown that stays until it is put away.
    pub reads: bool,
}

/// The last line of a text takes at least this share of its width, if it does so in one of these shares of that width.
const ORPHAN: f32 = 0.2;
const NARROWER: [f32; 4] = [0.94, 0.88, 0.82, 0.76];

/// A text of this width, which `set` breaks into lines within a share of it: narrower if its last line would be a word or two and
/// it takes no more lines for that. `measure` tells how many lines there are, and how wide the last one is.
pub(super) fn without_orphan<T>(wide: f32, set: impl Fn(f32) -> T, measure: impl Fn(&T) -> (usize, f32)) -> T {
    let whole = set(1.0);
    let (count, _) = measure(&whole);
    let is_full = |text: &T| count < 2 || measure(text).1 >= ORPHAN * wide;
    if is_full(&whole) {
        return whole;
    }
    let mut narrower = NARROWER.into_iter().map(set).take_while(|text| measure(text).0 == count);
    narrower.find(is_full).unwrap_or(whole)
}

/// The smallest size of letters, in points: even in the heaviest face, that of the lowest capitals, these are 9 pixels high on a
/// screen of 1280 × 800.
pub(super) const LEGIBLE: f32 = 12.5;
/// The smallest shares of its size in which a title, and a line of text, is shown before it is cut.
const LEAST_TITLE: f32 = 0.62;
const LEAST_LINE: f32 = 0.78;

/// The `least` share of its size in which a line is shown, or a larger one with which all of it can be read.
fn legible(job: &LayoutJob, least: f32) -> f32 {
    let sizes = job.sections.iter().map(|section| section.format.font_id.size);
    (LEGIBLE / sizes.fold(f32::INFINITY, f32::min)).clamp(least, 1.0)
}

/// A single line in this width: smaller, but neither below the `least` share of its size nor too small to be read, then cut with an
/// ellipsis. Where there is no width at all it stays as it is.
pub(super) fn fitted(painter: &Painter, mut job: LayoutJob, width: f32, least: f32) -> Arc<Galley> {
    let natural = painter.layout_job(job.clone());
    let share = width / natural.size().x.max(1.0);
    if share >= 1.0 || width <= 0.0 {
        return natural;
    }
    let least = legible(&job, least);
    for section in &mut job.sections {
        section.format.font_id.size *= share.max(least);
    }
    // A hair of room for what shrinking rounds up.
    job.wrap = egui::text::TextWrapping::truncate_at_width(width + if share < least { 0.0 } else { 1.0 });
    painter.layout_job(job)
}

/// Everything needed to draw a screen.
#[derive(SystemParam)]
pub struct UiKit<'w> {
    pub theme: Res<'w, Theme>,
    pub icons: ResMut<'w, Icons>,
    pub focus: ResMut<'w, Focus>,
    pub locale: Res<'w, Locale>,
    /// The games that there are.
    pub games: Res<'w, Registry>,
    /// Pictures of keys and buttons.
    pub glyphs: Res<'w, Glyphs>,
    /// What is explained beside the pointer.
    pub tips: ResMut<'w, Tips>,
    /// Letters on the screen.
    pub letters: ResMut<'w, Letters>,
    /// What a screen reader is told.
    pub spoken: ResMut<'w, ScreenReader>,
    /// Where the table is covered.
    pub cover: ResMut<'w, Covered>,
    /// Whether the pointer is a finger.
    pub by_finger: Res<'w, ByFinger>,
    sounds: MessageWriter<'w, PlaySound>,
    wakes: MessageWriter<'w, WakeAt>,
    clock: Res<'w, Time<Real>>,
}

/// How a widget is being touched.
#[derive(Clone, Copy, Debug, Default)]
pub struct Touch {
    pub id: Option<Id>,
    /// It is focused, by the mouse or by keys.
    pub focused: bool,
    /// It has just been taken.
    pub clicked: bool,
    /// The mouse holds it down.
    pub down: bool,
    /// 0 at rest, gliding to 1 while focused.
    pub warm: f32,
    /// Left is -1, right is 1, for widgets that keep these arrows.
    pub nudge: i32,
    /// The pointer, while it holds the widget.
    pub held_at: Option<Pos2>,
}

impl UiKit<'_> {
    /// A sheet over the whole window to draw a layer on.
    pub fn sheet(&mut self, ctx: &Context, name: &str, layer: u8) -> Ui {
        self.focus.on_layer(layer);
        let rect = self.theme.area(ctx);
        Ui::new(ctx.clone(), Id::new(name), UiBuilder::new().layer_id(LayerId::background()).max_rect(rect))
    }

    /// The message of this key in the language of the interface.
    pub fn t(&self, key: &str) -> String {
        self.locale.t(key)
    }

    /// A sentence that names no seats.
    pub fn say(&self, words: &Words) -> String {
        self.locale.say(words, &|seat: Seat| Called { name: seat.letter().to_string(), you: false })
    }

    /// The same with cards marked, to be drawn as chips.
    pub fn say_marked(&self, words: &Words) -> String {
        self.locale.say_marked(words, &|seat: Seat| Called { name: seat.letter().to_string(), you: false })
    }

    /// How the widget `id` at `rect` is touched; the widget can be focused from now on.
    pub fn touch(&mut self, ui: &Ui, rect: Rect, id: Id, keeps: Keeps) -> Touch {
        if !self.focus.awake() {
            return Touch::default();
        }
        let response =
            ui.interact(rect, id, if keeps == Keeps::Across { Sense::CLICK | Sense::DRAG } else { Sense::CLICK });
        self.focus.place(id, rect, ui.clip_rect(), keeps);
        if self.spoken.on {
            // What is drawn first is read first.
            ui.ctx().accesskit_node_builder(id, |_| ());
        }
        if self.spoken.on && ui.input(|input| input.has_accesskit_action_request(id, Action::Focus)) {
            self.focus.set(id);
        }
        let focused = self.focus.is(id);
        if focused && self.focus.walked() {
            ui.scroll_to_rect(rect.expand2(egui::vec2(10.0, self.edge())), None);
        }
        if focused && (self.focus.walked() || self.focus.led()) {
            self.sound("focus");
        }
        let press = Press::on(&response);
        let nudge = match self.focus.nudged(id) {
            Some(Way::Left | Way::Up) => -1,
            Some(Way::Right | Way::Down) => 1,
            None => 0,
        };
        // What loses the focus is cold at once: two warm widgets would leave in doubt which of them is meant.
        let secs = if self.theme.still || !focused { 0.0 } else { 0.12 };
        Touch {
            id: Some(id),
            focused,
            clicked: press == Press::Taken || self.focus.pressed(id),
            down: press == Press::Held,
            warm: ui.ctx().animate_bool_with_time(id.with("warm"), focused, secs),
            nudge,
            held_at: response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()),
        }
    }

    /// Asks for a pass in so many seconds; until then the window may rest.
    pub fn again_in(&mut self, seconds: f32) {
        self.wakes.write(WakeAt(self.clock.elapsed() + Duration::from_secs_f32(seconds.max(0.0))));
    }

    /// An interface sound.
    pub fn sound(&mut self, name: &'static str) {
        self.sounds.write(PlaySound::interface(name));
    }

    /// The ring round a focused widget.
    pub fn halo(&self, ui: &Ui, rect: Rect, radius: f32, touch: &Touch) {
        if touch.focused && self.focus.by_keys() {
            paint::halo(ui.painter(), &self.theme.c, rect, radius);
        } else if touch.warm > 0.0 && !self.focus.by_keys() {
            paint::glow(ui.painter(), rect, radius, 14, self.theme.c.halo, touch.warm * 0.35);
        }
    }

    /// A sheet of parchment that covers the table.
    pub fn panel(&mut self, painter: &Painter, rect: Rect) {
        paint::parchment(painter, &self.theme.c, rect);
        self.cover.panels.push(rect);
        self.cover.sheets.push(rect);
    }

    /// A plaque of brass that covers the table, where there is nothing to do now.
    pub fn plaque(&mut self, painter: &Painter, rect: Rect) {
        paint::plaque(painter, &self.theme.c, rect);
        self.cover.panels.push(rect);
    }

    /// A frame that is drawn round pieces.
    pub fn frame(&self, painter: &Painter, rect: Rect) {
        let halo = self.theme.c.halo;
        painter.rect_filled(rect, 3.0, halo.gamma_multiply(0.14));
        painter.rect_stroke(rect, 3.0, Stroke::new(2.0, halo), StrokeKind::Inside);
    }

    /// Paints an icon round a point.
    pub fn icon(&mut self, painter: &Painter, name: &str, middle: Pos2, size: f32, tint: Color32) {
        self.icons.at(painter, &self.theme, name, middle, size, tint);
    }

    /// A title; numbers in it are set in the text face, which has lining figures.
    pub fn title(&self, painter: &Painter, at: Pos2, anchor: Align2, text: &str, size: f32, ink: Color32) -> Rect {
        let galley = painter.layout_job(self.title_job(text, size, ink));
        let rect = anchor.anchor_size(at, galley.size());
        painter.galley(rect.min, galley, ink);
        rect
    }

    /// The same as a layout job.
    pub fn title_job(&self, text: &str, size: f32, ink: Color32) -> LayoutJob {
        let mut job = LayoutJob::default();
        let format = |font_id: FontId| egui::TextFormat { font_id, color: ink, ..Default::default() };
        let mut from = 0;
        let digit = |c: char| c.is_ascii_digit();
        while let Some(first) = text[from..].chars().next() {
            let figures = digit(first);
            let to = text[from..].find(|c| digit(c) != figures).map_or(text.len(), |len| from + len);
            let title = self.theme.title(size);
            let font = if figures { FontId { size: title.size * 0.92, ..self.theme.bold(size) } } else { title };
            job.append(&text[from..to], 0.0, format(font));
            from = to;
        }
        job
    }

    /// The same, made smaller and then cut with an ellipsis if it does not fit.
    pub fn title_within(
        &self,
        painter: &Painter,
        at: Pos2,
        anchor: Align2,
        text: &str,
        size: f32,
        ink: Color32,
        width: f32,
    ) -> Rect {
        let galley = self.fitted_title(painter, text, size, ink, width);
        let rect = anchor.anchor_size(at, galley.size());
        painter.galley(rect.min, galley, ink);
        rect
    }

    /// The same before it is painted.
    pub fn fitted_title(&self, painter: &Painter, text: &str, size: f32, ink: Color32, width: f32) -> Arc<Galley> {
        fitted(painter, self.title_job(text, size, ink), width, LEAST_TITLE)
    }

    /// Whether a title fits without being cut.
    pub fn title_fits(&self, painter: &Painter, text: &str, size: f32, width: f32) -> bool {
        let job = self.title_job(text, size, Color32::BLACK);
        let least = legible(&job, LEAST_TITLE);
        painter.layout_job(job).size().x * least <= width
    }

    /// A line of text that is made smaller, and then cut with an ellipsis, if it does not fit.
    pub fn line(
        &self,
        painter: &Painter,
        at: Pos2,
        anchor: Align2,
        text: &str,
        font: FontId,
        ink: Color32,
        width: f32,
    ) -> Rect {
        let galley = fitted(painter, LayoutJob::simple_singleline(text.to_owned(), font, ink), width, LEAST_LINE);
        let rect = anchor.anchor_size(at, galley.size());
        painter.galley(rect.min, galley, ink);
        rect
    }

    /// A paragraph; says how much room it took.
    pub fn paragraph(&mut self, ui: &mut Ui, text: &str, font: FontId, ink: Color32) -> Rect {
        self.spoken.read(text);
        let wide = ui.available_width();
        let set = |share: f32| ui.painter().layout(text.to_owned(), font.clone(), ink, wide * share);
        let measure = |galley: &Arc<Galley>| {
            (galley.rows.len(), galley.rows.last().map_or(f32::INFINITY, |row| row.rect().width()))
        };
        let galley = without_orphan(wide, set, measure);
        let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
        ui.painter().galley(rect.min, galley, ink);
        rect
    }

    /// How wide a text is.
    pub fn width(&self, painter: &Painter, text: &str, font: FontId) -> f32 {
        painter.layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x
    }
}

/// How far, in points, a thing may move under the pointer that holds it and still be taken: farther means that the list it
/// stands in was dragged.
const STEADY: f32 = 6.0;

/// How the pointer's button is on a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Not at all.
    None,
    /// It was pressed here and is held.
    Held,
    /// It was pressed here and has been let go here.
    Taken,
}

impl Press {
    /// What the pointer's button does on a thing. How long it is held and how the pointer goes meanwhile does not matter,
    /// while egui forgets a click that took more than a moment.
    pub fn on(response: &Response) -> Self {
        let ctx = &response.ctx;
        let (pressed, released, down) = ctx.input(|input| {
            (input.pointer.primary_pressed(), input.pointer.primary_released(), input.pointer.primary_down())
        });
        let began = response.id.with("pressed at");
        let place = response.rect.min;
        if pressed {
            ctx.data_mut(|data| {
                if response.is_pointer_button_down_on() {
                    data.insert_temp(began, place);
                } else {
                    data.remove::<Pos2>(began);
                }
            });
        }
        let holds = ctx
            .data(|data| data.get_temp::<Pos2>(began))
            .is_some_and(|began| began.distance(place) <= STEADY && response.contains_pointer());
        if released {
            ctx.data_mut(|data| data.remove::<Pos2>(began));
        }
        match (released, holds) {
            _ if response.clicked() => Self::Taken,
            (true, true) => Self::Taken,
            (false, true) if down => Self::Held,
            _ => Self::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_orphan;

    #[test]
    fn the_last_line_is_no_orphan() {
        // Letters of a tenth of the width, so many in a line.
        let lines = |letters: usize| {
            let set = |share: f32| (share * 10.0) as usize;
            let measure = |line: &usize| (letters.div_ceil(*line), ((letters - 1) % line + 1) as f32 * 10.0);
            without_orphan(100.0, set, measure)
        };
        assert_eq!(lines(1), 10, "there is but one");
        assert_eq!(lines(25), 10, "it is long enough");
        assert_eq!(lines(21), 9, "10, 10 and 1 would be worse than 9, 9 and 3");
        assert_eq!(lines(91), 10, "there would be another line");
    }
}
