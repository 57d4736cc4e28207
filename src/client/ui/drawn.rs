//! Pictures that are made off the main thread, and only those that have been in sight.

use std::collections::HashMap;
use std::hash::Hash;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};

/// How many are made at the same time.
const AT_ONCE: usize = 8;

/// The pictures made so far, by name; none for one that cannot be made.
pub struct Drawn<Name> {
    made: HashMap<Name, Option<TextureHandle>>,
    making: Vec<(Name, Task<Option<ColorImage>>)>,
    wanted: Vec<Name>,
}

impl<Name> Default for Drawn<Name> {
    fn default() -> Self {
        Self { made: HashMap::new(), making: Vec::new(), wanted: Vec::new() }
    }
}

impl<Name: Clone + Eq + Hash> Drawn<Name> {
    /// A picture; if it has not been made, it will be.
    pub fn of(&mut self, name: &Name) -> Option<TextureHandle> {
        if let Some(known) = self.made.get(name) {
            return known.clone();
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
                self.made.insert(name.clone(), texture);
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
                None => _ = self.made.insert(name, None),
            }
        }
        if !self.making.is_empty() {
            ctx.request_repaint();
        }
    }
}
