//! Thinking, for every game: levels, tempers, budgets, and the searches that bots are made of. Bots only ever see a view.
//!
//! [`random`], [`first`], [`baseline`] and [`greedy`] choose at once, [`alphabeta`] looks ahead in open two-player games, [`flat`]
//! where cards are hidden, and [`arena`] tells how strong the result is. [`forced`] proves wins, and
//! [`puzzles`] looks for those that are hard to see; where dice decide, [`odds`] tells the chance of a win, and [`chances`] looks
//! for turns in which the best one is hard to see. Behind a [`program`] stands code of somebody else.

pub mod alphabeta;
pub mod arena;
pub mod baseline;
pub mod chances;
pub mod first;
pub mod flat;
pub mod forced;
pub mod greedy;
#[cfg(test)]
pub(crate) mod habits;
pub mod helpful;
pub mod odds;
pub mod policy;
pub mod program;
pub mod puzzles;
pub mod random;
pub mod taste;
#[cfg(test)]
pub(crate) mod telling;
#[cfg(test)]
mod toys;

use std::time::{Duration, Instant};

use crate::engine::{Imagine, Outcome, Rules, Seat, Words};

pub use crate::engine::{BotKind, Level, Persona, Program, Temper};
use baseline::Baseline;
use first::First;
use random::Random;
pub use taste::Taste;

/// How long a search may go on. Iterations make a seed give the same move; the clock is only a cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Iterations (simulations or nodes).
    pub iterations: u32,
    /// Never longer than this.
    pub cap: Duration,
}

impl Budget {
    /// Starts the clock of one decision.
    pub fn start(self) -> DecisionClock {
        DecisionClock { budget: self, begun: Instant::now(), spent: 0 }
    }
}

/// One decision in progress: counts iterations and watches the clock.
#[derive(Clone, Debug)]
pub struct DecisionClock {
    budget: Budget,
    begun: Instant,
    spent: u32,
}

impl DecisionClock {
    /// Counts one more iteration; false (and not counted) when the budget is used up.
    pub fn go_on(&mut self) -> bool {
        if self.spent >= self.budget.iterations || self.out_of_time() {
            return false;
        }
        self.spent += 1;
        true
    }

    /// Counts one more iteration whatever the budget says, for searches that end their rounds evenly.
    pub fn count(&mut self) {
        self.spent += 1;
    }

    /// Iterations counted so far.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Whether the wall clock has ended this decision. One iteration is always granted, so that something is found.
    pub fn out_of_time(&self) -> bool {
        self.spent > 0 && self.begun.elapsed() >= self.budget.cap
    }
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<A> {
    pub action: A,
    /// A reason for the person who asked for a hint.
    pub reason: Option<Words>,
    pub iterations: u32,
}

/// One player made of code. It never sees more than the view of its seat.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the legal actions of `seat`; called only when `seat` is to act.
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action>;

    /// Why its last advice is none of its own, as the end of a sentence about it. Whoever seats a bot asks after each advice; what was
    /// advised is then the first legal action.
    fn fault(&self) -> Option<&str> {
        None
    }

    /// Whether it wants to be told what its seat sees happen, and how the match has ended.
    fn listens(&self) -> bool {
        false
    }

    /// Takes in an event, as its seat sees it.
    fn hear(&mut self, _event: &R::Event) {}

    /// Takes in how the match has ended for its seat.
    fn over(&mut self, _seat: Seat, _outcome: &Outcome) {}

    /// Whether there was a choice in its last decision, so that the time it took says something.
    fn had_choice(&self) -> bool {
        true
    }
}

impl BotKind {
    /// The bot of this kind in a game.
    pub fn bot<R: Bots + Imagine>(self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::First => Box::new(First),
            Self::Persona(persona) => R::bot(persona, seed),
        }
    }
}

/// What may be told of why a bot did something to whoever saw less than it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// All of its reason lies open.
    Whole(Words),
    /// So much lies open; whether there is more to it is hidden.
    Part(Words),
    /// It would give away what is hidden.
    Hidden,
}

/// The message that tells a reason once the deed is done, in place of the advice to do it: `x-hint-y` becomes `x-because-y`.
pub fn afterwards(reason: &Words) -> Words {
    Words { key: reason.key.replacen("-hint-", "-because-", 1), args: reason.args.clone() }
}

/// The bots that a game brings.
pub trait Bots: Rules {
    /// A bot of this level and temper; equal seeds play equally.
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>>;

    /// Strangers to measure the levels against: plans of one sentence.
    fn baselines() -> &'static [Baseline<Self>] {
        &[]
    }

    /// What a decision to stop (to end a turn, to pass, to do no more) gives away, as a share of the win: by how much the best thing
    /// that a search of four times a Master's effort finds is worth more. 0 if it finds nothing better; `None` if the action is no
    /// such decision, if nothing else could be done, or if the game is not searched by plans. Equal seeds search equally.
    fn regret(_view: &Self::View, _seat: Seat, _action: &Self::Action, _seed: u64) -> Option<f32> {
        None
    }

    /// What may be told of the reason for an action of a bot in `seat` to whoever saw `view` before it was done. It goes by the view
    /// alone, and by so much of the action as its events show to this viewer, so that it cannot give away more. Where nothing is
    /// ever hidden nobody asks: the reason itself is told.
    fn because(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Because {
        Because::Hidden
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_written_and_listed() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let words: Vec<&str> = Level::WORDS.split(", ").flat_map(|words| words.split(" or ")).collect();
        assert_eq!(words, Level::ALL.map(|level| level.into_str()));
        assert!("wizard".parse::<Level>().is_err_and(|error| error.contains("wizard") && error.contains(Level::WORDS)));
    }
}
