//! Knight Line: stacks of tiles that split by knight's moves on a table without an edge, until four of a colour stand in a
//! line.
//!
//! The law is the rules document of the game; comments name its paragraphs, `Rules 5.1`. Nothing is hidden, so a [`View`]
//! is the [`State`] itself.

pub mod blocked;
pub mod bot;
pub mod counting;
pub mod events;
pub mod grey_tile;
mod invariants;
pub mod material;
pub mod moves;
pub mod notation;
#[cfg(test)]
mod perft_tests;
#[cfg(test)]
mod play_tests;
pub mod position;
pub mod refusals;
#[cfg(feature = "client")]
pub mod scene;
pub mod setup;
mod table;
pub mod winning;

use serde::{Deserialize, Serialize};

pub use events::Event;
pub use grey_tile::Grey;
pub use material::{Cell, Stack};
pub use moves::Action;
pub use position::{CellContent, Ending, Phase, State};
pub use refusals::Refusal;
pub use winning::Line;

use super::GameBundle;
use crate::engine::{Chance, Imagine, Outcome, Rules, Seat, SetupError, Sink, ToAct, Viewer, Words};

/// Rules of Knight Line, as [`Rules`] and its companions know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnightLine;

pub const BUNDLE: GameBundle = GameBundle {
    #[cfg(feature = "client")]
    scene: Some(scene::plugin),
    ..GameBundle::of::<KnightLine>()
};

/// How a match is played (Rules 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    /// Whether the grey tile is played with, and what it is for lines.
    pub grey: Grey,
    /// The strict reading of the blocker: lines on its rays do not count. Only with [`Grey::Blocker`].
    pub blocker_kills_rays: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, grey: Grey::Off, blocker_kills_rays: false }
    }
}

/// Nothing is hidden: everybody sees the whole state.
pub type View = State;

impl Rules for KnightLine {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "knight_line";
    const SECRETS: bool = false;

    fn variants() -> Vec<Options> {
        let mut variants = Vec::new();
        for players in [2, 3] {
            for grey in [Grey::Off, Grey::Blocker, Grey::Wild] {
                variants.push(Options { players, grey, blocker_kills_rays: false });
            }
        }
        variants.push(Options { players: 2, grey: Grey::Blocker, blocker_kills_rays: true });
        variants
    }

    fn seats(options: &Options) -> usize {
        usize::from(options.players)
    }

    fn longest(_: &Options) -> usize {
        600
    }

    /// Puts up the stacks, or lays the grey tile around which they will be placed (Rules 2). Chance has no part in it.
    fn setup(options: &Options, _: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        setup::setup(options, sink)
    }

    #[inline]
    fn to_act(state: &State) -> ToAct {
        match state.phase {
            Phase::Over(ending) => ToAct::Over(outcome(state, ending)),
            _ => ToAct::one(state.turn),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::legal(state, seat, out);
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        moves::check(state, seat, *action)
    }

    #[inline]
    fn carry_out(state: &mut State, _: Seat, action: &Action, _: &mut impl Chance, sink: &mut impl Sink<Self>) {
        moves::carry_out(state, *action, sink);
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::sound(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        one.options == other.options
    }

    fn view(state: &State, _: Viewer) -> View {
        state.clone()
    }

    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_: &Event, _: Viewer) -> bool {
        false
    }
}

impl Imagine for KnightLine {
    fn imagine(view: &View, _: &mut impl Chance) -> State {
        view.clone()
    }
}

/// The result for the result screen: 1 and -1 for two, 2 for the winner and -1 for the others of three, 0 after a draw
/// (Rules 5.3).
fn outcome(state: &State, ending: Ending) -> Outcome {
    let won = i32::from(state.options.players) - 1;
    let score = |seat| match ending.winner() {
        None => 0,
        Some(winner) if winner == seat => won,
        Some(_) => -1,
    };
    let reason = match ending {
        Ending::Line(winner) => Words::new("knight_line-outcome-line").with("winner", winner),
        Ending::BlackHolds => Words::new("knight_line-outcome-blocked").with("winner", position::BLACK),
        Ending::Draw(stuck) => Words::new("knight_line-outcome-draw").with("stuck", stuck),
    };
    Outcome { scores: state.seats().map(score).collect(), reason }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Silent;

    #[test]
    fn options_outside_the_law_are_refused() {
        for (options, part) in [
            (Options { players: 4, ..Options::default() }, "2 or 3"),
            (Options { players: 1, ..Options::default() }, "2 or 3"),
            (Options { blocker_kills_rays: true, ..Options::default() }, "needs `grey: Blocker`"),
            (Options { blocker_kills_rays: true, grey: Grey::Wild, ..Options::default() }, "needs `grey: Blocker`"),
        ] {
            let refused = setup::setup(&options, &mut Silent).map(|_| ());
            assert!(refused.as_ref().is_err_and(|error| error.text.contains(part)), "{options:?}: {refused:?}");
        }
    }
}
