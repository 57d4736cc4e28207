//! Small things that only show: phases, counters, portraits, key hints, pills, progress.

use std::sync::Arc;

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use crate::client::controls::InputAction;
use crate::client::ui::colours::mix;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::{UiKit, fitted};
use crate::table::{Counter, Mood};

/// Size of the letters on a strip of phases.
const STRIP: f32 = 15.0;
/// Width of the tip of each, and room between tips and words.
const STRIP_TIP: f32 = 9.0;
const BESIDE_TIPS: f32 = 7.0;

/// Width of the frame round a portrait, in points; of a small one, less.
const FRAME: f32 = 3.0;

/// How much larger a counter's icon is than its number.
const COUNTER: f32 = 1.06;
/// Room between two counters.
const COUNTER_GAP: f32 = 11.0;
/// Room beside the words of the phase that is now, and on both sides of the chevron between two phases.
const PHASE_END: f32 = 12.0;
const PHASE_GAP: f32 = 5.0;
/// Width and height of that chevron, and its line.
const CHEVRON: Vec2 = vec2(7.0, 11.0);
const CHEVRON_LINE: f32 = 1.6;

/// Longer words on a pill are cut, in points at 100 % text: the table lies below.
const LONGEST_PILL: f32 = 210.0;

/// The size of a pill with these words and so much room before them.
fn around(words: &Galley, room: f32) -> Vec2 {
    words.size() + vec2(20.0 + room, 6.0)
}

impl UiKit<'_> {
    /// The height of a phase in letters so large.
    pub fn phase_height(&self, large: f32) -> f32 {
        self.theme.em(large) + 9.0
    }

    /// Phases in a row, in letters so large: done faint, now on wax, later in ink. Gives the width; paints nothing if it is not
    /// told how fresh the phase is.
    pub fn phase_pills(
        &mut self,
        ui: &Ui,
        at: Pos2,
        phases: &[String],
        now: usize,
        large: f32,
        painted: Option<f32>,
    ) -> f32 {
        let c = self.theme.c;
        let painter = ui.painter();
        let high = self.phase_height(large);
        let mut x = at.x;
        for (n, name) in phases.iter().enumerate() {
            if n > 0 {
                let size = CHEVRON * self.theme.text;
                if painted.is_some() {
                    let middle = pos2(x + PHASE_GAP + size.x * 0.5, at.y);
                    let stroke = Stroke::new(CHEVRON_LINE * self.theme.text.sqrt(), c.ink_soft);
                    let points = [vec2(-0.5, -0.5), vec2(0.5, 0.0), vec2(-0.5, 0.5)];
                    painter.add(Shape::line(points.map(|way| middle + way * size).to_vec(), stroke));
                }
                x += size.x + 2.0 * PHASE_GAP;
            }
            let (font, end) =
                if n == now { (self.theme.bold(large), PHASE_END) } else { (self.theme.font(large), 0.0) };
            let wide = self.width(painter, name, font.clone()) + 2.0 * end;
            if let Some(fresh) = painted {
                let rect = Rect::from_min_size(pos2(x, at.y - high * 0.5), vec2(wide, high));
                if n == now {
                    let corner = Corner::Round(high * 0.5);
                    if fresh > 0.0 {
                        paint::glow(painter, rect, high * 0.5, 14, c.halo, fresh);
                    }
                    paint::gradient(painter, rect, corner, &[(0.0, c.wax_high), (1.0, c.wax_low)]);
                }
                let ink = match n.cmp(&now) {
                    std::cmp::Ordering::Less => c.ink_soft,
                    std::cmp::Ordering::Equal => c.on_wax,
                    std::cmp::Ordering::Greater => c.ink,
                };
                painter.text(rect.center(), Align2::CENTER_CENTER, name, font, ink);
            }
            x += wide;
        }
        x - at.x
    }

    /// How wide each phase of a strip is: as its words, between the tip of the one before and its own.
    pub fn phase_widths(&self, painter: &Painter, phases: &[String]) -> Vec<f32> {
        let wide = |name: &String| self.width(painter, name, self.theme.title(STRIP)) + 2.0 * BESIDE_TIPS + STRIP_TIP;
        phases
            .iter()
            .map(wide)
            .enumerate()
            .map(|(n, wide)| if n + 1 == phases.len() { wide + STRIP_TIP } else { wide })
            .collect()
    }

    /// Phases as a strip of arrow tabs, which share its width as their words need it.
    pub fn phase_strip(&mut self, painter: &Painter, rect: Rect, phases: &[String], now: usize) {
        let c = self.theme.c;
        self.cover.panels.push(rect);
        paint::shadow(painter, rect, 4.0, 10, 120);
        let tip = STRIP_TIP;
        let widths = self.phase_widths(painter, phases);
        let share = rect.width() / widths.iter().sum::<f32>().max(1.0);
        let mut left = rect.left();
        for (n, (name, wide)) in phases.iter().zip(widths).enumerate() {
            let wide = wide * share;
            let (top, low, mid) = (rect.top(), rect.bottom(), rect.center().y);
            let last = n + 1 == phases.len();
            let right = left + wide - if last { tip } else { 0.0 };
            let start = if n == 0 { left } else { left + tip };
            let points = vec![
                pos2(left, top),
                pos2(right, top),
                pos2(right + tip, mid),
                pos2(right, low),
                pos2(left, low),
                pos2(start, mid),
            ];
            let fill = if n == now { c.wax } else { mix(c.night.to_opaque(), c.brass_low, 0.12) };
            // Two convex halves, since the shape has a notch.
            let upper = vec![points[0], points[1], points[2], points[5]];
            let lower = vec![points[5], points[2], points[3], points[4]];
            painter.add(Shape::convex_polygon(upper, fill, Stroke::NONE));
            painter.add(Shape::convex_polygon(lower, fill, Stroke::NONE));
            // Their soft edges let the ground through where they meet.
            let seam = Rect::from_min_max(pos2(start + 2.0, mid - 1.0), pos2(right + tip - 2.0, mid + 1.0));
            painter.rect_filled(seam, 0.0, fill);
            painter.add(Shape::closed_line(points, Stroke::new(1.4, c.hairline)));
            let ink = match n.cmp(&now) {
                std::cmp::Ordering::Less => c.on_night_soft,
                std::cmp::Ordering::Equal => c.on_wax,
                std::cmp::Ordering::Greater => c.on_night,
            };
            let middle = pos2((start + right + tip) * 0.5, mid);
            self.title(painter, middle, Align2::CENTER_CENTER, name, STRIP, ink);
            left += wide;
        }
    }

    /// Counters in a row: icon and number, so large; the first one, by which the match is won, in an ink of its own. Gives the
    /// rectangle of each.
    pub fn counters(
        &mut self,
        painter: &Painter,
        at: Pos2,
        counters: &[Counter],
        large: f32,
        inks: [Color32; 2],
    ) -> Vec<Rect> {
        let size = self.theme.em(COUNTER * large);
        let mut x = at.x;
        let mut out = Vec::new();
        for (n, counter) in counters.iter().enumerate() {
            let ink = inks[n.min(1)];
            self.icon(painter, counter.icon, pos2(x + size * 0.5, at.y), size, ink);
            let left = pos2(x + size + 4.0, at.y);
            let font = self.theme.black(large);
            let rect = painter.text(left, Align2::LEFT_CENTER, counter.value.to_string(), font, ink);
            out.push(Rect::from_min_max(pos2(x, at.y - size * 0.7), pos2(rect.right(), at.y + size * 0.7)));
            x = rect.right() + self.theme.em(COUNTER_GAP);
        }
        out
    }

    /// How wide counters so large are in a row.
    pub fn counters_width(&self, painter: &Painter, counters: &[Counter], large: f32) -> f32 {
        let widths = counters.iter().map(|counter| {
            let number = self.width(painter, &counter.value.to_string(), self.theme.black(large));
            number + self.theme.em(COUNTER * large + COUNTER_GAP) + 4.0
        });
        (widths.sum::<f32>() - self.theme.em(COUNTER_GAP)).max(0.0)
    }

    /// A rail that is filled with wax up to this part of it.
    pub fn rail(&self, painter: &Painter, rail: Rect, part: f32) {
        let c = self.theme.c;
        let round = Corner::Round(4.0);
        let ground = mix(c.paper_low, c.edge, 0.35);
        paint::gradient(painter, rail, round, &[(0.0, mix(ground, c.ink, 0.2)), (1.0, ground)]);
        let full = rail.with_max_x(rail.left() + rail.width() * part);
        if part > 0.0 {
            paint::gradient(painter, full, round, &[(0.0, c.wax_high), (1.0, c.wax_low)]);
        }
        paint::line(painter, rail, round, 0.0, Stroke::new(1.0, c.edge));
    }

    /// A portrait in light lines on a dark disc with a rim of brass.
    pub fn medal(&mut self, painter: &Painter, middle: Pos2, radius: f32, portrait: &str) {
        let c = self.theme.c;
        paint::brass_disc(painter, &c, middle, radius, 0.0, false);
        painter.circle_filled(middle, radius - 3.5, mix(c.ink, c.edge, 0.25));
        self.icon(painter, portrait, middle, radius * 1.25, c.paper);
    }

    /// The portrait of the regular who has this icon, in a round frame of brass; of anybody else, the icon on a medal.
    pub fn portrait(&mut self, painter: &Painter, middle: Pos2, radius: f32, icon: &str, mood: Mood) {
        let frame = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
        if !painter.clip_rect().intersects(frame) {
            return;
        }
        let inside = frame.shrink(FRAME.min(radius * 0.2));
        let Some(picture) = self.icons.portrait(painter.ctx(), &self.theme, icon, mood, inside.width()) else {
            self.medal(painter, middle, radius, icon);
            return;
        };
        paint::brass_disc(painter, &self.theme.c, middle, radius, 0.0, false);
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let round = RectShape::filled(inside, inside.width() * 0.5, Color32::WHITE);
        painter.add(round.with_texture(picture.id(), whole));
    }

    /// The room that [`Self::hint`] takes with these words.
    pub fn hint_size(&self, painter: &Painter, words: &str) -> Vec2 {
        vec2(self.width(painter, words, self.theme.font(15.0)) + self.theme.em(26.0) + 18.0, self.theme.em(27.0))
    }

    /// The glyph of a command and what it does now, in a box of the size that the words take.
    pub fn hint(&mut self, painter: &Painter, room: Rect, command: InputAction, words: &str) {
        let c = self.theme.c;
        let Some(glyph) = self.glyphs.of(command).map(ToOwned::to_owned) else { return };
        let size = self.theme.em(26.0);
        let font = self.theme.font(15.0);
        let shade = c.night;
        let galley = painter.layout_no_wrap(words.to_owned(), font, c.on_night);
        let rect = Rect::from_center_size(room.center(), vec2(room.width(), size * 1.1));
        let corner = Corner::Round(rect.height() * 0.5);
        paint::gradient(painter, rect, corner, &[(0.0, shade), (1.0, shade)]);
        let middle = pos2(rect.left() + 5.0 + size * 0.5, room.center().y);
        self.icon(painter, &glyph, middle, size, c.on_night);
        let at = pos2(middle.x + size * 0.5 + 4.0, middle.y - galley.size().y * 0.5);
        painter.galley(at, galley, c.on_night);
    }

    /// What a pill says, how large its icon is, and the room before the words.
    fn pill_parts(&self, painter: &Painter, text: &str, has_icon: bool) -> (Arc<Galley>, f32, f32) {
        // Pills stand close together on the table: they grow by a quarter at most.
        let shrink = self.theme.text.clamp(1.0, 1.25) / self.theme.text.max(1.0);
        let job = LayoutJob::simple_singleline(text.to_owned(), self.theme.bold(14.0 * shrink), self.theme.c.on_night);
        let galley = fitted(painter, job, self.theme.em(LONGEST_PILL * shrink), 1.0);
        let size = self.theme.em(15.0 * shrink);
        let room = if !has_icon {
            0.0
        } else if text.is_empty() {
            size
        } else {
            size + 5.0
        };
        (galley, size, room)
    }

    /// How wide and high a pill is, with an icon or without.
    pub fn pill_size(&self, painter: &Painter, text: &str, has_icon: bool) -> Vec2 {
        let (galley, _, room) = self.pill_parts(painter, text, has_icon);
        around(&galley, room)
    }

    /// A small dark pill centred at a point, which is not drawn if it lies behind something or over the edge of the screen.
    pub fn pill(&mut self, painter: &Painter, middle: Pos2, text: &str, icon: Option<&str>, before: &[Rect]) -> Rect {
        let c = self.theme.c;
        let (galley, size, room) = self.pill_parts(painter, text, icon.is_some());
        let rect = Rect::from_center_size(middle, around(&galley, room));
        let on_screen = painter.clip_rect().contains_rect(rect.shrink(2.0));
        if !on_screen || before.iter().any(|before| before.intersects(rect)) {
            return rect;
        }
        paint::shadow(painter, rect, rect.height() * 0.5, 6, 110);
        paint::pill(painter, &c, rect);
        if let Some(icon) = icon {
            self.icon(painter, icon, pos2(rect.left() + 10.0 + size * 0.5, middle.y), size, c.on_night);
        }
        painter.galley(pos2(rect.left() + 10.0 + room, middle.y - galley.size().y * 0.5), galley, c.on_night);
        rect
    }

    /// Three dots that swell one after the other: somebody thinks.
    pub fn thinking(&self, painter: &Painter, at: Pos2, ink: Color32) {
        for n in 0..3_u8 {
            let phase = if self.theme.still { 0.5 } else { (self.theme.now * 1.4 - f32::from(n) * 0.22).fract() };
            let swell = 0.5 - 0.5 * (phase * std::f32::consts::TAU).cos();
            let x = at.x + f32::from(n) * self.theme.em(9.0);
            painter.circle_filled(pos2(x, at.y), self.theme.em(2.0 + 1.4 * swell), ink);
        }
        if !self.theme.still {
            painter.ctx().request_repaint();
        }
    }
}
