//! Pictures that the interface has drawn and keeps, as many as there is room for: what has not been in sight for the longest time
//! goes first.

use std::collections::HashMap;
use std::hash::Hash;

use bevy_egui::egui::TextureHandle;

/// A picture that takes less, or that cannot be drawn at all, counts as if it took so many bytes.
const LEAST: usize = 1024;

/// Pictures by name; none for what cannot be drawn.
pub struct PictureCache<Name> {
    pictures: HashMap<Name, Picture>,
    /// Bytes of all of them, and how many there is room for.
    bytes: usize,
    room: usize,
}

struct Picture {
    texture: Option<TextureHandle>,
    bytes: usize,
    /// The pass in which it was in sight last.
    seen: u64,
}

impl<Name: Clone + Eq + Hash> PictureCache<Name> {
    /// Room for so many bytes of pictures.
    pub fn with_room(room: usize) -> Self {
        Self { pictures: HashMap::new(), bytes: 0, room }
    }

    /// A picture, which is in sight in this pass; nothing if it is not kept.
    pub fn of(&mut self, name: &Name, pass: u64) -> Option<Option<TextureHandle>> {
        let picture = self.pictures.get_mut(name)?;
        picture.seen = pass;
        Some(picture.texture.clone())
    }

    /// Keeps a picture. Others go if there is no room for all; those that are in sight stay in any case.
    pub fn keep(&mut self, name: Name, texture: Option<TextureHandle>, pass: u64) {
        let bytes = texture.as_ref().map_or(0, TextureHandle::byte_size).max(LEAST);
        self.bytes += bytes;
        if let Some(old) = self.pictures.insert(name, Picture { texture, bytes, seen: pass }) {
            self.bytes -= old.bytes;
        }
        while self.bytes > self.room {
            // One that was in sight in the pass before is most likely to be wanted again in this one.
            let gone = self.pictures.iter().filter(|(_, picture)| picture.seen + 1 < pass);
            let Some(name) = gone.min_by_key(|(_, picture)| picture.seen).map(|(name, _)| name.clone()) else { return };
            self.bytes -= self.pictures.remove(&name).map_or(0, |picture| picture.bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, ColorImage, Context, TextureOptions};

    use super::*;

    fn picture(ctx: &Context, side: usize) -> Option<TextureHandle> {
        let image = ColorImage::filled([side, side], Color32::WHITE);
        Some(ctx.load_texture("trial", image, TextureOptions::LINEAR))
    }

    #[test]
    fn what_was_in_sight_longest_ago_goes_first() {
        let ctx = Context::default();
        // Four pictures of 64 by 64 pixels.
        let mut kept = PictureCache::with_room(4 * 64 * 64 * 4);
        for name in 1..=4_u64 {
            kept.keep(name, picture(&ctx, 64), name);
        }
        assert!(kept.of(&1, 10).is_some());
        kept.keep(5, picture(&ctx, 64), 11);
        assert_eq!([1, 2, 3, 4, 5].map(|name| kept.pictures.contains_key(&name)), [true, false, true, true, true]);
        kept.keep(6, picture(&ctx, 128), 20);
        assert_eq!(kept.pictures.len(), 1, "it needs all the room");
        assert_eq!(kept.bytes, 128 * 128 * 4);
        kept.keep(6, picture(&ctx, 64), 21);
        assert_eq!(kept.bytes, 64 * 64 * 4, "drawn anew, it is not counted twice");
    }

    #[test]
    fn what_is_in_sight_stays_however_much_it_is() {
        let ctx = Context::default();
        let mut kept = PictureCache::with_room(64 * 64 * 4);
        for name in 0..8 {
            kept.keep(name, picture(&ctx, 64), 5);
        }
        assert!(
            (0..8).all(|name| kept.of(&name, 6).is_some()),
            "a page that is too large is not drawn again every pass"
        );
        kept.keep(8, picture(&ctx, 64), 8);
        assert_eq!(kept.pictures.len(), 1);
    }

    #[test]
    fn names_of_nothing_take_room_as_well() {
        let mut kept = PictureCache::with_room(100 * LEAST);
        for name in 0..10_000_u64 {
            kept.keep(name, None, 2 * name);
        }
        assert_eq!(kept.pictures.len(), 100);
        assert!(matches!(kept.of(&9999, 20_000), Some(None)));
    }
}
