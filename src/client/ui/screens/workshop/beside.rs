//! Beside the cards: what stands on the one that was pointed at last, in letters that can be read from afar; and its picture, if
//! only its name is seen elsewhere.

use bevy_egui::egui::Ui;

use super::pictures::Pictures;
use super::{View, sheet};
use crate::client::table::{Art, Workshop};
use crate::client::ui::kit::Kit;

/// Width of the picture in points at 100 % text: what stands below it is to have room.
const PICTURE: f32 = 196.0;
/// Sizes of its name and of what stands on it, below its picture and without one.
const BELOW: (f32, f32) = (19.0, 15.0);
const ALONE: (f32, f32) = (23.0, 17.5);

/// Draws it.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, view: &View, game: (&dyn Art, &dyn Workshop), pictures: &mut Pictures) {
    let Some((card, in_deck)) = view.seen else { return };
    // Among the cards at the left its picture is seen already.
    let (heading, text) = if in_deck { BELOW } else { ALONE };
    if in_deck {
        let wide = kit.theme.em(PICTURE).min(ui.available_width());
        sheet::picture(kit, ui, view, pictures, card, wide);
    }
    kit.scroll(ui, "workshop beside", |ui, kit| {
        let name = view.title(card);
        kit.heading(ui, name, heading);
        sheet::text(kit, ui, card, text, game);
    });
}
