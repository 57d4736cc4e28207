//! What is told of a thing that is looked at closely.

use std::sync::Arc;

use super::{Body, Face, Look};
use crate::engine::Words;
use crate::table::Palette;

/// A drawing in the colours of each palette.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    svg: [Arc<str>; Palette::ALL.len()],
    /// Its height as a part of its width.
    pub shape: f32,
}

impl Drawing {
    /// A drawing of this shape, as SVG text for each palette.
    pub fn new(shape: f32, svg: impl Fn(Palette) -> String) -> Self {
        Self { svg: Palette::ALL.map(|palette| svg(palette).into()), shape }
    }

    /// The SVG text in a palette.
    pub fn svg(&self, palette: Palette) -> &str {
        &self.svg[palette as usize]
    }
}

/// How a thing is shown large.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// Cards, in rows from the far side to the near one.
    Faces(Vec<Vec<Face>>),
    /// A picture like a card, with words beside it.
    Portrait(Face),
    Drawing(Drawing),
    /// An icon from `assets/icons`.
    Icon(&'static str),
}

impl Picture {
    /// What a piece looks like, as far as that can be drawn on a sheet.
    pub fn of(look: &Look) -> Option<Self> {
        match look.body {
            Body::Card { front, back } => Some(Self::face(front.unwrap_or(back))),
            Body::Pile { back: face, .. } | Body::Decal { face, .. } => Some(Self::face(face)),
            Body::Model(_) | Body::Die { .. } | Body::Own(_) => None,
        }
    }

    /// Picture of a single card or printed face.
    pub fn face(face: Face) -> Self {
        Self::Faces(vec![vec![face]])
    }
}

/// A thing on the table, told at length.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub title: Words,
    pub picture: Option<Picture>,
    /// Its text and what the rules make of it now, a paragraph each.
    pub lines: Vec<Words>,
    /// Section of the rule book.
    pub rule: Option<&'static str>,
}

impl Sheet {
    /// The same sheet with one more paragraph.
    #[must_use]
    pub fn say(mut self, words: Words) -> Self {
        self.lines.push(words);
        self
    }

    /// The same sheet with another picture.
    #[must_use]
    pub fn shown(mut self, picture: Picture) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The same sheet with the section of the rule book.
    #[must_use]
    pub fn by_rule(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}
