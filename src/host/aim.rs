//! What a match is for, and what that allows: a lesson says what is to be done, a puzzle what the others reply.

use std::sync::Arc;

use super::{Host, Progress};
use crate::engine::Seat;
use crate::games::lesson::Now;
use crate::games::puzzle::{Puzzle, PuzzleStanding};
use crate::storage::lessons::Guide;
use crate::table::Explained;
use crate::table::any_match::{AnyMatch, BotMove};

/// What a match is for.
#[derive(Clone, Debug, Default)]
pub enum Aim {
    #[default]
    Match,
    Lesson(Guide),
    Puzzle(Arc<Puzzle>),
}

/// What has been done in a lesson, as far as its script goes, and one action more: what comes then is free.
fn played<'a>(guide: &Guide, live: &'a dyn AnyMatch) -> impl Iterator<Item = (Seat, String)> + use<'a> {
    (0..=guide.lesson.guided()).map_while(|number| live.action(number))
}

impl Aim {
    /// Where a match stands in what it is for.
    pub(super) fn progress(&self, live: &dyn AnyMatch) -> Progress {
        match self {
            Self::Match => Progress::Match,
            Self::Lesson(guide) => Progress::Lesson { guide: guide.clone(), played: played(guide, live).collect() },
            Self::Puzzle(puzzle) => {
                let standing = puzzle.standing(puzzle.done(live), live.outcome().as_ref());
                let taken = live.action(puzzle.from()).and_then(|(_, text)| puzzle.odds_of(&text));
                Progress::Puzzle { puzzle: puzzle.clone(), standing, taken }
            }
        }
    }
}

impl Host {
    /// Where the match stands in its lesson; [`Now::Free`] if it is none.
    fn lesson_now(&self) -> Now<'_> {
        match &self.aim {
            Aim::Lesson(guide) => guide.now(played(guide, &*self.live)),
            Aim::Match | Aim::Puzzle(_) => Now::Free,
        }
    }

    /// Whether what may be done is restricted by a lesson.
    pub(super) fn is_guided(&self) -> bool {
        self.lesson_now() != Now::Free
    }

    /// Whether a lesson has nothing against an action, whatever the rules say.
    pub(super) fn allows(&self, text: &str) -> bool {
        self.lesson_now().allows(text)
    }

    /// Why a lesson allows nothing else now; none if nobody is guided.
    pub(super) fn why_guided(&self) -> Option<Explained> {
        self.lesson_now().why()
    }

    /// Notes that the step that is only to be read has been read; false if there is none.
    pub(super) fn note_read(&mut self) -> bool {
        match &mut self.aim {
            Aim::Lesson(guide) => {
                let played = played(guide, &*self.live);
                guide.read_on(played)
            }
            Aim::Match | Aim::Puzzle(_) => false,
        }
    }

    /// What somebody does next because the script of a lesson or the line of a puzzle says so.
    pub(super) fn scripted(&self) -> Option<(Seat, String)> {
        match (&self.aim, self.lesson_now()) {
            (_, Now::Act(seat, text)) => Some((seat, text.to_owned())),
            (Aim::Puzzle(puzzle), _) => puzzle.reply(puzzle.done(&*self.live)).cloned(),
            _ => None,
        }
    }

    /// Whether nobody decides anything by themselves: a lesson says it, or a puzzle is missed until something has been taken back.
    pub(super) fn waits_for_learner(&self) -> bool {
        let missed = || match &self.aim {
            Aim::Puzzle(puzzle) => {
                let outcome = self.live.outcome();
                puzzle.standing(puzzle.done(&*self.live), outcome.as_ref()) == PuzzleStanding::Failed
            }
            Aim::Match | Aim::Lesson(_) => false,
        };
        self.is_guided() || missed()
    }

    /// What is known to be good without thinking: the first of what a lesson asks for, or the best chance in a puzzle.
    pub(super) fn known_hint(&self, seat: Seat) -> Option<BotMove> {
        let wanted: Vec<&str> = match (&self.aim, self.lesson_now()) {
            (_, Now::Step { left, .. }) => left,
            (Aim::Puzzle(puzzle), _) if self.live.len() == puzzle.from() => vec![&puzzle.odds.first()?.0],
            _ => return None,
        };
        let choices = self.live.choices(seat);
        let choice = wanted.iter().find_map(|wanted| choices.iter().find(|choice| choice.text == *wanted))?.clone();
        Some(BotMove { text: choice.text, targets: choice.targets, reason: None, fault: None })
    }

    /// The first moment to which something can be taken back.
    pub(super) fn first_length(&self) -> usize {
        match &self.aim {
            Aim::Puzzle(puzzle) => puzzle.from(),
            Aim::Match | Aim::Lesson(_) => 0,
        }
    }

    /// The script or the line is not followed any more; whatever has happened, the match can be played on.
    pub(super) fn give_aim_up(&mut self) {
        self.aim = Aim::Match;
    }

    /// Whether the last thing that `seat` took back would be done again by itself.
    pub(super) fn repeats(&self, seat: Seat) -> bool {
        match self.lesson_now() {
            Now::Free => self.by_itself(seat).is_some(),
            Now::Act(who, _) => who == seat,
            Now::Step { .. } => false,
        }
    }
}
