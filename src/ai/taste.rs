//! What a bot likes, and how much that counts.

use super::{Level, Persona, Temper};

/// What somebody likes, and how much it counts: 1 for whoever plays by sound rules of thumb.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Taste {
    pub temper: Temper,
    /// By how much more than usual it counts.
    pub force: f32,
}

impl Persona {
    /// What it likes, and how much: whoever sees less well what is best goes more by taste.
    pub fn taste(self) -> Taste {
        let force = match self.level {
            Level::Apprentice => 2.0,
            Level::Journeyman => 1.3,
            Level::Veteran => 1.0,
            Level::Expert | Level::Master => 0.6,
        };
        Taste { temper: self.temper, force }
    }
}
