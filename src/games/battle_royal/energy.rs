//! Attached Energy: what it provides, and what is discarded of it (B-2, B-9, O-5).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::types::Type;
use super::cards::{CardId, Units};
use super::fitting;
use super::modifiers::{self, kind, kinds};
use super::pokemon::PokemonId;
use super::position::PublicState;
use crate::engine::Seat;

/// What an attached card provides.
#[inline]
pub fn provided(table: &PublicState, id: PokemonId, card: CardId) -> Units {
    let Some(energy) = card.energy() else { return Units::default() };
    if energy.basic {
        return energy.provides;
    }
    if let Some(plain) = modifiers::plain_energy(table) {
        return plain;
    }
    match &energy.provides_if {
        Some(other) => {
            let bound = table.bindings.iter().find(|binding| binding.mon == id && binding.card == card);
            let behind = bound.is_some_and(|bound| fitting::is_behind(table, id.seat(), Seat(bound.to)));
            if behind { other.provides } else { energy.provides }
        }
        None => energy.provides,
    }
}

/// Everything that is provided on a Pokémon.
#[inline]
pub fn units(table: &PublicState, id: PokemonId) -> Units {
    let Some(mon) = table.mon(id) else { return Units::default() };
    let mut units = mon.kept.basics;
    if mon.kept.kinds & kind::SPECIAL != 0 {
        for &card in mon.energy.iter().filter(|card| kinds(**card) & kind::SPECIAL != 0) {
            units.add(provided(table, id, card));
        }
    }
    units
}

/// Whether an Energy card may be attached to a Pokémon (9.4, `only_on`).
#[inline]
pub fn may_hold(table: &PublicState, id: PokemonId, card: CardId) -> bool {
    let only_on = card.energy().and_then(|energy| energy.only_on.as_ref());
    only_on.is_none_or(|filter| fitting::mon_fits(table, id, filter))
}

/// Units that a card is worth, of a type or of any.
#[inline]
pub fn worth(table: &PublicState, id: PokemonId, card: CardId, of: Option<Type>) -> u8 {
    let units = provided(table, id, card);
    of.map_or(units.count(), |of| units.count_of(of))
}

/// As much as one card can be worth.
const MOST_WORTH: usize = 4;

/// Which cards may be discarded next so that in the end the units are reached and no card could be left out (B-9): `left`
/// units are missing, and the least of the cards discarded so far was worth `least` (0 if there was none).
pub fn payable(table: &PublicState, id: PokemonId, of: Option<Type>, left: u8, least: u8) -> Vec<CardId> {
    let mut cards: Vec<CardId> = Vec::new();
    let mut counts = [0u8; MOST_WORTH + 1];
    let Some(mon) = table.mon(id) else { return cards };
    for &card in mon.energy.iter() {
        let worth = usize::from(worth(table, id, card, of)).min(MOST_WORTH);
        if worth > 0 {
            counts[worth] += 1;
            if cards.last() != Some(&card) {
                cards.push(card);
            }
        }
    }
    cards.retain(|&card| {
        let worth = worth(table, id, card, of).min(MOST_WORTH as u8);
        let mut rest = counts;
        rest[usize::from(worth)] -= 1;
        let least = if least == 0 { worth } else { least.min(worth) };
        can_end(&rest, i16::from(left) - i16::from(worth), i16::from(least))
    });
    cards
}

/// Whether cards can be added so that at least nothing is missing and less than the least card too much.
fn can_end(rest: &[u8; MOST_WORTH + 1], left: i16, least: i16) -> bool {
    if left <= 0 {
        return -left < least;
    }
    (1..=MOST_WORTH).any(|worth| {
        rest[worth] > 0 && {
            let mut fewer = *rest;
            fewer[worth] -= 1;
            can_end(&fewer, left - worth as i16, least.min(worth as i16))
        }
    })
}
