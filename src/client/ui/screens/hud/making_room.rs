//! What the interface leaves of the screen for table and hand.

use bevy::prelude::{DetectChangesMut, ResMut};
use bevy_egui::egui::{Rect, Ui};

use super::HudView;
use crate::client::session::Screen;
use crate::client::ui::ui_kit::UiKit;
use crate::table::SafeArea;

/// Tells camera and hands what the interface leaves of the screen while a match is played; boxes that come and go move nothing.
/// Of the `news` only what is below that height counts; what is `kept` free counts as covered. The near hand has room from side to
/// side between `hand`, and its foot is held at `hand_foot`.
pub(super) fn make_room(
    room: &mut ResMut<SafeArea>,
    table: &HudView,
    kit: &UiKit,
    ui: &Ui,
    (news, kept): (Option<(Rect, f32)>, &[Rect]),
    (hand, hand_foot): ((f32, f32), f32),
) {
    if table.screen != Screen::Table {
        return;
    }
    let screen = ui.ctx().content_rect();
    let share = |rect: &Rect| {
        let at = |point: bevy_egui::egui::Pos2| {
            bevy::math::Vec2::new(
                (point.x - screen.left()) / screen.width(),
                (point.y - screen.top()) / screen.height(),
            )
        };
        bevy::math::Rect::from_corners(at(rect.min), at(rect.max))
    };
    let lower = |panel: &Rect| match news {
        Some((rect, begins)) if rect == *panel => panel.with_min_y(panel.top().max(begins)),
        _ => *panel,
    };
    room.set_if_neq(SafeArea {
        panels: kit
            .cover
            .panels
            .iter()
            .map(lower)
            .chain(kept.iter().copied())
            .chain(edges(screen, ui.max_rect()))
            .map(|panel| share(&panel))
            .collect(),
        hand_left: (hand.0 - screen.left()) / screen.width(),
        hand_right: (hand.1 - screen.left()) / screen.width(),
        hand_foot: (hand_foot - screen.top()) / screen.height(),
        pills: table.pills.iter().map(|pill| share(pill).size()).collect(),
    });
}

/// What is left empty round the interface.
fn edges(screen: Rect, area: Rect) -> impl Iterator<Item = Rect> {
    let strips = [
        screen.with_max_y(area.top()),
        screen.with_min_y(area.bottom()),
        screen.with_max_x(area.left()),
        screen.with_min_x(area.right()),
    ];
    strips.into_iter().filter(Rect::is_positive)
}
