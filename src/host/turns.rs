//! What an action goes through, whoever decides on it: the rules carry it out, the journal keeps it, everybody is told.

use std::time::Duration;

use super::{FrontId, Host};
use crate::engine::journal::{SaveError, Writer};
use crate::engine::{Seat, SeatSet, ToAct, Viewer, Words};
use crate::table::Explained;
use crate::table::any_match::Choice;

#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The moment when it came up.
    pub(super) at: u64,
    /// The same on the clock of the host.
    pub(super) since: Duration,
    /// What may be decided, where others decide at the same time and may change that.
    choices: Vec<Choice>,
}

/// A refusal in these words, for which no rule of the game speaks.
pub(super) fn refused(key: &str) -> Explained {
    Explained { words: Words::new(key), rule: None }
}

impl Host {
    /// When the decision of a seat came up; none if it has none to make.
    pub(super) fn asked_at(&self, seat: Seat) -> Option<u64> {
        self.decisions.get(seat.index())?.as_ref().map(|decision| decision.at)
    }

    /// Notes who has to decide from now on, after `by` has acted or, without anybody, after everything has changed. Who was asked
    /// before and is still asked the same has not to look again because others have decided meanwhile.
    pub(super) fn ask_all(&mut self, by: Option<Seat>) {
        let seats = match self.live.to_act() {
            ToAct::Seats(seats) => seats,
            ToAct::Over(_) => SeatSet::default(),
        };
        let several = seats.len() > 1;
        let mut decisions = vec![None; self.live.seats()];
        for seat in seats.iter() {
            let before = self.decisions.get_mut(seat.index()).and_then(Option::take);
            let before = before.filter(|_| by.is_some_and(|by| by != seat));
            // Who is alone with a decision has seen everything that the others have done only now.
            let choices = if several || before.is_some() { self.live.choices(seat) } else { Vec::new() };
            let decision = match before {
                Some(before) if before.choices == choices => before,
                _ => Decision { at: self.at, since: self.now, choices },
            };
            if let Some(place) = decisions.get_mut(seat.index()) {
                *place = Some(decision);
            }
        }
        self.decisions = decisions;
    }

    /// Carries out actions that somebody at a front has decided on, as far as they are allowed.
    pub(super) fn act(&mut self, from: FrontId, at: u64, seat: Seat, texts: &[String]) -> Result<(), Explained> {
        self.check_seat(from, seat)?;
        if self.live.outcome().is_some() {
            return Err(refused("refusal-match-over"));
        }
        if self.eyes_of(from) != Viewer::Seat(seat) {
            return Err(refused("host-not-taken"));
        }
        let asked = self.asked_at(seat);
        if at > self.at || asked.is_some_and(|asked| at < asked) {
            return Err(refused("host-late"));
        }
        if self.is_time_up(seat) {
            return Err(Explained { words: Words::new("why-time-up").with("seat", seat), rule: None });
        }
        for text in texts {
            if let Some(why) = self.why_guided().filter(|_| !self.allows(text)) {
                return Err(why);
            }
            self.carry_out(seat, text)?;
            // Whoever acts goes on with the match as it is: nothing is asked any more.
            self.settle(false);
        }
        Ok(())
    }

    /// Whether somebody plays at a front in this seat.
    pub(super) fn check_seat(&self, from: FrontId, seat: Seat) -> Result<(), Explained> {
        let here =
            seat.index() < self.live.seats() && self.fronts.get(&from).is_some_and(|front| front.seats.contains(seat));
        if here { Ok(()) } else { Err(refused("host-other-seat")) }
    }

    /// Carries out an action, keeps it and tells it. What was taken back before cannot be done again.
    pub(super) fn carry_out(&mut self, seat: Seat, text: &str) -> Result<(), Explained> {
        let undone = std::mem::take(&mut self.undone);
        let done = self.do_again(seat, text);
        if done.is_err() {
            self.undone = undone;
        }
        done
    }

    /// The same of what was taken back before: the rest of that can still be done again.
    pub(super) fn do_again(&mut self, seat: Seat, text: &str) -> Result<(), Explained> {
        let lines = self.live.chronicle().len();
        let telling = self.live.carry_out(seat, text)?;
        self.at += 1;
        self.save(|writer| writer.action(seat, text));
        let actions = self.live.len();
        self.clock.iter_mut().for_each(|clock| clock.decided(seat, actions));
        self.save_times();
        if self.live.outcome().is_some() {
            self.save(Writer::over);
        }
        self.ask_all(Some(seat));
        self.tell(seat, &telling, lines);
        Ok(())
    }

    /// Says in the chronicle that the next action of a seat is the house's.
    pub(super) fn left_to_house(&mut self, seat: Seat) {
        self.live.by_house(seat);
        self.tell_line(seat);
    }

    /// A seat of two gives up, a seat of more is left to a bot.
    pub(super) fn concede(&mut self, from: FrontId, seat: Seat) -> Result<(), Explained> {
        self.check_seat(from, seat)?;
        if self.live.seats() != 2 {
            return self.leave_to_bot(seat);
        }
        self.live.concede(seat).map_err(|_| refused("refusal-match-over"))?;
        self.at += 1;
        self.undone.clear();
        self.settle(false);
        self.save(|writer| writer.concede(seat));
        self.save(Writer::over);
        self.ask_all(None);
        self.tell_line(seat);
        Ok(())
    }

    /// Everything that happens without a person, one thing after the other, until there is nothing of that kind.
    pub(super) fn go_on(&mut self) {
        self.sort_thoughts();
        while self.goes_on() && self.happens_by_itself() {}
        self.look_round();
        self.run_clocks();
    }

    /// Whether anything may happen by itself: an empty table waits, and so does one at which something is asked or held.
    fn goes_on(&self) -> bool {
        let stands = self.fronts.is_empty() || self.question.is_some() || self.is_held();
        !stands && self.live.outcome().is_none()
    }

    /// The next thing that happens by itself; false if there is none.
    fn happens_by_itself(&mut self) -> bool {
        self.sort_thoughts();
        if let Some((seat, text)) = self.scripted() {
            if self.waits_for_telling() {
                return false;
            }
            if self.carry_out(seat, &text).is_err() {
                // Tried out when it was read; whatever has happened since, the match can be played on.
                self.give_aim_up();
            }
            return true;
        }
        if self.waits_for_learner() {
            return false;
        }
        // Bots think while something is told, and wait with what they do.
        self.begin_thoughts();
        if self.waits_for_telling() {
            return false;
        }
        if let Some((seat, text)) = self.passes() {
            return self.carry_out(seat, &text).is_ok();
        }
        // As long as something could be done again that others have decided too, they leave it to the person.
        if !self.undone.is_empty() && !self.deciding_people().is_empty() {
            return false;
        }
        self.take_thought()
    }

    fn deciding_people(&self) -> SeatSet {
        match self.live.to_act() {
            ToAct::Seats(seats) => seats.intersection(self.people()),
            ToAct::Over(_) => SeatSet::default(),
        }
    }

    /// The person who can do nothing else, and that.
    fn passes(&self) -> Option<(Seat, String)> {
        self.deciding_people().iter().find_map(|seat| Some((seat, self.by_itself(seat)?)))
    }

    /// What is done for a person without being asked, as their front prefers it.
    pub(super) fn by_itself(&self, seat: Seat) -> Option<String> {
        let (_, front) = self.front_of(seat)?;
        match (front.prefers.auto_play, front.prefers.auto_pass) {
            (true, _) => self.live.only(seat).map(|only| only.text),
            (false, true) => self.live.forced(seat),
            (false, false) => self.live.forced(seat).filter(|_| self.live.seen_by(Viewer::Seat(seat)).is_idle(seat)),
        }
    }

    /// Writes to the journal; what fails is told once, and the match goes on without being saved.
    pub(super) fn save(&mut self, write: impl FnOnce(&mut Writer) -> Result<(), SaveError>) {
        if let Some(Err(error)) = self.writer.as_mut().map(write) {
            self.writer = None;
            self.notice(&error.words());
        }
    }

    /// Tells once if the disk did not keep what was written, as if it had not been written.
    pub(super) fn hear_of_disk(&mut self) {
        if let Some(error) = self.writer.as_ref().and_then(Writer::sync_failure) {
            self.writer = None;
            self.notice(&error.words());
        }
    }
}
