//! What the settings file says to fronts without pictures.

use super::ron_fields::RonFields;
use crate::engine::text_file;
use crate::folders::DataFolder;
use crate::locale::Language;

/// Name of the settings file in the data folder.
pub const FILE: &str = "settings.ron";

/// The language that this person has chosen, if they have. What cannot be read is left to the window, which says so.
pub fn language(data: &DataFolder) -> Option<Language> {
    let text = text_file::read(&data.path(FILE)).ok().and_then(|bytes| String::from_utf8(bytes).ok())?;
    language_in(&text)
}

fn language_in(text: &str) -> Option<Language> {
    RonFields::new(text).fields.get("language").and_then(|value| ron::from_str(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_among_all_that_is_set() {
        let text = "(version: 1, volumes: (master: 0.5), language: ja, last: (game: \"language: en\"";
        assert_eq!(language_in(text), Some(Language::Ja));
        for nothing in ["", "()", "nonsense", "(language: klingon)", "(language", "(last: (language: ja))"] {
            assert_eq!(language_in(nothing), None, "{nothing}");
        }
    }
}
