//! Units (1.5) and Creatures (16): what each kind is, and what the colour of its banner is worth. The facts are in
//! `assets/battlelore/units.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::data::{self, Loaded};
use super::weapons::Weapon;

const FILE: &str = "assets/battlelore/units.ron";
static UNITS: LazyLock<Loaded<Units>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/units.ron")).into());

/// The colour of a banner: the strength class of a unit (1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-", serialize_all = "lowercase")]
pub enum Banner {
    Green,
    Blue,
    Red,
}

/// How a unit gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-arm-", serialize_all = "lowercase")]
pub enum Arm {
    Foot,
    /// On a horse, or on something worse.
    Mounted,
    Creature,
}

/// Who the figures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Race {
    Human,
    Dwarf,
    /// Goblins and hobgoblins.
    Goblinoid,
    Creature,
}

/// What a unit is by nature (10.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Morale {
    #[default]
    Normal,
    /// It ignores a flag.
    Bold,
    /// It retreats twice as far, in panic.
    Frightened,
}

/// A kind of unit: an index into the rows of the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct UnitKind(u8);

/// What a kind of unit is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFacts {
    /// Its name in files and, with hyphens, in locale keys.
    pub id: String,
    pub race: Race,
    pub banner: Banner,
    /// The last letter of its token.
    pub letter: char,
    pub arm: Arm,
    /// Figures at full strength.
    pub figures: u8,
    pub weapon: Weapon,
    /// What it is by nature.
    #[serde(default)]
    pub morale: Morale,
    #[serde(default)]
    pub creature: Option<CreatureFacts>,
}

/// What a Creature can do (16).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureFacts {
    /// Most Lore tokens that it keeps (16.5).
    pub lore_limit: u8,
    /// Its powers and their price in Lore tokens.
    pub powers: Vec<PowerFacts>,
    #[serde(default)]
    pub march: March,
    /// Whether terrain stops it.
    #[serde(default = "yes")]
    pub stops: bool,
    #[serde(default = "yes")]
    pub retreats: bool,
    /// Whether it is called in the middle of a match and never placed on a map (16.7).
    #[serde(default)]
    pub summoned: bool,
}

fn yes() -> bool {
    true
}

/// How far a Creature moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum March {
    /// As foot of its colour.
    #[default]
    Class,
    /// It rolls so many dice, a hex for each Lore face (16.7).
    Dice(u8),
}

/// A power of a Creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerFacts {
    pub power: Power,
    pub cost: u8,
}

/// The powers of Creatures (16.6, 16.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Power {
    /// The target is held in its hex.
    Web,
    /// The target loses figures turn by turn.
    Poison,
    Tremor,
    /// Adjacent units lose a figure and retreat.
    Earthquake,
}

/// What a banner colour is worth (1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// Base dice of an attack.
    pub dice: u8,
    /// Most hexes after which the unit may still battle.
    pub battle_limit: u8,
    /// Most hexes at all.
    pub move_limit: u8,
}

impl Banner {
    /// From light to heavy.
    pub const ALL: [Self; 3] = [Self::Green, Self::Blue, Self::Red];

    /// Index for arrays with one entry a colour.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of tokens: `g`, `b`, `r`.
    pub const fn letter(self) -> char {
        ['g', 'b', 'r'][self as usize]
    }

    /// Base dice of an attack (1.5).
    #[inline]
    pub fn dice(self) -> u8 {
        self.class(Arm::Foot).dice
    }

    /// What the colour is worth to such a unit (1.5). A Creature moves like foot (16.1).
    #[inline]
    pub fn class(self, arm: Arm) -> Class {
        UNITS.table.classes[self.index()][usize::from(arm == Arm::Mounted)]
    }
}

impl Power {
    pub const ALL: [Self; 4] = [Self::Web, Self::Poison, Self::Tremor, Self::Earthquake];
}

impl Race {
    /// The letter of tokens: `H`, `D`, `G`, `C`.
    pub const fn letter(self) -> char {
        ['H', 'D', 'G', 'C'][self as usize]
    }
}

impl UnitKind {
    /// Every kind, in the order of the file.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..UNITS.table.rows.len() as u8).map(Self)
    }

    /// The kind with this name.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.facts().id == id)
    }

    /// The kind with this token, as in `Hgs` (17.1).
    pub fn of_token(token: &str) -> Option<Self> {
        Self::all().find(|kind| kind.token() == token)
    }

    /// Its token without the letter of the side, `Hgs` (17.1).
    pub fn token(self) -> String {
        let UnitFacts { race, banner, letter, .. } = *self.facts();
        [race.letter(), banner.letter(), letter].iter().collect()
    }

    /// What it is.
    #[inline]
    pub fn facts(self) -> &'static UnitFacts {
        &UNITS.table.rows[usize::from(self.0)]
    }

    /// The key of its name in the locales.
    pub fn key(self) -> String {
        format!("battlelore-unit-{}", self.facts().id.replace('_', "-"))
    }
}

impl From<UnitKind> for String {
    fn from(kind: UnitKind) -> Self {
        kind.facts().id.clone()
    }
}

impl TryFrom<String> for UnitKind {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::of_id(&id).ok_or_else(|| format!("`{id}` is not a unit of {FILE}"))
    }
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    UNITS.error.as_deref()
}

#[derive(Debug)]
pub(super) struct Units {
    /// By banner; foot, then mounted.
    classes: [[Class; 2]; 3],
    rows: Vec<UnitFacts>,
}

/// One unit that can do nothing, for what looks at [`UnitKind::default`] though the file is wrong.
impl Default for Units {
    fn default() -> Self {
        let nobody = UnitFacts {
            id: String::new(),
            race: Race::Human,
            banner: Banner::Green,
            letter: '?',
            arm: Arm::Foot,
            figures: 1,
            weapon: Weapon::ShortSword,
            morale: Morale::Normal,
            creature: None,
        };
        Self { classes: Default::default(), rows: vec![nobody] }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    classes: Vec<ClassRow>,
    units: Vec<UnitFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassRow {
    banner: Banner,
    dice: u8,
    foot: Limits,
    mounted: Limits,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    battle_limit: u8,
    move_limit: u8,
}

/// Most base dice, and most hexes of a move.
const MOST: u8 = 6;
const MOST_FIGURES: u8 = 8;

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<Units, String> {
    let file: File = data::read(FILE, text)?;
    let wrong = |mark: &str, sentence: String| data::wrong(FILE, text, mark, &sentence);
    let mut classes = [None; 3];
    for row in &file.classes {
        let banner = row.banner;
        let wrong = |sentence| Err(wrong(&format!("banner: {banner:?}, dice"), sentence));
        if row.dice == 0 || row.dice > MOST {
            return wrong(format!("{banner:?} units have {} dice; write 1 to {MOST}", row.dice));
        }
        let class = [&row.foot, &row.mounted].map(|limits| Class {
            dice: row.dice,
            battle_limit: limits.battle_limit,
            move_limit: limits.move_limit,
        });
        if class.iter().any(|class| class.battle_limit > class.move_limit || class.move_limit > MOST) {
            return wrong(format!(
                "a move_limit of {banner:?} is below the battle_limit or above {MOST}; write one between"
            ));
        }
        if classes[banner.index()].replace(class).is_some() {
            return wrong(format!("the class {banner:?} has a row already; remove one of them"));
        }
    }
    if let Some(banner) = Banner::ALL.into_iter().find(|banner| classes[banner.index()].is_none()) {
        return Err(wrong("classes:", format!("the class {banner:?} has no row; add one below")));
    }
    for (place, row) in file.units.iter().enumerate() {
        check(row, &file.units[..place]).map_err(|sentence| wrong(&format!("id: \"{}\"", row.id), sentence))?;
    }
    if file.units.is_empty() || file.units.len() > usize::from(u8::MAX) {
        return Err(wrong("units:", format!("there are {} units; list 1 to {}", file.units.len(), u8::MAX)));
    }
    Ok(Units { classes: classes.map(Option::unwrap_or_default), rows: file.units })
}

/// Whether a unit fits to itself and to those before it.
fn check(row: &UnitFacts, before: &[UnitFacts]) -> Result<(), String> {
    let id = &row.id;
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
        return Err(format!("the id `{id}` is not a name; write small letters with underscores"));
    }
    if before.iter().any(|other| other.id == *id) {
        return Err(format!("the id `{id}` is taken already; rename or remove one of both"));
    }
    if !row.letter.is_ascii_alphabetic() {
        return Err(format!("the letter of {id} is {:?}; write one from a to z or A to Z", row.letter));
    }
    let token = |row: &UnitFacts| (row.race, row.banner, row.letter);
    if let Some(other) = before.iter().find(|other| token(other) == token(row)) {
        return Err(format!("{id} and {} have the same race, banner and letter; change one letter", other.id));
    }
    if !(1..=MOST_FIGURES).contains(&row.figures) {
        return Err(format!("{id} has {} figures; write 1 to {MOST_FIGURES}", row.figures));
    }
    let creature = [row.arm == Arm::Creature, row.race == Race::Creature, row.creature.is_some()];
    if creature != [creature[0]; 3] {
        return Err(format!("{id} is half a Creature; `race`, `arm` and `creature` have to say the same"));
    }
    if let Some(facts) = &row.creature
        && let Some(dear) = facts.powers.iter().find(|power| power.cost == 0 || power.cost > facts.lore_limit)
    {
        let limit = facts.lore_limit;
        return Err(format!("{:?} costs {id} {} tokens; write 1 to its lore_limit, {limit}", dear.power, dear.cost));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../assets/battlelore/units.ron");

    fn facts(token: &str) -> &'static UnitFacts {
        UnitKind::of_token(token).unwrap_or_else(|| panic!("no {token}")).facts()
    }

    /// The classes of 1.5.
    #[test]
    fn colours_are_worth_what_the_rules_say() {
        let class = |arm| Banner::ALL.map(|banner| banner.class(arm)).map(|c| (c.dice, c.battle_limit, c.move_limit));
        assert_eq!(class(Arm::Foot), [(2, 2, 2), (3, 1, 2), (4, 1, 1)]);
        assert_eq!(class(Arm::Mounted), [(2, 4, 4), (3, 3, 3), (4, 2, 2)]);
        assert_eq!(class(Arm::Creature), class(Arm::Foot));
        assert_eq!(Banner::ALL.map(Banner::dice), [2, 3, 4]);
    }

    /// The list of 1.5: 14 units and the spider; the Elemental (16.7); three of expansions.
    #[test]
    fn units_are_those_of_the_rules() {
        let tokens: Vec<String> = UnitKind::all().map(UnitKind::token).collect();
        let listed = "Hgs Hbs Hrs Hga Hgl Hbl Hrl Dgx Dbs Drs Ggs Gga Ggl Gbs CgS CbE Hbw Hgt Hrk";
        assert_eq!(tokens.join(" "), listed);
        for kind in UnitKind::all() {
            let facts = kind.facts();
            let figures = match facts.arm {
                Arm::Foot => 4,
                Arm::Mounted => 3,
                Arm::Creature => 1,
            };
            assert_eq!(facts.figures, figures, "{}", facts.id);
            let bold = matches!(facts.race, Race::Dwarf | Race::Creature) || facts.letter == 'k';
            assert_eq!(facts.morale == Morale::Bold, bold, "{}", facts.id);
            assert_eq!(facts.morale == Morale::Frightened, facts.race == Race::Goblinoid, "{}", facts.id);
            let weapon = match facts.letter {
                's' => Weapon::ShortSword,
                'l' | 'k' => Weapon::LongSword,
                'a' => Weapon::CommonBow,
                'x' => Weapon::Crossbow,
                'w' => Weapon::Longbow,
                't' => Weapon::Arbalest,
                _ => Weapon::Special,
            };
            assert_eq!(facts.weapon, weapon, "{}", facts.id);
            assert_eq!(facts.arm == Arm::Mounted, weapon == Weapon::LongSword, "{}", facts.id);
            assert_eq!((UnitKind::of_id(&facts.id), UnitKind::of_token(&kind.token())), (Some(kind), Some(kind)));
            let saved = ron::to_string(&kind).expect("a name");
            assert_eq!(ron::from_str::<UnitKind>(&saved), Ok(kind));
        }
        assert_eq!(UnitKind::of_token("Hgs").map(UnitKind::key).as_deref(), Some("battlelore-unit-human-light-foot"));
        assert!(
            ron::from_str::<UnitKind>("\"dragon\"").is_err_and(|error| error.to_string().contains("`dragon` is no"))
        );
    }

    #[test]
    fn creatures_have_their_cards() {
        let powers = |token: &str| {
            let card = facts(token).creature.as_ref().expect("a Creature");
            let powers: Vec<(Power, u8)> = card.powers.iter().map(|power| (power.power, power.cost)).collect();
            (powers, card.lore_limit, card.march, [card.stops, card.retreats, card.summoned])
        };
        let spider = vec![(Power::Web, 1), (Power::Poison, 2)];
        assert_eq!(powers("CgS"), (spider, 2, March::Class, [true, true, false]));
        let elemental = vec![(Power::Tremor, 1), (Power::Earthquake, 2)];
        assert_eq!(powers("CbE"), (elemental, 2, March::Dice(8), [false, false, true]));
    }

    #[test]
    fn wrong_units_are_refused_with_the_line() {
        let line = TEXT.lines().position(|line| line.contains("human_foot")).expect("foot") + 1;
        let foot = TEXT.lines().nth(line - 1).expect("foot");
        for (from, to, says) in [
            ("race: Human", "race: Elf", "`Elf`"),
            ("figures: 4", "figures: 0", "human_foot has 0 figures; write 1 to 8"),
            ("figures: 4", "figures: 400", "out of bounds"),
            ("figures: 4, ", "", "`figures`"),
            ("banner: Blue", "banner: Green", "same race, banner and letter"),
            ("human_foot", "human foot", "is not a name; write small letters"),
            ("human_foot", "human_light_foot", "taken already"),
            ("letter: 's'", "letter: '1'", "the letter of human_foot is '1'"),
            ("arm: Foot", "arm: Creature", "half a Creature"),
            ("weapon: ShortSword", "weapon: ShortSword, speed: 3", "`speed`"),
            ("weapon: ShortSword)", "weapon: ShortSword", "xpected"),
        ] {
            let text = TEXT.replacen(foot, &foot.replacen(from, to, 1), 1);
            let error = read(&text).expect_err(to);
            assert!(error.contains(says), "{error}");
            // Who forgets a bracket is told in the next line.
            let lines = [line, line + usize::from(to == "weapon: ShortSword")];
            assert!(lines.iter().any(|line| error.starts_with(&format!("{FILE}:{line}: "))), "{error}");
        }
    }

    #[test]
    fn wrong_classes_and_powers_are_refused() {
        for (from, to, says) in [
            ("banner: Blue, dice: 3", "banner: Blue, dice: 0", "Blue units have 0 dice; write 1 to 6"),
            ("banner: Blue, dice: 3", "banner: Red, dice: 3", "the class Red has a row already"),
            ("battle_limit: 1, move_limit: 2", "battle_limit: 3, move_limit: 2", "a move_limit of Blue is below"),
            ("(power: Poison, cost: 2)", "(power: Poison, cost: 3)", "Poison costs giant_spider 3 tokens; write 1 to"),
            ("(power: Web,", "(power: Net,", "`Net`"),
        ] {
            assert!(TEXT.contains(from), "{from}");
            let error = read(&TEXT.replacen(from, to, 1)).map(|_| ()).expect_err(to);
            assert!(error.contains(says) && error.starts_with(FILE), "{error}");
        }
        let blue = TEXT.lines().find(|line| line.contains("banner: Blue, dice")).expect("a class");
        let error = read(&TEXT.replacen(blue, "", 1)).map(|_| ()).expect_err("no class");
        assert!(error.contains("the class Blue has no row"), "{error}");
        assert!(read("(classes: [], units: [])").is_err());
    }
}
