//! Boxes that come and go: what a choice would bring about, a hint, a refusal with its rule.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{Hud, Table};
use crate::client::table::Target;
use crate::client::ui::kit::Kit;
use crate::client::ui::rich::{Flow, Style, Weight, bits};
use crate::client::ui::tips::{beside, kept_inside};
use crate::engine::Words;

/// Seconds that a refusal stays.
const REFUSAL: f32 = 7.0;

fn lines(kit: &Kit, ui: &Ui, table: &Table, words: &[Words], width: f32) -> Vec<Flow> {
    let ink = kit.theme.c.ink;
    words
        .iter()
        .enumerate()
        .map(|(n, words)| {
            let text = kit.tell_marked(table.session, words);
            let style = Style { weight: if n == 0 { Weight::Bold } else { Weight::Plain }, ..Style::plain(ink) };
            let bits = bits(&text, &style, &|card| table.session.live.chip(card));
            kit.flow(ui.painter(), &bits, 15.0, width)
        })
        .collect()
}

/// What the choice would bring about: beside the pointer, or beside what keys or a pad point at.
pub(super) fn preview(kit: &mut Kit, ui: &Ui, table: &Table, plate: Rect) {
    let picker = table.picker;
    if !table.settings.previews || picker.preview.is_empty() || !kit.focus.awake() {
        return;
    }
    let pointer = ui.input(|input| input.pointer.latest_pos()).filter(|_| !picker.focused);
    let focused = picker.place.filter(|_| picker.focused);
    let near = pointer.map(|at| Rect::from_center_size(at, vec2(90.0, 40.0)));
    // A card of the hand comes up when it is in focus: the box goes beside it, above the others.
    let bottom = ui.max_rect().bottom();
    let raised = |at: f32| if at > bottom - 70.0 { bottom - 190.0 } else { at };
    let near = near.or(focused.map(|at| Rect::from_center_size(pos2(at.x, raised(at.y)), vec2(150.0, 120.0))));
    let flows = lines(kit, ui, table, &picker.preview, kit.theme.em(230.0));
    let size = flows.iter().fold(Vec2::ZERO, |size, flow| vec2(size.x.max(flow.size.x), size.y + flow.size.y));
    let size = size + vec2(28.0, 16.0);
    let screen = ui.max_rect();
    let rect = match near {
        Some(near) => beside(near, size, screen),
        None => kept_inside(Rect::from_min_size(plate.left_top() - vec2(0.0, size.y + 10.0), size), screen.shrink(6.0)),
    };
    crate::client::ui::paint::parchment(ui.painter(), &kit.theme.c, rect);
    let mut at = rect.min + vec2(14.0, 8.0);
    for flow in &flows {
        kit.paint_flow(ui.painter(), flow, at);
        at.y += flow.size.y;
    }
}

/// What the Master suggests, with its reason; stands on what begins at `foot`, and gives where it begins.
pub(super) fn hint(kit: &mut Kit, ui: &Ui, table: &Table, foot: Pos2, shown: &mut Option<Target>) -> Pos2 {
    let Some(hint) = table.session.hint.as_ref().filter(|_| table.deciding.is_some()) else { return foot };
    let c = kit.theme.c;
    if shown.is_none() {
        *shown = hint.targets.last().copied();
    }
    // A reason names the move; without one it is told by what is pointed at.
    let text = match &hint.reason {
        Some(reason) => kit.tell_marked(table.session, reason),
        None => {
            let titles = hint.targets.iter().filter_map(|target| title_of(table, *target));
            let named: Vec<String> = titles.map(|title| kit.tell(table.session, &title)).collect();
            kit.say(&Words::new("hud-master-suggests").with("action", named.join(" → ")))
        }
    };
    let bits = bits(&text, &Style::plain(c.ink), &|card| table.session.live.chip(card));
    let flows = [kit.flow(ui.painter(), &bits, 15.0, kit.theme.em(250.0))];
    let icon = kit.theme.em(24.0);
    let size = flows.iter().fold(Vec2::ZERO, |size, flow| vec2(size.x.max(flow.size.x), size.y + flow.size.y));
    let size = size + vec2(icon + 40.0, 20.0);
    let rect = Rect::from_min_size(foot - vec2(0.0, size.y + 12.0), size);
    let rect = kept_inside(rect, ui.max_rect().shrink(6.0));
    kit.panel(ui.painter(), rect);
    kit.icon(
        ui.painter(),
        "ui-light-bulb",
        pos2(rect.left() + 12.0 + icon * 0.5, rect.top() + 12.0 + icon * 0.5),
        icon,
        c.wax,
    );
    let mut at = rect.min + vec2(icon + 22.0, 10.0);
    for flow in &flows {
        kit.paint_flow(ui.painter(), flow, at);
        at.y += flow.size.y;
    }
    rect.left_top()
}

/// What a target is called.
fn title_of(table: &Table, target: Target) -> Option<Words> {
    let layout = table.session.live.layout();
    match target {
        Target::Piece(id) => layout.pieces.into_iter().find(|piece| piece.id == id)?.title,
        Target::Zone(id) => layout.zones.into_iter().find(|zone| zone.id == id).map(|zone| zone.title),
        Target::Button(key) => Some(Words::new(key)),
        Target::Count(count) => Some(Words::new("ui-count").with("count", count)),
    }
}

/// Why something is not allowed, with the way to the rule book; stands at the left, where it covers least of the table.
pub(super) fn refusal(kit: &mut Kit, ui: &Ui, table: &Table, foot: Pos2, hud: &mut Hud, wish: &mut Option<String>) {
    let Some((explained, since)) = &table.session.complaint else { return };
    let age = kit.theme.now - since;
    if age > REFUSAL || hud.dismissed >= *since && hud.dismissed > 0.0 {
        return;
    }
    ui.ctx().request_repaint();
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let text = kit.tell_marked(table.session, &explained.words);
    let bits = bits(&text, &Style::bold(c.ink), &|card| table.session.live.chip(card));
    let flow = kit.flow(ui.painter(), &bits, 16.0, kit.theme.em(230.0).min(screen.width() * 0.5));
    let icon = kit.theme.em(24.0);
    let link = explained.rule.map(|_| kit.t("hud-rule-link"));
    let link_high = if link.is_some() { kit.theme.em(24.0) } else { 0.0 };
    let link_wide = link.as_ref().map_or(0.0, |text| kit.width(ui.painter(), text, kit.theme.font(15.0)));
    let close = 30.0;
    let size = vec2(flow.size.x.max(link_wide) + icon + 44.0 + close, flow.size.y + link_high + 22.0);
    let shake = if kit.theme.still || age > 0.3 { 0.0 } else { (age * 42.0).sin() * (0.3 - age) * 16.0 };
    let rect = Rect::from_min_size(foot - vec2(0.0, size.y + 12.0), size);
    let rect = kept_inside(rect, screen.shrink(6.0)).translate(vec2(shake, 0.0));
    kit.panel(ui.painter(), rect);
    kit.icon(ui.painter(), "ui-warning", pos2(rect.left() + 14.0 + icon * 0.5, rect.center().y), icon, c.wax);
    let at = rect.min + vec2(icon + 26.0, 11.0);
    kit.paint_flow(ui.painter(), &flow, at);
    kit.focus.on_group(4);
    if let (Some(text), Some(rule)) = (link, explained.rule) {
        let at = pos2(at.x, at.y + flow.size.y + link_high * 0.5);
        let font = kit.theme.font(15.0);
        if kit.link(ui, at, Align2::LEFT_CENTER, Id::new("refusal rule"), &text, font, c.wax).clicked {
            *wish = Some(rule.to_owned());
        }
    }
    let at = pos2(rect.right() - 24.0, rect.top() + 24.0);
    if kit.disc(ui, at, 11.0, Id::new("refusal close"), "ui-close", false).clicked {
        hud.dismissed = kit.theme.now;
    }
    kit.focus.on_group(0);
}
