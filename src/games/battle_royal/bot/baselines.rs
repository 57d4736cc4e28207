//! Two plans of one sentence, the twins of `examples/battle_royal_attack.py` and `examples/battle_royal_evolve.py`.

use crate::ai::baseline::Baseline;
use crate::engine::Seat;
use crate::games::battle_royal::BattleRoyal;
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId};
use crate::games::battle_royal::position::State;

/// Basics, Energy and Tools, then attacks; and the same after every evolution.
pub(super) static BASELINES: [Baseline<BattleRoyal>; 2] =
    [Baseline { name: "attack", worth: attack }, Baseline { name: "evolve", worth: evolve }];

fn attack(state: &State, _: Seat, action: &Action) -> i32 {
    let table = &state.table;
    let hurt = |target: Option<PokemonId>| target.and_then(|target| table.mon(target)).map_or(0, Pokemon::damage);
    match *action {
        Action::Place { .. } => 4000,
        Action::Bench { .. } => 3000,
        Action::Attach { mon, .. } => 2000 + i32::from(table.is_active(mon)),
        // The last of the printed attacks as a rule does the most damage.
        Action::Attack { index, target, .. } => 1000 + 100 * i32::from(index) + i32::from(hurt(target) / 10),
        Action::EndTurn | Action::Done => 0,
        Action::Evolve { .. }
        | Action::Play { .. }
        | Action::Ability { .. }
        | Action::Stadium { .. }
        | Action::Retreat { .. } => -1,
        _ => 1,
    }
}

fn evolve(state: &State, seat: Seat, action: &Action) -> i32 {
    match *action {
        Action::Evolve { .. } => 5000,
        Action::Attach { mon, .. } => 2000 + state.table.mon(mon).map_or(0, |mon| mon.stack.len() as i32),
        _ => attack(state, seat, action),
    }
}
