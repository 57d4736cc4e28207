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

    #[test]
    fn all_files_are_right() {
        assert_eq!(check(), Ok(()));
        assert_eq!((pool().cards().count(), decks::decks().len()), (236, 8));
    }

    /// A file, and how it is read.
    type Door = (&'static str, fn(&str) -> Result<(), String>);

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

    /// A sentence that begins with file and line of the text.
    fn names_a_line(error: &str, text: &str) -> bool {
        let mut parts = error.splitn(3, ':');
        let file = parts.next().is_some_and(|file| file.starts_with("assets/battle_royal/"));
        let line = parts.next().and_then(|line| line.parse::<usize>().ok());
        file && line.is_some_and(|line| (1..=text.lines().count() + 1).contains(&line)) && parts.next().is_some()
    }

    #[test]
    fn cut_files_are_refused_with_a_line() {
        for (text, read) in FILES {
            let ends = text.char_indices().map(|(at, _)| at).step_by(1 + text.len() / 60);
            for cut in ends.map(|end| &text[..end]) {
                assert!(read(cut).is_err_and(|error| names_a_line(&error, cut)));
            }
        }
    }

    /// What is changed in a file, and words of the sentence that comes of it.
    const MISTAKES: [(usize, &str, &str, &str); 10] = [
        (0, "hp: 130", "hp: 135", "zacian-crz: hp: 135"),
        (0, "Stage1(\"Bronzor\")", "Stage1(\"Bronzer\")", "bronzong-phf evolves from Bronzer"),
        (0, "id: \"bronzor-teu\"", "id: \"zacian-crz\"", "there is a card zacian-crz already"),
        (0, "Status(to: Target", "Stutas(to: Target", "Stutas"),
        (0, "works: [AttacksPerTurn(2)]", "works: [AttacksPerTurn(true)]", "pokemon.ron"),
        (0, "cost: \"MCC\"", "cost: \"MCX\"", "`X` is no Energy unit"),
        (1, "kind: Stadium, orient", "kind: Item, orient", "parallel-city-bkt"),
        (2, "basic: true, provides: \"M\"", "basic: true, provides: \"MM\"", "metal-energy-sve"),
        (3, "(\"zacian-crz\", 1)", "(\"zacian-xyz\", 1)", "there is no card `zacian-xyz`"),
        (4, "2024-06-01", "2024-6-1", "`2024-6-1` is no day"),
    ];

    #[test]
    fn mistakes_are_named_with_card_and_field() {
        for (file, was, is, words) in MISTAKES {
            let (text, read) = FILES[file];
            let changed = text.replacen(was, is, 1);
            assert_ne!(changed, text, "{was}");
            let error = read(&changed).expect_err(is);
            assert!(names_a_line(&error, &changed) && error.contains(words), "{error}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

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
