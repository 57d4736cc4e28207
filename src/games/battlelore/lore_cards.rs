//! The Lore cards (14): 60, as a table of small effects in `assets/battlelore/lore.ron`, whose head says what each of them
//! means.

mod terms;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::council::{CARDS_OF_CLASS, LoreClass, council};
use super::data::{self, Loaded};
use crate::engine::notation::{number, unlike, wrong};
use crate::engine::set::members_by_number;
use crate::engine::{NotationError, Set};

pub use terms::{
    Attacks, Count, Counts, Effect, Levelled, On, Only, OrderKind, Symbol, Target, Timing, Until, Which, Whose,
};
pub(super) use terms::{at_large, by_terms, on_each_unit};

const FILE: &str = "assets/battlelore/lore.ron";
static CARDS: LazyLock<Loaded<Vec<LoreFacts>>> =
    LazyLock::new(|| read(include_str!("../../../assets/battlelore/lore.ron")).into());

/// How many Lore cards there are (1.1).
pub const LORE_CARDS: usize = LoreClass::ALL.len() * CARDS_OF_CLASS as usize;

/// A Lore card; no two are alike. An index below [`LORE_CARDS`]: class by class, number by number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LoreCard(u8);

/// Some Lore cards.
pub type LoreSet = Set<LoreCard, u64>;

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoreFacts {
    pub class: LoreClass,
    /// Its number in the class, from 1.
    pub number: u8,
    /// Its name in files and, with hyphens, in locale keys.
    pub name: String,
    /// Lore tokens for a side that has a master of the class.
    pub cost: u8,
    pub timing: Timing,
    pub target: Target,
    /// All of these have to hold.
    #[serde(default)]
    pub only: Vec<Only>,
    /// What happens, one after the other.
    pub effects: Vec<Effect>,
}

impl LoreCard {
    /// The card of a class with this number, counted from 1.
    pub const fn of(class: LoreClass, number: u8) -> Option<Self> {
        if number >= 1 && number <= CARDS_OF_CLASS {
            Some(Self(class as u8 * CARDS_OF_CLASS + number - 1))
        } else {
            None
        }
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..LORE_CARDS as u8).map(Self)
    }

    /// Index for arrays with one entry a card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Class of the Lore Master whose deck it is in.
    #[inline]
    pub const fn class(self) -> LoreClass {
        LoreClass::ALL[(self.0 / CARDS_OF_CLASS) as usize]
    }

    /// Its number in the class, from 1.
    pub const fn number(self) -> u8 {
        self.0 % CARDS_OF_CLASS + 1
    }

    /// What it says; `None` if the file is wrong, without which no match is set up.
    #[inline]
    pub fn facts(self) -> Option<&'static LoreFacts> {
        CARDS.table.get(self.index())
    }

    /// The key of its name in the locales.
    pub fn key(self) -> String {
        format!("battlelore-lore-{}", self.facts().map_or("", |facts| &facts.name).replace('_', "-"))
    }

    /// Lore tokens for a side whose master of the class has this level, 0 if there is none: out of character (13.4).
    pub fn price(self, master: u8) -> u8 {
        self.facts().map_or(0, |facts| facts.cost) + if master == 0 { council().out_of_character } else { 0 }
    }
}

/// The level of a card's effect for a side whose master of the class has this level, 0 if there is none (13.4).
#[inline]
pub const fn effect_level(master: u8) -> u8 {
    if master == 0 { 1 } else { master }
}

members_by_number! { LoreCard: below LORE_CARDS as u8; }

impl TryFrom<u8> for LoreCard {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        let card = Some(Self(index)).filter(|card| card.index() < LORE_CARDS);
        card.ok_or_else(|| format!("{index} is no Lore card; they are counted from 0 to {}", LORE_CARDS - 1))
    }
}

impl From<LoreCard> for u8 {
    fn from(card: LoreCard) -> Self {
        card.0
    }
}

/// `wizard-14`.
impl fmt::Display for LoreCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.class().into_str(), self.number())
    }
}

impl fmt::Debug for LoreCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for LoreCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parts = text.split_once('-');
        let class = parts.and_then(|(name, _)| name.parse::<LoreClass>().ok());
        let (Some(class), Some((_, digits))) = (class, parts) else {
            return wrong(unlike(text, "thing-lore-card", "`wizard-14`"));
        };
        let number = number(digits, 1..=CARDS_OF_CLASS)?;
        Self::of(class, number).map_or_else(|| wrong(unlike(text, "thing-lore-card", "`wizard-14`")), Ok)
    }
}

/// What is wrong with the file, if anything is.
pub(super) fn error() -> Option<&'static str> {
    CARDS.error.as_deref()
}

/// Most tokens that a card may cost.
const MOST_COST: u8 = 20;

/// Reads the file, or says what is wrong with it, with its line.
pub(super) fn read(text: &str) -> Result<Vec<LoreFacts>, String> {
    let rows: Vec<LoreFacts> = data::read(FILE, text)?;
    let mut table: Vec<Option<LoreFacts>> = vec![None; LORE_CARDS];
    for (place, row) in rows.iter().enumerate() {
        let name = &row.name;
        let wrong = |sentence: String| Err(data::wrong(FILE, text, &format!("name: \"{name}\""), &sentence));
        let Some(card) = LoreCard::of(row.class, row.number) else {
            return wrong(format!("{name} has number {}; write 1 to {CARDS_OF_CLASS}", row.number));
        };
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
            return wrong(format!("`{name}` is not a name; write small letters with underscores"));
        }
        if rows[..place].iter().any(|other| other.name == *name) {
            return wrong(format!("the name {name} is taken already; rename or remove one of both"));
        }
        if !(1..=MOST_COST).contains(&row.cost) {
            return wrong(format!("{name} costs {} tokens; write 1 to {MOST_COST}", row.cost));
        }
        if row.effects.is_empty() {
            return wrong(format!("{name} has no effect; list one at least"));
        }
        if !fits(row.timing, row.target) {
            return wrong(format!(
                "{name} cannot be played on {:?} in window {:?}; change one",
                row.target, row.timing
            ));
        }
        if (row.timing == Timing::Lieu) != row.effects.iter().any(|effect| matches!(effect, Effect::Order(_))) {
            return wrong(format!("{name}: cards of window Lieu order units, and no others do; change one"));
        }
        if table[card.index()].replace(row.clone()).is_some() {
            return wrong(format!("{card} has a row already; change the number of {name}"));
        }
    }
    if let Some(card) = LoreCard::all().find(|card| table[card.index()].is_none()) {
        return Err(data::wrong(FILE, text, "]", &format!("{card} has no row; add one before this")));
    }
    Ok(table.into_iter().flatten().collect())
}

/// Whether there is such a target in the window (13.4).
fn fits(timing: Timing, target: Target) -> bool {
    match target {
        Target::Attacker => matches!(timing, Timing::Roll | Timing::Dice),
        Target::Attacked => matches!(timing, Timing::Defend | Timing::Dice | Timing::Back),
        Target::Acting => matches!(timing, Timing::Move | Timing::Follow | Timing::Loss),
        Target::Ordered => matches!(timing, Timing::Along | Timing::Order),
        Target::Units(..) => matches!(timing, Timing::Along | Timing::Lieu | Timing::Order),
        Target::Every(_) | Target::UnitAndHex(_) | Target::FallenAndHex => timing == Timing::Along,
        Target::Nothing => {
            matches!(timing, Timing::Along | Timing::End | Timing::ReactCommand | Timing::ReactLore)
        }
    }
}

#[cfg(test)]
mod tests;
