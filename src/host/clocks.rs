//! Whose time goes by: that of people who can decide and have been told what about, or are slow to be told.

use std::time::Duration;

use super::{FrontId, Host, Message};
use crate::engine::journal::Writer;
use crate::engine::{Seat, SeatSet, ToAct, Words};
use crate::table::clock::Clock;

/// Nobody loses more than this between two looks at the clock: a machine that has been asleep has taken nobody's time.
const LONGEST: Duration = Duration::from_secs(2);

/// A person may take so long to see what has led to their decision before their time begins.
const SLOWEST: Duration = Duration::from_secs(10);

/// The clock is looked at so often while it runs.
const OFTEN: Duration = Duration::from_secs(1);

impl Host {
    /// Whether the house decides for a seat because its time is up.
    pub(super) fn is_time_up(&self, seat: Seat) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.is_up(seat))
    }

    /// It is `now`: time has gone by for those whose clocks run.
    pub(super) fn pass_time(&mut self, now: Duration) {
        let gone = now.saturating_sub(self.now).min(LONGEST);
        self.now = self.now.max(now);
        let Some(clock) = &mut self.clock else { return };
        let mut tells = false;
        for seat in self.running.iter() {
            clock.run(seat, gone);
            tells |= clock.is_up(seat) || clock.is_behind(seat);
        }
        if tells {
            self.save_times();
        }
    }

    /// Writes down what people have left, as far as the journal does not have it.
    pub(super) fn save_times(&mut self) {
        let news: Vec<(Seat, u32)> = self.clock.iter_mut().flat_map(Clock::keep).collect();
        for (seat, seconds) in news {
            self.save(|writer| writer.time(seat, seconds));
        }
    }

    /// From now on the clocks of those run who can decide now.
    pub(super) fn run_clocks(&mut self) {
        let runs = self.whose_time();
        let ran = std::mem::replace(&mut self.running, runs);
        if !ran.without(runs).is_empty() {
            self.save_times();
        }
        if ran != runs {
            let times = self.clock_times();
            let all: Vec<FrontId> = self.fronts.keys().copied().collect();
            for id in all {
                self.send(id, Message::Clocks(times.clone()));
            }
        }
    }

    fn whose_time(&self) -> SeatSet {
        let (ToAct::Seats(seats), Some(_)) = (self.live.to_act(), &self.clock) else { return SeatSet::default() };
        if self.fronts.is_empty() || self.question.is_some() || self.is_held() {
            return SeatSet::default();
        }
        let people = seats.intersection(self.people()).without(self.thinking());
        // Where all people sit at one front nobody is held up by how it tells.
        let alone = |seat: Seat| self.front_of(seat).is_some_and(|(id, _)| self.is_alone(id));
        let late = |seat: Seat| self.slow_at(seat).is_some_and(|slow| self.now >= slow);
        let slow = |seat: Seat| self.is_asked(seat) && late(seat) && !alone(seat);
        let told = |seat: Seat| self.asked_at(seat).is_some_and(|at| self.has_told(seat, at));
        people.iter().filter(|seat| !self.is_time_up(*seat) && (told(*seat) || slow(*seat))).collect()
    }

    /// When the time of a seat begins, whether its front has told what led to its decision or not.
    fn slow_at(&self, seat: Seat) -> Option<Duration> {
        let decision = self.decisions.get(seat.index())?.as_ref()?;
        Some(decision.since + SLOWEST)
    }

    /// From now on nobody's time is counted.
    pub(super) fn stop_clock(&mut self) {
        if self.clock.take().is_some() {
            self.running = SeatSet::default();
            self.save(Writer::clock_off);
            self.notice(&Words::new("notice-clock-off"));
            let all: Vec<FrontId> = self.fronts.keys().copied().collect();
            for id in all {
                self.send(id, Message::Clocks(Vec::new()));
            }
        }
    }

    /// Whether the host wants to be asked now: it is time, something has been thought to its end, or the disk has failed.
    pub fn is_due(&self, now: Duration) -> bool {
        let failed = || self.writer.as_ref().is_some_and(|writer| writer.sync_failure().is_some());
        self.due().is_some_and(|due| due <= now) || self.has_thought() || failed()
    }

    /// When the host wants to be asked again, although nobody has asked for anything; none if nothing happens by itself.
    pub fn due(&self) -> Option<Duration> {
        let clock = self.clock.as_ref().filter(|_| !self.is_held());
        let runs = clock.and_then(|clock| self.running.iter().map(|seat| self.now + clock.left(seat).min(OFTEN)).min());
        let people = self.people().without(self.running);
        let slow =
            clock.and_then(|_| people.iter().filter_map(|seat| self.slow_at(seat)).filter(|at| *at > self.now).min());
        let answers = self.question.as_ref().map(|question| question.until);
        let all = [runs, slow, answers, self.silent_at()];
        all.into_iter().flatten().filter(|due| *due > self.now).min()
    }
}
