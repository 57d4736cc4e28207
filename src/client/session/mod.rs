//! The match on the table as its front knows it, an ECS resource, and what may be asked of it.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use crate::engine::{Seat, SeatController, SeatSet, ToAct, Viewer, Words};
use crate::host::{ClockTime, KnownMatch};
use crate::table::any_match::{BotMove, sheet_of};
use crate::table::{AnyView, BotReason, Counter, Explained, NewMatch, Sheet, Target};

pub mod company;
pub mod lessons;
mod phase;
pub mod puzzles;
mod screen;
pub mod sharing;
pub mod snapshot;
mod told;

pub use phase::{AtTheTable, InSight, Phase};
pub use screen::{Files, Overlay, Screen};
use sharing::Copied;
pub use told::ToldMatch;

/// The states of the program; [`Screen`] has to be there already.
pub fn plugin(app: &mut App) {
    app.add_message::<sharing::Arrived>()
        .init_resource::<sharing::Shared>()
        .init_resource::<sharing::KeptBack>()
        .init_resource::<company::Company>()
        .init_state::<Overlay>()
        .add_computed_state::<InSight>()
        .add_computed_state::<AtTheTable>()
        .add_sub_state::<Phase>()
        .add_plugins((lessons::plugin, puzzles::plugin));
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
    /// Carry out batch number `n` of [`KnownMatch::batches`].
    Batch(usize),
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
        controller: SeatController,
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
    pub fn plays(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Batch(_)
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
#[derive(Clone)]
pub struct SuspendedMatch {
    /// The match as it stands.
    pub known: KnownMatch,
    /// The hint about the position of now.
    pub hint: Option<BotMove>,
}

/// The match on the table. What is shown (`told`) lags behind what the host has told (`known`) until the director has told it.
#[derive(Resource)]
pub struct Session {
    /// Number of this match since the program was started: no two have the same.
    pub serial: u32,
    /// The match as this front knows it, or the moment of it that is looked at.
    pub known: KnownMatch,
    /// Who sits where.
    pub controllers: Vec<SeatController>,
    /// What has been told of it so far.
    pub told: ToldMatch,
    /// Somebody is thinking for this seat.
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
    /// Everything may be taken back.
    pub practice: bool,
    /// What people have left of their time; empty if it is not counted.
    pub clocks: Vec<ClockTime>,
}

/// The finished match that is being watched again from its result, as it lies there: who has seen enough comes back to it.
#[derive(Resource)]
pub struct Finished(pub Session);

impl Session {
    /// A match of which nothing has been told yet, and nothing asked.
    pub(in crate::client) fn begun(serial: u32, known: KnownMatch, controllers: Vec<SeatController>) -> Self {
        Self {
            serial,
            told: ToldMatch::begun(&known),
            known,
            controllers,
            thinking: None,
            hint: None,
            answer: None,
            hand_over: None,
            complaint: None,
            replay: None,
            waiting: None,
            playing_on: false,
            practice: false,
            clocks: Vec::new(),
        }
    }

    /// Whether the match is a replay, and not one that is being played.
    pub fn is_watched(&self) -> bool {
        self.replay.is_some() && self.waiting.is_none()
    }

    /// Whether earlier moments can be looked at.
    pub fn can_look_back(&self) -> bool {
        let playing = || !self.is_guided() && self.hand_over.is_none() && self.known.outcome().is_none();
        self.replay.is_some() || !self.known.is_empty() && playing()
    }

    /// The table as it is seen: as told so far, as long as something is still to be told (`busy`). Whatever is said of it goes by
    /// this.
    pub fn seen(&self, busy: bool) -> Arc<dyn AnyView> {
        if busy { self.told.seen.clone() } else { self.known.seen() }
    }

    /// What is told of a thing that is looked at closely; as told so far, as long as something is still to be told (`busy`).
    pub fn inspect(&self, target: Target, busy: bool) -> Option<Sheet> {
        match busy {
            true => {
                let side = self.known.side();
                sheet_of(&*self.told.seen, (&self.told.seen.arrange(side), side), self.own_seat(), target)
            }
            false => self.known.inspect(self.own_seat(), target),
        }
    }

    /// Counters of a seat's plate, as told so far.
    pub fn counters(&self, seat: Seat) -> &[Counter] {
        self.told.plates.counters.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The seats where people sit.
    pub fn humans(&self) -> SeatSet {
        SeatController::people(&self.controllers)
    }

    /// The match that is being played as it stands now, whatever moment of it is looked at.
    pub fn present(&self) -> &KnownMatch {
        self.waiting.as_ref().map_or(&self.known, |waiting| &waiting.known)
    }

    /// The same, to take in what the host tells.
    pub fn present_mut(&mut self) -> &mut KnownMatch {
        self.waiting.as_mut().map_or(&mut self.known, |waiting| &mut waiting.known)
    }

    /// The person who is to decide now, if it is one at this screen who has taken the seat.
    pub fn deciding(&self) -> Option<Seat> {
        if self.hand_over.is_some() || self.replay.is_some() {
            return None;
        }
        let seat = self.watching_human()?;
        Some(seat).filter(|seat| self.known.decides(*seat) && !self.is_time_up(*seat))
    }

    /// Whether the house decides for a seat because its time is up.
    pub fn is_time_up(&self, seat: Seat) -> bool {
        self.clocks.iter().any(|time| time.seat == seat && time.left.is_zero())
    }

    /// The seat at the bottom of the screen: whoever looks, else the first person, else the first seat.
    pub fn own_seat(&self) -> Seat {
        match self.known.viewer() {
            Viewer::Seat(seat) => seat,
            _ => self.humans().iter().next().unwrap_or(Seat(0)),
        }
    }

    /// Why nothing can be chosen while somebody else is to decide; none if the match is over, is only watched, or the
    /// decision is here.
    pub fn why_wait(&self) -> Option<Explained> {
        let ToAct::Seats(seats) = self.known.to_act() else { return None };
        if self.replay.is_some() || self.deciding().is_some() {
            return None;
        }
        if self.is_reading() {
            return self.why_guided();
        }
        if let Some(seat) = self.watching_human().filter(|seat| seats.contains(*seat) && self.is_time_up(*seat)) {
            return Some(Explained { words: Words::new("why-time-up").with("seat", seat), rule: None });
        }
        let own = self.watching_human().and_then(|seat| self.known.why_not(seat, &[]));
        own.or_else(|| {
            let words = Words::new("why-turn-of").with("seat", seats.iter().next()?);
            Some(Explained { words, rule: None })
        })
    }

    /// The person through whose eyes the table is seen, whoever is to act.
    pub fn watching_human(&self) -> Option<Seat> {
        match self.known.viewer() {
            Viewer::Seat(seat) if self.humans().contains(seat) => Some(seat),
            _ => None,
        }
    }
}
