//! Effects on Pokémon: damage, damage counters, Special Conditions, what lasts (10).

use super::super::cards::filters::To;
use super::super::pokemon::PokemonSet;
use super::super::position::State;
use super::super::tasks::Run;
use super::energies::among;

/// Whom damage counters or a condition can be put on next, where that is chosen.
pub(in super::super) fn open(state: &State, run: &Run, to: &To) -> PokemonSet {
    if let To::One(_) = to { among(state, run, to).without(run.chosen) } else { PokemonSet::NONE }
}

/// Pokémon of the target's owner.
pub(in super::super) fn targets(state: &State, run: &Run) -> PokemonSet {
    run.opponent.map_or(PokemonSet::NONE, |seat| state.table.mons(seat))
}
