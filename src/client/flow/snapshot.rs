//! A match that leaves the table leaves a small picture of it beside its journal.
//!
//! What is on show is read back from the graphics driver, which takes a few frames; cutting, shrinking and writing are done
//! off the main thread. Whoever opens the list of saved matches sees the picture, so it shows only what everybody at the
//! table knows: it ends above the hand that is held up and above whatever else is seen by one player alone. If too little is
//! left then, there is no new picture.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::tasks::AsyncComputeTaskPool;
use bevy::window::RequestRedraw;
use image::imageops::{FilterType, crop_imm, resize};
use image::{DynamicImage, RgbaImage};

use crate::client::pieces::picture::TablePicture;
use crate::client::pieces::piece::Piece;
use crate::client::session::snapshot::{SIZE, write};
use crate::engine::Viewer;
use crate::table::any_match::AnyMatch;
use crate::table::{Lens, Pose, Side, Space, extent};

/// The least share of the picture's height that makes a picture.
pub const LEAST: f32 = 0.4;
/// Room above what is not shown, as a share of the height: the eye may have moved by a frame.
const MARGIN: f32 = 0.02;
/// Frames in which the graphics driver must have answered; without one nobody ever does.
const FRAMES: u8 = 60;

/// A picture that is being read back, and since how many frames.
#[derive(Component)]
struct Exposed(u8);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, wait);
}

/// What takes the pictures.
#[derive(SystemParam)]
pub(super) struct Snapshots<'w, 's> {
    picture: ResMut<'w, TablePicture>,
    lens: Res<'w, Lens>,
    pieces: Query<'w, 's, (&'static Piece, &'static GlobalTransform)>,
}

impl Snapshots<'_, '_> {
    /// Takes one of the match on the table, to lie beside its journal.
    pub(super) fn take(&mut self, commands: &mut Commands, (live, side): (&dyn AnyMatch, Side), journal: PathBuf) {
        let open = open_part((live, side), self.pieces.iter(), &self.lens);
        if open < LEAST || !self.picture.is_current() {
            return;
        }
        let size = self.picture.size();
        let cut = cut(size.as_vec2(), open, (1.0 + self.lens.shift.x) / 2.0).as_urect();
        self.picture.hold();
        let keep = move |mut read: On<ReadbackComplete>, mut commands: Commands| {
            commands.entity(read.entity).despawn();
            let (pixels, journal) = (std::mem::take(&mut read.event_mut().data), journal.clone());
            let work = async move {
                let Some(picture) = shrink(pixels, size, cut) else { return };
                if let Err(error) = write(&journal, picture.into_rgb8()) {
                    warn!("{} gets no picture: {error}", journal.display());
                }
            };
            AsyncComputeTaskPool::get().spawn(work).detach();
        };
        commands.spawn((Readback::texture(self.picture.image.clone()), Exposed(0))).observe(keep);
    }
}

/// The share of the picture's height, from above, in which nothing is seen that not everybody knows.
pub fn open_part<'a>(
    (live, side): (&dyn AnyMatch, Side),
    pieces: impl Iterator<Item = (&'a Piece, &'a GlobalTransform)>,
    lens: &Lens,
) -> f32 {
    if live.outcome().is_some() {
        return 1.0;
    }
    let known = live.seen_by(Viewer::Public).arrange(side);
    let secret = |piece: &Piece| {
        known.pieces.iter().find(|placed| placed.id == piece.id).is_none_or(|placed| placed.look != piece.look)
    };
    let tops = pieces.filter(|(piece, _)| secret(piece)).map(|(piece, place)| {
        let Transform { translation: at, rotation: turn, scale } = place.compute_transform();
        let stands = Pose { space: Space::Table, at, turn, scale: scale.x };
        let seen = extent(lens, &stands, piece.look.extent);
        seen.map_or(0.0, |rect| rect.min.y / lens.size.y - MARGIN)
    });
    tops.fold(1.0, f32::min)
}

/// The part of a picture that is kept, in pixels: as large as it can be, round `middle` (a share of the width).
fn cut(size: Vec2, open: f32, middle: f32) -> Rect {
    let shape = SIZE.0 as f32 / SIZE.1 as f32;
    let room = Vec2::new(size.x, size.y * open);
    let kept = Vec2::new(room.x.min(room.y * shape), room.y.min(room.x / shape));
    let left = (size.x * middle - kept.x / 2.0).clamp(0.0, room.x - kept.x);
    let from = Vec2::new(left, (room.y - kept.y) / 2.0);
    Rect::from_corners(from, from + kept)
}

/// A part of a picture as the driver gives it, whose rows are padded, in the size that is kept.
fn shrink(pixels: Vec<u8>, size: UVec2, part: URect) -> Option<DynamicImage> {
    let row = u32::try_from(pixels.len()).ok()? / 4 / size.y;
    let whole = RgbaImage::from_raw(row, size.y, pixels).filter(|_| row >= size.x)?;
    let part = crop_imm(&whole, part.min.x, part.min.y, part.width(), part.height());
    Some(resize(&*part, SIZE.0, SIZE.1, FilterType::Triangle).into())
}

/// Each picture is read back once. The window does not rest before it is there.
fn wait(mut exposed: Query<(Entity, &mut Exposed)>, mut commands: Commands, mut redraw: MessageWriter<RequestRedraw>) {
    for (entity, mut exposed) in &mut exposed {
        match exposed.0 {
            1 => _ = commands.entity(entity).remove::<Readback>(),
            FRAMES => commands.entity(entity).despawn(),
            _ => {}
        }
        exposed.0 += 1;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_cut_out_of_what_is_open() {
        let whole = cut(Vec2::new(1280.0, 720.0), 1.0, 0.5);
        assert_eq!(whole, Rect::new(0.0, 0.0, 1280.0, 720.0));
        for (wide, high) in [(1280.0, 720.0), (1024.0, 768.0), (3440.0, 1440.0), (300.0, 900.0)] {
            for open in [0.4, 0.75, 1.0] {
                for middle in [0.0, 0.4, 0.9] {
                    let kept = cut(Vec2::new(wide, high), open, middle);
                    let room = Rect::new(-0.01, -0.01, wide + 0.01, high * open + 0.01);
                    assert!(room.contains(kept.min) && room.contains(kept.max), "{kept:?} of {wide}x{high}");
                    assert!((kept.width() / kept.height() - 16.0 / 9.0).abs() < 0.01, "{kept:?}");
                }
            }
        }
    }

    #[test]
    fn padded_rows_are_no_part_of_the_picture() {
        // Three pixels and one of padding in each of two rows: red, red, blue.
        let row = [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255], [9, 9, 9, 9]].concat();
        let picture = shrink(row.repeat(2), UVec2::new(3, 2), URect::new(0, 0, 3, 2)).unwrap().into_rgb8();
        assert_eq!(picture.dimensions(), SIZE);
        assert_eq!(picture.get_pixel(0, 0).0, [255, 0, 0]);
        assert_eq!(picture.get_pixel(SIZE.0 - 1, SIZE.1 - 1).0, [0, 0, 255]);
        assert!(shrink(vec![0; 7], UVec2::new(3, 2), URect::new(0, 0, 3, 2)).is_none(), "too little");
    }
}
