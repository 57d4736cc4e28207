//! The Japanese names of the cards, for lists that are written with them.

use std::sync::LazyLock;

use super::super::cards::{CardId, pool};

/// What the names of cards are called in the file of names.
const KEY: &str = "battle_royal-card-";
static NAMES: LazyLock<Vec<(CardId, &str)>> = LazyLock::new(|| {
    let lines = include_str!("../../../../assets/locales/ja/battle_royal_names.ftl").lines();
    let names = lines.filter_map(|line| line.strip_prefix(KEY)?.split_once(" = "));
    names.filter_map(|(id, name)| Some((pool().find(id)?, name.trim()))).collect()
});

/// The Japanese name of a card; nothing if the file has none.
pub(super) fn name(card: CardId) -> &'static str {
    NAMES.iter().find(|(id, _)| *id == card).map_or("", |(_, name)| name)
}

/// The Japanese names of the cards with an English one.
pub fn names_of(english: &str) -> impl Iterator<Item = &'static str> {
    pool().cards().filter(move |(_, card)| card.name == english).map(|(card, _)| name(card))
}

/// Kana, kanji and their punctuation.
pub(super) fn is_letter(letter: char) -> bool {
    letter >= '\u{2e80}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name() {
        for (id, _) in pool().cards() {
            assert!(name(id).chars().any(is_letter), "{id}: {}", name(id));
        }
    }
}
