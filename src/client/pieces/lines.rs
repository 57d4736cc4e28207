//! Lines round things, drawn on the table: rings and frames, in one stroke, in two, or broken; and soft shadows.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::meshes::{CARD_CORNER, outline};
use crate::table::Outline;

/// How a line is drawn, each with its width in metres: in greyscale, marks still differ by it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LineKind {
    /// In one stroke.
    Plain(f32),
    /// In two strokes of this width, as far apart as they are wide.
    Double(f32),
    Dashed(f32),
    /// In dots hardly longer than they are wide; thin and unbroken round a card.
    Dotted(f32),
    /// In one stroke with points that lead inwards, as on the ring of a sight, or as brackets that stand off four corners.
    Sight(f32),
    /// In one stroke that stands off as those brackets do: they have closed.
    Apart(f32),
    /// In one stroke that is thicker inwards at the corners, of which some are seen whatever stands within.
    Cornered(f32),
}

impl LineKind {
    /// The same line on something that is drawn so many times as large as it was made: as thin as elsewhere.
    #[must_use]
    pub fn thinner(self, times: f32) -> Self {
        match self {
            Self::Plain(wide) => Self::Plain(wide / times),
            Self::Double(wide) => Self::Double(wide / times),
            Self::Dashed(wide) => Self::Dashed(wide / times),
            Self::Dotted(wide) => Self::Dotted(wide / times),
            Self::Sight(wide) => Self::Sight(wide / times),
            Self::Apart(wide) => Self::Apart(wide / times),
            Self::Cornered(wide) => Self::Cornered(wide / times),
        }
    }
}

/// How what lies within a line is tinted: most along the line, least in the middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wash {
    /// Brightness, as a share of the line's.
    pub light: f32,
    /// Opacity along the line.
    pub along: f32,
    /// Opacity in the middle.
    pub middle: f32,
}

/// Length of a dash and the gap after it, in metres.
const DASH: f32 = 0.0085;
/// The same of a dot, in widths of its line.
const DOT: f32 = 3.2;
/// Share of that which is drawn.
const DRAWN: f32 = 0.62;
/// Half the width and the length of a point on a sight, in widths of its line: within the line it is no wider than a corner.
const THORN: (f32, f32) = (1.5, 2.4);
/// How far brackets stand off, in widths of their line, and how long their arms are: a share of the shorter side.
const OFF: f32 = 1.25;
const ARM: f32 = 0.28;
/// How far thick corners reach inwards, in widths of their line, and along a side, as a share of it.
const THICK: (f32, f32) = (1.4, 0.24);
/// Longest straight piece of a broken line, in metres.
const PIECE: f32 = 0.000_55;

/// Points of an outline, `out` metres outside it, counter-clockwise seen from above; always as many.
fn edge(of: Outline, out: f32) -> Vec<Vec2> {
    match of {
        Outline::Ring(radius) => {
            let points = (0..64).map(|step| step as f32 / 64.0 * TAU);
            points.map(|angle| Vec2::new(angle.cos(), -angle.sin()) * (radius + out)).collect()
        }
        Outline::Hex(inner) => {
            let corners = (0..6).map(|step| (step as f32 + 0.5) / 6.0 * TAU);
            let radius = (inner + out) * 2.0 / 3.0_f32.sqrt();
            corners.map(|angle| Vec2::new(angle.cos(), -angle.sin()) * radius).collect()
        }
        Outline::Frame(size) => {
            outline(size.x + 2.0 * out, size.y + 2.0 * out, (CARD_CORNER + out).max(CARD_CORNER * 0.2))
        }
    }
}

/// A line along the outside of an outline, lying in the x-z plane, and what lies within it, if that is tinted.
pub fn drawn(of: Outline, line: LineKind, wash: Option<Wash>) -> Mesh {
    let mut sheet = FlatStrips::default();
    match line {
        LineKind::Plain(wide) => sheet.band(&edge(of, wide), &edge(of, 0.0), None),
        LineKind::Dashed(wide) => sheet.band(&edge(of, wide), &edge(of, 0.0), Some(DASH)),
        // Round a card dots would be the perforation of a stamp.
        LineKind::Dotted(wide) if matches!(of, Outline::Frame(_)) => {
            sheet.band(&edge(of, wide), &edge(of, 0.0), None);
        }
        LineKind::Dotted(wide) => sheet.band(&edge(of, wide), &edge(of, 0.0), Some(DOT * wide)),
        LineKind::Double(wide) => {
            sheet.band(&edge(of, wide), &edge(of, 0.0), None);
            sheet.band(&edge(of, 3.0 * wide), &edge(of, 2.0 * wide), None);
        }
        // Round a card its points would be horns: there it is brackets. Those that touched the card would look as if they lay
        // half below it.
        LineKind::Sight(wide) if let Outline::Frame(size) = of => {
            let out = (OFF + 1.0) * wide;
            let arm = size.min_element() * ARM - CARD_CORNER - out;
            sheet.brackets(&edge(of, out), &edge(of, OFF * wide), arm.max(0.0));
        }
        LineKind::Apart(wide) => sheet.band(&edge(of, (OFF + 1.0) * wide), &edge(of, OFF * wide), None),
        LineKind::Cornered(wide) => {
            let (outer, inner) = (edge(of, 0.0), edge(of, -THICK.0 * wide));
            sheet.band(&edge(of, wide), &outer, None);
            sheet.brackets(&outer, &inner, inner[0].distance(inner[1]) * THICK.1);
        }
        LineKind::Sight(wide) => {
            sheet.band(&edge(of, wide), &edge(of, 0.0), None);
            let edge = edge(of, wide);
            // A hexagon has a point in every corner, everything else has four.
            let points = if edge.len() == 6 { 6 } else { 4 };
            let apart = edge.len() / points;
            edge.iter().skip(apart / 2).step_by(apart).for_each(|&foot| sheet.thorn(foot, wide));
        }
    }
    let mut colours = vec![Vec4::ONE; sheet.points.len()];
    if let Some(Wash { light, along, middle }) = wash {
        let edge = edge(of, 0.0);
        sheet.patch(&edge);
        let tint = Vec3::splat(light);
        colours.extend(edge.iter().map(|_| tint.extend(along)));
        colours.push(tint.extend(middle));
    }
    sheet.mesh(wash.map(|_| colours))
}

/// A shadow that fades out `soft` metres outside an outline, darkest under it; its strength is the opacity of its points.
pub fn skirt(of: Outline, soft: f32, strength: f32) -> Mesh {
    let mut sheet = FlatStrips::default();
    let mut strengths = Vec::new();
    let steps = [-0.6, -0.2, 0.0, 0.12, 0.28, 0.5, 0.75, 1.0_f32];
    for pair in steps.windows(2) {
        let (inner, outer) = (edge(of, pair[0] * soft), edge(of, pair[1] * soft));
        sheet.band(&outer, &inner, None);
        for (points, step) in [(&outer, pair[1]), (&inner, pair[0])] {
            let left = 1.0 - step.max(0.0);
            strengths.extend(points.iter().map(|_| Vec3::ONE.extend(strength * left * left)));
        }
    }
    sheet.mesh(Some(strengths))
}

/// A round light that fades out towards its edge.
pub fn gleam(radius: f32) -> Mesh {
    let mut sheet = FlatStrips::default();
    let mut strengths = Vec::new();
    for ring in 0..8_u8 {
        let shares = [f32::from(ring) / 8.0, f32::from(ring + 1) / 8.0];
        let [inner, outer] = shares.map(|share| edge(Outline::Ring(share * radius), 0.0));
        sheet.band(&outer, &inner, None);
        let strength = |share: f32| Vec3::ONE.extend((1.0 - share) * (1.0 - share));
        strengths.extend(outer.iter().map(|_| strength(shares[1])).chain(inner.iter().map(|_| strength(shares[0]))));
    }
    sheet.mesh(Some(strengths))
}

/// Flat strips that lie in the x-z plane.
#[derive(Default)]
struct FlatStrips {
    points: Vec<Vec2>,
    indices: Vec<u32>,
}

impl FlatStrips {
    /// A closed strip between two outlines of as many points; broken into dashes of that length if one is given.
    fn band(&mut self, outer: &[Vec2], inner: &[Vec2], dash: Option<f32>) {
        let Some(dash) = dash else {
            let (first, count) = (self.points.len() as u32, outer.len() as u32);
            self.points.extend(outer.iter().chain(inner));
            for index in 0..count {
                let next = (index + 1) % count;
                self.quad(first + index, first + next, first + count + index, first + count + next);
            }
            return;
        };
        let length = |from: usize| outer[from].distance(outer[(from + 1) % outer.len()]);
        let whole: f32 = (0..outer.len()).map(length).sum();
        let period = whole / (whole / dash).round().max(1.0);
        let mut gone = 0.0;
        for from in 0..outer.len() {
            let to = (from + 1) % outer.len();
            let pieces = (length(from) / PIECE).ceil().max(1.0);
            for piece in 0..pieces as u32 {
                let (start, end) = (piece as f32 / pieces, (piece + 1) as f32 / pieces);
                let middle = gone + length(from) * f32::midpoint(start, end);
                if middle % period > period * DRAWN {
                    continue;
                }
                self.piece((outer, inner), (from, to), (start, end));
            }
            gone += length(from);
        }
    }

    /// What is left of a closed strip between two outlines of as many points if it reaches only so far along its straight sides.
    fn brackets(&mut self, outer: &[Vec2], inner: &[Vec2], reach: f32) {
        for from in 0..outer.len() {
            let to = (from + 1) % outer.len();
            let length = inner[from].distance(inner[to]);
            // All that is shorter is part of a round corner.
            if length > CARD_CORNER {
                let share = (reach / length).min(0.5);
                self.piece((outer, inner), (from, to), (0.0, share));
                self.piece((outer, inner), (from, to), (1.0 - share, 1.0));
            } else {
                self.piece((outer, inner), (from, to), (0.0, 1.0));
            }
        }
    }

    /// What lies between two outlines from one of their points to the next, or a part of it.
    fn piece(&mut self, (outer, inner): (&[Vec2], &[Vec2]), (from, to): (usize, usize), (start, end): (f32, f32)) {
        let first = self.points.len() as u32;
        for (edge, part) in [(outer, start), (outer, end), (inner, start), (inner, end)] {
            self.points.push(edge[from].lerp(edge[to], part));
        }
        self.quad(first, first + 1, first + 2, first + 3);
    }

    /// A point that leads inwards from a place on the outside of a line: from within the line, so that nothing of it stands out.
    fn thorn(&mut self, outside: Vec2, wide: f32) {
        let inwards = -outside.normalize_or_zero();
        let foot = outside + inwards * wide;
        let first = self.points.len() as u32;
        let side = inwards.perp() * THORN.0 * wide;
        self.points.extend([foot + side, foot + inwards * THORN.1 * wide, foot - side]);
        self.indices.extend([first, first + 1, first + 2]);
    }

    /// What lies within an outline, from its middle.
    fn patch(&mut self, edge: &[Vec2]) {
        let (first, count) = (self.points.len() as u32, edge.len() as u32);
        self.points.extend(edge);
        self.points.push(Vec2::ZERO);
        self.indices.extend((0..count).flat_map(|index| [first + index, first + (index + 1) % count, first + count]));
    }

    fn quad(&mut self, outer: u32, next_outer: u32, inner: u32, next_inner: u32) {
        self.indices.extend([outer, next_outer, inner, inner, next_outer, next_inner]);
    }

    /// As a mesh, with a colour and an opacity for each point or without.
    fn mesh(self, colours: Option<Vec<Vec4>>) -> Mesh {
        let positions: Vec<[f32; 3]> = self.points.iter().map(|point| [point.x, 0.0, point.y]).collect();
        let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_indices(Indices::U32(self.indices));
        if let Some(colours) = colours {
            let colours: Vec<[f32; 4]> = colours.iter().map(Vec4::to_array).collect();
            mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, colours);
        }
        mesh
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sum of the triangles' areas; negative if they look down.
    fn area(mesh: &Mesh) -> f32 {
        let positions: Vec<[f32; 3]> =
            mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("points").to_vec();
        let indices: Vec<usize> = mesh.indices().expect("triangles").iter().collect();
        let corner = |index: usize| Vec2::new(positions[index][0], -positions[index][2]);
        let of = |triangle: &[usize]| {
            (corner(triangle[1]) - corner(triangle[0])).perp_dot(corner(triangle[2]) - corner(triangle[0])) / 2.0
        };
        indices.chunks(3).map(of).sum()
    }

    #[test]
    fn lines_lie_outside_their_outline_and_look_up() {
        let size = Vec2::new(0.063, 0.088);
        for of in [Outline::Frame(size), Outline::Ring(0.02), Outline::Hex(0.02)] {
            let plain = area(&drawn(of, LineKind::Plain(0.001), None));
            let round = match of {
                Outline::Frame(size) => 2.0 * (size.x + size.y),
                Outline::Ring(radius) => TAU * radius,
                Outline::Hex(inner) => 4.0 * 3.0_f32.sqrt() * inner,
            };
            assert!((0.9..1.1).contains(&(plain / (round * 0.001))), "{of:?}: {plain}");
            let broken = area(&drawn(of, LineKind::Dashed(0.001), None));
            assert!((0.5..0.75).contains(&(broken / plain)), "{of:?}: {broken} of {plain}");
            let double = area(&drawn(of, LineKind::Double(0.001), None));
            assert!((1.9..2.4).contains(&(double / plain)), "{of:?}: {double} of {plain}");
            let sight = area(&drawn(of, LineKind::Sight(0.001), None));
            if matches!(of, Outline::Frame(_)) {
                // Much of every side is open.
                assert!((0.35..0.5).contains(&(sight / plain)), "{of:?}: {sight} of {plain}");
            } else {
                let thorns = (sight - plain) / (THORN.0 * THORN.1 * 0.001 * 0.001);
                assert!(
                    (thorns - if matches!(of, Outline::Hex(_)) { 6.0 } else { 4.0 }).abs() < 0.1,
                    "{of:?}: {thorns}"
                );
            }
            if matches!(of, Outline::Hex(_)) {
                let cornered = area(&drawn(of, LineKind::Cornered(0.001), None));
                assert!((1.5..1.9).contains(&(cornered / plain)), "{of:?}: {cornered} of {plain}");
            }
            let wash = Wash { light: 0.5, along: 0.3, middle: 0.1 };
            let washed = area(&drawn(of, LineKind::Plain(0.001), Some(wash))) - plain;
            assert!((0.97..1.03).contains(&(washed / of.area())), "{of:?}: {washed}");
        }
    }

    #[test]
    fn a_shadow_ends_in_nothing() {
        let mesh = skirt(Outline::Ring(1.0), 0.2, 0.4);
        let Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("a shadow has strengths");
        };
        let strengths = colours.iter().map(|colour| colour[3]);
        assert_eq!(strengths.clone().fold(0.0, f32::max), 0.4);
        assert_eq!(strengths.fold(1.0, f32::min), 0.0);
    }
}
