//! The right side: the deck in work, what is wrong with it, and its cards with one more and one fewer of each.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::bench::Bench;
use super::{DECK, Eye, NAME, View, parts};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::{colours, paint};
use crate::engine::Words;
use crate::table::{Chip, DeckBuilder, PieceId};

pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, bench: &mut Bench, view: &mut View, deck_builder: &dyn DeckBuilder) {
    name(kit, ui, bench);
    total(kit, ui, bench, deck_builder.size());
    kit.focus.on_group(DECK);
    kit.scroll(ui, "deck builder deck", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 4.0;
        verdict(kit, ui, bench);
        rows(kit, ui, bench, view, deck_builder);
    });
    kit.focus.on_group(0);
}

fn name(kit: &mut UiKit, ui: &mut Ui, bench: &mut Bench) {
    let hint = kit.t("deck-builder-name-hint");
    let wide = ui.available_width();
    let mut name = bench.name().to_owned();
    kit.focus.on_group(NAME);
    if kit.field(ui, Id::new("deck builder name"), wide, &mut name, &hint, Some("ui-quill")) {
        bench.rename(name);
    }
}

/// How many cards of how many, and whether they are in the file.
fn total(kit: &mut UiKit, ui: &mut Ui, bench: &Bench, size: usize) {
    let c = kit.theme.c;
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), kit.theme.em(26.0)), Sense::hover());
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
            let words = kit.t(key);
            kit.heading(ui, &words, 18.0);
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
    let indent = size + 9.0;
    let text = kit.say(words);
    let galley = ui.painter().layout(text, kit.theme.font(15.5), c.ink, ui.available_width() - indent);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
    let middle = pos2(rect.left() + size * 0.5, rect.top() + kit.theme.em(11.0));
    kit.icon(ui.painter(), icon, middle, size, c.wax);
    ui.painter().galley(rect.min + vec2(indent, 0.0), galley, c.ink);
}

/// The cards of the deck, by their first groups.
fn rows(kit: &mut UiKit, ui: &mut Ui, bench: &mut Bench, view: &mut View, deck_builder: &dyn DeckBuilder) {
    if bench.deck().is_empty() {
        if bench.broken().is_empty() {
            let words = kit.t("deck-builder-empty");
            kit.paragraph(ui, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        return;
    }
    for part in parts(bench.deck(), &view.offered) {
        let words = kit.say(&part.words);
        kit.heading(ui, &words, 17.0);
        for (card, count) in part.cards {
            row(kit, ui, bench, view, deck_builder, (card, count));
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

fn row(
    kit: &mut UiKit,
    ui: &mut Ui,
    bench: &mut Bench,
    view: &mut View,
    deck_builder: &dyn DeckBuilder,
    (card, count): (PieceId, u8),
) {
    let c = kit.theme.c;
    let radius = kit.theme.em(11.0).max(13.0);
    let high = (2.0 * radius + 4.0).max(kit.theme.em(22.0));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let number = kit.theme.em(30.0);
    let fewer = pos2(rect.left() + radius + 1.0, rect.center().y);
    let more = pos2(fewer.x + 2.0 * radius + number, rect.center().y);
    let discs = [(fewer, "ui-minus", "hud-count-fewer"), (more, "ui-plus", "hud-count-more")];
    for (n, (at, icon, words)) in discs.into_iter().enumerate() {
        let touch = kit.disc(ui, at, radius, Id::new("deck builder row").with((card, n)), icon, false);
        let words = kit.t(words);
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(2.0 * radius)), words, None);
        if touch.focused {
            view.pointed = Some(card);
            view.in_deck = true;
        }
        match (touch.clicked, n) {
            (true, 0) => bench.remove(card),
            (true, _) => bench.add(card),
            (false, _) => {}
        }
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    let middle = pos2((fewer.x + more.x) * 0.5, rect.center().y);
    let font = kit.theme.black(16.0);
    kit.line(painter, middle, Align2::CENTER_CENTER, &count.to_string(), font, c.ink, number);
    let edge = rect.height() - 2.0;
    let thumb = Rect::from_center_size(pos2(more.x + radius + 8.0 + edge * 0.5, rect.center().y), Vec2::splat(edge));
    thumbnail(kit, ui, deck_builder.emblem(card, kit.theme.palette).as_ref(), thumb);
    let at = pos2(thumb.right() + 8.0, rect.center().y);
    let title = view.title(card);
    let left = rect.right() - at.x;
    let words = kit.line(painter, at, Align2::LEFT_CENTER, title, kit.theme.font(16.0), c.ink, left);
    // The words inspect, as the picture does on the other side.
    let words = words.expand2(vec2(4.0, 2.0));
    let touch = ui.interact(words, Id::new("deck builder title").with(card), Sense::CLICK);
    if touch.clicked() {
        view.eye = Some(Eye { card, right: false });
    }
}
