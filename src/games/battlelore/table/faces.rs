//! Pictures of cards, dice and signs, the colours of banners and sides, and what the notation names as chips within sentences.

use std::sync::LazyLock;

use super::{names, portrait};
use crate::engine::Words;
use crate::games::battlelore::command_cards::{Number, Text};
use crate::games::battlelore::council::{LoreClass, council};
use crate::games::battlelore::dice::Face as DieFace;
use crate::games::battlelore::lore_cards::{LoreCard, Timing};
use crate::games::battlelore::scenario::{self, Mode};
use crate::games::battlelore::sections::Section;
use crate::games::battlelore::units::Banner;
use crate::games::battlelore::{CommandCard, Options, Side, UnitKind};
use crate::table::cards::fit;
use crate::table::cards::inks::{Ink, Inks};
use crate::table::{Chip, Face, FaceArt, Palette};

pub const COMMAND_BACK: Face = Face(50);
pub const LORE_BACK: Face = Face(51);
/// On the ground: a unit that is ordered and has not moved yet.
pub const ORDERED: Face = Face(52);
/// On the ground: a unit that has moved.
pub const MOVED: Face = Face(53);
/// On the ground: a unit that has battled.
pub const BATTLED: Face = Face(54);
/// On a hex that is worth Victory Banners.
pub const OBJECTIVE: Face = Face(55);
/// The place that waits for a Victory Banner.
pub const VACANCY: Face = Face(56);

/// On the ground: a dot of the path that a unit would take.
pub const STEP: Face = Face(57);
/// On the ground: a dot of a line of sight, free and blocked.
pub const SEEN: Face = Face(58);
pub const UNSEEN: Face = Face(59);
/// On a hex that blocks a line of sight.
pub const BLOCKS: Face = Face(60);
/// On a hex to which a target could retreat.
pub const WAY_BACK: Face = Face(61);
/// What is sewn on the cloth of a Victory Banner.
pub const VICTORY: Face = Face(62);
/// A part of the line round the hexes that a shooter reaches.
pub const RANGE: Face = Face(63);
/// On a hex in range that a shooter does not see.
pub const OUT_OF_SIGHT: Face = Face(64);

/// First numbers of the families of pictures; the Command cards begin at 0.
const LORE: u16 = 100;
const DIE: u16 = 200;
const EMBLEM: u16 = 210;
const COUNT: u16 = 220;
const THREAT: u16 = 230;
const LEVEL: u16 = 240;
const COORDINATE: u16 = 260;
const STRENGTH: u16 = 280;
const UNIT: u16 = 300;
/// The first number of cards as they are held, in the order of their faces.
const HELD: u16 = 2000;

/// The size of texts on a card that is held, as in its templates, and the width that they have there; how much narrower they are set than
/// the type is where it is needed.
const HELD_TEXT: (f32, f32) = (58.0, 552.0);
const NARROWER: [f32; 4] = [1.0, 0.92, 0.84, 0.76];
/// Where the line stands in which a Lore card says when it is played, how far it is to a second one, and how high what is behind a line
/// is beside that.
const WHEN: (f32, f32) = (304.0, 60.0);
const WHEN_STRIP: f32 = 18.0;

/// The three banners, in the order of the dice.
pub(super) const BANNERS: [Banner; 3] = [Banner::Green, Banner::Blue, Banner::Red];
/// What is printed with inks of its own, by the names of `palette.ron`.
const SUITS: [&str; 18] = [
    "green", "blue", "red", "strike", "flag", "lore", "scout", "patrol", "attack", "advance", "march", "tactic",
    "wizard", "cleric", "rogue", "warrior", "south", "north",
];
/// Outline of a section in which a card orders nobody.
const FAINT: &str = "#b9a473";

/// Colours of all pictures. A test reads the file, so that a mistake in it cannot stay unseen.
pub(super) static INKS: LazyLock<Inks> =
    LazyLock::new(|| Inks::read(include_str!("../../../../assets/cards/battlelore/palette.ron")).unwrap_or_default());

/// The face of a Command card.
pub fn command(card: CommandCard) -> Face {
    Face(card.index() as u16)
}

/// The face of a Lore card.
pub fn lore(card: LoreCard) -> Face {
    Face(LORE + card.index() as u16)
}

/// The face of a Command or Lore card that is held: without its text, which could not be read there, and with a larger picture. What it
/// does is told beside the card that is pointed at.
pub fn held(card: Face) -> Face {
    Face(HELD + card.0)
}

/// A side of a battle die.
pub fn die(face: DieFace) -> Face {
    Face(DIE + face as u16)
}

/// All sides of a battle die.
pub fn die_sides() -> [Face; 6] {
    DieFace::ALL.map(die)
}

/// What is sewn on the cloth of a unit's banner.
pub fn emblem(banner: Banner) -> Face {
    Face(EMBLEM + banner as u16)
}

/// How many equal cards lie on each other, at most 9: `×2`.
pub fn count(number: u8) -> Face {
    Face(COUNT + u16::from(number.min(9)))
}

/// How many units could attack a hex, at most 9.
pub fn threat(units: u8) -> Face {
    Face(THREAT + u16::from(units.min(9)))
}

/// With how many dice an enemy could be attacked, at most 9.
pub fn strength(dice: u8) -> Face {
    Face(STRENGTH + u16::from(dice.min(9)))
}

/// The level of a member of a War Council.
pub fn level(level: u8) -> Face {
    Face(LEVEL + u16::from(level.min(council().highest)))
}

/// The number of a row or a column, in the frame of the field.
pub fn coordinate(number: u8) -> Face {
    Face(COORDINATE + u16::from(number))
}

/// A unit looked at closely, with so many figures.
pub fn unit(kind: UnitKind, banner: Banner, figures: u8) -> Face {
    Face(UNIT + portrait::number(kind, banner, figures))
}

/// Every picture of a match.
pub fn all(options: &Options) -> Vec<Face> {
    let of_lore = scenario::find(&options.scenario).is_ok_and(|scenario| scenario.mode == Mode::Lore);
    // Medieval Lore brings its cards into any other scenario.
    let with_lore = of_lore || options.medieval;
    let mut faces: Vec<Face> = CommandCard::all().map(command).collect();
    faces.extend(CommandCard::all().map(|card| held(command(card))));
    faces.extend([COMMAND_BACK, ORDERED, MOVED, BATTLED, OBJECTIVE, VACANCY, VICTORY]);
    faces.extend([STEP, SEEN, UNSEEN, BLOCKS, WAY_BACK, RANGE, OUT_OF_SIGHT]);
    faces.extend(die_sides());
    faces.extend(BANNERS.map(emblem));
    faces.extend((2..=9).map(count).chain((1..=9).flat_map(|number| [threat(number), strength(number)])));
    faces.extend((0..=12).map(coordinate));
    if with_lore {
        faces.push(LORE_BACK);
        faces.extend(LoreCard::all().flat_map(|card| [lore(card), held(lore(card))]));
        faces.extend((0..=council().highest).map(level));
    }
    faces
}

/// What a banner is called in `palette.ron`.
pub(super) fn banner_key(banner: Banner) -> &'static str {
    ["green", "blue", "red"][banner as usize]
}

/// What a side of a die is called in `palette.ron`.
fn die_key(face: DieFace) -> &'static str {
    SUITS[face as usize]
}

/// The icon of a side of a die, which is the emblem of its banner.
pub fn die_icon(face: DieFace) -> &'static str {
    ["bl-die-green", "bl-die-blue", "bl-die-red", "bl-die-strike", "bl-die-flag", "bl-die-lore"][face as usize]
}

fn class_icon(class: LoreClass) -> &'static str {
    ["bl-wizard", "bl-cleric", "bl-rogue", "bl-warrior"][class.index()]
}

/// What a Command card's kind is called in `palette.ron`.
fn suit(card: CommandCard) -> &'static str {
    match card.text() {
        Text::Section(_, Number::Fixed(1)) => "scout",
        Text::Section(_, Number::Fixed(2)) => "patrol",
        Text::Section(_, Number::Fixed(_)) => "attack",
        Text::Section(_, Number::Command) => "advance",
        Text::Slots(_) => "march",
        Text::Banners(banner) => banner_key(banner),
        _ => "tactic",
    }
}

/// When a Lore card is played, as in message keys and icons.
fn moment(timing: Timing) -> &'static str {
    match timing {
        Timing::Along => "along",
        Timing::Lieu => "lieu",
        Timing::Order => "order",
        Timing::Move => "move",
        Timing::Roll => "roll",
        Timing::Defend => "defend",
        Timing::Dice => "dice",
        Timing::Back => "back",
        Timing::Follow => "follow",
        Timing::Loss => "loss",
        Timing::ReactCommand => "react-command",
        Timing::ReactLore => "react-lore",
        Timing::End => "end",
    }
}

pub(super) type Values = Vec<(&'static str, String)>;

/// How a picture is drawn.
pub fn art(face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let plain = |template| FaceArt { template, values: Vec::new() };
    let numbered = |template, number: u16| FaceArt { template, values: vec![("number", number.to_string())] };
    match face {
        COMMAND_BACK => plain("command-back.svg"),
        LORE_BACK => plain("lore-back.svg"),
        ORDERED => sign("bl-ready", ["#c79a3a", "#f4dfa0", "#2a1c0c"]),
        MOVED => sign("bl-move", ["#4a3a28", "#c79a3a", "#f4e6c2"]),
        BATTLED => sign("bl-battle", ["#9c2b23", "#c79a3a", "#fff3d6"]),
        WAY_BACK => sign("bl-die-flag", ["#f4ecd6", "#4a3a28", "#2a1c0c"]),
        OBJECTIVE => plain("objective.svg"),
        STEP => dot("#3a2410", "#ffe9a8"),
        SEEN => dot("#fffaf0", "#2a2118"),
        UNSEEN => dot("#c23a2c", "#2a0d08"),
        BLOCKS => plain("blocks.svg"),
        RANGE => plain("range.svg"),
        OUT_OF_SIGHT => plain("out-of-sight.svg"),
        VICTORY => sewn("ui-crown", "#fff6df".to_owned()),
        Face(number) => match number {
            HELD.. => held_art(number - HELD, palette, say),
            UNIT.. => portrait::art(number - UNIT, palette),
            STRENGTH.. => numbered("strength.svg", number - STRENGTH),
            COORDINATE.. => numbered("coordinate.svg", number - COORDINATE),
            LEVEL.. => level_art(number - LEVEL),
            THREAT.. => numbered("threat.svg", number - THREAT),
            COUNT.. => numbered("badge.svg", number - COUNT),
            EMBLEM.. => emblem_art(number - EMBLEM, palette),
            DIE.. => die_art(number - DIE, palette),
            LORE.. => lore_card(number).map_or_else(|| plain("lore-back.svg"), |card| lore_art(card, palette, say)),
            _ => command_card(number).map_or_else(|| plain("vacancy.svg"), |card| command_art(card, palette, say)),
        },
    }
}

/// The card that has this face.
fn command_card(number: u16) -> Option<CommandCard> {
    CommandCard::all().nth(usize::from(number))
}

fn lore_card(number: u16) -> Option<LoreCard> {
    LoreCard::all().nth(usize::from(number.checked_sub(LORE)?))
}

/// A card as it is held, of which this is the face.
fn held_art(number: u16, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let mut art = match (lore_card(number), command_card(number)) {
        (Some(card), _) => FaceArt { template: "lore-held.svg", ..lore_art(card, palette, say) },
        (None, Some(card)) => FaceArt { template: "command-held.svg", ..command_art(card, palette, say) },
        (None, None) => return FaceArt { template: "vacancy.svg", values: Vec::new() },
    };
    let (size, room) = HELD_TEXT;
    let told = |key: &str| art.values.iter().find(|(known, _)| *known == key).map_or("", |(_, text)| text.as_str());
    let (_, wide) = fit::narrowed(told("name"), (size, size), room);
    let set = |narrow: f32| (narrow, fit::even(told("when"), room / (size * narrow), 0.6));
    let within = |most: usize| NARROWER.into_iter().map(set).find(|(_, lines)| lines.len() <= most);
    let (narrow, lines) = within(1).or_else(|| within(2)).unwrap_or_default();
    let high = WHEN.1 * lines.len() as f32 + WHEN_STRIP;
    let mut lines = lines.into_iter();
    art.values.extend([
        ("name_width", wide.to_string()),
        ("strip", high.to_string()),
        ("when_narrow", narrow.to_string()),
    ]);
    for (line, at, number) in [("when_1", "when_1_y", 0.0), ("when_2", "when_2_y", 1.0)] {
        art.values.extend([(line, lines.next().unwrap_or_default()), (at, (WHEN.0 + WHEN.1 * number).to_string())]);
    }
    art
}

pub(super) fn printed(ink: Ink) -> Values {
    vec![("colour", ink.band), ("colour_dark", ink.dark), ("ink_on_band", ink.ink), ("ray", ink.ray)]
}

/// The Japanese family where Japanese is spoken: the fallback of the renderer would ignore the weight.
fn family(latin: &str, say: &dyn Fn(&Words) -> String) -> String {
    if say(&Words::new("language")) == "ja" { "'Noto Serif JP'" } else { latin }.to_owned()
}

/// A name in the type of names; a long one is set smaller.
fn named(name: String, say: &dyn Fn(&Words) -> String) -> Values {
    let font = family("'IM FELL Double Pica SC'", say);
    let size = 58 * 17 / name.chars().count().max(17);
    vec![("name", name), ("name_font", font), ("name_size", size.to_string())]
}

fn lines(key: &str, say: &dyn Fn(&Words) -> String) -> Values {
    let [first, second, third] = [format!("{key}-line1"), format!("{key}-line2"), format!("{key}-line3")];
    vec![("line1", say(&Words::new(first))), ("line2", say(&Words::new(second))), ("line3", say(&Words::new(third)))]
}

/// How many units a Command card orders, or the icon that stands for it: `C` is the number of Command cards, `A` all.
fn index(card: CommandCard) -> (String, &'static str) {
    let text = match card.text() {
        Text::Section(_, Number::Fixed(number)) => number.to_string(),
        Text::Slots(slots) => slots.iter().sum::<u8>().to_string(),
        Text::Section(_, Number::Command) | Text::MountedCharge | Text::FootOnslaught | Text::Banners(_) => {
            "C".to_owned()
        }
        Text::DarkenTheSky => "A".to_owned(),
        Text::Leadership => "1".to_owned(),
        Text::CounterAttack => return (String::new(), "bl-cmd-cat"),
        Text::BattleLore => return (String::new(), "bl-dice"),
    };
    (text, "")
}

/// What the little houses show, from left to right: swords where units may be ordered, or how many.
fn houses(card: CommandCard) -> [Option<String>; 3] {
    let swords = Some(String::new());
    match card.text() {
        Text::Section(section, _) => {
            [Section::Left, Section::Centre, Section::Right].map(|house| swords.clone().filter(|_| house == section))
        }
        Text::Slots(slots) => slots.map(|slot| (slot > 0).then(|| slot.to_string())),
        Text::CounterAttack => [None, None, None],
        _ => [swords.clone(), swords.clone(), swords],
    }
}

fn command_art(card: CommandCard, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    const HOUSES: [[&str; 4]; 3] = [
        ["a_fill", "a_line", "a_icon", "a_text"],
        ["b_fill", "b_line", "b_icon", "b_text"],
        ["c_fill", "c_line", "c_icon", "c_text"],
    ];
    let ink = INKS.of(palette, suit(card));
    let key = card.key();
    let mut values = named(say(&Words::new(key.as_str())), say);
    for (names, house) in HOUSES.into_iter().zip(houses(card)) {
        let drawn = match house {
            None => ["none".to_owned(), FAINT.to_owned(), String::new(), String::new()],
            Some(number) => {
                let icon = if number.is_empty() { "bl-die-strike" } else { "" };
                [ink.band.clone(), ink.dark.clone(), icon.to_owned(), number]
            }
        };
        values.extend(names.into_iter().zip(drawn));
    }
    let (number, icon) = index(card);
    let picture = match card.text() {
        Text::Banners(banner) => die_icon(DieFace::of(banner)).to_owned(),
        _ => format!("bl-cmd-{}", card.code().split('-').next().unwrap_or_default().to_lowercase()),
    };
    values.extend([("index", number), ("index_icon", icon.to_owned()), ("picture", picture)]);
    values.extend(printed(ink));
    if card.is_section_card() {
        return FaceArt { template: "section.svg", values };
    }
    values.extend(lines(&key, say));
    FaceArt { template: "tactic.svg", values }
}

fn lore_art(card: LoreCard, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
    let key = card.key();
    let price = card.price(1);
    let (size, line) = if price > 9 { (112, 179) } else { (138, 188) };
    let when = card.facts().map_or("along", |facts| moment(facts.timing));
    let mut values = named(say(&Words::new(key.as_str())), say);
    values.extend(lines(&key, say));
    values.extend(printed(INKS.of(palette, card.class().into_str())));
    values.extend([
        ("price", price.to_string()),
        ("price_size", size.to_string()),
        ("price_y", line.to_string()),
        ("class_icon", class_icon(card.class()).to_owned()),
        ("picture", format!("bl-{}", key.trim_start_matches("battlelore-"))),
        ("when", say(&Words::new(format!("battlelore-when-{when}")))),
        ("when_font", family("'Source Serif 4'", say)),
        ("when_icon", format!("bl-when-{when}")),
    ]);
    FaceArt { template: "lore.svg", values }
}

fn die_art(number: u16, palette: Palette) -> FaceArt {
    let face = DieFace::ALL[usize::from(number).min(5)];
    let template = match face {
        DieFace::Green | DieFace::Blue | DieFace::Red => "die-helmet.svg",
        DieFace::Strike => "die-strike.svg",
        DieFace::Flag => "die-flag.svg",
        DieFace::Lore => "die-lore.svg",
    };
    let mut values = printed(INKS.of(palette, die_key(face)));
    values.push(("emblem", die_icon(face).to_owned()));
    FaceArt { template, values }
}

fn emblem_art(number: u16, palette: Palette) -> FaceArt {
    let banner = BANNERS[usize::from(number).min(2)];
    sewn(die_icon(DieFace::of(banner)), INKS.of(palette, banner_key(banner)).ink)
}

/// What is sewn on cloth.
fn sewn(emblem: &str, ink: String) -> FaceArt {
    FaceArt { template: "emblem.svg", values: vec![("emblem", emblem.to_owned()), ("ink", ink)] }
}

fn level_art(level: u16) -> FaceArt {
    let star = |number| if number <= level { "#f0cd6a" } else { "#5a4a86" }.to_owned();
    let values = vec![("number", level.to_string()), ("s1", star(1)), ("s2", star(2)), ("s3", star(3))];
    FaceArt { template: "level.svg", values }
}

/// A round sign on the ground; plate, rim and ink.
fn sign(emblem: &str, [plate, rim, ink]: [&str; 3]) -> FaceArt {
    let values = [("emblem", emblem), ("plate", plate), ("rim", rim), ("ink", ink)];
    FaceArt { template: "sign.svg", values: values.map(|(key, value)| (key, value.to_owned())).to_vec() }
}

fn dot(ink: &str, rim: &str) -> FaceArt {
    FaceArt { template: "dot.svg", values: vec![("ink", ink.to_owned()), ("rim", rim.to_owned())] }
}

/// The colour of a banner, which its units wear.
pub fn colour(banner: Banner, palette: Palette) -> [u8; 3] {
    INKS.block(palette, banner_key(banner)).0
}

/// The shape of a side's banners.
pub fn side_icon(side: Side) -> &'static str {
    ["bl-side-south", "bl-side-north"][side.index()]
}

/// What a side is known by: its colour, and the shape of its banners.
pub fn banner_sign(side: Side, palette: Palette) -> Chip {
    let (colour, ink) = INKS.block(palette, ["south", "north"][side.index()]);
    let name = Words::new(names::side(side));
    Chip { name, text: None, colour, ink, icon: Some(side_icon(side)) }
}

/// Cards, units and sides of dice in notation as chips: `ATT-L`, `wizard-14`, `human_foot`, `O`.
pub fn chip(text: &str, palette: Palette) -> Option<Chip> {
    let made = |text: String, suit, icon| {
        let (colour, ink) = INKS.block(palette, suit);
        let text = Words::new(text);
        Some(Chip { name: text.clone(), text: Some(text), colour, ink, icon })
    };
    if let Ok(card) = text.parse::<CommandCard>() {
        return made(card.key(), suit(card), None);
    }
    if let Ok(face) = DieFace::from_code(text) {
        let sign = made(String::new(), die_key(face), Some(die_icon(face)));
        return sign.map(|sign| Chip { name: Words::new(names::face(face)), ..sign });
    }
    if let Ok(card) = text.parse::<LoreCard>() {
        return made(card.key(), card.class().into_str(), Some(class_icon(card.class())));
    }
    let kind = UnitKind::of_id(text)?;
    let banner = kind.facts().banner;
    made(kind.key(), banner_key(banner), Some(die_icon(DieFace::of(banner))))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::battlelore::lore_cards::LORE_CARDS;
    use crate::games::battlelore::table::cards::OWN_HAND;
    use crate::locale::{Language, Locale, nobody};

    fn options(scenario: &str) -> Options {
        Options { scenario: scenario.to_owned(), ..Options::default() }
    }

    #[test]
    fn every_palette_has_every_colour() {
        assert!(INKS.has(&SUITS));
    }

    #[test]
    fn numbers_stand_out_from_their_blocks() {
        assert!(INKS.least_contrast(&SUITS) > 5.8, "{}", INKS.least_contrast(&SUITS));
    }

    #[test]
    fn no_two_pictures_have_one_number() {
        let faces = all(&options("S7"));
        let different: BTreeSet<Face> = faces.iter().copied().collect();
        assert_eq!(different.len(), faces.len());
        assert!(different.contains(&LORE_BACK) && faces.len() > CommandCard::all().count() + LORE_CARDS);
        assert!(!all(&options("S1")).contains(&LORE_BACK), "the basic game has no Lore cards");
        assert!(all(&Options { medieval: true, ..options("S2") }).contains(&LORE_BACK), "Medieval Lore has them");
    }

    #[test]
    fn every_picture_can_be_drawn() {
        for face in all(&options("S7")) {
            art(face, Palette::Normal, &|words: &Words| words.key.clone()).assert_whole("battlelore");
        }
    }

    #[test]
    fn texts_of_cards_that_are_held_can_be_read() {
        let cards = || CommandCard::all().map(command).chain(LoreCard::all().map(lore)).map(held);
        crate::table::cards::fan::assert_read("battlelore", OWN_HAND, cards(), &art);
        let (mut locale, _) = Locale::read(&crate::folders::assets().join("locales"));
        for language in Language::ALL {
            locale.set_language(language);
            for card in LoreCard::all() {
                let values = held_art(lore(card).0, Palette::Normal, &|words| locale.say(words, &nobody)).values;
                let of = |wanted: &str| values.iter().find(|(key, _)| *key == wanted).map_or("", |(_, value)| value);
                let shown = format!("{}{}", of("when_1"), of("when_2")).replace(' ', "");
                assert_eq!(shown, of("when").replace(' ', ""), "it has room in two lines");
            }
        }
    }

    #[test]
    fn the_index_says_how_many_and_the_houses_where() {
        let shown = |code: &str| {
            let card: CommandCard = code.parse().expect("a card");
            let houses = houses(card).map(|house| house.map_or("-".to_owned(), |house| format!("x{house}")));
            format!("{}{} {}", index(card).0, index(card).1, houses.join(" "))
        };
        assert_eq!(shown("PAT-C"), "2 - x -");
        assert_eq!(shown("ADV-R"), "C - - x");
        assert_eq!(shown("SUR"), "4 x2 - x2");
        assert_eq!(shown("DTS"), "A x x x");
        assert_eq!(shown("CAT"), "bl-cmd-cat - - -");
    }

    #[test]
    fn chips_are_cards_units_and_sides_of_dice() {
        let icon = |text: &str| chip(text, Palette::Normal).and_then(|chip| chip.icon);
        assert_eq!(
            (icon("human_foot"), icon("wizard-14"), icon("g")),
            (Some("bl-die-blue"), Some("bl-wizard"), Some("bl-die-green"))
        );
        assert_eq!(
            chip("ATT-L", Palette::Normal).and_then(|chip| chip.text).map(|text| text.key),
            Some("battlelore-card-att-l".to_owned())
        );
        for text in ["", "x", "G7", "wizard-16", "human", "3"] {
            assert_eq!(chip(text, Palette::Normal), None, "{text}");
        }
    }
}
