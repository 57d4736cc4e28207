//! A deck as the list that people pass on: one line a card, under three headings.

use std::fmt::Write as _;

use crate::games::battle_royal::cards::{CardId, Face};

/// The list of a deck, `1 Zacian CRZ 94`; what is read back is the same deck.
pub fn written(cards: &[(CardId, u8)]) -> String {
    let parts = [
        ("Pokémon", cards.iter().filter(|(id, _)| matches!(id.card().face, Face::Pokemon(_))).collect::<Vec<_>>()),
        ("Trainer", cards.iter().filter(|(id, _)| matches!(id.card().face, Face::Trainer(_))).collect()),
        ("Energy", cards.iter().filter(|(id, _)| matches!(id.card().face, Face::Energy(_))).collect()),
    ];
    let mut list = String::new();
    for (heading, cards) in parts.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        let total: usize = cards.iter().map(|(_, count)| usize::from(*count)).sum();
        let gap = if list.is_empty() { "" } else { "\n" };
        // Writing to a text cannot fail.
        let _ = writeln!(list, "{gap}{heading}: {total}");
        for (id, count) in cards {
            let card = id.card();
            let _ = writeln!(list, "{count} {} {}", card.name, card.printing());
        }
    }
    list
}
