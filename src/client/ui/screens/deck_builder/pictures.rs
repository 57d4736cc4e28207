//! Cards as small pictures.

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, TextureHandle, Vec2, vec2};

use crate::client::ui::async_pictures::AsyncPictures;
use crate::client::ui::icons::render;
use crate::locale::Language;
use crate::table::{Face, Palette};

/// The cards in the language and the colours in which they were drawn, by face and size in pixels.
#[derive(Resource, Default)]
pub(in crate::client::ui::screens) struct Pictures {
    manner: Option<(&'static str, Language, Palette)>,
    drawn: AsyncPictures<(Face, [u32; 2])>,
}

impl Pictures {
    /// A face of so many pixels; if it has not been drawn, it will be.
    pub(in crate::client::ui::screens) fn of(&mut self, face: Face, size: Vec2) -> Option<TextureHandle> {
        self.drawn.of(&(face, [size.x, size.y].map(|pixels| pixels.round() as u32)))
    }

    /// Goes on with drawing what was wanted in this pass; `svg` describes a face.
    pub(in crate::client::ui::screens) fn go_on(
        &mut self,
        ctx: &Context,
        manner: (&'static str, Language, Palette),
        svg: impl Fn(Face) -> Option<String>,
    ) {
        if self.manner != Some(manner) {
            *self = Self { manner: Some(manner), ..Self::default() };
        }
        self.drawn.go_on(ctx, |&(face, [wide, high])| {
            let svg = svg(face)?;
            Some(move || render(&svg, vec2(wide as f32, high as f32)))
        });
    }
}
