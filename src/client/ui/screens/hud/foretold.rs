//! What a choice would bring about, or what a thing is: a few short rows with the outcome in large figures. They have one home,
//! over the own plate; where something that is chosen lies there it is over the chronicle, in smaller type if there is little room.
//! Where all of that would cover the cells of a map they stand in the chronicle's place. Large text has no such homes: it stands in a row
//! over the bar at the foot of the screen. If a home is full they stand in free room nearby.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Galley, Rect, Ui, Vec2, pos2, vec2};

use super::boxes::{Clear, raised, told_now};
use super::spread::{self, Spread};
use super::{HudView, bar, over_the_table};
use crate::client::controls::InputAction;
use crate::client::ui::place::{Obstacle, distance};
use crate::client::ui::rich::{Bit, Flow, Style, bits};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::{paint, tips};
use crate::table::Target;

/// Sizes of the title, of what is told below it, of that if it is long, and of the outcome.
const TITLE: f32 = 20.0;
const FACT: f32 = 17.0;
const SMALL: f32 = 15.0;
const LARGE: f32 = 29.0;
/// A title of more lines than this is a sentence, and set as one.
const TITLES: usize = 2;
/// Lines below the title, and small ones; what has no room in them is read where the thing is looked at closely.
const LINES: usize = 5;
const SMALL_LINES: usize = 6;
/// In a row along the foot it takes so many lines, as few as can be.
const ROW_LINES: [f32; 3] = [1.0, 2.0, 3.0];
/// A row of a sum has so many characters at most: what is counted, and its number.
const COUNTED: (usize, usize) = (28, 8);
/// Room beside and above the text.
const FRAME: Vec2 = vec2(14.0, 9.0);
/// Room between a home and the panel below it, and between rows of a sum.
const APART: f32 = 8.0;
/// The first home is left only where it covers so many points more than the other one.
const RATHER: f32 = 8_000.0;
/// Each further home is taken only where it covers so many points less than the one before it.
const LATER: f32 = 1_000.0;
/// How bad it is to cover a point of a cell, besides what stands on it: who is where matters for every choice.
const CELL: f32 = 0.6;
/// In the place of a panel stands nothing that is lower than such a share of it.
const FILLS: f32 = 0.55;
/// Farther than this from what it is about, a home is better, in points.
const NEAR: f32 = 280.0;
/// Widths beside a thing, where there is no home: shares of the usual one, the best first; and the one that is left for words
/// beside bars that would break in each of them.
const WIDTHS: [f32; 2] = [1.0, 0.8];
const BROAD: f32 = 1.25;

/// Where it can stand, the best first.
#[derive(Default)]
pub(super) struct Homes {
    /// Over these panels.
    pub over: Vec<Rect>,
    /// In smaller type over these as well.
    pub further: Vec<Rect>,
    /// In the place of this one, which tells nothing of the choice.
    pub instead: Option<Rect>,
    /// In a row over this one, along the foot of the screen.
    pub along: Option<Rect>,
}

/// What the choice would bring about, sentence by sentence; nothing twice that a refusal says.
pub(super) fn told(kit: &UiKit, table: &HudView) -> Vec<String> {
    let picker = table.picker;
    if !table.settings.previews || picker.inspected.is_some() || !kit.focus.awake() {
        return Vec::new();
    }
    let refused = told_now(kit, table).map(|(explained, _)| &explained.words);
    let lines = picker.preview.iter().filter(|words| Some(*words) != refused);
    lines.map(|words| kit.tell_marked(table.session, words)).collect()
}

/// Draws it at home, in the first one if that can be. If something would be covered in each of them, it is tried in smaller type, and
/// in the further ones as well. It stands beside what is pointed at if there is room in none of them, or if something would still be
/// covered there and nothing right beside it.
pub(super) fn draw(kit: &mut UiKit, ui: &Ui, table: &HudView, clear: &mut Clear, texts: &[String], homes: &Homes) {
    if texts.is_empty() {
        return;
    }
    let picker = table.picker;
    let screen = ui.max_rect();
    // While the pointer is on a button, it is about what was chosen.
    let pointed = picker.hover.or(picker.prefix.last().copied()).and_then(|target| {
        let seen = table.seen.of(target)?;
        // The swords over somebody on a field belong to him.
        let on_field = table.layout.cells.contains(&target);
        Some(if on_field { seen.union(over_the_table::swords(kit, screen, seen)) } else { seen })
    });
    let place = if picker.focused {
        picker.place.map(|at| (at / kit.theme.zoom).to_array().into())
    } else {
        ui.input(|input| input.pointer.latest_pos())
    };
    // A panel is hidden only while nobody is on his way to it.
    let elsewhere = picker.hover.is_some() && !kit.focus.held();
    let unread = |panel: &Rect| elsewhere && place.is_none_or(|at| !panel.contains(at));
    let cells = table.layout.cells.iter().filter_map(|cell| table.seen.of(*cell));
    let cells: Vec<Obstacle> = cells.map(|rect| Obstacle { rect, weight: CELL }).collect();
    let instead = homes.instead.filter(|panel| !cells.is_empty() && unread(panel));
    // Who is where matters for every choice on a field.
    let occupied = table.layout.cells.iter().filter(|cell| matches!(cell, Target::Piece(_)));
    let around = clear.clone().off_all(occupied.filter_map(|cell| table.seen.of(*cell)));
    let place = place.map(|at| Rect::from_center_size(at, vec2(90.0, 40.0)));
    let Some(near) = pointed.or(place) else { return };
    let near = raised(near, clear.hand_foot());
    let scale = Scale { screen, near, cells, around, panels: kit.cover.panels.clone() };
    let row = homes.along.and_then(|bar| row(kit, ui, table, texts, bar)).filter(|(_, rect)| scale.fits(*rect, None));
    if let Some((flow, rect)) = row {
        stand(kit, ui, clear, rect);
        kit.paint_flow(ui.painter(), &flow, rect.min + FRAME);
        return;
    }
    let home = at_home(kit, ui, table, texts, (homes, instead), &scale);
    let chosen = match home {
        Some((covered, rows, rect)) if covered <= RATHER => Some((rows, rect)),
        // A home that is full is left for free room nearby.
        Some((_, rows, rect)) => match beside(kit, ui, table, texts, &scale) {
            Some(free) if scale.cost(free.1, None) <= RATHER && distance(near, free.1) <= NEAR => Some(free),
            _ => Some((rows, rect)),
        },
        None => beside(kit, ui, table, texts, &scale),
    };
    let Some((rows, rect)) = chosen else { return };
    stand(kit, ui, clear, rect);
    // What is lower than the panel in whose place it is stands in its middle.
    let spare = rect.height() - 2.0 * FRAME.y - rows.size.y;
    rows.paint(kit, ui, rect.shrink2(FRAME).with_min_y(rect.top() + FRAME.y + spare.max(0.0) / 2.0));
}

/// What a place for it is weighed by.
struct Scale {
    screen: Rect,
    /// What it is about.
    near: Rect,
    cells: Vec<Obstacle>,
    around: Clear,
    panels: Vec<Rect>,
}

impl Scale {
    /// Whether it may stand there, with the panel that it hides, if it hides one.
    fn fits(&self, rect: Rect, hidden: Option<Rect>) -> bool {
        let free = self.screen.contains_rect(rect) && !hides(rect, self.near) && !self.around.cuts(rect);
        free && !self.panels.iter().any(|panel| Some(*panel) != hidden && panel.intersects(rect))
            && !self.around.chosen().any(|at| hides(rect, at))
    }

    /// How much that matters is covered there, in points.
    fn cost(&self, rect: Rect, hidden: Option<Rect>) -> f32 {
        let ground: f32 = self.cells.iter().map(|cell| cell.cost(rect)).sum();
        self.around.cost(rect) + ground - hidden.map_or(0.0, |panel| Obstacle::panel(panel).cost(rect))
    }
}

/// The best of its homes, with what is covered there: in the smaller type only if something would be covered in each of them.
fn at_home(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    texts: &[String],
    (homes, instead): (&Homes, Option<Rect>),
    scale: &Scale,
) -> Option<(f32, Rows, Rect)> {
    let over_panel = |panel: &Rect| (*panel, false);
    let usual = homes.over.iter().map(over_panel).chain(instead.map(|panel| (panel, true)));
    let small = usual.clone().chain(homes.further.iter().map(over_panel)).map(|home| (home, true));
    let mut at_home: Vec<(usize, f32, Rows, Rect)> = Vec::new();
    for (n, ((panel, hidden), small)) in usual.map(|home| (home, false)).chain(small).enumerate() {
        if small && at_home.iter().any(|(_, covered, ..)| *covered <= RATHER) {
            break;
        }
        let set = |small: bool| Rows::new(kit, ui, table, texts, panel.width() - 2.0 * FRAME.x, small);
        // The chronicle is narrow: words beside bars keep to their lines in smaller type.
        let rows = Some(set(small)).filter(|rows| !hidden || !rows.breaks).unwrap_or_else(|| set(true));
        let high = rows.size.y + 2.0 * FRAME.y;
        let rect = if hidden { in_place_of(panel, high) } else { Some(over(panel, high)) };
        let hidden = hidden.then_some(panel);
        if let Some(rect) = rect.filter(|rect| scale.fits(*rect, hidden)) {
            at_home.push((n, scale.cost(rect, hidden), rows, rect));
        }
    }
    let least = |(n, one, ..): &(usize, f32, Rows, Rect), (m, other, ..): &(usize, f32, Rows, Rect)| {
        dear(*n, *one).total_cmp(&dear(*m, *other))
    };
    at_home.into_iter().min_by(least).map(|(_, covered, rows, rect)| (covered, rows, rect))
}

/// Free room beside what it is about.
fn beside(kit: &UiKit, ui: &Ui, table: &HudView, texts: &[String], scale: &Scale) -> Option<(Rows, Rect)> {
    let width = kit.theme.em(tips::WIDEST).min(scale.screen.width() * 0.4) - 2.0 * FRAME.x;
    let set = |share: f32| Rows::new(kit, ui, table, texts, width * share, false);
    // Chances are compared with those below them: each keeps to one line.
    let mut rows: Vec<Rows> = WIDTHS.into_iter().map(set).filter(|rows| !rows.breaks).collect();
    if rows.is_empty() {
        rows.push(set(BROAD));
    }
    let sizes: Vec<Vec2> = rows.iter().map(|rows| rows.size + 2.0 * FRAME).collect();
    let (n, rect) = scale.around.find(scale.near, &sizes, scale.screen);
    rows.into_iter().nth(n).map(|rows| (rows, rect))
}

/// The ground of what is told, which nothing else covers.
fn stand(kit: &mut UiKit, ui: &Ui, clear: &mut Clear, rect: Rect) {
    clear.keep_off(rect);
    kit.cover.foretold = Some(rect);
    paint::parchment(ui.painter(), &kit.theme.c, rect);
}

/// All of it in a row over the bar, in as few lines as can be.
fn row(kit: &UiKit, ui: &Ui, table: &HudView, texts: &[String], bar: Rect) -> Option<(Flow, Rect)> {
    let wide = bar.width() - 2.0 * FRAME.x;
    let in_lines = |lines: f32| bar::in_a_row(kit, ui, table, texts, vec2(wide, lines * kit.line_height(SMALL)));
    let flow = ROW_LINES.into_iter().find_map(in_lines)?;
    let size = flow.size + 2.0 * FRAME;
    let foot = bar.center_top() - vec2(0.0, APART);
    Some((flow, Align2::CENTER_BOTTOM.anchor_size(foot, size)))
}

/// The home over a panel.
fn over(panel: Rect, high: f32) -> Rect {
    let low = panel.top() - APART;
    Rect::from_x_y_ranges(panel.x_range(), low - high..=low)
}

/// The home in the place of a panel, all of which it hides; none for what is so low that most of it would be empty.
fn in_place_of(panel: Rect, high: f32) -> Option<Rect> {
    (high >= FILLS * panel.height()).then(|| panel.with_min_y(panel.top().min(panel.bottom() - high)))
}

/// Whether a box hides more than the edge of a thing.
fn hides(rect: Rect, thing: Rect) -> bool {
    let over = rect.intersect(thing);
    over.is_positive() && over.area() > 0.1 * thing.area()
}

/// How dear the home of this number is, by what it covers: the cheapest is taken.
fn dear(home: usize, cost: f32) -> f32 {
    match home.checked_sub(1) {
        Some(further) => cost + RATHER + LATER * further as f32,
        None => cost,
    }
}

/// What is counted and its number, if that is all that a sentence says: a row of a sum.
fn counted(text: &str) -> Option<(&str, &str)> {
    let (what, number) = text.rsplit_once(": ").or_else(|| text.rsplit_once('：'))?;
    let (what, number) = (what.trim(), number.trim().trim_end_matches(['.', '。']));
    let figures = |c: char| c.is_ascii_digit() || "+−-×/%–".contains(c);
    let short = what.chars().count() <= COUNTED.0 && number.chars().count() <= COUNTED.1;
    let plain = number.chars().all(figures) && number.contains(|c: char| c.is_ascii_digit());
    // A card within it is drawn as a chip.
    let marked = text.contains(['\u{E000}', '\u{E001}']);
    (short && plain && !what.is_empty() && !marked).then_some((what, number))
}

/// Which of these rows, with so many lines each, have room; the outcome stays, and what leads to it goes first.
fn kept(lines: &[usize], outcome: Option<usize>) -> Vec<usize> {
    let mut kept: Vec<usize> = (0..lines.len()).collect();
    while kept.len() > 1 && kept.iter().map(|&n| lines[n]).sum::<usize>() > LINES {
        let before =
            outcome.and_then(|outcome| kept.iter().position(|&n| n == outcome)).and_then(|at| at.checked_sub(1));
        kept.remove(before.unwrap_or(kept.len() - 1));
    }
    kept
}

struct Row {
    flow: Flow,
    /// At its end.
    number: Option<Arc<Galley>>,
    /// Instead of words.
    spread: Option<Spread>,
    lines: usize,
    high: f32,
    /// It has a bar, and words beside it that go on in another line.
    breaks: bool,
}

impl Row {
    fn new(kit: &UiKit, ui: &Ui, table: &HudView, text: &str, style: Style, size: f32, width: f32) -> Self {
        let palette = kit.theme.palette;
        let bits = bits(text, &style, &|card| table.session.known.art().chip(card, palette));
        let flow = kit.flow(ui.painter(), &bits, size, width);
        let lines = (flow.size.y / kit.line_height(size)).round() as usize;
        let breaks = lines > 1 && bits.iter().any(|bit| matches!(bit, Bit::Chance(_)));
        Self { high: flow.size.y, number: None, spread: None, lines: lines.max(1), breaks, flow }
    }

    fn title(kit: &UiKit, ui: &Ui, table: &HudView, text: &str, width: f32) -> Self {
        let set = |size: f32| Self::new(kit, ui, table, text, Style::bold(kit.theme.c.ink), size, width);
        Some(set(TITLE)).filter(|row| row.lines <= TITLES).unwrap_or_else(|| set(FACT))
    }

    /// How likely each number is, in columns, if that is what a sentence says and there is room for it in one row.
    fn spread(kit: &UiKit, ui: &Ui, table: &HudView, text: &str, size: f32, width: f32) -> Option<Self> {
        let (before, columns) = spread::read(text)?;
        let spread = Some(Spread::new(kit, ui, (before, &columns), size)).filter(|spread| spread.size.x <= width)?;
        let words = Self::new(kit, ui, table, text, Style::plain(kit.theme.c.ink), size, width);
        Some(Self { high: spread.size.y, lines: spread::LINES.floor() as usize, spread: Some(spread), ..words })
    }

    /// What is counted, and its number at the end, which is large if it is the outcome.
    fn counted(
        kit: &UiKit,
        ui: &Ui,
        table: &HudView,
        (what, number): (&str, &str),
        size: f32,
        width: f32,
        large: bool,
    ) -> Self {
        let c = kit.theme.c;
        let (font, ink) = if large { (kit.theme.black(LARGE), c.wax) } else { (kit.theme.bold(size), c.ink) };
        let number = ui.painter().layout_no_wrap(number.to_owned(), font, ink);
        let style = if large { Style::bold(c.ink) } else { Style::plain(c.ink) };
        let room = (width - number.size().x - APART).max(kit.theme.em(size));
        let row = Self::new(kit, ui, table, what, style, size, room);
        // Large figures have room above and below them already.
        let high = row.high.max(number.size().y * if large { 0.9 } else { 1.0 });
        Self { number: Some(number), high, ..row }
    }
}

/// Rows as they are set in a width.
struct Rows {
    rows: Vec<Row>,
    /// How high the row is that says that there is more; nothing if there is not.
    more: f32,
    /// The words beside a bar go on in another line.
    breaks: bool,
    size: Vec2,
}

impl Rows {
    /// What is below the title is `small`, or else where it would be too long.
    fn new(kit: &UiKit, ui: &Ui, table: &HudView, texts: &[String], width: f32, small: bool) -> Self {
        let (first, facts) = texts.split_first().map_or(("", texts), |(first, facts)| (first.as_str(), facts));
        let outcome = facts.iter().rposition(|fact| counted(fact).is_some());
        let set = |size: f32| -> Vec<Row> {
            let row = |(n, fact): (usize, &String)| match counted(fact) {
                Some(sum) => Row::counted(kit, ui, table, sum, size, width, outcome == Some(n)),
                None => Row::spread(kit, ui, table, fact, size, width)
                    .unwrap_or_else(|| Row::new(kit, ui, table, fact, Style::plain(kit.theme.c.ink), size, width)),
            };
            facts.iter().enumerate().map(row).collect()
        };
        let has_room = |rows: &[Row], most: usize| rows.iter().map(|row| row.lines).sum::<usize>() <= most;
        let mut all = set(if small { SMALL } else { FACT });
        if !small && !has_room(&all, LINES) {
            let small = set(SMALL);
            if has_room(&small, SMALL_LINES) {
                all = small;
            }
        }
        let counts: Vec<usize> = all.iter().map(|row| row.lines).collect();
        let whole = has_room(&all, SMALL_LINES);
        let kept: Vec<usize> = if whole { (0..all.len()).collect() } else { kept(&counts, outcome) };
        let more = if kept.len() < all.len() { kit.theme.em(26.0) } else { 0.0 };
        let facts = all.into_iter().enumerate().filter(|(n, _)| kept.contains(n)).map(|(_, row)| row);
        let rows: Vec<Row> = std::iter::once(Row::title(kit, ui, table, first, width)).chain(facts).collect();
        let breaks = rows.iter().any(|row| row.breaks);
        let wide = rows.iter().map(|row| match &row.spread {
            Some(spread) => spread.size.x,
            None if row.number.is_some() => width,
            None => row.flow.size.x,
        });
        let size = vec2(wide.fold(0.0, f32::max), rows.iter().map(|row| row.high).sum::<f32>() + more);
        Self { rows, more, breaks, size }
    }

    fn paint(&self, kit: &mut UiKit, ui: &Ui, room: Rect) {
        let (c, painter) = (kit.theme.c, ui.painter());
        let mut y = room.top();
        for row in &self.rows {
            let middle = y + row.high * 0.5;
            match &row.spread {
                Some(spread) => {
                    kit.spoken.read(&row.flow.said);
                    spread.paint(kit, painter, pos2(room.left(), y));
                }
                None => kit.paint_flow(painter, &row.flow, pos2(room.left(), middle - row.flow.size.y * 0.5)),
            }
            if let Some(number) = &row.number {
                let at = pos2(room.right() - number.size().x, middle - number.size().y * 0.5);
                painter.galley(at, number.clone(), c.ink);
            }
            y += row.high;
        }
        if self.more > 0.0 {
            let middle = y + self.more * 0.5;
            let mut left = room.left();
            if let Some(glyph) = kit.glyphs.of(InputAction::Inspect).map(ToOwned::to_owned) {
                let size = self.more * 0.85;
                kit.icon(painter, &glyph, pos2(left + size * 0.5, middle), size, c.ink_soft);
                left += size + 5.0;
            }
            let words = kit.t("preview-more");
            let font = kit.theme.italic(15.0);
            let anchor = Align2::LEFT_CENTER;
            kit.line(painter, pos2(left, middle), anchor, &words, font, c.ink_soft, room.right() - left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_a_sum_is_known_by_its_number() {
        assert_eq!(counted("On the card: 20"), Some(("On the card", "20")));
        assert_eq!(counted("Weakness: ×2"), Some(("Weakness", "×2")));
        assert_eq!(counted("ダメージ：40。"), Some(("ダメージ", "40")));
        assert_eq!(counted("Shout of Power:"), None);
        assert_eq!(counted("Takes the trick and the bottle, for 14: 5 coins."), None);
        assert_eq!(counted("With \u{E000}r8\u{E001}: 20"), None, "a chip is drawn");
        assert_eq!(counted("30 HP are left"), None);
    }

    #[test]
    fn the_outcome_stays_and_what_leads_to_it_goes_first() {
        assert_eq!(kept(&[1, 1, 1, 1, 1], Some(3)), [0, 1, 2, 3, 4]);
        assert_eq!(kept(&[1, 1, 1, 1, 1, 1], Some(4)), [0, 1, 2, 4, 5]);
        assert_eq!(kept(&[1, 2, 2, 1], None), [0, 1, 2]);
        assert_eq!(kept(&[9], None), [0], "something is told");
    }

    #[test]
    fn what_stands_in_the_place_of_a_panel_hides_all_of_it() {
        let panel = Rect::from_min_max(pos2(1053.0, 485.0), pos2(1264.0, 635.0));
        assert_eq!(in_place_of(panel, 46.0), None, "a name leaves it to be read");
        assert_eq!(in_place_of(panel, 120.0), Some(panel));
        assert_eq!(in_place_of(panel, 171.0), Some(panel.with_min_y(464.0)), "it reaches up");
    }

    #[test]
    fn the_first_home_is_left_for_good_reasons() {
        assert!(dear(0, 0.0) < dear(1, 0.0));
        assert!(dear(0, 9_000.0) < dear(1, 2_000.0));
        assert!(dear(0, 60_000.0) > dear(1, 20_000.0));
        assert!(dear(1, 500.0) < dear(2, 0.0) && dear(1, 4_600.0) > dear(2, 0.0));
        let plate = Rect::from_min_max(pos2(16.0, 550.0), pos2(278.0, 706.0));
        let home = over(plate, 170.0);
        assert_eq!((home.left(), home.right(), home.bottom(), home.height()), (16.0, 278.0, 542.0, 170.0));
        let thing = |left: f32| Rect::from_min_size(pos2(left, 400.0), vec2(100.0, 40.0));
        assert!(hides(home, thing(200.0)) && !hides(home, thing(270.0)), "an edge is not much");
    }
}
