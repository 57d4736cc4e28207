//! Pictures of the keys and buttons that carry out a command, for the device that was touched last.

use std::collections::HashMap;

use bevy::prelude::Resource;

use crate::client::controls::InputAction;

/// Names of files in `assets/glyphs`, by command.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Glyphs {
    names: HashMap<InputAction, String>,
    /// A pad is in hand.
    pub pad: bool,
}

impl Glyphs {
    /// From what the input module says.
    pub fn new(names: impl IntoIterator<Item = (InputAction, String)>, pad: bool) -> Self {
        Self { names: names.into_iter().collect(), pad }
    }

    /// Whether nothing is known yet.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The picture for a command, if it is bound on the present device.
    pub fn of(&self, command: InputAction) -> Option<&str> {
        self.names.get(&command).map(String::as_str)
    }
}
