//! Large text: what stands at the table's corners otherwise stands in one bar along the foot of the screen.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::wishes::{Wish, Wishes};
use super::{HudView, clock, count, own_plate, plates, prompt, replay};
use crate::client::ui::boxes::Room;
use crate::client::ui::rich::{Bit, Flow, Style, bits};
use crate::client::ui::ui_kit::UiKit;

/// From this text size on the bar is used: corners would cover what is pointed at.
const FROM: f32 = 1.3;
/// The share of the bar that whose turn it is takes at most.
const NAMED: f32 = 0.26;
/// Sizes in which is told what a choice would bring about, the largest that fits is taken.
const SIZES: [f32; 4] = [15.0, 14.0, 13.0, 12.0];

/// Whether the text is so large that the bar is used.
pub(super) fn is_needed(kit: &UiKit) -> bool {
    kit.theme.text >= FROM
}

/// Draws the bar: whose turn, phase and counters at the left, the buttons at the right, and between them what is asked, the
/// controls of a replay, or the choice of a number; or, if it has room there, what is `foretold` of a choice, which covers nothing
/// then and is taken out. Gives its rectangle.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    table: &HudView,
    wishes: &mut Wishes,
    foretold: &mut Vec<String>,
) -> Rect {
    let c = kit.theme.c;
    let pad = kit.theme.pad(10.0);
    let high = kit.theme.em(38.0) + 14.0;
    let rect = Room::of(ui.max_rect().shrink2(vec2(16.0, 12.0)), 0.0).bottom(high);
    let inks = plates::own_ground(kit, ui, table, rect);
    let inner = rect.shrink2(vec2(pad + 6.0, 0.0));
    let left = turn(kit, ui, table, inner, inks);
    let right = if table.playing || table.session.waiting.is_some() {
        prompt::in_bar(kit, ui, table, wishes, inner)
    } else {
        inner.right()
    };
    let rest = rect.with_min_x(left + pad).with_max_x(right - pad);
    ui.painter().vline(left, rest.y_range().shrink(12.0), Stroke::new(1.0, c.hairline));
    if table.session.replay.is_some() {
        replay::controls(kit, ui, table, wishes, rest.shrink2(vec2(0.0, 6.0)));
    } else if let Some(counting) = count::counting(table).filter(|_| table.playing) {
        let done = count::in_bar(kit, ui, table, &counting, rest);
        done.into_iter().for_each(|done| wishes.add(Wish::Count(done)));
    } else {
        let flow = match in_a_row(kit, ui, table, foretold, vec2(rest.width(), high - 8.0)) {
            Some(flow) => {
                foretold.clear();
                flow
            }
            None => own_plate::prompt(kit, ui, table, vec2(rest.width(), high - 8.0), (15.0, 8.0)),
        };
        kit.paint_flow(ui.painter(), &flow, pos2(rest.left(), rest.center().y - flow.size.y * 0.5));
    }
    rect
}

/// What is foretold of a choice, sentence after sentence, the first one in bold, if all of it has room.
pub(super) fn in_a_row(kit: &UiKit, ui: &Ui, table: &HudView, foretold: &[String], room: Vec2) -> Option<Flow> {
    let art = table.session.known.art();
    let sentence = |(n, text): (usize, &String)| {
        let style = if n == 0 { Style::bold(kit.theme.c.ink) } else { Style::plain(kit.theme.c.ink) };
        let before = n.checked_sub(1).map(|before| foretold[before].as_str());
        let text = format!("{}{text}", before.map_or("", joint));
        bits(&text, &style, &|card| art.chip(card, kit.theme.palette))
    };
    let all: Vec<Bit> = foretold.iter().enumerate().flat_map(sentence).collect();
    let fits = |flow: &Flow| !all.is_empty() && flow.size.y <= room.y;
    SIZES.into_iter().map(|size| kit.flow(ui.painter(), &all, size, room.x)).find(fits)
}

/// What parts a line from the one before, where both stand in one row: what ends by itself needs no sign.
fn joint(before: &str) -> &'static str {
    if before.ends_with(['.', ':', '!', '?', '。', '：', '！', '？']) { " " } else { " · " }
}

/// Whose turn it is, the phase, and the own counters, in these inks; gives where they end.
fn turn(kit: &mut UiKit, ui: &Ui, table: &HudView, rect: Rect, inks: [Color32; 2]) -> f32 {
    let painter = ui.painter();
    let status = &table.session.told.plates.status;
    let shown = table.deciding.is_some() || table.session.replay.is_some();
    let phase = status.phases.get(status.phase).filter(|_| shown && status.phases.len() > 1).map(|key| kit.t(key));
    let ink = inks[usize::from(table.deciding.is_none())];
    let counters = table.session.counters(table.own);
    let below = phase.is_some() || !counters.is_empty();
    let first = if below { rect.top() + rect.height() * 0.30 } else { rect.center().y };
    let second = rect.top() + rect.height() * 0.72;
    let mut left = rect.left();
    if let Some(sign) = table.session.known.art().sign(table.own, kit.theme.palette) {
        let radius = kit.theme.em(7.0);
        plates::seat_sign(kit, ui, &sign, pos2(left + radius, first), radius);
        left += 2.0 * radius + 10.0;
    }
    let room = rect.width() * NAMED;
    let text = own_plate::headline(kit, ui, table, 23.0, room);
    let named = kit.title_within(painter, pos2(left, first), Align2::LEFT_CENTER, &text, 23.0, ink, room);
    let beside = pos2(named.right() + kit.theme.em(6.0), first);
    let named = clock::draw(kit, ui, table, table.own, beside).unwrap_or(named);
    let mut end = rect.left();
    if let Some(phase) = phase {
        end += kit.phase_pills(ui, pos2(rect.left(), second), &[phase], 0, own_plate::PHASE, Some(table.fresh))
            + kit.theme.em(8.0);
    }
    let places = kit.counters(painter, pos2(end, second), counters, plates::NUMBERS, inks);
    plates::counter_tips(kit, ui, table, table.own, counters, &places);
    end = places.last().map_or(end, bevy_egui::egui::Rect::right);
    end.max(named.right()) + kit.theme.pad(8.0)
}

#[cfg(test)]
mod tests {
    use super::joint;

    #[test]
    fn lines_in_a_row_are_told_apart() {
        let joints = ["Takes the trick.", "Shout of Power:", "ダメージ：", "On the card: 20", "残りHP30"].map(joint);
        assert_eq!(joints, [" ", " ", " ", " · ", " · "]);
    }
}
