//! Beside the cards: the one that was pointed at last, so large that what stands on it can be read.

use bevy_egui::egui::Ui;

use super::pictures::Pictures;
use super::{View, sheet};
use crate::client::table::{CARD, Workshop};
use crate::client::ui::kit::Kit;

/// Draws it, and says to a screen reader what stands on it.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, view: &View, workshop: &dyn Workshop, pictures: &mut Pictures) {
    let Some(card) = view.seen else { return };
    let room = ui.available_size();
    let wide = ((room.y - sheet::AROUND) * CARD.x / CARD.z).min(room.x);
    sheet::picture(kit, ui, pictures, workshop.printed(card), wide);
    if kit.spoken.on {
        let told: Vec<String> = workshop.text(card).iter().map(|words| kit.say(words)).collect();
        kit.read_out("workshop card", &format!("{}. {}", view.title(card), told.join(" ")));
    }
}
