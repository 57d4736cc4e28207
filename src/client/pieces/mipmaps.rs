//! Smaller versions of a picture, so that it does not shimmer when it is seen from afar.

use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::Extent3d;

/// Appends all halvings to the pixels (four bytes each) of a picture; answers how many levels there are in all.
pub fn append_halvings(pixels: &mut Vec<u8>, width: u32, height: u32) -> u32 {
    let mut level = pixels.clone();
    let (mut w, mut h, mut levels) = (width, height, 1);
    while w > 1 || h > 1 {
        (level, w, h) = halve(&level, w, h);
        pixels.extend_from_slice(&level);
        levels += 1;
    }
    levels
}

/// The next smaller version, each pixel the mean of up to four.
fn halve(level: &[u8], width: u32, height: u32) -> (Vec<u8>, u32, u32) {
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let mut next = Vec::with_capacity((w * h * 4) as usize);
    for y in 0..h {
        let rows = [(y * 2).min(height - 1) * width, (y * 2 + 1).min(height - 1) * width];
        for x in 0..w {
            let columns = [(x * 2).min(width - 1), (x * 2 + 1).min(width - 1)];
            for channel in 0..4 {
                let at = |row: u32, column: u32| u32::from(level[((row + column) * 4 + channel) as usize]);
                let sum = at(rows[0], columns[0])
                    + at(rows[0], columns[1])
                    + at(rows[1], columns[0])
                    + at(rows[1], columns[1]);
                next.push(((sum + 2) / 4) as u8);
            }
        }
    }
    (next, w, h)
}

/// Whether a picture has four bytes a pixel and no smaller versions.
fn is_plain(image: &Image) -> bool {
    image.texture_descriptor.mip_level_count == 1 && image.texture_descriptor.format.block_copy_size(None) == Some(4)
}

/// Keeps only the next smaller version of such a picture.
pub fn keep_half(image: &mut Image) {
    let (width, height) = (image.width(), image.height());
    if !is_plain(image) {
        return;
    }
    if let Some(pixels) = image.data.take() {
        let (half, width, height) = halve(&pixels, width, height);
        image.texture_descriptor.size = Extent3d { width, height, depth_or_array_layers: 1 };
        image.data = Some(half);
    }
}

/// Gives such a picture its smaller versions.
pub fn give_halvings(image: &mut Image) {
    let (width, height) = (image.width(), image.height());
    if !is_plain(image) {
        return;
    }
    if let Some(pixels) = &mut image.data {
        image.texture_descriptor.mip_level_count = append_halvings(pixels, width, height);
    }
}

/// How pictures on the table are sampled: smoothly, at slanting angles too.
pub fn sampler(address: ImageAddressMode) -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: address,
        address_mode_v: address,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    })
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{TextureDimension, TextureFormat};

    use super::*;

    #[test]
    fn halvings_end_at_one_pixel_and_keep_the_mean() {
        let mut pixels = vec![0, 0, 0, 255, 200, 200, 200, 255, 0, 0, 0, 255, 200, 200, 200, 255];
        assert_eq!(append_halvings(&mut pixels, 2, 2), 2);
        assert_eq!(pixels[16..], [100, 100, 100, 255]);
    }

    #[test]
    fn a_half_is_the_next_smaller_version_and_has_smaller_ones_itself() {
        let size = Extent3d { width: 4, height: 2, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image =
            Image::new_fill(size, TextureDimension::D2, &[9, 8, 7, 255], format, RenderAssetUsages::default());
        keep_half(&mut image);
        assert_eq!((image.width(), image.height()), (2, 1));
        assert_eq!(image.data.as_deref(), Some(&[9, 8, 7, 255, 9, 8, 7, 255][..]));
        give_halvings(&mut image);
        assert_eq!(image.texture_descriptor.mip_level_count, 2);
        assert_eq!(image.data.as_ref().map(Vec::len), Some(12));
    }
}
