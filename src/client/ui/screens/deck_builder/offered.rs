//! The left side: every card that can be taken, as pictures with filters and a search.

use bevy_egui::egui::{Align2, Id, PointerButton, Rect, Ui};

use super::bench::Bench;
use super::grid::{self, Grid};
use super::pictures::Pictures;
use super::wishes::{Wish, Wishes};
use super::{CARDS, Eye, GROUPS, SEARCH, View};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::focus::Keeps;
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::{Touch, UiKit};
use crate::client::ui::widgets::choice::Filter;
use crate::engine::Words;
use crate::rulebook::book::searchable;
use crate::table::{PieceId, TrayCard, TrayGroup};

/// Width of a card in points, at 100 % text.
const WIDE: f32 = 148.0;
/// Width of what is shown of a card beside the others, in points at 100 % text.
const BESIDE: f32 = 340.0;
/// Seconds after which a press that stays on a card inspects it.
const LONG: f32 = 0.5;

/// Draws it. A card that is taken is wished into the deck. Gives the room beside the cards, where there is enough of it.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &Bench,
    view: &mut View,
    pictures: &mut Pictures,
    wishes: &mut Wishes,
) -> Option<Rect> {
    let found = found(view);
    head(kit, ui, view, found.len());
    let roomy = ui.available_width() > kit.theme.em(840.0);
    if roomy {
        groups(kit, ui, view);
    }
    let mut room = Room::of(ui.available_rect_before_wrap(), kit.theme.pad(20.0));
    let beside = roomy.then(|| room.right(kit.theme.em(BESIDE)));
    let mut page = kit.inside(ui, room.rest);
    kit.scroll(&mut page, "deck builder cards", |ui, kit| {
        if !roomy {
            groups(kit, ui, view);
        }
        kit.focus.on_group(CARDS);
        if found.is_empty() {
            kit.paragraph(ui, &kit.t("tray-none"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        cards(kit, ui, bench, view, (pictures, wishes), &found);
    });
    kit.focus.on_group(0);
    beside.map(|beside| beside.with_min_y(beside.top() + grid::GAP * 0.5))
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
fn head(kit: &mut UiKit, ui: &mut Ui, view: &mut View, shown: usize) {
    let mut line = Room::of(strip(ui, kit.theme.em(20.0) + 14.0), 14.0);
    let count = Words::new("tray-count").with("shown", shown as i64).with("all", view.offered.cards.len() as i64);
    let count = kit.say(&count);
    let (font, ink) = (kit.theme.italic(15.0), kit.theme.c.ink_soft);
    let counted = line.right(kit.width(ui.painter(), &count, font.clone()));
    kit.focus.on_group(SEARCH);
    kit.search_at(ui, line.rest, Id::new("deck builder search"), &mut view.query, &kit.t("tray-search"));
    kit.line(ui.painter(), counted.right_center(), Align2::RIGHT_CENTER, &count, font, ink, 0.0);
}

fn groups(kit: &mut UiKit, ui: &mut Ui, view: &mut View) {
    if view.offered.groups.is_empty() {
        return;
    }
    let palette = kit.theme.palette;
    let sign = |group: &TrayGroup| group.colour.map(|dye| (dye.colour(palette), group.icon));
    let all = Filter { name: kit.t("tray-all"), sign: None };
    let groups = view.offered.groups.iter().map(|group| Filter { name: kit.say(&group.words), sign: sign(group) });
    let filters: Vec<Filter> = std::iter::once(all).chain(groups).collect();
    let now = view.group.map_or(0, |group| group + 1);
    kit.focus.on_group(GROUPS);
    if let Some(new) = kit.filters(ui, Id::new("deck builder group"), &filters, now) {
        view.group = new.checked_sub(1);
    }
}

fn cards(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &Bench,
    view: &mut View,
    (pictures, wishes): (&mut Pictures, &mut Wishes),
    found: &[usize],
) {
    let grid = Grid::new(kit, ui, WIDE, found.len());
    let mut held = None;
    for (n, &place) in found.iter().enumerate() {
        let Some(card) = view.offered.cards.get(place) else { continue };
        let (card, face_of) = (card.id, card.face);
        let rect = grid.place(n);
        let id = card_id(card);
        if n == 0 && std::mem::take(&mut view.fresh) {
            kit.focus.set(id);
        }
        let touch = kit.touch(ui, rect, id, Keeps::Nothing);
        kit.speak(&touch, || Control::Button, view.titles.get(place).map_or("", String::as_str));
        held = held.or(touched(kit, ui, view, card, &touch, wishes));
        if ui.is_rect_visible(grid.whole(n)) {
            let count = bench.count(card);
            grid::paint(kit, ui, pictures, rect, face_of, count, count > 0);
            kit.halo(ui, rect, grid::radius(rect), &touch);
        }
    }
    view.held = held;
}

/// By which a card is focused.
fn card_id(card: PieceId) -> Id {
    Id::new("deck builder card").with(card)
}

/// A press takes a card, a long one inspects it. Gives the card that is held down, and since when.
fn touched(
    kit: &mut UiKit,
    ui: &Ui,
    view: &mut View,
    card: PieceId,
    touch: &Touch,
    wishes: &mut Wishes,
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
        wishes.add(Wish::Add(card));
        kit.sound("button");
    }
    if touch.down {
        ui.ctx().request_repaint();
    }
    touch.down.then_some((card, since))
}
