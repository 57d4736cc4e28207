//! Curves of a panel: what each seat had after every step.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};

use crate::client::ui::boxes::strip;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Seat;
use crate::table::Curve;

/// How the points of a seat are marked, besides the colour of its curve.
#[derive(Clone, Copy)]
enum Sign {
    Disc,
    Square,
    Diamond,
    Triangle,
}

/// How tall curves are that have room.
pub(super) const TALL: f32 = 200.0;

const SIGNS: [Sign; 4] = [Sign::Disc, Sign::Square, Sign::Diamond, Sign::Triangle];

/// Room between two rules, at least, in points at 100 % text.
const RULES: f32 = 26.0;

/// Radius of the medals at the ends, in points at 100 % text.
const MEDAL: f32 = 10.0;

/// Draws the curves, so tall, over rules at round numbers, of which that at `start` is the strongest, with the names and the
/// portraits that `ends` gives at their ends.
pub(super) fn draw(
    kit: &mut UiKit,
    ui: &mut Ui,
    tall: f32,
    start: i32,
    curves: &[Curve],
    ends: &dyn Fn(&UiKit, Seat) -> (String, &'static str),
) {
    let c = kit.theme.c;
    let values = || curves.iter().flat_map(|curve| curve.values.iter().copied());
    let low = values().min().unwrap_or(start).min(start);
    let high = values().max().unwrap_or(start).max(start.saturating_add(1));
    let steps = curves.iter().map(|curve| curve.values.len()).max().unwrap_or(1).max(2) - 1;
    let whole = strip(ui, tall);
    let painter = ui.painter().clone();
    let room = Rect::from_min_max(
        whole.min + vec2(kit.theme.em(44.0), 10.0),
        whole.max - vec2(kit.theme.em(150.0), kit.theme.em(18.0) + 8.0),
    );
    let place = |step: usize, value: i32| {
        let x = room.left() + room.width() * step as f32 / steps as f32;
        let over = |value: i32| (i64::from(value) - i64::from(low)) as f32;
        pos2(x, room.bottom() - room.height() * over(value) / over(high))
    };
    let small = kit.theme.font(14.0);
    for value in rules(low, high, (room.height() / kit.theme.em(RULES)) as i64) {
        let at = place(0, value);
        let stroke = Stroke::new(if value == start { 1.6 } else { 0.7 }, c.hairline);
        painter.line_segment([at, pos2(room.right(), at.y)], stroke);
        painter.text(
            at - vec2(10.0, 0.0),
            Align2::RIGHT_CENTER,
            value.to_string().replace('-', "−"),
            small.clone(),
            c.ink_soft,
        );
    }
    // Steps are numbered below, as many as have room.
    let every = (kit.theme.em(24.0) * steps as f32 / room.width()).ceil().max(1.0) as usize;
    for step in (1..=steps).filter(|step| step % every == 0) {
        let at = pos2(place(step, 0).x, room.bottom() + 6.0);
        painter.text(at, Align2::CENTER_TOP, step.to_string(), small.clone(), c.ink_soft);
    }
    let mut last: Vec<(Pos2, usize)> = Vec::new();
    for (n, curve) in curves.iter().enumerate() {
        let ink = c.seat(n);
        let points: Vec<Pos2> = curve.values.iter().enumerate().map(|(step, &value)| place(step, value)).collect();
        for pair in points.windows(2) {
            painter.line_segment([pair[0], pair[1]], Stroke::new(2.4, ink));
        }
        for &point in &points {
            sign(&painter, SIGNS[n % SIGNS.len()], point, ink);
        }
        last.extend(points.last().map(|&end| (end, n)));
    }
    // Names that would lie on each other move apart.
    last.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    let mut free = room.top() - 100.0;
    let medal = kit.theme.em(MEDAL);
    for (end, n) in last {
        let y = end.y.max(free);
        free = y + 2.0 * medal + 1.0;
        let ink = c.seat(n);
        let (name, portrait) = ends(kit, curves[n].seat);
        kit.medal(&painter, pos2(room.right() + 10.0 + medal, y), medal, portrait);
        let at = pos2(room.right() + 16.0 + 2.0 * medal, y);
        kit.line(&painter, at, Align2::LEFT_CENTER, &name, kit.theme.bold(14.5), ink, whole.right() - at.x);
    }
}

/// Round numbers from `low` to `high`, `most` of them or hardly fewer: so many ones, twos or fives apart, or so many times ten of
/// these.
fn rules(low: i32, high: i32, most: i64) -> Vec<i32> {
    let (low, high) = (i64::from(low), i64::from(high));
    let mut steps = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power)));
    let step = steps.find(|step| (high - low) / step < most.max(1)).unwrap_or(1);
    let (first, last) = (-(-low).div_euclid(step), high.div_euclid(step));
    (first..=last).filter_map(|n| i32::try_from(n * step).ok()).collect()
}

fn sign(painter: &bevy_egui::egui::Painter, sign: Sign, at: Pos2, ink: Color32) {
    let polygon = |points: Vec<Pos2>| bevy_egui::egui::Shape::convex_polygon(points, ink, Stroke::NONE);
    let point = |x: f32, y: f32| at + vec2(x, y);
    match sign {
        Sign::Disc => _ = painter.circle_filled(at, 4.2, ink),
        Sign::Square => _ = painter.rect_filled(Rect::from_center_size(at, vec2(7.4, 7.4)), 0.0, ink),
        Sign::Diamond => {
            _ = painter.add(polygon(vec![point(0.0, -5.6), point(5.6, 0.0), point(0.0, 5.6), point(-5.6, 0.0)]));
        }
        Sign::Triangle => _ = painter.add(polygon(vec![point(0.0, -5.4), point(5.2, 4.2), point(-5.2, 4.2)])),
    }
}

#[cfg(test)]
mod tests {
    use super::rules;

    #[test]
    fn rules_stand_at_round_numbers() {
        assert_eq!(rules(0, 1, 6), [0, 1]);
        assert_eq!(rules(0, 5, 6), [0, 1, 2, 3, 4, 5]);
        assert_eq!(rules(0, 9, 6), [0, 2, 4, 6, 8]);
        assert_eq!(rules(0, 143, 6), [0, 50, 100]);
        assert_eq!(rules(-34, 60, 6), [-20, 0, 20, 40, 60]);
        assert_eq!(rules(973, 1041, 6), [980, 1000, 1020, 1040]);
        assert_eq!(rules(0, 10, 0), [0], "hardly any room");
        let all = rules(i32::MIN, i32::MAX, 6);
        assert!((2..=7).contains(&all.len()) && all.contains(&0), "{all:?}");
    }
}
