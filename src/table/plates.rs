//! What is said beside the table: plates, panels, chips within sentences, explanations.

use crate::engine::{Seat, Words};

/// How a card or piece in notation is shown within a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// What it is called where it is not drawn.
    pub name: Words,
    /// Text on the chip, translated if it is a message key; without any it is a sign.
    pub text: Option<Words>,
    /// Background as sRGB.
    pub colour: [u8; 3],
    /// Ink as sRGB.
    pub ink: [u8; 3],
    /// Icon after the text.
    pub icon: Option<&'static str>,
}

/// A counter on a seat's name plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// Icon from `assets/icons`.
    pub icon: &'static str,
    pub value: i64,
    pub title: Words,
}

/// An option as a button of the prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub words: Words,
    /// What taking it means, shown beside it.
    pub about: Option<Words>,
    /// Icon before the words, from `assets/icons`.
    pub icon: Option<&'static str>,
    /// Taking it gives something away that can still be done: one is asked first.
    pub warns: bool,
}

impl Button {
    /// A button that only says something.
    pub fn new(words: Words) -> Self {
        Self { words, about: None, icon: None, warns: false }
    }

    /// The same with what taking it means.
    #[must_use]
    pub fn meaning(mut self, about: Words) -> Self {
        self.about = Some(about);
        self
    }

    /// The same with what it gives away: one is asked first.
    #[must_use]
    pub fn warning(mut self, about: Words) -> Self {
        self.warns = true;
        self.meaning(about)
    }

    /// The same with an icon.
    #[must_use]
    pub fn pictured(mut self, icon: &'static str) -> Self {
        self.icon = Some(icon);
        self
    }
}

/// Batch of actions that is offered as one choice: a button that carries them out one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch<Action> {
    pub button: Button,
    pub actions: Vec<Action>,
}

/// What a number that is to be chosen means.
#[derive(Clone, Debug, PartialEq)]
pub struct Counting {
    /// What is done with so many.
    pub take: Words,
    /// What becomes of the others, and of how many things in all the number is taken; none where nothing is made of the rest.
    pub rest: Option<(Words, u8)>,
}

/// Whose turn, which phase, what is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// Message keys of this turn's phases in order.
    pub phases: Vec<&'static str>,
    /// Which of them is now.
    pub phase: usize,
    /// One sentence: what is asked of whoever is to act.
    pub prompt: Words,
}

/// A cell of a [`Panel`].
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub words: Words,
    /// Icon before the text.
    pub icon: Option<&'static str>,
    /// Background, if any.
    pub colour: Option<[u8; 3]>,
    /// Shown struck out and faint.
    pub gone: bool,
}

/// A small table that a game shows on request (what is unseen, scores by round).
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    pub title: Words,
    /// What stands before it where there are several, a file of `assets/icons`.
    pub icon: &'static str,
    /// A sentence under the heading.
    pub note: Option<Words>,
    pub rows: Vec<Vec<Cell>>,
    /// Curves drawn below the rows, one a seat.
    pub plot: Vec<Curve>,
}

/// What a seat had after each step, for a [`Panel`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    pub seat: Seat,
    /// The values in order, from the start.
    pub values: Vec<i32>,
}

/// A refusal or explanation with the place in the rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub words: Words,
    /// Section of the rule book.
    pub rule: Option<&'static str>,
}
