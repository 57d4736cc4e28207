//! Cards as small pictures: drawn off the main thread, and only those that have been in sight.

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions, Vec2};

use crate::client::settings::{Language, Palette};
use crate::client::table::Face;
use crate::client::ui::icons::render;

/// How many are drawn at the same time.
const AT_ONCE: usize = 8;

/// A face and its width in pixels.
type Name = (Face, u32);

/// The cards drawn so far; none for one that cannot be drawn.
#[derive(Resource, Default)]
pub(super) struct Pictures {
    manner: Option<(&'static str, Language, Palette)>,
    drawn: HashMap<Name, Option<TextureHandle>>,
    drawing: Vec<(Name, Task<Option<ColorImage>>)>,
    wanted: Vec<(Name, Vec2)>,
}

impl Pictures {
    /// A face of so many pixels; if it has not been drawn, it will be.
    pub(super) fn of(&mut self, face: Face, size: Vec2) -> Option<TextureHandle> {
        let name = (face, size.x.round() as u32);
        if let Some(known) = self.drawn.get(&name) {
            return known.clone();
        }
        self.wanted.push((name, size));
        None
    }

    /// Goes on with drawing what was wanted in this pass; `svg` describes a face.
    pub(super) fn go_on(
        &mut self,
        ctx: &Context,
        manner: (&'static str, Language, Palette),
        svg: impl Fn(Face) -> Option<String>,
    ) {
        let wanted = std::mem::take(&mut self.wanted);
        if self.manner != Some(manner) {
            *self = Self { manner: Some(manner), ..Self::default() };
        }
        self.drawing.retain_mut(|(name, task)| match block_on(poll_once(task)) {
            Some(image) => {
                let texture = image.map(|image| ctx.load_texture("card", image, TextureOptions::LINEAR));
                self.drawn.insert(*name, texture);
                false
            }
            None => true,
        });
        for (name, size) in wanted {
            if self.drawing.len() == AT_ONCE || self.drawing.iter().any(|(other, _)| *other == name) {
                continue;
            }
            match svg(name.0) {
                Some(svg) => {
                    let task = AsyncComputeTaskPool::get().spawn(async move { render(&svg, size) });
                    self.drawing.push((name, task));
                }
                None => _ = self.drawn.insert(name, None),
            }
        }
        if !self.drawing.is_empty() {
            ctx.request_repaint();
        }
    }
}
