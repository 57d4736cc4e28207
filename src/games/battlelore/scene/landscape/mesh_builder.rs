//! Painted triangles that become one mesh.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A colour as sRGB.
pub type Paint = [u8; 3];

/// A number from 0 to 1 that is always the same for the same thing.
pub fn whim(thing: usize, salt: u32) -> f32 {
    let mut bits = (thing as u32).wrapping_mul(0x9e37_79b9) ^ salt.wrapping_mul(0x85eb_ca6b).wrapping_add(0x27d4_eb2f);
    for factor in [0x7feb_352d_u32, 0x846c_a68b] {
        bits = (bits ^ (bits >> 15)).wrapping_mul(factor);
    }
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// A paint between two.
pub fn mixed(from: Paint, to: Paint, share: f32) -> Paint {
    let mix = |from: u8, to: u8| f32::from(from).lerp(f32::from(to), share).round() as u8;
    [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}

/// Triangles with a paint at each corner.
#[derive(Default)]
pub struct Mould {
    corners: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    paints: Vec<[f32; 4]>,
    indices: Vec<u32>,
    /// How unevenly the paint takes, as a share of it.
    grain: f32,
}

impl Mould {
    /// An empty one whose paint takes so unevenly.
    pub fn new(grain: f32) -> Self {
        Self { grain, ..default() }
    }

    fn corner(&mut self, at: Vec3, normal: Vec3, paint: Paint) {
        // In steps of a tenth of a millimetre, so that neighbours agree.
        let [x, y, z] = (at * 1.0e4).round().as_ivec3().to_array();
        let place = x.wrapping_mul(73_856_093) ^ y.wrapping_mul(19_349_663) ^ z.wrapping_mul(83_492_791);
        let light = 1.0 + self.grain * (2.0 * whim(place as u32 as usize, 1) - 1.0);
        let colour = LinearRgba::from(Color::srgb_u8(paint[0], paint[1], paint[2])) * light;
        self.corners.push(at.to_array());
        self.normals.push(normal.to_array());
        self.paints.push([colour.red, colour.green, colour.blue, 1.0]);
    }

    /// A flat convex piece, its corners counter-clockwise as seen from outside.
    pub fn facet(&mut self, points: &[Vec3], paint: Paint) {
        let painted: Vec<(Vec3, Paint)> = points.iter().map(|point| (*point, paint)).collect();
        self.shaded(&painted);
    }

    /// The same with a paint for each corner.
    pub fn shaded(&mut self, points: &[(Vec3, Paint)]) {
        let around = (0..points.len()).map(|n| (points[n].0, points[(n + 1) % points.len()].0));
        let normal = around.map(|(from, to)| from.cross(to)).sum::<Vec3>().normalize_or_zero();
        if normal == Vec3::ZERO {
            return;
        }
        let first = self.corners.len() as u32;
        for (at, paint) in points {
            self.corner(*at, normal, *paint);
        }
        for next in 1..(points.len() as u32).saturating_sub(1) {
            self.indices.extend([first, first + next, first + next + 1]);
        }
    }

    /// A blade of grass, seen from both sides and lit as the ground is.
    pub fn blade(&mut self, points: [Vec3; 3], paint: Paint) {
        let first = self.corners.len() as u32;
        for at in points {
            self.corner(at, Vec3::Y, paint);
        }
        self.indices.extend([0, 1, 2, 1, 0, 2].map(|corner| first + corner));
    }

    /// A strip between two lines of equally many points, each with its paint: seen from outside, the first one lies on the
    /// right of the other.
    pub fn strip(&mut self, right: &[Vec3], left: &[Vec3], [first, second]: [Paint; 2]) {
        for (right, left) in right.windows(2).zip(left.windows(2)) {
            self.shaded(&[(right[0], first), (right[1], first), (left[1], second), (left[0], second)]);
        }
    }

    /// A surface through rows of equally many points, each with its normal and its paint: seen from outside, each row lies on the
    /// left of the one before it, and where its points are one, it ends.
    pub fn cloth(&mut self, rows: &[Vec<(Vec3, Vec3, Paint)>]) {
        let first = self.corners.len() as u32;
        let wide = rows.first().map_or(0, Vec::len) as u32;
        for (at, normal, paint) in rows.iter().flatten() {
            self.corner(*at, *normal, *paint);
        }
        for (row, pair) in rows.windows(2).enumerate() {
            let ends = pair[1].windows(2).all(|two| two[0].0 == two[1].0);
            for column in 0..wide.saturating_sub(1) {
                let right = first + row as u32 * wide + column;
                let left = right + wide;
                self.indices.extend([right, right + 1, left + 1]);
                if !ends {
                    self.indices.extend([right, left + 1, left]);
                }
            }
        }
    }

    /// A turned body that stands at `foot`: its radii and heights from below, each with its paint, so many sides, and how
    /// far it is from round.
    pub fn turned(&mut self, foot: Vec3, profile: &[(f32, f32, Paint)], sides: u32, (seed, rough): (usize, f32)) {
        let first = self.corners.len() as u32;
        let start = whim(seed, 90) * TAU;
        for (row, (radius, height, paint)) in profile.iter().enumerate() {
            let (below, above) = (profile[row.saturating_sub(1)], profile[(row + 1).min(profile.len() - 1)]);
            let (rise, shrink) = (above.1 - below.1, below.0 - above.0);
            for side in 0..sides {
                let (sin, cos) = (start + side as f32 / sides as f32 * TAU).sin_cos();
                let off = 1.0 + rough * (2.0 * whim(seed, 100 + row as u32 * sides + side) - 1.0);
                let at = foot + Vec3::new(cos * radius * off, *height, -sin * radius * off);
                self.corner(at, Vec3::new(cos * rise, shrink, -sin * rise).normalize_or(Vec3::Y), *paint);
            }
        }
        for row in 0..profile.len() as u32 - 1 {
            for side in 0..sides {
                let here = first + row * sides;
                let (a, b) = (here + side, here + (side + 1) % sides);
                if profile[row as usize].0 > 0.0 {
                    self.indices.extend([a, b, b + sides]);
                }
                if profile[row as usize + 1].0 > 0.0 {
                    self.indices.extend([a, b + sides, a + sides]);
                }
            }
        }
    }

    /// A block without its underside, turned about the vertical.
    pub fn block(&mut self, middle: Vec3, half: Vec3, turn: f32, paint: Paint) {
        let turn = Quat::from_rotation_y(turn);
        let corner = |x: f32, y: f32, z: f32| middle + turn * (half * Vec3::new(x, y, z));
        let around = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
        self.facet(&around.map(|(x, z)| corner(x, 1.0, z)), paint);
        for side in 0..4 {
            let ((x, z), (to_x, to_z)) = (around[side], around[(side + 1) % 4]);
            let points = [corner(x, -1.0, z), corner(to_x, -1.0, to_z), corner(to_x, 1.0, to_z), corner(x, 1.0, z)];
            self.facet(&points, paint);
        }
    }

    /// All paint in another light: its red, green and blue multiplied by what this says of its place.
    pub fn tone(&mut self, by: impl Fn(Vec3) -> Vec3) {
        for (at, paint) in self.corners.iter().zip(&mut self.paints) {
            for (part, by) in paint.iter_mut().zip(by(Vec3::from_array(*at)).to_array()) {
                *part *= by;
            }
        }
    }

    /// How many triangles there are.
    pub fn triangles(&self) -> usize {
        self.indices.len() / 3
    }

    /// Corners of all triangles, in metres.
    #[cfg(test)]
    pub fn corners(&self) -> impl Iterator<Item = Vec3> {
        self.corners.iter().map(|at| Vec3::from_array(*at))
    }

    /// The mesh; `picture` says where on a picture a corner lies.
    pub fn mesh(self, picture: impl Fn(Vec3) -> Vec2) -> Mesh {
        let places: Vec<[f32; 2]> = self.corners.iter().map(|at| picture(Vec3::from_array(*at)).to_array()).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.corners)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.paints)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}
