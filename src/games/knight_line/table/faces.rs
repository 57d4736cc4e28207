//! Colours of the tiles, the numbers inlaid in them and in the frame of the slab, and tiles as chips within sentences.

use crate::engine::{Seat, Words};
use crate::games::knight_line::material::TILES;
use crate::games::knight_line::position::WHITE;
use crate::table::{Chip, Dye, Face, FaceArt, Palette};

/// Colours of white, black and red as sRGB. Without its hue the red of a fine wood is as dark as the black: where hues may be lost
/// it is as far from black as from white.
fn wood(palette: Palette) -> [[u8; 3]; 3] {
    match palette {
        Palette::Normal => [[0xd6, 0xc3, 0x9b], [0x2b, 0x20, 0x1a], [0x84, 0x1d, 0x16]],
        Palette::Safe => [[0xe6, 0xd5, 0xae], [0x1f, 0x1a, 0x1c], [0xb2, 0x4a, 0x1f]],
        Palette::Contrast => [[0xff, 0xf4, 0xdc], [0x0e, 0x0b, 0x0a], [0xc4, 0x12, 0x12]],
    }
}

/// Colour of the grey tile.
pub const GREY: [u8; 3] = [0x8c, 0x90, 0x8e];

/// The colour of a player's tiles.
pub fn colour(seat: Seat) -> Dye {
    Dye::of(|palette| wood(palette)[seat.index().min(2)])
}

/// Message key of the colour's name.
pub fn colour_key(seat: Seat) -> &'static str {
    ["knight_line-white", "knight_line-black", "knight_line-red"][seat.index().min(2)]
}

/// What a stack is called.
pub fn stack_title(seat: Seat, height: u8) -> Words {
    Words::new("knight_line-stack").with_key("colour", colour_key(seat)).with("height", height)
}

/// What a player's tiles are known by, whatever their colour: a ring, a square, beads. Their tops bear it round the number.
const SIGNS: [&str; 3] = ["kl-white", "kl-black", "kl-red"];

/// A player's wood with its sign.
pub fn sign(seat: Seat, palette: Palette) -> Chip {
    let name = Words::new(colour_key(seat));
    let icon = Some(SIGNS[seat.index().min(2)]);
    Chip { name, text: None, colour: colour(seat).colour(palette), ink: ink(seat), icon }
}

/// The ink that can be read on a player's wood, as sRGB.
fn ink(seat: Seat) -> [u8; 3] {
    if seat == WHITE { [0x2b, 0x1c, 0x12] } else { [0xff, 0xf2, 0xd2] }
}

/// The number of a stack's tiles within the sign of its owner.
pub fn inlay(seat: Seat, height: u8) -> Face {
    Face(seat.index().min(2) as u16 * 32 + u16::from(height))
}

/// The knight in the corners of the slab's frame.
pub const CORNER: Face = Face(0x100);

/// The first of the numbers in the frame of the slab, that of column or row -128.
const COORDINATES: u16 = 0x200;
/// Hardly a match leaves these columns and rows.
const USUAL: std::ops::RangeInclusive<i16> = -9..=9;

/// The number of a column or row, for the frame of the slab.
pub fn coordinate(number: i16) -> Face {
    Face(COORDINATES.saturating_add_signed(number + 128))
}

/// Every picture of a match; columns and rows that hardly anybody reaches are drawn when they come.
pub fn all() -> Vec<Face> {
    let heights = |seat: u16| (1..=u16::from(TILES)).map(move |height| Face(seat * 32 + height));
    (0..3).flat_map(heights).chain(USUAL.map(coordinate)).chain([CORNER]).collect()
}

/// How an inlay is drawn.
pub fn art(face: Face) -> FaceArt {
    if face == CORNER {
        return FaceArt { template: "corner.svg", values: Vec::new() };
    }
    if let Some(number) = face.0.checked_sub(COORDINATES) {
        // A real minus sign is as wide as a digit.
        let number = (i32::from(number) - 128).to_string().replace('-', "\u{2212}");
        return FaceArt { template: "coordinate.svg", values: vec![("number", number)] };
    }
    let seat = usize::from(face.0 / 32).min(2);
    let [red, green, blue] = ink(Seat(seat as u8));
    let ink = format!("#{red:02x}{green:02x}{blue:02x}");
    let template = ["inlay-white.svg", "inlay-black.svg", "inlay-red.svg"][seat];
    FaceArt { template, values: vec![("number", (face.0 % 32).to_string()), ("ink", ink)] }
}

/// `w6`, `b1`, `r20` and `g` as chips.
pub fn chip(text: &str, palette: Palette) -> Option<Chip> {
    let seat = match text.chars().next()? {
        'w' => Seat(0),
        'b' => Seat(1),
        'r' => Seat(2),
        'g' if text.len() == 1 => {
            let name = Words::new("knight_line-grey-tile");
            return Some(Chip { text: Some(name.clone()), name, colour: GREY, ink: [0x20, 0x1a, 0x14], icon: None });
        }
        _ => return None,
    };
    let height: u8 = text[1..].parse().ok().filter(|height| (1..=TILES).contains(height))?;
    Some(Chip { name: stack_title(seat, height), text: Some(Words::new(height.to_string())), ..sign(seat, palette) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::cards::inks::contrast;

    #[test]
    fn numbers_stand_out_from_the_wood() {
        for (text, palette) in ["w1", "b1", "r1", "g"].into_iter().flat_map(|text| Palette::ALL.map(|it| (text, it))) {
            let chip = chip(text, palette).expect("a tile");
            assert!(contrast(chip.colour, chip.ink) > 4.5, "{text}: {}", contrast(chip.colour, chip.ink));
        }
    }

    #[test]
    fn woods_differ_by_more_than_colour() {
        let of = |seat: u8| (sign(Seat(seat), Palette::Normal).icon, art(inlay(Seat(seat), 3)).template);
        let signs = [of(0), of(1), of(2)];
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            assert!(signs[one].0 != signs[other].0 && signs[one].1 != signs[other].1, "{signs:?}");
        }
        assert_eq!(chip("b4", Palette::Normal).and_then(|chip| chip.icon), sign(Seat(1), Palette::Normal).icon);
    }

    #[test]
    fn chips_are_tiles_and_nothing_else() {
        let is_chip = |text: &str| chip(text, Palette::Normal).is_some();
        assert!(["w6", "r20", "g"].into_iter().all(is_chip));
        assert!(!["w0", "b21", "(0,0)", ""].into_iter().any(is_chip));
    }
}
