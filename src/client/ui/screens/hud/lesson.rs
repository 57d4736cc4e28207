//! The lesson: what it tells now, how far it is, and the way out of it. It stands where the chronicle stands otherwise.

use bevy_egui::egui::{Align2, Id, Rect, Ui, Vec2, pos2, vec2};

use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use super::{HudView, bar};
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::rich::{Style, bits};
use crate::client::ui::screens::question::to_leave;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::games::lesson::{LessonStep, Now};
use crate::table::GuidePlace;

/// Width and height of the panel at 100 % text.
const SIZE: Vec2 = vec2(256.0, 268.0);
/// The highest in the lower right corner, as a share of the screen.
const HIGHEST: f32 = 0.352;

/// Draws it under the column of round buttons if it has room there over `low`, else at their left from the top on; in the corner
/// below where the table wants it there. Gives its rectangle; none if nobody is guided.
pub(super) fn panel(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    (discs, low): (Rect, f32),
) -> Option<Rect> {
    let session = table.session;
    let lesson = session.lesson().filter(|_| session.is_guided())?;
    // What comes next is told once everything before has been seen; what comes first, while the table is laid.
    if let Now::Step { number, .. } = session.now()
        && (!table.busy || memory.taught.0 != session.serial)
    {
        memory.taught = (session.serial, number);
    }
    let number = Some(memory.taught).filter(|(serial, _)| *serial == session.serial).map_or(0, |(_, number)| number);
    let step = number.checked_sub(1).and_then(|before| lesson.steps().nth(before));
    let count = lesson.steps().count();
    let title = kit.t(&lesson.key());
    let far = Words::new("lesson-step").with("number", number as i64).with("count", count as i64);
    let far = (number > 0).then(|| kit.say(&far));
    let behind = number as f32 / count.max(1) as f32;
    let page = page(
        kit,
        ui,
        (discs, low),
        Page {
            title: &title,
            far: far.as_deref(),
            behind,
            leave: "lesson-leave",
            size: SIZE,
            place: table.layout.guide,
        },
    );
    if page.left {
        wishes.add(Wish::Question(to_leave(session)));
    }
    if let Some(step) = step {
        let mut child = kit.inside(ui, page.inner);
        // A new step is read from its beginning.
        kit.scroll(&mut child, &step.key, |ui, kit| told(kit, ui, table, step));
    }
    Some(page.rect)
}

/// What stands at the head of the panel.
pub(super) struct Page<'a> {
    /// What it is about.
    pub title: &'a str,
    /// How far it is, in words.
    pub far: Option<&'a str>,
    /// The share of the way that is behind.
    pub behind: f32,
    /// Message key of what the way out is called, and its name.
    pub leave: &'static str,
    /// Width and height at 100 % text.
    pub size: Vec2,
    /// Where it stands if the text is not so large that a bar is needed.
    pub place: GuidePlace,
}

/// A panel that has been drawn, but for its text.
pub(super) struct Drawn {
    /// All of it.
    pub rect: Rect,
    /// Where its text goes.
    pub inner: Rect,
    /// Somebody wants to leave.
    pub left: bool,
}

/// Draws the panel with its head.
pub(super) fn page(kit: &mut UiKit, ui: &Ui, (discs, low): (Rect, f32), page: Page) -> Drawn {
    let c = kit.theme.c;
    let rect = match page.place {
        GuidePlace::LowerRight if !bar::is_needed(kit) => in_corner(kit, page.size, ui.max_rect()),
        GuidePlace::LowerRight | GuidePlace::UpperRight => place(kit, page.size, ui.max_rect(), discs, low),
    };
    kit.panel(ui.painter(), rect);
    let pad = kit.theme.pad(14.0);
    let head = kit.theme.em(24.0);
    let middle = rect.top() + pad * 0.6 + head * 0.5;
    let at = pos2(rect.right() - pad - 8.0, middle);
    kit.focus.on_group(2);
    let touch = kit.disc(ui, at, 11.0, Id::new(page.leave), "ui-close", false);
    let words = kit.t(page.leave);
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(24.0)), words, None);
    kit.focus.on_group(0);
    let left = rect.left() + pad;
    let room = at.x - 14.0 - left;
    kit.title_within(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, page.title, 20.0, c.ink, room);
    let line = middle + head * 0.5 + 4.0;
    way(kit, ui, pos2(left, line), rect.width() - 2.0 * pad, page.behind);
    let small = kit.theme.em(17.0);
    if let Some(far) = page.far {
        let font = kit.theme.italic(14.0);
        kit.line(ui.painter(), pos2(left, line + 8.0 + small * 0.5), Align2::LEFT_CENTER, far, font, c.ink_soft, room);
    }
    let inner = Rect::from_min_max(pos2(left, line + 12.0 + small), pos2(rect.right() - 12.0, rect.bottom() - 12.0));
    Drawn { rect, inner, left: touch.clicked }
}

/// Where it stands.
fn place(kit: &UiKit, size: Vec2, screen: Rect, discs: Rect, low: f32) -> Rect {
    let size = vec2(kit.theme.em(size.x).min(screen.width() * 0.36), kit.theme.em(size.y));
    let below = Rect::from_min_size(pos2(screen.right() - 16.0 - size.x, discs.bottom() + 8.0), size);
    if below.bottom() <= low {
        return below;
    }
    let top = screen.top() + 14.0;
    Rect::from_min_size(pos2(discs.left() - 10.0 - size.x, top), vec2(size.x, size.y.min(low - 8.0 - top).max(120.0)))
}

/// Where it stands in the lower right corner, no higher than a share of the screen: above it lies what is looked at.
fn in_corner(kit: &UiKit, size: Vec2, screen: Rect) -> Rect {
    let corner = screen.right_bottom() - vec2(16.0, 14.0);
    let size = vec2(kit.theme.em(size.x), kit.theme.em(size.y).min(screen.height() * HIGHEST));
    Rect::from_min_max(corner - size, corner)
}

/// How much of the way is behind: a line, so much of it in wax.
fn way(kit: &UiKit, ui: &Ui, at: bevy_egui::egui::Pos2, width: f32, share: f32) {
    let c = kit.theme.c;
    let whole = Rect::from_min_size(at, vec2(width, 3.0));
    let behind = Rect::from_min_size(at, vec2(width * share.clamp(0.0, 1.0), 3.0));
    paint::gradient(ui.painter(), whole, Corner::Round(1.5), &[(0.0, c.hairline), (1.0, c.hairline)]);
    paint::gradient(ui.painter(), behind, Corner::Round(1.5), &[(0.0, c.wax), (1.0, c.wax)]);
}

/// What is told, and below it what is to be done.
fn told(kit: &mut UiKit, ui: &mut Ui, table: &HudView, step: &LessonStep) {
    let (c, palette) = (kit.theme.c, kit.theme.palette);
    let keys = [(Some(step.key.clone()), Style::plain(c.ink)), (step.wanted(), Style::bold(c.wax))];
    let paragraphs: Vec<(String, Style)> = keys
        .into_iter()
        .filter_map(|(key, style)| Some((kit.tell_marked(table.session, &Words::new(key?)), style)))
        .collect();
    if kit.spoken.on {
        let texts: Vec<&str> = paragraphs.iter().map(|(text, _)| text.as_str()).collect();
        kit.read_out("lesson", &kit.unmarked(table.session, &texts.join(" ")));
    }
    for (text, style) in paragraphs {
        let flow = kit.flow(
            ui.painter(),
            &bits(&text, &style, &|card| table.session.known.art().chip(card, palette)),
            15.0,
            ui.available_width(),
        );
        let (rect, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), flow.size.y), bevy_egui::egui::Sense::hover());
        kit.paint_flow(ui.painter(), &flow, rect.min);
    }
}
