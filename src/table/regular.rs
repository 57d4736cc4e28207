//! The regulars of the tavern: bots with a name, a face and a temper.

use strum::Display;

use crate::ai::Temper;

/// The mood that shows in the face of a regular.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, Hash)]
#[strum(serialize_all = "lowercase")]
pub enum Mood {
    Calm,
    Glad,
    Sour,
}

impl Mood {
    /// Each mood once.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Glad, Self::Sour];
}

/// Somebody who sits down to a game when a bot is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regular {
    pub name: &'static str,
    pub icon: &'static str,
    pub temper: Temper,
    /// Message of what people notice of that, with `$name`.
    pub about: Option<&'static str>,
}

impl Regular {
    /// Portrait of a bot that is none of the game's regulars.
    pub const NOBODY: &'static str = "seat-bot";

    /// Somebody with a temper, and what people notice of that.
    pub const fn of(name: &'static str, icon: &'static str, temper: Temper, about: &'static str) -> Self {
        Self { name, icon, temper, about: Some(about) }
    }

    /// Somebody without a portrait and without a temper.
    pub const fn plain(name: &'static str) -> Self {
        Self { name, icon: Self::NOBODY, temper: Temper::Even, about: None }
    }

    /// The regular of this name.
    pub fn named<'a>(regulars: &'a [Self], name: &str) -> Option<&'a Self> {
        regulars.iter().find(|regular| regular.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn every_game_has_a_bold_a_careful_and_a_tricky_one_and_says_what_they_do() {
        let folder = std::env::current_dir().unwrap_or_default().join("assets/locales");
        let (mut locale, problems) = Locale::read(&folder);
        assert!(problems.is_empty(), "{problems:?}");
        for game in crate::games::house().tables() {
            let regulars = game.art().regulars();
            for temper in Temper::ALL {
                let of_it = regulars.iter().filter(|regular| regular.temper == temper).count();
                assert!(of_it == 1 || temper == Temper::Even && of_it == 0, "{} {temper:?}", game.game());
            }
            for (n, regular) in regulars.iter().enumerate() {
                assert_eq!(Regular::named(regulars, regular.name), Some(&regulars[n]), "two of one name");
                assert_eq!(regular.about.is_some(), regular.temper != Temper::Even, "{}", regular.name);
                let key = format!("regular-{}", regular.name.to_lowercase());
                assert!(locale.has(&key), "no message {key} writes the name in each language");
                for language in Language::ALL {
                    locale.set_language(language);
                    assert!(regular.about.is_none_or(|about| locale.has(about)), "{} in {language:?}", regular.name);
                }
            }
        }
    }
}
