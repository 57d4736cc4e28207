//! What a match is for, and what that allows: a lesson says what is to be done, a puzzle what the others reply.

use super::Host;
use crate::engine::{Seat, Words};
use crate::games::lesson::Now;
use crate::games::puzzle::{Puzzle, PuzzleStanding};
use crate::storage::lessons::Guide;
use crate::table::Explained;
use crate::table::any_match::BotMove;

/// What a match is for.
#[derive(Clone, Debug, Default)]
pub enum Aim {
    /// To be played.
    #[default]
    Match,
    /// To learn something.
    Lesson(Box<Guide>),
    /// To be solved.
    Puzzle(Box<Puzzle>),
}

impl Host {
    /// Where the match stands in its lesson; [`Now::Free`] if it is none.
    fn lesson_now(&self) -> Now<'_> {
        let Aim::Lesson(guide) = &self.aim else { return Now::Free };
        // What comes after the script matters only in that there is something.
        let played = (0..=guide.lesson.guided()).map_while(|number| self.live.action(number));
        guide.lesson.now(played, guide.read())
    }

    /// Whether what may be done is restricted by a lesson.
    pub(super) fn is_guided(&self) -> bool {
        self.lesson_now() != Now::Free
    }

    /// Whether a lesson has nothing against an action, whatever the rules say.
    pub(super) fn allows(&self, text: &str) -> bool {
        match self.lesson_now() {
            Now::Free => true,
            Now::Step { left, .. } => left.contains(&text),
            Now::Act(..) => false,
        }
    }

    /// Why a lesson allows nothing else now; none if nobody is guided.
    pub(super) fn why_guided(&self) -> Option<Explained> {
        let key = match self.lesson_now() {
            Now::Free => return None,
            Now::Step { step, .. } => step.why(),
            Now::Act(..) => None,
        };
        Some(Explained { words: Words::new(key.unwrap_or_else(|| "lesson-read-first".to_owned())), rule: None })
    }

    /// Notes that the step that is only to be read has been read; false if there is none.
    pub(super) fn note_read(&mut self) -> bool {
        let read = match self.lesson_now() {
            Now::Step { number, left, .. } if left.is_empty() => number,
            _ => return false,
        };
        if let Aim::Lesson(guide) = &mut self.aim {
            guide.note_read(read);
        }
        true
    }

    /// What somebody does next because the script of a lesson or the line of a puzzle says so.
    pub(super) fn scripted(&self) -> Option<(Seat, String)> {
        match (&self.aim, self.lesson_now()) {
            (_, Now::Act(seat, text)) => Some((seat, text.to_owned())),
            (Aim::Puzzle(puzzle), _) => {
                let mut line = puzzle.line.iter();
                let mut played = (puzzle.from()..self.live.len()).filter_map(|number| self.live.action(number));
                let next = played.all(|played| line.next() == Some(&played)).then(|| line.next())??;
                Some(next.clone()).filter(|(seat, _)| *seat != puzzle.solver)
            }
            _ => None,
        }
    }

    /// Whether nobody decides anything by themselves: a lesson says it, or a puzzle is missed until something has been taken back.
    pub(super) fn waits_for_learner(&self) -> bool {
        let missed = || match &self.aim {
            Aim::Puzzle(puzzle) => {
                let acted = (puzzle.from()..self.live.len()).filter_map(|number| self.live.action(number));
                puzzle.standing(acted, self.live.outcome().as_ref()) == PuzzleStanding::Failed
            }
            _ => false,
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
        Some(BotMove { text: choice.text, targets: choice.targets, reason: None })
    }

    /// The first moment to which something can be taken back.
    pub(super) fn first_length(&self) -> usize {
        match &self.aim {
            Aim::Puzzle(puzzle) => puzzle.from(),
            _ => 0,
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
