//! The data files of the game in `assets/battlelore`, built into the program: people may edit them, and are told with file
//! and line what they got wrong.

use super::{command_cards, council, lore_cards, scenario, surfaces, units, weapons};
pub(super) use crate::engine::data_file::{Loaded, read, wrong};

/// Whether all data files can be used.
///
/// # Errors
/// A sentence for each that cannot, with file and line. Without its data no match can be set up.
pub fn check() -> Result<(), String> {
    let wrong = [
        units::error(),
        weapons::error(),
        surfaces::error(),
        command_cards::error(),
        council::error(),
        lore_cards::error(),
    ];
    let wrong: Vec<&str> = wrong.into_iter().flatten().chain(scenario::errors()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{ProptestConfig, any, prop, proptest};

    use super::*;

    #[test]
    fn all_files_are_right() {
        assert_eq!(check(), Ok(()));
    }

    /// A file, and how it is read.
    type Door = (&'static str, fn(&str) -> Result<(), String>);

    const FILES: [Door; 6] = [
        (include_str!("../../../assets/battlelore/command.ron"), |text| command_cards::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/council.ron"), |text| council::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/lore.ron"), |text| lore_cards::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/terrain.ron"), |text| surfaces::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/units.ron"), |text| units::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/weapons.ron"), |text| weapons::read(text).map(|_| ())),
    ];

    /// A sentence that begins with file and line of the text.
    fn names_a_line(error: &str, text: &str) -> bool {
        let mut parts = error.splitn(3, ':');
        let file = parts.next().is_some_and(|file| file.starts_with("assets/battlelore/"));
        let line = parts.next().and_then(|line| line.parse::<usize>().ok());
        file && line.is_some_and(|line| (1..=text.lines().count() + 1).contains(&line)) && parts.next().is_some()
    }

    #[test]
    fn cut_files_are_refused_with_a_line() {
        for (text, read) in FILES {
            let ends = text.char_indices().map(|(at, _)| at).step_by(37);
            for cut in ends.map(|end| &text[..end]) {
                assert!(read(cut).is_err_and(|error| names_a_line(&error, cut)));
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

        /// Wherever a file is changed, it is read or refused with a line, and nothing panics.
        #[test]
        fn changed_files_are_read_or_refused(at in any::<prop::sample::Index>(), put in "[-0-9a-zA-Z()\\[\\],:'\"\\PC]{0,4}") {
            for (text, read) in FILES {
                let mut letters: Vec<char> = text.chars().collect();
                let at = at.index(letters.len());
                letters.splice(at..=at, put.chars());
                let changed: String = letters.into_iter().collect();
                if let Err(error) = read(&changed) {
                    assert!(names_a_line(&error, &changed), "{error}");
                }
            }
        }
    }
}
