//! The chronicle: what happened, line by line; pointing at a line shows the place.

use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rangef, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::wishes::Wishes;
use super::{Hud, HudView, position};
use crate::client::session::SessionRequest;
use crate::client::ui::colours::mix;
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint;
use crate::client::ui::rich::{Flow, Style, bits};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::table::{LogLine, Target};

/// Lines that are shown while the chronicle is small.
const SHORT: usize = 40;
/// The most of the screen's height that it takes to sum up what nobody has seen.
const NEWS: f32 = 0.43;
/// Its least height.
const LEAST: f32 = 120.0;
/// Points that it then keeps from what lies over it.
const CLEAR: f32 = 6.0;
/// Points from the heading to the first line, and from the last line to the edge.
const ABOVE: f32 = 12.0;
const BELOW: f32 = 12.0;
/// Points between its lines and its right edge, and, where it is large, between them for the bar that scrolls.
const RIGHT: f32 = 9.0;
const BAR: f32 = 17.0;
/// Points between two lines.
const BETWEEN: f32 = 3.0;

/// How wide it is while it is small.
fn width(kit: &UiKit, screen: Rect) -> f32 {
    (kit.theme.em(182.0) + 30.0).min(screen.width() * 0.45)
}

/// Where it begins while it is small.
pub(super) fn left(kit: &UiKit, screen: Rect) -> f32 {
    screen.right() - 16.0 - width(kit, screen)
}

/// Its upper edge while it is small and sums nothing up, if it is as high as it may be.
pub(super) fn begins(kit: &UiKit, screen: Rect, low: f32, usual: f32) -> f32 {
    let high = kit.theme.em(206.0).min(screen.height() * 0.3);
    (usual - high).min(low - LEAST)
}

/// Size of its words.
const SIZE: f32 = 16.0;
/// What lies behind the newest line, so much of it.
const NEWEST: (Color32, f32) = (Color32::from_rgb(0xf0, 0xcf, 0x86), 0.5);

/// The height of the last lines that stand whole in so much room, given from the last one on; if not even that one does, of as
/// many of its rows as do. Where there is no line yet, of one row.
fn whole_lines(lines: impl Iterator<Item = f32>, room: f32, row: f32) -> f32 {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return row;
    }
    let sums = lines.scan(-BETWEEN, |sum, line| {
        *sum += line + BETWEEN;
        Some(*sum)
    });
    sums.take_while(|sum| *sum <= room).last().unwrap_or_else(|| row * (room / row).floor().max(1.0))
}

/// A line as it is set, so wide.
fn set(kit: &UiKit, ui: &Ui, table: &HudView, n: usize, entry: &LogLine, width: f32) -> Flow {
    let (c, palette) = (kit.theme.c, kit.theme.palette);
    let text = kit.tell_marked(table.session, &entry.words);
    // What has not happened yet at the moment that is looked at.
    let ink = if n >= table.session.told.log.len() { c.ink_soft } else { c.ink };
    let style = if entry.strong { Style::bold(ink) } else { Style::plain(ink) };
    let bits = bits(&text, &style, &|card| table.session.known.art().chip(card, palette));
    kit.flow(ui.painter(), &bits, SIZE, width)
}

/// The upper edge of the room over `begins` in a column of the screen that has nothing of the table in it.
fn free_above(table: &HudView, column: Rangef, begins: f32) -> f32 {
    let named = table.seen.named.iter().map(|(_, rect)| rect);
    let things = named.chain(&table.seen.nameless).chain(table.pills);
    let beside = |thing: &&Rect| thing.x_range().intersects(column) && thing.top() < begins;
    things.filter(beside).map(|thing| (thing.bottom() + CLEAR).min(begins)).fold(f32::NEG_INFINITY, f32::max)
}

/// Draws the chronicle between two heights. While it is small it is lower if there is less room than usual below it, so that it
/// covers nothing else as buttons come and go. To sum up what nobody has seen it is higher, as far as nothing of the table lies there.
/// It is never higher than its lines are, and is meant to begin with a whole one. Gives its rectangle.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (hud, wishes): (&mut Hud, &mut Wishes),
    (top, low, usual): (f32, f32, f32),
    shown: &mut Vec<Target>,
) -> Rect {
    let c = kit.theme.c;
    let screen = ui.max_rect();
    kit.focus.on_group(2);
    let sums_up = hud.sums_up(table);
    let right = screen.right() - if hud.wide { 76.0 } else { 16.0 };
    let (wide, high) = if hud.wide {
        (kit.theme.em(330.0).max(380.0).min(screen.width() * 0.45), low - screen.top() - 70.0)
    } else {
        let (wide, begins) = (width(kit, screen), begins(kit, screen, low, usual));
        let high = if sums_up {
            let column = Rangef::new(right - wide, right);
            (low - free_above(table, column, begins)).min(screen.height() * NEWS).max(low - begins)
        } else {
            low - begins
        };
        (wide, high.min(low - top - 8.0))
    };
    let pad = kit.theme.pad(14.0);
    let head = kit.theme.em(24.0);
    // Who looks back sees all that has happened until now.
    let log = table.session.waiting.as_ref().map_or(&*table.session.told.log, |waiting| waiting.known.chronicle());
    let from = match (hud.wide, sums_up) {
        (true, _) => 0,
        (false, true) => table.session.told.read,
        (false, false) => log.len().saturating_sub(SHORT),
    };
    // With and without a bar beside them lines break alike: else their height would change with that of the sheet. While it is
    // small it shows its end, and the room of the bar is worth more than the bar.
    let has_bar = hud.wide || sums_up;
    let breaks_at = wide - pad - RIGHT - if has_bar { BAR } else { 0.0 };
    let mut high = high.max(LEAST);
    if !hud.wide {
        let frame = pad * 0.6 + head + ABOVE + BELOW;
        let last_first = log.iter().enumerate().skip(from).rev();
        let lines = last_first.map(|(n, entry)| set(kit, ui, table, n, entry, breaks_at).size.y);
        high = frame + whole_lines(lines, high - frame, kit.line_height(SIZE));
    }
    let rect = Rect::from_min_max(pos2(right - wide, low - high), pos2(right, low));
    if log.is_empty() && !hud.wide {
        // Before anything has happened its place stays free, and nothing lies there.
        kit.cover.panels.push(rect);
        return rect;
    }
    kit.panel(ui.painter(), rect);
    let middle = rect.top() + pad * 0.6 + head * 0.5;
    let title = kit.t(if sums_up { "hud-chronicle-news" } else { "hud-chronicle" });
    kit.title(ui.painter(), pos2(rect.left() + pad, middle), Align2::LEFT_CENTER, &title, 20.0, c.ink);
    let at = pos2(rect.right() - pad - 8.0, middle);
    let next = kit.theme.em(20.0) + 8.0;
    let mut left = at.x - next;
    let can_look_back = table.session.can_look_back();
    if can_look_back && !table.session.is_watched() && !sums_up {
        back(kit, ui, table, wishes, pos2(left, middle));
        left -= next;
    }
    if asks_why(table) {
        why(kit, ui, wishes, pos2(left, middle));
    }
    let large = hud.wide || sums_up;
    let icon = if large { "ui-minus" } else { "ui-plus" };
    let touch = kit.disc(ui, at, 11.0, Id::new("chronicle size"), icon, false);
    let words = kit.t(if large { "hud-chronicle-small" } else { "hud-chronicle-large" });
    kit.tip(&touch, Rect::from_center_size(at, vec2(24.0, 24.0)), words, None);
    if touch.clicked {
        hud.wide = !large;
        hud.summed_up = Some(position(table.session));
    }
    let begins = middle + head * 0.5 + ABOVE;
    paint::divider(ui.painter(), &c, pos2(rect.left() + pad, begins - 9.0), rect.width() - 2.0 * pad);
    let inner = Rect::from_min_max(pos2(rect.left() + pad, begins), pos2(rect.right() - RIGHT, rect.bottom() - BELOW));
    let mut child = kit.inside(ui, inner);
    let content = kit.scroll_at_end(&mut child, "chronicle", has_bar, |ui, kit| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        for (n, entry) in log.iter().enumerate().skip(from) {
            if row(kit, ui, table, n, entry, (breaks_at, can_look_back), shown) {
                wishes.ask(SessionRequest::StepToLine(n));
            }
        }
        ui.min_rect().height()
    });
    // Where its end is, is known only when all has been set.
    let heights = (content, rect.height());
    if hud.chronicle != heights {
        hud.chronicle = heights;
        ui.ctx().request_repaint();
    }
    kit.focus.on_group(0);
    rect
}

/// Whether a bot has done something that the chronicle has told of.
fn asks_why(table: &HudView) -> bool {
    let session = table.session;
    session.present().tells_of_bot(session.told.log.len())
}

/// The question why a bot has done what was told of a bot last.
fn why(kit: &mut UiKit, ui: &Ui, wishes: &mut Wishes, at: Pos2) {
    let touch = kit.disc(ui, at, 11.0, Id::new("why"), "ui-help", false);
    let words = kit.t("hud-why");
    kit.tip(&touch, Rect::from_center_size(at, vec2(24.0, 24.0)), words, None);
    if touch.clicked {
        wishes.ask(SessionRequest::Why);
    }
}

/// The arrow that leads one move back, again and again.
fn back(kit: &mut UiKit, ui: &Ui, table: &HudView, wishes: &mut Wishes, at: Pos2) {
    let position = table.session.replay.map_or(table.session.known.len(), |(position, _)| position);
    let touch = kit.disc(ui, at, 11.0, Id::new("look back"), "ui-arrow-left", position == 0);
    let words = kit.t("look-back");
    kit.tip(&touch, Rect::from_center_size(at, vec2(24.0, 24.0)), words, None);
    if touch.clicked && position > 0 {
        wishes.ask(SessionRequest::StepTo(position - 1));
    }
}

/// One line, so wide; whether it was taken, which can be if it `leads` back to its moment.
fn row(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    n: usize,
    entry: &LogLine,
    (width, leads): (f32, bool),
    shown: &mut Vec<Target>,
) -> bool {
    let c = kit.theme.c;
    let to_come = n >= table.session.told.log.len();
    let flow = set(kit, ui, table, n, entry, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, flow.size.y), Sense::hover());
    let mut taken = false;
    let newest = n + 1 == table.session.told.log.len();
    if newest && table.session.waiting.is_none() {
        // A small arrow says the same without colour.
        let (tint, part) = NEWEST;
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 3, mix(c.paper, tint, part));
        let (at, half) = (rect.left_top() + vec2(-3.5, kit.line_height(SIZE) * 0.5), kit.theme.em(3.5).min(5.0));
        let corners = vec![at + vec2(-half, -half), at, at + vec2(-half, half)];
        ui.painter().add(Shape::convex_polygon(corners, c.wax, Stroke::NONE));
    }
    if table.session.waiting.is_some() && newest {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 3, c.brass.gamma_multiply(0.5));
    }
    if entry.place.is_some() || leads {
        let touch = kit.touch(ui, rect, Id::new("chronicle").with(n), Keeps::Nothing);
        kit.speak(&touch, || Control::Button, &flow.said);
        if touch.focused {
            shown.clear();
            shown.extend(entry.from.into_iter().chain(entry.place).filter(|_| !to_come));
            ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 3, c.brass.gamma_multiply(0.35));
        }
        kit.halo(ui, rect.shrink(2.0), 3.0, &touch);
        taken = leads && touch.clicked;
    }
    if ui.is_rect_visible(rect) {
        // News has a bar beside it.
        if n >= table.session.told.read && table.deciding.is_some() && !newest {
            ui.painter().vline(rect.left() - 6.0, rect.y_range(), (2.5, c.wax));
        }
        kit.paint_flow(ui.painter(), &flow, rect.min);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_cut() {
        let high = |lines: &[f32], room: f32| whole_lines(lines.iter().rev().copied(), room, 20.0);
        assert_eq!(high(&[], 90.0), 20.0);
        assert_eq!(high(&[20.0], 90.0), 20.0);
        assert_eq!(high(&[40.0, 20.0, 20.0], 90.0), 86.0);
        assert_eq!(high(&[40.0, 20.0, 20.0], 85.9), 43.0);
        assert_eq!(high(&[20.0, 100.0], 90.0), 80.0, "a line that is too high is scrolled by rows");
    }
}
