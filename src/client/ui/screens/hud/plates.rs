//! Name plates: who plays, how well, counters, the clock. They are plaques of brass, framed by light while their player acts.

use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::{HudView, bar, clock};
use crate::client::session::Session;
use crate::client::ui::focus::Keeps;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::{colours, names, paint};
use crate::engine::{Seat, ToAct};
use crate::table::{Chip, Counter, PlateArrangement};

/// A hand held across the table stands at the right of its plate: a plate in one line is at most so wide, as a share of its
/// column and in points.
const NARROW: (f32, f32) = (0.56, 272.0);

/// Size of a name, and of how well a bot plays.
const NAME: f32 = 18.0;
const KIND: f32 = 14.5;
/// Size of the numbers on plates, and larger ones for where there is room.
pub(super) const NUMBERS: f32 = 16.0;
const LARGER: [f32; 2] = [20.0, 18.0];
/// The smallest share of its size in which a headline is read well.
const SMALLEST: f32 = 0.62;
/// Up to this text size the own plate has a line for its counters and the larger sizes: else it would push the table away.
pub(super) const ROOMY: f32 = 1.1;
/// A plaque is at least so wide, and with larger numbers at most so wide, besides its edges: points at 100 % text.
pub(super) const WIDE: (f32, f32) = (116.0, 266.0);
/// Room between two plaques that stand one below the other, in points.
const BELOW: f32 = 22.0;
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
        if table.layout.plates == PlateArrangement::Column && !bar::is_needed(kit) {
            at.y += high(kit) + BELOW;
            continue;
        }
        let in_columns = table.session.known.has_secrets() && field.is_none();
        at.x += if in_columns { column.max(width + 12.0) } else { width + 12.0 };
        if at.x + width > screen.right() - 90.0 {
            at = pos2(screen.left() + 16.0, at.y + high(kit) + BELOW);
        }
    }
    kit.cover.panels[known..].to_vec()
}

/// A plate in one line, for large text: name and as many counters as have room. Gives its width.
fn line_of(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, at: Pos2, room: f32) -> f32 {
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
    let at = pos2(rect.right() - pad - time - numbers, middle);
    let places = kit.counters(painter, at, counters, NUMBERS, [c.ink; 2]);
    counter_tips(kit, ui, table, seat, counters, &places);
    clock::draw(kit, ui, table, seat, pos2(rect.right() - pad * 0.5 - time, middle));
    size.x
}

/// Height of a plaque in two lines.
fn high(kit: &UiKit) -> f32 {
    kit.theme.em(38.0) + 6.0
}

/// The size of a plaque in two lines, and that of its numbers.
pub(super) fn measured(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat) -> (Vec2, f32) {
    let counters = table.session.counters(seat);
    let high = high(kit);
    let around = high + 20.0;
    let time = clock::size(kit, ui, table, seat).x;
    let most = if kit.theme.text <= ROOMY { LARGER[0] } else { NUMBERS };
    let (least, most_wide) = (kit.theme.em(WIDE.0) + 40.0, kit.theme.em(WIDE.1) + 40.0);
    let numbers = fitting(kit, ui, counters, most_wide - around - time, most);
    let below = around + kit.counters_width(ui.painter(), counters, numbers) + time;
    let painter = ui.painter();
    let name = names::of(kit, table.session, seat);
    let named = painter.layout_job(kit.title_job(&name, NAME, kit.theme.c.ink)).size().x;
    let level = kind(kit, table.session, seat);
    let level = level.map_or(0.0, |level| 6.0 + kit.width(painter, &level, kit.theme.italic(KIND)));
    let above = (around + 6.0 + named + level).min(most_wide);
    (vec2(least.max(above).max(below), high), numbers)
}

/// The plaque of another seat; gives its width.
fn opponent(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, at: Pos2, column: f32) -> f32 {
    if bar::is_needed(kit) {
        let hands = table.session.known.has_secrets();
        let room = if hands { (column * NARROW.0).min(NARROW.1) } else { column - 24.0 };
        return line_of(kit, ui, table, seat, at, room);
    }
    let (size, numbers) = measured(kit, ui, table, seat);
    let rect = Rect::from_min_size(at, size);
    ground(kit, ui, table, seat, rect);
    on_plaque(kit, ui, table, seat, (rect, numbers));
    size.x
}

/// Who plays, with counters so large, on a plaque in two lines.
pub(super) fn on_plaque(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, (rect, numbers): (Rect, f32)) {
    let c = kit.theme.c;
    let counters = table.session.counters(seat);
    // As large as the plaque has room for.
    let radius = rect.height() * 0.5 - 2.0;
    let middle = pos2(rect.left() + 7.0 + radius, rect.center().y);
    portrait(kit, ui, table, seat, middle, radius);
    let left = middle.x + radius + 8.0;
    let name = names::of(kit, table.session, seat);
    let first = rect.top() + rect.height() * if counters.is_empty() { 0.5 } else { 0.31 };
    let room = rect.right() - left - 14.0;
    let shown = kit.title_within(ui.painter(), pos2(left, first), Align2::LEFT_CENTER, &name, NAME, c.ink, room);
    if let Some(level) = kind(kit, table.session, seat) {
        let room = rect.right() - shown.right() - 14.0;
        let at = pos2(shown.right() + 6.0, first + 1.0);
        let font = kit.theme.italic(KIND);
        // A long name leaves no room for it.
        if room > kit.theme.em(LEVEL) {
            kit.line(ui.painter(), at, Align2::LEFT_CENTER, &level, font, c.ink, room);
        }
    }
    let second = pos2(left, rect.top() + rect.height() * 0.71);
    let places = kit.counters(ui.painter(), second, counters, numbers, [c.ink; 2]);
    counter_tips(kit, ui, table, seat, counters, &places);
    let time = clock::size(kit, ui, table, seat).x;
    clock::draw(kit, ui, table, seat, pos2(rect.right() - 10.0 - time, second.y));
    if table.session.thinking == Some(seat) {
        let at = rect.right() - kit.theme.em(34.0);
        let beside = places.last().is_none_or(|last| last.right() + kit.theme.em(8.0) <= at);
        kit.thinking(ui.painter(), pos2(at, if beside { second.y } else { first }), c.ink);
    }
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

fn portrait(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, middle: Pos2, radius: f32) {
    let regulars = table.session.known.art().regulars();
    let controller = table.session.controllers.get(seat.index());
    let icon = controller.map_or("seat-human", |controller| names::portrait(regulars, controller));
    kit.portrait(ui.painter(), middle, radius, icon, table.company.mood(seat));
    if let Some(taste) = controller.and_then(|controller| names::taste(kit, regulars, controller)) {
        let place = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
        explained(kit, ui, Id::new("portrait").with(seat), place, taste);
    }
    if let Some(sign) = table.session.known.art().sign(seat, kit.theme.palette) {
        seat_sign(kit, ui, &sign, middle + Vec2::splat(radius * 0.72), radius * 0.36);
    }
}

/// A small disc in the colour of a seat's pieces, with the sign that they bear.
pub(super) fn seat_sign(kit: &mut UiKit, ui: &Ui, sign: &Chip, middle: Pos2, radius: f32) {
    let c = kit.theme.c;
    ui.painter().circle_filled(middle, radius + 2.0, c.brass_high);
    ui.painter().circle_filled(middle, radius, colours::of(sign.colour));
    if let Some(icon) = sign.icon {
        kit.icon(ui.painter(), icon, middle, radius * 1.5, colours::of(sign.ink));
    }
}

/// The plaque of another seat; it is framed by light while its player acts. Where all act at once, the own plate alone is for
/// whoever is asked here: the others' edges say that they are awaited.
fn ground(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, rect: Rect) {
    let lit = acts(table, seat) && !is_asked(table);
    if lit {
        paint::glow(ui.painter(), rect, paint::NOTCH, 24, kit.theme.c.halo, 0.95);
    }
    kit.plaque(ui.painter(), rect);
    if acts(table, seat) {
        edge(kit, ui, table, seat, rect);
    }
    if lit {
        rim(kit, ui, rect);
    }
}

/// The sheet of the own plate, or of the bar in its place: of paper, framed by light, while something is asked here or the own
/// action begins to be told; else a plaque. Gives the inks of what matters most on it, and of the rest.
pub(super) fn own_ground(kit: &mut UiKit, ui: &Ui, table: &HudView, rect: Rect) -> [Color32; 2] {
    let c = kit.theme.c;
    if !speaks(table) {
        kit.plaque(ui.painter(), rect);
        if acts(table, table.own) {
            edge(kit, ui, table, table.own, rect);
        }
        return [c.ink; 2];
    }
    let lit = is_asked(table) || acts(table, table.own) && !table.busy;
    if lit {
        paint::glow(ui.painter(), rect, paint::NOTCH, 24, c.halo, 0.95);
    }
    kit.panel(ui.painter(), rect);
    if lit {
        edge(kit, ui, table, table.own, rect);
        rim(kit, ui, rect);
    }
    [c.wax, c.ink]
}

/// Whether the own plate says more than who sits there.
pub(super) fn speaks(table: &HudView) -> bool {
    is_asked(table) || table.retells || table.session.replay.is_some() || acts(table, table.own) && !table.busy
}

/// The line of light round the plate whose player acts.
fn rim(kit: &UiKit, ui: &Ui, rect: Rect) {
    let halo = kit.theme.c.halo;
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
pub(super) fn is_asked(table: &HudView) -> bool {
    table.deciding.is_some() || table.session.waiting.is_some()
}

/// The largest size, up to `most`, in which the numbers of counters have this room; else the usual one.
pub(super) fn fitting(kit: &UiKit, ui: &Ui, counters: &[Counter], room: f32, most: f32) -> f32 {
    let mut larger = LARGER.into_iter().filter(|size| *size <= most);
    larger.find(|size| kit.counters_width(ui.painter(), counters, *size) <= room).unwrap_or(NUMBERS)
}
