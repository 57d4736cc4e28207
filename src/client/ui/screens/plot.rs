//! Curves of a panel: what each seat had after every step.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::client::table::Curve;
use crate::client::ui::kit::Kit;
use crate::engine::Seat;

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

/// Draws the curves, so tall, with a line at nothing, and the names at their ends.
pub(super) fn draw(kit: &mut Kit, ui: &mut Ui, tall: f32, curves: &[Curve], named: &dyn Fn(&Kit, Seat) -> String) {
    let c = kit.theme.c;
    let values = || curves.iter().flat_map(|curve| curve.values.iter().copied());
    let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1));
    let steps = curves.iter().map(|curve| curve.values.len()).max().unwrap_or(1).max(2) - 1;
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    let painter = ui.painter().clone();
    let room = Rect::from_min_max(
        whole.min + vec2(kit.theme.em(44.0), 10.0),
        whole.max - vec2(kit.theme.em(130.0), kit.theme.em(18.0) + 8.0),
    );
    let place = |step: usize, value: i32| {
        let x = room.left() + room.width() * step as f32 / steps as f32;
        pos2(x, room.bottom() - room.height() * (value - low) as f32 / (high - low) as f32)
    };
    let small = kit.theme.font(14.0);
    let zero = place(0, 0);
    for value in [0, low, high] {
        let at = place(0, value);
        if value != 0 && (at.y - zero.y).abs() < kit.theme.em(15.0) {
            continue;
        }
        let stroke = Stroke::new(if value == 0 { 1.4 } else { 0.8 }, c.hairline);
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
    let mut ends: Vec<(Pos2, usize)> = Vec::new();
    for (n, curve) in curves.iter().enumerate() {
        let ink = c.seat(n);
        let points: Vec<Pos2> = curve.values.iter().enumerate().map(|(step, &value)| place(step, value)).collect();
        for pair in points.windows(2) {
            painter.line_segment([pair[0], pair[1]], Stroke::new(2.4, ink));
        }
        for &point in &points {
            sign(&painter, SIGNS[n % SIGNS.len()], point, ink);
        }
        ends.extend(points.last().map(|&end| (end, n)));
    }
    // Names that would lie on each other move apart.
    ends.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    let mut free = room.top() - 100.0;
    for (end, n) in ends {
        let y = end.y.max(free);
        free = y + kit.theme.em(17.0);
        let ink = c.seat(n);
        let name = named(kit, curves[n].seat);
        let at = pos2(room.right() + 12.0, y);
        kit.line(&painter, at, Align2::LEFT_CENTER, &name, kit.theme.bold(14.5), ink, whole.right() - at.x);
    }
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
