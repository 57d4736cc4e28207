//! The picture that lies over all ground: strokes of a brush, lighter and darker, that go on without a seam.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageAddressMode;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::mesh_builder::whim;
use crate::client::pieces::mipmaps;

/// Metres that the picture covers.
pub const COVERS: f32 = 0.19;
/// Width and height in pixels.
const SIZE: usize = 256;
const STROKES: usize = 2600;
/// How light it is in the mean: paint on it is divided by this.
pub const MEAN: f32 = 0.80;
/// How far strokes differ from that.
const DIFFERS: f32 = 0.2;

/// Paints the picture of brush strokes.
pub fn picture() -> Image {
    let mut light = vec![MEAN; SIZE * SIZE];
    for stroke in 0..STROKES {
        let whim = |salt: u32| whim(stroke, 200 + salt);
        let mut at = Vec2::new(whim(0), whim(1)) * SIZE as f32;
        // Blades stand more upright than not.
        let way = Vec2::from_angle((whim(2) - 0.5) * 1.5).perp();
        let tone = MEAN + DIFFERS * (2.0 * whim(3) - 1.0);
        let steps = 5 + (whim(4) * 9.0) as usize;
        for step in 0..steps {
            let strength = 0.75 * (1.0 - step as f32 / steps as f32);
            for beside in [IVec2::ZERO, IVec2::X] {
                let pixel = (at.as_ivec2() + beside).rem_euclid(IVec2::splat(SIZE as i32)).as_uvec2();
                let pixel = &mut light[pixel.y as usize * SIZE + pixel.x as usize];
                *pixel = pixel.lerp(tone, strength);
            }
            at += way;
        }
    }
    let bytes = light.into_iter().flat_map(|light| {
        let byte = (light * 255.0).round() as u8;
        [byte, byte, byte, 255]
    });
    let size = Extent3d { width: SIZE as u32, height: SIZE as u32, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let mut image = Image::new(size, TextureDimension::D2, bytes.collect(), TextureFormat::Rgba8Unorm, usage);
    image.sampler = mipmaps::sampler(ImageAddressMode::Repeat);
    mipmaps::give_halvings(&mut image);
    image
}
