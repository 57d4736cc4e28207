//! What each temper likes where actions are about as good, in Prizes.

use super::card_values;
use super::evaluation::standing;
use crate::ai::{Taste, Temper};
use crate::engine::Seat;
use crate::games::battle_royal::actions::Action;
use crate::games::battle_royal::modifiers::{hp_left, max_hp};
use crate::games::battle_royal::pokemon::PokemonId;
use crate::games::battle_royal::position::State;

/// By how many Prizes an action is liked more than it is worth.
pub(super) fn lean(taste: Taste, state: &State, seat: Seat, action: Action) -> f32 {
    let table = &state.table;
    let if_so = |so: bool, liking: f32| if so { liking } else { 0.0 };
    let liking = match (taste.temper, action) {
        (Temper::Even, _) => 0.0,
        // Goes for whoever is ahead, and stays where it is.
        (Temper::Bold, Action::Attack { target: Some(mon), .. } | Action::Mon { mon }) if mon.seat() != seat => {
            if_so(rivals(state, seat)[1] == Some(mon.seat()), 0.3)
        }
        (Temper::Bold, Action::Retreat { .. }) => -0.15,
        // Builds up behind the front, and brings whoever is hurt away from it.
        (Temper::Careful, Action::Bench { .. } | Action::Evolve { .. }) => 0.15,
        (Temper::Careful, Action::Attach { mon, .. }) => if_so(!table.is_active(mon), 0.04),
        (Temper::Careful, Action::Retreat { from, .. }) => if_so(hurt(state, from), 0.3),
        // Plays cards, likes attacks that do more than damage, and picks on whoever is behind.
        (Temper::Tricky, Action::Play { .. } | Action::Stadium { .. } | Action::Ability { .. }) => 0.05,
        (Temper::Tricky, Action::Attack { mon, index, target }) => {
            let besides = table.mon(mon).map_or(0.0, |mon| card_values::benefit(mon.card(), index) / 100.0);
            let weak = target.is_some_and(|target| rivals(state, seat)[0] == Some(target.seat()));
            0.5 * besides.max(0.0) + if_so(weak, 0.1)
        }
        (Temper::Tricky, Action::Mon { mon }) if mon.seat() != seat => {
            if_so(rivals(state, seat)[0] == Some(mon.seat()), 0.1)
        }
        _ => 0.0,
    };
    taste.force * liking
}

/// The opponents who are farthest behind and farthest ahead.
pub(super) fn rivals(state: &State, seat: Seat) -> [Option<Seat>; 2] {
    let by_standing = |a: &Seat, b: &Seat| standing(state, *a).total_cmp(&standing(state, *b));
    let rivals = || state.table.opponents(seat).iter();
    [rivals().min_by(by_standing), rivals().max_by(by_standing)]
}

/// Whether a Pokémon has lost half of its HP.
pub(super) fn hurt(state: &State, id: PokemonId) -> bool {
    2 * hp_left(&state.table, id) <= max_hp(&state.table, id)
}
