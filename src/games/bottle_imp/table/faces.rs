//! Pictures of the cards, and cards as chips within sentences.

use std::sync::LazyLock;

use super::scale::Standing;
use crate::engine::Words;
use crate::games::bottle_imp::Colour;
use crate::games::bottle_imp::cards::{Card, CardTable, HIGHEST, START_PRICE};
use crate::table::cards::inks::Inks;
use crate::table::{Chip, Face, FaceArt, Palette};

/// The back of all cards.
pub const BACK: Face = Face(200);
/// The card 19, on which the bottle stands at first.
pub const PRICE: Face = Face(u16::from_le_bytes([START_PRICE, 0]));
/// The oval on the mat.
pub const OVAL: Face = Face(201);
/// The seal on trumps in the hand.
pub const TRUMP: Face = Face(202);
/// The seam round a place where a card is laid to be given away.
pub const PLACE: Face = Face(203);
/// The same while it waits for a card.
pub const WAITING: Face = Face(204);
/// The shade on a pile that is not what all look at.
pub const SHADE: Face = Face(205);
/// Added to the number of a card for its face in the other printing.
const OTHER_PRINTING: u16 = 100;
/// The faces of numbers on the scale of prices: from here on, so many for each way to stand to the price.
const ON_SCALE: u16 = 300;
const EACH: u16 = 200;

/// Colours of the suits. A test reads the file, so that a mistake in it cannot stay unseen.
static INKS: LazyLock<Inks> =
    LazyLock::new(|| Inks::read(include_str!("../../../../assets/cards/bottle_imp/palette.ron")).unwrap_or_default());

/// The face of a card.
pub fn of_card(table: CardTable, card: Card) -> Face {
    let same = CardTable::A.colour(card) == table.colour(card);
    Face(u16::from(card.number()) + if same { 0 } else { OTHER_PRINTING })
}

/// The face of a number on the scale of prices; none is the price card's.
pub fn on_scale(table: CardTable, card: Option<Card>, standing: Standing) -> Face {
    let Face(printed) = card.map_or(PRICE, |card| of_card(table, card));
    Face(ON_SCALE + standing as u16 * EACH + printed)
}

/// Every picture of a match.
pub fn all() -> Vec<Face> {
    let printed = |table: CardTable| Card::all().map(move |card| of_card(table, card));
    let mut faces: Vec<Face> = printed(CardTable::A).chain(printed(CardTable::B)).collect();
    for table in [CardTable::A, CardTable::B] {
        faces.extend((1..=HIGHEST).flat_map(|number| {
            let standings = Standing::ALL.into_iter().filter(move |standing| standing.suits(number));
            standings.map(move |standing| on_scale(table, Card::new(number), standing))
        }));
    }
    faces.extend([BACK, PRICE, OVAL, TRUMP, PLACE, WAITING, SHADE]);
    faces.sort_unstable();
    faces.dedup();
    faces
}

/// The emblem of a colour, from `assets/icons`.
pub fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "bi-sun",
        Colour::Blue => "bi-drop",
        Colour::Red => "bi-flame",
    }
}

/// Ground of a colour, as sRGB.
pub fn ground(colour: Colour, palette: Palette) -> [u8; 3] {
    INKS.block(palette, colour.into_str()).0
}

/// How a picture is drawn.
pub fn art(face: Face, palette: Palette) -> FaceArt {
    let plain = |template| FaceArt { template, values: Vec::new() };
    if let Some(on_scale) = face.0.checked_sub(ON_SCALE) {
        return number_on_scale(on_scale, palette);
    }
    let (table, card) = printed(face.0);
    match (face, card) {
        (BACK, _) => plain("back.svg"),
        (OVAL, _) => FaceArt { template: "oval.svg", values: vec![("ink", "#5c4066".to_owned())] },
        (TRUMP, _) => plain("trump.svg"),
        (PLACE, _) => plain("place.svg"),
        (WAITING, _) => plain("waiting.svg"),
        (SHADE, _) => plain("shade.svg"),
        (_, None) => plain("price.svg"),
        (_, Some(card)) => {
            let colour = table.colour(card);
            let ink = INKS.of(palette, colour.into_str());
            FaceArt {
                template: "card.svg",
                values: vec![
                    ("number", card.to_string()),
                    ("picture", format!("bi-{:02}", card.number())),
                    ("emblem", emblem(colour).to_owned()),
                    ("coins", table.coins(card).to_string()),
                    ("colour", ink.band),
                    ("colour_dark", ink.dark),
                    ("ink_on_band", ink.ink),
                    ("ray", ink.ray),
                ],
            }
        }
    }
}

/// The printing and the card that the number of a face means.
fn printed(face: u16) -> (CardTable, Option<Card>) {
    let (table, number) = match face {
        number if number > OTHER_PRINTING => (CardTable::B, number - OTHER_PRINTING),
        number => (CardTable::A, number),
    };
    (table, u8::try_from(number).ok().and_then(Card::new))
}

/// A number of the scale of prices: in full colour as far as it is a trump, ringed in the bottle's green as the price.
fn number_on_scale(face: u16, palette: Palette) -> FaceArt {
    let (table, card) = printed(face % EACH);
    let (colour, ink) = match card.map(|card| INKS.of(palette, table.colour(card).into_str())) {
        Some(ink) => (ink.band, ink.ink),
        None => ("#d9dda8".to_owned(), "#1d2616".to_owned()),
    };
    let (shown, ring, glow) = match face / EACH {
        0 => (".46", "#1c0b22", "0"),
        1 => ("1", "#5ee08a", ".75"),
        _ => ("1", "#f3cf7d", ".38"),
    };
    let number = card.map_or_else(|| START_PRICE.to_string(), |card| card.to_string());
    let looks = [("shown", shown), ("ring", ring), ("glow", glow)].map(|(key, value)| (key, value.to_owned()));
    let values = [("number", number), ("colour", colour), ("ink", ink)].into_iter().chain(looks).collect();
    FaceArt { template: "price-tick.svg", values }
}

/// A card in a sentence: its number with the letter of its colour, which depends on the printing.
pub fn in_words(table: CardTable, card: Card) -> String {
    format!("{card}{}", table.colour(card).letter())
}

/// A card in notation as a chip; without a letter it has the colour of the older printings.
pub fn chip(text: &str, palette: Palette) -> Option<Chip> {
    let (number, colour) = match Colour::ALL.into_iter().find(|colour| text.ends_with(colour.letter())) {
        Some(colour) => (text.trim_end_matches(colour.letter()), Some(colour)),
        None => (text, None),
    };
    let card = number.parse().ok().and_then(Card::new)?;
    let colour = colour.unwrap_or_else(|| CardTable::A.colour(card));
    let (band, ink) = INKS.block(palette, colour.into_str());
    let text = Some(Words::new("number").with("number", card.number()));
    let name = Words::new("bottle_imp-chip").with("number", card.number()).with_key("colour", colour.key());
    Some(Chip { name, text, colour: band, ink, icon: Some(emblem(colour)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_has_every_colour() {
        assert!(INKS.has(&["yellow", "blue", "red"]));
    }

    #[test]
    fn numbers_stand_out_from_their_blocks() {
        let least = INKS.least_contrast(&["yellow", "blue", "red"]);
        assert!(least > 5.8, "{least}");
    }

    #[test]
    fn the_other_printing_has_six_faces_of_its_own() {
        let own = all().into_iter().filter(|face| (OTHER_PRINTING..200).contains(&face.0)).count();
        let on_scale = 37 + 19 + 18 + 6 + 2 + 2;
        assert_eq!((own, all().len()), (6, 36 + 6 + 7 + on_scale));
    }

    #[test]
    fn chips_know_both_printings() {
        let three = Card::new(3).expect("a card");
        let icon = |text: &str| chip(text, Palette::Normal).and_then(|chip| chip.icon);
        assert_eq!(icon(&in_words(CardTable::B, three)), Some("bi-drop"));
        assert_eq!((icon("3Y"), icon("3"), icon("19"), icon("Y")), (Some("bi-sun"), Some("bi-sun"), None, None));
    }
}
