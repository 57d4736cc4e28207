//! Name plates: who plays, how well, counters, whose turn, phase, and what is asked.

use bevy_egui::egui::{Align2, Id, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::{HudView, bar, clock, count};
use crate::client::session::Session;
use crate::client::ui::focus::Keeps;
use crate::client::ui::rich::{Flow, Style, bits};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::{LEGIBLE, UiKit};
use crate::client::ui::{colours, names, paint};
use crate::engine::{Seat, ToAct, Words};
use crate::table::{Chip, Counter, Target};

/// A hand held across the table stands at the right of its plate: a plate in one line is at most so wide, as a share of its
/// column and in points.
const NARROW: (f32, f32) = (0.56, 272.0);

/// Size of the numbers on plates, and larger ones for where there is room.
pub(super) const NUMBERS: f32 = 16.0;
const LARGER: [f32; 3] = [22.0, 20.0, 18.0];
/// Size of the letters of phases, and larger ones for where there is room.
pub(super) const PHASE: f32 = 15.0;
const PHASES: [f32; 2] = [17.0, 16.0];

/// The smallest share of its size in which a headline is read well.
const SMALLEST: f32 = 0.62;
/// Up to this text size the own plate has a line for its counters and the larger sizes: else it would push the table away.
const ROOMY: f32 = 1.1;
/// Sizes on the own plate: of its headline and the line that it stands in, of its numbers at most, and of what is asked, the
/// usual one and the smallest, if that has no room else.
struct Sizes {
    headline: (f32, f32),
    numbers: f32,
    asked: (f32, f32),
}
const LARGE: Sizes = Sizes { headline: (34.0, 36.0), numbers: 22.0, asked: (20.0, 14.5) };
const SMALL: Sizes = Sizes { headline: (28.0, 32.0), numbers: 18.0, asked: (15.0, 15.0) };
/// What is asked has room for so many lines of its usual size.
const LINES: f32 = 3.0;
/// Room above the phases on the own plate: less than what shows, since the lines round them have room of their own.
const ABOVE_PHASES: f32 = 5.0;
/// A plate is so wide, and with larger numbers at most so wide, besides its edges: points at 100 % text.
const WIDE: (f32, f32) = (212.0, 266.0);
/// The share of its size that the headline keeps at least to leave room for counters beside it.
const BESIDE: f32 = 0.8;
/// Less room, in points at 100 % text, is none for how well a bot plays.
const LEVEL: f32 = 20.0;
/// Width of the edge of the plate whose player acts, and of its frame, in points.
const EDGE: f32 = 7.0;
const RIM: f32 = 2.4;

/// Plates of everybody but the seat at the bottom, along the top or, where the game wants that, down the left side; gives where
/// they are.
pub(super) fn opponents(kit: &mut UiKit, ui: &Ui, table: &HudView) -> Vec<Rect> {
    let known = kit.cover.panels.len();
    let screen = ui.max_rect();
    let seats = table.session.known.seats();
    let mut at = screen.left_top() + vec2(16.0, 14.0);
    // Hands that are held across the table stand at the right of their plates, or look out below them.
    let column = (screen.width() - 90.0) / (seats.max(2) - 1) as f32;
    for step in 1..seats {
        let seat = Seat(((table.own.index() + step) % seats) as u8);
        let field = table.seen.fields.iter().find(|(other, _)| *other == seat).filter(|_| !bar::is_needed(kit));
        if let Some((_, field)) = field {
            let wide = measured(kit, ui, table, seat).0.x;
            at.x = (field.x - wide * 0.5).clamp(at.x, (screen.right() - 90.0 - wide).max(at.x));
        }
        let width = opponent(kit, ui, table, seat, at, column);
        if table.layout.stacked_plates && !bar::is_needed(kit) {
            at.y += kit.theme.em(46.0) + 24.0;
            continue;
        }
        let in_columns = table.session.known.has_secrets() && field.is_none();
        at.x += if in_columns { column.max(width + 12.0) } else { width + 12.0 };
        if at.x + width > screen.right() - 90.0 {
            at = pos2(screen.left() + 16.0, at.y + kit.theme.em(46.0) + 24.0);
        }
    }
    kit.cover.panels[known..].to_vec()
}

/// A plate in one line, for large text: name and as many counters as have room. Gives its width.
fn line_of(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, at: bevy_egui::egui::Pos2, room: f32) -> f32 {
    let c = kit.theme.c;
    let painter = ui.painter();
    let name = names::of(kit, table.session, seat);
    let natural = painter.layout_job(kit.title_job(&name, 17.0, c.ink)).size().x;
    let counters = table.session.counters(seat);
    let pad = 14.0;
    let time = clock::size(kit, ui, table, seat).x;
    let sign = table.session.known.art().sign(seat, kit.theme.palette);
    let radius = kit.theme.em(6.0);
    let lead = if sign.is_some() { 2.0 * radius + 8.0 } else { 0.0 };
    let fits = |count: usize, share: f32| {
        let numbers = kit.counters_width(painter, &counters[..count], NUMBERS);
        lead + natural * share + 2.0 * pad + kit.theme.em(8.0) + numbers + time <= room
    };
    // The first counter is worth a smaller name.
    let most = (1..=counters.len()).rev().find(|count| fits(*count, 1.0));
    let first = counters.len().min(1);
    let counters = &counters[..most.unwrap_or(if fits(first, SMALLEST) { first } else { 0 })];
    let numbers = kit.counters_width(painter, counters, NUMBERS);
    let gap = if counters.is_empty() { 0.0 } else { kit.theme.em(8.0) };
    let size = vec2((lead + natural + 2.0 * pad + gap + numbers + time).min(room), kit.theme.em(20.0) + 12.0);
    let rect = Rect::from_min_size(at, size);
    ground(kit, ui, table, seat, rect);
    let middle = rect.center().y;
    if table.session.thinking == Some(seat) {
        kit.thinking(painter, pos2(rect.right() + kit.theme.em(8.0), middle), c.halo);
    }
    let wide = size.x - lead - 2.0 * pad - gap - numbers - time;
    kit.title_within(painter, pos2(rect.left() + pad + lead, middle), Align2::LEFT_CENTER, &name, 17.0, c.ink, wide);
    if let Some(sign) = sign {
        seat_sign(kit, ui, &sign, pos2(rect.left() + pad + radius, middle), radius);
    }
    let places = kit.counters(painter, pos2(rect.right() - pad - time - numbers, middle), counters, NUMBERS);
    counter_tips(kit, ui, table, seat, counters, &places);
    clock::draw(kit, ui, table, seat, pos2(rect.right() - pad * 0.5 - time, middle));
    size.x
}

/// The size of a plate in two lines, and that of its numbers.
fn measured(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat) -> (Vec2, f32) {
    let counters = table.session.counters(seat);
    let high = kit.theme.em(46.0) + 16.0;
    let around = high + 20.0 + clock::size(kit, ui, table, seat).x;
    let most = if kit.theme.text <= ROOMY { LARGE.numbers } else { NUMBERS };
    let numbers = fitting(kit, ui, counters, kit.theme.em(WIDE.1) + 40.0 - around, most);
    let needed = around + kit.counters_width(ui.painter(), counters, numbers);
    (vec2((kit.theme.em(WIDE.0) + 40.0).max(needed), high), numbers)
}

fn opponent(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, at: bevy_egui::egui::Pos2, column: f32) -> f32 {
    if bar::is_needed(kit) {
        let hands = table.session.known.has_secrets();
        let room = if hands { (column * NARROW.0).min(NARROW.1) } else { column - 24.0 };
        return line_of(kit, ui, table, seat, at, room);
    }
    let c = kit.theme.c;
    let counters = table.session.counters(seat);
    let (size, numbers) = measured(kit, ui, table, seat);
    let rect = Rect::from_min_size(at, size);
    ground(kit, ui, table, seat, rect);
    let radius = size.y * 0.5 - 8.0;
    let middle = pos2(rect.left() + 10.0 + radius, rect.center().y);
    portrait(kit, ui, table, seat, middle, radius);
    let left = middle.x + radius + 11.0;
    let name = names::of(kit, table.session, seat);
    let first = rect.top() + size.y * 0.32;
    let room = rect.right() - left - 14.0;
    let shown = kit.title_within(ui.painter(), pos2(left, first), Align2::LEFT_CENTER, &name, 19.0, c.ink, room);
    if let Some(level) = kind(kit, table.session, seat) {
        let room = rect.right() - shown.right() - 14.0;
        let at = pos2(shown.right() + 6.0, first + 1.0);
        let font = kit.theme.italic(14.5);
        // A long name leaves no room for it.
        if room > kit.theme.em(LEVEL) {
            kit.line(ui.painter(), at, Align2::LEFT_CENTER, &level, font, c.ink_soft, room);
        }
    }
    let second = pos2(left, rect.top() + size.y * 0.70);
    let places = kit.counters(ui.painter(), second, counters, numbers);
    counter_tips(kit, ui, table, seat, counters, &places);
    let time = clock::size(kit, ui, table, seat).x;
    clock::draw(kit, ui, table, seat, pos2(rect.right() - 10.0 - time, second.y));
    if table.session.thinking == Some(seat) {
        let at = rect.right() - kit.theme.em(34.0);
        let beside = places.last().is_none_or(|last| last.right() + kit.theme.em(8.0) <= at);
        kit.thinking(ui.painter(), pos2(at, if beside { second.y } else { first }), c.wax);
    }
    size.x
}

/// What plays in a seat where no person does.
fn kind(kit: &UiKit, session: &Session, seat: Seat) -> Option<String> {
    names::kind(kit, session.controllers.get(seat.index())?)
}

/// What is looked up on the plates: Tab leads there after everything that can be done, trays and corners among it.
const LOOKED_UP: u8 = 10;

/// Explains the counter that the pointer or the focus is on.
pub(super) fn counter_tips(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    seat: Seat,
    counters: &[Counter],
    places: &[Rect],
) {
    for (n, (counter, place)) in counters.iter().zip(places).enumerate() {
        let text = kit.tell(table.session, &counter.title);
        explained(kit, ui, Id::new("counter").with((seat, n)), *place, text);
    }
}

/// Something small that says what it is when the pointer or the focus comes to it, and is only looked up.
pub(super) fn explained(kit: &mut UiKit, ui: &Ui, id: Id, place: Rect, text: String) {
    let group = kit.focus.on_group(LOOKED_UP);
    let touch = kit.touch(ui, place, id, Keeps::Nothing);
    kit.speak(&touch, || Control::Button, &text);
    kit.halo(ui, place, 4.0, &touch);
    kit.tip(&touch, place, text, None);
    kit.focus.on_group(group);
}

fn portrait(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, middle: bevy_egui::egui::Pos2, radius: f32) {
    let regulars = table.session.known.art().regulars();
    let controller = table.session.controllers.get(seat.index());
    let icon = controller.map_or("seat-human", |controller| names::portrait(regulars, controller));
    kit.medal(ui.painter(), middle, radius, icon);
    if let Some(taste) = controller.and_then(|controller| names::taste(kit, regulars, controller)) {
        let place = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
        explained(kit, ui, Id::new("portrait").with(seat), place, taste);
    }
    if let Some(sign) = table.session.known.art().sign(seat, kit.theme.palette) {
        seat_sign(kit, ui, &sign, middle + Vec2::splat(radius * 0.72), radius * 0.36);
    }
}

/// A small disc in the colour of a seat's pieces, with the sign that they bear.
pub(super) fn seat_sign(kit: &mut UiKit, ui: &Ui, sign: &Chip, middle: bevy_egui::egui::Pos2, radius: f32) {
    let c = kit.theme.c;
    ui.painter().circle_filled(middle, radius + 2.0, c.brass_high);
    ui.painter().circle_filled(middle, radius, colours::of(sign.colour));
    if let Some(icon) = sign.icon {
        kit.icon(ui.painter(), icon, middle, radius * 1.5, colours::of(sign.ink));
    }
}

/// The sheet of a plate; it is framed by light while its player acts. Where all act at once, the own plate alone is for whoever is
/// asked here: the others' edges say that they are awaited.
fn ground(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, rect: Rect) {
    if !acts(table, seat) {
        kit.panel(ui.painter(), rect);
    } else if is_asked(table) {
        kit.panel(ui.painter(), rect);
        edge(kit, ui, table, seat, rect);
    } else {
        lit(kit, ui, table, seat, rect);
    }
}

/// The sheet of the own plate, or of the bar in its place: dull while others act. It is framed as well for whoever looks back
/// while something is asked, and not while it is told what came of the own action.
pub(super) fn own_ground(kit: &mut UiKit, ui: &Ui, table: &HudView, rect: Rect) {
    if is_asked(table) || acts(table, table.own) && !table.busy {
        lit(kit, ui, table, table.own, rect);
    } else if acts(table, table.own) {
        kit.panel(ui.painter(), rect);
        edge(kit, ui, table, table.own, rect);
    } else {
        kit.dull_panel(ui.painter(), rect);
    }
}

/// The sheet of a plate whose player acts.
fn lit(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, rect: Rect) {
    let halo = kit.theme.c.halo;
    paint::glow(ui.painter(), rect, paint::NOTCH, 24, halo, 0.95);
    kit.panel(ui.painter(), rect);
    edge(kit, ui, table, seat, rect);
    // The shadow of the sheet would lie in its notches.
    paint::corners(ui.painter(), rect, paint::NOTCH, halo);
    paint::line(ui.painter(), rect, paint::Corner::Notch(paint::NOTCH), 0.0, Stroke::new(RIM, halo));
}

/// The edge of the plate whose player acts, in the colour of what is theirs.
fn edge(kit: &UiKit, ui: &Ui, table: &HudView, seat: Seat, rect: Rect) {
    let c = kit.theme.c;
    let sign = table.session.known.art().sign(seat, kit.theme.palette);
    let colour = sign.map_or_else(|| c.seat(seat.index()), |sign| colours::of(sign.colour));
    paint::side_band(ui.painter(), rect, paint::NOTCH, EDGE, colour);
    ui.painter().vline(rect.left() + EDGE, rect.y_range(), Stroke::new(1.0, c.edge));
    let corner = paint::Corner::Notch(paint::NOTCH);
    paint::line(ui.painter(), rect, corner, 0.0, Stroke::new(paint::BORDER, c.edge));
}

/// Whether a seat is to act, or has done what is being told.
fn acts(table: &HudView, seat: Seat) -> bool {
    if table.busy {
        return table.mover == Some(seat);
    }
    matches!(table.session.known.to_act(), ToAct::Seats(seats) if seats.contains(seat))
}

/// Whether something is asked of whoever is at this screen, be it that he looks back.
fn is_asked(table: &HudView) -> bool {
    table.deciding.is_some() || table.session.waiting.is_some()
}

/// The largest size, up to `most`, in which the numbers of counters have this room; else the usual one.
fn fitting(kit: &UiKit, ui: &Ui, counters: &[Counter], room: f32, most: f32) -> f32 {
    let mut larger = LARGER.into_iter().filter(|size| *size <= most);
    larger.find(|size| kit.counters_width(ui.painter(), counters, *size) <= room).unwrap_or(NUMBERS)
}

/// The plate at the bottom left; gives its rectangle.
pub(super) fn own(kit: &mut UiKit, ui: &Ui, table: &HudView) -> Rect {
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let painter = ui.painter();
    // Whoever looks back sees at once that this is not now.
    let mine = is_asked(table);
    let pad = kit.theme.pad(15.0);
    let wide = kit.theme.em(232.0) + 2.0 * pad;
    let inner = wide - 2.0 * pad;
    // A match that is over has no phases left.
    let phases = table.session.told.plates.status.phases.iter().filter(|_| table.goes_on());
    let phases: Vec<String> = phases.map(|key| kit.t(key)).collect();
    // While others play, their phases run by too fast to be read.
    let shown = mine || acts(table, table.own) || table.session.replay.is_some();
    let now = if shown { table.session.told.plates.status.phase } else { usize::MAX };
    let roomy = kit.theme.text <= ROOMY;
    let mut fits = |size: f32| kit.phase_pills(ui, pos2(0.0, 0.0), &phases, now, size, None) <= inner;
    let letters = PHASES.into_iter().filter(|_| roomy).chain([PHASE]).find(|size| fits(*size));
    let strip = letters.is_none();
    let letters = letters.unwrap_or(PHASE);
    // A strip belongs to no plate, so it goes with what is told.
    let now = if strip { table.session.told.plates.status.phase } else { now };
    let sizes = if roomy { LARGE } else { SMALL };
    let prompt = prompt(kit, ui, table, vec2(inner, (LINES + 0.02) * kit.line_height(sizes.asked.0)), sizes.asked);
    let counters = table.session.counters(table.own);
    let large = fitting(kit, ui, counters, inner, sizes.numbers);
    let numbers = kit.counters_width(painter, counters, large);
    let time = clock::size(kit, ui, table, table.own);
    let ink = if mine { c.wax } else { c.ink };
    let (largest, line) = sizes.headline;
    let sign = table.session.known.art().sign(table.own, kit.theme.palette);
    let radius = kit.theme.em(8.0);
    let lead = if sign.is_some() { 2.0 * radius + 9.0 } else { 0.0 };
    let text = headline(kit, ui, table, largest, inner - lead - time.x - 8.0);
    let natural = painter.layout_job(kit.title_job(&text, largest, ink)).size().x;
    let beside = counters.is_empty() || !roomy && lead + natural * BESIDE + 8.0 + numbers <= inner;
    let line = kit.theme.em(line);
    let below = if beside { 0.0 } else { kit.theme.em(26.0) };
    let head = line + below;
    let row = if strip || phases.is_empty() { 0.0 } else { kit.phase_height(letters) + ABOVE_PHASES + 1.0 };
    let words = if table.sheet { 0.0 } else { prompt.size.y };
    let size = vec2(wide, head + row + words + 1.1 * pad);
    let rect = Rect::from_min_size(screen.left_bottom() + vec2(16.0, -14.0 - size.y), size);
    own_ground(kit, ui, table, rect);
    let first = rect.top() + pad * 0.4 + line * 0.5;
    // Counters, or else the clock, have the end of the line.
    let room = inner - lead - if beside { numbers } else { time.x } - 8.0;
    let at = pos2(rect.left() + pad + lead, first);
    kit.title_within(painter, at, Align2::LEFT_CENTER, &text, largest, ink, room);
    if let Some(sign) = sign {
        seat_sign(kit, ui, &sign, pos2(rect.left() + pad + radius, first), radius);
    }
    let numbers = if beside {
        pos2(rect.right() - pad - numbers, first)
    } else {
        pos2(rect.left() + pad, first + (line + below) * 0.5)
    };
    let places = kit.counters(painter, numbers, counters, large);
    counter_tips(kit, ui, table, table.own, counters, &places);
    if row > 0.0 {
        let middle = first + line * 0.5 + below + ABOVE_PHASES + 0.5 * kit.phase_height(letters);
        let at = pos2(rect.left() + pad, middle);
        kit.phase_pills(ui, at, &phases, now, letters, Some(table.fresh));
    } else if strip {
        top_strip(kit, ui, &phases, now);
    }
    let at = pos2(rect.left() + pad, rect.top() + pad * 0.4 + head + row);
    kit.paint_flow(painter, &prompt, at);
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
        // Nothing is asked of anybody here: what happened last.
        _ if table.deciding.is_none() && (table.busy || session.known.outcome().is_none()) => {
            session.told.log.last().map(|line| kit.tell_marked(session, &line.words)).unwrap_or_default()
        }
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

/// Where a strip of phases at the top of the screen ends below, in points.
pub(super) fn strip_foot(kit: &UiKit, screen: Rect) -> f32 {
    screen.top() + 26.0 + kit.theme.em(20.0)
}

/// Many phases stand as a strip at the top.
fn top_strip(kit: &mut UiKit, ui: &Ui, phases: &[String], now: usize) {
    let screen = ui.max_rect();
    let widest = phases.iter().map(|name| kit.width(ui.painter(), name, kit.theme.title(18.0))).fold(0.0, f32::max);
    let room = screen.width() - kit.theme.em(WIDE.1) - 40.0 - 140.0;
    let wide = ((widest + 44.0) * phases.len() as f32).min(room);
    let left = (screen.center().x - wide * 0.5).max(screen.left() + kit.theme.em(WIDE.1) + 70.0);
    let rect = Rect::from_min_max(pos2(left, screen.top() + 10.0), pos2(left + wide, strip_foot(kit, screen)));
    kit.phase_strip(ui.painter(), rect, phases, now);
    kit.cover.strip = Some(rect);
}
