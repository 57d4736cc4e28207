//! The right side: the deck in work, what is wrong with it, and its cards with one more and one fewer of each.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::bench::Bench;
use super::wishes::{Wish, Wishes};
use super::{DECK, Eye, NAME, View, parts};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::{colours, paint};
use crate::engine::Words;
use crate::table::{Chip, DeckBuilder, PieceId};

/// Draws it; what is done with it is wished.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &Bench,
    view: &mut View,
    deck_builder: &dyn DeckBuilder,
    wishes: &mut Wishes,
) {
    name(kit, ui, bench, wishes);
    total(kit, ui, bench, deck_builder.size());
    kit.focus.on_group(DECK);
    kit.scroll(ui, "deck builder deck", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 4.0;
        verdict(kit, ui, bench);
        rows(kit, ui, bench, view, deck_builder, wishes);
    });
    kit.focus.on_group(0);
}

fn name(kit: &mut UiKit, ui: &mut Ui, bench: &Bench, wishes: &mut Wishes) {
    let hint = kit.t("deck-builder-name-hint");
    let wide = ui.available_width();
    let mut name = bench.name().to_owned();
    kit.focus.on_group(NAME);
    if kit.field(ui, Id::new("deck builder name"), wide, &mut name, &hint, Some("ui-quill")) {
        wishes.add(Wish::Rename(name));
    }
}

/// How many cards of how many, and whether they are in the file.
fn total(kit: &mut UiKit, ui: &mut Ui, bench: &Bench, size: usize) {
    let c = kit.theme.c;
    let line = strip(ui, kit.theme.em(26.0));
    let count = Words::new("deck-builder-count").with("count", bench.total() as i64).with("size", size as i64);
    let ink = if bench.total() == size { c.ink } else { c.wax };
    let count = kit.say(&count);
    let end = kit.title(ui.painter(), line.left_center(), Align2::LEFT_CENTER, &count, 21.0, ink).right();
    // What cannot be played yet is kept all the same.
    let state = kit.t(match (bench.is_kept(), bench.wrong().is_empty()) {
        (false, _) => "deck-builder-unsaved",
        (true, true) => "deck-builder-saved",
        (true, false) => "deck-builder-draft",
    });
    let font = kit.theme.italic(15.0);
    let room = line.right() - end - 14.0;
    kit.line(ui.painter(), line.right_center(), Align2::RIGHT_CENTER, &state, font, c.ink_soft, room);
    paint::divider(ui.painter(), &c, pos2(line.left(), line.bottom() + 4.0), line.width());
    ui.add_space(8.0);
}

/// What is wrong, line by line; or that nothing is.
fn verdict(kit: &mut UiKit, ui: &mut Ui, bench: &Bench) {
    for (key, lines) in [("deck-builder-refused", bench.refused()), ("deck-builder-broken", bench.broken())] {
        if !lines.is_empty() {
            kit.heading(ui, &kit.t(key), 18.0);
            lines.iter().for_each(|words| line(kit, ui, "ui-warning", words));
            kit.rule(ui);
        }
    }
    if !bench.broken().is_empty() {
        return;
    }
    if bench.wrong().is_empty() {
        line(kit, ui, "ui-check", &Words::new("deck-builder-playable"));
    }
    bench.wrong().iter().for_each(|words| line(kit, ui, "ui-warning", words));
    kit.rule(ui);
}

/// A sentence with an icon before it.
fn line(kit: &mut UiKit, ui: &mut Ui, icon: &str, words: &Words) {
    let c = kit.theme.c;
    let size = kit.theme.em(17.0);
    let wide = ui.available_width() - size - 9.0;
    let galley = ui.painter().layout(kit.say(words), kit.theme.font(15.5), c.ink, wide);
    let mut row = Room::of(strip(ui, galley.size().y), 9.0);
    let middle = row.left(size).center_top() + vec2(0.0, kit.theme.em(11.0));
    kit.icon(ui.painter(), icon, middle, size, c.wax);
    ui.painter().galley(row.rest.min, galley, c.ink);
}

/// The cards of the deck, by their first groups.
fn rows(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &Bench,
    view: &mut View,
    deck_builder: &dyn DeckBuilder,
    wishes: &mut Wishes,
) {
    if bench.deck().is_empty() && bench.broken().is_empty() {
        kit.paragraph(ui, &kit.t("deck-builder-empty"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
    }
    for part in parts(bench.deck(), &view.offered) {
        kit.heading(ui, &kit.say(&part.words), 17.0);
        for (card, count) in part.cards {
            row(kit, ui, view, deck_builder, (card, count), wishes);
        }
    }
}

/// How much of its square a sign takes.
const SIGN: f32 = 0.82;

/// What is to be seen on a card, in a square.
fn thumbnail(kit: &mut UiKit, ui: &Ui, sign: Option<&Chip>, rect: Rect) {
    if let Some(sign) = sign {
        ui.painter().rect_filled(rect, 2.0, colours::of(sign.colour));
        if let Some(icon) = sign.icon {
            kit.icon(ui.painter(), icon, rect.center(), rect.width() * SIGN, colours::of(sign.ink));
        }
    }
    ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.0, kit.theme.c.hairline), StrokeKind::Outside);
}

/// A card of the deck: how many, with one more and one fewer at either side, its emblem and its name.
fn row(
    kit: &mut UiKit,
    ui: &mut Ui,
    view: &mut View,
    deck_builder: &dyn DeckBuilder,
    (card, count): (PieceId, u8),
    wishes: &mut Wishes,
) {
    let radius = kit.theme.em(11.0).max(13.0);
    let high = (2.0 * radius + 4.0).max(kit.theme.em(22.0));
    let line = strip(ui, high);
    let mut row = Room::of(line, 0.0);
    row.left(1.0);
    let (fewer, number, more) = (row.left(2.0 * radius), row.left(kit.theme.em(30.0)), row.left(2.0 * radius));
    let discs = [
        (fewer, "ui-minus", "hud-count-fewer", Wish::Remove(card)),
        (more, "ui-plus", "hud-count-more", Wish::Add(card)),
    ];
    for (n, (place, icon, words, wish)) in discs.into_iter().enumerate() {
        let id = Id::new("deck builder row").with((card, n));
        let touch = kit.disc(ui, place.center(), radius, id, icon, false);
        kit.tip(&touch, Rect::from_center_size(place.center(), Vec2::splat(2.0 * radius)), kit.t(words), None);
        if touch.focused {
            view.pointed = Some(card);
            view.in_deck = true;
        }
        if touch.clicked {
            wishes.add(wish);
        }
    }
    if ui.is_rect_visible(line) {
        count_and_name(kit, ui, view, deck_builder, (card, count), (number, row.rest));
    }
}

/// What stands between the two buttons of a card, and behind them.
fn count_and_name(
    kit: &mut UiKit,
    ui: &Ui,
    view: &mut View,
    deck_builder: &dyn DeckBuilder,
    (card, count): (PieceId, u8),
    (number, name): (Rect, Rect),
) {
    let c = kit.theme.c;
    let painter = ui.painter();
    kit.line_in(painter, number, Align2::CENTER_CENTER, &count.to_string(), kit.theme.black(16.0), c.ink);
    let mut room = Room::of(name.with_min_x(name.left() + 8.0), 8.0);
    let edge = name.height() - 2.0;
    let thumb = Rect::from_center_size(room.left(edge).center(), Vec2::splat(edge));
    thumbnail(kit, ui, deck_builder.emblem(card, kit.theme.palette).as_ref(), thumb);
    let words = kit.line_in(painter, room.rest, Align2::LEFT_CENTER, view.title(card), kit.theme.font(16.0), c.ink);
    // The words inspect, as the picture does on the other side.
    let touch = ui.interact(words.expand2(vec2(4.0, 2.0)), Id::new("deck builder title").with(card), Sense::CLICK);
    if touch.clicked() {
        view.eye = Some(Eye { card, right: false });
    }
}
