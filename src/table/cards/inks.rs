//! Colours of suits: read from the file that the card templates of a game were drawn with.

use std::collections::HashMap;

use serde::Deserialize;

use crate::table::Palette;

/// What a suit is printed with, as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ink {
    /// The block behind the number.
    pub band: String,
    /// The darker print.
    pub dark: String,
    /// Number and emblem on the block.
    pub ink: String,
    /// A second, lighter tone, where a game's cards have one.
    #[serde(default)]
    pub ray: String,
}

impl Default for Ink {
    fn default() -> Self {
        let grey = || "#555555".to_owned();
        Self { band: grey(), dark: grey(), ink: grey(), ray: grey() }
    }
}

/// The inks of a game: for each palette, those of each suit.
#[derive(Clone, Debug, Default)]
pub struct Inks(HashMap<String, HashMap<String, Ink>>);

impl Inks {
    /// Reads a game's `palette.ron`.
    pub fn read(text: &str) -> Result<Self, String> {
        ron::from_str(text).map(Self).map_err(|error| error.to_string())
    }

    /// The inks of a suit; grey if there are none.
    pub fn of(&self, palette: Palette, suit: &str) -> Ink {
        let name = match palette {
            Palette::Normal => "normal",
            Palette::Safe => "safe",
            Palette::Contrast => "contrast",
        };
        self.0.get(name).and_then(|inks| inks.get(suit)).cloned().unwrap_or_default()
    }

    /// Block and ink of a suit, as sRGB.
    pub fn block(&self, palette: Palette, suit: &str) -> ([u8; 3], [u8; 3]) {
        let ink = self.of(palette, suit);
        (rgb(&ink.band), rgb(&ink.ink))
    }

    /// Whether every palette has inks for all these suits.
    pub fn has(&self, suits: &[&str]) -> bool {
        let all = |name: &str| self.0.get(name).is_some_and(|inks| suits.iter().all(|suit| inks.contains_key(*suit)));
        ["normal", "safe", "contrast"].into_iter().all(all)
    }

    /// The least contrast of ink and block among these suits in any palette, as it is measured for text: 1 is none, 21 is
    /// black on white. Under the lens of the table about half of it is left.
    pub fn least_contrast(&self, suits: &[&str]) -> f32 {
        let all = Palette::ALL.into_iter();
        let inks = all.flat_map(|palette| suits.iter().map(move |suit| self.of(palette, suit)));
        inks.map(|ink| contrast(rgb(&ink.band), rgb(&ink.ink))).fold(21.0, f32::min)
    }
}

/// Contrast of two sRGB colours, as it is measured for text: from 1 to 21.
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    // As WCAG 2.2 defines relative luminance.
    let linear = |part: u8| match f32::from(part) / 255.0 {
        dark if dark <= 0.040_45 => dark / 12.92,
        light => ((light + 0.055) / 1.055).powf(2.4),
    };
    let luminance = |colour: [u8; 3]| {
        let [red, green, blue] = colour.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

fn rgb(hex: &str) -> [u8; 3] {
    let part = |at: usize| hex.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok()).unwrap_or(0x80);
    [part(1), part(3), part(5)]
}
