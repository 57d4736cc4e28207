//! Sliders, switches, segmented choices, boxes and tabs.

use bevy_egui::egui::{Align2, Color32, FontId, Id, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::client::ui::colours::{Colours, mix, of};
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::table::Mood;

/// Room between two tabs, in points: the ring round one of them does not touch the next.
const TAB_GAP: f32 = 7.0;
/// How much narrower a tab can be, in points.
const TAB_CLOSER: f32 = 14.0;
/// Diameter of the medal before a name, in points at 100 % text.
const MEDAL: f32 = 42.0;

/// Room at either side of a name in a cell, in points.
const PAD: f32 = 13.0;

/// What a slider goes over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    pub from: f32,
    pub to: f32,
    /// Width of a step.
    pub step: f32,
}

impl Span {
    /// The nearest value that a slider can have.
    pub fn snap(&self, value: f32) -> f32 {
        let steps = ((value - self.from) / self.step).round();
        (self.from + steps * self.step).clamp(self.from, self.to)
    }
}

/// A box that can be chosen.
#[derive(Clone, Debug)]
pub struct BoxChoice {
    /// Colour of its lid.
    pub colour: [u8; 3],
    /// Icon on the lid, from `assets/icons`.
    pub icon: String,
    /// What stands below it.
    pub name: String,
}

/// Something by which what is shown is narrowed down.
#[derive(Clone, Debug)]
pub struct Filter<'a> {
    /// What is left.
    pub name: String,
    /// A sign on a disc of this colour, as sRGB, stands for the name.
    pub sign: Option<([u8; 3], &'a str)>,
}

/// How one of several is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    /// It is the choice.
    Chosen,
    /// The pointer is on it.
    Pointed,
    Not,
}

/// Wax or paper for one of several; gives the ink to write on it with.
fn segment_ground(c: &Colours, ui: &Ui, cell: Rect, state: Held) -> Color32 {
    let corner = Corner::Round(5.0);
    let stops = match state {
        Held::Chosen => [(0.0, c.wax_high), (1.0, c.wax_low)],
        Held::Pointed => [(0.0, c.paper_deep), (1.0, c.paper_deep)],
        Held::Not => [(0.0, c.paper), (1.0, mix(c.paper_low, c.paper, 0.4))],
    };
    paint::gradient(ui.painter(), cell, corner, &stops);
    let now = state == Held::Chosen;
    let rim = if now { Stroke::new(2.0, c.brass) } else { Stroke::new(1.2, c.hairline) };
    paint::line(ui.painter(), cell, corner, 0.0, rim);
    if now { c.on_wax } else { c.ink }
}

impl UiKit<'_> {
    /// A slider: brass knob on a rail, filled with wax up to the value. Gives the new value when it changes.
    pub fn slider(&mut self, ui: &mut Ui, id: Id, width: f32, value: f32, span: Span) -> Option<f32> {
        let high = self.theme.em(20.0).max(24.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        let touch = self.touch(ui, rect, id, Keeps::Across);
        self.speak(&touch, || Control::Slider(value, span.from, span.to), "");
        let c = self.theme.c;
        let knob = high * 0.38;
        let rail = rect.shrink2(vec2(knob, (high - 8.0) * 0.5));
        let mut new = value;
        if let Some(at) = touch.held_at {
            new = span.snap(span.from + (at.x - rail.left()) / rail.width().max(1.0) * (span.to - span.from));
        }
        if touch.nudge != 0 {
            new = span.snap(value + touch.nudge as f32 * span.step);
        }
        let part = ((new - span.from) / (span.to - span.from)).clamp(0.0, 1.0);
        let painter = ui.painter();
        self.rail(painter, rail, part);
        let x = rail.left() + rail.width() * part;
        paint::brass_disc(painter, &c, pos2(x, rect.center().y), knob + touch.warm, touch.warm, touch.down);
        self.halo(ui, rect, 8.0, &touch);
        ((new - value).abs() > f32::EPSILON).then_some(new)
    }

    /// A switch; gives the new state when it is thrown.
    pub fn toggle(&mut self, ui: &mut Ui, id: Id, on: bool) -> Option<bool> {
        let high = self.theme.em(20.0).max(24.0);
        let words = if on { self.t("ui-on") } else { self.t("ui-off") };
        let font = self.theme.bold(15.0);
        let wide = high * 1.9;
        let text = self.width(ui.painter(), &self.t("ui-on"), font.clone());
        let text = text.max(self.width(ui.painter(), &self.t("ui-off"), font.clone()));
        let (all, _) = ui.allocate_exact_size(vec2(wide + 10.0 + text, high), Sense::hover());
        let touch = self.touch(ui, all, id, Keeps::Across);
        self.speak(&touch, || Control::Switch(on), "");
        let rect = Rect::from_min_size(all.min, vec2(wide, high));
        let c = self.theme.c;
        let painter = ui.painter();
        let round = Corner::Round(high * 0.5);
        let secs = if self.theme.still { 0.0 } else { 0.14 };
        let part = ui.ctx().animate_bool_with_time(id.with("on"), on, secs);
        let off = mix(c.paper_low, c.edge, 0.45);
        paint::gradient(painter, rect, round, &[(0.0, mix(off, c.wax_low, part)), (1.0, mix(off, c.wax_high, part))]);
        paint::line(painter, rect, round, 0.0, Stroke::new(1.4, c.edge));
        let knob = high * 0.5 - 2.5;
        let x = rect.left() + high * 0.5 + (wide - high) * part;
        paint::brass_disc(painter, &c, pos2(x, rect.center().y), knob, touch.warm, touch.down);
        if on {
            self.icon(painter, "ui-check", pos2(x, rect.center().y), knob * 1.2, c.ink);
        }
        painter.text(pos2(rect.right() + 10.0, rect.center().y), Align2::LEFT_CENTER, words, font, c.ink);
        self.halo(ui, rect, high * 0.5, &touch);
        self.click_sound(&touch);
        let turned = touch.nudge < 0 && on || touch.nudge > 0 && !on;
        (touch.clicked || turned).then_some(!on)
    }

    /// One of several, side by side, broken into lines where they do not fit. Gives the new choice.
    pub fn segments(&mut self, ui: &mut Ui, id: Id, width: f32, names: &[String], chosen: usize) -> Option<usize> {
        self.pictured(ui, id, width, names, &[], chosen)
    }

    /// The same, with the icon of this number before each name that has one.
    pub fn pictured(
        &mut self,
        ui: &mut Ui,
        id: Id,
        width: f32,
        names: &[String],
        icons: &[Option<&str>],
        chosen: usize,
    ) -> Option<usize> {
        let room = |n: usize, kit: &Self| kit.icon_room(icons.get(n).copied().flatten());
        let font = self.theme.bold(15.0);
        let high = self.theme.em(18.0) + 14.0;
        let cells = self.cells(ui, width, names, (&font, high), room);
        self.one_of(ui, id, &cells, names, chosen, |kit, ui, cell, n, state| {
            let c = kit.theme.c;
            let ink = segment_ground(&c, ui, cell, state);
            let (before, size) = (room(n, kit), kit.theme.em(20.0));
            if let Some(icon) = icons.get(n).copied().flatten() {
                kit.icon(ui.painter(), icon, pos2(cell.left() + PAD + size * 0.5, cell.center().y), size, ink);
            }
            let middle = cell.center() + vec2(before * 0.5, 0.0);
            let wide = cell.width() - PAD - before;
            kit.line(ui.painter(), middle, Align2::CENTER_CENTER, &names[n], font.clone(), ink, wide);
        })
    }

    /// Cells of names in this font, so high and with so much more room before each, broken into lines of this width.
    fn cells(
        &self,
        ui: &Ui,
        width: f32,
        names: &[String],
        (font, high): (&FontId, f32),
        before: impl Fn(usize, &Self) -> f32,
    ) -> Vec<Rect> {
        let gap = 6.0;
        let mut cells: Vec<Rect> = Vec::new();
        let mut at = Vec2::ZERO;
        for (n, name) in names.iter().enumerate() {
            let wide = (self.width(ui.painter(), name, font.clone()) + before(n, self) + 2.0 * PAD).min(width);
            if at.x > 0.0 && at.x + wide > width {
                at = vec2(0.0, at.y + high + gap);
            }
            cells.push(Rect::from_min_size(at.to_pos2(), vec2(wide, high)));
            at.x += wide + gap;
        }
        cells
    }

    /// The same, with the portrait of this number on a medal before each name.
    pub fn portrayed(
        &mut self,
        ui: &mut Ui,
        id: Id,
        width: f32,
        names: &[String],
        portraits: &[&str],
        chosen: usize,
    ) -> Option<usize> {
        let font = self.theme.bold(16.5);
        let medal = self.theme.em(MEDAL);
        let high = (self.theme.em(18.0) + 14.0).max(medal + 6.0);
        let cells = self.cells(ui, width, names, (&font, high), |_, _| medal);
        self.one_of(ui, id, &cells, names, chosen, |kit, ui, cell, n, state| {
            let c = kit.theme.c;
            let ink = segment_ground(&c, ui, cell, state);
            let wide = cell.width() - PAD - medal;
            if let Some(portrait) = portraits.get(n) {
                let at = pos2(cell.left() + high * 0.5, cell.center().y);
                kit.portrait(ui.painter(), at, medal * 0.5, portrait, Mood::Calm);
            }
            let middle = cell.center() + vec2(medal * 0.5, 0.0);
            kit.line(ui.painter(), middle, Align2::CENTER_CENTER, &names[n], font.clone(), ink, wide);
        })
    }

    /// The seat of a bot: a cell with the first name, for a person, and a rail with a notch for each of the other ones, numbered
    /// from 1 and filled with wax up to the choice. What the notches are called is told beside the pointer. `bot` stands beside
    /// the person, pressed while one of the notches is chosen; where there is too little room the rail is below both. Gives the new
    /// choice.
    pub fn rungs(
        &mut self,
        ui: &mut Ui,
        id: Id,
        width: f32,
        names: &[String],
        chosen: usize,
        bot: &str,
    ) -> Option<usize> {
        let font = self.theme.bold(15.0);
        let high = self.theme.em(18.0) + 14.0;
        let notches = names.len().saturating_sub(1).max(1) as f32;
        let first = names.first().map_or(0.0, |name| self.width(ui.painter(), name, font.clone()) + 26.0).min(width);
        let step = self.theme.em(60.0).min(width / notches);
        let pressed = self.width(ui.painter(), bot, font) + 26.0;
        // What the chosen notch is called stands behind the rail.
        let fits = first + 6.0 + pressed + 14.0 + notches * step + self.theme.em(150.0) <= width;
        let before = first + 6.0 + pressed;
        let rail = if fits { vec2(before + 14.0, 0.0) } else { vec2(0.0, high + 6.0) };
        let notch = |n: usize| rail + vec2(step * n as f32, 0.0);
        let cells = std::iter::once(Rect::from_min_size(Pos2::ZERO, vec2(first, high)))
            .chain((1..names.len()).map(|n| Rect::from_min_size(notch(n - 1).to_pos2(), vec2(step, high))));
        let cells: Vec<Rect> = cells.collect();
        let last = names.len().saturating_sub(1);
        self.one_of(ui, id, &cells, names, chosen, |kit, ui, cell, n, state| {
            if n == 0 {
                kit.segment(ui, cell, &names[n], state);
                let cell = Rect::from_min_size(cell.right_top() + vec2(6.0, 0.0), vec2(pressed, high));
                kit.segment(ui, cell, bot, if chosen > 0 { Held::Chosen } else { Held::Not });
                return;
            }
            let c = kit.theme.c;
            let (painter, middle) = (ui.painter(), cell.center());
            let ground = mix(c.paper_low, c.edge, 0.35);
            let empty = [(0.0, mix(ground, c.ink, 0.2)), (1.0, ground)];
            let full = [(0.0, c.wax_high), (1.0, c.wax_low)];
            for (from, to, there, filled) in
                [(cell.left(), middle.x, n > 1, n <= chosen), (middle.x, cell.right(), n < last, n < chosen)]
            {
                let rail = Rect::from_min_max(pos2(from, middle.y - 4.0), pos2(to, middle.y + 4.0));
                if there {
                    paint::gradient(painter, rail, Corner::Round(0.0), if filled { &full } else { &empty });
                }
            }
            let radius = kit.theme.em(10.5).min(step * 0.4);
            let (radius, ink) = if state == Held::Chosen {
                paint::brass_disc(painter, &c, middle, radius * 1.4, 0.4, false);
                (radius * 1.4, c.ink)
            } else if n < chosen {
                painter.circle(middle, radius, c.wax, Stroke::new(1.6, c.brass));
                (radius, c.on_wax)
            } else {
                let fill = if state == Held::Pointed { c.paper_deep } else { c.paper };
                painter.circle(middle, radius, fill, Stroke::new(1.6, c.edge));
                (radius, c.ink)
            };
            let large = if state == Held::Chosen { 16.0 } else { 13.0 };
            let number = n.to_string();
            kit.line(painter, middle, Align2::CENTER_CENTER, &number, kit.theme.black(large), ink, radius * 1.8);
            if state == Held::Pointed {
                let touch = Touch { id: Some(id), focused: true, ..Touch::default() };
                kit.tip(&touch, cell, names[n].as_str(), None);
            }
        })
    }

    /// One of several words, as it is held.
    fn segment(&mut self, ui: &Ui, cell: Rect, name: &str, state: Held) {
        let c = self.theme.c;
        let ink = segment_ground(&c, ui, cell, state);
        let font = self.theme.bold(15.0);
        self.line(ui.painter(), cell.center(), Align2::CENTER_CENTER, name, font, ink, cell.width() - 12.0);
    }

    /// One of several boxes with an icon on the lid and the name below it, each in its colour; as many beside each other as
    /// there is room for. Gives the new choice.
    pub fn boxes(&mut self, ui: &mut Ui, id: Id, covers: &[BoxChoice], chosen: usize) -> Option<usize> {
        self.lids(ui, id, covers, chosen, false)
    }

    /// The same as low strips, with the icon before the name.
    pub fn spines(&mut self, ui: &mut Ui, id: Id, covers: &[BoxChoice], chosen: usize) -> Option<usize> {
        self.lids(ui, id, covers, chosen, true)
    }

    fn lids(&mut self, ui: &mut Ui, id: Id, covers: &[BoxChoice], chosen: usize, low: bool) -> Option<usize> {
        let names: Vec<String> = covers.iter().map(|cover| cover.name.clone()).collect();
        let font = self.theme.title(17.0);
        let gap = 8.0;
        let widest = names.iter().map(|name| self.width(ui.painter(), name, font.clone())).fold(0.0, f32::max);
        let room = ui.available_width() + gap;
        let (high, before) = if low { (24.0, self.theme.em(30.0)) } else { (64.0, 0.0) };
        let columns = ((room / (widest + before + 24.0 + gap)) as usize).clamp(1, covers.len().max(1));
        // Broken lines are as even as they can be.
        let columns = covers.len().div_ceil(covers.len().div_ceil(columns).max(1)).max(1);
        let step = vec2(room / columns as f32, self.theme.em(high) + 12.0 + gap);
        let cells: Vec<Rect> = (0..covers.len())
            .map(|n| vec2((n % columns) as f32, (n / columns) as f32) * step)
            .map(|at| Rect::from_min_size(at.to_pos2(), step - vec2(gap, gap)))
            .collect();
        self.one_of(ui, id, &cells, &names, chosen, |kit, ui, cell, n, state| {
            let c = kit.theme.c;
            let BoxChoice { colour: [red, green, blue], icon, name } = &covers[n];
            let corner = Corner::Round(5.0);
            let (painter, now) = (ui.painter(), state == Held::Chosen);
            let lid = Color32::from_rgb(*red, *green, *blue);
            let lit = if state == Held::Not { 0.10 } else { 0.24 };
            paint::gradient(painter, cell, corner, &[(0.0, mix(lid, c.paper, lit)), (1.0, mix(lid, c.ink, 0.45))]);
            let rim = if now { Stroke::new(3.0, c.brass_high) } else { Stroke::new(1.4, c.brass_low) };
            paint::line(painter, cell, corner, 0.0, rim);
            paint::line(painter, cell, corner, 4.0, Stroke::new(1.0, c.brass.gamma_multiply(0.6)));
            let ink = if now { c.on_wax } else { mix(c.brass, c.on_wax, 0.45) };
            if low {
                let size = kit.theme.em(24.0);
                let words = kit.width(painter, name, font.clone()).min(cell.width() - before - 12.0);
                let left = cell.center().x - (before + words) * 0.5;
                kit.icon(painter, icon, pos2(left + size * 0.5, cell.center().y), size, ink);
                let at = pos2(left + before, cell.center().y);
                kit.line(painter, at, Align2::LEFT_CENTER, name, font.clone(), ink, words + 1.0);
            } else {
                let foot = kit.theme.em(24.0);
                let size = cell.height() - foot - 14.0;
                kit.icon(painter, icon, pos2(cell.center().x, cell.top() + 9.0 + size * 0.5), size, ink);
                let at = pos2(cell.center().x, cell.bottom() - 5.0 - foot * 0.5);
                kit.line(painter, at, Align2::CENTER_CENTER, name, font.clone(), ink, cell.width() - 12.0);
            }
            if now {
                let radius = kit.theme.em(if low { 7.0 } else { 9.0 });
                let at = cell.right_top() + vec2(-radius - 4.0, radius + 4.0);
                painter.circle(at, radius, c.wax, Stroke::new(1.6, c.brass_high));
                kit.icon(painter, "ui-check", at, radius * 1.3, c.on_wax);
            }
        })
    }

    /// One of several cells, drawn by `paint`; arrows, a click or a tap choose. Gives the new choice.
    fn one_of(
        &mut self,
        ui: &mut Ui,
        id: Id,
        cells: &[Rect],
        names: &[String],
        chosen: usize,
        mut paint: impl FnMut(&mut Self, &Ui, Rect, usize, Held),
    ) -> Option<usize> {
        let size = cells.iter().fold(Vec2::ZERO, |size, cell| size.max(cell.max.to_vec2()));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let touch = self.touch(ui, rect, id, Keeps::Across);
        self.speak(&touch, || Control::Several(names.get(chosen).cloned().unwrap_or_default()), "");
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let mut new = None;
        for (n, cell) in cells.iter().enumerate() {
            let cell = cell.translate(rect.min.to_vec2());
            let over = touch.focused && pointer.is_some_and(|at| cell.contains(at)) && !self.focus.by_keys();
            if touch.clicked && over {
                new = Some(n);
            }
            let state = match (n == chosen, over) {
                (true, _) => Held::Chosen,
                (false, true) => Held::Pointed,
                (false, false) => Held::Not,
            };
            paint(self, ui, cell, n, state);
        }
        self.halo(ui, rect, 5.0, &touch);
        if touch.clicked && self.focus.by_keys() && !names.is_empty() {
            new = Some(if chosen + 1 < names.len() { chosen + 1 } else { 0 });
        }
        if touch.nudge != 0 {
            let to = chosen as i64 + i64::from(touch.nudge);
            new = usize::try_from(to).ok().filter(|&to| to < names.len());
        }
        self.click_sound(&Touch { clicked: new.is_some(), ..touch });
        new.filter(|&new| new != chosen)
    }

    /// A strip of filters: names, and signs that are named beside the pointer. Gives the new one when one is taken.
    pub fn filters(&mut self, ui: &mut Ui, id: Id, filters: &[Filter<'_>], chosen: usize) -> Option<usize> {
        let width = ui.available_width();
        let high = self.theme.em(36.0);
        let mut cells: Vec<Rect> = Vec::new();
        let mut at = Vec2::ZERO;
        for filter in filters {
            let name = self.width(ui.painter(), &filter.name, self.theme.bold(15.0)) + 18.0;
            let wide = if filter.sign.is_some() { high } else { name.min(width) };
            if at.x > 0.0 && at.x + wide > width + 0.5 {
                at = vec2(0.0, at.y + high + TAB_GAP);
            }
            cells.push(Rect::from_min_size(at.to_pos2(), vec2(wide, high)));
            at.x += wide + TAB_GAP - 1.0;
        }
        let (all, _) = ui.allocate_exact_size(vec2(width, at.y + high), Sense::hover());
        let mut new = None;
        for (n, (cell, filter)) in cells.iter().zip(filters).enumerate() {
            let cell = cell.translate(all.min.to_vec2());
            let touch = self.touch(ui, cell, id.with(n), Keeps::Nothing);
            self.speak(&touch, || Control::Choice(n == chosen), &filter.name);
            let state = match (n == chosen, touch.focused) {
                (true, _) => Held::Chosen,
                (false, true) => Held::Pointed,
                (false, false) => Held::Not,
            };
            if let Some((colour, icon)) = filter.sign {
                self.sign(ui, cell, colour, icon, state);
                self.tip(&touch, cell, filter.name.as_str(), None);
                self.halo(ui, cell, high * 0.5, &touch);
            } else {
                self.segment(ui, cell, &filter.name, state);
                self.halo(ui, cell, 5.0, &touch);
            }
            self.click_sound(&touch);
            if touch.clicked {
                new = Some(n);
            }
        }
        new.filter(|&new| new != chosen)
    }

    /// A sign on a disc of its colour; the chosen one has a dark ring and a tick.
    fn sign(&mut self, ui: &Ui, cell: Rect, colour: [u8; 3], icon: &str, state: Held) {
        let c = self.theme.c;
        let (painter, middle, radius) = (ui.painter(), cell.center(), cell.height() * 0.5);
        let ground = of(colour);
        let [red, green, blue] = colour.map(u32::from);
        let ink = if 3 * red + 6 * green + blue > 1500 { c.ink } else { c.on_wax };
        let fill = if state == Held::Pointed { mix(ground, c.paper, 0.25) } else { ground };
        painter.circle(middle, radius - 1.0, fill, Stroke::new(2.0, mix(ground, c.ink, 0.55)));
        self.icon(painter, icon, middle, radius * 1.25, ink);
        if state == Held::Chosen {
            painter.circle_stroke(middle, radius - 1.0, Stroke::new(3.0, c.ink));
            let at = cell.right_bottom() - Vec2::splat(radius * 0.3);
            painter.circle(at, radius * 0.42, c.wax, Stroke::new(1.6, c.brass_high));
            self.icon(painter, "ui-check", at, radius * 0.55, c.on_wax);
        }
    }

    /// A strip of tabs; gives the new one when one is taken.
    pub fn tabs(&mut self, ui: &mut Ui, id: Id, names: &[(String, &str)], chosen: usize) -> Option<usize> {
        let width = ui.available_width();
        let high = self.theme.em(20.0) + 18.0;
        let icon = self.theme.em(19.0);
        let font = self.theme.bold(15.5);
        let mut natural: Vec<f32> =
            names.iter().map(|(name, _)| self.width(ui.painter(), name, font.clone()) + icon + 38.0).collect();
        // A little closer where they all stand in one line for that.
        let over = natural.iter().sum::<f32>() + TAB_GAP * (names.len().max(1) - 1) as f32 - width;
        let closer = Some(over / names.len().max(1) as f32).filter(|closer| (0.0..TAB_CLOSER).contains(closer));
        let closer = closer.unwrap_or(0.0);
        natural.iter_mut().for_each(|wide| *wide -= closer);
        let mut cells: Vec<Rect> = Vec::new();
        let mut at = Vec2::ZERO;
        for &wide in &natural {
            if at.x > 0.0 && at.x + wide > width + 0.5 {
                at = vec2(0.0, at.y + high + TAB_GAP);
            }
            cells.push(Rect::from_min_size(at.to_pos2(), vec2(wide.min(width), high)));
            at.x += wide + TAB_GAP;
        }
        let (all, _) = ui.allocate_exact_size(vec2(width, at.y + high + 4.0), Sense::hover());
        let c = self.theme.c;
        let mut new = None;
        for (n, (cell, (name, picture))) in cells.iter().zip(names).enumerate() {
            let cell = cell.translate(all.min.to_vec2());
            let touch = self.touch(ui, cell, id.with(n), Keeps::Nothing);
            self.speak(&touch, || Control::Choice(n == chosen), name);
            let now = n == chosen;
            let corner = Corner::Round(5.0);
            let ground = if now { c.wax } else { mix(c.paper_low, c.paper_deep, touch.warm) };
            let high_ground = if now { c.wax_high } else { ground };
            paint::gradient(ui.painter(), cell, corner, &[(0.0, high_ground), (1.0, ground)]);
            paint::line(ui.painter(), cell, corner, 0.0, Stroke::new(1.3, if now { c.brass } else { c.hairline }));
            let ink = if now { c.on_wax } else { c.ink };
            let middle = pos2(cell.left() + 12.0 - closer * 0.5 + icon * 0.5, cell.center().y);
            self.icon(ui.painter(), picture, middle, icon, ink);
            let at = pos2(middle.x + icon * 0.5 + 9.0, cell.center().y);
            let room = cell.right() - 10.0 - at.x;
            self.line(ui.painter(), at, Align2::LEFT_CENTER, name, font.clone(), ink, room);
            self.halo(ui, cell, 5.0, &touch);
            self.click_sound(&touch);
            if touch.clicked {
                new = Some(n);
            }
        }
        let low = pos2(all.left(), all.bottom() - 0.5);
        ui.painter().hline(all.x_range(), low.y, Stroke::new(1.0, c.hairline));
        new.filter(|&new| new != chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliders_snap() {
        let span = Span { from: 0.5, to: 4.0, step: 0.5 };
        assert_eq!(span.snap(1.3), 1.5);
        assert_eq!(span.snap(9.0), 4.0);
        assert_eq!(span.snap(-9.0), 0.5);
    }
}
