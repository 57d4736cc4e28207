//! Signs over those who stand on a field, whose banners and figures hide what is drawn on the ground: swords over whom one can
//! fight, or fights, and an arrow over whoever can be chosen next, of many only over whoever is pointed at. And seals on the cards
//! that somebody else has just played.

use bevy_egui::egui::{Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::{HudView, bar, own_plate};
use crate::client::ui::names;
use crate::client::ui::ui_kit::UiKit;
use crate::table::{Mood, Outline, Placed, Space, Target};

/// Radius of the disc that the swords are on, in points, and half the width and the height of its tail, which says over whom it
/// hangs.
const RADIUS: f32 = 15.0;
const TAIL: (f32, f32) = (8.0, 8.0);
/// How far the tail begins within the disc, in points.
const WITHIN: f32 = 4.0;
/// Arrows over more than so many would be a row of their own, over figures behind them.
const MANY: usize = 3;
/// Half the width of an arrow and its height, in points.
const ARROW: (f32, f32) = (9.5, 11.0);
/// How far above somebody an arrow hangs, and how far below the phases arrow and disc do at least, in points.
const ABOVE: f32 = 3.0;

/// Radius of a seal at most and at least, in points, and how many radii the card is wide that bears it: larger ones would hide the
/// numbers of its neighbours, and still smaller ones say nothing.
const SEAL: (f32, f32) = (16.0, 12.5);
const BEARS: f32 = 5.5;

/// Where the disc with the swords is, over the banner of somebody who is seen here; lower where the phases would hide it.
pub(super) fn swords(kit: &UiKit, screen: Rect, seen: Rect) -> Rect {
    let (radius, high) = (kit.theme.em(RADIUS), kit.theme.em(TAIL.1));
    let middle = (seen.top() - high - radius).max(highest(kit, screen) + radius);
    Rect::from_center_size(pos2(seen.center().x, middle), Vec2::splat(2.0 * radius))
}

/// Where the highest of these signs begin: below the phases, which large text has elsewhere.
fn highest(kit: &UiKit, screen: Rect) -> f32 {
    let top = if bar::is_needed(kit) { screen.top() } else { own_plate::strip_foot(kit, screen) };
    top + ABOVE
}

pub(super) fn signs(kit: &mut UiKit, ui: &Ui, table: &HudView) {
    let c = kit.theme.c;
    let painter = ui.painter();
    let seat = table.deciding.unwrap_or(table.own);
    let fought = table.layout.deed.and_then(|deed| deed.to);
    let next = if table.busy { &[][..] } else { &table.picker.next };
    let told = (!next.is_empty()).then(|| table.told());
    let is_against = |target| told.as_ref().is_some_and(|told| told.is_against(seat, target));
    let few = next.iter().filter(|target| matches!(target, Target::Piece(_))).count() <= MANY;
    for &target in &table.layout.cells {
        let Some(rect) = table.seen.of(target) else { continue };
        let can_be_next = next.contains(&target);
        if fought == Some(target) || can_be_next && is_against(target) {
            let disc = swords(kit, ui.max_rect(), rect);
            let (half, high) = (kit.theme.em(TAIL.0), kit.theme.em(TAIL.1));
            let foot = disc.center_bottom();
            let within = foot - vec2(0.0, kit.theme.em(WITHIN));
            let tail = vec![foot + vec2(0.0, high), within + vec2(-half, 0.0), within + vec2(half, 0.0)];
            painter.add(Shape::convex_polygon(tail, c.wax, Stroke::new(2.0, c.on_wax)));
            painter.circle(disc.center(), disc.width() * 0.5, c.wax, (2.0, c.on_wax));
            kit.icon(painter, "ui-swords", disc.center(), disc.width() * 0.725, c.on_wax);
        } else if can_be_next && (few || table.picker.hover == Some(target)) && matches!(target, Target::Piece(_)) {
            let (half, high) = (kit.theme.em(ARROW.0), kit.theme.em(ARROW.1));
            let tip = pos2(rect.center().x, (rect.top() - ABOVE).max(highest(kit, ui.max_rect()) + high));
            let corners = vec![tip, tip + vec2(-half, -high), tip + vec2(half, -high)];
            painter.add(Shape::convex_polygon(corners, c.brass_high, Stroke::new(2.0, c.ribbon)));
        }
    }
}

/// Draws the portrait of whoever acted before on the card that he moved, as long as somebody here decides: the line round it alone
/// does not say whose it is. Of many cards that moved at once not all are his.
pub(super) fn seals(kit: &mut UiKit, ui: &Ui, table: &HudView) {
    let others = table.mover.filter(|&mover| table.deciding.is_some() && mover != table.own);
    let Some(controller) = others.and_then(|mover| table.session.controllers.get(mover.index())) else { return };
    let on_table =
        |placed: &&Placed| placed.pose.space == Space::Table && matches!(placed.look.halo, Some(Outline::Frame(_)));
    let moved = |placed: &&Placed| table.moved.contains(&Target::Piece(placed.id));
    let mut cards = table.layout.pieces.iter().filter(moved).filter(on_table);
    let (Some(card), None) = (cards.next(), cards.next()) else { return };
    let Some(rect) = table.seen.of(Target::Piece(card.id)) else { return };
    let radius = kit.theme.em(SEAL.0).min(rect.width() / BEARS);
    if radius >= kit.theme.em(SEAL.1) {
        // Most of it outside: numbers stand in corners.
        let portrait = names::portrait(table.session.known.art().regulars(), controller);
        kit.portrait(ui.painter(), rect.right_top() + vec2(radius, -radius) * 0.3, radius, portrait, Mood::Calm);
    }
}
