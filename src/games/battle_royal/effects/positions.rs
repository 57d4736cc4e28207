//! Effects that bring Pokémon into Active Spots and out of them (5, 10).

use super::super::cards::filters::MonFilter;
use super::super::fitting::mon_fits;
use super::super::pokemon::PokemonSet;
use super::super::position::{PublicState, State};
use super::super::tasks::Run;
use super::{is_attack, possible_opponents};
use crate::engine::{Seat, SeatSet};

/// The steps of a switch: who leaves is chosen first, then who comes.
pub(in super::super) const OUT: u8 = 1;
pub(in super::super) const IN: u8 = 2;

/// Whether a player has somebody to leave and somebody to come.
pub(in super::super) fn can_switch(table: &PublicState, seat: Seat) -> bool {
    !table.actives(seat).is_empty() && !table.bench(seat).is_empty()
}

/// Benched Pokémon that can be brought in.
pub(in super::super) fn newcomers(state: &State, run: &Run, f: &MonFilter) -> PokemonSet {
    let table = &state.table;
    let seats = match run.opponent {
        Some(seat) => SeatSet::one(seat),
        None if is_attack(run) => SeatSet::NONE,
        None => possible_opponents(table, run),
    };
    let bench = seats.iter().fold(PokemonSet::NONE, |all, seat| all.union(table.bench(seat)));
    bench.iter().filter(|id| mon_fits(table, *id, f)).collect()
}

/// Who can be chosen for a Gust: the newcomer, then whoever leaves for him.
pub(super) fn gust_choices(state: &State, run: &Run, f: &MonFilter) -> PokemonSet {
    let owner = run.opponent.unwrap_or(run.who);
    if run.step == OUT { state.table.actives(owner) } else { newcomers(state, run, f) }
}

/// Who can be chosen for a switch of this player: whoever leaves, then whoever comes.
pub(super) fn switch_choices(table: &PublicState, run: &Run, owner: Seat) -> PokemonSet {
    if run.step == OUT { table.actives(owner) } else { table.bench(owner) }
}
