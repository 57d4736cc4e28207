//! A sheet over the table while something is being told: the score of a round.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::Table;
use crate::client::table::Panel;
use crate::client::ui::kit::Kit;
use crate::client::ui::screens::panels;

/// Draws it; it goes away by itself, or with the command that skips.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, table: &Table, panel: &Panel) {
    let screen = ui.max_rect();
    let rows = panel.rows.len() as f32;
    let plot = if panel.plot.iter().any(|curve| curve.values.len() > 1) { kit.theme.em(212.0) } else { 0.0 };
    let high = kit.theme.em(96.0) + rows * (kit.theme.em(34.0) + 4.0) + plot + 36.0;
    let size = vec2(kit.theme.em(560.0), high).min(screen.size() - vec2(24.0, 24.0));
    let rect = Rect::from_center_size(pos2(screen.center().x, screen.center().y - 10.0), size);
    // The table still takes the click that skips.
    crate::client::ui::paint::parchment(ui.painter(), &kit.theme.c, rect);
    let mut child = kit.inside(ui, rect.shrink2(vec2(kit.theme.pad(26.0), 16.0)));
    child.spacing_mut().item_spacing.y = 4.0;
    panels::show(kit, &mut child, table.session, panel, true);
}
