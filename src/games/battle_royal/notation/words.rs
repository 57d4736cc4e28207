//! Words that positions, actions and events share.

use super::super::cards::{CardId, Face, Type, pool};
use crate::engine::NotationError;
use crate::engine::notation::{unlike, wrong};
use crate::engine::words::words;

/// The basic Energy of a type, which notation calls by its letter.
fn basic(of: Type) -> Option<CardId> {
    let is = |face: &Face| matches!(face, Face::Energy(energy) if energy.basic && energy.outside == Some(of));
    pool().cards().find(|(_, card)| is(&card.face)).map(|(id, _)| id)
}

/// A card: basic Energy by its letter, others by their names.
pub(super) fn card_text(card: CardId) -> String {
    let of = card.energy().filter(|energy| energy.basic).and_then(|energy| energy.outside);
    match of {
        Some(of) => of.letter().to_string(),
        None => card.to_string(),
    }
}

pub(super) fn card(text: &str) -> Result<CardId, NotationError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Type::of_letter), letters.next()) {
        (Some(of), None) => {
            basic(of).map_or_else(|| wrong(words!("reason-no-basic-energy", of = format!("{of:?}"))), Ok)
        }
        _ => CardId::parse(text),
    }
}

/// The letter of an Active Spot.
pub(super) const fn spot_text(spot: u8) -> char {
    if spot == 0 { 'a' } else { 'b' }
}

/// Reads the letter of an Active Spot.
pub(super) fn spot(text: &str) -> Result<u8, NotationError> {
    match text {
        "a" => Ok(0),
        "b" => Ok(1),
        _ => wrong(unlike(text, "thing-active-spot", "`a`, `b`")),
    }
}

/// Cards with their numbers: like neighbours are written `M*3`.
pub(super) fn cards_text(cards: impl IntoIterator<Item = String>) -> String {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for card in cards {
        match runs.last_mut().filter(|(last, _)| *last == card) {
            Some((_, count)) => *count += 1,
            None => runs.push((card, 1)),
        }
    }
    let run = |(card, count): (String, usize)| if count > 1 { format!(" {card}*{count}") } else { format!(" {card}") };
    runs.into_iter().map(run).collect()
}

/// Most like cards that are written in one word.
const MOST_ALIKE: u8 = 60;

/// Reads cards with their numbers, each with `read`.
pub(super) fn cards<T: Copy>(
    words: &[&str],
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> Result<Vec<T>, NotationError> {
    let mut cards = Vec::new();
    for word in words {
        let (name, count) = match word.split_once('*') {
            Some((name, count)) => (name, crate::engine::notation::number(count, 1..=MOST_ALIKE)?),
            None => (*word, 1),
        };
        let item = read(name)?;
        cards.extend((0..count).map(|_| item));
    }
    Ok(cards)
}
