//! The terminal as a front of its host: what it asks, and what it hears.

use std::time::Duration;

use super::TextTable;
use crate::cli::terminal::say;
use crate::engine::{Seat, SeatController};
use crate::host::{Ask, FrontId, Message, Over, Request, Turn};
use crate::table::any_match::BotMove;
use crate::table::{BotReason, Explained};

/// The only front of this host.
const HERE: FrontId = FrontId(0);

/// The host is asked at least so often.
const OFTEN: Duration = Duration::from_secs(60);

/// What a request has been answered.
pub(super) enum Answer {
    Done,
    Refused(Explained),
    Hint(BotMove),
    Why(BotReason),
}

impl TextTable {
    /// All people of the match sit down here, if they have not.
    pub(super) fn sit_down(&mut self) {
        if self.stands.is_none() {
            let (seats, prefers) = (SeatController::people(&self.controllers), self.prefers);
            self.request(Ask::Join { seats, prefers, from_afar: None });
        }
    }

    pub(super) fn request(&mut self, ask: Ask) -> Answer {
        self.requests += 1;
        let at = self.stands.as_ref().map_or(0, |stands| stands.at);
        let now = self.began.elapsed();
        let messages = self.host.on(HERE, Request { id: self.requests, at, ask }, now);
        self.hear(messages).unwrap_or(Answer::Done)
    }

    /// Waits until something has been thought to its end, or time has gone by; hears what has come of it.
    pub(super) fn wait(&mut self) -> Option<Answer> {
        let now = self.began.elapsed();
        let lasts = self.host.due().map_or(OFTEN, |due| due.saturating_sub(now).min(OFTEN));
        // Whether it is a thought or the time, the host is asked.
        let _ = self.woken.recv_timeout(lasts);
        let messages = self.host.tick(self.began.elapsed());
        self.hear(messages)
    }

    /// Takes in what the host has told; gives the answer to the last request, if it is among that.
    fn hear(&mut self, messages: Vec<(FrontId, Message)>) -> Option<Answer> {
        let mut answer = None;
        for (_, message) in messages {
            match message {
                Message::Seats(seats) => self.controllers = seats.controllers,
                Message::State(state) => {
                    self.hand_over = None;
                    self.chronicle = state.chronicle;
                    self.told = self.told.min(self.chronicle.len());
                    self.stands = Some(state.standing);
                }
                Message::Step(step) => {
                    self.chronicle.extend(step.lines);
                    self.stands = Some(step.standing);
                }
                Message::HandOver(seat) => self.hand_over = Some(seat),
                Message::Stands(standing) => self.stands = Some(*standing),
                Message::Notice(words) => say(&self.say(&words)),
                Message::Done { .. } => _ = answer.get_or_insert(Answer::Done),
                Message::Refused { why, .. } => answer = Some(Answer::Refused(why)),
                Message::Hint { hint, .. } => answer = Some(Answer::Hint(hint)),
                Message::Why { reason, .. } => answer = Some(Answer::Why(reason)),
                // Nobody's time is counted here, nobody sits elsewhere, and nobody looks back.
                Message::Clocks(_)
                | Message::Question { .. }
                | Message::Settled { .. }
                | Message::Laid(_)
                | Message::Frame(_)
                | Message::Retold { .. }
                | Message::Past { .. } => {}
            }
        }
        answer
    }

    /// What the person who looks may do.
    pub(super) fn turn(&self) -> Option<&Turn> {
        self.stands.as_ref()?.turn.as_ref()
    }

    pub(super) fn over(&self) -> Option<&Over> {
        self.stands.as_ref()?.over.as_ref()
    }

    pub(super) fn begins(&self) -> bool {
        self.stands.as_ref().is_none_or(|stands| stands.actions == 0)
    }

    /// What a Master would do; why there is no hint, if there is none.
    pub(super) fn advice(&mut self, seat: Seat) -> Result<BotMove, Explained> {
        let mut answer = Some(self.request(Ask::Hint(seat)));
        loop {
            match answer {
                Some(Answer::Hint(hint)) => return Ok(hint),
                Some(Answer::Refused(why)) => return Err(why),
                _ => answer = self.wait(),
            }
        }
    }
}
