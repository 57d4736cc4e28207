//! Looking closely at a thing: which one, and what is told of it.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Picker;
use super::aim::{place, spots};
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::director::Director;
use crate::client::input::Pressed;
use crate::client::pieces::faces::{FaceBook, WantedFaces};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::Session;
use crate::client::settings::Settings;
use crate::locale::{Locale, nobody};
use crate::table::{Lens, Picture, Sheet, Target};

/// A face as it is drawn on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Different for every drawing.
    pub name: String,
    /// The drawing as SVG.
    pub svg: String,
}

/// A thing that is looked at closely.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspected {
    pub target: Target,
    /// What is told of it; none before it has been looked at.
    pub sheet: Option<Sheet>,
    /// Its faces, in rows.
    pub drawings: Vec<Vec<Drawing>>,
    /// Where it is on the screen, in logical pixels.
    pub at: Option<Vec2>,
}

/// What the devices ask for that may be meant for the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calls {
    /// The command that opens and closes it.
    inspect: bool,
    /// The same by the middle button of the mouse on the table.
    middle: bool,
    left: bool,
    /// One step back.
    pub cancel: bool,
    /// The same by the right button of the mouse on the table.
    pub right: bool,
    confirm: bool,
    /// A number, which would choose something.
    number: bool,
    /// Keys and pad belong to the interface.
    blocked: bool,
    /// One step back, wherever keys and pointer are.
    away: bool,
}

impl Calls {
    pub(super) fn read(pressed: &Pressed, mouse: &ButtonInput<MouseButton>, blocks: &Blocks) -> Self {
        let click = |button| mouse.just_pressed(button);
        Self {
            inspect: pressed.just(InputAction::Inspect),
            middle: click(MouseButton::Middle) && !blocks.pointer,
            left: click(MouseButton::Left) && !blocks.pointer,
            cancel: pressed.just(InputAction::Cancel) && !blocks.keyboard,
            right: click(MouseButton::Right) && !blocks.pointer,
            confirm: pressed.just(InputAction::Confirm) && !blocks.keyboard,
            number: InputAction::NUMBERS.into_iter().any(|number| pressed.just(number)) && !blocks.keyboard,
            blocked: blocks.keyboard,
            away: pressed.just(InputAction::Cancel) || click(MouseButton::Right),
        }
    }
}

impl Picker {
    /// Looks closely at a thing.
    pub fn inspect(&mut self, target: Target) {
        if self.inspected.as_ref().is_none_or(|inspected| inspected.target != target) {
            self.inspected = Some(Inspected { target, sheet: None, drawings: Vec::new(), at: None });
        }
    }

    /// Opens, changes and closes the sheet. Whether that is what the devices asked for.
    pub(super) fn inspecting(&mut self, calls: Calls, stage: &ShownLayout, lens: &Lens) -> bool {
        let Some(inspected) = &self.inspected else {
            if !calls.inspect && !calls.middle {
                return false;
            }
            let first = || spots(self, stage, lens).into_iter().min_by_key(|(.., order)| *order);
            let target = match self.hover {
                Some(hover) => Some(hover),
                None => first().map(|(first, ..)| first).filter(|_| calls.inspect && !calls.blocked),
            };
            if let Some(target) = target {
                if self.hover.is_none() {
                    self.hover = Some(target);
                    self.focused = true;
                }
                self.inspect(target);
            }
            return target.is_some();
        };
        let other = self.hover.filter(|hover| calls.middle && *hover != inspected.target);
        if let Some(other) = other {
            self.inspect(other);
        } else if calls.inspect || calls.middle || calls.left || calls.away || calls.number {
            // Behind a sheet no key acts: it puts the sheet away.
            self.inspected = None;
        } else {
            // What is confirmed is the way to the rule book.
            return calls.confirm;
        }
        true
    }
}

/// Finds out what is told of the thing, and again whenever the match has changed.
pub(super) fn read(
    mut picker: ResMut<Picker>,
    session: Res<Session>,
    (director, mut was_busy): (Res<Director>, Local<bool>),
    (stage, lens): (Res<ShownLayout>, Res<Lens>),
    (book, wanted): (Res<FaceBook>, Res<WantedFaces>),
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(inspected) = &picker.inspected else { return };
    let new = std::mem::replace(&mut *was_busy, director.busy()) != director.busy();
    let changed = new || session.is_changed() || settings.is_changed() || stage.is_changed();
    if inspected.sheet.is_some() && !changed {
        return;
    }
    let target = inspected.target;
    let new = session.inspect(target, director.busy()).map(|sheet| {
        let rows = match &sheet.picture {
            Some(Picture::Faces(rows)) => rows.clone(),
            Some(Picture::Portrait(face)) => vec![vec![*face]],
            _ => Vec::new(),
        };
        let game = session.known.game();
        let drawing = |face| {
            let svg = book.drawing(&wanted, game, face, settings.palette, &|words| locale.say(words, &nobody))?;
            let name = format!("{game} {} {} {:?}", face.0, locale.language().code(), settings.palette);
            Some(Drawing { name, svg })
        };
        let drawings = rows.iter().map(|row| row.iter().copied().filter_map(drawing).collect()).collect();
        Inspected { target, sheet: Some(sheet), drawings, at: place(target, &stage, &lens) }
    });
    if picker.inspected != new {
        picker.inspected = new;
        redraw.write(RequestRedraw);
    }
}
