//! A bot that sits at the table, shared with the thread that it thinks on.

use std::sync::{Arc, Mutex, PoisonError, TryLockError};

use crate::ai::{Bot, Bots};
use crate::engine::{Outcome, Seat, SeatController};
use crate::table::TableGame;
use crate::table::any_match::{BotMove, PendingMove};

/// Something that a bot is still to be told: an event as its seat sees it, or the end.
enum News<R: TableGame> {
    Event(R::Event),
    Over(Seat, Outcome),
}

/// A bot at the table, and what it has not been told yet. It is told nothing while it thinks, and nothing that lies after what it
/// thinks about.
pub(super) struct Sitting<R: TableGame> {
    bot: Mutex<Box<dyn Bot<R>>>,
    news: Mutex<Vec<News<R>>>,
    listens: bool,
}

impl<R: TableGame + Bots> Sitting<R> {
    pub(super) fn new(bot: Box<dyn Bot<R>>) -> Arc<Self> {
        let listens = bot.listens();
        Arc::new(Self { bot: Mutex::new(bot), news: Mutex::default(), listens })
    }

    /// The bot that decides in a match with these options, if it is one that does.
    pub(super) fn of(sits: &SeatController, options: &R::Options, seed: u64) -> Option<Arc<Self>> {
        match sits {
            SeatController::Bot { kind, .. } => Some(Self::new(kind.bot(seed))),
            SeatController::Program(program) => Some(Self::new(program.bot(options, seed))),
            SeatController::Nobody | SeatController::Person { .. } | SeatController::Elsewhere { .. } => None,
        }
    }

    /// The next decision for `seat`, from the view `seen`.
    pub(super) fn thinking(self: &Arc<Self>, seen: R::View, seat: Seat) -> PendingMove {
        let (sitting, known) = (self.clone(), self.news().len());
        Box::new(move || {
            // A bot that broke down while it thought has nothing left to be asked for; the next one is asked as it is.
            let mut bot = sitting.bot.lock().unwrap_or_else(PoisonError::into_inner);
            let known: Vec<News<R>> = {
                let mut news = sitting.news();
                let known = known.min(news.len());
                news.drain(..known).collect()
            };
            known.into_iter().for_each(|news| tell(&mut **bot, news));
            let advice = bot.advise(&seen, seat);
            let thought = BotMove {
                text: R::action_text(&advice.action),
                targets: R::targets(&seen, seat, &advice.action),
                reason: advice.reason,
                fault: bot.fault().map(str::to_owned),
            };
            drop(bot);
            sitting.tell_end();
            thought
        })
    }

    pub(super) fn saw(&self, events: impl Iterator<Item = R::Event>) {
        if self.listens {
            self.news().extend(events.map(News::Event));
        }
    }

    pub(super) fn over(&self, seat: Seat, outcome: Outcome) {
        if self.listens {
            self.news().push(News::Over(seat, outcome));
            self.tell_end();
        }
    }

    /// Tells everything once the match is over; if the bot thinks just now, it is told when it has finished.
    fn tell_end(&self) {
        while matches!(self.news().last(), Some(News::Over(..))) {
            let mut bot = match self.bot.try_lock() {
                Ok(bot) => bot,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => return,
            };
            let news = std::mem::take(&mut *self.news());
            news.into_iter().for_each(|news| tell(&mut **bot, news));
        }
    }

    fn news(&self) -> std::sync::MutexGuard<'_, Vec<News<R>>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn tell<R: TableGame>(bot: &mut dyn Bot<R>, news: News<R>) {
    match news {
        News::Event(event) => bot.hear(&event),
        News::Over(seat, outcome) => bot.over(seat, &outcome),
    }
}
