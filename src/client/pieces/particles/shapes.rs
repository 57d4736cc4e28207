//! The shapes of particles: drawn by formulas into one small picture.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// What one looks like, long along the first axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A soft cloud.
    Puff,
    /// A thin sliver, pointed at both ends.
    Splinter,
    /// A small lump.
    Crumb,
    /// A star with four rays.
    Star,
    /// A feather with its quill.
    Feather,
}

/// All shapes, from left to right in the picture.
const ALL: [Shape; 5] = [Shape::Puff, Shape::Splinter, Shape::Crumb, Shape::Star, Shape::Feather];
/// Pixels along the side of each.
const SIDE: u32 = 32;

impl Shape {
    /// Where the corners of a quad lie in the picture, against the clock.
    pub(super) fn corners(self) -> [[f32; 2]; 4] {
        let count = ALL.len() as f32;
        let edge = 0.5 / (SIDE as f32 * count);
        let (left, right) = (self as u8 as f32 / count + edge, (self as u8 as f32 + 1.0) / count - edge);
        [[left, 1.0], [right, 1.0], [right, 0.0], [left, 0.0]]
    }

    /// How much of a point it covers, which lies from -1 to 1 on both axes.
    pub(super) fn covers(self, at: Vec2) -> f32 {
        let (x, y) = (at.x.abs(), at.y.abs());
        let far = at.length();
        let strength = match self {
            Self::Puff => (-3.2 * far * far).exp() * (1.0 - far) * 1.25,
            Self::Splinter => (1.0 - x - y / 0.22) * 5.0,
            Self::Crumb => {
                let turned = at.y.atan2(at.x);
                (0.68 + 0.14 * (turned * 3.0 + 1.0).cos() + 0.08 * (turned * 5.0).cos() - far) * 8.0
            }
            Self::Star => {
                (1.0 - far).max(0.0).powf(1.4) * 0.028 / (x * y + 0.028) + (-26.0 * far * far).exp() * (1.0 - far)
            }
            Self::Feather => {
                let bent = at.y - 0.18 * (1.0 - at.x * at.x) + 0.09;
                let vane = 0.30 * (1.0 - at.x * at.x) * (0.75 + 0.25 * (at.x * 21.0 - bent.abs() * 16.0).sin());
                let quill = (0.05 - bent.abs()) * 16.0 * (1.0 - x);
                ((vane - bent.abs()) * 9.0).min(0.9).max(quill)
            }
        };
        strength.clamp(0.0, 1.0)
    }
}

/// The picture with all shapes: white, premultiplied.
pub(super) fn atlas() -> Image {
    let (width, height) = (SIDE * ALL.len() as u32, SIDE);
    let place = |pixel: u32| (pixel as f32 + 0.5) / SIDE as f32 * 2.0 - 1.0;
    let pixels = (0..width * height).flat_map(|number| {
        let (x, y) = (number % width, number / width);
        let shape = ALL[(x / SIDE) as usize];
        let covers = shape.covers(Vec2::new(place(x % SIDE), -place(y)));
        [(covers * 255.0).round() as u8; 4]
    });
    Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels.collect(),
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::RENDER_WORLD,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_whole_within_its_place() {
        for shape in ALL {
            let edge = (0..=40_u8).map(|step| f32::from(step) / 20.0 - 1.0);
            let most = edge.flat_map(|at| [(at, 1.0), (at, -1.0), (1.0, at), (-1.0, at)]);
            let most = most.map(|(x, y)| shape.covers(Vec2::new(x, y))).fold(0.0, f32::max);
            assert!(most < 0.02, "{shape:?} reaches its edge: {most}");
            assert!(shape.covers(Vec2::ZERO) > 0.5, "{shape:?} has a middle");
        }
        let [left, ..] = Shape::Feather.corners();
        assert!((left[0] - 0.8).abs() < 0.01, "the last of five");
    }
}
