//! The match on the table as an ECS resource, and what may be asked of it.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::{Level, Persona};
use crate::client::table::{AnyView, Counter, Explained, LogLine, Regular, Sheet, Target};
use crate::engine::matches::Takeback;
use crate::engine::{Seat, SeatSet, Seed, ToAct, Viewer, Words, journal};
use crate::games::puzzle::Puzzle;

pub mod any_match;
mod chronicle;
pub mod clock;
pub mod lessons;
mod phase;
pub mod puzzles;
pub mod reopened;
pub mod saves;
mod screen;
pub mod sharing;
pub mod snapshot;
pub mod ticks;
pub mod typed_match;

use any_match::{AnyMatch, BotMove, Plates, sheet_of};
use clock::Clock;
use lessons::Guide;
pub use phase::{AtTheTable, InSight, Phase};
pub use screen::{Files, Overlay, Screen};
use sharing::Copied;

/// The states of the program; [`Screen`] has to be there already.
pub fn plugin(app: &mut App) {
    app.add_message::<sharing::Arrived>()
        .init_resource::<sharing::Shared>()
        .init_resource::<sharing::KeptBack>()
        .init_state::<Overlay>()
        .add_computed_state::<InSight>()
        .add_computed_state::<AtTheTable>()
        .add_sub_state::<Phase>()
        .add_plugins((lessons::plugin, puzzles::plugin));
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person at this screen.
    Human {
        /// Name; empty means "You" or the seat's number, in the language of the interface.
        name: String,
    },
    Bot {
        /// How well and how it plays.
        persona: Persona,
        name: String,
    },
}

impl Occupant {
    /// Name; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Human { name } | Self::Bot { name, .. } => name,
        }
    }

    /// A regular who plays at this level.
    #[must_use]
    pub fn regular(regular: &Regular, level: Level) -> Self {
        Self::Bot { persona: Persona { level, temper: regular.temper }, name: regular.name.to_owned() }
    }

    /// Regulars for so many seats. Where there are not enough of them the first ones sit down twice.
    #[must_use]
    pub fn regulars(regulars: &[Regular], level: Level, seats: usize) -> Vec<Self> {
        regulars.iter().cycle().take(seats).map(|regular| Self::regular(regular, level)).collect()
    }

    /// The regulars who sit in no other seat than this one: all of them, if there is nobody else.
    #[must_use]
    pub fn free<'a>(regulars: &'a [Regular], occupants: &[Self], seat: Seat) -> Vec<&'a Regular> {
        let elsewhere = |regular: &&Regular| {
            (0..)
                .map(Seat)
                .zip(occupants)
                .any(|(other, sits)| other != seat && matches!(sits, Self::Bot { name, .. } if name == regular.name))
        };
        let free: Vec<&Regular> = regulars.iter().filter(|regular| !elsewhere(regular)).collect();
        if free.is_empty() { regulars.iter().collect() } else { free }
    }

    /// The seats of people among these.
    #[must_use]
    pub fn people(occupants: &[Self]) -> SeatSet {
        let people = (0..).map(Seat).zip(occupants).filter(|(_, sits)| matches!(sits, Self::Human { .. }));
        people.fold(SeatSet::default(), |set, (seat, _)| set.with(seat))
    }

    /// The seat of the only person, if there is just one.
    #[must_use]
    pub fn alone(occupants: &[Self]) -> Option<Seat> {
        let mut people = Self::people(occupants).iter();
        people.next().filter(|_| people.next().is_none())
    }

    /// As it stands in a journal.
    #[must_use]
    pub fn to_journal(&self) -> journal::Occupant {
        match self {
            Self::Human { name } => journal::Occupant::Human { name: name.clone() },
            Self::Bot { persona, name } => journal::Occupant::Bot { level: persona.to_string(), name: name.clone() },
        }
    }

    /// From a journal; a player that this version does not know becomes a Veteran.
    #[must_use]
    pub fn from_journal(occupant: &journal::Occupant) -> Self {
        match occupant {
            journal::Occupant::Human { name } => Self::Human { name: name.clone() },
            journal::Occupant::Bot { level, name } => {
                Self::Bot { persona: level.parse().unwrap_or(Level::Veteran.into()), name: name.clone() }
            }
        }
    }
}

/// With whose eyes a match is seen before anybody has taken a seat: of the one person, or of nobody if there are several; all of
/// it if it is over.
#[must_use]
pub fn eyes(occupants: &[Occupant], over: bool) -> Viewer {
    match Occupant::alone(occupants) {
        _ if over => Viewer::All,
        Some(only) => Viewer::Seat(only),
        None => Viewer::Public,
    }
}

/// A new match as the set-up screen wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    pub game: String,
    /// Options as RON.
    pub options: String,
    /// Seed; `None` draws one.
    pub seed: Option<Seed>,
    /// One entry a seat.
    pub occupants: Vec<Occupant>,
    /// How long people may take; none if they may take as long as they like.
    pub clock: Option<journal::Limit>,
}

/// What the interface asks of the session. Everything a person does to a match goes through this.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SessionRequest {
    /// Start this match.
    Start(NewMatch),
    /// Show this match of bots to whoever passes by; it is not saved.
    Show(NewMatch),
    /// Begin a puzzle.
    Solve {
        /// Identifier of its game.
        game: String,
        puzzle: String,
    },
    /// Begin a lesson.
    Learn {
        /// Identifier of its game.
        game: String,
        lesson: String,
    },
    /// What the lesson tells has been read.
    ReadOn,
    /// Go on with a saved match.
    Resume(PathBuf),
    /// Watch a saved match.
    Replay(PathBuf),
    /// Watch the match on the table, which is over, from its beginning.
    Rewatch,
    /// An action in notation by the person to act (from the picker).
    Act(String),
    /// Carry out offer number `n` of [`AnyMatch::offers`].
    Offer(usize),
    Undo,
    /// Do again what was taken back last.
    Redo,
    /// From now on everything may be taken back.
    Practise,
    /// From now on nobody's time is counted.
    StopClock,
    /// Somebody else sits there from now on.
    Reseat {
        seat: Seat,
        occupant: Occupant,
    },
    /// Whoever plays at this screen gives up: in a match of two the other one has won, else a bot plays on.
    Concede,
    /// Tells the others' last turn once more.
    Retell,
    /// Ask the Master.
    Hint,
    /// Ask why the bot did what was told of a bot last.
    Why,
    /// The next person has taken the seat.
    HandedOver,
    /// Play again; seats swapped if true; same seed if the second is true.
    Rematch {
        /// Everybody moves one seat on.
        swap: bool,
        /// The same cards again.
        same_seed: bool,
    },
    /// Copy this of the match on the table, or of a saved one, to the clipboard.
    Copy {
        what: Copied,
        /// The saved match; none for the one on the table.
        of: Option<PathBuf>,
    },
    /// Keep the match that lies on the clipboard among the saved ones.
    Paste,
    /// Keep the match of a file from elsewhere among the saved ones.
    TakeIn(PathBuf),
    /// Keep the replay under the saved matches.
    SaveReplay,
    /// Write the report of a problem as it has been shown.
    WriteReport,
    /// Back to the title; the match stays saved.
    Leave,
    /// Replay and looking back: go to this action number.
    StepTo(usize),
    /// The same for the action that has brought this line of the chronicle.
    StepToLine(usize),
    /// After looking back: the match goes on.
    ToNow,
    /// Replay: play on or stop.
    PlayOn(bool),
}

impl SessionRequest {
    /// Whether it does something in the match on the table: nobody does while it is only looked at.
    #[must_use]
    pub fn plays(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Offer(_)
                | Self::Undo
                | Self::Redo
                | Self::Practise
                | Self::StopClock
                | Self::Reseat { .. }
                | Self::Concede
                | Self::Retell
                | Self::Hint
                | Self::HandedOver
        )
    }
}

/// What waits while an earlier moment of a match that is being played is looked at.
#[derive(Clone, Debug, Default)]
pub struct SuspendedMatch {
    /// The whole chronicle.
    pub log: Vec<LogLine>,
    /// The hint about the position of now.
    pub hint: Option<BotMove>,
}

/// Why a bot did what it did, for whoever has asked.
#[derive(Clone, Debug, PartialEq)]
pub struct BotReason {
    /// How many actions there were when it was asked.
    pub length: usize,
    /// The question, and what may be told.
    pub lines: [Words; 2],
    /// Where it was done.
    pub place: Option<Target>,
}

/// The match on the table. What is shown (`told`) lags behind the truth (`live`) until the director has told it.
#[derive(Resource)]
pub struct Session {
    /// Number of this match since the program was started: no two have the same.
    pub serial: u32,
    /// The rules engine with its match.
    pub live: Box<dyn AnyMatch>,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// What the plates say, as told so far.
    pub plates: Plates,
    /// The table as it is seen, as told so far.
    pub told: Arc<dyn AnyView>,
    /// Chronicle as told so far.
    pub log: Vec<LogLine>,
    /// How many of its lines were there when whoever plays at this screen last did something; what came since is news.
    pub read: usize,
    /// Some of the news was told at once: nobody has seen it happen.
    pub unwatched: bool,
    /// A bot is thinking for this seat.
    pub thinking: Option<Seat>,
    /// A hint that was asked for and has arrived.
    pub hint: Option<BotMove>,
    /// Why a bot did what it did, if that was asked.
    pub answer: Option<BotReason>,
    /// The next person has to confirm before hands are shown.
    pub hand_over: Option<Seat>,
    /// The last refusal, and when (seconds since start).
    pub complaint: Option<(Explained, f32)>,
    /// Looking at a moment of a replay, or of the match that is being played: position and total.
    pub replay: Option<(usize, usize)>,
    /// The match is being played and goes on after looking back.
    pub waiting: Option<SuspendedMatch>,
    /// Whether the replay runs by itself.
    pub playing_on: bool,
    /// The lesson that the match is, if it is one.
    pub guide: Option<Guide>,
    /// The puzzle that the match is, if it is one.
    pub puzzle: Option<Puzzle>,
    /// Everything may be taken back.
    pub practice: bool,
    /// How much time people have left, if it is counted.
    pub clock: Option<Clock>,
    /// What was taken back, the last step last: the actions of one step back in their order.
    pub undone: Vec<Vec<(Seat, String)>>,
}

/// The finished match that is being watched again from its result, as it lies there: who has seen enough comes back to it.
#[derive(Resource)]
pub struct Finished(pub Session);

impl Session {
    /// Whether the match is a replay, and not one that is being played.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.replay.is_some() && self.waiting.is_none()
    }

    /// Whether earlier moments can be looked at.
    #[must_use]
    pub fn can_look_back(&self) -> bool {
        let playing = || !self.is_guided() && self.hand_over.is_none() && self.live.outcome().is_none();
        self.replay.is_some() || !self.live.is_empty() && playing()
    }

    /// The table as it is seen: as told so far, as long as something is still to be told (`busy`). Whatever is said of it goes by
    /// this.
    #[must_use]
    pub fn seen(&self, busy: bool) -> Arc<dyn AnyView> {
        if busy { self.told.clone() } else { self.live.seen().into() }
    }

    /// What is told of a thing that is looked at closely; as told so far, as long as something is still to be told (`busy`).
    #[must_use]
    pub fn inspect(&self, target: Target, busy: bool) -> Option<Sheet> {
        match busy {
            true => {
                let side = self.live.side();
                sheet_of(&*self.told, (&self.told.arrange(side), side), self.own_seat(), target)
            }
            false => self.live.inspect(self.own_seat(), target),
        }
    }

    /// Counters of a seat's plate, as told so far.
    #[must_use]
    pub fn counters(&self, seat: Seat) -> &[Counter] {
        self.plates.counters.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The seats where people sit.
    #[must_use]
    pub fn humans(&self) -> SeatSet {
        Occupant::people(&self.occupants)
    }

    /// The last action of a bot that the chronicle has told of, counted from 0, with that line of it; `told` lines have been told.
    #[must_use]
    pub fn last_of_bot(live: &dyn AnyMatch, occupants: &[Occupant], told: usize) -> Option<(usize, LogLine)> {
        if Occupant::people(occupants).iter().count() == occupants.len() {
            return None;
        }
        let by_bot = |number: usize| {
            let (seat, _) = live.action(number)?;
            matches!(occupants.get(seat.index()), Some(Occupant::Bot { .. })).then_some(number)
        };
        let lines = live.chronicle().iter().enumerate().take(told).rev();
        let mut deeds = lines.filter_map(|(line, entry)| Some((live.moment_of(line).checked_sub(1)?, entry)));
        deeds.find_map(|(number, entry)| Some((by_bot(number)?, entry.clone())))
    }

    /// Why the bot did what was told of a bot last, as far as whoever looks may know it.
    #[must_use]
    pub fn why(live: &dyn AnyMatch, occupants: &[Occupant], told: usize) -> BotReason {
        let Some((number, line)) = Self::last_of_bot(live, occupants, told) else {
            let lines = [Words::new("why-asked"), Words::new("why-nobody")];
            return BotReason { length: live.len(), lines, place: None };
        };
        let who = live.action(number).map_or(Seat(0), |(seat, _)| seat);
        let reason = live.why(number, live.viewer()).unwrap_or_else(|| Words::new("why-not-kept"));
        let lines = [Words::new("why-asked-of").with("seat", who), reason];
        BotReason { length: live.len(), lines, place: line.place }
    }

    /// What may be crossed when something is taken back.
    #[must_use]
    pub fn takeback(&self) -> Takeback {
        Takeback { humans: self.humans(), practice: self.practice }
    }

    /// The person who is to decide now, if it is one at this screen who has taken the seat.
    #[must_use]
    pub fn deciding(&self) -> Option<Seat> {
        if self.hand_over.is_some() || self.replay.is_some() {
            return None;
        }
        let ToAct::Seats(seats) = self.live.to_act() else { return None };
        let humans = self.humans();
        match self.live.viewer() {
            Viewer::Seat(seat) if seats.contains(seat) && humans.contains(seat) && !self.is_time_up(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the house decides for a seat because its time is up.
    #[must_use]
    pub fn is_time_up(&self, seat: Seat) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.is_up(seat))
    }

    /// The seat at the bottom of the screen: whoever looks, else the first person, else the first seat.
    #[must_use]
    pub fn own_seat(&self) -> Seat {
        match self.live.viewer() {
            Viewer::Seat(seat) => seat,
            _ => self.humans().iter().next().unwrap_or(Seat(0)),
        }
    }

    /// Why nothing can be chosen while somebody else is to decide; none if the match is over, is only watched, or the
    /// decision is here.
    #[must_use]
    pub fn why_wait(&self) -> Option<Explained> {
        let ToAct::Seats(seats) = self.live.to_act() else { return None };
        if self.replay.is_some() || self.deciding().is_some() {
            return None;
        }
        if self.is_reading() {
            return self.why_guided();
        }
        if let Some(seat) = self.watching_human().filter(|seat| seats.contains(*seat) && self.is_time_up(*seat)) {
            return Some(Explained { words: Words::new("why-time-up").with("seat", seat), rule: None });
        }
        let own = self.watching_human().and_then(|seat| self.live.why_not(seat, &[]));
        own.or_else(|| {
            let words = Words::new("why-turn-of").with("seat", seats.iter().next()?);
            Some(Explained { words, rule: None })
        })
    }

    /// The person through whose eyes the table is seen, whoever is to act.
    #[must_use]
    pub fn watching_human(&self) -> Option<Seat> {
        match self.live.viewer() {
            Viewer::Seat(seat) if self.humans().contains(seat) => Some(seat),
            _ => None,
        }
    }
}
