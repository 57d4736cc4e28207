//! The Bottle Imp: a trick game for two to four, in which low cards are trumps that sell the bottle for less and less, and
//! whoever is left with it pays.
//!
//! The law is the rules document of the game; comments name its paragraphs, `Rules 5.1`. What lies open is a [`PublicState`]; a
//! [`State`] adds hands and what was given away, a [`View`] what one viewer knows of them.

pub mod actions;
pub mod bot;
pub mod bottle;
pub mod cards;
pub mod colours;
pub mod deal;
pub mod draft;
pub mod events;
pub mod exchange;
pub mod history;
pub mod imagining;
mod invariants;
pub mod matches;
pub mod notation;
#[cfg(test)]
mod play_tests;
pub mod position;
pub mod refusals;
#[cfg(feature = "client")]
pub mod scene;
pub mod scoring;
#[cfg(test)]
mod secrecy_tests;
mod table;
pub mod tricks;
pub mod view;

use serde::{Deserialize, Serialize};

pub use actions::Action;
pub use cards::{Card, CardSet, CardTable};
pub use colours::{Colour, ColourSet};
pub use draft::{Draft, Slot};
pub use events::Event;
pub use history::History;
pub use position::{Commit, Phase, Plays, PublicState, RoundResult, State, Trick};
pub use refusals::Refusal;
pub use view::{HandView, View};

use super::GameBundle;
use crate::engine::{Chance, Imagine, Rules, Seat, SetupError, Sink, ToAct, Viewer};

/// Rules of The Bottle Imp, as [`Rules`] and its companions know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BottleImp;

pub const BUNDLE: GameBundle = GameBundle {
    #[cfg(feature = "client")]
    scene: Some(scene::plugin),
    ..GameBundle::of::<BottleImp>()
};

/// When a match ends (Rules 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    /// After the round in which somebody has so many points.
    Target(u16),
    Rounds(u16),
}

/// What happens if the best total is shared in the end (Rules 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Tie {
    #[default]
    Shared,
    /// One more round, until one is ahead.
    ExtraRound,
}

/// How a match is played (Rules 11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    pub length: Length,
    /// What happens if the best total is shared then.
    pub tie: Tie,
    /// Which printing's cards are played with.
    pub cards: CardTable,
    /// Whether the first leader and the seat opposite share their points (Rules 10, teams 2-1-1). Four players only.
    pub teams: bool,
    /// Whether everybody sees the coins that each has won in the running round; else whoever wants to know has to count.
    pub coins_counted: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 3,
            length: Length::Target(500),
            tie: Tie::Shared,
            cards: CardTable::A,
            teams: false,
            coins_counted: true,
        }
    }
}

impl Rules for BottleImp {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "bottle_imp";

    /// Short matches, since one round is like another: what a match of 500 points could show beyond them is only longer.
    fn variants() -> Vec<Options> {
        let short = Options { length: Length::Rounds(2), ..Options::default() };
        vec![
            Options { length: Length::Target(30), ..short },
            Options { cards: CardTable::B, tie: Tie::ExtraRound, ..short },
            Options { players: 4, ..short },
            Options { players: 4, teams: true, tie: Tie::ExtraRound, ..short },
            Options { players: 2, length: Length::Rounds(1), ..short },
        ]
    }

    fn seats(options: &Options) -> usize {
        usize::from(options.players)
    }

    fn longest(options: &Options) -> usize {
        // A target sets no limit to the rounds (Rules 9), nor does anything limit taking back.
        let rounds = match options.length {
            Length::Rounds(rounds) => 100 * usize::from(rounds),
            Length::Target(points) => 6 * usize::from(points),
        };
        10 * (200 + rounds)
    }

    /// Draws the first dealer, then shuffles and deals (Rules 4).
    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        deal::setup(options, chance, sink)
    }

    #[inline]
    fn to_act(state: &State) -> ToAct {
        match state.table.phase {
            Phase::Play => ToAct::one(state.table.turn()),
            Phase::Exchange => ToAct::Seats(state.undecided()),
            Phase::Over => ToAct::Over(matches::outcome(&state.table)),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(state, seat, out);
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        actions::check(state, seat, *action)
    }

    #[inline]
    fn carry_out(state: &mut State, seat: Seat, action: &Action, chance: &mut impl Chance, sink: &mut impl Sink<Self>) {
        actions::carry_out(state, seat, *action, chance, sink);
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        invariants::sound(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        one.table.options == other.table.options
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

impl Imagine for BottleImp {
    fn imagine(view: &View, chance: &mut impl Chance) -> State {
        imagining::imagine(view, chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Sampled, Silent};

    #[test]
    fn options_outside_the_law_are_refused() {
        let usual = Options::default();
        for (options, part) in [
            (Options { players: 1, ..usual }, "2, 3 or 4"),
            (Options { players: 5, ..usual }, "2, 3 or 4"),
            (Options { length: Length::Target(0), ..usual }, "at least 1"),
            (Options { length: Length::Rounds(0), ..usual }, "at least 1"),
            (Options { teams: true, ..usual }, "needs `players: 4`"),
        ] {
            let refused = BottleImp::setup(&options, &mut Sampled::new(0), &mut Silent).map(|_| ());
            assert!(refused.as_ref().is_err_and(|error| error.text.contains(part)), "{options:?}: {refused:?}");
        }
    }
}
