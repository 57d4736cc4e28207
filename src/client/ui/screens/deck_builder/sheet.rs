//! A card looked at closely: its picture as large as there is room for it, and its text.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Ui, Vec2, pos2, vec2};

use super::pictures::Pictures;
use super::{Eye, View};
use crate::client::controls::InputAction;
use crate::client::ui::boxes::strip;
use crate::client::ui::focus::CORNER;
use crate::client::ui::paint;
use crate::client::ui::rich::{Style, bits};
use crate::client::ui::ui_kit::UiKit;
use crate::table::{Art, CARD, DeckBuilder, Face, PieceId};

/// Points above and below a picture together, and between sentences.
pub(super) const AROUND: f32 = 12.0;
const BETWEEN: f32 = 6.0;
/// Size of what stands on a card.
const TEXT: f32 = 16.5;

/// Draws the sheet; whether it is put away.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    eye: Eye,
    view: &View,
    (art, deck_builder): (&dyn Art, &dyn DeckBuilder),
    pictures: &mut Pictures,
) -> bool {
    let c = kit.theme.c;
    let room = ui.available_rect_before_wrap();
    let radius = kit.theme.em(13.0).min(20.0);
    let mut job = kit.title_job(view.title(eye.card), 24.0, c.ink);
    job.wrap.max_width = room.width() - 2.0 * radius - 8.0;
    let title = ui.painter().layout_job(job);
    let head = strip(ui, title.size().y.max(2.0 * radius));
    ui.painter().galley(head.min, title, c.ink);
    let place = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(2.0 * radius), head);
    kit.focus.on_group(CORNER);
    let id = Id::new("deck builder eye close");
    let touch = kit.disc(ui, place.center(), radius, id, "ui-close", false);
    kit.tip(&touch, place, kit.t("ui-close"), Some(InputAction::Inspect));
    kit.focus.on_group(0);
    kit.rule(ui);
    kit.scroll(ui, "deck builder eye", |ui, kit| {
        let wide = (ui.available_width() * 0.75).min(room.height() * 0.5 * CARD.x / CARD.z);
        picture(kit, ui, pictures, deck_builder.printed(eye.card), wide);
        write(kit, ui, eye.card, (art, deck_builder));
    });
    touch.clicked
}

/// The picture of a card, so many points wide, in the middle of the page.
pub(super) fn picture(kit: &UiKit, ui: &mut Ui, pictures: &mut Pictures, face: Option<Face>, wide: f32) {
    let size = vec2(wide, wide * CARD.z / CARD.x);
    let place = strip(ui, size.y + AROUND);
    let Some(picture) = face.and_then(|face| pictures.of(face, size * kit.theme.pixels)) else { return };
    let rect = Rect::from_center_size(place.center(), size);
    paint::shadow(ui.painter(), rect.shrink(2.0), 8.0, 10, 120);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(picture.id(), rect, whole, Color32::WHITE);
}

/// Writes what stands on a card, sentence by sentence.
fn write(kit: &mut UiKit, ui: &mut Ui, card: PieceId, (art, deck_builder): (&dyn Art, &dyn DeckBuilder)) {
    for words in deck_builder.text(card) {
        let text = kit.say_marked(&words);
        let bits = bits(&text, &Style::plain(kit.theme.c.ink), &|card| art.chip(card, kit.theme.palette));
        let flow = kit.flow(ui.painter(), &bits, TEXT, ui.available_width() - 8.0);
        let at = strip(ui, flow.size.y + BETWEEN).min;
        kit.paint_flow(ui.painter(), &flow, at);
    }
}
