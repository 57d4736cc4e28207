//! The own plate at the bottom left: a plaque like the others, and a sheet of paper while something is asked here, with whose turn it
//! is, counters, the phases of the turn, and what is asked.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::memory::HudMemory;
use super::plates::{self, ROOMY};
use super::{HudView, bar, clock, count};
use crate::client::ui::boxes::Room;
use crate::client::ui::names;
use crate::client::ui::rich::{Flow, Style, bits};
use crate::client::ui::ui_kit::{LEGIBLE, UiKit};
use crate::engine::Words;
use crate::table::Target;

/// Size of the letters of phases, and larger ones for where there is room.
pub(super) const PHASE: f32 = 15.0;
const PHASES: [f32; 1] = [16.0];

/// Sizes on the own plate: of its headline and the line that it stands in, of its numbers at most, and of what is asked, the
/// usual one and the smallest, if that has no room else.
struct Sizes {
    headline: (f32, f32),
    numbers: f32,
    asked: (f32, f32),
}
const LARGE: Sizes = Sizes { headline: (30.0, 32.0), numbers: 20.0, asked: (17.0, 14.5) };
const SMALL: Sizes = Sizes { headline: (28.0, 32.0), numbers: 18.0, asked: (15.0, 15.0) };
/// What is asked has room for so many lines of its usual size.
const LINES: f32 = 3.0;
/// Room above the phases on the own plate: less than what shows, since the lines round them have room of their own.
const ABOVE_PHASES: f32 = 5.0;
/// The share of its size that the headline keeps at least to leave room for counters beside it.
const BESIDE: f32 = 0.8;

/// The phases of a turn on the own plate, or in a strip at the top if they have no room there.
struct Phases {
    names: Vec<String>,
    now: usize,
    /// Size of their letters.
    letters: f32,
    in_strip: bool,
}

impl Phases {
    fn new(kit: &mut UiKit, ui: &Ui, table: &HudView, inner: f32) -> Self {
        let status = &table.session.told.plates.status;
        // A match that is over has no phases left.
        let names = status.phases.iter().filter(|_| table.goes_on());
        let names: Vec<String> = names.map(|key| kit.t(key)).collect();
        let now = status.phase;
        let roomy = kit.theme.text <= ROOMY;
        let mut fits = |size: f32| kit.phase_pills(ui, pos2(0.0, 0.0), &names, now, size, None) <= inner;
        let letters = PHASES.into_iter().filter(|_| roomy).chain([PHASE]).find(|size| fits(*size));
        Self { now, letters: letters.unwrap_or(PHASE), in_strip: letters.is_none(), names }
    }

    /// Height of their row on the plate.
    fn row(&self, kit: &UiKit) -> f32 {
        if self.in_strip || self.names.is_empty() { 0.0 } else { kit.phase_height(self.letters) + ABOVE_PHASES + 1.0 }
    }
}

/// Room beside and above what stands on the own plate, and the width between.
fn within(kit: &UiKit) -> (f32, f32) {
    (kit.theme.pad(13.0), kit.theme.em(224.0))
}

/// The plate at the bottom left: a plaque, or a sheet while something is asked here. Gives its place, which is as wide for both.
pub(super) fn own(kit: &mut UiKit, ui: &Ui, table: &HudView, memory: &mut HudMemory) -> Rect {
    let (pad, inner) = within(kit);
    let corner = ui.max_rect().left_bottom() + vec2(16.0, -14.0);
    let phases = Phases::new(kit, ui, table, inner);
    if phases.in_strip {
        top_strip(kit, ui, &phases.names, phases.now);
    }
    let place = if plates::speaks(table) {
        let place = sheet(kit, ui, table, corner, &phases);
        memory.own_plate = Some((kit.theme.text, place.size()));
        place
    } else {
        let (size, numbers) = plates::measured(kit, ui, table, table.own);
        let place = Rect::from_min_size(corner - vec2(0.0, size.y), size);
        plates::own_ground(kit, ui, table, place);
        plates::on_plaque(kit, ui, table, table.own, (place, numbers));
        place
    };
    place.with_max_x(place.right().max(corner.x + inner + 2.0 * pad))
}

/// Where the own plate last was a sheet: the table keeps off, so that it does not move each time that something is asked.
pub(super) fn kept_for_own(kit: &UiKit, screen: Rect, memory: &HudMemory) -> Option<Rect> {
    let (text, size) = memory.own_plate?;
    let place = Rect::from_min_size(screen.left_bottom() + vec2(16.0, -14.0 - size.y), size);
    (text == kit.theme.text).then_some(place)
}

/// The own plate as a sheet over the corner: rows as high as what stands in them, from above to below.
fn sheet(kit: &mut UiKit, ui: &Ui, table: &HudView, corner: Pos2, phases: &Phases) -> Rect {
    let painter = ui.painter();
    let (pad, inner) = within(kit);
    let roomy = kit.theme.text <= ROOMY;
    let sizes = if roomy { LARGE } else { SMALL };
    let asked = vec2(inner, (LINES + 0.02) * kit.line_height(sizes.asked.0));
    let prompt = prompt(kit, ui, table, asked, sizes.asked);
    let counters = table.session.counters(table.own);
    let large = plates::fitting(kit, ui, counters, inner, sizes.numbers);
    let numbers = kit.counters_width(painter, counters, large);
    let time = clock::size(kit, ui, table, table.own);
    let (largest, line) = (sizes.headline.0, kit.theme.em(sizes.headline.1));
    let sign = table.session.known.art().sign(table.own, kit.theme.palette);
    let radius = kit.theme.em(8.0);
    let lead = if sign.is_some() { 2.0 * radius + 9.0 } else { 0.0 };
    let text = headline(kit, ui, table, largest, inner - lead - time.x - 8.0);
    let natural = painter.layout_job(kit.title_job(&text, largest, Color32::BLACK)).size().x;
    let beside = counters.is_empty() || lead + natural * BESIDE + 8.0 + numbers <= inner;
    let below = if beside { 0.0 } else { kit.theme.em(21.0) };
    let (row, words) = (phases.row(kit), if table.sheet { 0.0 } else { prompt.size.y });
    let rect = Align2::LEFT_BOTTOM.anchor_size(corner, vec2(inner + 2.0 * pad, line + below + row + words + pad));
    let inks = plates::own_ground(kit, ui, table, rect);
    let mut rows = Room::of(rect.shrink2(vec2(pad, 0.0)).with_min_y(rect.top() + 0.4 * pad), 0.0);
    let mut first = Room::of(rows.top(line), 0.0);
    let second = rows.top(below);
    // Counters, or else the clock, have the end of the line.
    let end = first.right(if beside { numbers } else { time.x } + 8.0);
    if let Some(sign) = sign {
        plates::seat_sign(kit, ui, &sign, first.left(lead).left_center() + vec2(radius, 0.0), radius);
    }
    // Whoever looks back sees at once that this is not now.
    let ink = inks[usize::from(!plates::is_asked(table))];
    let head = first.rest;
    kit.title_within(painter, head.left_center(), Align2::LEFT_CENTER, &text, largest, ink, head.width());
    let at = if beside { end.left_center() + vec2(8.0, 0.0) } else { second.left_center() };
    let places = kit.counters(painter, at, counters, large, inks);
    plates::counter_tips(kit, ui, table, table.own, counters, &places);
    let strip = rows.top(row);
    if row > 0.0 {
        let at = strip.left_center() + vec2(0.0, 0.5 * (ABOVE_PHASES - 1.0));
        kit.phase_pills(ui, at, &phases.names, phases.now, phases.letters, Some(table.fresh));
    }
    kit.paint_flow(painter, &prompt, rows.rest.min);
    // It sits on the plate like a tab.
    let at = pos2(rect.right() - pad - time.x, rect.top() + 5.0 - time.y * 0.5);
    if let Some(place) = clock::draw(kit, ui, table, table.own, at) {
        kit.cover.panels.push(place);
    }
    rect
}

/// Whose turn it is, in one or two words, for a title so large with so much room.
pub(super) fn headline(kit: &UiKit, ui: &Ui, table: &HudView, size: f32, room: f32) -> String {
    if let Some((position, total)) = table.session.replay {
        let key = if table.session.is_watched() { "hud-replay" } else { "hud-looking" };
        let words = Words::new(key).with("position", position as i64).with("total", total as i64);
        return kit.say(&words);
    }
    if table.retells {
        return kit.t("hud-retelling");
    }
    let own = names::of(kit, table.session, table.own);
    if table.deciding.is_none() {
        return own;
    }
    let game = table.session.known.game();
    if crate::table::people(&table.session.controllers) > 1 {
        let key = kit.locale.own_or(format!("{game}-hud-turn-of"), "hud-turn-of");
        let say = |name: &str| kit.say(&Words::new(key.as_str()).with("name", name));
        return names::fitting(&own, say, |text| kit.title_fits(ui.painter(), text, size, room));
    }
    kit.t(&kit.locale.own_or(format!("{game}-hud-your-turn"), "hud-your-turn"))
}

/// The sentence that says what is asked, or who is waited for, in the largest size from `largest` to `least` in which it has room.
pub(super) fn prompt(kit: &UiKit, ui: &Ui, table: &HudView, room: Vec2, (largest, least): (f32, f32)) -> Flow {
    let c = kit.theme.c;
    let session = table.session;
    // Who looks back reads what happened then, whoever thinks now.
    let waiting = session.thinking.filter(|&seat| table.deciding != Some(seat) && session.waiting.is_none());
    let text = match waiting {
        // The sheet says it in full.
        _ if table.sheet => String::new(),
        Some(seat) if !table.busy => {
            let key = if session.is_time_up(seat) { "hud-house-plays" } else { "hud-thinks" };
            kit.tell_marked(session, &Words::new(key).with("name", seat))
        }
        _ if session.thinking.is_some() && table.deciding.is_some() => kit.t("hud-master-thinks"),
        // Nothing is asked of anybody here: what happened last, where no chronicle is in sight.
        _ if table.deciding.is_none() && (table.busy || session.known.outcome().is_none()) => session
            .told
            .log
            .last()
            .filter(|_| bar::is_needed(kit))
            .map(|line| kit.tell_marked(session, &line.words))
            .unwrap_or_default(),
        _ => kit.tell_marked(session, &asked(table)),
    };
    // What is asked of somebody here stands out; in a bar it has little room.
    let mine = table.deciding.is_some() && !bar::is_needed(kit);
    let style = if mine { Style::bold(c.ink) } else { Style::plain(c.ink) };
    let palette = kit.theme.palette;
    let bits = bits(&text, &style, &|card| session.known.art().chip(card, palette));
    let least = least.max(LEGIBLE / kit.theme.text);
    let mut size = largest;
    loop {
        let flow = kit.flow(ui.painter(), &bits, size, room.x);
        if flow.size.y <= room.y || size <= least {
            return flow;
        }
        size = (size - 0.5).max(least);
    }
}

/// What is asked: the decision, or what comes next of it.
pub(super) fn asked(table: &HudView) -> Words {
    next_choice(table).unwrap_or_else(|| table.session.told.plates.status.prompt.clone())
}

/// What is to be chosen next, once something has been; none where a lesson says it.
fn next_choice(table: &HudView) -> Option<Words> {
    let picker = table.picker;
    let seat = picker.seat.filter(|_| picker.seat == table.deciding && !table.session.is_guided())?;
    if picker.counting() {
        return count::counting(table).map(|counting| Words::new("hud-choose-count").with("take", counting.take));
    }
    if picker.next.is_empty() {
        return None;
    }
    let what = picker.prefix.iter().rev().find_map(|target| table.layout.title(*target))?;
    let seen = table.told();
    let key = if picker.next.iter().any(|target| seen.is_against(seat, *target)) {
        "hud-choose-target"
    } else if picker.next.iter().all(|target| matches!(target, Target::Zone(_))) {
        "hud-choose-place"
    } else if picker.next.iter().all(|target| matches!(target, Target::Option(_))) {
        "hud-choose-button"
    } else {
        "hud-choose-next"
    };
    Some(Words::new(key).with("what", what.clone()))
}

/// Points from the upper edge of the screen to a strip of phases.
const STRIP_TOP: f32 = 6.0;

/// Where a strip of phases at the top of the screen ends below, in points.
pub(super) fn strip_foot(kit: &UiKit, screen: Rect) -> f32 {
    screen.top() + STRIP_TOP + 4.0 + kit.theme.em(18.0)
}

/// Many phases stand as a strip at the top, beside the plates of others.
fn top_strip(kit: &mut UiKit, ui: &Ui, phases: &[String], now: usize) {
    let screen = ui.max_rect();
    let beside = kit.theme.em(plates::WIDE.1) + 40.0;
    let wide = kit.phase_widths(ui.painter(), phases).iter().sum::<f32>().min(screen.width() - beside - 140.0);
    let left = (screen.center().x - wide * 0.5).max(screen.left() + beside + 30.0);
    let foot = strip_foot(kit, screen);
    let rect = Rect::from_min_max(pos2(left, screen.top() + STRIP_TOP), pos2(left + wide, foot));
    kit.phase_strip(ui.painter(), rect, phases, now);
    kit.cover.strip = Some(rect);
}
