//! Beside the cards: the one that was pointed at last, as large as there is room for it above what stands on it, which is in letters
//! that can be read from afar.

use bevy_egui::egui::Ui;

use super::pictures::Pictures;
use super::{View, sheet};
use crate::client::table::{Art, CARD, Workshop};
use crate::client::ui::kit::Kit;

/// The least width of the picture in points at 100 % text.
const LEAST: f32 = 116.0;
/// Sizes of its name and of what stands on it, below its picture and without one.
const BELOW: (f32, f32) = (20.0, 15.5);
const ALONE: (f32, f32) = (23.0, 17.5);
/// Points between what stands here.
const APART: f32 = 3.0;

/// Draws it.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, view: &View, game: (&dyn Art, &dyn Workshop), pictures: &mut Pictures) {
    let Some((card, in_deck)) = view.seen else { return };
    ui.spacing_mut().item_spacing.y = APART;
    let room = ui.available_size();
    let flows = sheet::text(kit, ui, card, BELOW.1, game);
    let mut name = kit.title_job(view.title(card), BELOW.0, kit.theme.c.wax);
    name.wrap.max_width = room.x;
    let name = ui.painter().layout_job(name).size().y;
    let text: f32 = flows.iter().map(|flow| flow.size.y + sheet::BETWEEN + APART).sum();
    let high = room.y - sheet::AROUND - APART - name - APART - text;
    let fits = (high * CARD.x / CARD.z).min(room.x);
    let least = kit.theme.em(LEAST).min(room.x);
    // Among the cards at the left it is seen already, though smaller; of the deck only names are seen.
    let wide = if in_deck { fits.max(least) } else { fits };
    let shown = wide >= least;
    if shown {
        let face = view.offered.card(card).map(|card| card.face);
        sheet::picture(kit, ui, pictures, face, wide);
    }
    kit.scroll(ui, "workshop beside", |ui, kit| {
        let (heading, size) = if shown { BELOW } else { ALONE };
        kit.heading(ui, view.title(card), heading);
        if shown && wide <= fits {
            sheet::write(kit, ui, &flows);
        } else {
            // Larger, or beside a scroll bar.
            let flows = sheet::text(kit, ui, card, size, game);
            sheet::write(kit, ui, &flows);
        }
    });
}
