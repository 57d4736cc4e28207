//! Where interface and table touch: who has the pointer, what a line points at, what sticks to things on the table.

use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect};

use crate::client::table::{Pill, Target};

/// Whether pointer and keyboard belong to the interface now; the table then leaves them alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blocks {
    /// The pointer is over a panel.
    pub pointer: bool,
    /// Keys and pad move the focus of the interface.
    pub keyboard: bool,
}

/// What a line of the chronicle or of a hint points at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed(pub Option<Target>);

/// The pills of the table, with their places on the screen in points.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Projected(pub Vec<(Pos2, Pill)>);

/// Everything on the table, with its extent on the screen in points.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// What can be pointed at.
    pub named: Vec<(Target, Rect)>,
    /// What only stands there.
    pub nameless: Vec<Rect>,
}

impl Seen {
    /// Where a target is seen.
    #[must_use]
    pub fn of(&self, target: Target) -> Option<Rect> {
        self.named.iter().find(|(other, _)| *other == target).map(|(_, rect)| *rect)
    }
}
