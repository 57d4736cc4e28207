//! The grain of paper: blotches and fibres, one small picture that is laid over sheets again and again.

use std::array;

use bevy_egui::egui::{
    Color32, ColorImage, Id, Mesh, Painter, Rect, Shape, TextureHandle, TextureOptions, TextureWrapMode, pos2,
};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// Edge of the picture, in pixels and in points.
const EDGE: usize = 256;
/// What it is made of: spots along its edge and down it, and how strong they are, as shares of the strongest stain.
const LAYERS: [([usize; 2], f32); 4] = [([5, 5], 0.42), ([14, 12], 0.26), ([128, 20], 0.11), ([24, 128], 0.11)];
/// The colour of a stain, and how much the strongest covers, as an sRGB colour and of 1. Less is not seen, and what is written on
/// it must not look soiled.
const STAIN: [u8; 3] = [0x9a, 0x66, 0x20];
const STRONGEST: f32 = 0.085;

/// Lays it over a sheet; what is written comes later.
pub(super) fn lay(painter: &Painter, rect: Rect) {
    if !rect.is_positive() {
        return;
    }
    let known = Id::new("grain of paper");
    let ctx = painter.ctx();
    let picture: TextureHandle = ctx.data(|data| data.get_temp(known)).unwrap_or_else(|| {
        let repeated = TextureOptions { wrap_mode: TextureWrapMode::Repeat, ..TextureOptions::LINEAR };
        let picture = ctx.load_texture("grain of paper", stains(), repeated);
        ctx.data_mut(|data| data.insert_temp(known, picture.clone()));
        picture
    });
    let mut mesh = Mesh::with_texture(picture.id());
    // From the corner of each sheet, so that the grain goes with it where it moves.
    let whole = rect.size() / EDGE as f32;
    mesh.add_rect_with_uv(rect, Rect::from_min_max(pos2(0.0, 0.0), whole.to_pos2()), Color32::WHITE);
    painter.add(Shape::mesh(mesh));
}

/// The picture, whose opposite sides fit each other.
fn stains() -> ColorImage {
    // The same paper everywhere.
    let mut chance = SmallRng::seed_from_u64(1_891);
    let layers = LAYERS.map(|([across, down], strength)| {
        let spots: Vec<f32> = (0..across * down).map(|_| chance.random()).collect();
        move |x: f32, y: f32| {
            let (x, y) = (x * across as f32, y * down as f32);
            let spot = |i: usize, j: usize| spots[(y as usize + j) % down * across + (x as usize + i) % across];
            let [right, low] = [x, y].map(|at| at.fract() * at.fract() * (3.0 - 2.0 * at.fract()));
            let [high, below] = array::from_fn(|j| spot(0, j) + (spot(1, j) - spot(0, j)) * right);
            strength * (high + (below - high) * low)
        }
    });
    let pixels = (0..EDGE * EDGE).map(|pixel| {
        let [x, y] = [pixel % EDGE, pixel / EDGE].map(|at| at as f32 / EDGE as f32);
        let stain: f32 = layers.iter().map(|layer| layer(x, y)).sum();
        // Paper is clean between its stains.
        let covers = STRONGEST * ((stain - 0.30) / 0.45).clamp(0.0, 1.0);
        let [red, green, blue] = STAIN;
        Color32::from_rgba_unmultiplied(red, green, blue, (covers * 255.0) as u8)
    });
    ColorImage::new([EDGE; 2], pixels.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_stained_here_and_there_and_never_much() {
        let stains = stains();
        let clean = stains.pixels.iter().filter(|pixel| pixel.a() < 3).count();
        let all = stains.pixels.len();
        assert!((all / 10..all * 9 / 10).contains(&clean), "{clean} of {all} are clean");
        assert!(stains.pixels.iter().all(|pixel| f32::from(pixel.a()) <= STRONGEST * 255.0));
    }

    #[test]
    fn its_sides_fit_each_other() {
        let stains = stains();
        let differ = |a: [usize; 2], b: [usize; 2]| {
            let at = |[x, y]: [usize; 2]| i16::from(stains.pixels[y * EDGE + x].a());
            at(a).abs_diff(at(b))
        };
        let steps = |of: &dyn Fn(usize) -> u16| (0..EDGE).map(of).map(u32::from).sum::<u32>();
        let inside = steps(&|y| differ([100, y], [101, y])).max(steps(&|x| differ([x, 100], [x, 101])));
        assert!(steps(&|y| differ([EDGE - 1, y], [0, y])) <= 3 * inside);
        assert!(steps(&|x| differ([x, EDGE - 1], [x, 0])) <= 3 * inside);
    }
}
