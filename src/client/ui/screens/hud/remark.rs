//! What somebody at the table says: a line on a dark pill beside the plate, for some seconds.

use bevy_egui::egui::{Rect, Stroke, Ui, vec2};

use super::HudView;
use super::boxes::Clear;
use crate::client::ui::names;
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::{Seat, Words};

/// Size of the letters, and how wide a line is at most, in points at 100 % text.
const SIZE: f32 = 15.5;
const WIDE: f32 = 210.0;

/// Draws what was said last, as long as it is to be read, where it covers nothing that matters; in its `place` it stays as long as that
/// is so. The plates of the `others` stand in their order, beginning with the left neighbour's.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    (others, own, place): (&[Rect], Rect, &mut Option<(f32, Rect)>),
    clear: &mut Clear,
) {
    let now = kit.theme.now;
    let said = table.company.said().filter(|said| said.left(now) > 0.0 && table.settings.remarks && !table.results);
    let Some(said) = said else {
        *place = None;
        return;
    };
    kit.again_in(said.left(now));
    let text = kit.t(&said.key);
    if kit.spoken.on {
        let name = names::of(kit, table.session, said.seat);
        let words = Words::new("remark-said").with("name", name).with_key("words", said.key.as_str());
        kit.read_out("remark", &kit.say(&words));
    }
    let c = kit.theme.c;
    let painter = ui.painter();
    let galley = painter.layout(text, kit.theme.italic(SIZE), c.on_night, kit.theme.em(WIDE));
    let size = galley.size() + vec2(24.0, 12.0);
    let plate = plate(table, said.seat, others).unwrap_or(own);
    let known = place.filter(|(at, rect)| *at == said.at && clear.leaves(*rect)).map(|(_, rect)| rect);
    let rect = known.unwrap_or_else(|| clear.find(plate, &[size], ui.max_rect()).1);
    clear.keep_off(rect);
    *place = Some((said.at, rect));
    let corner = Corner::Round(rect.height().min(26.0) * 0.5);
    let shade = c.night.gamma_multiply(0.94);
    paint::shadow(painter, rect, 10.0, 8, 110);
    paint::gradient(painter, rect, corner, &[(0.0, shade), (1.0, shade)]);
    paint::line(painter, rect, corner, 0.0, Stroke::new(1.2, c.brass_high));
    painter.galley(rect.min + vec2(12.0, 6.0), galley, c.on_night);
}

/// The plate of a seat that is not the own one.
fn plate(table: &HudView, seat: Seat, others: &[Rect]) -> Option<Rect> {
    let seats = table.session.known.seats();
    let step = (seat.index() + seats - table.own.index()) % seats.max(1);
    others.get(step.checked_sub(1)?).copied()
}
