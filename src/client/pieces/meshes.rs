//! Meshes that are made in code: the card, the pile, the disc, flat pictures.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::table::CARD;

/// Corner radius of a card in metres.
pub const CARD_CORNER: f32 = 0.0045;

/// The meshes that all games share.
#[derive(Resource, Clone)]
pub struct TableMeshes {
    /// Upper side of a card.
    pub card_front: Handle<Mesh>,
    /// Lower side and edge of a card.
    pub card_back: Handle<Mesh>,
    /// Edge of a pile, one metre high; scaled to the number of cards.
    pub pile_edge: Handle<Mesh>,
    /// A square metre, face up, for flat pictures.
    pub decal: Handle<Mesh>,
    /// A round light that fades out towards its edge, one metre in radius, face up.
    pub gleam: Handle<Mesh>,
    /// A cube with an edge of one metre: a die.
    pub die: Handle<Mesh>,
    /// What dice are made of.
    pub bone: Handle<StandardMaterial>,
}

/// Makes the meshes.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make);
}

fn make(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    commands.insert_resource(TableMeshes {
        card_front: meshes.add(rounded_sheet(CARD.x, CARD.z, CARD_CORNER, CARD.y / 2.0, true)),
        card_back: meshes.add(card_back()),
        pile_edge: meshes.add(rounded_wall(CARD.x, CARD.z, CARD_CORNER, 0.0, 1.0)),
        decal: meshes.add(rounded_sheet(1.0, 1.0, 0.0, 0.0, true)),
        gleam: meshes.add(super::lines::gleam(1.0)),
        die: meshes.add(Cuboid::from_length(1.0)),
        bone: materials.add(StandardMaterial {
            base_color: Color::srgb_u8(0xee, 0xe2, 0xc6),
            perceptual_roughness: 0.4,
            reflectance: 0.35,
            ..default()
        }),
    });
}

/// Points of a rounded rectangle round the origin in the x-z plane, counter-clockwise seen from above.
pub(super) fn outline(width: f32, depth: f32, radius: f32) -> Vec<Vec2> {
    let steps = if radius > 0.0 { 6 } else { 0 };
    let inner = Vec2::new(width / 2.0 - radius, depth / 2.0 - radius);
    let corners = [(1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let mut points = Vec::new();
    for (index, (sx, sz)) in corners.into_iter().enumerate() {
        for step in 0..=steps {
            let angle = index as f32 * FRAC_PI_2 + if steps > 0 { step as f32 / steps as f32 * FRAC_PI_2 } else { 0.0 };
            points.push(Vec2::new(sx * inner.x + radius * angle.cos(), sz * inner.y - radius * angle.sin()));
        }
    }
    points
}

fn mesh(positions: Vec<[f32; 3]>, normals: Vec<[f32; 3]>, uvs: Vec<[f32; 2]>, indices: Vec<u32>) -> Mesh {
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

/// A flat rounded sheet at height `y`, looking up or down. The picture's top is at the far side (-z).
fn rounded_sheet(width: f32, depth: f32, radius: f32, y: f32, up: bool) -> Mesh {
    let points = outline(width, depth, radius);
    let mut positions = vec![[0.0, y, 0.0]];
    let mut uvs = vec![[0.5, 0.5]];
    for point in &points {
        positions.push([point.x, y, point.y]);
        let u = point.x / width + 0.5;
        uvs.push([if up { u } else { 1.0 - u }, point.y / depth + 0.5]);
    }
    let normals = vec![[0.0, if up { 1.0 } else { -1.0 }, 0.0]; positions.len()];
    let count = points.len() as u32;
    let mut indices = Vec::new();
    for index in 0..count {
        let (a, b) = (index + 1, (index + 1) % count + 1);
        indices.extend(if up { [0, a, b] } else { [0, b, a] });
    }
    mesh(positions, normals, uvs, indices)
}

/// The standing edge of a rounded rectangle between two heights. All of it takes its colour from the picture's rim.
fn rounded_wall(width: f32, depth: f32, radius: f32, bottom: f32, top: f32) -> Mesh {
    let points = outline(width, depth, radius);
    let (mut positions, mut normals, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let count = points.len() as u32;
    for (index, point) in points.iter().enumerate() {
        let before = points[(index + points.len() - 1) % points.len()];
        let after = points[(index + 1) % points.len()];
        let along = after - before;
        let normal = Vec3::new(-along.y, 0.0, along.x).normalize_or_zero();
        for y in [bottom, top] {
            positions.push([point.x, y, point.y]);
            normals.push(normal.to_array());
            uvs.push([0.5, 0.012]);
        }
        let (a, b) = (index as u32 * 2, (index as u32 + 1) % count * 2);
        indices.extend([a, b, a + 1, a + 1, b, b + 1]);
    }
    mesh(positions, normals, uvs, indices)
}

fn card_back() -> Mesh {
    let half = CARD.y / 2.0;
    let mut sheet = rounded_sheet(CARD.x, CARD.z, CARD_CORNER, -half, false);
    let wall = rounded_wall(CARD.x, CARD.z, CARD_CORNER, -half, half);
    // Both meshes carry the same attributes, so merging cannot fail.
    if sheet.merge(&wall).is_err() {
        debug_assert!(false, "card meshes differ in their attributes");
    }
    sheet
}

/// Points of a disc's profile from the foot's middle to the top's middle: radius and height, in metres.
fn profile(radius: f32, thickness: f32) -> Vec<Vec2> {
    let bevel = 0.0016;
    let corner = |middle: Vec2, from: f32| {
        (0..=4_u8).map(move |step| {
            let angle = (from + f32::from(step) / 4.0 * 0.25) * TAU;
            middle + Vec2::new(angle.cos(), angle.sin()) * bevel
        })
    };
    let foot = corner(Vec2::new(radius - bevel, bevel), 0.75);
    let top = corner(Vec2::new(radius - bevel, thickness - bevel), 0.0);
    foot.chain(top).collect()
}

/// A turned disc: flat above and below, its edges rounded, standing on the x-z plane. The picture on it is seen from above.
pub fn disc(radius: f32, thickness: f32) -> Mesh {
    let profile = profile(radius, thickness);
    let around = 40_u32;
    let (mut positions, mut normals, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for step in 0..around {
        let angle = step as f32 / around as f32 * TAU;
        let (sin, cos) = angle.sin_cos();
        for (n, point) in profile.iter().enumerate() {
            let along = profile[(n + 1).min(profile.len() - 1)] - profile[n.saturating_sub(1)];
            let normal = Vec2::new(along.y, -along.x).normalize_or_zero();
            positions.push([cos * point.x, point.y, sin * point.x]);
            normals.push([cos * normal.x, normal.y, sin * normal.x]);
            uvs.push([cos * point.x / radius * 0.5 + 0.5, sin * point.x / radius * 0.5 + 0.5]);
        }
    }
    let rows = profile.len() as u32;
    for step in 0..around {
        let (here, next) = (step * rows, (step + 1) % around * rows);
        for row in 0..rows - 1 {
            indices.extend([here + row, here + row + 1, next + row, next + row, here + row + 1, next + row + 1]);
        }
    }
    for (row, up) in [(0, -1.0), (rows - 1, 1.0)] {
        let middle = positions.len() as u32;
        let y = profile[row as usize].y;
        positions.push([0.0, y, 0.0]);
        normals.push([0.0, up, 0.0]);
        uvs.push([0.5, 0.5]);
        for step in 0..around {
            let (x, _, z) = {
                let [x, y, z] = positions[(step * rows + row) as usize];
                (x, y, z)
            };
            positions.push([x, y, z]);
            normals.push([0.0, up, 0.0]);
            uvs.push([x / radius * 0.5 + 0.5, z / radius * 0.5 + 0.5]);
        }
        for step in 0..around {
            let (a, b) = (middle + 1 + step, middle + 1 + (step + 1) % around);
            indices.extend(if up > 0.0 { [middle, b, a] } else { [middle, a, b] });
        }
    }
    mesh(positions, normals, uvs, indices)
}
