//! Kanji that hardly any text needs: their font is loaded when one of them is shown first.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{Context, FontId};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use super::theme;

/// The file, and what the font is called.
const FILE: &str = "jp-rare.ttf";
const NAME: &str = "jp-rare";
/// Letters that can be in it.
const KANJI: [std::ops::RangeInclusive<char>; 2] = ['\u{3400}'..='\u{9fff}', '\u{f900}'..='\u{faff}'];
/// Letters of the first plane.
const PLANE: usize = 1 << 16;

/// Which letters have been shown since the fonts were read; none once the rare ones are loaded, or cannot be.
#[derive(Resource)]
struct Shown(Option<Box<[u64]>>);

impl Default for Shown {
    fn default() -> Self {
        Self(Some(vec![0; PLANE / 64].into()))
    }
}

impl Shown {
    /// Whether a letter is shown for the first time.
    fn is_new(&mut self, letter: char) -> bool {
        let Some(seen) = self.0.as_mut().and_then(|all| all.get_mut(letter as usize / 64)) else { return false };
        let bit = 1 << (letter as usize % 64);
        let new = *seen & bit == 0;
        *seen |= bit;
        new
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_message::<RequestRedraw>().add_systems(
        PostUpdate,
        load.run_if(|shown: Res<Shown>| shown.0.is_some())
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

fn load(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput)>,
    mut shown: ResMut<Shown>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (mut context, output) in &mut contexts {
        let Some(output) = output.0.as_ref() else { continue };
        let ctx = context.get_mut();
        if output.shapes.iter().any(|ClippedShape { shape, .. }| lacks_letters(ctx, shape, &mut shown)) {
            add(ctx);
            shown.0 = None;
            redraw.write(RequestRedraw);
        }
    }
}

/// Whether a letter is painted here that the other fonts do not have.
fn lacks_letters(ctx: &Context, shape: &Shape, shown: &mut Shown) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| lacks_letters(ctx, shape, shown)),
        Shape::Text(text) => text.galley.text().chars().any(|letter| {
            let kanji = KANJI.iter().any(|kanji| kanji.contains(&letter));
            kanji && shown.is_new(letter) && !ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), letter))
        }),
        _ => false,
    }
}

/// Lets every family fall back on the rare letters, from the next pass on.
fn add(ctx: &Context) {
    let font = match theme::font(FILE) {
        Ok(font) => font,
        Err(error) => return warn!("font {FILE}: {error}; rare letters are not shown"),
    };
    let mut fonts = ctx.fonts(|fonts| fonts.definitions().clone());
    fonts.font_data.insert(NAME.to_owned(), Arc::new(font));
    fonts.families.values_mut().for_each(|family| family.push(NAME.to_owned()));
    ctx.set_fonts(fonts);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{FontFamily, RawInput};

    use super::*;
    use crate::client::settings::Notices;

    /// Shows a text, and whether the rare font has been loaded for it.
    fn show(ctx: &Context, text: &str, shown: &mut Shown) -> bool {
        let output = ctx.run_ui(RawInput::default(), |ui| {
            ui.label(text);
        });
        let lacks = output.shapes.iter().any(|shape| lacks_letters(ctx, &shape.shape, shown));
        if lacks {
            add(ctx);
        }
        lacks
    }

    #[test]
    fn names_are_written_in_their_letters_and_rare_ones_load_their_font() {
        let (ctx, mut shown) = (Context::default(), Shown::default());
        let mut notices = Notices::default();
        theme::load_fonts(&ctx, &mut notices);
        show(&ctx, "", &mut shown);
        assert!(notices.0.is_empty(), "{:?}", notices.0);
        let everyday = "凛颯澪栞茉莉珀遙 邊齋齊髙﨑 鬱 ﾊﾞﾄﾙ がパ Jürgen Ωμέγα Анна Ђорђе Nguyễn";
        let rare = "乂丕亳傀几匚嫂櫻濱籠糯艸蠢躪鼇";
        // A font that has the sign for what is missing is not asked for its own letters, so two families are asked.
        let mut fonts = ctx.fonts(|fonts| fonts.definitions().clone());
        let other = ["jp-black", "text", "bold", "black", "italic"].map(str::to_owned).to_vec();
        fonts.families.insert(FontFamily::Name("other".into()), other);
        ctx.set_fonts(fonts);
        show(&ctx, "", &mut shown);
        let missing = |text: &str| -> String {
            let has = |letter| {
                ["text", "other"].iter().any(|&name| {
                    let font = FontId::new(15.0, FontFamily::Name(name.into()));
                    ctx.fonts_mut(|fonts| fonts.has_glyph(&font, letter))
                })
            };
            text.chars().filter(|letter| *letter > '\u{100}' && !has(*letter)).collect()
        };
        assert!(!show(&ctx, everyday, &mut shown), "nothing rare in it");
        assert_eq!(missing(everyday), "");
        assert!(!missing(rare).is_empty());
        assert!(show(&ctx, rare, &mut shown));
        show(&ctx, rare, &mut shown);
        assert_eq!(missing(rare), "");
        assert!(!show(&ctx, "🙂 한국", &mut shown), "no font of ours has these");
    }
}
