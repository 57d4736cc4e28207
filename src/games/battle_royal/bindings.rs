//! Effects that are bound to one opponent for as long as they work.
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::{CardId, Face};
use super::modifiers::{self, binding_kinds, kinds};
use super::pokemon::PokemonId;
use super::position::{Binding, PublicState, Stadium};
use super::tasks::Task;
use crate::engine::Seat;

/// Whether a card that is to be bound works where it is.
#[inline]
pub(super) fn works(table: &PublicState, id: PokemonId, card: CardId) -> bool {
    let Some(mon) = table.mon(id) else { return false };
    match &card.card().face {
        Face::Pokemon(_) => mon.card() == card && modifiers::passive_ability(table, id).is_some(),
        Face::Trainer(_) | Face::Energy(_) => {
            (mon.tool == Some(card) || mon.energy.contains(&card)) && modifiers::attached_works(table, id, card)
        }
    }
}

/// Whether a Stadium faces nobody any more although its owner could choose somebody.
#[inline]
fn turns(table: &PublicState, stadium: &Stadium) -> bool {
    let out = |seat: u8| table.is_out(Seat(seat));
    stadium.facing.is_some_and(out) && !out(stadium.owner)
}

/// Who is asked next for whom something works that is not bound, and for what: in seat order, beginning with whoever is
/// asked first.
#[inline]
pub(super) fn unbound(table: &PublicState) -> Option<(Seat, Task)> {
    if table.bindings.is_full() {
        return None;
    }
    let wanted = binding_kinds(table);
    let turning = || table.stadiums.iter().filter(|stadium| turns(table, stadium));
    let owners = turning().map(|stadium| Seat(stadium.owner)).collect();
    let seats = table.seats_with(wanted).union(owners);
    if seats.is_empty() {
        return None;
    }
    for seat in table.in_order(seats) {
        if let Some(stadium) = turning().find(|stadium| stadium.owner == seat.0) {
            return Some((seat, Task::Face { owner: seat, card: stadium.card }));
        }
        for (id, mon) in table.each_mon_with(seat, wanted) {
            let cards = mon.stack.last().into_iter().chain(&mon.tool).chain(mon.energy.iter());
            for &card in cards {
                let open = |binding: &Binding| binding.mon == id && binding.card == card;
                if kinds(card) & wanted != 0 && !table.bindings.iter().any(open) && works(table, id, card) {
                    return Some((seat, Task::Bind { mon: id, card }));
                }
            }
        }
    }
    None
}

/// Whether everything that works and has to be bound is so.
pub(super) fn are_complete(table: &PublicState) -> bool {
    let bound = |binding: &Binding| works(table, binding.mon, binding.card);
    unbound(table).is_none() && table.bindings.iter().all(bound)
}
