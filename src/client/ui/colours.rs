//! The colours of paper, ink, wax and brass.

use bevy_egui::egui::Color32;
use bevy_egui::egui::ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8};

/// Every colour of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    /// Paper at the top of a panel.
    pub paper: Color32,
    /// Paper at the bottom.
    pub paper_low: Color32,
    /// Paper of a field that something is written into.
    pub paper_deep: Color32,
    /// Line around a panel.
    pub edge: Color32,
    /// The fine line inside.
    pub hairline: Color32,
    pub ink: Color32,
    /// Text of lesser weight.
    pub ink_soft: Color32,
    /// Headings, what is now.
    pub wax: Color32,
    /// Wax at the top of a button.
    pub wax_high: Color32,
    /// Wax at the bottom.
    pub wax_low: Color32,
    /// Text on wax.
    pub on_wax: Color32,
    pub brass_high: Color32,
    pub brass: Color32,
    /// Brass in shadow.
    pub brass_low: Color32,
    /// Ring round what is focused.
    pub halo: Color32,
    /// Ground of pills and tooltips.
    pub night: Color32,
    /// Text on it and on the bare table.
    pub on_night: Color32,
    /// Text of lesser weight on it.
    pub on_night_soft: Color32,
    /// Dark paper of the ribbon with large words.
    pub ribbon: Color32,
    /// Words on it.
    pub on_ribbon: Color32,
    /// What lies below an overlay is dimmed with this.
    pub veil: Color32,
    pub marker: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// Parchment and ink.
pub const PARCHMENT: Colours = Colours {
    paper: rgb(0xf6_eb_cf),
    paper_low: rgb(0xe5_d3_a8),
    paper_deep: rgb(0xfb_f4_e0),
    edge: rgb(0x6b_4a_22),
    hairline: rgb(0xb9_8f_3f),
    ink: rgb(0x2a_1c_12),
    ink_soft: rgb(0x5c_4a_34),
    wax: rgb(0x8c_1d_18),
    wax_high: rgb(0xb2_38_2e),
    wax_low: rgb(0x82_1f_19),
    on_wax: rgb(0xfa_ef_d6),
    brass_high: rgb(0xf4_d9_8a),
    brass: rgb(0xc7_9a_3a),
    brass_low: rgb(0x7d_59_1c),
    halo: rgb(0xff_d4_6e),
    night: Color32::from_rgba_premultiplied(31, 20, 13, 250),
    on_night: rgb(0xf3_e4_c4),
    on_night_soft: rgb(0xcd_b9_90),
    ribbon: rgb(0x2a_1a_10),
    on_ribbon: rgb(0xf4_e3_b0),
    veil: Color32::from_rgba_premultiplied(22, 12, 5, 176),
    marker: Color32::from_rgba_premultiplied(150, 105, 10, 110),
};

/// The same with strong contrasts: at least 7 to 1 for everything read.
pub const CONTRAST: Colours = Colours {
    paper: rgb(0xff_fd_f6),
    paper_low: rgb(0xf8_f1_de),
    paper_deep: rgb(0xff_ff_ff),
    edge: rgb(0x00_00_00),
    hairline: rgb(0x6b_4a_12),
    ink: rgb(0x00_00_00),
    ink_soft: rgb(0x2b_22_17),
    wax: rgb(0x78_0d_08),
    wax_high: rgb(0x82_12_0c),
    wax_low: rgb(0x6a_08_04),
    on_wax: rgb(0xff_ff_ff),
    brass_high: rgb(0xff_ee_b8),
    brass: rgb(0xe8_c1_60),
    brass_low: rgb(0x4a_33_0a),
    halo: rgb(0xff_c8_2e),
    night: Color32::from_rgba_premultiplied(0, 0, 0, 246),
    on_night: rgb(0xff_ff_ff),
    on_night_soft: rgb(0xf0_e6_d0),
    ribbon: rgb(0x00_00_00),
    on_ribbon: rgb(0xff_ff_ff),
    veil: Color32::from_rgba_premultiplied(0, 0, 0, 190),
    marker: Color32::from_rgba_premultiplied(200, 150, 0, 140),
};

impl Colours {
    /// What is of a seat, where its pieces have no colour of their own.
    pub fn seat(&self, number: usize) -> Color32 {
        let inks = [self.wax, rgb(0x2f_5f_9c), rgb(0x3c_6b_35), self.ink];
        inks[number % inks.len()]
    }

    /// A plaque of brass at its upper edge, a third below that and at its foot.
    pub fn plaque(&self) -> [Color32; 3] {
        [mix(self.brass, self.brass_high, 0.35), self.brass, mix(self.brass, self.brass_low, 0.22)]
    }
}

/// A colour between two.
pub fn mix(a: Color32, b: Color32, t: f32) -> Color32 {
    a.lerp_to_gamma(b, t.clamp(0.0, 1.0))
}

/// A colour that covers so much of what it is painted over. Light is added where it is painted, not its sRGB values: the
/// ordinary way to make a colour translucent would darken what lies below.
pub fn cover(colour: Color32, part: f32) -> Color32 {
    let part = part.clamp(0.0, 1.0);
    let [red, green, blue] = [colour.r(), colour.g(), colour.b()]
        .map(|value| gamma_u8_from_linear_f32(linear_f32_from_gamma_u8(value) * part));
    Color32::from_rgba_premultiplied(red, green, blue, (part * 255.0).round() as u8)
}

/// A colour from a game's sRGB triple.
pub fn of(rgb: [u8; 3]) -> Color32 {
    Color32::from_rgb(rgb[0], rgb[1], rgb[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn light(colour: Color32) -> f32 {
        let linear = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (light(a) + 0.05, light(b) + 0.05);
        if a > b { a / b } else { b / a }
    }

    /// What cards are printed on, with the light of the candle on it.
    const CARD: Color32 = Color32::from_rgb(233, 212, 184);

    #[test]
    fn only_paper_is_as_bright_as_cards() {
        for colours in [PARCHMENT, CONTRAST] {
            let others = colours.plaque().into_iter().chain([colours.night, colours.ribbon, colours.wax_high]);
            let brightest = others.map(light).fold(0.0, f32::max);
            assert!(brightest < light(CARD), "{brightest} beside cards of {}", light(CARD));
            assert!(light(colours.paper) > light(CARD));
        }
    }

    #[test]
    fn everything_read_has_contrast() {
        for (colours, least) in [(PARCHMENT, 4.5), (CONTRAST, 7.0)] {
            let [plaque_high, _, plaque_low] = colours.plaque();
            for (ink, ground) in [
                (colours.ink, colours.paper_low),
                (colours.ink_soft, colours.paper_low),
                (colours.wax, colours.paper_low),
                (colours.ink, plaque_high),
                (colours.ink, plaque_low),
                (colours.on_ribbon, colours.ribbon),
                (colours.on_wax, colours.wax_high),
                (colours.ink, colours.brass),
                (colours.on_night, colours.night),
                (colours.on_night_soft, colours.night),
            ] {
                assert!(contrast(ink, ground) >= least, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
            }
        }
    }
}
