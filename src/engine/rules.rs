//! The rules contract that every game fulfils.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

use super::set::members_by_number;
use super::{Chance, Refusal, Set, Words};

/// A place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Seats that notation has letters for and a [`SeatSet`] has bits for.
    pub const MOST: u8 = 8;

    /// Index for arrays with one entry a seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The letter that stands for the seat in notation: A, B, C, ...
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The seat that a notation letter stands for.
    pub fn from_letter(letter: &str) -> Option<Self> {
        match letter.as_bytes() {
            [byte @ b'A'..=b'H'] => Some(Self(byte - b'A')),
            _ => None,
        }
    }
}

/// As it was written, if there is such a seat at any table.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Seat")]
        struct Number(u8);
        let Number(number) = Number::deserialize(from)?;
        if number < Self::MOST { Ok(Self(number)) } else { Err(D::Error::custom(format!("there is no seat {number}"))) }
    }
}

members_by_number! { Seat: below Seat::MOST; }

/// A set of seats (at most eight).
pub type SeatSet = Set<Seat, u8>;

/// How a match ended, in the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// One entry a seat: larger is better. Two-player games use 1, 0 (draw) and -1; games with points use the points.
    pub scores: Vec<i32>,
    /// What decided it, for the result screen.
    pub reason: Words,
}

impl Outcome {
    /// The seats with the best score; more than one means that they share the win.
    pub fn winners(&self) -> SeatSet {
        let best = self.scores.iter().max();
        let mut set = SeatSet::default();
        for (seat, score) in (0..).zip(&self.scores) {
            if Some(score) == best {
                set = set.with(Seat(seat));
            }
        }
        set
    }

    /// The only winner, if there is just one.
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners().iter();
        let first = winners.next();
        if winners.next().is_some() { None } else { first }
    }
}

/// Who has to decide now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToAct {
    /// These seats; more than one where decisions are simultaneous.
    Seats(SeatSet),
    Over(Outcome),
}

impl ToAct {
    /// One seat to decide.
    #[inline]
    pub fn one(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// The first seat that has to decide.
    #[inline]
    pub fn first(&self) -> Option<Seat> {
        match self {
            Self::Seats(seats) => seats.iter().next(),
            Self::Over(_) => None,
        }
    }
}

/// Through whose eyes something is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    /// Somebody beside the table: sees what is public.
    Public,
    /// Everything, for finished matches and casters.
    All,
}

impl Viewer {
    /// Whether this viewer sees what is private to `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Public => false,
            Self::All => true,
        }
    }
}

/// Why a match cannot be set up with these options; the sentence names the option and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct SetupError {
    /// Plain sentence for the command line.
    pub text: String,
    /// The same for the interface.
    pub words: Words,
}

/// Where events go while an action is applied.
///
/// `make` builds the event only if somebody listens, so that search pays nothing.
pub trait Sink<R: Rules> {
    /// Takes one event; `state` is the truth right after it.
    fn event(&mut self, state: &R::State, make: impl FnOnce() -> R::Event);
}

/// Sink that hears nothing, for search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<R: Rules> Sink<R> for Silent {
    #[inline(always)]
    fn event(&mut self, _: &R::State, _: impl FnOnce() -> R::Event) {}
}

/// Collects the bare events.
impl<R: Rules> Sink<R> for Vec<R::Event> {
    fn event(&mut self, _: &R::State, make: impl FnOnce() -> R::Event) {
        self.push(make());
    }
}

/// The rules of one game: pure functions of options, state, action and chance.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Players, variants, scenario, decks.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// The whole truth, pending decisions included.
    type State: Clone + Debug + PartialEq + Eq + Hash + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One atomic decision.
    type Action: Clone + Debug + PartialEq + Eq + Hash + PartialOrd + Ord + Send + Sync + 'static;
    /// What happened, in the players' words.
    type Event: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What one viewer may know. It is sent to whoever plays elsewhere: what is hidden is not in it, however it is written.
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// Stable identifier: folder name, journal header, command line.
    const ID: &'static str;
    /// Whether players can know things that others do not. Without secrets nobody has to look away.
    const SECRETS: bool = true;

    /// Options that differ in what matters, the usual ones first: tests try each of them, so they may make short matches.
    fn variants() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// How many seats a match with these options has.
    fn seats(options: &Self::Options) -> usize;

    /// More actions than any match with these options has: ten times the longest of 10,000 random ones, as the bench `lengths`
    /// measures them. A match that comes so far goes on for ever.
    fn longest(options: &Self::Options) -> usize;

    /// Lays the game out. Events of the deal go to `sink`.
    fn setup(
        options: &Self::Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self>,
    ) -> Result<Self::State, SetupError>;

    /// Who has to decide, or how it ended.
    fn to_act(state: &Self::State) -> ToAct;

    /// The number of the running turn, if a turn is many actions with dice between them, and others only react before it is over.
    /// Such games have puzzles of the best chance ([`crate::ai::odds`]); in the others a win is certain or none.
    fn turn(_: &Self::State) -> Option<u32> {
        None
    }

    /// Appends every legal action of `seat`, each once, in the order of [`Ord`]. Nothing for a seat that is not to act.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// A refusal that says which rule forbids it.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out one action without asking whether it is legal: the door for search, which takes its actions from
    /// [`Rules::legal`]. What any other action does is not said.
    fn carry_out(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self>,
    );

    /// Carries out one action if it is legal: the door for everybody else.
    ///
    /// # Errors
    /// A refusal that says which rule forbids it; `state` and `chance` are then unchanged.
    #[inline]
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal> {
        Self::check(state, seat, action)?;
        Self::carry_out(state, seat, action, chance, sink);
        Ok(())
    }

    /// What holds in every state that can be reached, whatever has been played: no piece is lost or in two places, and
    /// what is kept to save time agrees with what it was made from. Tests ask after every action.
    ///
    /// # Errors
    /// A plain sentence that says what does not hold.
    fn check_invariants(state: &Self::State) -> Result<(), String>;

    /// Whether two states are of matches with the same options, as far as options count once a match is laid out: seats,
    /// variants, what is played with. Only then may a match with the options of the one begin as the other.
    fn same_setup(one: &Self::State, other: &Self::State) -> bool;

    /// What `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` sees it; `None` if he does not notice it at all.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event told `viewer` something that he could not know before (a drawn card, an opened hand).
    /// Undo never goes back over an event that told anybody anything.
    fn reveals(event: &Self::Event, viewer: Viewer) -> bool;
}

/// A full state consistent with a view, for search and for tests of secrecy.
pub trait Imagine: Rules {
    /// Fills in what the viewer cannot see, at random: `view(imagine(view)) == view`.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self::State;
}
