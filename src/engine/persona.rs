//! Who a bot is: how well it plays, and how it likes to play.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};

/// How well a bot plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Display, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", const_into_str, parse_err_ty = String, parse_err_fn = Self::unknown)]
pub enum Level {
    /// Knows the rules and makes a beginner's mistakes.
    Apprentice,
    /// Plays by the same rules of thumb as a Veteran, but is not always sure of them.
    Journeyman,
    /// Plays by sound rules of thumb.
    Veteran,
    /// Searches a little.
    Expert,
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Apprentice, Self::Journeyman, Self::Veteran, Self::Expert, Self::Master];

    /// The words of all levels as they are listed for people.
    pub const WORDS: &str = "apprentice, journeyman, veteran, expert or master";

    fn unknown(text: &str) -> String {
        format!("`{text}` is not a level; choose {}", Self::WORDS)
    }
}

/// What a bot likes to do where several things are about as good. Tempers are about equally strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Temper {
    /// Does what is best, and likes nothing else.
    #[default]
    Even,
    /// Goes at the others, and spends what it has.
    Bold,
    /// Keeps what it has, and lets others come.
    Careful,
    /// Does what nobody expects.
    Tricky,
}

impl Temper {
    pub const ALL: [Self; 4] = [Self::Even, Self::Bold, Self::Careful, Self::Tricky];
}

/// A level and a temper. Written `veteran` if even, else `veteran-bold`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Persona {
    pub level: Level,
    pub temper: Temper,
}

impl Persona {
    /// How players are written, for people.
    pub const WORDS: &str =
        "apprentice, journeyman, veteran, expert or master, with -bold, -careful or -tricky added for a style";
}

impl From<Level> for Persona {
    fn from(level: Level) -> Self {
        Self { level, temper: Temper::Even }
    }
}

impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.temper {
            Temper::Even => self.level.fmt(f),
            temper => write!(f, "{}-{}", self.level, temper.into_str()),
        }
    }
}

impl FromStr for Persona {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (level, temper) = text.split_once('-').unwrap_or((text, Temper::Even.into_str()));
        match (level.parse(), temper.parse()) {
            (Ok(level), Ok(temper)) => Ok(Self { level, temper }),
            _ => Err(format!("`{text}` is not a player; choose {}", Self::WORDS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn personas_are_read_and_written() {
        for level in Level::ALL {
            assert!(Persona::WORDS.contains(level.into_str()));
            for temper in Temper::ALL {
                let persona = Persona { level, temper };
                assert_eq!(persona.to_string().parse(), Ok(persona));
            }
        }
        assert_eq!("master".parse(), Ok(Persona::from(Level::Master)));
        for wrong in ["wizard", "master-", "master-angry", "-bold", "bold"] {
            assert!(wrong.parse::<Persona>().is_err_and(|error| error.contains(wrong)), "{wrong}");
        }
    }
}
