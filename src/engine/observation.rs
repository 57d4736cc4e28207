//! Observations: what may leave the program that owns a match, for somebody who plays or watches elsewhere.
//!
//! Only a match makes them, each for one pair of [`Eyes`]: what is hidden from those is not in it. What is written for others takes
//! [`MayLeave`], which nothing else has: neither state nor seed, neither journal nor bare views and actions. So a program that
//! sends them does not compile. Everything is seen through [`Ended`], which only a match that is over hands out.
//!
//! ```
//! use imps_table::engine::{Eyes, Match, MayLeave, Seat, Silent};
//! use imps_table::games::bottle_imp::BottleImp;
//!
//! fn send(_: &impl MayLeave) {}
//! let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
//! send(&game.observe(Eyes::Seat(Seat(0))));
//! send(&game.observe(Eyes::Public).json().expect("a view"));
//! assert!(game.ended().is_none(), "then it would show everything");
//! ```
//!
//! The same with the whole truth, the seed, the header of the journal, a view that may be anybody's, or an action:
//!
//! ```compile_fail,E0277
//! # use imps_table::engine::{Match, MayLeave, Silent};
//! # use imps_table::games::bottle_imp::BottleImp;
//! # fn send(_: &impl MayLeave) {}
//! # let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
//! send(game.state());
//! ```
//! ```compile_fail,E0277
//! # use imps_table::engine::{Match, MayLeave, Silent};
//! # use imps_table::games::bottle_imp::BottleImp;
//! # fn send(_: &impl MayLeave) {}
//! # let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
//! send(&game.seed());
//! ```
//! ```compile_fail,E0277
//! # use imps_table::engine::{journal::Header, MayLeave};
//! # use imps_table::games::bottle_imp::BottleImp;
//! # fn send(_: &impl MayLeave) {}
//! send(&Header::new::<BottleImp>(&Default::default(), 1, Vec::new()));
//! ```
//! ```compile_fail,E0277
//! # use imps_table::engine::{Match, MayLeave, Silent, Viewer};
//! # use imps_table::games::bottle_imp::BottleImp;
//! # fn send(_: &impl MayLeave) {}
//! # let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
//! send(&game.view(Viewer::All));
//! ```
//! ```compile_fail,E0277
//! # use imps_table::engine::{Match, MayLeave, Seat, Silent};
//! # use imps_table::games::bottle_imp::BottleImp;
//! # fn send(_: &impl MayLeave) {}
//! # let game = Match::<BottleImp>::new(Default::default(), 1, &mut Silent).expect("usual options");
//! send(&game.legal(Seat(1))[0]);
//! ```
//!
//! Nor does anything get the trait elsewhere:
//!
//! ```compile_fail,E0277
//! # use imps_table::engine::{Eyes, MayLeave, Viewer};
//! #[derive(serde::Serialize)]
//! struct Mine;
//! impl MayLeave for Mine {
//!     fn viewer(&self) -> Viewer {
//!         Viewer::Public
//!     }
//! }
//! ```

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::journal::{Header, JournalLine};
use super::{Match, Notation, Rules, Seat, SeatController, Sink, ToAct, Viewer};

/// Eyes of somebody to whom something is sent while a match is played. There are none that see everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Eyes {
    Seat(Seat),
    /// Somebody beside the table.
    Public,
}

impl From<Eyes> for Viewer {
    fn from(eyes: Eyes) -> Self {
        match eyes {
            Eyes::Seat(seat) => Self::Seat(seat),
            Eyes::Public => Self::Public,
        }
    }
}

/// Observation of a match: what is seen of it, and what can be done about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Observation<View> {
    pub view: View,
    /// What this seat may do, in notation, in the order of the rules. Nothing for people beside the table.
    pub legal: Vec<String>,
    /// Who has to decide, or how it ended.
    pub to_act: ToAct,
    /// Who has given it up, if that has ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
}

/// Event as somebody has seen it, and what he sees right after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<Event, View> {
    pub event: Event,
    pub view: View,
}

mod sealed {
    /// What only this module gives to a type.
    pub trait Sealed {}
}

/// Permission to leave the program that owns the match. Only what has been [`Observed`] has it.
pub trait MayLeave: Serialize + sealed::Sealed {
    /// For whose eyes it is; [`Viewer::All`] once the match is over.
    fn viewer(&self) -> Viewer;
}

/// Something of a match without what is hidden from whoever it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed<T> {
    viewer: Viewer,
    what: T,
}

impl<T> Observed<T> {
    /// What was observed.
    pub fn what(&self) -> &T {
        &self.what
    }

    /// Something that is made from it alone, such as its words; `with` is what that needs to know of the reader, like a language.
    /// Not for games: whether `with` hides what it should nobody checks.
    pub(crate) fn map<C: ?Sized, U>(&self, with: &C, make: fn(&T, &C) -> U) -> Observed<U> {
        Observed { viewer: self.viewer, what: make(&self.what, with) }
    }
}

impl<T: Serialize> Observed<T> {
    /// The same as JSON, for those who do not know the game's types.
    pub fn json(&self) -> Result<Observed<Json>, serde_json::Error> {
        Ok(Observed { viewer: self.viewer, what: Json(serde_json::value::to_raw_value(&self.what)?) })
    }
}

impl<T: Serialize> Serialize for Observed<T> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.what.serialize(to)
    }
}

impl<T> sealed::Sealed for Observed<T> {}

impl<T: Serialize> MayLeave for Observed<T> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// JSON of something whose type whoever carries it does not know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// As it is written.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// What it says, for whoever knows its type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl<R: Notation> Match<R> {
    /// What these eyes see of the match, and what they may do.
    pub fn observe(&self, eyes: Eyes) -> Observed<Observation<R::View>> {
        let legal = match eyes {
            Eyes::Seat(seat) if self.conceded().is_none() => self.legal(seat).iter().map(R::action_text).collect(),
            Eyes::Seat(_) | Eyes::Public => Vec::new(),
        };
        let (view, to_act) = (self.view(eyes.into()), self.to_act());
        let what = Observation { view, legal, to_act, conceded: self.conceded() };
        Observed { viewer: eyes.into(), what }
    }
}

impl<R: Rules> Match<R> {
    /// The match as everybody may see it, if it is over.
    pub fn ended(&self) -> Option<Ended<'_, R>> {
        matches!(self.to_act(), ToAct::Over(_)).then_some(Ended(self))
    }
}

/// Match that is over: nothing of it is hidden any more.
pub struct Ended<'a, R: Rules>(&'a Match<R>);

impl<R: Rules> Ended<'_, R> {
    /// Everything, as it stands in the end.
    pub fn view(&self) -> Observed<R::View> {
        Observed { viewer: Viewer::All, what: self.0.view(Viewer::All) }
    }
}

impl<R: Notation> Ended<'_, R> {
    /// The journal of the match, seed and all: whoever has kept the seed's hash can compare, and play it again.
    pub fn journal(&self, seats: &[SeatController]) -> Observed<String> {
        let game = self.0;
        let seats = seats.iter().map(SeatController::told).collect();
        let mut header = Header::new::<R>(game.options(), game.seed(), seats);
        header.position = (!game.is_dealt()).then(|| R::position_text(game.start()));
        let acts = game.actions().map(|(seat, action)| JournalLine::Act(seat, R::action_text(action)));
        let ends = game.conceded().map(JournalLine::Concede).into_iter().chain([JournalLine::Over]);
        let lines: String = acts.chain(ends).map(|line| format!("{line}\n")).collect();
        Observed { viewer: Viewer::All, what: format!("{header}{lines}") }
    }
}

/// Sink that keeps for some eyes what each of them is told.
pub struct Watch<R: Rules>(Vec<(Eyes, Vec<Observed<Told<R::Event, R::View>>>)>);

impl<R: Rules> Watch<R> {
    /// For these eyes.
    pub fn new(eyes: impl IntoIterator<Item = Eyes>) -> Self {
        Self(eyes.into_iter().map(|eyes| (eyes, Vec::new())).collect())
    }

    /// What each of them has been told since, in order.
    pub fn told(&self) -> impl Iterator<Item = (Eyes, &[Observed<Told<R::Event, R::View>>])> {
        self.0.iter().map(|(eyes, told)| (*eyes, &**told))
    }
}

impl<R: Rules> Sink<R> for Watch<R> {
    fn event(&mut self, state: &R::State, make: impl FnOnce() -> R::Event) {
        let event = make();
        for (eyes, told) in &mut self.0 {
            let viewer = Viewer::from(*eyes);
            if let Some(event) = R::seen(&event, viewer) {
                told.push(Observed { viewer, what: Told { event, view: R::view(state, viewer) } });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal;
    use crate::engine::toy_game::{Action, Event, Options, Toy, View};
    use crate::engine::{Outcome, SeatController, Silent};

    const A: Eyes = Eyes::Seat(Seat(0));
    const B: Eyes = Eyes::Seat(Seat(1));

    fn table() -> Match<Toy> {
        Match::new(Options { players: 2 }, 5, &mut Silent).expect("valid options")
    }

    #[test]
    fn each_seat_observes_its_own_cards_and_choices() {
        let game = table();
        for (eyes, seat) in [(A, Seat(0)), (B, Seat(1))] {
            let seen = game.observe(eyes);
            assert_eq!((seen.viewer(), &seen.what().view), (Viewer::Seat(seat), &game.view(Viewer::Seat(seat))));
            assert_eq!(seen.what().legal.len(), 3);
        }
        let beside = game.observe(Eyes::Public);
        assert!(beside.what().legal.is_empty() && beside.what().view.hands.iter().flatten().all(Option::is_none));
    }

    #[test]
    fn json_says_the_same_and_is_for_the_same_eyes() {
        let seen = table().observe(A);
        let json = seen.json().expect("plain data");
        assert_eq!(
            (json.viewer(), json.what().read::<Observation<View>>().expect("its own")),
            (seen.viewer(), seen.what().clone())
        );
        assert_eq!(serde_json::to_string(&json).expect("JSON"), serde_json::to_string(&seen).expect("JSON"));
        assert!(json.what().read::<Outcome>().is_err());
        assert_eq!(seen.map(&2, |seen, times| seen.legal.len() * times).what(), &6);
    }

    #[test]
    fn others_are_told_only_that_something_was_hidden() {
        let mut game = table();
        let mut watch = Watch::new([A, B, Eyes::Public]);
        let Action::Hide(card) = game.legal(Seat(0))[0] else { panic!("a choice of cards") };
        game.submit(Seat(0), Action::Hide(card), &mut watch).expect("legal");
        let events: Vec<_> = watch.told().map(|(_, told)| told[0].what().event.clone()).collect();
        let unseen = Event::Hidden(Seat(0), None);
        assert_eq!(events, [Event::Hidden(Seat(0), Some(card)), unseen.clone(), unseen]);
        assert!(watch.told().all(|(eyes, told)| told.len() == 1 && told[0].what().view == game.view(eyes.into())));
    }

    #[test]
    fn a_match_that_is_over_tells_all_of_itself() {
        let mut game = table();
        assert!(game.ended().is_none());
        game.concede(Seat(1)).expect("a match of two");
        assert!(game.observe(A).what().legal.is_empty(), "nobody has anything to decide");
        let ended = game.ended().expect("it is over");
        assert_eq!((ended.view().viewer(), ended.view().what()), (Viewer::All, &game.view(Viewer::All)));
        let seats = vec![SeatController::person(); 2];
        let text = ended.journal(&seats).what().clone();
        let read = journal::parse(text.as_bytes()).expect("a journal");
        let again = journal::resume::<Toy>(&read).expect("the same match").game;
        assert_eq!((again.state(), again.seed(), again.conceded()), (game.state(), game.seed(), Some(Seat(1))));
        game.go_back_to(0);
    }
}
