//! Icons and device glyphs: SVG files drawn at the size they are needed, kept as textures, tinted when painted; and the portraits of
//! those who have such icons.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use bevy::log::warn;
use bevy::prelude::{FromWorld, Resource, World};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};
use image::imageops::FilterType;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use super::picture_cache::PictureCache;
use super::theme::Theme;
use crate::client::input::DRAWN;
use crate::client::pieces::faces::FONTS;
use crate::folders::AssetFolders;
use crate::table::Mood;

/// The largest size in which an icon is drawn, in pixels.
const LARGEST: f32 = 1024.0;

/// How the icons of the regulars begin, before their names.
const REGULAR: &str = "who-";

/// Bytes of pictures that are kept: those of many screens in one size of the window.
const ROOM: usize = 32 << 20;

/// Pictures that have been drawn so far, by name and size in pixels.
#[derive(Resource)]
pub struct Icons {
    drawn: PictureCache<(String, u32)>,
    texts: HashMap<String, Option<String>>,
    folders: AssetFolders,
}

impl FromWorld for Icons {
    fn from_world(world: &mut World) -> Self {
        let folders = world.get_resource_or_init::<AssetFolders>().clone();
        Self { drawn: PictureCache::with_room(ROOM), texts: HashMap::new(), folders }
    }
}

impl Icons {
    /// Paints the icon `name` (a file of the folders `icons` or `glyphs`) into a square.
    pub fn paint(&mut self, painter: &Painter, theme: &Theme, name: &str, rect: Rect, tint: Color32) {
        if !painter.clip_rect().intersects(rect) {
            return;
        }
        let pixels = (rect.height() * theme.pixels).ceil().clamp(1.0, LARGEST);
        let Some(texture) = self.texture(painter.ctx(), name, pixels as u32) else { return };
        // Between pixels, or not as large as it was drawn, it would be blurred.
        let size = Vec2::splat(pixels / theme.pixels);
        let rect = if pixels < LARGEST {
            let at = (rect.center() - size * 0.5).to_vec2() * theme.pixels;
            Rect::from_min_size((at.round() / theme.pixels).to_pos2(), size)
        } else {
            rect
        };
        painter.image(texture.id(), rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), tint);
    }

    /// The same round a point.
    pub fn at(&mut self, painter: &Painter, theme: &Theme, name: &str, middle: Pos2, size: f32, tint: Color32) {
        self.paint(painter, theme, name, Rect::from_center_size(middle, Vec2::splat(size)), tint);
    }

    /// Whether there is such a picture.
    pub fn has(&mut self, name: &str) -> bool {
        self.text(name).is_some()
    }

    fn text(&mut self, name: &str) -> Option<&str> {
        if !self.texts.contains_key(name) {
            let read = |folder: &&str| std::fs::read_to_string(self.folders.find(format!("{folder}/{name}.svg"))?).ok();
            let drawn = name.strip_prefix(DRAWN).map(key);
            let found = drawn.or_else(|| ["icons", "glyphs"].iter().find_map(read));
            if found.is_none() {
                warn!("there is no icon {name}");
            }
            self.texts.insert(name.to_owned(), found.map(|text| text.replace("currentColor", "#ffffff")));
        }
        self.texts.get(name)?.as_deref()
    }

    fn texture(&mut self, ctx: &Context, name: &str, pixels: u32) -> Option<TextureHandle> {
        let key = (name.to_owned(), pixels);
        if let Some(known) = self.drawn.of(&key, ctx.cumulative_pass_nr()) {
            return known;
        }
        let texture = self
            .text(name)
            .and_then(|svg| render(svg, vec2(pixels as f32, pixels as f32)))
            .map(|image| ctx.load_texture(name, image, TextureOptions::LINEAR));
        self.drawn.keep(key, texture.clone(), ctx.cumulative_pass_nr());
        texture
    }

    /// The portrait of the regular who has this icon, so many points large; nothing for anybody else.
    pub fn portrait(
        &mut self,
        ctx: &Context,
        theme: &Theme,
        icon: &str,
        mood: Mood,
        size: f32,
    ) -> Option<TextureHandle> {
        let name = icon.strip_prefix(REGULAR)?;
        let pixels = (size * theme.pixels).round().clamp(1.0, LARGEST) as u32;
        let key = (format!("portraits/{name}-{mood}.png"), pixels);
        if let Some(known) = self.drawn.of(&key, ctx.cumulative_pass_nr()) {
            return known;
        }
        let file = self.folders.find(&key.0);
        let texture = file
            .and_then(|file| taken_down(&file, pixels))
            .map(|image| ctx.load_texture(&key.0, image, TextureOptions::LINEAR));
        self.drawn.keep(key, texture.clone(), ctx.cumulative_pass_nr());
        texture
    }

    /// A drawing made by the program (lettering), kept under `key`, `size` points large.
    pub fn drawing(
        &mut self,
        ctx: &Context,
        theme: &Theme,
        key: &str,
        size: Vec2,
        svg: impl FnOnce() -> String,
    ) -> Option<TextureHandle> {
        let size = size * theme.pixels;
        let key = (key.to_owned(), size.y.round() as u32);
        if let Some(known) = self.drawn.of(&key, ctx.cumulative_pass_nr()) {
            return known;
        }
        let texture = render(&svg(), size).map(|image| ctx.load_texture(&key.0, image, TextureOptions::LINEAR));
        self.drawn.keep(key, texture.clone(), ctx.cumulative_pass_nr());
        texture
    }
}

/// A key on which this is written, like those of `assets/glyphs`.
fn key(written: &str) -> String {
    let written = written.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64' width='64' height='64'><mask id='cut'>\
         <rect width='64' height='64' fill='white'/><text x='32' y='43' text-anchor='middle' font-size='32' \
         font-family='&quot;Source Serif 4&quot;' font-weight='900' fill='black'>{written}</text></mask>\
         <rect x='8' y='8' width='48' height='48' rx='8' fill='white' mask='url(#cut)'/></svg>"
    )
}

/// A square picture of a file, of at most so many pixels a side.
fn taken_down(file: &Path, pixels: u32) -> Option<ColorImage> {
    let picture = image::open(file).map_err(|error| warn!("{}: {error}", file.display())).ok()?;
    let side = pixels.min(picture.width());
    let picture = picture.resize_exact(side, side, FilterType::Triangle).into_rgba8();
    Some(ColorImage::from_rgba_unmultiplied([side as usize; 2], &picture))
}

/// Draws an SVG into a picture of at most `size` pixels, keeping its proportions.
pub fn render(svg: &str, size: Vec2) -> Option<ColorImage> {
    let options = usvg::Options {
        fontdb: if svg.contains("<text") { FONTS.clone() } else { Arc::default() },
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| warn!("a drawing cannot be read: {error}")).ok()?;
    let (wide, high) = (size.x.round().clamp(1.0, 4096.0) as u32, size.y.round().clamp(1.0, 4096.0) as u32);
    let mut pixmap = Pixmap::new(wide, high)?;
    let scale = (wide as f32 / tree.size().width()).min(high as f32 / tree.size().height());
    let shift =
        vec2((wide as f32 - tree.size().width() * scale) * 0.5, (high as f32 - tree.size().height() * scale) * 0.5);
    resvg::render(&tree, Transform::from_scale(scale, scale).post_translate(shift.x, shift.y), &mut pixmap.as_mut());
    Some(ColorImage::from_rgba_premultiplied([wide as usize, high as usize], pixmap.data()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many pixels of a drawn key are cut out of it.
    fn cut(written: &str) -> usize {
        let picture = render(&key(written), vec2(64.0, 64.0)).expect("a picture");
        let alpha = |x: usize, y: usize| picture.pixels[y * 64 + x].a();
        assert_eq!((alpha(2, 2), alpha(32, 10), alpha(10, 32)), (0, 255, 255), "{written}: the key itself");
        (12..52).flat_map(|y| (12..52).map(move |x| (x, y))).filter(|&(x, y)| alpha(x, y) < 128).count()
    }

    #[test]
    fn a_key_is_drawn_with_what_is_printed_on_it() {
        for written in ["Ö", "ß", "^", "<", "&", "´"] {
            assert!((10..600).contains(&cut(written)), "{written}: {} pixels", cut(written));
        }
        assert!(cut("Ö") > cut("´"));
        assert_eq!(cut(" "), 0);
    }

    /// The portrait on disk of whoever has this icon, as large as it is.
    fn side(icon: &str, mood: Mood) -> Option<u32> {
        let mut icons =
            Icons { drawn: PictureCache::with_room(ROOM), texts: HashMap::new(), folders: AssetFolders::default() };
        let (ctx, theme) = (Context::default(), Theme::default());
        let portrait = icons.portrait(&ctx, &theme, icon, mood, LARGEST)?;
        assert_eq!(portrait.size()[0], portrait.size()[1]);
        Some(portrait.size()[0] as u32)
    }

    #[test]
    fn every_regular_has_a_portrait_in_each_mood() {
        for game in crate::games::house().tables() {
            for (regular, mood) in
                game.art().regulars().iter().flat_map(|regular| Mood::ALL.map(|mood| (regular, mood)))
            {
                assert_eq!(side(regular.icon, mood), Some(192), "{} {mood}", regular.name);
            }
        }
    }

    #[test]
    fn people_and_programs_have_icons_alone() {
        for icon in ["seat-human", "seat-bot"] {
            assert_eq!(side(icon, Mood::Calm), None, "{icon}");
        }
    }
}
