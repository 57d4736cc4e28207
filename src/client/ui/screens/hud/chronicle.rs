//! The chronicle: what happened, line by line; pointing at a line shows the place.

use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rangef, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use super::{HudView, prompt};
use crate::client::session::SessionRequest;
use crate::client::ui::boxes::Room;
use crate::client::ui::colours::mix;
use crate::client::ui::focus::Keeps;
use crate::client::ui::paint;
use crate::client::ui::rich::{self, Bit, Flow, Style, bits};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::table::{LogLine, Target};

/// While it is small its last line takes so many rows at most; of one that is longer the beginning is seen.
const ROWS: f32 = 2.0;
/// Points above and below it then, and beside it.
const ABOVE_PILL: f32 = 4.0;
const BESIDE: f32 = 12.0;
/// Of a thing so much may lie below it.
const SEAM: f32 = 0.03;
/// Radius of the small round buttons on it.
const DISC: f32 = 11.0;
/// The most of the screen's height that it takes to sum up what nobody has seen.
const NEWS: f32 = 0.43;
/// Points that it then keeps from what lies over it.
const CLEAR: f32 = 6.0;
/// Points from the heading to the first line, and from the last line to the edge.
const ABOVE: f32 = 12.0;
const BELOW: f32 = 12.0;
/// Points between its lines and its right edge, and between them for the bar that scrolls.
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

/// The height for which room is kept while it is small: so many rows.
fn kept(kit: &UiKit) -> f32 {
    ROWS * kit.line_height(LAST) + 2.0 * ABOVE_PILL
}

/// Its foot while it is small, which stays where it is as buttons come and go; higher only if they leave no room.
pub(super) fn foot(kit: &UiKit, ui: &Ui, low: f32) -> f32 {
    low.min(prompt::top(kit, ui))
}

/// The room that is kept for it over this foot.
pub(super) fn room(kit: &UiKit, screen: Rect, foot: f32) -> Rect {
    Room::of(screen.with_max_x(screen.right() - 16.0).with_max_y(foot), 0.0)
        .bottom(kept(kit))
        .with_min_x(left(kit, screen))
}

/// Size of its words, and on its pill.
const SIZE: f32 = 16.0;
const LAST: f32 = 15.0;
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

/// A line as it is set on paper, so wide.
fn set(kit: &UiKit, ui: &Ui, table: &HudView, n: usize, entry: &LogLine, width: f32) -> Flow {
    // What has not happened yet at the moment that is looked at.
    let ink = if n >= table.session.told.log.len() { kit.theme.c.ink_soft } else { kit.theme.c.ink };
    kit.flow(ui.painter(), &in_ink(kit, table, entry, ink), SIZE, width)
}

/// The words and signs of a line.
fn in_ink(kit: &UiKit, table: &HudView, entry: &LogLine, ink: Color32) -> Vec<Bit> {
    let text = kit.tell_marked(table.session, &entry.words);
    let style = if entry.strong { Style::bold(ink) } else { Style::plain(ink) };
    bits(&text, &style, &|card| table.session.known.art().chip(card, kit.theme.palette))
}

/// The upper edge of the room over `begins` in a column of the screen that has nothing of the table in it.
fn free_above(table: &HudView, column: Rangef, begins: f32) -> f32 {
    let named = table.seen.named.iter().map(|(_, rect)| rect);
    let things = named.chain(&table.seen.nameless).chain(table.pills);
    let beside = |thing: &&Rect| thing.x_range().intersects(column) && thing.top() < begins;
    things.filter(beside).map(|thing| (thing.bottom() + CLEAR).min(begins)).fold(f32::NEG_INFINITY, f32::max)
}

/// What has happened until now: who looks back sees that as well.
fn lines<'a>(table: &HudView<'a>) -> &'a [LogLine] {
    let told = &table.session.told.log;
    table.session.waiting.as_ref().map_or(told, |waiting| waiting.known.chronicle())
}

/// Draws the chronicle between two heights: its last line on a pill, until it is opened. What nobody has seen is summed up on a
/// sheet, as far as nothing of the table lies there. Gives its rectangle.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    (top, low): (f32, f32),
    shown: &mut Vec<Target>,
) -> Rect {
    kit.focus.on_group(2);
    let rect = if table.hud.wide || table.sums_up() && has_room(kit, ui, table, low) {
        open(kit, ui, table, (memory, wishes), (top, low), shown)
    } else {
        last_line(kit, ui, table, (memory, wishes), low, shown)
    };
    kit.focus.on_group(0);
    rect
}

/// The last line on a dark pill; whoever takes it opens the chronicle.
fn last_line(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    low: f32,
    shown: &mut Vec<Target>,
) -> Rect {
    let c = kit.theme.c;
    let foot = foot(kit, ui, low);
    let place = room(kit, ui.max_rect(), foot);
    // What large words say it says when they are gone.
    let newest = lines(table).len().saturating_sub(1);
    memory.last_line = if table.loud { memory.last_line.min(newest) } else { newest };
    let n = memory.last_line;
    let Some(entry) = lines(table).get(n) else {
        // Before anything has happened its place stays free, and nothing lies there.
        kit.cover.panels.push(place);
        return place;
    };
    let discs = (2.0 * DISC + 4.0) * if asks_why(table) { 2.0 } else { 1.0 };
    let bits = in_ink(kit, table, entry, c.on_night);
    let wide = place.width() - 2.0 * BESIDE - discs;
    let whole = kit.flow(ui.painter(), &bits, LAST, wide);
    let said = whole.said.clone();
    let high = |rows: f32| rows * kit.line_height(LAST) + 2.0 * ABOVE_PILL;
    let fits = |rows: &f32| !covers(table, place.with_min_y(foot - high(*rows)));
    // Where buttons leave it no room beside the table it waits until they are gone.
    let Some(most) = [ROWS, 1.0].into_iter().find(fits) else { return place };
    let flow = if rows(kit, &whole) <= most { whole } else { cut(kit, ui, &bits, wide, most) };
    let high = flow.size.y.max(2.0 * DISC) + 2.0 * ABOVE_PILL;
    let rect = place.with_min_y(foot - high);
    kit.cover.panels.push(rect);
    paint::shadow(ui.painter(), rect, 10.0, 8, 110);
    paint::pill(ui.painter(), &c, rect);
    let mut row = Room::of(rect.with_max_x(rect.right() - BESIDE * 0.5), 4.0);
    let disc = row.right(2.0 * DISC);
    let question = asks_why(table).then(|| row.right(2.0 * DISC));
    let words = row.rest;
    let touch = kit.touch(ui, words, Id::new("chronicle").with(n), Keeps::Nothing);
    kit.speak(&touch, || Control::Button, &said);
    if touch.focused {
        shown.clear();
        shown.extend(entry.from.into_iter().chain(entry.place));
    }
    kit.halo(ui, words, 10.0, &touch);
    kit.paint_flow(ui.painter(), &flow, pos2(rect.left() + BESIDE, rect.center().y - flow.size.y * 0.5));
    if let Some(question) = question {
        why(kit, ui, wishes, question.center());
    }
    if size_button(kit, ui, disc.center(), false) || touch.clicked {
        wishes.add(Wish::OpenChronicle(true));
    }
    rect
}

/// In how many rows a text on the pill is set.
fn rows(kit: &UiKit, flow: &Flow) -> f32 {
    (flow.size.y / kit.line_height(LAST)).round()
}

/// As much of a long line as stands in so many rows, with a sign that it goes on.
fn cut(kit: &UiKit, ui: &Ui, bits: &[Bit], wide: f32, most: f32) -> Flow {
    let set = |bits: &[Bit]| kit.flow(ui.painter(), bits, LAST, wide);
    // So much is known to fit, and so much not to.
    let (mut fits, mut too_long) = (0, rich::length(bits));
    while too_long - fits > 1 {
        let middle = usize::midpoint(fits, too_long);
        let is_short = rows(kit, &set(&rich::shortened(bits, middle))) <= most;
        *(if is_short { &mut fits } else { &mut too_long }) = middle;
    }
    set(&rich::shortened(bits, fits))
}

/// Whether something of the table lies there, but for a seam.
fn covers(table: &HudView, rect: Rect) -> bool {
    let named = table.seen.named.iter().map(|(_, rect)| rect);
    let mut things = named.chain(&table.seen.nameless).chain(table.pills);
    things.any(|thing| {
        let under = thing.intersect(rect);
        under.is_positive() && under.area() > SEAM * thing.area()
    })
}

/// The button that makes it large or small; whether it was taken.
fn size_button(kit: &mut UiKit, ui: &Ui, at: Pos2, is_large: bool) -> bool {
    let icon = if is_large { "ui-minus" } else { "ui-plus" };
    let touch = kit.disc(ui, at, DISC, Id::new("chronicle size"), icon, false);
    let words = kit.t(if is_large { "hud-chronicle-small" } else { "hud-chronicle-large" });
    kit.tip(&touch, Rect::from_center_size(at, vec2(24.0, 24.0)), words, None);
    touch.clicked
}

/// What of the height of a sheet its lines have not.
fn frame(kit: &UiKit) -> f32 {
    kit.theme.pad(14.0) * 0.6 + kit.theme.em(24.0) + ABOVE + BELOW
}

/// The height over `low` in its column where nothing of the table lies.
fn free(kit: &UiKit, ui: &Ui, table: &HudView, low: f32) -> f32 {
    let column = Rangef::new(left(kit, ui.max_rect()), ui.max_rect().right() - 16.0);
    low - free_above(table, column, low - kept(kit))
}

/// Whether news can be summed up over `low` in so many rows without covering anything.
fn has_room(kit: &UiKit, ui: &Ui, table: &HudView, low: f32) -> bool {
    free(kit, ui, table, low) >= frame(kit) + ROWS * kit.line_height(SIZE)
}

/// Where it stands while it is open, and how far its lines reach: never higher than they are, and to begin with a whole one.
fn opened(kit: &UiKit, ui: &Ui, table: &HudView, is_wide: bool, (top, low): (f32, f32), from: usize) -> (Rect, f32) {
    let screen = ui.max_rect();
    let right = screen.right() - if is_wide { 76.0 } else { 16.0 };
    let wide = if is_wide { kit.theme.em(330.0).max(380.0).min(screen.width() * 0.45) } else { width(kit, screen) };
    let breaks_at = wide - kit.theme.pad(14.0) - RIGHT - BAR;
    let high = if is_wide {
        low - screen.top() - 70.0
    } else {
        let room = free(kit, ui, table, low).min(screen.height() * NEWS).min(low - top - 8.0);
        let frame = frame(kit);
        let last_first = lines(table).iter().enumerate().skip(from).rev();
        let lines = last_first.map(|(n, entry)| set(kit, ui, table, n, entry, breaks_at).size.y);
        frame + whole_lines(lines, room - frame, kit.line_height(SIZE))
    };
    (Align2::RIGHT_BOTTOM.anchor_size(pos2(right, low), vec2(wide, high)), breaks_at)
}

/// All lines, or those that nobody has seen, on a sheet.
fn open(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    (memory, wishes): (&mut HudMemory, &mut Wishes),
    between: (f32, f32),
    shown: &mut Vec<Target>,
) -> Rect {
    let (is_wide, sums_up) = (table.hud.wide, table.sums_up());
    let from = if is_wide { 0 } else { table.session.told.read };
    let (rect, breaks_at) = opened(kit, ui, table, is_wide, between, from);
    kit.panel(ui.painter(), rect);
    let (pad, head) = (kit.theme.pad(14.0), kit.theme.em(24.0));
    let mut page = Room::of(rect.with_min_y(rect.top() + pad * 0.6), 0.0);
    let mut head_row = Room::of(page.top(head).shrink2(vec2(pad, 0.0)), 0.0);
    let title = kit.t(if sums_up { "hud-chronicle-news" } else { "hud-chronicle" });
    let place = head_row.rest.left_center();
    kit.title(ui.painter(), place, Align2::LEFT_CENTER, &title, 20.0, kit.theme.c.ink);
    let size = head_row.right(16.0).center();
    let next = kit.theme.em(20.0) + 8.0;
    let can_look_back = table.session.can_look_back();
    if can_look_back && !table.session.is_watched() && !sums_up {
        back(kit, ui, table, wishes, head_row.right(next).left_center() + vec2(8.0, 0.0));
    }
    if asks_why(table) {
        why(kit, ui, wishes, head_row.right(next).left_center() + vec2(8.0, 0.0));
    }
    if size_button(kit, ui, size, true) {
        wishes.add(Wish::OpenChronicle(false));
    }
    page.top(ABOVE);
    let begins = page.rest.top();
    let c = kit.theme.c;
    paint::divider(ui.painter(), &c, pos2(rect.left() + pad, begins - 9.0), rect.width() - 2.0 * pad);
    let inner =
        page.rest.with_min_x(rect.left() + pad).with_max_x(rect.right() - RIGHT).with_max_y(rect.bottom() - BELOW);
    let mut child = kit.inside(ui, inner);
    let content = kit.scroll_at_end(&mut child, "chronicle", true, |ui, kit| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        for (n, entry) in lines(table).iter().enumerate().skip(from) {
            if row(kit, ui, table, n, entry, (breaks_at, can_look_back), shown) {
                wishes.ask(SessionRequest::StepToLine(n));
            }
        }
        ui.min_rect().height()
    });
    // Where its end is, is known only when all has been set.
    let heights = (content, rect.height());
    if memory.chronicle != heights {
        memory.chronicle = heights;
        ui.ctx().request_repaint();
    }
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
