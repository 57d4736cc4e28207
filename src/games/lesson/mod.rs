//! Lessons: matches whose beginning is guided step by step, for every game, as data.
//!
//! A lesson is options, a seed and a script, so all that happens in it is known, the dice too. What the learner is to do now
//! follows from what has been done, as everything in a match does: a lesson can be left, saved, undone and gone on with like
//! any other match. `assets/lessons/README.md` tells how one is written.

mod folder;
mod read;

#[cfg(test)]
mod tests;

pub use folder::lessons;

use crate::ai::Level;
use crate::engine::{Seat, Words};
use crate::table::Explained;

/// A lesson that has been read and tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub game: String,
    /// What it is called among the lessons of its game; part of its message keys.
    pub name: String,
    /// Options of the match as RON.
    pub options: String,
    pub seed: u64,
    pub learner: Seat,
    /// How well the others play once nobody is guided any more; the lesson is over then if it does not say.
    pub then: Option<Level>,
    parts: Vec<LessonPart>,
}

/// A part of a lesson's script.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LessonPart {
    /// The learner is told something.
    Step(LessonStep),
    /// Somebody acts, in notation.
    Act(Seat, String),
}

/// Something that the learner is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// Message key of what is told: the idea.
    pub key: String,
    /// The line of the file.
    pub line: usize,
    /// What is to be done, in notation: all of it, in any order. Nothing if it is only to be read.
    pub actions: Vec<String>,
}

impl LessonStep {
    /// Message key of what is to be done; none if there is nothing to do but read.
    pub fn wanted(&self) -> Option<String> {
        self.beside("do")
    }

    /// Message key of why nothing else can be done now; none if there is nothing to do but read.
    pub fn why(&self) -> Option<String> {
        self.beside("why")
    }

    fn beside(&self, part: &str) -> Option<String> {
        (!self.actions.is_empty()).then(|| format!("{}-{part}", self.key))
    }
}

/// Where a match stands in its lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// The learner is told something.
    Step {
        /// Which of the steps it is, counted from 1.
        number: usize,
        step: &'a LessonStep,
        /// What of it is still to be done; nothing if it is only to be read.
        left: Vec<&'a str>,
    },
    /// Somebody acts as the script says.
    Act(Seat, &'a str),
    /// Nobody is guided: the script is over, or something else has been done.
    Free,
}

impl Now<'_> {
    /// Whether nothing is said against an action, whatever the rules say.
    pub fn allows(&self, text: &str) -> bool {
        match self {
            Self::Free => true,
            Self::Step { left, .. } => left.contains(&text),
            Self::Act(..) => false,
        }
    }

    /// Why nothing else is allowed now; none if nobody is guided.
    pub fn why(&self) -> Option<Explained> {
        let key = match self {
            Self::Free => return None,
            Self::Step { step, .. } => step.why(),
            Self::Act(..) => None,
        };
        Some(Explained { words: Words::new(key.unwrap_or_else(|| "lesson-read-first".to_owned())), rule: None })
    }
}

impl Lesson {
    /// Where a match stands in which this was `played`, and in which the steps up to number `read` have been read.
    pub fn now(&self, played: impl IntoIterator<Item = (Seat, String)>, read: usize) -> Now<'_> {
        let mut played = played.into_iter().peekable();
        let mut number = 0;
        for part in &self.parts {
            match part {
                LessonPart::Act(seat, text) => match played.next() {
                    None => return Now::Act(*seat, text),
                    Some((who, what)) if who == *seat && what == *text => {}
                    Some(_) => return Now::Free,
                },
                LessonPart::Step(step) => {
                    number += 1;
                    let mut left: Vec<&str> = step.actions.iter().map(String::as_str).collect();
                    if left.is_empty() && read < number && played.peek().is_none() {
                        return Now::Step { number, step, left };
                    }
                    while !left.is_empty() {
                        let Some((who, what)) = played.next() else { return Now::Step { number, step, left } };
                        match left.iter().position(|wanted| who == self.learner && *wanted == what) {
                            Some(done) => _ = left.remove(done),
                            None => return Now::Free,
                        }
                    }
                }
            }
        }
        Now::Free
    }

    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = &LessonStep> {
        self.parts.iter().filter_map(|part| match part {
            LessonPart::Step(step) => Some(step),
            LessonPart::Act(..) => None,
        })
    }

    /// Actions of the script: from there on nobody is guided.
    pub fn guided(&self) -> usize {
        let actions = |part: &LessonPart| match part {
            LessonPart::Step(step) => step.actions.len(),
            LessonPart::Act(..) => 1,
        };
        self.parts.iter().map(actions).sum()
    }

    /// Message key of its title; the same with `-about` says what it teaches.
    pub fn key(&self) -> String {
        format!("{}-lesson-{}", self.game, self.name)
    }

    /// Every message that it needs, with the line of the file that needs it.
    pub fn messages(&self) -> impl Iterator<Item = (usize, String)> {
        let title = [self.key(), format!("{}-about", self.key())].map(|key| (1, key));
        let of_step =
            |step: &LessonStep| [Some(step.key.clone()), step.wanted(), step.why()].map(|key| (step.line, key));
        let steps = self.steps().flat_map(of_step).filter_map(|(line, key)| Some((line, key?)));
        title.into_iter().chain(steps)
    }
}
