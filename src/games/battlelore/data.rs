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
    use crate::engine::data_file::trial::{self, Door};

    #[test]
    fn all_files_are_right() {
        assert_eq!(check(), Ok(()));
    }

    const FILES: [Door; 6] = [
        (include_str!("../../../assets/battlelore/command.ron"), |text| command_cards::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/council.ron"), |text| council::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/lore.ron"), |text| lore_cards::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/terrain.ron"), |text| surfaces::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/units.ron"), |text| units::read(text).map(|_| ())),
        (include_str!("../../../assets/battlelore/weapons.ron"), |text| weapons::read(text).map(|_| ())),
    ];

    const FOLDER: &str = "assets/battlelore/";

    #[test]
    fn cut_files_are_refused_with_a_line() {
        for file in FILES {
            trial::cut(FOLDER, file, 37);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        /// Wherever a file is changed, it is read or refused with a line, and nothing panics.
        #[test]
        fn changed_files_are_read_or_refused(at in any::<prop::sample::Index>(), put in "[-0-9a-zA-Z()\\[\\],:'\"\\PC]{0,4}") {
            for file in FILES {
                trial::change(FOLDER, file, at, &put);
            }
        }
    }
}
