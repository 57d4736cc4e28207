//! A thing looked at closely: its picture, its text in full, what the rules make of it now, the way to the rule book.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use super::boxes::section;
use super::wishes::{Wish, Wishes};
use super::{HudView, bar};
use crate::client::controls::InputAction;
use crate::client::picker::{Drawing, Inspected};
use crate::client::session::{Overlay, Screen};
use crate::client::ui::paint;
use crate::client::ui::rich::{Bit, Flow, Style, bits};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::rulebook::book::{Book, Span};
use crate::rulebook::glossary::{Term, explained};
use crate::table::{Picture, Placed, Target};

/// A card is so many times as high as it is wide.
const CARD: f32 = 88.0 / 63.0;

/// How wide a portrait is, as a share of the sheet.
const PORTRAIT: f32 = 0.40;

/// How high the picture is at most, as shares of the sheet's room: the first with which all of the text is in sight.
const PICTURES: [f32; 4] = [0.42, 0.34, 0.27, 0.21];

/// Points between the sheet and a plate.
const APART: f32 = 8.0;
/// Room between the sheet at the right and the middle of the thing, in points.
const BESIDE: f32 = 64.0;
/// The sheet is at least so high, as a share of the screen.
const LEAST: f32 = 0.5;

/// Draws it at the right, over what lies beside the field, unless the thing is there and nobody looks at results. It stands
/// between the `plates`, which stay whole, and above the own hand. The words of the `book` that it uses are explained below.
/// Whether it is put away; the key that confirms follows its way to the rule book.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    book: Option<&Book>,
    plates: &[Rect],
    wishes: &mut Wishes,
) -> bool {
    let confirmed = table.keys.just(InputAction::Confirm) && table.overlay == Overlay::None;
    let Some((inspected, sheet)) =
        table.picker.inspected.as_ref().and_then(|inspected| Some((inspected, inspected.sheet.as_ref()?)))
    else {
        return false;
    };
    let c = kit.theme.c;
    let pad = kit.theme.pad(18.0);
    let (room, left) = column(kit, ui, table, inspected, plates);
    let (x, wide) = (room.left(), room.width());
    let inner = wide - 2.0 * pad;
    let radius = kit.theme.em(13.0).min(20.0);
    let mut job = kit.title_job(&kit.tell(table.session, &sheet.title), 24.0, c.ink);
    job.wrap.max_width = inner - 2.0 * radius - 8.0;
    let title = ui.painter().layout_job(job);
    let gap = kit.theme.pad(8.0);
    let head = title.size().y.max(2.0 * radius) + gap * 2.0;
    let foot = if sheet.rule.is_some() { kit.button_height() + 2.0 * gap } else { 0.0 };
    let around = head + foot + 2.0 * pad;
    // What a choice would bring about is told in short over the table: here all of it.
    let foretold = table.picker.preview.iter().filter(|_| table.picker.hover == Some(inspected.target));
    let foretold = foretold.filter(|words| **words != sheet.title && !sheet.lines.contains(words));
    let lines: Vec<&Words> = foretold.chain(&sheet.lines).collect();
    let texts: Vec<String> = lines.iter().map(|words| kit.tell(table.session, words)).collect();
    if kit.spoken.on {
        kit.read_out("inspected", &format!("{} {}", title.text(), texts.join(" ")));
    }
    let terms = book.map(|book| explained(book, texts)).unwrap_or_default();
    let shown = (inspected, sheet.picture.as_ref(), &lines[..], &terms[..]);
    // A smaller picture is better than text below the fold.
    let set =
        |kit: &UiKit, wide: f32, share: f32| Content::new(kit, ui, table, shown, vec2(wide, room.height() * share));
    let whole = |content: &Content| content.high <= room.height() - around;
    let set_whole = PICTURES.iter().map(|share| set(kit, inner, *share)).find(whole);
    let scrolls = set_whole.is_none();
    // The bar stands beside it.
    let beside = inner - ui.spacing().scroll.allocated_width();
    let content = set_whole.unwrap_or_else(|| set(kit, beside, PICTURES[1]));
    // At the right it lies over buttons and chronicle, all of them or none.
    let high = if left { (content.high + around).min(room.height()) } else { room.height() };
    let rect = Rect::from_min_size(pos2(x, room.center().y - high * 0.5), vec2(wide, high));
    kit.panel(ui.painter(), rect);
    // What lies below it is not pressed through it.
    ui.interact(rect, Id::new("inspect sheet"), Sense::CLICK);
    let body = rect.shrink(pad);
    let top = body.top() + head - gap * 2.0;
    kit.spoken.about(title.text());
    ui.painter().galley(pos2(body.left(), body.top()), title, c.ink);
    paint::divider(ui.painter(), &c, pos2(body.left(), top + gap), inner);
    let closed = close(kit, ui, pos2(body.right() - radius, body.top() + radius), radius);
    if let Some(rule) = sheet.rule
        && (leads_on(kit, ui, body) || confirmed && !kit.focus.held())
    {
        wishes.add(Wish::Read(section(table, rule)));
    }
    let room = Rect::from_min_max(pos2(body.left(), body.top() + head), pos2(body.right(), body.bottom() - foot));
    let mut child = kit.inside(ui, room);
    if scrolls {
        // Another thing is read from its beginning.
        kit.reader(&mut child, &format!("inspect {:?}", inspected.target), |ui, kit| {
            let size = vec2(ui.available_width(), content.high);
            let (place, _) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
            content.tell(kit, ui, place);
        });
    } else {
        content.tell(kit, &child, room);
    }
    closed
}

/// Where the sheet has room, and whether that is at the left.
fn column(kit: &UiKit, ui: &Ui, table: &HudView, inspected: &Inspected, plates: &[Rect]) -> (Rect, bool) {
    let screen = ui.max_rect().shrink2(vec2(16.0, 8.0));
    let wide = kit.theme.em(350.0).min(screen.width() * 0.5);
    // A card of the tray lies nowhere on the table.
    let at = inspected.at.map(|at| at.x / kit.theme.zoom.max(0.01));
    let at = at.or_else(|| table.seen.of(inspected.target).map(|rect| rect.center().x));
    let is_there = at.is_some_and(|at| at > screen.right() - wide - kit.theme.em(BESIDE));
    let left = table.screen != Screen::Results && is_there;
    let x = if left { screen.left() } else { screen.right() - wide };
    // One may have to choose among the cards of the hand; large text needs all the room that there is.
    let keeps = |placed: &&Placed| placed.in_own_hand() && !bar::is_needed(kit);
    let hand = table.layout.pieces.iter().filter(keeps);
    let hand = hand.filter_map(|placed| table.seen.of(Target::Piece(placed.id)));
    let kept: Vec<Rect> = plates.iter().copied().chain(hand).collect();
    (between(Rect::from_x_y_ranges(x..=x + wide, screen.y_range()), &kept), left)
}

/// The button that puts the sheet away; whether it was taken.
fn close(kit: &mut UiKit, ui: &Ui, at: Pos2, radius: f32) -> bool {
    let touch = kit.disc(ui, at, radius, Id::new("inspect close"), "ui-close", false);
    let words = kit.t("ui-close");
    kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * radius)), words, Some(InputAction::Inspect));
    touch.clicked
}

/// The button at the foot of the sheet that leads to the rule book; whether it was taken.
fn leads_on(kit: &mut UiKit, ui: &Ui, body: Rect) -> bool {
    let text = kit.t("hud-rule-link");
    let command = Some(InputAction::Confirm);
    let size = vec2(kit.button_width(ui, &text, command).min(body.width()), kit.button_height());
    let at = Rect::from_min_size(pos2(body.center().x - size.x * 0.5, body.bottom() - size.y), size);
    kit.button(ui, at, Id::new("inspect rule"), Stuff::Paper, &text, command).clicked
}

/// The largest part of a column of the screen, from side to side, that leaves all plates whole.
fn between(column: Rect, plates: &[Rect]) -> Rect {
    let mut free = column;
    for plate in plates.iter().filter(|plate| plate.intersects(column)) {
        let (above, below) = (plate.top() - free.top(), free.bottom() - plate.bottom());
        free = if above > below {
            free.with_max_y(free.bottom().min(plate.top() - APART))
        } else {
            free.with_min_y(free.top().max(plate.bottom() + APART))
        };
    }
    // Where plates leave hardly anything it lies over them.
    if free.height() < column.height() * LEAST { column } else { free }
}

/// What is told on the sheet, set in a width.
struct Content<'a> {
    picture: Drawn<'a>,
    flows: Vec<Flow>,
    /// How many of them stand beside the picture, and how far to the right, in points.
    beside: (usize, f32),
    /// Words that it uses, and what they mean.
    terms: Vec<Flow>,
    gap: f32,
    /// How high it is.
    high: f32,
}

impl<'a> Content<'a> {
    /// `room` is how wide it may be, and how high its picture.
    fn new(
        kit: &UiKit,
        ui: &Ui,
        table: &HudView,
        (inspected, drawn, lines, terms): (&'a Inspected, Option<&'a Picture>, &[&Words], &[Term]),
        room: Vec2,
    ) -> Self {
        let palette = kit.theme.palette;
        let set = |words: &Words, wide: f32| {
            let text = kit.tell_marked(table.session, words);
            let bits =
                bits(&text, &Style::plain(kit.theme.c.ink), &|card| table.session.known.art().chip(card, palette));
            kit.flow(ui.painter(), &bits, 16.5, wide)
        };
        let gap = kit.theme.pad(8.0);
        let picture = picture(inspected, drawn, room);
        let shift = if matches!(drawn, Some(Picture::Portrait(_))) { picture.size.x + 1.5 * gap } else { 0.0 };
        let (mut flows, mut beside, mut stand) = (Vec::new(), 0, 0.0);
        for words in lines {
            let narrow = (shift > 0.0 && stand < picture.size.y).then(|| set(words, room.x - 8.0 - shift));
            // What would reach below the picture stands there, all of it.
            let narrow = narrow.filter(|flow| beside == flows.len() && stand + flow.size.y <= picture.size.y);
            if let Some(flow) = &narrow {
                (beside, stand) = (beside + 1, stand + flow.size.y + gap);
            }
            flows.push(narrow.unwrap_or_else(|| set(words, room.x - 8.0)));
        }
        let terms: Vec<Flow> = terms.iter().map(|term| meaning(kit, ui, table, term, room.x - 8.0)).collect();
        let above = picture.size.y + if picture.size.y > 0.0 { gap * 1.5 } else { 0.0 };
        let below = if terms.is_empty() { 0.0 } else { gap };
        let high = above + flows[beside..].iter().chain(&terms).map(|flow| flow.size.y + gap).sum::<f32>() + below;
        Self { picture, flows, beside: (beside, shift), terms, gap, high }
    }

    fn tell(&self, kit: &mut UiKit, ui: &Ui, room: Rect) {
        let mut at = tell(kit, ui, room, self);
        if !self.terms.is_empty() {
            let line = Stroke::new(1.0, kit.theme.c.hairline);
            ui.painter().hline(at.x..=room.right() - 4.0, at.y, line);
            at.y += self.gap;
        }
        for term in &self.terms {
            kit.paint_flow(ui.painter(), term, at);
            at.y += term.size.y + self.gap;
        }
    }
}

/// A word and what it means, set in a width.
fn meaning(kit: &UiKit, ui: &Ui, table: &HudView, term: &Term, width: f32) -> Flow {
    let c = kit.theme.c;
    let mut bits = vec![Bit::Text(format!("{}: ", term.word), Style::bold(c.ink_soft))];
    bits.extend(term.meaning.iter().map(|span| match span {
        Span::Text { text, .. } => Bit::Text(text.clone(), Style::plain(c.ink_soft)),
        Span::Card(card) => match table.session.known.art().chip(card, kit.theme.palette) {
            Some(chip) => Bit::Chip(chip),
            None => Bit::Text(card.clone(), Style::plain(c.ink_soft)),
        },
    }));
    kit.flow(ui.painter(), &bits, 14.5, width)
}

/// Pictures in rows, each with its place below the upper left corner.
struct Drawn<'a> {
    size: Vec2,
    cards: Vec<(Rect, &'a Drawing)>,
    other: Option<&'a Picture>,
}

/// Lays the picture out in a room.
fn picture<'a>(inspected: &'a Inspected, picture: Option<&'a Picture>, room: Vec2) -> Drawn<'a> {
    let rows = &inspected.drawings;
    let nothing = Drawn { size: Vec2::ZERO, cards: Vec::new(), other: None };
    match picture {
        None => nothing,
        Some(Picture::Faces(_)) => {
            let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
            if longest == 0 {
                return nothing;
            }
            let gap = 8.0;
            let (columns, lines) = (longest as f32, rows.len() as f32);
            // Two formations stand a little apart.
            let apart = 2.0 * gap;
            let wide = ((room.x - gap * (columns - 1.0)) / columns)
                .min((room.y - apart * (lines - 1.0)) / lines / CARD)
                .min(if longest == 1 { room.x * 0.7 } else { room.x * 0.34 });
            let card = vec2(wide, wide * CARD);
            let mut cards = Vec::new();
            for (line, row) in rows.iter().enumerate() {
                let whole = row.len() as f32 * (card.x + gap) - gap;
                let from = pos2((room.x - whole) * 0.5, line as f32 * (card.y + apart));
                for (column, drawing) in row.iter().enumerate() {
                    let at = from + vec2(column as f32 * (card.x + gap), 0.0);
                    cards.push((Rect::from_min_size(at, card), drawing));
                }
            }
            Drawn { size: vec2(room.x, lines * (card.y + apart) - apart), cards, other: None }
        }
        Some(Picture::Portrait(_)) => {
            let size = vec2(1.0, CARD) * (room.x * PORTRAIT).min(room.y / CARD);
            let drawn = rows.iter().flatten().map(|drawing| (Rect::from_min_size(Pos2::ZERO, size), drawing));
            Drawn { size, cards: drawn.collect(), other: None }
        }
        Some(Picture::Drawing(drawing)) => {
            let wide = (room.x * 0.5).min(room.y * 0.7);
            Drawn { size: vec2(room.x, (wide * drawing.shape).min(room.y)), cards: Vec::new(), other: picture }
        }
        Some(Picture::Icon(_)) => {
            Drawn { size: vec2(room.x, (room.x * 0.4).min(room.y * 0.6)), cards: Vec::new(), other: picture }
        }
    }
}

/// Paints picture and text; gives where the text ends.
fn tell(kit: &mut UiKit, ui: &Ui, room: Rect, content: &Content) -> Pos2 {
    let Content { picture, flows, gap, .. } = content;
    let painter = ui.painter();
    let wax = kit.theme.c.wax;
    let place = Rect::from_min_size(room.min, picture.size);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let white = bevy_egui::egui::Color32::WHITE;
    for (rect, drawing) in &picture.cards {
        let rect = rect.translate(room.min.to_vec2());
        let svg = || drawing.svg.clone();
        if let Some(texture) = kit.icons.drawing(painter.ctx(), &kit.theme, &drawing.name, rect.size(), svg) {
            paint::shadow(painter, rect.shrink(2.0), 8.0, 10, 120);
            painter.image(texture.id(), rect, whole, white);
        }
    }
    match picture.other {
        Some(Picture::Icon(name)) => {
            kit.icon(painter, name, place.center(), picture.size.y, wax);
        }
        Some(Picture::Drawing(drawing)) => {
            let svg = drawing.svg(kit.theme.palette);
            let name = format!("inspect {svg}");
            if let Some(texture) = kit.icons.drawing(ui.ctx(), &kit.theme, &name, place.size(), || svg.to_owned()) {
                painter.image(texture.id(), place, whole, white);
            }
        }
        _ => {}
    }
    let (beside, below) = flows.split_at(content.beside.0);
    let mut at = pos2(room.left() + 4.0 + content.beside.1, room.top());
    for flow in beside {
        kit.paint_flow(painter, flow, at);
        at.y += flow.size.y + gap;
    }
    at = pos2(room.left() + 4.0, room.top() + picture.size.y);
    if picture.size.y > 0.0 {
        at.y += gap * 1.5;
    }
    for flow in below {
        kit.paint_flow(painter, flow, at);
        at.y += flow.size.y + gap;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_stands_between_plates() {
        let column = Rect::from_min_max(pos2(8.0, 8.0), pos2(358.0, 712.0));
        let plate = |left: f32, top: f32| Rect::from_min_size(pos2(left, top), vec2(250.0, 60.0));
        assert_eq!(between(column, &[]), column);
        assert_eq!(between(column, &[plate(700.0, 14.0)]), column, "elsewhere");
        let free = between(column, &[plate(16.0, 14.0), plate(16.0, 620.0)]);
        assert_eq!((free.top(), free.bottom()), (74.0 + APART, 620.0 - APART));
        assert_eq!(free.x_range(), column.x_range());
        assert_eq!(between(column, &[plate(16.0, 200.0), plate(16.0, 500.0)]), column, "no room");
    }

    #[test]
    fn formations_lie_in_rows_within_the_room() {
        let drawing = || Drawing { name: String::new(), svg: String::new() };
        let target = crate::table::Target::Count(0);
        let drawings = vec![vec![drawing(), drawing(), drawing()], vec![drawing()]];
        let inspected = Inspected { target, sheet: None, drawings, at: None };
        let faces = Picture::Faces(Vec::new());
        let drawn = picture(&inspected, Some(&faces), vec2(300.0, 280.0));
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 280.0));
        assert_eq!(drawn.cards.len(), 4);
        for (n, (rect, _)) in drawn.cards.iter().enumerate() {
            assert!(room.expand(0.1).contains_rect(*rect), "{rect:?}");
            assert!(drawn.cards[..n].iter().all(|(other, _)| !other.intersects(*rect)));
        }
    }
}
