//! Pictures of the cards, and cards as chips within sentences.

use std::sync::LazyLock;

use super::super::cards::{Card, DeckKind, Kind, TACTICS, TROOPS};
use super::super::position::FLAGS;
use super::layout::card_title;
use crate::engine::Words;
use crate::table::cards::inks::Inks;
use crate::table::{Chip, Face, FaceArt, Palette};

/// Backs of the two decks.
pub const BACKS: [Face; 2] = [Face(100), Face(101)];
/// First of the nine numerals on the mat.
const NUMERALS: u16 = 110;
/// First number of cards as they lie at a flag.
const SMALL: u16 = 130;
/// First number of tactics cards as they are held.
const HELD: u16 = 210;
/// The stitched ring under a flag.
pub const RING: Face = Face(120);

/// A place that waits for the first card of a side.
pub const PLACE: Face = Face(121);
/// The same of the opponent's, hardly to be seen.
pub const THEIR_PLACE: Face = Face(125);
/// The ring round a flag that can be claimed, open towards its number.
pub const PROVABLE: Face = Face(122);
/// The light under a flag that the match was won with.
pub const GLORY: Face = Face(124);

/// The front, embroidered on the mat: hills, river, fields. What is bare between them is not drawn.
pub const FRONT: [Face; 3] = [Face(200), Face(201), Face(202)];
/// How far down the front each of them begins, and how deep it is, in half millimetres of the mat: as the template is drawn.
pub const STRIPS: [(u16, u16); 3] = [(40, 270), (402, 118), (772, 190)];
/// Width of the template, in half millimetres and in its own pixels.
const FRONT_WIDE: (u16, u32) = (1376, 3000);

/// What is on the mat under a flag that the viewer's side has claimed, and under one of the opponent's: round and square, each
/// with a point towards its owner.
pub const CLAIMED: [Face; 2] = [Face(126), Face(127)];

/// Names of the six colours, in the order of the cards.
pub const COLOURS: [&str; 6] = ["red", "orange", "yellow", "green", "blue", "purple"];

/// Colours of the six suits. A test reads the file, so that a mistake in it cannot stay unseen.
static INKS: LazyLock<Inks> =
    LazyLock::new(|| Inks::read(include_str!("../../../../assets/cards/battle_line/palette.ron")).unwrap_or_default());

/// The face of a card.
pub fn of_card(card: Card) -> Face {
    Face(card.index() as u16)
}

/// The face of a card that lies at a flag: without texts, which could not be read there, and with a larger picture. What lies beside a
/// flag has its name, so large that it is.
pub fn small(card: Card) -> Face {
    Face(SMALL + card.index() as u16)
}

/// The face of a card that is held: a tactics card without its text, which could not be read there, and with a larger picture. What
/// it does is told beside the card that is pointed at.
pub fn held(card: Card) -> Face {
    if card.is_troop() { of_card(card) } else { Face(HELD + card.index() as u16) }
}

/// The back of a deck.
pub fn back(deck: DeckKind) -> Face {
    BACKS[deck.index()]
}

/// The numeral of a flag, 1 to 9.
pub fn numeral(flag: u8) -> Face {
    Face(NUMERALS + u16::from(flag))
}

/// Every picture of a match.
pub fn all() -> Vec<Face> {
    let cards = (0..u16::from(TROOPS + TACTICS)).map(Face);
    let numerals = (1..=FLAGS as u8).map(numeral);
    BACKS
        .into_iter()
        .chain([RING, PLACE, THEIR_PLACE, PROVABLE, GLORY])
        .chain(FRONT)
        .chain(CLAIMED)
        .chain(numerals)
        .chain(cards)
        .chain(Card::all().filter(|card| card.kind() != Kind::Guile).map(small))
        .chain(Card::all().filter(|card| !card.is_troop()).map(held))
        .collect()
}

/// Message key of a tactics card's name: `battle_line-al`.
pub fn tactic_key(card: Card) -> String {
    format!("battle_line-{}", card.to_string().to_lowercase())
}

/// The icon of what is to be seen on a tactics card.
fn picture_of(card: Card) -> String {
    format!("tactic-{}", card.to_string().to_lowercase())
}

fn group_key(card: Card) -> &'static str {
    match card.kind() {
        Kind::Troop | Kind::Morale => "battle_line-morale",
        Kind::Environment => "battle_line-environment",
        Kind::Guile => "battle_line-guile",
    }
}

/// The numbers that a wild card can be, as they stand in its band: all that is seen of it in a column. Beside them how wide they are
/// set, so that the picture has room behind them.
fn index(card: Card) -> Option<(&'static str, &'static str)> {
    match card {
        Card::ALEXANDER | Card::DARIUS => Some(("1–10", "0.68")),
        Card::CAVALRY => Some(("8", "1")),
        Card::SHIELDS => Some(("1–3", "0.9")),
        _ => None,
    }
}

/// How a picture is drawn: one arm for each kind.
pub fn art(face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let plain = |template| FaceArt { template, values: Vec::new() };
    if face == BACKS[0] {
        return plain("troop-back.svg");
    }
    if face == BACKS[1] {
        return plain("tactic-back.svg");
    }
    if face == RING {
        return plain("ring.svg");
    }
    if face == PLACE {
        return plain("place.svg");
    }
    if face == THEIR_PLACE {
        return plain("their-place.svg");
    }
    if face == PROVABLE {
        return plain("provable.svg");
    }
    if face == CLAIMED[0] {
        return plain("claimed-own.svg");
    }
    if face == CLAIMED[1] {
        return plain("claimed-theirs.svg");
    }
    if face == GLORY {
        return plain("glory.svg");
    }
    if let Some((top, deep)) = FRONT.iter().position(|front| *front == face).map(|strip| STRIPS[strip]) {
        let height = u32::from(deep) * FRONT_WIDE.1 / u32::from(FRONT_WIDE.0);
        let values = [("top", top.to_string()), ("deep", deep.to_string()), ("height", height.to_string())];
        return FaceArt { template: "front.svg", values: values.into() };
    }
    let numbered = |first: u16| face.0.checked_sub(first).and_then(|number| Card::all().nth(usize::from(number)));
    if let Some(card) = numbered(HELD) {
        return FaceArt { template: "tactic-held.svg", values: named_tactic(card, say) };
    }
    if let Some(card) = numbered(SMALL) {
        return match card.kind() {
            Kind::Troop => FaceArt { template: "troop-small.svg", values: troop(card, palette) },
            Kind::Morale => FaceArt { template: "wild-small.svg", values: tactic(card) },
            Kind::Environment | Kind::Guile => {
                let name = say(&Words::new(tactic_key(card)));
                let values = vec![("picture", picture_of(card)), ("name", name), name_font(say)];
                FaceArt { template: "tactic-small.svg", values }
            }
        };
    }
    if face.0 > NUMERALS {
        return FaceArt { template: "numeral.svg", values: vec![("number", (face.0 - NUMERALS).to_string())] };
    }
    let Some(card) = Card::all().nth(usize::from(face.0)) else { return plain("troop-back.svg") };
    if let Some(number) = card.number() {
        let mut values = troop(card, palette);
        values.extend([("name", say(&Words::new(format!("battle_line-rank-{number}")))), name_font(say)]);
        return FaceArt { template: "troop.svg", values };
    }
    let key = tactic_key(card);
    let mut values = named_tactic(card, say);
    values.extend([
        ("line1", say(&Words::new(format!("{key}-line1")))),
        ("line2", say(&Words::new(format!("{key}-line2")))),
        ("line3", say(&Words::new(format!("{key}-line3")))),
    ]);
    FaceArt { template: "tactic.svg", values }
}

/// The type of names in the language that is spoken.
fn name_font(say: &dyn Fn(&Words) -> String) -> (&'static str, String) {
    let font = if say(&Words::new("language")) == "ja" { "'Noto Serif JP'" } else { "'IM FELL Double Pica SC'" };
    ("name_font", font.to_owned())
}

/// What the faces of a troop show beside texts.
fn troop(card: Card, palette: Palette) -> Vec<(&'static str, String)> {
    let colour = COLOURS[usize::from(card.colour().unwrap_or_default())];
    let number = card.number().unwrap_or_default();
    let ink = INKS.of(palette, colour);
    vec![
        ("number", number.to_string()),
        ("emblem", format!("emblem-{colour}")),
        ("picture", format!("rank-{number:02}")),
        ("colour", ink.band),
        ("colour_dark", ink.dark),
        ("ink_on_band", ink.ink),
    ]
}

/// What the faces of a tactics card show beside texts. A number has the place of a troop's, with the picture where a troop's emblem is;
/// without one the picture takes its place.
fn tactic(card: Card) -> Vec<(&'static str, String)> {
    let picture = picture_of(card);
    let index = index(card);
    let (symbol, sign) = match index {
        Some(_) => (String::new(), picture.clone()),
        None => (picture.clone(), "card-laurel".to_owned()),
    };
    let (index, width) = index.unwrap_or(("", "1"));
    vec![
        ("index", index.to_owned()),
        ("index_width", width.to_owned()),
        ("symbol", symbol),
        ("sign", sign),
        ("picture", picture),
    ]
}

/// The same, and what it is called and belongs to.
fn named_tactic(card: Card, say: &dyn Fn(&Words) -> String) -> Vec<(&'static str, String)> {
    let mut values = tactic(card);
    let name = say(&Words::new(tactic_key(card)));
    values.extend([("name", name), name_font(say), ("group", say(&Words::new(group_key(card))))]);
    values
}

/// Band and ink of a colour.
pub fn colours(colour: u8, palette: Palette) -> ([u8; 3], [u8; 3]) {
    INKS.block(palette, COLOURS[usize::from(colour)])
}

/// Icon of a colour.
pub fn emblem(colour: u8) -> &'static str {
    ["emblem-red", "emblem-orange", "emblem-yellow", "emblem-green", "emblem-blue", "emblem-purple"]
        [usize::from(colour)]
}

/// A card in notation as a chip.
pub fn chip(text: &str, palette: Palette) -> Option<Chip> {
    let card = Card::from_text(text)?;
    Some(match (card.colour(), card.number()) {
        (Some(colour), Some(number)) => {
            let (band, ink) = colours(colour, palette);
            let text = Some(Words::new("number").with("number", number));
            Chip { name: card_title(card), text, colour: band, ink, icon: Some(emblem(colour)) }
        }
        _ => Chip {
            name: card_title(card),
            text: Some(Words::new(tactic_key(card))),
            colour: [0x2a, 0x21, 0x18],
            ink: [0xf2, 0xe2, 0xba],
            icon: None,
        },
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::layout::OWN_HAND;
    use super::*;

    fn drawn(face: Face) -> FaceArt {
        art(face, Palette::Normal, &|words: &Words| words.key.clone())
    }

    #[test]
    fn every_palette_has_every_colour() {
        assert!(INKS.has(&COLOURS));
    }

    #[test]
    fn numbers_stand_out_from_their_bands() {
        assert!(INKS.least_contrast(&COLOURS) > 5.8, "{}", INKS.least_contrast(&COLOURS));
    }

    #[test]
    fn every_picture_can_be_drawn() {
        for face in all() {
            drawn(face).assert_whole("battle_line");
        }
    }

    #[test]
    fn texts_of_cards_that_are_held_can_be_read() {
        crate::table::cards::fan::assert_read("battle_line", OWN_HAND, Card::all().map(held), &art);
    }

    #[test]
    fn the_bands_of_tactics_cards_tell_them_apart_and_say_what_wild_ones_can_be() {
        let bands: BTreeSet<Vec<String>> = Card::all()
            .filter(|card| !card.is_troop())
            .map(|card| {
                let values = drawn(of_card(card)).values;
                let of = |wanted: &str| values.iter().find(|(key, _)| *key == wanted).map(|(_, value)| value.clone());
                let band = ["index", "symbol", "sign"].map(|key| of(key).unwrap_or_default());
                assert_eq!(band[0].is_empty(), card.kind() != Kind::Morale, "{card}");
                assert_ne!(band[0].is_empty(), band[1].is_empty(), "{card} has a number or a symbol");
                band.to_vec()
            })
            .collect();
        assert_eq!(bands.len(), usize::from(TACTICS));
    }
}
