//! BattleLore: banners on a field of hexes, moved by cards and thrown back by dice.
//!
//! The law is the rules document of the game; comments name its paragraphs, `7.2`. What lies open is a [`PublicState`]; a
//! [`State`] adds hands and the draw pile, a [`View`] what one viewer knows of them.

pub mod actions;
pub mod battle;
pub mod bot;
mod carry_out;
pub mod command_cards;
pub mod council;
pub mod creatures;
pub mod data;
pub mod dice;
pub mod draw;
pub mod elemental;
pub mod events;
pub mod follow_on;
pub mod game;
pub mod hexes;
mod invariants;
pub mod landmarks;
pub mod lore;
pub mod lore_cards;
pub mod morale;
pub mod movement;
pub mod muster;
pub mod notation;
pub mod orders;
#[cfg(test)]
mod play_tests;
pub mod position;
pub mod refusals;
pub mod retreat;
pub mod scenario;
#[cfg(feature = "client")]
pub mod scene;
pub mod sections;
pub mod setup;
pub mod sight;
pub mod steps;
pub mod surfaces;
pub mod table;
pub mod targeting;
pub mod terrain;
pub mod troop;
pub mod turn;
pub mod units;
pub mod victory;
pub mod view;
pub mod weapons;

pub use actions::Action;
pub use command_cards::CommandCard;
pub use events::Event;
pub use game::BattleLore;
pub use hexes::{Hex, HexSet};
pub use position::{PublicState, State, Unit, UnitId};
pub use refusals::Refusal;
pub use sections::Side;
pub use setup::{Options, WarCouncil};
pub use steps::PendingStep;
pub use units::UnitKind;
pub use view::View;

use super::GameBundle;
use crate::engine::{Chance, Imagine, Rules, Seat, SetupError, Sink, ToAct, Viewer};

/// The game with all that it brings.
pub const BUNDLE: GameBundle = GameBundle {
    #[cfg(feature = "client")]
    scene: Some(scene::plugin),
    ..GameBundle::of::<BattleLore>()
};

impl Rules for BattleLore {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "battlelore";

    fn variants() -> Vec<Options> {
        setup::variants()
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn longest(options: &Options) -> usize {
        10 * (40 + 15 * usize::from(options.turns))
    }

    /// Places terrain and units, shuffles the Command cards and deals both hands, the first player's first (2).
    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        setup::setup(options, chance, sink)
    }

    #[inline]
    fn to_act(state: &State) -> ToAct {
        match (&state.table.ending, state.table.decider()) {
            (Some(ending), _) => ToAct::Over(victory::outcome(ending)),
            (None, Some(side)) => ToAct::one(side.seat()),
            (None, None) => muster::to_act(state),
        }
    }

    #[inline]
    fn turn(state: &State) -> Option<u32> {
        Some(state.table.turn.number.into())
    }

    #[inline]
    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        actions::check(state, seat, *action)
    }

    #[inline]
    fn carry_out(state: &mut State, seat: Seat, action: &Action, chance: &mut impl Chance, sink: &mut impl Sink<Self>) {
        carry_out::carry_out(state, seat, *action, chance, sink);
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::sound(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        let of = |state: &State| {
            let table = &state.table;
            (table.goals, table.last_turn, table.lore.active, table.lore.medieval)
        };
        of(one) == of(other)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(events::seen(event, viewer))
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        events::reveals(event, viewer)
    }
}

impl Imagine for BattleLore {
    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        view::imagine(view, chance)
    }
}
