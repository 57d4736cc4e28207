//! Every kind of unit is told from every other by its silhouette, as the match's camera sees it.

use std::f32::consts::TAU;

use super::*;
use crate::games::battlelore::table::setting::framing;

/// Width and height of a silhouette, in pixels, and how many points of each pixel are looked at, along each side.
const PIXELS: usize = 32;
const POINTS: usize = 4;
/// What a silhouette covers, in metres, and where the feet are in it, from above.
const COVERS: f32 = 0.085;
const FEET: f32 = 0.62;
/// From how many sides a figure is looked at.
const YAWS: usize = 12;

/// What a model is made of.
struct Solid {
    corners: Vec<Vec3>,
    triangles: Vec<[usize; 3]>,
}

/// One bit for each pixel of a row.
type Silhouette = [u32; PIXELS];

impl Solid {
    /// The model of a file, without its paint.
    fn read(name: &str) -> Self {
        let path = crate::folders::assets().join("models").join(format!("{name}.glb"));
        let bytes = std::fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let number =
            |at: usize, wide: usize| (0..wide).rev().fold(0, |sum, byte| sum << 8 | usize::from(bytes[at + byte]));
        let (begin, length) = (20, number(12, 4));
        let facts: serde_json::Value = serde_json::from_slice(&bytes[begin..begin + length]).expect("facts");
        let data = begin + length + 8;
        let field = |of: &serde_json::Value, name: &str| of[name].as_u64().unwrap_or(0) as usize;
        // Where the values of an accessor begin, and how many there are.
        let values = |accessor: &serde_json::Value| {
            let accessor = &facts["accessors"][accessor.as_u64().expect("an accessor") as usize];
            let view = &facts["bufferViews"][field(accessor, "bufferView")];
            let wide = if field(accessor, "componentType") == 5123 { 2 } else { 4 };
            (data + field(view, "byteOffset") + field(accessor, "byteOffset"), field(accessor, "count"), wide)
        };
        let (mut corners, mut triangles) = (Vec::new(), Vec::new());
        let meshes = facts["meshes"].as_array().into_iter().flatten();
        for part in meshes.flat_map(|mesh| mesh["primitives"].as_array().into_iter().flatten()) {
            let first = corners.len();
            let (at, count, _) = values(&part["attributes"]["POSITION"]);
            let length = |place: usize| f32::from_bits(number(at + 4 * place, 4) as u32);
            corners.extend((0..count).map(|n| Vec3::from_array([0, 1, 2].map(|axis| length(3 * n + axis)))));
            let (at, count, wide) = values(&part["indices"]);
            let index = |place: usize| first + number(at + wide * place, wide);
            triangles.extend((0..count / 3).map(|n| [0, 1, 2].map(|corner| index(3 * n + corner))));
        }
        Self { corners, triangles }
    }

    /// What is seen of it, turned so far and so large: pixels that are covered by half or more.
    fn silhouette(&self, yaw: f32, large: f32) -> Silhouette {
        let side = PIXELS * POINTS;
        let lens = Quat::from_rotation_x(framing(None).pitch.to_radians()) * Quat::from_rotation_y(yaw);
        let seen = self.corners.iter().map(|corner| {
            let at = lens * *corner * large / COVERS;
            Vec2::new(at.x + 0.5, FEET - at.y) * side as f32 - 0.5
        });
        let seen: Vec<Vec2> = seen.collect();
        let mut points = vec![false; side * side];
        for [a, b, c] in self.triangles.iter().map(|corners| corners.map(|corner| seen[corner])) {
            let turn = (b - a).perp_dot(c - a).signum();
            let inside = |at: Vec2| {
                [(a, b), (b, c), (c, a)].into_iter().all(|(from, to)| (to - from).perp_dot(at - from) * turn >= 0.0)
            };
            let low = a.min(b).min(c).max(Vec2::ZERO).ceil().as_uvec2();
            let high = a.max(b).max(c).min(Vec2::splat(side as f32 - 1.0)).max(Vec2::ZERO).floor().as_uvec2();
            for y in low.y..=high.y {
                for x in (low.x..=high.x).filter(|x| inside(Vec2::new(*x as f32, y as f32))) {
                    points[y as usize * side + x as usize] = true;
                }
            }
        }
        let covered = |row: usize, column: usize| {
            let within =
                (0..POINTS * POINTS).map(|n| (row * POINTS + n / POINTS) * side + column * POINTS + n % POINTS);
            2 * within.filter(|point| points[*point]).count() >= POINTS * POINTS
        };
        std::array::from_fn(|row| (0..PIXELS).fold(0, |bits, column| bits << 1 | u32::from(covered(row, column))))
    }
}

/// In how many pixels two silhouettes differ.
fn apart(one: &Silhouette, other: &Silhouette) -> u32 {
    one.iter().zip(other).map(|(one, other)| (one ^ other).count_ones()).sum()
}

/// Of all that are known from twelve sides, the one that is most like a figure turned away from them as far as figures are on the
/// field is of its own kind, nineteen times of twenty.
#[test]
fn every_kind_is_told_by_its_silhouette() {
    let yaw = |number: usize| number as f32 / YAWS as f32 * TAU;
    for side in [0, 1] {
        let mut known: Vec<(&str, Silhouette)> = Vec::new();
        let mut asked: Vec<(&str, Silhouette)> = Vec::new();
        for (kind, figures) in MODELS {
            let alone = figures[side][0] == figures[side][1];
            let large = if alone { CREATURE_SCALE } else { FIGURE_SCALE };
            for name in &figures[side][..if alone { 1 } else { 2 }] {
                let solid = Solid::read(name);
                known.extend((0..YAWS).map(|number| (kind, solid.silhouette(yaw(number), large))));
                asked.extend((0..YAWS).map(|number| (kind, solid.silhouette(yaw(number) + TURNED, large))));
            }
        }
        // And of all others that are known, three times of four: turned by a twelfth it is still most like its own kind.
        let lonely = known.iter().enumerate().filter(|(number, (kind, seen))| {
            let others = known.iter().enumerate().filter(|(other, _)| other != number).map(|(_, other)| other);
            others.min_by_key(|(_, other)| apart(other, seen)).is_some_and(|(like, _)| like != kind)
        });
        let lonely = lonely.count();
        assert!(4 * lonely <= known.len(), "{lonely} of {}", known.len());
        let wrong: Vec<(&str, &str)> = asked
            .iter()
            .filter_map(|(kind, seen)| {
                let (like, _) = known.iter().min_by_key(|(_, known)| apart(known, seen))?;
                (like != kind).then_some((*kind, *like))
            })
            .collect();
        assert!(20 * wrong.len() <= asked.len(), "{} of {}: {wrong:?}", wrong.len(), asked.len());
    }
}
