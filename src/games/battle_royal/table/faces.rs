//! Pictures of cards, Energy tokens, damage counters and signs, and what the notation names as chips within sentences.

mod lines;
mod print;

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use crate::engine::Words;
use crate::games::battle_royal::cards::effects::Condition;
use crate::games::battle_royal::cards::{CardId, Face as Printed, TrainerKind, Type, pool};
use crate::games::battle_royal::{Options, conditions};
use crate::table::cards::inks::{Ink, Inks};
use crate::table::{Chip, Dye, Face, FaceArt, Palette};

/// The back of every card.
pub const BACK: Face = Face(900);
/// The back of a Prize card.
pub const PRIZE: Face = Face(901);
/// The empty Active Spot.
pub const VACANT_ACTIVE: Face = Face(902);
/// An empty place on the Bench.
pub const VACANT_BENCH: Face = Face(903);
/// Any place where nothing lies and nothing may be put now: only its outline, and that faint.
pub const VACANT_BESIDE: Face = Face(904);
/// Beside a Pokémon that has been hit in this turn.
pub const HIT: Face = Face(906);
/// Beside a Pokémon that has attacked in this turn.
pub const ATTACKED: Face = Face(907);
/// Beside a Pokémon with a Tool.
pub const TOOL: Face = Face(908);
/// A coin that shows heads.
pub const HEADS: Face = Face(909);
/// A coin that shows tails.
pub const TAILS: Face = Face(910);
/// The cloth of a player's field and the lines round it, 5 : 2, as long as nobody sees what is played there.
const FIELD: Face = Face(911);
/// The way that a blow came, upwards.
pub const STREAK: Face = Face(913);
/// On the field of whoever has won.
pub const LAUREL: Face = Face(915);

/// First numbers of the families of pictures; the cards begin at 0.
const SMALL: u16 = 256;
const ATTACHED: u16 = 512;
const TOKEN: u16 = 768;
const DAMAGE: u16 = 800;
const CONDITION: u16 = 860;
const DYED: u16 = 940;
const WOVEN: u16 = 960;
const ACTIVE: u16 = 1024;
const HP: u16 = 1536;
const HURT: u16 = 1664;
const BAR: u16 = 1792;
const FAR: u16 = 2048;
const FANNED: u16 = 2304;
const OFFERED: u16 = 2560;

/// The most damage counters that one picture shows.
const MOST_COUNTERS: u8 = 40;
/// The most HP that one picture shows, in tens.
const MOST_HP: u16 = 60;
/// Steps of a full bar of HP, and its length in units of its template.
const BARS: u16 = 20;
const BAR_WIDTH: f32 = 548.0;

/// What a field is dyed in before its type is seen: the indigo of the mat.
const UNDYED: &str = "#2f2b66";

/// Colours of the seats, as sRGB: brass, slate blue, wax red, bottle green.
pub const COLOURS: [[u8; 3]; 4] = [[199, 154, 58], [74, 99, 148], [156, 43, 35], [47, 110, 82]];

/// What is printed with inks of its own, by the names of `palette.ron`: types in their order, kinds of Trainers, conditions.
const SUITS: [&str; 20] = [
    "grass",
    "fire",
    "water",
    "lightning",
    "psychic",
    "fighting",
    "darkness",
    "metal",
    "fairy",
    "dragon",
    "colorless",
    "item",
    "tool",
    "supporter",
    "stadium",
    "poisoned",
    "burned",
    "asleep",
    "paralyzed",
    "confused",
];
const SIGNS: [&str; 20] = [
    "br-type-grass",
    "br-type-fire",
    "br-type-water",
    "br-type-lightning",
    "br-type-psychic",
    "br-type-fighting",
    "br-type-darkness",
    "br-type-metal",
    "br-type-fairy",
    "br-type-dragon",
    "br-type-colorless",
    "br-sign-item",
    "br-sign-tool",
    "br-sign-supporter",
    "br-sign-stadium",
    "br-sign-poisoned",
    "br-sign-burned",
    "br-sign-asleep",
    "br-sign-paralyzed",
    "br-sign-confused",
];

/// Colours of all pictures. A test reads the file, so that a mistake in it cannot stay unseen.
static INKS: LazyLock<Inks> =
    LazyLock::new(|| Inks::read(include_str!("../../../../assets/cards/battle_royal/palette.ron")).unwrap_or_default());
/// The emblem of each card. A test reads the file.
static EMBLEMS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let names = ron::from_str::<HashMap<String, String>>(include_str!("../../../../assets/battle_royal/emblems.ron"));
    names.unwrap_or_default().into_iter().map(|(card, name)| (card, format!("br-{name}"))).collect()
});

/// The face of a card, with all that stands on it as far as it fits.
pub fn card(card: CardId) -> Face {
    Face(card.index() as u16)
}

/// The face of a card as it is seen from afar: picture, HP, type and name.
pub fn small(card: CardId) -> Face {
    Face(SMALL + card.index() as u16)
}

/// The face of a Pokémon as it lies before the viewer: the same, and what its attacks cost and do.
pub fn active(card: CardId) -> Face {
    Face(ACTIVE + card.index() as u16)
}

/// The face of a Pokémon on another's Bench: picture, HP and type.
pub fn far(card: CardId) -> Face {
    Face(FAR + card.index() as u16)
}

/// The face of a card that is shown open: a Pokémon as it will lie on the table.
pub fn open(card: CardId) -> Face {
    if card.pokemon().is_some() { active(card) } else { self::card(card) }
}

/// The face of a card in the hand or among those that are searched: a Pokémon as it will lie there, others without their text. So
/// small, texts could not be read, and beside the card that is pointed at they stand in full.
pub fn held(card: CardId) -> Face {
    if card.pokemon().is_some() { active(card) } else { fanned(card) }
}

/// The same in a hand so crowded that the next card covers a part of it: what it is called stands in the part that is seen.
pub fn fanned(card: CardId) -> Face {
    if card.energy().is_some() { small(card) } else { Face(FANNED + card.index() as u16) }
}

/// The face of a card among many from which a deck is put together: as it is printed, without texts and other small print. The
/// picture takes their room.
pub fn offered(card: CardId) -> Face {
    Face(OFFERED + card.index() as u16)
}

/// A unit of Energy of a type.
pub fn token(of: Type) -> Face {
    Face(TOKEN + of as u16)
}

/// An attached Energy card, as a token.
pub fn energy_card_token(card: CardId) -> Face {
    Face(ATTACHED + card.index() as u16)
}

/// So many damage counters, from 1 to 40, with the damage that they stand for.
pub fn damage(counters: u8) -> Face {
    Face(DAMAGE + u16::from(counters.clamp(1, MOST_COUNTERS)))
}

/// The HP that a Pokémon has left; `hurt` if it has damage counters.
pub fn hp(left: u16, hurt: bool) -> Face {
    Face(if hurt { HURT } else { HP } + (left / 10).min(MOST_HP))
}

/// The same as a bar: so many HP of so many. As long as any are left, some of it is seen.
pub fn bar(left: u16, most: u16) -> Face {
    let part = (u32::from(left) * u32::from(BARS) / u32::from(most.max(1))) as u16;
    Face(BAR + part.clamp(u16::from(left > 0), BARS))
}

/// A Special Condition.
pub fn condition(condition: Condition) -> Face {
    Face(CONDITION + condition_index(condition) as u16)
}

/// The cloth of a field, dyed in the type that is played there.
pub fn field(of: Option<Type>) -> Face {
    of.map_or(FIELD, |of| Face(DYED + of as u16))
}

/// The sign of that type, woven into the cloth.
pub fn woven(of: Type) -> Face {
    Face(WOVEN + of as u16)
}

/// Every picture of a match: of cards only those that are in its decks.
pub fn all(options: &Options) -> Vec<Face> {
    let decks = options.decks.iter().filter_map(|deck| deck.cards());
    let cards: BTreeSet<CardId> = decks.flatten().map(|(card, _)| *card).collect();
    let mut faces = vec![BACK, PRIZE, VACANT_ACTIVE, VACANT_BENCH, VACANT_BESIDE, FIELD];
    faces.extend([HIT, ATTACKED, TOOL, HEADS, TAILS, STREAK, LAUREL]);
    faces.extend(Type::ALL.into_iter().flat_map(|of| [token(of), field(Some(of)), woven(of)]));
    faces.extend(conditions::ALL.map(condition));
    faces.extend((1..=MOST_COUNTERS).map(damage));
    faces.extend((0..=MOST_HP).flat_map(|tens| [hp(tens * 10, false), hp(tens * 10, true)]));
    faces.extend((0..=BARS).map(|part| Face(BAR + part)));
    faces.extend(cards.iter().filter(|card| card.energy().is_some()).map(|card| energy_card_token(*card)));
    faces.extend(cards.iter().flat_map(|card| [small(*card), open(*card), fanned(*card)]));
    faces.extend(cards.iter().filter(|card| card.pokemon().is_some()).map(|card| far(*card)));
    faces.sort_unstable();
    faces.dedup();
    faces
}

fn condition_index(condition: Condition) -> usize {
    conditions::ALL.iter().position(|other| *other == condition).unwrap_or(0)
}

/// The place of what a card is printed with among the inks and signs: its type, or its kind.
fn suit(card: CardId) -> usize {
    match &card.card().face {
        Printed::Pokemon(pokemon) => pokemon.types.first().map_or(Type::Colorless as usize, |of| *of as usize),
        Printed::Trainer(trainer) => match trainer.kind {
            TrainerKind::Item => 11,
            TrainerKind::Tool => 12,
            TrainerKind::Supporter => 13,
            TrainerKind::Stadium => 14,
        },
        Printed::Energy(energy) => provided(energy.provides.by_type().next().map(|(of, _)| of)),
    }
}

fn provided(of: Option<Type>) -> usize {
    of.unwrap_or(Type::Colorless) as usize
}

/// The emblem of a card, an icon.
fn emblem(card: CardId) -> &'static str {
    EMBLEMS.get(&card.card().id).map_or("", String::as_str)
}

/// What is to be seen on a card, as a sign in the colours of this palette.
pub fn pictured(card: CardId, palette: Palette) -> Chip {
    let (colour, ink) = INKS.block(palette, SUITS[suit(card)]);
    Chip { name: Words::new(card.key()), text: None, colour, ink, icon: Some(emblem(card)) }
}

/// Whether it is an Energy card that is not basic.
fn is_special(card: CardId) -> bool {
    card.energy().is_some_and(|energy| !energy.basic)
}

/// The colour of a type.
pub fn colour(of: Type) -> Dye {
    Dye::of(|palette| INKS.block(palette, SUITS[of as usize]).0)
}

/// The icon of a type.
pub fn icon(of: Type) -> &'static str {
    SIGNS[of as usize]
}

type Values = Vec<(&'static str, String)>;

/// How a picture is drawn.
pub fn art(face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let plain = |template| FaceArt { template, values: Vec::new() };
    let known = |number: u16| pool().cards().nth(usize::from(number)).map(|(card, _)| card);
    match face {
        BACK => plain("back.svg"),
        PRIZE => plain("prize.svg"),
        VACANT_ACTIVE => vacancy("br-sign-active"),
        VACANT_BENCH => vacancy("br-sign-bench"),
        VACANT_BESIDE => FaceArt { template: "vacancy_beside.svg", values: Vec::new() },
        HIT => plain("hit.svg"),
        ATTACKED => plain("attacked.svg"),
        TOOL => plain("tool.svg"),
        HEADS => plain("heads.svg"),
        TAILS => plain("tails.svg"),
        FIELD => cloth(UNDYED.to_owned(), UNDYED.to_owned()),
        STREAK => plain("streak.svg"),
        LAUREL => plain("laurel.svg"),
        Face(number) => match number {
            OFFERED.. => {
                known(number - OFFERED).map_or_else(|| plain("back.svg"), |card| print::offered(card, palette, say))
            }
            FANNED.. => {
                known(number - FANNED).map_or_else(|| plain("back.svg"), |card| print::fanned(card, palette, say))
            }
            FAR.. => known(number - FAR).map_or_else(|| plain("back.svg"), |card| print::far(card, palette, say)),
            BAR.. => bar_art(number - BAR, palette),
            HURT.. => plain_number("hp-hurt.svg", number - HURT),
            HP.. => plain_number("hp.svg", number - HP),
            ACTIVE.. => {
                known(number - ACTIVE).map_or_else(|| plain("back.svg"), |card| print::active(card, palette, say))
            }
            WOVEN.. => {
                let emblem = SIGNS[usize::from(number - WOVEN).min(Type::Colorless as usize)];
                FaceArt { template: "woven.svg", values: vec![("emblem", emblem.to_owned())] }
            }
            DYED.. => {
                let suit = usize::from(number - DYED).min(Type::Colorless as usize);
                let Ink { band, dark, .. } = INKS.of(palette, SUITS[suit]);
                cloth(band, dark)
            }
            CONDITION.. => {
                let suit = 15 + usize::from(number - CONDITION).min(conditions::ALL.len() - 1);
                signed("condition.svg", suit, SIGNS[suit].to_owned(), palette)
            }
            DAMAGE.. => damage_art(number - DAMAGE),
            TOKEN.. => {
                let suit = usize::from(number - TOKEN).min(Type::Colorless as usize);
                signed("token.svg", suit, SIGNS[suit].to_owned(), palette)
            }
            ATTACHED.. => known(number - ATTACHED).map_or_else(|| plain("back.svg"), |card| attached(card, palette)),
            SMALL.. => known(number - SMALL).map_or_else(|| plain("back.svg"), |card| print::small(card, palette, say)),
            _ => known(number).map_or_else(|| plain("back.svg"), |card| print::full(card, palette, say)),
        },
    }
}

fn printed(ink: Ink) -> Values {
    vec![("colour", ink.band), ("colour_dark", ink.dark), ("ink_on_band", ink.ink), ("ray", ink.ray)]
}

/// A sign in the inks of a suit.
fn signed(template: &'static str, suit: usize, emblem: String, palette: Palette) -> FaceArt {
    let mut values = printed(INKS.of(palette, SUITS[suit]));
    values.push(("emblem", emblem));
    FaceArt { template, values }
}

/// An attached Energy card: a special one has a rim of its own, and how many units it provides as dots.
fn attached(card: CardId, palette: Palette) -> FaceArt {
    let template = if is_special(card) { "token-special.svg" } else { "token.svg" };
    signed(template, suit(card), emblem(card).to_owned(), palette)
}

/// The cloth of a field in a dye, and what that is in its folds.
fn cloth(dye: String, dark: String) -> FaceArt {
    FaceArt { template: "field.svg", values: vec![("dye", dye), ("dark", dark)] }
}

/// A place where nothing lies.
fn vacancy(emblem: &str) -> FaceArt {
    FaceArt { template: "vacancy.svg", values: vec![("emblem", emblem.to_owned())] }
}

fn damage_art(counters: u16) -> FaceArt {
    let number = (counters * 10).to_string();
    let size = if number.len() > 2 { 84 } else { 112 };
    FaceArt { template: "damage.svg", values: vec![("number", number), ("size", size.to_string())] }
}

fn plain_number(template: &'static str, tens: u16) -> FaceArt {
    FaceArt { template, values: vec![("number", (tens * 10).to_string())] }
}

/// What is left of a bar: the less, the redder; how long it is says the same.
fn bar_art(part: u16, palette: Palette) -> FaceArt {
    let part = part.min(BARS);
    let (light, dark) = match (part * 100 / BARS, palette) {
        (0..=25, Palette::Normal) => ("#ff7a5e", "#c22f2f"),
        (0..=25, Palette::Safe) => ("#c8503a", "#8a1d1d"),
        (0..=25, Palette::Contrast) => ("#ff5040", "#a80012"),
        (26..=50, Palette::Normal) => ("#ffb25a", "#d9701c"),
        (26..=50, Palette::Safe) => ("#f8e08a", "#d9a21c"),
        (26..=50, Palette::Contrast) => ("#ffe45c", "#e08a00"),
        (_, Palette::Normal) => ("#7dbb3c", "#588f26"),
        (_, Palette::Safe) => ("#63b4ea", "#22679a"),
        (_, Palette::Contrast) => ("#3fc060", "#006b2b"),
    };
    let width = BAR_WIDTH * f32::from(part) / f32::from(BARS);
    let values = vec![("width", width.to_string()), ("light", light.to_owned()), ("dark", dark.to_owned())];
    FaceArt { template: "bar.svg", values }
}

/// Cards in notation as chips, `zacian-crz`, and units of Energy as signs: `[M]`.
pub fn chip(text: &str, palette: Palette) -> Option<Chip> {
    let of = |suit: usize, name: Words, text: Option<Words>| {
        let (colour, ink) = INKS.block(palette, SUITS[suit]);
        Chip { name, text, colour, ink, icon: Some(SIGNS[suit]) }
    };
    if let Some(card) = pool().find(text) {
        let name = Words::new(card.key());
        return Some(of(suit(card), name.clone(), Some(name)));
    }
    let letter = text.strip_prefix('[')?.strip_suffix(']')?;
    if letter == "*" {
        let name = Words::new("battle_royal-type-any");
        return Some(Chip { icon: None, ..of(Type::Colorless as usize, name.clone(), Some(name)) });
    }
    let suit = Type::ALL.into_iter().position(|it| letter.chars().eq([it.letter()]))?;
    Some(of(suit, Words::new(Type::ALL[suit].key()), None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_royal::cards::decks::decks;
    use crate::games::battle_royal::options::DeckChoice;
    use crate::games::battle_royal::table::layout::OWN_HAND;

    /// A match with these decks of the house, which needs none of their rules.
    fn options(decks: &[&str]) -> Options {
        let decks = decks.iter().map(|id| DeckChoice::House((*id).to_owned())).collect();
        Options { decks, ..Options::default() }
    }

    /// Every picture of every card there is.
    fn pictures() -> Vec<Face> {
        let tokens =
            pool().cards().filter(|(card, _)| card.energy().is_some()).map(|(card, _)| energy_card_token(card));
        let cards = pool().cards().flat_map(|(id, _)| [card(id), small(id), active(id), far(id), offered(id)]);
        let crowded = pool().cards().filter(|(card, _)| card.energy().is_none()).map(|(card, _)| fanned(card));
        all(&options(&[])).into_iter().chain(tokens).chain(cards).chain(crowded).collect()
    }

    #[test]
    fn every_palette_has_every_colour() {
        assert!(INKS.has(&SUITS));
    }

    #[test]
    fn texts_of_cards_that_are_held_can_be_read() {
        let cards = || pool().cards().flat_map(|(card, _)| [held(card), fanned(card)]);
        crate::table::cards::fan::assert_read("battle_royal", OWN_HAND, cards(), &art);
    }

    #[test]
    fn signs_stand_out_from_their_blocks() {
        assert!(INKS.least_contrast(&SUITS) > 5.0, "{}", INKS.least_contrast(&SUITS));
    }

    #[test]
    fn every_card_has_an_emblem_and_no_other_has_one() {
        let emblems: HashMap<String, String> =
            ron::from_str(include_str!("../../../../assets/battle_royal/emblems.ron")).expect("a list of emblems");
        let cards: BTreeSet<&str> = pool().cards().map(|(_, card)| card.id.as_str()).collect();
        assert_eq!(emblems.keys().map(String::as_str).collect::<BTreeSet<_>>(), cards);
    }

    #[test]
    fn no_two_cards_of_a_deck_have_one_emblem() {
        for deck in decks() {
            let emblems: BTreeSet<&str> = deck.cards.iter().map(|(card, _)| emblem(*card)).collect();
            assert_eq!(emblems.len(), deck.cards.len(), "{}", deck.id);
        }
    }

    #[test]
    fn no_two_pictures_have_one_number() {
        let faces = pictures();
        assert_eq!(faces.iter().copied().collect::<BTreeSet<Face>>().len(), faces.len());
        let metal = decks().iter().find(|deck| deck.id == "metal").expect("a deck");
        let some = all(&options(&["metal"]));
        assert!(some.len() > 2 * metal.cards.len() && some.len() < faces.len() / 2, "only what is on the table");
    }

    #[test]
    fn every_picture_can_be_drawn() {
        for face in pictures() {
            art(face, Palette::Normal, &|words: &Words| words.key.clone()).assert_whole("battle_royal");
        }
    }

    #[test]
    fn a_bar_is_empty_only_without_hp() {
        assert_eq!([bar(0, 120), bar(120, 120)], [Face(BAR), Face(BAR + BARS)]);
        assert_eq!(bar(10, 340), Face(BAR + 1));
        assert_ne!(hp(120, false), hp(120, true));
    }

    #[test]
    fn chips_are_cards() {
        let shown = chip("zacian-crz", Palette::Normal).expect("a card");
        let text = Some(Words::new("battle_royal-card-zacian-crz"));
        assert_eq!((shown.text, shown.icon), (text, Some("br-type-metal")));
        assert_eq!(chip("switch-svi", Palette::Normal).and_then(|chip| chip.icon), Some("br-sign-item"));
        let unit = chip("[M]", Palette::Normal).expect("a unit of Energy");
        assert_eq!((unit.text, unit.icon), (None, Some("br-type-metal")));
        for text in ["", "M", "[]", "[X]", "[MM]", "zacian", "metal"] {
            assert_eq!(chip(text, Palette::Normal), None, "{text}");
        }
    }
}
