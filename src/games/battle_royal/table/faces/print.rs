//! The faces of the cards: what stands where. Rows stand at the foot, the picture takes what they leave.

mod pokemon;

use super::lines::{BELOW_BAND, FREE, STRIP};
use super::{SIGNS, SUITS, Values, emblem, is_special, printed, suit};
use crate::engine::Words;
use crate::games::battle_royal::cards::{CardId, Face, Units, texts};
use crate::table::cards::fit;
use crate::table::{FaceArt, Palette};
use pokemon::{ATTACKS, of_ability, of_attack, of_pokemon};

/// Left edge of what stands on a card, and the width that it has, in units of the templates.
const LEFT: f32 = 46.0;
const ROOM: f32 = 538.0;
/// Where the rows of a Pokémon end, and the highest and lowest place where they begin.
const FOOT: f32 = 800.0;
const HIGHEST: f32 = 384.0;
const LOWEST: f32 = 548.0;
/// Top of the picture of a Pokémon.
const PANEL: f32 = 150.0;
/// The same of one that lies before the viewer, and where its rows end: well above the bar of its HP, which stays where it is when
/// the card is lifted and grows.
const ACTIVE_PANEL: f32 = 306.0;
const ACTIVE_FOOT: f32 = 756.0;
/// The least size of its emblem, which goes on behind the rows.
const BUST: f32 = 236.0;
/// Where the text of other cards ends, and the least room that it has.
const TEXT_FOOT: f32 = 840.0;
const SHORT: f32 = 190.0;
/// The largest size of the name of a Trainer, and the top of its picture; in a crowded hand the name may have two lines.
const TITLE: f32 = 82.0;
const TRAINER_PANEL: f32 = 236.0;
const FANNED_PANEL: f32 = 280.0;
/// Height of the gap below a row.
const GAP: f32 = 12.0;
/// Distance of the tokens of a cost, before they are scaled.
const TOKEN: f32 = 41.0;
/// How the rows of a Pokémon are set.
struct Rows {
    heading: f32,
    /// Size of the name of an Ability, and where it begins; and whether it stands alone, since its sign says what it is.
    ability: (f32, f32),
    unsaid: bool,
    /// Scale of the tokens of a cost, of few and of many: many are smaller, to leave room for the name.
    tokens: (f32, f32),
    /// The largest size of the name of an attack, and the smallest with which it is still told beside what it does.
    name: (f32, f32),
    /// The least size of these names, which are set narrower instead.
    least: f32,
    /// Width of a character of the damage.
    digit: f32,
}

/// To be read from near.
const NEAR: Rows = Rows {
    heading: 58.0,
    ability: (40.0, 58.0),
    unsaid: false,
    tokens: (1.16, 0.86),
    name: (45.0, 0.0),
    least: 0.0,
    digit: 34.0,
};
/// To be read where it lies: what an attack costs and does; what it is called only where it does nothing that is a number.
const LYING: Rows = Rows {
    heading: 92.0,
    ability: (66.0, 78.0),
    unsaid: true,
    tokens: (1.75, 1.45),
    name: (76.0, f32::INFINITY),
    least: LEAST,
    digit: 66.0,
};

/// The largest size of the name of a Pokémon that lies on the table, and its room: it is printed bold, whose thin strokes are seen from
/// afar, and narrow, as the templates say, since whoever looks across the table sees it flattened.
const LYING_NAME: (f32, f32) = (118.0, 562.0 / NARROW / fit::BOLD);
const NARROW: f32 = 0.84;
/// The least size of a text on a card that is held and seen 155 pixels wide on a screen of 1080 lines: 14 pixels.
pub(super) const LEAST: f32 = 57.0;
/// Names in Japanese are so much smaller.
const JAPANESE: f32 = 0.86;
/// Where the word for a kind of Trainer begins, and its room.
const KIND_LEFT: f32 = 158.0;
const KIND: f32 = 360.0;

/// Sizes of texts, the largest that fits is taken; the smallest is for cards with much to say.
const SIZES: [f32; 6] = [30.0, 27.0, 25.0, 23.0, 21.0, 19.0];
/// Distance of the lines of a text, in sizes.
const LEADING: f32 = 1.22;

/// Keys of the lines of text, and of their places.
const LINES: [(&str, &str); 16] = [
    ("t1", "t1_y"),
    ("t2", "t2_y"),
    ("t3", "t3_y"),
    ("t4", "t4_y"),
    ("t5", "t5_y"),
    ("t6", "t6_y"),
    ("t7", "t7_y"),
    ("t8", "t8_y"),
    ("t9", "t9_y"),
    ("t10", "t10_y"),
    ("t11", "t11_y"),
    ("t12", "t12_y"),
    ("t13", "t13_y"),
    ("t14", "t14_y"),
    ("t15", "t15_y"),
    ("t16", "t16_y"),
];

/// Keys of the colours of the tokens of the types: the block and what is on it.
const TOKENS: [(&str, &str); 11] = [
    ("G_band", "G_ink"),
    ("R_band", "R_ink"),
    ("W_band", "W_ink"),
    ("L_band", "L_ink"),
    ("P_band", "P_ink"),
    ("F_band", "F_ink"),
    ("D_band", "D_ink"),
    ("M_band", "M_ink"),
    ("Y_band", "Y_ink"),
    ("N_band", "N_ink"),
    ("C_band", "C_ink"),
];
/// The token of no type.
const NONE: &str = "none";

fn is_japanese(say: &dyn Fn(&Words) -> String) -> bool {
    say(&Words::new("language")) == "ja"
}

/// What every face of a card has: its inks, its emblem, the landscape behind it, and its name in the type of names, smaller if it is long,
/// and narrower if it would be smaller than the least size.
fn begun(
    card: CardId,
    (wanted, least): (f32, f32),
    room: f32,
    palette: Palette,
    say: &dyn Fn(&Words) -> String,
) -> Values {
    let japanese = is_japanese(say);
    let name = say(&Words::new(card.key()));
    let wanted = if japanese { wanted * JAPANESE } else { wanted };
    // The type of names has small capitals for small letters: about as wide as the type of texts.
    let (size, narrow) = fit::narrowed(&name, (wanted, least), room);
    let name_font = if japanese { "'Noto Serif JP'" } else { "'IM FELL Double Pica SC'" };
    let text_font = if japanese { "'Noto Serif JP'" } else { "'Source Serif 4'" };
    let mut values = printed(super::INKS.of(palette, SUITS[suit(card)]));
    values.extend([
        ("picture", emblem(card).to_owned()),
        ("land", card.card().id.clone()),
        ("name", name),
        ("name_size", size.to_string()),
        ("name_narrow", narrow.to_string()),
        ("name_font", name_font.to_owned()),
        ("text_font", text_font.to_owned()),
    ]);
    values
}

fn tokens(palette: Palette) -> impl Iterator<Item = (&'static str, String)> {
    TOKENS.into_iter().zip(SUITS).flat_map(move |((band, ink), suit)| {
        let inks = super::INKS.of(palette, suit);
        [(band, inks.band), (ink, inks.ink)]
    })
}

/// The picture between its top and its foot: height of the panel, place and scale of the emblem.
fn panel(top: f32, foot: f32) -> [(&'static str, String); 4] {
    let size = ((foot - top) * 0.86).min(360.0);
    pictured(top, foot, size, (top + foot - size) / 2.0)
}

/// The same with an emblem so large that begins at this place.
fn pictured(top: f32, foot: f32, size: f32, y: f32) -> [(&'static str, String); 4] {
    [
        ("panel_height", (foot - top).to_string()),
        ("picture_x", (315.0 - size / 2.0).to_string()),
        ("picture_y", y.to_string()),
        ("picture_scale", (size / 512.0).to_string()),
    ]
}

/// The lines of texts with their places; what is left of them is empty.
fn lines(placed: impl IntoIterator<Item = (String, f32)>) -> Values {
    let rest = std::iter::repeat((String::new(), 0.0));
    let placed = LINES.into_iter().zip(placed.into_iter().chain(rest));
    placed.flat_map(|((text, y), (line, at))| [(text, line), (y, at.to_string())]).collect()
}

fn shown(is: bool) -> String {
    if is { "inline" } else { "none" }.to_owned()
}

/// The face with all that stands on a card.
pub(super) fn full(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    match &card.card().face {
        Face::Pokemon(pokemon) => of_pokemon(card, pokemon, true, palette, say),
        Face::Trainer(trainer) => {
            let mut values = begun(card, (TITLE, 0.0), ROOM, palette, say);
            values.extend(below_the_picture(texts::trainer(trainer).as_ref(), TRAINER_PANEL, 290.0, say));
            values.extend(kind(card, KIND, say));
            FaceArt { template: "trainer.svg", values }
        }
        Face::Energy(energy) => {
            let text = is_special(card).then(|| texts::energy(energy)).flatten();
            of_energy(card, energy.provides, text.as_ref(), palette, say)
        }
    }
}

/// The same without texts and other small print.
pub(super) fn offered(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    match &card.card().face {
        Face::Pokemon(pokemon) => of_pokemon(card, pokemon, false, palette, say),
        Face::Trainer(_) => {
            let mut values = begun(card, (TITLE, 0.0), ROOM, palette, say);
            values.extend(lines([]));
            values.push(("text_size", SIZES[0].to_string()));
            values.extend(panel(TRAINER_PANEL, TEXT_FOOT));
            values.extend(kind(card, KIND, say));
            FaceArt { template: "trainer.svg", values }
        }
        Face::Energy(energy) => of_energy(card, energy.provides, None, palette, say),
    }
}

fn of_energy(
    card: CardId,
    provides: Units,
    text: Option<&Words>,
    palette: Palette,
    say: &dyn Fn(&Words) -> String,
) -> FaceArt {
    let mut values = begun(card, (62.0, 0.0), ROOM, palette, say);
    values.extend(tokens(palette));
    values.extend(below_the_picture(text, 216.0, 264.0, say));
    values.extend(units(provides));
    let template = if is_special(card) { "energy-special.svg" } else { "energy.svg" };
    FaceArt { template, values }
}

/// The face of a Pokémon as it lies before the viewer: picture, HP, type, name, and what its attacks cost and do.
pub(super) fn active(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let Face::Pokemon(pokemon) = &card.card().face else { return small(card, palette, say) };
    let rows = pokemon.attacks.len() + usize::from(pokemon.ability.is_some());
    let begin = ACTIVE_FOOT - rows as f32 * LYING.heading;
    let mut values = begun(card, (LYING_NAME.0, LEAST), LYING_NAME.1, palette, say);
    values.push(("hp", pokemon.hp.to_string()));
    values.push(("emblem", SIGNS[suit(card)].to_owned()));
    values.extend(tokens(palette));
    let foot = begin - 10.0;
    values.extend(pictured(ACTIVE_PANEL, foot, ((foot - ACTIVE_PANEL) * 1.06).max(BUST), ACTIVE_PANEL + 6.0));
    values.extend(of_ability(pokemon.ability.as_ref().map(|ability| (ability, begin)), &LYING, say));
    let first = rows - pokemon.attacks.len();
    for (row, keys) in ATTACKS.iter().enumerate() {
        let y = begin + LYING.heading * (first + row) as f32;
        values.extend(of_attack(keys, pokemon.attacks.get(row), y, &LYING, say));
    }
    FaceArt { template: "pokemon-active.svg", values }
}

/// The face in a crowded hand, where the next card covers the right end: what a card is called stands within what is left of it.
/// The picture of a Trainer takes the room of its text.
pub(super) fn fanned(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let name = say(&Words::new(card.key()));
    let smaller = if is_japanese(say) { JAPANESE } else { 1.0 };
    if card.pokemon().is_some() {
        let art = active(card, palette, say);
        let lines = STRIP.lines(&name, LYING_NAME.0 * smaller, FREE / NARROW / fit::BOLD);
        let values = art.values.into_iter().chain(lines).collect();
        return FaceArt { template: "pokemon-fanned.svg", values };
    }
    let mut values = begun(card, (TITLE, 0.0), ROOM, palette, say);
    values.extend(BELOW_BAND.lines(&name, TITLE * smaller, FREE));
    values.extend(panel(FANNED_PANEL, TEXT_FOOT));
    values.extend(kind(card, FREE - (KIND_LEFT - LEFT), say));
    FaceArt { template: "trainer-fanned.svg", values }
}

/// The face as it is seen from afar.
pub(super) fn small(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let (wanted, room) = if card.pokemon().is_some() { LYING_NAME } else { (74.0, 562.0) };
    let mut values = begun(card, (wanted, LEAST), room, palette, say);
    let template = match &card.card().face {
        Face::Pokemon(pokemon) => {
            values.push(("hp", pokemon.hp.to_string()));
            values.push(("emblem", SIGNS[suit(card)].to_owned()));
            "pokemon-small.svg"
        }
        Face::Trainer(_) => {
            values.extend(kind(card, KIND, say));
            "trainer-small.svg"
        }
        Face::Energy(energy) => {
            values.extend(tokens(palette));
            values.extend(units(energy.provides));
            if is_special(card) { "energy-special-small.svg" } else { "energy.svg" }
        }
    };
    FaceArt { template, values }
}

/// The face of a Pokémon on another's Bench: as it is seen from afar, but without the name.
pub(super) fn far(card: CardId, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let art = small(card, palette, say);
    FaceArt { template: if card.pokemon().is_some() { "pokemon-far.svg" } else { art.template }, ..art }
}

/// Word and icon of a kind of Trainer; the word has so much room.
fn kind(card: CardId, room: f32, say: &dyn Fn(&Words) -> String) -> Values {
    let key = format!("battle_royal-text-kind-{}", SUITS[suit(card)]);
    let word = say(&Words::new(key));
    let (size, narrow) = fit::narrowed(&word, (58.0, LEAST), room / fit::BOLD);
    let sign = SIGNS[suit(card)].to_owned();
    vec![("kind", word), ("kind_size", size.to_string()), ("kind_narrow", narrow.to_string()), ("kind_icon", sign)]
}

/// What a Special Energy card provides, as up to three tokens in a row.
fn units(units: Units) -> Values {
    let letters: Vec<char> = units.to_string().chars().collect();
    let letter = |at: usize| letters.get(at).map_or_else(|| NONE.to_owned(), char::to_string);
    let shift = 40.0 * letters.len() as f32;
    vec![("u1", letter(0)), ("u2", letter(1)), ("u3", letter(2)), ("units_x", (315.0 - shift).to_string())]
}

/// A text below the picture, in the middle; the picture takes what is left.
fn below_the_picture(text: Option<&Words>, top: f32, room: f32, say: &dyn Fn(&Words) -> String) -> Values {
    let text = text.map(say).unwrap_or_default();
    let set = |size: f32| (size, fit::even(&text, ROOM / size, 0.7));
    let fits = |(size, lines): &(f32, Vec<String>)| lines.len() as f32 * size * LEADING <= room;
    let sizes = [37.0, 34.0].into_iter().chain(SIZES);
    let (size, text) = sizes.map(set).find(fits).unwrap_or_default();
    let height = text.len() as f32 * size * LEADING;
    // A short text stands in the middle of the least that the picture leaves it.
    let begin = TEXT_FOOT - height - ((SHORT - height) / 2.0).max(0.0);
    let mut values =
        lines((0..).map(|line| begin + size * (0.9 + LEADING * line as f32)).zip(text).map(|(y, text)| (text, y)));
    values.push(("text_size", size.to_string()));
    values.extend(panel(top, TEXT_FOOT - height.max(SHORT) - 14.0));
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders;
    use crate::games::battle_royal::cards::pool;
    use crate::locale::{Language, Locale, nobody};

    /// What does not fit would be left out, and nobody would see that it is missing.
    #[test]
    fn every_text_fits_its_card() {
        let mut locale = Locale::read(&folders::assets().join("locales")).0;
        for language in Language::ALL {
            locale.set_language(language);
            let say = |words: &Words| locale.say(words, &nobody);
            for (card, printed) in pool().cards() {
                let has_text = match &printed.face {
                    Face::Pokemon(pokemon) => {
                        pokemon.ability.is_some() || pokemon.attacks.iter().any(|part| texts::attack(part).is_some())
                    }
                    Face::Trainer(_) => true,
                    Face::Energy(energy) => !energy.basic,
                };
                let art = full(card, Palette::Normal, &say);
                let line = art.values.iter().find(|(key, _)| *key == "t1").map_or("", |(_, line)| line);
                assert_eq!(line.is_empty(), !has_text, "{card} {language:?}");
                let bare = offered(card, Palette::Normal, &say);
                let mut small = bare.values.iter().filter(|(key, _)| ["stage", "t1"].contains(key));
                assert!(small.all(|(_, line)| line.is_empty()), "{card} {language:?}");
            }
        }
    }
}
