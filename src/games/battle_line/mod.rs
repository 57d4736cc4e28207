//! Battle Line: two players, nine flags, and formations of three cards that must be proven, not just laid.
//!
//! The law is the rules document of the game; comments name its paragraphs, `Rules 5.1`. What lies open on the table is a
//! [`PublicState`], from which every proof follows; a [`State`] adds hands and decks, a [`View`] what one viewer knows of them.

pub mod bot;
pub mod cards;
pub mod declaration;
pub mod ending;
pub mod events;
pub mod formations;
mod invariants;
mod lineup;
pub mod notation;
#[cfg(test)]
mod play_tests;
pub mod position;
pub mod refusals;
mod table;
pub mod tactics;
pub mod turn;
pub mod view;

use serde::{Deserialize, Serialize};

pub use cards::{Card, CardSet, DeckKind, Kind, TroopSet};
pub use declaration::{Preview, Proof, Verdict};
pub use events::Event;
pub use formations::{Best, Formation, Value};
pub use position::{EndReason, Ending, FlagId, FlagSet, Phase, PublicState, State};
pub use refusals::Refusal;
pub use turn::Action;
pub use view::View;

use super::GameBundle;
use crate::engine::{Chance, Imagine, Outcome, Rules, Seat, SetupError, Sink, ToAct, Viewer, Words};

/// Rules of Battle Line, as [`Rules`] and its companions know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattleLine;

pub const BUNDLE: GameBundle = GameBundle::of::<BattleLine>();

/// When flags are claimed (Rules 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// At the start of the own turn.
    #[default]
    Advanced,
    /// At the end of the own turn, before the draw.
    Basic,
}

/// Who begins (Rules 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstSeat {
    #[default]
    Random,
    A,
    B,
}

/// How a match is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub mode: Mode,
    pub first: FirstSeat,
}

impl Rules for BattleLine {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "battle_line";

    fn variants() -> Vec<Options> {
        vec![Options::default(), Options { mode: Mode::Basic, first: FirstSeat::B }]
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn longest(_: &Options) -> usize {
        1_600
    }

    /// Shuffles troops, then tactics, then draws the first player if that is left to chance (Rules 2). Seven troops go to
    /// A, then seven to B.
    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        Ok(turn::setup(options, chance, sink))
    }

    #[inline]
    fn to_act(state: &State) -> ToAct {
        match state.table.phase {
            Phase::Over(ending) => ToAct::Over(outcome(&ending)),
            _ => ToAct::one(state.table.turn),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        turn::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        turn::check(state, seat, *action)
    }

    fn carry_out(state: &mut State, _: Seat, action: &Action, _: &mut impl Chance, sink: &mut impl Sink<Self>) {
        turn::carry_out(state, *action, sink);
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::sound(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        one.table.mode == other.table.mode
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

impl Imagine for BattleLine {
    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        view::imagine(view, chance)
    }
}

fn outcome(ending: &Ending) -> Outcome {
    let scores = match ending.winner {
        None => vec![0, 0],
        Some(winner) => position::SEATS.iter().map(|&seat| if seat == winner { 1 } else { -1 }).collect(),
    };
    let key = format!("battle_line-outcome-{}{}", ending.how, if ending.settled { "-settled" } else { "" });
    let mut reason = Words::new(key);
    if let Some(winner) = ending.winner {
        reason = reason.with("winner", winner);
    }
    Outcome { scores, reason }
}
