//! Types, and the Energy units that pay for attacks and retreats (B-2, O-5).

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// A type of Pokémon and of Energy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(prefix = "battle_royal-type-", serialize_all = "lowercase")]
pub enum Type {
    Grass,
    Fire,
    Water,
    Lightning,
    Psychic,
    Fighting,
    Darkness,
    Metal,
    Fairy,
    Dragon,
    Colorless,
}

impl Type {
    /// Every type; Colorless comes last.
    pub const ALL: [Self; 11] = [
        Self::Grass,
        Self::Fire,
        Self::Water,
        Self::Lightning,
        Self::Psychic,
        Self::Fighting,
        Self::Darkness,
        Self::Metal,
        Self::Fairy,
        Self::Dragon,
        Self::Colorless,
    ];

    /// The letter of costs and notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Grass => 'G',
            Self::Fire => 'R',
            Self::Water => 'W',
            Self::Lightning => 'L',
            Self::Psychic => 'P',
            Self::Fighting => 'F',
            Self::Darkness => 'D',
            Self::Metal => 'M',
            Self::Fairy => 'Y',
            Self::Dragon => 'N',
            Self::Colorless => 'C',
        }
    }

    /// The key of its name in the locales.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The type that a letter stands for.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|of| of.letter() == letter)
    }
}

/// Stands for a unit of every type at once.
const EVERY: char = '*';

/// Energy units: what a cost asks for, or what attached Energy provides. Written with the letters of the types, `MCC`; `*` is
/// a unit of every type at once, which no cost asks for.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Units {
    of: [u8; Type::ALL.len()],
    every: u8,
}

impl Units {
    /// Energy that provides one unit of a type.
    pub fn one(of: Type) -> Self {
        let mut units = Self::default();
        units.of[of as usize] = 1;
        units
    }

    /// How many units there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.of.iter().sum::<u8>() + self.every
    }

    /// How many of them are of this type; units of every type count (O-5).
    #[inline]
    pub fn count_of(self, of: Type) -> u8 {
        self.of[of as usize] + self.every
    }

    /// Whether some units are of every type.
    pub fn has_every(self) -> bool {
        self.every > 0
    }

    /// The types of the units, with their numbers; those of every type are not among them.
    pub fn by_type(self) -> impl Iterator<Item = (Type, u8)> {
        Type::ALL.into_iter().zip(self.of).filter(|(_, count)| *count > 0)
    }

    /// Adds the units of another card.
    #[inline]
    pub fn add(&mut self, other: Self) {
        for (own, more) in self.of.iter_mut().zip(other.of) {
            *own += more;
        }
        self.every += other.every;
    }

    /// What is missing of a cost, each unit used once (3.4): its types first, then Colorless.
    #[must_use]
    pub fn lacks(self, cost: Self) -> Self {
        let colorless = Type::Colorless as usize;
        let mut missing = Self::default();
        let mut every = self.every;
        for of in 0..colorless {
            let short = cost.of[of].saturating_sub(self.of[of]);
            let met = short.min(every);
            every -= met;
            missing.of[of] = short - met;
        }
        let short = cost.count().saturating_sub(self.count());
        missing.of[colorless] = short.saturating_sub(missing.count());
        missing
    }

    /// How many units are missing of a cost.
    #[inline]
    pub fn short_of(self, cost: Self) -> u8 {
        let typed = self.typed_short_of(cost).saturating_sub(self.every);
        typed.max(cost.count().saturating_sub(self.count()))
    }

    /// How many units of a type of their own are missing of a cost, those of every type left aside.
    #[inline]
    fn typed_short_of(self, cost: Self) -> u8 {
        let colorless = Type::Colorless as usize;
        (0..colorless).map(|of| cost.of[of].saturating_sub(self.of[of])).sum()
    }

    /// Whether these units cover a cost: each symbol with a type needs its type, each Colorless one any unit, and each unit
    /// is used once (3.4).
    #[inline]
    pub fn cover(self, cost: Self) -> bool {
        self.typed_short_of(cost) <= self.every && self.count() >= cost.count()
    }
}

/// `MCC`; nothing for no unit.
impl Units {
    /// The units one by one as sentences name them, each a sign: `[M] [M] [C]`.
    pub fn signs(self) -> String {
        let letters: Vec<String> = self.to_string().chars().map(|letter| format!("[{letter}]")).collect();
        letters.join(" ")
    }
}

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (of, count) in self.by_type() {
            (0..count).try_for_each(|_| write!(f, "{}", of.letter()))?;
        }
        (0..self.every).try_for_each(|_| write!(f, "{EVERY}"))
    }
}

impl fmt::Debug for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// More units than any cost or card has.
const MOST_UNITS: usize = 9;

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        if text.chars().count() > MOST_UNITS {
            return Err(D::Error::custom(format!("`{text}` has more than {MOST_UNITS} units")));
        }
        let mut units = Self::default();
        for letter in text.chars() {
            match Type::of_letter(letter) {
                Some(of) => units.of[of as usize] += 1,
                None if letter == EVERY => units.every += 1,
                None => {
                    return Err(D::Error::custom(format!(
                        "`{letter}` is not an Energy unit; write letters like `MCC`: G R W L P F D M Y N C, or `*`"
                    )));
                }
            }
        }
        Ok(units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str) -> Units {
        ron::from_str(&format!("\"{text}\"")).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn typed_symbols_need_their_type_and_colorless_ones_any() {
        for (has, cost) in
            [("MCC", "MCC"), ("MMM", "MCC"), ("M**", "MMM"), ("CC", "C"), ("*", "W"), ("", ""), ("CC", "")]
        {
            assert!(units(has).cover(units(cost)), "{has} covers {cost}");
        }
        for (has, cost) in [("CCC", "M"), ("MC", "MCC"), ("M*", "MMM"), ("W*", "RR"), ("", "C")] {
            assert!(!units(has).cover(units(cost)), "{has} does not cover {cost}");
        }
    }

    #[test]
    fn units_of_every_type_count_for_each() {
        let two = units("M**");
        assert_eq!((two.count(), two.count_of(Type::Metal), two.count_of(Type::Fire)), (3, 3, 2));
        assert!(
            ron::from_str::<Units>("\"MX\"")
                .is_err_and(|error| error.to_string().contains("`X` is not an Energy unit"))
        );
    }

    #[test]
    fn what_is_short_of_a_cost_is_counted_without_naming_it() {
        let all = [
            "", "C", "CC", "CCC", "M", "MM", "MC", "MCC", "MMC", "PM", "PMC", "PPM", "*", "*M", "*C", "**", "**P",
            "*PM",
        ];
        let all = all.map(units);
        for (has, cost) in
            all.into_iter().flat_map(|has| all.map(|cost| (has, cost))).filter(|(_, cost)| !cost.has_every())
        {
            assert_eq!(has.short_of(cost), has.lacks(cost).count(), "{has} for {cost}");
            assert_eq!(has.short_of(cost) == 0, has.cover(cost), "{has} for {cost}");
        }
    }
}
