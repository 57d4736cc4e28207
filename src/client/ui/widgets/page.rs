//! Pages that scroll, headings within them, and the frame of an overlay.

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::{
    Align2, Color32, Context, Id, Rect, ScrollArea, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::fold::{self, Fold};
use crate::client::ui::colours::{cover, mix};
use crate::client::ui::focus::{CORNER, Keeps, OVERLAY};
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;

/// Room that the ring round a focused widget needs.
const RING: f32 = 7.0;
/// Height in which text fades at an edge behind which there is more, at 100 % text: a line and a little.
const EDGE: f32 = 26.0;
/// Half the room that the arrow takes in the line of an edge behind which there is more, in points.
const ARROW: f32 = 14.0;
/// Steps in which it fades.
const STEPS: u8 = 12;

impl UiKit<'_> {
    /// A child at a rectangle, clipped to it.
    pub fn inside(&self, ui: &mut Ui, rect: Rect) -> Ui {
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("inside"));
        child.set_clip_rect(rect.expand(RING + 2.0).intersect(ui.clip_rect()));
        child
    }

    /// Height in which text fades at an edge behind which there is more.
    pub fn edge(&self) -> f32 {
        self.theme.em(EDGE)
    }

    /// Something that scrolls up and down; where there is more behind an edge, it fades instead of being cut through.
    pub fn scroll<R>(&mut self, ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui, &mut Self) -> R) -> R {
        self.scrolled(ui, name, (false, true), 1, add)
    }

    /// The same, for what grows at its end: as long as nobody scrolls away, the end stays in sight. Without a bar nothing but the
    /// lines tells how much there is.
    pub fn scroll_at_end<R>(
        &mut self,
        ui: &mut Ui,
        name: &str,
        bar: bool,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        self.scrolled(ui, name, (true, bar), 1, add)
    }

    fn scrolled<R>(
        &mut self,
        ui: &mut Ui,
        name: &str,
        (at_end, bar): (bool, bool),
        columns: u8,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        let awake = self.focus.awake();
        // Room for the ring round what is focused.
        let room = ui.available_rect_before_wrap().expand2(vec2(RING, RING));
        let mut child = ui.new_child(UiBuilder::new().max_rect(room).id_salt(name));
        let area = ScrollArea::vertical()
            .id_salt(name)
            .min_scrolled_height(0.0)
            .auto_shrink(false)
            .content_margin(RING)
            .scroll_bar_visibility(if bar {
                ScrollBarVisibility::VisibleWhenNeeded
            } else {
                ScrollBarVisibility::AlwaysHidden
            })
            .stick_to_bottom(at_end);
        let area = if awake { area } else { area.scroll_source(bevy_egui::egui::scroll_area::ScrollSource::NONE) };
        let since = fold::painted(&child);
        let out = area.show(&mut child, |ui| add(ui, self));
        let above = out.state.offset.y;
        let view = out.inner_rect;
        let below = out.content_size.y - view.height() - above;
        // What grows at its end shows whole lines there: only what comes before them is hidden.
        let high = if at_end { RING } else { self.edge().min(view.height() * 0.25) };
        let lines = if at_end { Vec::new() } else { fold::lines(&child, view, since) };
        for (column, folds) in fold::columns(&lines, view, columns, high) {
            self.fade(&child, column, folds, [above, below]);
        }
        if !at_end {
            self.more(&child, view, above, below);
        }
        ui.allocate_rect(room.shrink(RING), Sense::hover());
        out.inner
    }

    /// Lays the parchment over the upper and the lower edge of `view` where so much is hidden behind them, so that text sinks
    /// into it.
    fn fade(&self, ui: &Ui, view: Rect, folds: [Fold; 2], hidden: [f32; 2]) {
        let c = self.theme.c;
        let under = self.cover.panels.iter().rev().find(|sheet| sheet.contains_rect(view)).copied();
        let sheet = under.unwrap_or(view);
        for ((fold, hidden), top) in folds.into_iter().zip(hidden).zip([true, false]) {
            // A hair is hidden when nothing is: positions are rounded.
            let strength = ((hidden - 1.0) / 3.0).clamp(0.0, 1.0);
            if strength == 0.0 {
                continue;
            }
            let high = fold.solid + fold.soft;
            let strip = if top { view.with_max_y(view.top() + high) } else { view.with_min_y(view.bottom() - high) };
            let mut stops: Vec<(f32, Color32)> = (0..=STEPS)
                .map(|step| {
                    // Closer together where the parchment grows thin.
                    let thin = f32::from(step) / f32::from(STEPS);
                    let depth = (fold.solid + fold.soft * thin) / high;
                    // Thick for most of it, so that half a line is not read, with a soft end.
                    (if top { depth } else { 1.0 - depth }, strength * (1.0 - thin.powi(4)))
                })
                .chain([(if top { 0.0 } else { 1.0 }, strength)])
                .map(|(part, thick)| {
                    let y = strip.top() + strip.height() * part;
                    let paper = mix(c.paper, c.paper_low, (y - sheet.top()) / sheet.height());
                    (part, cover(paper, thick))
                })
                .collect();
            stops.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            paint::gradient(ui.painter(), strip, Corner::Round(0.0), &stops);
            if let Some(under) = under {
                // Where text has sunk in, the parchment is as old as around it.
                paint::age(&ui.painter().with_clip_rect(strip.intersect(ui.clip_rect())), &c, under);
            }
        }
    }

    /// An arrow at the edges of `view` behind which so much is hidden, below with a brass line beside it: what sinks into the
    /// parchment there goes on.
    fn more(&self, ui: &Ui, view: Rect, above: f32, below: f32) {
        let c = self.theme.c;
        for (hidden, y, way) in [(above, view.top(), -1.0), (below, view.bottom(), 1.0)] {
            if hidden <= 1.0 || view.width() < 2.0 * ARROW {
                continue;
            }
            let (middle, inside) = (pos2(view.center().x, y - 4.0 * way), ARROW * 0.5);
            let line = |from: f32, to: f32| {
                let strip = Rect::from_min_max(pos2(from, y - 0.6), pos2(to, y + 0.6));
                ui.painter().rect_filled(strip, 0, c.hairline);
            };
            // Above there is the line of a heading.
            if way > 0.0 {
                line(view.left() + RING, middle.x - ARROW);
                line(middle.x + ARROW, view.right() - RING);
            }
            let tip =
                [vec2(-inside, -inside * 0.5 * way), vec2(0.0, inside * 0.5 * way), vec2(inside, -inside * 0.5 * way)];
            ui.painter().add(Shape::line(tip.map(|way| middle + way).to_vec(), Stroke::new(2.2, c.edge)));
        }
    }

    /// Text to read: it can be focused, and the arrows turn its pages.
    pub fn reader<R>(&mut self, ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui, &mut Self) -> R) -> R {
        self.reader_in(ui, name, 1, add)
    }

    /// The same in so many columns, equally wide.
    pub fn reader_in<R>(
        &mut self,
        ui: &mut Ui,
        name: &str,
        columns: u8,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        let rect = ui.available_rect_before_wrap();
        let touch = self.touch(ui, rect, Id::new(name).with("reader"), Keeps::Pages);
        self.speak(&touch, || Control::Page(String::new()), "");
        self.spoken.begin();
        let out = self.scrolled(ui, name, (false, true), columns, |ui, kit| {
            if touch.nudge != 0 {
                ui.scroll_with_delta(vec2(0.0, -90.0 * touch.nudge as f32));
            }
            add(ui, kit)
        });
        let text = self.spoken.end();
        if let Some(id) = touch.id {
            self.spoken.fill(id, text);
        }
        if touch.focused && self.focus.by_keys() {
            let line = Rect::from_min_max(pos2(rect.left() - 7.5, rect.top()), pos2(rect.left() - 4.5, rect.bottom()));
            ui.painter().rect_filled(line, 2, self.theme.c.halo);
            ui.painter().rect_stroke(
                line,
                2,
                Stroke::new(1.0, self.theme.c.edge),
                bevy_egui::egui::StrokeKind::Outside,
            );
        }
        out
    }

    /// Dims what lies below.
    pub fn veil(&mut self, ui: &Ui) {
        self.cover.all = true;
        self.cover.under = self.cover.panels.len();
        ui.painter().rect_filled(ui.ctx().content_rect(), 0, self.theme.c.veil);
    }

    /// The frame of an overlay: veil, parchment, heading, close button. Gives the room inside, and whether it was
    /// closed.
    pub fn dialog(&mut self, ui: &mut Ui, name: &str, size: Vec2, heading: &str, icon: &str) -> (Rect, bool) {
        self.veil(ui);
        let screen = ui.max_rect().shrink(14.0);
        let size = size.min(screen.size());
        let rect = Rect::from_center_size(screen.center(), size);
        self.panel(ui.painter(), rect);
        let c = self.theme.c;
        let pad = self.theme.pad(24.0);
        let high = self.theme.em(26.0) + 14.0;
        let middle = rect.top() + pad * 0.7 + high * 0.5;
        let picture = self.theme.em(28.0);
        self.icon(ui.painter(), icon, pos2(rect.left() + pad + picture * 0.5, middle), picture, c.wax);
        let at = pos2(rect.left() + pad + picture + 12.0, middle);
        self.title(ui.painter(), at, Align2::LEFT_CENTER, heading, 27.0, c.ink);
        self.spoken.about(heading);
        let low = middle + high * 0.5 + 4.0;
        paint::divider(ui.painter(), &c, pos2(rect.left() + pad, low), rect.width() - 2.0 * pad);
        self.focus.on_group(CORNER);
        let at = pos2(rect.right() - pad - 12.0, middle);
        let touch = self.disc(ui, at, 16.0, Id::new(name).with("close"), "ui-close", false);
        let words = self.t("ui-close");
        self.tip(&touch, Rect::from_center_size(at, Vec2::splat(32.0)), words, None);
        self.focus.on_group(0);
        let inner = Rect::from_min_max(
            pos2(rect.left() + pad, low + self.theme.pad(12.0)),
            pos2(rect.right() - pad, rect.bottom() - pad * 0.8),
        );
        (inner, touch.clicked)
    }

    /// A sheet over a screen, in the frame of an overlay: gives what is inside, to be drawn on, and whether it was closed.
    pub fn overlay(&mut self, ctx: &Context, name: &str, size: Vec2, heading: &str, icon: &str) -> (Ui, bool) {
        let mut sheet = self.sheet(ctx, name, OVERLAY);
        let (inner, closed) = self.dialog(&mut sheet, name, size, heading, icon);
        (self.inside(&mut sheet, inner), closed)
    }

    /// A heading within a page.
    pub fn heading(&mut self, ui: &mut Ui, text: &str, size: f32) {
        let c = self.theme.c;
        self.spoken.about(text);
        self.spoken.read(text);
        let mut job = self.title_job(text, size, c.wax);
        job.wrap.max_width = ui.available_width();
        let galley = ui.painter().layout_job(job);
        let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
        ui.painter().galley(rect.min, galley, c.wax);
    }

    /// A brass line with a diamond across the page.
    pub fn rule(&mut self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
        paint::divider(ui.painter(), &self.theme.c, rect.left_center(), rect.width());
    }
}
