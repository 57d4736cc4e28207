//! What the ground does (1.7, 8.2, 15), surface by surface. The facts are in `assets/battlelore/terrain.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::data::{self, Loaded};
use super::terrain::LandmarkKind;

const FILE: &str = "assets/battlelore/terrain.ron";
static TERRAIN: LazyLock<Loaded<Terrain>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/terrain.ron")).into());

/// What a hex can be covered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Surface {
    /// Countryside: nothing of what follows, up to the bridge.
    Plain,
    Forest,
    /// High ground, of height 1 or 2.
    Hill,
    Ford,
    River,
    Bridge,
    /// Lies on a terrain.
    Rampart,
    /// Lies on a terrain; what it is says [`super::terrain::Field::landmark`].
    Landmark,
    /// A Summoning Circle (16.7); lies on a terrain.
    Circle,
}

/// How a unit enters a hex (6, 15); each stricter than the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Enter {
    #[default]
    Free,
    Stop,
    /// And it does not move again in this turn, follow-on moves included.
    Rest,
    /// And it does not battle in this turn.
    Settle,
    Never,
}

/// Which attacks the cap into a hex is for (8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum IntoFrom {
    #[default]
    Anywhere,
    Melee,
    /// Attacks from hexes without this surface.
    OtherGround,
}

/// Whether one sees through a hex (7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Sight {
    #[default]
    Open,
    Blocked,
    /// Only from the same linked group of equal height.
    Plateau,
}

/// What a surface does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SurfaceFacts {
    /// Its letter on maps; a landmark has one of its own.
    pub letter: Option<char>,
    pub enter: Enter,
    /// Most base dice of attacks from it.
    pub out: Option<u8>,
    /// Most base dice of attacks into it.
    pub into: Option<u8>,
    /// Which attacks `into` is for.
    pub into_from: IntoFrom,
    pub sight: Sight,
    /// Flags that a unit on it may ignore (10.1).
    pub bold: u8,
}

impl Surface {
    /// All, in the order of the file.
    pub const ALL: [Self; 9] = [
        Self::Plain,
        Self::Forest,
        Self::Hill,
        Self::Ford,
        Self::River,
        Self::Bridge,
        Self::Rampart,
        Self::Landmark,
        Self::Circle,
    ];

    /// Those of which each hex has just one.
    pub const TERRAINS: [Self; 6] = [Self::Plain, Self::Forest, Self::Hill, Self::Ford, Self::River, Self::Bridge];

    /// What it does.
    #[inline]
    pub fn facts(self) -> &'static SurfaceFacts {
        &TERRAIN.table.surfaces[self as usize]
    }
}

/// Lore tokens for a unit on its side's Magic Pentacle (15).
pub fn pentacle_tokens() -> u8 {
    TERRAIN.table.pentacle_tokens
}

/// Dice of a Healing Pool (15).
pub fn pool_dice() -> u8 {
    TERRAIN.table.pool_dice
}

/// Flags that a unit beside a Stronghold of its side may ignore (10.1).
pub(super) fn stronghold_bold() -> u8 {
    TERRAIN.table.stronghold_bold
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    TERRAIN.error.as_deref()
}

#[derive(Debug, Default)]
pub(super) struct Terrain {
    surfaces: [SurfaceFacts; Surface::ALL.len()],
    stronghold_bold: u8,
    pentacle_tokens: u8,
    pool_dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    surfaces: Vec<Row>,
    stronghold_bold: u8,
    pentacle_tokens: u8,
    pool_dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    surface: Surface,
    #[serde(default)]
    letter: Option<char>,
    #[serde(default)]
    enter: Enter,
    #[serde(default)]
    out: Option<u8>,
    #[serde(default)]
    into: Option<u8>,
    #[serde(default)]
    into_from: IntoFrom,
    #[serde(default)]
    sight: Sight,
    #[serde(default)]
    bold: u8,
}

/// Most that a number of this file can be: tokens, dice, flags.
const MOST: u8 = 9;

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<Terrain, String> {
    let File { surfaces, stronghold_bold, pentacle_tokens, pool_dice } = data::read(FILE, text)?;
    let mut table: [Option<SurfaceFacts>; Surface::ALL.len()] = [None; Surface::ALL.len()];
    for Row { surface, letter, enter, out, into, into_from, sight, bold } in surfaces {
        let wrong = |sentence: String| Err(data::wrong(FILE, text, &format!("surface: {surface:?}"), &sentence));
        if table[surface as usize].is_some() {
            return wrong(format!("{surface:?} has a row already; remove one of them"));
        }
        if letter.is_none() != (surface == Surface::Landmark) {
            return wrong(format!(
                "{surface:?} needs a letter, as all but landmarks do, which have their own; correct it"
            ));
        }
        let taken = |letter| {
            let of_landmark = LandmarkKind::ALL.iter().any(|kind| kind.letter() == letter);
            of_landmark || table.iter().flatten().any(|other| other.letter == Some(letter))
        };
        if let Some(letter) = letter
            && (!letter.is_ascii_graphic() || letter.is_ascii_digit() || taken(letter))
        {
            return wrong(format!(
                "{surface:?} cannot have the letter {letter:?}; write one that is free and no digit"
            ));
        }
        if let Some(cap) = [out, into].into_iter().flatten().find(|&cap| cap == 0 || cap > MOST) {
            return wrong(format!("a cap of {surface:?} is {cap} dice; write Some(1) to Some({MOST}) or leave it out"));
        }
        if sight == Sight::Plateau && surface != Surface::Hill {
            return wrong(format!("{surface:?} has no plateaus; write sight: Open or sight: Blocked"));
        }
        if bold > MOST {
            return wrong(format!("{surface:?} ignores {bold} flags; write 0 to {MOST}"));
        }
        table[surface as usize] = Some(SurfaceFacts { letter, enter, out, into, into_from, sight, bold });
    }
    if let Some(surface) = Surface::ALL.into_iter().find(|&surface| table[surface as usize].is_none()) {
        return Err(data::wrong(FILE, text, "surfaces:", &format!("{surface:?} has no row; add one below")));
    }
    let numbers =
        [("stronghold_bold", stronghold_bold), ("pentacle_tokens", pentacle_tokens), ("pool_dice", pool_dice)];
    if let Some((name, number)) = numbers.into_iter().find(|&(_, number)| number > MOST) {
        return Err(data::wrong(FILE, text, &format!("{name}:"), &format!("{name} is {number}; write 0 to {MOST}")));
    }
    let surfaces = table.map(Option::unwrap_or_default);
    Ok(Terrain { surfaces, stronghold_bold, pentacle_tokens, pool_dice })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../assets/battlelore/terrain.ron");

    /// The tables of 1.7 and 8.2.
    #[test]
    fn surfaces_do_what_the_rules_say() {
        use Surface::{Bridge, Circle, Ford, Forest, Hill, Landmark, Plain, Rampart, River};
        for (surface, letter, enter, caps, from, sight, bold) in [
            (Plain, Some('.'), Enter::Free, (None, None), IntoFrom::Anywhere, Sight::Open, 0),
            (Forest, Some('F'), Enter::Rest, (Some(2), Some(2)), IntoFrom::Anywhere, Sight::Blocked, 0),
            (Hill, Some('H'), Enter::Free, (Some(3), Some(2)), IntoFrom::OtherGround, Sight::Plateau, 0),
            (Ford, Some('f'), Enter::Stop, (Some(2), None), IntoFrom::Anywhere, Sight::Open, 0),
            (River, Some('~'), Enter::Never, (None, None), IntoFrom::Anywhere, Sight::Open, 0),
            (Bridge, Some('B'), Enter::Free, (None, None), IntoFrom::Anywhere, Sight::Open, 1),
            (Rampart, Some('R'), Enter::Free, (None, Some(2)), IntoFrom::Melee, Sight::Open, 1),
            (Landmark, None, Enter::Settle, (Some(2), Some(2)), IntoFrom::Anywhere, Sight::Blocked, 1),
            (Circle, Some('E'), Enter::Free, (None, None), IntoFrom::Anywhere, Sight::Open, 0),
        ] {
            let (out, into) = caps;
            let row = SurfaceFacts { letter, enter, out, into, into_from: from, sight, bold };
            assert_eq!(*surface.facts(), row, "{surface:?}");
        }
        assert_eq!((stronghold_bold(), pentacle_tokens(), pool_dice()), (1, 1, 2));
    }

    #[test]
    fn wrong_files_are_refused_with_the_line() {
        let line = TEXT.lines().position(|line| line.contains("surface: Forest")).expect("a forest") + 1;
        let forest = TEXT.lines().nth(line - 1).expect("a forest");
        for (from, to, says) in [
            ("surface: Forest", "surface: Jungle", "`Jungle`"),
            ("surface: Forest", "surface: Plain", "Plain has a row already"),
            ("Some('F')", "Some('T')", "Forest cannot have the letter 'T'"),
            ("Some('F')", "Some('.')", "Forest cannot have the letter '.'"),
            ("Some('F')", "None", "Forest needs a letter"),
            ("out: Some(2)", "out: Some(0)", "a cap of Forest is 0 dice; write Some(1)"),
            ("out: Some(2)", "out: Some(-2)", "out of bounds"),
            ("enter: Rest", "enter: Slow", "`Slow`"),
            ("sight: Blocked", "sight: Blocked, bold: 44", "Forest ignores 44 flags"),
            ("sight: Blocked", "sight: Plateau", "Forest has no plateaus; write sight: Open"),
            ("sight: Blocked", "see: Blocked", "`see`"),
        ] {
            let error = read(&TEXT.replacen(forest, &forest.replacen(from, to, 1), 1)).expect_err(to);
            assert!(error.starts_with(&format!("{FILE}:{line}: ")) && error.contains(says), "{error}");
        }
        let error = read(&TEXT.replacen(forest, "", 1)).expect_err("no forest");
        assert!(error.contains("Forest has no row; add one below"), "{error}");
        let error = read(&TEXT.replacen("pool_dice: 2", "pool_dice: 20", 1)).expect_err("many dice");
        assert!(error.contains("pool_dice is 20; write 0 to 9"), "{error}");
    }
}
