//! How many: a number with one fewer and one more beside it; where it is taken of a known number of things, these are a
//! row of tiles on edge with a cut between those that stay and those that go.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::HudView;
use crate::client::controls::InputAction;
use crate::client::ui::colours::{self, mix};
use crate::client::ui::paint::{self, Corner};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::table::Counting;

/// Points between it and the button beside it, and what stands at both sides of the screen at 100 % text.
const BESIDE: f32 = 12.0;
const SIDES: f32 = 290.0;

/// What was done with the chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// So many more or fewer go.
    Step(i8),
    /// The number is right.
    Take,
}

/// What the number means, while one can be chosen.
pub(super) fn counting(table: &HudView) -> Option<Counting> {
    table.picker.counts?;
    Some(table.told().counting(table.deciding?, &table.picker.prefix))
}

/// Draws it while a number can be chosen.
pub(super) fn chooser(kit: &mut UiKit, ui: &Ui, table: &HudView) -> Option<Done> {
    let Counting { take, rest } = counting(table)?;
    let take = kit.tell(table.session, &take);
    let picker = table.picker;
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let size = vec2(kit.theme.em(440.0).max(460.0), kit.theme.em(46.0) + 10.0).min(screen.size() - Vec2::splat(20.0));
    // It is low, so that it leaves the edge of the table in sight, with its button beside it if both have room in one line.
    let button = vec2(kit.button_width(ui, &take, Some(InputAction::Confirm)), kit.button_height());
    let both = size.x + BESIDE + button.x;
    let beside = both <= screen.width() - 2.0 * kit.theme.em(SIDES);
    let (lift, shift) = match (picker.counting(), beside) {
        (false, _) => (0.0, 0.0),
        (true, true) => (0.0, (BESIDE + button.x) * 0.5),
        (true, false) => (button.y + 12.0, 0.0),
    };
    let at = pos2(screen.center().x - size.x * 0.5 - shift, screen.bottom() - 14.0 - lift - size.y);
    let rect = Rect::from_min_size(at, size);
    kit.cover.panels.push(rect);
    kit.panel(ui.painter(), rect);
    kit.focus.on_group(4);
    // A word and the number beside it, in a part of the bar.
    let number = |kit: &mut UiKit, room: Rect, words: &str, value: u8, ink| {
        let painter = ui.painter();
        let value = painter.layout_no_wrap(value.to_string(), kit.theme.bold(32.0), ink);
        let natural = painter.layout_job(kit.title_job(words, 18.0, ink)).size().x;
        let wide = room.width() - value.size().x - 8.0;
        let left = room.center().x - (natural.min(wide) + 8.0 + value.size().x) * 0.5;
        let at = pos2(left, room.center().y);
        let shown = kit.title_within(painter, at, Align2::LEFT_CENTER, words, 18.0, ink, wide).right();
        painter.galley(pos2(shown + 8.0, room.center().y - value.size().y * 0.5), value, ink);
    };
    let inner = rect.shrink2(vec2(kit.theme.em(52.0), 0.0));
    let side = kit.theme.em(92.0);
    match &rest {
        Some((words, of)) => {
            let words = kit.tell(table.session, words);
            let (left, right) = (inner.with_max_x(inner.left() + side), inner.with_min_x(inner.right() - side));
            number(kit, left, &words, of.saturating_sub(picker.count), c.ink);
            number(kit, right, &take, picker.count, c.wax);
        }
        None => number(kit, inner, &take, picker.count, c.wax),
    }
    let mut done = steps(kit, ui, table, rect.shrink2(vec2(kit.theme.em(28.0), 0.0)));
    if let Some((_, of)) = rest {
        let room = inner.shrink2(vec2(side + 4.0, 0.0));
        tiles(kit, ui, table, of, room, kit.theme.em(32.0));
    }
    if picker.counting() {
        let at = match beside {
            true => pos2(rect.right() + BESIDE, rect.center().y - button.y * 0.5),
            false => pos2(screen.center().x - button.x * 0.5, screen.bottom() - 14.0 - button.y),
        };
        done = taken(kit, ui, Rect::from_min_size(at, button), &take).or(done);
    }
    kit.focus.on_group(0);
    done
}

/// The same in one line of a bar.
pub(super) fn in_bar(kit: &mut UiKit, ui: &Ui, table: &HudView, counting: &Counting, rest: Rect) -> Option<Done> {
    let take = kit.tell(table.session, &counting.take);
    let picker = table.picker;
    let c = kit.theme.c;
    kit.focus.on_group(4);
    let mut rest = rest;
    let mut button = None;
    if picker.counting() {
        let wide = kit.button_width(ui, &take, Some(InputAction::Confirm)).min(rest.width() * 0.35);
        let high = kit.button_height().min(rest.height() - 8.0);
        let at = pos2(rest.right() - wide, rest.center().y - high * 0.5);
        button = taken(kit, ui, Rect::from_min_size(at, vec2(wide, high)), &take);
        rest.max.x -= wide + 12.0;
    }
    let stepped = steps(kit, ui, table, rest.shrink2(vec2(kit.theme.em(19.0), 0.0)));
    let mut ends = [rest.left() + kit.theme.em(42.0), rest.right() - kit.theme.em(42.0)];
    let Some((stay, of)) = &counting.rest else {
        let text = format!("{take} {}", picker.count);
        let room = ends[1] - ends[0];
        kit.line(ui.painter(), rest.center(), Align2::CENTER_CENTER, &text, kit.theme.bold(17.0), c.wax, room);
        kit.focus.on_group(0);
        return button.or(stepped);
    };
    let stay = kit.tell(table.session, stay);
    let sides = [(stay, of.saturating_sub(picker.count), c.ink), (take, picker.count, c.wax)];
    for (n, (words, value, ink)) in sides.into_iter().enumerate() {
        let text = format!("{words} {value}");
        let anchor = if n == 0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
        let at = pos2(ends[n], rest.center().y);
        let room = rest.width() * 0.24;
        let shown = kit.line(ui.painter(), at, anchor, &text, kit.theme.bold(17.0), ink, room);
        ends[n] = if n == 0 { shown.right() } else { shown.left() };
    }
    let room = Rect::from_min_max(pos2(ends[0] + 8.0, rest.top()), pos2(ends[1] - 8.0, rest.bottom()));
    tiles(kit, ui, table, *of, room, kit.theme.em(22.0));
    kit.focus.on_group(0);
    button.or(stepped)
}

/// The button that takes the number.
fn taken(kit: &mut UiKit, ui: &Ui, rect: Rect, text: &str) -> Option<Done> {
    kit.cover.panels.push(rect);
    let touch = kit.button(ui, rect, Id::new("count take"), Stuff::Wax, text, Some(InputAction::Confirm));
    touch.clicked.then_some(Done::Take)
}

/// One fewer and one more, at the ends of a rectangle.
fn steps(kit: &mut UiKit, ui: &Ui, table: &HudView, rect: Rect) -> Option<Done> {
    let picker = table.picker;
    let (least, most) = picker.counts?;
    let radius = kit.theme.em(17.0);
    let mut done = None;
    for (at, step, icon, key, sleeps) in [
        (rect.left_center(), -1, "ui-minus", "hud-count-fewer", picker.count <= least),
        (rect.right_center(), 1, "ui-plus", "hud-count-more", picker.count >= most),
    ] {
        let touch = kit.disc(ui, at, radius, Id::new(key), icon, sleeps);
        let words = kit.t(key);
        kit.tip(&touch, Rect::from_center_size(at, Vec2::splat(radius * 2.0)), words, None);
        if touch.clicked {
            done = Some(Done::Step(step));
        }
    }
    done
}

/// The tiles on edge in the colour of their owner, with a cut before those that go.
fn tiles(kit: &UiKit, ui: &Ui, table: &HudView, of: u8, room: Rect, high: f32) {
    let c = kit.theme.c;
    let goes = table.picker.count;
    let sign = table.deciding.and_then(|seat| table.session.known.art().sign(seat, kit.theme.palette));
    let (ground, rim) = sign.map_or((c.paper, c.ink_soft), |sign| (colours::of(sign.colour), colours::of(sign.ink)));
    let wide = (room.width() / (f32::from(of) + 1.0)).min(kit.theme.em(20.0));
    let mut x = room.center().x - wide * (f32::from(of) + 1.0) * 0.5;
    for tile in 0..of {
        if tile == of - goes {
            let middle = x + wide * 0.5;
            for dash in 0..5_u8 {
                let y = room.top() + 8.0 + f32::from(dash) * (room.height() - 16.0) / 5.0;
                let length = (room.height() - 16.0) / 8.0;
                ui.painter().line_segment([pos2(middle, y), pos2(middle, y + length)], Stroke::new(2.0, c.wax));
            }
            x += wide;
        }
        let going = tile >= of - goes;
        let raise = if going { -kit.theme.em(6.0) } else { kit.theme.em(2.0) };
        let place = Rect::from_min_size(pos2(x + 1.5, room.center().y - high * 0.5 + raise), vec2(wide - 3.0, high));
        let corner = Corner::Round((wide * 0.3).min(6.0));
        paint::gradient(
            ui.painter(),
            place,
            corner,
            &[(0.0, mix(ground, Color32::WHITE, 0.12)), (1.0, mix(ground, Color32::BLACK, 0.15))],
        );
        paint::line(ui.painter(), place, corner, 3.5, Stroke::new(1.0, rim.gamma_multiply(0.6)));
        paint::line(ui.painter(), place, corner, 0.0, Stroke::new(2.0, if going { c.wax } else { c.ink_soft }));
        x += wide;
    }
}
