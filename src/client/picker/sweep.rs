//! Sweeping: a frame is drawn round several pieces, and all of them are taken, one after the other.

use bevy::math::Rect;
use bevy::prelude::*;

use super::Picker;
use super::press::PULL;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::session::Session;
use crate::table::{Lens, Target, sights};

/// A frame that is being drawn, and what was in the last one and has not been taken yet.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    /// Where it began, in logical pixels.
    from: Option<Vec2>,
    /// It has been drawn far enough to be no click.
    drawn: bool,
    gathered: Vec<Target>,
}

impl Picker {
    /// The frame that is being drawn, in logical pixels.
    pub fn frame(&self) -> Option<Rect> {
        let (from, to) = (self.sweep.from.filter(|_| self.sweep.drawn)?, self.pointer?);
        Some(Rect::from_corners(from, to))
    }

    /// Whether pieces wait to be taken.
    pub(super) fn gathering(&self) -> bool {
        !self.sweep.gathered.is_empty()
    }

    pub(super) fn stop_sweeping(&mut self) {
        self.sweep = Sweep::default();
    }

    /// A press may begin a frame where nothing can be taken.
    pub(super) fn begin_sweep(&mut self, session: &Session) {
        let free = self.prefix.is_empty() && self.hover.is_none_or(|hover| !self.next.contains(&hover));
        let gathers = free && self.seat.is_some_and(|seat| session.seen(false).gathers(seat));
        self.stop_sweeping();
        if gathers {
            self.sweep.from = self.pointer;
        }
    }

    /// Goes on with a frame: whether there is one, which nothing else may come of.
    pub(super) fn sweep(&mut self, mouse: &ButtonInput<MouseButton>, stage: &ShownLayout, lens: &Lens) -> bool {
        let (Some(from), Some(to)) = (self.sweep.from, self.pointer) else { return false };
        if !self.sweep.drawn && from.distance(to) > PULL {
            self.sweep.drawn = true;
            self.held = None;
        }
        let drawn = self.sweep.drawn;
        if !mouse.pressed(MouseButton::Left) {
            self.sweep.from = None;
            self.sweep.drawn = false;
            if drawn {
                let frame = Rect::from_corners(from, to);
                let within = sights(&stage.layout, lens).into_iter().filter(|it| frame.contains(it.rect.center()));
                let within = within.map(|sight| sight.target).filter(|target| self.next.contains(target));
                self.sweep.gathered = within.collect();
            }
        }
        drawn
    }

    /// The next of the pieces that were gathered.
    pub(super) fn gathered(&mut self) -> Option<Target> {
        self.seat?;
        let next = self.sweep.gathered.pop()?;
        if !self.next.contains(&next) {
            self.sweep.gathered.clear();
            return None;
        }
        Some(next)
    }
}
