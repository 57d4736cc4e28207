//! Who owns a match that is being played: the seats, the journal, the clock, taking back, bots' thinking.
//!
//! The [`Host`] is a machine. Its fronts, which are windows, terminals, phones, connections, ask it something, and it answers all of
//! them with messages; [`Host::due`] says when it wants to be asked again without that. What time it is, what bots think with and
//! where journals lie is given to it, so that a test can be all of that. It waits for no front: one that is slow, or gone, holds up
//! nobody but itself.

mod aim;
mod beginning;
mod clocks;
mod fronts;
mod guest;
mod in_words;
mod known;
mod messages;
mod remembered;
mod seats;
mod standing;
mod thinking;
mod turns;
mod undoing;
mod wired;

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::engine::journal::Writer;
use crate::engine::{Seat, SeatController, SeatSet, Viewer};
use crate::games::Registry;
use crate::locale::Locale;
use crate::storage::statistics::{Played, summed_up};
use crate::table::any_match::AnyMatch;
use crate::table::clock::Clock;
use crate::table::{Explained, Side, why_for};

pub use aim::Aim;
pub use beginning::{Beginning, NewJournal};
pub use guest::{Carrier, Guest};
pub use known::KnownMatch;
pub use messages::{
    Ask, ClockTime, FrontId, Laid, Message, Over, Past, PastMoment, Preferences, Progress, Request, Seats, Standing,
    State, Step, Turn, Visitor,
};
pub use standing::{laid, past, standing, state};
pub use thinking::{Thinker, Thought, Threads};
pub use wired::GuestWire;

use thinking::Thinking;
use turns::{Decision, refused};
use undoing::{Question, Wish};
use wired::Wire;

struct Front {
    /// The seats of people that are there.
    seats: SeatSet,
    /// Through whose eyes it looks: those of one of its seats, or nobody's.
    viewer: Viewer,
    side: Side,
    prefers: Preferences,
    /// The next person has to confirm before hands are shown.
    hand_over: Option<Seat>,
    /// The last moment up to which it has told everything; none before it has told anything.
    told: Option<u64>,
    /// It knows how the match has been dealt.
    greeted: bool,
    holds: bool,
    /// What was sent to it over a wire, if it is elsewhere.
    wire: Option<Wire>,
    /// What its last requests have been answered, by their numbers.
    answers: VecDeque<(u64, Message)>,
}

/// Owns a match that is being played.
pub struct Host {
    games: Registry,
    live: Box<dyn AnyMatch>,
    controllers: Vec<SeatController>,
    aim: Aim,
    /// Everything may be taken back.
    practice: bool,
    clock: Option<Clock>,
    /// The journal; none if the match is not saved.
    writer: Option<Writer>,
    journals: Option<NewJournal>,
    thinker: Box<dyn Thinker>,
    /// Where programs are that are known by their names.
    programs: Option<PathBuf>,
    fronts: BTreeMap<FrontId, Front>,
    /// In which words fronts are told that join next.
    spoken: BTreeMap<FrontId, Arc<Locale>>,
    /// How many actions there have been, and how often something was taken back.
    at: u64,
    decisions: Vec<Option<Decision>>,
    thoughts: Vec<Thinking>,
    /// What was taken back, the last step last: the actions of one step back in their order.
    undone: Vec<Vec<(Seat, String)>>,
    question: Option<Question>,
    /// How many questions there have been.
    questions: u64,
    /// What others have refused last, and when: nobody asks twice.
    refused_wish: Option<(u64, Wish)>,
    /// The latest time that it has been told.
    now: Duration,
    /// The seats whose time goes by.
    running: SeatSet,
    /// What is still to be handed to fronts.
    out: Vec<(FrontId, Message)>,
}

impl Host {
    /// Takes a match over. Nothing happens in it until a front is there.
    pub fn new(beginning: Beginning, thinker: impl Thinker + 'static) -> Self {
        let Beginning { games, live, controllers, aim, clock, practice, writer } = beginning;
        let at = live.len() as u64;
        let mut host = Self {
            games,
            live,
            controllers,
            aim,
            practice,
            clock,
            writer,
            journals: None,
            thinker: Box::new(thinker),
            programs: None,
            fronts: BTreeMap::new(),
            spoken: BTreeMap::new(),
            at,
            decisions: Vec::new(),
            thoughts: Vec::new(),
            undone: Vec::new(),
            question: None,
            questions: 0,
            refused_wish: None,
            now: Duration::ZERO,
            running: SeatSet::default(),
            out: Vec::new(),
        };
        host.ask_all(None);
        host
    }

    /// Programs that are known by their names lie in this folder.
    pub fn look_for_programs_in(&mut self, folder: PathBuf) {
        self.programs = Some(folder);
    }

    /// Puts another match in place of this one, for the same fronts.
    fn lay(&mut self, beginning: Beginning) {
        let Beginning { games, live, controllers, aim, clock, practice, writer } = beginning;
        self.games = games;
        (self.live, self.controllers, self.aim) = (live, controllers, aim);
        (self.clock, self.practice, self.writer) = (clock, practice, writer);
        (self.running, self.decisions) = (SeatSet::default(), Vec::new());
        self.thoughts.clear();
        self.undone.clear();
    }

    /// A front asks something; what everybody is told about that, in order.
    pub fn on(&mut self, from: FrontId, request: Request, now: Duration) -> Vec<(FrontId, Message)> {
        self.pass_time(now);
        let Request { id, at, ask } = request;
        let at = self.moment(from, at);
        let known = self.fronts.get(&from).and_then(|front| front.answer_to(id)).cloned();
        if let Some(answer) = known {
            self.send(from, answer);
        } else {
            let answer = self.obey(from, id, at, ask);
            if let Some(front) = self.fronts.get_mut(&from) {
                front.keep_answer(id, answer.clone());
            }
            self.send(from, answer);
        }
        self.hear();
        std::mem::take(&mut self.out)
    }

    /// Nobody asks anything, but it is `now`; what everybody is told.
    pub fn tick(&mut self, now: Duration) -> Vec<(FrontId, Message)> {
        self.pass_time(now);
        self.hear();
        std::mem::take(&mut self.out)
    }

    fn hear(&mut self) {
        self.hear_of_disk();
        self.hear_of_question();
        self.go_on();
    }

    fn obey(&mut self, from: FrontId, id: u64, at: u64, ask: Ask) -> Message {
        let joins = matches!(ask, Ask::Join { .. });
        if !joins && !self.fronts.contains_key(&from) {
            return Message::Refused { id, why: refused("host-not-joined") };
        }
        let mut done = Ok(None);
        match ask {
            Ask::Join { seats, prefers, from_afar } => self.join(from, seats, prefers, from_afar),
            Ask::Leave => self.leave(from),
            Ask::Prefer(prefers) => self.prefer(from, prefers),
            Ask::Told => self.note_told(from, at),
            other => done = self.try_to(from, id, at, other),
        }
        match done {
            Ok(None) => Message::Done { id },
            Ok(Some(answer)) => answer,
            Err(why) => Message::Refused { id, why },
        }
    }

    /// Does what may be refused; gives the answer where that is more than that it is done.
    fn try_to(&mut self, from: FrontId, id: u64, at: u64, ask: Ask) -> Result<Option<Message>, Explained> {
        match ask {
            Ask::Join { .. } | Ask::Leave | Ask::Prefer(_) | Ask::Told => {}
            Ask::Hold(on) => self.hold(from, on)?,
            Ask::HandedOver(seat) => self.handed_over(from, seat)?,
            Ask::Act { seat, texts } => self.act(from, at, seat, &texts)?,
            Ask::Undo(seat) => self.undo(from, at, seat)?,
            Ask::Redo(seat) => self.redo(from, at, seat)?,
            Ask::Concede(seat) => self.concede(from, seat)?,
            Ask::Practise => self.wish(from, Wish::Practise)?,
            Ask::StopClock => self.wish(from, Wish::StopClock)?,
            Ask::Rematch { swap, same_seed, names } => self.wish(from, Wish::Rematch { swap, same_seed, names })?,
            Ask::Reseat { seat, controller } => self.reseat(from, seat, controller)?,
            Ask::Answer { question, yes } => self.answer(from, question, yes)?,
            Ask::ReadOn => self.read_on(from)?,
            Ask::Hint(seat) => self.hint(from, id, seat)?,
            Ask::Why { lines } => {
                let reason = why_for(&*self.live, &self.controllers, lines, self.eyes_of(from));
                return Ok(Some(Message::Why { id, reason }));
            }
            Ask::Retell => {
                let retold = self.vantage(from).and_then(|vantage| self.live.last_turn(vantage));
                return Ok(Some(Message::Retold { id, retold: retold.map(Box::new) }));
            }
            Ask::LookBack { to, from: shown } => {
                let Some(vantage) = self.vantage(from) else { return Ok(None) };
                return Ok(Some(Message::Past { id, past: past(&*self.live, to, shown, vantage) }));
            }
        }
        Ok(None)
    }

    /// Whether a front looks through the eyes of a seat of its own.
    fn check_looks(&self, from: FrontId, seat: Seat) -> Result<(), Explained> {
        self.check_seat(from, seat)?;
        if self.eyes_of(from) == Viewer::Seat(seat) { Ok(()) } else { Err(refused("host-not-taken")) }
    }

    /// Whether anybody plays at a front.
    fn player(&self, from: FrontId) -> Result<(), Explained> {
        let plays = self.fronts.get(&from).is_some_and(|front| !front.seats.is_empty());
        if plays { Ok(()) } else { Err(refused("host-only-watches")) }
    }

    /// What the lesson tells has been read.
    fn read_on(&mut self, from: FrontId) -> Result<(), Explained> {
        self.player(from)?;
        if !self.note_read() {
            return Err(refused("host-late"));
        }
        self.send_standings();
        Ok(())
    }

    /// Nothing goes on by itself until that is over, if all people sit at this front.
    fn hold(&mut self, from: FrontId, on: bool) -> Result<(), Explained> {
        if !self.is_alone(from) {
            return Err(refused("host-not-alone"));
        }
        let front = self.fronts.get_mut(&from).ok_or(refused("host-not-joined"))?;
        front.holds = on;
        Ok(())
    }

    /// A front has told everything up to a moment.
    fn note_told(&mut self, from: FrontId, at: u64) {
        let now = self.at;
        if let Some(front) = self.fronts.get_mut(&from) {
            front.told = front.told.max(Some(at.min(now)));
        }
    }

    fn hint(&mut self, from: FrontId, id: u64, seat: Seat) -> Result<(), Explained> {
        self.check_looks(from, seat)?;
        if self.asked_at(seat).is_none() {
            return Err(refused("refusal-not-your-turn"));
        }
        match self.known_hint(seat) {
            Some(hint) => self.send(from, Message::Hint { id, seat, hint }),
            None if self.is_guided() => return Err(refused("lesson-read-first")),
            None => self.begin_hint(seat, from, id),
        }
        Ok(())
    }

    /// Where the journal is; none if the match is not saved.
    pub fn journal(&self) -> Option<&Path> {
        self.writer.as_ref().map(Writer::path)
    }

    /// What is to be counted of the match once one person has played it to its end against bots: no lesson, no practice.
    pub fn played(&self) -> Option<Played> {
        let counts = matches!(self.aim, Aim::Match) && !self.practice;
        summed_up(&*self.live, &self.controllers, self.journal()).filter(|_| counts)
    }

    /// The match itself, with all that is hidden in it: for whoever owns it, who saves, shares and reports it. Nothing of it is for a
    /// screen.
    pub fn live(&self) -> &dyn AnyMatch {
        &*self.live
    }

    /// How much time people have, and have left, if it is counted.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether anybody thinks about anything.
    pub fn is_thinking(&self) -> bool {
        !self.thoughts.is_empty()
    }

    /// Nothing more is written to the journal, wherever it is; gives its path, if there was one.
    pub fn put_journal_away(&mut self) -> Option<PathBuf> {
        self.writer.take().map(|writer| writer.path().to_owned())
    }
}

#[cfg(test)]
mod tests;
