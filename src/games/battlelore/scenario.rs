//! Scenarios (17): the field, who stands on it, and what it is all about. The format is described in
//! `assets/battlelore/scenarios/README.md`.

mod parse;
mod write;

use std::fmt;
use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use super::council::LoreClass;
use super::hexes::Hex;
use super::sections::Side;
use super::terrain::Field;
use super::units::UnitKind;
use crate::engine::Words;
use crate::engine::words::words;

/// How much of the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Mode {
    /// Part A, with humans alone.
    Basic,
    /// Part A, with Iron Dwarves and Goblinoids.
    #[strum(serialize = "basic+mercenaries")]
    Mercenaries,
    Lore,
}

/// How many Command cards the sides hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cards {
    /// So many, by [`Side::index`].
    Fixed([u8; 2]),
    /// What the level of the Commander says (13.2).
    ByCommander,
}

/// What a side's War Council may be (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CouncilTerms {
    /// So many levels to spend, by [`Side::index`].
    Free([u8; 2]),
    /// These members, for both sides.
    Fixed(Levels),
}

/// The members of a War Council but for its Creatures (13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Levels {
    /// 1 to 3.
    pub commander: u8,
    /// 0 to 3 each, by [`LoreClass::index`].
    pub masters: [u8; 4],
}

/// A unit at the start, at full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    pub hex: Hex,
    pub side: Side,
    pub kind: UnitKind,
}

/// Victory Banners for a hex, won once: by having a unit on it when the own turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Objective {
    /// Who can win it.
    pub side: Side,
    pub hex: Hex,
    pub banners: u8,
}

/// A scenario. Pairs are by [`Side::index`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// By which it is chosen.
    pub id: String,
    /// What it is called in its file.
    pub title: String,
    /// Key of its story in the locales.
    pub story: Option<String>,
    /// 1 to 5.
    pub difficulty: u8,
    /// How much of the game is played.
    pub mode: Mode,
    pub first: Side,
    pub cards: Cards,
    /// Victory Banners that each side has to collect.
    pub banners: [u8; 2],
    /// The War Councils; none without Lore.
    pub council: Option<CouncilTerms>,
    pub field: Field,
    /// Everybody, in the order of the hexes.
    pub units: Vec<Placed>,
    /// What else is to be won.
    pub objectives: Vec<Objective>,
    /// The Lore deck is all cards of these classes, if that is not left to the Councils (13.3).
    pub deck: Option<Vec<LoreClass>>,
    /// Lines for the players.
    pub notes: Vec<String>,
}

/// As many units as a scenario can have, both sides together.
pub const MOST_UNITS: usize = 30;

/// One thing that is wrong with a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line of the file, counted from 1.
    pub line: usize,
    /// What was found, and what was expected.
    pub what: Words,
}

/// Everything that is wrong with a scenario, in the order of the lines; one line of text each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems {
    /// The name of the file.
    pub file: String,
    /// At least one.
    pub problems: Vec<Problem>,
}

impl Problems {
    /// A sentence for each, with file and line.
    pub fn words(&self) -> impl Iterator<Item = Words> {
        let place = |line: usize| words!("reason-file-line", file = self.file, line = line);
        self.problems.iter().map(move |Problem { line, what }| place(*line).with("what", what.clone()))
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, Problem { line, what }) in self.problems.iter().enumerate() {
            let end = if number == 0 { "" } else { "\n" };
            write!(f, "{end}{}:{line}: {what}", self.file)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// The scenarios of the house, with the names of their files.
const FILES: [(&str, &str); 8] = [
    ("assets/battlelore/scenarios/S1.txt", include_str!("../../../assets/battlelore/scenarios/S1.txt")),
    ("assets/battlelore/scenarios/S2.txt", include_str!("../../../assets/battlelore/scenarios/S2.txt")),
    ("assets/battlelore/scenarios/S3.txt", include_str!("../../../assets/battlelore/scenarios/S3.txt")),
    ("assets/battlelore/scenarios/S4.txt", include_str!("../../../assets/battlelore/scenarios/S4.txt")),
    ("assets/battlelore/scenarios/S5.txt", include_str!("../../../assets/battlelore/scenarios/S5.txt")),
    ("assets/battlelore/scenarios/S6.txt", include_str!("../../../assets/battlelore/scenarios/S6.txt")),
    ("assets/battlelore/scenarios/S7.txt", include_str!("../../../assets/battlelore/scenarios/S7.txt")),
    ("assets/battlelore/scenarios/S8.txt", include_str!("../../../assets/battlelore/scenarios/S8.txt")),
];

static SCENARIOS: LazyLock<Vec<Result<Scenario, String>>> = LazyLock::new(|| {
    let read = |(file, text): &(&str, &str)| Scenario::parse(text, file).map_err(|problems| problems.to_string());
    FILES.iter().map(read).collect()
});

/// The scenarios of the house, the easiest first.
pub fn all() -> impl Iterator<Item = &'static Scenario> + Clone {
    SCENARIOS.iter().filter_map(|scenario| scenario.as_ref().ok())
}

/// The scenarios that people have written themselves, as far as they can be played.
static OWN: OnceLock<Vec<Scenario>> = OnceLock::new();

/// The scenarios that people have written themselves, in the order of their files.
pub fn own() -> impl Iterator<Item = &'static Scenario> + Clone {
    OWN.get().map(Vec::as_slice).unwrap_or_default().iter()
}

/// Takes in the scenarios that people have written themselves, each with the name of its file. Only the first call counts, so
/// that no scenario changes while it is played. Gives what is wrong with those that cannot be played.
pub fn add(files: &[(String, String)]) -> Vec<Problems> {
    let (read, problems) = own_files(files);
    let _ = OWN.set(read);
    problems
}

/// Reads scenarios; those with an id that is taken are left out.
fn own_files(files: &[(String, String)]) -> (Vec<Scenario>, Vec<Problems>) {
    let (mut read, mut problems) = (Vec::<Scenario>::new(), Vec::new());
    for (file, text) in files {
        match Scenario::parse(text, file) {
            Ok(scenario)
                if all().any(|known| known.is_called(&scenario.id))
                    || read.iter().any(|known| known.is_called(&scenario.id)) =>
            {
                let named = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == "id");
                let line = (1..).zip(text.lines()).find(|(_, line)| named(line)).map_or(1, |(number, _)| number);
                let what = words!("reason-scenario-taken", id = scenario.id);
                problems.push(Problems { file: file.clone(), problems: vec![Problem { line, what }] });
            }
            Ok(scenario) => read.push(scenario),
            Err(wrong) => problems.push(wrong),
        }
    }
    (read, problems)
}

/// The scenario with this id, of the house or somebody's own; or a sentence that lists those that there are.
pub fn find(id: &str) -> Result<&'static Scenario, Words> {
    let known = all().chain(own());
    known.clone().find(|scenario| scenario.is_called(id)).ok_or_else(|| {
        let ids: Vec<&str> = known.map(|scenario| scenario.id.as_str()).collect();
        words!("reason-scenario-none", id = id).with("ids", ids.join(", "))
    })
}

/// What is wrong with the scenarios of the house.
pub(super) fn errors() -> impl Iterator<Item = &'static str> {
    SCENARIOS.iter().filter_map(|scenario| scenario.as_ref().err()).map(String::as_str)
}

impl Levels {
    /// The highest level of a Lore Master, which the start tokens and the Lore hand go by (13.2).
    pub fn highest(&self) -> u8 {
        self.masters.into_iter().max().unwrap_or(0)
    }

    /// All levels together.
    pub fn sum(&self) -> u8 {
        self.masters.into_iter().fold(self.commander, u8::saturating_add)
    }
}

impl Scenario {
    /// Reads a scenario; `file` is its name in sentences. Everything that is wrong with it is said at once.
    pub fn parse(text: &str, file: &str) -> Result<Self, Problems> {
        parse::scenario(text).map_err(|problems| Problems { file: file.to_owned(), problems })
    }

    /// Whether this is its id, in letters of either case.
    fn is_called(&self, id: &str) -> bool {
        self.id.eq_ignore_ascii_case(id)
    }

    /// The scenario as a file. Reading it gives an equal one.
    pub fn text(&self) -> String {
        write::text(self)
    }

    /// The units of a side.
    pub fn army(&self, side: Side) -> impl Iterator<Item = &Placed> {
        self.units.iter().filter(move |unit| unit.side == side)
    }

    /// How many Creatures a side begins with; each costs a level of its War Council (13.2).
    pub fn creatures(&self, side: Side) -> u8 {
        self.army(side).filter(|unit| unit.kind.facts().creature.is_some()).count() as u8
    }
}

#[cfg(test)]
mod tests;
