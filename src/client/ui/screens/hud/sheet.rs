//! A sheet over the table while something is being told: the score of a round.

use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

use super::Table;
use crate::client::controls::Command;
use crate::client::session::Session;
use crate::client::table::Panel;
use crate::client::ui::kit::Kit;
use crate::client::ui::paint;
use crate::client::ui::screens::panels;
use crate::client::ui::widgets::buttons::Stuff;

/// Where plates at the top of the screen end, and a little more, in points.
const BELOW_PLATES: f32 = 84.0;

/// How high the button and the room above it are.
fn foot(kit: &Kit, playing: bool) -> f32 {
    if playing { kit.button_height() + 12.0 } else { 0.0 }
}

/// Where it lies.
pub(super) fn place(kit: &Kit, ui: &Ui, session: &Session, panel: &Panel, playing: bool) -> Rect {
    let screen = ui.max_rect();
    let rows = panel.rows.len() as f32;
    let plot = if panel.plot.iter().any(|curve| curve.values.len() > 1) { kit.theme.em(212.0) } else { 0.0 };
    let wide = kit.theme.em(560.0).min(screen.width() - 24.0);
    let note = panel.note.as_ref().map_or(0.0, |note| {
        let (font, room) = (kit.theme.font(15.0), wide - 2.0 * kit.theme.pad(26.0));
        ui.painter().layout(kit.tell(session, note), font, kit.theme.c.ink_soft, room).size().y
    });
    // The heading, the note, and what is between them.
    let head = kit.theme.em(48.0) + note + 8.0;
    let high = head + rows * (kit.theme.em(34.0) + 4.0) + plot + 36.0 + foot(kit, playing);
    let size = vec2(wide, high.min(screen.height() - 24.0));
    // Below the plates if there is room.
    let lowest = screen.bottom() - 12.0 - size.y;
    let top = (screen.center().y - 10.0 - size.y * 0.5).max((screen.top() + kit.theme.em(BELOW_PLATES)).min(lowest));
    Rect::from_min_size(pos2(screen.center().x - size.x * 0.5, top), size)
}

/// Draws it; it goes away by itself, with the command that skips, or with its button, if somebody plays who can press it.
/// Whether that was pressed.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, table: &Table, panel: &Panel, playing: bool) -> bool {
    let rect = place(kit, ui, table.session, panel, playing);
    // The table still takes the click that skips.
    paint::parchment(ui.painter(), &kit.theme.c, rect);
    let mut inner = rect.shrink2(vec2(kit.theme.pad(26.0), 16.0));
    inner.max.y -= foot(kit, playing);
    let mut child = kit.inside(ui, inner);
    child.spacing_mut().item_spacing.y = 4.0;
    kit.spoken.begin();
    panels::show(kit, &mut child, table.session, panel, true);
    let text = kit.spoken.end();
    kit.read_out("sheet", &text);
    if !playing {
        return false;
    }
    let words = kit.t("sheet-go-on");
    let wide = kit.button_width(ui, &words, Some(Command::Confirm)).min(inner.width());
    let at = pos2(rect.center().x, rect.bottom() - 16.0 - kit.button_height() * 0.5);
    let button = Rect::from_center_size(at, vec2(wide, kit.button_height()));
    kit.button(ui, button, Id::new("sheet go on"), Stuff::Wax, &words, Some(Command::Confirm)).clicked
}
