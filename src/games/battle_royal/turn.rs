//! The turn, from its beginning to the Checkup behind it, and what interrupts it (4.3, 7).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::effects::Op;
use super::cards::facts::Ability;
use super::options::OwnRefill;
use super::pokemon::PokemonId;
use super::position::{PublicState, Vacancy};
use super::tasks::Phase;
use crate::engine::Seat;

/// Pokémon that can use action slots in a turn.
const SLOTS: usize = 2;

/// Whether an action slot is left for another Pokémon.
#[inline]
pub(super) fn slot_left(table: &PublicState) -> bool {
    table.turn.slots.len() < SLOTS
}

/// Attacks that a Pokémon has used in this turn, and the spot of the first one.
#[inline]
pub(super) fn attacks_used(table: &PublicState, id: PokemonId) -> (u8, Option<u8>) {
    let own = table.turn.slots.iter().find(|slot| slot.mon == Some(id) && slot.spot.is_some());
    own.map_or((0, None), |slot| (1 + slot.more, slot.spot))
}

/// Whether an Ability ends the turn (4.5).
#[inline]
pub(super) fn ends_turn(ability: &Ability) -> bool {
    ability.fx.ops.iter().any(|op| matches!(op, Op::EndTurn))
}

/// Whether spots of a seat may be refilled now, if it has Benched Pokémon.
#[inline]
fn refills(table: &PublicState, seat: Seat, spot: usize) -> bool {
    let vacancy = table.player(seat).vacancy[spot];
    let own = seat == table.current() && matches!(table.phase, Phase::Main | Phase::AttackOnly);
    if own {
        table.rules.refill_in_own_turn == OwnRefill::Invariant || vacancy != Vacancy::Old
    } else {
        !table.rules.v4_refill_before_draw_any_leave && vacancy == Vacancy::Left
    }
}

/// Empty spots that a seat is to refill now.
#[inline]
pub(super) fn spots_to_fill(table: &PublicState, seat: Seat) -> impl Iterator<Item = usize> {
    let all = seat == table.current() && table.phase == Phase::Refill;
    table.empty_spots(seat).filter(move |spot| all || refills(table, seat, *spot))
}
