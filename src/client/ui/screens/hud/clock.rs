//! The clock on a person's plate: an hourglass and digits, and a sign of warning when there is little time left.

use bevy_egui::egui::{Id, Pos2, Rect, Ui, Vec2, vec2};

use super::{HudView, plates};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::{names, paint};
use crate::engine::{Seat, Words};

/// What the clock of a seat shows: the time as minutes and seconds, and whether it is little; nothing where no time is counted.
fn shown(table: &HudView, seat: Seat) -> Option<(String, bool)> {
    let clock = table.session.clocks.iter().find(|clock| clock.seat == seat)?;
    let seconds = clock.seconds();
    Some((format!("{}:{:02}", seconds / 60, seconds % 60), clock.is_low()))
}

/// How much room it takes; none where no time is counted. Digits are not all as wide, but what stands beside it stays where
/// it is.
pub(super) fn size(kit: &UiKit, ui: &Ui, table: &HudView, seat: Seat) -> Vec2 {
    let wide = |time: &str| time.replace(|letter: char| letter.is_ascii_digit(), "0");
    shown(table, seat).map_or(Vec2::ZERO, |(time, _)| kit.pill_size(ui.painter(), &wide(&time), true))
}

/// Draws it with the middle of its left side at a point; gives where it is.
pub(super) fn draw(kit: &mut UiKit, ui: &Ui, table: &HudView, seat: Seat, left: Pos2) -> Option<Rect> {
    let (time, low) = shown(table, seat)?;
    let size = size(kit, ui, table, seat);
    let place = Rect::from_min_size(left - vec2(0.0, size.y * 0.5), size);
    if low {
        paint::glow(ui.painter(), place, size.y * 0.5, 10, kit.theme.c.halo, 0.9);
    }
    kit.pill(ui.painter(), place.center(), &time, Some(if low { "ui-warning" } else { "ui-hourglass" }), &[]);
    let words = Words::new("clock-left").with("name", names::of(kit, table.session, seat)).with("time", time);
    plates::explained(kit, ui, Id::new("clock").with(seat), place, kit.say(&words));
    Some(place)
}

/// Tells a screen reader when whoever decides has little time left.
pub(super) fn warn(kit: &mut UiKit, table: &HudView) {
    if table.deciding.and_then(|seat| shown(table, seat)).is_some_and(|(_, low)| low) {
        let words = kit.t("clock-low");
        kit.read_out("clock", &words);
    }
}
