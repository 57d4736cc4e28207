//! Battle Royal: the Pokémon Trading Card Game for up to four at once, each for himself, with Gym Leader Challenge decks.
//!
//! The law is the rules document of the game; comments name its paragraphs, `R-9`. What lies open is a [`PublicState`]; a
//! [`State`] adds hands, decks and Prizes, a [`View`] what one viewer knows of them. Cards are data ([`cards`]), run by the
//! interpreter in `effects`. The `referee` alone changes the board; what is beside it asks.

pub mod actions;
mod attack_steps;
mod attacks;
mod bindings;
pub mod bot;
pub mod cards;
#[cfg(test)]
mod case_tests;
pub mod conditions;
pub mod damage;
pub mod data;
pub mod deck_building;
mod effects;
pub mod energy;
pub mod events;
pub mod fitting;
pub mod forecast;
pub mod game;
mod imagining;
pub mod in_force;
pub mod in_play;
mod invariants;
mod knock_outs;
mod legal;
mod main_phase;
pub mod modifiers;
pub mod notation;
pub mod options;
#[cfg(test)]
mod play_tests;
pub mod pokemon;
pub mod position;
mod referee;
pub mod refusals;
#[cfg(feature = "client")]
pub mod scene;
mod setup;
#[cfg(test)]
mod spoken;
pub mod table;
pub mod tasks;
mod turn;
mod victory;
pub mod view;

pub use actions::Action;
pub use events::Event;
pub use game::BattleRoyal;
pub use options::{Options, Switches};
pub use pokemon::{Pokemon, PokemonId, PokemonSet};
pub use position::{PublicState, State};
pub use refusals::Refusal;
pub use view::View;

use super::GameBundle;
use crate::engine::array_vec;
use crate::engine::{Chance, Imagine, Rules, Seat, SetupError, Sink, ToAct, Viewer};

/// The game with all that it brings.
pub const BUNDLE: GameBundle = GameBundle {
    #[cfg(feature = "client")]
    scene: Some(scene::plugin),
    ..GameBundle::of::<BattleRoyal>()
};

impl Rules for BattleRoyal {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "battle_royal";

    fn variants() -> Vec<Options> {
        options::variants()
    }

    fn seats(options: &Options) -> usize {
        options.decks.len()
    }

    fn longest(options: &Options) -> usize {
        // A whole match is over long before its last turn.
        (10 * (40 + 8 * usize::from(options.turns))).min(2_000 * options.decks.len())
    }

    /// Shuffles and deals first hands (4.1); the placement of the first Pokémon is the first decision of everybody.
    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        referee::deal(options, chance, sink)
    }

    #[inline]
    fn to_act(state: &State) -> ToAct {
        match &state.table.ending {
            Some(ending) => ToAct::Over(victory::outcome(ending, state.table.seats)),
            None => ToAct::Seats(legal::deciders(state)),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::check(state, seat, action)
    }

    #[inline]
    fn carry_out(state: &mut State, seat: Seat, action: &Action, chance: &mut impl Chance, sink: &mut impl Sink<Self>) {
        referee::carry_out(state, seat, *action, chance, sink);
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::sound(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        let of = |state: &State| {
            let table = &state.table;
            (table.seats, table.rules, table.last_turn, table.lists)
        };
        of(one) == of(other)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        events::seen(event, viewer)
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        events::reveals(event, viewer)
    }
}

impl Imagine for BattleRoyal {
    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        imagining::imagine(view, chance)
    }
}
