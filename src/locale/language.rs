//! The languages of the interface.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// Language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Language {
    #[default]
    En,
    Ja,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::En, Self::Ja];

    /// Its code, which is also the name of its folder.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The language that the person has chosen for the system: the first of their wishes that is ours, or else English.
    pub fn of_system() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        Self::wished(&locale, sys_locale::get_locales())
    }

    /// The first of these wishes that is a language of ours; English if the locale turns translations off.
    fn wished(locale: &str, wishes: impl IntoIterator<Item = String>) -> Self {
        if is_untranslated(locale) {
            return Self::En;
        }
        let ours = |wish: String| wish.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase().parse().ok();
        wishes.into_iter().take_while(|wish| !is_untranslated(wish)).find_map(ours).unwrap_or_default()
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ja => "日本語",
        }
    }
}

/// Whether a locale is the one in which programs speak untranslated, with an encoding or without.
fn is_untranslated(locale: &str) -> bool {
    matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_that_is_ours_is_the_language() {
        let wished =
            |locale: &str, wishes: &[&str]| Language::wished(locale, wishes.iter().map(|&wish| wish.to_owned()));
        for (locale, wishes, language) in [
            ("de_DE.UTF-8", &["de", "ja", "de-DE"][..], Language::Ja),
            ("ja_JP.UTF-8", &["", "ja", "ja-JP"], Language::Ja),
            ("jam_JM.UTF-8", &["jam-JM"], Language::En),
            ("C", &["ja", "C"], Language::En),
            ("C.UTF-8", &["ja", "C"], Language::En),
            ("POSIX", &["ja"], Language::En),
            ("de_DE.UTF-8", &["de", "en", "ja"], Language::En),
            ("", &["JA_jp", "en"], Language::Ja),
            ("", &["C", "ja"], Language::En),
            ("", &[], Language::En),
        ] {
            assert_eq!(wished(locale, wishes), language, "{locale} {wishes:?}");
        }
    }
}
