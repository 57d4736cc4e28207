//! Crossed swords over whom one can fight, or fights, on a field: banners and figures hide what is drawn on the ground.

use bevy_egui::egui::Ui;

use super::Table;
use crate::client::ui::kit::Kit;

/// Radius of the disc that the swords are on, in points.
const RADIUS: f32 = 13.0;

/// Draws them at the upper left of everybody who stands on a hex and can be attacked next, or is being attacked.
pub(super) fn swords(kit: &mut Kit, ui: &Ui, table: &Table) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let seat = table.deciding.unwrap_or(table.own);
    let against = |target| table.session.live.seen().is_against(seat, target);
    let next = table.picker.next.iter().copied().filter(|target| !table.busy && against(*target));
    let fought = table.layout.deed.and_then(|deed| deed.to);
    for target in table.layout.hexes().filter(|hex| fought == Some(*hex) || next.clone().any(|foe| foe == *hex)) {
        let Some(rect) = table.seen.of(target) else { continue };
        let radius = kit.theme.em(RADIUS);
        painter.circle(rect.left_top(), radius, c.wax, (2.0, c.on_wax));
        kit.icon(painter, "ui-swords", rect.left_top(), radius * 1.45, c.on_wax);
    }
}
