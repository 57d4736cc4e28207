//! Bots and hints think beside the host, by whatever a front gives it to think with.

use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use super::turns::refused;
use super::{FrontId, Host, Message};
use crate::ai::Level;
use crate::engine::attempt::attempt;
use crate::engine::{Seat, SeatController, SeatSet, ToAct, Viewer, Words};
use crate::table::any_match::{BotMove, PendingMove};

/// Whoever has not answered after this long does not think any more.
pub(super) const SILENT: Duration = Duration::from_secs(60);

/// A thought that has been begun; its end is seen from every copy.
#[derive(Clone, Debug, Default)]
pub struct Thought(Arc<OnceLock<Option<BotMove>>>);

impl Thought {
    /// Thinks it to its end, here and now. A bot that breaks down has no answer.
    pub fn finish(&self, pending: PendingMove) {
        // Nobody thinks the same twice.
        let _ = self.0.set(attempt(pending));
    }

    /// The answer, once there is one: none in it if the bot broke down.
    fn answer(&self) -> Option<&Option<BotMove>> {
        self.0.get()
    }
}

/// Thinks for the host. What wakes the host when a thought is finished is up to whoever has made it.
pub trait Thinker: Send + Sync {
    fn begin(&mut self, pending: PendingMove) -> Thought;
}

/// Thinks on threads, one for every thought.
pub struct Threads {
    finished: Arc<dyn Fn() + Send + Sync>,
}

impl Threads {
    /// Calls `finished` after every thought, from its thread: then the host is to be asked again.
    pub fn new(finished: impl Fn() + Send + Sync + 'static) -> Self {
        Self { finished: Arc::new(finished) }
    }
}

impl Thinker for Threads {
    fn begin(&mut self, pending: PendingMove) -> Thought {
        let (thought, finished) = (Thought::default(), self.finished.clone());
        let there = thought.clone();
        let spawned = thread::Builder::new().name("bot".to_owned()).spawn(move || {
            // What nobody waits for any more is not thought.
            if Arc::strong_count(&there.0) > 1 {
                there.finish(pending);
                finished();
            }
        });
        if spawned.is_err() {
            // There is no thread to be had, and the thought has gone with it: as from a bot that broke down.
            let _ = thought.0.set(None);
        }
        thought
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Bot,
    /// A person whose time is up.
    TimeUp,
    /// A person at this front who has asked, with the number of the request.
    Hint(FrontId, u64),
}

/// A decision of a seat that is being thought about.
pub(super) struct Thinking {
    seat: Seat,
    /// When the decision came up: a thought about another one is dropped.
    asked: u64,
    purpose: Purpose,
    begun: Duration,
    thought: Thought,
}

impl Host {
    pub(super) fn begin_hint(&mut self, seat: Seat, front: FrontId, id: u64) {
        let pending = self.live.advise(seat, Level::Master);
        self.begin(seat, Purpose::Hint(front, id), pending);
    }

    fn begin(&mut self, seat: Seat, purpose: Purpose, pending: PendingMove) {
        let Some(asked) = self.asked_at(seat) else { return };
        let thought = self.thinker.begin(pending);
        self.thoughts.push(Thinking { seat, asked, purpose, begun: self.now, thought });
    }

    /// Sets all bots thinking that have to decide, and somebody for each person whose time is up.
    pub(super) fn begin_thoughts(&mut self) {
        let ToAct::Seats(seats) = self.live.to_act() else { return };
        for seat in seats.iter() {
            let thinks = |it: &Thinking| it.seat == seat && !matches!(it.purpose, Purpose::Hint(..));
            if self.thoughts.iter().any(thinks) {
                continue;
            }
            let Some(sits) = self.controllers.get(seat.index()) else { continue };
            let sits = match (sits, &self.programs) {
                (SeatController::Program(program), Some(folder)) => {
                    &SeatController::Program(program.clone().found_in(folder))
                }
                _ => sits,
            };
            if let Some(pending) = self.live.think(seat, sits) {
                self.begin(seat, Purpose::Bot, pending);
            } else if sits.is_person() && self.is_time_up(seat) {
                let pending = self.live.advise(seat, Level::Apprentice);
                self.begin(seat, Purpose::TimeUp, pending);
            }
        }
    }

    /// Drops what was thought about decisions that are none any more, and gives hints to those who have asked.
    pub(super) fn sort_thoughts(&mut self) {
        for it in std::mem::take(&mut self.thoughts) {
            let counts = self.asked_at(it.seat) == Some(it.asked);
            let Purpose::Hint(front, id) = it.purpose else {
                if counts {
                    self.thoughts.push(it);
                }
                continue;
            };
            let seat = it.seat;
            let message = match it.thought.answer().cloned() {
                _ if !counts || self.eyes_of(front) != Viewer::Seat(seat) => {
                    Message::Refused { id, why: refused("host-late") }
                }
                Some(Some(hint)) => Message::Hint { id, seat, hint },
                Some(None) => Message::Refused { id, why: refused("host-no-hint") },
                None => {
                    self.thoughts.push(it);
                    continue;
                }
            };
            self.send(front, message);
        }
    }

    /// Carries out what has been thought to its end; false if that is nothing. Several bots act in the order of their seats, however
    /// long each of them thinks, so that a match of bots is always the same.
    pub(super) fn take_thought(&mut self) -> bool {
        let ready = |it: &Thinking| it.thought.answer().is_some() || self.now >= it.begun + SILENT;
        let first_bot = self.thoughts.iter().filter(|it| it.purpose == Purpose::Bot).map(|it| it.seat).min();
        let next = self.thoughts.iter().position(|it| match it.purpose {
            Purpose::Bot => Some(it.seat) == first_bot && ready(it),
            Purpose::TimeUp => ready(it),
            Purpose::Hint(..) => false,
        });
        let Some(Thinking { seat, purpose, thought, .. }) = next.map(|next| self.thoughts.remove(next)) else {
            return false;
        };
        if purpose == Purpose::TimeUp {
            self.notice(&Words::new("notice-time-up").with("seat", seat));
            self.left_to_house(seat);
        }
        let answer = thought.answer().cloned();
        let fault = match answer {
            Some(Some(BotMove { fault: Some(why), .. })) => {
                self.replace_program(seat, &why);
                return true;
            }
            Some(Some(thought)) => match self.carry_out(seat, &thought.text) {
                Ok(()) => {
                    if let Some(reason) = thought.reason.filter(|_| purpose == Purpose::Bot) {
                        self.live.keep_reason(reason);
                    }
                    return true;
                }
                Err(_) => "notice-bot-broke-a-rule",
            },
            Some(None) => "notice-bot-broke-down",
            None => "notice-bot-silent",
        };
        self.notice(&Words::new(fault).with("seat", seat));
        // A fault of ours, or of a program from elsewhere: the match goes on all the same.
        let first = self.live.choices(seat).into_iter().next();
        first.is_some_and(|choice| self.carry_out(seat, &choice.text).is_ok())
    }

    /// Whoever sits in a seat is another one now, who has thought nothing yet.
    pub(super) fn forget_thoughts_of(&mut self, seat: Seat) {
        self.thoughts.retain(|it| it.seat != seat || matches!(it.purpose, Purpose::Hint(..)));
    }

    /// Whether something has been thought to its end that can be used now.
    pub(super) fn has_thought(&self) -> bool {
        let waits = self.thoughts.is_empty() || self.is_held() || self.waits_for_telling();
        let usable = |it: &&Thinking| !waits || matches!(it.purpose, Purpose::Hint(..));
        self.thoughts.iter().filter(usable).any(|it| it.thought.answer().is_some())
    }

    /// The seats for which somebody thinks, other than hints.
    pub(super) fn thinking(&self) -> SeatSet {
        let deciding = self.thoughts.iter().filter(|it| !matches!(it.purpose, Purpose::Hint(..)));
        deciding.map(|it| it.seat).collect()
    }

    /// When the first of those who think has been silent for too long.
    pub(super) fn silent_at(&self) -> Option<Duration> {
        let deciding = self.thoughts.iter().filter(|it| !matches!(it.purpose, Purpose::Hint(..)));
        deciding.map(|it| it.begun + SILENT).min()
    }
}
