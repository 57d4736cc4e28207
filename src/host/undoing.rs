//! Going back and forth: taking back, doing again, and asking those who have to agree.

use std::collections::BTreeSet;
use std::time::Duration;

use super::turns::refused;
use super::{FrontId, Host, Message};
use crate::engine::journal::Writer;
use crate::engine::matches::Takeback;
use crate::engine::{Seat, SeatSet, Words};
use crate::table::Explained;

/// Silence is a no after so long.
const SILENCE: Duration = Duration::from_secs(30);

/// What somebody wants for which others have to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Taking back what this seat decided last.
    Undo(Seat),
    /// Everything may be taken back.
    Practise,
    /// Nobody's time is counted.
    StopClock,
    /// The match once more, or one of the kind.
    Rematch { swap: bool, same_seed: bool, names: Vec<String> },
}

/// A wish that waits for answers.
#[derive(Debug)]
pub(super) struct Question {
    number: u64,
    wish: Wish,
    /// The fronts that have not answered.
    waits_for: BTreeSet<FrontId>,
    pub(super) until: Duration,
}

impl Host {
    /// What may be crossed when something is taken back.
    pub(super) fn takeback(&self) -> Takeback {
        Takeback { humans: self.people(), practice: self.practice }
    }

    /// Somebody at a front wants something: it is done, or those at other fronts are asked.
    pub(super) fn wish(&mut self, from: FrontId, wish: Wish) -> Result<(), Explained> {
        self.player(from)?;
        let others = self.fronts.iter().filter(|(id, front)| **id != from && !front.seats.is_empty());
        let others: BTreeSet<FrontId> = others.map(|(id, _)| *id).collect();
        if others.is_empty() {
            return self.grant(wish);
        }
        if self.question.is_some() {
            return Err(refused("host-asked-already"));
        }
        if self.refused_wish.as_ref() == Some(&(self.at, wish.clone())) {
            return Err(refused("host-others-refuse"));
        }
        let by = self.fronts.get(&from).and_then(|front| front.seats.lowest()).unwrap_or(Seat(0));
        let words = Words::new(match &wish {
            Wish::Undo(_) => "agree-undo",
            Wish::Practise => "agree-practice",
            Wish::StopClock => "agree-clock-off",
            Wish::Rematch { .. } => "agree-rematch",
        });
        let by = if let Wish::Undo(seat) = wish { seat } else { by };
        self.questions += 1;
        let question = self.questions;
        for id in &others {
            let words = words.clone().with("seat", by);
            self.send(*id, Message::Question { question, words, lasts: SILENCE });
        }
        let until = self.now + SILENCE;
        self.question = Some(Question { number: question, wish, waits_for: others, until });
        Ok(())
    }

    /// Takes back what a seat decided last, or asks the others: without asking it goes as long as it was the last thing that
    /// anybody did, and nothing was shown.
    pub(super) fn undo(&mut self, from: FrontId, at: u64, seat: Seat) -> Result<(), Explained> {
        self.check_seat(from, seat)?;
        if at != self.at {
            return Err(refused("host-late"));
        }
        let own = self.live.can_undo(seat, self.takeback());
        let last = self.live.len().checked_sub(1).and_then(|last| self.live.action(last));
        let is_last = last.is_some_and(|(by, _)| by == seat);
        let others = self.fronts.iter().any(|(id, front)| *id != from && !front.seats.is_empty());
        if !others || is_last && own == Ok(1) {
            return self.take_back(seat, self.takeback(), others);
        }
        self.live.can_undo(seat, agreed()).map_err(|words| Explained { words, rule: None })?;
        self.wish(from, Wish::Undo(seat))
    }

    pub(super) fn answer(&mut self, from: FrontId, number: u64, yes: bool) -> Result<(), Explained> {
        let asked = self.question.as_mut().filter(|question| question.number == number);
        let Some(question) = asked.filter(|question| question.waits_for.contains(&from)) else {
            return Err(refused("host-late"));
        };
        if !yes {
            self.refuse();
            return Ok(());
        }
        question.waits_for.remove(&from);
        if !question.waits_for.is_empty() {
            return Ok(());
        }
        let wish = question.wish.clone();
        self.settle(true);
        self.grant(wish)
    }

    /// What was asked is a no when somebody has not answered for too long, and when nobody is left to be asked.
    pub(super) fn hear_of_question(&mut self) {
        let Some(question) = &mut self.question else { return };
        question.waits_for.retain(|id| self.fronts.get(id).is_some_and(|front| !front.seats.is_empty()));
        if self.now >= question.until || question.waits_for.is_empty() {
            self.refuse();
        }
    }

    fn refuse(&mut self) {
        if let Some(question) = &self.question {
            self.refused_wish = Some((self.at, question.wish.clone()));
        }
        self.settle(false);
    }

    /// Nothing is asked any more.
    pub(super) fn settle(&mut self, agreed: bool) {
        let Some(Question { number: question, .. }) = self.question.take() else { return };
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            self.send(id, Message::Settled { question, agreed });
        }
    }

    fn grant(&mut self, wish: Wish) -> Result<(), Explained> {
        match wish {
            Wish::Undo(seat) => return self.take_back(seat, agreed(), true),
            Wish::Practise => self.practise(),
            Wish::StopClock => self.stop_clock(),
            Wish::Rematch { swap, same_seed, names } => {
                return self.rematch(swap, same_seed, &names).map_err(|words| Explained { words, rule: None });
            }
        }
        Ok(())
    }

    /// Takes the last decision of a seat back and, unless it is to be `once`, what would repeat itself.
    fn take_back(&mut self, seat: Seat, by: Takeback, once: bool) -> Result<(), Explained> {
        let told = self.live.chronicle().to_vec();
        let (length, mut undone) = (self.live.len(), Vec::new());
        let refusal = loop {
            let all = self.live.len();
            let count = match self.live.can_undo(seat, by) {
                Ok(count) => count,
                Err(words) => break Some(words),
            };
            if all - count < self.first_length() {
                break Some(Words::new("why-puzzle-begins"));
            }
            let mut step: Vec<_> = (all - count..all).filter_map(|number| self.live.action(number)).collect();
            step.append(&mut undone);
            undone = step;
            if let Err(words) = self.live.undo(seat, by) {
                break Some(words);
            }
            // What passed by itself would do so again.
            if once || !self.repeats(seat) {
                break None;
            }
        };
        let count = length - self.live.len();
        if let Some(words) = refusal.filter(|_| count == 0) {
            return Err(Explained { words, rule: None });
        }
        self.at += 1;
        self.undone.push(undone);
        self.settle(false);
        self.save(|writer| writer.undo(count));
        self.ask_all(None);
        // The first of what is gone is what the person did; the rest followed from it.
        let gone = told.get(self.live.chronicle().len()).map(|line| line.words.clone());
        let words = match gone {
            Some(words) => Words::new("notice-undone").with("what", words),
            None => Words::new("notice-undone-silently"),
        };
        self.send_states(Some(&words));
        Ok(())
    }

    /// Does again what was taken back last, unless that was decided by people elsewhere.
    pub(super) fn redo(&mut self, from: FrontId, at: u64, seat: Seat) -> Result<(), Explained> {
        self.check_seat(from, seat)?;
        if at != self.at {
            return Err(refused("host-late"));
        }
        let here = self.fronts.get(&from).map_or(SeatSet::default(), |front| front.seats);
        let elsewhere = self.people().without(here);
        let Some(actions) = self.undone.pop_if(|step| step.iter().all(|(seat, _)| !elsewhere.contains(*seat))) else {
            return Err(refused("host-nothing-to-redo"));
        };
        for (seat, text) in actions {
            // It was allowed once; if not now, the match simply goes on from here.
            self.do_again(seat, &text)?;
        }
        Ok(())
    }

    /// From now on everything may be taken back; the journal keeps that.
    fn practise(&mut self) {
        if !std::mem::replace(&mut self.practice, true) {
            self.save(Writer::practice);
            self.notice(&Words::new("notice-practice"));
            let all: Vec<FrontId> = self.fronts.keys().copied().collect();
            for id in all {
                self.send_seats(id);
            }
            self.send_standings();
        }
    }
}

/// What may be crossed once everybody has agreed: everything.
fn agreed() -> Takeback {
    Takeback { humans: SeatSet::default(), practice: true }
}
