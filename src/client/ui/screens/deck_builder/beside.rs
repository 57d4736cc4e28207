//! Beside the cards: the one that was pointed at last, so large that what stands on it can be read.

use bevy_egui::egui::Ui;

use super::pictures::Pictures;
use super::{View, sheet};
use crate::client::ui::ui_kit::UiKit;
use crate::table::{CARD, DeckBuilder};

/// Draws it, and says to a screen reader what stands on it.
pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, view: &View, deck_builder: &dyn DeckBuilder, pictures: &mut Pictures) {
    let Some(card) = view.seen else { return };
    let room = ui.available_size();
    let wide = ((room.y - sheet::AROUND) * CARD.x / CARD.z).min(room.x);
    sheet::picture(kit, ui, pictures, deck_builder.printed(card), wide);
    if kit.spoken.on {
        let told: Vec<String> = deck_builder.text(card).iter().map(|words| kit.say(words)).collect();
        kit.read_out("deck builder card", &format!("{}. {}", view.title(card), told.join(" ")));
    }
}
