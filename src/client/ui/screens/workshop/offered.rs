//! The left side: every card that can be taken, as pictures with groups and a search.

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Align2, Color32, Id, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::bench::Bench;
use super::pictures::Pictures;
use super::{CARDS, Eye, GROUPS, SEARCH, View};
use crate::client::table::{CARD, Face, PieceId, TrayCard};
use crate::client::ui::book::searchable;
use crate::client::ui::focus::Keeps;
use crate::client::ui::kit::{Kit, Touch};
use crate::client::ui::paint;
use crate::client::ui::spoken::Control;
use crate::engine::Words;

/// Width of a card in points, at 100 % text.
const WIDE: f32 = 104.0;
/// Points between cards.
const GAP: f32 = 12.0;
/// Seconds after which a press that stays on a card inspects it.
const LONG: f32 = 0.5;

/// Draws it. A card that is taken comes into the deck.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, bench: &mut Bench, view: &mut View, pictures: &mut Pictures) {
    let found = found(view);
    head(kit, ui, view, found.len());
    kit.scroll(ui, "workshop cards", |ui, kit| {
        groups(kit, ui, view);
        kit.focus.on_group(CARDS);
        if found.is_empty() {
            let words = kit.t("tray-none");
            kit.paragraph(ui, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        cards(kit, ui, bench, view, pictures, &found);
    });
    kit.focus.on_group(0);
}

/// The places of the cards that are shown.
fn found(view: &View) -> Vec<usize> {
    let query = searchable(&view.query);
    let shown = |card: &TrayCard, title: &String| {
        let title = searchable(title);
        view.group.is_none_or(|group| card.groups.contains(&group))
            && query.split_whitespace().all(|word| title.contains(word))
    };
    let titled = view.offered.cards.iter().zip(&view.titles).enumerate();
    titled.filter(|(_, (card, title))| shown(card, title)).map(|(place, _)| place).collect()
}

/// The search, and how much it has found.
fn head(kit: &mut Kit, ui: &mut Ui, view: &mut View, shown: usize) {
    let high = kit.theme.em(20.0) + 14.0;
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let count = Words::new("tray-count").with("shown", shown as i64).with("all", view.offered.cards.len() as i64);
    let count = kit.say(&count);
    let font = kit.theme.italic(15.0);
    let counted = kit.width(ui.painter(), &count, font.clone());
    let field = line.with_max_x(line.right() - counted - 14.0);
    let hint = kit.t("tray-search");
    kit.focus.on_group(SEARCH);
    kit.field_at(ui, field, Id::new("workshop search"), &mut view.query, &hint, Some("ui-search"));
    let ink = kit.theme.c.ink_soft;
    kit.line(ui.painter(), line.right_center(), Align2::RIGHT_CENTER, &count, font, ink, 0.0);
}

fn groups(kit: &mut Kit, ui: &mut Ui, view: &mut View) {
    if view.offered.groups.is_empty() {
        return;
    }
    let all = (kit.t("tray-all"), "ui-deck");
    let groups = view.offered.groups.iter().map(|group| (kit.say(&group.words), group.icon));
    let names: Vec<(String, &str)> = std::iter::once(all).chain(groups).collect();
    let now = view.group.map_or(0, |group| group + 1);
    kit.focus.on_group(GROUPS);
    if let Some(new) = kit.tabs(ui, Id::new("workshop group"), &names, now) {
        view.group = new.checked_sub(1);
    }
}

fn cards(kit: &mut Kit, ui: &mut Ui, bench: &mut Bench, view: &mut View, pictures: &mut Pictures, found: &[usize]) {
    let wide = kit.theme.pad(WIDE);
    let face = vec2(wide, wide * CARD.z / CARD.x);
    let step = face + vec2(GAP, GAP + kit.theme.em(20.0));
    let room = ui.available_width();
    let columns = (((room + GAP) / step.x) as usize).max(1);
    let rows = found.len().div_ceil(columns);
    let (area, _) = ui.allocate_exact_size(vec2(room, rows as f32 * step.y + GAP), Sense::hover());
    let left = area.left() + (room + GAP - columns as f32 * step.x).max(0.0) * 0.5;
    let mut held = None;
    for (n, &place) in found.iter().enumerate() {
        let Some(card) = view.offered.cards.get(place) else { continue };
        let (card, face_of) = (card.id, card.face);
        let at = vec2((n % columns) as f32 * step.x, (n / columns) as f32 * step.y + GAP * 0.5);
        let rect = Rect::from_min_size(pos2(left, area.top()) + at, face);
        let id = card_id(card);
        if n == 0 && std::mem::take(&mut view.fresh) {
            kit.focus.set(id);
        }
        let touch = kit.touch(ui, rect, id, Keeps::Nothing);
        kit.speak(&touch, || Control::Button, view.titles.get(place).map_or("", String::as_str));
        held = held.or(touched(kit, ui, bench, view, card, &touch));
        if ui.is_rect_visible(rect.expand2(vec2(0.0, step.y - face.y))) {
            let title = view.titles.get(place).map_or("", String::as_str);
            paint_card(kit, ui, pictures, rect, face_of, title, bench.count(card), &touch);
        }
    }
    view.held = held;
}

/// By which a card is focused.
fn card_id(card: PieceId) -> Id {
    Id::new("workshop card").with(card)
}

/// A press takes a card, a long one inspects it. Gives the card that is held down, and since when.
fn touched(
    kit: &mut Kit,
    ui: &Ui,
    bench: &mut Bench,
    view: &mut View,
    card: PieceId,
    touch: &Touch,
) -> Option<(PieceId, f32)> {
    let since = view.held.filter(|(held, _)| *held == card).map_or(kit.theme.now, |(_, since)| since);
    let long = kit.theme.now - since >= LONG;
    if touch.focused {
        view.pointed = Some(card);
        let middle = ui.input(|input| input.pointer.button_pressed(PointerButton::Middle)) && !kit.focus.by_keys();
        if middle || touch.down && long {
            view.eye = Some(Eye { card, right: true });
        }
    }
    if touch.clicked && !long {
        bench.add(card);
        kit.sound("button");
    }
    if touch.down {
        ui.ctx().request_repaint();
    }
    touch.down.then_some((card, since))
}

fn paint_card(
    kit: &mut Kit,
    ui: &Ui,
    pictures: &mut Pictures,
    rect: Rect,
    face: Face,
    title: &str,
    count: u8,
    touch: &Touch,
) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let radius = rect.width() * 0.05;
    match pictures.of(face, rect.size() * kit.theme.pixels) {
        Some(picture) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.add(RectShape::filled(rect, radius as u8, Color32::WHITE).with_texture(picture.id(), whole));
        }
        None => {
            paint::slip(painter, &c, rect, c.paper_deep);
            kit.icon(painter, "ui-deck", rect.center(), rect.width() * 0.5, c.hairline);
        }
    }
    let taken = count > 0;
    let rim = if taken { Stroke::new(3.0, c.wax) } else { Stroke::new(1.0, c.hairline) };
    painter.rect_stroke(rect, radius as u8, rim, StrokeKind::Outside);
    if taken {
        let size = kit.theme.em(13.0).min(rect.width() * 0.24);
        let at = rect.right_top() + vec2(-size * 0.7, size * 0.7);
        painter.circle(at, size, c.wax, Stroke::new(2.0, c.brass));
        let font = kit.theme.black(15.0);
        kit.line(painter, at, Align2::CENTER_CENTER, &count.to_string(), font, c.on_wax, size * 1.7);
    }
    kit.halo(ui, rect, radius, touch);
    let at = pos2(rect.center().x, rect.bottom() + kit.theme.em(11.0) + 2.0);
    let font = if taken { kit.theme.bold(13.5) } else { kit.theme.font(13.5) };
    kit.line(painter, at, Align2::CENTER_CENTER, title, font, c.ink, rect.width() + GAP - 2.0);
}
