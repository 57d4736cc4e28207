//! Pictures that are made off the main thread, and only those that have been in sight.

use std::hash::Hash;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::picture_cache::PictureCache;

/// How many are made at the same time.
const AT_ONCE: usize = 8;

/// Bytes of pictures that are kept: a page full of cards on a large screen, and as much again.
const ROOM: usize = 48 << 20;

/// The pictures made so far, by name; none for one that cannot be made.
pub struct AsyncPictures<Name> {
    made: PictureCache<Name>,
    making: Vec<(Name, Task<Option<ColorImage>>)>,
    wanted: Vec<Name>,
    pass: u64,
}

impl<Name: Clone + Eq + Hash> Default for AsyncPictures<Name> {
    fn default() -> Self {
        Self { made: PictureCache::with_room(ROOM), making: Vec::new(), wanted: Vec::new(), pass: 0 }
    }
}

impl<Name: Clone + Eq + Hash> AsyncPictures<Name> {
    /// A picture; if it has not been made, it will be.
    pub fn of(&mut self, name: &Name) -> Option<TextureHandle> {
        if let Some(known) = self.made.of(name, self.pass) {
            return known;
        }
        self.wanted.push(name.clone());
        None
    }

    /// Goes on with what was wanted in this pass; `make` says how a picture is made, if it can be.
    pub fn go_on<Make>(&mut self, ctx: &Context, make: impl Fn(&Name) -> Option<Make>)
    where
        Make: FnOnce() -> Option<ColorImage> + Send + 'static,
    {
        self.making.retain_mut(|(name, task)| match block_on(poll_once(task)) {
            Some(image) => {
                let texture = image.map(|image| ctx.load_texture("drawn", image, TextureOptions::LINEAR));
                self.made.keep(name.clone(), texture, self.pass);
                false
            }
            None => true,
        });
        for name in std::mem::take(&mut self.wanted) {
            if self.making.len() == AT_ONCE || self.making.iter().any(|(other, _)| *other == name) {
                continue;
            }
            match make(&name) {
                Some(make) => {
                    let task = AsyncComputeTaskPool::get().spawn(async move { make() });
                    self.making.push((name, task));
                }
                None => self.made.keep(name, None, self.pass),
            }
        }
        if !self.making.is_empty() {
            ctx.request_repaint();
        }
        self.pass += 1;
    }
}
