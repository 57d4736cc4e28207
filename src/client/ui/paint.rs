//! Strokes of the pen that everything is drawn with: paper, wax, brass, lines.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, epaint::Shadow, pos2, vec2};

use super::colours::{Colours, cover, mix};
use super::grain;

/// How the corners of a shape are cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Corner {
    Round(f32),
    /// A quarter circle taken out, as on old tickets.
    Notch(f32),
}

impl Corner {
    fn radius(self, rect: Rect) -> f32 {
        let (Self::Round(r) | Self::Notch(r)) = self;
        r.max(0.0).min(rect.width() * 0.5).min(rect.height() * 0.5)
    }

    /// The same corner for a line that runs `by` further inside.
    fn inside(self, by: f32) -> Self {
        match self {
            Self::Round(r) => Self::Round((r - by).max(0.0)),
            notch @ Self::Notch(_) => notch,
        }
    }

    /// How far the side lies inside the rectangle, `down` below its top or above its bottom.
    fn inset(self, r: f32, down: f32) -> f32 {
        if down >= r {
            return 0.0;
        }
        match self {
            Self::Round(_) => r - (r * r - (r - down) * (r - down)).max(0.0).sqrt(),
            Self::Notch(_) => (r * r - down * down).max(0.0).sqrt(),
        }
    }
}

/// The outline of a rectangle with such corners, clockwise.
pub fn outline(rect: Rect, corner: Corner) -> Vec<Pos2> {
    let r = corner.radius(rect);
    if r < 0.5 {
        return vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    }
    outline_in(rect, corner, steps(r))
}

/// In how many steps a quarter circle looks round.
fn steps(radius: f32) -> usize {
    (radius.sqrt() * 2.5).ceil().max(3.0) as usize
}

/// The same outline with so many steps in each corner.
fn outline_in(rect: Rect, corner: Corner, steps: usize) -> Vec<Pos2> {
    let r = corner.radius(rect);
    let mut points = Vec::with_capacity(4 * (steps + 1));
    for (quarter, (at, to)) in [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
    ]
    .into_iter()
    .enumerate()
    {
        for step in 0..=steps {
            let part = step as f32 / steps as f32;
            let point = match corner {
                Corner::Round(_) => {
                    let angle = (quarter as f32 + 2.0 + part) * FRAC_PI_2;
                    at + to * r + vec2(angle.cos(), angle.sin()) * r
                }
                Corner::Notch(_) => {
                    let angle = (quarter as f32 + 1.0 - part) * FRAC_PI_2;
                    at + vec2(angle.cos(), angle.sin()) * r
                }
            };
            points.push(point);
        }
    }
    points
}

/// A vertical gradient; `stops` are parts of the height with their colours, in order.
pub fn gradient(painter: &Painter, rect: Rect, corner: Corner, stops: &[(f32, Color32)]) {
    if !rect.is_positive() || !painter.clip_rect().intersects(rect) {
        return;
    }
    let r = corner.radius(rect);
    let mut levels: Vec<f32> = stops.iter().map(|&(part, _)| part * rect.height()).collect();
    let steps = (r * 0.8).ceil().clamp(1.0, 12.0) as usize;
    for step in 0..=steps {
        let part = 1.0 - (step as f32 / steps as f32 * FRAC_PI_2).cos();
        levels.extend([part * r, rect.height() - part * r]);
    }
    levels.retain(|y| (0.0..=rect.height()).contains(y));
    levels.sort_by(f32::total_cmp);
    levels.dedup_by(|a, b| (*a - *b).abs() < 0.05);
    let mut mesh = Mesh::default();
    for y in levels {
        let colour = colour_at(stops, y / rect.height());
        let inset = corner.inset(r, y.min(rect.height() - y));
        let row = mesh.vertices.len() as u32;
        mesh.colored_vertex(pos2(rect.left() + inset, rect.top() + y), colour);
        mesh.colored_vertex(pos2(rect.right() - inset, rect.top() + y), colour);
        if row > 0 {
            mesh.add_triangle(row - 2, row - 1, row);
            mesh.add_triangle(row - 1, row, row + 1);
        }
    }
    painter.add(mesh);
}

fn colour_at(stops: &[(f32, Color32)], part: f32) -> Color32 {
    let after = stops.iter().position(|&(at, _)| at >= part).unwrap_or(stops.len().saturating_sub(1));
    let Some(&(high, to)) = stops.get(after) else { return Color32::TRANSPARENT };
    match after.checked_sub(1).and_then(|before| stops.get(before)) {
        Some(&(low, from)) if high > low => mix(from, to, (part - low) / (high - low)),
        _ => to,
    }
}

/// A closed line with such corners, `inside` the rectangle by that much.
pub fn line(painter: &Painter, rect: Rect, corner: Corner, inside: f32, stroke: Stroke) {
    let rect = rect.shrink(inside);
    if rect.is_positive() {
        painter.add(Shape::closed_line(outline(rect, corner.inside(inside)), stroke));
    }
}

/// Fills in each corner what a notch takes out of a rounded one.
pub fn corners(painter: &Painter, rect: Rect, radius: f32, colour: Color32) {
    let (round, notch) = (outline(rect, Corner::Round(radius)), outline(rect, Corner::Notch(radius)));
    for (round, notch) in round.chunks(round.len() / 4).zip(notch.chunks(notch.len() / 4)) {
        // Both begin and end in the same points.
        let back = notch.iter().rev().skip(1).take(notch.len().saturating_sub(2));
        let lens = round.iter().chain(back).copied().collect();
        painter.add(Shape::convex_polygon(lens, colour, Stroke::NONE));
    }
}

/// A band along the left side of a sheet with notched corners, as far as the sheet reaches; `wide` is more than the radius.
pub fn side_band(painter: &Painter, rect: Rect, radius: f32, wide: f32, colour: Color32) {
    let steps = 6_u16;
    let mut mesh = Mesh::default();
    let mut row = |inset: f32, y: f32| {
        let at = mesh.vertices.len() as u32;
        mesh.colored_vertex(pos2(rect.left() + inset, y), colour);
        mesh.colored_vertex(pos2(rect.left() + wide, y), colour);
        if at > 0 {
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    };
    let arc = |step: u16| {
        let angle = f32::from(step) / f32::from(steps) * FRAC_PI_2;
        vec2(angle.cos(), angle.sin()) * radius
    };
    for step in 0..=steps {
        row(arc(step).x, rect.top() + arc(step).y);
    }
    for step in (0..=steps).rev() {
        row(arc(step).x, rect.bottom() - arc(step).y);
    }
    painter.add(mesh);
}

/// A soft shadow under something.
pub fn shadow(painter: &Painter, rect: Rect, radius: f32, blur: u8, strength: u8) {
    let shadow = Shadow { offset: [0, 3], blur, spread: 1, color: Color32::from_black_alpha(strength) };
    painter.add(shadow.as_shape(rect, radius as u8));
}

/// Light round something, strongest at its edge; what lies inside keeps its colour.
pub fn glow(painter: &Painter, rect: Rect, radius: f32, blur: u8, colour: Color32, strength: f32) {
    if strength <= 0.01 {
        return;
    }
    let reach = f32::from(blur) * 0.6;
    let steps = steps(radius + reach);
    let ring = |ring: u8| {
        let part = f32::from(ring) / 8.0;
        let out = reach * part;
        let alpha = strength * (1.0 - part) * (1.0 - part) * 0.75;
        (outline_in(rect.expand(out), Corner::Round(radius + out), steps), colour.gamma_multiply(alpha))
    };
    rings(painter, (0..=8).map(ring));
}

/// Bands between outlines, each of so many points, that go from one's colour to the next one's.
fn rings(painter: &Painter, outlines: impl Iterator<Item = (Vec<Pos2>, Color32)>) {
    let mut mesh = Mesh::default();
    for (points, colour) in outlines {
        let around = points.len() as u32;
        let first = mesh.vertices.len() as u32;
        points.into_iter().for_each(|point| mesh.colored_vertex(point, colour));
        for (at, next) in (0..around).map(|at| (first + at, first + (at + 1) % around)).filter(|_| first > 0) {
            mesh.add_triangle(at - around, next - around, at);
            mesh.add_triangle(next - around, at, next);
        }
    }
    painter.add(mesh);
}

/// A sheet of parchment: shadow, paper, ink line, brass hairline.
pub fn parchment(painter: &Painter, c: &Colours, rect: Rect) {
    let corner = Corner::Notch(NOTCH);
    shadow(painter, rect.shrink(2.0), 8.0, 14, 130);
    gradient(painter, rect, corner, &[(0.0, c.paper), (1.0, c.paper_low)]);
    age(painter, c, rect);
    line(painter, rect, corner, 0.0, Stroke::new(BORDER, c.edge));
    line(painter, rect, corner, 4.0, Stroke::new(1.1, c.hairline));
}

/// A plaque of brass with notched corners, for what is only looked up.
pub fn plaque(painter: &Painter, c: &Colours, rect: Rect) {
    let corner = Corner::Notch(NOTCH);
    shadow(painter, rect.shrink(2.0), 8.0, 10, 150);
    let [high, middle, low] = c.plaque();
    gradient(painter, rect, corner, &[(0.0, high), (0.3, middle), (1.0, low)]);
    line(painter, rect, corner, 0.0, Stroke::new(BORDER, mix(c.brass_low, c.ink, 0.4)));
    line(painter, rect, corner, 2.6, Stroke::new(1.0, c.brass_high.gamma_multiply(0.6)));
}

/// The radius of the notches in the corners of a sheet.
pub const NOTCH: f32 = 6.0;
/// The line round a sheet, in points.
pub const BORDER: f32 = 1.6;

/// How much of a sheet's shorter side its worn edge takes, and how much at most, in points; and how dark it is where hands have
/// held it: at the edge, half the way in, and where it ends.
const WORN: (f32, f32) = (0.15, 24.0);
const HANDS: [f32; 3] = [0.40, 0.13, 0.0];
/// Steps of its corners.
const WORN_STEPS: usize = 6;

/// What years have done to a sheet: the grain of its paper has come out, and its edge is worn.
pub fn age(painter: &Painter, c: &Colours, rect: Rect) {
    grain::lay(painter, rect.shrink(NOTCH));
    worn(painter, rect, Corner::Notch(NOTCH), c.hairline);
}

/// The edge of a sheet, darker where it has been held.
fn worn(painter: &Painter, rect: Rect, corner: Corner, colour: Color32) {
    let wide = (rect.width().min(rect.height()) * WORN.0).min(WORN.1);
    let inside = (0_u8..).map(|ring| rect.shrink(wide * f32::from(ring) / 2.0));
    rings(painter, inside.zip(HANDS).map(|(rect, part)| (outline_in(rect, corner, WORN_STEPS), cover(colour, part))));
}

/// A small slip of paper, for fields and rows.
pub fn slip(painter: &Painter, c: &Colours, rect: Rect, fill: Color32) {
    let corner = Corner::Round(5.0);
    gradient(painter, rect, corner, &[(0.0, fill), (1.0, fill)]);
    line(painter, rect, corner, 0.0, Stroke::new(1.2, c.hairline));
}

/// Wax with a brass rim; `warm` is 0 at rest and 1 under the hand, `down` while pressed.
pub fn wax(painter: &Painter, c: &Colours, rect: Rect, radius: f32, warm: f32, down: bool) {
    let corner = Corner::Round(radius);
    shadow(painter, rect.shrink(1.0), radius, 10, 140);
    let (high, low) = if down { (c.wax_low, c.wax_low) } else { (c.wax_high, c.wax_low) };
    let lift = |colour| mix(colour, c.wax_high, warm * 0.5);
    gradient(painter, rect, corner, &[(0.0, lift(high)), (0.55, lift(mix(high, low, 0.6))), (1.0, lift(low))]);
    line(painter, rect, corner, 2.6, Stroke::new(1.0, mix(c.wax_high, c.on_wax, 0.28).gamma_multiply(0.7)));
    line(painter, rect, corner, 0.0, Stroke::new(2.4, mix(c.brass, c.brass_high, warm)));
    line(painter, rect, corner, -1.4, Stroke::new(0.8, c.brass_low));
}

/// A parchment button with a brass rim.
pub fn paper_button(painter: &Painter, c: &Colours, rect: Rect, radius: f32, warm: f32, down: bool) {
    let corner = Corner::Round(radius);
    shadow(painter, rect.shrink(1.0), radius, 9, 120);
    let (high, low) = if down { (c.paper_low, c.paper_low) } else { (c.paper, c.paper_low) };
    gradient(painter, rect, corner, &[(0.0, mix(high, c.paper_deep, warm)), (1.0, mix(low, c.paper, warm))]);
    line(painter, rect, corner, 0.0, Stroke::new(2.2, mix(c.brass, c.brass_high, warm * 0.7)));
    line(painter, rect, corner, -1.3, Stroke::new(0.8, c.brass_low));
}

/// A brass plate with a rivet at each end.
pub fn brass_plate(painter: &Painter, c: &Colours, rect: Rect, warm: f32) {
    let corner = Corner::Round(3.0);
    shadow(painter, rect, 3.0, 9, 170);
    let lift = |colour| mix(colour, c.brass_high, warm * 0.45);
    gradient(
        painter,
        rect,
        corner,
        &[
            (0.0, lift(mix(c.brass, c.brass_high, 0.85))),
            (0.2, lift(mix(c.brass, c.brass_high, 0.6))),
            (0.55, lift(mix(c.brass, c.brass_high, 0.12))),
            (1.0, lift(mix(c.brass, c.brass_low, 0.6))),
        ],
    );
    line(painter, rect, corner, 0.0, Stroke::new(1.6, mix(c.brass_low, c.ink, 0.35)));
    line(painter, rect, corner, 1.6, Stroke::new(1.0, c.brass_high.gamma_multiply(0.8)));
    line(painter, rect, corner, 3.6, Stroke::new(0.9, mix(c.brass_low, c.brass, 0.35).gamma_multiply(0.8)));
    for x in [rect.left() + 10.0, rect.right() - 10.0] {
        let at = pos2(x, rect.center().y);
        painter.circle_filled(at, 2.4, mix(c.brass_low, c.ink, 0.55));
        painter.circle_filled(at - Vec2::splat(0.6), 1.2, c.brass_high.gamma_multiply(0.8));
    }
}

/// A round brass button.
pub fn brass_disc(painter: &Painter, c: &Colours, middle: Pos2, radius: f32, warm: f32, down: bool) {
    let rect = Rect::from_center_size(middle, Vec2::splat(radius * 2.0));
    shadow(painter, rect, radius, 10, 150);
    let lift = |colour| mix(colour, c.brass_high, if down { 0.0 } else { warm * 0.4 });
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle + vec2(-0.25, -0.35) * radius, lift(mix(c.brass, c.brass_high, 0.85)));
    let around = 40;
    for ring in [0.7, 1.0] {
        for step in 0..around {
            let angle = step as f32 / around as f32 * TAU;
            let side = 0.5 - 0.5 * (angle - 0.9).cos();
            let colour = mix(mix(c.brass, c.brass_low, 0.42), mix(c.brass, c.brass_high, 0.4), side);
            let colour = if ring < 1.0 { mix(colour, c.brass, 0.55) } else { colour };
            mesh.colored_vertex(middle + vec2(angle.cos(), angle.sin()) * radius * ring, lift(colour));
        }
    }
    for step in 0..around {
        let next = (step + 1) % around;
        mesh.add_triangle(0, 1 + step, 1 + next);
        mesh.add_triangle(1 + step, 1 + next, 1 + around + step);
        mesh.add_triangle(1 + next, 1 + around + step, 1 + around + next);
    }
    painter.add(mesh);
    painter.circle_stroke(middle, radius, Stroke::new(1.8, mix(c.brass_low, c.ink, 0.5)));
    painter.circle_stroke(middle, radius - 2.6, Stroke::new(1.0, c.brass_high.gamma_multiply(0.85)));
}

/// A round button of dark wood with a rim of brass.
pub fn dark_disc(painter: &Painter, c: &Colours, middle: Pos2, radius: f32, warm: f32) {
    shadow(painter, Rect::from_center_size(middle, Vec2::splat(radius * 2.0)), radius, 10, 150);
    painter.circle_filled(middle, radius, mix(c.night, c.brass_low, 0.12 + 0.25 * warm));
    painter.circle_stroke(middle, radius - 0.8, Stroke::new(1.6, mix(c.brass_low, c.brass, 0.8 + 0.2 * warm)));
}

/// A button of dark wood with a rim of brass.
pub fn wooden_button(painter: &Painter, c: &Colours, rect: Rect, radius: f32, warm: f32) {
    let corner = Corner::Round(radius);
    shadow(painter, rect.shrink(1.0), radius, 9, 120);
    let wood = mix(c.night, c.brass_low, 0.12 + 0.25 * warm);
    gradient(painter, rect, corner, &[(0.0, wood), (1.0, wood)]);
    line(painter, rect, corner, 0.8, Stroke::new(1.6, mix(c.brass_low, c.brass, 0.8 + 0.2 * warm)));
}

/// A small dark ground with a brass hairline.
pub fn pill(painter: &Painter, c: &Colours, rect: Rect) {
    let corner = Corner::Round(rect.height().min(26.0) * 0.5);
    gradient(painter, rect, corner, &[(0.0, c.night), (1.0, c.night)]);
    line(painter, rect, corner, 0.0, Stroke::new(1.1, c.hairline));
}

/// The ring round what is focused: brass light with a dark seam on both sides, visible on paper, wax and wood.
pub fn halo(painter: &Painter, c: &Colours, rect: Rect, radius: f32) {
    let corner = Corner::Round(radius + 3.0);
    let rect = rect.expand(3.0);
    glow(painter, rect.expand(2.0), radius + 5.0, 16, c.halo, 0.7);
    line(painter, rect, corner, 0.0, Stroke::new(5.0, mix(c.ink, c.edge, 0.4)));
    line(painter, rect, corner, 0.0, Stroke::new(2.8, c.halo));
}

/// A brass line with a diamond in its middle.
pub fn divider(painter: &Painter, c: &Colours, from: Pos2, width: f32) {
    let middle = from + vec2(width * 0.5, 0.0);
    let stroke = Stroke::new(1.2, c.hairline);
    painter.line_segment([from, middle - vec2(7.0, 0.0)], stroke);
    painter.line_segment([middle + vec2(7.0, 0.0), from + vec2(width, 0.0)], stroke);
    diamond(painter, middle, 4.0, c.hairline);
}

/// A small diamond.
pub fn diamond(painter: &Painter, middle: Pos2, d: f32, colour: Color32) {
    painter.add(Shape::convex_polygon(
        vec![middle - vec2(d, 0.0), middle - vec2(0.0, d), middle + vec2(d, 0.0), middle + vec2(0.0, d)],
        colour,
        Stroke::NONE,
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_between_stops() {
        let stops = [(0.0, Color32::BLACK), (1.0, Color32::WHITE)];
        assert_eq!(colour_at(&stops, 0.0), Color32::BLACK);
        assert_eq!(colour_at(&stops, 1.0), Color32::WHITE);
        assert_eq!(colour_at(&[], 0.3), Color32::TRANSPARENT);
    }

    #[test]
    fn corners_stay_inside() {
        let rect = Rect::from_min_size(pos2(10.0, 10.0), vec2(40.0, 20.0));
        for corner in [Corner::Round(30.0), Corner::Notch(6.0), Corner::Round(0.0)] {
            assert!(outline(rect, corner).iter().all(|&p| rect.expand(0.01).contains(p)));
        }
    }
}
