//! The data files of the game in `assets/battle_royal`, built into the program: people may edit them, and are told with file
//! and line what they got wrong.

use super::cards::{self, decks, format};

/// Whether all data files can be used.
///
/// # Errors
/// A sentence for each that cannot, with file and line. Without its data no match can be set up.
pub fn check() -> Result<(), String> {
    let wrong: Vec<&str> = [cards::error(), decks::error(), format::error()].into_iter().flatten().collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{ProptestConfig, any, prop, proptest};

    use super::cards::{Sources, pool, read};
    use super::*;
    use crate::engine::data_file::trial::{self, Door};

    #[test]
    fn all_files_are_right() {
        assert_eq!(check(), Ok(()));
        assert_eq!((pool().cards().count(), decks::decks().len()), (236, 8));
    }

    const POKEMON: &str = include_str!("../../../assets/battle_royal/pokemon.ron");
    const TRAINERS: &str = include_str!("../../../assets/battle_royal/trainers.ron");
    const ENERGY: &str = include_str!("../../../assets/battle_royal/energy.ron");

    const FILES: [Door; 5] = [
        (POKEMON, |pokemon| read(Sources { pokemon, trainers: TRAINERS, energy: ENERGY }).map(|_| ())),
        (TRAINERS, |trainers| read(Sources { pokemon: POKEMON, trainers, energy: ENERGY }).map(|_| ())),
        (ENERGY, |energy| read(Sources { pokemon: POKEMON, trainers: TRAINERS, energy }).map(|_| ())),
        (include_str!("../../../assets/battle_royal/decks.ron"), |text| decks::read(text).map(|_| ())),
        (include_str!("../../../assets/battle_royal/format.ron"), |text| format::read(text).map(|_| ())),
    ];

    const FOLDER: &str = "assets/battle_royal/";

    #[test]
    fn cut_files_are_refused_with_a_line() {
        for file in FILES {
            trial::cut(FOLDER, file, 1 + file.0.len() / 60);
        }
    }

    /// What is changed in a file, and words of the sentence that comes of it.
    const MISTAKES: [(usize, &str, &str, &str); 10] = [
        (0, "hp: 130", "hp: 135", "zacian-crz: hp: 135"),
        (0, "Stage1(\"Bronzor\")", "Stage1(\"Bronzer\")", "bronzong-phf evolves from Bronzer"),
        (0, "id: \"bronzor-teu\"", "id: \"zacian-crz\"", "there is a card zacian-crz already"),
        (0, "Status(to: Target", "Stutas(to: Target", "Stutas"),
        (0, "works: [AttacksPerTurn(2)]", "works: [AttacksPerTurn(true)]", "pokemon.ron"),
        (0, "cost: \"MCC\"", "cost: \"MCX\"", "`X` is not an Energy unit"),
        (1, "kind: Stadium, orient", "kind: Item, orient", "parallel-city-bkt"),
        (2, "basic: true, provides: \"M\"", "basic: true, provides: \"MM\"", "metal-energy-sve"),
        (3, "(\"zacian-crz\", 1)", "(\"zacian-xyz\", 1)", "there is no card `zacian-xyz`"),
        (4, "2024-06-01", "2024-6-1", "`2024-6-1` is not a day"),
    ];

    #[test]
    fn mistakes_are_named_with_card_and_field() {
        for (file, was, is, words) in MISTAKES {
            let (text, read) = FILES[file];
            let changed = text.replacen(was, is, 1);
            assert_ne!(changed, text, "{was}");
            let error = read(&changed).expect_err(is);
            assert!(trial::names_a_line(FOLDER, &error, &changed) && error.contains(words), "{error}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// Wherever a file is changed, it is read or refused with a line, and nothing panics.
        #[test]
        fn changed_files_are_read_or_refused(at in any::<prop::sample::Index>(), put in "[-0-9a-zA-Z()\\[\\],:'\"\\PC]{0,4}") {
            for file in FILES {
                trial::change(FOLDER, file, at, &put);
            }
        }
    }
}
