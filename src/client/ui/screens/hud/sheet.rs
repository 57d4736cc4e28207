//! A sheet of scores over the table while something is being told.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Galley, Id, Rect, Sense, Ui, pos2, vec2};

use super::HudView;
use crate::client::controls::InputAction;
use crate::client::session::Session;
use crate::client::ui::screens::{plot, ranks};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::client::ui::{names, paint};
use crate::engine::Seat;
use crate::table::{Mood, ScoreColumn, ScoreKind, ScoreSheet};

/// Where plates at the top of the screen end, and a little more, in points.
const BELOW_PLATES: f32 = 84.0;
/// How wide the sheet is, in points at 100 % text, and how far its words are from its edges.
const WIDE: f32 = 680.0;
const PAD: (f32, f32) = (28.0, 18.0);
/// How far right of the middle it stands where there is room, in points at 100 % text.
const ASIDE: f32 = 70.0;
/// Diameter of the medal with what has happened, and points from it to the words beside it.
const MEDAL: f32 = 96.0;
const APART: f32 = 16.0;
/// Sizes of the title, of the headline, of what is said below it, and of the points beside it.
const TITLE: f32 = 20.0;
const HEADLINE: f32 = 36.0;
/// The share of its size that the headline keeps at least to stand in one line.
const SMALLER: f32 = 0.8;
const NOTE: f32 = 15.0;
const POINTS: f32 = 46.0;
/// Size of the numbers in the rows; widths of the mark and of the columns before them, and height of what heads these.
const NUMBERS: f32 = 20.0;
const MARK: f32 = 40.0;
const CHANGE: f32 = 64.0;
const TOTAL: f32 = 112.0;
const HEADS: f32 = 22.0;
/// Heights of the curves with the room above them, usually and at least, and of a row at least, at 100 % text.
const CURVES: (f32, f32) = (180.0, 110.0);
const ABOVE_CURVES: f32 = 10.0;
const LEAST: f32 = 34.0;
/// Height of the line below the head.
const RULE: f32 = 20.0;

/// The words at the head of the sheet, as they are set.
struct Head {
    title: Arc<Galley>,
    headline: Arc<Galley>,
    note: Arc<Galley>,
    points: Arc<Galley>,
    medal: f32,
}

impl Head {
    fn new(kit: &UiKit, ui: &Ui, session: &Session, score: &ScoreSheet, wide: f32) -> Self {
        let c = kit.theme.c;
        let painter = ui.painter();
        let medal = kit.theme.grown(MEDAL);
        let points =
            painter.layout_no_wrap(signed(score.worth), kit.theme.black(POINTS * kit.theme.text.powf(-0.45)), c.wax);
        let room = wide - medal - points.size().x - 2.0 * APART;
        let titled = |words, size: f32, ink| {
            let words = kit.tell(session, words);
            let natural = painter.layout_job(kit.title_job(&words, size, ink)).size().x;
            let mut job = kit.title_job(&words, size * (room / natural).clamp(SMALLER, 1.0), ink);
            job.wrap.max_width = room;
            painter.layout_job(job)
        };
        let note = kit.tell(session, &score.note);
        Self {
            title: titled(&score.title, TITLE, c.ink_soft),
            headline: titled(&score.headline, HEADLINE, c.wax),
            note: painter.layout(note, kit.theme.font(NOTE), c.ink, room),
            points,
            medal,
        }
    }

    fn lines(&self) -> [&Arc<Galley>; 3] {
        [&self.title, &self.headline, &self.note]
    }

    fn high(&self) -> f32 {
        self.lines().iter().map(|line| line.size().y).sum::<f32>().max(self.medal)
    }

    fn draw(&self, kit: &mut UiKit, ui: &Ui, score: &ScoreSheet, rect: Rect) {
        let painter = ui.painter();
        let middle = pos2(rect.left() + self.medal * 0.5, rect.center().y);
        kit.medal(painter, middle, self.medal * 0.5, score.emblem);
        let words: f32 = self.lines().iter().map(|line| line.size().y).sum();
        let mut at = pos2(rect.left() + self.medal + APART, rect.center().y - words * 0.5);
        for line in self.lines() {
            kit.spoken.read(line.text());
            painter.galley(at, Arc::clone(line), kit.theme.c.ink);
            at.y += line.size().y;
        }
        let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), self.points.size());
        painter.galley(at.min, Arc::clone(&self.points), kit.theme.c.wax);
    }
}

/// Where the sheet lies, and how high its rows and its curves are; there are none where they have no room.
struct SheetLayout {
    rect: Rect,
    head: Head,
    row: f32,
    curves: f32,
}

impl SheetLayout {
    fn new(kit: &UiKit, ui: &Ui, session: &Session, score: &ScoreSheet, playing: bool) -> Self {
        let screen = ui.max_rect().shrink(12.0);
        let wide = kit.theme.em(WIDE).min(screen.width());
        let head = Head::new(kit, ui, session, score, wide - 2.0 * kit.theme.pad(PAD.0));
        let fixed = 2.0 * PAD.1 + head.high() + RULE + kit.theme.em(HEADS) + foot(kit, playing);
        let (room, count) = (screen.height() - fixed, score.scores.len().max(1) as f32);
        let (usual, least) = (kit.theme.em(ranks::ROW), kit.theme.em(LEAST));
        let shown = score.curves.iter().any(|curve| curve.values.len() > 1);
        let shown = shown && count * least + kit.theme.em(CURVES.1) <= room;
        let row = ((room - if shown { kit.theme.em(CURVES.1) } else { 0.0 }) / count).min(usual);
        let curves = if shown { (room - count * row).min(kit.theme.em(CURVES.0)) } else { 0.0 };
        let size = vec2(wide, fixed + count * row + curves);
        // Below the plates if there is room.
        let lowest = screen.bottom() - size.y;
        let below = (screen.top() + kit.theme.em(BELOW_PLATES)).min(lowest);
        let top = (screen.center().y - 10.0 - size.y * 0.5).max(below);
        // What it is about mostly stands at the left.
        let left = (screen.center().x - wide * 0.5 + kit.theme.em(ASIDE)).min(screen.right() - wide);
        Self { rect: Rect::from_min_size(pos2(left, top), size), head, row, curves }
    }
}

/// How high the button and the room above it are.
fn foot(kit: &UiKit, playing: bool) -> f32 {
    if playing { kit.button_height() + 12.0 } else { 0.0 }
}

/// Where it lies.
pub(super) fn place(kit: &UiKit, ui: &Ui, session: &Session, score: &ScoreSheet, playing: bool) -> Rect {
    SheetLayout::new(kit, ui, session, score, playing).rect
}

/// Draws it; it goes away by itself, with the command that skips, or with its button, if somebody plays who can press it.
/// Whether that was pressed.
pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, table: &HudView, score: &ScoreSheet) -> bool {
    let (session, playing) = (table.session, table.playing);
    let SheetLayout { rect, head, row, curves } = SheetLayout::new(kit, ui, session, score, playing);
    // The table still takes the click that skips.
    paint::parchment(ui.painter(), &kit.theme.c, rect);
    let mut inner = rect.shrink2(vec2(kit.theme.pad(PAD.0), PAD.1));
    inner.max.y -= foot(kit, playing);
    let mut child = kit.inside(ui, inner);
    child.spacing_mut().item_spacing.y = 0.0;
    kit.spoken.begin();
    let mut line = |high: f32| child.allocate_exact_size(vec2(inner.width(), high), Sense::hover()).0;
    head.draw(kit, ui, score, line(head.high()));
    paint::divider(ui.painter(), &kit.theme.c, line(RULE).left_center(), inner.width());
    let names = heads(kit, ui, session, line(kit.theme.em(HEADS)), &score.columns);
    let numbers = kit.theme.em(MARK + score.columns.iter().map(wide).sum::<f32>());
    for seat in score.ranking() {
        let room = ranks::row(kit, ui, line(row), numbers, session, seat, score.leads(seat), Mood::Calm);
        points(kit, ui, room, score, seat);
        let mut said = vec![names::of(kit, session, seat)];
        let numbers = names.iter().zip(&score.columns).zip(score.of(seat));
        said.extend(numbers.map(|((name, column), number)| format!("{name}: {}", written(column.kind, *number))));
        kit.spoken.read(&said.join(" · "));
    }
    if curves > 0.0 {
        child.add_space(ABOVE_CURVES);
        let ends = |kit: &UiKit, seat| (names::of(kit, session, seat), names::portrait_of(session, seat));
        plot::draw(kit, &mut child, curves - ABOVE_CURVES, 0, &score.curves, &ends);
    }
    let text = kit.spoken.end();
    kit.read_out("sheet", &text);
    if !playing {
        return false;
    }
    let words = kit.t("sheet-go-on");
    let wide = kit.button_width(ui, &words, Some(InputAction::Confirm)).min(inner.width());
    let at = pos2(rect.center().x, rect.bottom() - PAD.1 - kit.button_height() * 0.5);
    let button = Rect::from_center_size(at, vec2(wide, kit.button_height()));
    kit.button(ui, button, Id::new("sheet go on"), Stuff::Wax, &words, Some(InputAction::Confirm)).clicked
}

/// How wide a column is, in points at 100 % text.
fn wide(column: &ScoreColumn) -> f32 {
    match column.kind {
        ScoreKind::Change => CHANGE,
        ScoreKind::Total(_) => TOTAL,
    }
}

/// Names the columns above the rows; gives these names.
fn heads(kit: &UiKit, ui: &Ui, session: &Session, rect: Rect, columns: &[ScoreColumn]) -> Vec<String> {
    let names: Vec<String> = columns.iter().map(|column| kit.tell(session, &column.title)).collect();
    let mut right = rect.right() - ranks::aside(kit);
    for (name, column) in names.iter().zip(columns).rev() {
        let (at, font) = (pos2(right, rect.center().y), kit.theme.italic(NOTE));
        let wide = kit.theme.em(wide(column));
        kit.line(ui.painter(), at, Align2::RIGHT_CENTER, name, font, kit.theme.c.ink_soft, wide - 8.0);
        right -= wide;
    }
    names
}

/// The numbers of a seat in its row: changes with their sign, and totals behind their icon; a mark for whom the headline is about.
fn points(kit: &mut UiKit, ui: &Ui, rect: Rect, score: &ScoreSheet, seat: Seat) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let struck = seat == score.about;
    let size = kit.theme.em(NUMBERS * 1.3);
    if struck {
        kit.icon(painter, score.emblem, pos2(rect.left() + size * 0.5, rect.center().y), size, c.wax);
    }
    let mut at = rect.right_center();
    for (column, number) in score.columns.iter().zip(score.of(seat)).rev() {
        let text = written(column.kind, *number);
        let (font, ink) = match column.kind {
            ScoreKind::Change => (kit.theme.bold(NUMBERS), if struck { c.wax } else { c.ink }),
            ScoreKind::Total(_) => (kit.theme.black(NUMBERS), c.ink),
        };
        let text = painter.text(at, Align2::RIGHT_CENTER, text, font, ink);
        if let ScoreKind::Total(icon) = column.kind {
            kit.icon(painter, icon, pos2(text.left() - 4.0 - size * 0.5, rect.center().y), size * 0.8, c.wax);
        }
        at.x -= kit.theme.em(wide(column));
    }
}

/// A number as its column is written.
fn written(kind: ScoreKind, number: i64) -> String {
    match kind {
        ScoreKind::Change => signed(number),
        ScoreKind::Total(_) => plain(number),
    }
}

/// A number with a real minus, which is as wide as a digit.
fn plain(points: i64) -> String {
    points.to_string().replace('-', "−")
}

/// The same with a plus before what is gained.
fn signed(points: i64) -> String {
    if points > 0 { format!("+{points}") } else { plain(points) }
}
