//! Where interface and table touch: who has pointer and keys, and what a line of text points at.

use bevy::prelude::Resource;

use crate::table::Target;

/// Whether pointer and keyboard belong to the interface now; the table then leaves them alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blocks {
    /// The pointer is over a panel.
    pub pointer: bool,
    /// Keys and pad move the focus of the interface.
    pub keyboard: bool,
}

/// What a line of the chronicle or of a hint points at.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointed(pub Vec<Target>);
