//! Beside the cards: the one that was pointed at last, large, and what stands on it in letters that can be read from afar.

use bevy_egui::egui::Ui;

use super::pictures::Pictures;
use super::{View, sheet};
use crate::client::table::{Art, Workshop};
use crate::client::ui::kit::Kit;

/// Width of the picture in points at 100 % text: what stands below it is to have room.
const PICTURE: f32 = 196.0;

/// Draws it.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, view: &View, game: (&dyn Art, &dyn Workshop), pictures: &mut Pictures) {
    let Some(card) = view.seen else { return };
    let wide = kit.theme.em(PICTURE).min(ui.available_width());
    sheet::picture(kit, ui, view, pictures, card, wide);
    kit.scroll(ui, "workshop beside", |ui, kit| {
        let name = view.title(card);
        kit.heading(ui, name, 19.0);
        sheet::text(kit, ui, card, 15.0, game);
    });
}
