//! Which Pokémon fit a filter, and what is true (9.4).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::filters::{Cond, Group, LastTurnOf, MonFilter, Who, Zone};
use super::pokemon::{PokemonId, PokemonSet};
use super::position::PublicState;
use super::tasks::Run;
use super::{energy, modifiers};
use crate::engine::Seat;

/// Whether a Pokémon in play fits.
#[inline]
pub fn mon_fits(table: &PublicState, id: PokemonId, filter: &MonFilter) -> bool {
    let Some(mon) = table.mon(id) else { return false };
    let MonFilter { stage, types, damaged, has_ability, not_name, basic_energy } = filter;
    let pokemon = mon.pokemon();
    stage.is_none_or(|stage| pokemon.stage.is(stage))
        && (types.is_empty() || types.iter().any(|of| pokemon.types.contains(of)))
        && (!damaged || mon.counters > 0)
        && (!has_ability || modifiers::has_ability(table, id))
        && not_name.as_ref().is_none_or(|name| mon.card().card().name != *name)
        && basic_energy.is_none_or(|of| {
            let basics = mon.energy.iter().filter_map(|card| card.energy()).filter(|energy| energy.basic);
            basics.into_iter().any(|energy| energy.outside == Some(of))
        })
}

/// The Pokémon of a group, seen from `me`; `opponent` is whom it means by its opponent.
#[inline]
pub fn members(table: &PublicState, group: &Group, me: Seat, opponent: Option<Seat>) -> PokemonSet {
    let of_seat = |seat: Seat| match group.zone {
        Zone::Play => table.mons(seat),
        Zone::Active => table.actives(seat),
        Zone::Bench => table.bench(seat),
    };
    let all = match group.who {
        Who::Me => of_seat(me),
        Who::Opponent => opponent.map_or(PokemonSet::NONE, of_seat),
        Who::Anyone => table.all_seats().fold(PokemonSet::NONE, |all, seat| all.union(of_seat(seat))),
        Who::Facing => PokemonSet::NONE,
    };
    if group.filter == MonFilter::default() {
        return all;
    }
    all.iter().filter(|id| mon_fits(table, *id, &group.filter)).collect()
}

/// Whether something is true of a Pokémon by itself: of its Ability, or of what is attached to it.
#[inline]
pub fn holds_for(table: &PublicState, id: PokemonId, cond: &Cond) -> bool {
    match cond {
        Cond::Active => table.is_active(id),
        Cond::Benched => !table.is_active(id),
        Cond::HasEnergy => table.mon(id).is_some_and(|mon| !mon.energy.is_empty()),
        Cond::HasEnergyOf(of) => energy::units(table, id).count_of(*of) > 0,
        Cond::HolderType(of) => table.mon(id).is_some_and(|mon| mon.pokemon().types.contains(of)),
        // These are about a list of effects, or about the attack that has brought it down.
        Cond::Target(_)
        | Cond::KnockOut { .. }
        | Cond::TargetOwnerPrizes(_)
        | Cond::Behind
        | Cond::StadiumInPlay
        | Cond::PreviousDone
        | Cond::NotFirstTurn
        | Cond::FullHp
        | Cond::OpponentsAttack => false,
    }
}

/// Whether an own Pokémon was Knocked Out in the latest finished turn of somebody (9.4).
pub fn knock_out(table: &PublicState, me: Seat, cond: &Cond, target_owner: Option<Seat>) -> bool {
    let Cond::KnockOut { of, by_attack, types } = cond else { return false };
    let in_turn_of = |seat: Seat| {
        table.player(seat).last.fallen.iter().any(|fallen| {
            let of_type = |card: super::cards::CardId| {
                card.pokemon().is_some_and(|pokemon| types.iter().any(|of| pokemon.types.contains(of)))
            };
            fallen.seat == me.0 && (fallen.by_attack || !by_attack) && (types.is_empty() || of_type(fallen.card))
        })
    };
    match of {
        LastTurnOf::TargetOwner => target_owner.is_some_and(in_turn_of),
        LastTurnOf::AnyOpponent => table.opponents(me).iter().any(in_turn_of),
    }
}

/// Whether something is true where a list of effects is.
#[inline]
pub fn holds(table: &PublicState, run: &Run, cond: &Cond) -> bool {
    match cond {
        Cond::Target(filter) => run.other.is_some_and(|id| mon_fits(table, id, filter)),
        Cond::KnockOut { .. } => knock_out(table, run.who, cond, run.opponent),
        Cond::TargetOwnerPrizes(most) => run.opponent.is_some_and(|seat| table.prizes[seat.index()] <= *most),
        Cond::Behind => match run.opponent {
            Some(seat) => is_behind(table, run.who, seat),
            None => table.opponents(run.who).iter().any(|seat| is_behind(table, run.who, seat)),
        },
        Cond::StadiumInPlay => !table.stadiums.is_empty(),
        Cond::PreviousDone => run.done,
        Cond::NotFirstTurn => !table.is_first_turn(),
        Cond::Active
        | Cond::Benched
        | Cond::HasEnergy
        | Cond::HasEnergyOf(_)
        | Cond::HolderType(_)
        | Cond::FullHp
        | Cond::OpponentsAttack => run.me.is_some_and(|id| holds_for(table, id, cond)),
    }
}

/// Whether somebody has more Prizes left than somebody else.
#[inline]
pub fn is_behind(table: &PublicState, me: Seat, other: Seat) -> bool {
    table.prizes[me.index()] > table.prizes[other.index()]
}
