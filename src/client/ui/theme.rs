//! Fonts, sizes and the style that leaves nothing of egui's own look.

use std::io;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Rect, Stroke, vec2,
};
use resvg::usvg::fontdb;

use super::colours::{self, Colours};
use crate::client::settings::{Notices, Settings};
use crate::folders::assets;
use crate::table::Palette;

/// The interface is laid out for a window of this height.
pub const HEIGHT: f32 = 720.0;
/// The least width it is laid out for.
pub const WIDTH: f32 = 1000.0;

/// So much of each edge a television may cut off.
const MARGIN: f32 = 0.05;

/// What the look depends on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Theme {
    pub c: Colours,
    /// Colours of cards, for what stands for them in sentences.
    pub palette: Palette,
    /// Text size: 1 to 2.
    pub text: f32,
    pub still: bool,
    /// Points to physical pixels, so that icons are drawn sharp.
    pub pixels: f32,
    /// Logical window pixels in one point of the interface.
    pub zoom: f32,
    /// The share of the picture that is left empty at each edge, where a television may cut it off.
    pub margin: f32,
    /// Seconds since the start.
    pub now: f32,
}

impl Default for Theme {
    fn default() -> Self {
        Self {
            c: colours::PARCHMENT,
            palette: Palette::Normal,
            text: 1.0,
            still: false,
            pixels: 1.0,
            zoom: 1.0,
            margin: 0.0,
            now: 0.0,
        }
    }
}

const FONTS: [(&str, &str); 8] = [
    ("display", "display.ttf"),
    ("text", "text-400.ttf"),
    ("bold", "text-600.ttf"),
    ("black", "text-900.ttf"),
    ("italic", "text-400-italic.ttf"),
    ("jp", "jp-400.ttf"),
    ("jp-bold", "jp-600.ttf"),
    ("jp-black", "jp-900.ttf"),
];

const FAMILIES: [(&str, &[&str]); 5] = [
    ("display", &["display", "jp-bold", "bold"]),
    ("text", &["text", "jp"]),
    ("bold", &["bold", "jp-bold"]),
    ("black", &["black", "jp-black"]),
    ("italic", &["italic", "jp"]),
];

impl Theme {
    /// Follows the settings and the window.
    pub fn follow(&mut self, ctx: &Context, settings: &Settings, now: f32) {
        self.now = now;
        self.text = settings.text_scale.clamp(1.0, 2.0);
        self.still = settings.reduced_motion;
        self.palette = settings.palette;
        self.c = if settings.high_contrast { colours::CONTRAST } else { colours::PARCHMENT };
        self.margin = if settings.free_edges { MARGIN } else { 0.0 };
        let size = self.area(ctx).size() * ctx.zoom_factor();
        let zoom = (size.y / HEIGHT).min(size.x / WIDTH).clamp(0.15, 8.0);
        if size.x > 1.0 && (zoom - ctx.zoom_factor()).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
        self.zoom = zoom;
        self.pixels = ctx.native_pixels_per_point().unwrap_or(1.0) * zoom;
        self.dress(ctx);
    }

    /// What of the window the interface is drawn in, in points.
    pub fn area(&self, ctx: &Context) -> Rect {
        let whole = ctx.content_rect();
        whole.shrink2(whole.size() * self.margin)
    }

    fn dress(&self, ctx: &Context) {
        let style = ctx.global_style();
        let c = self.c;
        let scrolls = style.spacing.scroll;
        if style.visuals.override_text_color == Some(c.ink)
            && style.text_styles.get(&egui::TextStyle::Body) == Some(&self.body())
            && scrolls.bar_width == 8.0
        {
            return;
        }
        ctx.all_styles_mut(|style| self.dress_style(style));
    }

    fn dress_style(&self, style: &mut egui::Style) {
        let c = self.c;
        for (kind, font) in [
            (egui::TextStyle::Body, self.body()),
            (egui::TextStyle::Button, self.body()),
            (egui::TextStyle::Small, self.font(13.0)),
            (egui::TextStyle::Monospace, self.body()),
            (egui::TextStyle::Heading, self.title(20.0)),
        ] {
            style.text_styles.insert(kind, font);
        }
        style.animation_time = if self.still { 0.0 } else { 0.12 };
        style.interaction.selectable_labels = false;
        style.spacing.item_spacing = vec2(8.0, 6.0);
        style.spacing.button_padding = vec2(6.0, 4.0);
        style.spacing.scroll = egui::style::ScrollStyle {
            bar_width: 8.0,
            bar_inner_margin: 8.0,
            bar_outer_margin: 0.0,
            handle_min_length: 32.0,
            dormant_background_opacity: 1.0,
            active_background_opacity: 1.0,
            interact_background_opacity: 1.0,
            dormant_handle_opacity: 1.0,
            active_handle_opacity: 1.0,
            interact_handle_opacity: 1.0,
            foreground_color: false,
            ..egui::style::ScrollStyle::solid()
        };
        style.spacing.scroll.fade.strength = 0.0;
        if self.still {
            style.scroll_animation = egui::style::ScrollAnimation::none();
        }
        let visuals = &mut style.visuals;
        visuals.dark_mode = false;
        visuals.override_text_color = Some(c.ink);
        visuals.panel_fill = Color32::TRANSPARENT;
        visuals.window_fill = c.paper;
        visuals.extreme_bg_color = colours::mix(c.paper_low, c.edge, 0.22);
        visuals.text_edit_bg_color = Some(c.paper_deep);
        visuals.selection.bg_fill = c.marker;
        visuals.selection.stroke = Stroke::new(1.0, c.ink);
        visuals.text_cursor.stroke = Stroke::new(2.0, c.wax);
        visuals.text_cursor.blink = !self.still;
        visuals.interact_cursor = None;
        let widgets = &mut visuals.widgets;
        for (state, fill) in [
            (&mut widgets.noninteractive, c.paper_low),
            (&mut widgets.inactive, c.brass),
            (&mut widgets.hovered, colours::mix(c.brass, c.brass_high, 0.6)),
            (&mut widgets.active, c.brass_high),
            (&mut widgets.open, c.brass),
        ] {
            state.bg_fill = fill;
            state.weak_bg_fill = fill;
            state.bg_stroke = Stroke::new(1.0, c.brass_low);
            state.fg_stroke = Stroke::new(1.0, c.ink);
            state.corner_radius = CornerRadius::same(5);
            state.expansion = 0.0;
        }
        style.spacing.window_margin = Margin::same(0);
    }

    /// A length that grows with the text.
    pub fn em(&self, points: f32) -> f32 {
        points * self.text
    }

    /// A length that grows half as fast as the text: paddings.
    pub fn pad(&self, points: f32) -> f32 {
        points * (0.5 + 0.5 * self.text)
    }

    fn family(&self, size: f32, name: &str) -> FontId {
        FontId::new(size * self.text, FontFamily::Name(name.into()))
    }

    /// Text to be read.
    pub fn font(&self, size: f32) -> FontId {
        self.family(size, "text")
    }

    /// Half-bold font of this size, in points at 100 % text.
    pub fn bold(&self, size: f32) -> FontId {
        self.family(size, "bold")
    }

    /// Numbers and indexes.
    pub fn black(&self, size: f32) -> FontId {
        self.family(size, "black")
    }

    /// Italic font for asides, of this size in points at 100 % text.
    pub fn italic(&self, size: f32) -> FontId {
        self.family(size, "italic")
    }

    /// Titles and names; not for numbers. They are large already, so they grow less than what is read.
    pub fn title(&self, size: f32) -> FontId {
        FontId::new(self.grown(size), FontFamily::Name("display".into()))
    }

    /// The size of a title.
    pub fn grown(&self, size: f32) -> f32 {
        size * self.text.powf(if size > 17.0 { 0.55 } else { 1.0 })
    }

    /// The ordinary size.
    pub fn body(&self) -> FontId {
        self.font(15.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>().add_systems(Startup, prepare);
}

/// Gives every context of the interface its fonts before anything is drawn with them.
fn prepare(mut contexts: Query<&mut EguiContext>, mut notices: ResMut<Notices>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        load_fonts(ctx, &mut notices);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.max_passes = std::num::NonZeroUsize::MIN;
        });
    }
}

/// A font from its file.
///
/// # Errors
/// The file cannot be read, or is none that egui understands: it would panic.
pub(super) fn font(file: &str) -> io::Result<FontData> {
    let bytes = std::fs::read(assets().join("fonts").join(file))?;
    let mut faces = fontdb::Database::new();
    faces.load_font_data(bytes.clone());
    if faces.is_empty() {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "it is no font"));
    }
    let mut data = FontData::from_owned(bytes);
    data.tweak.hinting = Some(false);
    Ok(data)
}

/// Loads the fonts from disk; another one takes the place of what is missing or broken.
pub(super) fn load_fonts(ctx: &Context, notices: &mut Notices) {
    let mut fonts = FontDefinitions::default();
    let mut missing = Vec::new();
    for (name, file) in FONTS {
        match font(file) {
            Ok(font) => {
                fonts.font_data.insert(name.to_owned(), Arc::new(font));
            }
            Err(error) => {
                warn!("font {file}: {error}; another font takes its place");
                missing.push(file);
            }
        }
    }
    notices.push_missing(missing);
    let loaded: Vec<String> = fonts.font_data.keys().cloned().collect();
    for (family, names) in FAMILIES {
        let own = names.iter().map(|&name| name.to_owned()).filter(|name| loaded.contains(name));
        let mut list: Vec<String> = own.collect();
        if list.len() < names.len() {
            list.extend(loaded.iter().cloned());
        }
        fonts.families.insert(FontFamily::Name(family.into()), list.clone());
        if family == "text" {
            fonts.families.insert(FontFamily::Proportional, list.clone());
            fonts.families.insert(FontFamily::Monospace, list);
        }
    }
    ctx.set_fonts(fonts);
}
